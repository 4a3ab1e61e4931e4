//! Tokens to a typed move.

use super::super::board::Cell;
use super::super::piece::{Handful, Kind};
use super::lexicon::{self, Sense};
use super::tokens::{Token, tidy, tokens};
use super::typed::{Fate, Joint, Stop, Typed};

/// Why a text is no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Misread {
    /// Too long.
    Long,
    /// Nothing in it.
    Nothing,
    /// An unknown word, and the known one it may be.
    Word {
        /// The word.
        word: String,
        /// The known one.
        near: Option<&'static str>,
    },
    /// No cell has this number.
    Cell(String),
    /// The words are known, but make no move.
    Whole,
}

/// The most ways in which one text is read, where numbers stand close together.
const READINGS: usize = 12;

/// Reads a text: in one way, or in several where numbers have nothing between them (`2218`, `114`).
pub(super) fn read(text: &str) -> Result<Vec<Typed>, Misread> {
    let tidy = tidy(text).ok_or(Misread::Long)?;
    let mut tokens = tokens(&tidy);
    let words: Vec<&str> = tokens
        .iter()
        .filter_map(|token| match token {
            Token::Word(word) => Some(word.as_str()),
            _ => None,
        })
        .collect();
    let numbered = tokens.iter().any(|token| matches!(token, Token::Number(_)));
    if words.is_empty() && !numbered {
        return Err(Misread::Nothing);
    }
    if !numbered && lexicon::asks_to_swap(&words) {
        return Ok(vec![Typed { swap: true, ..Typed::default() }]);
    }
    strip_number(&mut tokens);
    let ways = split_numbers(&tokens)?;
    let mut readings = Vec::new();
    for way in ways {
        let typed = parse(&way)?;
        if !readings.contains(&typed) {
            readings.push(typed);
        }
    }
    Ok(readings)
}

/// The same text with its spaces taken out, if that makes any difference.
pub(super) fn without_spaces(text: &str) -> Option<Vec<Typed>> {
    let closed: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    (closed.len() < text.trim().len()).then(|| read(&closed).ok()).flatten()
}

/// Takes the number of the move off the beginning: `12. 22-18`, `12... 22-18`.
fn strip_number(tokens: &mut Vec<Token>) {
    let [Token::Number(_), Token::Dot, ..] = tokens.as_slice() else { return };
    let dots = tokens[1..].iter().take_while(|token| **token == Token::Dot).count();
    let rest = &tokens[1 + dots..];
    let cells = rest.iter().filter(|token| matches!(token, Token::Number(_))).count();
    let worded = rest.iter().any(|token| matches!(token, Token::Word(_) | Token::Arrow));
    // `22.18` is a move, not the number of one.
    if cells > 1 || (cells == 1 && worded) {
        tokens.drain(..=dots);
    }
}

/// The cells that a run of digits may mean: one, or two with nothing between them.
fn cells_in(digits: &str) -> Vec<Vec<Cell>> {
    let cell = |text: &str| text.parse().ok().and_then(Cell::numbered);
    if digits.len() <= 2 {
        return cell(digits).map(|cell| vec![cell]).into_iter().collect();
    }
    if digits.len() > 4 {
        return Vec::new();
    }
    let halves = (1..digits.len()).map(|at| digits.split_at(at));
    let halves = halves.filter(|(one, other)| one.len() <= 2 && other.len() <= 2 && !other.starts_with('0'));
    halves.filter_map(|(one, other)| Some(vec![cell(one)?, cell(other)?])).collect()
}

/// A token with its number understood.
#[derive(Clone, Debug)]
enum Item {
    Cell(Cell),
    Other(Token),
}

/// Every way to understand the numbers.
fn split_numbers(tokens: &[Token]) -> Result<Vec<Vec<Item>>, Misread> {
    let mut ways: Vec<Vec<Item>> = vec![Vec::new()];
    for token in tokens {
        let Token::Number(digits) = token else {
            for way in &mut ways {
                way.push(Item::Other(token.clone()));
            }
            continue;
        };
        let choices = cells_in(digits);
        if choices.is_empty() {
            return Err(Misread::Cell(digits.clone()));
        }
        let longer = ways.iter().flat_map(|way| {
            choices
                .iter()
                .map(|cells| way.iter().cloned().chain(cells.iter().copied().map(Item::Cell)).collect())
        });
        ways = longer.take(READINGS).collect();
    }
    Ok(ways)
}

/// The items with words in the place of letters.
enum Part {
    Cell(Cell),
    Sense(Sense),
    Dash,
    Arrow,
    Bang,
    Plus,
    Break,
}

fn parts(items: &[Item]) -> Result<Vec<Part>, Misread> {
    let mut parts = Vec::new();
    let mut rest = items.iter().peekable();
    while let Some(item) = rest.next() {
        let word = match item {
            Item::Cell(cell) => {
                parts.push(Part::Cell(*cell));
                continue;
            }
            Item::Other(Token::Word(word)) => word,
            Item::Other(token) => {
                match token {
                    Token::Dash => parts.push(Part::Dash),
                    Token::Takes => parts.push(Part::Sense(Sense::Takes)),
                    Token::Arrow => parts.push(Part::Arrow),
                    Token::Bang => parts.push(Part::Bang),
                    Token::Plus => parts.push(Part::Plus),
                    Token::Part => parts.push(Part::Break),
                    Token::Dot | Token::Number(_) | Token::Word(_) => {}
                }
                continue;
            }
        };
        let next = match rest.peek() {
            Some(Item::Other(Token::Word(next))) => next.as_str(),
            _ => "",
        };
        // «в резерв», «из игры»; a «с» that no cell follows is no preposition but an unknown letter.
        match (word.as_str(), next) {
            ("в" | "у" | "до" | "into" | "to" | "in", "резерв" | "резерву" | "запас" | "reserve") =>
            {
                rest.next();
                parts.push(Part::Sense(Sense::Fate(Fate::Kept)));
            }
            ("из" | "з" | "із" | "вне" | "поза" | "off", "игры" | "гри" | "игру" | "грою" | "board") =>
            {
                rest.next();
                parts.push(Part::Sense(Sense::Fate(Fate::Gone)));
            }
            ("с", _) if !matches!(rest.peek(), Some(Item::Cell(_))) => {
                return Err(Misread::Word { word: word.clone(), near: None });
            }
            // «ш из резерва на 14», "rook from the reserve to 14".
            ("резерв" | "reserve", _) if !parts.iter().any(|part| matches!(part, Part::Cell(_))) => {
                parts.push(Part::Sense(Sense::Drop));
            }
            _ => match lexicon::senses(word) {
                Some(senses) => parts.extend(senses.into_iter().map(Part::Sense)),
                None => {
                    return Err(Misread::Word { word: word.clone(), near: lexicon::nearest(word) });
                }
            },
        }
    }
    Ok(parts)
}

/// What two names of pieces in a row mean together: «королевская шашка», «шашка-дракон».
fn together(one: Kind, other: Kind) -> Option<Kind> {
    match (one, other) {
        (Kind::Checker, named) | (named, Kind::Checker) => Some(named),
        _ => (one == other).then_some(one),
    }
}

fn parse(items: &[Item]) -> Result<Typed, Misread> {
    let mut typed = Typed::default();
    let mut joint = Joint::Plain;
    let mut discarding = false;
    let mut gone: Option<Handful> = None;
    let parts = parts(items)?;
    for (index, part) in parts.iter().enumerate() {
        let started = !typed.cells.is_empty();
        let before_cell = matches!(parts.get(index + 1), Some(Part::Cell(_)));
        match part {
            Part::Cell(cell) => {
                typed.cells.push(Stop { joint, cell: *cell });
                joint = Joint::Plain;
                discarding = false;
            }
            Part::Dash => joint = Joint::Plain,
            Part::Arrow | Part::Sense(Sense::Drop) => typed.dropped |= !started,
            // `Light: 22-18`.
            Part::Sense(Sense::Takes) if !started && typed.side.is_some() && typed.kind.is_none() => {}
            Part::Sense(Sense::Takes) => joint = Joint::Takes,
            Part::Sense(Sense::Filler) => {}
            Part::Sense(Sense::Side(side)) if !started && typed.kind.is_none() => {
                typed.side = Some(*side);
            }
            Part::Sense(Sense::Side(_)) => return Err(Misread::Whole),
            // «шашка в 14», «22 в 18»: the preposition.
            Part::Sense(Sense::Fate(Fate::Gone)) if before_cell && typed.cells.len() < 2 => {}
            Part::Sense(Sense::Fate(_)) if !started => return Err(Misread::Whole),
            Part::Sense(Sense::Fate(fate)) => {
                typed.fates.push((*fate, None));
                typed.parted.get_or_insert(typed.cells.len());
                discarding = false;
            }
            Part::Sense(Sense::Kind(kind)) if discarding => {
                gone.get_or_insert_default().add(*kind);
                if !Kind::RESERVED.contains(kind) {
                    return Err(Misread::Whole);
                }
            }
            Part::Sense(Sense::Kind(kind)) if !started => {
                typed.kind = Some(match typed.kind {
                    None => *kind,
                    Some(before) => together(before, *kind).ok_or(Misread::Whole)?,
                });
            }
            Part::Sense(Sense::Kind(kind)) => match typed.fates.last_mut() {
                Some((_, named @ None)) => *named = Some(*kind),
                Some((_, Some(named))) => *named = together(*named, *kind).ok_or(Misread::Whole)?,
                None => return Err(Misread::Whole),
            },
            Part::Bang | Part::Plus | Part::Break => {
                discarding = matches!(part, Part::Bang) && started;
                // `21,17` is a step.
                let within = matches!(part, Part::Break) && typed.cells.len() == 1 && !typed.dropped;
                if started && !within {
                    typed.parted.get_or_insert(typed.cells.len());
                }
            }
        }
    }
    typed.gone = gone;
    // Nothing follows what seemed to part the move from a royal jump.
    typed.parted = typed.parted.filter(|cells| *cells < typed.cells.len());
    if typed.cells.is_empty() { Err(Misread::Whole) } else { Ok(typed) }
}
