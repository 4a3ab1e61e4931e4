//! A game of the family in the kit's form.

use super::board::{Board, other};
use super::ends::{self, End};
use super::explain;
use super::game::{Game, Variant};
use super::laws::Laws;
use super::list::List;
use super::tree::Place;
use liege_game::{Event, Line, Options, Refusal, Seat, SeatSet, Tree};
use liege_squares::{Ending, Piece, Play, Rules, Sight, Spec, Square, Why, is_among};
use liege_words::Message;
use std::sync::Arc;

impl Game {
    /// The game from its start, or from a position string or FEN.
    ///
    /// # Errors
    /// The refusal names the first wrong field of the position string and the fault.
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
            let can_come_again = next.play(laws, *mv);
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

    /// The notation with the language's sign for captures: `c3xe5`, `c3:e5`.
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
