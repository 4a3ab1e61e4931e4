//! What is to be measured.

use liege_store::secret::Secret;
use std::time::Duration;

/// What can be measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Subject {
    /// From a scene to the bytes of its picture
    Picture,
    /// From a typed move to the commit, and to the posted picture
    Move,
    /// A data file in which much was played, and a long game
    Growth,
    /// Moves generated and counted
    Movegen,
    /// A game shown again as an animation
    Film,
    /// Positions that the engine looks at
    Engine,
    /// How long a machine's move is waited for while one member keeps as many machines busy as they may
    Machines,
    /// Moves stored in a data file, and in a schema of their own on the server that `LIEGE_STORE_URL` names
    Store,
    /// The page of a game on the web, and moves while a thousand watch
    Web,
}

impl Subject {
    /// All of them, the quick ones first.
    pub const ALL: [Subject; 9] = [
        Subject::Picture,
        Subject::Film,
        Subject::Movegen,
        Subject::Engine,
        Subject::Move,
        Subject::Machines,
        Subject::Web,
        Subject::Store,
        Subject::Growth,
    ];

    /// Whether it is measured where nobody asks for it by its name: it takes no long time, and only this machine.
    #[must_use]
    pub fn is_usual(self) -> bool {
        !matches!(self, Subject::Store | Subject::Growth | Subject::Web)
    }
}

/// What is to be measured.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The subjects, in their order.
    pub subjects: Vec<Subject>,
    /// How many tables the files of [`Subject::Growth`] have.
    pub tables: Vec<usize>,
    /// How long each measurement goes on, about.
    pub time: Duration,
    /// A game alone, where games are measured one by one.
    pub game: Option<&'static str>,
    /// The address of the server on which [`Subject::Store`] is measured besides.
    pub server: Option<Secret>,
}
