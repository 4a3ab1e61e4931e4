//! Tests of the moves found with pins and masks against moves found by walking the board and trying each.

use crate::enochian_chess::army::Army;
use crate::enochian_chess::board::{Kind, Piece};
use crate::enochian_chess::moves::Move;
use crate::enochian_chess::position::{Position, Status};
use crate::enochian_chess::square::Square;
use liege_testing::cases::{is_looked_at, property};
use proptest::prelude::*;

const STRAIGHT: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const ASLANT: [(i8, i8); 4] = [(1, 1), (-1, -1), (1, -1), (-1, 1)];

/// The squares that a piece attacks by the text of the page: walked step by step.
fn attacked(position: &Position, from: Square, piece: Piece) -> Vec<Square> {
    let both = || STRAIGHT.into_iter().chain(ASLANT);
    let leaps = |times: i8| both().filter_map(move |(f, r)| from.offset(f * times, r * times)).collect();
    let slides = |ways: [(i8, i8); 4]| {
        let mut reached = Vec::new();
        for (files, ranks) in ways {
            let mut at = from;
            while let Some(next) = at.offset(files, ranks) {
                reached.push(next);
                at = next;
                if position.board.first(next).is_some() {
                    break;
                }
            }
        }
        reached
    };
    match piece.kind {
        Kind::King => leaps(1),
        Kind::Queen => leaps(2),
        Kind::Bishop => slides(ASLANT),
        Kind::Rook => slides(STRAIGHT),
        Kind::Knight => Square::all()
            .filter(|to| {
                let gaps = (from.file().abs_diff(to.file()), from.rank().abs_diff(to.rank()));
                matches!(gaps, (1, 2) | (2, 1))
            })
            .collect(),
        _ => {
            let (files, ranks) = piece.army.forward();
            [(files + ranks, ranks + files), (files - ranks, ranks - files)]
                .into_iter()
                .filter_map(|(f, r)| from.offset(f, r))
                .collect()
        }
    }
}

fn is_checked(position: &Position, army: Army) -> bool {
    let Some(king) = position.board.king(army) else { return false };
    Square::all().any(|from| {
        position.board.on(from).any(|piece| {
            piece.army.team() != army.team()
                && !position.is_frozen(piece.army)
                && attacked(position, from, piece).contains(&king)
        })
    })
}

/// The moves of an army, without regard to its king.
fn conceivable(position: &Position, army: Army) -> Vec<Move> {
    let mut moves = Vec::new();
    let may_take = |to: Square| {
        position.board.first(to).is_some_and(|piece| {
            piece.army.team() != army.team() && piece.kind != Kind::King && !position.is_frozen(piece.army)
        })
    };
    let men: Vec<(Square, Piece)> = Square::all()
        .flat_map(|from| position.board.on(from).map(move |piece| (from, piece)).collect::<Vec<_>>())
        .filter(|(_, piece)| piece.army == army)
        .collect();
    for (from, piece) in &men {
        let mut targets: Vec<Square> = attacked(position, *from, *piece)
            .into_iter()
            .filter(|to| may_take(*to) || !piece.kind.is_pawn() && position.board.first(*to).is_none())
            .collect();
        let (files, ranks) = army.forward();
        if piece.kind.is_pawn() {
            targets.extend(from.offset(files, ranks).filter(|to| position.board.first(*to).is_none()));
        }
        for to in targets {
            let last = piece.kind.is_pawn() && to.offset(files, ranks).is_none();
            let mut others: Vec<Kind> =
                men.iter().filter(|other| *other != &(*from, *piece)).map(|(_, piece)| piece.kind).collect();
            others.sort_unstable();
            let free = matches!(others[..], [Kind::King] | [Kind::King, Kind::Queen | Kind::Bishop]);
            let promotions = match (last, free, position.has_lost(army)) {
                (true, true, _) => Kind::PIECES.map(Some).to_vec(),
                (true, false, true) => vec![Some(piece.kind.grown())],
                _ => vec![None],
            };
            let all = promotions.into_iter();
            moves.extend(all.map(|promotion| Move { kind: piece.kind, from: *from, to, promotion }));
        }
    }
    moves
}

fn sorted(position: &Position, moves: impl Iterator<Item = Move>) -> Vec<String> {
    let mut texts: Vec<String> = moves.map(|mv| position.written(mv)).collect();
    texts.sort();
    texts
}

fn expected(position: &Position, army: Army) -> Vec<String> {
    if position.status(army) == Status::Frozen {
        return Vec::new();
    }
    let all = conceivable(position, army);
    let legal: Vec<Move> = all
        .iter()
        .copied()
        .filter(|mv| {
            let mut after = *position;
            after.make(army, *mv, &mut ());
            !is_checked(&after, army)
        })
        .collect();
    if !legal.is_empty() || !is_checked(position, army) {
        return sorted(position, legal.into_iter());
    }
    let steps: Vec<Move> = all.iter().copied().filter(|mv| mv.kind == Kind::King).collect();
    sorted(position, if steps.is_empty() { all } else { steps }.into_iter())
}

/// Any position: pieces of four armies at random over the board, with some armies frozen.
fn any_position() -> impl Strategy<Value = Position> {
    let piece = (0usize..4, 1usize..9, 0usize..64);
    let pieces = proptest::collection::vec(piece, 0..34);
    (
        pieces,
        [0usize..64, 0usize..64, 0usize..64, 0usize..64],
        [0u8..6, 0u8..6, 0u8..6, 0u8..6],
        any::<[bool; 4]>(),
        any::<u8>(),
    )
        .prop_map(|(pieces, kings, statuses, throned, lost)| {
            let mut position = Position::start("earth-of-earth");
            position.board = crate::enochian_chess::board::Board::default();
            position.lost = lost & 15;
            for army in Army::ALL {
                let index = army.index();
                position.statuses[index] = match statuses[index] {
                    0 => Status::Frozen,
                    1 => Status::Revived,
                    _ => Status::King,
                };
                let square = if throned[index] { army.throne() } else { Square::at(kings[index]) };
                if position.statuses[index] == Status::King && position.board.first(square).is_none() {
                    position.board.put(square, Piece { army, kind: Kind::King });
                    if throned[index] && lost & 16 != 0 {
                        position.board.put(square, Piece { army, kind: Kind::Rook });
                    }
                } else if position.statuses[index] == Status::King {
                    position.statuses[index] = Status::Revived;
                }
            }
            for (army, kind, square) in pieces {
                let (army, kind, square) = (Army::ALL[army], Kind::ALL[kind], Square::at(square));
                if position.board.first(square).is_none() && position.board.men(army) < 9 {
                    position.board.put(square, Piece { army, kind });
                }
            }
            position
        })
}

/// Bishops and queens in the blocks, so that concourses happen.
fn crossing_position() -> impl Strategy<Value = Position> {
    let places = proptest::collection::vec((0usize..4, any::<bool>(), 0usize..20), 4..14);
    (any_position(), places).prop_map(|(mut position, places)| {
        let blocks: Vec<Square> = Square::all()
            .filter(|square| crate::enochian_chess::attacks::BLOCK_OF[square.index()] != 0)
            .collect();
        for (army, queen, place) in places {
            let (army, square) = (Army::ALL[army], blocks[place]);
            let kind = if queen { Kind::Queen } else { Kind::Bishop };
            if position.board.first(square).is_none_or(|piece| piece.kind != Kind::King) {
                for piece in position.board.on(square).collect::<Vec<_>>() {
                    position.board.take(square, piece);
                }
                if position.board.men(army) < 14 {
                    position.board.put(square, Piece { army, kind });
                }
            }
        }
        position
    })
}

fn agree(position: &Position) {
    for army in Army::ALL {
        let wanted = expected(position, army);
        let moves = position.moves_of_army(army);
        assert_eq!(sorted(position, moves.iter().copied()), wanted, "{army} in {position}");
        if position.is_frozen(army) {
            continue;
        }
        assert_eq!(position.in_check(army), is_checked(position, army), "{army} in {position}");
        let (count, check) = position.count(army);
        assert_eq!(check, is_checked(position, army));
        assert_eq!(position.can_move(army), (count > 0, check));
        let last = if count == 0 && check { position.count_last(army) } else { count };
        assert_eq!(last, wanted.len() as u64, "{army} in {position}");
    }
}

proptest! {
    #![proptest_config(property(500))]

    #[test]
    fn found_moves_are_the_walked_ones(position in any_position()) {
        agree(&position);
    }

    #[test]
    fn found_moves_are_the_walked_ones_among_crossings(position in crossing_position()) {
        agree(&position);
    }
}

#[test]
fn found_moves_are_the_walked_ones_in_games() {
    let mut seed = 12_345_u64;
    let mut below = |n: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % n
    };
    for name in crate::enochian_chess::arrangement::NAMES {
        let mut position = Position::start(name);
        for number in 0..300 {
            if position.is_over() {
                break;
            }
            let moves = position.moves();
            let mv = moves[below(moves.len())];
            // Neighbouring positions are much alike.
            if !is_looked_at(number, 6) {
                position.play(&position.clone().written(mv)).unwrap();
                continue;
            }
            agree(&position);
            let played = moves.iter().map(|mv| {
                let mut after = position;
                after.play(&position.written(*mv)).unwrap();
                after.moves().len() as u64
            });
            assert_eq!(position.perft(2), played.sum::<u64>(), "{position}");
            position.play(&position.clone().written(mv)).unwrap();
            let text = position.to_string();
            assert_eq!(text.parse::<Position>().map(|again| again.to_string()), Ok(text));
        }
    }
}
