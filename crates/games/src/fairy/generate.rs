//! Legal moves, as a list or as their number.
//!
//! Most moves cannot touch the king's safety. [`Safety`] knows the squares that a piece must not leave, or must
//! not enter, without a look; only such moves are tried. Games whose rules say more about a move
//! ([`Definition::plain`] is false) have each move made and looked at.

use super::attack::View;
use super::definition::Definition;
use super::moves::{Act, Move};
use super::position::{NONE, Position};
use super::tables::{Set, Squares, bit};

/// Where moves go: into a list, or into a number.
trait Sink {
    /// Moves from one square to several.
    fn several(&mut self, from: u8, to: Set, act: Act, kind: u8);

    /// One move.
    fn one(&mut self, mv: Move) {
        self.several(mv.from, bit(mv.to), mv.act, mv.kind);
    }
}

impl Sink for Vec<Move> {
    fn several(&mut self, from: u8, to: Set, act: Act, kind: u8) {
        self.extend(Squares(to).map(|to| Move { kind, ..Move::new(from, to, act) }));
    }
}

impl Sink for u64 {
    #[inline]
    fn several(&mut self, _from: u8, to: Set, _act: Act, _kind: u8) {
        *self += u64::from(to.count_ones());
    }
}

/// The facts about the safety of the king of the side to move.
struct Safety {
    king: u8,
    /// Whether it is attacked.
    checked: bool,
    /// In check: where a piece other than the king may go at all.
    evade: Set,
    /// The squares that a piece must not leave without a look.
    leave: Set,
    /// The squares that a piece must not enter without a look.
    enter: Set,
}

impl Safety {
    fn of(game: &Definition, position: &Position) -> Option<Safety> {
        let (us, them) = (position.turn, 1 - position.turn);
        let king = position.king(game, us)?;
        let view = position.view(game, them);
        let checkers = position.attackers(game, them, king, &view);
        let (mut leave, mut enter, mut evade) = (0, 0, Set::MAX);
        let single = checkers & checkers.wrapping_sub(1) == 0;
        if checkers != 0 && single {
            let from = super::tables::first(checkers);
            let look = game.capture[them][usize::from(position.kind(from))].looks(from, king);
            if !look.hops && !look.lands && look.over == 0 {
                evade = game.between(from, king) | checkers;
            }
        }
        for (kind, back) in game.back[them].iter().enumerate().filter(|(kind, _)| game.distant[*kind]) {
            let men = position.kinds[kind] & view.men & back.ever[usize::from(king)];
            for from in Squares(men) {
                let look = game.capture[them][kind].looks(from, king);
                let between = game.between(from, king);
                let blocking = between & view.occupied;
                let count = blocking.count_ones();
                if look.slides && count == 1 {
                    leave |= blocking;
                }
                if look.hops {
                    match count {
                        0 => enter |= between,
                        1 => (leave, enter) = (leave | blocking, enter | blocking),
                        2 => leave |= blocking,
                        _ => {}
                    }
                }
                if look.lands {
                    (leave, enter) = (leave | between, enter | between);
                }
                leave |= look.over & view.occupied;
            }
        }
        if game.rules.flying_general
            && let Some(other) = position.king(game, them)
            && game.files_and_ranks.ever[usize::from(king)] & bit(other) != 0
        {
            let blocking = game.between(other, king) & view.occupied;
            if blocking.is_power_of_two() {
                leave |= blocking;
            }
        }
        Some(Safety { king, checked: checkers != 0, evade, leave, enter })
    }
}

/// The moves of a position.
struct Generator<'g> {
    game: &'g Definition,
    position: &'g Position,
    us: usize,
    occupied: Set,
    empty: Set,
    enemies: Set,
    shy: Set,
    /// `None`: there is no king, or each move is looked at later.
    safety: Option<Safety>,
}

impl<'g> Generator<'g> {
    fn new(game: &'g Definition, position: &'g Position) -> Generator<'g> {
        let us = position.turn;
        let occupied = position.occupied();
        Generator {
            game,
            position,
            us,
            occupied,
            empty: game.all & !occupied,
            enemies: position.sides[1 - us],
            shy: position.shy(game),
            safety: if game.plain { Safety::of(game, position) } else { None },
        }
    }

    /// Whether the king is safe after a move of a piece, with another piece taken away besides.
    fn safe(&self, from: Option<u8>, to: u8, kind: u8, taken: Set) -> bool {
        let Some(safety) = &self.safety else { return true };
        let left = from.map_or(0, bit);
        let king = if from == Some(safety.king) { to } else { safety.king };
        let gone = taken | bit(to);
        let mut shy = self.shy;
        if self.game.janggi_cannon.is_some() {
            shy &= !(gone | left);
            if self.game.janggi_cannon == Some(kind) {
                shy |= bit(to);
            }
        }
        let view =
            View { occupied: (self.occupied & !(left | taken)) | bit(to), men: self.enemies & !gone, shy };
        self.position.attackers(self.game, 1 - self.us, king, &view) == 0
    }

    /// The squares to which a piece may go without leaving the king attacked.
    fn legal(&self, from: Option<u8>, kind: u8, targets: Set) -> Set {
        let Some(safety) = &self.safety else { return targets };
        let mut targets = targets;
        let doubtful = if from == Some(safety.king) {
            targets
        } else if safety.checked {
            targets &= safety.evade;
            targets
        } else if from.is_some_and(|from| safety.leave & bit(from) != 0) {
            targets
        } else {
            targets & safety.enter
        };
        for to in Squares(doubtful) {
            if !self.safe(from, to, kind, 0) {
                targets &= !bit(to);
            }
        }
        targets
    }

    fn all(&self, sink: &mut impl Sink) {
        for kind in 0..self.game.kinds.len() as u8 {
            for from in Squares(self.position.men(self.us, kind)) {
                self.piece(from, kind, sink);
            }
        }
        if self.game.rules.castling {
            self.castling(sink);
        }
        if self.game.rules.drops {
            self.drops(sink);
        }
        if self.game.rules.pass[self.us] {
            self.pass(sink);
        }
    }

    fn piece(&self, from: u8, kind: u8, sink: &mut impl Sink) {
        let (game, us, index) = (self.game, self.us, usize::from(kind));
        let shy = if game.janggi_cannon == Some(kind) { self.shy } else { 0 };
        let quiet = game.quiet[us][index].from(from, self.occupied, shy);
        let capture =
            if game.alike[index] { quiet } else { game.capture[us][index].from(from, self.occupied, shy) };
        let immune = if game.immune[index] { self.position.kinds[index] } else { 0 };
        let pseudo = quiet & self.empty | capture & self.enemies & !shy & !immune;
        let targets = self.legal(Some(from), kind, pseudo);
        self.steps(from, kind, targets, sink);
        for step in game.first[us][index].get(usize::from(from)).into_iter().flatten() {
            if self.occupied & (step.over | bit(step.to)) == 0
                && self.legal(Some(from), kind, bit(step.to)) != 0
            {
                let barred = game.promotes[us][index]
                    && game.rules.mandatory_pawn_promotion
                    && game.promotion_region[us] & bit(step.to) != 0;
                if !barred {
                    sink.one(Move::new(from, step.to, Act::First));
                }
            }
        }
        if self.position.en_passant != 0 && game.takes_en_passant[us][index] {
            let open = self.position.en_passant & self.empty & game.en_passant_region[us];
            for to in Squares(capture & !quiet & open) {
                if self.safe(Some(from), to, kind, bit(self.position.stepper)) {
                    sink.one(Move::new(from, to, Act::EnPassant));
                }
            }
        }
    }

    /// The steps and captures of a piece, with its promotions.
    fn steps(&self, from: u8, kind: u8, targets: Set, sink: &mut impl Sink) {
        let (game, us, index) = (self.game, self.us, usize::from(kind));
        if targets == 0 {
            return;
        }
        let mut plain = targets;
        if game.promotes[us][index] {
            let zone = targets & game.promotion_region[us];
            if zone != 0 {
                for (option, limit) in &game.promotions[us] {
                    if self.position.men(us, *option).count_ones() < *limit {
                        sink.several(from, zone, Act::Promote, *option);
                    }
                }
                if game.rules.mandatory_pawn_promotion {
                    plain &= !zone;
                }
            }
        }
        let promoted = self.position.was[usize::from(from)] != NONE;
        let turns = if promoted { game.rules.demotion } else { game.turned[index] != NONE };
        if turns {
            let region = game.promotion_region[us];
            let mut zone = if region & bit(from) != 0 { targets } else { targets & region };
            if game.rules.promotion_on_capture {
                zone &= self.enemies;
            }
            sink.several(from, zone, if promoted { Act::Back } else { Act::Turn }, NONE);
            if game.rules.mandatory_piece_promotion && !promoted {
                plain &= !zone;
            }
        }
        sink.several(from, plain & game.mobile[us][index], Act::Step, NONE);
    }

    fn castling(&self, sink: &mut impl Sink) {
        let (game, us, position) = (self.game, self.us, self.position);
        let king = position.kings[us];
        if king == NONE || position.rooks[us] == [NONE; 2] {
            return;
        }
        if self.safety.as_ref().is_some_and(|safety| safety.checked) {
            return;
        }
        for (wing, rook) in position.rooks[us].into_iter().enumerate().filter(|(_, rook)| *rook != NONE) {
            if game.rules.opposite_castling && usize::from(position.castled[1 - us]) == wing {
                continue;
            }
            let (king_to, rook_to) = game.castled_squares(us, wing);
            let both = bit(king) | bit(rook);
            let king_way = game.row(king, king_to);
            let way = king_way | game.row(rook, rook_to);
            if way & self.occupied & !both != 0 {
                continue;
            }
            let royal = position.royals(game, us) & bit(king) != 0;
            if royal && !self.way_is_safe(king, king_way, king_to, both, bit(rook_to)) {
                continue;
            }
            sink.one(Move::new(king, rook, Act::Castle));
        }
    }

    /// Whether no square of the king's way is attacked, at its end with the rook beside.
    fn way_is_safe(&self, king: u8, way: Set, king_to: u8, both: Set, rook_to: Set) -> bool {
        let them = 1 - self.us;
        let enemies = if self.game.rules.blast { self.position.royals(self.game, them) } else { 0 };
        let attacked = |at: u8, occupied: Set| {
            let view = View { occupied, men: self.enemies, shy: self.shy };
            self.game.neighbours[usize::from(at)] & enemies == 0
                && self.position.attackers(self.game, them, at, &view) != 0
        };
        let passing = self.occupied & !bit(king);
        let ended = (self.occupied & !both) | rook_to | bit(king_to);
        !attacked(king, self.occupied)
            && !Squares(way & !bit(king)).any(|at| attacked(at, passing | bit(at)))
            && !attacked(king_to, ended)
    }

    fn drops(&self, sink: &mut impl Sink) {
        let (game, us, position) = (self.game, self.us, self.position);
        for kind in 0..game.kinds.len() as u8 {
            let index = usize::from(kind);
            if position.hands[us][index] == 0 {
                continue;
            }
            let turned = game.turned[index];
            let plain = self.legal(None, kind, self.drop_squares(kind));
            let plain = self.without_mates(kind, plain);
            sink.several(NONE, plain, Act::Drop, kind);
            if game.rules.drop_promoted && turned != NONE {
                let targets = self.empty & game.drop_region[us][usize::from(turned)];
                sink.several(NONE, self.legal(None, turned, targets), Act::DropPromoted, kind);
            }
        }
    }

    /// The empty squares on which a piece of a kind may be dropped.
    fn drop_squares(&self, kind: u8) -> Set {
        let (game, us, index) = (self.game, self.us, usize::from(kind));
        let mut squares = self.empty & game.drop_region[us][index];
        if game.not_doubled[index] {
            let own = self.position.men(us, kind);
            let full = |file: &&Set| (own & **file).count_ones() >= game.rules.no_doubled_count;
            squares = game.files.iter().filter(full).fold(squares, |squares, file| squares & !file);
        }
        squares
    }

    /// The squares without those where the pawn of shogi would mate.
    fn without_mates(&self, kind: u8, squares: Set) -> Set {
        let game = self.game;
        if !game.rules.pawn_drop_mate_illegal || game.shogi_pawn != Some(kind) {
            return squares;
        }
        let Some(king) = self.position.king(game, 1 - self.us) else { return squares };
        let near = squares & game.back[self.us][usize::from(kind)].ever[usize::from(king)];
        let mates = |at: &u8| {
            let mut next = self.position.clone();
            next.make(game, Move { kind, ..Move::new(NONE, *at, Act::Drop) });
            next.is_check(game) && next.count_on_board(game) == 0
        };
        Squares(near).filter(mates).fold(squares, |squares, at| squares & !bit(at))
    }

    fn pass(&self, sink: &mut impl Sink) {
        let (game, position) = (self.game, self.position);
        let checked = match &self.safety {
            Some(safety) => safety.checked,
            None => position.is_check(game),
        };
        let excused = game.rules.bikjang && position.kings_face(game);
        if !checked || excused {
            sink.one(position.pass(game));
        }
    }
}

impl Position {
    /// The move that moves nothing: named by the king's square, without a king by that of the first piece.
    fn pass(&self, game: &Definition) -> Move {
        let own = self.sides[self.turn];
        let at = self.king(game, self.turn).unwrap_or(if own == 0 { 0 } else { super::tables::first(own) });
        Move::new(at, at, Act::Pass)
    }

    /// Whether a move captures.
    pub fn captures(&self, mv: Move) -> bool {
        match mv.act {
            Act::EnPassant => true,
            Act::Step | Act::Promote | Act::Turn | Act::Back => self.sides[1 - self.turn] & bit(mv.to) != 0,
            _ => false,
        }
    }

    /// The moves that the rules of movement allow, even if the game has ended.
    pub fn moves_on(&self, game: &Definition) -> Vec<Move> {
        let mut moves = Vec::with_capacity(64);
        Generator::new(game, self).all(&mut moves);
        if game.plain {
            return moves;
        }
        moves.retain(|mv| self.allowed(game, *mv));
        if game.rules.gating {
            // The move must be legal without the piece brought in, which may not take the place of a pinned one.
            self.add_gating(game, &mut moves);
            moves.retain(|mv| mv.gate == NONE || self.allowed(game, *mv));
        }
        if game.rules.must_capture && moves.iter().any(|mv| self.captures(*mv)) {
            moves.retain(|mv| self.captures(*mv));
        }
        let waits = |mv: &Move| mv.is_drop() && game.must_drop[usize::from(mv.kind)];
        if game.rules.must_drop && moves.iter().any(waits) {
            moves.retain(waits);
        }
        if moves.is_empty() && game.rules.pass_on_stalemate[self.turn] && !self.is_check(game) {
            moves.push(self.pass(game));
        }
        moves
    }

    /// The moves of the pieces, without regard to the king and to what the position after them must be.
    pub fn reachable(&self, game: &Definition) -> Vec<Move> {
        let mut moves = Vec::with_capacity(64);
        Generator { safety: None, ..Generator::new(game, self) }.all(&mut moves);
        if game.rules.gating {
            self.add_gating(game, &mut moves);
        }
        moves
    }

    /// The number of moves that the rules of movement allow.
    pub fn count_on_board(&self, game: &Definition) -> u64 {
        if !game.plain {
            return self.moves_on(game).len() as u64;
        }
        let mut count = 0;
        Generator::new(game, self).all(&mut count);
        count
    }

    /// Adds the moves that bring a piece in on the square that becomes empty.
    fn add_gating(&self, game: &Definition, moves: &mut Vec<Move>) {
        let (us, gates) = (self.turn, self.gates[self.turn]);
        for kind in (0..game.kinds.len() as u8).filter(|kind| self.hands[us][usize::from(*kind)] > 0) {
            let region = gates & game.drop_region[us][usize::from(kind)];
            for index in 0..moves.len() {
                let mv = moves[index];
                if mv.gate != NONE || mv.is_drop() || mv.act == Act::Pass {
                    continue;
                }
                if region & bit(mv.from) != 0 {
                    moves.push(Move { gate: kind, ..mv });
                }
                if mv.act == Act::Castle && region & bit(mv.to) != 0 {
                    moves.push(Move { gate: kind, act: Act::CastleGateRook, ..mv });
                }
            }
        }
    }

    /// Whether a move keeps the rules that only the position after it shows.
    fn allowed(&self, game: &Definition, mv: Move) -> bool {
        let us = self.turn;
        let faced = game.rules.bikjang && self.kings_face(game);
        if mv.act == Act::Pass {
            return !self.is_check(game) || faced;
        }
        let mut next = self.clone();
        next.make(game, mv);
        if game.rules.pseudo_royal {
            let gone = |side: usize| {
                let extinct =
                    |position: &Position, kind: u8| position.count(side, kind) <= game.rules.extinction_count;
                game.extinction.iter().any(|kind| !extinct(self, *kind) && extinct(&next, *kind))
            };
            if gone(us) {
                return false;
            }
            if gone(1 - us) {
                return true;
            }
        }
        if next.checked(game, us) != 0 || faced && next.kings_face(game) {
            return false;
        }
        let checks = || next.is_check(game);
        let checking = game.rules.checking && (game.rules.drop_checks || !mv.is_drop());
        checking || !checks()
    }
}
