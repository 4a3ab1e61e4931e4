//! Commands, however they were given: typed, slash or button.

use super::PlanCommand;
use super::block::BlockCommand;
use super::challenge::ChallengeCommand;
use super::clocks::ClockCommand;
pub use super::host::HostCommand;
use super::privacy::Privacy;
pub use super::records::RecordCommand;
use super::remind::RemindCommand;
use super::replay::ReplayCommand;
use super::seek::SeekCommand;
use crate::table::Answer;

/// A command with its parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// A new table.
    New {
        /// Game id; as typed.
        game: String,
        /// Options and seats as typed: `truce=bound red=@ada white=open`; a seat that is not named is
        /// open to anyone.
        settings: String,
    },
    /// Take a seat.
    Join {
        /// The table; none where the place implies it.
        table: Option<i64>,
        /// The seat; none: the one invited to, or the first open one.
        seat: Option<String>,
    },
    /// Leave before the start.
    Leave {
        /// The table.
        table: Option<i64>,
    },
    /// Challenges.
    Challenge(ChallengeCommand),
    /// Whom one wants nothing to do with.
    Block(BlockCommand),
    /// Start with all seats taken by those who sit (a player may hold several).
    Start {
        /// The table.
        table: Option<i64>,
    },
    /// Seeking players, and what others seek.
    Seek(SeekCommand),
    /// A move or act in notation (or several).
    Move {
        /// The table.
        table: Option<i64>,
        /// The notation.
        text: String,
    },
    /// Show the board.
    Board {
        /// The table.
        table: Option<i64>,
        /// The seat at the bottom, as typed; none: one's own.
        seat: Option<String>,
        /// The arrangement of the picture, as typed; none: the usual one.
        layout: Option<String>,
        /// The position after so many actions; none: now.
        at: Option<usize>,
    },
    /// Records of games, and positions.
    Record(RecordCommand),
    /// The legal moves of a piece or cell.
    Moves {
        /// The table.
        table: Option<i64>,
        /// The piece or cell.
        piece: String,
    },
    /// What is a member's own: plans, previews, notes.
    Plan(PlanCommand),
    /// The acts open now.
    Acts {
        /// The table.
        table: Option<i64>,
    },
    /// The actions so far.
    Log {
        /// The table.
        table: Option<i64>,
    },
    /// The game shown again, as an animation or a sheet of positions.
    Replay(ReplayCommand),
    /// My tables, most urgent first.
    Tables,
    /// Ratings, leaderboards, the next game, playing one again.
    Standing(super::standing::StandingCommand),
    /// Help.
    Help {
        /// A command, a game, or nothing.
        topic: Option<String>,
    },
    /// Resign.
    Resign {
        /// The table.
        table: Option<i64>,
    },
    /// The standing agreements, what is offered, and what became of earlier ones.
    Treaties {
        /// The table.
        table: Option<i64>,
    },
    /// Answer an offer or motion by its number.
    Answer {
        /// The table.
        table: Option<i64>,
        /// Its number as shown; none: the only one that waits for the member.
        number: Option<usize>,
        /// The answer.
        answer: Answer,
    },
    /// A private note to another seat.
    Whisper {
        /// The table.
        table: Option<i64>,
        /// The seat it is for, as typed.
        to: String,
        /// The note.
        text: String,
    },
    /// Report a private note to the administrators.
    Report {
        /// The note's number: it counts the notes that the member has received.
        note: i64,
    },
    /// Propose to take actions back.
    Takeback {
        /// The table.
        table: Option<i64>,
        /// The number of the last action that stays, as shown; none: what went before one's own last
        /// move.
        to: Option<usize>,
    },
    /// Propose a pause.
    Pause {
        /// The table.
        table: Option<i64>,
        /// Days; none: 14.
        days: Option<u16>,
    },
    /// Propose to go on before the pause is over.
    Resume {
        /// The table.
        table: Option<i64>,
    },
    /// About the clocks: claiming, leave.
    Clock(ClockCommand),
    /// Hand one's seat to a substitute.
    Hand {
        /// The table.
        table: Option<i64>,
        /// The seat as typed; none: the only one held.
        seat: Option<String>,
        /// Who is to take it: a mention, id or name as typed.
        to: String,
    },
    /// The host takes a seat from somebody who has not answered for too long.
    Vacate {
        /// The table.
        table: Option<i64>,
        /// The seat as typed.
        seat: String,
    },
    /// What the host of a table, or whoever manages its server, does there.
    Host(HostCommand),
    /// Say that one is still there, before the game.
    Here {
        /// The table.
        table: Option<i64>,
        /// What is added to the draws of the game.
        seed: Option<String>,
    },
    /// Give a table up before it has really begun; later: propose to end it without a result.
    Abort {
        /// The table.
        table: Option<i64>,
    },
    /// Choose one's language.
    Language {
        /// A code or name; none: show the present one.
        language: Option<String>,
    },
    /// Letters on the pieces of one's private boards.
    Letters {
        /// On or off.
        on: bool,
    },
    /// Reminders, digests, quiet time, and what else one settles for oneself.
    Remind(RemindCommand),
    /// What is settled for this server, or what is to be: as typed after the word.
    SetUp {
        /// Changes, separated by `;`; empty: shows what is settled.
        changes: String,
    },
    /// What is stored about people; one's own data; being forgotten.
    Privacy(Privacy),
    /// What this is, who made the games.
    About,
    /// The catalogue of games.
    Games {
        /// A family, a number of players, a length, a game; empty: all.
        what: String,
    },
}
