//! Completions while a person is typing.

use super::super::action::{Act, Action, Move, MoveKind};
use super::super::board::{Cell, Zone};
use super::super::explain::Record;
use super::super::position::{Kind, Position};
use super::letters;
use super::lexicon::lexicon;
use super::spoken;
use super::words::{MEANINGS, SEATS, forms_in};
use liege_game::{RefusalKind, Seat, words};
use liege_words::Language;
use liege_words::letters::look;
use std::collections::HashSet;
use std::sync::LazyLock;

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
        let cross = letters::is_cross(c) && after_digit;
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
        let rings: String = typed.chars().map(look).collect();
        let spelt = ["o", "0"].iter().any(|o| {
            let written = vec![*o; ring].join(" ");
            written.starts_with(&rings) || begins(&written)
        });
        if spelt || lexicon().begins_castling(typed) {
            return Some(1);
        }
    }
    let names = |cell: Cell| -> Vec<String> {
        letters::names(cell).into_iter().map(|name| name.to_lowercase()).collect()
    };
    let (from, to) = (names(mv.from), names(mv.to));
    let scripts = from.len();
    if (0..scripts).any(|script| begins(&format!("{} {}", from[script], to[script]))) {
        return Some(1);
    }
    // Short cells, in the kingdom of the seat on turn.
    let short = |name: &String| name.chars().skip(1).collect::<String>();
    let home = |cell: Cell| cell.kingdom() == position.turn.index();
    if home(mv.from)
        && home(mv.to)
        && (0..scripts).any(|script| begins(&format!("{} {}", short(&from[script]), short(&to[script]))))
    {
        return Some(2);
    }
    let kind = position.piece(mv.from)?.kind;
    for name in piece_names(kind) {
        for script in 0..scripts {
            let places = [to[script].clone(), format!("{} {}", from[script], to[script]), short(&to[script])];
            let places = places.iter().take(if home(mv.to) { 3 } else { 2 });
            if places.into_iter().any(|place| begins(&format!("{name} {place}"))) {
                return Some(3);
            }
        }
    }
    if (0..scripts).any(|script| begins(&to[script]) || (home(mv.to) && begins(&short(&to[script])))) {
        return Some(4);
    }
    let worded = |(kingdoms, zones): &Worded| {
        let cell = |cell: Cell| worded(kingdoms, zones, cell);
        begins(&format!("{} {}", cell(mv.from), cell(mv.to)))
    };
    CELLS.iter().any(worded).then_some(5)
}

/// The letters and names of the pieces in all languages, folded, in the order of [`Kind::ALL`].
static PIECES: LazyLock<[Vec<String>; 6]> = LazyLock::new(|| {
    Kind::ALL.map(|kind| {
        let mut names = letters::written(kind);
        for language in Language::all() {
            let typed = forms_in(language, &format!("piece-{}", kind.id())).into_iter().next();
            let named = words().text(language, &format!("tpc-kind-{}", kind.id()));
            names.extend(typed.into_iter().chain(named.map(|name| letters::fold(&name))));
        }
        names.sort_unstable();
        names.dedup();
        names
    })
});

fn piece_names(kind: Kind) -> &'static [String] {
    let place = Kind::ALL.iter().position(|other| *other == kind);
    place.map_or(&[], |place| &PIECES[place])
}

/// The words with which a language names cells, folded: those of the kingdoms, those of the zones.
type Worded = ([String; 3], [String; 5]);

/// Those of all languages.
static CELLS: LazyLock<Vec<Worded>> = LazyLock::new(|| {
    let worded = |language: Language| {
        let first = |list: String| forms_in(language, &list).into_iter().next().unwrap_or_default();
        let kingdoms = SEATS.map(|seat| first(format!("seat-{seat}")));
        (kingdoms, Zone::ALL.map(|zone| first(format!("zone-{}", letters::zone_id(zone)))))
    };
    Language::all().into_iter().map(worded).collect()
});

/// A cell in words, folded: «красные село 14».
fn worded(kingdoms: &[String; 3], zones: &[String; 5], cell: Cell) -> String {
    format!("{} {} {}", kingdoms[cell.kingdom()], zones[cell.zone() as usize], cell.number())
}

/// A cell in the words of each language.
#[cfg(test)]
pub(super) fn in_words(cell: Cell) -> Vec<String> {
    CELLS.iter().map(|(kingdoms, zones)| worded(kingdoms, zones, cell)).collect()
}

/// The letters of the words of each language, in the order of [`Language::all`].
static ALPHABETS: LazyLock<Vec<HashSet<char>>> = LazyLock::new(|| {
    let letters = |language: Language| {
        let lists = MEANINGS.iter().map(|meaning| format!("say-{meaning}"));
        let lists = lists.chain(SEATS.iter().map(|seat| format!("seat-{seat}")));
        let words = lists.flat_map(|list| forms_in(language, &list));
        words.flat_map(|word| word.chars().collect::<Vec<_>>()).collect()
    };
    Language::all().into_iter().map(letters).collect()
});

/// How an act fits the beginning typed: the smaller, the better.
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

/// The language that a text is probably in, by its place in [`Language::all`]: the one whose letters it has, and with
/// whose words it begins; of several, the first.
fn language_of(typed: &str, spoken: &[String]) -> usize {
    let typed = normal(typed);
    let letters: Vec<char> = typed.chars().filter(|c| c.is_alphabetic()).collect();
    let score = |language: &usize| {
        let own = letters.iter().filter(|c| ALPHABETS[*language].contains(*c)).count();
        let spoken = normal(&spoken[*language]);
        let begun = |part: &&str| spoken.split(' ').any(|word| word.starts_with(part));
        (own, typed.split_whitespace().filter(begun).count())
    };
    (0..spoken.len()).rev().max_by_key(score).unwrap_or_default()
}
