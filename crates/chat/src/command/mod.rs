//! Declarations of commands. Each command is declared once, in its group's file under [`super::commands`].
//! The typed reader, the slash command, completion, limits and help follow from the declaration. The names of
//! a command, and the words that people type for it, are in `src/words/<language>/commands.ftl`.

mod given;
mod name;
mod press;
pub(crate) mod typed;

pub use crate::wording::command_name::example_words;
pub(crate) use crate::wording::command_name::{help_words, is_called};
pub use crate::wording::command_name::{line, typed_as};
pub(crate) use given::MESSAGE;
pub use given::{Call, Given};
pub use name::{about, argument, choice, form_title, group, mention, on, slash, words_for};
pub(crate) use press::{Button, Form, Part};

use crate::desk::{Answers, Asker, Desk, Field, Share};
use futures::future::BoxFuture;
use liege_store::Scope;
use std::fmt;

/// The future of a running command, with its answers.
pub(crate) type Doing<'a> = BoxFuture<'a, Answers>;
/// The function that runs a command.
pub(crate) type Run = for<'a> fn(&'a Desk, &'a Asker<'a>, &'a Given) -> Doing<'a>;
/// Reads the text after the word of a command, and the table if one was named. The error is the id of the
/// sentence that explains the right form.
pub type Read = fn(Option<i64>, &str) -> Result<Given, &'static str>;

/// The most words that a command reads, unless it takes free text. A new table for four players with all its
/// settings has about 30.
const WORDS: usize = 60;

/// A command.
pub struct Command {
    /// The id, used in data and in the language files.
    pub id: &'static str,
    /// The heading under which help lists the command.
    pub section: Section,
    /// The group of slash commands that contains it; `None`: it has no group.
    pub group: Option<&'static str>,
    /// The places where its slash command appears, if it has no group; a group has one `reach` for all its
    /// commands.
    pub reach: Reach,
    /// Whether only members who manage the server see its slash command, unless the server decides otherwise.
    pub managers: bool,
    /// The thing beside which the command appears in a menu of Discord: a message or a member. The name of
    /// the entry is `.on` in the language files.
    pub on: Option<On>,
    /// The scope that a token needs, so that a program may use the command at a table; `None`: no program
    /// may. The scopes that `move` and `act` need depend on the action.
    pub(crate) program: Option<Scope>,
    /// The arguments, in the order of the slash command.
    pub args: &'static [Arg],
    /// The names of the arguments that a form or a menu asks for if a member gives none, at most five.
    pub form: &'static [&'static str],
    /// Whether its text concerns only the member who types it. Where the bot reads everything, nobody else sees that
    /// text.
    pub(crate) personal: bool,
    /// The limits that it counts against.
    pub(crate) cost: &'static [Share],
    /// The form in which it is typed.
    pub(crate) typed: Typed,
    /// The most words that it reads; a longer text is refused before it is parsed. `None`: it takes free text
    /// or moves, which have limits of their own.
    pub(crate) most_words: Option<usize>,
    /// Turns the arguments of a slash command, given part by part, into the form that typing gives.
    pub(crate) compose: fn(Given) -> Given,
    /// The function that runs it.
    pub(crate) run: Run,
}

impl Command {
    /// Declares a command without arguments and with the usual cost.
    pub(crate) const fn new(id: &'static str, section: Section, run: Run) -> Command {
        Command {
            id,
            section,
            group: None,
            reach: Reach::WithBot,
            managers: false,
            on: None,
            program: None,
            form: &[],
            personal: false,
            args: &[],
            cost: &[Share::Command],
            typed: Typed::Nothing,
            most_words: Some(WORDS),
            compose: |given| given,
            run,
        }
    }

    /// Declares a command in a group of slash commands.
    pub(crate) const fn within(group: &'static str, id: &'static str, section: Section, run: Run) -> Command {
        Command { group: Some(group), ..Command::new(id, section, run) }
    }

    /// Sets the places where its slash command appears.
    pub(crate) const fn reach(self, reach: Reach) -> Command {
        Command { reach, ..self }
    }

    /// Shows it only to members who manage the server.
    pub(crate) const fn for_managers(self) -> Command {
        Command { managers: true, ..self }
    }

    /// Puts it into the menu beside a message or a member.
    pub(crate) const fn on(self, on: On) -> Command {
        Command { on: Some(on), ..self }
    }

    /// Opens it to programs with a token of this scope.
    pub(crate) const fn by_program(self, scope: Scope) -> Command {
        Command { program: Some(scope), ..self }
    }

    /// Sets its arguments.
    pub(crate) const fn takes(self, args: &'static [Arg]) -> Command {
        Command { args, ..self }
    }

    /// Sets the arguments that a form or a menu asks for if a member gives none.
    pub(crate) const fn form(self, form: &'static [&'static str]) -> Command {
        Command { form, ..self }
    }

    /// Lets it take a table and no other argument.
    pub(crate) const fn at_table(self) -> Command {
        Command { args: &[TABLE], typed: Typed::Table, ..self }
    }

    /// Hides its text from others, where the bot can.
    pub(crate) const fn personal(self) -> Command {
        Command { personal: true, ..self }
    }

    /// Sets its cost.
    pub(crate) const fn costs(self, cost: &'static [Share]) -> Command {
        Command { cost, ..self }
    }

    /// Sets the form in which it is typed, if not its word alone.
    pub(crate) const fn typed(self, typed: Typed) -> Command {
        Command { typed, ..self }
    }

    /// Lets it take a text of any length.
    pub(crate) const fn prose(self) -> Command {
        Command { most_words: None, ..self }
    }

    /// Refuses texts with more words than the command reads.
    ///
    /// # Errors
    /// The id of the sentence.
    pub(crate) fn bounded<'a>(&self, texts: impl IntoIterator<Item = &'a str>) -> Result<(), &'static str> {
        let Some(most) = self.most_words else { return Ok(()) };
        let mut words = texts.into_iter().flat_map(str::split_whitespace);
        if words.nth(most).is_some() { Err("limit-words") } else { Ok(()) }
    }

    /// Sets the function that turns the arguments of its slash command into the form that typing gives.
    pub(crate) const fn composed(self, compose: fn(Given) -> Given) -> Command {
        Command { compose, ..self }
    }
}

/// A task of a group of commands that upkeep runs: upkeep finds it in the registry, and no member calls it.
pub(crate) struct Timed {
    /// The point of a round of upkeep at which it runs.
    pub(crate) when: When,
    /// The task.
    pub(crate) run: for<'a> fn(&'a Desk) -> BoxFuture<'a, ()>,
}

/// A point of a round of upkeep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum When {
    /// Before the tables whose deadlines have passed, and once more after them.
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

/// The thing beside which a command appears in a menu, with the name of the argument that it fills in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum On {
    /// A message. It also shows which table is meant; its text becomes this argument.
    Message(Option<&'static str>),
    /// A member, who becomes this argument.
    Member(&'static str),
}

/// The headings of the list of commands in help, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// Commands for playing.
    Play,
    /// Commands for negotiating.
    Deal,
    /// Commands about a table.
    Table,
    /// Commands about contests.
    Contest,
    /// Commands about ratings.
    Standing,
    /// Commands about oneself and about the bot.
    You,
}

impl Section {
    /// All sections, in the order of help.
    pub const ALL: [Section; 6] =
        [Section::Play, Section::Deal, Section::Table, Section::Contest, Section::Standing, Section::You];

    /// Returns the id of its heading.
    pub(crate) fn heading(self) -> &'static str {
        match self {
            Section::Play => "help-group-play",
            Section::Deal => "help-group-deal",
            Section::Table => "help-group-table",
            Section::Contest => "help-group-contest",
            Section::Standing => "help-group-standing",
            Section::You => "help-group-you",
        }
    }
}

/// The places where a slash command appears.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// On servers only.
    Server,
    /// On servers where the bot is a member, and in direct messages with it.
    WithBot,
    /// Everywhere, also for members who have installed the bot for themselves. For commands with private
    /// answers.
    Everywhere,
}

/// A group of slash commands.
pub struct Group {
    /// The id, which is also the English name.
    pub id: &'static str,
    /// The places where the group appears.
    pub reach: Reach,
}

/// All groups of slash commands.
pub const GROUPS: &[Group] = &[
    Group { id: "table", reach: Reach::WithBot },
    Group { id: "record", reach: Reach::Everywhere },
    Group { id: "seek", reach: Reach::Server },
    Group { id: "challenge", reach: Reach::WithBot },
    Group { id: "contest", reach: Reach::Server },
    Group { id: "host", reach: Reach::WithBot },
    Group { id: "rating", reach: Reach::Everywhere },
    Group { id: "remind", reach: Reach::Everywhere },
    Group { id: "settings", reach: Reach::Everywhere },
    Group { id: "block", reach: Reach::Everywhere },
];

/// The cost of a move.
pub const MOVE: &[Share] = &[Share::Move];
/// The cost of a command that shows a picture.
pub const PICTURE: &[Share] = &[Share::Command, Share::Picture];
/// The cost of a command that shows a replay.
pub const FILM: &[Share] = &[Share::Command, Share::Film];

/// An argument of a command.
#[derive(Clone, Copy, Debug)]
pub struct Arg {
    /// The id, which is also the English name; in the language files it is `arg-<id>`.
    pub name: &'static str,
    /// The kind of its value.
    pub kind: Kind,
    /// Whether the slash command requires it.
    pub required: bool,
    /// Whether the form of the command requires it.
    pub needed: bool,
}

impl Arg {
    /// Declares an optional argument.
    pub(crate) const fn may(name: &'static str, kind: Kind) -> Arg {
        Arg { name, kind, required: false, needed: false }
    }

    /// Declares a required argument.
    pub(crate) const fn must(name: &'static str, kind: Kind) -> Arg {
        Arg { name, kind, required: true, needed: true }
    }

    /// Declares an argument that the form of the command requires. The slash command may be sent without it:
    /// then it opens the form.
    pub(crate) const fn asked(name: &'static str, kind: Kind) -> Arg {
        Arg { name, kind, required: false, needed: true }
    }
}

/// The table, for members who play at several.
pub const TABLE: Arg = Arg::may("table", Kind::Offered(Field::Table));

/// The kind of an argument's value.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// A text of at most this many characters.
    Text(u16),
    /// A text for which completions are offered.
    Offered(Field),
    /// A whole number in this range, ends included.
    Count(u32, u32),
    /// Yes or no.
    Flag,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// A language.
    Language {
        /// Whether `usual` may be chosen: then the setting of the server or of Discord decides.
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

/// Any number that a command may take.
pub const NUMBER: Kind = Kind::Count(0, 1_000_000_000);
/// A short text for an argument: at most 100 characters.
pub const SHORT: Kind = Kind::Text(100);
/// A long text for an argument: at most 1,000 characters.
pub const LONG: Kind = Kind::Text(1_000);

/// The form in which a command is typed.
#[derive(Clone, Copy)]
pub enum Typed {
    /// The word alone; other words after it are ignored.
    Nothing,
    /// A table's number, anywhere in the text.
    Table,
    /// All text after the word is the argument of this name; if there is none, the sentence says what is
    /// missing.
    Rest(&'static str, Option<&'static str>),
    /// All text after the word is the argument of this name, but a bare number in it is a table's number.
    RestAndTable(&'static str, Option<&'static str>),
    /// On (also if the text is empty) or off. The argument of this name is the flag. Any other text gets the
    /// sentence.
    Switch(&'static str, &'static str),
    /// A number among little words (the concept of the lexicon): its first argument that is a number, or else
    /// its table. Any other text gets the sentence.
    Number(&'static str, &'static str),
    /// Words in any order, with little words between. A number becomes the number argument; `#12` becomes the
    /// table, if the command takes no text; all other words become the text arguments, in order. More words
    /// get the sentence.
    Words(&'static str, &'static str),
    /// A game and settings; if no game is named, the bot answers with this sentence.
    Game(Option<&'static str>),
    /// A form of its own, with its own reader.
    Own(Read),
}

/// The kind of negotiation: public, private, secret or none.
pub const PRESS: Arg = Arg::may("press", Kind::Choice(&["public", "private", "secret", "none"]));

/// Whether everybody may know which player holds which seat.
pub const NAMES: Arg = Arg::may("names", Kind::Choice(&["open", "hidden"]));

/// The time for a move.
pub const TIME: Arg = Arg::may("time", Kind::Offered(Field::Time));

/// Settings, in the form in which they are typed.
pub const SETTINGS: Arg = Arg::may("settings", LONG);

/// A seat of the table.
pub const SEAT: Arg = Arg::may("seat", Kind::Offered(Field::Seat));
