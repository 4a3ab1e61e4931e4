//! A second, slow reading of the rules page, written from the page alone, and the engine compared with it in
//! random games and in random set-ups.
//!
//! Of the game's own code it uses only a referee's view: position strings, legal moves, outcomes. Squares are
//! rows and columns, moves are made by copying the board, and everything is tried one after the other.

use crate::dragons_breakthrough::{at, start};
use liege_game::{Seat, State};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::collections::{BTreeMap, BTreeSet};

type Square = (i32, i32);

/// The board: capital letters are Light's pieces, small ones Dark's.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Table {
    board: BTreeMap<Square, char>,
    light: bool,
    /// Light's and Dark's, in capitals, sorted.
    reserves: [Vec<char>; 2],
    pie: char,
    /// Whether seat `first` has Light.
    first_is_light: bool,
    transform: bool,
    clock: u32,
}

fn square(number: i32) -> Square {
    let (row, k) = ((number - 1) / 4, (number - 1) % 4);
    (row, if row % 2 == 0 { 2 * k + 1 } else { 2 * k })
}

fn number(at: Square) -> i32 {
    (1..=32).find(|number| square(*number) == at).expect("a cell in play")
}

fn in_play(at: Square) -> bool {
    (1..=32).any(|number| square(number) == at)
}

fn plus(at: Square, step: Square, times: i32) -> Square {
    (at.0 + times * step.0, at.1 + times * step.1)
}

const DIAGONALS: [Square; 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

/// A move in progress: the board so far, the captures (kinds in capitals), the notation.
#[derive(Clone)]
struct Trial {
    table: Table,
    text: String,
}

impl Table {
    fn read(text: &str) -> Table {
        let fields: Vec<&str> = text.split(' ').collect();
        let mut board = BTreeMap::new();
        for (row, letters) in fields[0].split('/').enumerate() {
            let mut cell = 4 * row as i32 + 1;
            for letter in letters.chars() {
                if let Some(empty) = letter.to_digit(10) {
                    cell += empty as i32;
                } else {
                    board.insert(square(cell), letter);
                    cell += 1;
                }
            }
        }
        let reserve = |text: &str| text.chars().filter(|letter| *letter != '-').collect();
        let (light, dark) = fields[2].split_once('/').expect("two reserves");
        Table {
            board,
            light: fields[1] == "L",
            reserves: [reserve(light), reserve(dark)],
            pie: fields[3].chars().next().expect("a letter"),
            first_is_light: fields[4] == "fs",
            transform: fields[5] == "t",
            clock: fields[6].parse().expect("a number"),
        }
    }

    fn write(&self) -> String {
        let mut rows = Vec::new();
        for row in 0..8 {
            let mut text = String::new();
            let mut empty = 0;
            for cell in 4 * row + 1..=4 * row + 4 {
                match self.board.get(&square(cell)) {
                    None => empty += 1,
                    Some(piece) => {
                        if empty > 0 {
                            text += &empty.to_string();
                        }
                        empty = 0;
                        text.push(*piece);
                    }
                }
            }
            if empty > 0 {
                text += &empty.to_string();
            }
            rows.push(text);
        }
        let reserve = |kinds: &Vec<char>| {
            if kinds.is_empty() { "-".to_owned() } else { kinds.iter().collect::<String>() }
        };
        format!(
            "{} {} {}/{} {} {} {} {}",
            rows.join("/"),
            if self.light { 'L' } else { 'D' },
            reserve(&self.reserves[0]),
            reserve(&self.reserves[1]),
            self.pie,
            if self.first_is_light { "fs" } else { "sf" },
            if self.transform { 't' } else { '-' },
            self.clock
        )
    }

    fn is_own(&self, piece: char) -> bool {
        piece.is_ascii_uppercase() == self.light
    }

    /// A letter in the case of the side to move.
    fn own(&self, kind: char) -> char {
        if self.light { kind } else { kind.to_ascii_lowercase() }
    }

    fn last_row(light: bool) -> i32 {
        if light { 0 } else { 7 }
    }

    fn forward(&self) -> i32 {
        if self.light { -1 } else { 1 }
    }

    fn reserve(&mut self) -> &mut Vec<char> {
        &mut self.reserves[usize::from(!self.light)]
    }

    fn has_empress(&self, light: bool) -> bool {
        self.board.values().any(|piece| *piece == if light { 'E' } else { 'e' })
    }

    fn waiting(&self, light: bool) -> Vec<Square> {
        let checker = if light { 'C' } else { 'c' };
        let row = Table::last_row(light);
        self.board.iter().filter(|(at, piece)| at.0 == row && **piece == checker).map(|(at, _)| *at).collect()
    }

    /// Whether the side to move may capture the other side's dragon.
    fn hunts(&self) -> bool {
        self.transform && self.has_empress(self.light) && !self.waiting(self.light).is_empty()
    }

    fn may_take(&self, piece: char) -> bool {
        !self.is_own(piece) && (!piece.eq_ignore_ascii_case(&'D') || self.hunts())
    }

    /// Every complete chain of jumps of the piece on `from`: landings and victims' cells.
    fn chains(&self, from: Square) -> Vec<(Vec<Square>, Vec<Square>)> {
        let mut complete = Vec::new();
        let mut open = vec![(vec![], vec![])];
        let kind = self.board[&from].to_ascii_uppercase();
        while let Some((landings, taken)) = open.pop() {
            let here = landings.last().copied().unwrap_or(from);
            let arrived = !landings.is_empty() && here.0 == Table::last_row(self.light);
            let slain = taken.last().is_some_and(|at| self.board[at].eq_ignore_ascii_case(&'D'));
            let stops = slain
                || (arrived && kind == 'D')
                || (arrived && kind == 'C' && !self.has_empress(self.light));
            let mut further = Vec::new();
            for step in DIAGONALS {
                let (over, to) = (plus(here, step, 1), plus(here, step, 2));
                let free = in_play(to) && (to == from || !self.board.contains_key(&to));
                let prey = over != from
                    && !taken.contains(&over)
                    && self.board.get(&over).is_some_and(|piece| self.may_take(*piece));
                if free && prey {
                    let mut longer = (landings.clone(), taken.clone());
                    longer.0.push(to);
                    longer.1.push(over);
                    further.push(longer);
                }
            }
            if stops || further.is_empty() {
                if !landings.is_empty() {
                    complete.push((landings, taken));
                }
            } else {
                open.extend(further);
            }
        }
        complete
    }

    /// The targets of a chess piece: empty cells, and pieces it may capture.
    fn chess_targets(&self, from: Square) -> Vec<Square> {
        let kind = self.board[&from].to_ascii_uppercase();
        let mut targets = Vec::new();
        if matches!(kind, 'N' | 'E') {
            for (rows, columns) in [(1, 3), (3, 1)] {
                for step in DIAGONALS {
                    targets.push((from.0 + rows * step.0, from.1 + columns * step.1));
                }
            }
        }
        if matches!(kind, 'R' | 'E') {
            for step in DIAGONALS {
                for distance in 1..8 {
                    let to = plus(from, step, distance);
                    targets.push(to);
                    if self.board.contains_key(&to) {
                        break;
                    }
                }
            }
        }
        targets.retain(|to| in_play(*to) && self.board.get(to).is_none_or(|piece| self.may_take(*piece)));
        targets
    }

    /// Moves the piece from `from` along `landings`, capturing on `taken`, with every fate of the captives.
    fn captures(&self, from: Square, landings: &[Square], taken: &[Square]) -> Vec<Trial> {
        let mut after = self.clone();
        let piece = after.board.remove(&from).expect("a piece");
        let lost: Vec<char> = taken.iter().map(|at| after.board.remove(at).expect("a victim")).collect();
        after.board.insert(*landings.last().expect("a landing"), piece);
        after.clock = 0;
        let cells: Vec<String> =
            std::iter::once(&from).chain(landings).map(|at| number(*at).to_string()).collect();
        let text = cells.join(":");
        // The empress is lost: the leftmost waiting checker takes her place.
        if lost.iter().any(|piece| piece.eq_ignore_ascii_case(&'E')) {
            let mut heirs: Vec<i32> = after.waiting(!self.light).into_iter().map(number).collect();
            heirs.sort_unstable();
            let heir = if self.light { heirs.last() } else { heirs.first() };
            if let Some(heir) = heir {
                after.board.insert(square(*heir), if self.light { 'e' } else { 'E' });
            }
        }
        if piece.eq_ignore_ascii_case(&'D') {
            return vec![Trial { table: after, text }];
        }
        let captives = lost.iter().map(char::to_ascii_uppercase).filter(|kind| *kind != 'D');
        let captives = captives.map(|kind| if kind == 'E' { 'C' } else { kind });
        let mut pool = after.reserve().clone();
        pool.extend(captives);
        pool.sort_unstable();
        if pool.len() <= 3 {
            *after.reserve() = pool;
            return vec![Trial { table: after, text }];
        }
        // Every choice of three that may remain.
        let mut seen = BTreeSet::new();
        let mut trials = Vec::new();
        for a in 0..pool.len() {
            for b in a + 1..pool.len() {
                for c in b + 1..pool.len() {
                    let kept = vec![pool[a], pool[b], pool[c]];
                    let others = |index: &usize| ![a, b, c].contains(index);
                    let gone: String = (0..pool.len()).filter(others).map(|index| pool[index]).collect();
                    if seen.insert(gone.clone()) {
                        let mut table = after.clone();
                        *table.reserve() = kept;
                        trials.push(Trial { table, text: format!("{text}!{gone}") });
                    }
                }
            }
        }
        trials
    }

    /// A checker that has arrived on its last row is promoted if there is no empress.
    fn promote(&mut self, arrived: Square) {
        let (checker, empress) = (self.own('C'), self.own('E'));
        if self.board.get(&arrived) == Some(&checker)
            && arrived.0 == Table::last_row(self.light)
            && !self.has_empress(self.light)
        {
            self.board.insert(arrived, empress);
        }
    }

    /// Every way in which the dragon then flies over its royal checkers.
    fn flights(&self) -> Vec<(Table, Vec<Square>)> {
        let (dragon, royal) = (self.own('D'), self.own('K'));
        let Some(start) = self.board.iter().find(|(_, piece)| **piece == dragon).map(|(at, _)| *at) else {
            return vec![(self.clone(), Vec::new())];
        };
        if self.board.values().filter(|piece| piece.eq_ignore_ascii_case(&'D')).count() == 1 && self.transform
        {
            // The other dragon has just been captured: the game is over.
            return vec![(self.clone(), Vec::new())];
        }
        let mut done = Vec::new();
        let mut open = vec![(self.clone(), vec![start])];
        while let Some((table, path)) = open.pop() {
            let here = path[path.len() - 1];
            let mut further = Vec::new();
            for side in [-1, 1] {
                let step = (self.forward(), side);
                let (over, to) = (plus(here, step, 1), plus(here, step, 2));
                if table.board.get(&over) == Some(&royal) && in_play(to) && !table.board.contains_key(&to) {
                    let mut next = table.clone();
                    next.board.remove(&here);
                    next.board.insert(to, dragon);
                    next.clock = 0;
                    let longer: Vec<Square> = path.iter().copied().chain([to]).collect();
                    further.push((next, longer));
                }
            }
            if further.is_empty() || here.0 == Table::last_row(self.light) {
                done.push((table, if path.len() > 1 { path } else { Vec::new() }));
            } else {
                open.extend(further);
            }
        }
        done
    }

    /// Every legal move with its resulting position, without regard to the end of the game.
    fn moves(&self) -> BTreeMap<String, Table> {
        let own: Vec<(Square, char)> = self
            .board
            .iter()
            .filter(|(_, piece)| self.is_own(**piece))
            .map(|(at, piece)| (*at, piece.to_ascii_uppercase()))
            .collect();
        let mut trials: Vec<(Trial, Square)> = Vec::new();
        for (from, kind) in &own {
            if matches!(kind, 'C' | 'K' | 'D') {
                for (landings, taken) in self.chains(*from) {
                    let end = landings[landings.len() - 1];
                    trials.extend(
                        self.captures(*from, &landings, &taken).into_iter().map(|trial| (trial, end)),
                    );
                }
            }
        }
        let bound = !trials.is_empty();
        for (from, kind) in &own {
            if matches!(kind, 'C' | 'K' | 'D') {
                for step in DIAGONALS {
                    let to = plus(*from, step, 1);
                    let allowed = *kind == 'K' || step.0 == self.forward();
                    if !bound && allowed && in_play(to) && !self.board.contains_key(&to) {
                        trials.push((self.step(*from, to, *kind != 'K'), to));
                    }
                }
                continue;
            }
            for to in self.chess_targets(*from) {
                if self.board.contains_key(&to) {
                    let taken = self.captures(*from, &[to], &[to]);
                    trials.extend(taken.into_iter().map(|trial| (trial, to)));
                } else if !bound {
                    trials.push((self.step(*from, to, false), to));
                }
            }
        }
        let kinds: BTreeSet<char> = self.reserves[usize::from(!self.light)].iter().copied().collect();
        for kind in kinds.into_iter().filter(|_| !bound) {
            for cell in 1..=32 {
                let to = square(cell);
                let barred = kind == 'C' && to.0 == Table::last_row(self.light);
                if self.board.contains_key(&to) || barred {
                    continue;
                }
                let mut table = self.clone();
                let place = table.reserve().iter().position(|own| *own == kind).expect("it is there");
                table.reserve().remove(place);
                table.board.insert(to, self.own(kind));
                table.clock = 0;
                // A dropped piece has not arrived there by itself, and that matters only for a checker.
                trials.push((Trial { table, text: format!("{kind}@{cell}") }, (-1, -1)));
            }
        }
        let mut moves = BTreeMap::new();
        for (Trial { mut table, text }, arrived) in trials {
            table.promote(arrived);
            for (mut after, path) in table.flights() {
                let cells: Vec<String> = path.iter().map(|at| number(*at).to_string()).collect();
                let flight = if path.is_empty() { String::new() } else { format!("+{}", cells.join("-")) };
                after.light = !self.light;
                after.pie = if self.pie == 'a' { 'b' } else { '-' };
                let twice = moves.insert(format!("{text}{flight}"), after);
                assert!(twice.is_none(), "{text}{flight} in two ways in {}", self.write());
            }
        }
        moves
    }

    fn step(&self, from: Square, to: Square, telling: bool) -> Trial {
        let mut table = self.clone();
        let piece = table.board.remove(&from).expect("a piece");
        table.board.insert(to, piece);
        table.clock = if telling { 0 } else { self.clock + 1 };
        Trial { table, text: format!("{}-{}", number(from), number(to)) }
    }

    /// Half points of Light, if the game is over; `seen`: the number of times the position has occurred.
    fn result(&self, seen: usize) -> Option<i32> {
        let stands =
            |dragon: char, row: i32| self.board.iter().any(|(at, piece)| *piece == dragon && at.0 == row);
        let alive = |dragon: char| self.board.values().any(|piece| *piece == dragon);
        if stands('D', 0) || (self.transform && !alive('d')) {
            return Some(2);
        }
        if stands('d', 7) || (self.transform && !alive('D')) {
            return Some(0);
        }
        if self.moves().is_empty() {
            return Some(if self.light { 0 } else { 2 });
        }
        (self.clock >= 100 || seen >= 3).then_some(1)
    }

    /// The part of a position that counts for repetition.
    fn standing(&self) -> String {
        self.write().split(' ').take(3).collect::<Vec<_>>().join(" ")
    }

    /// All legal actions with their results.
    fn actions(&self, seen: usize) -> BTreeMap<String, Table> {
        if self.result(seen).is_some() {
            return BTreeMap::new();
        }
        let mut actions = self.moves();
        if self.pie == 'b' {
            let swapped = Table { pie: '-', first_is_light: !self.first_is_light, ..self.clone() };
            actions.insert("swap".to_owned(), swapped);
        }
        actions
    }
}

/// Compares the engine with the table; returns the legal actions.
fn compare(state: &dyn State, table: &Table, seen: usize) -> BTreeMap<String, Table> {
    let text = table.write();
    assert_eq!(state.position(), text);
    let actions = table.actions(seen);
    assert_eq!(state.legal(), actions.keys().cloned().collect::<Vec<_>>(), "{text}");
    let points = |half: i32| -> Vec<i32> {
        if table.first_is_light { vec![half, 2 - half] } else { vec![2 - half, half] }
    };
    let found =
        state.outcome().map(|outcome| outcome.points.iter().map(|p| p.in_halves()).collect::<Vec<_>>());
    assert_eq!(found, table.result(seen).map(points), "{text}");
    assert_eq!(state.perft(1), actions.len() as u64, "{text}");
    let turn = usize::from(table.light != table.first_is_light);
    let to_move: Vec<usize> = state.to_move().iter().map(Seat::index).collect();
    assert_eq!(to_move, if actions.is_empty() { Vec::new() } else { vec![turn] }, "{text}");
    actions
}

fn below(dice: &mut ChaCha8Rng, most: usize) -> usize {
    (dice.next_u64() % most as u64) as usize
}

/// A random action; rare ones (captures, flights, drops, chess moves) are chosen more often than by chance.
fn choose<'a>(
    dice: &mut ChaCha8Rng,
    actions: &'a BTreeMap<String, Table>,
) -> Option<(&'a String, &'a Table)> {
    let rare: Vec<_> = actions.iter().filter(|(text, _)| text.contains([':', '+', '@'])).collect();
    let all: Vec<_> = actions.iter().collect();
    match (rare.is_empty(), below(dice, 3)) {
        (false, 0) => Some(rare[below(dice, rare.len())]),
        _ if all.is_empty() => None,
        _ => Some(all[below(dice, all.len())]),
    }
}

fn games() -> u64 {
    std::env::var("LIEGE_RANDOM_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(60)
}

#[test]
fn random_games_agree() {
    for seed in 0..games() {
        let mut dice = ChaCha8Rng::seed_from_u64(seed);
        let pie = ["true", "false"][below(&mut dice, 2)];
        let transform = ["true", "false"][below(&mut dice, 2)];
        let mut state = start(&[("pie", pie), ("transform", transform)]);
        let mut table = Table::read(&state.position());
        let mut seen: BTreeMap<String, usize> = BTreeMap::from([(table.standing(), 1)]);
        for _ in 0..300 {
            let actions = compare(&*state, &table, seen[&table.standing()]);
            let Some((action, next)) = choose(&mut dice, &actions) else { break };
            state.play(action).unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
            table = next.clone();
            if action != "swap" {
                *seen.entry(table.standing()).or_default() += 1;
            }
        }
    }
}

/// A random set-up: empresses, waiting checkers and royal checkers are common.
fn set_up(dice: &mut ChaCha8Rng) -> Table {
    let mut table = Table::read("4/4/4/4/4/4/4/4 L -/- - fs - 0");
    let mut cells: Vec<i32> = (1..=32).collect();
    let mut put = |dice: &mut ChaCha8Rng, piece: char, last: i32| {
        let free: Vec<usize> = (0..cells.len()).filter(|index| square(cells[*index]).0 != last).collect();
        if !free.is_empty() {
            let cell = cells.remove(free[below(dice, free.len())]);
            table.board.insert(square(cell), piece);
        }
    };
    for light in [true, false] {
        let own = |kind: char| if light { kind } else { kind.to_ascii_lowercase() };
        put(dice, own('D'), Table::last_row(light));
        let crowned = below(dice, 2) == 0;
        if crowned {
            put(dice, own('E'), -1);
        }
        for kind in ['K', 'K', 'K', 'N', 'R', 'C', 'C', 'C', 'C', 'C', 'C'] {
            if below(dice, 2) == 0 {
                // A checker waits on the last row only if there is an empress.
                put(dice, own(kind), if kind == 'C' && !crowned { Table::last_row(light) } else { -1 });
            }
        }
    }
    for reserve in &mut table.reserves {
        for _ in 0..below(dice, 4) {
            reserve.push(['C', 'K', 'N', 'R'][below(dice, 4)]);
        }
        reserve.sort_unstable();
    }
    table.light = below(dice, 2) == 0;
    table.transform = below(dice, 2) == 0;
    table.first_is_light = below(dice, 2) == 0;
    table
}

#[test]
fn random_set_ups_agree() {
    let mut told = BTreeSet::new();
    for seed in 0..10 * games() {
        let mut dice = ChaCha8Rng::seed_from_u64(seed);
        let mut table = set_up(&mut dice);
        let mut state = at(&table.write());
        let mut seen: BTreeMap<String, usize> = BTreeMap::from([(table.standing(), 1)]);
        for _ in 0..6 {
            let actions = compare(&*state, &table, seen[&table.standing()]);
            let Some((action, next)) = choose(&mut dice, &actions) else { break };
            let events = state.play(action).unwrap_or_else(|refusal| panic!("{action}: {refusal:?}"));
            told.extend(events.iter().map(|event| event.message.id().to_owned()));
            table = next.clone();
            *seen.entry(table.standing()).or_default() += 1;
        }
    }
    // The set-ups are wild enough to show everything except the ends that only the clock or a whole game
    // brings.
    for id in [
        "drb-stepped",
        "drb-dropped",
        "drb-took",
        "drb-burnt",
        "drb-demoted",
        "drb-gone",
        "drb-promoted",
        "drb-succeeded",
        "drb-waits",
        "drb-flew",
        "drb-mortal",
        "drb-immortal",
        "drb-won-breakthrough",
        "drb-won-slain",
    ] {
        assert!(told.contains(id), "{id} never happened");
    }
}

#[test]
fn trees_agree() {
    fn count(table: &Table, depth: u32) -> u64 {
        match depth {
            0 => 1,
            _ => table.actions(1).values().map(|next| count(next, depth - 1)).sum(),
        }
    }
    for pie in ["true", "false"] {
        let state = start(&[("pie", pie)]);
        assert_eq!(state.perft(3), count(&Table::read(&state.position()), 3));
    }
    for seed in 0..12 {
        let mut dice = ChaCha8Rng::seed_from_u64(1000 + seed);
        let table = set_up(&mut dice);
        assert_eq!(at(&table.write()).perft(2), count(&table, 2), "{}", table.write());
    }
}
