//! Tests of two nearly independent ways to decide legality: generation ([`super::moves`], with pins and short
//! cuts) and the arbiter's reasons ([`super::explain`], rule by rule, with every move tried out in full).
//! They must agree on every move that can be written.

use super::action::{Action, Move, MoveKind};
use super::board::Cell;
use super::explain::{Record, stands_against};
use super::position::{Kind, Piece, Position, SEATS, TruceMode};
use liege_game::Seat;
use liege_testing::cases::{cases, is_looked_at};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::collections::BTreeSet;

fn writable(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    let ours = Cell::all().filter(|cell| {
        position.piece(*cell).is_some_and(|piece| position.commander_of(piece) == Some(position.turn))
    });
    for from in ours {
        for to in Cell::all() {
            let mut kinds = vec![MoveKind::Quiet, MoveKind::Capture, MoveKind::Castling];
            let steps = position.double_step.iter().flatten();
            kinds.extend(steps.map(|step| MoveKind::EnPassant(step.pawn)));
            moves.extend(kinds.into_iter().map(|kind| Move::plain(from, to, kind)));
        }
    }
    moves
}

fn with_declarations(plain: Move) -> impl Iterator<Item = Move> {
    let lords = [None, Some(SEATS[0]), Some(SEATS[1]), Some(SEATS[2])];
    lords.into_iter().flat_map(move |free_of| {
        (0..8u8).map(move |named| {
            let check = [0, 1, 2].map(|seat| named & (1 << seat) != 0);
            Move { free_of, check, ..plain }
        })
    })
}

/// Returns the number of legal moves with a declaration.
fn agree(position: &Position) -> usize {
    let Some(actor) = position.mover() else { return 0 };
    let listed = position.legal_moves();
    let legal: BTreeSet<String> = listed.iter().map(ToString::to_string).collect();
    assert_eq!(legal.len(), listed.len(), "a move is listed twice in {position}");
    assert_eq!(legal.len(), position.count_moves(), "{position}");
    let (mut captures, mut takes) = (Vec::new(), listed.clone());
    position.list_captures(actor, &mut captures);
    takes.retain(Move::takes);
    assert_eq!(captures, takes, "captures in {position}");
    let lawful =
        |mv: &Move| stands_against(position, Action::Move { actor, mv: *mv }, &Record::default()).is_none();
    let mut declared = 0;
    // A binding truce that leaves no move gives way, which the arbiter cannot see in a single move.
    let forced =
        position.mode == TruceMode::Bound && listed.iter().any(|mv| !position.offended(actor, mv).is_empty());
    for (number, plain) in writable(position).into_iter().enumerate() {
        let listed = legal.contains(&plain.to_string());
        assert!(listed == lawful(&plain) || forced, "{plain} in {position}");
        if listed || number % 97 == 0 {
            assert_eq!(listed, position.is_legal(&plain), "{plain} in {position}");
        }
        if listed && position.has_bonds() {
            for mv in with_declarations(plain) {
                let listed = legal.contains(&mv.to_string());
                assert!(listed == lawful(&mv) || forced, "{mv} in {position}");
                if listed {
                    assert!(position.is_legal(&mv), "{mv} in {position}");
                }
                declared += usize::from(listed && mv != plain);
            }
        }
    }
    declared
}

/// A position with few pieces, which is rich for king safety: with bonds in all states and armies without a
/// king, captured or not.
fn anything(dice: &mut ChaCha8Rng) -> Position {
    let mut below = |n: u64| dice.next_u64() % n;
    let out = below(5);
    let mut text: Vec<String> = Vec::new();
    let mut board = [None; 150];
    for army in SEATS.into_iter().filter(|army| u64::from(army.0) != out) {
        loop {
            let near = army.0 * 50 + below(9) as u8;
            let cell = if below(2) == 0 { near } else { below(150) as u8 };
            if board[usize::from(cell)].is_none() {
                board[usize::from(cell)] = Some(Piece { army, kind: Kind::King });
                break;
            }
        }
    }
    for army in SEATS {
        for _ in 0..below(10) {
            let place = &mut board[below(150) as usize];
            let kind = Kind::ALL[1 + below(5) as usize];
            *place = place.or(Some(Piece { army, kind }));
        }
        if out == u64::from(army.0) {
            let place = &mut board[usize::from(army.0 * 50 + below(2) as u8)];
            let holder = Seat((army.0 + 1 + below(2) as u8) % 3);
            *place = place.or(Some(Piece { army: holder, kind: Kind::ALL[1 + below(5) as usize] }));
        }
    }
    let mut position = Position::start(SEATS[0], TruceMode::Off);
    position.board = board;
    text.push(position.to_string().split(' ').next().unwrap_or_default().to_owned());
    let living: Vec<char> =
        ("RWB".chars().zip(0u64..)).filter(|(_, seat)| *seat != out).map(|(letter, _)| letter).collect();
    text.push(living[below(living.len() as u64) as usize].to_string());
    text.push("RWB".chars().map(|c| if living.contains(&c) { c } else { '-' }).collect());
    text.push("-".to_owned());
    let lasts = ["---", "W--", "-R-", "-B-", "B--"];
    text.push(if out > 2 { lasts[below(5) as usize] } else { "---" }.to_owned());
    text.push("-".to_owned());
    let state = |n: u64| ["3a", "1a", "3ac", "2ac", "3v", "3l"][n as usize];
    let bonds = match (below(4), out) {
        (0, _) | (_, 1) => "-".to_owned(),
        (1, 3..) => format!("W>R:{},W>B:{}", state(below(6)), state(4 + below(2))),
        (2, 3..) => format!("W>R:{},B>R:{}", state(below(6)), state(below(6))),
        (_, 0) => format!("W>B:{}", state(4 + below(2))),
        _ => format!("W>R:{}", state(below(6))),
    };
    let bonds = if out == 2 && bonds.contains('a') { "-".to_owned() } else { bonds };
    let truces = if bonds == "-" && out > 2 { "R=W:2.2,W=B:1.3" } else { "-" };
    text.extend([bonds, "-".to_owned(), "-".to_owned(), truces.to_owned()]);
    let mode = if truces == "-" { "off" } else { "bound" };
    text.extend(["-".to_owned(), "*".to_owned(), mode.to_owned()]);
    let text = text.join(" ");
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

#[test]
fn generation_and_reasons_agree() {
    let mut dice = ChaCha8Rng::seed_from_u64(3);
    let mut declared = 0;
    let mut looked = 0;
    for _ in 0..cases(40) {
        let mut position = anything(&mut dice);
        for number in 0..6 {
            if is_looked_at(number, 3) {
                declared += agree(&position);
                looked += usize::from(!position.is_over());
            }
            let moves = position.legal_moves();
            let Some(actor) = position.mover().filter(|_| !moves.is_empty()) else { break };
            let mv = moves[(dice.next_u64() % moves.len() as u64) as usize];
            position.make(mv, actor, &mut ());
        }
    }
    assert!(declared > 30 && looked > 40, "{declared} {looked}");
}

#[test]
fn generation_and_reasons_agree_from_the_start() {
    let mut dice = ChaCha8Rng::seed_from_u64(4);
    for truce in [TruceMode::Word, TruceMode::Bound] {
        let mut position = Position::start(SEATS[1], truce);
        for number in 0..60 {
            if is_looked_at(number, 4) {
                agree(&position);
            }
            let moves = position.legal_moves();
            let Some(actor) = position.mover().filter(|_| !moves.is_empty()) else { break };
            let mv = moves[(dice.next_u64() % moves.len() as u64) as usize];
            position.make(mv, actor, &mut ());
        }
    }
}
