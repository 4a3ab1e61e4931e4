//! Shogi: the western notation (`P-7f`, `Bx3c+`, `P*5e`), the Japanese one (`７六歩`, `同銀右`, `５五角打`), that of KIF files
//! (`７六歩(77)`), and squares alone (`7g7f`). Files count from sente's right, ranks from the top.

use super::tradition::{
    Heard, Tradition, kind_of, kinds_named, letter, name, refused, says, several, unturned,
};
use crate::fairy::definition::Definition;
use crate::fairy::moves::{Act, Move};
use crate::fairy::position::NONE;
use crate::fairy::running::Running;
use liege_game::{Foreign, Refusal};
use liege_words::Message;
use liege_words::letters::{is_cross, look};

/// The notation.
#[derive(Debug)]
pub struct Shogi;

/// The men by their characters, the usual one first: the kind, and whether it is promoted.
const MEN: [(char, &str, bool); 20] = [
    ('歩', "shogi-pawn", false),
    ('香', "lance", false),
    ('桂', "shogi-knight", false),
    ('銀', "silver", false),
    ('金', "gold", false),
    ('角', "bishop", false),
    ('飛', "rook", false),
    ('玉', "king", false),
    ('王', "king", false),
    ('と', "shogi-pawn", true),
    ('杏', "lance", true),
    ('圭', "shogi-knight", true),
    ('全', "silver", true),
    ('馬', "bishop", true),
    ('龍', "rook", true),
    ('竜', "rook", true),
    ('兵', "shogi-pawn", false),
    ('步', "shogi-pawn", false),
    ('银', "silver", false),
    ('马', "bishop", true),
];
/// The codes of men in files of CSA: the kind, and whether it is promoted.
const CODES: [(&str, &str, bool); 14] = [
    ("FU", "shogi-pawn", false),
    ("KY", "lance", false),
    ("KE", "shogi-knight", false),
    ("GI", "silver", false),
    ("KI", "gold", false),
    ("KA", "bishop", false),
    ("HI", "rook", false),
    ("OU", "king", false),
    ("TO", "shogi-pawn", true),
    ("NY", "lance", true),
    ("NK", "shogi-knight", true),
    ("NG", "silver", true),
    ("UM", "bishop", true),
    ("RY", "rook", true),
];
/// The digits of ranks.
const NUMERALS: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];
/// The most men of a kind that a hand is read with.
const MOST_HELD: usize = 99;
/// The signs of the sides.
const SIDES: [char; 6] = ['▲', '△', '▼', '▽', '☗', '☖'];
/// The ways in which one man differs from another that goes to the same square, the plainest first.
const WAYS: [&str; 12] = ["上", "寄", "引", "直", "右", "左", "右上", "左上", "右寄", "左寄", "右引", "左引"];

/// The parts of a text.
#[derive(Clone, Debug, Default)]
struct Wanted {
    /// The kinds that the man may be of, the surest meaning first; none: any kind.
    kinds: Vec<Vec<u8>>,
    promoted: bool,
    from: Option<u8>,
    to: u8,
    drops: bool,
    takes: bool,
    turns: Option<bool>,
    way: String,
}

/// The number of the file and of the rank of a square, from 1.
pub fn place(game: &Definition, at: u8) -> (u8, u8) {
    let size = game.size;
    (size.files - at % size.files, size.ranks - at / size.files)
}

/// The square with these numbers.
pub fn at(game: &Definition, file: u32, rank: u32) -> Option<u8> {
    let size = game.size;
    let own = |number: u32, most: u8| u8::try_from(number).ok().filter(|n| (1..=most).contains(n));
    Some((size.ranks - own(rank, size.ranks)?) * size.files + size.files - own(file, size.files)?)
}

impl Tradition for Shogi {
    fn shown(&self, running: &Running, mv: Move) -> Option<Message> {
        let game = &*running.game.definition;
        let (kind, promoted) = unturned(running, mv);
        let from = if rivals(running, mv).len() > 1 && !mv.is_drop() {
            self.square(game, mv.from)
        } else {
            String::new()
        };
        let sign = match mv.is_drop() {
            true => '*',
            false if running.position().captures(mv) => 'x',
            false => '-',
        };
        let turns = if turns(mv) {
            "+"
        } else if declines(running, mv) {
            "="
        } else {
            ""
        };
        let message = Message::new("fairy-told").with("before", if promoted { "+" } else { "" });
        let way = format!("{from}{sign}{}{turns}", self.square(game, mv.to));
        Some(message.with("piece", name(running, kind)).with("move", way))
    }

    fn forms(&self, running: &Running, mv: Move) -> Vec<String> {
        let game = &*running.game.definition;
        let square = |at| self.square(game, at);
        let plus = if turns(mv) { "+" } else { "" };
        let usi = match mv.is_drop() {
            true => format!("{}*{}", letter(running, mv.kind), square(mv.to)),
            false => format!("{}{}{plus}", square(mv.from), square(mv.to)),
        };
        let (kind, promoted) = unturned(running, mv);
        let (file, rank) = place(game, mv.to);
        let digits = format!("{}{}", letter(running, kind), if mv.is_drop() { "'" } else { "-" });
        let digits = format!(
            "{}{digits}{file}{rank}{}",
            if promoted { "+" } else { "" },
            if turns(mv) { "+" } else { "=" }
        );
        let mut forms = vec![usi, kif(running, mv), japanese(running, mv)];
        forms.extend(csa(running, mv));
        if rivals(running, mv).len() < 2 || mv.is_drop() {
            forms.push(digits);
        }
        forms
    }

    fn heard(&self, running: &Running, text: &str) -> Option<Result<Heard, Refusal>> {
        let text: Vec<char> = text.trim_start_matches(SIDES).chars().collect();
        let wanted = match of_japanese(running, &text) {
            Some(Err(refusal)) => return Some(Err(refusal)),
            Some(Ok(wanted)) => Some(wanted),
            None => of_csa(running, &text).or_else(|| of_western(running, &text)),
        };
        match wanted {
            Some(wanted) => Some(found(running, &wanted)),
            // A square alone.
            None => {
                let (length, square) = square(&running.game.definition, &text)?;
                (length == text.len()).then(|| Ok(Heard::told(running.game.definition.square(square))))
            }
        }
    }

    fn foreign(&self, running: &Running, notation: Foreign, mv: Move) -> Option<String> {
        match notation {
            Foreign::Kif => Some(kif(running, mv)),
            Foreign::Csa => csa(running, mv),
            Foreign::Pgn | Foreign::Pdn => None,
        }
    }

    /// SFEN: `placement b|w hands [number]`. Its `b` is sente, numbers stand before the letters of men in hand, and
    /// single moves are counted.
    fn position(&self, _: &Definition, text: &str) -> Option<String> {
        let named = text.trim().strip_prefix("sfen ");
        let fields: Vec<&str> = named.unwrap_or(text).split_whitespace().collect();
        let ([placement, side, hands] | [placement, side, hands, _]) = fields[..] else { return None };
        let number = fields.get(3).map_or(Some(1), |number| number.parse::<u32>().ok())?;
        // Three fields with a dash may be the beginning of a position string.
        if placement.contains('[') || named.is_none() && fields.len() == 3 && hands == "-" {
            return None;
        }
        let side = match side {
            "b" => 'w',
            "w" => 'b',
            _ => return None,
        };
        let (mut held, mut count) = (String::new(), 0_usize);
        for sign in hands.chars().filter(|_| hands != "-") {
            match sign.to_digit(10) {
                Some(digit) => count = (count * 10 + digit as usize).min(MOST_HELD),
                None => held.extend(std::iter::repeat_n(sign, std::mem::take(&mut count).max(1))),
            }
        }
        Some(format!("{placement}[{held}] {side} - - 0 {}", number.max(1).div_ceil(2)))
    }

    fn square(&self, game: &Definition, at: u8) -> String {
        let (file, rank) = place(game, at);
        format!("{file}{}", char::from(b'a' + rank - 1))
    }
}

/// Whether a move promotes its man.
pub fn turns(mv: Move) -> bool {
    matches!(mv.act, Act::Turn | Act::DropPromoted)
}

/// Whether a move leaves a man as he is who might be promoted by it.
fn declines(running: &Running, mv: Move) -> bool {
    let turned = |other: &Move| other.from == mv.from && other.to == mv.to && other.act == Act::Turn;
    !mv.is_drop() && mv.act != Act::Turn && running.game.moves().iter().any(turned)
}

/// The moves of men of one kind to one square, one for each man on the board.
fn rivals(running: &Running, mv: Move) -> Vec<Move> {
    let own = unturned(running, mv);
    let mut men: Vec<Move> = Vec::new();
    for other in running.game.moves() {
        let alike = !other.is_drop() && other.to == mv.to && unturned(running, other) == own;
        if alike && men.iter().all(|man| man.from != other.from) {
            men.push(other);
        }
    }
    men
}

/// A square in Japanese digits.
pub fn target(game: &Definition, to: u8) -> String {
    let (file, rank) = place(game, to);
    let wide = char::from_u32('０' as u32 + u32::from(file)).unwrap_or('?');
    format!("{wide}{}", NUMERALS.get(usize::from(rank) - 1).unwrap_or(&'?'))
}

/// The name of a man in records: promoted lances, knights and silvers have two characters.
pub fn man(running: &Running, mv: Move) -> String {
    let (kind, promoted) = unturned(running, mv);
    let id = running.spec.kind(running.kind(kind)).id;
    let named = |promoted: bool| MEN.iter().find(|man| man.1 == id && man.2 == promoted).map(|man| man.0);
    match (promoted, id) {
        (true, "lance" | "shogi-knight" | "silver") => format!("成{}", named(false).unwrap_or('?')),
        _ => named(promoted).unwrap_or('?').to_string(),
    }
}

/// A move as files of KIF write it.
fn kif(running: &Running, mv: Move) -> String {
    let game = &*running.game.definition;
    let text = target(game, mv.to) + &man(running, mv);
    if mv.is_drop() {
        return text + "打";
    }
    let (file, rank) = place(game, mv.from);
    format!("{text}{}({file}{rank})", if turns(mv) { "成" } else { "" })
}

/// A move as files of CSA write it: the squares, and the man as he is afterwards.
fn csa(running: &Running, mv: Move) -> Option<String> {
    let game = &*running.game.definition;
    let (kind, promoted) = unturned(running, mv);
    let id = running.spec.kind(running.kind(kind)).id;
    let turned = promoted || turns(mv);
    let (code, ..) = CODES.iter().find(|code| code.1 == id && code.2 == turned)?;
    let (file, rank) = if mv.is_drop() { (0, 0) } else { place(game, mv.from) };
    let (to_file, to_rank) = place(game, mv.to);
    Some(format!("{}{file}{rank}{to_file}{to_rank}{code}", ["+", "-"][running.position().turn]))
}

/// Reads a move as files of CSA write it.
fn of_csa(running: &Running, text: &[char]) -> Option<Wanted> {
    let game = &*running.game.definition;
    let ['+' | '-', digits @ .., one, two] = text else { return None };
    let [from_file, from_rank, to @ ..] = digits else { return None };
    let (length, to) = square(game, to)?;
    let (_, id, promoted) = CODES.iter().find(|code| code.0.chars().eq([*one, *two]))?;
    if length + 4 != text.len() - 1 {
        return None;
    }
    let drops = (*from_file, *from_rank) == ('0', '0');
    let from = if drops { None } else { Some(square(game, &[*from_file, *from_rank])?.1) };
    // Whether the man was promoted before is not written.
    let was = from.is_some_and(|from| running.position().was[usize::from(from)] != NONE);
    let turns = Some(*promoted && !was);
    Some(Wanted {
        kinds: vec![vec![kind_of(running, id)?]],
        promoted: was,
        from,
        to,
        drops,
        turns,
        ..Wanted::default()
    })
}

/// A move as Japanese papers write it.
fn japanese(running: &Running, mv: Move) -> String {
    let game = &*running.game.definition;
    let same = running.game.last() == Some(mv.to);
    let mut text = if same { "同".to_owned() } else { target(game, mv.to) };
    text += &man(running, mv);
    let rivals = rivals(running, mv);
    if mv.is_drop() {
        text += if rivals.is_empty() { "" } else { "打" };
        return text;
    }
    let mut origin = String::new();
    if rivals.len() > 1 {
        let only =
            |way: &&&str| matches!(by_way(running, rivals.clone(), way)[..], [one] if one.from == mv.from);
        match WAYS.iter().find(only) {
            Some(way) => text += way,
            None => {
                let (file, rank) = place(game, mv.from);
                origin = format!("({file}{rank})");
            }
        }
    }
    if turns(mv) {
        text += "成";
    } else if declines(running, mv) {
        text += "不成";
    }
    text + &origin
}

/// Those of several moves that go in a way, seen by their own side.
fn by_way(running: &Running, mut moves: Vec<Move>, way: &str) -> Vec<Move> {
    let files = i16::from(running.game.definition.size.files);
    let sign = [1, -1][running.position().turn];
    let file = |at: u8| sign * (i16::from(at) % files);
    let rise = |mv: &Move| sign * (i16::from(mv.to) / files - i16::from(mv.from) / files);
    for c in way.chars() {
        match c {
            '上' | '行' => moves.retain(|mv| rise(mv) > 0),
            '引' | '入' => moves.retain(|mv| rise(mv) < 0),
            '寄' => moves.retain(|mv| rise(mv) == 0),
            '直' => moves.retain(|mv| rise(mv) > 0 && file(mv.from) == file(mv.to)),
            _ => {}
        }
    }
    let farthest = |right: bool| {
        let all = moves.iter().map(|mv| file(mv.from));
        if right { all.max() } else { all.min() }
    };
    for (c, side) in [('右', farthest(true)), ('左', farthest(false))] {
        if way.contains(c) {
            moves.retain(|mv| Some(file(mv.from)) == side);
        }
    }
    moves
}

/// A square at the beginning of a text (`7f`, `76`, `7六`), with its length.
fn square(game: &Definition, text: &[char]) -> Option<(usize, u8)> {
    let [file, rank, ..] = text else { return None };
    let small = rank.to_lowercase().next().map_or(*rank, look);
    let rank = match small {
        'a'..='i' => small as u32 - 'a' as u32 + 1,
        _ => rank.to_digit(10).or_else(|| NUMERALS.iter().position(|c| c == rank).map(|n| n as u32 + 1))?,
    };
    Some((2, at(game, file.to_digit(10)?, rank)?))
}

/// Reads the western notation, and squares alone.
fn of_western(running: &Running, text: &[char]) -> Option<Wanted> {
    let game = &*running.game.definition;
    let mut wanted = Wanted::default();
    let mut rest = text;
    if let ['+', after @ ..] = rest {
        (wanted.promoted, rest) = (true, after);
    }
    let mut length = rest.iter().take_while(|c| c.is_alphabetic()).count();
    if length > 1 && is_cross(rest[length - 1]) {
        length -= 1;
    }
    let letters: String = rest[..length].iter().collect();
    rest = &rest[length..];
    wanted.kinds = kinds_named(running, &letters);
    if wanted.kinds.is_empty() && length > 0 || wanted.promoted && length == 0 {
        return None;
    }
    let sign = |wanted: &mut Wanted, text: &mut &[char]| {
        if let [sign, after @ ..] = *text {
            match sign {
                '*' | '\'' | '@' => wanted.drops = true,
                ':' => wanted.takes = true,
                sign if is_cross(*sign) => wanted.takes = true,
                '-' => {}
                _ => return,
            }
            *text = after;
        }
    };
    let none_before = rest;
    sign(&mut wanted, &mut rest);
    let signed = rest.len() < none_before.len();
    let (length, mut to) = square(game, rest)?;
    rest = &rest[length..];
    if !signed {
        let mut after = rest;
        sign(&mut wanted, &mut after);
        if let Some((length, second)) = square(game, after) {
            (wanted.from, to, rest) = (Some(to), second, &after[length..]);
        }
    }
    // A square alone is no move.
    if wanted.kinds.is_empty() && wanted.from.is_none() {
        return None;
    }
    wanted.to = to;
    let end: String = rest.iter().filter(|c| **c != '.').collect();
    wanted.turns = match end.as_str() {
        "" => None,
        "+" => Some(true),
        "=" => Some(false),
        end if says(end, "fairy-typed-turns") => Some(true),
        _ => return None,
    };
    Some(wanted)
}

/// Reads the Japanese notation.
fn of_japanese(running: &Running, text: &[char]) -> Option<Result<Wanted, Refusal>> {
    let game = &*running.game.definition;
    let mut wanted = Wanted::default();
    let (to, mut rest) = match text {
        ['同', rest @ ..] => (running.game.last(), rest),
        _ => {
            let (length, to) = square(game, text)?;
            (Some(to), &text[length..])
        }
    };
    let before = match rest {
        ['成', after @ ..] => {
            rest = after;
            true
        }
        _ => false,
    };
    let [c, after @ ..] = rest else { return None };
    let (_, id, promoted) = MEN.iter().find(|man| man.0 == *c)?;
    wanted.kinds = vec![vec![kind_of(running, id)?]];
    wanted.promoted = *promoted || before;
    rest = after;
    let length = rest.iter().take_while(|c| "右左上行引入寄直".contains(**c)).count();
    wanted.way = rest[..length].iter().collect();
    rest = &rest[length..];
    loop {
        rest = match rest {
            [] => break,
            ['打', rest @ ..] => {
                wanted.drops = true;
                rest
            }
            ['成', rest @ ..] => {
                wanted.turns = Some(true);
                rest
            }
            ['不', '成', rest @ ..] | ['生', rest @ ..] => {
                wanted.turns = Some(false);
                rest
            }
            ['(', file, rank, ')', rest @ ..] => {
                wanted.from = Some(square(game, &[*file, *rank])?.1);
                rest
            }
            _ => return None,
        };
    }
    let Some(to) = to else {
        return Some(Err(refused(running, Message::new("fairy-no-last-square"), &[])));
    };
    wanted.to = to;
    Some(Ok(wanted))
}

/// The moves with these parts.
fn found(running: &Running, wanted: &Wanted) -> Result<Heard, Refusal> {
    let (game, legal) = (&*running.game.definition, running.game.moves());
    let to = Shogi.square(game, wanted.to);
    let fits = |mv: &&Move, kinds: Option<&Vec<u8>>| {
        let (before, promoted) = unturned(running, **mv);
        let kind = if wanted.promoted { before } else { running.moving(**mv) };
        mv.to == wanted.to
            && (promoted || !wanted.promoted)
            && kinds.is_none_or(|kinds| kinds.contains(&kind))
            && (!wanted.drops || mv.is_drop())
            && wanted.from.is_none_or(|from| !mv.is_drop() && mv.from == from)
            && (!wanted.takes || running.position().captures(**mv))
    };
    let of = |kinds: Option<&Vec<u8>>| legal.iter().filter(|mv| fits(mv, kinds)).copied().collect::<Vec<_>>();
    let mut moves = match &wanted.kinds[..] {
        [] => of(None),
        tiers => {
            tiers.iter().map(|kinds| of(Some(kinds))).find(|moves| !moves.is_empty()).unwrap_or_default()
        }
    };
    // The usual meaning: of a man on the board who is not promoted, else of one in hand.
    let keep = |moves: &mut Vec<Move>, usual: &dyn Fn(&Move) -> bool| {
        if moves.iter().any(usual) {
            moves.retain(usual);
        }
    };
    keep(&mut moves, &|mv| !mv.is_drop() && (wanted.promoted || !unturned(running, *mv).1));
    keep(&mut moves, &|mv| mv.is_drop());
    let piece = wanted.kinds.first().and_then(|kinds| kinds.first()).copied();
    let about = |id: &'static str, piece: u8| {
        Message::new(id).with("piece", name(running, piece)).with("square", to.clone())
    };
    if !wanted.way.is_empty() && !moves.is_empty() {
        let ways = by_way(running, moves.clone(), &wanted.way);
        if ways.is_empty() {
            let message = about("fairy-no-such-way", unturned(running, moves[0]).0);
            return Err(refused(running, message.with("way", wanted.way.clone()), &moves));
        }
        moves = ways;
    }
    if let (Some(first), Some(turned)) = (moves.first().copied(), wanted.turns) {
        let asked: Vec<Move> = moves.iter().copied().filter(|mv| turns(*mv) == turned).collect();
        if asked.is_empty() {
            let id = if turned { "fairy-no-turn" } else { "fairy-must-turn" };
            return Err(refused(running, about(id, unturned(running, first).0), &moves));
        }
        moves = asked;
    } else {
        keep(&mut moves, &|mv| !turns(*mv));
    }
    if let (Some(piece), true, true) = (piece, moves.is_empty(), wanted.promoted) {
        let there: Vec<Move> = legal.into_iter().filter(|mv| mv.to == wanted.to).collect();
        return Err(refused(running, about("fairy-no-such-promoted", piece), &there));
    }
    if moves.iter().any(|mv| running.moving(*mv) != running.moving(moves[0])) {
        return Err(several(running, Message::new("fairy-several"), &moves));
    }
    let square = |at| game.square(at);
    let letter = piece.map_or("", |piece| {
        let turned = game.turned[usize::from(piece)];
        letter(running, if wanted.promoted && turned != NONE { turned } else { piece })
    });
    let otherwise = match (wanted.drops, wanted.from) {
        (true, _) => format!("{letter}@{}", square(wanted.to)),
        (false, from) => {
            let sign = if wanted.takes { "x" } else { "" };
            format!("{letter}{}{sign}{}", from.map_or_else(String::new, square), square(wanted.to))
        }
    };
    Ok(Heard { moves, otherwise })
}
