//! The terms of a contest as people type them: `swiss chess 5 rounds, 3 days a move`, `league chess size=8 weeks=6`.

use crate::command::typed_as;
use crate::desk::Asker;
use crate::desk::defaults::TableDefaults;
use crate::desk::seating::seated_by;
use crate::desk::table_settings::{Reading, settle};
use crate::wording::{Term, game_called, game_of_word, no_such_game, pairs, quoted, straight};
use jiff::{SignedDuration, Timestamp, ToSpan};
use liege_contest::standing::points::Scoring;
use liege_contest::{Format, Plan, Terms, TieBreak};
use liege_game::{Family, Game, SeatInfo, seated};
use liege_table::reminding::Zone;
use liege_table::{Missed, Terms as TableTerms, Time};
use liege_words::lexicon::{self, says};
use liege_words::{Message, day, duration};

/// The formats, as the lexicon names them.
const FORMATS: [&str; 6] = ["robin", "double", "swiss", "knock-out", "ladder", "league"];
/// The most words of the name of a format.
const FORMAT_WORDS: usize = 3;
/// The most characters of the name of a contest.
pub(crate) const NAME: usize = 60;
/// The most characters of the text about a contest.
const TEXT: usize = 500;

/// The circumstances in which terms are read.
pub(crate) struct Reader<'a> {
    pub(crate) asker: &'a Asker<'a>,
    pub(crate) defaults: &'a TableDefaults,
    pub(crate) now: Timestamp,
}

/// Whether four play as two pairs.
fn in_pairs(seats: &[SeatInfo]) -> bool {
    let of = |team: u8| seats.iter().filter(|seat| seat.team == team).count();
    seats.len() == 4 && seats.iter().all(|seat| of(seat.team) == 2)
}

impl Reader<'_> {
    fn zone(&self) -> Zone {
        self.defaults.zone.clone().unwrap_or_default()
    }

    /// Reads the terms of a new contest.
    ///
    /// # Errors
    /// The sentence that says what is wrong or missing, and what would be right.
    pub(crate) fn new_contest(&self, text: &str) -> Result<Terms, Message> {
        let text = straight(text);
        let (free, mut settings) = free_words(&text);
        let mut words: Vec<&str> =
            free.split([' ', '\t', '\n', ',', ';']).filter(|word| !word.is_empty()).collect();
        let format = take_format(&mut words).ok_or_else(|| self.how())?;
        if let Some(rounds) = take_rounds(&mut words) {
            settings = format!("rounds={rounds} {settings}");
        }
        if let Some(pace) = take_pace(&mut words) {
            settings = format!("time=\"{pace}\" {settings}");
        }
        words.retain(|word| !says("contest-little", word));
        let typed = words.join(" ");
        if typed.is_empty() {
            return Err(self.how());
        }
        // “tables of 4”: the number only repeats how many play the game.
        let without = |typed: &str| typed.trim_end_matches(|c: char| c.is_ascii_digit()).trim().to_owned();
        let game =
            game_called(&typed).or_else(|| game_called(&without(&typed))).or_else(|| game_of_word(&typed));
        let game = game.ok_or_else(|| no_such_game(&typed))?;
        let game = seated_by(game, &settings);
        let terms = self.first_terms(game, format);
        self.settled(game, terms, self.usual_table(), &settings)
    }

    /// Reads changed terms.
    ///
    /// # Errors
    /// As for a new contest.
    pub(crate) fn edited(
        &self,
        game: &'static dyn Game,
        terms: &Terms,
        settings: &str,
    ) -> Result<Terms, Message> {
        let table = serde_json::from_str(&terms.table).unwrap_or_else(|_| self.usual_table());
        let settings = straight(settings);
        let (free, settings) = free_words(&settings);
        if !free.trim().is_empty() || settings.is_empty() {
            return Err(self.how_to_edit());
        }
        self.settled(game, terms.clone(), table, &settings)
    }

    fn how(&self) -> Message {
        let command = typed_as(self.asker.language, "contest-new");
        Message::new("contest-new-how").with("command", command)
    }

    fn how_to_edit(&self) -> Message {
        Message::new("contest-edit-how").with("command", typed_as(self.asker.language, "contest-edit"))
    }

    /// Returns the terms of tables, if nothing is said: those of the server, but who is late loses, since nobody should have to
    /// claim anything in a contest.
    fn usual_table(&self) -> TableTerms {
        let said = self.defaults.settled.contains(&Term::Missed);
        let missed = if said { self.defaults.terms.missed } else { Missed::Resign };
        TableTerms { missed, ..self.defaults.terms.clone() }
    }

    fn first_terms(&self, game: &'static dyn Game, format: &str) -> Terms {
        let speaker = self.asker.of(game);
        let seats = game.seats();
        let partners = in_pairs(seats);
        let orthodox =
            seats.len() == 2 && game.family() != Family::Draughts && game.family() != Family::Other;
        let count = u8::try_from(seats.len()).unwrap_or(2);
        let plan = if partners { Plan::Whist } else { Plan::Standard };
        let format_terms = match format {
            "swiss" => Format::Swiss { rounds: None, half_byes: 1 },
            "knock-out" => {
                let games = if orthodox { 2 } else { 1 };
                Format::KnockOut { games, advance: None, lot: false, third: false }
            }
            "ladder" => Format::Ladder {
                range: 3,
                at_once: 2,
                answer_days: 3,
                swap: false,
                idle_days: 60,
                by_rating: false,
            },
            "league" => {
                Format::League { size: 8, cycles: 1, weeks: 8, up: 2, down: 2, gap_days: 7, seasons: None }
            }
            _ => Format::RoundRobin {
                cycles: if format == "double" { 2 } else { 1 },
                plan,
                together: None,
                rounds: None,
                groups: None,
                final_group: false,
            },
        };
        let format_name = self.asker.say(&Message::new(format!("contest-name-{format}")));
        Terms {
            name: format!("{}, {format_name}", speaker.game_name()),
            game: game.id().to_owned(),
            rules: game.rules(),
            seats: count,
            least: count,
            partners,
            first_is_better: orthodox,
            format: format_terms,
            ..Terms::default()
        }
    }

    /// Reads settings onto terms: those of the contest itself, then those of its tables.
    fn settled(
        &self,
        game: &'static dyn Game,
        mut terms: Terms,
        table: TableTerms,
        settings: &str,
    ) -> Result<Terms, Message> {
        let mut of_tables = String::new();
        let example = || format!("`{}`", typed_as(self.asker.language, "contest-new"));
        let unreadable = |word: String| {
            Message::new("setting-unreadable").with("word", quoted(&word)).with("example", example())
        };
        for (name, value) in pairs(settings).map_err(unreadable)? {
            match lexicon::value("contest-term", &name) {
                Some(id) if self.set(&mut terms, id, &value)? => {}
                Some(_) => {
                    return Err(Message::new("contest-term-unfit").with("name", quoted(&name)));
                }
                None => crate::command::typed::add_setting(&mut of_tables, &name, &value),
            }
        }
        let zone = self.defaults.zone.clone();
        let own = TableDefaults {
            terms: TableTerms { rated: terms.rated, ..table },
            settled: Vec::new(),
            language: None,
            threads: self.defaults.threads,
            zone,
            forum: None,
        };
        // Options of the game that were set before stay.
        let known = terms.options.iter().filter(|(name, _)| !of_tables.contains(&format!("{name}=")));
        let known: Vec<String> = known.map(|(name, value)| format!("{name}=\"{value}\"")).collect();
        let reading = Reading { example: example(), beside: None };
        let settled = settle(self.asker, game, &format!("{} {of_tables}", known.join(" ")), &own, &reading)?;
        // How many play decides the plan, so it stays as it was at first.
        let seats = seated(game, &settled.options, None).seats();
        if seats.len() != usize::from(terms.seats) || in_pairs(seats) != terms.partners {
            return Err(Message::new("contest-term-players").with("count", i64::from(terms.seats)));
        }
        if settled.chairs.iter().any(|chair| chair.person().is_some()) || settled.position.is_some() {
            return Err(Message::new("contest-term-seats"));
        }
        let table = settled.terms;
        if table.anonymous || table.by_dice() {
            return Err(Message::new("contest-term-open"));
        }
        terms.rated = table.rated;
        terms.options =
            settled.options.iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        // A first move has three days more than any other.
        let clock = match &table.time {
            Time::Move { hours } => u32::from(*hours),
            Time::Fischer { stock, .. } => u32::from(*stock),
            Time::Endless | Time::Appointments(_) => 7 * 24,
        };
        if !settings_name(settings, "first-move") {
            terms.first_move_hours = clock + 72;
        }
        let table = TableTerms { contest: None, ..table };
        terms.table = serde_json::to_string(&table).unwrap_or_default();
        terms.check().map_err(|error| error.message())?;
        Ok(terms)
    }

    /// Sets one term of the contest. Returns whether its format has it.
    #[allow(clippy::too_many_lines, reason = "one line for each term")]
    fn set(&self, terms: &mut Terms, id: &str, value: &str) -> Result<bool, Message> {
        let wrong =
            || Message::new("contest-term-value").with("name", quoted(id)).with("value", quoted(value));
        let number = || value.trim().parse::<u32>().map_err(|_| wrong());
        let small = || value.trim().parse::<u8>().map_err(|_| wrong());
        let on = || lexicon::switch(value).ok_or_else(wrong);
        let days =
            || duration::days(value).map(u32::from).or_else(|| value.trim().parse().ok()).ok_or_else(wrong);
        let hours = || match lexicon::switch(value) {
            Some(false) => Ok(0),
            _ => duration::hours(value).map(u32::from).ok_or_else(wrong),
        };
        match id {
            "name" => {
                terms.name = value.chars().take(NAME).collect();
                return Ok(true);
            }
            "text" => {
                terms.text = value.chars().take(TEXT).collect();
                return Ok(true);
            }
            "opens" => {
                terms.opens = Some(self.moment(value)?);
                return Ok(true);
            }
            "closes" => {
                terms.closes = Some(self.moment(value)?);
                return Ok(true);
            }
            "ends" => {
                terms.ends = Some(self.moment(value)?);
                return Ok(true);
            }
            "checkin" => terms.checkin_hours = hours()?,
            "round" => terms.round_days = days()?,
            "limit" => terms.limit = Some(number()?),
            "machines" => terms.machines = number()?,
            "first-move" => terms.first_move_hours = hours()?,
            "play-on" => terms.play_on = on()?,
            "late-half" => terms.late_half = on()?,
            "playoff" => terms.playoff = on()?,
            "points" => {
                terms.scoring = match lexicon::value("contest-points", value) {
                    Some("share") => Scoring::Share,
                    Some("won") => Scoring::Won,
                    Some("rank") => Scoring::Rank,
                    _ => return Err(wrong()),
                };
            }
            "tie-breaks" => {
                let codes = value.split([' ', ',', '+', ';']).filter(|code| !code.is_empty());
                let codes: Option<Vec<TieBreak>> = codes.map(TieBreak::of_code).collect();
                let all = || TieBreak::ALL.iter().map(|code| code.code()).collect::<Vec<_>>().join(" ");
                let unknown = || Message::new("contest-term-tie-breaks").with("all", all());
                terms.tie_breaks = codes.ok_or_else(unknown)?;
            }
            _ => return Self::set_of_format(&mut terms.format, id, (number, small, on, days)),
        }
        Ok(true)
    }

    /// Sets one term of the format. Returns whether the format has it.
    fn set_of_format(
        format: &mut Format,
        id: &str,
        (number, small, on, days): (
            impl Fn() -> Result<u32, Message>,
            impl Fn() -> Result<u8, Message>,
            impl Fn() -> Result<bool, Message>,
            impl Fn() -> Result<u32, Message>,
        ),
    ) -> Result<bool, Message> {
        match (format, id) {
            (Format::RoundRobin { cycles, .. } | Format::League { cycles, .. }, "cycles") => {
                *cycles = small()?;
            }
            (Format::RoundRobin { together, .. }, "together") => *together = Some(small()?),
            (Format::RoundRobin { rounds, .. } | Format::Swiss { rounds, .. }, "rounds") => {
                *rounds = Some(number()?);
            }
            (Format::RoundRobin { groups, .. }, "groups") => *groups = Some(small()?),
            (Format::RoundRobin { final_group, .. }, "final") => *final_group = on()?,
            (Format::RoundRobin { plan, .. }, "full") => {
                *plan = if on()? { Plan::Full } else { Plan::Standard };
            }
            (Format::Swiss { half_byes, .. }, "half-byes") => *half_byes = number()?,
            (Format::KnockOut { games, .. }, "games") => *games = small()?,
            (Format::KnockOut { advance, .. }, "advance") => *advance = Some(small()?),
            (Format::KnockOut { lot, .. }, "lot") => *lot = on()?,
            (Format::KnockOut { third, .. }, "third") => *third = on()?,
            (Format::Ladder { range, .. }, "range") => *range = number()?,
            (Format::Ladder { at_once, .. }, "at-once") => *at_once = number()?,
            (Format::Ladder { answer_days, .. }, "answer") => *answer_days = days()?,
            (Format::Ladder { swap, .. }, "swap") => *swap = on()?,
            (Format::Ladder { idle_days, .. }, "idle") => *idle_days = days()?,
            (Format::Ladder { by_rating, .. }, "by-rating") => *by_rating = on()?,
            (Format::League { size, .. }, "size") => *size = small()?,
            (Format::League { weeks, .. }, "weeks") => *weeks = number()?,
            (Format::League { up, .. }, "up") => *up = small()?,
            (Format::League { down, .. }, "down") => *down = small()?,
            (Format::League { gap_days, .. }, "gap") => *gap_days = days()?,
            (Format::League { seasons, .. }, "seasons") => *seasons = Some(number()?),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Reads a moment: a length of time from now, or the end of a day.
    pub(crate) fn moment(&self, text: &str) -> Result<Timestamp, Message> {
        let unreadable = || Message::new("contest-when").with("text", quoted(text));
        let words = text.split_whitespace();
        let text: Vec<&str> =
            words.skip_while(|word| says("until", word) || says("contest-little", word)).collect();
        let text = text.join(" ");
        if let Some(hours) = duration::hours(&text) {
            let from_now = SignedDuration::from_hours(i64::from(hours));
            return self.now.saturating_add(from_now).map_err(|_| unreadable());
        }
        let zone = self.zone();
        let today = zone.rules().to_datetime(self.now).date();
        let date = day::day(&text).and_then(|day| day.after(today)).ok_or_else(unreadable)?;
        let end = date.checked_add(1.day()).map_err(|_| unreadable())?;
        zone.rules().to_timestamp(end.to_datetime(jiff::civil::Time::midnight())).map_err(|_| unreadable())
    }
}

/// Whether settings name a term of a contest.
fn settings_name(settings: &str, id: &str) -> bool {
    let pairs = pairs(settings).unwrap_or_default();
    pairs.iter().any(|(name, _)| lexicon::value("contest-term", name) == Some(id))
}

/// Splits a text into its free words and the settings, which begin with the first `name=`.
fn free_words(text: &str) -> (String, String) {
    let Some(sign) = text.find('=') else { return (text.to_owned(), String::new()) };
    let begin = text[..sign].trim_end().rfind(char::is_whitespace).map_or(0, |at| at + 1);
    (text[..begin].to_owned(), text[begin..].to_owned())
}

/// Takes the name of a format out of the words.
fn take_format(words: &mut Vec<&str>) -> Option<&'static str> {
    for length in (1..=FORMAT_WORDS.min(words.len())).rev() {
        for at in 0..=words.len() - length {
            let phrase = words[at..at + length].join(" ");
            let found = lexicon::value("contest-format", &phrase);
            if let Some(id) = found.and_then(|found| FORMATS.into_iter().find(|id| *id == found)) {
                words.drain(at..at + length);
                return Some(id);
            }
        }
    }
    None
}

/// Takes `5 rounds` out of the words.
fn take_rounds(words: &mut Vec<&str>) -> Option<u32> {
    let at = words
        .windows(2)
        .position(|pair| pair[0].parse::<u32>().is_ok() && says("contest-rounds", pair[1]))?;
    let rounds = words[at].parse().ok();
    words.drain(at..at + 2);
    rounds
}

/// Takes `3 days` or `3d` out of the words: the time for a move.
fn take_pace(words: &mut Vec<&str>) -> Option<String> {
    for length in [2, 1] {
        for at in 0..(words.len() + 1).saturating_sub(length) {
            let phrase = words[at..at + length].join(" ");
            // A number alone is no length of time.
            if phrase.parse::<u32>().is_err() && duration::hours(&phrase).is_some_and(|hours| hours > 0) {
                words.drain(at..at + length);
                return Some(phrase);
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn free_words_are_read_in_any_order() {
        for text in
            ["chess swiss 5 rounds, 3 days a move", "swiss chess 3d 5 rounds", "5 rounds swiss chess, 3 days"]
        {
            let mut words: Vec<&str> = text.split([' ', ',']).filter(|word| !word.is_empty()).collect();
            assert_eq!(take_format(&mut words), Some("swiss"), "{text}");
            assert_eq!(take_rounds(&mut words), Some(5), "{text}");
            assert_eq!(take_pace(&mut words).map(|pace| duration::hours(&pace)), Some(Some(72)), "{text}");
            words.retain(|word| !says("contest-little", word));
            assert_eq!(words, ["chess"], "{text}");
        }
        assert_eq!(
            free_words("swiss chess rounds = 5 time=3d"),
            ("swiss chess ".to_owned(), "rounds = 5 time=3d".to_owned())
        );
    }
}
