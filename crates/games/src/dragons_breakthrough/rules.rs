//! The game in the kit's form.

use super::board::{Cell, Cells, Side};
use super::kit::KINDS;
use super::piece::{Kind, Piece};
use super::plays::move_of;
use super::position::{End, PATIENCE, REPEATS};
use super::spec::SPEC;
use super::state::{Drb, SWAP};
use super::{explain, reading, scene, sentences};
use liege_game::{Event, Line, Refusal, Scene, Seat, SeatSet, Tree, View};
use liege_squares::{self as squares, Ending, Play, Played, Rules, Spec, Square, Why};
use liege_words::{Language, Message};

impl Rules for Drb {
    fn spec(&self) -> &'static Spec {
        &SPEC
    }

    fn piece(&self, at: Square) -> Option<squares::Piece> {
        self.position.piece(Cell::of(at)?).map(|piece| self.position.held(piece))
    }

    fn set(&mut self, at: Square, piece: Option<squares::Piece>) {
        let Some(cell) = Cell::of(at) else { return };
        let all = self.position.sides.iter_mut().chain(&mut self.position.kinds);
        all.for_each(|cells: &mut Cells| *cells &= !cell.bit());
        if let Some(piece) = piece {
            self.position.put(cell, self.position.of_seat(piece));
        }
    }

    fn hand(&self, seat: Seat) -> Option<Vec<(squares::Piece, u8)>> {
        let side = self.position.side_of(seat)?;
        let reserve = self.position.reserves[side.index()];
        let held = Kind::RESERVED.into_iter().filter(|kind| reserve.count(*kind) > 0);
        Some(held.map(|kind| (self.position.held(Piece { side, kind }), reserve.count(kind))).collect())
    }

    fn turn(&self) -> SeatSet {
        SeatSet::one(self.position.holder(self.position.turn))
    }

    fn turned(&self, seat: Seat) -> Box<dyn Rules> {
        let side = self.position.side_of(seat).unwrap_or(self.position.turn);
        Box::new(Drb::at(self.position.turned(side)))
    }

    fn plays(&self) -> Vec<Play> {
        self.position.moves().iter().map(|mv| self.position.describe(mv)).collect()
    }

    fn play_of(&self, action: &str) -> Option<Play> {
        let mv = self.position.moves().into_iter().find(|mv| mv.to_string() == action)?;
        Some(self.position.describe(&mv))
    }

    fn words(&self) -> Vec<&'static str> {
        if self.position.may_swap() && self.position.can_move() { vec![SWAP] } else { Vec::new() }
    }

    fn make(&mut self, play: &Play) -> Vec<Event> {
        let Some(mv) = move_of(play) else { return Vec::new() };
        let before = self.position;
        self.position = before.after_move(&mv);
        self.past.push(self.position.standing());
        let mut events = before.happenings(&mv, &self.position);
        if self.end().is_none() {
            events.extend(before.transformed(&self.position));
        }
        events
    }

    /// Exchanges the colours: that is not a new position.
    fn say(&mut self, _: &str) -> Vec<Event> {
        self.position = self.position.exchanged();
        vec![self.position.exchange_told()]
    }

    fn read(&self, seat: Seat, text: &str) -> Result<String, Refusal> {
        reading::read(self, seat, text)
    }

    fn objection(&self, play: &Play, _: bool) -> Option<Message> {
        // The kit asks what the piece can do, and it can do nothing.
        let stays = play.from.filter(|from| *from == play.to);
        stays.and_then(Cell::of).and_then(|at| explain::idle(&self.position, at))
    }

    /// The end of the game, also by a draw: it knows the earlier positions.
    fn ending(&self) -> Option<Ending> {
        let turn = self.position.turn;
        let (why, loser) = match self.end()? {
            End::Breakthrough { by, .. } => (Why::Taken, Some(by.other())),
            End::Slain { loser } => (Why::Taken, Some(loser)),
            End::Stuck { loser } => (Why::Stalemate, Some(loser)),
            End::Quiet => (Why::Quiet(PATIENCE.into()), None),
            End::Repeated => (Why::Repetition(REPEATS as u32), None),
        };
        let seat = self.position.holder(loser.unwrap_or(turn));
        Some(Ending { why, loser: loser.map(|_| seat), seat })
    }

    fn ending_said(&self, end: Ending) -> Option<Message> {
        if end.why == Why::Resigned {
            let loser = self.position.side_of(end.seat)?;
            return Some(self.position.won("drb-won-resigned", loser.other()));
        }
        Some(self.position.ending(self.end()?))
    }

    fn position(&self) -> String {
        self.position.to_string()
    }

    fn canonical(&self, play: &Play) -> String {
        move_of(play).map(|mv| mv.to_string()).unwrap_or_default()
    }

    fn display(&self, play: &Play) -> Message {
        move_of(play).map_or_else(|| Message::new("sqr-nothing"), |mv| sentences::notation(&mv, "–"))
    }

    fn sentence(&self, play: &Play) -> Option<Message> {
        Some(self.position.played(&move_of(play)?.basic))
    }

    fn side(&self, seat: Seat) -> Option<Message> {
        self.position.side_of(seat).map(Side::name)
    }

    fn choice(&self, play: &Play) -> Option<Message> {
        sentences::choice(&move_of(play)?)
    }

    fn note(&self) -> Option<Message> {
        self.position.turn_note()
    }

    fn forces(&self, over: bool) -> Option<Vec<Message>> {
        Some(self.position.lines(over))
    }

    fn scene(&self, end: Option<Ending>, last: &[Played], view: &View<'_>) -> Option<Scene> {
        Some(scene::scene(&self.position, (end, last), view))
    }

    fn reach(&self, kind: squares::Kind, language: Language) -> Option<Scene> {
        scene::reach(KINDS.get(usize::from(kind.0))?.id, language)
    }

    fn value(&self) -> i32 {
        self.position.balance()
    }

    fn tree(&self, _: Seat) -> Box<dyn Tree> {
        Box::new(Line::new(self.position))
    }

    fn perft(&self, depth: u32) -> u64 {
        self.position.perft(depth, &mut self.past.clone())
    }
}
