//! Legal moves.
//!
//! What a sheaf of moves has in common is said once: a kind of [`Sink`] that only counts then counts bits.
//! Moves after which a royal jump may be due, or after which something may have to leave the game, come one
//! by one.

use super::board::{self, Cell, Cells, Direction, Side, each};
use super::moves::{Basic, Flight, Move, Way};
use super::piece::{Handful, Kind};
use super::position::{Pie, Position};

/// Where generated moves go.
pub(super) trait Sink {
    /// Plain moves, one to each of `targets`.
    fn plain(&mut self, ways: Ways, targets: Cells);
    /// Any move.
    fn one(&mut self, mv: Move);
}

/// How plain moves come to their cells.
#[derive(Clone, Copy)]
pub(super) enum Ways {
    /// One piece steps to each of them.
    From(Cell),
    /// To each steps its neighbour in the direction back.
    Along(Direction),
    /// One of a kind is dropped on each.
    Drop(Kind),
}

/// Counts.
struct Counter(u64);

impl Sink for Counter {
    #[inline]
    fn plain(&mut self, _: Ways, targets: Cells) {
        self.0 += u64::from(targets.count_ones());
    }

    #[inline]
    fn one(&mut self, _: Move) {
        self.0 += 1;
    }
}

/// Calls a function with each move.
pub(super) struct Each<F>(pub F);

impl<F: FnMut(Move)> Sink for Each<F> {
    #[inline]
    fn plain(&mut self, ways: Ways, targets: Cells) {
        for to in each(targets) {
            let from = match ways {
                Ways::From(from) => Some(from),
                Ways::Along(direction) => Cell::lowest(board::next(to, direction.back())),
                Ways::Drop(kind) => {
                    self.one(Move::plain(Basic::Drop { kind, to }));
                    continue;
                }
            };
            if let Some(from) = from {
                self.one(Move::plain(Basic::Step { from, to }));
            }
        }
    }

    #[inline]
    fn one(&mut self, mv: Move) {
        self.0(mv);
    }
}

/// What has to be looked at to know whether royal jumps follow a move.
#[derive(Clone, Copy)]
struct Watch {
    /// Where a royal checker would have to stand.
    front: Cells,
    /// Where the dragon would land.
    behind: Cells,
    /// Whether royal jumps are due if nothing changes.
    due: bool,
}

impl Watch {
    /// `None` where no move can lead to a royal jump.
    fn new(position: &Position) -> Option<Watch> {
        let side = position.turn;
        let royals = position.of(side, Kind::Royal);
        if royals == 0 && position.reserves[side.index()].count(Kind::Royal) == 0 {
            return None;
        }
        let at = position.dragon(side)?;
        let occupied = position.occupied();
        let mut watch = Watch { front: 0, behind: 0, due: false };
        for direction in side.forward() {
            let (over, landing) = (board::next(at, direction), board::beyond(at, direction));
            if landing != 0 {
                watch.front |= over;
                watch.behind |= landing;
                watch.due |= over & royals != 0 && landing & occupied == 0;
            }
        }
        Some(watch)
    }

    /// Whether a capture may lead to a royal jump.
    #[inline]
    fn heeds(&self, kind: Kind, from: Cells, to: Cells, taken: Cells) -> bool {
        self.due
            || (from | taken) & self.behind != 0
            || (kind == Kind::Royal && to & self.front != 0)
            || kind == Kind::Dragon
    }
}

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
    /// What may be jumped over.
    prey: Cells,
    /// What is in the way: everything but the jumper itself.
    occupied: Cells,
    /// A chain that arrives here ends.
    goal: Cells,
    /// A chain that jumps over this ends.
    mortal: Cells,
    /// Called with each complete chain and all it takes.
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
    /// What the side to move may capture.
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

    /// The own jumpers that can jump: with any, the player has to capture.
    pub(super) fn bound(&self) -> Cells {
        let (jumpers, prey, free) = (self.jumpers(), self.prey(), !self.occupied());
        Direction::ALL.into_iter().fold(0, |bound, direction| {
            let back = direction.back();
            bound | jumpers & back.shift(prey & back.shift(free))
        })
    }

    /// Where a jumper of that kind ends a chain as soon as it arrives.
    pub(super) fn goal(&self, kind: Kind) -> Cells {
        let crowned = self.of(self.turn, Kind::Empress) != 0;
        match kind {
            Kind::Dragon => self.turn.last_row(),
            Kind::Checker if !crowned => self.turn.last_row(),
            _ => 0,
        }
    }

    /// Calls `visit` with each complete chain of the own jumper on `from`, and with what it takes.
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

    /// What the own chess piece on `from` sees.
    pub(super) fn sight(&self, from: Cell, kind: Kind) -> Cells {
        match kind {
            Kind::Knight => board::knight(from),
            Kind::Rook => board::rook(from, self.occupied()),
            Kind::Empress => board::knight(from) | board::rook(from, self.occupied()),
            Kind::Checker | Kind::Royal | Kind::Dragon => 0,
        }
    }

    /// Where a piece may be dropped, but for the duty to capture.
    pub(super) fn landing_grounds(&self, kind: Kind) -> Cells {
        let barred = if kind == Kind::Checker { self.turn.last_row() } else { 0 };
        !self.occupied() & !barred
    }

    /// The kinds that go into the reserve of the side to move when the pieces on `taken` are captured.
    pub(super) fn captives(&self, taken: Cells) -> Handful {
        each(taken).filter_map(|cell| self.kind_on(cell).captive()).collect()
    }

    /// Calls `visit` with everything that may leave the game when these captives come to the reserve.
    pub(super) fn discards(&self, captives: Handful, visit: &mut impl FnMut(Handful)) {
        let pool = self.reserves[self.turn.index()].with(captives);
        match pool.total().checked_sub(Handful::PLACES) {
            Some(surplus) if surplus > 0 => pool.choices(surplus, visit),
            _ => visit(Handful::default()),
        }
    }

    /// Calls `visit` with each way in which royal jumps follow a basic move; with the empty flight if none
    /// is due. `taken`: what the move captures.
    pub(super) fn flights_after(&self, basic: Basic, taken: Cells, visit: &mut impl FnMut(Flight)) {
        let side = self.turn;
        // A game that the capture of a dragon has ended goes no further.
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

    /// Calls `visit` with each royal jump that would follow if nothing changed.
    pub(super) fn flights_from_here(&self, visit: &mut impl FnMut(Flight)) {
        let (dragon, royals) = (self.of(self.turn, Kind::Dragon), self.of(self.turn, Kind::Royal));
        flights(self.turn, dragon, royals, self.occupied(), Flight::default(), visit);
    }

    /// What the own piece on a cell could do, whatever forbids it now: for help.
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

    /// A move that takes nothing, with the royal jumps after it.
    fn with_flights(&self, basic: Basic, sink: &mut impl Sink) {
        self.flights_after(basic, 0, &mut |flight| {
            sink.one(Move { basic, gone: Handful::default(), flight });
        });
    }

    /// A capture, with everything that may follow it.
    #[inline]
    fn with_captives(
        &self,
        (from, kind): (Cell, Kind),
        way: Way,
        taken: Cells,
        watch: Option<Watch>,
        sink: &mut impl Sink,
    ) {
        let basic = Basic::Capture { from, way };
        let to = basic.to().bit();
        let flies = watch.is_some_and(|watch| watch.heeds(kind, from.bit(), to, taken));
        // What a dragon takes leaves the game.
        let crowded = kind != Kind::Dragon
            && u32::from(self.reserves[self.turn.index()].total()) + taken.count_ones()
                > u32::from(Handful::PLACES);
        if flies || crowded {
            self.with_choices(basic, kind, taken, sink);
        } else {
            sink.one(Move::plain(basic));
        }
    }

    /// A capture after which something may have to leave the game, or the dragon may fly.
    fn with_choices(&self, basic: Basic, kind: Kind, taken: Cells, sink: &mut impl Sink) {
        let captives = if kind == Kind::Dragon { Handful::default() } else { self.captives(taken) };
        self.discards(captives, &mut |gone| {
            self.flights_after(basic, taken, &mut |flight| sink.one(Move { basic, gone, flight }));
        });
    }

    /// Hands all moves but `swap` to the sink. (A position decided on the board has none; whether the game
    /// is drawn is not asked.)
    pub(super) fn generate(&self, sink: &mut impl Sink) {
        if self.decided() {
            return;
        }
        let watch = Watch::new(self);
        let bound = self.bound();
        for from in each(bound) {
            let kind = self.kind_on(from);
            self.chains(from, |way, taken| {
                self.with_captives((from, kind), way, taken, watch, sink);
            });
        }
        self.chess_moves(bound != 0, watch, sink);
        if bound == 0 {
            self.walks(watch, sink);
            self.drops(watch, sink);
        }
    }

    fn chess_moves(&self, bound: bool, watch: Option<Watch>, sink: &mut impl Sink) {
        let own = self.sides[self.turn.index()];
        let prey = self.prey();
        let free = if bound { 0 } else { !self.occupied() };
        for kind in [Kind::Knight, Kind::Rook, Kind::Empress] {
            for from in each(own & self.kinds[kind.index()]) {
                let sight = self.sight(from, kind);
                for to in each(sight & prey) {
                    let way = Way::default().then(to);
                    self.with_captives((from, kind), way, to.bit(), watch, sink);
                }
                match watch {
                    Some(watch) if watch.due || watch.behind & from.bit() != 0 => {
                        for to in each(sight & free) {
                            self.with_flights(Basic::Step { from, to }, sink);
                        }
                    }
                    _ => sink.plain(Ways::From(from), sight & free),
                }
            }
        }
    }

    /// Steps of checkers, royal checkers and the dragon.
    fn walks(&self, watch: Option<Watch>, sink: &mut impl Sink) {
        let side = self.turn;
        let own = self.sides[side.index()];
        let free = !self.occupied();
        let (checkers, royals) =
            (own & self.kinds[Kind::Checker.index()], own & self.kinds[Kind::Royal.index()]);
        let dragon = own & self.kinds[Kind::Dragon.index()];
        // Without royal checkers a dragon is but a checker.
        let Some(watch) = watch else {
            for direction in side.forward() {
                sink.plain(Ways::Along(direction), direction.shift(checkers | dragon) & free);
            }
            return;
        };
        // Who must be looked at one by one: who leaves the cell behind, or everybody if a jump is due.
        let telling = if watch.due { own } else { watch.behind };
        let walk = |movers: Cells, targets: Cells, direction: Direction, sink: &mut _| {
            for from in each(movers & direction.back().shift(targets)) {
                if let Some(to) = from.next(direction) {
                    self.with_flights(Basic::Step { from, to }, sink);
                }
            }
        };
        for direction in Direction::ALL {
            let forward = side.forward().contains(&direction);
            if forward {
                sink.plain(Ways::Along(direction), direction.shift(checkers & !telling) & free);
                walk(checkers & telling | dragon, free, direction, sink);
            }
            sink.plain(Ways::Along(direction), direction.shift(royals & !telling) & free & !watch.front);
            walk(royals & !telling, free & watch.front, direction, sink);
            walk(royals & telling, free, direction, sink);
        }
    }

    fn drops(&self, watch: Option<Watch>, sink: &mut impl Sink) {
        let reserve = self.reserves[self.turn.index()];
        for kind in Kind::RESERVED {
            if reserve.count(kind) == 0 {
                continue;
            }
            let targets = self.landing_grounds(kind);
            let telling = match watch {
                Some(watch) if watch.due => targets,
                Some(watch) if kind == Kind::Royal => targets & watch.front,
                _ => 0,
            };
            sink.plain(Ways::Drop(kind), targets & !telling);
            for to in each(telling) {
                self.with_flights(Basic::Drop { kind, to }, sink);
            }
        }
    }

    /// How many moves there are (`swap` not among them), whether or not the game is drawn.
    pub fn count(&self) -> u64 {
        let mut counter = Counter(0);
        self.generate(&mut counter);
        counter.0
    }

    /// Whether the side to move has a step, a capture or a drop.
    pub fn can_move(&self) -> bool {
        self.count() > 0
    }

    /// All moves but `swap`, whether or not the game is drawn.
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.generate(&mut Each(|mv| moves.push(mv)));
        moves
    }

    /// Whether the colours may be exchanged now.
    pub fn may_swap(&self) -> bool {
        self.pie == Pie::Open
    }
}
