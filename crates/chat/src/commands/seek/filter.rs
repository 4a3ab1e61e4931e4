//! A filter for open tables: typed after `seeks`, or made from a member's own seek.

use crate::desk::seating::as_stored;
use crate::desk::table_settings::TableSettings;
use crate::wording::{Term, game_called, masked, no_such_game, pairs, quoted};
use liege_game::Game;
use liege_table::{Chair, Level, Reliable, Switch, Table, Terms, Time};
use liege_words::lexicon::{self, says};
use liege_words::{Message, duration};
use std::fmt::Write as _;

/// The conditions of a search. A setting that is not named may have any value.
#[derive(Clone)]
pub struct SeekFilter {
    pub game: Option<&'static dyn Game>,
    /// Whether any start position fits.
    any_start: bool,
    /// The start position; `None`: the game's own.
    start: Option<String>,
    /// Options of the game, with their values.
    options: Vec<(String, String)>,
    /// The settings that were named.
    said: Vec<Term>,
    /// The values of those settings.
    terms: Terms,
    /// The hours for a move, at least and at most, if a range was given and not one time control.
    hours: Option<(u16, u16)>,
    /// The wanted seat (its index).
    pub seat: Option<u8>,
    /// The requested page of the list, from 0.
    pub page: usize,
}

impl SeekFilter {
    /// Makes the filter for tables like the one that a member wants to open.
    pub fn of(game: &'static dyn Game, settled: &TableSettings, me: &str) -> SeekFilter {
        let value = |name: &String| {
            let value = settled.options.iter().find(|(known, _)| known == name).map(|(_, value)| value);
            (name.clone(), value.unwrap_or_default().to_owned())
        };
        let mine = |chair: &Chair| chair.person().is_some_and(|player| player.id == me);
        let seat = settled.chairs.iter().position(mine).and_then(|index| u8::try_from(index).ok());
        SeekFilter {
            game: Some(game),
            any_start: false,
            start: settled.position.clone(),
            options: settled.said_options.iter().map(value).collect(),
            said: settled.said.clone(),
            terms: settled.terms.clone(),
            hours: None,
            seat,
            page: 0,
        }
    }

    /// Reads `dragonchess time=1d-3d rated`.
    ///
    /// # Errors
    /// The sentence that explains the fault and the right form.
    pub fn read(text: &str) -> Result<SeekFilter, Message> {
        let mut filter = SeekFilter {
            game: None,
            any_start: true,
            start: None,
            options: Vec::new(),
            said: Vec::new(),
            terms: Terms::default(),
            hours: None,
            seat: None,
            page: 0,
        };
        let mut words = Vec::new();
        for word in text.split_whitespace() {
            if let Some(rated) = lexicon::value("rated", word) {
                filter.terms.rated = rated == "on";
                filter.said.push(Term::Switch(Switch::Rated));
            } else {
                words.push(word);
            }
        }
        let first = words.iter().position(|word| word.contains('=')).unwrap_or(words.len());
        let (game, settings) = words.split_at(first);
        let typed = game.join(" ");
        if !typed.is_empty() {
            filter.game = Some(game_called(&typed).ok_or_else(|| no_such_game(&typed))?);
        }
        let unreadable = |word: String| Message::new("seeks-unreadable").with("word", quoted(&word));
        for (name, value) in pairs(&settings.join(" ")).map_err(unreadable)? {
            filter.take(&name, &value)?;
        }
        Ok(filter)
    }

    /// Reads one setting.
    fn take(&mut self, name: &str, value: &str) -> Result<(), Message> {
        if says("setting-page", name) {
            let wrong = || Message::new("seeks-unreadable").with("word", quoted(value));
            let page: usize = value.parse().map_err(|_| wrong())?;
            self.page = page.saturating_sub(1);
            return Ok(());
        }
        let option = self
            .game
            .and_then(|game| game.options().iter().find(|option| option.name.eq_ignore_ascii_case(name)));
        if let Some(option) = option {
            self.options.push((option.name.to_owned(), as_stored(option, value)));
            return Ok(());
        }
        let Some(term) = Term::called(name) else {
            let mut all: Vec<&str> = Term::all().map(Term::id).collect();
            all.extend(self.game.into_iter().flat_map(Game::options).map(|option| option.name));
            return Err(Message::new("seeks-unknown").with("name", quoted(name)).with("all", all.join(", ")));
        };
        if term == Term::Time
            && let Some(hours) = range(value)
        {
            self.hours = Some(hours);
            return Ok(());
        }
        term.settle(&mut self.terms, value)?;
        self.said.push(term);
        Ok(())
    }

    /// Returns the filter in typed form, as short as possible.
    pub fn written(&self) -> String {
        let mut text = self.game.map_or("", |game| game.id()).to_owned();
        let quote = |value: &str| if value.contains(' ') { format!("\"{value}\"") } else { value.to_owned() };
        for (name, value) in &self.options {
            let _ = write!(text, " {name}={}", quote(value));
        }
        for term in &self.said {
            let _ = write!(text, " {}={}", term.id(), quote(&term.value(&self.terms)));
        }
        if let Some((low, high)) = self.hours {
            let _ = write!(text, " time={low}h-{high}h");
        }
        text.trim().to_owned()
    }

    /// Returns the reliability and the rating that the players at a table need.
    pub fn company(&self) -> (Reliable, Level) {
        (self.terms.reliable, self.terms.level)
    }

    /// Whether a table fits, without regard to the players at it.
    pub fn fits(&self, table: &Table) -> bool {
        let terms = table.terms();
        if self.game.is_some_and(|game| game.id() != table.game().id()) {
            return false;
        }
        if !self.any_start && self.start != table.record().start {
            return false;
        }
        let option = |name: &str| table.options().iter().find(|(known, _)| *known == name);
        if !self.options.iter().all(|(name, value)| option(name).is_some_and(|(_, has)| has == value)) {
            return false;
        }
        // Reliability and rating are conditions for the other players, not for their own conditions.
        let settled = |term: &Term| {
            matches!(term, Term::Reliable | Term::Level) || term.value(terms) == term.value(&self.terms)
        };
        if !self.said.iter().all(settled) {
            return false;
        }
        let in_range =
            |(low, high): (u16, u16)| pace(&terms.time).is_some_and(|pace| (low..=high).contains(&pace));
        if !self.hours.is_none_or(in_range) {
            return false;
        }
        // At an anonymous table, a search by reliability or rating must not show who sits there.
        let (reliable, level) = self.company();
        if masked(table) && (reliable.percent > 0 || !level.is_any()) {
            return false;
        }
        let Some(seat) = self.seat else { return true };
        let chosen = !masked(table) && (!terms.by_dice() || table.resumes());
        chosen && table.chairs().get(usize::from(seat)) == Some(&Chair::Open)
    }
}

/// Reads `1d-3d`, `1d+`, `-3d` in hours; `None` if it is not a range.
fn range(text: &str) -> Option<(u16, u16)> {
    let text = text.replace(['–', '—', '−'], "-");
    let hours = |text: &str| duration::hours(text.trim()).filter(|hours| *hours > 0);
    let (low, high) = match text.split_once('-') {
        None => (hours(text.trim().strip_suffix('+')?)?, Terms::MOST_HOURS),
        Some(("", high)) => (1, hours(high)?),
        // `1-3 days`: the unit comes once.
        Some((low, high)) => {
            let unit: String = high.chars().skip_while(|c| c.is_ascii_digit() || c.is_whitespace()).collect();
            (hours(low).or_else(|| hours(&format!("{low}{unit}")))?, hours(high)?)
        }
    };
    (low <= high).then_some((low, high))
}

/// Returns the hours that a move may take, if they are known.
fn pace(time: &Time) -> Option<u16> {
    match time {
        Time::Move { hours } => Some(*hours),
        // In a long game each move gets about this much.
        Time::Fischer { increment, .. } => Some(*increment),
        Time::Appointments(_) | Time::Endless => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wishes_are_read_in_three_languages_and_written_short() {
        for (texts, expected) in [
            (&["", "  "][..], ""),
            (&["dragonchess", "драконьи шахматы"], "dragonchess"),
            (
                &[
                    "dragonchess time=1d-3d rated",
                    "rated dragonchess time=1-3d",
                    "dragonchess время=1-3 дня рейтинговые",
                    "dragonchess час=1д–3д рейтингові",
                ],
                "dragonchess rated=yes time=24h-72h",
            ),
            (
                &[
                    "casual",
                    "unrated",
                    "дружеские",
                    "товарищеские",
                    "нерейтинговые",
                    "товариські",
                    "нерейтингові",
                    "rated=no",
                ],
                "rated=no",
            ),
            (&["time=2d+"], "time=48h-1440h"),
            (&["time=-2d"], "time=1h-48h"),
            (&["time=3d", "время=72h"], "time=3d"),
            (
                &["time=mon,thu 20:00 Europe/Kyiv names=hidden"],
                "time=\"mon,thu 20:00 Europe/Kyiv\" names=hidden",
            ),
            (&["three-player-chess truce=Bound level=1400+"], "three-player-chess truce=bound level=1400+"),
        ] {
            for text in texts {
                let filter = SeekFilter::read(text).unwrap_or_else(|why| panic!("{text}: {why:?}"));
                assert_eq!(filter.written(), expected, "{text}");
                assert_eq!(SeekFilter::read(&filter.written()).unwrap().written(), expected, "{text}");
            }
        }
        assert_eq!(SeekFilter::read("dragonchess page=3").unwrap().page, 2);
        assert_eq!(SeekFilter::read("страница=0").unwrap().page, 0);
        for text in
            ["checkers", "speed=1", "time=", "time=fast", "level=good", "truce=bound", "page=x", "time=3d-1d"]
        {
            assert!(SeekFilter::read(text).is_err(), "{text}");
        }
    }
}
