//! A game of the family as the kit knows it.

use super::board::{Board, KING, MAN, Move, other};
use super::ends::{self, End};
use super::explain;
use super::field::{Cells, bit};
use super::laws::Laws;
use super::moves::List;
use super::tree::Place;
use liege_game::{Event, Line, Options, Refusal, Seat, SeatSet, Tree};
use liege_squares::{Ending, Piece, Play, Rules, Sight, Spec, Square, Why, is_among};
use liege_words::Message;
use std::sync::Arc;

/// What does not change of a game.
#[derive(Debug)]
pub struct Variant {
    /// For the kit.
    pub spec: Spec,
    /// Its laws, without options.
    pub laws: Laws,
}

impl Variant {
    /// A game by these laws, on their board.
    pub const fn new(spec: &Spec, laws: &Laws) -> Variant {
        Variant { spec: Spec { geometry: laws.field.geometry, ..*spec }, laws: *laws }
    }
}

/// A position of a game.
#[derive(Clone, Debug)]
pub struct Game {
    /// Which game.
    pub variant: &'static Variant,
    /// Its options.
    pub options: Options,
    /// Its laws, with these.
    pub laws: Laws,
    /// The position.
    pub board: Board,
    /// The positions since the last capture or move of a man, oldest first: only these can come again.
    pub past: Vec<Board>,
}

impl Game {
    /// The game from its start, or from a position string or FEN.
    ///
    /// # Errors
    /// The first field of the position string that is wrong, and what is wrong with it.
    pub fn start(
        variant: &'static Variant,
        options: &Options,
        position: Option<&str>,
    ) -> Result<Box<dyn Rules>, Refusal> {
        let laws = variant.laws.with(options);
        let options = options.clone();
        let game = Game { variant, options, laws, board: Board::start(&laws), past: Vec::new() };
        Ok(Box::new(match position {
            Some(text) => game.read(text)?,
            None => game,
        }))
    }

    /// The legal moves.
    pub fn list(&self) -> List {
        List::legal(&self.laws, &self.board)
    }

    /// Makes a move.
    pub fn play(&mut self, mv: Move) {
        let before = self.board;
        if self.board.play(mv) {
            self.past.push(before);
        } else {
            self.past.clear();
        }
    }

    /// How the game has ended.
    pub fn end(&self) -> Option<End> {
        ends::end(&self.laws, &self.board, &self.past)
    }

    /// The moves of a list in words that the kit understands.
    pub fn plays_of(&self, list: &List) -> Vec<Play> {
        list.moves.iter().map(|mv| self.describe(mv, list.landings(mv))).collect()
    }

    fn describe(&self, mv: &Move, landings: &[u8]) -> Play {
        let square = |cell: u8| self.laws.field.square(cell);
        let kind = if self.board.is_king(mv.from) { KING } else { MAN };
        let piece = Piece { seat: self.board.turn, kind };
        let mut play = Play::new(0, piece, Some(square(mv.from)), square(mv.to));
        play.via = self.between_ends(landings);
        play.becomes = mv.crowns.then_some(KING);
        play.jumps = mv.taken != 0;
        // Between two landings stands what is captured by that jump, and what was captured before and is
        // gone.
        let (mut from, mut left) = (mv.from, mv.taken);
        for to in landings {
            let victim = self.laws.field.between(from, *to) & left;
            let taken = Cells(victim).filter_map(|cell| Some((square(cell), self.board.piece(cell)?)));
            play.taken.extend(taken);
            (from, left) = (*to, left & !victim);
        }
        play
    }

    /// The squares where a route lands before its end.
    fn between_ends(&self, landings: &[u8]) -> Vec<Square> {
        let via = landings.split_last().map(|(_, via)| via).unwrap_or_default();
        via.iter().map(|cell| self.laws.field.square(*cell)).collect()
    }

    /// The move that a description means. All of it is there: nothing has to be looked for.
    pub fn move_of(&self, play: &Play) -> Option<Move> {
        let cell = |square: Square| self.laws.field.cell(square);
        let taken =
            play.taken.iter().filter_map(|(square, _)| cell(*square)).fold(0, |set, at| set | bit(at));
        let crowns = play.becomes.is_some();
        Some(Move { from: cell(play.from?)?, to: cell(play.to)?, taken, crowns, route: 0 })
    }

    /// Counts the leaves below a position. `past` holds the positions before it, those since the last capture
    /// or move of a man from `since` on; `lists` is memory, one list for each ply.
    fn leaves(laws: &Laws, board: &Board, past: &mut Vec<Board>, since: usize, lists: &mut [List]) -> u64 {
        let Some((list, deeper)) = lists.split_first_mut() else { return 1 };
        if ends::drawn(laws, board, past.get(since..).unwrap_or_default()).is_some() {
            return 0;
        }
        if deeper.is_empty() {
            return list.count(laws, board);
        }
        list.fill(laws, board);
        let mut leaves = 0;
        for mv in &list.moves {
            let mut next = *board;
            let can_come_again = next.play(*mv);
            past.push(*board);
            let since = if can_come_again { since } else { past.len() };
            leaves += Game::leaves(laws, &next, past, since, deeper);
            past.pop();
        }
        leaves
    }
}

impl Rules for Game {
    fn spec(&self) -> &'static Spec {
        &self.variant.spec
    }

    fn piece(&self, at: Square) -> Option<Piece> {
        self.board.piece(self.laws.field.cell(at)?)
    }

    fn set(&mut self, at: Square, piece: Option<Piece>) {
        if let Some(cell) = self.laws.field.cell(at) {
            self.board.set(cell, piece);
        }
    }

    fn turn(&self) -> SeatSet {
        SeatSet::one(self.board.turn)
    }

    fn turned(&self, seat: Seat) -> Box<dyn Rules> {
        let mut turned = self.clone();
        if self.board.turn != seat {
            turned.board.turn = seat;
            turned.past.clear();
        }
        Box::new(turned)
    }

    fn plays(&self) -> Vec<Play> {
        self.plays_of(&self.list())
    }

    fn goes_by(&self, play: &Play, landings: &[Square]) -> bool {
        let routes = self.move_of(play).filter(|mv| mv.taken != 0);
        let routes = routes.map(|mv| List::routes(&self.laws, &self.board, mv)).unwrap_or_default();
        routes.iter().any(|route| is_among(landings, &self.between_ends(route)))
    }

    fn reachable(&self) -> Vec<Play> {
        self.plays_of(&List::reachable(&self.laws, &self.board))
    }

    fn make(&mut self, play: &Play) -> Vec<Event> {
        if let Some(mv) = self.move_of(play) {
            self.play(mv);
        }
        Vec::new()
    }

    fn objection(&self, play: &Play, goes: bool) -> Option<Message> {
        match self.move_of(play).filter(|_| goes) {
            Some(mv) => explain::forbidden(self, mv),
            None => explain::impossible(self, play.piece, play.from?, play.to),
        }
    }

    fn ending(&self) -> Option<Ending> {
        let End { why, loser, .. } = self.end()?;
        Some(Ending { why, loser, seat: loser.unwrap_or(self.board.turn) })
    }

    fn ending_said(&self, end: Ending) -> Option<Message> {
        let said = self.end().filter(|_| end.why != Why::Resigned)?.said;
        let winner = end.loser.map(|loser| Message::new("sqr-seat").with("seat", other(loser)));
        let (moves, times) = match end.why {
            Why::Quiet(plies) => (plies / 2, 0),
            Why::Repetition(times) => (0, times),
            _ => (0, 0),
        };
        let message = Message::new(said).with("seat", end.seat).with("moves", i64::from(moves));
        let message = message.with("count", winner.iter().count() as i64);
        Some(message.with("times", i64::from(times)).with("winner", winner.into_iter().collect::<Vec<_>>()))
    }

    fn position(&self) -> String {
        self.write()
    }

    fn canonical(&self, play: &Play) -> String {
        let sign = if play.taken.is_empty() { "-" } else { "x" };
        let squares = play.from.iter().chain(&play.via).chain([&play.to]);
        let names: Vec<String> = squares.map(|square| self.laws.field.geometry.name(*square)).collect();
        names.join(sign)
    }

    /// With the sign that a language has for captures: `c3xe5`, `c3:e5`.
    fn display(&self, play: &Play) -> Message {
        let name =
            |square: &Square| Message::new("sqr-text").with("text", self.laws.field.geometry.name(*square));
        let id = if play.taken.is_empty() { "drt-goes" } else { "drt-jumps" };
        let join = |way: Message, next: Message| Message::new(id).with("from", way).with("to", next);
        let squares = play.from.iter().chain(&play.via).chain([&play.to]);
        squares.map(name).reduce(join).unwrap_or_else(|| Message::new("sqr-nothing"))
    }

    fn lines(&self) -> Vec<Message> {
        explain::lines(self)
    }

    fn sights(&self) -> Vec<Sight> {
        explain::takers(self).into_iter().map(Sight::Must).collect()
    }

    fn value(&self) -> i32 {
        self.balance(&self.board)
    }

    fn tree(&self, _: Seat) -> Box<dyn Tree> {
        let (board, quiet) = (self.board, self.past.len());
        Box::new(Line::new(Place { game: Arc::new(self.clone()), board, quiet }))
    }

    fn perft(&self, depth: u32) -> u64 {
        let mut lists: Vec<List> = (0..depth).map(|_| List::default()).collect();
        let mut past = self.past.clone();
        Game::leaves(&self.laws, &self.board, &mut past, 0, &mut lists)
    }
}
