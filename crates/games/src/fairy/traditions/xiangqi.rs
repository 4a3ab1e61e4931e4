//! Xiangqi: by files and steps (`C2=5`, `H8+7`, `+R-1`), in Chinese (`炮二平五`, `馬8進7`, `前車進三`), and by points whose ranks
//! count from 0 (`H2-E2`). Files count from each player's right.

use super::tradition::{Heard, Tradition, kind_of, kinds_named, letter, name, refused, several};
use crate::fairy::definition::Definition;
use crate::fairy::moves::Move;
use crate::fairy::running::Running;
use crate::fairy::tables::Squares;
use liege_game::{Foreign, Refusal};
use liege_squares::Rules as _;
use liege_words::Message;
use liege_words::letters::look;

/// The notation.
#[derive(Debug)]
pub struct Xiangqi;

/// The men by their characters: red's and black's usual ones first.
const MEN: [(char, &str); 23] = [
    ('帥', "king"),
    ('將', "king"),
    ('帅', "king"),
    ('将', "king"),
    ('仕', "fers"),
    ('士', "fers"),
    ('相', "elephant"),
    ('象', "elephant"),
    ('傌', "horse"),
    ('馬', "horse"),
    ('马', "horse"),
    ('俥', "rook"),
    ('車', "rook"),
    ('车', "rook"),
    ('炮', "cannon"),
    ('砲', "cannon"),
    ('包', "cannon"),
    ('兵', "soldier"),
    ('卒', "soldier"),
    ('馭', "horse"),
    ('伡', "rook"),
    ('仼', "fers"),
    ('像', "elephant"),
];
const NUMERALS: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];

/// The man that a text names, by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// The number of its file.
    File(u8),
    /// The foremost of several on a file.
    Front,
    /// The hindmost.
    Rear,
    /// The middle one of three.
    Middle,
    /// Its number among the men of its kind that share a file: from the right, and from the front.
    Number(u8),
}

/// The way of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Forward,
    Back,
    Aside,
}

/// A move by files and steps.
#[derive(Clone, Debug)]
struct Wanted {
    /// The kinds that the man may be of, the surest meaning first.
    kinds: Vec<Vec<u8>>,
    place: Place,
    way: Way,
    number: u8,
}

/// The number of a square's file, seen by a side.
fn file(game: &Definition, side: usize, at: u8) -> u8 {
    let file = at % game.size.files;
    if side == 0 { game.size.files - file } else { file + 1 }
}

/// The way and the number of a move.
fn way(running: &Running, mv: Move) -> (Way, u8) {
    let game = &*running.game.definition;
    let side = running.position().turn;
    let (from, to) = (mv.from / game.size.files, mv.to / game.size.files);
    let way = match (from == to, (to > from) == (side == 0)) {
        (true, _) => Way::Aside,
        (_, true) => Way::Forward,
        _ => Way::Back,
    };
    let straight = mv.from % game.size.files == mv.to % game.size.files;
    (way, if straight && way != Way::Aside { from.abs_diff(to) } else { file(game, side, mv.to) })
}

/// The men of a side of one kind on the file of one of them, the foremost first.
fn on_file(running: &Running, kind: u8, at: u8) -> Vec<u8> {
    let (game, side) = (&*running.game.definition, running.position().turn);
    let men = running.position().men(side, kind) & game.files[usize::from(at % game.size.files)];
    let mut men: Vec<u8> = Squares(men).collect();
    if side == 0 {
        men.reverse();
    }
    men
}

/// The place of a man among those of his kind, as texts name it: the usual way first.
fn places(running: &Running, kind: u8, at: u8) -> Vec<Place> {
    let (game, side) = (&*running.game.definition, running.position().turn);
    let own = Place::File(file(game, side, at));
    let men = on_file(running, kind, at);
    let index = men.iter().position(|man| *man == at).unwrap_or_default();
    if men.len() < 2 {
        return vec![own];
    }
    let mut places = match index {
        0 => vec![Place::Front],
        index if index + 1 == men.len() => vec![Place::Rear],
        1 if men.len() == 3 => vec![Place::Middle],
        _ => Vec::new(),
    };
    let mut sharing: Vec<u8> = Squares(running.position().men(side, kind))
        .filter(|man| on_file(running, kind, *man).len() > 1)
        .collect();
    let rank = |at: u8| if side == 0 { game.size.ranks - at / game.size.files } else { at / game.size.files };
    sharing.sort_by_key(|man| (file(game, side, *man), rank(*man)));
    places.extend(sharing.iter().position(|man| *man == at).map(|index| Place::Number(index as u8 + 1)));
    // Advisors and elephants are known by their way.
    let id = running.spec.kind(running.kind(kind)).id;
    let index = if matches!(id, "fers" | "elephant") { 0 } else { places.len() };
    places.insert(index, own);
    places
}

/// The legal moves that fit.
fn fitting(running: &Running, wanted: &Wanted) -> Vec<Move> {
    let legal = running.game.moves();
    let of = |kinds: &Vec<u8>| {
        let fits = |mv: &&Move| {
            let kind = running.moving(**mv);
            kinds.contains(&kind)
                && way(running, **mv) == (wanted.way, wanted.number)
                && places(running, kind, mv.from).contains(&wanted.place)
        };
        legal.iter().filter(fits).copied().collect::<Vec<_>>()
    };
    wanted.kinds.iter().map(of).find(|moves| !moves.is_empty()).unwrap_or_default()
}

/// The shortest way to write a move that means no other: none if its point must be named.
fn written(running: &Running, mv: Move) -> Option<Wanted> {
    let kind = running.moving(mv);
    let (way, number) = way(running, mv);
    let of = |place| Wanted { kinds: vec![vec![kind]], place, way, number };
    places(running, kind, mv.from).into_iter().map(of).find(|wanted| fitting(running, wanted).len() == 1)
}

/// A move by points whose ranks count from 0.
fn points(game: &Definition, mv: Move) -> String {
    let point = |at: u8| format!("{}{}", char::from(b'A' + at % game.size.files), at / game.size.files);
    format!("{}-{}", point(mv.from), point(mv.to))
}

impl Tradition for Xiangqi {
    fn shown(&self, running: &Running, mv: Move) -> Option<Message> {
        let message = Message::new("fairy-told");
        let Some(wanted) = written(running, mv) else {
            let text = points(&running.game.definition, mv);
            return Some(
                message.with("before", "").with("piece", Message::new("sqr-nothing")).with("move", text),
            );
        };
        let (before, place) = match wanted.place {
            Place::File(file) => (String::new(), file.to_string()),
            Place::Front => ("+".to_owned(), String::new()),
            Place::Rear => ("-".to_owned(), String::new()),
            // The number has the place of the file, as the number of soldiers has.
            Place::Middle => ("2".to_owned(), String::new()),
            Place::Number(number) => (number.to_string(), String::new()),
        };
        let sign = match wanted.way {
            Way::Forward => '+',
            Way::Back => '-',
            Way::Aside => '=',
        };
        let message = message.with("before", before).with("piece", name(running, running.moving(mv)));
        Some(message.with("move", format!("{place}{sign}{}", wanted.number)))
    }

    fn forms(&self, running: &Running, mv: Move) -> Vec<String> {
        let game = &*running.game.definition;
        let mut forms = vec![points(game, mv)];
        let Some(wanted) = written(running, mv) else { return forms };
        let second = running.position().turn;
        let kind = running.moving(mv);
        let id = running.spec.kind(running.kind(kind)).id;
        let mut men = MEN.iter().filter(|man| man.1 == id).map(|man| man.0);
        let first = men.next().unwrap_or('?');
        let man = if second == 0 { first } else { men.next().unwrap_or(first) };
        let digit = |number: u8| match second {
            0 => NUMERALS.get(usize::from(number) - 1).copied().unwrap_or('?'),
            _ => char::from_u32('０' as u32 + u32::from(number)).unwrap_or('?'),
        };
        let place = match wanted.place {
            Place::File(file) => format!("{man}{}", digit(file)),
            Place::Front => format!("前{man}"),
            Place::Rear => format!("後{man}"),
            Place::Middle => format!("中{man}"),
            Place::Number(number) => {
                format!("{}{man}", NUMERALS.get(usize::from(number) - 1).copied().unwrap_or('?'))
            }
        };
        let word = match wanted.way {
            Way::Forward => '進',
            Way::Back => '退',
            Way::Aside => '平',
        };
        forms.push(format!("{place}{word}{}", digit(wanted.number)));
        let sign = match wanted.way {
            Way::Forward => '+',
            Way::Back => '-',
            Way::Aside => '.',
        };
        let letter = letter(running, kind);
        forms.push(match wanted.place {
            Place::File(file) => format!("{letter}{file}{sign}{}", wanted.number),
            Place::Front => format!("{letter}+{sign}{}", wanted.number),
            Place::Rear => format!("{letter}-{sign}{}", wanted.number),
            Place::Middle => format!("2{letter}{sign}{}", wanted.number),
            Place::Number(number) => format!("{number}{letter}{sign}{}", wanted.number),
        });
        forms
    }

    fn foreign(&self, running: &Running, notation: Foreign, mv: Move) -> Option<String> {
        (notation == Foreign::Pgn).then(|| points(&running.game.definition, mv))
    }

    /// Horses and elephants may have the letters `h` and `e`, and red the letter `r`.
    fn position(&self, game: &Definition, text: &str) -> Option<String> {
        let (placement, rest) = text.trim().split_once(' ')?;
        let known = |letter: char| game.lettered(letter).is_some();
        let usual = |letter: char| match letter {
            'h' if !known('h') => 'n',
            'H' if !known('h') => 'N',
            'e' if !known('e') => 'b',
            'E' if !known('e') => 'B',
            letter => letter,
        };
        let placement: String = placement.chars().map(usual).collect();
        let rest = rest.strip_prefix('r').map_or_else(|| rest.to_owned(), |rest| format!("w{rest}"));
        Some(format!("{placement} {rest}"))
    }

    fn heard(&self, running: &Running, text: &str) -> Option<Result<Heard, Refusal>> {
        let text: Vec<char> = text.chars().collect();
        let game = &*running.game.definition;
        if let [from, from_rank, '-', to, to_rank] = text[..]
            && let (Some(from), Some(to)) = (point(game, from, from_rank), point(game, to, to_rank))
        {
            return Some(Ok(Heard::told(format!("{}{}", game.square(from), game.square(to)))));
        }
        let wanted = of_letters(running, &text).or_else(|| of_characters(running, &text))?;
        Some(found(running, &wanted))
    }
}

/// A point whose rank counts from 0.
fn point(game: &Definition, file: char, rank: char) -> Option<u8> {
    let file = look(file.to_lowercase().next()?);
    let file = u8::try_from(file as u32).ok()?.checked_sub(b'a').filter(|file| *file < game.size.files)?;
    let rank = rank.to_digit(10).filter(|rank| *rank < u32::from(game.size.ranks))?;
    Some(rank as u8 * game.size.files + file)
}

/// A digit of a file or of a number of steps.
fn digit(c: char) -> Option<u8> {
    let numeral = || NUMERALS.iter().position(|numeral| *numeral == c).map(|index| index as u32 + 1);
    c.to_digit(10).or_else(numeral).filter(|digit| *digit > 0).map(|digit| digit as u8)
}

fn way_of(c: char) -> Option<Way> {
    Some(match c {
        '+' | '進' | '进' => Way::Forward,
        '-' | '退' => Way::Back,
        '=' | '.' | ',' | '平' => Way::Aside,
        _ => return None,
    })
}

fn place_of(c: char) -> Option<Place> {
    Some(match c {
        '+' | '前' => Place::Front,
        '-' | '後' | '后' => Place::Rear,
        '中' => Place::Middle,
        _ => return None,
    })
}

/// Reads a text with letters: `C2.5`, `+C=5`, `C+=5`, `2P+1`.
fn of_letters(running: &Running, text: &[char]) -> Option<Wanted> {
    let [before @ .., sign, number] = text else { return None };
    let (way, number) = (way_of(*sign)?, digit(*number)?);
    let (place, letters) = match before {
        [letters @ .., c] if !c.is_alphabetic() => {
            (digit(*c).map(Place::File).or_else(|| place_of(*c))?, letters)
        }
        [c, letters @ ..] if !c.is_alphabetic() => {
            (digit(*c).map(Place::Number).or_else(|| place_of(*c))?, letters)
        }
        _ => return None,
    };
    let letters: String = letters.iter().collect();
    let kinds = kinds_named(running, &letters);
    (!kinds.is_empty()).then_some(Wanted { kinds, place, way, number })
}

/// Reads a text with characters: `炮二平五`, `前車進三`, `二兵平四`.
fn of_characters(running: &Running, text: &[char]) -> Option<Wanted> {
    let [one, two, word, number] = *text else { return None };
    let (way, number) = (way_of(word)?, digit(number)?);
    let man = |c: char| MEN.iter().find(|man| man.0 == c).and_then(|man| kind_of(running, man.1));
    let (kind, place) = match (man(one), man(two)) {
        (Some(kind), _) => (kind, digit(two).map(Place::File).or_else(|| place_of(two))?),
        (None, Some(kind)) => (kind, place_of(one).or_else(|| digit(one).map(Place::Number))?),
        _ => return None,
    };
    Some(Wanted { kinds: vec![vec![kind]], place, way, number })
}

/// The moves that a text means, or the reason why there is none.
fn found(running: &Running, wanted: &Wanted) -> Result<Heard, Refusal> {
    let game = &*running.game.definition;
    let moves = fitting(running, wanted);
    let kinds = || wanted.kinds.iter().flatten().copied();
    let kind = kinds().next().unwrap_or_default();
    let about = |id| Message::new(id).with("piece", name(running, kind));
    match moves[..] {
        [_] => return Ok(Heard { moves, otherwise: String::new() }),
        [] => {}
        _ => {
            // The kit knows no such texts, so that it cannot ask.
            return Err(several(running, about("fairy-several-men"), &moves));
        }
    }
    let side = running.position().turn;
    let mut men = kinds().flat_map(|kind| {
        let men = Squares(running.position().men(side, kind));
        men.filter(move |at| places(running, kind, *at).contains(&wanted.place))
    });
    let of_kind: Vec<Move> = running
        .game
        .moves()
        .into_iter()
        .filter(|mv| kinds().any(|kind| kind == running.moving(*mv)))
        .collect();
    let Some(from) = men.next() else {
        return Err(refused(
            running,
            match wanted.place {
                Place::File(file) => about("fairy-no-man-on-file").with("file", i64::from(file)),
                _ => about("fairy-no-men-on-file"),
            },
            &of_kind,
        ));
    };
    match target(game, running, from, wanted) {
        Some(to) if to != from => Ok(Heard::told(format!("{}{}", game.square(from), game.square(to)))),
        _ => Err(refused(
            running,
            about("fairy-off-the-board").with("square", running.called(liege_squares::Square(from.into()))),
            &of_kind,
        )),
    }
}

/// The square that a man would reach.
fn target(game: &Definition, running: &Running, from: u8, wanted: &Wanted) -> Option<u8> {
    let side = running.position().turn;
    let (files, ranks) = (game.size.files, game.size.ranks);
    let (own_file, rank) = (from % files, from / files);
    let id = running.spec.kind(running.kind(running.position().kind(from))).id;
    let of_file = |number: u8| {
        let number = (1..=files).contains(&number).then_some(number)?;
        Some(if side == 0 { files - number } else { number - 1 })
    };
    let (to_file, steps) = match (id, wanted.way) {
        (_, Way::Aside) => (of_file(wanted.number)?, 0),
        ("fers", _) => (of_file(wanted.number)?, 1),
        ("elephant", _) => (of_file(wanted.number)?, 2),
        ("horse", _) => {
            let file = of_file(wanted.number)?;
            (file, 3 - file.abs_diff(own_file).clamp(1, 2))
        }
        _ => (own_file, wanted.number),
    };
    let up = (wanted.way == Way::Forward) == (side == 0);
    let to_rank = if up { rank.checked_add(steps)? } else { rank.checked_sub(steps)? };
    (to_rank < ranks).then_some(to_rank * files + to_file)
}
