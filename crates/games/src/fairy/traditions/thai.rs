//! Makruk: Thai letters of files and men, and Thai digits (`ม-ง๗`, `จ๔`), beside the algebraic notation.

use super::tradition::{Heard, Tradition, kind_of, letter};
use crate::fairy::definition::Definition;
use crate::fairy::moves::{Act, Move};
use crate::fairy::running::Running;
use liege_game::Refusal;
use liege_words::letters::is_cross;

/// The notation.
#[derive(Debug)]
pub struct Thai;

const FILES: [char; 8] = ['ก', 'ข', 'ค', 'ง', 'จ', 'ฉ', 'ช', 'ญ'];
const DIGITS: [char; 10] = ['๐', '๑', '๒', '๓', '๔', '๕', '๖', '๗', '๘', '๙'];
/// The men; a letter with the sign that shortens its vowel is two characters.
const MEN: [(&str, &str); 6] =
    [("ม็", "fers"), ("ข", "king"), ("ค", "silver"), ("ม", "knight"), ("ร", "rook"), ("บ", "pawn")];

fn written(game: &Definition, at: u8) -> String {
    let (file, rank) = (usize::from(at % game.size.files), usize::from(at / game.size.files));
    format!("{}{}", FILES.get(file).unwrap_or(&'?'), DIGITS.get(rank + 1).unwrap_or(&'?'))
}

/// The square at the beginning of a text.
fn square<'t>(game: &Definition, text: &'t str) -> Option<(String, &'t str)> {
    let mut letters = text.chars();
    let (file, rank) = (letters.next()?, letters.next()?);
    let file = FILES.iter().position(|letter| *letter == file)? as u8;
    let rank = DIGITS.iter().position(|digit| *digit == rank)?.checked_sub(1)? as u8;
    let inside = file < game.size.files && rank < game.size.ranks;
    inside.then(|| (game.square(rank * game.size.files + file), letters.as_str()))
}

fn after_sign(text: &str) -> (&str, bool) {
    match text.chars().next() {
        Some('-') => (&text[1..], false),
        Some(sign) if is_cross(sign) => (&text[sign.len_utf8()..], true),
        _ => (text, false),
    }
}

impl Tradition for Thai {
    fn forms(&self, running: &Running, mv: Move) -> Vec<String> {
        let game = &*running.game.definition;
        let id = running.spec.kind(running.kind(running.moving(mv))).id;
        let Some((man, _)) = MEN.iter().find(|man| man.1 == id) else { return Vec::new() };
        if mv.act == Act::Pass {
            return Vec::new();
        }
        vec![format!("{man}{}-{}", written(game, mv.from), written(game, mv.to))]
    }

    fn heard(&self, running: &Running, text: &str) -> Option<Result<Heard, Refusal>> {
        let game = &*running.game.definition;
        let (mut kind, mut rest) = (None, text);
        // A letter before a digit is a file.
        if square(game, text).is_none() {
            let (man, id) = MEN.iter().find(|(man, _)| text.starts_with(man))?;
            (kind, rest) = (Some(kind_of(running, id)?), &text[man.len()..]);
        }
        let (after, mut takes) = after_sign(rest);
        let (one, after) = square(game, after)?;
        let (second, captures) = after_sign(after);
        let (way, end) = match square(game, second) {
            Some((two, end)) => {
                takes |= captures;
                (format!("{one}{}{two}", if takes { "x" } else { "" }), end)
            }
            None => (format!("{}{one}", if takes { "x" } else { "" }), after),
        };
        let letter = kind.map_or("", |kind| letter(running, kind));
        Some(Ok(Heard::told(format!("{letter}{way}{end}"))))
    }
}
