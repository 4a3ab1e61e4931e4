//! Playing by pointing: first the piece, then the target, and then, if several moves remain, one of them.
//! Every way of pointing (a menu, a click on the board) asks here for the next step.

use liege_words::Message;
use std::fmt;

/// A thing that a person can point at: a cell of a board, or a piece in somebody's hand.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(String);

/// The first sign of the name of a piece in a hand; no cell's name begins with it.
const HAND: char = '@';

impl Spot {
    /// A cell by its name, with the name of its board if there are several.
    #[must_use]
    pub fn cell(name: impl Into<String>) -> Spot {
        Spot(name.into())
    }

    /// A kind of piece in the hand of a seat, by their ids.
    #[must_use]
    pub fn hand(seat: &str, kind: &str) -> Spot {
        Spot(format!("{HAND}{seat}/{kind}"))
    }

    /// Whether it is in a hand.
    pub fn is_hand(&self) -> bool {
        self.0.starts_with(HAND)
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A legal move as a series of spots to point at.
#[derive(Clone, Debug)]
pub struct Tap {
    /// The move, in canonical notation.
    pub action: String,
    /// The name of the moving piece.
    pub piece: Message,
    /// The place where it starts.
    pub from: Spot,
    /// The places where it lands on the way.
    pub via: Vec<Spot>,
    /// The place where it ends, or its victim from afar.
    pub to: Spot,
    /// A last spot to point at, if the move decides more than its target.
    pub then: Option<Spot>,
    /// Whether it captures anything.
    pub takes: bool,
}

/// The next question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// The piece to move.
    Piece,
    /// The target.
    Target,
    /// One of several moves to that target.
    Which,
}

impl Asks {
    /// Its name in data.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Asks::Piece => "piece",
            Asks::Target => "target",
            Asks::Which => "which",
        }
    }
}

/// One of the answers.
#[derive(Clone, Debug)]
pub struct Choice<'t> {
    /// The spot to point at; `None` if the moves differ in nothing that the board shows.
    pub spot: Option<&'t Spot>,
    /// The moves that remain with it.
    pub taps: Vec<&'t Tap>,
    /// Whether the spot is only passed: the moves end elsewhere.
    pub passed: bool,
}

impl Choice<'_> {
    /// The move, if nothing more has to be asked.
    #[must_use]
    pub fn action(&self, asks: Asks) -> Option<&str> {
        match self.taps[..] {
            [tap] if asks != Asks::Piece => Some(&tap.action),
            _ => None,
        }
    }
}

/// The progress of a person who points out a move.
#[derive(Clone, Debug)]
pub struct Pointed<'t> {
    /// The spots so far, with those that had no alternative.
    pub spots: Vec<&'t Spot>,
    /// The next question.
    pub asks: Asks,
    /// The answers, in the order of the names of cells.
    pub choices: Vec<Choice<'t>>,
}

/// The next question after these spots, in order; `None` if no move begins with them.
#[must_use]
pub fn point<'t>(taps: &'t [Tap], spots: &[&str]) -> Option<Pointed<'t>> {
    let mut left: Vec<&Tap> = taps.iter().collect();
    let mut pointed: Vec<&Spot> = Vec::new();
    let mut named = spots.iter();
    let first = match named.next() {
        Some(name) => Some(&left.iter().find(|tap| tap.from.name() == *name)?.from),
        // If only one piece can move, nobody is asked for the piece.
        None => left.first().map(|tap| &tap.from).filter(|from| left.iter().all(|tap| tap.from == **from)),
    };
    let Some(first) = first else {
        let choices = grouped(&left, |tap| Some(&tap.from));
        return (!choices.is_empty()).then_some(Pointed { spots: pointed, asks: Asks::Piece, choices });
    };
    left.retain(|tap| tap.from == *first);
    pointed.push(first);
    for name in named {
        // The end of a move comes before the cells it passes.
        let parts: [fn(&Tap) -> Vec<&Spot>; 3] =
            [|tap| vec![&tap.to], |tap| tap.then.iter().collect(), |tap| tap.via.iter().collect()];
        let fitting = parts.iter().find_map(|part| {
            let at = |tap: &&'t Tap| part(tap).into_iter().find(|spot| spot.name() == *name);
            let spot = left.iter().find_map(at)?;
            Some((spot, left.iter().copied().filter(|tap| part(tap).contains(&spot)).collect::<Vec<_>>()))
        });
        let (spot, fitting) = fitting?;
        left = fitting;
        pointed.push(spot);
    }
    let ends = grouped(&left, |tap| Some(&tap.to));
    // A piece that was just chosen always shows its targets, even if there is only one.
    if ends.len() > 1 || pointed.len() == 1 {
        let mut choices = ends;
        let passed = left.iter().flat_map(|tap| &tap.via).filter(|spot| !pointed.contains(spot));
        let mut passed: Vec<&Spot> = passed.filter(|spot| left.iter().all(|tap| tap.to != **spot)).collect();
        passed.sort_by_key(|spot| order(spot));
        passed.dedup();
        choices.extend(passed.into_iter().map(|spot| Choice {
            spot: Some(spot),
            taps: left.iter().copied().filter(|tap| tap.via.contains(spot)).collect(),
            passed: true,
        }));
        return Some(Pointed { spots: pointed, asks: Asks::Target, choices });
    }
    let put = grouped(&left, |tap| tap.then.as_ref());
    let is_pointed = |choice: &Choice<'_>| choice.spot.is_some() && choice.taps.len() == 1;
    let choices = if put.iter().all(is_pointed) {
        put
    } else {
        left.iter().map(|tap| Choice { spot: None, taps: vec![*tap], passed: false }).collect()
    };
    Some(Pointed { spots: pointed, asks: Asks::Which, choices })
}

/// Moves grouped by their common spot, and sorted by it.
fn grouped<'t>(taps: &[&'t Tap], by: impl Fn(&'t Tap) -> Option<&'t Spot>) -> Vec<Choice<'t>> {
    let mut choices: Vec<Choice<'t>> = Vec::new();
    for tap in taps {
        let spot = by(tap);
        match choices.iter_mut().find(|choice| choice.spot == spot) {
            Some(choice) => choice.taps.push(tap),
            None => choices.push(Choice { spot, taps: vec![tap], passed: false }),
        }
    }
    choices.sort_by_key(|choice| choice.spot.map(order));
    choices
}

/// The order of spots: numbers by their size, so that 9 comes before 10 and WC2 before WC10; pieces in hand
/// after the board.
fn order(spot: &Spot) -> (bool, Vec<(&str, Option<u32>)>) {
    let mut parts = Vec::new();
    let mut rest = spot.name();
    while !rest.is_empty() {
        let letters = rest.find(|c: char| c.is_ascii_digit()).unwrap_or(rest.len());
        let digits = rest[letters..].find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len() - letters);
        parts.push((&rest[..letters], rest[letters..letters + digits].parse().ok()));
        rest = &rest[letters + digits..];
    }
    (spot.is_hand(), parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tap(action: &str, way: &[&str], then: Option<&str>) -> Tap {
        let spots: Vec<Spot> = way.iter().copied().map(Spot::cell).collect();
        Tap {
            action: action.to_owned(),
            piece: Message::new("piece"),
            from: spots[0].clone(),
            via: spots[1..spots.len() - 1].to_vec(),
            to: spots[spots.len() - 1].clone(),
            then: then.map(Spot::cell),
            takes: false,
        }
    }

    /// The question and its answers, with `>` before one that plays a move.
    fn asked(taps: &[Tap], spots: &[&str]) -> String {
        let Some(pointed) = point(taps, spots) else { return "none".to_owned() };
        let shown = |choice: &Choice<'_>| {
            let spot = choice.spot.map_or("-", Spot::name);
            match (choice.action(pointed.asks), choice.passed) {
                (Some(action), false) => format!("{spot}>{action}"),
                (Some(action), true) => format!("({spot})>{action}"),
                (None, _) => spot.to_owned(),
            }
        };
        format!("{:?} {}", pointed.asks, pointed.choices.iter().map(shown).collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn a_piece_then_where_to_then_what_is_left() {
        let taps = [
            tap("a7a8q", &["a7", "a8"], None),
            tap("a7a8n", &["a7", "a8"], None),
            tap("a7b8q", &["a7", "b8"], None),
            tap("e1e2", &["e1", "e2"], None),
        ];
        assert_eq!(asked(&taps, &[]), "Piece a7 e1");
        assert_eq!(asked(&taps, &["a7"]), "Target a8 b8>a7b8q");
        assert_eq!(asked(&taps, &["a7", "a8"]), "Which ->a7a8q ->a7a8n");
        assert_eq!(asked(&taps, &["e1"]), "Target e2>e1e2");
        assert_eq!(asked(&taps, &["e1", "a8"]), "none");
        assert_eq!(asked(&taps, &["h1"]), "none");
        assert_eq!(asked(&[], &[]), "none");
    }

    #[test]
    fn numbers_in_the_names_of_cells_are_sorted_by_their_size() {
        for (names, sorted) in [
            (&["WC1", "WC10", "WC2", "RV9"][..], "Piece RV9 WC1 WC2 WC10"),
            (&["a10", "a9", "b1"], "Piece a9 a10 b1"),
            (&["2c10", "2c9", "1k2"], "Piece 1k2 2c9 2c10"),
            (&["31", "4", "@white/N"], "Piece 4 31 @white/N"),
        ] {
            let ways: Vec<[&str; 2]> = names.iter().map(|name| [*name, "x"]).collect();
            let taps: Vec<Tap> = ways.iter().map(|way| tap(way[0], way, None)).collect();
            assert_eq!(asked(&taps, &[]), sorted);
        }
    }

    #[test]
    fn who_can_move_one_piece_is_not_asked_which() {
        let taps = [tap("9", &["@black/disc", "9"], None), tap("10", &["@black/disc", "10"], None)];
        assert_eq!(asked(&taps, &[]), "Target 9>9 10>10");
        assert_eq!(point(&taps, &[]).unwrap().spots[0].name(), "@black/disc");
        assert!(point(&taps, &[]).unwrap().spots[0].is_hand());
    }

    #[test]
    fn chains_are_pointed_out_by_their_end_or_on_the_way() {
        let taps = [
            tap("1x10x19", &["1", "10", "19"], None),
            tap("1x12x19", &["1", "12", "19"], None),
            tap("1x12x21", &["1", "12", "21"], None),
        ];
        assert_eq!(asked(&taps, &["1"]), "Target 19 21>1x12x21 (10)>1x10x19 12");
        assert_eq!(asked(&taps, &["1", "19"]), "Which ->1x10x19 ->1x12x19");
        assert_eq!(asked(&taps, &["1", "12"]), "Target 19>1x12x19 21>1x12x21");
        assert_eq!(asked(&taps, &["1", "12", "19"]), "Which ->1x12x19");
    }

    #[test]
    fn what_is_put_back_is_pointed_out_last() {
        let taps = [tap("x>c3", &["e2", "d3"], Some("c3")), tap("x>c4", &["e2", "d3"], Some("c4"))];
        assert_eq!(asked(&taps, &["e2", "d3"]), "Which c3>x>c3 c4>x>c4");
        assert_eq!(asked(&taps, &["e2", "d3", "c4"]), "Which c4>x>c4");
    }
}
