//! The legal moves (section 3): counted in sets if there are no captures.

use super::board::{Board, Move};
use super::field::{AROUND, Cells, Set, bit, opposite};
use super::laws::Laws;
use super::list::List;

impl List {
    /// The legal moves.
    pub fn legal(laws: &Laws, board: &Board) -> List {
        let mut list = List::default();
        list.fill(laws, board);
        list
    }

    /// All possible moves without the duty to capture: moves without capture, also of a king that has to rest,
    /// and captures of any number of pieces, also those that would have to continue.
    pub fn reachable(laws: &Laws, board: &Board) -> List {
        let mut list = List::default();
        list.quiet(laws, board, board.own());
        list.captures(laws, board, board.own(), None);
        list
    }

    /// Finds the legal moves anew.
    pub fn fill(&mut self, laws: &Laws, board: &Board) {
        self.clear();
        match capturing(laws, board) {
            0 => self.quiet(laws, board, board.own() & !board.resting(laws)),
            pieces => self.captures(laws, board, pieces, Some(laws.choice)),
        }
    }

    /// The number of legal moves. Afterwards the list holds them only if they are captures.
    pub fn count(&mut self, laws: &Laws, board: &Board) -> u64 {
        self.clear();
        match capturing(laws, board) {
            0 => return count_quiet(laws, board),
            pieces => self.captures(laws, board, pieces, Some(laws.choice)),
        }
        self.moves.len() as u64
    }

    /// Adds the moves of these pieces without capture.
    fn quiet(&mut self, laws: &Laws, board: &Board, pieces: Set) {
        let (seat, empty) = (board.turn.index(), laws.field.cells & !board.occupied());
        for from in Cells(pieces) {
            let is_king = board.is_king(from);
            let ways = if is_king { AROUND } else { laws.steps[seat] };
            let reach = |direction| laws.field.reach(bit(from), direction, empty, is_king && laws.is_flying);
            let ends = (0..4).filter(|direction| ways[*direction]).fold(0, |ends, way| ends | reach(way));
            let crowns = |to| !is_king && laws.last[seat] & bit(to) != 0;
            self.moves.extend(Cells(ends).map(|to| Move { crowns: crowns(to), ..Move::step(from, to) }));
        }
    }
}

/// The pieces of the side to move that can capture.
pub fn capturing(laws: &Laws, board: &Board) -> Set {
    let field = &laws.field;
    let empty = field.cells & !board.occupied();
    let (men, kings, foes) = (board.own() & !board.kings, board.own() & board.kings, board.foes());
    let spared = if laws.spares_kings { board.kings } else { 0 };
    let found = |direction| {
        // From behind: enemies with an empty cell beyond, then the pieces before them.
        let back = opposite(direction);
        let open = field.shift(empty, back) & foes;
        let jumpers = if laws.jumps[board.turn.index()][direction] { men } else { 0 };
        let is_far = laws.is_flying && kings != 0;
        let way = if is_far { field.reach(open, back, empty, true) } else { 0 };
        field.shift(open & !spared, back) & jumpers | field.shift(way | open, back) & kings
    };
    let aside = if laws.lines > 4 { found(4) | found(5) | found(6) | found(7) } else { 0 };
    found(0) | found(1) | found(2) | found(3) | aside
}

/// The number of moves without capture.
fn count_quiet(laws: &Laws, board: &Board) -> u64 {
    let empty = laws.field.cells & !board.occupied();
    let (men, kings) = (board.own() & !board.kings, board.own() & board.kings & !board.resting(laws));
    let count = |pieces, direction, is_far| laws.field.reach(pieces, direction, empty, is_far).count_ones();
    let steps = (0..4).filter(|direction| laws.steps[board.turn.index()][*direction]);
    let steps: u32 = steps.map(|direction| count(men, direction, false)).sum();
    if kings == 0 {
        return u64::from(steps);
    }
    // No piece is between a king and its target, so the ways of several kings do not meet.
    u64::from(steps + (0..4).map(|direction| count(kings, direction, laws.is_flying)).sum::<u32>())
}

/// Whether there is any legal move.
pub fn can_move(laws: &Laws, board: &Board) -> bool {
    capturing(laws, board) != 0 || count_quiet(laws, board) > 0
}
