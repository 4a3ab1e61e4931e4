//! Tests of Shash-maty against a slow generator that does not use sets.

use super::{Driver, options, spec};
use liege_game::{Refusal, Seat};
use liege_squares::{Play, Rules, Square, Why};
use liege_words::Arg;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The game.
fn start(json: &Value, position: Option<&str>) -> Driver {
    let spec = spec("shashmaty");
    Driver::new(spec, &options(spec, json), position)
}

/// Reads a position string, which may be refused.
fn read(position: &str) -> Result<Box<dyn Rules>, Refusal> {
    let spec = spec("shashmaty");
    (spec.start)(&options(spec, &json!({})), Some(position))
}

fn set_up(position: &str) -> Driver {
    start(&json!({}), Some(position))
}

fn find(rules: &dyn Rules, text: &str) -> Option<Play> {
    rules.reachable().into_iter().find(|play| rules.canonical(play) == text)
}

#[test]
fn a_chain_is_described_jump_by_jump() {
    let rules = set_up("7k/2p5/1P3r2/8/8/8/8/K7 w - - 0 -").rules;
    let play = find(&*rules, "b6:d8:g5").unwrap();
    let squares = |at: &[Square]| at.iter().map(|at| at.0).collect::<Vec<u16>>();
    assert_eq!(squares(&play.via), [59]);
    assert_eq!(squares(&play.taken.iter().map(|(at, _)| *at).collect::<Vec<_>>()), [50, 45]);
    assert_eq!((play.becomes.map(|kind| kind.0), play.to.0), (Some(1), 38));
    let rules = set_up("4k3/2r5/8/8/2r5/1N6/8/4K3 w - - 0 -").rules;
    let play = find(&*rules, "b3:d5xc7").unwrap();
    assert_eq!(squares(&play.via), [35]);
    assert_eq!(squares(&play.taken.iter().map(|(at, _)| *at).collect::<Vec<_>>()), [26, 50]);
}

#[test]
fn the_duty_is_named_where_nothing_else_forbids() {
    let said = |position: &str, text: &str| {
        let rules = set_up(position).rules;
        let play = find(&*rules, text).unwrap_or_else(|| panic!("{text}"));
        let message = rules.objection(&play, true)?;
        assert_eq!(message.id(), "shm-objection-duty");
        let Arg::All(captures) = &message.args()[0].1 else { panic!("{message:?}") };
        Some(captures.iter().map(|said| format!("{:?}", said.args()[0].1)).collect::<Vec<_>>().join(" "))
    };
    let first = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 -";
    assert_eq!(said(first, "e4xd5").unwrap(), "Text(\"e4:c6\")");
    assert_eq!(said(first, "e1-d2").unwrap(), "Text(\"e4:c6\")");
    assert_eq!(said(first, "e4:c6"), None);
    let chain = "7k/2p5/1P3r2/8/8/8/8/K7 w - - 0 -";
    assert_eq!(said(chain, "b6:d8").unwrap(), "Text(\"b6:d8:g5\") Text(\"b6:d8:h4\")");
    // Check comes first in the list of reasons, and binds nobody.
    assert_eq!(said("k7/8/8/8/3r3K/8/6p1/5N2 w - - 0 -", "f1:h3"), None);
    // The king may not go to d2 anyway.
    assert_eq!(said("3rk3/8/8/5p2/4P3/8/8/4K3 w - - 0 -", "e1-d2"), None);
    assert!(said("3rk3/8/8/5p2/4P3/8/8/4K3 w - - 0 -", "e1-e2").is_some());
    let castling = |position: &str| Some(set_up(position).rules.no_castling(Seat(0), true)?.id().to_owned());
    assert_eq!(castling("4k3/8/8/8/4P3/8/8/4K2R w K - 0 -"), None);
    assert_eq!(castling("4k3/8/8/3p4/4P3/8/8/4K2R w K - 0 -").unwrap(), "shm-objection-duty");
    assert_eq!(castling("4k3/8/8/3p4/4P3/8/8/4K2R w - - 0 -").unwrap(), "sqr-no-castling-right");
    let rules = set_up(first).rules;
    let king = rules.royal(Seat(0)).unwrap();
    assert!(rules.objection(&Play::new(0, rules.piece(king).unwrap(), Some(king), king), false).is_some());
}

#[test]
fn what_cannot_be_is_refused() {
    for (position, id) in [
        ("4k3/8/8/8/8/8/8/4K3 w - - 0", "sqr-position-fields"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 x", "shm-position-flag"),
        ("4k2P/8/8/8/8/8/8/4K3 w - - 0 -", "sqr-position-pawn"),
        ("4k3/8/8/8/8/8/8/p3K3 w - - 0 -", "sqr-position-pawn"),
        ("4k3/8/8/8/8/8/8/8 b - - 0 -", "sqr-position-kings"),
        ("4k3/4R3/8/8/8/8/8/4K3 w - - 0 -", "sqr-position-check"),
        ("4k3/8/8/2pp4/8/8/8/4K3 w - c6d6 0 -", "sqr-position-en-passant"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 00 -", "sqr-position-number"),
    ] {
        let refusal = read(position).unwrap_err();
        let inner = refusal.message.args().iter().find_map(|(_, arg)| match arg {
            Arg::Say(inner) => Some(inner.id().to_owned()),
            _ => None,
        });
        assert_eq!(inner.unwrap_or_else(|| refusal.message.id().to_owned()), id, "{position}");
    }
    // Pawns jump back to their first rank, and the captured king is missing.
    for position in ["4k3/8/8/8/8/8/8/P3K3 w - - 0 -", "p7/8/8/8/8/8/8/4K3 b - - 3 a"] {
        assert_eq!(set_up(position).rules.position(), position);
    }
}

/// The slow generator: a board of letters, files and ranks.
#[derive(Clone)]
struct Slow {
    board: [[char; 8]; 8],
    white: bool,
    castling: String,
    en_passant: Option<(i32, i32)>,
    all: bool,
}

type At = (i32, i32);

const DIAGONALS: [At; 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const STRAIGHTS: [At; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const LEAPS: [At; 8] = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];

fn name(at: At) -> String {
    format!("{}{}", char::from(b'a' + at.0 as u8), at.1 + 1)
}

impl Slow {
    fn of(position: &str) -> Slow {
        let fields: Vec<&str> = position.split(' ').collect();
        let mut board = [['.'; 8]; 8];
        for (row, text) in fields[0].split('/').enumerate() {
            let mut file = 0;
            for sign in text.chars() {
                if let Some(run) = sign.to_digit(10) {
                    file += run as usize;
                } else {
                    board[7 - row][file] = sign;
                    file += 1;
                }
            }
        }
        let square = fields[3].as_bytes();
        let en_passant =
            (fields[3] != "-").then(|| (i32::from(square[0] - b'a'), i32::from(square[1] - b'1')));
        Slow { board, white: fields[1] == "w", castling: fields[2].into(), en_passant, all: fields[5] == "a" }
    }

    /// The letter on a square; `#` off the board.
    fn at(&self, at: At) -> char {
        let on_board = (0..8).contains(&at.0) && (0..8).contains(&at.1);
        if on_board { self.board[at.1 as usize][at.0 as usize] } else { '#' }
    }

    fn set(&mut self, at: At, sign: char) {
        self.board[at.1 as usize][at.0 as usize] = sign;
    }

    fn is_own(&self, sign: char) -> bool {
        sign.is_alphabetic() && sign.is_uppercase() == self.white
    }

    fn is_enemy(&self, sign: char) -> bool {
        sign.is_alphabetic() && sign.is_uppercase() != self.white
    }

    fn up(&self) -> i32 {
        if self.white { 1 } else { -1 }
    }

    fn last(&self) -> i32 {
        if self.white { 7 } else { 0 }
    }

    fn queen(&self) -> char {
        if self.white { 'Q' } else { 'q' }
    }

    fn squares() -> impl Iterator<Item = At> {
        (0..64).map(|at| (at % 8, at / 8))
    }

    /// The squares that a piece of that letter attacks by chess.
    fn attacks(&self, from: At, sign: char) -> Vec<At> {
        let slides: Vec<At> = match sign.to_ascii_lowercase() {
            'q' => [STRAIGHTS, DIAGONALS].concat(),
            'r' => STRAIGHTS.to_vec(),
            'b' => DIAGONALS.to_vec(),
            'n' => return LEAPS.iter().map(|(x, y)| (from.0 + x, from.1 + y)).collect(),
            'k' => {
                let steps = [STRAIGHTS, DIAGONALS].concat();
                return steps.iter().map(|(x, y)| (from.0 + x, from.1 + y)).collect();
            }
            _ => {
                let up = if sign.is_uppercase() { 1 } else { -1 };
                return vec![(from.0 - 1, from.1 + up), (from.0 + 1, from.1 + up)];
            }
        };
        let mut found = Vec::new();
        for (x, y) in slides {
            for far in 1.. {
                let to = (from.0 + far * x, from.1 + far * y);
                found.push(to);
                if self.at(to) != '.' {
                    break;
                }
            }
        }
        found
    }

    fn attacked(&self, at: At) -> bool {
        let mut enemies = Slow::squares().filter(|from| self.is_enemy(self.at(*from)));
        enemies.any(|from| self.attacks(from, self.at(from)).contains(&at))
    }

    /// Whether the mover's king is safe.
    fn safe(&self) -> bool {
        let own = if self.white { 'K' } else { 'k' };
        Slow::squares().all(|at| self.at(at) != own || !self.attacked(at))
    }

    fn changes(&self, sign: char) -> bool {
        sign.eq_ignore_ascii_case(&'p') || self.all && "rbnRBN".contains(sign)
    }

    /// Every jump: the victim's square and the landing square.
    fn jumps(&self, at: At, sign: char, jumped: &[At]) -> Vec<(At, At)> {
        let mut found = Vec::new();
        for (x, y) in DIAGONALS {
            let mut victim = (at.0 + x, at.1 + y);
            while sign.eq_ignore_ascii_case(&'q') && self.at(victim) == '.' {
                victim = (victim.0 + x, victim.1 + y);
            }
            if !self.is_enemy(self.at(victim)) || jumped.contains(&victim) {
                continue;
            }
            let mut to = (victim.0 + x, victim.1 + y);
            while self.at(to) == '.' {
                found.push((victim, to));
                if !sign.eq_ignore_ascii_case(&'q') {
                    break;
                }
                to = (to.0 + x, to.1 + y);
            }
        }
        found
    }

    /// Goes on from a square; the piece itself is not on the board.
    fn chain(&self, at: At, sign: char, jumped: &[At], text: &str, legal: &mut BTreeSet<String>) {
        let took_king = jumped.iter().any(|at| self.at(*at).eq_ignore_ascii_case(&'k'));
        let next = if took_king { Vec::new() } else { self.jumps(at, sign, jumped) };
        for (victim, to) in &next {
            let further = |to: At| {
                let ends = self.at(*victim).eq_ignore_ascii_case(&'k');
                let queens = to.1 == self.last() && self.changes(sign);
                let sign = if queens { self.queen() } else { sign };
                !ends && !self.jumps(to, sign, &[jumped, &[*victim]].concat()).is_empty()
            };
            let others = next.iter().filter(|(other, _)| other == victim);
            if !further(*to) && others.clone().any(|(_, to)| further(*to)) {
                continue;
            }
            let sign = if to.1 == self.last() && self.changes(sign) { self.queen() } else { sign };
            let text = format!("{text}:{}", name(*to));
            self.chain(*to, sign, &[jumped, &[*victim]].concat(), &text, legal);
        }
        if !next.is_empty() || jumped.is_empty() {
            return;
        }
        let mut after = self.clone();
        for at in jumped {
            after.set(*at, '.');
        }
        let closings = after.attacks(at, sign);
        let stays = after.clone();
        after.set(at, sign);
        if took_king || after.safe() {
            legal.insert(text.to_owned());
        }
        for to in closings.into_iter().filter(|_| !took_king) {
            let victim = stays.at(to);
            if self.is_enemy(victim) && !victim.eq_ignore_ascii_case(&'k') {
                let mut closed = stays.clone();
                closed.set(to, sign);
                if closed.safe() {
                    legal.insert(format!("{text}x{}", name(to)));
                }
            }
        }
    }

    fn chains(&self) -> BTreeSet<String> {
        let mut legal = BTreeSet::new();
        for from in Slow::squares().filter(|at| self.is_own(self.at(*at))) {
            let mut board = self.clone();
            board.set(from, '.');
            board.chain(from, self.at(from), &[], &name(from), &mut legal);
        }
        legal
    }

    /// The moves of chess and the steps of draughts.
    fn free(&self) -> BTreeSet<String> {
        let mut legal = BTreeSet::new();
        for from in Slow::squares().filter(|at| self.is_own(self.at(*at))) {
            let sign = self.at(from);
            let is_pawn = sign.eq_ignore_ascii_case(&'p');
            let mut tried = |to: At, mark: char, also: Option<At>| {
                let mut after = self.clone();
                after.set(from, '.');
                after.set(to, sign);
                if let Some(at) = also {
                    after.set(at, '.');
                }
                if after.safe() {
                    legal.insert(format!("{}{mark}{}", name(from), name(to)));
                }
            };
            for to in self.attacks(from, sign) {
                if self.is_enemy(self.at(to)) {
                    tried(to, 'x', None);
                } else if self.at(to) == '.' && !is_pawn {
                    tried(to, '-', None);
                } else if is_pawn && self.en_passant == Some(to) {
                    tried(to, 'x', Some((to.0, from.1)));
                }
            }
            let up = self.up();
            for to in [(from.0 - 1, from.1 + up), (from.0 + 1, from.1 + up)] {
                if self.at(to) == '.' {
                    tried(to, '-', None);
                }
            }
            let (once, twice) = ((from.0, from.1 + up), (from.0, from.1 + 2 * up));
            if is_pawn && self.at(once) == '.' {
                tried(once, '-', None);
                if from.1 == self.last() - 6 * up && self.at(twice) == '.' {
                    tried(twice, '-', None);
                }
            }
        }
        for (sign, king, rook) in [('K', 4, 7), ('Q', 4, 0), ('k', 4, 7), ('q', 4, 0)] {
            let rank = if sign.is_uppercase() { 0 } else { 7 };
            let way = if rook > king { 1 } else { -1 };
            let empty = |file: i32| self.at((file, rank)) == '.';
            let between = (king.min(rook) + 1..king.max(rook)).all(empty);
            let crossed = [king, king + way, king + 2 * way];
            if self.castling.contains(sign)
                && sign.is_uppercase() == self.white
                && between
                && !crossed.iter().any(|file| self.attacked((*file, rank)))
            {
                legal.insert(format!("{}-{}", name((king, rank)), name((king + 2 * way, rank))));
            }
        }
        legal
    }

    fn legal(&self) -> BTreeSet<String> {
        let chains = self.chains();
        if chains.is_empty() { self.free() } else { chains }
    }
}

/// Whether the piece has to become a queen, by section 4.6.
fn promotes(play: &Play, all: bool) -> bool {
    let (rank, last) = (|at: Square| at.0 / 8, if play.piece.seat == Seat(0) { 7 } else { 0 });
    let from = play.from.unwrap();
    let closes = play.taken.last().is_some_and(|(at, _)| *at == play.to);
    let is_step = play.taken.is_empty() && [7, 9].contains(&from.0.abs_diff(play.to.0));
    let ends = rank(play.to) == last;
    let lands = play.via.iter().any(|at| rank(*at) == last) || ends && play.jumps && !closes;
    match play.piece.kind.0 {
        5 => lands || ends,
        2..=4 => all && (lands || ends && is_step && rank(from) != last),
        _ => false,
    }
}

/// Properties that hold in any position.
fn check(rules: &dyn Rules) {
    let position = rules.position();
    let plays = rules.plays();
    let names: BTreeSet<String> = plays.iter().map(|play| rules.canonical(play)).collect();
    assert_eq!(names.len(), plays.len(), "{position}");
    assert_eq!(names, Slow::of(&position).legal(), "{position}");
    assert_eq!(rules.perft(1), plays.len() as u64, "{position}");
    let again = read(&position).unwrap();
    assert_eq!(again.position(), position);
    let reachable = rules.reachable();
    let ways: BTreeSet<String> = reachable.iter().map(|play| rules.canonical(play)).collect();
    assert_eq!(ways.len(), reachable.len(), "{position}");
    assert!(names.is_subset(&ways), "{position}");
    let mut leaves = 0;
    for play in &plays {
        let mut after = rules.boxed();
        after.make(play);
        assert_eq!(play.becomes.is_some(), promotes(play, position.ends_with('a')), "{position} {play:?}");
        let kind = play.becomes.unwrap_or(play.piece.kind);
        assert_eq!(after.piece(play.to).map(|piece| (piece.seat, piece.kind)), Some((play.piece.seat, kind)));
        let gone = play.taken.iter().all(|(at, victim)| {
            victim.seat != play.piece.seat && (*at == play.to || after.piece(*at).is_none())
        });
        assert!(gone, "{position} {play:?}");
        // The tree ends when the king is captured.
        if after.royal(Seat(1 - play.piece.seat.0)).is_some() {
            leaves += after.perft(1);
        }
    }
    assert_eq!(rules.perft(2), leaves, "{position}");
}

/// A simple generator of random numbers.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}

#[test]
fn every_position_of_random_games() {
    let mut random = Random(11);
    let (mut positions, mut chains, mut longest, mut closed, mut kings) = (0, 0, 0, 0, 0);
    for game in 0..16 {
        let all = json!({ "promote_all": (game % 2 == 1) });
        let mut driver = start(&all, None);
        for _ in 0..150 {
            let legal = driver.legal();
            let Some(last) = legal.len().checked_sub(1) else { break };
            check(&*driver.rules);
            positions += 1;
            chains += usize::from(legal[0].contains(':'));
            longest = longest.max(legal.iter().map(|text| text.matches(':').count()).max().unwrap());
            closed += usize::from(legal.iter().any(|text| text.contains(':') && text.contains('x')));
            driver.act(&legal[random.below(last + 1)]);
        }
        kings += usize::from(driver.rules.ending().is_some_and(|end| end.why == Why::Taken));
    }
    println!("{positions} positions, {chains} with chains to {longest}, {closed} closed, {kings} kings");
    assert!(positions > 500 && chains > 50 && longest > 1 && closed > 4);
}

/// Positions of the wildest sort: pieces strewn over the board, long chains, kings in the way.
#[test]
fn strewn_positions() {
    let mut random = Random(5);
    let (mut checked, mut longest) = (0, 0);
    for round in 0..3_000 {
        let mut board = [['.'; 8]; 8];
        let many = 4 + random.below(26);
        let signs: &[u8] = if round % 3 == 0 { b"QqppPPNb" } else { b"QqRrBbNnPPPppp" };
        for _ in 0..many {
            board[random.below(8)][random.below(8)] = char::from(signs[random.below(signs.len())]);
        }
        board[random.below(8)][random.below(8)] = 'K';
        board[random.below(8)][random.below(8)] = 'k';
        let rows = (0..8).rev().map(|rank| {
            let row: String = board[rank].iter().collect();
            let row = row.replace(if rank == 7 { 'P' } else { '#' }, ".");
            row.replace(if rank == 0 { 'p' } else { '#' }, ".")
        });
        let mut placement = rows.collect::<Vec<String>>().join("/");
        for run in (1..=8).rev() {
            placement = placement.replace(&".".repeat(run), &run.to_string());
        }
        let side = ["w", "b"][random.below(2)];
        let flag = ["-", "a"][random.below(2)];
        let position = format!("{placement} {side} - - 0 {flag}");
        let start = read(&position);
        let Ok(rules) = start else { continue };
        if rules.ending().is_none_or(|end| end.why != Why::Taken) {
            check(&*rules);
            checked += 1;
            let jumps = rules.plays().iter().filter(|play| play.jumps).map(|play| play.taken.len()).max();
            longest = longest.max(jumps.unwrap_or(0));
        }
    }
    println!("{checked} strewn positions, chains to {longest}");
    assert!(checked > 500 && longest > 4);
}
