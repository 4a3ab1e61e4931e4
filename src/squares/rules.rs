//! What the kit asks of a game.

use super::picture::Arrangement;
use super::typed::Names;
use super::{Geometry, Kind, KindSpec, Kinds, Naming, Piece, Play, Square};
use crate::game::scene::{Army, Icon, Tint};
use crate::game::{Event, Family, OptionSpec, Options, Refusal, Seat, SeatInfo, SeatSet};
use crate::words::{Language, Message};
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::{Arc, Mutex, PoisonError};

/// Sets a game up: from its start, or from a position string.
pub type Start = fn(&Options, Option<&str>) -> Result<Box<dyn Rules>, Refusal>;

/// What does not change of a game: one static value.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a thing of its own that a game has or has not")]
pub struct Spec {
    /// The id: the name of its rules page.
    pub id: &'static str,
    /// The prefix of its own messages.
    pub prefix: &'static str,
    /// The version of its rules.
    pub version: u32,
    /// The seats.
    pub seats: &'static [SeatInfo],
    /// The army whose colours each seat has.
    pub armies: &'static [Army],
    /// The options.
    pub options: &'static [OptionSpec],
    /// The option whose values are different ways to set the board up, if there is one.
    pub setups: Option<&'static str>,
    /// Its own sentences.
    pub words: fn(Language) -> &'static str,
    /// The boards.
    pub geometry: Geometry,
    /// The tints of each board.
    pub tints: &'static [Tint],
    /// The names of several boards in data, each of which can be shown alone.
    pub boards: &'static [&'static str],
    /// The prefix of the seats' names: its own, or that of the kit for White and Black.
    pub seat_words: &'static str,
    /// The kinds of pieces, in the order in which pockets and material are told.
    pub kinds: &'static [KindSpec],
    /// What it is called in PGN, where that can say it: one move after the other, White and Black. docs/record.md lists
    /// these names.
    pub pgn: Option<&'static str>,
    /// What it is like.
    pub family: Family,
    /// How many moves a player usually makes in a game.
    pub usual_moves: u32,
    /// What it is called in PDN, the draughts players' PGN: the value of the tag `GameType`.
    pub pdn: Option<&'static str>,
    /// How few letters of a kind's name stand for it. (Its letters always do.)
    pub shortest_name: usize,
    /// How many pieces an army has that is complete; 0 where that says nothing.
    pub army: u8,
    /// Whether kings castle.
    pub castling: bool,
    /// Whether what is taken is put back on the board, as part of the move.
    pub puts: bool,
    /// What pieces become, if that is the same everywhere: whoever says another kind has not said a move.
    pub becomes: &'static [Kind],
    /// The actions it knows that are no moves of pieces: `end`.
    pub verbs: &'static [&'static str],
    /// Whether moves are told in words, rather than by their notation.
    pub wordy: bool,
    /// Whether the referee may have to throw a die.
    pub dice: bool,
    /// Sets the game up: from its start, or from a position string.
    pub start: Start,
    /// Where a piece stands in the picture of how it moves, and what it may take there; `None`: in the middle.
    pub example: fn(Kind) -> Option<Example>,
}

/// A position to show how a kind of piece moves.
#[derive(Debug)]
pub struct Example {
    /// What stands where.
    pub pieces: Vec<(Square, Piece)>,
    /// Where the pieces stand whose moves are shown.
    pub stand: Vec<Square>,
    /// Which boards are shown; `None`: as usual.
    pub arrangement: Option<Arrangement>,
}

impl Spec {
    /// What is known of a kind.
    #[must_use]
    pub fn kind(&self, kind: Kind) -> &KindSpec {
        // Kinds come from the game itself.
        &self.kinds[usize::from(kind.0).min(self.kinds.len() - 1)]
    }

    /// All kinds.
    #[must_use]
    pub fn all_kinds(&self) -> Kinds {
        (0..self.kinds.len() as u8).map(Kind).collect()
    }

    /// All seats.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats.len() as u8).map(Seat)
    }

    /// The team of a seat.
    #[must_use]
    pub fn team(&self, seat: Seat) -> Option<u8> {
        self.seats.get(seat.index()).map(|info| info.team)
    }

    /// The boards on which a seat plays.
    pub fn boards_of(&self, seat: Seat) -> impl Iterator<Item = u8> + use<> {
        let lettered = self.geometry.naming == Naming::Lettered;
        // Where every board has its own players, they are listed board by board.
        let each = (self.seats.len() as u8 / self.geometry.boards.max(1)).max(1);
        (0..self.geometry.boards).filter(move |board| !lettered || seat.0 / each == *board)
    }

    /// The name of one of several boards.
    #[must_use]
    pub fn board_name(&self, board: u8) -> Message {
        let name = self.boards.get(usize::from(board)).copied().unwrap_or_default();
        Message::new(format!("{}-level-{name}", self.prefix))
    }

    /// Something that a piece may take: a plain piece of the next seat on its boards.
    #[must_use]
    pub fn enemy(&self, piece: Piece) -> Piece {
        let board = self.boards_of(piece.seat).next().unwrap_or_default();
        let on_board = |seat: &Seat| self.boards_of(*seat).any(|own| own == board);
        let seat = self.all_seats().filter(on_board).find(|seat| *seat != piece.seat).unwrap_or(piece.seat);
        let plain = self.kinds.iter().position(|kind| kind.plain).unwrap_or_default();
        Piece { seat, kind: Kind(plain as u8) }
    }

    /// What people call its kinds: looked up in the language files once.
    #[must_use]
    pub fn names(&self) -> Arc<Names> {
        static KNOWN: Mutex<BTreeMap<&'static str, Arc<Names>>> = Mutex::new(BTreeMap::new());
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        known.entry(self.id).or_insert_with(|| Arc::new(Names::of(self))).clone()
    }
}

/// When a game is drawn, or may be claimed to be, by what does not happen. 0: never.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// At which occurrence of a position.
    pub repetition: u32,
    /// After how many quiet single moves.
    pub quiet: u32,
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// Checkmate.
    Mate,
    /// The royal piece was taken.
    Taken,
    /// Somebody has resigned.
    Resigned,
    /// No legal move, and no check.
    Stalemate,
    /// Nobody can win with what is left.
    Dead,
    /// The same position for the n-th time.
    Repetition(u32),
    /// So many quiet single moves.
    Quiet(u32),
}

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Why.
    pub why: Why,
    /// Whose side has lost; `None`: a draw.
    pub loser: Option<Seat>,
    /// Whom it befell: who is mated, stalemated, has resigned.
    pub seat: Seat,
}

/// Something to be seen on the boards beside pieces, moves and checks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sight {
    /// A piece is frozen by another.
    Frozen {
        /// The frozen piece.
        victim: Square,
        /// What freezes it.
        by: Square,
    },
    /// A piece moves at present like another kind: its letter.
    Moves(Square, Kind),
    /// A piece has had its move in this turn.
    Moved(Square),
    /// A piece that has to take: one of those that may.
    Must(Square),
    /// A piece may move by the number thrown.
    May(Square),
    /// A piece may be taken, which ends the game, and that is no check.
    Attacked(Square),
    /// The number thrown, of the seat that plays it.
    Die(Seat, u8),
    /// A short text over the head of a piece, for learners.
    Caption(Square, String),
}

/// A game on squares: its position and what may be done in it. A plain value behind a box; everything else (typed
/// reading, refusals, pictures, sentences) follows from what it says of itself.
pub trait Rules: Debug + Send + Sync {
    /// What does not change of it.
    fn spec(&self) -> &'static Spec;

    /// A copy.
    fn boxed(&self) -> Box<dyn Rules>;

    /// What stands on a square.
    fn piece(&self, at: Square) -> Option<Piece>;

    /// Puts something on a square, or takes it away: to try out what a move depends on.
    fn set(&mut self, at: Square, piece: Option<Piece>);

    /// What is in the hands of a seat, each with how many of it; `None` in games without hands.
    fn hand(&self, seat: Seat) -> Option<Vec<(Piece, u8)>> {
        let _ = seat;
        None
    }

    /// The seats whose turn it is, a throw of the die or not; whoever the legal moves belong to. It need not be empty
    /// when the game is over.
    fn turn(&self) -> SeatSet;

    /// The same position with only that seat to move.
    fn turned(&self, seat: Seat) -> Box<dyn Rules>;

    /// The legal moves of pieces, in any order. It need not be empty when the game is over by [`Rules::ending`].
    fn plays(&self) -> Vec<Play>;

    /// The legal move of a canonical notation.
    fn play_of(&self, action: &str) -> Option<Play> {
        self.plays().into_iter().find(|play| self.canonical(play) == action)
    }

    /// Where a move may land on its way, of a chain of jumps: all its routes, each of which may be said. The first is
    /// [`Play::via`].
    fn routes(&self, play: &Play) -> Vec<Vec<Square>> {
        vec![play.via.clone()]
    }

    /// The moves of pieces whose turn it is as they go, whatever becomes of a king and whatever else forbids them.
    fn reachable(&self) -> Vec<Play> {
        self.plays()
    }

    /// Legal actions that are no moves of pieces: `end`.
    fn words(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// The throws of the die, if one is due: `roll 1`, …
    fn chance(&self) -> &'static [&'static str] {
        &[]
    }

    /// The kind that moves by a throw of the die.
    fn of_number(&self, number: &str) -> Option<Kind> {
        let _ = number;
        None
    }

    /// Makes a move of [`Rules::plays`] or [`Rules::reachable`], and tells what else happened with it.
    fn make(&mut self, play: &Play) -> Vec<Event>;

    /// Does one of [`Rules::words`] or [`Rules::chance`].
    fn say(&mut self, word: &str) -> Vec<Event> {
        let _ = word;
        Vec::new()
    }

    /// Where the royal piece of a seat stands, if check means anything for it.
    fn royal(&self, seat: Seat) -> Option<Square> {
        let _ = seat;
        None
    }

    /// What attacks the royal piece of a seat.
    fn checkers(&self, seat: Seat) -> Vec<Square> {
        let _ = seat;
        Vec::new()
    }

    /// Why a piece may not go there, if the game has a reason of its own. `play` is the move if the piece could make
    /// it, were it only for how it goes.
    fn objection(
        &self,
        piece: Piece,
        from: Option<Square>,
        to: Square,
        play: Option<&Play>,
    ) -> Option<Message> {
        let _ = (piece, from, to, play);
        None
    }

    /// The end, where the rules see it in the position; repetition and quiet moves are the kit's.
    fn ending(&self) -> Option<Ending>;

    /// When the game is drawn without anybody saying so.
    fn limits(&self) -> Limits;

    /// When the seat to move may claim a draw.
    fn claims(&self) -> Limits {
        Limits::default()
    }

    /// Single moves since anything happened that counts.
    fn quiet(&self) -> u32;

    /// Whether nothing of what was before the last action can come again.
    fn is_irreversible(&self) -> bool {
        self.quiet() == 0
    }

    /// What makes two positions the same for repetition; `None` where positions are not compared.
    fn repeatable(&self) -> Option<String>;

    /// The position string.
    fn position(&self) -> String;

    /// The canonical notation of a move.
    fn canonical(&self, play: &Play) -> String;

    /// A move as people read it: [`Rules::canonical`] unless the game has another form, with letters of the reader's
    /// language.
    fn display(&self, play: &Play) -> Message {
        Message::new("sqr-text").with("text", self.canonical(play))
    }

    /// What is said of a move, where the kit's sentence does not do.
    fn sentence(&self, play: &Play) -> Option<Message> {
        let _ = play;
        None
    }

    /// What is said of the end, where the kit's sentence does not do. The message may have an attribute
    /// `plate`: a few words for the plates.
    fn ending_said(&self, end: Ending) -> Option<Message> {
        let _ = end;
        None
    }

    /// Why a king can't castle to that side (short: to the nearer rook), where it can't.
    fn no_castling(&self, seat: Seat, short: bool) -> Option<Message> {
        let _ = (seat, short);
        None
    }

    /// Whether a move was made already in this turn.
    fn is_within_turn(&self) -> bool {
        false
    }

    /// Signs and a few words for the plate of a seat: they stand there instead of "to move".
    fn plate(&self, seat: Seat) -> (Vec<Icon>, Option<Message>) {
        let _ = seat;
        (Vec::new(), None)
    }

    /// Of what the turn consists or is still owed, where that is unusual.
    fn note(&self) -> Option<Message> {
        None
    }

    /// Lines of the summary that only this game has.
    fn lines(&self) -> Vec<Message> {
        Vec::new()
    }

    /// What is to be seen beside pieces, moves and checks.
    fn sights(&self) -> Vec<Sight> {
        Vec::new()
    }

    /// Counts the leaf nodes of the tree of moves.
    fn perft(&self, depth: u32) -> u64;
}

impl Clone for Box<dyn Rules> {
    fn clone(&self) -> Self {
        self.boxed()
    }
}
