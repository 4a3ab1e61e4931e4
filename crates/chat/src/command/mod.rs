//! What a command is. Each is declared once, in its group's file under [`super::commands`]; from the declaration
//! follow the typed reader, the slash command, completion, limits and help. What it is called, and what people type
//! for it, stands in `src/words/<language>/commands.ftl`.

mod given;
mod name;
mod press;
pub(crate) mod typed;

pub(crate) use crate::wording::command_name::{example_words, help_words, is_called};
pub use crate::wording::command_name::{line, typed_as};
pub(crate) use given::MESSAGE;
pub use given::{Call, Given};
pub use name::{about, argument, choice, group, mention, on, slash, words_for};
pub(crate) use press::{Button, Form, Part};

use crate::desk::{Answers, Asker, Desk, Field, Share};
use futures::future::BoxFuture;
use liege_store::Scope;
use std::fmt;

/// What a command comes to.
pub(crate) type Doing<'a> = BoxFuture<'a, Answers>;
/// How a command is carried out.
pub(crate) type Run = for<'a> fn(&'a Desk, &'a Asker<'a>, &'a Given) -> Doing<'a>;
/// Reads what stands behind the word of a command, and the table if one was named; the error is the id of the sentence
/// that says what would be right.
pub type Read = fn(Option<i64>, &str) -> Result<Given, &'static str>;

/// The most words that a command reads, unless it takes a text of somebody's own. A new table for four players with all its
/// settings has about 30.
const WORDS: usize = 60;

/// A command.
pub struct Command {
    /// What it is called in data and in the language files.
    pub id: &'static str,
    /// Under which heading help lists it.
    pub section: Section,
    /// The group of slash commands that it belongs to; none: it stands by itself.
    pub group: Option<&'static str>,
    /// Where its slash command appears, if it stands by itself; a group says so for all of its own.
    pub reach: Reach,
    /// Whether its slash command is shown only to those who manage the server, unless the server decides otherwise.
    pub managers: bool,
    /// What it can be asked for by pointing at it, in the menus that Discord opens beside messages and members; the
    /// entry is called as `.on` says in the language files.
    pub on: Option<On>,
    /// What a token must be good for, so that a program may ask for it at a table; none: no program may. What `move` and
    /// `act` need follows from what is played.
    pub(crate) program: Option<Scope>,
    /// What it takes, in the order in which the slash command asks.
    pub args: &'static [Arg],
    /// What it is counted as.
    pub(crate) cost: &'static [Share],
    /// How it is typed.
    pub(crate) typed: Typed,
    /// The most words that it reads; a longer text is refused before anybody looks at it. None: it takes a text of
    /// somebody's own, or moves, which have limits of their own.
    pub(crate) most_words: Option<usize>,
    /// Brings what a slash command gives part by part into the form that typing gives.
    pub(crate) compose: fn(Given) -> Given,
    /// What it does.
    pub(crate) run: Run,
}

impl Command {
    /// A command that takes nothing and costs what most do.
    pub(crate) const fn new(id: &'static str, section: Section, run: Run) -> Command {
        Command {
            id,
            section,
            group: None,
            reach: Reach::WithBot,
            managers: false,
            on: None,
            program: None,
            args: &[],
            cost: &[Share::Command],
            typed: Typed::Nothing,
            most_words: Some(WORDS),
            compose: |given| given,
            run,
        }
    }

    /// A command in a group of slash commands.
    pub(crate) const fn within(group: &'static str, id: &'static str, section: Section, run: Run) -> Command {
        Command { group: Some(group), ..Command::new(id, section, run) }
    }

    /// Lets its slash command appear elsewhere.
    pub(crate) const fn reach(self, reach: Reach) -> Command {
        Command { reach, ..self }
    }

    /// Shows it only to those who manage the server.
    pub(crate) const fn for_managers(self) -> Command {
        Command { managers: true, ..self }
    }

    /// Puts it into the menu beside the thing that it is about.
    pub(crate) const fn on(self, on: On) -> Command {
        Command { on: Some(on), ..self }
    }

    /// Opens it to programs with a token that is good for this.
    pub(crate) const fn by_program(self, scope: Scope) -> Command {
        Command { program: Some(scope), ..self }
    }

    /// Gives it arguments.
    pub(crate) const fn takes(self, args: &'static [Arg]) -> Command {
        Command { args, ..self }
    }

    /// Lets it take a table and nothing else.
    pub(crate) const fn at_table(self) -> Command {
        Command { args: &[TABLE], typed: Typed::Table, ..self }
    }

    /// Counts it as something else.
    pub(crate) const fn costs(self, cost: &'static [Share]) -> Command {
        Command { cost, ..self }
    }

    /// Lets it be typed in another way than by its word alone.
    pub(crate) const fn typed(self, typed: Typed) -> Command {
        Command { typed, ..self }
    }

    /// Lets it take a text of any length.
    pub(crate) const fn prose(self) -> Command {
        Command { most_words: None, ..self }
    }

    /// Refuses what has more words than it reads.
    ///
    /// # Errors
    /// The id of the sentence.
    pub(crate) fn bounded<'a>(&self, texts: impl IntoIterator<Item = &'a str>) -> Result<(), &'static str> {
        let Some(most) = self.most_words else { return Ok(()) };
        let mut words = texts.into_iter().flat_map(str::split_whitespace);
        if words.nth(most).is_some() { Err("limit-words") } else { Ok(()) }
    }

    /// Brings the parts of its slash command into the form that typing gives.
    pub(crate) const fn composed(self, compose: fn(Given) -> Given) -> Command {
        Command { compose, ..self }
    }
}

/// A deed that time starts for a group of commands: upkeep reads it from the registry, and nobody calls it.
pub(crate) struct Timed {
    /// When in a round of upkeep it comes.
    pub(crate) when: When,
    /// The deed.
    pub(crate) run: for<'a> fn(&'a Desk) -> BoxFuture<'a, ()>,
}

/// When in a round of upkeep something comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum When {
    /// Before the tables whose hour has come, and after them once more.
    AroundTables,
    /// After everything that changes a table.
    Last,
}

impl fmt::Debug for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

impl PartialEq for Command {
    fn eq(&self, other: &Command) -> bool {
        self.id == other.id
    }
}

impl Eq for Command {}

/// What a command is asked for beside: which argument is filled in by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum On {
    /// A message, which says which table is meant; its text is that argument.
    Message(Option<&'static str>),
    /// A member.
    Member(&'static str),
}

/// The headings under which help lists commands, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// Playing.
    Play,
    /// Negotiating.
    Deal,
    /// At the table.
    Table,
    /// Ratings.
    Standing,
    /// For oneself, and about the program.
    You,
}

impl Section {
    /// All, in the order of help.
    pub const ALL: [Section; 5] =
        [Section::Play, Section::Deal, Section::Table, Section::Standing, Section::You];

    /// The id of its heading.
    pub(crate) fn heading(self) -> &'static str {
        match self {
            Section::Play => "help-group-play",
            Section::Deal => "help-group-deal",
            Section::Table => "help-group-table",
            Section::Standing => "help-group-standing",
            Section::You => "help-group-you",
        }
    }
}

/// Where a slash command appears.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// On servers alone.
    Server,
    /// Where the bot is: on servers, and in direct messages with it.
    WithBot,
    /// Everywhere, also for those who have installed it for themselves: what is for one's own eyes.
    Everywhere,
}

/// A group of slash commands.
pub struct Group {
    /// Its id, also its English name.
    pub id: &'static str,
    /// Where it appears.
    pub reach: Reach,
}

/// The groups.
pub const GROUPS: &[Group] = &[
    Group { id: "table", reach: Reach::WithBot },
    Group { id: "record", reach: Reach::Everywhere },
    Group { id: "seek", reach: Reach::Server },
    Group { id: "challenge", reach: Reach::WithBot },
    Group { id: "host", reach: Reach::WithBot },
    Group { id: "rating", reach: Reach::Everywhere },
    Group { id: "remind", reach: Reach::Everywhere },
    Group { id: "settings", reach: Reach::Everywhere },
    Group { id: "block", reach: Reach::Everywhere },
];

/// What is counted as a move.
pub const MOVE: &[Share] = &[Share::Move];
/// What shows a picture.
pub const PICTURE: &[Share] = &[Share::Command, Share::Picture];
/// What shows a game again.
pub const FILM: &[Share] = &[Share::Command, Share::Film];

/// Something that a command takes.
#[derive(Clone, Copy, Debug)]
pub struct Arg {
    /// Its id, also its English name; `arg-<id>` in the language files.
    pub name: &'static str,
    /// What it may be.
    pub kind: Kind,
    /// Whether the slash command can't do without it.
    pub required: bool,
}

impl Arg {
    /// One that may be left out.
    pub(crate) const fn may(name: &'static str, kind: Kind) -> Arg {
        Arg { name, kind, required: false }
    }

    /// One that is needed.
    pub(crate) const fn must(name: &'static str, kind: Kind) -> Arg {
        Arg { name, kind, required: true }
    }
}

/// The table, for those who play at several.
pub const TABLE: Arg = Arg::may("table", Kind::Offered(Field::Table));

/// What an argument may be.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// A text of at most so many characters.
    Text(u16),
    /// A text for which completions are offered.
    Offered(Field),
    /// A whole number from one to another.
    Count(u32, u32),
    /// Yes or no.
    Flag,
    /// One of these.
    Choice(&'static [&'static str]),
    /// A language, or (where that may be) the usual one.
    Language {
        /// Whether it may be left to others.
        usual: bool,
    },
    /// A member.
    Member,
    /// A channel of the server.
    Channel,
    /// A role of the server.
    Role,
    /// A file.
    File,
}

/// Any number that may be asked for.
pub const NUMBER: Kind = Kind::Count(0, 1_000_000_000);
/// The usual longest text.
pub const SHORT: Kind = Kind::Text(100);
/// A text as long as Discord lets it be.
pub const LONG: Kind = Kind::Text(1_000);

/// How a command is typed.
#[derive(Clone, Copy)]
pub enum Typed {
    /// Its word alone; what else is said is not looked at.
    Nothing,
    /// With a table's number, anywhere.
    Table,
    /// All that follows is the argument of that name; where there is nothing, the sentence says what is missing.
    Rest(&'static str, Option<&'static str>),
    /// All that follows is the argument of that name, but a bare number among the words is a table's.
    RestAndTable(&'static str, Option<&'static str>),
    /// On (also if nothing is said) or off: the argument of that name is given or not; else the sentence.
    Switch(&'static str, &'static str),
    /// With a number among little words, a concept of the lexicon: its first argument that is a number, or else its table.
    /// If anything else is said, the sentence.
    Number(&'static str, &'static str),
    /// With words in any order, between which little ones may stand: a number is its argument that is one, `#12` its table
    /// if it takes no text, and all else its texts in their order. If there is more, the sentence.
    Words(&'static str, &'static str),
    /// With a game and settings; where no game is named, the sentence says so.
    Game(Option<&'static str>),
    /// In its own way.
    Own(Read),
}

/// How openly people negotiate.
pub const PRESS: Arg = Arg::may("press", Kind::Choice(&["public", "private", "secret", "none"]));

/// Whether it is known who plays which seat.
pub const NAMES: Arg = Arg::may("names", Kind::Choice(&["open", "hidden"]));

/// The time for a move.
pub const TIME: Arg = Arg::may("time", Kind::Offered(Field::Time));

/// Settings as they are typed.
pub const SETTINGS: Arg = Arg::may("settings", LONG);

/// A seat of the table.
pub const SEAT: Arg = Arg::may("seat", Kind::Offered(Field::Seat));
