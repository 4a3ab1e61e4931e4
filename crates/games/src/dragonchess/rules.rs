//! The game in the kit's form.

use super::board::{LOWER, MIDDLE, Plane, Square, UPPER, places};
use super::moves::Move;
use super::piece::{Kind, Piece, Side};
use super::position::HeroReturn;
use super::spec::SPEC;
use super::state::Drc;
use super::tree::Place;
use liege_game::scene::Icon;
use liege_game::{Event, EventKind, Line, Seat, SeatSet, Tree};
use liege_squares::{self as squares, Ending, Limits, Play, Rules, Sight, Spec, Why};
use liege_words::Message;

/// The move of a play.
fn move_of(play: &Play) -> Option<Move> {
    Some(Move { from: play.from?.into(), to: play.to.into() })
}

fn name(kind: Kind) -> Message {
    SPEC.kind(kind.into()).name()
}

/// A sentence about a piece on land with a Basilisk below it.
fn above_a_basilisk(id: &'static str, at: Square, piece: Piece) -> Message {
    let victim = Message::new("sqr-piece").with("owner", piece.side.seat()).with("piece", name(piece.kind));
    Message::new(id)
        .with("owner", piece.side.seat())
        .with("piece", name(piece.kind))
        .with("victim", victim)
        .with("square", at.to_string())
        .with("basilisk", at.on(LOWER).to_string())
}

impl Drc {
    fn describe(&self, mv: Move) -> Option<Play> {
        let Move { from, to } = mv;
        let piece = self.position.piece(from)?;
        let mut play = Play::new(0, piece.into(), Some(from.into()), to.into());
        if let Some(victim) = self.position.piece(to) {
            play = play.taking(to.into(), victim.into());
        }
        let becomes = mv.becomes(piece);
        play.becomes = (becomes != piece.kind).then_some(becomes.into());
        play.stays = mv.is_from_afar(piece.kind);
        if piece.kind == Kind::Elemental && from.level() != to.level() {
            // It goes aside and then straight up, or straight down and then aside.
            let turn = if from.level() == LOWER { to } else { from };
            play.via.push(turn.on(LOWER).into());
        }
        Some(play)
    }

    fn described(&self, moves: Vec<Move>) -> Vec<Play> {
        moves.into_iter().filter_map(|mv| self.describe(mv)).collect()
    }

    /// The frozen pieces of a side.
    fn frozen(&self, side: Side) -> impl Iterator<Item = Square> + use<> {
        places(self.position.frozen(side)).map(|place| Square::new(MIDDLE, place))
    }

    fn all_frozen(&self) -> impl Iterator<Item = Square> {
        Side::ALL.into_iter().flat_map(|side| self.frozen(side))
    }

    /// The events for pieces that became frozen, and for those that are free again, given the pieces frozen
    /// before the move.
    fn frozen_and_thawed(&self, before: [Plane; 2]) -> Vec<Event> {
        let actor = self.position.turn().other();
        let mut events = Vec::new();
        for (side, was) in Side::ALL.into_iter().zip(before) {
            let is = self.position.frozen(side);
            // A captured piece is not thawed.
            let free = was & !is & self.position.side(side)[MIDDLE];
            for (id, plane) in [("drc-froze", is & !was), ("drc-thawed", free)] {
                for at in places(plane).map(|place| Square::new(MIDDLE, place)) {
                    let Some(piece) = self.position.piece(at) else { continue };
                    let event = Event::new(EventKind::Possession, above_a_basilisk(id, at, piece));
                    events.push(if side == actor { event } else { event.to(side.seat()) });
                }
            }
        }
        events
    }

    /// The Heroes that may only return to the square they came from, with that square.
    fn bound_heroes(&self) -> impl Iterator<Item = (Square, Square)> {
        let bound = self.position.hero_return() == HeroReturn::Origin;
        let heroes = self.position.heroes_away().filter(move |_| bound);
        heroes.map(|hero| (hero, self.position.origin(hero)))
    }

    /// The message that a Basilisk may not leave, because a piece it freezes would attack the King.
    fn thaws(&self, mv: Move, side: Side) -> Option<Message> {
        let attackers = self.position.after(mv).checkers(side);
        let (first, _) = attackers.first()?;
        if first.level() != MIDDLE || !self.position.is_frozen(*first) {
            return None;
        }
        let on = |(at, piece): &(Square, Piece)| {
            Message::new("sqr-piece-on").with("piece", name(piece.kind)).with("square", at.to_string())
        };
        let message = Message::new("drc-no-thaws")
            .with("seat", side.seat())
            .with("king", self.position.king(side).to_string())
            .with("from", mv.from.to_string());
        Some(message.with("attackers", attackers.iter().map(on).collect::<Vec<_>>()))
    }

    /// The reason that binds a piece to levels and squares, independent of other pieces.
    fn bounds(&self, kind: Kind, from: Square, to: Square) -> Option<Message> {
        if !kind.levels().contains(&to.level()) {
            let message = Message::new("drc-no-level").with("piece", name(kind));
            return Some(message.with("level", to.level() as i64 + 1));
        }
        let about = |id| Message::new(id).with("from", from.to_string());
        match kind {
            Kind::Hero if from.level() != MIDDLE && self.position.hero_return() == HeroReturn::Origin => {
                Some(about("drc-no-hero-bound").with("origin", self.position.origin(from).to_string()))
            }
            Kind::King if from.level() != MIDDLE => {
                Some(about("drc-no-king-away").with("back", from.on(MIDDLE).to_string()))
            }
            _ => None,
        }
    }

    /// The mark of the check that a move gives: by the piece itself, by another, by several, or mate.
    fn check_mark(&self, play: &Play, mv: Move) -> &'static str {
        let after = self.position.after(mv);
        match after.checkers(after.turn())[..] {
            [] => "",
            _ if after.count_moves() == 0 => " mate",
            [(at, _)] if play.ends() == at.into() => " ch",
            [_] => " dis ch",
            _ => " dbl ch",
        }
    }
}

impl Rules for Drc {
    fn spec(&self) -> &'static Spec {
        &SPEC
    }

    fn piece(&self, at: squares::Square) -> Option<squares::Piece> {
        self.position.piece(at.into()).map(Into::into)
    }

    fn set(&mut self, at: squares::Square, piece: Option<squares::Piece>) {
        let at = Square::from(at);
        if let Some(there) = self.position.piece(at) {
            self.position.clear(at, there);
        }
        let Some(piece) = piece.map(Piece::from) else { return };
        self.position.put(at, piece);
        if piece.kind == Kind::Hero && at.level() != MIDDLE {
            // It came from somewhere: from behind, if there is such a square.
            let near = [(-1, -1), (1, -1), (-1, 1), (1, 1)];
            let origin = near.into_iter().find_map(|(files, ranks)| at.on(MIDDLE).step((0, files, ranks)));
            self.position.set_origin(at, origin.unwrap_or(at));
        }
    }

    fn turn(&self) -> SeatSet {
        SeatSet::one(self.position.turn().seat())
    }

    fn turned(&self, seat: Seat) -> Box<dyn Rules> {
        let is_turn = self.position.turn() == Side::from(seat);
        let position = if is_turn { self.position.clone() } else { self.position.turned() };
        Box::new(Drc { position, limits: self.limits })
    }

    fn plays(&self) -> Vec<Play> {
        self.described(self.position.legal_moves())
    }

    fn reachable(&self) -> Vec<Play> {
        self.described(self.position.reachable())
    }

    fn make(&mut self, play: &Play) -> Vec<Event> {
        let before = Side::ALL.map(|side| self.position.frozen(side));
        let Some(mv) = move_of(play) else { return Vec::new() };
        self.position.make(mv);
        self.frozen_and_thawed(before)
    }

    fn royal(&self, seat: Seat) -> Option<squares::Square> {
        let king = self.position.king(seat.into());
        let is_there = self.position.piece(king).is_some_and(|piece| piece.kind == Kind::King);
        is_there.then_some(king.into())
    }

    fn checkers(&self, seat: Seat) -> Vec<squares::Square> {
        // In examples there are no Kings.
        let checkers = self.royal(seat).map(|_| self.position.checkers(seat.into()));
        checkers.into_iter().flatten().map(|(at, _)| at.into()).collect()
    }

    fn objection(&self, play: &Play, goes: bool) -> Option<Message> {
        let (piece, from, to) = (Piece::from(play.piece), Square::from(play.from?), Square::from(play.to));
        let asked = from == to;
        if (asked || goes) && self.position.is_frozen(from) {
            let id = if asked { "drc-list-frozen" } else { "drc-no-frozen" };
            return Some(above_a_basilisk(id, from, piece));
        }
        match goes {
            true if piece.kind == Kind::Basilisk => self.thaws(Move { from, to }, piece.side),
            false if !asked => self.bounds(piece.kind, from, to),
            _ => None,
        }
    }

    fn ending(&self) -> Option<Ending> {
        let turn = self.position.turn();
        let seat = turn.seat();
        if self.position.count_moves() > 0 {
            let dead = self.position.only_kings();
            return dead.then_some(Ending { why: Why::Dead, loser: None, seat });
        }
        let is_mate = self.position.in_check(turn);
        let why = if is_mate { Why::Mate } else { Why::Stalemate };
        Some(Ending { why, loser: is_mate.then_some(seat), seat })
    }

    fn limits(&self) -> Limits {
        self.limits
    }

    fn quiet(&self) -> u32 {
        self.position.quiet()
    }

    fn repeatable(&self) -> Option<String> {
        Some(self.position.repeatable())
    }

    fn position(&self) -> String {
        self.position.to_string()
    }

    /// `W/2f2-2f3`, `W/2d2x2e3`, `W/2f7-2f8(H)` (rules page, 6a).
    fn canonical(&self, play: &Play) -> String {
        let letter = |kind| SPEC.kind(kind).letter;
        let from = play.from.map(|from| SPEC.geometry.name(from)).unwrap_or_default();
        let sign = if play.taken.is_empty() { '-' } else { 'x' };
        let becomes = play.becomes.map(|kind| format!("({})", letter(kind))).unwrap_or_default();
        format!("{}/{from}{sign}{}{becomes}", letter(play.piece.kind), SPEC.geometry.name(play.to))
    }

    fn display(&self, play: &Play) -> Message {
        let canonical = self.canonical(play);
        let way = canonical.find(['/', '(']).map_or("", |letter| &canonical[letter..]);
        let way = way.split_once('(').map_or(way.to_owned(), |(way, _)| format!("{way}("));
        let close = if play.becomes.is_some() { ")" } else { "" };
        let check = move_of(play).map_or("", |mv| self.check_mark(play, mv));
        let becomes = play.becomes.map_or_else(|| Message::new("sqr-nothing"), |kind| SPEC.kind(kind).name());
        let message = Message::new("sqr-san").with("piece", SPEC.kind(play.piece.kind).name());
        message.with("move", way).with("becomes", becomes).with("mark", format!("{close}{check}"))
    }

    fn ending_said(&self, end: Ending) -> Option<Message> {
        match end.why {
            Why::Dead => Some(Message::new("drc-end-bare-kings")),
            Why::Quiet(plies) => Some(Message::new("drc-end-quiet").with("moves", i64::from(plies / 2))),
            _ => None,
        }
    }

    fn plate(&self, seat: Seat) -> (Vec<Icon>, Option<Message>) {
        let held: Vec<String> = self.frozen(Side::from(seat).other()).map(|at| at.to_string()).collect();
        let words = match held.len() {
            0 => return (Vec::new(), None),
            1 | 2 => Message::new("drc-plate-holds").with("squares", held.join(", ")),
            count => Message::new("drc-plate-holds-several").with("count", count as i64),
        };
        (vec![Icon::Snowflake], (!self.turn().contains(seat)).then_some(words))
    }

    fn lines(&self) -> Vec<Message> {
        let mut lines = Vec::new();
        for at in self.all_frozen() {
            let Some(piece) = self.position.piece(at) else { continue };
            lines.push(above_a_basilisk("drc-line-frozen", at, piece));
        }
        for (hero, origin) in self.bound_heroes() {
            let Some(piece) = self.position.piece(hero) else { continue };
            let line = Message::new("drc-line-hero").with("owner", piece.side.seat());
            lines.push(line.with("square", hero.to_string()).with("origin", origin.to_string()));
        }
        lines
    }

    fn sights(&self) -> Vec<Sight> {
        let frozen = |at: Square| Sight::Frozen { victim: at.into(), by: at.on(LOWER).into() };
        let mut sights: Vec<Sight> = self.all_frozen().map(frozen).collect();
        // The square to which a Hero is bound, with the way there: down or up.
        sights.extend(self.bound_heroes().map(|(hero, origin)| {
            let way = if hero.level() == UPPER { '↓' } else { '↑' };
            Sight::Caption(hero.into(), format!("{way}{origin}"))
        }));
        sights
    }

    fn value(&self) -> i32 {
        self.position.balance()
    }

    fn tree(&self, _: Seat) -> Box<dyn Tree> {
        let quiet = self.limits.quiet;
        Box::new(Line::new(Place { position: self.position.clone(), quiet }))
    }

    fn perft(&self, depth: u32) -> u64 {
        self.position.perft(depth)
    }
}
