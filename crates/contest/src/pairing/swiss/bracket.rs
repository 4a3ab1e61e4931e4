//! The pairing of one bracket: the best candidate, and among equals the first in the order of D.1 to D.3.

use super::super::matching::Matching;
use super::criteria::{Criteria, Field, Part};
use super::player::Player;

/// Pairs a bracket: those moved down with the residents, then the rest. `lower` is the next scoregroup; it is looked at
/// and not paired. After a collapse the bracket has to leave a rest that can be paired completely. The indices of each
/// list are in order; each pair begins with the higher. The unpaired move down, or one has the bye.
pub(super) fn pair(
    players: &[Player],
    moved: &[usize],
    residents: &[usize],
    lower: &[usize],
    collapsed: bool,
) -> Vec<(usize, usize)> {
    let list: Vec<usize> = [moved, residents, lower].concat();
    let mut parts = vec![Part::Moved; moved.len()];
    parts.extend(vec![Part::Resident; residents.len()]);
    parts.extend(vec![Part::Lower; lower.len()]);
    let mut vertices = list.len();
    if vertices % 2 == 1 {
        parts.push(Part::Nobody);
        vertices += 1;
    }
    let of_list: Vec<&Player> = list.iter().map(|index| &players[*index]).collect();
    let criteria = Criteria::new(&of_list, &parts, collapsed || lower.is_empty());
    let (first, end) = (moved.len(), moved.len() + residents.len());
    // Those moved down with the first residents, then the upper half of the rest with the lower.
    let upper = end.saturating_sub(2 * first) / 2;
    let mut hints: Vec<usize> = (first..2 * first).collect();
    hints.extend((0..first).chain(2 * first + upper..2 * first + 2 * upper));
    let matching = Matching::new(vertices, criteria.words, hints, |one, other, weight| {
        criteria.weigh(one, other, weight);
    });
    let mut bracket = Bracket { matching, criteria: &criteria, first, end, vertices };
    bracket.matching.solve();
    bracket.pair_moved();
    bracket.pair_rest();
    let pairs = (0..end)
        .filter_map(|one| bracket.partner(one).filter(|other| one < *other).map(|other| (one, other)));
    pairs.map(|(one, other)| (list[one], list[other])).collect()
}

struct Bracket<'a> {
    matching: Matching,
    criteria: &'a Criteria<'a>,
    /// The first resident.
    first: usize,
    /// The end of the bracket: its vertices come first.
    end: usize,
    vertices: usize,
}

impl Bracket<'_> {
    /// The partner of a vertex within the bracket.
    fn partner(&self, vertex: usize) -> Option<usize> {
        let mate = self.matching.mate(vertex);
        (mate < self.end && self.criteria.fits(vertex, mate)).then_some(mate)
    }

    fn add(&mut self, one: usize, other: usize, field: Field, value: i64) {
        self.matching.add(one, other, field.word, value << field.shift);
    }

    /// Rules out an edge.
    fn bar(&mut self, one: usize, other: usize) {
        let field = self.criteria.barred;
        self.matching.lighten(one, other, field.word, 1 << field.shift);
    }

    /// Rules out all edges of a vertex except some; at least one of the best matchings has one of these.
    fn keep(&mut self, vertex: usize, kept: impl Fn(usize) -> bool) {
        for other in (0..self.vertices).filter(|other| *other != vertex && !kept(*other)) {
            self.bar(vertex, other);
        }
        self.matching.solve();
    }

    /// Whether a vertex could have one of these partners in a best matching.
    fn may_have(&self, vertex: usize, is_one: impl Fn(usize) -> bool) -> bool {
        (0..self.vertices)
            .any(|other| other != vertex && is_one(other) && self.matching.is_tight(vertex, other))
    }

    /// Favours some edges of a vertex by different amounts, and matches again.
    fn favour(&mut self, vertex: usize, favours: impl Iterator<Item = (usize, i64)>) {
        for (other, value) in favours {
            self.add(vertex, other, self.criteria.turn, value);
        }
        self.matching.loosen(vertex);
        self.matching.solve();
    }

    /// Gives a vertex the first of these partners that a best candidate allows, and fixes the pair.
    fn first_of(&mut self, vertex: usize, partners: &[usize]) {
        let mate = self.matching.mate(vertex);
        let better: Vec<usize> = partners.iter().copied().take_while(|other| *other != mate).collect();
        if self.may_have(vertex, |other| better.contains(&other)) {
            let count = partners.len() as i64;
            self.favour(vertex, partners.iter().copied().zip((1..=count).rev()));
        }
        let mate = self.matching.mate(vertex);
        self.keep(vertex, |other| other == mate);
        self.keep(mate, |other| other == vertex);
    }

    /// Pairs those moved down (D.3, then D.1).
    fn pair_moved(&mut self) {
        let residents: Vec<usize> = (self.first..self.end).collect();
        let mut paired = Vec::new();
        for vertex in 0..self.first {
            if self.partner(vertex).is_none() {
                self.favour(vertex, residents.iter().map(|other| (*other, 1)));
            }
            if self.partner(vertex).is_some() {
                let criteria = self.criteria;
                let (first, end) = (self.first, self.end);
                self.keep(vertex, |other| (first..end).contains(&other) && criteria.fits(vertex, other));
                paired.push(vertex);
            }
        }
        for vertex in paired {
            self.first_of(vertex, &residents);
        }
    }

    /// Whether a vertex is the higher of a pair.
    fn leads(&self, vertex: usize) -> bool {
        self.partner(vertex).is_some_and(|other| vertex < other)
    }

    /// Pairs the residents who are left: the exchanges (D.2), then the transpositions (D.1).
    fn pair_rest(&mut self) {
        let rest: Vec<usize> = (self.first..self.end)
            .filter(|vertex| self.partner(*vertex).is_none_or(|other| other >= self.first))
            .collect();
        let pairs = rest.iter().filter(|vertex| self.leads(**vertex)).count();
        if rest[..pairs].iter().any(|vertex| !self.leads(*vertex)) {
            self.exchange(&rest, pairs);
        }
        let (upper, below): (Vec<usize>, Vec<usize>) = rest.iter().partition(|vertex| self.leads(**vertex));
        for vertex in &upper {
            self.keep(*vertex, |other| below.contains(&other));
        }
        for (index, vertex) in below.iter().enumerate() {
            for other in &below[index + 1..] {
                self.bar(*vertex, *other);
            }
        }
        self.matching.solve();
        for vertex in upper {
            self.first_of(vertex, &below);
        }
    }

    /// Finds the best exchange between the halves of the rest.
    fn exchange(&mut self, rest: &[usize], pairs: usize) {
        for (index, one) in rest.iter().enumerate() {
            for other in &rest[index + 1..] {
                if self.criteria.fits(*one, *other) {
                    self.add(*one, *other, self.criteria.kept, i64::from(index < pairs));
                    self.add(*one, *other, self.criteria.moved, -(index as i64));
                }
            }
        }
        self.matching.restart();
        self.matching.solve();
        let count = rest[..pairs].iter().filter(|vertex| !self.leads(**vertex)).count();
        // D.2.c: the lowest of the upper half who can go down.
        let mut left = count;
        for index in (0..pairs).rev() {
            if left == 0 {
                break;
            }
            let vertex = rest[index];
            let after = &rest[index + 1..];
            if self.leads(vertex) && self.may_have(vertex, |other| !after.contains(&other)) {
                self.favour(vertex, after.iter().map(|other| (*other, -1)));
            }
            if !self.leads(vertex) {
                left -= 1;
                self.keep(vertex, |other| !after.contains(&other));
            }
        }
        // D.2.d: the highest of the lower half who can come up.
        let mut left = count;
        for index in pairs..rest.len() {
            if left == 0 {
                break;
            }
            let vertex = rest[index];
            let after = &rest[index + 1..];
            if !self.leads(vertex) && self.may_have(vertex, |other| after.contains(&other)) {
                self.favour(vertex, after.iter().map(|other| (*other, 1)));
            }
            if self.leads(vertex) {
                left -= 1;
                self.keep(vertex, |other| after.contains(&other));
            }
        }
    }
}
