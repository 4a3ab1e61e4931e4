//! Games in the notation of other programs: tables are exported in it, and foreign games (PGN, PDN, KIF, CSA) are
//! played again at a new table and written as a record.

use super::write::{Beside, write_beside};
use super::{Depth, Fault, MOST_ENTRIES, MOST_NAME, MOST_TAG, MOST_TAGS, Sheet, is_tag, one_line};
use crate::sitting::table::Table;
use crate::stored::chair::{Chair, Player};
use crate::stored::motion::{Answer, Motion};
use crate::stored::origin::{Unknown, guest};
use crate::stored::record::{NewTable, Status, Venue};
use crate::stored::terms::Terms;
use crate::time::control::Time as Control;
use encoding_rs::SHIFT_JIS;
use jiff::civil::{Date, Time};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use liege_game::Seed;
use liege_game::kif;
use liege_game::pgn::{self, Dialect, Ending};
use liege_game::{self as game, Foreign, Game, Options, RefusalKind, Score, Seat};
use liege_words::{Language, Message};
use std::borrow::Cow;

/// A table in another notation, if the notation exists for its game and nothing about its players is hidden.
#[must_use]
pub fn in_notation(table: &Table, notation: Foreign) -> Option<String> {
    if !table.is_open_book() {
        return None;
    }
    let masked = table.terms().anonymous && !matches!(table.status(), Status::Over | Status::Abandoned);
    let names = if masked { Vec::new() } else { table.names() };
    let actions = table.game_actions();
    let outcome = table.outcome();
    let origin = table.origin();
    let unknown = origin.map(|origin| origin.unknown).unwrap_or_default();
    let last = origin.and_then(|origin| table.log().get(origin.entries.checked_sub(1)?));
    // A file of another program says how long the first move took; here the clock starts with it.
    let first = table.log().first().filter(|_| origin.is_none_or(|origin| origin.tags.is_empty()));
    let score = Score {
        options: table.options(),
        start: table.record().start.as_deref(),
        names: &names,
        began: (!unknown.opened).then(|| first.map_or(table.created(), |entry| entry.at)),
        untimed: last.filter(|_| unknown.entries).map(|entry| entry.at),
        tags: origin.map_or(&[], |origin| &origin.tags),
        actions: &actions,
        outcome: outcome.as_ref(),
    };
    table.game().foreign(notation, &score)
}

/// The characters between the squares of a move of draughts.
const JOINTS: [char; 4] = ['-', 'x', ':', '.'];
/// The number of squares of the largest board of draughts.
const MOST_SQUARES: u32 = 72;

/// Tags that a record has a place of its own for, or that repeat the moves.
const OWN_TAGS: [&str; 11] =
    ["White", "Black", "Red", "Result", "FEN", "SetUp", "Variant", "GameType", "Position", "Game", "Format"];
/// The value of the tag `Game` in files of xiangqi, and its name in PGN.
const XIANGQI: (&str, &str) = ("Chinese Chess", "Xiangqi");
/// The ways in which programs write that a side does not move.
const NULLS: [&str; 6] = ["--", "Z0", "<>", "null", "@@@@", "0000"];

/// A text in the encoding of its program: UTF-8, UTF-16 with its mark, Shift JIS if it is a file of shogi then, otherwise
/// ISO 8859-1. (The signs that Windows adds to it only occur in comments, and are not converted.)
pub(super) fn decoded(bytes: &[u8]) -> Cow<'_, str> {
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Cow::Borrowed(text);
    }
    let units = |join: fn([u8; 2]) -> u16| {
        let pairs = bytes[2..].chunks_exact(2).map(|pair| join([pair[0], pair[1]]));
        char::decode_utf16(pairs).map(|sign| sign.unwrap_or(char::REPLACEMENT_CHARACTER)).collect::<String>()
    };
    let (japanese, has_faults) = SHIFT_JIS.decode_without_bom_handling(bytes);
    Cow::Owned(match bytes {
        _ if !has_faults && (kif::is_kif(&japanese) || kif::is_csa(&japanese)) => japanese.into_owned(),
        [0xff, 0xfe, ..] => units(u16::from_le_bytes),
        [0xfe, 0xff, ..] => units(u16::from_be_bytes),
        _ => bytes.iter().map(|byte| char::from(*byte)).collect(),
    })
}

/// Whether a text may be a game of another program.
pub(super) fn is_foreign(text: &str) -> bool {
    kif::is_kif(text) || kif::is_csa(text) || is_pgn(text)
}

/// Whether a text may be PGN: it has a tag or a comment, or begins with a number or a move.
fn is_pgn(text: &str) -> bool {
    let is_tag = |line: &str| {
        let name = line.trim_start().strip_prefix('[').map(str::trim_start);
        name.is_some_and(|name| name.starts_with(|c: char| c.is_ascii_alphabetic()) && name.contains('"'))
    };
    let mut lines = text.lines().map(str::trim_start).filter(|line| !line.is_empty());
    let first = lines.find(|line| !line.starts_with([';', '%'])).unwrap_or_default();
    let word = first.split_whitespace().next().unwrap_or_default();
    let is_move = word.contains(|c: char| c.is_ascii_digit()) || word.starts_with("O-O");
    first.starts_with(['[', '{']) || is_move || text.lines().any(is_tag)
}

/// A game of another program as a record, with the places of its parts in the file.
pub(super) struct Found {
    pub(super) text: String,
    /// The date as its tag has it, and the tag's line.
    date: (String, usize),
    /// The lines of the moves.
    lines: Vec<usize>,
}

impl Found {
    /// The sheet of the record, with line numbers of the file.
    pub(super) fn placed(&self, mut sheet: Sheet) -> Sheet {
        let (date, line) = &self.date;
        sheet.foreign_date = Some(date.clone());
        (sheet.opened_line, sheet.begun_line) = (*line, *line);
        let last = self.lines.last().copied().unwrap_or_default();
        for (row, line) in sheet.log.iter_mut().zip(self.lines.iter().copied().chain(std::iter::repeat(last)))
        {
            row.line = line;
        }
        sheet
    }
}

/// Converts a text with one game to a record.
///
/// # Errors
/// Returns an error if the text is not in the notation that it seems to be in, or has several games or none; the game is
/// unknown; a move can't be played, or there is none.
pub(super) fn record_of(text: &str) -> Result<Found, Fault> {
    let wrong = |fault: pgn::Fault| Fault::at(fault.line(), Message::new(format!("record-{}", fault.id())));
    let japanese = match (kif::is_kif(text), kif::is_csa(text)) {
        (true, _) => Some((Foreign::Kif, kif::read_kif(text).map_err(wrong)?)),
        (_, true) => Some((Foreign::Csa, kif::read_csa(text).map_err(wrong)?)),
        _ => None,
    };
    let (named, told) = match japanese {
        Some((notation, told)) => (Some((notation, told.kind)), told.game),
        None => (None, read_one(text)?),
    };
    let tag = |name: &str| {
        let found = told.tags.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str()).filter(|value| !value.is_empty() && *value != "?")
    };
    let variant = tag("Variant").or(tag("Game").filter(|game| *game == XIANGQI.0).map(|_| XIANGQI.1));
    let game = match (&named, tag("GameType"), by_numbers(&told)) {
        (Some((notation, kind)), ..) => {
            let called = |game: &&&dyn Game| game.named_in(*notation) == Some(kind);
            let unknown = || Fault::new(Message::new("record-pgn-variant").with("name", kind.clone()));
            game::all().iter().find(called).copied().ok_or_else(unknown)?
        }
        (None, Some(kind), _) | (None, None, Some(kind)) => of_game_type(kind, tag("Variant"))?,
        (None, None, None) => of_variant(variant.unwrap_or("Standard"))?,
    };
    let start = tag("Position").or(tag("FEN")).map(str::to_owned);
    let tags = kept(&told)?;
    let opened = began(&tag);
    let begin = opened.unwrap_or(Timestamp::UNIX_EPOCH);
    let mut table = seated(game, start, [tag("White").or(tag("Red")), tag("Black")], begin)?;
    let mut at = begin;
    if told.moves.len() > MOST_ENTRIES {
        return Err(Fault::new(Message::new("record-more-entries").with("count", MOST_ENTRIES as i64)));
    }
    // A position alone can be resumed; without one there is nothing.
    if told.moves.is_empty()
        && (table.record().start.is_none() || told.result.is_some() && !table.is_finished())
    {
        return Err(Fault::new(Message::new("record-pgn-empty")));
    }
    let took = |played: &pgn::Move| played.comments.iter().find_map(|comment| pgn::elapsed(comment));
    // Times come from the file, and none are invented.
    let is_timed = opened.is_some() && told.moves.iter().all(|played| took(played).is_some());
    for played in &told.moves {
        let fault = |message: Message| Fault::at(played.line, message).of(game);
        let Some(seat) = table.state().turn() else {
            return Err(fault(unplayable(played, Message::new("record-pgn-over"))));
        };
        let action = read_move(&table, seat, played).map_err(fault)?;
        if is_timed {
            let seconds = SignedDuration::from_secs(took(played).unwrap_or(0));
            at = at.saturating_add(seconds).unwrap_or(at);
        }
        let step = table.act(&id(&table, seat), &action, at);
        table = step.map_err(|error| fault(unplayable(played, error.message())))?.table;
    }
    table = ended(table, told.result, at);
    let name = |id: &str| crate::guest_name(id).unwrap_or_default();
    let beside = Beside {
        tags: &tags,
        unknown: Unknown { opened: opened.is_none(), entries: !is_timed },
        entries: usize::MAX,
    };
    let text =
        write_beside(&table, name, Depth::Public, &beside).map_err(|unfit| Fault::new(unfit.message()))?;
    let dated = told.tags.iter().zip(&told.tag_lines);
    let dated = dated.filter(|((name, _), _)| *name == "UTCDate" || *name == "Date");
    let date = dated.max_by_key(|((name, value), _)| (day(value).is_some(), name.len()));
    Ok(Found {
        text,
        date: date.map_or_else(Default::default, |((_, value), line)| (value.clone(), *line)),
        lines: told.moves.iter().map(|played| played.line).collect(),
    })
}

/// The error for a word of a file that can't be played as a move.
fn unplayable(played: &pgn::Move, why: Message) -> Message {
    Message::new("record-pgn-move").with("move", super::fault::quoted(&played.text)).with("why", why)
}

/// The single move that a word of a file means. Other things that a player may type are not accepted.
fn read_move(table: &Table, seat: Seat, played: &pgn::Move) -> Result<String, Message> {
    let about = |id: &'static str| Message::new(id).with("word", super::fault::quoted(&played.text));
    if NULLS.iter().any(|null| null.eq_ignore_ascii_case(&played.text)) {
        return Err(about("record-pgn-null"));
    }
    let state = table.state();
    match state.read(seat, &played.text) {
        Ok(actions) => match <[String; 1]>::try_from(actions) {
            Ok([action]) if state.legal().contains(&action) => Ok(action),
            _ => Err(about("record-pgn-word")),
        },
        Err(refusal) if refusal.kind == RefusalKind::Unreadable => Err(about("record-pgn-word")),
        Err(refusal) => Err(unplayable(played, refusal.message)),
    }
}

/// The tags that are kept beside the game. There is at least one, so that it is recognised as a foreign game.
fn kept(told: &pgn::Game) -> Result<Vec<(String, String)>, Fault> {
    let mut kept: Vec<(String, String)> = Vec::new();
    for ((name, value), line) in told.tags.iter().zip(&told.tag_lines) {
        if OWN_TAGS.contains(&name.as_str()) || !is_tag(name) || kept.iter().any(|(known, _)| known == name) {
            continue;
        }
        let value: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let value = one_line(&value);
        if value.chars().count() > MOST_TAG {
            let message = Message::new("record-pgn-tag").with("name", super::fault::quoted(name));
            return Err(Fault::at(*line, message.with("most", MOST_TAG as i64)));
        }
        if kept.len() == MOST_TAGS {
            return Err(Fault::at(*line, Message::new("record-tags").with("most", MOST_TAGS as i64)));
        }
        kept.push((name.clone(), value));
    }
    if kept.is_empty() {
        kept.push(("Event".to_owned(), "?".to_owned()));
    }
    Ok(kept)
}

/// The single game of a text. It is one of draughts if a tag says so, or its first moves are numbers.
fn read_one(text: &str) -> Result<pgn::Game, Fault> {
    let wrong = |fault: pgn::Fault| Fault::at(fault.line(), Message::new(format!("record-{}", fault.id())));
    let mut games = pgn::read(text, Dialect::Pgn).map_err(wrong)?;
    // The two formats differ in their results and in the meaning of digits.
    if games.iter().any(is_pdn) {
        games = pgn::read(text, Dialect::Pdn).map_err(wrong)?;
    }
    // Words before the tags of the first game belong to no game.
    let is_stray = |told: &&pgn::Move| {
        !told.text.contains(|c: char| c.is_ascii_digit()) && !told.text.starts_with("O-O")
    };
    let first = games.first().filter(|told| games.len() > 1 && told.tags.is_empty());
    if let Some(stray) = first.and_then(|told| told.moves.first()).filter(is_stray) {
        let message = Message::new("record-pgn-word").with("word", super::fault::quoted(&stray.text));
        return Err(Fault::at(stray.line, message));
    }
    match games.len() {
        1 => Ok(games.remove(0)),
        0 => Err(Fault::new(Message::new("record-pgn-empty"))),
        count => Err(Fault::new(Message::new("record-pgn-several").with("count", count as i64))),
    }
}

/// Whether a game that was read as chess is draughts: its tags say so, or its first words are numbers of
/// squares.
fn is_pdn(told: &pgn::Game) -> bool {
    let tagged = |name: &str| told.tags.iter().find(|(known, _)| known == name);
    let is_diagram = |fen: &str| fen.contains(':') && !fen.contains('/');
    if tagged("GameType").is_some() || tagged("FEN").is_some_and(|(_, fen)| is_diagram(fen)) {
        return true;
    }
    let is_square = |part: &str| part.parse::<u32>().is_ok_and(|number| (1..=MOST_SQUARES).contains(&number));
    let mut words = told.moves.iter().map(|played| played.text.as_str());
    let Some(first) = words.next().filter(|word| word.starts_with(|c: char| c.is_ascii_digit())) else {
        return false;
    };
    // A move in one word, or its parts: `28`, `x`, `19`.
    let is_part = |word: &str| word.split(JOINTS).filter(|part| !part.is_empty()).all(is_square);
    let is_whole = first.contains(JOINTS) && first.split(JOINTS).all(is_square);
    is_whole || is_part(first) && words.next().is_none_or(is_part)
}

/// The type of a game of draughts without a tag for it: English, international, Canadian. Only the first
/// starts on low numbers; otherwise the largest number decides.
fn by_numbers(told: &pgn::Game) -> Option<&'static str> {
    let numbers = |text: &str| -> Option<Vec<u32>> {
        text.split(JOINTS).map(|number| number.parse().ok()).collect::<Option<_>>()
    };
    let first = numbers(&told.moves.first()?.text).filter(|squares| squares.len() > 1)?;
    let fen = told.tags.iter().find(|(name, _)| name == "FEN");
    let placed =
        fen.map(|(_, text)| text.split(|c: char| !c.is_ascii_digit()).filter_map(|at| at.parse().ok()));
    let moved = told.moves.iter().filter_map(|played| numbers(&played.text)).flatten();
    let most = moved.chain(placed.into_iter().flatten()).max()?;
    Some(match (most, first[0]) {
        (51.., _) => "27",
        (43.., 43..) if fen.is_none() => "27",
        (33.., _) => "20",
        (_, 13..) if fen.is_none() => "20",
        _ => "21",
    })
}

/// The game for a type of PDN: only its number counts. If several games have that type, the variant decides, by
/// its id; without one it is the first of them.
fn of_game_type(kind: &str, variant: Option<&str>) -> Result<&'static dyn Game, Fault> {
    let number = |kind: &str| kind.split(',').next().unwrap_or_default().trim().to_owned();
    let called = |game: &&dyn Game| game.named_in(Foreign::Pdn).map(number) == Some(number(kind));
    let unknown = || Message::new("record-pdn-type").with("name", super::fault::quoted(kind));
    let of_type = || game::all().iter().copied().filter(called);
    let meant = of_type().find(|game| Some(game.id()) == variant);
    meant.or_else(|| of_type().next()).ok_or_else(|| Fault::new(unknown()))
}

/// The game with this name in PGN.
fn of_variant(variant: &str) -> Result<&'static dyn Game, Fault> {
    let plain = |text: &str| text.to_lowercase().replace([' ', '-', '_'], "");
    let name = match plain(variant).as_str() {
        "chess" | "normal" | "fromposition" | "orthodox" => "standard".to_owned(),
        other => other.to_owned(),
    };
    // Other programs know it by its other names.
    let called = |game: &&&dyn Game| {
        game.named_in(Foreign::Pgn).is_some_and(|known| {
            [Some(known), Some(game.id()), game.uci()].into_iter().flatten().any(|known| plain(known) == name)
        })
    };
    let unknown = || Message::new("record-pgn-variant").with("name", super::fault::quoted(variant));
    game::all().iter().find(called).copied().ok_or_else(|| Fault::new(unknown()))
}

/// When a game started, as far as its tags say; `None` if they name no year.
fn began<'a>(tag: &impl Fn(&str) -> Option<&'a str>) -> Option<Timestamp> {
    let date = ["UTCDate", "Date"].into_iter().find_map(|name| day(tag(name)?))?;
    let time = tag("UTCTime").and_then(|time| Time::strptime("%H:%M:%S", time).ok());
    let zoned = date.to_datetime(time.unwrap_or_default()).to_zoned_datetime(TimeZone::UTC);
    zoned.ok().map(|at| at.timestamp())
}

/// The day of a tag. If only the year or the month is known, it is the first possible day: `1858.??.??`,
/// `1999.02`.
fn day(date: &str) -> Option<Date> {
    let mut parts = date.trim().split(['.', '-', '/']);
    let mut part = || parts.next().map(|part| part.parse::<i16>().ok().filter(|number| *number > 0));
    let year = part()?.filter(|year| *year >= 1000)?;
    let (month, day) = (part().flatten(), part().flatten());
    let month = month.and_then(|month| i8::try_from(month).ok());
    let day = day.filter(|_| month.is_some()).and_then(|day| i8::try_from(day).ok());
    Date::new(year, month.unwrap_or(1), day.unwrap_or(1)).ok()
}

/// A table of the game with its two players, started.
fn seated(
    game: &'static dyn Game,
    start: Option<String>,
    names: [Option<&str>; 2],
    at: Timestamp,
) -> Result<Table, Fault> {
    let none: [(&str, &str); 0] = [];
    let options =
        Options::check(game.options(), none).map_err(|_| Fault::new(Message::new("record-no-record")))?;
    let players: Vec<Player> = (1..)
        .zip(names.iter().zip(game.seats()))
        .map(|(nth, (name, info))| {
            let name: String = one_line(name.unwrap_or(info.id)).chars().take(MOST_NAME).collect();
            Player { id: guest(&name, nth), name }
        })
        .collect();
    let unplayable = |error: crate::TableError| Fault::new(error.message()).of(game);
    let mut table = Table::new(NewTable {
        game,
        options,
        terms: Terms { time: Control::Endless, rated: false, ..Terms::default() },
        start,
        host: players[0].clone(),
        venue: Venue {
            server: None,
            channel: String::new(),
            thread: None,
            lobby_message: None,
            language: Language::ENGLISH,
        },
        seed: Seed::from_bytes([0; 32]),
        chairs: vec![Chair::Open; game.seats().len()],
        at,
    })
    .map_err(unplayable)?;
    for (player, index) in players.iter().zip(0u8..) {
        table = table.sit(player, Some(Seat(index)), at).map_err(unplayable)?.table;
    }
    Ok(table)
}

/// The id of the player who holds a seat.
fn id(table: &Table, seat: Seat) -> String {
    table
        .chairs()
        .get(seat.index())
        .and_then(Chair::person)
        .map_or_else(String::new, |player| player.id.clone())
}

/// The table with the result in the file, if the board has none: the loser has resigned, or both have agreed.
fn ended(table: Table, result: Option<Ending>, at: Timestamp) -> Table {
    if table.is_finished() {
        return table;
    }
    let (white, black) = (id(&table, Seat(0)), id(&table, Seat(1)));
    let step = match result {
        None => return table,
        Some(Ending::White) => table.resign(&black, None, at),
        Some(Ending::Black) => table.resign(&white, None, at),
        Some(Ending::Draw) => table.propose(&white, &Motion::Draw, at).and_then(|step| {
            let number = step.table.log().len();
            let black = Player { name: String::new(), id: black };
            step.table.answer(&black, number, Answer::Accept, at)
        }),
    };
    step.map_or(table, |step| step.table)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{Texts, read, write};

    fn sheet(text: &str) -> Result<crate::record::Sheet, Fault> {
        read(text.as_bytes(), game::by_id, Texts::Any)
    }

    const OTHERS: &str = r#"[Event "Café, Paris"]
[Site "?"]
[Date "1858.11.02"]
[Round "1"]
[White "Morphy, Paul"]
[Black "Duke; Count"]
[Result "1-0"]
[ECO "C41"]

1. e4 {[%clk 0:10:00] best by test} e5 2. Nf3 $14 d6 (2... Nc6 3. Bb5 (3. Bc4) a6) 3. d4 Bg4?! ; a pin
4. dxe5 Bxf3 5. Qxf3! dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7
12. 0-0-0 Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+!! Nxb8 17. Rd8# 1-0
"#;

    #[test]
    fn a_game_of_another_program_is_read() {
        let found = sheet(OTHERS).unwrap();
        assert_eq!((found.game.id(), found.log.len()), ("chess", 33));
        assert_eq!(found.people[0].name, "Morphy, Paul");
        assert_eq!(found.opened.unwrap().to_string(), "1858-11-02T00:00:00Z");
        assert!(found.is_over());
        let setup = "[SetUp \"1\"]\n[FEN \"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2\"]\n\n2. exd6 e.p. Kd7 1/2-1/2";
        let found = sheet(setup).unwrap();
        assert_eq!(found.start.as_deref(), Some("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"));
        assert_eq!(found.log.len(), 4, "two moves, an offer and its answer");
        let cylinder = "[Variant \"Cylinder\"]\n\n1. e4 h6 2. Qg4 a5 *";
        assert_eq!(sheet(cylinder).unwrap().game.id(), "cylinder-chess");
    }

    /// Games of draughts as in real files: with set-up positions, short notation, comments and variations.
    #[test]
    fn games_of_draughts_are_read() {
        let file = include_str!("games.pdn");
        let mut kinds = std::collections::BTreeSet::new();
        for text in
            file.split("\n\n[Event").map(|rest| format!("[Event{}", rest.trim_start_matches("[Event")))
        {
            let found =
                sheet(&text).unwrap_or_else(|fault| panic!("{}\n{text}", fault.say(Language::ENGLISH)));
            kinds.insert(found.game.id());
        }
        assert_eq!(kinds.len(), 8, "{kinds:?}");
    }

    #[test]
    fn draughts_are_known_by_their_type_or_their_numbers() {
        for (text, id) in [
            ("1. 11-15 23-19 2. 8-11 22-17 *", "english-draughts"),
            ("1. 32-28 19-23 2. 28x19 14x23 1-1", "international-draughts"),
            ("[GameType \"25,W,8,8,A0,0\"]\n\n1. c3-d4 d6-c5 2. b2-c3 f6-g5 *", "russian-draughts"),
            ("[GameType \"26\"]\n[FEN \"W:Wc5:Bd6,f6.\"]\n\n1. c5xg5 2-0", "brazilian-draughts"),
            ("[GameType \"26\"]\n[Variant \"german-draughts\"]\n\n1. c3-d4 d6-c5 *", "german-draughts"),
            ("[GameType \"40,W,10,10,N2,0\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *", "frisian-draughts"),
        ] {
            assert_eq!(sheet(text).unwrap().game.id(), id, "{text}");
        }
        // A game that is not the first of its type says so.
        for id in ["german-draughts", "brazilian-draughts"] {
            let game = game::by_id(id).unwrap();
            let start = Some("W:Wc5:Bd6,f6".to_owned());
            let table = seated(game, start, [None, None], Timestamp::UNIX_EPOCH).unwrap();
            let text = in_notation(&table, Foreign::Pdn).unwrap();
            assert_eq!(sheet(&text).unwrap().game.id(), id, "{text}");
        }
        assert_eq!(sheet("[GameType \"41\"]\n\n1. 1-5").err().unwrap().id(), "record-pdn-type");
    }

    /// A position is written with its options too, not only as a diagram, and is read back.
    #[test]
    fn a_position_is_written_whole() {
        let game = game::by_id("turkish-draughts").unwrap();
        let start = "W:WKd4:BKh8 3 - men_backward=yes";
        let table = seated(game, Some(start.to_owned()), [None, None], Timestamp::UNIX_EPOCH).unwrap();
        let text = in_notation(&table, Foreign::Pdn).unwrap();
        assert!(text.contains("[FEN \"W:WKd4:BKh8\"]"), "{text}");
        assert_eq!(sheet(&text).unwrap().start.as_deref(), Some(start));
    }

    #[test]
    fn what_cannot_be_played_is_told_with_its_line() {
        for (text, line, id) in [
            ("1. e4 e5\n2. Ke3", Some(2), "record-pgn-move"),
            ("1. e4 {never closed", Some(1), "record-pgn-unclosed-comment"),
            ("1. e4 1-0\n\n1. d4 0-1", None, "record-pgn-several"),
            ("[Variant \"Suicide\"]\n\n1. e4", None, "record-pgn-variant"),
            ("1. e4 e5\n2. 7163 2836 *", Some(2), "record-pgn-word"),
            ("1. Nf3 Nf6\n2. g3 g6\n3. resigns", Some(3), "record-pgn-word"),
            ("Game 7\n[White \"Ada\"]\n\n1. e4 e5", Some(1), "record-pgn-word"),
            ("1. c4 {a\nb} then e5", Some(2), "record-pgn-word"),
            ("1. d4\nZ0 2. c4", Some(2), "record-pgn-null"),
            ("1. d4 d5 2. @@@@", Some(1), "record-pgn-null"),
            ("1. e4 e5; 2. Nf3 Nc6", Some(1), "record-pgn-moves-in-comment"),
            ("Chess\n\n[White \"Ada\"]\n[Black \"Bo\"]\n\n1. e4", Some(1), "record-pgn-word"),
            ("[White \"Ada\"]\n[Result \"1-0\"]\n\n1-0", None, "record-pgn-empty"),
            ("[FEN \"4k3/8/8/8/8/8/8/4K2R w - - 0 1\"]\n\n1-0", None, "record-pgn-empty"),
            ("[White \"Ada\"]\n\n1. { 2. e4 } *", None, "record-pgn-empty"),
            ("1. 32 28 99 98 *", Some(1), "record-pgn-move"),
        ] {
            let fault = sheet(text).err().unwrap();
            assert_eq!((fault.line(), fault.id()), (line, id), "{text}");
        }
    }

    /// A table made from the sheet of a file.
    fn table_of(text: &[u8], at: &str) -> Result<Table, Fault> {
        let sheet = read(text, game::by_id, Texts::Any)?;
        let people: Vec<Player> = (1..)
            .zip(&sheet.people)
            .map(|(nth, someone)| Player { id: guest(&someone.name, nth), name: someone.name.clone() })
            .collect();
        sheet.table(crate::record::Plan {
            manner: crate::stored::origin::Manner::Archived,
            host: people[0].clone(),
            people,
            chairs: Vec::new(),
            venue: Venue {
                server: None,
                channel: String::new(),
                thread: None,
                lobby_message: None,
                language: Language::ENGLISH,
            },
            seed: Seed::from_bytes([1; 32]),
            at: at.parse().unwrap(),
        })
    }

    const LATER: &str = "2026-11-02T12:00:00Z";

    /// The tags of a file come back unchanged, and nothing is invented: no clock, no date, no event.
    #[test]
    fn foreign_tags_come_back_and_nothing_is_made_up() {
        for (tags, kept) in [
            (
                "[Event \"Club Ch\"]\n[Site \"Kyiv\"]\n[Date \"1999.01.02\"]\n[Round \"3\"]\n[WhiteElo \"1800\"]",
                "",
            ),
            (
                "[Event \"Simul\"]\n[Site \"?\"]\n[Date \"1971.??.??\"]\n[Round \"-\"]\n[TimeControl \"1/259200\"]",
                "",
            ),
            ("[Date \"????.??.??\"]\n[ECO \"C20\"]\n[Annotator \"Bo\"]", "[Event \"?\"]\n[Site \"?\"]"),
            ("", "[Date \"????.??.??\"]\n[Round \"?\"]"),
            ("[Date \"0000.00.00\"]", "[Event \"?\"]"),
        ] {
            let text = format!("{tags}\n[White \"Ada\"]\n[Black \"Cy\"]\n\n1. e4 e5 2. Nf3 1/2-1/2\n");
            let table = table_of(text.as_bytes(), LATER).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
            assert_eq!(table.status(), Status::Over);
            assert!(
                table.created().to_string().as_str() > "1900" && table.created() <= LATER.parse().unwrap()
            );
            assert!(!table.created().to_string().starts_with("1970"), "{text}");
            let written = in_notation(&table, Foreign::Pgn).unwrap();
            for line in tags.lines().chain(kept.lines()).chain(["[White \"Ada\"]", "[Result \"1/2-1/2\"]"]) {
                assert!(written.contains(line), "{line}: {written}");
            }
            for made_up in ["Liege", "emt", "UTCTime", "1970", "2026"] {
                assert!(!written.contains(made_up), "{made_up}: {written}");
            }
            // The record is reproduced byte for byte.
            let record = write(&table, |id| crate::guest_name(id).unwrap(), Depth::Public).unwrap();
            let again = table_of(record.as_bytes(), "2027-01-01T00:00:00Z").unwrap();
            assert_eq!(write(&again, |id| crate::guest_name(id).unwrap(), Depth::Public).unwrap(), record);
            assert_eq!(in_notation(&again, Foreign::Pgn).unwrap(), written);
        }
        // Times in a file are kept.
        let timed = "[Date \"2020.05.06\"]\n\n1. d4 {[%emt 0:01:05]} d5 {[%emt 0:00:07]} *\n";
        let written = in_notation(&table_of(timed.as_bytes(), LATER).unwrap(), Foreign::Pgn).unwrap();
        assert!(written.contains("1. d4 {[%emt 0:01:05]} 1... d5 {[%emt 0:00:07]}"), "{written}");
        let partly = timed.replace(" *", " 2. c4 *");
        let written = in_notation(&table_of(partly.as_bytes(), LATER).unwrap(), Foreign::Pgn).unwrap();
        assert!(!written.contains("emt"), "{written}");
    }

    #[test]
    fn dates_to_come_are_blamed_on_their_tag() {
        for (text, line) in [
            ("[White \"a\"]\n[Date \"2031.01.02\"]\n\n1. e4 *", 2),
            ("[UTCDate \"2027.03.01\"]\n[Date \"2020.03.01\"]\n\n1. e4 *", 1),
            ("; mine\n\n[Event \"x\"]\n[Date \"2099.??.??\"]\n1. e4 *", 4),
        ] {
            let fault = table_of(text.as_bytes(), LATER).err().unwrap();
            assert_eq!((fault.id(), fault.line()), ("record-pgn-date", Some(line)), "{fault}");
        }
        assert!(table_of(b"[Date \"2026.11.03\"]\n\n1. e4 *", LATER).is_ok(), "it is tomorrow somewhere");
    }

    /// Files have various beginnings and encodings.
    #[test]
    fn files_of_all_sorts_are_read() {
        let utf16 = |text: &str| {
            let units = text.encode_utf16().flat_map(u16::to_le_bytes);
            [0xff, 0xfe].into_iter().chain(units).collect::<Vec<u8>>()
        };
        for (bytes, moves, name) in [
            (b"[White \"Andr\xe9\"]\n\n1. e4 e5 *".to_vec(), 2, "André"),
            (b"[White \"M\xfcller\"]\n\n1. d4 {gr\xfc\xdft \x96} *".to_vec(), 1, "Müller"),
            (utf16("[White \"Łódź\"]\r\n\r\n1. e4 c5 2. c3 *"), 3, "Łódź"),
            ("; my game\n[White \"Олена\"]\n\n1. e4 *".into(), 1, "Олена"),
            ("% made by\n; x\n\n1. d4 d5 2. c4 e6".into(), 4, "white"),
            ("1 d4 d5 2 c4 e6".into(), 4, "white"),
            ("d4 d5 c4 e6 Nc3".into(), 5, "white"),
            ("{mine} 1. Nf3".into(), 1, "white"),
            ("O-O Rd8\n".replace("O-O Rd8", "e2e4 e7e5 g1f3").into(), 3, "white"),
        ] {
            let found =
                read(&bytes, game::by_id, Texts::Any).unwrap_or_else(|fault| panic!("{fault}: {bytes:?}"));
            assert_eq!((found.log.len(), found.people[0].name.as_str()), (moves, name));
        }
        for bytes in [&b"hello there"[..], b"\xff\xfe", b"\xfe", b"; nothing\n", b"PNG", b""] {
            let fault = read(bytes, game::by_id, Texts::Any).err().unwrap();
            assert_eq!(fault.id(), "record-no-record", "{bytes:?}");
        }
    }

    /// Moves of draughts with spaces, and diagrams of other programs.
    #[test]
    fn draughts_are_read_as_people_write_them() {
        for (text, id, last) in [
            ("1. 32 28 19 23 2. 28 x 19 14x 23 *", "international-draughts", "14x23"),
            ("1. 33.28 18.23 2. 39.33 *", "international-draughts", "39-33"),
            ("[GameType \"21\"]\n\n1. 11 15 2. 23 19 3. 8 -11 *", "english-draughts", "8-11"),
            ("[GameType \"25\"]\n\n1. c3 - d4 d6 - c5 2. b2 c3 1 - 1", "russian-draughts", "b2-c3"),
            ("[FEN \"W:W 31-50:B 1-20\"]\n\n1. 32-28 *", "international-draughts", "32-28"),
            (
                "[GameType \"20\"]\n[FEN \"w:w31-50:b1-20:H0:F1\"]\n\n1. 32-28 *",
                "international-draughts",
                "32-28",
            ),
            (
                "[GameType \"25\"]\n[FEN \"w:wc5, kh2 :bd6,f6.\"]\n\n1. c5 : g5 *",
                "russian-draughts",
                "c5xe7xg5",
            ),
        ] {
            let found = sheet(text).unwrap_or_else(|fault| panic!("{fault}: {text}"));
            let moves = found.log.iter().rev().map(|row| row.action.as_str());
            let mut moves = moves.filter(|action| !action.starts_with('@'));
            assert_eq!((found.game.id(), moves.next()), (id, Some(last)), "{text}");
        }
    }

    /// Games of shogi in the encoding that programs for Windows write, and games of xiangqi in each way of writing moves.
    #[test]
    fn games_of_the_east_are_read() {
        let kif = "手合割：平手\n先手：佐藤\n後手：Bo\n   1 ７六歩(77)   ( 0:16/00:00:16)\n   2 ３四歩(33)\n   3 ２二角成(88)\n\
                   4 同　銀(31)\n   5 ４五角打\n   6 投了\n";
        for bytes in [kif.as_bytes().to_vec(), SHIFT_JIS.encode(kif).0.into_owned()] {
            let found = read(&bytes, game::by_id, Texts::Any).unwrap_or_else(|fault| panic!("{fault}"));
            let moves: Vec<&str> = found.log.iter().map(|row| row.action.as_str()).collect();
            assert_eq!(moves[..5], ["c3c4", "g7g6", "b2h8+", "g9h8", "B@f5"]);
            assert_eq!((found.game.id(), found.people[0].name.as_str()), ("shogi", "佐藤"));
            assert!(found.is_over());
        }
        let csa = "V2.2\nN+Ada\nN-Bo\nPI82HI22KA\n-\n-5142OU\n+7776FU\n%CHUDAN\n";
        let found = sheet(csa).unwrap_or_else(|fault| panic!("{fault}"));
        assert_eq!((found.game.id(), found.log.len(), found.is_over()), ("shogi", 2, false));
        for moves in [
            "1. C2.5 H8+7 2. H2+3 R9.8",
            "1. 炮二平五 馬８進７ 2. 馬二進三 車９平８",
            "1. H2-E2 H9-G7 2. H0-G2 I9-H9",
        ] {
            let text = format!("[Game \"Chinese Chess\"]\n[Red \"Ada\"]\n[Black \"Bo\"]\n\n{moves} *");
            let found = sheet(&text).unwrap_or_else(|fault| panic!("{fault}: {text}"));
            let played: Vec<&str> = found.log.iter().map(|row| row.action.as_str()).collect();
            assert_eq!(played, ["h3e3", "h10g8", "h1g3", "i10h10"], "{moves}");
            assert_eq!((found.game.id(), found.people[0].name.as_str()), ("xiangqi", "Ada"));
        }
        let wrong = sheet("手合割：平手\n   1 ７六歩(77)\n   2 ３三歩(33)\n").err().unwrap();
        assert_eq!((wrong.line(), wrong.id()), (Some(3), "record-pgn-move"));
        assert_eq!(sheet("手合割：珍しい\n   1 ７六歩(77)\n").err().unwrap().id(), "record-kif-handicap");
    }

    /// The names of variants as lichess and engines write them.
    #[test]
    fn variants_are_known_by_the_names_that_others_write() {
        for (name, id) in [
            ("Crazyhouse", "crazyhouse"),
            ("King of the Hill", "king-of-the-hill"),
            ("Three-check", "three-check"),
            ("3check", "three-check"),
            ("Antichess", "antichess"),
            ("Atomic", "atomic-chess"),
            ("Horde", "horde"),
            ("Racing Kings", "racing-kings"),
            ("Chess960", "chess960"),
            ("Xiangqi", "xiangqi"),
            ("Standard", "chess"),
            ("From Position", "chess"),
        ] {
            assert_eq!(of_variant(name).unwrap().id(), id, "{name}");
        }
        let text = "[Variant \"Chess960\"]\n[SetUp \"1\"]\n\
                    [FEN \"1r2k2r/pppppppp/8/8/8/8/PPPPPPPP/1R2K2R w HBhb - 0 1\"]\n\n1. O-O O-O-O *";
        let found = sheet(text).unwrap_or_else(|fault| panic!("{fault}"));
        assert_eq!((found.game.id(), found.log.len()), ("chess960", 2));
        let three = "[Variant \"Three-check\"]\n[SetUp \"1\"]\n\
                     [FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 +0+0\"]\n\n1. e4 e5 *";
        assert_eq!(sheet(three).unwrap_or_else(|fault| panic!("{fault}")).game.id(), "three-check");
    }

    #[test]
    fn what_is_written_is_read_again() {
        let mut kinds = 0;
        let all = Foreign::ALL
            .into_iter()
            .flat_map(|notation| game::all().iter().map(move |game| (notation, game)));
        for (notation, game) in all.filter(|(notation, game)| game.named_in(*notation).is_some()) {
            let mut table = seated(*game, None, [Some("Ada"), None], Timestamp::UNIX_EPOCH).unwrap();
            for step in 0..40_usize {
                let legal = table.state().legal();
                let Some(action) = legal.get((step * 7919 + 13) % legal.len().max(1)) else { break };
                let who = id(&table, table.state().turn().unwrap());
                let at = Timestamp::from_second(60 * step as i64).unwrap();
                table = table.act(&who, action, at).unwrap().table;
            }
            let text = in_notation(&table, notation).unwrap();
            let again =
                sheet(&text).unwrap_or_else(|fault| panic!("{}\n{text}", fault.say(Language::ENGLISH)));
            assert_eq!(again.game.id(), game.id());
            let played: Vec<&str> = table.game_actions().iter().map(|(action, _)| *action).collect();
            let read: Vec<&str> = again.log.iter().map(|row| row.action.as_str()).collect();
            assert_eq!(read, played, "{text}");
            kinds += 1;
        }
        assert!(kinds >= 15, "only {kinds}");
    }
}
