//! A game of the family in the kit's form.

use super::ending::Reason;
use super::game::Game;
use super::moves::Move;
use super::node::Node;
use super::position::NONE;
use super::running::{Running, code, of_code, place, seat, square};
use super::settings::Value;
use super::tables::{Squares, bit};
use super::variant::Variant;
use super::{fen, refused, san, traditions};
use liege_game::{Event, Foreign, Line, Options, Refusal, Round, Seat, SeatSet, Tree};
use liege_squares::{Ending, Kind, Piece, Play, Rules, Sight, Spec, Square, Why};
use liege_words::Message;

impl Running {
    /// The game from its start, or from a position string.
    ///
    /// # Errors
    /// The refusal says what is wrong with the position.
    pub fn start(
        made: &'static Variant,
        spec: &'static Spec,
        options: &Options,
        position: Option<&str>,
    ) -> Result<Running, Refusal> {
        let definition = made.chosen(options);
        let position = match position {
            Some(text) => {
                let tradition = made.declared.notation.as_deref().and_then(traditions::named);
                let own = tradition.and_then(|tradition| tradition.position(&definition, text));
                refused::position(&definition, own.as_deref().unwrap_or(text))?
            }
            None => made.array(options).unwrap_or_else(|| definition.start.clone()),
        };
        Ok(Running { spec, made, game: Game::new(definition, position) })
    }

    /// A move in the kit's form.
    fn describe(&self, mv: Move) -> Play {
        let (game, position) = (&*self.game.definition, self.position());
        let us = position.turn;
        let from = (!mv.is_drop()).then(|| square(mv.from));
        let piece = self.piece_of(us, self.moving(mv));
        let mut play = Play::new(code(mv), piece, from, square(mv.to));
        play.becomes = self.becomes(mv).map(|kind| self.kind(kind));
        if mv.is_castling() {
            let (king_to, rook_to) = game.castled_squares(us, usize::from(mv.to < mv.from));
            play.to = square(king_to);
            play.beside = Some((square(mv.to), square(rook_to)));
            return play;
        }
        let mut after = position.clone();
        after.make(game, mv);
        // The captured piece comes first, then those that an explosion takes along.
        let here = bit(mv.to);
        let gone = (position.sides[0] | position.sides[1]) & !(after.sides[0] | after.sides[1]);
        let own = if mv.is_drop() { 0 } else { bit(mv.from) };
        let taken = position.sides[1 - us] & here | gone & !own;
        let order = Squares(taken & here).chain(Squares(taken & !here));
        for at in order {
            if let Some((side, kind)) = position.piece(at) {
                play = play.taking(square(at), self.piece_of(side, kind));
            }
        }
        play
    }

    /// The squares of the pieces that attack what a side must not lose.
    fn attackers_of(&self, side: usize) -> u128 {
        let (game, position) = (&*self.game.definition, self.position());
        let view = position.view(game, 1 - side);
        let checked = Squares(position.checked(game, side));
        checked.fold(0, |set, at| set | position.attackers(game, 1 - side, at, &view))
    }
}

impl Rules for Running {
    fn spec(&self) -> &'static Spec {
        self.spec
    }

    fn piece(&self, at: Square) -> Option<Piece> {
        self.position().piece(place(at)).map(|(side, kind)| self.piece_of(side, kind))
    }

    fn was(&self, at: Square) -> Option<Kind> {
        let was = self.position().was.get(usize::from(at.0)).copied().filter(|was| *was != NONE)?;
        Some(self.kind(was))
    }

    fn set(&mut self, at: Square, piece: Option<Piece>) {
        let at = place(at);
        let kind = piece.map(|piece| self.turned_about(piece.kind.0));
        let position = &mut self.game.position;
        position.take(at);
        for side in [0, 1] {
            position.gates[side] &= !bit(at);
            if position.kings[side] == at {
                position.rooks[side] = [NONE; 2];
            }
            for rook in &mut position.rooks[side] {
                if *rook == at {
                    *rook = NONE;
                }
            }
        }
        if let (Some(piece), Some(kind)) = (piece, kind) {
            position.put(piece.seat.index().min(1), kind, at);
        }
    }

    fn hand(&self, seat: Seat) -> Option<Vec<(Piece, u8)>> {
        let rules = &self.game.definition.rules;
        let held = &self.position().hands[seat.index().min(1)];
        let kinds = (0..self.spec.kinds.len() as u8).rev().filter(|kind| held[usize::from(*kind)] > 0);
        let pieces = kinds.map(|kind| (self.piece_of(seat.index().min(1), kind), held[usize::from(kind)]));
        (rules.drops || rules.gating).then(|| pieces.collect())
    }

    fn turn(&self) -> SeatSet {
        SeatSet::one(seat(self.position().turn))
    }

    fn turned(&self, seat: Seat) -> Box<dyn Rules> {
        let mut turned = self.clone();
        let position = &mut turned.game.position;
        if position.turn != seat.index() {
            position.turn = seat.index().min(1);
            (position.en_passant, position.stepper, position.passes) = (0, NONE, 0);
        }
        Box::new(turned)
    }

    fn plays(&self) -> Vec<Play> {
        self.game.moves().into_iter().map(|mv| self.describe(mv)).collect()
    }

    fn play_of(&self, action: &str) -> Option<Play> {
        self.game.find(action).map(|mv| self.describe(mv))
    }

    fn reachable(&self) -> Vec<Play> {
        let moves = self.position().reachable(&self.game.definition);
        moves.into_iter().map(|mv| self.describe(mv)).collect()
    }

    fn make(&mut self, play: &Play) -> Vec<Event> {
        self.game.make(of_code(play.code));
        Vec::new()
    }

    fn royal(&self, seat: Seat) -> Option<Square> {
        let royals = self.position().royals(&self.game.definition, seat.index().min(1));
        Squares(royals).next().map(square)
    }

    fn checkers(&self, seat: Seat) -> Vec<Square> {
        Squares(self.attackers_of(seat.index().min(1))).map(square).collect()
    }

    fn objection(&self, play: &Play, goes: bool) -> Option<Message> {
        refused::objection(self, play, goes)
    }

    fn ending(&self) -> Option<Ending> {
        let end = self.game.end()?;
        let loser = end.won.map(|won| seat(1 - won));
        let turn = seat(self.position().turn);
        let rules = &self.game.definition.rules;
        let why = match (end.reason, loser) {
            (Reason::Mate, Some(loser)) if loser == turn => Why::Mate,
            (Reason::Stalemate, None) => Why::Stalemate,
            (Reason::Dead, None) => Why::Dead,
            (Reason::Quiet, None) => Why::Quiet(2 * rules.move_rule),
            (Reason::Repetition, None) => Why::Repetition(rules.fold_rule),
            (reason, loser) => {
                let wins = match reason {
                    Reason::Extinct => rules.extinction_value == Some(Value::Win),
                    Reason::Mate | Reason::Stalemate => loser.is_some_and(|loser| loser != turn),
                    _ => false,
                };
                Why::Own(self.made.said_of(reason, loser.is_none(), wins))
            }
        };
        Some(Ending { why, loser, seat: loser.unwrap_or(turn) })
    }

    fn can_win(&self, seat: Seat) -> bool {
        let game = &*self.game.definition;
        // A bare king may take something that can be dropped.
        game.rules.to_hand || !Running::position(self).is_bare(game, seat.index().min(1))
    }

    fn round(&self) -> Option<Round> {
        let position = self.position();
        Some(Round { number: position.number, second: position.turn == 1 })
    }

    fn quiet(&self) -> u32 {
        self.position().halfmoves
    }

    fn repeatable(&self) -> Option<String> {
        let text = self.position_string();
        let fields: Vec<&str> = text.split(' ').collect();
        Some(fields[..fields.len().saturating_sub(2)].join(" "))
    }

    fn position(&self) -> String {
        self.position_string()
    }

    fn canonical(&self, play: &Play) -> String {
        Running::position(self).canonical(&self.game.definition, of_code(play.code))
    }

    fn display(&self, play: &Play) -> Message {
        let mv = of_code(play.code);
        let told = traditions::of(self).and_then(|tradition| tradition.shown(self, mv));
        told.unwrap_or_else(|| san::san(self, mv))
    }

    fn heard(&self, seat: Seat, text: &str) -> Option<Result<String, Refusal>> {
        traditions::heard(self, seat, text)
    }

    fn forms(&self, play: &Play) -> Vec<String> {
        traditions::forms(self, of_code(play.code))
    }

    fn foreign(&self, notation: Foreign, play: &Play) -> Option<String> {
        traditions::of(self)?.foreign(self, notation, of_code(play.code))
    }

    fn called(&self, at: Square) -> String {
        traditions::called(self, place(at))
    }

    fn no_castling(&self, seat: Seat, short: bool) -> Option<Message> {
        refused::castling(self, seat.index().min(1), short)
    }

    fn lines(&self) -> Vec<Message> {
        let (rules, position) = (&self.game.definition.rules, Running::position(self));
        let mut lines = Vec::new();
        if rules.check_counting {
            let line = |side: usize| {
                Message::new("fairy-line-checks")
                    .with("seat", seat(side))
                    .with("count", i64::from(position.checks[side]))
            };
            lines.extend([line(0), line(1)]);
        }
        if position.limit > 0 {
            let line = Message::new("fairy-line-count").with("count", i64::from(position.counted / 2));
            lines.push(line.with("limit", i64::from(position.limit / 2)));
        }
        lines
    }

    fn sights(&self) -> Vec<Sight> {
        let (game, position) = (&*self.game.definition, Running::position(self));
        let mut sights = Vec::new();
        if self.game.end().is_none() && game.rules.must_capture {
            let mut must: Vec<u8> = Vec::new();
            for mv in self.game.moves().into_iter().filter(|mv| position.captures(*mv)) {
                if !must.contains(&mv.from) {
                    must.push(mv.from);
                }
            }
            sights.extend(must.into_iter().map(|at| Sight::Must(square(at))));
        }
        for side in [0, 1] {
            let waits = game.rules.gating && position.hands[side].iter().any(|count| *count > 0);
            let gates = if waits { position.gates[side] } else { 0 };
            sights.extend(Squares(gates).map(|at| Sight::Enter(square(at))));
        }
        if game.rules.bikjang
            && let [one, other] = position.kings
            && one != NONE
            && other != NONE
            && one % game.size.files == other % game.size.files
            && position.occupied() & game.between(one, other) == 0
        {
            sights.push(Sight::Facing(square(one), square(other)));
        }
        sights
    }

    fn perft(&self, depth: u32) -> u64 {
        Running::position(self).perft(&self.game.definition, depth)
    }

    fn value(&self) -> i32 {
        self.node().lead()
    }

    fn tree(&self, _: Seat) -> Box<dyn Tree> {
        Box::new(Line::new(self.node()))
    }
}

impl Running {
    fn position_string(&self) -> String {
        fen::write(&self.game.definition, Running::position(self))
    }

    fn node(&self) -> Node {
        Node::new(self.game.definition.clone(), Running::position(self).clone())
    }
}
