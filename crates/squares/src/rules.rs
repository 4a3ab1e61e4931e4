//! The kit asks this of a game. From nothing else it makes a tree of moves.

use super::ending::{Ending, Limits};
use super::picture::Arrangement;
use super::play::{Play, Played};
use super::refusals::illegal;
use super::sight::Sight;
use super::{Geometry, Kind, KindSpec, Kinds, Naming, Piece, Square};
use liege_game::scene::{Army, Art, Icon, Tint};
use liege_game::{
    Event, Family, Line, Node, OptionSpec, Options, Refusal, Round, Scene, Seat, SeatInfo, SeatSet, Spot,
    Stake, Tree, View, WIN, Worth, between_two, mixed,
};
use liege_words::{Language, Message};
use std::fmt::Debug;

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
    /// What it is called in PGN, where that can say it: one move after the other, White and Black. docs/programs/record.md lists
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
    /// Whether what is typed is taken to the letter: names of pieces count only whole, capitals and signs say little, and
    /// where a letter may be a file or a piece both are tried.
    pub literal: bool,
    /// Whether nothing is ever captured: then the sign of a capture says no more than any other.
    pub never_takes: bool,
    /// Whether the game has a notation of its own and reads it itself: [`Rules::read`].
    pub own_notation: bool,
    /// Whether plain pieces, the many, may be named by their square alone although they have a letter.
    pub bare: bool,
    /// How many pieces an army has that is complete; 0 where that says nothing.
    pub army: u8,
    /// Whether its board is hard to read without letters on the pieces.
    pub needs_letters: bool,
    /// Whether kings castle.
    pub castling: bool,
    /// Whether what is taken is put back on the board, as part of the move.
    pub puts: bool,
    /// Whether all its moves put a piece on a square: the square alone is a move.
    pub places: bool,
    /// Whether whoever cannot move is passed over by the referee, and is told so who types `pass`.
    pub skips: bool,
    /// What pieces become, if that is the same everywhere: whoever says another kind has not said a move.
    pub becomes: &'static [Kind],
    /// The actions it knows that are no moves of pieces: `end`, `swap`. A game tells itself what comes of its own.
    pub verbs: &'static [&'static str],
    /// Whether moves are told in words, rather than by their notation.
    pub wordy: bool,
    /// Whether the referee may have to throw a die.
    pub dice: bool,
    /// Whether its moves can be said in the Universal Chess Interface.
    pub uci: bool,
    /// Whether a side that resigns, or whose time is up, loses even to one that could never win: so it was in games of
    /// chess before they heeded articles 5.1.2 and 6.9 of the Laws of FIDE.
    pub always_loses: bool,
    /// Sets the game up: from its start, or from a position string.
    pub start: Start,
    /// Where a piece stands in the picture of how it moves, and what it may take there; `None`: in the middle.
    pub example: fn(&Spec, Kind) -> Option<Example>,
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
    /// A game of White and Black on the chessboard, of which these four things are known. Everything else is as most
    /// games have it; its kinds it has to say.
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
            boards: &[],
            seat_words: "sqr",
            kinds: &[],
            pgn: None,
            pdn: None,
            family: Family::Other,
            usual_moves: 35,
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
            verbs: &[],
            wordy: false,
            dice: false,
            uci: false,
            always_loses: false,
            start,
            example: |_, _| None,
        }
    }

    /// What is known of a kind.
    pub fn kind(&self, kind: Kind) -> &KindSpec {
        // Kinds come from the game itself.
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

    /// The army whose colours a seat has.
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
        // Where every board has its own players, they are listed board by board.
        let each = (self.seats.len() as u8 / self.geometry.boards.max(1)).max(1);
        (0..self.geometry.boards).filter(move |board| !lettered || seat.0 / each == *board)
    }

    /// The name of one of several boards.
    pub fn board_name(&self, board: u8) -> Message {
        let name = self.boards.get(usize::from(board)).copied().unwrap_or_default();
        Message::new(format!("{}-level-{name}", self.prefix))
    }

    /// A square as it is pointed at.
    pub fn spot(&self, at: Square) -> Spot {
        Spot::cell(format!("{}{}", self.geometry.prefix(at), self.geometry.name(at)))
    }

    /// A piece in its seat's hand as it is pointed at.
    pub fn held(&self, piece: Piece) -> Spot {
        let seat = self.seats.get(piece.seat.index()).map_or("", |info| info.id);
        Spot::hand(seat, self.kind(piece.kind).id)
    }

    /// Something that a piece may take: a plain piece of the next seat of another team on its boards.
    pub fn enemy(&self, piece: Piece) -> Piece {
        let board = self.boards_of(piece.seat).next().unwrap_or_default();
        let on_board = |seat: &Seat| self.boards_of(*seat).any(|own| own == board);
        let seat = self.all_seats().filter(on_board).find(|seat| self.team(*seat) != self.team(piece.seat));
        let seat = seat.unwrap_or(piece.seat);
        let plain = self.kinds.iter().position(|kind| kind.plain).unwrap_or_default();
        Piece { seat, kind: Kind(plain as u8) }
    }

    /// The game as it usually begins.
    pub fn usual_start(&self) -> Option<Box<dyn Rules>> {
        let options = Options::check(self.options, [("", ""); 0]).ok()?;
        (self.start)(&options, None).ok()
    }
}

/// What stands on a square: a piece, and what shares the square with it.
pub(super) fn standing(rules: &dyn Rules, at: Square) -> impl Iterator<Item = Piece> {
    rules.piece(at).into_iter().chain(rules.companion(at))
}

/// A game on squares: its position and what may be done in it. A plain value behind a box; everything else (typed
/// reading, refusals, pictures, sentences) follows from what it says of itself.
pub trait Rules: Boxed + Debug + Send + Sync {
    /// What does not change of it.
    fn spec(&self) -> &'static Spec;

    /// What stands on a square.
    fn piece(&self, at: Square) -> Option<Piece>;

    /// What a piece looks like, where that is not the same for both sides.
    fn art(&self, piece: Piece) -> Art {
        self.spec().kind(piece.kind).art
    }

    /// What shares a square with that piece, where two may stand on one.
    fn companion(&self, _at: Square) -> Option<Piece> {
        None
    }

    /// Puts something on a square, or takes all away that stands there: to try out what a move depends on.
    fn set(&mut self, at: Square, piece: Option<Piece>);

    /// What is in the hands of a seat, each with how many of it; `None` in games without hands.
    fn hand(&self, _seat: Seat) -> Option<Vec<(Piece, u8)>> {
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

    /// Whether a move, of a chain of jumps, may be said with these landings on its way.
    fn goes_by(&self, play: &Play, landings: &[Square]) -> bool {
        is_among(landings, &play.via)
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
    fn of_number(&self, _number: &str) -> Option<Kind> {
        None
    }

    /// Makes a move of [`Rules::plays`] or [`Rules::reachable`], and tells what else happened with it.
    fn make(&mut self, play: &Play) -> Vec<Event>;

    /// Does one of [`Rules::words`] or [`Rules::chance`].
    fn say(&mut self, _word: &str) -> Vec<Event> {
        Vec::new()
    }

    /// Where the royal piece of a seat stands, if check means anything for it.
    fn royal(&self, _seat: Seat) -> Option<Square> {
        None
    }

    /// What attacks the royal piece of a seat.
    fn checkers(&self, _seat: Seat) -> Vec<Square> {
        Vec::new()
    }

    /// What the holder of a seat means by a text, of games with [`Spec::own_notation`]: an action that is legal now.
    ///
    /// # Errors
    /// Says what is wrong, with candidates.
    fn read(&self, _seat: Seat, _text: &str) -> Result<String, Refusal> {
        Err(illegal(Message::new("sqr-read-none")))
    }

    /// Why a piece may not make a move, if the game has a reason of its own. `goes`: whether it could, were it only for
    /// how it goes; else the move says only which piece, from where and to where.
    fn objection(&self, _play: &Play, _goes: bool) -> Option<Message> {
        None
    }

    /// Why a piece may not come to a square, because of what stands there.
    fn untouchable(&self, _piece: Piece, _to: Square) -> Option<Message> {
        None
    }

    /// Why nothing of a seat's can move at all, as long as that lasts.
    fn idle(&self, _seat: Seat) -> Option<Message> {
        None
    }

    /// Why a legal move does not make of its piece what was said.
    fn no_promotion(&self, _play: &Play) -> Option<Message> {
        None
    }

    /// The end, where the rules see it in the position; repetition and quiet moves are the kit's.
    fn ending(&self) -> Option<Ending>;

    /// Who has won already, while others play on for points: that can't be given up or drawn any more.
    fn won(&self) -> Option<Seat> {
        None
    }

    /// Whether a seat could win by any sequence of legal moves, however badly the others play: whoever resigns against one that
    /// could not, or lets the time run out, has a draw. It says no only where that is certain.
    fn can_win(&self, _seat: Seat) -> bool {
        true
    }

    /// How many points the loser pays to the winner at an end, of games in which they do; a draw is nothing then.
    fn paid(&self, _ending: Ending) -> Option<u32> {
        None
    }

    /// When the game is drawn without anybody saying so.
    fn limits(&self) -> Limits {
        Limits::default()
    }

    /// When the seat to move may claim a draw.
    fn claims(&self) -> Limits {
        Limits::default()
    }

    /// The number of the next move, where players count as those of chess do.
    fn round(&self) -> Option<Round> {
        None
    }

    /// Single moves since anything happened that counts.
    fn quiet(&self) -> u32 {
        0
    }

    /// Whether nothing of what was before the last action can come again.
    fn is_irreversible(&self) -> bool {
        self.quiet() == 0
    }

    /// What makes two positions the same for repetition; `None` where positions are not compared.
    fn repeatable(&self) -> Option<String> {
        None
    }

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
    fn sentence(&self, _play: &Play) -> Option<Message> {
        None
    }

    /// What is said of the end, where the kit's sentence does not do. The message may have an attribute
    /// `plate`: a few words for the plates.
    fn ending_said(&self, _end: Ending) -> Option<Message> {
        None
    }

    /// What a seat plays with now, where its name does not say it.
    fn side(&self, _seat: Seat) -> Option<Message> {
        None
    }

    /// What a move decides beside what its notation shows at a glance, in a few words for a button.
    fn choice(&self, _play: &Play) -> Option<Message> {
        None
    }

    /// Why a king can't castle to that side (short: to the nearer rook), where it can't.
    fn no_castling(&self, _seat: Seat, _short: bool) -> Option<Message> {
        None
    }

    /// Whether a move was made already in this turn.
    fn is_within_turn(&self) -> bool {
        false
    }

    /// Signs and a few words for the plate of a seat: they stand there instead of "to move".
    fn plate(&self, _seat: Seat) -> (Vec<Icon>, Option<Message>) {
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

    /// Who has what, in lines of the summary that stand in the place of the kit's: hands and material.
    fn forces(&self, _over: bool) -> Option<Vec<Message>> {
        None
    }

    /// The picture, where the kit's does not do: with how the game has ended, and the moves of the last turn.
    fn scene(&self, _end: Option<Ending>, _last: &[Played], _view: &View<'_>) -> Option<Scene> {
        None
    }

    /// The picture of how a kind moves, where the kit's does not do.
    fn reach(&self, _kind: Kind, _language: Language) -> Option<Scene> {
        None
    }

    /// What is to be seen beside pieces, moves and checks.
    fn sights(&self) -> Vec<Sight> {
        Vec::new()
    }

    /// Counts the leaf nodes of the tree of moves.
    fn perft(&self, depth: u32) -> u64;

    /// What the position is worth to the first team more than to the other, in hundredths of a plain piece: material and
    /// mobility, unless the game knows better.
    fn value(&self) -> i32 {
        value(&*self.boxed())
    }

    /// The tree of moves below the position, for a seat whose turn it is: slow but right for every game, unless the game
    /// has a quicker one.
    fn tree(&self, _seat: Seat) -> Box<dyn Tree> {
        Box::new(Line::new(Plain::new(self.boxed())))
    }
}

/// Whether these are some of the squares of a route, in its order.
pub fn is_among(landings: &[Square], route: &[Square]) -> bool {
    let mut route = route.iter();
    landings.iter().all(|landing| route.any(|at| at == landing))
}

/// What every position can do that is a plain value.
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

/// The worth of a move more than the other has.
const MOVE: i32 = 3;
/// The worth of a half pawn of [`KindSpec::value`].
const HALF_PAWN: i32 = 50;

/// Material and mobility.
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

/// Which side a seat is on: the first team, or the other.
fn side(rules: &dyn Rules, seat: Seat) -> usize {
    usize::from(rules.spec().team(seat) != rules.spec().team(Seat(0)))
}

fn worth(rules: &dyn Rules, piece: Piece) -> i32 {
    i32::from(rules.spec().kind(piece.kind).value) * HALF_PAWN
}

/// Who has won at an end, for the first team.
fn outcome(rules: &dyn Rules, ending: Ending) -> Worth {
    between_two(ending.loser.map_or(0, |loser| if side(rules, loser) == 0 { -WIN } else { WIN }))
}

/// Any position.
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
