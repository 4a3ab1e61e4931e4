//! Random games of every game of the family: properties that hold in any position.

use super::{Driver, SPECS, games, options};
use liege_game::{Allowed, Options, Seat};
use liege_squares::{Geometry, Kind, Play, Rules, Seam, Spec, Square};
use liege_testing::cases::is_looked_at;
use std::collections::BTreeSet;

/// A simple generator of random numbers.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}

const KING: Kind = Kind(0);
const PAWN: Kind = Kind(5);

fn is_attacked(rules: &dyn Rules, seat: Seat) -> bool {
    !rules.checkers(seat).is_empty()
}

/// Whether castling crosses no attacked square: tried out square by square.
fn may_castle(rules: &dyn Rules, play: &Play) -> bool {
    let (Some(from), seat) = (play.from, play.piece.seat) else { return false };
    if rules.royal(seat).is_none() {
        return true;
    }
    let over = Square(u16::midpoint(from.0, play.to.0));
    [from, over, play.to].into_iter().all(|at| {
        let mut tried = rules.boxed();
        tried.set(from, None);
        tried.set(at, Some(play.piece));
        !is_attacked(&*tried, seat)
    })
}

/// Whether the game's own rules permit a drop there, apart from its king's safety.
fn may_appear(rules: &dyn Rules, options: &Options, play: &Play) -> bool {
    let (seat, kind) = (play.piece.seat, play.piece.kind);
    let rank = Geometry::CHESS.rank(play.to);
    let rank = if seat.0.is_multiple_of(2) { rank } else { 7 - rank };
    let mut after = rules.boxed();
    after.make(play);
    if rules.spec().id == "maharajah" {
        let white = after.turned(Seat(0));
        // A pawn that could capture there; its other ways lead only to empty squares.
        return !white.reachable().iter().any(|play| play.piece.kind == PAWN && play.victim().is_some());
    }
    let last = match (options.get("pawn_zone"), options.get("pawn_drop_rank")) {
        ("own-half", _) => 3,
        ("second-rank", _) => 1,
        (_, "6") => 5,
        _ => 6,
    };
    if kind == PAWN && !(1..=last).contains(&rank) {
        return false;
    }
    let other = Seat(seat.0 ^ 1);
    if kind == KING || !is_attacked(&*after, other) {
        return true;
    }
    match options.get("drop_check") {
        "no-check" => false,
        "no-mate" => {
            let saves = |play: &Play| {
                let mut saved = after.boxed();
                saved.make(play);
                // A pawn's zone also restricts the opponent; it does not matter whether he gives check.
                let free = Options::check(
                    rules.spec().options,
                    options.iter().filter(|(name, _)| *name != "drop_check").chain([("drop_check", "any")]),
                );
                let appears = play.from.is_some() || may_appear(&*after, &free.unwrap(), play);
                appears && !is_attacked(&*saved, other)
            };
            after.turned(other).reachable().iter().any(saves)
        }
        _ => true,
    }
}

/// The slow generator: it tries out every move.
fn slowly(rules: &dyn Rules, options: &Options) -> BTreeSet<String> {
    if !rules.chance().is_empty() {
        return BTreeSet::new();
    }
    // The men that may move now, by the thrown number or because they have not moved yet.
    let waits = |play: &Play| {
        let spec = rules.spec();
        (spec.dice || !spec.verbs.is_empty()) && rules.objection(play, true).is_some()
    };
    let legal = rules.reachable().into_iter().filter(|play| {
        let mut after = rules.boxed();
        after.make(play);
        let on_edge = |at: &Square| [0, 7].contains(&Geometry::CHESS.rank(*at));
        let edge = play.put.as_ref().is_some_and(on_edge) && play.victim().unwrap().kind == PAWN;
        let takes_king = play.victim().is_some_and(|victim| victim.kind == KING);
        !waits(play)
            && !edge
            && (takes_king || !is_attacked(&*after, play.piece.seat))
            && (play.beside.is_none() || may_castle(rules, play))
            && (play.from.is_some() || may_appear(rules, options, play))
    });
    legal.map(|play| rules.canonical(&play)).collect()
}

fn check(spec: &Spec, options: &Options, rules: &dyn Rules, count: usize) {
    let position = rules.position();
    let context = format!("{} {options:?} {position}", spec.id);
    let plays = rules.plays();
    let names: BTreeSet<String> = plays.iter().map(|play| rules.canonical(play)).collect();
    assert_eq!(names.len(), plays.len(), "{context}");
    if rules.ending().is_none() {
        let all = plays.len() + rules.words().len() + rules.chance().len();
        assert_eq!(rules.perft(1), all as u64, "{context}");
        for play in &plays {
            assert_eq!(rules.objection(play, true), None, "{context}");
        }
        let slow = slowly(rules, options);
        let differ: Vec<&String> = names.symmetric_difference(&slow).collect();
        assert!(differ.is_empty(), "{context}: {differ:?}");
    }
    let again =
        (spec.start)(options, Some(&position)).unwrap_or_else(|refusal| panic!("{context}: {refusal:?}"));
    assert_eq!(again.position(), position);
    let same: BTreeSet<String> = again.plays().iter().map(|play| again.canonical(play)).collect();
    assert_eq!(same, names, "{context}");
    if count.is_multiple_of(7) {
        let shown: Vec<String> = plays.iter().map(|play| format!("{:?}", rules.display(play))).collect();
        let unique: BTreeSet<&String> = shown.iter().collect();
        assert_eq!(unique.len(), shown.len(), "{context} {shown:?}");
        for play in &plays {
            let mut after = rules.boxed();
            after.make(play);
            assert_eq!(after.piece(play.ends()).map(|piece| piece.seat), Some(play.piece.seat), "{context}");
            let kind = play.becomes.unwrap_or(play.piece.kind);
            assert_eq!(after.piece(play.to).map(|piece| piece.kind), Some(kind), "{context}");
        }
    }
}

fn settings(spec: &Spec) -> Vec<Options> {
    let mut all = vec![serde_json::json!({})];
    for option in spec.options {
        let values = match option.values {
            Allowed::OneOf(values) => values,
            Allowed::Count { .. } | Allowed::Series { .. } => &["0", "1"],
        };
        for value in values {
            let mut more = all.clone();
            for json in &mut more {
                json[option.name] = (*value).into();
            }
            all.extend(more);
        }
    }
    all.iter().map(|json| options(spec, json)).collect()
}

#[test]
fn every_position_of_random_games() {
    let mut random = Random(7);
    for spec in games() {
        let settings = settings(spec);
        for game in 0..6 {
            let options = &settings[game % settings.len()];
            let mut driver = Driver::new(spec, options, None);
            for count in 0..160 {
                if is_looked_at(count, 5) {
                    check(spec, options, &*driver.rules, count);
                }
                let legal = driver.legal();
                if legal.is_empty() {
                    break;
                }
                // Drops are many: so more than half of the time a man on the board moves, if one can.
                let moves: Vec<&String> = legal.iter().filter(|text| !text.contains('@')).collect();
                let action = match moves.len() {
                    0 => legal[random.below(legal.len())].clone(),
                    many if random.below(5) < 3 => moves[random.below(many)].clone(),
                    _ => legal[random.below(legal.len())].clone(),
                };
                driver.act(&action);
            }
        }
    }
}

/// The trees agree if every move is tried out. There are few men, so that kings walk into everything.
#[test]
fn seams_are_what_the_games_say() {
    for spec in SPECS {
        let wanted = match spec.id {
            "cylinder-chess" => Seam::Cylinder,
            "mobius-chess" => Seam::Mobius,
            _ => Seam::None,
        };
        assert_eq!(spec.geometry.seam, wanted);
    }
}
