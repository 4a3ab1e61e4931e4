//! One typed change of a server's settings.

use crate::commands::you::server::games::{Pick, picked, picks};
use crate::desk::defaults::default_terms;
use crate::wording::{game_called, quoted, unknown_language, unknown_zone};
use liege_engine::puzzles;
use liege_store::{Openers, PagePolicy, Server};
use liege_table::reminding::{Zone, zone_called};
use liege_words::lexicon::{self, says};
use liege_words::{Language, Message};

/// The most channels that a server can list.
const CHANNELS: usize = 20;
/// The longest text of default settings, in characters.
const LONGEST: usize = 300;

/// A change of one setting of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Tables are opened only in these channels; if empty, everywhere.
    Channels(Vec<String>),
    /// The members who may open tables.
    Openers(Openers),
    /// The language of posts; `None`: the server's own language.
    Language(Option<Language>),
    /// The settings of new tables; empty: the usual ones.
    Defaults(String),
    /// Whether tables get threads; `None`: as the program is configured.
    Threads(Option<bool>),
    /// The time zone of members who have set none; `None`: UTC.
    Zone(Option<Zone>),
    /// The most tables that may be unfinished; `None`: as many as the program allows.
    Tables(Option<u32>),
    /// The pages of the server on the web.
    Page(PagePolicy),
    /// The games that are offered.
    Games(Vec<Pick>),
    /// Whether posts show signs in place of characters on men.
    Signs(bool),
    /// Whether this channel has a signboard (a message that stays up to date).
    Standing(bool),
    /// Whether this channel gets a daily puzzle; the game's id, if it is always one game.
    Puzzle(bool, Option<&'static str>),
}

impl Change {
    /// Reads `here`, `everywhere`, `channel <#12> <#34>`, `open managers`, `language uk`, `defaults time=5d`,
    /// `threads off`, `zone Kyiv`, `limits tables=20`, `games chess, draughts`. `here` is the channel's id, `known` the server's time
    /// zone, if it is set.
    ///
    /// # Errors
    /// The sentence that lists what can be said.
    pub fn read(text: &str, here: &str, known: Option<&Zone>) -> Result<Change, Message> {
        let low = text.to_lowercase();
        let by_default = lexicon::phrases("by-default").into_iter().find(|two| low.starts_with(two));
        if let Some(rest) = by_default.and_then(|two| text.get(two.len()..)) {
            return read_defaults(rest.trim(), known);
        }
        let (word, rest) = text.split_once(|c: char| c.is_whitespace() || c == '=').unwrap_or((text, ""));
        let rest = rest.trim();
        match lexicon::value("server", word) {
            Some("channels") if says("everywhere", rest) => Ok(Change::Channels(Vec::new())),
            Some("channels") if says("here", rest) => Ok(Change::Channels(vec![here.to_owned()])),
            Some("channels") => channels(rest),
            Some("openers") => openers(rest),
            Some("language") => language(rest),
            Some("defaults") => read_defaults(rest, known),
            Some("threads") => threads(rest),
            Some("zone") => zone(rest),
            Some("limits") => limits(rest),
            Some("standing") => standing(rest),
            Some("puzzle") => puzzle(rest),
            Some("page") => page(rest),
            Some("games") => picks(rest).map(Change::Games),
            Some("signs") => signs(rest),
            _ if says("everywhere", word) => Ok(Change::Channels(Vec::new())),
            _ if says("here", word) => Ok(Change::Channels(vec![here.to_owned()])),
            _ => Err(Message::new("server-how").with("text", quoted(text))),
        }
    }

    /// Applies the change. The program allows `most` tables (0: any number).
    ///
    /// # Errors
    /// The sentence that says which limit is exceeded.
    pub fn make(self, server: &mut Server, most: u32) -> Result<(), Message> {
        match self {
            Change::Channels(channels) if channels.len() > CHANNELS => {
                return Err(Message::new("server-too-many").with("most", CHANNELS as i64));
            }
            Change::Channels(channels) => {
                server.channels = channels;
                server.closed = false;
            }
            Change::Openers(openers) => server.openers = openers,
            Change::Language(language) => server.language = language,
            Change::Defaults(defaults) => server.defaults = defaults,
            Change::Threads(threads) => server.threads = threads,
            Change::Zone(zone) => server.zone = zone,
            Change::Tables(Some(tables)) if most > 0 && tables > most => {
                return Err(Message::new("server-limits-most").with("most", i64::from(most)));
            }
            Change::Tables(tables) => server.tables = tables,
            Change::Page(page) => server.page = page,
            Change::Games(picks) => server.games = picked(&server.games, &picks)?,
            Change::Signs(signs) => server.signs = signs,
            // These changes are about a channel, not about the server.
            Change::Standing(_) | Change::Puzzle(..) => {}
        }
        Ok(())
    }
}

/// Reads `<#12>, <#34>`.
fn channels(text: &str) -> Result<Change, Message> {
    let words = text.split([' ', ',']).filter(|word| !word.is_empty());
    let mut channels: Vec<String> = Vec::new();
    for word in words {
        let id = word.strip_prefix("<#").and_then(|rest| rest.strip_suffix('>'));
        let id = id.filter(|id| !id.is_empty() && id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-'));
        let id = id.ok_or_else(|| Message::new("server-which-channel").with("text", quoted(word)))?;
        if channels.iter().all(|known| known != id) {
            channels.push(id.to_owned());
        }
    }
    if channels.is_empty() {
        return Err(Message::new("server-which-channel").with("text", quoted(text)));
    }
    Ok(Change::Channels(channels))
}

fn openers(text: &str) -> Result<Change, Message> {
    let role = text.strip_prefix("<@&").and_then(|rest| rest.strip_suffix('>'));
    if let Some(role) = role.filter(|id| !id.is_empty() && id.chars().all(|c| c.is_ascii_digit())) {
        return Ok(Change::Openers(Openers::Role(role.to_owned())));
    }
    if says("everybody", text) {
        Ok(Change::Openers(Openers::Everybody))
    } else if says("managers", text) {
        Ok(Change::Openers(Openers::Managers))
    } else {
        Err(Message::new("server-who-opens").with("text", quoted(text)))
    }
}

fn language(text: &str) -> Result<Change, Message> {
    if says("usual", text) {
        return Ok(Change::Language(None));
    }
    match lexicon::language(text) {
        Some(language) => Ok(Change::Language(Some(language))),
        None => Err(unknown_language(text)),
    }
}

fn read_defaults(text: &str, known: Option<&Zone>) -> Result<Change, Message> {
    if text.is_empty() || says("usual", text) {
        return Ok(Change::Defaults(String::new()));
    }
    if text.chars().count() > LONGEST {
        return Err(Message::new("server-defaults-long").with("most", LONGEST as i64));
    }
    default_terms(text, known)?;
    Ok(Change::Defaults(text.to_owned()))
}

fn zone(text: &str) -> Result<Change, Message> {
    if says("usual", text) {
        return Ok(Change::Zone(None));
    }
    match zone_called(text).filter(|_| !text.is_empty()) {
        Some(zone) => Ok(Change::Zone(Some(zone))),
        None => Err(unknown_zone(text)),
    }
}

/// Reads `tables=20`, or the number alone.
fn limits(text: &str) -> Result<Change, Message> {
    let low = text.to_lowercase();
    let value = match low.split_once('=') {
        Some((name, value)) if says("setting-tables", name) => value.trim(),
        Some(_) => "",
        None => low.as_str(),
    };
    if says("usual", value) {
        return Ok(Change::Tables(None));
    }
    match value.parse::<u32>() {
        Ok(0) => Ok(Change::Tables(None)),
        Ok(tables) => Ok(Change::Tables(Some(tables))),
        Err(_) => Err(Message::new("server-limits-which").with("text", quoted(text))),
    }
}

fn standing(text: &str) -> Result<Change, Message> {
    let on = if text.is_empty() { Some(true) } else { lexicon::switch(text) };
    on.map(Change::Standing).ok_or_else(|| Message::new("server-standing-which").with("text", quoted(text)))
}

fn signs(text: &str) -> Result<Change, Message> {
    let on = if text.is_empty() { Some(true) } else { lexicon::switch(text) };
    on.map(Change::Signs).ok_or_else(|| Message::new("server-signs-which").with("text", quoted(text)))
}

/// Reads `on`, `off` or `indexed`.
fn page(text: &str) -> Result<Change, Message> {
    let low = text.to_lowercase();
    let policy = match lexicon::switch(&low) {
        Some(true) => Some(PagePolicy::On),
        Some(false) => Some(PagePolicy::Off),
        None if text.is_empty() => Some(PagePolicy::On),
        None => lexicon::value("web-page", &low).and_then(PagePolicy::of_code),
    };
    policy.map(Change::Page).ok_or_else(|| Message::new("server-page-which").with("text", quoted(text)))
}

/// Reads `on`, `off`, or a game.
fn puzzle(text: &str) -> Result<Change, Message> {
    match lexicon::switch(text) {
        Some(on) => return Ok(Change::Puzzle(on, None)),
        None if text.is_empty() => return Ok(Change::Puzzle(true, None)),
        None => {}
    }
    let game = game_called(text).filter(|game| !puzzles::of(*game).is_empty());
    let which = || Message::new("server-puzzle-which").with("text", quoted(text));
    Ok(Change::Puzzle(true, Some(game.ok_or_else(which)?.id())))
}

fn threads(text: &str) -> Result<Change, Message> {
    match lexicon::switch(text) {
        None if !says("usual", text) => Err(Message::new("server-threads-which").with("text", quoted(text))),
        threads => Ok(Change::Threads(threads)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::selection::REST;
    use proptest::prelude::*;

    #[test]
    fn changes_are_read_in_three_languages() {
        let read = |text: &str| Change::read(text, "c", None).ok();
        for (texts, expected) in [
            (["everywhere", "везде", "всюди"], Change::Channels(Vec::new())),
            (["channel everywhere", "каналы везде", "канали всюди"], Change::Channels(Vec::new())),
            (["channels=here", "каналы здесь", "канали тут"], Change::Channels(vec!["c".into()])),
            (["here", "здесь", "ТУТ"], Change::Channels(vec!["c".into()])),
            (
                ["channel <#12> <#34>", "каналы <#12>, <#34>,<#12>", "канали  <#12>  <#34>"],
                Change::Channels(vec!["12".into(), "34".into()]),
            ),
            (["open managers", "открывают админы", "відкривають адміни"], Change::Openers(Openers::Managers)),
            (
                ["open <@&77>", "открывают <@&77>", "відкривають <@&77>"],
                Change::Openers(Openers::Role("77".into())),
            ),
            (["language uk", "язык українська", "мова uk"], Change::Language(Some(Language::UKRAINIAN))),
            (
                ["language Russian", "язык русский", "мова російська"],
                Change::Language(Some(Language::RUSSIAN)),
            ),
            (["language usual", "язык обычный", "мова звичайна"], Change::Language(None)),
            (
                [
                    "defaults time=5d press=private",
                    "умолчания time=5d press=private",
                    "типово time=5d press=private",
                ],
                Change::Defaults("time=5d press=private".into()),
            ),
            (
                [
                    "default time=5d press=private",
                    "По умолчанию time=5d press=private",
                    "за замовчуванням  time=5d press=private",
                ],
                Change::Defaults("time=5d press=private".into()),
            ),
            (["threads off", "ветки нет", "гілки ні"], Change::Threads(Some(false))),
            (["threads off", "ветки выключить", "гілки вимкнути"], Change::Threads(Some(false))),
            (["threads on", "ветки включить", "гілки увімкнути"], Change::Threads(Some(true))),
            (["zone Europe/Kyiv", "пояс Киев", "пояс Київ"], Change::Zone("Europe/Kyiv".parse().ok())),
            (["zone usual", "пояс обычный", "пояс звичайний"], Change::Zone(None)),
            (["limits tables=20", "пределы столы=20", "межі столи = 20"], Change::Tables(Some(20))),
            (["limit 20", "лимит 20", "ліміт 20"], Change::Tables(Some(20))),
            (["limits 20", "лимиты столы=20", "ліміти столи=20"], Change::Tables(Some(20))),
            (["standing=on", "постоянное вкл", "постійне увімк"], Change::Standing(true)),
            (["standing off", "постоянное=выкл", "постійне вимк"], Change::Standing(false)),
            (["puzzle=on", "задача вкл", "задача увімк"], Change::Puzzle(true, None)),
            (["puzzle off", "задача=выкл", "задача вимк"], Change::Puzzle(false, None)),
            (["puzzle=chess", "задача шахматы", "задача шахи"], Change::Puzzle(true, Some("chess"))),
            (["page=on", "страница вкл", "сторінка увімк"], Change::Page(PagePolicy::On)),
            (["page indexed", "страница=в поиске", "сторінка=у пошуку"], Change::Page(PagePolicy::Indexed)),
            (["signs on", "знаки вкл", "знаки увімк"], Change::Signs(true)),
            (["signs=off", "знаки=выкл", "знаки вимк"], Change::Signs(false)),
            (["page off", "страница выкл", "сторінка вимк"], Change::Page(PagePolicy::Off)),
            (["games all", "игры все", "ігри всі"], Change::Games(vec![Pick::only([REST])])),
            (
                [
                    "games=dragonchess, chess, all",
                    "игры драконьи шахматы, шахматы, все",
                    "ігри драконячі шахи, шахи, усі",
                ],
                Change::Games(["dragonchess", "chess", REST].map(|game| Pick::only([game])).into()),
            ),
            (["limits usual", "предел обычный", "межі звичайні"], Change::Tables(None)),
        ] {
            for text in texts {
                assert_eq!(read(text).as_ref(), Some(&expected), "{text}");
            }
        }
    }

    #[test]
    fn what_is_wrong_is_said() {
        for text in [
            "",
            "loud",
            "channel",
            "channel general",
            "channel <#>",
            "channel <#a b>",
            "open",
            "open <@12>",
            "open <@&>",
            "language klingon",
            "defaults speed=1",
            "defaults time=soon",
            "defaults time",
            "defaults time=\"mon 20:00\"",
            "threads maybe",
            "zone",
            "zone Atlantis",
            "standing maybe",
            "page maybe",
            "puzzle maybe",
            "puzzle chapaev",
            "limits",
            "limits seats=4",
            "limits tables=-1",
            "limits tables=99999999999",
            "games",
            "games chess, xyzzy",
            "games -",
        ] {
            let why = Change::read(text, "c", None).unwrap_err();
            for language in Language::all() {
                let said = liege_game::words().say(language, &why);
                assert!(said.chars().count() > 20 && !said.contains("server-"), "{text}: {said}");
            }
        }
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in "(channel |open |language |defaults |threads |zone |limits |standing |games )?(?s).{0,40}") {
            if let Ok(change) = Change::read(&text, "c", None) {
                change.make(&mut Server::default(), 10).ok();
            }
        }
    }
}
