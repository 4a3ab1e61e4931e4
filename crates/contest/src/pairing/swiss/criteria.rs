//! The quality criteria C.5 to C.19 as the weight of a pair.

use super::player::{Float, Player};
use std::collections::BTreeMap;

/// One number of a weight: several fields share it, each with room for all sums that can arise.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Field {
    pub word: usize,
    pub shift: u32,
}

impl Field {
    pub(super) fn add(self, weight: &mut [i64], value: i64) {
        weight[self.word] += value << self.shift;
    }
}

/// The widths of the fields, from the most important.
#[derive(Default)]
struct Layout {
    fields: Vec<(Field, u32)>,
}

/// Bits of a word in use; the others are for the duals.
const BITS: u32 = 44;

impl Layout {
    /// A field whose sums over matchings differ by at most `range`. Its place is known when all are.
    fn field(&mut self, range: usize) -> usize {
        let width = usize::BITS - range.leading_zeros();
        self.fields.push((Field::default(), width));
        self.fields.len() - 1
    }

    /// Gives each field its place; returns the number of words.
    fn settle(&mut self) -> usize {
        let (mut word, mut used) = (0, 0);
        let mut first = 0;
        let mut bounds = Vec::new();
        for index in 0..self.fields.len() {
            let width = self.fields[index].1;
            if used + width > BITS && index > first {
                bounds.push((first, index));
                (first, used) = (index, 0);
                word += 1;
            }
            self.fields[index].0.word = word;
            used += width;
        }
        bounds.push((first, self.fields.len()));
        for (from, to) in bounds {
            let mut shift = 0;
            for index in (from..to).rev() {
                self.fields[index].0.shift = shift;
                shift += self.fields[index].1;
            }
        }
        word + 1
    }
}

/// The part of a bracket's graph that a vertex is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// Moved down from the bracket before.
    Moved,
    Resident,
    /// Of the next scoregroup.
    Lower,
    /// Nobody: the partner of one who is left.
    Nobody,
}

/// The keys of score differences, from the widest, with their fields.
#[derive(Default)]
struct Differences {
    fields: BTreeMap<i64, usize>,
}

impl Differences {
    /// Keys and fields for all differences that these players can have. `lowest` is the lowest score of the bracket;
    /// `pairs` are those who count when they are paired with somebody of a lower score.
    fn of(layout: &mut Layout, left: &[i64], paired: &[i64], scores: &[i64], lowest: i64) -> Differences {
        let mut ranges: BTreeMap<i64, usize> = BTreeMap::new();
        for score in left {
            *ranges.entry(score - lowest + ONE_LESS).or_default() += 1;
        }
        let mut distinct = scores.to_vec();
        distinct.sort_unstable();
        distinct.dedup();
        for score in paired {
            for other in distinct.iter().filter(|other| *other < score) {
                *ranges.entry(score - other).or_default() += 1;
            }
        }
        let fields = ranges.iter().rev().map(|(key, range)| (*key, layout.field(*range)));
        Differences { fields: fields.collect() }
    }

    fn get(&self, key: i64) -> Option<usize> {
        self.fields.get(&key).copied()
    }
}

/// One point, in halves: a downfloater is compared with somebody one point below the lowest (A.8).
const ONE_LESS: i64 = 2;

/// The criteria of a bracket.
pub(super) struct Criteria<'a> {
    players: &'a [&'a Player],
    parts: &'a [Part],
    layout: Layout,
    /// The number of words of a weight.
    pub words: usize,
    lowest: i64,
    /// The score of the next scoregroup, where C.7 looks at it.
    next: Option<i64>,
    /// Set for pairs that are ruled out while candidates are ordered.
    pub barred: Field,
    /// The number of exchanges (D.2.a), the sums of their numbers (D.2.b), and the turn of one player.
    pub kept: Field,
    pub moved: Field,
    pub turn: Field,
    complete: Option<usize>,
    pairs: usize,
    differences: Option<Differences>,
    next_pairs: Option<usize>,
    next_differences: Option<Differences>,
    /// C.8 and C.9.
    topscorers: Option<(usize, usize)>,
    colours: usize,
    strong: usize,
    /// C.12 to C.15: down and up, for the last round and the one before.
    floats: [[Option<usize>; 2]; 2],
    /// C.16 to C.19.
    float_differences: [[Option<Differences>; 2]; 2],
}

impl<'a> Criteria<'a> {
    /// The criteria of a bracket of these vertices; `complete` if the rest has to be paired completely with it.
    pub(super) fn new(players: &'a [&'a Player], parts: &'a [Part], complete: bool) -> Criteria<'a> {
        let count = players.len() + 1;
        let within: Vec<&Player> = players
            .iter()
            .zip(parts)
            .filter(|(_, part)| matches!(part, Part::Moved | Part::Resident))
            .map(|(player, _)| *player)
            .collect();
        let below: Vec<&Player> = players
            .iter()
            .zip(parts)
            .filter(|(_, part)| **part == Part::Lower)
            .map(|(player, _)| *player)
            .collect();
        let size = within.len();
        let scores: Vec<i64> = within.iter().map(|player| player.score).collect();
        let lowest = scores.iter().copied().min().unwrap_or_default();
        let mut layout = Layout::default();
        let barred = layout.field(count);
        let complete = complete.then(|| layout.field(count));
        let pairs = layout.field(size);
        let mixed = scores.iter().any(|score| *score != lowest);
        let differences = mixed.then(|| Differences::of(&mut layout, &scores, &scores, &scores, lowest));
        let next = below.first().map(|player| player.score).filter(|_| complete.is_none());
        let next_pairs = next.map(|_| layout.field(count));
        let next_differences = next.map(|next| {
            let all: Vec<i64> =
                scores.iter().copied().chain(below.iter().map(|player| player.score)).collect();
            Differences::of(&mut layout, &all, &scores, &[next], next)
        });
        let topscorers =
            within.iter().any(|player| player.top).then(|| (layout.field(size), layout.field(size)));
        let colours = layout.field(size);
        let strong = layout.field(size);
        let mut floats = [[None; 2]; 2];
        let has = |back: usize, float: Float| within.iter().any(|player| player.floats[back] == float);
        for (back, fields) in floats.iter_mut().enumerate() {
            for (field, float) in fields.iter_mut().zip([Float::Down, Float::Up]) {
                *field = has(back, float).then(|| layout.field(size));
            }
        }
        let mut float_differences: [[Option<Differences>; 2]; 2] = Default::default();
        for (back, fields) in float_differences.iter_mut().enumerate() {
            let down: Vec<i64> = within
                .iter()
                .filter(|player| player.floats[back] == Float::Down)
                .map(|player| player.score)
                .collect();
            if !down.is_empty() && mixed {
                fields[0] = Some(Differences::of(&mut layout, &down, &down, &scores, lowest));
            }
            if has(back, Float::Up) && mixed {
                fields[1] = Some(Differences::of(&mut layout, &[], &scores, &scores, lowest));
            }
        }
        let kept = layout.field(size);
        let moved = layout.field(size * size);
        let turn = layout.field(2 * size);
        let words = layout.settle();
        let at = |field: usize| layout.fields[field].0;
        Criteria {
            players,
            parts,
            words,
            lowest,
            next,
            barred: at(barred),
            kept: at(kept),
            moved: at(moved),
            turn: at(turn),
            layout,
            complete,
            pairs,
            differences,
            next_pairs,
            next_differences,
            topscorers,
            colours,
            strong,
            floats,
            float_differences,
        }
    }

    /// Whether the vertices may be paired: a vertex without a player takes one who may have the bye.
    pub(super) fn fits(&self, one: usize, other: usize) -> bool {
        match (self.players.get(one), self.players.get(other)) {
            (Some(one), Some(other)) => one.may_meet(other),
            (Some(left), None) | (None, Some(left)) => self.complete.is_some() && !left.had_bye,
            (None, None) => false,
        }
    }

    /// Writes the weight of an edge; the first vertex is the higher. An edge of zeros leaves both without a partner.
    pub(super) fn weigh(&self, one: usize, other: usize, weight: &mut [i64]) {
        if !self.fits(one, other) {
            return;
        }
        let mut add = |field: usize, value: i64| self.layout.fields[field].0.add(weight, value);
        if let Some(complete) = self.complete {
            add(complete, 1);
        }
        let (Some(high), Some(low)) = (self.players.get(one), self.players.get(other)) else { return };
        if self.parts[other] == Part::Lower {
            if let (Some(field), Some(next), Some(differences)) =
                (self.next_pairs, self.next, &self.next_differences)
            {
                add(field, 1);
                for player in [high, low] {
                    if let Some(field) = differences.get(player.score - next + ONE_LESS) {
                        add(field, 1);
                    }
                }
                if let Some(field) = differences.get(high.score - low.score) {
                    add(field, -1);
                }
            }
            return;
        }
        add(self.pairs, 1);
        let apart = high.score - low.score;
        if let Some(differences) = &self.differences {
            for player in [high, low] {
                if let Some(field) = differences.get(player.score - self.lowest + ONE_LESS) {
                    add(field, 1);
                }
            }
            if let Some(field) = differences.get(apart) {
                add(field, -1);
            }
        }
        let clash = high.clashes(low);
        if let Some((difference, thrice)) = self.topscorers
            && (high.top || low.top)
            && clash
        {
            add(difference, -i64::from(high.difference.abs() > 1 && low.difference.abs() > 1));
            add(thrice, -i64::from(high.twice.is_some() && low.twice.is_some()));
        }
        add(self.colours, -i64::from(clash));
        let strong = |player: &Player| player.wish >= super::Wish::Strong;
        add(self.strong, -i64::from(clash && strong(high) && strong(low)));
        for back in 0..2 {
            let [down, up] = &self.floats[back];
            let falls = high.floats[back] == Float::Down;
            if let Some(field) = down {
                // Both would float down if they were not paired.
                add(*field, i64::from(falls && apart == 0) + i64::from(low.floats[back] == Float::Down));
            }
            let rises = low.floats[back] == Float::Up && apart > 0;
            if let Some(field) = up {
                add(*field, -i64::from(rises));
            }
            let [down, up] = &self.float_differences[back];
            if let Some(differences) = down {
                for player in [high, low].into_iter().filter(|player| player.floats[back] == Float::Down) {
                    if let Some(field) = differences.get(player.score - self.lowest + ONE_LESS) {
                        add(field, 1);
                    }
                }
                if let Some(field) = differences.get(apart).filter(|_| falls && apart > 0) {
                    add(field, -1);
                }
            }
            if let Some(field) = up.as_ref().and_then(|differences| differences.get(apart)).filter(|_| rises)
            {
                add(field, -1);
            }
        }
    }
}
