//! Shash-maty (rules page `shashmaty`): chess and draughts at once, where jumping is compulsory. Its chess is
//! a game of the family ([`Nature`]); its draughts are in [`chains`], [`deed`] and [`moves`].

mod chains;
mod deed;
mod moves;
mod state;

use super::bits::{EDGE_RANKS, Set, Squares, bit, rank};
use super::board::{Board, KING, PAWN, QUEEN, Side, name, place};
use super::game::Game;
use super::moves::{Sink, Ways};
use super::orthodox::BASE;
use super::setup;
use super::variant::{Promotions, Variant, legal, not_in_check};
use deed::Deed;
use liege_game::{Allowed, Event, OptionSpec, Options, Refusal, Seat, SeatSet};
use liege_squares::fen::{Fault, Fields};
use liege_squares::{Ending, Limits, Piece, Play, Rules, Sight, Spec, Square, Why};
use liege_words::Message;
use state::{Nature, Shashmaty};

/// The fixed part of the game.
pub static SPEC: Spec = Spec {
    id: "shashmaty",
    prefix: "shm",
    options: &[OptionSpec { name: "promote_all", values: Allowed::OneOf(&SWITCH), default: SWITCH[0] }],
    start: Shashmaty::start,
    words: super::words!(),
    usual_moves: 20,
    ..BASE
};

/// The values of the option.
const SWITCH: [&str; 2] = ["false", "true"];
/// The fields of the position string.
const FIELDS: [&str; 6] = ["placement", "side", "castling", "en-passant", "halfmove", "flag"];
/// The values of the last field: whether all kinds promote.
const FLAGS: [&str; 2] = ["-", "a"];

impl Variant for Nature {
    const PROMOTIONS: Promotions = &[(EDGE_RANKS, &[QUEEN])];

    fn spec(&self) -> &'static Spec {
        &SPEC
    }

    fn new(options: &Options) -> Self {
        Nature { promote_all: options.get("promote_all") == SWITCH[1] }
    }

    /// Only for counting: of chains the sink gets only the ends.
    #[inline]
    fn generate<S: Sink>(&self, board: &Board, sink: &mut S) {
        let game = Shashmaty { chess: Game { board: *board, variant: *self } };
        let mut must_jump = false;
        game.chains(false, |deed| {
            must_jump = true;
            sink.add(Ways::From(deed.from), bit(deed.to), &[]);
        });
        if !must_jump {
            legal(self, board, sink);
            game.steps(false, sink);
        }
    }

    fn is_dead(&self, board: &Board) -> bool {
        board.has_only_kings()
    }

    /// Set after every double step.
    fn en_passant(&self, board: &Board) -> Set {
        board.en_passant
    }

    fn check(&self, board: &Board) -> Result<(), Fault> {
        // The king of the side to move may have been captured.
        let least = Side::ALL.map(|side| u32::from(side != board.turn));
        setup::kings(board, least)?;
        setup::no_pawns(board, board.side(Side::White) & rank(7) | board.side(Side::Black) & rank(0))?;
        let more = board.en_passant & board.en_passant.wrapping_sub(1);
        setup::none(3, "sqr-position-en-passant", more)?;
        // Chess never captures a king: he may be left in check by the move that ends the game, or if the
        // other side has to jump (V7).
        let mut may = board.men(board.turn, KING) == 0;
        Shashmaty { chess: Game { board: *board, variant: *self } }.chains(false, |_| may = true);
        if may { Ok(()) } else { not_in_check(self, board) }
    }
}

impl Shashmaty {
    /// The game from its start, or from a position string (section 6.3), whose flag gives the option.
    ///
    /// # Errors
    /// The refusal names the first wrong field of the position string and the fault.
    pub fn start(options: &Options, position: Option<&str>) -> Result<Box<dyn Rules>, Refusal> {
        let Some(text) = position else {
            let chess = Game::read(Nature::new(options), Nature::array(options))?;
            return Ok(Box::new(Shashmaty { chess }));
        };
        let named = |fault: Fault| fault.named(&FIELDS);
        let fields = Fields::of(text, FIELDS.len()).map_err(named)?;
        let last = FIELDS.len() - 1;
        let (chess, flag) = text.split_at(text.len() - fields.text(last).len());
        // Chess has the number of the move there.
        let chess = Game::read(Nature { promote_all: flag == FLAGS[1] }, &format!("{chess}1"))?;
        fields.one_of(last, &FLAGS, "shm-position-flag").map_err(named)?;
        Ok(Box::new(Shashmaty { chess }))
    }

    /// A move in the kit's form.
    fn describe(&self, deed: &Deed) -> Play {
        let board = &self.chess.board;
        let kind = board.kind_at(deed.from).unwrap_or(PAWN);
        let piece = Piece { seat: board.seat(board.turn), kind };
        let mut play = Play::new(deed.code(), piece, Some(board.square(deed.from)), board.square(deed.to));
        // The men that are not jumped are captured by chess, at the end.
        let jumped = deed.hops().fold(0, |set, (victim, _)| set | bit(victim));
        let taken = deed.hops().map(|(victim, _)| victim).chain(Squares(deed.taken & !jumped));
        play.taken = taken.filter_map(|at| Some((board.square(at), board.piece(at)?))).collect();
        play.via = deed.hops().map(|(_, landing)| board.square(landing)).collect();
        if !deed.takes_by_chess() {
            play.via.pop();
        }
        play.jumps = jumped != 0;
        play.becomes = (deed.kind != kind).then_some(deed.kind);
        play.beside = deed.rook().map(|(from, to)| (board.square(from), board.square(to)));
        play
    }

    /// The chains that have to be played, sorted.
    fn captures(&self) -> Vec<String> {
        let mut captures = Vec::new();
        self.chains(false, |deed| captures.push(self.canonical(&self.describe(&deed))));
        captures.sort();
        captures
    }

    /// The message that one of the chains is compulsory, if there are some.
    fn duty(&self) -> Option<Message> {
        let said = |text: String| Message::new("sqr-text").with("text", text);
        let captures: Vec<Message> = self.captures().into_iter().map(said).collect();
        (!captures.is_empty()).then(|| Message::new("shm-objection-duty").with("captures", captures))
    }

    /// Counts the leaves below a position, with a list of moves for each ply but the last.
    fn leaves(&self, lists: &mut [Vec<Deed>]) -> u64 {
        if self.chess.board.without_king().is_some() {
            return 0;
        }
        let Some((list, deeper)) = lists.split_first_mut() else { return self.chess.count() };
        self.list(list);
        let below = |deed: &Deed| {
            let mut next = *self;
            deed.apply(&mut next.chess.board);
            next.leaves(deeper)
        };
        list.iter().map(below).sum()
    }
}

impl Rules for Shashmaty {
    fn spec(&self) -> &'static Spec {
        &SPEC
    }

    fn piece(&self, at: Square) -> Option<Piece> {
        self.chess.piece(at)
    }

    fn set(&mut self, at: Square, piece: Option<Piece>) {
        self.chess.set(at, piece);
    }

    fn turn(&self) -> SeatSet {
        self.chess.turn()
    }

    fn turned(&self, seat: Seat) -> Box<dyn Rules> {
        Box::new(Shashmaty { chess: self.chess.with_turn(Side::of(seat)) })
    }

    fn plays(&self) -> Vec<Play> {
        let mut legal = Vec::new();
        self.list(&mut legal);
        legal.iter().map(|deed| self.describe(deed)).collect()
    }

    fn reachable(&self) -> Vec<Play> {
        let mut ways = self.free(true);
        self.chains(true, |deed| ways.push(deed));
        ways.iter().map(|deed| self.describe(deed)).collect()
    }

    fn make(&mut self, play: &Play) -> Vec<Event> {
        Deed::of_code(play.code).apply(&mut self.chess.board);
        Vec::new()
    }

    fn royal(&self, seat: Seat) -> Option<Square> {
        self.chess.royal(seat)
    }

    fn checkers(&self, seat: Seat) -> Vec<Square> {
        self.chess.checkers(seat)
    }

    /// The duty to capture, if nothing else forbids the move (section 4.1). Without a move: the duty of a
    /// piece that has none.
    fn objection(&self, play: &Play, goes: bool) -> Option<Message> {
        let is_free = |fits: &dyn Fn(&Deed) -> bool| self.free(false).iter().any(fits);
        let binds = if !goes {
            play.from == Some(play.to) && is_free(&|deed| deed.from == place(play.to))
        } else if play.jumps {
            self.is_safe_after(Deed::of_code(play.code)) && !self.captures().contains(&self.canonical(play))
        } else {
            is_free(&|deed| deed.code() == play.code)
        };
        self.duty().filter(|_| binds)
    }

    fn no_castling(&self, seat: Seat, short: bool) -> Option<Message> {
        self.chess.no_castling(seat, short).or_else(|| self.duty())
    }

    fn ending(&self) -> Option<Ending> {
        self.chess.ending()
    }

    fn ending_said(&self, end: Ending) -> Option<Message> {
        let board = &self.chess.board;
        let winner = Message::new("sqr-seat").with("seat", board.seat(Side::of(end.loser?).other()));
        (end.why == Why::Taken).then(|| Message::new("shm-end-taken").with("winner", vec![winner]))
    }

    fn limits(&self) -> Limits {
        Limits { repetition: 3, quiet: 100 }
    }

    fn quiet(&self) -> u32 {
        self.chess.quiet()
    }

    fn repeatable(&self) -> Option<String> {
        Some(self.chess.what_repeats().join(" "))
    }

    fn position(&self) -> String {
        let board = &self.chess.board;
        let flag = FLAGS[usize::from(self.chess.variant.promote_all)];
        [self.chess.what_repeats(), vec![board.halfmove.to_string(), flag.to_owned()]].concat().join(" ")
    }

    fn canonical(&self, play: &Play) -> String {
        let name = |at: Square| name(place(at));
        let from = play.from.map_or_else(String::new, name);
        let via: String = play.via.iter().flat_map(|at| [":".to_owned(), name(*at)]).collect();
        // A jump ends on an empty square; a chess capture, also one that closes a chain, ends on its victim.
        let takes_there = play.taken.last().is_some_and(|(at, _)| *at == play.to);
        let sign = match (play.taken.is_empty(), play.jumps && !takes_there) {
            (true, _) => '-',
            (false, true) => ':',
            (false, false) => 'x',
        };
        format!("{from}{via}{sign}{}", name(play.to))
    }

    /// The men that have to jump.
    fn sights(&self) -> Vec<Sight> {
        let mut men = 0;
        if self.chess.board.without_king().is_none() {
            self.chains(false, |deed| men |= bit(deed.from));
        }
        Squares(men).map(|at| Sight::Must(self.chess.board.square(at))).collect()
    }

    fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut lists: Vec<Vec<Deed>> = (1..depth).map(|_| Vec::with_capacity(256)).collect();
        self.leaves(&mut lists)
    }
}
