//! The state of the console.

use crate::{MAIN, Room};
use jiff::Timestamp;
use liege_chat::clock::ShiftedClock;
use liege_chat::plain::Names;
use liege_store::{LocalMember, LocalThread};
use liege_words::Language;
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;

/// The settings of a console.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The folder to which pictures are written.
    pub pictures: PathBuf,
    /// The language of the console's own lines.
    pub language: Language,
    /// Whether a person is at a terminal and wants a prompt.
    pub prompt: bool,
    /// Whether lines read are repeated, to make a transcript.
    pub transcript: bool,
}

/// A button that was shown under a number.
pub(super) struct Shown {
    pub(super) message: i64,
    pub(super) id: String,
    pub(super) label: String,
    pub(super) addressee: Option<String>,
    /// Whether an edit has taken it away.
    pub(super) gone: bool,
}

/// A message as it was printed last.
#[derive(Default)]
pub(super) struct Printed {
    /// The lines of its text.
    pub(super) lines: Vec<String>,
    /// The numbers of its buttons.
    pub(super) buttons: Vec<usize>,
    /// The ids of its pictures.
    pub(super) pictures: Vec<i64>,
}

pub(super) struct Console<W> {
    pub(super) room: Arc<Room>,
    pub(super) clock: Arc<ShiftedClock>,
    pub(super) setup: Setup,
    pub(super) output: W,
    pub(super) members: Vec<LocalMember>,
    pub(super) threads: Vec<LocalThread>,
    /// The speaker of lines without a name.
    pub(super) speaker: Option<String>,
    /// The place of lines that name none; every member has their own private room.
    pub(super) place: Where,
    /// The last message printed.
    pub(super) seen: i64,
    /// The time of the last edit printed.
    pub(super) edited: Timestamp,
    /// The printed messages, by their ids.
    pub(super) printed: HashMap<i64, Printed>,
    pub(super) buttons: Vec<Shown>,
    /// The paths of the latest files, by their names.
    pub(super) files: HashMap<String, PathBuf>,
}

/// A place before the speaker is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Where {
    /// A channel or thread.
    Place(String),
    /// The speaker's private room.
    Private,
}

impl<W> Names for Console<W> {
    fn member(&self, id: &str) -> Option<String> {
        Console::member(self, id).map(|name| format!("@{name}"))
    }

    fn place(&self, id: &str) -> Option<String> {
        Console::place(self, id).map(|name| format!("#{name}"))
    }
}

impl<W> Console<W> {
    /// A member's name.
    pub(super) fn member(&self, id: &str) -> Option<String> {
        self.members.iter().find(|member| member.id == id).map(|member| member.name.clone())
    }

    /// A place's name.
    pub(super) fn place(&self, id: &str) -> Option<String> {
        if id == MAIN {
            return Some(MAIN.to_owned());
        }
        self.threads.iter().find(|thread| thread.id == id).map(|thread| thread.name.clone())
    }
}
