//! The local chat line by line, for scripts, tests and terminals.
//!
//! The form of input lines is described in the `line` module (`p1: board`, `p1 #12: W:WC5-WV7`, `!advance
//! 2d`). After every line everything due is delivered and printed before the next line is read, so that equal
//! input gives equal output. Every printed line begins with its place and ` | `:
//!
//! ```text
//! #main | ... for everybody in the channel
//! #Three-player chess #12 | ... for everybody in a thread, by its name
//! @p1 privately | ... for p1 alone
//! ! ... from the console itself
//! ```
//! A message's pictures are written to a folder and named in lines `picture: PATH (alt text)`, its buttons
//! follow in a line as `[3] Join [4] Help`. The numbers count up for as long as the console runs; `p2: press
//! 3` presses that button, `p2: press Join` the newest with that label that p2 sees.
//!
//! Files are written and named like pictures, and sent by their names: `p1: import file:table-1.liege.txt`
//! sends the latest file with that name, or else the one at that path.
//!
//! A message that is edited is printed again with `(edited)`: its first line, the lines that are new, and the
//! buttons that came or went. With `--transcript` every line read is repeated after `> `, and the place
//! is named before the first line of a message only:
//!
//! ```text
//! > p2: press Join
//! #main | @p2 sits down at table #1 as White.
//!  | The game begins.
//! ```

mod files;
mod finding;
mod line;
mod pictures;
mod printing;
mod speaking;
mod state;

pub use pictures::write_own;
pub use state::Setup;

use super::{LIMIT, MAIN, Room, RoomError, private_room};
use jiff::{SignedDuration, Span, SpanRelativeTo};
use liege_chat::asks_first;
use liege_chat::clock::ShiftedClock;
use liege_words::Message;
use liege_words::limited::{self, Lines};
use line::{DIRECTIVES, Directive, Line};
use state::{Console, Where};
use std::collections::HashMap;
use std::io::{self, Write};
use std::sync::Arc;
use tokio::io::AsyncBufRead;

/// The largest length of a line, in bytes: that of a message in the longest letters, with its speaker and
/// place.
const MOST_LINE: usize = 4 * LIMIT + 1_000;

/// Whether the console goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    Line,
    End,
}

/// Reads lines until the input ends (or `!quit`, or the data file is lost), and prints their effects.
///
/// # Errors
/// Returns an error if the input or output fails.
pub async fn run(
    room: Arc<Room>,
    clock: Arc<ShiftedClock>,
    setup: Setup,
    mut input: impl AsyncBufRead + Unpin,
    output: impl Write,
) -> io::Result<()> {
    let seen = room.store().local_last().await.map_err(io::Error::other)?;
    let edited = room.store().local_last_edit().await.map_err(io::Error::other)?;
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
        edited,
        printed: HashMap::new(),
        buttons: Vec::new(),
        files: HashMap::new(),
    };
    // An earlier run may have left deliveries.
    console.settle().await?;
    let mut lines = Lines::of(MOST_LINE);
    loop {
        if console.setup.prompt {
            write!(console.output, "> ")?;
            console.output.flush()?;
        }
        let read = tokio::select! {
            biased;
            _ = console.room.store().lost() => return Ok(()),
            read = lines.next_of(&mut input) => read?,
        };
        let Some(line) = read else { return Ok(()) };
        let (limited::Line::Whole(bytes) | limited::Line::TooLong(bytes)) = line;
        let text = String::from_utf8_lossy(bytes).into_owned();
        if console.setup.transcript {
            console.echo(&text)?;
        }
        let next = if matches!(line, limited::Line::TooLong(_)) {
            console.tell(&RoomError::TooLong.message())?;
            Next::Line
        } else {
            console.line(&text).await?
        };
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
                Ok((message, id)) => self.room.press(who, message, &id, None, None, None).await.map(|_| ()),
                // The text after the button's name is the answer to its form.
                Err(why) => match button.split_once(char::is_whitespace) {
                    Some((button, text)) => match self.find_button(who, place, button).await? {
                        Ok((message, id)) if asks_first(&id) => {
                            let text = Some(text.trim());
                            self.room.press(who, message, &id, text, None, None).await.map(|_| ())
                        }
                        _ => return self.tell(&why),
                    },
                    None => return self.tell(&why),
                },
            },
            None => match self.with_files(text) {
                Ok((text, files)) => self.room.say(who, place, &text, files, None, None).await.map(|_| ()),
                Err(why) => return self.tell(&why),
            },
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

    /// Delivers everything due and prints everything new.
    async fn settle(&mut self) -> io::Result<()> {
        // A message may make others due (a thread must be open before anything is posted in it). The bound
        // only guards against endless deliveries.
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
        loop {
            let store = self.room.store();
            let edits = store.local_messages_edited_after(None, self.edited, 100).await;
            let edits = edits.map_err(io::Error::other)?;
            if edits.is_empty() {
                break;
            }
            for message in edits {
                self.edited = message.edited.unwrap_or(self.edited);
                self.print_edit(&message).await?;
            }
        }
        self.output.flush()
    }

    /// Reads the present members and places.
    async fn look_around(&mut self) -> io::Result<()> {
        let store = self.room.store();
        self.members = store.local_members().await.map_err(io::Error::other)?;
        self.threads = store.local_threads().await.map_err(io::Error::other)?;
        Ok(())
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
}
