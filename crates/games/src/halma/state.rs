//! A game in progress, in the form that tables use.

use super::position::{Move, Position};
use super::reading::{RESIGN, Reader, canonical, write};
use super::scene;
use super::sentences;
use super::tree::Place;
use liege_game::{
    Event, Line, Outcome, Refusal, RefusalKind, Scene, Seat, SeatSet, Spot, State, Tap, Tree, View,
};
use liege_squares::over;
use liege_words::Message;

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Halma {
    pub(super) position: Position,
    /// The stops of the last move, with its ends.
    pub(super) last: Vec<u16>,
}

impl Halma {
    /// A game that begins with a position.
    #[allow(clippy::large_types_passed_by_value, reason = "it is kept")]
    pub fn new(position: Position) -> Halma {
        Halma { position, last: Vec::new() }
    }

    fn reader(&self, seat: Seat) -> Reader<'_> {
        Reader { position: &self.position, seat: seat.index() }
    }

    /// The seat that resigns by an action.
    fn resigning(&self, action: &str) -> Option<usize> {
        let name = action.strip_prefix(RESIGN)?;
        self.position.setup.seats.iter().position(|seat| seat.id == name)
    }

    fn move_of(&self, action: &str) -> Option<Move> {
        canonical(self.position.setup.layout().field, action).filter(|mv| self.position.allows(*mv))
    }

    /// The reason why a text is no action.
    fn unwritten(&self, action: &str) -> Refusal {
        let form = Refusal::new(RefusalKind::Unreadable, Message::new("sqr-no-form").with("text", action));
        let Some(turn) = self.position.turn else { return over() };
        match self.reader(Seat(turn as u8)).read(action) {
            Ok(meant) if !meant.starts_with(RESIGN) => form.with(vec![meant]),
            Ok(_) => form,
            Err(refusal) => refusal,
        }
    }
}

impl State for Halma {
    fn boxed(&self) -> Box<dyn State> {
        Box::new(self.clone())
    }

    fn to_move(&self) -> SeatSet {
        self.position.turn.map(|seat| SeatSet::one(Seat(seat as u8))).unwrap_or_default()
    }

    fn legal(&self) -> Vec<String> {
        let mut all: Vec<String> = self.position.moves().map(|mv| write(&self.position, mv)).collect();
        all.sort_unstable();
        all
    }

    fn acts(&self) -> Vec<String> {
        Vec::new()
    }

    fn actor(&self, action: &str) -> Option<Seat> {
        self.resigning(action).or(self.position.turn).map(|seat| Seat(seat as u8))
    }

    fn play(&mut self, action: &str) -> Result<Vec<Event>, Refusal> {
        let Some(turn) = self.position.turn else { return Err(over()) };
        if let Some(seat) = self.resigning(action) {
            if self.position.is_out(seat) {
                let message = Message::new("hal-no-resign").with("seat", Seat(seat as u8));
                return Err(Refusal::new(RefusalKind::Illegal, message));
            }
            let happened = self.position.resign(seat);
            let mut events = vec![sentences::resigned(seat)];
            events.extend(sentences::told(&self.position, &happened, true));
            return Ok(events);
        }
        let Some(mv) = self.move_of(action) else { return Err(self.unwritten(action)) };
        self.last = self.position.route(mv).unwrap_or_default();
        let happened = self.position.play(mv);
        let mut events = vec![sentences::moved(turn, action)];
        events.extend(sentences::told(&self.position, &happened, false));
        Ok(events)
    }

    fn read(&self, seat: Seat, text: &str) -> Result<Vec<String>, Refusal> {
        self.reader(seat).read(text).map(|action| vec![action])
    }

    fn resignation(&self, seat: Seat) -> Option<String> {
        let info = self.position.setup.seats.get(seat.index())?;
        let open = self.position.turn.is_some() && !self.position.is_out(seat.index());
        open.then(|| format!("{RESIGN}{}", info.id))
    }

    fn moves_of(&self, seat: Seat, text: &str) -> Result<Vec<String>, Refusal> {
        self.reader(seat).moves_of(text)
    }

    fn complete(&self, seat: Seat, typed: &str) -> Vec<(String, String)> {
        let found = self.reader(seat).complete(typed).into_iter();
        found.map(|action| (self.display(&action), action)).collect()
    }

    fn display(&self, action: &str) -> String {
        action.to_owned()
    }

    fn taps(&self, seat: Seat) -> Vec<Tap> {
        if self.position.turn != Some(seat.index()) {
            return Vec::new();
        }
        let field = self.position.setup.layout().field;
        let spot = |cell: u16| Spot::cell(field.name(cell));
        let tap = |mv: Move| {
            let route = self.position.route(mv).unwrap_or_default();
            let via = route.get(1..route.len().saturating_sub(1)).unwrap_or_default();
            Tap {
                action: write(&self.position, mv),
                piece: Message::new("hal-piece"),
                from: spot(mv.from),
                via: via.iter().map(|cell| spot(*cell)).collect(),
                to: spot(mv.to),
                then: None,
                takes: false,
            }
        };
        self.position.moves().map(tap).collect()
    }

    fn position(&self) -> String {
        self.position.write()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.position.outcome()
    }

    fn drawn(&self) -> Option<Outcome> {
        Some(self.position.agreed())
    }

    fn alive(&self) -> SeatSet {
        self.position
            .seats()
            .filter(|seat| !self.position.is_out(*seat))
            .map(|seat| Seat(seat as u8))
            .collect()
    }

    fn pieces(&self) -> usize {
        self.position.occupants().iter().filter(|owner| **owner > 0).count()
    }

    fn summary(&self) -> Vec<Message> {
        sentences::lines(&self.position)
    }

    fn turn_note(&self) -> Option<Message> {
        sentences::note(&self.position)
    }

    fn scene(&self, view: &View<'_>) -> Scene {
        scene::scene(&self.position, &self.last, view)
    }

    fn perft(&self, depth: u32) -> u64 {
        self.position.perft(depth)
    }

    fn tree(&self, seat: Seat) -> Option<Box<dyn Tree>> {
        let on_turn = self.position.turn == Some(seat.index());
        on_turn.then(|| Box::new(Line::new(Place::new(self.position, seat.index()))) as Box<dyn Tree>)
    }
}
