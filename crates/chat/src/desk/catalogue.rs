//! The catalogue of games: questions to it, and its pages.

use crate::desk::selection::{Selection, offered};
use crate::desk::{
    Answer, Answers, Asker, Button, ButtonStyle, Desk, Menu, MenuOption, Press, press, private, with_buttons,
};
use crate::wording::{cut, family_called, game_search, game_text, no_such_game};
use liege_game::{self as game, Family, Game};
use liege_words::lexicon::says;
use liege_words::{Language, Message};
use std::sync::OnceLock;

/// The games on a page: with their descriptions and buttons they fill the screen of a phone.
const ON_A_PAGE: usize = 6;
/// The most characters of a description in a list.
const LINE: usize = 110;
/// The most words of a condition: "3 players".
const PHRASE: usize = 3;
/// The most words of a question.
const WORDS: usize = 12;

/// A condition for games of the catalogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum CatalogueFilter {
    Family(Family),
    /// Games for this number of players.
    Players(usize),
    Pace(Pace),
    /// Games with this word in their names, in the names of their pieces, or in their descriptions.
    Word(String),
}

impl CatalogueFilter {
    /// Returns all conditions but words, in the order of their controls; numbers of players are those that some
    /// game has.
    fn all(selection: &Selection) -> Vec<CatalogueFilter> {
        let mut players: Vec<usize> =
            selection.games().iter().flat_map(|game| game::players(*game)).collect();
        players.sort_unstable();
        players.dedup();
        let families = Family::ALL.into_iter().map(CatalogueFilter::Family);
        let filters = families
            .chain(players.into_iter().map(CatalogueFilter::Players))
            .chain(Pace::ALL.map(CatalogueFilter::Pace));
        filters.filter(|filter| filter.count(selection.games()) > 0).collect()
    }

    fn keeps(&self, game: &dyn Game) -> bool {
        match self {
            CatalogueFilter::Family(family) => game.family() == *family,
            CatalogueFilter::Players(players) => game::players(game).contains(players),
            CatalogueFilter::Pace(pace) => Pace::of(game) == *pace,
            CatalogueFilter::Word(word) => game_search::fit(game, word).is_some(),
        }
    }

    fn count(&self, games: &[&'static dyn Game]) -> usize {
        games.iter().filter(|game| self.keeps(**game)).count()
    }

    /// Returns the condition as the id of a button has it, and as a member may type it.
    fn id(&self) -> String {
        match self {
            CatalogueFilter::Family(family) => family.id().to_owned(),
            CatalogueFilter::Players(players) => players.to_string(),
            CatalogueFilter::Pace(pace) => pace.id().to_owned(),
            CatalogueFilter::Word(word) => word.clone(),
        }
    }

    pub(crate) fn name(&self, language: Language) -> String {
        let message = match self {
            CatalogueFilter::Family(family) => Message::new(format!("games-family-{}", family.id())),
            CatalogueFilter::Players(players) => Message::new("games-players").with("count", *players as i64),
            CatalogueFilter::Pace(pace) => Message::new(format!("games-pace-{}", pace.id())),
            CatalogueFilter::Word(word) => Message::new("games-word").with("word", word.as_str()),
        };
        game::words().say(language, &message)
    }

    /// Returns the condition for a typed word; `None` for a little one, and for one without letters. The answer
    /// repeats the word, so it keeps no markup.
    fn word(typed: &str) -> Option<CatalogueFilter> {
        let word: String =
            typed.to_lowercase().chars().filter(|c| c.is_alphanumeric() || *c == '-').collect();
        let says_much = word.contains(char::is_alphanumeric) && !says("little-games", &word);
        says_much.then_some(CatalogueFilter::Word(word))
    }

    /// Finds a condition by its id, or by its name in any language.
    fn called(typed: &str) -> Option<CatalogueFilter> {
        let typed = typed.trim().to_lowercase();
        if let Some(family) = family_called(&typed) {
            return Some(CatalogueFilter::Family(family));
        }
        if let Some(players) =
            [2, 3, 4, 6].into_iter().find(|players| says(&format!("players-{players}"), &typed))
        {
            return Some(CatalogueFilter::Players(players));
        }
        if let Some(pace) = Pace::ALL.into_iter().find(|pace| says(&format!("pace-{}", pace.id()), &typed)) {
            return Some(CatalogueFilter::Pace(pace));
        }
        CatalogueFilter::named().iter().find(|(name, _)| *name == typed).map(|(_, filter)| filter.clone())
    }

    /// Returns the conditions with their ids and their names in all languages, in small letters.
    fn named() -> &'static [(String, CatalogueFilter)] {
        static NAMED: OnceLock<Vec<(String, CatalogueFilter)>> = OnceLock::new();
        NAMED.get_or_init(|| {
            let names = |filter: CatalogueFilter| {
                let names = Language::all().into_iter().map(|language| filter.name(language).to_lowercase());
                let names: Vec<String> = names.chain([filter.id()]).collect();
                names.into_iter().map(move |name| (name, filter.clone()))
            };
            CatalogueFilter::all(&Selection::of(&[])).into_iter().flat_map(names).collect()
        })
    }
}

/// A question to the catalogue: a game must meet all conditions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct GameQuery(Vec<CatalogueFilter>);

impl From<CatalogueFilter> for GameQuery {
    fn from(filter: CatalogueFilter) -> GameQuery {
        GameQuery(vec![filter])
    }
}

impl GameQuery {
    /// Reads `4`, `chess short`, `draughts for 2 players`, `queen`: known conditions, and words for all the
    /// rest.
    pub(crate) fn read(typed: &str) -> GameQuery {
        let words = typed.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty());
        let words: Vec<&str> = words.take(WORDS).collect();
        let mut filters: Vec<CatalogueFilter> = Vec::new();
        let mut at = 0;
        while at < words.len() {
            let ends = (at + 1..=words.len().min(at + PHRASE)).rev();
            let known =
                ends.filter_map(|end| Some((end, CatalogueFilter::called(&words[at..end].join(" "))?)));
            let (end, filter) = match known.into_iter().next() {
                Some((end, filter)) => (end, Some(filter)),
                None => (at + 1, CatalogueFilter::word(words[at])),
            };
            filters.extend(filter.filter(|filter| !filters.contains(filter)));
            at = end;
        }
        GameQuery(filters)
    }

    /// Whether it asks for all games.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether all its conditions are known ones, and none is a word to search for.
    pub(crate) fn is_known(&self) -> bool {
        !self.0.iter().any(|filter| matches!(filter, CatalogueFilter::Word(_)))
    }

    /// Returns the question as the id of a button has it, and as a member may type it.
    pub(crate) fn id(&self) -> String {
        self.0.iter().map(CatalogueFilter::id).collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn name(&self, language: Language) -> String {
        if self.is_empty() {
            return game::words().say(language, &Message::new("games-all"));
        }
        self.0.iter().map(|filter| filter.name(language)).collect::<Vec<_>>().join(" · ")
    }

    /// Returns the games that meet all conditions: those with the words in their names first.
    pub(crate) fn found(&self, selection: &Selection) -> Vec<&'static dyn Game> {
        let kept = selection.games().iter().filter(|game| self.0.iter().all(|filter| filter.keeps(**game)));
        let mut games: Vec<&'static dyn Game> = kept.copied().collect();
        let rank = |game: &&'static dyn Game| {
            let fits = self.0.iter().map(|filter| match filter {
                CatalogueFilter::Word(word) => game_search::fit(*game, word).unwrap_or_default(),
                _ => 0,
            });
            fits.max()
        };
        games.sort_by_cached_key(rank);
        games
    }

    /// Returns the further conditions that some of the found games meet and others don't, each with their
    /// number.
    fn narrower(&self, selection: &Selection, found: &[&'static dyn Game]) -> Vec<(GameQuery, usize)> {
        let has = |one: fn(&CatalogueFilter) -> bool| self.0.iter().any(one);
        let is_new = |filter: &CatalogueFilter| match filter {
            CatalogueFilter::Family(_) => !has(|known| matches!(known, CatalogueFilter::Family(_))),
            CatalogueFilter::Players(_) => !has(|known| matches!(known, CatalogueFilter::Players(_))),
            CatalogueFilter::Pace(_) => !has(|known| matches!(known, CatalogueFilter::Pace(_))),
            CatalogueFilter::Word(_) => true,
        };
        let filters = CatalogueFilter::all(selection).into_iter().filter(is_new);
        let counted = filters.map(|filter| {
            let count = filter.count(found);
            (GameQuery(self.0.iter().cloned().chain([filter]).collect()), count)
        });
        counted.filter(|(_, count)| (1..found.len()).contains(count)).collect()
    }
}

/// Says for how many players a game is.
pub(crate) fn players_of(game: &dyn Game) -> Message {
    let numbers = game::players(game);
    let (last, others) = numbers.split_last().map_or((0, &[][..]), |(last, others)| (*last, others));
    if others.is_empty() {
        return Message::new("games-players").with("count", last as i64);
    }
    let others: Vec<String> = others.iter().map(usize::to_string).collect();
    Message::new("games-players-several").with("others", others.join(", ")).with("count", last as i64)
}

/// Returns the button that shows a page of the games that meet a condition.
pub(crate) fn query_button(asker: &Asker<'_>, query: &GameQuery) -> Option<Button> {
    press("games-page", &[&0, &query.id()]).plain(query.name(asker.language))
}

/// Returns the buttons that turn pages; the first page is 0.
pub(crate) fn turns(
    asker: &Asker<'_>,
    page: usize,
    pages: usize,
    to: impl Fn(usize) -> Press,
) -> [Option<Button>; 2] {
    let label = |page: usize| {
        let message = Message::new("leaders-page").with("page", (page + 1).to_string());
        asker.say(&message.with("pages", pages.to_string()))
    };
    let before = page.checked_sub(1).and_then(|before| to(before).plain(format!("◀ {}", label(before))));
    let next = (page + 1 < pages).then(|| to(page + 1).plain(format!("{} ▶", label(page + 1)))).flatten();
    [before, next]
}

/// Returns a menu with a page of games, and the buttons that turn its pages; `hint` is the prompt of the menu.
pub(crate) fn game_menu(
    asker: &Asker<'_>,
    (text, hint): (String, &'static str),
    (games, page): (&[&'static dyn Game], usize),
    option: impl Fn(&'static dyn Game) -> MenuOption,
    to: impl Fn(usize) -> Press,
) -> Answer {
    let pages = games.len().div_ceil(Menu::MOST).max(1);
    let page = page.min(pages - 1);
    let options = games.iter().skip(page * Menu::MOST).take(Menu::MOST).map(|game| option(*game)).collect();
    let menu = Menu { hint: asker.say(&Message::new(hint)), options, members: None, below: false };
    with_buttons(Answer { menu: Some(menu), ..private(text) }, turns(asker, page, pages, to))
}

/// Returns a button for each family that has such a game.
pub(crate) fn family_buttons(
    asker: &Asker<'_>,
    games: &[&'static dyn Game],
    to: impl Fn(Family) -> Press,
) -> Vec<Option<Button>> {
    let families = Family::ALL.into_iter().filter(|family| games.iter().any(|game| game.family() == *family));
    let button = |family: Family| to(family).plain(CatalogueFilter::Family(family).name(asker.language));
    families.map(button).collect()
}

/// Returns a button for each family of the catalogue.
pub(crate) fn families(asker: &Asker<'_>, selection: &Selection) -> Vec<Option<Button>> {
    family_buttons(asker, selection.games(), |family| press("games-page", &[&0, &family.id()]))
}

/// Shows the catalogue: the games to start with, the families, and a menu of numbers of players and lengths. If
/// all games fit on a page, it lists them.
pub(crate) fn overview(asker: &Asker<'_>, selection: &Selection) -> Answer {
    let all = GameQuery::default();
    if selection.games().len() <= ON_A_PAGE {
        return listed(asker, selection, &all, 0);
    }
    let shelf = selection.shelf();
    let names: Vec<String> = shelf.iter().map(|game| asker.of(*game).game_name()).collect();
    let head = Message::new(if selection.is_all() { "games-head" } else { "games-head-here" })
        .with("count", selection.games().len() as i64)
        .with("all", game::all().len() as i64)
        .with("shelf", names.join(", "));
    let buttons = shelf.into_iter().map(|game| {
        let card = press("games-card", &[&game.id(), &0]);
        card.button(asker.of(game).game_name(), ButtonStyle::Main)
    });
    let buttons: Vec<_> = buttons.chain(families(asker, selection)).collect();
    let is_family =
        |query: &GameQuery| query.0.iter().any(|filter| matches!(filter, CatalogueFilter::Family(_)));
    let mut narrower = all.narrower(selection, selection.games());
    narrower.retain(|(query, _)| !is_family(query));
    let menu = narrowing(asker, &narrower);
    with_buttons(Answer { menu, ..private(asker.say(&head)) }, buttons)
}

/// Returns the menu of narrower questions, if there are some.
fn narrowing(asker: &Asker<'_>, narrower: &[(GameQuery, usize)]) -> Option<Menu> {
    let option = |(query, count): &(GameQuery, usize)| {
        let last = query.0.last()?;
        let about = asker.say(&Message::new("games-count").with("count", *count as i64));
        let button = press("games-page", &[&0, &query.id()]).plain(last.name(asker.language))?;
        Some(MenuOption { id: button.id, label: button.label, about, sign: String::new() })
    };
    let options: Vec<MenuOption> = narrower.iter().filter_map(option).take(Menu::MOST).collect();
    let hint = asker.say(&Message::new("games-narrow"));
    (!options.is_empty()).then_some(Menu { hint, options, members: None, below: true })
}

/// Lists a page of the games that a question finds: a line and a button for each.
pub(crate) fn listed(asker: &Asker<'_>, selection: &Selection, query: &GameQuery, page: usize) -> Answer {
    let found = query.found(selection);
    let pages = found.len().div_ceil(ON_A_PAGE).max(1);
    let page = page.min(pages - 1);
    let head = Message::new(if found.is_empty() { "games-none" } else { "games-list" })
        .with("what", query.name(asker.language))
        .with("count", found.len() as i64);
    let mut lines = vec![asker.say(&head)];
    let mut buttons = Vec::new();
    for game in found.iter().skip(page * ON_A_PAGE).take(ON_A_PAGE) {
        let name = asker.of(*game).game_name();
        lines.push(format!("• **{name}**: {}", cut(&line_of(asker.language, *game), LINE)));
        buttons.push(card_button(*game, page, query, name));
    }
    if pages > 1 {
        let of = Message::new("leaders-page").with("page", (page + 1).to_string());
        lines.push(format!("-# {}", asker.say(&of.with("pages", pages.to_string()))));
    }
    buttons.extend(turns(asker, page, pages, |page| press("games-page", &[&page, &query.id()])));
    if !query.is_empty() {
        buttons.push(query_button(asker, &GameQuery::default()));
    }
    let menu = if pages > 1 { narrowing(asker, &query.narrower(selection, &found)) } else { None };
    with_buttons(Answer { menu, ..private(lines.join("\n")) }, buttons)
}

/// Returns the button that shows the card of a game, from a page of a list.
fn card_button(game: &dyn Game, page: usize, query: &GameQuery, name: String) -> Option<Button> {
    press("games-card", &[&game.id(), &page, &query.id()]).plain(name)
}

/// Returns the description of a game in one sentence.
pub(crate) fn line_of(language: Language, game: &'static dyn Game) -> String {
    let about = game_text(language, game, "about").unwrap_or_default();
    match about.split_once(". ") {
        Some((first, _)) => format!("{first}."),
        None => about,
    }
}

/// Says that no game has this name: lists the games of the family that has it, or those with the nearest
/// names.
pub(crate) async fn no_one_game(desk: &Desk, asker: &Asker<'_>, typed: &str) -> Answers {
    let Some(family) = family_called(typed) else { return Ok(asker.tell(&no_such_game(typed))) };
    let selection = offered(desk, asker.place.server.as_deref()).await?;
    Ok(vec![listed(asker, &selection, &CatalogueFilter::Family(family).into(), 0)])
}

/// The length of a game, by the moves of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pace {
    /// Up to 20 moves.
    Short,
    /// Up to 40 moves.
    Middling,
    Long,
}

impl Pace {
    pub(crate) const ALL: [Pace; 3] = [Pace::Short, Pace::Middling, Pace::Long];

    pub(crate) fn of(game: &dyn Game) -> Pace {
        match game.usual_moves() {
            0..=20 => Pace::Short,
            21..=40 => Pace::Middling,
            41.. => Pace::Long,
        }
    }

    pub(crate) fn id(self) -> &'static str {
        match self {
            Pace::Short => "short",
            Pace::Middling => "medium",
            Pace::Long => "long",
        }
    }
}
