//! The settings of a new table that belong to no game: talk, time, players.

use super::sanitize::{escaped, quoted};
use super::speaker::Speaker;
use super::timing;
use crate::wording::level;
use liege_table::reminding::Zone;
use liege_table::{Dealing, Level, Missed, Negotiation, ReadyCheckPolicy, Reliable, Switch, Terms, Time};
use liege_words::lexicon::{self, says};
use liege_words::{Message, duration};

/// A setting of every table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    /// The kind of negotiation between seats.
    Press,
    /// Whether it is known who holds which seat.
    Names,
    /// The way in which players get their seats.
    Dealing,
    /// Whether partners may whisper.
    Partners,
    /// The time after which offers and motions lapse.
    Offers,
    /// The time limit for orders and for choices between lords.
    Orders,
    /// The time after which the host may replace a player.
    Patience,
    /// The time that a seat has for its action.
    Time,
    /// Whether clocks run at weekends.
    Weekends,
    /// The consequence of a missed deadline.
    Missed,
    /// Whether there is a ready check before the game.
    Muster,
    /// The number of missed deadlines that are excused.
    Excuses,
    /// The leave that a player may take.
    Leave,
    /// The reliability that a player needs to sit down.
    Reliable,
    /// The rating that a player needs to sit down.
    Level,
    /// A setting that is on or off.
    Switch(Switch),
}

impl Term {
    /// The settings that are neither on nor off, in the order of help.
    const OTHERS: &'static [Term] = &[
        Term::Press,
        Term::Names,
        Term::Dealing,
        Term::Partners,
        Term::Offers,
        Term::Orders,
        Term::Patience,
        Term::Time,
        Term::Weekends,
        Term::Missed,
        Term::Excuses,
        Term::Leave,
        Term::Muster,
        Term::Reliable,
        Term::Level,
    ];

    /// Returns all settings, in the order of help.
    pub fn all() -> impl Iterator<Item = Term> {
        Term::OTHERS.iter().copied().chain(Switch::ALL.iter().copied().map(Term::Switch))
    }

    /// Returns the name, as it is shown.
    pub fn id(self) -> &'static str {
        match self {
            Term::Press => "press",
            Term::Names => "names",
            Term::Dealing => "dealing",
            Term::Partners => "partners",
            Term::Offers => "offers",
            Term::Orders => "orders",
            Term::Patience => "patience",
            Term::Time => "time",
            Term::Weekends => "weekends",
            Term::Missed => "missed",
            Term::Excuses => "excuses",
            Term::Leave => "leave",
            Term::Muster => "muster",
            Term::Reliable => "reliable",
            Term::Level => "level",
            Term::Switch(switch) => switch.id(),
        }
    }

    /// Returns the setting with this name.
    pub fn called(name: &str) -> Option<Term> {
        let id = lexicon::value("term", name)?;
        Term::all().find(|term| term.id() == id)
    }

    /// Returns the values that people may type, for help.
    pub fn values(self) -> String {
        match self {
            Term::Press => Negotiation::ALL.map(Negotiation::code).join(", "),
            Term::Names => "open, hidden".to_owned(),
            Term::Dealing => Dealing::ALL.map(Dealing::code).join(", "),
            Term::Partners => "game, on, off".to_owned(),
            Term::Offers | Term::Orders => format!("1h–{}d, none", Terms::MOST_HOURS / 24),
            Term::Patience | Term::Leave => format!("1d–{}d, none", Terms::MOST_DAYS),
            Term::Time => {
                format!("1h–{}d, 5d+12h/10d, mon,thu 20:00 Europe/Kyiv, none", Terms::MOST_HOURS / 24)
            }
            Term::Weekends => "on, off, off Europe/Kyiv".to_owned(),
            Term::Missed => Missed::ALL.map(Missed::code).join(", "),
            Term::Excuses => format!("0–{}", Terms::MOST_EXCUSES),
            Term::Muster => ReadyCheckPolicy::ALL.map(ReadyCheckPolicy::code).join(", "),
            Term::Reliable => "1%–100%, 80%!, none".to_owned(),
            Term::Level => "1400-1800, 1400+, -1800, 1400+!, none".to_owned(),
            Term::Switch(_) => "yes, no".to_owned(),
        }
    }

    /// Returns its value in these terms, in typed form.
    pub fn value(self, terms: &Terms) -> String {
        let or_none = |number: u16, unit: char| match number {
            0 => "none".to_owned(),
            number => format!("{number}{unit}"),
        };
        match self {
            Term::Press => terms.negotiation.code().to_owned(),
            Term::Names => if terms.anonymous { "hidden" } else { "open" }.to_owned(),
            Term::Dealing => terms.dealing.code().to_owned(),
            Term::Partners => match terms.partners {
                None => "game",
                Some(true) => "on",
                Some(false) => "off",
            }
            .to_owned(),
            Term::Offers => or_none(terms.offer_hours, 'h'),
            Term::Orders => or_none(terms.order_hours, 'h'),
            Term::Patience => or_none(terms.patience_days, 'd'),
            Term::Time => terms.time.to_string(),
            Term::Weekends => terms.weekends.to_string(),
            Term::Missed => terms.missed.code().to_owned(),
            Term::Excuses => terms.excuses.to_string(),
            Term::Leave => or_none(terms.leave_days, 'd'),
            Term::Muster => terms.muster.code().to_owned(),
            Term::Reliable => match terms.reliable {
                Reliable { percent: 0, .. } => "none".to_owned(),
                Reliable { percent, proven } => format!("{percent}%{}", if proven { "!" } else { "" }),
            },
            Term::Level => level::written(terms.level),
            Term::Switch(switch) => if switch.is_on(terms) { "yes" } else { "no" }.to_owned(),
        }
    }

    /// Returns its line in help.
    pub fn help(self) -> Message {
        Message::new(format!("term-{}", self.id()))
    }

    /// Adds a time zone to its typed value, if the value is about hours or days and names none.
    pub fn in_zone(self, text: String, zone: Option<&Zone>) -> String {
        let Some(zone) = zone else { return text };
        let zoned = format!("{text} {zone}");
        let lacks = match self {
            Term::Time => timing::read(&text).is_none() && timing::read(&zoned).is_some(),
            Term::Weekends => !text.trim().contains(' ') && timing::weekends(&zoned).is_some(),
            _ => false,
        };
        if lacks { zoned } else { text }
    }

    /// Sets it to a typed value.
    ///
    /// # Errors
    /// The sentence that lists the possible values.
    pub fn settle(self, terms: &mut Terms, value: &str) -> Result<(), Message> {
        let word = value.trim().to_lowercase();
        let wrong = |id: &'static str| Message::new(id).with("name", self.id()).with("value", quoted(value));
        let one_of = || wrong("setting-value").with("allowed", self.values());
        let never = never(&word);
        let hours = || {
            let hours = if never { Some(0) } else { duration::hours(&word).filter(|hours| *hours > 0) };
            let most = i64::from(Terms::MOST_HOURS / 24);
            hours
                .filter(|hours| *hours <= Terms::MOST_HOURS)
                .ok_or_else(|| wrong("term-hours").with("most", most))
        };
        let days = || {
            let days = if never { Some(0) } else { duration::days(&word).filter(|days| *days > 0) };
            let most = i64::from(Terms::MOST_DAYS);
            days.filter(|days| *days <= Terms::MOST_DAYS).ok_or_else(|| wrong("term-days").with("most", most))
        };
        match self {
            Term::Press => terms.negotiation = negotiation(&word).ok_or_else(one_of)?,
            Term::Names => terms.anonymous = hidden(&word).ok_or_else(one_of)?,
            Term::Dealing => terms.dealing = dealing(&word).ok_or_else(one_of)?,
            Term::Partners => {
                terms.partners = match lexicon::switch(&word) {
                    None if says("partners-game", &word) => None,
                    None if never => Some(false),
                    None => return Err(one_of()),
                    on => on,
                }
            }
            Term::Offers => terms.offer_hours = hours()?,
            Term::Orders => terms.order_hours = hours()?,
            Term::Time => {
                let read = if never { Some(Time::Endless) } else { timing::read(&word) };
                let most = i64::from(Terms::MOST_HOURS / 24);
                terms.time = read.ok_or_else(|| wrong("term-time-wrong").with("most", most))?;
            }
            Term::Weekends => terms.weekends = timing::weekends(&word).ok_or_else(one_of)?,
            Term::Muster => terms.muster = musters(&word).ok_or_else(one_of)?,
            Term::Reliable if never => terms.reliable = Reliable::default(),
            Term::Reliable => terms.reliable = reliable(&word).ok_or_else(one_of)?,
            Term::Level if never => terms.level = Level::default(),
            Term::Level => terms.level = level::read(&word).ok_or_else(one_of)?,
            Term::Missed => terms.missed = missed(&word).ok_or_else(one_of)?,
            Term::Excuses => {
                let number = if never { Some(0) } else { word.parse().ok() };
                terms.excuses = number.filter(|number| *number <= Terms::MOST_EXCUSES).ok_or_else(one_of)?;
            }
            Term::Leave => terms.leave_days = days()?,
            Term::Patience => terms.patience_days = days()?,
            Term::Switch(switch) => {
                let named = || lexicon::value(switch.id(), &word).map(|value| value == "on");
                let on = lexicon::switch(&word).or_else(named).or_else(|| never.then_some(false));
                switch.turn(terms, on.ok_or_else(one_of)?);
            }
        }
        Ok(())
    }
}

/// Whether a word means "never" or "no limit".
fn never(word: &str) -> bool {
    word == "0" || ["off", "never", "unlimited"].iter().any(|concept| says(concept, word))
}

fn negotiation(word: &str) -> Option<Negotiation> {
    let named = lexicon::value("press", word).and_then(Negotiation::of_code);
    named.or_else(|| never(word).then_some(Negotiation::None))
}

/// Reads `80%`, `80`, `80%!`; without the `!`, newcomers may join too.
fn reliable(word: &str) -> Option<Reliable> {
    let (word, proven) = match word.strip_suffix('!') {
        Some(word) => (word, true),
        None => (word, false),
    };
    let percent = word.trim_end().trim_end_matches('%').trim_end().parse().ok()?;
    (1..=100).contains(&percent).then_some(Reliable { percent, proven })
}

fn dealing(word: &str) -> Option<Dealing> {
    lexicon::value("dealing", word).and_then(Dealing::of_code)
}

fn missed(word: &str) -> Option<Missed> {
    lexicon::value("missed", word).and_then(Missed::of_code)
}

fn musters(word: &str) -> Option<ReadyCheckPolicy> {
    let named = lexicon::value("muster", word).and_then(ReadyCheckPolicy::of_code);
    named
        .or_else(|| says("on", word).then_some(ReadyCheckPolicy::Always))
        .or_else(|| never(word).then_some(ReadyCheckPolicy::Never))
}

fn hidden(word: &str) -> Option<bool> {
    lexicon::value("names", word).map(|names| names == "hidden")
}

/// Returns the time control of a table and its unusual settings, a line each.
pub fn terms_lines(speaker: Speaker, terms: &Terms) -> Vec<String> {
    let usual = Terms::default();
    let within = |hours: u16, line: &'static str, never: &'static str| match (hours, hours % 24) {
        (0, _) => Message::new(never),
        (_, 0) => {
            let days = Message::new("term-count-days").with("days", i64::from(hours / 24));
            Message::new(line).with("limit", days)
        }
        _ => {
            let hours = Message::new("term-count-hours").with("hours", i64::from(hours));
            Message::new(line).with("limit", hours)
        }
    };
    let mut lines = Vec::new();
    if let Some(of) = &terms.contest {
        let line = Message::new("term-contest").with("contest", of.contest.to_string());
        lines.push(line.with("name", escaped(&of.name)).with("game", of.game.as_str()));
    }
    if terms.negotiation != usual.negotiation {
        lines.push(Message::new(match terms.negotiation {
            Negotiation::Public => "term-press-public",
            Negotiation::Private => "term-press-private",
            Negotiation::Secret => "term-press-secret",
            Negotiation::None => "term-press-none",
        }));
    }
    if terms.anonymous != usual.anonymous {
        lines.push(Message::new(if terms.anonymous { "term-names-hidden" } else { "term-names-open" }));
    }
    if terms.by_dice() {
        lines.push(Message::new("term-dealing-dice"));
    }
    match terms.partners {
        None => {}
        Some(true) => lines.push(Message::new("term-partners-on")),
        Some(false) => lines.push(Message::new("term-partners-off")),
    }
    if terms.offer_hours != usual.offer_hours {
        lines.push(within(terms.offer_hours, "term-offers-line", "term-offers-never"));
    }
    if terms.order_hours != usual.order_hours {
        lines.push(within(terms.order_hours, "term-orders-line", "term-orders-never"));
    }
    if terms.patience_days != usual.patience_days {
        lines.push(match terms.patience_days {
            0 => Message::new("term-patience-never"),
            days => Message::new("term-patience-line").with("days", i64::from(days)),
        });
    }
    match terms.muster {
        ReadyCheckPolicy::Stale => {}
        ReadyCheckPolicy::Always => lines.push(Message::new("term-muster-always")),
        ReadyCheckPolicy::Never => lines.push(Message::new("term-muster-never")),
    }
    if terms.reliable != usual.reliable {
        let id = if terms.reliable.proven { "term-reliable-proven" } else { "term-reliable-line" };
        lines.push(Message::new(id).with("percent", i64::from(terms.reliable.percent)));
    }
    lines.extend(level::lines(terms.level));
    for switch in Switch::ALL.iter().filter(|switch| switch.is_on(terms) != switch.is_on(&usual)) {
        let state = if switch.is_on(terms) { "on" } else { "off" };
        lines.push(Message::new(format!("term-{}-{state}", switch.id())));
    }
    // Everybody wants to know the time control, so it is always there.
    let said = lines.iter().map(|line| speaker.say(line));
    std::iter::once(timing::time_line(speaker, terms)).chain(said).collect()
}

/// Reads `name=value` pairs; values may be quoted. The error is the word that is not a pair.
pub fn pairs(settings: &str) -> Result<Vec<(String, String)>, String> {
    let mut pairs = Vec::new();
    let mut rest = settings.trim();
    while !rest.is_empty() {
        let word = rest.split_whitespace().next().unwrap_or(rest).to_owned();
        let Some((name, after)) = rest.split_once('=') else { return Err(word) };
        let name = name.trim();
        if name.is_empty() || name.contains(char::is_whitespace) {
            return Err(word);
        }
        let after = after.trim_start();
        let (value, next) = match in_quotes(after) {
            Some(quoted) => quoted,
            None if has_words(name) => split_words(after),
            None => after.split_once([' ', '\n', '\t', ',', ';']).unwrap_or((after, "")),
        };
        if value.is_empty() {
            return Err(word);
        }
        pairs.push((name.to_owned(), value.to_owned()));
        rest = next.trim_start_matches([' ', '\n', '\t', ',', ';']);
    }
    Ok(pairs)
}

/// The signs that people, phones and keyboards write for quotation marks: double ones, single ones.
const QUOTES: [&[char]; 2] =
    [&['"', '“', '”', '„', '‟', '«', '»', '＂'], &['\'', '‘', '’', '‚', '‛', '`', '‹', '›']];

/// Returns settings with plain quotation marks: all double ones are replaced, and single ones around a value.
pub fn straight(settings: &str) -> String {
    let [double, single] = QUOTES;
    let mut straight = String::with_capacity(settings.len());
    let mut rest = settings;
    while let Some(c) = rest.chars().next() {
        let after = &rest[c.len_utf8()..];
        if single.contains(&c)
            && straight.trim_end().ends_with('=')
            && let Some((value, others)) = after.split_once(single)
        {
            straight.extend(['"'].into_iter().chain(value.chars()).chain(['"']));
            rest = others;
            continue;
        }
        straight.push(if double.contains(&c) { '"' } else { c });
        rest = after;
    }
    straight
}

/// Returns the text in the quotation marks at the start of a text, and the text after them. Marks of one kind
/// close each other, since languages and phones disagree on which of them opens. Without a closing mark all
/// of the text is quoted.
pub fn in_quotes(text: &str) -> Option<(&str, &str)> {
    let marks = QUOTES.into_iter().find(|marks| text.starts_with(*marks))?;
    let inside = text.trim_start_matches(marks);
    Some(inside.split_once(marks).map_or((inside, ""), |(value, rest)| (value.trim(), rest)))
}

/// Takes out a setting whose value is the rest of the text, unless it is in quotation marks; the name may be
/// in any letter case. Returns the value, and the settings without it.
pub fn taken_whole(settings: &str, name: &str) -> Option<(String, String)> {
    let is_here = |at: usize| {
        let begins = settings[..at].chars().next_back().is_none_or(|c| !c.is_alphanumeric());
        let word = settings.get(at..at + name.len()).is_some_and(|word| word.eq_ignore_ascii_case(name));
        let after = || settings[at + name.len()..].trim_start();
        (begins && word && after().starts_with('=')).then(|| (at, after()[1..].trim_start()))
    };
    let (at, after) = settings.char_indices().find_map(|(at, _)| is_here(at))?;
    let (value, rest) = in_quotes(after).unwrap_or((after, ""));
    let rest = rest.trim_start_matches([' ', '\n', '\t', ',', ';']);
    Some((value.trim().to_owned(), format!("{}{rest}", &settings[..at])))
}

/// Whether a setting's value may have several words, such as a duration.
fn has_words(name: &str) -> bool {
    let several = [Term::Time, Term::Weekends, Term::Offers, Term::Orders, Term::Patience, Term::Leave];
    let moment =
        lexicon::value("contest-term", name).is_some_and(|id| ["opens", "closes", "ends"].contains(&id));
    Term::called(name).is_some_and(|term| several.contains(&term)) || says("setting-for", name) || moment
}

/// Splits off the words before the next `name=`.
fn split_words(text: &str) -> (&str, &str) {
    let Some(next) = text.find('=') else { return (text.trim_end(), "") };
    let before = text[..next].trim_end();
    let name = before.rfind(char::is_whitespace).map_or(0, |at| at + 1);
    let value = before[..name].trim_end().trim_end_matches([',', ';']).trim_end();
    (value, &text[name..])
}

#[cfg(test)]
mod tests;
