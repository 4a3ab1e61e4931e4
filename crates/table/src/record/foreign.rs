//! Games in the notation of other programs: tables written in it; and games of others, in PGN or PDN, played once more at a
//! table of their own and written down as a record.

use super::{Depth, Fault, MOST_ENTRIES, MOST_NAME, one_line, write};
use crate::sitting::table::Table;
use crate::stored::chair::{Chair, Player};
use crate::stored::motion::{Answer, Motion};
use crate::stored::origin::guest;
use crate::stored::record::{NewTable, Status, Venue};
use crate::stored::seed::Seed;
use crate::stored::terms::Terms;
use crate::time::control::Time;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use liege_game::pgn::{self, Dialect, Ending};
use liege_game::{self as game, Foreign, Game, Options, Score, Seat};
use liege_words::{Language, Message};

/// A table in another notation, where that can say its game and its people hide nothing.
#[must_use]
pub fn in_notation(table: &Table, notation: Foreign) -> Option<String> {
    if !table.is_open_book() {
        return None;
    }
    let masked = table.terms().anonymous && !matches!(table.status(), Status::Over | Status::Abandoned);
    let names = if masked { Vec::new() } else { table.names() };
    let actions = table.game_actions();
    let outcome = table.outcome();
    let score = Score {
        options: table.options(),
        start: table.record().start.as_deref(),
        names: &names,
        began: table.log().first().map_or(table.created(), |entry| entry.at),
        actions: &actions,
        outcome: outcome.as_ref(),
    };
    table.game().foreign(notation, &score)
}

/// Whether a text may be one: it has a tag in front, or a first move with its number.
pub(super) fn is_pgn(text: &str) -> bool {
    let text = text.trim_start();
    text.starts_with('[') || text.starts_with("1.") || text.starts_with('{') || text.starts_with('%')
}

/// The record of the game that a text tells.
///
/// # Errors
/// The text is no PGN, or has several games or none; the game is none of ours; a move can't be played.
pub(super) fn record_of(text: &str) -> Result<String, Fault> {
    let told = read_one(text)?;
    let tag = |name: &str| {
        let found = told.tags.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str()).filter(|value| !value.is_empty() && *value != "?")
    };
    let game = match (tag("GameType"), by_numbers(&told)) {
        (Some(kind), _) | (None, Some(kind)) => of_game_type(kind)?,
        (None, None) => of_variant(tag("Variant").unwrap_or("Standard"))?,
    };
    let start = tag("Position").or(tag("FEN")).map(str::to_owned);
    let begin = began(&tag);
    let mut table = seated(game, start, [tag("White"), tag("Black")], begin)?;
    let mut at = begin;
    if told.moves.len() > MOST_ENTRIES {
        return Err(Fault::new(Message::new("record-more-entries").with("count", MOST_ENTRIES as i64)));
    }
    for played in &told.moves {
        let fault = |why: Message| {
            let message = Message::new("record-pgn-move").with("move", super::fault::quoted(&played.text));
            Fault::at(played.line, message.with("why", why)).of(game)
        };
        let Some(seat) = table.state().turn() else { return Err(fault(Message::new("record-pgn-over"))) };
        let took = played.comments.iter().find_map(|comment| elapsed(comment)).unwrap_or(1);
        at = at.saturating_add(SignedDuration::from_secs(took)).unwrap_or(at);
        let step = table.act(&id(&table, seat), &played.text, at);
        table = step.map_err(|error| fault(error.message()))?.table;
    }
    table = ended(table, told.result, at);
    let name = |id: &str| crate::guest_name(id).unwrap_or_default();
    write(&table, name, Depth::Public).map_err(|unfit| Fault::new(unfit.message()))
}

/// The one game of a text: of draughts where a tag says so, or its first move is of numbers.
fn read_one(text: &str) -> Result<pgn::Game, Fault> {
    let wrong = |fault: pgn::Fault| Fault::at(fault.line(), Message::new(format!("record-{}", fault.id())));
    let mut games = pgn::read(text, Dialect::Pgn).map_err(wrong)?;
    let is_pdn =
        |told: &pgn::Game| told.tags.iter().any(|(name, _)| name == "GameType") || by_numbers(told).is_some();
    // The two differ in what is a result.
    if games.iter().any(is_pdn) {
        games = pgn::read(text, Dialect::Pdn).map_err(wrong)?;
    }
    match games.len() {
        1 => Ok(games.remove(0)),
        0 => Err(Fault::new(Message::new("record-no-record"))),
        count => Err(Fault::new(Message::new("record-pgn-several").with("count", count as i64))),
    }
}

/// The type of a game of draughts that says none: English, international, Canadian. Only the first begins on low
/// numbers; a game that begins elsewhere is told by its largest number.
fn by_numbers(told: &pgn::Game) -> Option<&'static str> {
    let numbers = |text: &str| -> Option<Vec<u32>> {
        text.split(['-', 'x', ':']).map(|number| number.parse().ok()).collect::<Option<_>>()
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

/// The game of a type of PDN: only its number counts.
fn of_game_type(kind: &str) -> Result<&'static dyn Game, Fault> {
    let number = |kind: &str| kind.split(',').next().unwrap_or_default().trim().to_owned();
    let called = |game: &&&dyn Game| game.named_in(Foreign::Pdn).map(number) == Some(number(kind));
    let unknown = || Message::new("record-pdn-type").with("name", super::fault::quoted(kind));
    game::all().iter().find(called).copied().ok_or_else(|| Fault::new(unknown()))
}

/// The game that goes by a name in PGN.
fn of_variant(variant: &str) -> Result<&'static dyn Game, Fault> {
    let plain = |text: &str| text.to_lowercase().replace([' ', '-', '_'], "");
    let name = match plain(variant).as_str() {
        "chess" | "normal" | "fromposition" | "orthodox" => "standard".to_owned(),
        other => other.to_owned(),
    };
    let called = |game: &&&dyn Game| game.named_in(Foreign::Pgn).is_some_and(|known| plain(known) == name);
    let unknown = || Message::new("record-pgn-variant").with("name", super::fault::quoted(variant));
    game::all().iter().find(called).copied().ok_or_else(|| Fault::new(unknown()))
}

/// When a game began, as far as its tags say.
fn began<'a>(tag: &impl Fn(&str) -> Option<&'a str>) -> Timestamp {
    let date = tag("UTCDate").or_else(|| tag("Date")).unwrap_or_default();
    let time = tag("UTCTime").unwrap_or("00:00:00");
    let read = DateTime::strptime("%Y.%m.%d %H:%M:%S", format!("{date} {time}"));
    let zoned = read.ok().and_then(|at| at.to_zoned(TimeZone::UTC).ok());
    zoned.map_or(Timestamp::UNIX_EPOCH, |at| at.timestamp())
}

/// The seconds that a move took, from a comment: `[%emt 1:02:03]`.
fn elapsed(comment: &str) -> Option<i64> {
    let (_, rest) = comment.split_once("[%emt ")?;
    let (time, _) = rest.split_once(']')?;
    let parts: Vec<i64> = time.trim().split(':').map(|part| part.parse().ok()).collect::<Option<_>>()?;
    match parts[..] {
        [hours, minutes, seconds] => hours.checked_mul(3600)?.checked_add(minutes * 60 + seconds),
        _ => None,
    }
}

/// A table of the game with its two players, begun.
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
        terms: Terms { time: Time::Endless, rated: false, ..Terms::default() },
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

/// Who holds a seat.
fn id(table: &Table, seat: Seat) -> String {
    table
        .chairs()
        .get(seat.index())
        .and_then(Chair::person)
        .map_or_else(String::new, |player| player.id.clone())
}

/// The table with the result that the file tells, where the board has none: the loser has resigned, or both have agreed.
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
    use crate::record::read;

    fn sheet(text: &str) -> Result<crate::record::Sheet, Fault> {
        read(text.as_bytes(), game::by_id)
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
        assert_eq!(found.opened.to_string(), "1858-11-02T00:00:00Z");
        assert!(found.is_over());
        let setup = "[SetUp \"1\"]\n[FEN \"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2\"]\n\n2. exd6 e.p. Kd7 1/2-1/2";
        let found = sheet(setup).unwrap();
        assert_eq!(found.start.as_deref(), Some("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"));
        assert_eq!(found.log.len(), 4, "two moves, an offer and its answer");
        let cylinder = "[Variant \"Cylinder\"]\n\n1. e4 h6 2. Qg4 a5 *";
        assert_eq!(sheet(cylinder).unwrap().game.id(), "cylinder-chess");
    }

    /// Games of draughts as files have them: set up, shortened, with comments and variations.
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
            ("[GameType \"26\"]\n[FEN \"W:Wc5:Bd6,f6.\"]\n\n1. c5xg5 2-0", "german-draughts"),
        ] {
            assert_eq!(sheet(text).unwrap().game.id(), id, "{text}");
        }
        assert_eq!(sheet("[GameType \"40\"]\n\n1. 1-5").err().unwrap().id(), "record-pdn-type");
    }

    /// What a position says beside its diagram, options too, comes back.
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
        ] {
            let fault = sheet(text).err().unwrap();
            assert_eq!((fault.line(), fault.id()), (line, id), "{text}");
        }
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
