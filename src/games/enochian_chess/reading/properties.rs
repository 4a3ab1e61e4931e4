//! What must hold of every text: whatever is legal reads back from every way it is shown, and nothing
//! that anybody types makes the program stop.

use super::super::action::Action;
use super::super::arrangement::NAMES;
use super::super::position::{Position, SEATS};
use super::super::talk;
use super::{complete, moves_of, read};
use crate::game::words;
use crate::words::Language;
use proptest::prelude::*;

/// Positions along a game of moves and acts chosen by `choices`.
fn along(name: &str, choices: &[u16]) -> Vec<Position> {
    let mut position = Position::start(name);
    let mut seen = vec![position];
    for choice in choices {
        let moves = position.written_moves();
        let acts = position.open_acts();
        let choice = usize::from(*choice);
        // Now and then an act; resigning would end all games early.
        let act = acts.get(choice / 16 % acts.len().max(1)).map(ToString::to_string);
        let act = act.filter(|text| choice % 16 == 0 && !text.starts_with("resign"));
        let Some(text) = act.or_else(|| moves.get(choice % moves.len().max(1)).cloned()) else { break };
        position.play(text.parse().unwrap()).unwrap();
        seen.push(position);
    }
    seen
}

/// Positions in which all kinds of acts are open.
fn with_acts() -> Vec<Position> {
    let v11 = "6brbK/2yryR4/8/8/8/6rbrK/1kr6/kR7 b fKKf - - - - *";
    let actions = ["offer draw red", "offer exchange red>blue b1", "accept draw blue"];
    let mut all = vec![v11.parse::<Position>().unwrap()];
    for first in actions {
        let mut position = all[0];
        if position.play(first.parse().unwrap()).is_ok() {
            all.push(position);
            if position.play(actions[1].parse().unwrap()).is_ok() {
                all.push(position);
            }
        }
    }
    all.push(Position::start("air-of-air"));
    all
}

#[test]
fn acts_read_back_as_they_are_said() {
    let mut said = 0;
    for position in with_acts() {
        for action in position.open_acts() {
            let Action::Act { by, act } = action else { continue };
            let text = action.to_string();
            for typed in [text.clone(), text.to_uppercase()] {
                assert_eq!(read(&position, by, &typed), Ok(vec![text.clone()]), "{typed} in {position}");
            }
            for language in Language::ALL {
                let game = &super::super::EnochianChess;
                let spoken = words().say_of(language, game, &talk::spoken(&position, by, act));
                assert_eq!(read(&position, by, &spoken), Ok(vec![text.clone()]), "“{spoken}” in {position}");
                said += 1;
            }
        }
    }
    assert!(said > 100, "{said}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn moves_read_back_as_they_are_shown(place in 0usize..16, choices in proptest::collection::vec(any::<u16>(), 0..120)) {
        for position in along(NAMES[place], &choices).into_iter().step_by(7) {
            let Some(seat) = position.mover() else { break };
            for text in position.written_moves() {
                let shown = position.display(text.parse().unwrap());
                prop_assert_eq!(read(&position, seat, &text), Ok(vec![text.clone()]));
                prop_assert_eq!(read(&position, seat, &shown), Ok(vec![text.clone()]));
                match read(&position, seat, &text.to_lowercase()) {
                    Ok(read) => prop_assert_eq!(read, vec![text.clone()]),
                    Err(refusal) => prop_assert!(refusal.candidates.contains(&text), "{} {:?}", text, refusal),
                }
                let bare = text.replace(['-', 'x', '='], "");
                prop_assert_eq!(read(&position, seat, &bare), Ok(vec![text.clone()]));
                prop_assert!(complete(&position, seat, &bare).iter().any(|(_, action)| *action == text));
            }
        }
    }

    #[test]
    fn nothing_typed_stops_the_program(text in ".{0,60}", choices in proptest::collection::vec(any::<u16>(), 0..60)) {
        for position in along("air-of-fire", &choices).into_iter().step_by(9) {
            let listed: Vec<String> = position
                .written_moves()
                .into_iter()
                .chain(position.open_acts().iter().map(ToString::to_string))
                .collect();
            for seat in SEATS {
                if let Err(refusal) = read(&position, seat, &text) {
                    for candidate in &refusal.candidates {
                        prop_assert!(listed.contains(candidate), "{}", candidate);
                    }
                }
                for (_, action) in complete(&position, seat, &text) {
                    prop_assert!(listed.contains(&action), "{}", action);
                }
                let _ = moves_of(&position, seat, &text);
            }
        }
    }

    #[test]
    fn texts_made_of_notation_are_read_or_explained(
        parts in proptest::collection::vec(
            proptest::sample::select(vec![
                "a", "b", "c", "х", "н", "с", "к", "кр", "ф", "кв", "1", "2", "3", "4", "8", "9", "-", "x", ":", " ",
                "=", "B", "Q", "K", "P", "N", "п", "draw", "offer", "accept", "exchange", "red", "blue", ">", "на",
                "+", "(", ")", "♕", "ничья", "не",
            ]),
            0..9,
        ),
        seat in 0usize..4,
    ) {
        let text = parts.concat();
        let position = Position::start("water-of-air");
        if let Ok(actions) = read(&position, SEATS[seat], &text) {
            let mut after = position;
            for action in actions {
                after.play(action.parse().unwrap()).unwrap();
            }
        }
    }
}
