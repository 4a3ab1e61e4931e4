//! Tests for every position: all notation reads back as the action it was written for, and whatever is typed,
//! nothing is accepted that the rules do not allow.

use super::super::action::{Act, Action, Move, MoveKind};
use super::super::board::Cell;
use super::super::explain::Record;
use super::super::position::{Position, SEATS, TruceMode};
use super::complete::in_words;
use super::spoken::spoken;
use super::{complete, letters, moves_of, read};
use liege_game::{Refusal, RefusalKind, Seat};
use liege_testing::cases::property;
use proptest::prelude::*;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::fmt::Write as _;
use std::time::{Duration, Instant};

fn said(position: &Position, seat: Seat, text: &str) -> Result<Vec<String>, Refusal> {
    read(position, &Record::default(), seat, text)
}

fn pick(rng: &mut ChaCha8Rng, length: usize) -> usize {
    rng.next_u32() as usize % length.max(1)
}

/// Positions of random games with many offers, acceptances and orders.
fn positions(seed: u64, mode: TruceMode, steps: usize) -> Vec<Position> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut position = Position::start(SEATS[pick(&mut rng, 3)], mode);
    let mut positions = vec![position];
    for _ in 0..steps {
        let moves = position.legal_moves();
        let acts: Vec<Action> = position
            .open_acts()
            .into_iter()
            .filter(|action| {
                let leaving = matches!(
                    action,
                    Action::Act { act: Act::Resign | Act::Offer(super::super::action::Object::Draw), .. }
                );
                !leaving || pick(&mut rng, 60) == 0
            })
            .collect();
        let bonds: Vec<Action> =
            acts.iter().copied().filter(|action| action.to_string().contains('>')).collect();
        let captures: Vec<Move> = moves.iter().copied().filter(|mv| mv.kind != MoveKind::Quiet).collect();
        let declared: Vec<Move> = moves.iter().copied().filter(|mv| *mv != mv.undeclared()).collect();
        let choice = pick(&mut rng, 10);
        let action = match choice {
            0..4 if !bonds.is_empty() => bonds[pick(&mut rng, bonds.len())],
            4 if !acts.is_empty() => acts[pick(&mut rng, acts.len())],
            _ if moves.is_empty() && acts.is_empty() => break,
            _ if moves.is_empty() => acts[pick(&mut rng, acts.len())],
            _ => {
                let actor = position.mover().unwrap();
                let from = match choice {
                    5 | 6 if !captures.is_empty() => &captures,
                    7 if !declared.is_empty() => &declared,
                    _ => &moves,
                };
                Action::Move { actor, mv: from[pick(&mut rng, from.len())] }
            }
        };
        position.play(action).unwrap();
        positions.push(position);
    }
    positions
}

/// A move written with other cells: `cell` writes one, `between` goes between them.
fn written(mv: &Move, between: &str, cell: impl Fn(Cell) -> String) -> String {
    let mut text = format!("{}{between}{}", cell(mv.from), cell(mv.to));
    if let MoveKind::EnPassant(pawn) = mv.kind {
        let _ = write!(text, "^{}", cell(pawn));
    }
    text
}

/// The name of a cell in Cyrillic letters.
fn russian(cell: Cell) -> String {
    letters::names(cell).swap_remove(1)
}

/// The ways to write a move that must all be read.
fn spellings(position: &Position, actor: Seat, mv: Move) -> Vec<String> {
    let action = Action::Move { actor, mv };
    let canonical = action.to_string();
    let bare = canonical[2..].to_owned();
    let mut tail = String::new();
    mv.write_declarations(&mut tail).unwrap();
    let cyrillic: String = tail
        .chars()
        .map(|c| match c {
            'R' => 'К',
            'W' => 'Б',
            'B' => 'Ч',
            c => c,
        })
        .collect();
    let kind = position.piece(mv.from).unwrap().kind;
    let captures = match mv.kind {
        MoveKind::Castling => false,
        MoveKind::EnPassant(_) => true,
        _ => position.piece(mv.to).is_some(),
    };
    let mut texts = vec![
        canonical.clone(),
        canonical.to_lowercase(),
        bare.clone(),
        bare.to_lowercase(),
        bare.replace('-', " – "),
        position.display(action),
        format!("{}{bare}", kind.letter()),
        written(&mv, "-", russian) + &cyrillic,
        written(&mv, if captures { "х" } else { "-" }, russian).to_lowercase() + &cyrillic,
        written(&mv, " ", |cell| cell.to_string()) + &tail,
    ];
    for (language, between) in
        (0..liege_words::Language::all().len()).zip([" to ", " – ", " на "].into_iter().cycle())
    {
        texts.push(written(&mv, between, |cell| in_words(cell)[language].clone()) + &tail);
    }
    let home = position.turn.index();
    if mv.from.kingdom() == home && mv.to.kingdom() == home && !matches!(mv.kind, MoveKind::EnPassant(_)) {
        texts.push(written(&mv, "-", |cell| cell.to_string()[1..].to_owned()) + &tail);
        texts.push(written(&mv, "-", |cell| russian(cell).chars().skip(1).collect()) + &cyrillic);
    }
    texts
}

/// Positions with declarations (rules page, 8.1: V8a, V8e, V11; castling and en passant with a bond).
const BONDED: [&str; 5] = [
    "1rK/6/10/14/18|2/wK5/wP3rQ5/14/18|1bK/6/4bP5/14/18 R RWB - --- - W>R:3a - - - R * off",
    "1rK/6/10/14/18|2/6/wPwK2rQ5/14/18|1bK/6/3bP6/14/18 R RWB - --- - W>R:3v - - - - * off",
    "1rK/6/3wQ1wR3rP/14/18|1wK/6/10/14/18|1bK/6/10/14/18 W RWB - --- - W>R:3a - - - R * off",
    "1rK/6/10/14/18|1wK/wR4wR/wP9/14/18|1bK/6/10/14/18 W RWB Wsl --- - W>B:3a - - - B * off",
    "1rK/6/10/14/18|1wK/6/10/14/5bPwP11|1bK/6/10/14/18 B RWB - --- W@WV7:WS6 R>B:3a - - - B * off",
];

#[test]
fn every_move_is_read_in_all_its_spellings() {
    let mut declared = 0;
    let random = (0..6).flat_map(|seed| {
        let mode = [TruceMode::Word, TruceMode::Bound, TruceMode::Off][seed as usize % 3];
        positions(seed, mode, 120).into_iter().skip(seed as usize).step_by(48)
    });
    let bonded = BONDED.iter().map(|position| position.parse::<Position>().unwrap());
    for (place, position) in random.chain(bonded).enumerate() {
        let Some(actor) = position.mover() else { continue };
        for mv in position.legal_moves().into_iter().skip(place % 7).step_by(7) {
            declared += usize::from(mv != mv.undeclared());
            let canonical = Action::Move { actor, mv }.to_string();
            for text in spellings(&position, actor, mv) {
                match said(&position, actor, &text) {
                    Ok(actions) => {
                        assert_eq!(actions, std::slice::from_ref(&canonical), "{text} in {position}");
                    }
                    Err(refusal) => {
                        assert_eq!(refusal.kind, RefusalKind::Undecided, "{text} in {position}: {refusal:?}");
                        assert!(refusal.candidates.contains(&canonical), "{text} in {position}: {refusal:?}");
                    }
                }
            }
            // A form that leaves something open has the move among its candidates.
            let kind = position.piece(mv.from).unwrap().kind;
            for text in [format!("{} {}", kind.letter(), mv.to), mv.to.to_string()] {
                if mv.kind == MoveKind::Castling || mv != mv.undeclared() {
                    continue;
                }
                match said(&position, actor, &text) {
                    Ok(actions) => {
                        assert_eq!(actions, std::slice::from_ref(&canonical), "{text} in {position}");
                    }
                    Err(refusal) => {
                        assert!(matches!(refusal.kind, RefusalKind::Ambiguous | RefusalKind::Undecided));
                        assert!(refusal.candidates.contains(&canonical), "{text} in {position}: {refusal:?}");
                    }
                }
            }
        }
    }
    assert!(declared > 10, "only {declared} moves with declarations were met");
}

#[test]
fn every_act_is_read_as_it_is_written_shown_and_said() {
    let mut met = std::collections::BTreeSet::new();
    for seed in 100..112 {
        let mode = [TruceMode::Word, TruceMode::Off][seed as usize % 2];
        for position in positions(seed, mode, 150).into_iter().step_by(6) {
            for action in position.open_acts() {
                let Some(actor) = action.actor() else { continue };
                let canonical = action.to_string();
                // Nine truces each time would be too much repetition.
                if canonical.ends_with(['2', '4', '6', '7', '8']) {
                    continue;
                }
                met.insert(canonical[2..].split(['/', '>', '=']).next().unwrap_or_default().to_owned());
                let mut texts = vec![
                    canonical.clone(),
                    canonical.to_lowercase(),
                    canonical[2..].to_owned(),
                    canonical[2..].to_uppercase(),
                    position.display(action),
                ];
                texts.extend(spoken(action).unwrap());
                for text in texts {
                    match said(&position, actor, &text) {
                        Ok(actions) => {
                            assert_eq!(actions, std::slice::from_ref(&canonical), "{text} in {position}");
                        }
                        Err(refusal) => panic!("{text} in {position}: {refusal:?}"),
                    }
                }
            }
        }
    }
    for verb in ["offer", "accept", "refuse", "withdraw", "claim", "waive", "obey", "resign"] {
        assert!(met.iter().any(|act| act.starts_with(verb)), "no {verb} was met: {met:?}");
    }
}

/// Any text gets an answer within the rules, and soon.
fn answered(position: &Position, seat: Seat, text: &str) {
    let start = Instant::now();
    match said(position, seat, text) {
        Ok(actions) => {
            let mut now = *position;
            for action in &actions {
                let action: Action = action.parse().unwrap();
                assert_eq!(action.actor(), Some(seat), "{text:?}");
                assert!(now.allows(action), "{text:?} was read as {action} in {position}");
                now.play(action).unwrap();
            }
            assert!(!actions.is_empty());
        }
        Err(refusal) => {
            for candidate in refusal.candidates {
                assert!(position.allows(candidate.parse().unwrap()), "{text:?}: {candidate} in {position}");
            }
        }
    }
    for (label, action) in complete(position, &Record::default(), seat, text) {
        assert!(position.allows(action.parse().unwrap()), "{text:?}: {action}");
        assert!(!label.is_empty() && label.chars().count() <= 100, "{label}");
    }
    let listed = moves_of(position, seat, text);
    assert!(listed.is_err() || listed.is_ok_and(|moves| !moves.is_empty()));
    assert!(start.elapsed() < Duration::from_secs(2), "{text:?} took {:?}", start.elapsed());
}

fn somewhere() -> impl Strategy<Value = (Position, Seat)> {
    let positions: Vec<Position> =
        (200..206).flat_map(|seed| positions(seed, TruceMode::Word, 90).into_iter().step_by(6)).collect();
    (prop::sample::select(positions), prop::sample::select(SEATS.to_vec()))
}

/// Pieces of notation, words and signs in any order.
fn soup() -> impl Strategy<Value = String> {
    let parts = [
        "WC5",
        "wv7",
        "БГ5",
        "бс7",
        "RC14",
        "KC14",
        "WС5",
        "C5",
        "Г5",
        "П7",
        "N",
        "K",
        "Кр",
        "с",
        "Q",
        "конь",
        "rook",
        "пешка",
        "Red",
        "White",
        "Чёрный",
        "білий",
        "R",
        "W",
        "B",
        "К",
        "Б",
        "Ч",
        "City",
        "Село",
        "Палац",
        "5",
        "14",
        "3",
        "0",
        "999999999999",
        "-",
        "–",
        "x",
        "х",
        ":",
        "→",
        "*",
        "^",
        "+",
        "#",
        "!",
        "?",
        ",",
        ".",
        ";",
        "\n",
        "/",
        "=",
        ">",
        "O-O",
        "0-0-0",
        "check",
        "шах",
        "plain",
        "без шаха",
        "e.p.",
        "be",
        "my",
        "vassal",
        "lord",
        "будь",
        "моим",
        "слугой",
        "ты",
        "мой",
        "господин",
        "мне",
        "не",
        "нужен",
        "yes",
        "no",
        "да",
        "нет",
        "так",
        "ні",
        "draw",
        "ничья",
        "truce",
        "перемирие",
        "на",
        "круга",
        "for",
        "приказываю",
        "command",
        "me",
        "resign",
        "offer",
        "accept",
        "refuse",
        "withdraw",
        "claim",
        "waive",
        "obey",
        "W>R",
        "R=W",
        "R=W/3",
        "я сам себе господин",
        "own",
        "and",
        "и",
        "W:",
        "R:",
        "B:",
        "*:lapse",
        "all",
    ];
    prop::collection::vec(
        (prop::sample::select(parts.to_vec()), prop::sample::select(vec!["", " ", " "])),
        0..12,
    )
    .prop_map(|parts| parts.into_iter().flat_map(|(part, space)| [part, space]).collect())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..property(200) })]

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
    let position = Position::start(SEATS[1], TruceMode::Word);
    for part in [
        "я ", "i ", "no ", "command ", "WC5 ", "WC5", "x", "9", "W", "!", "+W", "O-", "order,", "да. ",
        "take ", "red ", "\u{fdfa}", "Z\u{301}",
    ] {
        for length in [letters::LONGEST, letters::LONGEST + 1, 5000, 100_000] {
            let text: String = part.chars().cycle().take(length).collect();
            answered(&position, SEATS[1], &text);
            if length > letters::LONGEST {
                let refusal = said(&position, SEATS[1], &text).unwrap_err();
                assert_eq!((refusal.kind, refusal.message.id()), (RefusalKind::Unreadable, "tpc-read-long"));
            }
        }
    }
}

#[test]
fn a_seat_that_does_not_exist_is_answered() {
    let position = Position::start(SEATS[1], TruceMode::Word);
    for text in ["WC5-WV7", "yes", "resign", "nonsense", ""] {
        assert!(said(&position, Seat(7), text).is_err());
        assert!(moves_of(&position, Seat(7), text).is_err());
        assert_eq!(complete(&position, &Record::default(), Seat(7), text), []);
    }
}

/// What only the rules of treaties and captures forbid is refused by them, also where the cell from which it goes is not said.
#[test]
fn what_could_go_there_but_may_not_is_refused_with_the_reason() {
    let neutral = "1rK/6/10/14/18|1wK/6/10/1wQ12/8wRrP8|1bK/6/4bP5/14/18 W RWB - --R - - - - - - * off";
    let two = "1rK/6/10/14/18|1wK/6/10/14/8wRrPwR7|1bK/6/4bP5/14/18 W RWB - --R - - - - - - * off";
    for (position, text, why) in [
        (neutral, "R WV10", "tpc-no-capture-neutral"),
        (neutral, "rook takes WV10", "tpc-no-capture-neutral"),
        (neutral, "RWV9-WV10", "tpc-no-capture-neutral"),
        (two, "R WV10", "tpc-no-capture-neutral"),
        (neutral, "N WV10", "tpc-read-none-goes-piece"),
        (neutral, "B WV10", "tpc-read-none-goes-piece"),
    ] {
        let position: Position = position.parse().unwrap();
        let refusal = said(&position, Seat(1), text).unwrap_err();
        assert_eq!(refusal.message.id(), why, "{text} in {position}: {refusal:?}");
    }
}
