//! Reading a text into a sheet.

use super::fault::{Fault, quoted};
use super::foreign;
use super::sheet::{Place, Row, Sheet, Someone};
use super::{
    CHECK, MOST_BYTES, MOST_ENTRIES, MOST_HEADERS, MOST_NAME, MOST_PEOPLE, MOST_TAG, MOST_TAGS, TITLE,
    UNKNOWN, VERSION, check, is_tag, seat_of, terms, time,
};
use crate::stored::origin::Sealed;
use crate::stored::table_event::member_in;
use crate::stored::terms::Terms;
use jiff::Timestamp;
use liege_game::Seed;
use liege_game::{Game, OptionError, Options, recall, seated, under};
use liege_words::Message;
use serde_json::{Map, Value};
use std::collections::HashSet;

/// The texts of hosts' own games that are taken from records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Texts {
    /// Those of games that are known here. A text that was read stays in memory, so members can't bring in others.
    Known,
    /// All.
    Any,
}

/// Reads a record. `games` finds a game by its id.
///
/// # Errors
/// Returns an error if the text is not a record, has a newer version, is cut off or damaged; or if a line is
/// wrong.
pub fn read(
    bytes: &[u8],
    games: impl Fn(&str) -> Option<&'static dyn Game>,
    texts: Texts,
) -> Result<Sheet, Fault> {
    let whole = |id: &'static str| Fault::new(Message::new(id));
    if bytes.len() > MOST_BYTES {
        let most = Message::new("record-too-long").with("most", (MOST_BYTES / 1024).to_string());
        return Err(Fault::new(most));
    }
    let text = foreign::decoded(bytes);
    // Changes that mail programs and editors make to a text are not damage.
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text).replace("\r\n", "\n");
    let version = text.lines().next().and_then(|line| line.strip_prefix(TITLE));
    if version.is_none() && foreign::is_foreign(&text) {
        let found = foreign::record_of(&text)?;
        return Ok(found.placed(read(found.text.as_bytes(), games, texts)?));
    }
    if std::str::from_utf8(bytes).is_err() {
        return Err(whole("record-no-record"));
    }
    let version = version.ok_or_else(|| whole("record-no-record"))?.trim();
    match version.parse::<u32>() {
        Ok(VERSION) => {}
        Ok(newer) if newer > VERSION => {
            let newer = Message::new("record-newer").with("version", newer.to_string());
            return Err(Fault::new(newer.with("known", VERSION.to_string())));
        }
        _ => return Err(whole("record-no-record")),
    }
    let (body, digest) = apart(&text)?;
    // A quick look at each line finds the first that no record has. The contents are worth more work only if
    // the checksum is right: a person who edits a record by hand has to renew its checksum anyway.
    let reader = Reader::of(body)?;
    if check(body) != digest {
        return Err(whole("record-damaged"));
    }
    reader.sheet(digest, games, texts)
}

/// The text before its last line, and the checksum in the last line.
fn apart(text: &str) -> Result<(&str, &str), Fault> {
    let cut_off = || Fault::new(Message::new("record-cut-off"));
    let at = text.rfind(&format!("\n{CHECK}")).ok_or_else(cut_off)? + 1;
    let (body, last) = text.split_at(at);
    let digest = last[CHECK.len()..].trim_end();
    if digest.contains('\n') {
        let line = body.lines().count() + 2;
        return Err(Fault::at(line, Message::new("record-after-check")));
    }
    let hexadecimal = digest.len() == 64 && is_hexadecimal(digest);
    if hexadecimal { Ok((body, digest)) } else { Err(cut_off()) }
}

fn is_hexadecimal(text: &str) -> bool {
    text.chars().all(|c| c.is_ascii_digit() || ('a'..='f').contains(&c))
}

/// A line `Name key: value`.
#[derive(Clone, Copy)]
struct Head<'a> {
    line: usize,
    name: &'a str,
    key: &'a str,
    value: &'a str,
}

impl Head<'_> {
    /// The fault that its value is wrong.
    fn wrong(&self, id: &'static str) -> Fault {
        let message = Message::new(id).with("name", quoted(self.name)).with("value", quoted(self.value));
        Fault::at(self.line, message.with("key", quoted(self.key)))
    }

    fn number(&self, of: &str) -> Result<usize, Fault> {
        plain_number(of).ok_or_else(|| self.wrong("record-number"))
    }

    fn time(&self) -> Result<Timestamp, Fault> {
        read_time(self.value).ok_or_else(|| self.wrong("record-time"))
    }
}

/// The headers that occur once, and those with a key.
const ONCE: [&str; 11] =
    ["Game", "Rules", "Start", "Opened", "Begun", "Host", "Seed", "Seed-hash", "Result", "Log", "Position"];
const KEYED: [&str; 8] = ["Option", "Term", "Text", "Player", "Player-id", "Seat", "Sealed", "Tag"];

/// A number in canonical form.
fn plain_number(text: &str) -> Option<usize> {
    let number: usize = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

/// A time, or the sign for an unknown one.
fn read_any_time(text: &str) -> Result<Option<Timestamp>, ()> {
    if text == UNKNOWN { Ok(None) } else { read_time(text).map(Some).ok_or(()) }
}

fn read_time(text: &str) -> Option<Timestamp> {
    let at: Timestamp = text.parse().ok()?;
    (time(at) == text).then_some(at)
}

struct Reader<'a> {
    heads: Vec<Head<'a>>,
    /// The lines of the text that tells the game.
    text: Vec<Head<'a>>,
    /// The lines between `Log` and `Position`.
    rows: Vec<(usize, &'a str)>,
}

impl<'a> Reader<'a> {
    /// Separates headers and rows, without looking at their contents. Every text that comes as a file is read
    /// this far, so the effort grows only with its length.
    fn of(body: &'a str) -> Result<Reader<'a>, Fault> {
        let mut reader = Reader { heads: Vec::new(), text: Vec::new(), rows: Vec::new() };
        let mut named = HashSet::new();
        let mut in_log = false;
        for (line, text) in (1..).zip(body.lines()).skip(1) {
            if text.trim().is_empty() || text.starts_with(';') {
                continue;
            }
            let head = head(line, text);
            if in_log && head.is_none_or(|head| head.name != "Position") {
                reader.rows.push((line, text));
                continue;
            }
            let Some(head) = head else {
                return Err(Fault::at(line, Message::new("record-line").with("line", quoted(text))));
            };
            let known =
                if head.key.is_empty() { ONCE.contains(&head.name) } else { KEYED.contains(&head.name) };
            if !known {
                return Err(head.wrong("record-header-unknown"));
            }
            if !named.insert((head.name, head.key)) {
                return Err(head.wrong("record-header-twice"));
            }
            in_log = head.name == "Log";
            if head.name == "Text" {
                reader.text.push(head);
                continue;
            }
            // Headers with a key may have any number of keys.
            if reader.heads.len() == MOST_HEADERS {
                let most = Message::new("record-too-many-headers").with("most", MOST_HEADERS.to_string());
                return Err(Fault::at(line, most));
            }
            reader.heads.push(head);
        }
        Ok(reader)
    }

    fn find(&self, name: &str) -> Option<Head<'a>> {
        self.heads.iter().find(|head| head.name == name).copied()
    }

    fn get(&self, name: &'static str) -> Result<Head<'a>, Fault> {
        self.find(name).ok_or_else(|| Fault::new(Message::new("record-header-missing").with("name", name)))
    }

    fn all(&self, name: &str) -> impl Iterator<Item = Head<'a>> {
        self.heads.iter().filter(move |head| head.name == name).copied()
    }

    /// The game, under the version of its rules.
    fn game(
        &self,
        games: impl Fn(&str) -> Option<&'static dyn Game>,
        texts: Texts,
    ) -> Result<&'static dyn Game, Fault> {
        let (id, version) = (self.get("Game")?, self.get("Rules")?);
        let rules = version.number(version.value)?;
        let rules = u32::try_from(rules).map_err(|_| version.wrong("record-number"))?;
        let mut text = String::new();
        for (number, line) in (1..).zip(&self.text) {
            if line.number(line.key)? != number {
                return Err(line.wrong("record-text-number"));
            }
            text.push_str(line.value);
            text.push('\n');
        }
        let present = games(id.value);
        if let Some(known) = present.and_then(|game| under(game, rules)) {
            return match self.text.first() {
                Some(first) if known.text() != Some(text.as_str()) => Err(first.wrong("record-text")),
                _ => Ok(known),
            };
        }
        match (self.text.first(), present) {
            (None, None) => Err(id.wrong("record-game")),
            // The games that Liege brings are told by no text.
            (_, Some(game)) if game.text().is_none() => Err(version.wrong("record-rules")),
            (None, Some(_)) => Err(version.wrong("record-rules")),
            (Some(first), _) if texts == Texts::Known => Err(Fault::at(
                first.line,
                Message::new("record-text-unknown").with("value", quoted(id.value)),
            )),
            (Some(first), _) => recall(id.value, rules, &text).map_err(|_| first.wrong("record-text")),
        }
    }

    fn sheet(
        &self,
        digest: &str,
        games: impl Fn(&str) -> Option<&'static dyn Game>,
        texts: Texts,
    ) -> Result<Sheet, Fault> {
        let game = self.game(games, texts)?;
        let rules = game.rules();
        let options = self.options(game)?;
        let start = self.find("Start").map(|head| head.value.to_owned());
        let game = seated(game, &options, start.as_deref());
        let people = self.people()?;
        let person = |head: Head<'_>, text: &str| {
            let number = head.number(text)?;
            let index = number.checked_sub(1).filter(|index| *index < people.len());
            index.ok_or_else(|| head.wrong("record-nobody"))
        };
        let host = self.get("Host")?;
        let host = person(host, host.value)?;
        let mut chairs = Vec::new();
        for info in game.seats() {
            let head = self.all("Seat").find(|head| head.key == info.id).ok_or_else(|| {
                Fault::new(Message::new("record-header-missing").with("name", format!("Seat {}", info.id)))
            })?;
            chairs.push(match head.value {
                "open" => Place::Open,
                value => match value.strip_prefix("invited ") {
                    Some(number) => Place::Invited(person(head, number)?),
                    None => Place::Held(person(head, value)?),
                },
            });
        }
        if let Some(head) = self.all("Seat").find(|head| seat_of(game, head.key).is_none()) {
            return Err(head.wrong("record-seat").of(game));
        }
        let log = self.log(game, people.len())?;
        let result = self.get("Result")?;
        let position = self.get("Position")?;
        let (seed, seed_hash) = self.seed()?;
        let (opened, begun) = (self.get("Opened")?, self.find("Begun"));
        Ok(Sheet {
            game,
            rules,
            options,
            terms: self.terms()?,
            start,
            opened: read_any_time(opened.value).map_err(|()| opened.wrong("record-time"))?,
            opened_line: opened.line,
            tags: self.tags()?,
            foreign_date: None,
            begun: begun.map(|head| head.time()).transpose()?,
            begun_line: begun.map_or(0, |head| head.line),
            people,
            host,
            chairs,
            sealed: self.sealed(log.len())?,
            seed,
            seed_hash,
            result: result.value.to_owned(),
            result_line: result.line,
            log,
            position: position.value.to_owned(),
            position_line: position.line,
            digest: digest.to_owned(),
        })
    }

    /// The tags of a foreign file.
    fn tags(&self) -> Result<Vec<(String, String)>, Fault> {
        let mut tags = Vec::new();
        for head in self.all("Tag") {
            let good = is_tag(head.key) && head.value.chars().count() <= MOST_TAG;
            if !good || head.value.chars().any(char::is_control) {
                return Err(head.wrong("record-tag"));
            }
            if tags.len() == MOST_TAGS {
                return Err(Fault::at(head.line, Message::new("record-tags").with("most", MOST_TAGS as i64)));
            }
            tags.push((head.key.to_owned(), head.value.to_owned()));
        }
        Ok(tags)
    }

    fn people(&self) -> Result<Vec<Someone>, Fault> {
        let mut people: Vec<Someone> = Vec::new();
        for head in self.all("Player") {
            if head.number(head.key)? != people.len() + 1 || people.len() == MOST_PEOPLE {
                return Err(head.wrong("record-player-number"));
            }
            let name = head.value;
            let good = !name.is_empty()
                && name.chars().count() <= MOST_NAME
                && super::one_line(name) == name
                && !name.chars().any(char::is_control);
            if !good {
                return Err(head.wrong("record-name"));
            }
            people.push(Someone { name: name.to_owned(), id: None });
        }
        for head in self.all("Player-id") {
            let index = head.number(head.key)?.checked_sub(1);
            let someone = index.and_then(|index| people.get_mut(index));
            someone.ok_or_else(|| head.wrong("record-nobody"))?.id = Some(head.value.to_owned());
        }
        Ok(people)
    }

    fn options(&self, game: &'static dyn Game) -> Result<Options, Fault> {
        let mut given: Vec<(&str, &str)> = Vec::new();
        for head in self.all("Option") {
            given.push((head.key, head.value));
            if let Err(error) = Options::check(game.options(), given.iter().copied()) {
                let allowed = match error {
                    OptionError::Value { allowed, .. } => allowed,
                    OptionError::Unknown { known, .. } => known,
                };
                let message = Message::new("record-option")
                    .with("name", quoted(head.key))
                    .with("value", quoted(head.value))
                    .with("allowed", allowed);
                return Err(Fault::at(head.line, message));
            }
        }
        Options::check(game.options(), given).map_err(|_| Fault::new(Message::new("record-no-record")))
    }

    fn terms(&self) -> Result<Terms, Fault> {
        let known = terms::names();
        let mut given = Map::new();
        let mut read = Terms::default();
        for head in self.all("Term") {
            if head.key == terms::CONTEST {
                continue;
            }
            if !known.iter().any(|name| name == head.key) {
                return Err(head.wrong("record-term-unknown"));
            }
            let value = serde_json::from_str(head.value).unwrap_or_else(|_| Value::from(head.value));
            given.insert(head.key.to_owned(), value);
            // The terms before it were accepted, so it is this one that is impossible.
            let terms = serde_json::from_value(Value::Object(given.clone())).ok().filter(Terms::are_possible);
            read = terms.ok_or_else(|| {
                let message = Message::new("record-term")
                    .with("key", quoted(head.key))
                    .with("value", quoted(head.value))
                    .with("allowed", terms::allowed(head.key));
                Fault::at(head.line, message)
            })?;
        }
        Ok(read)
    }

    fn seed(&self) -> Result<(Option<Seed>, Option<String>), Fault> {
        let hash = match self.find("Seed-hash") {
            Some(head) => Some(hash(head)?),
            None => None,
        };
        let Some(head) = self.find("Seed") else { return Ok((None, hash)) };
        if hash.is_some() {
            return Err(head.wrong("record-seed-twice"));
        }
        let value = hash_of(head)?;
        let seed = Seed::read(value).ok_or_else(|| head.wrong("record-hash"))?;
        Ok((Some(seed), None))
    }

    fn sealed(&self, entries: usize) -> Result<Vec<Sealed>, Fault> {
        let mut sealed: Vec<Sealed> = Vec::new();
        for head in self.all("Sealed") {
            let until = head.number(head.key)?;
            if until > entries || sealed.last().is_some_and(|last| last.until > until) {
                return Err(head.wrong("record-sealed"));
            }
            sealed.push(Sealed { until, hash: hash(head)? });
        }
        Ok(sealed)
    }

    fn log(&self, game: &'static dyn Game, people: usize) -> Result<Vec<Row>, Fault> {
        let head = self.get("Log")?;
        let count = head.number(head.value)?;
        if count > MOST_ENTRIES {
            return Err(head.wrong("record-too-many"));
        }
        let mut log = Vec::with_capacity(self.rows.len().min(MOST_ENTRIES));
        for (line, text) in &self.rows {
            if log.len() == count {
                return Err(Fault::at(*line, Message::new("record-more-entries").with("count", head.value)));
            }
            log.push(row(game, people, *line, text, log.len() + 1)?);
        }
        if log.len() < count {
            let message = Message::new("record-fewer-entries")
                .with("count", head.value)
                .with("found", log.len().to_string());
            return Err(Fault::new(message));
        }
        Ok(log)
    }
}

/// A line `Name key: value`, if it looks like one.
fn head(line: usize, text: &str) -> Option<Head<'_>> {
    let (name, value) = text.split_once(':')?;
    let (name, key) = name.split_once(' ').unwrap_or((name, ""));
    let good = name.starts_with(|c: char| c.is_ascii_uppercase()) && !key.contains(' ');
    good.then_some(Head { line, name, key, value: value.trim() })
}

fn hash(head: Head<'_>) -> Result<String, Fault> {
    hash_of(head).map(str::to_owned)
}

/// 64 hexadecimal digits.
fn hash_of(head: Head<'_>) -> Result<&str, Fault> {
    if head.value.len() == 64 && is_hexadecimal(head.value) {
        Ok(head.value)
    } else {
        Err(head.wrong("record-hash"))
    }
}

/// A row of the log: `12  red  1  2026-11-02T12:00:00.000Z  RC5-RV7`
fn row(
    game: &'static dyn Game,
    people: usize,
    line: usize,
    text: &str,
    expected: usize,
) -> Result<Row, Fault> {
    let wrong = |id: &'static str, word: &str| Fault::at(line, Message::new(id).with("word", quoted(word)));
    let mut rest = text.trim();
    let mut word = || {
        let (word, after) = rest.split_once(char::is_whitespace)?;
        rest = after.trim_start();
        Some(word)
    };
    let (Some(number), Some(seat), Some(player), Some(at)) = (word(), word(), word(), word()) else {
        return Err(wrong("record-row", text));
    };
    if plain_number(number) != Some(expected) {
        let message = Message::new("record-row-number")
            .with("word", quoted(number))
            .with("expected", expected.to_string());
        return Err(Fault::at(line, message));
    }
    let seat = match seat {
        "-" => None,
        id => Some(seat_of(game, id).ok_or_else(|| {
            let seats: Vec<&str> = game.seats().iter().map(|info| info.id).collect();
            let message = Message::new("record-row-seat").with("word", quoted(id));
            Fault::at(line, message.with("seats", seats.join(", ")))
        })?),
    };
    let someone = |word: &str| {
        let index = plain_number(word).and_then(|number| number.checked_sub(1));
        index.filter(|index| *index < people).ok_or_else(|| wrong("record-row-player", word))
    };
    let player = match player {
        "-" => None,
        number => Some(someone(number)?),
    };
    let at = read_any_time(at).map_err(|()| wrong("record-row-time", at))?;
    let action = rest.to_owned();
    let named = member_in(game, &action).map(|number| someone(&number)).transpose()?;
    Ok(Row { line, seat, player, action, named, at })
}
