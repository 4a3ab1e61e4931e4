//! The catalogue of games, with filters.

use crate::desk::{Answer, Asker, Button, press, private, with_buttons};
use crate::wording::{family_called, game_text, no_such_game};
use liege_game::{self as game, Family, Game};
use liege_words::{Language, Message};

/// The most games in a list that has their descriptions.
const TOLD: usize = 12;

/// A filter of the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CatalogueFilter {
    All,
    Family(Family),
    /// Games for this number of players.
    Players(usize),
    Pace(Pace),
}

impl CatalogueFilter {
    /// Returns all filters but [`CatalogueFilter::All`], in the order of the buttons; numbers of players are
    /// those that some game has.
    pub(crate) fn offered() -> Vec<CatalogueFilter> {
        let mut players: Vec<usize> = game::all().iter().map(|game| game.seats().len()).collect();
        players.sort_unstable();
        players.dedup();
        let families = Family::ALL.into_iter().map(CatalogueFilter::Family);
        let offered = families
            .chain(players.into_iter().map(CatalogueFilter::Players))
            .chain(Pace::ALL.map(CatalogueFilter::Pace));
        offered.filter(|sieve| game::all().iter().any(|game| sieve.keeps(*game))).collect()
    }

    pub(crate) fn keeps(self, game: &dyn Game) -> bool {
        match self {
            CatalogueFilter::All => true,
            CatalogueFilter::Family(family) => game.family() == family,
            CatalogueFilter::Players(players) => game.seats().len() == players,
            CatalogueFilter::Pace(pace) => Pace::of(game) == pace,
        }
    }

    /// Returns the filter as the id of a button has it and a member may type it.
    pub(crate) fn id(self) -> String {
        match self {
            CatalogueFilter::All => String::new(),
            CatalogueFilter::Family(family) => family.id().to_owned(),
            CatalogueFilter::Players(players) => players.to_string(),
            CatalogueFilter::Pace(pace) => pace.id().to_owned(),
        }
    }

    /// Returns the name of the filter.
    pub(crate) fn name(self) -> Message {
        match self {
            CatalogueFilter::All => Message::new("games-all"),
            CatalogueFilter::Family(family) => Message::new(format!("games-family-{}", family.id())),
            CatalogueFilter::Players(players) => Message::new("games-players").with("count", players as i64),
            CatalogueFilter::Pace(pace) => Message::new(format!("games-pace-{}", pace.id())),
        }
    }

    /// Finds a filter by its id, or by its name in any language.
    pub(crate) fn called(typed: &str) -> Option<CatalogueFilter> {
        let typed = typed.trim().to_lowercase();
        if typed.is_empty() {
            return Some(CatalogueFilter::All);
        }
        if let Some(family) = family_called(&typed) {
            return Some(CatalogueFilter::Family(family));
        }
        let named = |sieve: &CatalogueFilter| {
            let name = |language| game::words().say(language, &sieve.name()).to_lowercase();
            sieve.id() == typed || Language::all().into_iter().any(|language| name(language) == typed)
        };
        CatalogueFilter::offered().into_iter().find(named)
    }
}

/// Returns a button for each family.
pub fn families(asker: &Asker<'_>) -> Vec<Option<Button>> {
    Family::ALL.map(|family| sieve_button(asker, CatalogueFilter::Family(family))).into()
}

pub(crate) fn sieve_button(asker: &Asker<'_>, sieve: CatalogueFilter) -> Option<Button> {
    press("games", &[&sieve.id()]).plain(asker.say(&sieve.name()))
}

/// Lists the games of a filter, each with its line and a button.
pub(crate) fn shelf(asker: &Asker<'_>, sieve: CatalogueFilter) -> Answer {
    let mut lines = vec![format!("**{}**", asker.say(&sieve.name()))];
    let mut buttons = Vec::new();
    // In a long list the buttons are enough.
    let few = kept(sieve).count() <= TOLD;
    for game in kept(sieve) {
        let name = asker.of(game).game_name();
        if few {
            lines.push(format!("• **{name}**: {}", line_of(asker.language, game)));
        }
        buttons.push(press("games", &[&format!("={}", game.id())]).plain(name));
    }
    buttons.push(sieve_button(asker, CatalogueFilter::All));
    with_buttons(private(lines.join("\n")), buttons)
}

pub(crate) fn kept(sieve: CatalogueFilter) -> impl Iterator<Item = &'static dyn Game> {
    game::all().iter().copied().filter(move |game| sieve.keeps(*game))
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
pub(crate) fn no_one_game(asker: &Asker<'_>, typed: &str) -> Vec<Answer> {
    match family_called(typed) {
        Some(family) => vec![shelf(asker, CatalogueFilter::Family(family))],
        None => asker.tell(&no_such_game(typed)),
    }
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
