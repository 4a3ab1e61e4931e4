//! Sections 3, 4.2, 4.3, 4.6 and 4.9 for moves: every move that can be written is tried out.

use super::lattice::{LETTERS, lattice};
use super::position::{State, seat};

#[derive(Clone, Debug, PartialEq)]
pub struct Move {
    pub from: usize,
    pub to: usize,
    /// `-`, `x` or `*`.
    pub sign: char,
    /// The pawn captured en passant.
    pub pawn: Option<usize>,
    pub free: Option<usize>,
    pub check: Vec<usize>,
}

impl Move {
    pub fn text(&self) -> String {
        let name = |cell: usize| &lattice().names[cell];
        let mut text = format!("{}{}{}", name(self.from), self.sign, name(self.to));
        if let Some(pawn) = self.pawn {
            text = text + "^" + name(pawn);
        }
        if let Some(lord) = self.free {
            text.extend(['!', LETTERS[lord]]);
        }
        if !self.check.is_empty() {
            text.push('+');
            text.extend(self.check.iter().map(|seat| LETTERS[*seat]));
        }
        text
    }

    pub fn read(text: &str) -> Move {
        let (text, check) = text.split_once('+').unwrap_or((text, ""));
        let (text, free) = text.split_once('!').unwrap_or((text, ""));
        let (text, pawn) = text.split_once('^').unwrap_or((text, ""));
        let at = text.find(['-', 'x', '*']).unwrap();
        Move {
            from: lattice().cell(&text[..at]),
            to: lattice().cell(&text[at + 1..]),
            sign: text.chars().nth(at).unwrap(),
            pawn: (!pawn.is_empty()).then(|| lattice().cell(pawn)),
            free: free.chars().next().map(seat),
            check: check.chars().map(seat).collect(),
        }
    }

    /// The cell of the captured piece.
    pub fn takes_on(&self) -> Option<usize> {
        (self.sign == 'x').then(|| self.pawn.unwrap_or(self.to))
    }
}

/// Castling of an army: the side's letter, the rook's cell, the ends of king and rook, the cells that must be
/// free.
pub fn castlings(army: usize) -> [(char, usize, usize, usize, Vec<usize>); 2] {
    let cell = |name: &str| lattice().cell(&format!("{}{name}", LETTERS[army]));
    [
        ('s', cell("P6"), cell("P5"), cell("P4"), vec![cell("P4"), cell("P5")]),
        ('l', cell("P1"), cell("P3"), cell("T1"), vec![cell("P2"), cell("P3"), cell("T1")]),
    ]
}

impl State {
    pub fn lives(&self, seat: usize) -> bool {
        self.cmd[seat] == Some(seat)
    }

    pub fn commander(&self, cell: usize) -> Option<usize> {
        self.board[cell].and_then(|(army, _)| self.cmd[army])
    }

    /// The bond of two seats, as lord and vassal.
    pub fn tie(&self, a: usize, b: usize) -> Option<(usize, usize)> {
        [(a, b), (b, a)].into_iter().find(|pair| self.bonds.contains_key(pair))
    }

    pub fn friends(&self, a: usize, b: usize) -> bool {
        self.tie(a, b).is_some_and(|pair| self.bonds[&pair].state == 'a')
    }

    fn at_home(&self, cell: usize, seat: usize) -> bool {
        lattice().home(cell).is_some_and(|kingdom| self.cmd[kingdom] == Some(seat))
    }

    /// Whether a piece could capture on a cell (4.2).
    fn hits(&self, from: usize, target: usize) -> bool {
        let (Some((_, kind)), Some(by)) = (self.board[from], self.commander(from)) else { return false };
        let reach = &lattice().reach[from];
        let along = |lines: &[Vec<usize>]| {
            lines.iter().any(|line| {
                let seen = line.iter().take_while(|cell| **cell != target);
                line.contains(&target) && seen.into_iter().all(|cell| self.board[*cell].is_none())
            })
        };
        match kind {
            'K' => along(&reach.king),
            'Q' => along(&reach.bishop) || along(&reach.rook),
            'R' => along(&reach.rook),
            'B' => along(&reach.bishop),
            'N' => along(&reach.knight),
            _ => reach.diagonal.contains(&target) && !self.at_home(target, by),
        }
    }

    pub fn attacks(&self, by: usize, target: usize) -> bool {
        (0..150).any(|from| self.commander(from) == Some(by) && self.hits(from, target))
    }

    fn attacked_by_enemies(&self, of: usize, target: usize) -> bool {
        (0..3).any(|by| by != of && self.lives(by) && !self.friends(of, by) && self.attacks(by, target))
    }

    fn king(&self, seat: usize) -> Option<usize> {
        self.board.iter().position(|piece| *piece == Some((seat, 'K')))
    }

    fn attacks_king(&self, by: usize, seat: usize) -> bool {
        self.king(seat).is_some_and(|king| self.attacks(by, king))
    }

    pub fn in_check(&self, seat: usize) -> bool {
        self.king(seat).is_some_and(|king| self.attacked_by_enemies(seat, king))
    }

    /// The rule of section 4.3.
    fn may_capture(&self, seat: usize, owner: Option<usize>) -> bool {
        let Some(owner) = owner else { return true };
        if owner == seat || self.friends(seat, owner) {
            return false;
        }
        let third = 3 - seat - owner;
        !(self.last[third] == Some(owner) && self.last[owner] != Some(seat))
    }

    /// Moves by section 3 without declarations, without regard to kings.
    fn pseudo(&self) -> Vec<Move> {
        let seat = self.turn;
        let mut moves = Vec::new();
        for from in (0..150).filter(|from| self.commander(*from) == Some(seat)) {
            let Some((army, kind)) = self.board[from] else { continue };
            let plain = |to, sign| Move { from, to, sign, pawn: None, free: None, check: Vec::new() };
            for to in (0..150).filter(|to| *to != from) {
                match self.board[to] {
                    Some((_, target)) if target != 'K' => {
                        let may = self.may_capture(seat, self.commander(to)) && self.hits(from, to);
                        moves.extend(may.then(|| plain(to, 'x')));
                    }
                    None if kind == 'P' => {
                        if lattice().reach[from].straight.contains(&to)
                            || (self.at_home(from, seat) && !self.ways(from, to).is_empty())
                        {
                            moves.push(plain(to, '-'));
                        }
                        let pawns = self.passing(to).into_iter().filter(|_| self.hits(from, to));
                        moves.extend(pawns.map(|pawn| Move { pawn: Some(pawn), ..plain(to, 'x') }));
                    }
                    None if self.hits(from, to) => moves.push(plain(to, '-')),
                    Some(_) | None => {}
                }
            }
            if kind != 'K' {
                continue;
            }
            for (side, rook, _, _, free) in castlings(army) {
                let free = free
                    .into_iter()
                    .all(|cell| self.board[cell].is_none() && !self.attacked_by_enemies(seat, cell));
                if self.castling.contains(&(army, side)) && free && !self.in_check(seat) {
                    moves.push(plain(rook, '*'));
                }
            }
        }
        moves
    }

    /// The set I of a double step: empty straight neighbours of both ends.
    pub fn ways(&self, from: usize, to: usize) -> Vec<usize> {
        let reach = &lattice().reach;
        let both = |cell: &usize| reach[from].straight.contains(cell) && reach[to].straight.contains(cell);
        (0..150).filter(both).filter(|cell| self.board[*cell].is_none()).collect()
    }

    /// The pawns that the seat on turn may capture en passant by a move to `over`.
    fn passing(&self, over: usize) -> Vec<usize> {
        let seat = self.turn;
        let guarded = |cell: &usize| {
            (0..150).any(|from| {
                self.board[from].is_some_and(|(_, kind)| kind == 'P')
                    && self.commander(from) == Some(seat)
                    && self.hits(from, *cell)
            })
        };
        let mut pawns = Vec::new();
        for (owner, step) in self.ep.iter().enumerate().filter(|(owner, _)| *owner != seat) {
            let Some((pawn, ways)) = step else { continue };
            let stands = self.commander(*pawn) == Some(owner);
            if stands
                && self.may_capture(seat, Some(owner))
                && ways.contains(&over)
                && ways.iter().all(guarded)
            {
                pawns.push(*pawn);
            }
        }
        pawns
    }

    /// Moves the pieces, and does nothing else.
    pub fn shift(&mut self, mv: &Move) {
        let piece = self.board[mv.from].take();
        if let Some(cell) = mv.takes_on() {
            self.board[cell] = None;
        }
        if mv.sign == '*' {
            let army = self.turn;
            for (_, rook, king_to, rook_to, _) in castlings(army).into_iter().filter(|c| c.1 == mv.to) {
                self.board[rook] = None;
                self.board[king_to] = piece;
                self.board[rook_to] = Some((army, 'R'));
            }
        } else {
            self.board[mv.to] = piece;
        }
    }

    /// The position that king safety looks at (4.2).
    fn after(&self, mv: &Move) -> State {
        let mut after = self.clone();
        after.shift(mv);
        after.bind(Some(mv));
        after.thrones();
        after
    }

    fn safe(&self, mv: &Move) -> bool {
        !self.after(mv).in_check(self.turn)
    }

    /// The legal moves of the turn; claims, declarations and truces ignored.
    pub fn plain(&self) -> Vec<Move> {
        self.pseudo().into_iter().filter(|mv| self.safe(mv)).collect()
    }

    /// The seats against which 4.9 forbids the move to `actor`.
    pub fn offends(&self, actor: usize, mv: &Move) -> Vec<usize> {
        let partners = (0..3).filter(|other| {
            *other != actor && self.truces.contains_key(&(actor.min(*other), actor.max(*other)))
        });
        partners
            .filter(|partner| {
                if mv.takes_on().is_some_and(|cell| self.commander(cell) == Some(*partner)) {
                    return true;
                }
                let after = self.after(mv);
                self.mode == "bound"
                    && after.lives(*partner)
                    && !after.friends(self.turn, *partner)
                    && after.attacks_king(self.turn, *partner)
                    && !self.attacks_king(self.turn, *partner)
            })
            .collect()
    }

    /// Lords whose claims are effective (4.7).
    pub fn claimants(&self) -> Vec<usize> {
        let active = |lord: &usize| self.bonds.get(&(*lord, self.turn)).filter(|bond| bond.state == 'a');
        let lords: Vec<usize> = (0..3).filter(|lord| active(lord).is_some()).collect();
        let needed = lords.len() + 1;
        let claims = |lord: &usize| active(lord).is_some_and(|bond| bond.claim && bond.since >= needed);
        lords.into_iter().filter(claims).collect()
    }

    /// The seat that may enter a move; `None` while a vassal has to choose.
    pub fn mover(&self) -> Option<usize> {
        let claimants = self.claimants();
        match claimants[..] {
            [] => Some(self.turn),
            [lord] => Some(lord),
            _ => claimants.into_iter().find(|lord| self.bonds[&(*lord, self.turn)].chosen),
        }
    }

    pub fn legal(&self) -> Vec<Move> {
        let Some(actor) = self.mover().filter(|_| !self.over()) else { return Vec::new() };
        let mut moves = self.plain();
        if self.mode == "bound" && moves.iter().any(|mv| self.offends(actor, mv).is_empty()) {
            moves.retain(|mv| self.offends(actor, mv).is_empty());
        }
        if actor == self.turn {
            for plain in moves.clone() {
                for free in [None, Some(0), Some(1), Some(2)] {
                    for set in 0..8 {
                        let check: Vec<usize> = (0..3).filter(|seat| set & (1 << seat) != 0).collect();
                        let mv = Move { free, check, ..plain.clone() };
                        if mv != plain && self.may_declare(&mv) && self.safe(&mv) {
                            moves.push(mv);
                        }
                    }
                }
            }
        }
        moves
    }

    /// The rules for declarations (4.6).
    fn may_declare(&self, mv: &Move) -> bool {
        let seat = self.turn;
        if let Some(lord) = mv.free {
            let there = mv.sign != '*' && lattice().throne(mv.to) == Some(lord);
            if !there || !self.bonds.contains_key(&(lord, seat)) {
                return false;
            }
        }
        mv.check.iter().all(|partner| {
            let tie = if *partner == seat { None } else { self.tie(seat, *partner) };
            let Some(pair) = tie else { return false };
            let own = if pair.0 == seat { 'l' } else { 'v' };
            let state = self.bonds[&pair].state;
            if (state != 'a' && state != own) || mv.free == Some(*partner) {
                return false;
            }
            if !self.after(mv).attacks_king(seat, *partner) {
                return false;
            }
            if state == 'a' && own == 'l' {
                let mut then = self.clone();
                then.complete(Some((mv, seat)));
                then.turn = *partner;
                return !then.plain().is_empty();
            }
            true
        })
    }
}
