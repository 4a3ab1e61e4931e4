//! Swedish bughouse (rules page `swedish-bughouse`): two boards, two teams; a man captured on one board is
//! put on the other.

use super::appearances::{Appearances, DropCheck};
use super::bits::{Set, bit};
use super::board::{BISHOP, Board, Done, KINDS, KNIGHT, PAWN, QUEEN, ROOK, Side, place};
use super::fen::FIELDS;
use super::game::Game;
use super::moves::Move;
use super::orthodox::BASE;
use super::san;
use super::setup;
use super::variant::{self, Variant};
use liege_game::scene::{Army, Tint};
use liege_game::{
    Allowed, Event, EventKind, Line, OptionSpec, Options, Refusal, RefusalKind, Seat, SeatInfo, SeatSet, Tree,
};
use liege_squares::fen::{self, Fault};
use liege_squares::{Ending, Geometry, Kind, Naming, Piece, Plain, Play, Rules, Spec, Square, Why};
use liege_words::Message;

const CHECKS: [&str; 3] = ["any", "no-mate", "no-check"];
const RANKS: [&str; 2] = ["6", "7"];
const PASSES: [&str; 2] = ["pawn", "itself"];

/// The fixed part of the game.
pub static SPEC: Spec = Spec {
    id: "swedish-bughouse",
    prefix: "bug",
    seats: &[
        SeatInfo { id: "white-a", code: 'W', team: 0 },
        SeatInfo { id: "black-a", code: 'X', team: 1 },
        SeatInfo { id: "white-b", code: 'Y', team: 1 },
        SeatInfo { id: "black-b", code: 'Z', team: 0 },
    ],
    armies: &[Army::White, Army::Black, Army::White, Army::Black],
    options: &[
        OptionSpec { name: "drop_check", values: Allowed::OneOf(&CHECKS), default: CHECKS[0] },
        OptionSpec { name: "pawn_drop_rank", values: Allowed::OneOf(&RANKS), default: RANKS[0] },
        OptionSpec { name: "promoted_passes_as", values: Allowed::OneOf(&PASSES), default: PASSES[0] },
        OptionSpec { name: "max_lead", values: Allowed::Count { most: 100, except: &[] }, default: "4" },
    ],
    geometry: Geometry { boards: 2, naming: Naming::Lettered, ..Geometry::CHESS },
    tints: &[Tint::Chess, Tint::Chess],
    boards: &["a", "b"],
    seat_words: "bug",
    army: 0,
    start: Bughouse::start,
    words: super::words!("swedish-bughouse"),
    usual_moves: 25,
    ..BASE
};

/// One of the two boards: the state beside its men.
#[derive(Clone, Copy, Debug)]
pub struct House {
    /// The index of the board, from 0.
    number: u8,
    /// The rules for drops: those of chess appearances.
    drops: Appearances,
    /// The men that have been pawns.
    promoted: Set,
}

impl Variant for House {
    const HANDS: bool = true;

    fn spec(&self) -> &'static Spec {
        &SPEC
    }

    fn new(options: &Options) -> Self {
        let last = if options.get("pawn_drop_rank") == RANKS[1] { 6 } else { 5 };
        let drop_check = DropCheck::named(options.get("drop_check"));
        House { number: 0, drops: Appearances { drop_check, pawn_ranks: (1, last) }, promoted: 0 }
    }

    fn array(_: &Options) -> &'static str {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1"
    }

    fn board(&self) -> Board {
        let mut board = Board::default();
        board.number = self.number;
        board
    }

    fn drop_squares(&self, board: &Board, kind: Kind, within: Set) -> Set {
        self.drops.drop_squares(board, kind, within)
    }

    fn mark(&self) -> u64 {
        self.promoted
    }

    fn after(&mut self, board: &mut Board, done: &Done) {
        let mv = done.mv;
        if mv.dropped().is_none() {
            let stays = self.promoted & bit(mv.from) != 0;
            self.promoted &= !bit(mv.from) & !bit(mv.to);
            if stays || mv.becomes.is_some() {
                self.promoted |= bit(mv.to);
            }
        }
        self.pass_turn(board, done);
    }

    /// Further men may always come.
    fn is_dead(&self, _: &Board) -> bool {
        false
    }

    fn check(&self, board: &Board) -> Result<(), Fault> {
        let mut bare = *board;
        bare.hands = [[0; KINDS]; 2];
        setup::kings(&bare, [1, 1])?;
        // A man in a hand is not promoted either.
        variant::check_orthodox(self, board)?;
        let become_so = [QUEEN, ROOK, BISHOP, KNIGHT].into_iter().fold(0, |men, kind| men | board.kind(kind));
        setup::none(0, "bug-position-promoted", self.promoted & !become_so)
    }

    fn objection(&self, board: &Board, _: Kind, mv: Move) -> Option<Message> {
        mv.dropped().and_then(|kind| self.drops.against_drop("bug", board, kind, mv.to))
    }
}

/// A position of Swedish bughouse.
#[derive(Clone, Copy, Debug)]
pub struct Bughouse {
    /// Board A and board B.
    boards: [Game<House>; 2],
    /// Whether a promoted pawn is passed on as the piece it has become.
    passes_itself: bool,
    /// The number of plies that a board may be ahead; 0: any number.
    max_lead: i64,
    /// The only board that is open for moves, if the kit asks for such a position.
    only: Option<usize>,
}

/// The letters of a placement: the end of each in the text, and its square.
fn letters(text: &str) -> Vec<(usize, u8)> {
    let (mut found, mut at) = (Vec::new(), 56_u8);
    for (index, sign) in text.char_indices() {
        match sign {
            '[' | ' ' => break,
            '~' => {}
            '/' => at = at.wrapping_sub(16),
            '0'..='9' => at = at.wrapping_add(sign as u8 - b'0'),
            _ => {
                found.push((index + sign.len_utf8(), at));
                at = at.wrapping_add(1);
            }
        }
    }
    found
}

impl House {
    /// The position string of one board, with `~` after men that have been pawns.
    fn write(game: &Game<House>) -> String {
        let mut text = game.position();
        for (end, at) in letters(&text).into_iter().rev() {
            if game.variant.promoted & bit(at) != 0 {
                text.insert(end, '~');
            }
        }
        text
    }

    /// Reads the position string of one board.
    fn read(mut self, text: &str) -> Result<Game<House>, Refusal> {
        let marked = letters(text).into_iter().filter(|(end, _)| text[*end..].starts_with('~'));
        self.promoted = marked.fold(0, |men, (_, at)| men | bit(at));
        let game = Game::read(self, &text.replace('~', ""))?;
        fen::compare(text, &House::write(&game)).map_err(|fault| fault.named(&FIELDS))?;
        Ok(game)
    }
}

impl Bughouse {
    /// The game from its start, or from a position string.
    ///
    /// # Errors
    /// The refusal names the board, its first wrong field and the fault.
    pub fn start(options: &Options, position: Option<&str>) -> Result<Box<dyn Rules>, Refusal> {
        let start = format!("{0} | {0}", House::array(options));
        let text = position.unwrap_or(&start);
        let refuse = |message| Refusal::new(RefusalKind::BadPosition, message);
        let Some((one, two)) = text.split_once(" | ") else {
            return Err(refuse(Message::new("bug-position-boards")));
        };
        let read = |number: u8, text| {
            House { number, ..House::new(options) }.read(text).map_err(|refusal| {
                let letter = char::from(b'A' + number).to_string();
                let message = Message::new("bug-position-board").with("board", letter);
                refuse(message.with("fault", refusal.message))
            })
        };
        Ok(Box::new(Bughouse {
            boards: [read(0, one)?, read(1, two)?],
            passes_itself: options.get("promoted_passes_as") == PASSES[1],
            max_lead: options.get("max_lead").parse().unwrap_or_default(),
            only: None,
        }))
    }

    /// The board of a square.
    fn of_square(&self, at: Square) -> &Game<House> {
        &self.boards[usize::from(at.0 >= 64)]
    }

    /// The board of a seat.
    fn of_seat(&self, seat: Seat) -> &Game<House> {
        &self.boards[usize::from(seat.0 >= 2)]
    }

    /// The number of plies that a board is ahead of the other.
    fn lead(&self, index: usize) -> i64 {
        let ply = |board: &Board| 2 * i64::from(board.fullmove) + i64::from(board.turn == Side::Black);
        ply(&self.boards[index].board) - ply(&self.boards[1 - index].board)
    }

    /// Whether a board is so far ahead that it waits for the other, as long as a move is possible there
    /// (section 2).
    fn is_ahead(&self, index: usize) -> bool {
        self.max_lead > 0 && self.lead(index) >= self.max_lead
    }

    /// Whether a board is open for moves, by the number of legal moves on each board.
    fn is_open(&self, index: usize, counts: [u64; 2]) -> bool {
        match self.only {
            Some(only) => only == index,
            None => counts[index] > 0 && !(self.is_ahead(index) && counts[1 - index] > 0),
        }
    }

    /// The boards that are open for moves.
    fn open(&self) -> impl Iterator<Item = &Game<House>> {
        let counts = self.boards.map(|game| game.count());
        (0..2).filter(move |index| self.is_open(*index, counts)).map(|index| &self.boards[index])
    }

    /// The sentence that a board waits for the other, if it does.
    fn waiting(&self, id: &'static str, index: usize) -> Option<Message> {
        let waits = self.is_ahead(index) && self.boards[1 - index].count() > 0;
        let message = Message::new(id).with("board", if index == 0 { "A" } else { "B" });
        waits.then(|| message.with("plies", self.lead(index)))
    }

    /// Makes a move, and passes on the captured man: the piece with its new owner.
    fn make_move(&mut self, index: usize, mv: Move) -> Option<Piece> {
        let promoted = self.boards[index].variant.promoted;
        let done = self.boards[index].make_move(mv);
        let (at, kind) = done.taken?;
        let kind = if promoted & bit(at) != 0 && !self.passes_itself { PAWN } else { kind };
        let (partner, side) = (&mut self.boards[1 - index].board, done.side.other());
        let held = &mut partner.hands[side as usize][usize::from(kind.0)];
        *held = held.saturating_add(1);
        Some(Piece { seat: partner.seat(side), kind })
    }

    /// Counts the leaves below a position. Mate on either board ends the game.
    fn leaves(&self, lists: &mut [Vec<Move>]) -> u64 {
        let counts = self.boards.map(|game| game.count());
        if (0..2).any(|index| counts[index] == 0 && self.boards[index].is_check()) {
            return 0;
        }
        let open = (0..2).filter(|index| self.is_open(*index, counts));
        let Some((list, deeper)) = lists.split_first_mut() else {
            return open.map(|index| counts[index]).sum();
        };
        let mut leaves = 0;
        for index in open {
            list.clear();
            self.boards[index].variant.generate(&self.boards[index].board, list);
            for mv in list.iter() {
                let mut next = *self;
                next.make_move(index, *mv);
                leaves += next.leaves(deeper);
            }
        }
        leaves
    }
}

impl Rules for Bughouse {
    fn spec(&self) -> &'static Spec {
        &SPEC
    }

    fn piece(&self, at: Square) -> Option<Piece> {
        self.of_square(at).piece(at)
    }

    fn set(&mut self, at: Square, piece: Option<Piece>) {
        let game = &mut self.boards[usize::from(at.0 >= 64)];
        game.variant.promoted &= !bit(place(at));
        game.set(at, piece);
    }

    fn hand(&self, seat: Seat) -> Option<Vec<(Piece, u8)>> {
        self.of_seat(seat).hand(seat)
    }

    fn turn(&self) -> SeatSet {
        self.open().map(|game| game.board.seat(game.board.turn)).collect()
    }

    fn turned(&self, seat: Seat) -> Box<dyn Rules> {
        let index = usize::from(seat.0 >= 2);
        let mut other = *self;
        other.boards[index] = other.boards[index].with_turn(Side::of(seat));
        other.only = Some(index);
        Box::new(other)
    }

    fn plays(&self) -> Vec<Play> {
        self.open().flat_map(Rules::plays).collect()
    }

    fn play_of(&self, action: &str) -> Option<Play> {
        let mut open = self.open();
        open.find_map(|game| game.play_of(action.strip_prefix(&SPEC.geometry.prefix(game.board.square(0)))?))
    }

    fn reachable(&self) -> Vec<Play> {
        self.open().flat_map(Rules::reachable).collect()
    }

    fn make(&mut self, play: &Play) -> Vec<Event> {
        let passed = self.make_move(usize::from(play.to.0 >= 64), Move::of_code(play.code));
        let told = passed.map(|piece| {
            let message = Message::new("bug-passed").with("seat", piece.seat);
            let message = message.with("piece", SPEC.kind(piece.kind).name());
            Event::new(EventKind::Possession, message).to(piece.seat)
        });
        told.into_iter().collect()
    }

    fn royal(&self, seat: Seat) -> Option<Square> {
        self.of_seat(seat).royal(seat)
    }

    fn checkers(&self, seat: Seat) -> Vec<Square> {
        self.of_seat(seat).checkers(seat)
    }

    fn objection(&self, play: &Play, goes: bool) -> Option<Message> {
        let waits = self.waiting("bug-objection-lead", usize::from(play.to.0 >= 64));
        waits.or_else(|| self.of_square(play.to).objection(play, goes))
    }

    /// The game ends with mate on either board, or when nobody can move on any (section 5).
    fn ending(&self) -> Option<Ending> {
        let ends = self.boards.map(|game| game.ending());
        let mate = ends.into_iter().flatten().find(|end| end.why == Why::Mate);
        mate.or_else(|| ends.iter().all(Option::is_some).then_some(ends[0]).flatten())
    }

    fn ending_said(&self, end: Ending) -> Option<Message> {
        (end.why == Why::Stalemate).then(|| Message::new("bug-end-stuck"))
    }

    fn position(&self) -> String {
        self.boards.each_ref().map(House::write).join(" | ")
    }

    fn canonical(&self, play: &Play) -> String {
        SPEC.geometry.prefix(play.to) + &san::canonical(&SPEC, Move::of_code(play.code))
    }

    fn display(&self, play: &Play) -> Message {
        let message = Message::new("bug-move").with("board", SPEC.geometry.prefix(play.to));
        message.with("move", self.of_square(play.to).display(play))
    }

    /// The board and the side in words: the notation has the board's letter only if it stands alone.
    fn sentence(&self, play: &Play) -> Option<Message> {
        let side = if play.piece.seat.0.is_multiple_of(2) { "white" } else { "black" };
        let message =
            Message::new("bug-played").with("board", SPEC.geometry.prefix(play.to).replace(':', ""));
        Some(message.with("side", side).with("move", self.of_square(play.to).display(play)))
    }

    fn no_castling(&self, seat: Seat, short: bool) -> Option<Message> {
        self.of_seat(seat).no_castling(seat, short)
    }

    /// Each player looks at their own board, as if the other one stood still: nobody knows who moves there
    /// first.
    fn tree(&self, seat: Seat) -> Box<dyn Tree> {
        let only = Some(usize::from(seat.0 >= 2));
        Box::new(Line::new(Plain::new(Box::new(Bughouse { only, ..*self }))))
    }

    fn value(&self) -> i32 {
        self.boards[0].balance() - self.boards[1].balance()
    }

    fn note(&self) -> Option<Message> {
        (0..2).find_map(|index| self.waiting("bug-note-lead", index))
    }

    fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut lists: Vec<Vec<Move>> = (1..depth).map(|_| Vec::with_capacity(256)).collect();
        self.leaves(&mut lists)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(position: &str) -> Message {
        let options = Options::check(SPEC.options, [("max_lead", "0")]).unwrap();
        Bughouse::start(&options, Some(position)).unwrap_err().message
    }

    #[test]
    fn a_wrong_position_names_its_board() {
        let start = House::array(&Options::default());
        assert_eq!(refused(start).id(), "bug-position-boards");
        for wrong in [
            "8/8",
            "4k3/8/8/8/8/8/8/4K~3[] w - - 0 1",
            "4k3/8/8/8/8/8/8/8[K] w - - 0 1",
            "4k3/8/8/8/8/8/8/4K3[K] w - - 0 1",
            "4k3/8/8/8/8/8/8/4K3[] w - e6 0 1",
        ] {
            let message = refused(&format!("{start} | {wrong}"));
            assert_eq!(message.id(), "bug-position-board", "{wrong}");
            assert_eq!(message.args()[0].1, "B".into(), "{wrong}");
        }
    }

    #[test]
    fn a_promoted_man_goes_on_as_a_pawn() {
        let options = Options::check(SPEC.options, [("max_lead", "0")]).unwrap();
        let text = "4k3/8/8/8/8/8/r7/Q~3K3[] b - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1";
        let mut game = Bughouse::start(&options, Some(text)).unwrap();
        let play = game.plays().into_iter().find(|play| game.canonical(play) == "A:a2a1").unwrap();
        let events = game.make(&play);
        assert_eq!(events[0].concerns, [Seat(2)]);
        assert_eq!(game.position(), "4k3/8/8/8/8/8/8/r3K3[] w - - 0 2 | 4k3/8/8/8/8/8/8/4K3[P] w - - 0 1");
    }
}
