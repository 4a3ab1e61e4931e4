//! A game of the family in the kit's form: the board and the variant's rules.

use super::bits::{Squares, bit, first};
use super::board::{Board, Castling, KING, ROOK, Side, name, place};
use super::game::Game;
use super::moves::Move;
use super::san;
use super::variant::{Lost, Variant};
use liege_game::scene::Icon;
use liege_game::{Event, Line, Options, Refusal, Round, Seat, SeatSet, Tree};
use liege_squares::{Ending, Kind, Limits, Piece, Play, Rules, Sight, Spec, Square, Why};
use liege_words::Message;

impl<V: Variant> Game<V> {
    /// The game from its start, or from a position string.
    ///
    /// # Errors
    /// The refusal names the first wrong field of the position string and the fault.
    pub fn start(options: &Options, position: Option<&str>) -> Result<Box<dyn Rules>, Refusal> {
        Ok(Box::new(match position {
            Some(text) => Game::<V>::accept(options, text)?,
            None => Game::read(V::new(options), V::array(options))?,
        }))
    }

    /// Counts the leaves below a position, with a list of moves for each ply but the last.
    fn leaves(&self, lists: &mut [Vec<Move>]) -> u64 {
        if self.variant.lost(&self.board).is_some() {
            return 0;
        }
        let words = self.variant.words(&self.board);
        let Some((list, deeper)) = lists.split_first_mut() else { return self.count() + words.len() as u64 };
        list.clear();
        self.variant.generate(&self.board, list);
        let mut leaves = 0;
        for mv in list.iter() {
            let mut next = *self;
            next.make_move(*mv);
            leaves += next.leaves(deeper);
        }
        for word in words {
            let mut next = *self;
            next.variant.say(&mut next.board, word);
            leaves += next.leaves(deeper);
        }
        leaves
    }

    /// A move in the kit's form.
    fn describe(&self, mv: Move) -> Play {
        let board = &self.board;
        let done = Board::play(&mut board.clone(), mv);
        let piece = Piece { seat: board.seat(done.side), kind: done.kind };
        let from = mv.dropped().is_none().then(|| board.square(mv.from));
        let mut play = Play::new(mv.code(), piece, from, board.square(mv.to));
        if let Some((at, kind)) = done.taken {
            play = play.taking(board.square(at), Piece { seat: board.seat(done.side.other()), kind });
        }
        play.becomes = mv.becomes;
        play.put = mv.put.map(|at| board.square(at));
        play.beside = done.rook.map(|(from, to)| (board.square(from), board.square(to)));
        play
    }
}

impl<V: Variant> Rules for Game<V> {
    fn spec(&self) -> &'static Spec {
        self.variant.spec()
    }

    fn piece(&self, at: Square) -> Option<Piece> {
        self.board.piece(place(at))
    }

    fn round(&self) -> Option<Round> {
        let Board { fullmove: number, turn, .. } = self.board;
        // Placements before the first move are not counted.
        (number > 0).then_some(Round { number, second: turn == Side::Black })
    }

    fn set(&mut self, at: Square, piece: Option<Piece>) {
        self.board.clear(place(at));
        if let Some(piece) = piece {
            self.board.put(place(at), Side::of(piece.seat), piece.kind);
        }
    }

    fn hand(&self, seat: Seat) -> Option<Vec<(Piece, u8)>> {
        let held = self.board.held(Side::of(seat));
        V::HANDS.then(|| held.map(|(kind, count)| (Piece { seat, kind }, count)).collect())
    }

    fn turn(&self) -> SeatSet {
        SeatSet::one(self.board.seat(self.board.turn))
    }

    fn turned(&self, seat: Seat) -> Box<dyn Rules> {
        Box::new(self.with_turn(Side::of(seat)))
    }

    fn plays(&self) -> Vec<Play> {
        self.moves().into_iter().map(|mv| self.describe(mv)).collect()
    }

    fn play_of(&self, action: &str) -> Option<Play> {
        let found = self.moves().into_iter().find(|mv| san::is_written(self.spec(), *mv, action))?;
        Some(self.describe(found))
    }

    fn reachable(&self) -> Vec<Play> {
        self.variant.reachable(&self.board).into_iter().map(|mv| self.describe(mv)).collect()
    }

    fn words(&self) -> Vec<&'static str> {
        if self.spec().dice { Vec::new() } else { self.variant.words(&self.board).to_vec() }
    }

    fn chance(&self) -> &'static [&'static str] {
        if self.spec().dice { self.variant.words(&self.board) } else { &[] }
    }

    fn of_number(&self, number: &str) -> Option<Kind> {
        self.variant.of_number(number)
    }

    fn make(&mut self, play: &Play) -> Vec<Event> {
        self.make_move(Move::of_code(play.code));
        Vec::new()
    }

    fn say(&mut self, word: &str) -> Vec<Event> {
        self.variant.say(&mut self.board, word);
        Vec::new()
    }

    fn royal(&self, seat: Seat) -> Option<Square> {
        let royal = self.variant.royal(&self.board, Side::of(seat));
        (royal != 0).then(|| self.board.square(first(royal)))
    }

    fn checkers(&self, seat: Seat) -> Vec<Square> {
        Squares(self.checkers_of(Side::of(seat))).map(|at| self.board.square(at)).collect()
    }

    fn objection(&self, play: &Play, goes: bool) -> Option<Message> {
        let kind = play.piece.kind;
        let plain = || Move::new(play.from.map_or(Move::hand(kind), place), place(play.to));
        let mv = if goes { Move::of_code(play.code) } else { plain() };
        self.variant.objection(&self.board, kind, mv)
    }

    fn ending(&self) -> Option<Ending> {
        let seat = self.board.seat(self.board.turn);
        if let Some(Lost { side, why }) = self.variant.lost(&self.board) {
            let loser = self.board.seat(side);
            return Some(Ending { why, loser: Some(loser), seat: loser });
        }
        if self.count() == 0 && self.variant.words(&self.board).is_empty() {
            let is_mate = self.is_check();
            let why = if is_mate { Why::Mate } else { Why::Stalemate };
            return Some(Ending { why, loser: is_mate.then_some(seat), seat });
        }
        self.variant.is_dead(&self.board).then_some(Ending { why: Why::Dead, loser: None, seat })
    }

    fn can_win(&self, seat: Seat) -> bool {
        self.variant.can_win(&self.board, Side::of(seat))
    }

    fn limits(&self) -> Limits {
        Limits { repetition: if V::REPEATS { 5 } else { 0 }, quiet: 150 }
    }

    fn claims(&self) -> Limits {
        Limits { repetition: if V::REPEATS { 3 } else { 0 }, quiet: 100 }
    }

    fn quiet(&self) -> u32 {
        self.board.halfmove
    }

    fn is_irreversible(&self) -> bool {
        self.variant.is_irreversible(&self.board)
    }

    fn repeatable(&self) -> Option<String> {
        let is_compared = V::REPEATS && !self.variant.is_within_turn();
        is_compared.then(|| [self.what_repeats(), self.variant.write_fields()].concat().join(" "))
    }

    fn position(&self) -> String {
        self.write()
    }

    fn canonical(&self, play: &Play) -> String {
        san::canonical(self.spec(), Move::of_code(play.code))
    }

    fn display(&self, play: &Play) -> Message {
        san::san(self, Move::of_code(play.code))
    }

    fn ending_said(&self, end: Ending) -> Option<Message> {
        self.variant.ending_said(end)
    }

    fn no_castling(&self, seat: Seat, short: bool) -> Option<Message> {
        let (side, board) = (Side::of(seat), &self.board);
        let wanted = |castling: &&Castling| castling.side == side && castling.is_short() == short;
        let Some(castling) = board.castlings().find(wanted) else {
            return Some(Message::new("sqr-no-castling-right"));
        };
        let (king, rook) = (castling.king, castling.rook);
        if !self.variant.may_castle(castling) {
            let ways = [(KING, king), (ROOK, rook)];
            let against = |(kind, (from, to))| self.variant.objection(board, kind, Move::new(from, to));
            return ways.into_iter().find_map(against);
        }
        if let Some(at) = Squares(board.occupied() & castling.between).next() {
            return Some(Message::new("sqr-no-castling-between").with("square", name(at)));
        }
        if self.variant.royal(board, side) == 0 {
            return None;
        }
        let men = self.variant.movers(board, side.other());
        [king.0].into_iter().chain(Squares(castling.path)).find_map(|at| {
            let attackers = men.attackers(V::SEAM, side.other(), at, board.occupied() & !bit(king.0));
            let id = if at == king.0 { "sqr-no-castling-check" } else { "sqr-no-castling-through" };
            let message = Message::new(id).with("square", name(at));
            (attackers != 0).then(|| message.with("attackers", board.told(self.spec(), attackers)))
        })
    }

    fn is_within_turn(&self) -> bool {
        self.variant.is_within_turn()
    }

    fn plate(&self, seat: Seat) -> (Vec<Icon>, Option<Message>) {
        self.variant.plate(&self.board, Side::of(seat))
    }

    fn note(&self) -> Option<Message> {
        self.variant.note(&self.board)
    }

    fn lines(&self) -> Vec<Message> {
        self.variant.lines(&self.board)
    }

    fn sights(&self) -> Vec<Sight> {
        self.variant.sights(&self.board)
    }

    fn value(&self) -> i32 {
        self.variant.value(self)
    }

    fn tree(&self, _: Seat) -> Box<dyn Tree> {
        Box::new(Line::new(*self))
    }

    fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut lists: Vec<Vec<Move>> = (1..depth).map(|_| Vec::with_capacity(256)).collect();
        self.leaves(&mut lists)
    }
}
