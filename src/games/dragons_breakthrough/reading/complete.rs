//! Completion of what somebody is typing.

use super::super::action::{Action, Basic};
use super::super::board::Cell;
use super::super::position::Position;
use super::super::state::Breakthrough;
use super::lexicon::{self, Sense};
use super::tokens::{Token, tidy, tokens};
use crate::game::{Seat, State};

/// The most completions that are shown.
const MOST: usize = 25;

/// The legal actions of `seat` that fit what it has typed so far, best first: as they are shown, and in
/// canonical notation.
pub(in super::super) fn complete(game: &Breakthrough, seat: Seat, typed: &str) -> Vec<(String, String)> {
    if !game.to_move().contains(seat) {
        return Vec::new();
    }
    let Some(typed) = tidy(typed) else { return Vec::new() };
    let sought = normal(&typed);
    let mut scored: Vec<(u8, u8, Action)> = game
        .actions()
        .into_iter()
        .filter_map(|action| Some((score(game.at(), &action, &sought, &typed)?, weight(&action), action)))
        .collect();
    scored.sort_by_cached_key(|(score, weight, action)| (*score, *weight, natural(action)));
    scored
        .into_iter()
        .take(MOST)
        .map(|(_, _, action)| action.to_string())
        .map(|canonical| (game.display(&canonical), canonical))
        .collect()
}

/// Of moves that fit equally well captures come first, drops last.
fn weight(action: &Action) -> u8 {
    match action {
        Action::Move(mv) => match mv.basic {
            Basic::Capture { .. } => 0,
            Basic::Step { .. } if !mv.flight.is_empty() => 1,
            Basic::Step { .. } => 2,
            Basic::Drop { .. } => 4,
        },
        Action::Swap => 3,
    }
}

/// By numbers rather than by letters: 5-9 before 12-16.
fn natural(action: &Action) -> (u8, u8, String) {
    let Action::Move(mv) = action else { return (0, 0, String::new()) };
    (mv.basic.from().map_or(0, Cell::number), mv.basic.to().number(), mv.to_string())
}

/// A text in the form in which beginnings are compared: cells parted by one space, drops as `c@14`.
fn normal(text: &str) -> String {
    let mut normal = String::new();
    for token in tokens(text) {
        let mut part = |text: &str| {
            if !normal.is_empty() && !normal.ends_with(['@', '!', ' ']) {
                normal.push(' ');
            }
            normal.push_str(text);
        };
        match token {
            Token::Number(digits) => part(&digits),
            Token::Word(word) => match lexicon::senses(&word).as_deref() {
                Some([Sense::Kind(kind)]) => part(&kind.letter().to_string()),
                // `!CC`
                Some(senses) if senses.iter().all(|sense| matches!(sense, Sense::Kind(_))) => {
                    normal.extend(senses.iter().filter_map(|sense| match sense {
                        Sense::Kind(kind) => Some(kind.letter()),
                        _ => None,
                    }));
                }
                Some([Sense::Takes | Sense::Filler | Sense::Drop | Sense::Fate(_)]) => {}
                _ => part(&word),
            },
            Token::Arrow => normal.push('@'),
            Token::Bang => normal.push('!'),
            Token::Dash | Token::Takes | Token::Plus | Token::Part | Token::Dot => {}
        }
    }
    normal
}

/// How well an action fits: the smaller, the better. `sought` is the normal form of `typed`.
fn score(position: &Position, action: &Action, sought: &str, typed: &str) -> Option<u8> {
    let Action::Move(mv) = action else {
        let word = typed.trim().to_lowercase();
        let words = ["swap", "обмен", "обмін", "поменять цвет", "поміняти колір"];
        return (word.is_empty() || words.iter().any(|own| own.starts_with(&word))).then_some(0);
    };
    if sought.is_empty() {
        return typed.trim().is_empty().then_some(0);
    }
    let canonical = normal(&mv.to_string());
    // A number that is complete is that cell, not the beginning of another one.
    let closed = typed.ends_with(|c: char| !c.is_ascii_digit());
    let begins = |text: &str| {
        text.strip_prefix(sought)
            .is_some_and(|rest| !closed || !rest.starts_with(|c: char| c.is_ascii_digit()))
    };
    let exact = |text: &str| {
        text.strip_prefix(sought).is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
    };
    if exact(&canonical) {
        return Some(0);
    }
    if begins(&canonical) {
        return Some(1);
    }
    let to = mv.basic.to();
    let named = match mv.basic {
        Basic::Drop { kind, .. } => format!("{} {to}", kind.letter()),
        Basic::Step { from, .. } | Basic::Capture { from, .. } => {
            let kind = position.kind_on(from).letter();
            if begins(&format!("{from} {to}")) {
                return Some(1);
            }
            if begins(&format!("{kind} {from} {to}")) {
                return Some(2);
            }
            format!("{kind} {to}")
        }
    };
    if begins(&named) {
        return Some(2);
    }
    if begins(&to.to_string()) {
        return Some(3);
    }
    // Any landing or cell of the dragon's flight.
    let cells = canonical.split([' ', '@', '!']);
    cells.skip(1).any(|cell| cell == sought).then_some(4)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(position: &str, typed: &str) -> Vec<String> {
        let game = Breakthrough::new(position.parse().unwrap());
        let seat = game.at().holder(game.at().turn);
        complete(&game, seat, typed).into_iter().map(|(_, canonical)| canonical).collect()
    }

    #[test]
    fn beginnings_come_first() {
        let start = "nkkr/ccdc/cccc/4/4/CCCC/CDCC/RKKN L -/- a fs - 0";
        assert_eq!(shown(start, "22"), ["22-17", "22-18"]);
        assert_eq!(shown(start, "22-"), ["22-17", "22-18"]);
        assert_eq!(shown(start, "22 1"), ["22-17", "22-18"]);
        assert_eq!(shown(start, "22–18"), ["22-18"]);
        assert_eq!(shown(start, "18"), ["22-18", "23-18"]);
        assert_eq!(shown(start, "к"), ["32-19", "32-20"]);
        assert_eq!(shown(start, "n 20"), ["32-20"]);
        assert_eq!(shown(start, "").len(), 9);
        assert_eq!(shown(start, "q"), [""; 0]);
        assert_eq!(shown(&start.replace(" L -/- a", " D -/- b"), "об"), ["swap"]);
        assert_eq!(shown(&start.replace(" L -/- a", " D -/- b"), "sw"), ["swap"]);
        assert!(shown(&start.replace(" L -/- a", " D -/- b"), "1").starts_with(&["1-13".to_owned()]));
    }

    #[test]
    fn drops_and_choices_are_found() {
        let full = "4/1c1d/K3/4/1c2/2C1/1D2/4 L CKN/R - fs - 0";
        assert_eq!(shown(full, "23"), ["23:14!C", "23:14!K", "23:14!N"]);
        assert_eq!(shown(full, "23:14!k"), ["23:14!K"]);
        let flights = "4/2dK/4/3K/k3/4/CD2/4 L K/K - fs - 0";
        assert_eq!(shown(flights, "кш→23"), ["K@23+26-19-12-3"]);
        assert_eq!(shown(flights, "K@23+26"), ["K@23+26-19-12-3"]);
        assert!(shown(flights, "кш").len() == 25);
    }

    #[test]
    fn whoever_is_not_to_move_is_offered_nothing() {
        let game = Breakthrough::new(Position::start(true, false));
        assert_eq!(complete(&game, Seat(1), ""), []);
        assert_eq!(complete(&game, Seat(7), ""), []);
    }
}
