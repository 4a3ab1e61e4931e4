//! The catalogue of games, by what is looked for in it.

use crate::desk::{Asker, Button, press};
use crate::wording::family_called;
use liege_game::{self as game, Family, Game};
use liege_words::{Language, Message};

/// Which games somebody wants to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CatalogueFilter {
    All,
    Family(Family),
    /// For so many players.
    Players(usize),
    Pace(Pace),
}

impl CatalogueFilter {
    /// All but [`CatalogueFilter::All`], as the buttons offer them; numbers of players that some game has.
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

    /// As it stands in the id of a button, and may be typed.
    pub(crate) fn id(self) -> String {
        match self {
            CatalogueFilter::All => String::new(),
            CatalogueFilter::Family(family) => family.id().to_owned(),
            CatalogueFilter::Players(players) => players.to_string(),
            CatalogueFilter::Pace(pace) => pace.id().to_owned(),
        }
    }

    /// What it is called.
    pub(crate) fn name(self) -> Message {
        match self {
            CatalogueFilter::All => Message::new("games-all"),
            CatalogueFilter::Family(family) => Message::new(format!("games-family-{}", family.id())),
            CatalogueFilter::Players(players) => Message::new("games-players").with("count", players as i64),
            CatalogueFilter::Pace(pace) => Message::new(format!("games-pace-{}", pace.id())),
        }
    }

    /// By its id, or by what it is called in any language.
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

/// A button for the games of each family.
pub fn families(asker: &Asker<'_>) -> Vec<Option<Button>> {
    Family::ALL.map(|family| sieve_button(asker, CatalogueFilter::Family(family))).into()
}

pub(crate) fn sieve_button(asker: &Asker<'_>, sieve: CatalogueFilter) -> Option<Button> {
    press("games", &[&sieve.id()]).plain(asker.say(&sieve.name()))
}

/// How long a game is, by the moves of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pace {
    /// Up to 20.
    Short,
    /// Up to 40.
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
