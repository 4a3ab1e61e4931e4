//! Completions while a person is typing.

use super::super::action::{Act, Action, Move, MoveKind};
use super::super::board::Cell;
use super::super::explain::Record;
use super::super::position::{Kind, Position};
use super::letters;
use super::lexicon::lexicon;
use super::spoken;
use liege_game::{RefusalKind, Seat};

/// The largest number of completions.
const MOST: usize = 25;

/// The legal moves and open acts of `seat` that begin like what was typed, best first: what is shown, and
/// the canonical action. An empty text gives what is most likely to be wanted.
pub(in super::super) fn complete(
    position: &Position,
    record: &Record,
    seat: Seat,
    typed: &str,
) -> Vec<(String, String)> {
    let Some(tidy) = letters::tidy(typed) else { return Vec::new() };
    let typed = normal(&tidy);
    let own_prefix = seat.index();
    let typed = match typed.split_once(' ') {
        // `W:` before the rest.
        Some((actor, rest)) if tidy.trim_start().chars().nth(1) == Some(':') => {
            if actor.chars().next().and_then(letters::kingdom) != Some(own_prefix) {
                return Vec::new();
            }
            rest.to_owned()
        }
        _ => typed,
    };
    let mut found: Vec<(Rank, String, Action)> = Vec::new();
    for (place, text) in understood(position, record, seat, &tidy).into_iter().enumerate() {
        let Ok(action) = text.parse::<Action>() else { continue };
        found.push(((0, place, 0, 0, false), text, action));
    }
    if position.mover() == Some(seat) {
        for mv in position.legal_moves() {
            if let Some(fit) = move_fit(position, &mv, &typed) {
                let action = Action::Move { actor: seat, mv };
                let quiet = matches!(mv.kind, MoveKind::Quiet);
                let rank = (
                    fit,
                    usize::from(typed.is_empty() && quiet),
                    mv.from.index(),
                    mv.to.index(),
                    declared(&mv),
                );
                found.push((rank, action.to_string(), action));
            }
        }
    }
    for (place, action) in position.open_acts().into_iter().enumerate() {
        let Action::Act { actor, act } = action else { continue };
        if actor != seat {
            continue;
        }
        if let Some(fit) = act_fit(action, act, &typed) {
            found.push(((fit, place, 0, 0, false), action.to_string(), action));
        }
    }
    found.sort_by(|one, two| (&one.0, &one.1).cmp(&(&two.0, &two.1)));
    let mut chosen: Vec<(String, String)> = Vec::new();
    for (_, text, action) in found {
        if chosen.len() < MOST && !chosen.iter().any(|(_, other)| *other == text) {
            // To show a move it is played on a copy, so only the chosen ones are shown.
            chosen.push((label(position, action, &tidy), text));
        }
    }
    chosen
}

/// The rank of a completion: its match, then the order within.
type Rank = (usize, usize, usize, usize, bool);

fn declared(mv: &Move) -> bool {
    *mv != mv.undeclared()
}

/// The actions that the text already means, if it is complete.
fn understood(position: &Position, record: &Record, seat: Seat, text: &str) -> Vec<String> {
    if text.trim().is_empty() {
        return Vec::new();
    }
    match super::read(position, record, seat, text) {
        Ok(actions) if actions.len() == 1 => actions,
        Err(refusal) if matches!(refusal.kind, RefusalKind::Ambiguous | RefusalKind::Undecided) => {
            refusal.candidates
        }
        _ => Vec::new(),
    }
}

/// A text in the form in which completions are compared: small letters, single blanks between the parts
/// in place of all separators (one at the end means that a part is complete), `+`, `!` and `^` as they are.
fn normal(text: &str) -> String {
    let mut normal = String::new();
    for c in text.trim_start().chars() {
        if letters::is_apostrophe(c) {
            continue;
        }
        let after_digit = normal.ends_with(|last: char| last.is_ascii_digit());
        let cross = matches!(c, 'x' | 'X' | 'х' | 'Х') && after_digit;
        if c.is_alphanumeric() && !cross {
            if after_digit && !c.is_ascii_digit() {
                normal.push(' ');
            }
            normal.push_str(&letters::fold(c.encode_utf8(&mut [0; 4])));
        } else if matches!(c, '+' | '!' | '^') {
            normal.push(c);
        } else if !normal.is_empty() && !normal.ends_with(' ') {
            normal.push(' ');
        }
    }
    normal
}

/// The match of a move with the typed beginning: a smaller number is better.
fn move_fit(position: &Position, mv: &Move, typed: &str) -> Option<usize> {
    if typed.is_empty() {
        return Some(2);
    }
    let tail = {
        let mut tail = String::new();
        mv.write_declarations(&mut tail).ok()?;
        tail.to_lowercase()
    };
    let begins = |key: &str| key.starts_with(typed) || format!("{key}{tail}").starts_with(typed);
    if mv.kind == MoveKind::Castling {
        let ring = if mv.is_long_castling() { 3 } else { 2 };
        let spelt = ["o", "о", "0"].iter().any(|o| begins(&vec![*o; ring].join(" ")));
        let named = ["castling", "castle", "рокировка", "рокіровка", "рокірування"]
            .iter()
            .any(|word| word.starts_with(typed));
        if spelt || named {
            return Some(1);
        }
    }
    let names = |cell: Cell| [cell.to_string().to_lowercase(), letters::russian(cell).to_lowercase()];
    let (from, to) = (names(mv.from), names(mv.to));
    if (0..2).any(|script| begins(&format!("{} {}", from[script], to[script]))) {
        return Some(1);
    }
    // Short cells, in the kingdom of the seat on turn.
    let short = |name: &String| name.chars().skip(1).collect::<String>();
    let home = |cell: Cell| cell.kingdom() == position.turn.index();
    if home(mv.from)
        && home(mv.to)
        && (0..2).any(|script| begins(&format!("{} {}", short(&from[script]), short(&to[script]))))
    {
        return Some(2);
    }
    let kind = position.piece(mv.from)?.kind;
    for name in piece_names(kind) {
        for script in 0..2 {
            let places = [to[script].clone(), format!("{} {}", from[script], to[script]), short(&to[script])];
            let places = places.iter().take(if home(mv.to) { 3 } else { 2 });
            if places.into_iter().any(|place| begins(&format!("{name} {place}"))) {
                return Some(3);
            }
        }
    }
    if (0..2).any(|script| begins(&to[script]) || (home(mv.to) && begins(&short(&to[script])))) {
        return Some(4);
    }
    (0..3)
        .any(|language| begins(&format!("{} {}", worded(mv.from, language), worded(mv.to, language))))
        .then_some(5)
}

/// The letters and words of a piece in the three languages, folded.
fn piece_names(kind: Kind) -> [&'static str; 6] {
    match kind {
        Kind::King => ["k", "кр", "king", "король", "король", "♔"],
        Kind::Queen => ["q", "ф", "queen", "ферзь", "королева", "♕"],
        Kind::Rook => ["r", "л", "rook", "ладья", "тура", "♖"],
        Kind::Bishop => ["b", "с", "bishop", "слон", "офіцер", "♗"],
        Kind::Knight => ["n", "к", "knight", "конь", "кінь", "♘"],
        Kind::Pawn => ["p", "п", "pawn", "пешка", "пішак", "♙"],
    }
}

/// A cell in the words of a language (English, Russian, Ukrainian), folded: «красные село 14».
pub(super) fn worded(cell: Cell, language: usize) -> String {
    const KINGDOMS: [[&str; 3]; 3] =
        [["red", "красные", "червоні"], ["white", "белые", "білі"], ["black", "черные", "чорні"]];
    const ZONES: [[&str; 3]; 5] = [
        ["throne", "трон", "трон"],
        ["palace", "дворец", "палац"],
        ["city", "город", "місто"],
        ["suburb", "пригород", "передмістя"],
        ["village", "село", "село"],
    ];
    let kingdom = KINGDOMS[cell.kingdom()][language];
    format!("{kingdom} {} {}", ZONES[cell.zone() as usize][language], cell.number())
}

/// The match of an act with the typed beginning: a smaller number is better.
fn act_fit(action: Action, act: Act, typed: &str) -> Option<usize> {
    let answer = matches!(act, Act::Accept(_) | Act::Refuse(_) | Act::Obey { .. });
    if typed.is_empty() {
        return Some(if answer { 1 } else { 6 });
    }
    let text = action.to_string();
    let canonical = normal(text.split_once(':').map_or("", |(_, rest)| rest));
    if canonical.starts_with(typed) {
        return Some(1);
    }
    let spoken = spoken::spoken(action)?;
    if spoken.iter().any(|spoken| normal(spoken).starts_with(typed)) {
        return Some(1);
    }
    let about = match act {
        Act::Offer(object) | Act::Accept(object) | Act::Refuse(object) | Act::Withdraw(object) => {
            spoken::about(object)
        }
        Act::Claim { .. } | Act::Waive { .. } | Act::Obey { .. } | Act::Resign => "",
    };
    let words = format!("{canonical} {} {} {about}", normal(&spoken.join(" ")), spoken::sought(act));
    // One letter begins too many words, unless it is the whole text.
    let parts: Vec<&str> = typed.split(' ').filter(|part| !part.is_empty()).collect();
    let begins = |word: &str, part: &str| {
        word == part || (word.starts_with(part) && (parts.len() == 1 || part.chars().nth(1).is_some()))
    };
    // Other forms of a word («красными») and words with its meaning fit as well.
    let lexicon = lexicon();
    let same = |word: &str, part: &str| {
        let seat = lexicon.seat(part);
        (seat.is_some() && seat == lexicon.seat(word))
            || lexicon.meanings(part).iter().any(|meaning| lexicon.meanings(word).contains(meaning))
    };
    let known = |part: &&str| words.split(' ').any(|word| begins(word, part) || same(word, part));
    let telling = |part: &&str| !lexicon.filler(part);
    let mut parts_told = parts.iter().filter(|part| telling(part)).peekable();
    (parts_told.peek().is_some() && parts_told.all(known)).then_some(3)
}

/// The label of a completion: a move as it is displayed, an act as it is said in the language that the text
/// seems to be in, with its canonical form.
fn label(position: &Position, action: Action, typed: &str) -> String {
    let text = action.to_string();
    let bare = text.split_once(':').map_or(text.as_str(), |(_, rest)| rest);
    let Some(spoken) = spoken::spoken(action) else { return position.display(action) };
    format!("{} ({bare})", spoken[language_of(typed, &spoken)])
}

/// The language a text is probably in: 0 English, 1 Russian, 2 Ukrainian.
fn language_of(typed: &str, spoken: &[String]) -> usize {
    if !typed.chars().any(letters::is_cyrillic) {
        return 0;
    }
    let typed = normal(typed);
    let ukrainian = typed.contains(['і', 'ї', 'є']);
    let said = |language: usize| {
        let spoken = normal(&spoken[language]);
        typed.split_whitespace().filter(|part| spoken.split(' ').any(|word| word.starts_with(part))).count()
    };
    if ukrainian || said(2) > said(1) { 2 } else { 1 }
}
