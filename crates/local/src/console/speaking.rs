//! The console's own words.

use super::state::Console;
use liege_chat::plain;
use liege_game::words;
use liege_words::Message;
use std::io::{self, Write};

impl<W: Write> Console<W> {
    /// Repeats a line for a transcript; comments and empty lines are unchanged.
    pub(super) fn echo(&mut self, line: &str) -> io::Result<()> {
        let line = line.trim();
        let mark = if line.is_empty() || line.starts_with(';') { "" } else { "> " };
        writeln!(self.output, "{mark}{line}")
    }

    pub(super) fn tell_time(&mut self) -> io::Result<()> {
        let now = plain::time(self.room.now());
        self.tell(&Message::new("console-now").with("time", now))
    }

    pub(super) fn say(&self, message: &Message) -> String {
        words().say(self.setup.language, message)
    }

    /// Prints the console's own words.
    pub(super) fn tell(&mut self, message: &Message) -> io::Result<()> {
        for line in self.say(message).lines() {
            writeln!(self.output, "! {line}")?;
        }
        Ok(())
    }
}
