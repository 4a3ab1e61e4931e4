//! Games of a host's own: their texts alone, their versions, their names and figures.

use liege_game::scene::Art;
use liege_game::{self as game, Family, Game, Options, View, words};
use liege_games::fairy;
use liege_words::Language;

const FILE: &str = "\
; Games of a club, with remarks.
[griffins:grand]
# liege: name = Griffin chess
# liege: name-ru = Шахматы с грифонами
# liege: about = Grand chess with griffins.
# liege: piece-g = griffin
# liege: piece-g-ru = грифон
# liege: figure-g = griffon
customPiece1   =   g:NA
startFen = r8r/1nbqkgcbn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKGCBN1/R8R w - - 0 1

[small-griffins:griffins]
nMoveRule = 30
[quick-chess:chess]
nMoveRule = 20
";

fn told(text: &str) -> Vec<&'static dyn Game> {
    let games = fairy::told(text, &|_| false).unwrap_or_else(|faults| panic!("{faults:?}"));
    games.into_iter().map(|entry| entry.game).collect()
}

fn start(game: &dyn Game) -> Box<dyn liege_game::State> {
    game.start(&Options::check(game.options(), [("", ""); 0]).unwrap(), None).unwrap()
}

#[test]
fn the_text_of_one_game_alone_tells_the_same_game() {
    let games = told(FILE);
    assert_eq!(
        games.iter().map(|game| game.id()).collect::<Vec<_>>(),
        ["griffins", "small-griffins", "quick-chess"]
    );
    for game in &games {
        let text = game.text().expect("a text");
        let again = fairy::retold(text).expect("the game");
        assert_eq!((again.id(), again.rules(), again.text()), (game.id(), game.rules(), Some(text)));
        let (one, other) = (start(*game), start(again));
        assert_eq!((one.position(), one.perft(2)), (other.position(), other.perft(2)));
    }
    // All that it is built on is there, and nothing else.
    let text = games[1].text().unwrap();
    let heads: Vec<&str> = text.lines().filter(|line| line.starts_with('[')).collect();
    assert_eq!(heads.last(), Some(&"[small-griffins:griffins]"), "{text}");
    assert!(heads.contains(&"[griffins:grand-chess]") && heads.contains(&"[chess]"), "{text}");
    assert!(!text.contains("quick-chess") && !text.contains("remarks"), "{text}");
}

#[test]
fn only_what_is_said_makes_another_version() {
    let quick = |text: &str| told(text).into_iter().find(|game| game.id() == "quick-chess").unwrap();
    let first = quick(FILE);
    // Remarks, blanks and the other games of the file say nothing about it.
    let same = quick("# other remarks\n[quick-chess:chess]\n\n   nMoveRule=20\n");
    assert_eq!((first.rules(), first.text()), (same.rules(), same.text()));
    let other = quick("[quick-chess:chess]\nnMoveRule = 21\n");
    assert_ne!(first.rules(), other.rules());
    // Their sentences are told beside each other.
    assert_ne!(first.prefix(), other.prefix());
}

#[test]
fn names_and_figures_are_those_of_the_notes() {
    let games = told(FILE);
    let said = |game: &dyn Game, language: &str, id: &str| {
        let language = Language::of_locale(language).unwrap();
        let source = format!("{}-{id} = ", game.prefix());
        let line = |language| -> Option<String> {
            game.words(language).lines().find_map(|line| line.strip_prefix(&source).map(str::to_owned))
        };
        line(language).or_else(|| line(Language::ENGLISH)).unwrap_or_default()
    };
    assert!(said(games[0], "en", "name").contains("Griffin chess"));
    assert!(said(games[0], "ru", "name").contains("Шахматы с грифонами"));
    assert!(said(games[0], "de", "name").contains("Griffin chess"), "English where nothing is said");
    assert!(said(games[0], "ru", "about").contains("with griffins"), "the only language in which it is said");
    assert!(!said(games[1], "ru", "about").contains("with griffins"), "it is another game");
    assert!(said(games[0], "ru", "kind-custom-piece-1").contains("грифон"));
    // The id is the name of a game without one; pieces are inherited.
    assert!(said(games[1], "uk", "name").contains("Small griffins"));
    assert!(said(games[1], "en", "kind-custom-piece-1").contains("griffin"));
    for game in [games[0], games[1]] {
        assert_eq!(game.family(), Family::Host);
        let scene = start(game).scene(&View::plain(Language::ENGLISH));
        assert_eq!(scene.figures.iter().filter(|figure| figure.look.art == Art::Griffon).count(), 2);
    }
}

#[test]
fn notes_are_refused_with_what_would_be_right() {
    let refused = |note: &str, fact: &str| {
        let text = format!("[mine:chess]\n# liege: {note}\n");
        let faults = fairy::told(&text, &|_| false).err().unwrap_or_default();
        let [fault] = &faults[..] else { panic!("{faults:?}") };
        assert_eq!(fault.line, 2, "{note}");
        for language in Language::all() {
            let said = words().say(language, &fault.message);
            assert!(said.contains(fact), "{note}: {said}");
        }
    };
    refused("nmae = Mine", "nmae");
    refused("name-xx = Mine", "xx");
    refused("piece-z = zebra", "z");
    refused("figure-q = drgon", "dragon");
    refused("name = { evil }", "40");
    refused("name", "name");
}

#[test]
fn a_stored_text_is_recalled_once_and_says_its_sentences() {
    let kept = told("[rare-chess:chess]\n# liege: name = Rare chess\nnMoveRule = 33\n")[0];
    let text = kept.text().unwrap();
    assert!(game::by_id("rare-chess").is_none(), "nobody installed it");
    let recalled = game::recall("rare-chess", kept.rules(), text).expect("the game");
    assert!(std::ptr::addr_eq(recalled, game::recall("rare-chess", kept.rules(), text).unwrap()));
    assert_eq!(game::by_id("rare-chess").map(Game::rules), Some(kept.rules()));
    assert!(!game::is_present("rare-chess"), "nobody can open a table for it");
    let name = words().text(Language::ENGLISH, &format!("{}-name", recalled.prefix()));
    assert_eq!(name.as_deref(), Some("Rare chess"));
    // Another version stands beside it.
    let later = told("[rare-chess:chess]\nnMoveRule = 34\n")[0];
    game::recall("rare-chess", later.rules(), later.text().unwrap()).expect("the later one");
    assert_eq!(game::under(recalled, later.rules()).map(Game::rules), Some(later.rules()));
    assert_eq!(game::under(recalled, kept.rules()).map(Game::rules), Some(kept.rules()));
    // A text of another hash, and one of a game that Liege brings, are none.
    assert!(game::recall("rare-chess", 7, text).is_err());
    assert!(game::recall("chess", kept.rules(), text).is_err());
    assert!(game::recall("rare-chess", later.rules(), text).is_err());
}
