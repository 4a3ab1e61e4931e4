//! Janggi: by squares of two digits, the rank from the top (0 for the tenth) and the file from the left, seen by cho:
//! `P71-72`, `02마83`, `71卒72`.

use super::tradition::{Heard, Tradition, kind_of, kinds_named, letter, name};
use crate::fairy::definition::Definition;
use crate::fairy::moves::{Act, Move};
use crate::fairy::running::Running;
use liege_game::Refusal;
use liege_words::Message;
use liege_words::letters::is_cross;

/// The notation.
#[derive(Debug)]
pub struct Janggi;

/// The men by their characters.
const MEN: [(char, &str); 29] = [
    ('장', "king"),
    ('왕', "king"),
    ('초', "king"),
    ('한', "king"),
    ('궁', "king"),
    ('楚', "king"),
    ('漢', "king"),
    ('將', "king"),
    ('사', "wazir"),
    ('士', "wazir"),
    ('마', "horse"),
    ('馬', "horse"),
    ('马', "horse"),
    ('상', "janggi-elephant"),
    ('象', "janggi-elephant"),
    ('차', "rook"),
    ('거', "rook"),
    ('車', "rook"),
    ('车', "rook"),
    ('포', "janggi-cannon"),
    ('包', "janggi-cannon"),
    ('砲', "janggi-cannon"),
    ('炮', "janggi-cannon"),
    ('졸', "soldier"),
    ('병', "soldier"),
    ('卒', "soldier"),
    ('兵', "soldier"),
    ('將', "king"),
    ('仕', "wazir"),
];

impl Tradition for Janggi {
    fn shown(&self, running: &Running, mv: Move) -> Option<Message> {
        if mv.act == Act::Pass {
            return Some(Message::new("fairy-pass"));
        }
        let game = &*running.game.definition;
        let sign = if running.position().captures(mv) { 'x' } else { '-' };
        let way = format!("{}{sign}{}", self.square(game, mv.from), self.square(game, mv.to));
        let message =
            Message::new("fairy-told").with("before", "").with("piece", name(running, running.moving(mv)));
        Some(message.with("move", way))
    }

    fn forms(&self, running: &Running, mv: Move) -> Vec<String> {
        if mv.act == Act::Pass {
            return vec!["한수쉼".to_owned()];
        }
        let game = &*running.game.definition;
        let (from, to) = (self.square(game, mv.from), self.square(game, mv.to));
        let kind = running.moving(mv);
        let id = running.spec.kind(running.kind(kind)).id;
        let men = MEN.iter().filter(|man| man.1 == id).map(|man| format!("{from}{}{to}", man.0));
        men.chain([format!("{from}-{to}"), format!("{}{from}{to}", letter(running, kind))]).collect()
    }

    fn heard(&self, running: &Running, text: &str) -> Option<Result<Heard, Refusal>> {
        let game = &*running.game.definition;
        let text: Vec<char> = text.chars().collect();
        let length = text.iter().take_while(|c| c.is_alphabetic()).count();
        let letters: String = text[..length].iter().collect();
        let rest = &text[length..];
        let [rank, file, rest @ ..] = rest else { return None };
        let from = at(game, *rank, *file)?;
        if rest.is_empty() && length == 0 {
            return Some(Ok(Heard::told(game.square(from))));
        }
        let man = |c: &char| MEN.iter().find(|man| man.0 == *c).and_then(|man| kind_of(running, man.1));
        let (rest, between) = match rest {
            ['-' | ':', rest @ ..] => (rest, None),
            [cross, rest @ ..] if is_cross(*cross) => (rest, None),
            [c, rest @ ..] if man(c).is_some() => (rest, man(c)),
            rest => (rest, None),
        };
        let [rank, file] = rest else { return None };
        let to = at(game, *rank, *file)?;
        let kinds = match (between, length) {
            (Some(kind), 0) => vec![kind],
            (None, 0) => Vec::new(),
            (None, 1) if man(&text[0]).is_some() => vec![man(&text[0])?],
            _ => kinds_named(running, &letters).into_iter().flatten().collect(),
        };
        if kinds.is_empty() && length > 0 {
            return None;
        }
        let fits = |mv: &Move| {
            let own = kinds.is_empty() || kinds.contains(&running.moving(*mv));
            own && mv.act != Act::Pass && (mv.from, mv.to) == (from, to)
        };
        let moves = running.game.moves().into_iter().filter(fits).collect();
        let letter = kinds.first().map_or("", |kind| letter(running, *kind));
        Some(Ok(Heard { moves, otherwise: format!("{letter}{}{}", game.square(from), game.square(to)) }))
    }

    fn square(&self, game: &Definition, at: u8) -> String {
        let size = game.size;
        format!("{}{}", (size.ranks - at / size.files) % 10, at % size.files + 1)
    }
}

/// The square with these digits.
fn at(game: &Definition, rank: char, file: char) -> Option<u8> {
    let size = game.size;
    let rank = match rank.to_digit(10)? as u8 {
        0 => 10,
        rank => rank,
    };
    let rank = size.ranks.checked_sub(rank)?;
    let file = (file.to_digit(10)? as u8).checked_sub(1).filter(|file| *file < size.files)?;
    Some(rank * size.files + file)
}
