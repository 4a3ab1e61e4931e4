//! The local chat line by line, for scripts, tests and terminals.
//!
//! Lines go in as the `line` module tells (`p1: board`, `p1 #12: W:WC5-WV7`, `!advance 2d`). After every line
//! everything that is due is delivered and printed before the next line is read, so that the same lines
//! always give the same output. Every line printed begins with where it goes and ` | `:
//!
//! ```text
//! #main | ...                          for everybody in the channel
//! #Three-player chess #12 | ...        for everybody in a thread, by its name
//! @p1 privately | ...                  for p1 alone
//! ! ...                                from the console itself
//! ```
//! A message's pictures are written to a folder and named in lines `picture: PATH (alt text)`, its
//! buttons follow in a line as `[3] Join  [4] Help`. The numbers count up for as long as the console
//! runs; `p2: press 3` presses that button, `p2: press Join` the newest of that label which p2 sees.

mod line;
mod pictures;

use super::plain::{self, Names};
use super::{MAIN, Room, private_room};
use crate::clock::ShiftedClock;
use crate::store::{LocalMember, LocalMessage, LocalThread};
use crate::words::{Language, Message, words};
use jiff::{SignedDuration, Span, SpanRelativeTo};
use line::{DIRECTIVES, Directive, Line, Spot};
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Arc;
use tokio::io::{AsyncBufRead, AsyncBufReadExt as _};

/// How a console is set up.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The folder to which pictures are written.
    pub pictures: PathBuf,
    /// The language of the console's own lines.
    pub language: Language,
    /// Whether somebody sits at a terminal and wants a prompt.
    pub prompt: bool,
}

/// A button that was shown under a number.
struct Shown {
    message: i64,
    id: String,
    label: String,
    addressee: Option<String>,
}

struct Console<W> {
    room: Arc<Room>,
    clock: Arc<ShiftedClock>,
    setup: Setup,
    output: W,
    members: Vec<LocalMember>,
    threads: Vec<LocalThread>,
    /// Who says lines without a name.
    speaker: Option<String>,
    /// Where lines without a place are said; private rooms are everyone's own.
    place: Where,
    /// The last message printed.
    seen: i64,
    buttons: Vec<Shown>,
}

/// A place before it is known who speaks there.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Where {
    /// A channel or thread.
    Place(String),
    /// The private room of whoever speaks.
    Private,
}

/// Whether to go on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    Line,
    End,
}

impl<W> Names for Console<W> {
    fn member(&self, id: &str) -> Option<String> {
        self.members.iter().find(|member| member.id == id).map(|member| member.name.clone())
    }

    fn place(&self, id: &str) -> Option<String> {
        if id == MAIN {
            return Some(MAIN.to_owned());
        }
        self.threads.iter().find(|thread| thread.id == id).map(|thread| thread.name.clone())
    }
}

/// Reads lines until the input ends (or `!quit`), and prints what they lead to.
///
/// # Errors
/// If the input or output fails.
pub async fn run(
    room: Arc<Room>,
    clock: Arc<ShiftedClock>,
    setup: Setup,
    mut input: impl AsyncBufRead + Unpin,
    output: impl Write,
) -> io::Result<()> {
    let seen = room.store().local_last().await.map_err(io::Error::other)?;
    let mut console = Console {
        room,
        clock,
        setup,
        output,
        members: Vec::new(),
        threads: Vec::new(),
        speaker: None,
        place: Where::Place(MAIN.to_owned()),
        seen,
        buttons: Vec::new(),
    };
    // What an earlier run left to be delivered.
    console.settle().await?;
    let mut bytes = Vec::new();
    loop {
        if console.setup.prompt {
            write!(console.output, "> ")?;
            console.output.flush()?;
        }
        bytes.clear();
        if input.read_until(b'\n', &mut bytes).await? == 0 {
            return Ok(());
        }
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let next = console.line(&text).await?;
        console.settle().await?;
        if next == Next::End {
            return Ok(());
        }
    }
}

impl<W: Write> Console<W> {
    async fn line(&mut self, text: &str) -> io::Result<Next> {
        self.look_around().await?;
        let is_member = |name: &str| self.find_member(name).is_some();
        match line::read(text, is_member) {
            Line::Nothing => {}
            Line::Directive(directive) => return self.directive(directive).await,
            Line::UnknownDirective(name) => {
                let near = DIRECTIVES
                    .into_iter()
                    .map(|known| (strsim::osa_distance(known, name), known))
                    .filter(|(distance, known)| *distance <= 2 && *distance < known.len())
                    .min()
                    .map_or("none", |(_, known)| known);
                self.tell(&Message::new("console-directive-unknown").with("name", name).with("near", near))?;
            }
            Line::Speech { who, place, text } => {
                let Some(who) = who.and_then(|name| self.find_member(name)).or_else(|| self.speaker.clone())
                else {
                    self.not_said(text)?;
                    return Ok(Next::Line);
                };
                let place = match place {
                    None => Ok(self.place.clone()),
                    Some(spot) => self.find_place(spot).await?,
                };
                match place {
                    Err(name) => self.no_place(&name)?,
                    Ok(place) => {
                        let place = match place {
                            Where::Place(id) => id,
                            Where::Private => private_room(&who),
                        };
                        self.speech(&who, &place, text).await?;
                    }
                }
            }
        }
        Ok(Next::Line)
    }

    async fn speech(&mut self, who: &str, place: &str, text: &str) -> io::Result<()> {
        let done = match line::pressed(text) {
            Some(button) => match self.find_button(who, place, button).await? {
                Ok((message, id)) => self.room.press(who, message, &id, None, None).await.map(|_| ()),
                Err(why) => return self.tell(&why),
            },
            None => self.room.say(who, place, text, None, None).await.map(|_| ()),
        };
        match done {
            Ok(()) => Ok(()),
            Err(error) => self.tell(&error.message()),
        }
    }

    async fn directive(&mut self, directive: Directive<'_>) -> io::Result<Next> {
        match directive {
            Directive::Quit => return Ok(Next::End),
            Directive::Help => self.tell(&Message::new("console-help"))?,
            Directive::Now => self.tell_time()?,
            Directive::Advance("") => self.tell(&Message::new("console-advance-how"))?,
            Directive::Advance(span) => match self.advance(span) {
                Ok(()) => self.tell_time()?,
                Err(why) => {
                    self.tell(&Message::new("console-advance-bad").with("span", span).with("why", why))?;
                }
            },
            Directive::As("") => {
                self.speaker = None;
                self.tell(&Message::new("console-as-nobody"))?;
            }
            Directive::As(name) => match self.find_member(name) {
                Some(id) => {
                    let name = self.member(&id).unwrap_or_default();
                    self.speaker = Some(id);
                    self.tell(&Message::new("console-as").with("name", name))?;
                }
                None => self.no_member(name)?,
            },
            Directive::In(text) => {
                let place = match line::spot(text) {
                    None => Ok(Where::Place(MAIN.to_owned())),
                    Some(spot) => self.find_place(spot).await?,
                };
                match place {
                    Ok(place) => {
                        let name = match &place {
                            Where::Place(id) => format!("#{}", self.place(id).unwrap_or_default()),
                            Where::Private => "@".to_owned(),
                        };
                        self.place = place;
                        self.tell(&Message::new("console-in").with("place", name))?;
                    }
                    Err(name) => self.no_place(&name)?,
                }
            }
            Directive::Members | Directive::Member("") => {
                let members = self.all_names();
                self.tell(&Message::new("console-members").with("members", members))?;
            }
            Directive::Member(name) => match self.room.add_member(name).await {
                Ok(member) => self.tell(&Message::new("console-member").with("name", member.name))?,
                Err(error) => self.tell(&error.message())?,
            },
        }
        Ok(Next::Line)
    }

    /// Delivers what is due and prints everything new.
    async fn settle(&mut self) -> io::Result<()> {
        // A letter may make others due (a thread must be open before anything is posted in it). The bound
        // only guards against a delivery that never comes to an end.
        for _ in 0..1_000 {
            if self.room.deliver_due().await == 0 {
                break;
            }
        }
        self.look_around().await?;
        loop {
            let store = self.room.store();
            let new = store.local_messages_after(None, self.seen, 100).await.map_err(io::Error::other)?;
            if new.is_empty() {
                break;
            }
            for message in new {
                self.seen = message.id;
                if message.author.is_none() {
                    self.print(&message).await?;
                }
            }
        }
        self.output.flush()
    }

    /// Reads who and what is there now.
    async fn look_around(&mut self) -> io::Result<()> {
        let store = self.room.store();
        self.members = store.local_members().await.map_err(io::Error::other)?;
        self.threads = store.local_threads().await.map_err(io::Error::other)?;
        Ok(())
    }

    async fn print(&mut self, message: &LocalMessage) -> io::Result<()> {
        let mark = match &message.addressee {
            Some(id) => format!("@{} privately", self.member(id).unwrap_or_else(|| id.clone())),
            None => format!("#{}", self.place(&message.place).unwrap_or_else(|| message.place.clone())),
        };
        let text = plain::plain(&message.text, self);
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        for picture in &message.pictures {
            let written = match self.room.store().local_picture(picture.id).await {
                Ok(png) => {
                    pictures::write(&self.setup.pictures, message.id, &picture.name, &png.unwrap_or_default())
                }
                Err(error) => Err(io::Error::other(error)),
            };
            let said = match written {
                Ok(path) => Message::new("console-picture").with("path", path.display().to_string()),
                Err(error) => Message::new("local-picture-fault")
                    .with("path", self.setup.pictures.display().to_string())
                    .with("why", error.to_string()),
            };
            lines.push(format!("{} ({})", self.say(&said), picture.alt.replace('\n', " ")));
        }
        if !message.buttons.is_empty() {
            let mut row = Vec::with_capacity(message.buttons.len());
            for button in &message.buttons {
                self.buttons.push(Shown {
                    message: message.id,
                    id: button.id.clone(),
                    label: button.label.clone(),
                    addressee: message.addressee.clone(),
                });
                row.push(format!("[{}] {}", self.buttons.len(), button.label));
            }
            lines.push(row.join("  "));
        }
        for line in lines {
            writeln!(self.output, "{}", format!("{mark} | {line}").trim_end())?;
        }
        self.output.flush()
    }

    fn advance(&self, span: &str) -> Result<(), String> {
        let span: Span = span.parse().map_err(|error: jiff::Error| error.to_string())?;
        let by: SignedDuration =
            span.to_duration(SpanRelativeTo::days_are_24_hours()).map_err(|error| error.to_string())?;
        if by.is_negative() {
            return Err(self.say(&Message::new("console-advance-back")));
        }
        if self.clock.advance(by) { Ok(()) } else { Err(self.say(&Message::new("console-advance-far"))) }
    }

    fn find_member(&self, name: &str) -> Option<String> {
        let id = name.trim().trim_start_matches('@').to_lowercase();
        self.members.iter().find(|member| member.id == id).map(|member| member.id.clone())
    }

    /// The place meant, or how it was named if there is none.
    async fn find_place(&self, spot: Spot<'_>) -> io::Result<Result<Where, String>> {
        let place = match spot {
            Spot::Private => return Ok(Ok(Where::Private)),
            Spot::Table(number) => {
                let place = self.room.place_of_table(number).await.map_err(io::Error::other)?;
                return Ok(place.map(Where::Place).ok_or_else(|| format!("#{number}")));
            }
            Spot::Named(name) if name.eq_ignore_ascii_case(MAIN) => Some(MAIN.to_owned()),
            Spot::Named(name) => {
                let low = name.to_lowercase();
                let named = |thread: &&LocalThread| thread.id == low || thread.name.to_lowercase() == low;
                let begins = |thread: &&LocalThread| thread.name.to_lowercase().starts_with(&low);
                let found =
                    self.threads.iter().rev().find(named).or_else(|| self.threads.iter().rev().find(begins));
                found.map(|thread| thread.id.clone())
            }
        };
        Ok(place.map(Where::Place).ok_or_else(|| match spot {
            Spot::Named(name) => format!("#{name}"),
            Spot::Table(_) | Spot::Private => String::new(),
        }))
    }

    /// The button meant: by its number, or the newest of that label that `who` sees.
    async fn find_button(
        &self,
        who: &str,
        place: &str,
        button: &str,
    ) -> io::Result<Result<(i64, String), Message>> {
        if let Ok(number) = button.trim_start_matches('[').trim_end_matches(']').parse::<usize>() {
            let shown = number.checked_sub(1).and_then(|index| self.buttons.get(index));
            return Ok(shown
                .map(|shown| (shown.message, shown.id.clone()))
                .ok_or_else(|| Message::new("local-no-button-number").with("number", number.to_string())));
        }
        let low = button.to_lowercase();
        let sees = |shown: &&Shown| shown.addressee.as_deref().is_none_or(|only| only == who);
        let visible = || self.buttons.iter().rev().filter(sees);
        let found = visible()
            .find(|shown| shown.label.to_lowercase() == low)
            .or_else(|| visible().find(|shown| shown.label.to_lowercase().starts_with(&low)));
        if let Some(shown) = found {
            return Ok(Ok((shown.message, shown.id.clone())));
        }
        // Shown by an earlier run.
        let earlier = self.room.messages(who, place, i64::MAX, 100).await.map_err(io::Error::other)?;
        let mut labels =
            earlier.iter().rev().flat_map(|m| m.buttons.iter().map(move |button| (m.id, button)));
        let found = labels.find(|(_, known)| known.label.to_lowercase() == low);
        Ok(found.map(|(message, known)| (message, known.id.clone())).ok_or_else(|| {
            let name = self.member(who).unwrap_or_default();
            Message::new("local-no-button-label").with("name", name).with("label", button)
        }))
    }

    fn not_said(&mut self, text: &str) -> io::Result<()> {
        // `ada: hello` from somebody who is not here.
        let name = text.split_once(':').map(|(head, _)| head.split_whitespace().next().unwrap_or_default());
        match name {
            Some(name) if crate::config::check_member_name(name).is_ok() => self.no_member(name),
            _ => {
                let member = self.members.first().map_or("p1", |member| &member.name).to_owned();
                self.tell(&Message::new("console-speech").with("member", member))
            }
        }
    }

    fn no_member(&mut self, name: &str) -> io::Result<()> {
        let members = self.all_names();
        self.tell(&Message::new("local-no-member").with("name", name).with("members", members))
    }

    fn no_place(&mut self, name: &str) -> io::Result<()> {
        let threads = self.threads.iter().map(|thread| thread.name.as_str());
        let names: Vec<String> =
            std::iter::once(MAIN).chain(threads).map(|name| format!("#{name}")).collect();
        self.tell(&Message::new("local-no-place").with("name", name).with("places", names.join(", ")))
    }

    fn all_names(&self) -> String {
        self.members.iter().map(|member| member.name.as_str()).collect::<Vec<_>>().join(", ")
    }

    fn tell_time(&mut self) -> io::Result<()> {
        let now = plain::time(self.room.now());
        self.tell(&Message::new("console-now").with("time", now))
    }

    fn say(&self, message: &Message) -> String {
        words().say(self.setup.language, message)
    }

    fn tell(&mut self, message: &Message) -> io::Result<()> {
        for line in self.say(message).lines() {
            writeln!(self.output, "! {line}")?;
        }
        Ok(())
    }
}
