//! Captures (section 3), found depth first.

use super::board::{Board, Move};
use super::field::{ALL, Cells, Set, bit, opposite};
use super::laws::{Choice, Crowning, Laws};
use super::list::{List, Rank, Stop};

/// The least number of jumps after which routes may meet: with fewer, a cell is reached in only one way.
const MEETS: usize = 3;
/// The largest number of routes of one move.
const MOST_ROUTES: usize = 100;
/// The value of captured pieces where values decide. A king counts almost two men, so that two kings are worth
/// more than three men and less than four.
pub fn value(pieces: u64, kings: u64) -> u64 {
    100 * pieces + 99 * kings
}

impl List {
    /// The routes of a capture as lists of landings, the canonical one first.
    pub fn routes(laws: &Laws, board: &Board, mv: Move) -> Vec<Vec<u8>> {
        let (mut list, mut found) = (List::default(), Vec::new());
        let (mut walk, start) = Walk::new(laws, board, mv.from, None, &mut list);
        walk.routes(start, mv, &mut found);
        found
    }

    /// Looks for captures of these pieces; with `None`, for any capture, complete or not.
    pub(super) fn captures(&mut self, laws: &Laws, board: &Board, pieces: Set, choice: Option<Choice>) {
        self.best = Rank::default();
        for from in Cells(pieces) {
            self.seen.clear();
            self.path.clear();
            let (mut walk, start) = Walk::new(laws, board, from, choice, self);
            walk.go_on(start, 0);
        }
    }

    /// Keeps a complete capture, unless it is known or there are better ones.
    fn end(&mut self, mv: Move, rank: Rank) {
        if rank > self.best {
            self.best = rank;
            self.clear();
        }
        if rank == self.best && !self.moves.iter().any(|known| known.is_same(mv)) {
            self.moves.push(Move { route: self.landings.len(), ..mv });
            self.landings.extend(&self.path);
        }
    }
}

/// A piece that captures: all its ways, lowest landings first. So the first way to a move is its canonical
/// one.
struct Walk<'a> {
    laws: &'a Laws,
    board: &'a Board,
    from: u8,
    empty: Set,
    /// The rule of choice between captures; `None`: all, complete or not.
    choice: Option<Choice>,
    list: &'a mut List,
}

impl<'a> Walk<'a> {
    /// Prepares a piece for its captures.
    fn new(
        laws: &'a Laws,
        board: &'a Board,
        from: u8,
        choice: Option<Choice>,
        list: &'a mut List,
    ) -> (Walk<'a>, Stop) {
        // The start cell counts as empty on the way.
        let empty = laws.field.cells & !(board.occupied() & !bit(from));
        let start = Stop { at: from, taken: 0, is_king: board.is_king(from), heading: None };
        (Walk { laws, board, from, empty, choice, list }, start)
    }

    /// The next jump in a direction: the victim, and the landing cells.
    #[inline]
    fn jump(&self, stop: Stop, direction: usize) -> (Set, Set) {
        let Laws { field, leaves_at_once, spares_kings, is_flying, lands_behind, .. } = self.laws;
        let turns_back = stop.heading.is_some_and(|heading| usize::from(heading) == opposite(direction));
        if turns_back || !stop.is_king && !self.laws.jumps[self.board.turn.index()][direction] {
            return (0, 0);
        }
        let empty = if *leaves_at_once { self.empty | stop.taken } else { self.empty };
        let spared = if *spares_kings && !stop.is_king { self.board.kings } else { 0 };
        let is_far = *is_flying && stop.is_king;
        let way = if is_far { field.reach(bit(stop.at), direction, empty, true) } else { 0 };
        let foes = self.board.foes() & !stop.taken & !spared;
        let victim = field.shift(way | bit(stop.at), direction) & foes;
        (victim, field.reach(victim, direction, empty, is_far && !lands_behind))
    }

    /// The next jumps in all directions.
    fn jumps(&self, stop: Stop) -> [(Set, Set); ALL] {
        if self.laws.crowning == Crowning::Ends && !stop.is_king && self.is_last(stop.at) && stop.taken != 0 {
            return [(0, 0); ALL];
        }
        let lines = self.laws.lines;
        std::array::from_fn(|direction| if direction < lines { self.jump(stop, direction) } else { (0, 0) })
    }

    fn is_last(&self, at: u8) -> bool {
        self.laws.last[self.board.turn.index()] & bit(at) != 0
    }

    /// The piece after a jump.
    fn landed(&self, stop: Stop, direction: usize, victim: Set, at: u8) -> Stop {
        let is_king = stop.is_king || self.laws.crowning == Crowning::AtOnce && self.is_last(at);
        let heading = (!self.laws.turns_back).then_some(direction as u8);
        Stop { at, taken: stop.taken | victim, is_king, heading }
    }

    /// Continues from a stop in all ways. `order` has a bit for each captured piece, set for kings; the last
    /// one is in the last bit.
    fn go_on(&mut self, stop: Stop, order: u64) {
        self.list.stops += 1;
        if self.list.path.len() >= MEETS && !self.list.seen.insert(stop) {
            return;
        }
        let mut jumps = self.jumps(stop);
        let is_free = matches!(self.choice, Some(Choice::Free | Choice::KingFirst));
        if is_free && self.laws.is_flying && stop.is_king {
            self.leave_out_ends(stop, &mut jumps);
        }
        let ends = jumps.iter().all(|(_, landings)| *landings == 0);
        if stop.taken != 0 && (ends || self.choice.is_none()) {
            self.end(stop, order);
        }
        let kings = self.board.kings;
        self.each(stop, jumps, |walk, next, victim| {
            walk.go_on(next, order << 1 | u64::from(kings & victim != 0));
        });
    }

    /// If the capture can go on from some landings behind a piece, the others are not permitted. (If most
    /// pieces have to be captured, that follows by itself.)
    fn leave_out_ends(&self, stop: Stop, jumps: &mut [(Set, Set); ALL]) {
        for (direction, (victim, landings)) in jumps.iter_mut().enumerate() {
            let next = |at: u8| self.jumps(self.landed(stop, direction, *victim, at));
            let goes_on = |at: &u8| next(*at).iter().any(|(_, landings)| *landings != 0);
            let onward = Cells(*landings).filter(goes_on).fold(0, |set, at| set | bit(at));
            *landings = if onward == 0 { *landings } else { onward };
        }
    }

    /// Finds the routes from a stop to the end of a capture, and remembers the stops that lead nowhere.
    fn routes(&mut self, stop: Stop, mv: Move, found: &mut Vec<Vec<u8>>) {
        if (stop.at, stop.taken) == (mv.to, mv.taken) {
            return found.push(self.list.path.clone());
        }
        if found.len() >= MOST_ROUTES || self.list.seen.contains(&stop) {
            return;
        }
        let before = found.len();
        let jumps = self
            .jumps(stop)
            .map(|(victim, landings)| (victim, if victim & mv.taken == 0 { 0 } else { landings }));
        self.each(stop, jumps, |walk, next, _| walk.routes(next, mv, found));
        if found.len() == before {
            self.list.seen.insert(stop);
        }
    }

    /// Visits every landing, lowest cells first, with the piece there and its victim.
    fn each(&mut self, stop: Stop, jumps: [(Set, Set); ALL], mut then: impl FnMut(&mut Self, Stop, Set)) {
        let landings = jumps.iter().fold(0, |all, (_, landings)| all | landings);
        for at in Cells(landings) {
            let ways = (0..self.laws.lines).zip(jumps).filter(|(_, (_, landings))| landings & bit(at) != 0);
            for (direction, (victim, _)) in ways {
                self.list.path.push(at);
                then(self, self.landed(stop, direction, victim, at), victim);
                self.list.path.pop();
            }
        }
    }

    fn end(&mut self, stop: Stop, order: u64) {
        let Stop { at: to, taken, is_king, .. } = stop;
        let by_king = self.board.is_king(self.from);
        let crowns = !by_king && (is_king || self.is_last(to));
        let (pieces, kings) = (self.list.path.len() as u64, || u64::from(order.count_ones()));
        let rank = match self.choice {
            None | Some(Choice::Free) => Rank::default(),
            Some(Choice::KingFirst) => [0, u64::from(by_king), 0, 0],
            Some(Choice::Most) => [pieces, 0, 0, 0],
            Some(Choice::Spanish) => [pieces, 0, kings(), 0],
            Some(Choice::Italian) => [pieces, u64::from(by_king), kings(), order],
            Some(Choice::Frisian) => [value(pieces, kings()), u64::from(by_king), 0, 0],
        };
        self.list.end(Move { from: self.from, to, taken, crowns, route: 0 }, rank);
    }
}
