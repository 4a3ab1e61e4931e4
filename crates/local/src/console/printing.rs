//! How the console prints messages and edits.

use super::pictures;
use super::state::{Console, Printed, Shown};
use liege_chat::plain;
use liege_store::LocalMessage;
use liege_words::Message;
use std::io::{self, Write};

/// The controls under a message, by id and label, in the order in which they are shown everywhere: the
/// options of a menu, and the buttons, or the other way round.
pub(super) fn pressed(message: &LocalMessage) -> impl Iterator<Item = (&str, &str)> {
    let options = message.menu.iter().flat_map(|menu| &menu.options);
    let options = options.map(|option| (option.id.as_str(), option.label.as_str()));
    let buttons = message.buttons.iter().map(|button| (button.id.as_str(), button.label.as_str()));
    let below = message.menu.as_ref().is_some_and(|menu| menu.below);
    let (above, last): (Vec<_>, Vec<_>) = match below {
        true => (buttons.collect(), options.collect()),
        false => (options.collect(), buttons.collect()),
    };
    above.into_iter().chain(last)
}

impl<W: Write> Console<W> {
    /// Prints a new message.
    pub(super) async fn print(&mut self, message: &LocalMessage) -> io::Result<()> {
        let text: Vec<String> = plain::plain(&message.text, self).lines().map(str::to_owned).collect();
        let mut lines = text.clone();
        lines.extend(self.pictures_of(message).await);
        for file in &message.files {
            lines.push(self.put_down(message.id, file).await);
        }
        let buttons = self.number_buttons(message, &[]);
        if !buttons.is_empty() {
            lines.push(self.row(&buttons));
        }
        self.remember(message, text, buttons);
        self.put(message, &lines)
    }

    fn remember(&mut self, message: &LocalMessage, lines: Vec<String>, buttons: Vec<usize>) {
        let pictures = message.pictures.iter().map(|picture| picture.id).collect();
        self.printed.insert(message.id, Printed { lines, buttons, pictures });
    }

    /// A line for each picture of a message: its path, and its alt text.
    async fn pictures_of(&self, message: &LocalMessage) -> Vec<String> {
        let mut lines = Vec::new();
        for picture in &message.pictures {
            let written = match self.room.store().local_picture(picture.id).await {
                Ok(Some(png)) => pictures::write(&self.setup.pictures, message.id, &picture.name, &png),
                Ok(None) => Err(io::Error::other(self.say(&Message::new("page-gone")))),
                Err(error) => Err(io::Error::other(error)),
            };
            let said = match written {
                // A transcript does not show the message numbers in the file names.
                Ok(_) if self.setup.transcript => {
                    Message::new("console-picture").with("path", picture.name.clone())
                }
                Ok(path) => Message::new("console-picture").with("path", path.display().to_string()),
                Err(error) => Message::new("local-picture-fault")
                    .with("path", self.setup.pictures.display().to_string())
                    .with("why", error.to_string()),
            };
            lines.push(format!("{} ({})", self.say(&said), picture.alt.replace('\n', " ")));
        }
        lines
    }

    /// Prints the changes of an edit: the message's first line, which identifies it, then the new lines, its
    /// buttons if there are new ones, and the removed ones.
    pub(super) async fn print_edit(&mut self, message: &LocalMessage) -> io::Result<()> {
        let text: Vec<String> = plain::plain(&message.text, self).lines().map(str::to_owned).collect();
        let before = self.printed.remove(&message.id).unwrap_or_default();
        let buttons = self.number_buttons(message, &before.buttons);
        let gone: Vec<usize> = before.buttons.iter().copied().filter(|n| !buttons.contains(n)).collect();
        for number in &gone {
            if let Some(shown) = number.checked_sub(1).and_then(|index| self.buttons.get_mut(index)) {
                shown.gone = true;
            }
        }
        let more = buttons.iter().any(|number| !before.buttons.contains(number));
        let same = before.lines == text;
        let first = text.first().cloned().unwrap_or_default();
        let mut lines = vec![self.say(&Message::new("console-edited").with("line", first))];
        lines.extend(text.iter().skip(1).filter(|line| !before.lines.contains(line)).cloned());
        let other = message.pictures.iter().any(|picture| !before.pictures.contains(&picture.id));
        if other {
            lines.extend(self.pictures_of(message).await);
        }
        if more {
            lines.push(self.row(&buttons));
        }
        if !gone.is_empty() {
            lines.push(self.say(&Message::new("console-buttons-gone").with("buttons", self.row(&gone))));
        }
        self.remember(message, text, buttons);
        if same && !more && !other && gone.is_empty() {
            return Ok(());
        }
        self.put(message, &lines)
    }

    /// Gives each button of a message its number; an old button keeps the one it had.
    fn number_buttons(&mut self, message: &LocalMessage, before: &[usize]) -> Vec<usize> {
        let mut numbers = Vec::with_capacity(message.buttons.len());
        for (id, label) in pressed(message) {
            let known = before.iter().copied().find(|number| {
                let shown = number.checked_sub(1).and_then(|index| self.buttons.get(index));
                shown.is_some_and(|shown| shown.id == id && shown.label == label)
            });
            numbers.push(known.unwrap_or_else(|| {
                self.buttons.push(Shown {
                    message: message.id,
                    id: id.to_owned(),
                    label: label.to_owned(),
                    addressee: message.addressee.clone(),
                    gone: false,
                });
                self.buttons.len()
            }));
        }
        numbers
    }

    /// A row of buttons: `[3] Join  [4] Help`
    fn row(&self, numbers: &[usize]) -> String {
        let label = |number: &usize| {
            let shown = number.checked_sub(1).and_then(|index| self.buttons.get(index));
            format!("[{number}] {}", shown.map_or("", |shown| &shown.label))
        };
        numbers.iter().map(label).collect::<Vec<_>>().join("  ")
    }

    /// Prints the lines of a message after the mark of its place.
    fn put(&mut self, message: &LocalMessage, lines: &[String]) -> io::Result<()> {
        let mark = match &message.addressee {
            Some(id) => format!("@{} privately", self.member(id).unwrap_or_else(|| id.clone())),
            None => format!("#{}", self.place(&message.place).unwrap_or_else(|| message.place.clone())),
        };
        for (index, line) in lines.iter().enumerate() {
            let mark = if self.setup.transcript && index > 0 { " " } else { mark.as_str() };
            writeln!(self.output, "{}", format!("{mark} | {line}").trim_end())?;
        }
        self.output.flush()
    }
}
