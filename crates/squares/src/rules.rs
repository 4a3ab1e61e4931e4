//! The interface of a game for the kit, which also makes a tree of moves from it.

use super::ending::{Ending, Limits};
use super::picture::Arrangement;
use super::play::{Play, Played};
use super::refusals::illegal;
use super::sight::Sight;
use super::{Geometry, Kind, KindSpec, Kinds, Naming, Piece, Square};
use liege_game::scene::{Army, Art, Form, Icon, Pattern, Tint};
use liege_game::{
    Event, Family, Foreign, Line, Node, OptionSpec, Options, Refusal, Round, Scene, Seat, SeatInfo, SeatSet,
    Spot, Stake, Tree, View, WIN, Worth, between_two, mixed,
};
use liege_words::{Language, Message};
use std::fmt::Debug;

/// Sets a game up: from its start, or from a position string.
pub type Start = fn(&Options, Option<&str>) -> Result<Box<dyn Rules>, Refusal>;

/// A game that is made while the program starts, from a text: what the functions of a [`Spec`] cannot know,
/// because they know no more than their arguments.
pub trait Made: Debug + Send + Sync {
    /// The sentences of the game.
    fn words(&self, language: Language) -> &'static str;

    /// Sets the game up: from its start, or from a position string.
    ///
    /// # Errors
    /// The refusal says what is wrong with the position string.
    fn start(
        &'static self,
        spec: &'static Spec,
        options: &Options,
        position: Option<&str>,
    ) -> Result<Box<dyn Rules>, Refusal>;

    /// The name of a square as players of the game write it; `square` is its canonical name.
    fn square(&self, square: &str) -> String {
        square.to_owned()
    }
}

/// The fixed part of a game: one static value.
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
    /// The pattern of each board. Where only some squares are in play, the boards are chequered.
    pub pattern: Pattern,
    /// The men that carry characters or signs; `None`: each kind has its figure.
    pub men: Option<Men>,
    /// The names of several boards in data; each board can be shown alone.
    pub boards: &'static [&'static str],
    /// The prefix of the seats' names: its own, or that of the kit for White and Black.
    pub seat_words: &'static str,
    /// The kinds of pieces, in the order in which hands and material are listed.
    pub kinds: &'static [KindSpec],
    /// The game's name in PGN, if PGN can express it: White and Black move in turn. docs/programs/record.md
    /// lists these names.
    pub pgn: Option<&'static str>,
    /// The family of the game.
    pub family: Family,
    /// The number of moves that a player usually makes in a game.
    pub usual_moves: u32,
    /// Whether people who are new to such games are advised to start with it.
    pub to_start_with: bool,
    /// The game's name in KIF, if it can be written there.
    pub kif: Option<&'static str>,
    /// The game's name in CSA, if it can be written there.
    pub csa: Option<&'static str>,
    /// The game's name in PDN, the draughts variant of PGN: the value of the tag `GameType`.
    pub pdn: Option<&'static str>,
    /// The least number of letters of a kind's name that is enough. (Its own letters always are.)
    pub shortest_name: usize,
    /// Whether typed texts are taken literally: names of pieces count only in full, capitals and signs mean
    /// little, and a letter that may be a file or a piece is tried as both.
    pub literal: bool,
    /// Whether nothing is ever captured: then the sign of a capture says no more than any other.
    pub never_takes: bool,
    /// Whether the game has a notation of its own and reads it itself: [`Rules::read`].
    pub own_notation: bool,
    /// Whether plain pieces may be named by their square alone although they have a letter.
    pub bare: bool,
    /// The number of pieces in a complete army; 0 if that number says nothing.
    pub army: u8,
    /// Whether its board is hard to read without letters on the pieces.
    pub needs_letters: bool,
    /// Whether kings castle.
    pub castling: bool,
    /// Whether captured pieces are put back on the board, as part of the move.
    pub puts: bool,
    /// Whether all its moves put a piece on a square: then the square alone is a move.
    pub places: bool,
    /// Whether the referee skips a seat that cannot move. A player who types `pass` is told so.
    pub skips: bool,
    /// The kinds that pieces become, if they are fixed: a text with another kind is not a move.
    pub becomes: &'static [Kind],
    /// The kinds that no game from the usual start ever has, which nobody needs to be told of.
    pub absent: Kinds,
    /// The actions that are not moves of pieces: `end`, `swap`. A game makes the events of its own ones
    /// itself.
    pub verbs: &'static [&'static str],
    /// Whether moves are told in words rather than in notation.
    pub wordy: bool,
    /// Whether the referee may have to throw a die.
    pub dice: bool,
    /// Its name in the Universal Chess Interface, if its moves can be written there.
    pub uci: Option<&'static str>,
    /// Whether a side that resigns, or runs out of time, loses even to one that could never win. This was so
    /// in games of chess before they followed articles 5.1.2 and 6.9 of the Laws of FIDE.
    pub always_loses: bool,
    /// Sets the game up: from its start, or from a position string. [`Spec::begin`] calls it.
    pub start: Start,
    /// The text that tells the game, if a host's own ([`liege_game::Game::text`]).
    pub text: Option<&'static str>,
    /// The game that is made, in place of [`Spec::words`] and [`Spec::start`].
    pub made: Option<&'static dyn Made>,
    /// The example for the picture of how a piece moves: its place and its victims; `None`: in the middle.
    pub example: fn(&Spec, Kind) -> Option<Example>,
}

/// Men that carry characters, or the signs of their kinds.
#[derive(Clone, Copy, Debug)]
pub struct Men {
    /// Their form.
    pub form: Form,
    /// The character of each kind, for the first and the second seat. A kind beyond the end, or with a blank, has only
    /// its sign.
    pub characters: &'static [[char; 2]],
    /// The characters of promoted men, by the kind that they were before.
    pub promoted: &'static [char],
}

impl Men {
    /// The character of a kind, if it has one: of a promoted man by the kind that it was.
    pub fn character(&self, kind: Kind, second: bool, promoted: bool) -> Option<char> {
        let index = usize::from(kind.0);
        let own = self.characters.get(index).map(|pair| pair[usize::from(second)]);
        if promoted { self.promoted.get(index).copied() } else { own }.filter(|letter| *letter != ' ')
    }
}

/// A position to show how a kind of piece moves.
#[derive(Debug)]
pub struct Example {
    /// The pieces with their squares.
    pub pieces: Vec<(Square, Piece)>,
    /// The squares of the pieces whose moves are shown.
    pub stand: Vec<Square>,
    /// The boards that are shown; `None`: the default.
    pub arrangement: Option<Arrangement>,
}

impl Spec {
    /// A game of White and Black on the chessboard, with these four values. The rest is as in most games; the
    /// kinds must still be set.
    pub const fn new(
        id: &'static str,
        prefix: &'static str,
        words: fn(Language) -> &'static str,
        start: Start,
    ) -> Spec {
        Spec {
            id,
            prefix,
            version: 1,
            seats: &[
                SeatInfo { id: "white", code: 'W', team: 0 },
                SeatInfo { id: "black", code: 'B', team: 1 },
            ],
            armies: &[Army::White, Army::Black],
            options: &[],
            setups: None,
            words,
            geometry: Geometry::CHESS,
            tints: &[Tint::Chess],
            pattern: Pattern::CHESS,
            men: None,
            boards: &[],
            seat_words: "sqr",
            kinds: &[],
            pgn: None,
            kif: None,
            csa: None,
            pdn: None,
            family: Family::Other,
            usual_moves: 35,
            to_start_with: false,
            shortest_name: 2,
            literal: false,
            never_takes: false,
            own_notation: false,
            bare: false,
            army: 0,
            needs_letters: false,
            castling: false,
            puts: false,
            places: false,
            skips: false,
            becomes: &[],
            absent: Kinds::NONE,
            verbs: &[],
            wordy: false,
            dice: false,
            uci: None,
            always_loses: false,
            start,
            text: None,
            made: None,
            example: |_, _| None,
        }
    }

    /// The description of a kind.
    pub fn kind(&self, kind: Kind) -> &KindSpec {
        // The kinds come from the game itself.
        &self.kinds[usize::from(kind.0).min(self.kinds.len() - 1)]
    }

    /// Whether a kind needs no letter before its square.
    pub fn is_bare(&self, kind: Kind) -> bool {
        let kind = self.kind(kind);
        kind.letter.is_empty() || self.bare && kind.plain
    }

    /// All kinds.
    pub fn all_kinds(&self) -> Kinds {
        (0..self.kinds.len() as u8).map(Kind).collect()
    }

    /// All seats.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats.len() as u8).map(Seat)
    }

    /// The army with a seat's colours.
    pub fn army(&self, seat: Seat) -> Army {
        self.armies[seat.index() % self.armies.len()]
    }

    /// The team of a seat.
    pub fn team(&self, seat: Seat) -> Option<u8> {
        self.seats.get(seat.index()).map(|info| info.team)
    }

    /// The boards on which a seat plays.
    pub fn boards_of(&self, seat: Seat) -> impl Iterator<Item = u8> + use<> {
        let lettered = self.geometry.naming == Naming::Lettered;
        // If every board has its own players, they are listed board by board.
        let each = (self.seats.len() as u8 / self.geometry.boards.max(1)).max(1);
        (0..self.geometry.boards).filter(move |board| !lettered || seat.0 / each == *board)
    }

    /// The name of one of several boards.
    pub fn board_name(&self, board: u8) -> Message {
        let name = self.boards.get(usize::from(board)).copied().unwrap_or_default();
        Message::new(format!("{}-level-{name}", self.prefix))
    }

    /// The spot of a square, for pointing.
    pub fn spot(&self, at: Square) -> Spot {
        Spot::cell(format!("{}{}", self.geometry.prefix(at), self.geometry.name(at)))
    }

    /// The spot of a piece in its seat's hand, for pointing.
    pub fn held(&self, piece: Piece) -> Spot {
        let seat = self.seats.get(piece.seat.index()).map_or("", |info| info.id);
        Spot::hand(seat, self.kind(piece.kind).id)
    }

    /// A possible victim: a plain piece of the next seat of another team on its boards.
    pub fn enemy(&self, piece: Piece) -> Piece {
        let board = self.boards_of(piece.seat).next().unwrap_or_default();
        let on_board = |seat: &Seat| self.boards_of(*seat).any(|own| own == board);
        let seat = self.all_seats().filter(on_board).find(|seat| self.team(*seat) != self.team(piece.seat));
        let seat = seat.unwrap_or(piece.seat);
        let plain = self.kinds.iter().position(|kind| kind.plain).unwrap_or_default();
        Piece { seat, kind: Kind(plain as u8) }
    }

    /// Sets the game up: from its start, or from a position string.
    ///
    /// # Errors
    /// The refusal says what is wrong with the position string.
    pub fn begin(
        &'static self,
        options: &Options,
        position: Option<&str>,
    ) -> Result<Box<dyn Rules>, Refusal> {
        match self.made {
            Some(made) => made.start(self, options, position),
            None => (self.start)(options, position),
        }
    }

    /// The game's own sentences.
    pub fn source(&self, language: Language) -> &'static str {
        self.made.map_or_else(|| (self.words)(language), |made| made.words(language))
    }

    /// The game at its usual start.
    pub fn usual_start(&'static self) -> Option<Box<dyn Rules>> {
        let options = Options::check(self.options, [("", ""); 0]).ok()?;
        self.begin(&options, None).ok()
    }
}

/// The pieces on a square: one, and its companion if there is one.
pub(super) fn standing(rules: &dyn Rules, at: Square) -> impl Iterator<Item = Piece> {
    rules.piece(at).into_iter().chain(rules.companion(at))
}

/// A game on squares: its position and the possible moves. It is a plain value behind a box; typed reading,
/// refusals, pictures and sentences follow from its answers.
pub trait Rules: Boxed + Debug + Send + Sync {
    /// The fixed part of the game.
    fn spec(&self) -> &'static Spec;

    /// The piece on a square.
    fn piece(&self, at: Square) -> Option<Piece>;

    /// The art of a piece, if it differs between the sides.
    fn art(&self, piece: Piece) -> Art {
        self.spec().kind(piece.kind).art
    }

    /// The kind that the piece on a square was before it was promoted, if it is to be seen: a captured one becomes that
    /// kind again.
    fn was(&self, _at: Square) -> Option<Kind> {
        None
    }

    /// The second piece on a square, if two may share one.
    fn companion(&self, _at: Square) -> Option<Piece> {
        None
    }

    /// Puts a piece on a square, or removes all pieces there: to try out what a move depends on.
    fn set(&mut self, at: Square, piece: Option<Piece>);

    /// The pieces in the hand of a seat, each with its number; `None` in games without hands.
    fn hand(&self, _seat: Seat) -> Option<Vec<(Piece, u8)>> {
        None
    }

    /// The seats on turn, whether or not a throw of the die is due: the owners of the legal moves. It need
    /// not be empty when the game is over.
    fn turn(&self) -> SeatSet;

    /// This position with only that seat to move.
    fn turned(&self, seat: Seat) -> Box<dyn Rules>;

    /// The legal moves of pieces, in any order. It need not be empty when the game is over by [`Rules::ending`].
    fn plays(&self) -> Vec<Play>;

    /// The legal move with this canonical notation.
    fn play_of(&self, action: &str) -> Option<Play> {
        self.plays().into_iter().find(|play| self.canonical(play) == action)
    }

    /// Whether a move, a chain of jumps, may be typed with these landings on its way.
    fn goes_by(&self, play: &Play, landings: &[Square]) -> bool {
        is_among(landings, &play.via)
    }

    /// All moves of the pieces on turn, without regard to a king or to other prohibitions.
    fn reachable(&self) -> Vec<Play> {
        self.plays()
    }

    /// Legal actions that are not moves of pieces: `end`.
    fn words(&self) -> Vec<&'static str> {
        Vec::new()
    }

    /// The throws of the die, if one is due: `roll 1`, …
    fn chance(&self) -> &'static [&'static str] {
        &[]
    }

    /// The kind that moves by a throw of the die.
    fn of_number(&self, _number: &str) -> Option<Kind> {
        None
    }

    /// Makes a move of [`Rules::plays`] or [`Rules::reachable`], and returns the further events.
    fn make(&mut self, play: &Play) -> Vec<Event>;

    /// Performs one of [`Rules::words`] or [`Rules::chance`], and returns the events.
    fn say(&mut self, _word: &str) -> Vec<Event> {
        Vec::new()
    }

    /// The square of a seat's royal piece, if check has a meaning for it.
    fn royal(&self, _seat: Seat) -> Option<Square> {
        None
    }

    /// The squares of the pieces that attack a seat's royal piece.
    fn checkers(&self, _seat: Seat) -> Vec<Square> {
        Vec::new()
    }

    /// Reads a text of a seat's holder as an action that is legal now, for games with [`Spec::own_notation`].
    ///
    /// # Errors
    /// The refusal says what is wrong, with candidates.
    fn read(&self, _seat: Seat, _text: &str) -> Result<String, Refusal> {
        Err(illegal(Message::new("sqr-read-none")))
    }

    /// Reads a text in the notation of the game's own tradition. Returns the canonical move that it means, or a text in
    /// the kit's notation, from which the kit finds what is wrong. `None`: the kit reads the text as it is.
    ///
    /// # Errors
    /// The refusal says what the text lacks.
    fn heard(&self, _seat: Seat, _text: &str) -> Option<Result<String, Refusal>> {
        None
    }

    /// The ways to write a legal move in the notation of the game's own tradition, for completion.
    fn forms(&self, _play: &Play) -> Vec<String> {
        Vec::new()
    }

    /// A move in the notation of other programs, if it is not the one for English readers.
    fn foreign(&self, _notation: Foreign, _play: &Play) -> Option<String> {
        None
    }

    /// The name of a square in sentences.
    fn called(&self, at: Square) -> String {
        self.spec().geometry.name(at)
    }

    /// The game's own reason why a piece may not make a move. `goes`: whether the piece could move in that
    /// way otherwise; if not, the move has only the piece, the start and the target.
    fn objection(&self, _play: &Play, _goes: bool) -> Option<Message> {
        None
    }

    /// The reason why a piece may not come to a square, because of the piece there.
    fn untouchable(&self, _piece: Piece, _to: Square) -> Option<Message> {
        None
    }

    /// The reason why no piece of a seat can move at all at present.
    fn idle(&self, _seat: Seat) -> Option<Message> {
        None
    }

    /// The reason why a legal move does not turn its piece into the typed kind.
    fn no_promotion(&self, _play: &Play) -> Option<Message> {
        None
    }

    /// The end, if the rules see it in the position; the kit handles repetition and quiet moves.
    fn ending(&self) -> Option<Ending>;

    /// The seat that has already won, while others play on for points: its win can't be given up or drawn any
    /// more.
    fn won(&self) -> Option<Seat> {
        None
    }

    /// Whether a seat could win by any sequence of legal moves, however badly the others play. A player who
    /// resigns against a seat that could not, or runs out of time, gets a draw. It is false only if that is
    /// certain.
    fn can_win(&self, _seat: Seat) -> bool {
        true
    }

    /// The number of points that the loser pays to the winner, in games with such payments; a draw then pays
    /// nothing.
    fn paid(&self, _ending: Ending) -> Option<u32> {
        None
    }

    /// The limits at which the game is drawn without a claim.
    fn limits(&self) -> Limits {
        Limits::default()
    }

    /// The limits at which the seat to move may claim a draw.
    fn claims(&self) -> Limits {
        Limits::default()
    }

    /// The number of the next move, if players count moves as in chess.
    fn round(&self) -> Option<Round> {
        None
    }

    /// The number of single moves since the last event that counts.
    fn quiet(&self) -> u32 {
        0
    }

    /// Whether no position before the last action can come again.
    fn is_irreversible(&self) -> bool {
        self.quiet() == 0
    }

    /// The text that is equal for equal positions, for repetition; `None` if positions are not compared.
    fn repeatable(&self) -> Option<String> {
        None
    }

    /// The position string.
    fn position(&self) -> String;

    /// The canonical notation of a move.
    fn canonical(&self, play: &Play) -> String;

    /// A move as people read it: [`Rules::canonical`] unless the game has another form, with letters of the
    /// reader's language.
    fn display(&self, play: &Play) -> Message {
        Message::new("sqr-text").with("text", self.canonical(play))
    }

    /// The sentence for a move, if the kit's does not fit.
    fn sentence(&self, _play: &Play) -> Option<Message> {
        None
    }

    /// The sentence for the end, if the kit's does not fit. The message may have an attribute `plate`: a few
    /// words for the plates.
    fn ending_said(&self, _end: Ending) -> Option<Message> {
        None
    }

    /// A seat's pieces, if its name does not say which they are.
    fn side(&self, _seat: Seat) -> Option<Message> {
        None
    }

    /// A short text for a button, for a decision that the notation does not show at a glance.
    fn choice(&self, _play: &Play) -> Option<Message> {
        None
    }

    /// The reason why a king can't castle to that side (short: to the nearer rook), if he can't.
    fn no_castling(&self, _seat: Seat, _short: bool) -> Option<Message> {
        None
    }

    /// Whether a move was made already in this turn.
    fn is_within_turn(&self) -> bool {
        false
    }

    /// Signs and a few words for the plate of a seat: they replace "to move".
    fn plate(&self, _seat: Seat) -> (Vec<Icon>, Option<Message>) {
        (Vec::new(), None)
    }

    /// The parts of the turn that are done or still due, if that is unusual.
    fn note(&self) -> Option<Message> {
        None
    }

    /// Lines of the summary that only this game has.
    fn lines(&self) -> Vec<Message> {
        Vec::new()
    }

    /// The lines of the summary that replace the kit's for hands and material.
    fn forces(&self, _over: bool) -> Option<Vec<Message>> {
        None
    }

    /// The picture, if the kit's does not fit; with the end of the game, and the moves of the last turn.
    fn scene(&self, _end: Option<Ending>, _last: &[Played], _view: &View<'_>) -> Option<Scene> {
        None
    }

    /// The picture of how a kind moves, if the kit's does not fit.
    fn reach(&self, _kind: Kind, _language: Language) -> Option<Scene> {
        None
    }

    /// The sights beside pieces, moves and checks.
    fn sights(&self) -> Vec<Sight> {
        Vec::new()
    }

    /// Counts the leaf nodes of the tree of moves.
    fn perft(&self, depth: u32) -> u64;

    /// The first team's lead over the other, in hundredths of a plain piece: material and mobility, unless
    /// the game has a better measure.
    fn value(&self) -> i32 {
        value(&*self.boxed())
    }

    /// The tree of moves below the position, for a seat on turn: slow but right for every game, unless the
    /// game has a quicker one.
    fn tree(&self, _seat: Seat) -> Box<dyn Tree> {
        Box::new(Line::new(Plain::new(self.boxed())))
    }
}

/// Whether these are some of the squares of a route, in order.
pub fn is_among(landings: &[Square], route: &[Square]) -> bool {
    let mut route = route.iter();
    landings.iter().all(|landing| route.any(|at| at == landing))
}

/// Copies of positions that are plain values.
pub trait Boxed {
    /// A copy in a box.
    fn boxed(&self) -> Box<dyn Rules>;
}

impl<R: Rules + Clone + 'static> Boxed for R {
    fn boxed(&self) -> Box<dyn Rules> {
        Box::new(self.clone())
    }
}

impl Clone for Box<dyn Rules> {
    fn clone(&self) -> Self {
        self.boxed()
    }
}

/// The value of one more move than the other side.
const MOVE: i32 = 3;
/// The value of a half pawn of [`KindSpec::value`].
const HALF_PAWN: i32 = 50;

/// The value by material and mobility.
fn value(rules: &dyn Rules) -> i32 {
    let spec = rules.spec();
    let sign = |seat: Seat| 1 - 2 * side(rules, seat) as i32;
    let of = |piece: Piece| sign(piece.seat) * worth(rules, piece);
    let on_board =
        (0..spec.geometry.places()).map(Square).flat_map(|at| [rules.piece(at), rules.companion(at)]);
    let mut value = on_board.flatten().map(of).sum::<i32>();
    for seat in spec.all_seats() {
        let held = rules.hand(seat).unwrap_or_default();
        value += held.iter().map(|(piece, count)| of(*piece) * i32::from(*count)).sum::<i32>();
        value += sign(seat) * MOVE * rules.turned(seat).plays().len() as i32;
    }
    value
}

/// The side of a seat: the first team, or the other.
fn side(rules: &dyn Rules, seat: Seat) -> usize {
    usize::from(rules.spec().team(seat) != rules.spec().team(Seat(0)))
}

fn worth(rules: &dyn Rules, piece: Piece) -> i32 {
    i32::from(rules.spec().kind(piece.kind).value) * HALF_PAWN
}

/// The worth of an end, seen from the first team.
fn outcome(rules: &dyn Rules, ending: Ending) -> Worth {
    between_two(ending.loser.map_or(0, |loser| if side(rules, loser) == 0 { -WIN } else { WIN }))
}

/// The node for any position.
#[derive(Clone, Debug)]
pub struct Plain(Box<dyn Rules>);

/// Any move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    Play(Play),
    Word(&'static str),
}

impl Plain {
    /// The tree of these rules.
    pub fn new(rules: Box<dyn Rules>) -> Plain {
        Plain(rules)
    }
}

impl Node for Plain {
    type Move = Deed;

    fn side(&self) -> usize {
        self.0.turn().iter().next().map_or(0, |seat| side(&*self.0, seat))
    }

    fn moves(&self, into: &mut Vec<Deed>) {
        into.extend(self.0.plays().into_iter().map(Deed::Play));
        into.extend(self.0.words().into_iter().map(Deed::Word));
    }

    fn make(&mut self, mv: &Deed) {
        match mv {
            Deed::Play(play) => self.0.make(play),
            Deed::Word(word) => self.0.say(word),
        };
    }

    fn stake(&self, mv: &Deed) -> Stake {
        let Deed::Play(play) = mv else { return Stake::default() };
        let own = side(&*self.0, play.piece.seat);
        let taken = play.taken.iter().map(|(_, piece)| {
            if side(&*self.0, piece.seat) == own { -worth(&*self.0, *piece) } else { worth(&*self.0, *piece) }
        });
        let risk = worth(&*self.0, play.piece);
        let becomes = play.becomes.map_or(0, |kind| worth(&*self.0, Piece { kind, ..play.piece }) - risk);
        Stake { gain: (taken.sum::<i32>() + becomes).max(0), risk }
    }

    fn chance(&self) -> usize {
        self.0.chance().len()
    }

    fn draw(&mut self, index: usize) {
        self.0.say(self.0.chance()[index]);
    }

    fn over(&self) -> Option<Worth> {
        let quiet = |limit: u32| limit > 0 && self.0.quiet() >= limit;
        let drawn = quiet(self.0.limits().quiet) || quiet(self.0.claims().quiet);
        self.0.ending().map(|ending| outcome(&*self.0, ending)).or(drawn.then_some(between_two(0)))
    }

    fn stuck(&self) -> Worth {
        between_two(0)
    }

    fn value(&self) -> Worth {
        between_two(self.0.value())
    }

    fn key(&self) -> u64 {
        mixed(&self.0.repeatable().unwrap_or_else(|| self.0.position()))
    }

    fn is_check(&self) -> bool {
        self.0.turn().iter().any(|seat| !self.0.checkers(seat).is_empty())
    }

    fn weight(&self) -> u64 {
        10
    }

    fn usual(&self) -> u64 {
        110
    }

    fn action(&self, mv: &Deed) -> String {
        match mv {
            Deed::Play(play) => self.0.canonical(play),
            Deed::Word(word) => (*word).to_owned(),
        }
    }
}
