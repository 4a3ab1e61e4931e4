//! Typed moves, compared with a position to find the legal move they mean (rules page, 6.2).

use super::super::action::{Act, Action, Move, MoveKind};
use super::super::board::Cell;
use super::super::explain;
use super::super::moves::{castling_side, throne_of_king};
use super::super::notation;
use super::super::position::{Position, SEATS};
use super::super::sentences::{piece_name, piece_of};
use super::ground::{Ground, illegal};
use super::letters::{Fault, Place};
use super::names::{place_name, quoted, zone_name};
use super::near;
use super::typed::MoveText;
use liege_game::{Refusal, RefusalKind};
use liege_words::Message;

/// The moves that the speaker may enter, and the act that must come first.
struct Entry {
    /// The position in which the move is made.
    position: Position,
    /// The claim that lets the speaker make it.
    claim: Option<Action>,
    /// The legal moves.
    legal: Vec<Move>,
}

impl Ground<'_> {
    /// The actions that a typed move means.
    pub(super) fn movement(&self, typed: &MoveText) -> Result<Vec<Action>, Refusal> {
        if let Some(fault) = self.misplaced(typed) {
            return Err(fault);
        }
        let entry = self.entry()?;
        let Entry { position, claim, legal } = &entry;
        let groups = plain(&fits(position, legal, typed));
        let mv = match groups[..] {
            [] if claim.is_some() => return Err(self.not_your_turn()),
            [] => return Err(self.no_such_move(position, legal, typed)),
            [group] => self.declared(position, legal, typed, group).map_err(|refusal| match claim {
                // With a claim to be made first, the candidates can't be played as they are.
                Some(_) => refusal.with(Vec::new()),
                None => refusal,
            })?,
            _ => {
                let message = Message::new("sqr-read-several");
                let candidates = near::canonical(self.seat, groups);
                let refusal = Refusal::new(RefusalKind::Ambiguous, message);
                return Err(if claim.is_some() { refusal } else { refusal.with(candidates) });
            }
        };
        Ok(claim.iter().copied().chain([Action::Move { actor: self.seat, mv }]).collect())
    }

    /// The right to enter a move: the speaker's own, or its vassal's, claimed before or now (4.7, 4.8).
    fn entry(&self) -> Result<Entry, Refusal> {
        let position = self.position;
        if position.mover() == Some(self.seat) {
            return Ok(Entry { position: *position, claim: None, legal: position.legal_moves() });
        }
        let vassal = position.turn;
        if position.mover().is_none() && vassal == self.seat {
            let lords =
                self.own_acts().filter(|action| matches!(action, Action::Act { act: Act::Obey { .. }, .. }));
            let message = Message::new("tpc-read-choose-lord");
            let refusal = Refusal::new(RefusalKind::Undecided, message);
            return Err(refusal.with(lords.map(|action| action.to_string()).collect()));
        }
        let Some(bond) = position.bond(self.seat, vassal).filter(|bond| bond.is_active()) else {
            return Err(self.not_your_turn());
        };
        let claim = Action::Act { actor: self.seat, act: Act::Claim { vassal } };
        let mut claimed = *position;
        if !bond.claimed && claimed.play(claim).is_err() {
            return Err(self.not_your_turn());
        }
        if claimed.mover() == Some(self.seat) {
            let legal = claimed.legal_moves();
            return Ok(Entry { position: claimed, claim: Some(claim), legal });
        }
        Err(self.not_the_mover())
    }

    /// The reason why the speaker may not enter a move now.
    fn not_the_mover(&self) -> Refusal {
        explain::may_not_enter(self.position, self.seat).unwrap_or_else(|| self.out_of_turn())
    }

    fn out_of_turn(&self) -> Refusal {
        let message = Message::new("tpc-no-turn").with("turn", self.position.turn).with("seat", self.seat);
        Refusal::new(RefusalKind::NotYours, message)
    }

    /// The refusal if the speaker may not move.
    pub(super) fn not_your_turn(&self) -> Refusal {
        if self.position.is_living(self.seat) && self.position.mover() == Some(self.position.turn) {
            // Perhaps the player did not mean an order, but a move of their own.
            return self.out_of_turn();
        }
        self.not_the_mover()
    }

    /// The open acts of the speaker.
    pub(super) fn own_acts(&self) -> impl Iterator<Item = Action> + use<> {
        let seat = self.seat;
        self.position.open_acts().into_iter().filter(move |action| action.actor() == Some(seat))
    }

    /// The fault in the cells of a move, in any position.
    fn misplaced(&self, typed: &MoveText) -> Option<Refusal> {
        let places = [(&typed.from, 0), (&typed.to, 1), (&typed.victim, 2)];
        for (place, part) in places {
            if let Some(Place::Fault(fault)) = place {
                return Some(self.misplaced_cell(typed, fault, part));
            }
        }
        let short = match (&typed.from, &typed.to) {
            (Some(Place::Cell(_)), Some(Place::Short(zone, number))) => (*zone, *number),
            _ => return None,
        };
        let cells = SEATS.iter().filter_map(|seat| Cell::new(seat.index(), short.0, short.1));
        let refusal = illegal(
            Message::new("tpc-read-short-after-full").with("typed", notation::short_cell(short.0, short.1)),
        );
        Some(refusal.with(self.instead(typed, 1, cells.map(Place::Cell))))
    }

    /// The moves meant if one of the places (0 origin, 1 destination, 2 victim) were one of these.
    fn instead(&self, typed: &MoveText, part: usize, places: impl IntoIterator<Item = Place>) -> Vec<String> {
        let Ok(Entry { position, claim: None, legal }) = self.entry() else { return Vec::new() };
        let moves = places.into_iter().flat_map(|place| {
            let mut typed = typed.clone();
            match part {
                0 => typed.from = Some(place),
                1 => typed.to = Some(place),
                _ => typed.victim = Some(place),
            }
            plain(&fits(&position, &legal, &typed))
        });
        near::canonical(self.seat, moves)
    }

    fn misplaced_cell(&self, typed: &MoveText, fault: &Fault, part: usize) -> Refusal {
        match fault {
            Fault::Mixed { typed: text, readings } => {
                let candidates = self.instead(typed, part, readings.iter().cloned());
                let names: Vec<Message> = readings.iter().filter_map(place_name).collect();
                let (kind, id) = match readings.len() {
                    0 => (RefusalKind::Illegal, "tpc-read-mixed-none"),
                    1 => (RefusalKind::Illegal, "tpc-read-mixed-one"),
                    _ => (RefusalKind::Ambiguous, "tpc-read-mixed"),
                };
                let message = Message::new(id).with("typed", quoted(text)).with("readings", names);
                Refusal::new(kind, message).with(candidates)
            }
            Fault::Range { typed: text, kingdom, zone } => {
                let end = |number| {
                    let whole = kingdom.and_then(|kingdom| Cell::new(kingdom, *zone, number));
                    whole.map_or_else(|| notation::short_cell(*zone, number), notation::cell)
                };
                let message = Message::new("tpc-read-range")
                    .with("typed", quoted(text))
                    .with("zone", zone_name(*zone))
                    .with("last", zone.size() as i64)
                    .with("first", end(1))
                    .with("end", end(zone.size()));
                let cells = Cell::all().filter(|cell| {
                    let whole = kingdom.unwrap_or(self.position.turn.index());
                    cell.zone() == *zone && cell.kingdom() == whole
                });
                let mut candidates = self.instead(typed, part, cells.map(Place::Cell));
                let name = text.to_uppercase();
                candidates.sort_by_cached_key(|text| {
                    (
                        strsim::damerau_levenshtein(text.rsplit(['-', 'x', '*']).next().unwrap_or(""), &name),
                        text.clone(),
                    )
                });
                candidates.truncate(near::MOST);
                illegal(message).with(candidates)
            }
            Fault::Zone { typed: text, letter } => {
                let message = Message::new("tpc-read-zone")
                    .with("typed", quoted(text))
                    .with("letter", letter.to_uppercase().to_string());
                let candidates = match self.entry() {
                    Ok(Entry { claim: None, legal, position }) => {
                        let mut rest = typed.clone();
                        *(if part == 0 { &mut rest.from } else { &mut rest.to }) = None;
                        let fits = fits(&position, &legal, &rest);
                        near::named_like(self.seat, &fits, text, part == 0)
                    }
                    _ => Vec::new(),
                };
                illegal(message).with(candidates)
            }
            Fault::Glued { typed: text, letters, piece, place } => {
                let mut apart = typed.clone();
                apart.piece = Some((letters.clone(), *piece));
                let candidates = self.instead(&apart, part, [(**place).clone()]);
                let rest = text.strip_prefix(letters.as_str()).unwrap_or(text);
                let message = Message::new("tpc-read-glued")
                    .with("typed", quoted(text))
                    .with("apart", quoted(&format!("{letters} {rest}")));
                illegal(message).with(candidates)
            }
        }
    }

    /// The refusal if nothing fits: the reason, with near misses.
    fn no_such_move(&self, position: &Position, legal: &[Move], typed: &MoveText) -> Refusal {
        let refusal = self.reason(position, legal, typed);
        if refusal.candidates.is_empty() {
            let candidates = near::nearest(position, self.seat, legal, typed);
            return refusal.with(candidates);
        }
        refusal
    }

    fn reason(&self, position: &Position, legal: &[Move], typed: &MoveText) -> Refusal {
        let kingdom = position.turn.index();
        let cell = |place: &Option<Place>| place.as_ref().and_then(|place| place.cell(kingdom));
        if let Some(sides) = typed.castling {
            // A typed side has its own reason; with both sides there may be two.
            if sides == [true; 2] {
                return illegal(Message::new("tpc-read-none-castles"));
            }
            let side = castling_side(position.turn, sides[1]);
            let mv = Move::plain(throne_of_king(position.turn), side.rook, MoveKind::Castling);
            return self.refused(position, mv);
        }
        let (Some(from), Some(to)) = (cell(&typed.from), cell(&typed.to)) else {
            let Some(to) = cell(&typed.to) else {
                return illegal(Message::new("tpc-read-none-castles"));
            };
            if let Some(refusal) = self.nothing_to_take(position, legal, typed, to) {
                return refusal;
            }
            if let Some(refusal) = self.hindered(position, typed, to) {
                return refusal;
            }
            return illegal(match &typed.piece {
                Some((_, kind)) => Message::new("tpc-read-none-goes-piece")
                    .with("piece", piece_name(*kind))
                    .with("cell", notation::cell(to)),
                None => Message::new("tpc-read-none-goes").with("cell", notation::cell(to)),
            });
        };
        if let Some(piece) = position.piece(from) {
            let other_kind = typed.piece.as_ref().is_some_and(|(_, kind)| *kind != piece.kind);
            let other_army = typed.army.is_some_and(|army| army != piece.army.index());
            if other_kind || other_army {
                let unnamed = MoveText { piece: None, army: None, ..typed.clone() };
                let message = Message::new("tpc-read-other-piece")
                    .with("cell", notation::cell(from))
                    .with("piece", piece_of(piece, position.commander_of(piece)));
                let meant = plain(&fits(position, legal, &unnamed));
                return illegal(message).with(near::canonical(self.seat, meant));
            }
        }
        if let Some(refusal) = self.nothing_to_take(position, legal, typed, to) {
            return refusal;
        }
        let possible: Vec<Move> =
            plain(legal).into_iter().filter(|mv| mv.from == from && mv.to == to).collect();
        if !possible.is_empty() {
            // Only the sign, the words or the pawn named after `^` do not fit.
            let id = if typed.star { "tpc-read-not-castling" } else { "tpc-read-not-passing" };
            return illegal(Message::new(id)).with(near::canonical(self.seat, possible));
        }
        let kind = match (cell(&typed.victim), position.piece(to)) {
            (Some(pawn), _) => MoveKind::EnPassant(pawn),
            (None, _) if typed.star => MoveKind::Castling,
            (None, Some(_)) => MoveKind::Capture,
            (None, None) => MoveKind::Quiet,
        };
        self.refused(position, Move::plain(from, to, kind))
    }

    /// A capture was typed where the move can be made, but takes nothing: nobody plays it in silence. Offered are, first,
    /// captures on the cells of that name in other kingdoms, since a short cell is one of the kingdom on turn.
    fn nothing_to_take(
        &self,
        position: &Position,
        legal: &[Move],
        typed: &MoveText,
        to: Cell,
    ) -> Option<Refusal> {
        if !typed.takes || position.piece(to).is_some() {
            return None;
        }
        let quiet = plain(&fits(position, legal, &MoveText { takes: false, ..typed.clone() }));
        let elsewhere = SEATS.iter().filter_map(|seat| Cell::new(seat.index(), to.zone(), to.number()));
        let elsewhere = elsewhere.filter(|cell| *cell != to).flat_map(|cell| {
            let there = MoveText { to: Some(Place::Cell(cell)), ..typed.clone() };
            plain(&fits(position, legal, &there))
        });
        let mut candidates = near::canonical(self.seat, elsewhere);
        if candidates.is_empty() && quiet.is_empty() {
            return None;
        }
        candidates.extend(near::canonical(self.seat, quiet));
        candidates.truncate(near::MOST);
        let message = Message::new("sqr-read-nothing-there").with("square", notation::cell(to));
        Some(illegal(message).with(candidates))
    }

    /// The rules' reason against what would go to a cell if only the ways of pieces counted: a bond, neutrality, a truce, the
    /// king. `None` where nothing would, or different things stand against several.
    fn hindered(&self, position: &Position, typed: &MoveText, to: Cell) -> Option<Refusal> {
        let kind = if position.piece(to).is_some() { MoveKind::Capture } else { MoveKind::Quiet };
        let kingdom = position.turn.index();
        let may_be_meant = |cell: &Cell| {
            position.piece(*cell).is_some_and(|piece| {
                position.commander_of(piece) == Some(position.turn)
                    && typed.piece.as_ref().is_none_or(|(_, kind)| *kind == piece.kind)
                    && typed.army.is_none_or(|army| army == piece.army.index())
            }) && typed.from.as_ref().is_none_or(|from| from.cell(kingdom) == Some(*cell))
        };
        let mut reasons = Cell::all().filter(may_be_meant).filter_map(|from| {
            let mv = Move::plain(from, to, kind);
            explain::goes(position, self.seat, mv).then(|| self.refused(position, mv))
        });
        let first = reasons.next()?;
        reasons.all(|other| other.message.id() == first.message.id()).then_some(first)
    }
}

/// The moves without their declarations, each once.
pub(super) fn plain(moves: &[Move]) -> Vec<Move> {
    let mut plain: Vec<Move> = Vec::new();
    for mv in moves.iter().map(|mv| mv.undeclared()) {
        if !plain.contains(&mv) {
            plain.push(mv);
        }
    }
    plain
}

/// The legal moves that the typed text may mean, without regard to declarations.
pub(super) fn fits(position: &Position, legal: &[Move], typed: &MoveText) -> Vec<Move> {
    let kingdom = position.turn.index();
    let at = |place: &Option<Place>, cell: Cell| {
        place.as_ref().is_none_or(|place| place.cell(kingdom) == Some(cell))
    };
    let fit = |mv: &Move| {
        if let Some(sides) = typed.castling {
            return mv.kind == MoveKind::Castling && sides[usize::from(mv.is_long_castling())];
        }
        let castling = mv.kind == MoveKind::Castling;
        let pawn = match mv.kind {
            MoveKind::EnPassant(pawn) => Some(pawn),
            _ => None,
        };
        let piece = position.piece(mv.from);
        // Castling is typed by both its cells, or by its own sign.
        (!castling || typed.from.is_some())
            && (!typed.star || castling)
            && (!typed.takes || mv.kind == MoveKind::Capture || pawn.is_some())
            && (!typed.en_passant || pawn.is_some())
            && at(&typed.from, mv.from)
            && at(&typed.to, mv.to)
            && (typed.victim.is_none() || pawn.is_some_and(|pawn| at(&typed.victim, pawn)))
            && typed.piece.as_ref().is_none_or(|(_, kind)| piece.is_some_and(|piece| piece.kind == *kind))
            && typed.army.is_none_or(|army| piece.is_some_and(|piece| piece.army.index() == army))
    };
    legal.iter().copied().filter(fit).collect()
}
