//! Sentences that follow from a text: how its own pieces move, how it is played, how it ends. They are put together of
//! the sentences of the family, so that they are in every language.

use super::betza::{self, Part, Purpose, Step, Way};
use super::definition::Definition;
use super::position::NONE;
use super::settings::Value;
use super::tables::{Squares, bit};
use liege_squares::KindSpec;
use liege_words::Language;
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// Whether a Fluent source has a message.
pub fn has(source: &str, id: &str) -> bool {
    source.lines().any(|line| line.strip_prefix(id).is_some_and(|rest| rest.starts_with(" =")))
}

/// The English sentences of the family, or of the kit.
fn common(prefix: &str) -> &'static str {
    if prefix == "sqr" {
        liege_squares::sentences(Language::ENGLISH)
    } else {
        crate::sentences(Language::ENGLISH)
    }
}

/// The id of the message on how a kind moves: the game's own, or that of its name.
pub fn moves_of(id: &str, kind: &KindSpec, english: &str) -> String {
    let own = format!("{id}-moves-{}", kind.id);
    if has(english, &own) || kind.words == id { own } else { format!("{}-moves-{}", kind.words, kind.id) }
}

/// The messages that the game's own files lack.
pub fn sentences(
    game: &Definition,
    id: &str,
    kinds: &[KindSpec],
    english: &str,
    told: Option<&str>,
) -> String {
    let mut made = String::new();
    let mut message = |name: String, text: &str| {
        if !has(english, &name) {
            let _ = write!(made, "{name} =");
            for line in text.lines() {
                let _ = write!(made, "\n    {line}");
            }
            made.push('\n');
        }
    };
    message(format!("{id}-name"), id);
    message(format!("{id}-about"), "{ fairy-about }");
    message(format!("{id}-help"), &help(game));
    message(format!("{id}-help-notation"), &notation(game, kinds, told));
    for (kind, own) in kinds.iter().zip(game.kinds.iter().rev()) {
        if kind.words != id {
            continue;
        }
        message(format!("{id}-kind-{}", kind.id), &format!("{0}\n.letter = {0}", kind.sign));
        let usual = ["fairy", "sqr"].map(|prefix| (prefix, format!("{prefix}-moves-{}", kind.id)));
        let known = usual.iter().find(|(prefix, moves)| has(common(prefix), moves));
        let plain = own.name.movement().and_then(|usual| betza::read(usual).ok());
        let plain = plain.is_some_and(|usual| usual.parts == own.movement.parts);
        let moves = match known.filter(|_| plain) {
            Some((_, moves)) => format!("{{ {moves} }}"),
            None => movement(&own.movement.parts),
        };
        message(format!("{id}-moves-{}", kind.id), &moves);
    }
    made
}

/// Whether kings castle from the start.
fn castles(game: &Definition) -> bool {
    game.rules.castling && game.start.rooks != [[NONE; 2]; 2]
}

/// The rules beside the moves of the pieces.
fn help(game: &Definition) -> String {
    let rules = &game.rules;
    let mut lines = Vec::new();
    let mut line = |when: bool, name: &str, more: String| {
        if when {
            // A sentence with a number or squares in it is a term, which takes them as arguments.
            let sentence = match more.as_str() {
                "" => format!("fairy-help-{name}"),
                _ => format!("-fairy-help-{name}({more})"),
            };
            lines.push(format!("• {{ {sentence} }}"));
        }
    };
    let none = String::new;
    line(castles(game), "castling", none());
    line(rules.must_capture, "must-capture", none());
    line(!rules.checking, "no-checking", none());
    line(rules.blast, "blast", none());
    line(rules.to_hand && rules.drops, "hand", none());
    line(rules.drops && !rules.to_hand, "drops", none());
    line(rules.gating, "gating", none());
    line(rules.flying_general, "facing", none());
    line(rules.immobility_illegal, "immobile", none());
    line(rules.must_drop, "must-drop", none());
    line(rules.pass != [false; 2], "pass", none());
    line(game.king.is_some() || rules.pseudo_royal, "mate", none());
    let number = |n: u32| format!("n: {n}");
    let checks = game.start.checks[0].max(game.start.checks[1]);
    line(rules.check_counting, "checks", number(checks.into()));
    let goal = |side: usize| {
        let squares = Squares(game.flag_region[side]).map(|at| format!("`{}`", game.square(at)));
        format!("squares: \"{}\"", squares.collect::<Vec<_>>().join(", "))
    };
    if game.flag_region[0] == game.flag_region[1] {
        line(game.flag_region[0] != 0, "flag", goal(0));
    } else {
        line(game.flag_region[0] != 0, "flag-first", goal(0));
        line(game.flag_region[1] != 0, "flag-second", goal(1));
    }
    line(rules.connect > 0, "row", number(rules.connect));
    let extinct = rules.extinction_value.filter(|_| !rules.pseudo_royal);
    line(extinct == Some(Value::Loss), "extinct", none());
    line(extinct == Some(Value::Win), "extinct-wins", none());
    let stalemate = match rules.stalemate {
        Value::Win => "stalemate-wins",
        Value::Draw => "stalemate-draws",
        Value::Loss => "stalemate-loses",
    };
    line(true, stalemate, none());
    let repetition = if rules.fold_value == Value::Draw { "repetition-draws" } else { "repetition" };
    line(rules.fold_rule > 0, repetition, number(rules.fold_rule));
    line(rules.perpetual_illegal, "perpetual", none());
    line(rules.move_rule > 0, "quiet", number(rules.move_rule));
    lines.join("\n")
}

/// How moves are typed, with the letters of the pieces.
fn notation(game: &Definition, kinds: &[KindSpec], told: Option<&str>) -> String {
    let usual = if castles(game) { "castling" } else { "plain" };
    let mut text = format!("{{ fairy-notation-{} }}", told.unwrap_or(usual));
    let occurring = game.occurring();
    let lettered = kinds
        .iter()
        .zip(occurring.iter().rev().copied())
        .filter(|(kind, occurs)| *occurs && !kind.letter.is_empty());
    let letters: Vec<String> = lettered
        .map(|(kind, _)| {
            let name = format!("{}-kind-{}", kind.words, kind.id);
            format!("`{{ {name}.letter }}` {{ {name} }}")
        })
        .collect();
    if !letters.is_empty() {
        let _ = write!(text, "\n• {}", letters.join(", "));
    }
    // A notation of its own says the rest itself.
    if told.is_some() {
        return text;
    }
    if game.rules.drops {
        text += "\n• { fairy-notation-drop }";
    }
    if game.rules.gating {
        text += "\n• { fairy-notation-gate }";
    }
    if game.turned.iter().any(|kind| *kind != NONE) {
        text += "\n• { fairy-notation-plus }";
    }
    let pawns = occurring.iter().zip(&game.promotes[0]).any(|(occurs, promotes)| *occurs && *promotes);
    if let Some(example) = promotion(game, kinds).filter(|_| pawns) {
        let _ = write!(text, "\n• `{example}`: {{ fairy-notation-promotion }}");
    }
    text
}

/// How White's pawns on the e file promote, for example `e8=Q`, to a queen if that is possible. `None`: a single promotion
/// needs no name.
fn promotion(game: &Definition, kinds: &[KindSpec]) -> Option<String> {
    let [first, _, ..] = game.promotions[0].as_slice() else { return None };
    let queen =
        game.promotions[0].iter().find(|(kind, _)| game.kinds[usize::from(*kind)].name.key() == "queen");
    let kind = &kinds[kinds.len() - 1 - usize::from(queen.unwrap_or(first).0)];
    let file = game.size.files.min(5) - 1;
    let mut ranks = (0..game.size.ranks).rev().map(|rank| rank * game.size.files + file);
    let square = game.square(ranks.find(|at| game.promotion_region[0] & bit(*at) != 0)?);
    Some(format!("{square}={{ {}-kind-{}.letter }}", kind.words, kind.id))
}

/// How a piece moves that only a text knows.
fn movement(parts: &[Part]) -> String {
    let told: Vec<String> = parts.iter().map(part).collect();
    if told.is_empty() { "{ fairy-part-none }".to_owned() } else { told.join(" ") }
}

/// A part of a movement: its purpose, its way, and its directions.
fn part(part: &Part) -> String {
    let purpose = match part.purpose {
        Purpose::Both => "both",
        Purpose::Quiet => "quiet",
        Purpose::Capture => "capture",
        Purpose::First => "first",
    };
    let size = |step: &Step| (step.0.abs().min(step.1.abs()), step.0.abs().max(step.1.abs()));
    let near = part.steps.iter().all(|step| size(step).1 == 1);
    let way = match (part.way, part.range) {
        (Way::Hop, _) => "hop",
        (Way::Land, _) => "land",
        (Way::Lame, _) => "lame",
        (Way::Plain, 1) if near => "step",
        (Way::Plain, 1) => "leap",
        (Way::Plain, _) if near => "slide",
        (Way::Plain, _) => "jumps",
    };
    let sizes: BTreeSet<(i8, i8)> = part.steps.iter().map(size).collect();
    // The mirror images of a step: four of a straight or a diagonal one, eight of any other.
    let mirrored = |(one, other): (i8, i8)| if one == 0 || one == other { 4 } else { 8 };
    let whole = sizes.iter().map(|size| mirrored(*size)).sum::<usize>() == part.steps.len();
    let directions = if whole {
        let all = sizes.iter().map(|(one, other)| {
            let (name, length) = match (*one, *other) {
                (0, length) => ("straight", length.to_string()),
                (one, other) if one == other => ("diagonal", other.to_string()),
                (one, other) => ("around", format!("{other}:{one}")),
            };
            if length == "1" {
                format!("{{ fairy-part-{name} }}")
            } else {
                format!("{{ fairy-part-{name} }} {length}")
            }
        });
        all.collect::<Vec<_>>().join(", ")
    } else {
        let steps = part.steps.iter().map(|(files, ranks)| format!("{files:+}:{ranks:+}"));
        format!("{{ fairy-part-ways }} {}", steps.collect::<Vec<_>>().join(" "))
    };
    let range =
        if part.range > 1 { format!(" ({{ fairy-part-upto }} {})", part.range) } else { String::new() };
    format!("{{ fairy-part-{purpose} }} {{ fairy-part-{way} }} {directions}{range}.")
}
