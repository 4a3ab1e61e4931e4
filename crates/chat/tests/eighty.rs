//! A house of eighty toy games: every list that the real games do not yet make long.

use liege_chat::clock::{Clock, ManualClock};
use liege_chat::{
    Answer, Desk, Field, Incoming, Menu, Person, Place, Rights, Said, Settings, complete, handle,
};
use liege_game::{self as game, Family};
use liege_store::testing::{create_file, open_file};
use std::collections::BTreeMap;
use std::sync::Arc;

liege_testing::install!(liege_testing::many::house(80));

/// A club that offers eighty games.
struct Club {
    desk: Arc<Desk>,
    _folder: tempfile::TempDir,
}

fn place() -> Place {
    Place { server: Some("s".into()), channel: "c".into(), ..Place::default() }
}

fn person(manages: bool) -> Person {
    let rights = Rights { manages, ..Rights::default() };
    Person { id: if manages { "boss" } else { "p1" }.into(), name: "Ada".into(), locale: None, rights }
}

impl Club {
    async fn open() -> Club {
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().join("liege.sqlite");
        create_file(&data).await;
        let clock = ManualClock::new("2026-01-01T12:00:00Z".parse().expect("a time"));
        let clock: Arc<dyn Clock> = Arc::new(clock);
        let settings = Settings { limits: liege_chat::Limits::default().unhurried(), ..Settings::default() };
        let desk = Desk::new(open_file(&data).await, clock, settings).expect("a desk");
        Club { desk, _folder: folder }
    }

    /// Says or presses something, and checks that a transport can show the only answer.
    async fn hear(&self, who: Person, said: Said) -> Answer {
        let known = vec![Person { id: "p2".into(), name: "Bo".into(), ..person(false) }];
        let incoming = Incoming { id: None, who, place: place(), said, known, files: Vec::new() };
        let mut answers = handle(&self.desk, incoming).await;
        assert_eq!(answers.len(), 1, "{answers:?}");
        let answer = answers.remove(0);
        assert!(answer.text.chars().count() <= 1_300, "one screen of a phone: {}", answer.text);
        // A menu takes one of five rows.
        let most = if answer.menu.is_some() { 20 } else { 25 };
        assert!(answer.buttons.len() <= most, "{answer:?}");
        let options = answer.menu.as_ref().map_or(&[][..], |menu| &menu.options);
        assert!(options.len() <= Menu::MOST, "{answer:?}");
        let ids = answer.buttons.iter().map(|button| &button.id);
        let ids: Vec<&String> = ids.chain(options.iter().map(|option| &option.id)).collect();
        assert!(ids.iter().all(|id| id.len() <= 100), "{answer:?}");
        let mut unique = ids.clone();
        unique.sort_unstable();
        unique.dedup();
        assert_eq!(unique.len(), ids.len(), "Discord refuses two controls with one id: {answer:?}");
        answer
    }

    async fn say(&self, text: &str) -> Answer {
        self.hear(person(false), Said::typed(text)).await
    }

    async fn press(&self, id: &str) -> Answer {
        self.hear(person(false), Said::Press(id.to_owned())).await
    }

    /// Returns the games that the pages of a list show; `of` takes a game's id from the id of a control.
    async fn all_pages(&self, mut page: Answer, of: fn(&str) -> Option<&str>) -> Vec<String> {
        let mut games = Vec::new();
        loop {
            let options = page.menu.iter().flat_map(|menu| menu.options.iter().map(|option| &option.id));
            let ids = page.buttons.iter().map(|button| &button.id).chain(options);
            games.extend(ids.filter_map(|id| of(id)).map(str::to_owned));
            let Some(next) = page.buttons.iter().find(|button| button.label.ends_with('▶')) else {
                return games;
            };
            assert!(liege_chat::stays_in_place(&next.id), "pages turn in place: {}", next.id);
            page = self.press(&next.id).await;
        }
    }
}

fn card(id: &str) -> Option<&str> {
    id.strip_prefix("games-card:")?.split(':').next()
}

#[tokio::test]
async fn each_of_eighty_games_is_found_by_family_players_and_length() {
    let club = Club::open().await;
    let overview = club.say("games").await;
    assert!(overview.text.contains("80 games"), "{}", overview.text);
    assert!(overview.text.chars().count() < 400 && overview.buttons.len() <= 12, "{overview:?}");
    let menu = overview.menu.clone().expect("numbers of players and lengths");
    let sieves = overview.buttons.iter().map(|button| button.id.clone());
    let sieves = sieves.filter(|id| id.starts_with("games-page:"));
    let mut found: BTreeMap<String, usize> = BTreeMap::new();
    for sieve in sieves.chain(menu.options.into_iter().map(|option| option.id)) {
        let first = club.press(&sieve).await;
        for game in club.all_pages(first, card).await {
            *found.entry(game).or_default() += 1;
        }
    }
    assert_eq!(found.len(), 80);
    assert!(found.values().all(|times| *times == 3), "{found:?}");
}

#[tokio::test]
async fn a_long_list_is_narrowed_until_it_fits_a_page() {
    let club = Club::open().await;
    let long = club.say("games 2").await;
    let of_two = club.all_pages(long.clone(), card).await.len();
    let menu = long.menu.expect("a long list can be narrowed");
    let family = menu.options.iter().find(|option| option.id.ends_with(" draughts")).expect("a family");
    let narrower = club.press(&family.id).await;
    let fewer = club.all_pages(narrower, card).await;
    assert!(!fewer.is_empty() && fewer.len() < of_two);
    let pages = long.buttons.iter().filter(|button| button.label.ends_with('▶')).count();
    assert_eq!(pages, 1);
}

#[tokio::test]
async fn a_word_finds_games_and_one_game_is_shown_at_once() {
    let club = Club::open().await;
    assert!(club.say("games griffin").await.text.contains("remarkable-toy-33"), "one game is shown");
    assert!(club.say("games remarkable 47").await.text.contains("remarkable-toy-47"));
    let remarkable = club.say("games remarkable").await;
    assert_eq!(club.all_pages(remarkable, card).await.len(), 80);
    let heaps = club.say("games heaps 3").await;
    assert_eq!(club.all_pages(heaps, card).await.len(), 20, "in descriptions, of those for three");
    assert!(club.say("games xyzzy").await.text.contains("xyzzy"));
}

#[tokio::test]
async fn lists_of_lessons_and_of_games_for_a_challenge_turn_too() {
    let club = Club::open().await;
    let family = Family::Chess.id();
    let lessons = club.press(&format!("learn-family:{family}")).await;
    let taught = club.all_pages(lessons, |id| id.strip_prefix("learn:")).await;
    assert_eq!(taught.len(), game::all().iter().filter(|game| game.family() == Family::Chess).count());
    let games = club.press("challenge-to:p2:0:Bo").await;
    let offered = club.all_pages(games, |id| id.strip_prefix("challenge-in:p2:")?.split(':').next()).await;
    assert_eq!(offered.len(), 80);
}

#[tokio::test]
async fn completion_begins_with_the_games_to_start_with_and_searches_all() {
    let club = Club::open().await;
    let complete = async |typed: &str| {
        let choices = complete(&club.desk, &person(false), &place(), Field::Game, None, typed).await;
        choices.into_iter().map(|choice| choice.value).collect::<Vec<_>>()
    };
    let none = complete("").await;
    assert_eq!((none.len(), none[0].as_str()), (25, "remarkable-toy-0"), "one that is to start with");
    assert_eq!(complete("griff").await, ["remarkable-toy-33"]);
    assert_eq!(complete("toy 79").await, ["remarkable-toy-79"]);
}

#[tokio::test]
async fn a_server_offers_three_of_eighty() {
    let club = Club::open().await;
    let boss = async |text: &str| club.hear(person(true), Said::typed(text)).await;
    let chosen = boss("setup games").await;
    let pages = club_pages(&club, chosen).await;
    assert_eq!(pages, 80);
    boss("setup games remarkable-toy-79, Griffin, remarkable-toy-0").await;
    let overview = club.say("games").await;
    let cards: Vec<&str> = overview.buttons.iter().filter_map(|button| card(&button.id)).collect();
    assert_eq!(
        cards,
        ["remarkable-toy-79", "remarkable-toy-33", "remarkable-toy-0"],
        "in the order of the managers"
    );
    assert!(overview.menu.is_none(), "three need no conditions");
    assert!(club.say("new remarkable-toy-7").await.text.contains("does not offer"));
    // All of eighty that are named one by one are a list that still fits.
    let all: Vec<&str> = game::all().iter().rev().map(|game| game.id()).collect();
    boss(&format!("setup games {}", all.join(", "))).await;
    let overview = club.say("games").await;
    assert_eq!(card(&overview.buttons[0].id), Some("remarkable-toy-79"));
}

/// Counts the games in all pages of a manager's menu.
async fn club_pages(club: &Club, mut page: Answer) -> usize {
    let mut count = 0;
    loop {
        count += page.menu.as_ref().expect("a menu").options.len();
        let Some(next) = page.buttons.iter().find(|button| button.label.ends_with('▶')) else {
            return count;
        };
        page = club.hear(person(true), Said::Press(next.id.clone())).await;
    }
}
