//! Every legal move is read in all its forms; whatever else is typed is answered within the rules, and soon.

use super::super::moves::Move;
use super::super::piece::Side;
use super::super::position::{HeroReturn, Position};
use super::letters::LONGEST;
use super::names::names;
use super::{complete, moves_of, read};
use crate::game::{RefusalKind, Seat};
use proptest::prelude::*;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::time::{Duration, Instant};

/// Where Warriors become Heroes.
const PROMOTIONS: &str = "12/12/12/12/12/12/12/12|3t2u4k/2W2W6/12/12/12/12/6w1w3/K6O4|\
    2b9/11e/12/12/12/12/12/12";

/// The positions of a random game that leans towards captures.
fn positions(seed: u64, longest: usize) -> Vec<Position> {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let mut below = |n: usize| (dice.next_u64() % n.max(1) as u64) as usize;
    let mut position =
        Position::start(if seed.is_multiple_of(2) { HeroReturn::Origin } else { HeroReturn::Any });
    let mut positions = vec![position.clone()];
    for _ in 0..longest {
        let moves = position.legal_moves();
        let takes: Vec<Move> = moves.iter().filter(|mv| position.written(**mv).takes).copied().collect();
        let list = if below(3) == 0 && !takes.is_empty() { &takes } else { &moves };
        let Some(mv) = list.get(below(list.len())) else { break };
        position.make(*mv);
        positions.push(position.clone());
    }
    positions
}

fn said(position: &Position, text: &str) -> Result<Vec<String>, (RefusalKind, Vec<String>)> {
    read(position, false, position.turn().seat(), text).map_err(|refusal| (refusal.kind, refusal.candidates))
}

/// Ways to write a move that name it whole.
fn spellings(position: &Position, mv: Move) -> Vec<String> {
    let canonical = position.canonical(mv);
    let shown = position.display(mv);
    let written = position.written(mv);
    let sign = if written.takes { "×" } else { "–" };
    let [english, russian, ukrainian] = names(written.kind);
    let mut texts = vec![
        canonical.to_lowercase(),
        canonical.to_uppercase(),
        canonical.replace('-', " – "),
        canonical.replace('x', " х "),
        canonical.replace('/', ""),
        shown.to_lowercase(),
        shown,
        format!("{}{}", mv.from, mv.to),
        format!("{} {sign} {}", mv.from, mv.to),
        format!("{english} {}{sign}{}", mv.from, mv.to),
        format!("{russian} {}{sign}{}!", mv.from, mv.to),
        format!("{} / {} {}", ukrainian.to_uppercase(), mv.from, mv.to),
        canonical.clone(),
    ];
    if let Some(victim) = position.piece(mv.to) {
        texts.push(format!("{}x{}", mv.from, victim.kind.letter()) + &mv.to.to_string());
        texts.push(format!("{russian}/{} х {} {}", mv.from, names(victim.kind)[1], mv.to));
    }
    texts
}

#[test]
fn every_legal_move_is_read_in_all_its_forms() {
    let (mut promotions, mut afar) = (0, 0);
    for seed in 0..12u64 {
        let side = ["gold", "scarlet"][usize::from(seed.is_multiple_of(2))];
        let promoting = Position::read(&format!("{PROMOTIONS} {side} - 0 1"), HeroReturn::Origin).unwrap();
        for position in positions(seed, 160).into_iter().step_by(9).chain([promoting]) {
            let legal = position.legal_moves();
            for mv in &legal {
                let canonical = position.canonical(*mv);
                promotions += usize::from(canonical.ends_with(')'));
                afar += usize::from(mv.is_from_afar(position.written(*mv).kind));
                for text in spellings(&position, *mv) {
                    assert_eq!(said(&position, &text), Ok(vec![canonical.clone()]), "{text} in {position}");
                }
                // What is not typed does not restrict: the short forms have the move among what they mean.
                let kind = position.written(*mv).kind;
                for text in [format!("{}{}", kind.letter(), mv.to), format!("{} {}", names(kind)[1], mv.to)] {
                    let expected: Vec<Move> = legal
                        .iter()
                        .filter(|other| other.to == mv.to && position.written(**other).kind == kind)
                        .copied()
                        .collect();
                    match said(&position, &text) {
                        Ok(actions) => assert_eq!((actions, expected.len()), (vec![canonical.clone()], 1)),
                        Err((kind, candidates)) => {
                            assert_eq!(kind, RefusalKind::Ambiguous, "{text} in {position}");
                            assert_eq!(candidates, position.listed(&expected), "{text} in {position}");
                        }
                    }
                }
                let bare: String = canonical.chars().filter(|c| c.is_alphanumeric()).collect();
                let listed = complete(&position, &bare);
                assert_eq!(
                    listed.first().map(|(_, action)| action),
                    Some(&canonical),
                    "{bare} in {position}"
                );
            }
        }
    }
    assert!(promotions > 5 && afar > 50, "{promotions} promotions, {afar} captures from afar");
}

/// Whatever a text is, it is answered within the rules, and soon.
fn answered(position: &Position, seat: Seat, text: &str) {
    let start = Instant::now();
    let legal = position.listed(&position.legal_moves());
    match read(position, false, seat, text) {
        Ok(actions) => {
            let resigns = Side::of(seat).map(super::resignation);
            let own = seat == position.turn().seat() && legal.contains(&actions[0]);
            assert!(
                own || resigns.as_ref() == Some(&actions[0]),
                "{text:?} was read as {actions:?} in {position}"
            );
            assert_eq!(actions.len(), 1);
        }
        Err(refusal) => {
            for candidate in refusal.candidates {
                assert!(legal.contains(&candidate), "{text:?}: {candidate} in {position}");
            }
        }
    }
    for (label, action) in complete(position, text) {
        assert!(legal.contains(&action), "{text:?}: {action}");
        assert!(!label.is_empty() && label.chars().count() <= 100, "{label}");
    }
    let listed = moves_of(position, seat, text);
    assert!(listed.is_err() || listed.is_ok_and(|moves| !moves.is_empty()));
    assert!(start.elapsed() < Duration::from_secs(2), "{text:?} took {:?}", start.elapsed());
}

fn somewhere() -> impl Strategy<Value = (Position, Seat)> {
    let positions: Vec<Position> =
        (200..206).flat_map(|seed| positions(seed, 120).into_iter().step_by(6)).collect();
    (prop::sample::select(positions), prop::sample::select(vec![Seat(0), Seat(1), Seat(7)]))
}

/// Pieces of notation, words and signs in any order.
fn soup() -> impl Strategy<Value = String> {
    let parts = [
        "W",
        "w",
        "Dr",
        "R",
        "В",
        "К",
        "С",
        "Е",
        "Г",
        "х",
        "x",
        "-",
        "–",
        ":",
        "*",
        "/",
        "2f2",
        "2f3",
        "3a7",
        "1g3",
        "2с3",
        "3d3",
        "2",
        "f",
        "9",
        "2f9",
        "4a1",
        "12",
        "(H)",
        "=H",
        "(Г)",
        "(M)",
        "(",
        ")",
        "=",
        "ch",
        "dbl ch",
        "dis. ch.",
        "mate",
        "+",
        "#",
        "шах",
        "дв шах",
        "мат",
        "Воин",
        "Воїн",
        "стихиаль",
        "Сти",
        "dragon",
        "griffin",
        "takes",
        "бьёт",
        "на",
        "с",
        "to",
        "from",
        "all",
        "resign",
        "сдаюсь",
        "1.",
        "...",
        "!",
        "?",
        "0-0",
        "`",
        "\n",
    ];
    prop::collection::vec(
        (prop::sample::select(parts.to_vec()), prop::sample::select(vec!["", "", " "])),
        0..10,
    )
    .prop_map(|parts| parts.into_iter().flat_map(|(part, space)| [part, space]).collect())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn soups_of_notation_are_answered((position, seat) in somewhere(), text in soup()) {
        answered(&position, seat, &text);
    }

    #[test]
    fn any_text_is_answered((position, seat) in somewhere(), text in any::<String>()) {
        answered(&position, seat, &text);
    }
}

#[test]
fn the_longest_texts_are_answered_soon() {
    let position = Position::start(HeroReturn::Origin);
    for part in [
        "в", "W2f3", "x", "х", "с", "ст", "на", "шах", "2", "2f2", "+", "ch", "(", "=", "\u{fdfa}",
        "Z\u{301}",
    ] {
        for length in [LONGEST, LONGEST + 1, 5000, 100_000] {
            let text: String = part.chars().cycle().take(length).collect();
            answered(&position, Seat(0), &text);
            if length > LONGEST {
                let refusal = read(&position, false, Seat(0), &text).unwrap_err();
                assert_eq!((refusal.kind, refusal.message.id()), (RefusalKind::Unreadable, "drc-read-long"));
            }
        }
    }
}
