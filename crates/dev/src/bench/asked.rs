//! The subjects of a measurement, and its settings.

use liege_store::secret::Secret;
use std::time::Duration;

/// A subject that can be measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Subject {
    /// The drawing of a picture, from a scene to its bytes
    Picture,
    /// A move, from typing to the commit and to the posted picture
    Move,
    /// Work with a large data file, and a long game
    Growth,
    /// Generating and counting moves
    Movegen,
    /// Drawing a game as an animation
    Film,
    /// Positions searched by the engine
    Engine,
    /// The wait for a machine's move while one member keeps as many machines busy as they may
    Machines,
    /// Storing moves in a data file, and in a separate schema on the server of `LIEGE_STORE_URL`
    Store,
    /// The pairing of a Swiss of 500, and a file with 200 contests
    Contests,
    /// The page of a game on the web, and moves while a thousand watch
    Web,
}

impl Subject {
    /// All of them, the quick ones first.
    pub const ALL: [Subject; 10] = [
        Subject::Picture,
        Subject::Film,
        Subject::Movegen,
        Subject::Engine,
        Subject::Move,
        Subject::Machines,
        Subject::Web,
        Subject::Contests,
        Subject::Store,
        Subject::Growth,
    ];

    /// Whether it is measured by default: it is quick, and needs only this machine.
    #[must_use]
    pub fn is_usual(self) -> bool {
        !matches!(self, Subject::Store | Subject::Growth | Subject::Web | Subject::Contests)
    }
}

/// The settings of a measurement.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The subjects, in their order.
    pub subjects: Vec<Subject>,
    /// The numbers of tables in the files of [`Subject::Growth`].
    pub tables: Vec<usize>,
    /// The approximate length of each measurement.
    pub time: Duration,
    /// The only game to measure, where games are measured one by one.
    pub game: Option<&'static str>,
    /// The address of the server on which [`Subject::Store`] is measured too.
    pub server: Option<Secret>,
}
