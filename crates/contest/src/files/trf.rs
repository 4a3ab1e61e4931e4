//! Tournament report files of FIDE, TRF16 and TRF26, for contests of two seats. A player is a line of fixed columns; other
//! lines begin with a number of three digits or, in TRF16, with `XX` and a letter. Unknown lines are skipped.

use crate::error::Error;
use crate::facts::Bye;
use crate::pairing::swiss::Colour;
use crate::standing::TieBreak;
use crate::standing::two::{Part, Round, Score, parts, standing};
use liege_words::Message;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The version of the format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Version {
    /// Of 2016, with the `XX` lines of pairing programs.
    Trf16,
    /// Of 2026, with those lines beside.
    Trf26,
}

/// A tournament as a file has it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tournament {
    /// The name (012).
    pub name: String,
    /// The place; here the server (022).
    pub place: String,
    /// The first and the last day (042 and 052).
    pub days: [String; 2],
    /// The type in words (092).
    pub kind: String,
    /// The coded type (192).
    pub code: String,
    /// The chief arbiter (102).
    pub arbiter: String,
    /// The time control (122 or 222).
    pub time: String,
    /// The number of rounds in all.
    pub rounds: u32,
    /// The first colour of number 1.
    pub first: Option<Colour>,
    /// The tie-breaks.
    pub tie_breaks: Vec<TieBreak>,
    /// The players.
    pub players: Vec<Player>,
    /// The rounds that were held.
    pub played: Vec<Round>,
    /// Those who do not play the next round.
    pub absent: BTreeMap<u32, Bye>,
}

/// A player of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The number.
    pub number: u32,
    /// The name.
    pub name: String,
    /// The rating.
    pub rating: Option<i32>,
    /// `m`, `w` or nothing.
    pub sex: String,
    /// The title.
    pub title: String,
    /// The federation.
    pub federation: String,
    /// The id.
    pub id: String,
    /// The birth date.
    pub birth: String,
}

/// Writes a file.
#[must_use]
pub fn write(tournament: &Tournament, version: Version) -> String {
    let mut text = String::new();
    let mut line = |code: &str, value: &str| {
        if !value.is_empty() {
            let value: String = value.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
            let _ = writeln!(text, "{code} {value}");
        }
    };
    line("012", &tournament.name);
    line("022", &tournament.place);
    line("042", &tournament.days[0]);
    line("052", &tournament.days[1]);
    line("062", &tournament.players.len().to_string());
    line("092", &tournament.kind);
    line("102", &tournament.arbiter);
    let rounds = tournament.rounds.to_string();
    let first = tournament.first;
    if version == Version::Trf26 {
        line("142", &rounds);
        line("152", first.map_or("", |first| if first == Colour::White { "W" } else { "B" }));
        line("182", "Liege");
        line("192", &tournament.code);
        let codes: Vec<&str> = tournament.tie_breaks.iter().map(|code| named(*code)).collect();
        line("202", &codes.join(", "));
        line("222", &tournament.time);
        let round = tournament.played.len() + 1;
        for (bye, letter) in [(Bye::Full, 'F'), (Bye::Half, 'H'), (Bye::None, 'Z')] {
            let numbers = tournament.absent.iter().filter(|(_, kind)| **kind == bye);
            let list: Vec<String> = numbers.map(|(number, _)| format!("{number:04}")).collect();
            if !list.is_empty() {
                line("240", &format!("{letter} {round:03} {}", list.join(" ")));
            }
        }
    } else {
        line("122", &tournament.time);
    }
    line("XXR", &rounds);
    line("XXC", first.map_or("", |first| if first == Colour::White { "white1" } else { "black1" }));
    let absent: Vec<String> = tournament.absent.keys().map(u32::to_string).collect();
    line("XXZ", &absent.join(" "));
    let numbers: Vec<u32> = tournament.players.iter().map(|player| player.number).collect();
    let of = parts(&numbers, &tournament.played);
    let places: BTreeMap<u32, u32> = standing(&numbers, &tournament.played, &tournament.tie_breaks)
        .into_iter()
        .map(|row| (row.number, row.place))
        .collect();
    for player in &tournament.players {
        let rounds = of.get(&player.number).map_or(&[] as &[Part], Vec::as_slice);
        let halves: i64 = rounds.iter().map(|part| part.points).sum();
        let rating = player.rating.map(|rating| rating.to_string()).unwrap_or_default();
        let place = places.get(&player.number).copied().unwrap_or_default();
        let mut row = format!(
            "001 {:>4} {:1}{:>3} {:<33} {:>4} {:<3} {:>11} {:<10} {:>4} {place:>4}",
            player.number,
            clipped(&player.sex, 1),
            clipped(&player.title, 3),
            clipped(&player.name, 33),
            clipped(&rating, 4),
            clipped(&player.federation, 3),
            clipped(&player.id, 11),
            clipped(&player.birth, 10),
            format!("{}.{}", halves / 2, if halves % 2 == 0 { 0 } else { 5 }),
        );
        for part in rounds {
            let _ = write!(row, "  {}", cell(part));
        }
        let _ = writeln!(text, "{}", row.trim_end());
    }
    text
}

/// A round of a player: opponent, colour, result.
fn cell(part: &Part) -> String {
    let colour = if part.white { 'w' } else { 'b' };
    match (part.opponent, part.bye) {
        // A half point each without a game has no sign with an opponent.
        (Some(_), _) if !part.played && part.points == 1 => "0000 - H".to_owned(),
        (Some(opponent), _) => {
            let result = match (part.points, part.played) {
                (2, true) => '1',
                (1, _) => '=',
                (_, true) => '0',
                (2, false) => '+',
                _ => '-',
            };
            format!("{opponent:>4} {colour} {result}")
        }
        (None, bye) => {
            let letter = match bye.unwrap_or(Bye::None) {
                Bye::Allocated => 'U',
                Bye::Full => 'F',
                Bye::Half => 'H',
                Bye::None => 'Z',
            };
            format!("0000 - {letter}")
        }
    }
}

/// A text without line ends, cut to a number of columns.
fn clipped(text: &str, columns: usize) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(columns).collect()
}

/// The code of a tie-break in a file of 2026.
fn named(code: TieBreak) -> &'static str {
    match code {
        TieBreak::BuchholzCut => "BH/C1",
        TieBreak::Median => "BH/M1",
        TieBreak::RobinSonneborn => "SB",
        TieBreak::Koya => "KS",
        _ => code.code(),
    }
}

/// A result of a player as a file has it.
#[derive(Clone, Copy)]
struct Cell {
    opponent: u32,
    white: bool,
    result: char,
}

/// Reads a file of either version; lines end with CR, LF or both, `###` begins a comment.
///
/// # Errors
/// Returns the first line that can't be read, or two lines that contradict each other.
pub fn read(text: &str) -> Result<Tournament, Error> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let unified = text.replace("\r\n", "\n").replace('\r', "\n");
    let mut found = Tournament::default();
    let mut cells: Vec<(u32, u32, Vec<Option<Cell>>)> = Vec::new();
    let mut byes: Vec<(u32, char, Vec<u32>)> = Vec::new();
    for (index, line) in (1u32..).zip(unified.lines()) {
        let Some((code, rest)) = line.split_at_checked(3).map(|(code, rest)| (code, rest.trim())) else {
            continue;
        };
        let wrong =
            |id: &'static str| Error::BadFile { line: index, fault: Message::new(id).with("text", rest) };
        let number = || rest.parse::<u32>().map_err(|_| wrong("contest-file-number"));
        let numbers = |text: &str| -> Result<Vec<u32>, Error> {
            text.split_whitespace().map(|one| one.parse().map_err(|_| wrong("contest-file-number"))).collect()
        };
        match code {
            "012" => rest.clone_into(&mut found.name),
            "022" => rest.clone_into(&mut found.place),
            "042" => rest.clone_into(&mut found.days[0]),
            "052" => rest.clone_into(&mut found.days[1]),
            "092" => rest.clone_into(&mut found.kind),
            "102" => rest.clone_into(&mut found.arbiter),
            "122" | "222" => rest.clone_into(&mut found.time),
            "192" => rest.clone_into(&mut found.code),
            "142" | "XXR" => found.rounds = number()?,
            "152" | "XXC" => {
                found.first = match rest.to_ascii_lowercase().split_whitespace().next() {
                    Some("w" | "white1") => Some(Colour::White),
                    Some("b" | "black1") => Some(Colour::Black),
                    Some("rank") => found.first,
                    _ => return Err(wrong("contest-file-colour")),
                }
            }
            "202" => {
                let codes = rest.split([',', ' ']).filter(|code| !code.is_empty());
                found.tie_breaks = codes
                    .filter_map(|code| {
                        TieBreak::ALL
                            .iter()
                            .copied()
                            .find(|known| named(*known) == code || known.code() == code)
                    })
                    .collect();
            }
            "240" => {
                let mut words = rest.split_whitespace();
                let letter = words.next().filter(|word| ["F", "H", "Z"].contains(word));
                let round = words.next().and_then(|word| word.parse().ok());
                let (Some(letter), Some(round)) = (letter.and_then(|word| word.chars().next()), round) else {
                    return Err(wrong("contest-file-bye"));
                };
                byes.push((round, letter, numbers(&words.collect::<Vec<_>>().join(" "))?));
            }
            "XXZ" => byes.push((0, 'Z', numbers(rest)?)),
            "001" => {
                let columns: Vec<char> = line.chars().collect();
                let column = |from: usize, to: usize| -> String {
                    columns.iter().skip(from - 1).take(to + 1 - from).collect::<String>().trim().to_owned()
                };
                let own = column(5, 8).parse::<u32>().ok().filter(|own| *own > 0);
                let Some(own) = own else { return Err(wrong("contest-file-number")) };
                if found.players.iter().any(|player| player.number == own) {
                    return Err(wrong("contest-file-twice"));
                }
                found.players.push(Player {
                    number: own,
                    name: column(15, 47),
                    rating: column(49, 52).parse().ok().filter(|rating| *rating > 0),
                    sex: column(10, 10),
                    title: column(11, 13),
                    federation: column(54, 56),
                    id: column(58, 68),
                    birth: column(70, 79),
                });
                let mut rounds = Vec::new();
                let mut from = 92;
                while from <= columns.len() {
                    let (opponent, colour, result) =
                        (column(from, from + 3), column(from + 5, from + 5), column(from + 7, from + 7));
                    from += 10;
                    let Some(result) = result.chars().next() else {
                        rounds.push(None);
                        continue;
                    };
                    let opponent = if opponent.is_empty() { Some(0) } else { opponent.parse().ok() };
                    let is_known = "1=0+-WDLHFUZ".contains(result.to_ascii_uppercase());
                    let Some(opponent) = opponent.filter(|_| is_known) else {
                        return Err(wrong("contest-file-result"));
                    };
                    rounds.push(Some(Cell {
                        opponent,
                        white: colour == "w",
                        result: result.to_ascii_uppercase(),
                    }));
                }
                while rounds.last().is_some_and(Option::is_none) {
                    rounds.pop();
                }
                cells.push((index, own, rounds));
            }
            _ => {}
        }
    }
    found.played = played(&cells)?;
    let next = found.played.len() as u32 + 1;
    for (round, letter, numbers) in byes {
        for number in numbers.into_iter().filter(|_| round == 0 || round == next) {
            let bye = match letter {
                'F' => Bye::Full,
                'H' => Bye::Half,
                _ => Bye::None,
            };
            found.absent.entry(number).or_insert(bye);
        }
    }
    found.rounds = found.rounds.max(found.played.len() as u32);
    Ok(found)
}

/// The rounds of the players' lines; what two lines say of a game has to agree.
fn played(cells: &[(u32, u32, Vec<Option<Cell>>)]) -> Result<Vec<Round>, Error> {
    // A round counts when a game of it is written; a bye alone may be one that is known before.
    let games = |(_, _, cells): &(u32, u32, Vec<Option<Cell>>)| {
        cells.iter().rposition(|cell| cell.is_some_and(|cell| cell.opponent > 0)).map_or(0, |last| last + 1)
    };
    let held = cells.iter().map(games).max().unwrap_or_default();
    let mut rounds = vec![Round::default(); held];
    for (line, own, of_player) in cells {
        for (round, cell) in of_player.iter().enumerate().take(held) {
            let Some(cell) = cell else { continue };
            let fault = |id: &'static str| Error::BadFile {
                line: *line,
                fault: Message::new(id).with("text", format!("{own}, {}", round + 1)),
            };
            if cell.opponent == 0 {
                let bye = match cell.result {
                    'U' => Bye::Allocated,
                    'F' | '+' | '1' | 'W' => Bye::Full,
                    'H' | '=' | 'D' => Bye::Half,
                    _ => Bye::None,
                };
                rounds[round].byes.insert(*own, bye);
                continue;
            }
            let (points, is_played) = match cell.result {
                '1' | 'W' => (2, true),
                '=' | 'D' => (1, true),
                '0' | 'L' => (0, true),
                '+' => (2, false),
                '-' => (0, false),
                _ => return Err(fault("contest-file-result")),
            };
            let opponent = cells.iter().find(|(_, number, _)| *number == cell.opponent);
            let facing = opponent.and_then(|(_, _, cells)| cells.get(round).copied().flatten());
            let Some(facing) = facing.filter(|facing| facing.opponent == *own && facing.white != cell.white)
            else {
                return Err(fault("contest-file-pair"));
            };
            if cell.white {
                let black = match facing.result {
                    '1' | 'W' | '+' => 2,
                    '=' | 'D' => 1,
                    _ => 0,
                };
                if points + black > 2 || is_played == "+-".contains(facing.result) {
                    return Err(fault("contest-file-pair"));
                }
                rounds[round].games.push((
                    *own,
                    cell.opponent,
                    Score { white: points, black, played: is_played },
                ));
            }
        }
    }
    Ok(rounds)
}
