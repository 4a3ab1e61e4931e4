//! Legal moves.

use super::board::{self, Cell, Cells, Direction, Side, each};
use super::moves::{Basic, Flight, Move, Way};
use super::piece::{Handful, Kind};
use super::position::{End, PATIENCE, Pie, Position};

/// Calls `visit` with each way in which the dragon may, and then must, jump over its royal checkers; with
/// the empty flight if it can't.
fn flights(
    side: Side,
    dragon: Cells,
    royals: Cells,
    occupied: Cells,
    so_far: Flight,
    visit: &mut impl FnMut(Flight),
) {
    let Some(at) = Cell::lowest(dragon) else { return visit(so_far) };
    let mut ended = true;
    if dragon & side.last_row() == 0 {
        for direction in side.forward() {
            let (over, landing) = (board::next(at, direction), board::beyond(at, direction));
            if let Some(to) = Cell::lowest(landing & !occupied)
                && over & royals != 0
            {
                ended = false;
                let so_far = if so_far.is_empty() { so_far.then(at) } else { so_far };
                flights(side, landing, royals, (occupied | landing) & !dragon, so_far.then(to), visit);
            }
        }
    }
    if ended {
        visit(so_far);
    }
}

/// The captures of one jumper.
struct Jumps<F> {
    /// The cells that may be jumped over.
    prey: Cells,
    /// The occupied cells, without the jumper's own.
    occupied: Cells,
    /// A chain that arrives at one of these cells ends.
    goal: Cells,
    /// A chain that jumps over one of these cells ends.
    mortal: Cells,
    /// Called with each complete chain and all its victims.
    visit: F,
}

impl<F: FnMut(Way, Cells)> Jumps<F> {
    fn from(&mut self, at: Cell, way: Way, taken: Cells) {
        let mut ended = true;
        for direction in Direction::ALL {
            let over = board::next(at, direction) & self.prey & !taken;
            let landing = board::beyond(at, direction) & !self.occupied;
            if over == 0 {
                continue;
            }
            let Some(to) = Cell::lowest(landing) else { continue };
            ended = false;
            let (longer, taken) = (way.then(to), taken | over);
            if (landing & self.goal) | (over & self.mortal) != 0 {
                (self.visit)(longer, taken);
            } else {
                self.from(to, longer, taken);
            }
        }
        if ended && !way.is_empty() {
            (self.visit)(way, taken);
        }
    }
}

impl Position {
    /// The pieces that the side to move may capture.
    pub(super) fn prey(&self) -> Cells {
        let enemy = self.turn.other();
        let immortal = if self.is_mortal(enemy) { 0 } else { self.kinds[Kind::Dragon.index()] };
        self.sides[enemy.index()] & !immortal
    }

    /// The jumpers of the side to move.
    fn jumpers(&self) -> Cells {
        let kinds = [Kind::Checker, Kind::Royal, Kind::Dragon].map(|kind| self.kinds[kind.index()]);
        self.sides[self.turn.index()] & (kinds[0] | kinds[1] | kinds[2])
    }

    /// The side's own jumpers that can jump: if there are any, the player has to capture.
    pub(super) fn bound(&self) -> Cells {
        let (jumpers, prey, free) = (self.jumpers(), self.prey(), !self.occupied());
        Direction::ALL.into_iter().fold(0, |bound, direction| {
            let back = direction.back();
            bound | jumpers & back.shift(prey & back.shift(free))
        })
    }

    /// The cells where a jumper of that kind ends a chain on arrival.
    pub(super) fn goal(&self, kind: Kind) -> Cells {
        let crowned = self.of(self.turn, Kind::Empress) != 0;
        match kind {
            Kind::Dragon => self.turn.last_row(),
            Kind::Checker if !crowned => self.turn.last_row(),
            _ => 0,
        }
    }

    /// Calls `visit` with each complete chain of the own jumper on `from`, and with its victims.
    pub(super) fn chains(&self, from: Cell, visit: impl FnMut(Way, Cells)) {
        let prey = self.prey();
        let mut jumps = Jumps {
            prey,
            occupied: self.occupied() & !from.bit(),
            goal: self.goal(self.kind_on(from)),
            mortal: prey & self.kinds[Kind::Dragon.index()],
            visit,
        };
        jumps.from(from, Way::default(), 0);
    }

    /// The cells that the own chess piece on `from` sees.
    pub(super) fn sight(&self, from: Cell, kind: Kind) -> Cells {
        match kind {
            Kind::Knight => board::knight(from),
            Kind::Rook => board::rook(from, self.occupied()),
            Kind::Empress => board::knight(from) | board::rook(from, self.occupied()),
            Kind::Checker | Kind::Royal | Kind::Dragon => 0,
        }
    }

    /// The cells where a piece may be dropped, apart from the duty to capture.
    pub(super) fn landing_grounds(&self, kind: Kind) -> Cells {
        let barred = if kind == Kind::Checker { self.turn.last_row() } else { 0 };
        !self.occupied() & !barred
    }

    /// The kinds that go into the reserve of the side to move when the pieces on `taken` are captured.
    pub(super) fn captives(&self, taken: Cells) -> Handful {
        each(taken).filter_map(|cell| self.kind_on(cell).captive()).collect()
    }

    /// Calls `visit` with every set of pieces that may leave the game when these captives come to the
    /// reserve.
    pub(super) fn discards(&self, captives: Handful, visit: &mut impl FnMut(Handful)) {
        let pool = self.reserves[self.turn.index()].with(captives);
        match pool.total().checked_sub(Handful::PLACES) {
            Some(surplus) if surplus > 0 => pool.choices(surplus, visit),
            _ => visit(Handful::default()),
        }
    }

    /// Calls `visit` with each way in which royal jumps follow a basic move; with the empty flight if none is
    /// due. `taken`: the pieces captured by the move.
    pub(super) fn flights_after(&self, basic: Basic, taken: Cells, visit: &mut impl FnMut(Flight)) {
        let side = self.turn;
        // A game that ended with the capture of a dragon does not go on.
        if taken & self.kinds[Kind::Dragon.index()] != 0 {
            return visit(Flight::default());
        }
        let (mut dragon, mut royals) = (self.of(side, Kind::Dragon), self.of(side, Kind::Royal));
        let mut occupied = self.occupied() & !taken;
        let to = basic.to().bit();
        let kind = match basic {
            Basic::Drop { kind, .. } => kind,
            Basic::Step { from, .. } | Basic::Capture { from, .. } => {
                occupied &= !from.bit();
                let kind = self.kind_on(from);
                match kind {
                    Kind::Dragon => dragon = to,
                    Kind::Royal => royals &= !from.bit(),
                    _ => {}
                }
                kind
            }
        };
        occupied |= to;
        if kind == Kind::Royal {
            royals |= to;
        }
        flights(side, dragon, royals, occupied, Flight::default(), visit);
    }

    /// Calls `visit` with each royal jump possible in the present position.
    pub(super) fn flights_from_here(&self, visit: &mut impl FnMut(Flight)) {
        let (dragon, royals) = (self.of(self.turn, Kind::Dragon), self.of(self.turn, Kind::Royal));
        flights(self.turn, dragon, royals, self.occupied(), Flight::default(), visit);
    }

    /// All moves of the own piece on a cell, without regard to what forbids them now: for help.
    pub(super) fn reachable(&self, from: Cell) -> Vec<Basic> {
        let kind = self.kind_on(from);
        let mut all = Vec::new();
        let mut targets = self.sight(from, kind);
        if kind.jumps() {
            self.chains(from, |way, _| all.push(Basic::Capture { from, way }));
            let ways = Direction::ALL.into_iter();
            let ways = ways.filter(|way| kind == Kind::Royal || self.turn.forward().contains(way));
            targets = ways.fold(0, |cells, way| cells | board::next(from, way)) & !self.occupied();
        }
        all.extend(each(targets & !self.occupied()).map(|to| Basic::Step { from, to }));
        all.extend(
            each(targets & self.prey()).map(|to| Basic::Capture { from, way: Way::default().then(to) }),
        );
        all
    }

    /// Calls `visit` with a move and all its possible consequences: pieces that leave the game, and royal
    /// jumps.
    fn with_all(&self, basic: Basic, taken: Cells, visit: &mut impl FnMut(Move)) {
        // A piece captured by a dragon leaves the game.
        let spoils = taken != 0 && basic.from().is_some_and(|from| self.kind_on(from) != Kind::Dragon);
        let captives = if spoils { self.captives(taken) } else { Handful::default() };
        self.discards(captives, &mut |gone| {
            self.flights_after(basic, taken, &mut |flight| visit(Move { basic, gone, flight }));
        });
    }

    /// Calls `visit` with all moves but `swap`. (A position decided on the board has none; a draw is not
    /// considered.)
    pub(super) fn generate(&self, visit: &mut impl FnMut(Move)) {
        if self.decided() {
            return;
        }
        let bound = self.bound();
        for from in each(bound) {
            self.chains(from, |way, taken| self.with_all(Basic::Capture { from, way }, taken, visit));
        }
        let (own, prey) = (self.sides[self.turn.index()], self.prey());
        let free = if bound == 0 { !self.occupied() } else { 0 };
        for kind in [Kind::Knight, Kind::Rook, Kind::Empress] {
            for from in each(own & self.kinds[kind.index()]) {
                let sight = self.sight(from, kind);
                for to in each(sight & prey) {
                    let way = Way::default().then(to);
                    self.with_all(Basic::Capture { from, way }, to.bit(), visit);
                }
                for to in each(sight & free) {
                    self.with_all(Basic::Step { from, to }, 0, visit);
                }
            }
        }
        if bound == 0 {
            self.walks(visit);
            self.drops(visit);
        }
    }

    /// Steps of checkers, royal checkers and the dragon.
    fn walks(&self, visit: &mut impl FnMut(Move)) {
        let royals = self.of(self.turn, Kind::Royal);
        let others = self.jumpers() & !royals;
        for direction in Direction::ALL {
            let forward = self.turn.forward().contains(&direction);
            for from in each(if forward { others | royals } else { royals }) {
                for to in each(board::next(from, direction) & !self.occupied()) {
                    self.with_all(Basic::Step { from, to }, 0, visit);
                }
            }
        }
    }

    fn drops(&self, visit: &mut impl FnMut(Move)) {
        let reserve = self.reserves[self.turn.index()];
        for kind in Kind::RESERVED.into_iter().filter(|kind| reserve.count(*kind) > 0) {
            for to in each(self.landing_grounds(kind)) {
                self.with_all(Basic::Drop { kind, to }, 0, visit);
            }
        }
    }

    /// The number of moves (without `swap`), whether or not the game is drawn.
    pub fn count(&self) -> u64 {
        let mut count = 0;
        self.generate(&mut |_| count += 1);
        count
    }

    /// Whether the side to move has a step, a capture or a drop.
    pub fn can_move(&self) -> bool {
        self.count() > 0
    }

    /// All moves but `swap`, whether or not the game is drawn.
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.generate(&mut |mv| moves.push(mv));
        moves
    }

    /// Whether the colours may be exchanged now.
    pub fn may_swap(&self) -> bool {
        self.pie == Pie::Open
    }

    /// The reason why the game is over, if it is; `repeated`: whether the position has occurred for the third
    /// time.
    pub fn end(&self, repeated: bool) -> Option<End> {
        for by in Side::ALL {
            if let Some(at) = Cell::lowest(self.of(by, Kind::Dragon) & by.last_row()) {
                return Some(End::Breakthrough { by, at });
            }
        }
        for loser in Side::ALL {
            if self.transform && self.of(loser, Kind::Dragon) == 0 {
                return Some(End::Slain { loser });
            }
        }
        if !self.can_move() {
            return Some(End::Stuck { loser: self.turn });
        }
        if self.clock >= PATIENCE {
            return Some(End::Quiet);
        }
        repeated.then_some(End::Repeated)
    }
}
