//! A position: moves, finishing, the turn, ranks (sections 3 and 4).

use super::field::{Cell, MOST_CELLS};
use super::setup::Setup;
use liege_game::{Outcome, Points};

/// The largest number of players.
pub const MOST: usize = 6;

/// The options in the form that the rules use.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// The number of a player's moves after which the pieces at home go first; 0: never.
    pub home_limit: u32,
    /// The number of moves that a player may make; 0: any number.
    pub move_limit: u32,
}

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    pub from: Cell,
    pub to: Cell,
}

/// A position. Seats are numbers here, in the order of turns.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    pub setup: &'static Setup,
    pub terms: Terms,
    /// The owner of the piece on each cell, from 1; 0: nobody.
    pieces: [u8; MOST_CELLS],
    /// The seat on turn; `None`: the game is over.
    pub turn: Option<usize>,
    /// The number of moves that each seat has made.
    pub made: [u32; MOST],
    /// The seats that play no more, in the order in which they left.
    left: [u8; MOST],
    leavers: u8,
    /// Those of them that have resigned, as bits.
    resigned: u8,
}

/// The legal moves of one piece.
#[derive(Clone, Debug)]
pub struct Reach {
    pub from: Cell,
    pub to: Vec<Cell>,
}

/// The things that happened after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happened {
    /// A seat has finished, as the first, the second, …
    Finished(usize, usize),
    /// A seat cannot move and is skipped.
    Skipped(usize),
}

impl Position {
    /// The start.
    pub fn start(setup: &'static Setup, terms: Terms) -> Position {
        let mut position = Position::empty(setup, terms);
        for seat in 0..setup.number() {
            for cell in &setup.layout().camps[setup.home(seat)] {
                position.put(*cell, Some(seat));
            }
        }
        position
    }

    /// An empty board.
    pub fn empty(setup: &'static Setup, terms: Terms) -> Position {
        Position {
            setup,
            terms,
            pieces: [0; MOST_CELLS],
            turn: Some(0),
            made: [0; MOST],
            left: [0; MOST],
            leavers: 0,
            resigned: 0,
        }
    }

    /// The seats, in the order of turns.
    pub fn seats(&self) -> std::ops::Range<usize> {
        0..self.setup.number()
    }

    /// The owner of the piece on a cell.
    pub fn owner(&self, cell: Cell) -> Option<usize> {
        usize::from(self.pieces[usize::from(cell)]).checked_sub(1)
    }

    fn is_empty(&self, cell: Cell) -> bool {
        self.pieces[usize::from(cell)] == 0
    }

    /// Puts a piece on a cell, or empties it.
    pub fn put(&mut self, cell: Cell, seat: Option<usize>) {
        self.pieces[usize::from(cell)] = seat.map_or(0, |seat| seat as u8 + 1);
    }

    /// The occupied cells, for hashes.
    pub fn occupants(&self) -> &[u8] {
        &self.pieces[..usize::from(self.setup.layout().field.cells())]
    }

    /// The cells of a seat's pieces.
    pub fn pieces(&self, seat: usize) -> impl Iterator<Item = Cell> + '_ {
        let own = seat as u8 + 1;
        (0..).zip(self.occupants()).filter(move |(_, owner)| **owner == own).map(|(cell, _)| cell)
    }

    /// The seats that play no more, in the order in which they left, each with whether it has resigned.
    pub fn leavers(&self) -> impl Iterator<Item = (usize, bool)> + '_ {
        let all = self.left[..usize::from(self.leavers)].iter();
        all.map(|seat| (usize::from(*seat), self.resigned & (1 << seat) != 0))
    }

    /// Whether a seat plays no more.
    pub fn is_out(&self, seat: usize) -> bool {
        self.leavers().any(|(left, _)| left == seat)
    }

    /// The place of a seat that has finished, from 1.
    pub fn place(&self, seat: usize) -> Option<usize> {
        let mut finished = self.leavers().filter(|(_, resigned)| !resigned);
        finished.position(|(left, _)| left == seat).map(|place| place + 1)
    }

    /// Notes that a seat plays no more.
    pub fn leave(&mut self, seat: usize, resigned: bool) {
        self.left[usize::from(self.leavers)] = seat as u8;
        self.leavers += 1;
        self.resigned |= u8::from(resigned) << seat;
    }

    fn is_in(&self, cell: Cell, camp: usize) -> bool {
        self.setup.layout().camp_of[usize::from(cell)].is_some_and(|of| usize::from(of) == camp)
    }

    /// The number of a seat's pieces in a camp.
    fn count_in(&self, seat: usize, camp: usize) -> usize {
        let cells = self.setup.layout().camps[camp].iter();
        cells.filter(|cell| self.owner(**cell) == Some(seat)).count()
    }

    /// The number of a seat's pieces in its target.
    pub fn arrived(&self, seat: usize) -> usize {
        self.count_in(seat, self.setup.target(seat))
    }

    /// The number of a seat's pieces in its own camp.
    pub fn at_home(&self, seat: usize) -> usize {
        self.count_in(seat, self.setup.home(seat))
    }

    /// The cells to which one jump leads. `start` is the cell that the piece has left: it is empty.
    pub fn jumps(&self, at: Cell, start: Cell) -> impl Iterator<Item = Cell> + '_ {
        self.setup.layout().field.ways[usize::from(at)].iter().filter_map(move |way| {
            let beyond = way.beyond?;
            let over = way.next != start && !self.is_empty(way.next);
            (over && (beyond == start || self.is_empty(beyond))).then_some(beyond)
        })
    }

    /// The cells that chains of jumps reach, each with the cell before it, nearest first.
    fn chains(&self, from: Cell) -> Vec<(Cell, Cell)> {
        let mut found: Vec<(Cell, Cell)> = vec![(from, from)];
        let mut seen = [false; MOST_CELLS];
        seen[usize::from(from)] = true;
        let mut next = 0;
        while let Some((at, _)) = found.get(next).copied() {
            next += 1;
            for cell in self.jumps(at, from) {
                if !std::mem::replace(&mut seen[usize::from(cell)], true) {
                    found.push((cell, at));
                }
            }
        }
        found.remove(0);
        found
    }

    /// The cells that a step reaches.
    fn steps(&self, from: Cell) -> impl Iterator<Item = Cell> + '_ {
        let ways = self.setup.layout().field.ways[usize::from(from)].iter();
        ways.map(|way| way.next).filter(|cell| self.is_empty(*cell))
    }

    /// The cells where a piece could end if nothing had to stay or to go first.
    pub fn open(&self, from: Cell) -> Vec<Cell> {
        let mut open: Vec<Cell> = self.steps(from).collect();
        // A cell can be beside the piece and at the end of a chain as well.
        let beside = open.len();
        for (cell, _) in self.chains(from) {
            if !open[..beside].contains(&cell) {
                open.push(cell);
            }
        }
        open
    }

    /// The stops of the shortest way of a move, with its ends; `None` if there is no way.
    pub fn route(&self, mv: Move) -> Option<Vec<Cell>> {
        if self.steps(mv.from).any(|cell| cell == mv.to) {
            return Some(vec![mv.from, mv.to]);
        }
        let chains = self.chains(mv.from);
        let mut route = vec![mv.to];
        let mut at = mv.to;
        while at != mv.from {
            at = chains.iter().find(|(cell, _)| *cell == at)?.1;
            route.push(at);
        }
        route.reverse();
        Some(route)
    }

    /// Whether a piece that stands on a cell has to stay in its target.
    pub fn stays(&self, from: Cell) -> bool {
        self.owner(from).is_some_and(|seat| self.is_in(from, self.setup.target(seat)))
    }

    /// Whether the rule of the target permits a move.
    pub fn keeps(&self, mv: Move) -> bool {
        let Some(seat) = self.owner(mv.from) else { return false };
        !self.stays(mv.from) || self.is_in(mv.to, self.setup.target(seat))
    }

    /// The moves of one piece, as far as it may be moved now.
    fn moves_from(&self, from: Cell) -> Vec<Cell> {
        let mut to = self.open(from);
        to.retain(|to| self.keeps(Move { from, to: *to }));
        to
    }

    /// The pieces of a seat that have to move first: those still at home after so many moves.
    pub fn obliged(&self, seat: usize) -> Vec<Cell> {
        let limit = self.terms.home_limit;
        if limit == 0 || self.made[seat] < limit {
            return Vec::new();
        }
        let home = self.setup.layout().camps[self.setup.home(seat)].iter().copied();
        let own: Vec<Cell> = home.filter(|cell| self.owner(*cell) == Some(seat)).collect();
        if own.iter().any(|from| !self.moves_from(*from).is_empty()) { own } else { Vec::new() }
    }

    /// The legal moves that a seat would have on turn, piece by piece.
    pub fn reaches(&self, seat: usize) -> Vec<Reach> {
        let obliged = self.obliged(seat);
        let movable: Vec<Cell> = if obliged.is_empty() { self.pieces(seat).collect() } else { obliged };
        let reach = |from: Cell| Reach { from, to: self.moves_from(from) };
        movable.into_iter().map(reach).filter(|reach| !reach.to.is_empty()).collect()
    }

    /// The legal moves.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        let reaches = self.turn.map(|seat| self.reaches(seat)).unwrap_or_default();
        reaches.into_iter().flat_map(|Reach { from, to }| to.into_iter().map(move |to| Move { from, to }))
    }

    /// Whether a move is legal.
    pub fn allows(&self, mv: Move) -> bool {
        self.turn.is_some() && self.owner(mv.from) == self.turn && self.moves().any(|legal| legal == mv)
    }

    fn can_move(&self, seat: usize) -> bool {
        self.pieces(seat).any(|from| !self.moves_from(from).is_empty())
    }

    /// Whether a seat's target is full, with a piece of its own among those in it.
    fn fills(&self, seat: usize) -> bool {
        let cells = &self.setup.layout().camps[self.setup.target(seat)];
        cells.iter().all(|cell| !self.is_empty(*cell)) && self.arrived(seat) > 0
    }

    /// Makes a legal move.
    pub fn play(&mut self, mv: Move) -> Vec<Happened> {
        let Some(seat) = self.turn else { return Vec::new() };
        self.put(mv.from, None);
        self.put(mv.to, Some(seat));
        self.made[seat] += 1;
        self.settle(seat, (seat + 1) % self.setup.number())
    }

    /// Takes a seat out of the game.
    pub fn resign(&mut self, seat: usize) -> Vec<Happened> {
        self.leave(seat, true);
        match self.turn {
            Some(turn) if turn == seat => self.settle(seat, (seat + 1) % self.setup.number()),
            Some(turn) => self.settle(turn, turn),
            None => Vec::new(),
        }
    }

    /// Settles who has finished, `first` before the others, and gives the turn to the next seat that can
    /// move, from `next` on.
    pub fn settle(&mut self, first: usize, next: usize) -> Vec<Happened> {
        let mut happened = Vec::new();
        for seat in std::iter::once(first).chain(self.seats()) {
            if !self.is_out(seat) && self.fills(seat) {
                self.leave(seat, false);
                happened.push(Happened::Finished(seat, self.place(seat).unwrap_or_default()));
            }
        }
        self.turn = None;
        if self.is_decided() {
            return happened;
        }
        let count = self.setup.number();
        let mut skipped = Vec::new();
        for seat in (next..next + count).map(|seat| seat % count) {
            let spent = self.terms.move_limit > 0 && self.made[seat] >= self.terms.move_limit;
            if self.is_out(seat) || spent {
                continue;
            }
            if self.can_move(seat) {
                self.turn = Some(seat);
                happened.extend(skipped);
                break;
            }
            skipped.push(Happened::Skipped(seat));
        }
        happened
    }

    /// The seats of a side: of two partners, or one seat.
    fn side(&self, seat: usize) -> impl Iterator<Item = usize> + '_ {
        let team = self.setup.seats[seat].team;
        self.seats().filter(move |other| self.setup.seats[*other].team == team)
    }

    /// Whether the places are certain: all but one have left, or a pair of partners has finished or given up.
    pub fn is_decided(&self) -> bool {
        if self.setup.partners {
            return self.winners().is_some();
        }
        usize::from(self.leavers) + 1 >= self.setup.number()
    }

    /// The team of partners that has won: both have finished, or one of the others has resigned.
    fn winners(&self) -> Option<u8> {
        let finished = |seat: usize| self.place(seat).is_some();
        if let Some(seat) = self.leavers().find(|(_, resigned)| *resigned) {
            let team = self.setup.seats[seat.0].team;
            return self.setup.seats.iter().map(|seat| seat.team).find(|other| *other != team);
        }
        let both = |seat: &usize| self.side(*seat).all(finished);
        self.seats().find(both).map(|seat| self.setup.seats[seat].team)
    }

    /// How far a seat has come, for ranks: a larger value is better.
    fn merit(&self, seat: usize) -> (i32, i32) {
        (self.arrived(seat) as i32, -(self.at_home(seat) as i32))
    }

    /// The order of the seats, best first; seats that share a place are in one group.
    pub fn ranks(&self) -> Vec<Vec<usize>> {
        let (finished, resigned): (Vec<_>, Vec<_>) = self.leavers().partition(|(_, resigned)| !resigned);
        let mut ranks: Vec<Vec<usize>> = finished.into_iter().map(|(seat, _)| vec![seat]).collect();
        let mut others: Vec<usize> = self.seats().filter(|seat| !self.is_out(*seat)).collect();
        others.sort_by_key(|seat| std::cmp::Reverse(self.merit(*seat)));
        ranks.extend(
            others.chunk_by(|one, other| self.merit(*one) == self.merit(*other)).map(<[usize]>::to_vec),
        );
        // Those who resigned come last, the first of them at the end.
        ranks.extend(resigned.into_iter().rev().map(|(seat, _)| vec![seat]));
        ranks
    }

    /// The figures of a side of partners at the limit of moves.
    fn figures(&self, seat: usize) -> (i32, i32) {
        let of = |seat: usize| if self.place(seat).is_some() { (99, 0) } else { self.merit(seat) };
        self.side(seat).map(of).fold((0, 0), |all, own| (all.0 + own.0, all.1 + own.1))
    }

    /// The points of every seat if the game ended now.
    pub fn points(&self) -> Vec<Points> {
        if self.setup.partners {
            let winner = self.winners().or_else(|| {
                let [one, other] = [0, 1].map(|seat| self.figures(seat));
                (one != other).then(|| self.setup.seats[usize::from(one < other)].team)
            });
            let of = |seat: &liege_game::SeatInfo| match winner {
                None => Points::halves(1),
                Some(team) => Points::whole(i32::from(seat.team == team)),
            };
            return self.setup.seats.iter().map(of).collect();
        }
        shared(&self.ranks(), self.setup.number())
    }

    /// The end, if it is reached.
    pub fn outcome(&self) -> Option<Outcome> {
        if self.turn.is_some() {
            return None;
        }
        Some(outcome(self.points()))
    }

    /// The points if all who are left agree to share the places that are left.
    pub fn agreed(&self) -> Outcome {
        if self.setup.partners {
            return outcome(vec![Points::halves(1); self.setup.number()]);
        }
        let mut ranks = self.ranks();
        let of_open = |rank: &Vec<usize>| rank.iter().all(|seat| !self.is_out(*seat));
        let first = ranks.iter().position(of_open).unwrap_or_default();
        let open: Vec<usize> = self.seats().filter(|seat| !self.is_out(*seat)).collect();
        ranks.retain(|rank| !of_open(rank));
        ranks.insert(first, open);
        outcome(shared(&ranks, self.setup.number()))
    }

    /// Counts the leaf nodes of the tree of moves.
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.moves().count() as u64,
            _ => {
                let below = |mv: Move| {
                    let mut next = *self;
                    next.play(mv);
                    next.perft(depth - 1)
                };
                self.moves().map(below).sum()
            }
        }
    }
}

/// The outcome with these points: it is a draw if all have as many.
fn outcome(points: Vec<Points>) -> Outcome {
    let drawn = points.iter().all(|own| *own == points[0]);
    Outcome { points, drawn }
}

/// The points by rank: the first of n players has n − 1, the last none; those who share a place get the mean.
fn shared(ranks: &[Vec<usize>], players: usize) -> Vec<Points> {
    let mut points = vec![Points::default(); players];
    let mut better = 0;
    for rank in ranks {
        // The mean of the first and the last of these places.
        let halves = 2 * (players - 1 - better) as i32 - (rank.len() as i32 - 1);
        for seat in rank {
            points[*seat] = Points::halves(halves);
        }
        better += rank.len();
    }
    points
}
