//! The reader of plans: it splits a typed plan into foreseen moves and answers to them. The game reads the
//! moves themselves.
//!
//! ```text
//! if Nrp2-rs5 then Qa1-a2
//! if A then B, if C then D        C is foreseen after the answer B
//! A -> B -> C -> D                means that too; blanks around the arrow, since notations also have arrows
//! if A then B; if C then D        either A or C
//! …; else wait                    wait for any other move: the usual rule, which may be typed
//! …; else resign                  resign at one's turn after any other move
//! ```

use liege_table::{Plan, Typed};
use liege_words::lexicon;

/// A word of the grammar of plans.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    If,
    Then,
    Arrow,
    Else,
    Wait,
    Other,
}

const ARROWS: [&str; 8] = ["->", "→", "=>", "⇒", "⟶", "➔", "➜", "➡"];

/// The role of a part of a line: the foreseen move, or the move to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    When,
    Play,
}

/// Splits a plan into its lines, and tells whether its owner resigns after any other move. The error is the
/// id of the sentence that explains the fault.
pub fn lines(text: &str) -> Result<(Vec<Typed>, bool), &'static str> {
    let mut lines = Vec::new();
    let mut resigns = false;
    for part in text.split([';', '\n']) {
        lines.extend(line(part, &mut resigns)?);
    }
    match lines.len() {
        0 => Err("plan-how"),
        1..=Plan::LINES => Ok((lines, resigns)),
        _ => Err("plan-too-long"),
    }
}

/// Returns the kind of a word.
pub fn kind(word: &str) -> Word {
    let word = word.trim_end_matches([',', ':']);
    match lexicon::value("plan", word) {
        Some("if") => Word::If,
        Some("then") => Word::Then,
        Some("else") => Word::Else,
        Some("wait") => Word::Wait,
        _ if ARROWS.contains(&word) => Word::Arrow,
        _ => Word::Other,
    }
}

/// Reads one line; `None` if it only says what to do after any other move.
fn line(text: &str, resigns: &mut bool) -> Result<Option<Typed>, &'static str> {
    let mut parts: Vec<(Role, String)> = Vec::new();
    let mut role = Role::When;
    let mut said: Vec<&str> = Vec::new();
    let mut words = text.split_whitespace().peekable();
    while let Some(word) = words.next() {
        match kind(word) {
            Word::Other => said.push(word),
            Word::If => {
                if !said.is_empty() {
                    parts.push((role, told(&said)));
                    said.clear();
                } else if !parts.is_empty() && role == Role::Play {
                    return Err("plan-how");
                }
                role = Role::When;
            }
            Word::Then if role == Role::Play => return Err("plan-how"),
            Word::Then | Word::Arrow => {
                if said.is_empty() {
                    return Err("plan-how");
                }
                match role {
                    Role::When => {
                        parts.push((Role::When, told(&said)));
                        role = Role::Play;
                    }
                    // `A -> B, C -> D`: the next foreseen move comes after the comma.
                    Role::Play => match said.iter().rposition(|word| word.ends_with(',')) {
                        Some(comma) if comma + 1 < said.len() => {
                            parts.push((Role::Play, told(&said[..=comma])));
                            parts.push((Role::When, told(&said[comma + 1..])));
                        }
                        _ => {
                            parts.push((Role::Play, told(&said)));
                            role = Role::When;
                        }
                    },
                }
                said.clear();
            }
            Word::Else => {
                let what =
                    words.next().and_then(|word| lexicon::value("plan", word.trim_end_matches(['.', '!'])));
                match what.filter(|_| words.next().is_none()) {
                    Some("wait") => {}
                    Some("resign") => *resigns = true,
                    _ => return Err("plan-else"),
                }
            }
            Word::Wait => {
                if !said.is_empty() || words.peek().is_some() {
                    return Err("plan-how");
                }
                // "if A then wait" has no effect.
                if role == Role::Play {
                    parts.pop();
                }
            }
        }
    }
    if !said.is_empty() {
        parts.push((role, told(&said)));
    }
    if parts.is_empty() {
        return Ok(None);
    }
    let mut line = Typed::new();
    let mut parts = parts.into_iter();
    while let Some((role, when)) = parts.next() {
        match (role, parts.next()) {
            (Role::When, Some((Role::Play, play))) => line.push((when, play)),
            (Role::When, None) => return Err("plan-no-answer"),
            _ => return Err("plan-how"),
        }
    }
    Ok(Some(line))
}

/// Joins words into one text.
fn told(words: &[&str]) -> String {
    words.join(" ").trim_end_matches(',').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Vec<Vec<(String, String)>>, &'static str> {
        lines(text).map(|(lines, _)| lines)
    }

    #[test]
    fn who_resigns_otherwise_says_so() {
        for text in [
            "if A then B else resign",
            "if A then B; else resign",
            "если A то B, иначе сдаюсь",
            "якщо A то B; інакше здаюся",
        ] {
            assert_eq!(lines(text), Ok((pairs(&[&[("A", "B")]]), true)), "{text}");
        }
        assert_eq!(lines("if A then B; else wait").map(|(_, resigns)| resigns), Ok(false));
        assert_eq!(lines("else resign"), Err("plan-how"));
    }

    fn pairs(pairs: &[&[(&str, &str)]]) -> Vec<Vec<(String, String)>> {
        let owned = |(when, play): &(&str, &str)| ((*when).to_owned(), (*play).to_owned());
        pairs.iter().map(|line| line.iter().map(owned).collect()).collect()
    }

    #[test]
    fn plans_are_read_as_people_type_them() {
        let one = pairs(&[&[("Nrp2-rs5", "Qa1-a2")]]);
        for text in [
            "if Nrp2-rs5 then Qa1-a2",
            "Nrp2-rs5 -> Qa1-a2",
            "If Nrp2-rs5, then Qa1-a2; else wait",
            "если Nrp2-rs5, то Qa1-a2; иначе ждать",
            "якщо Nrp2-rs5 то Qa1-a2, інакше чекати",
            "if Nrp2-rs5 → Qa1-a2; if Kc4 then wait",
        ] {
            assert_eq!(read(text), Ok(one.clone()), "{text}");
        }
        let long = pairs(&[&[("A1 B2", "C"), ("D, E", "F G")], &[("X", "Y")]]);
        for text in [
            "if A1 B2 then C, if D, E then F G; if X then Y; else wait",
            "A1 B2 -> C -> D, E -> F G\nX -> Y",
            "если A1 B2 то C, если D, E то F G; если X то Y",
        ] {
            assert_eq!(read(text), Ok(long.clone()), "{text}");
        }
        assert_eq!(read("A -> B, C -> D"), Ok(pairs(&[&[("A", "B"), ("C", "D")]])));
        // An arrow within a word belongs to the notation.
        assert_eq!(read("C5→S7 -> a->b"), Ok(pairs(&[&[("C5→S7", "a->b")]])));
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (text, why) in [
            ("", "plan-how"),
            ("else wait", "plan-how"),
            ("A", "plan-no-answer"),
            ("if A then B, if C", "plan-no-answer"),
            ("if A then B then C", "plan-how"),
            ("if then B", "plan-how"),
            ("if A then B; else C", "plan-else"),
            ("if A if B then C", "plan-how"),
        ] {
            assert_eq!(read(text), Err(why), "{text}");
        }
    }
}
