//! Finished games of every kind, with every end: `corpus/<id>.jsonl` in the game's folder. Tables like these
//! are in people's data files, so each must always end in the same way: a changed rule gets a new version,
//! and the old one stays for old tables (docs/develop/add-a-game.md, "Changing a rule"). Lines are added,
//! never changed.
//!
//! `liege-dev corpus <id>` plays random games and adds those with an end that the corpus does not have yet;
//! it also completes a line that has only the moves.

use liege_game::Game;
use liege_testing::corpus::{End, ends, replayed};
use liege_testing::games::{Case, cases, file, outcome, wanted};
use liege_words::Language;
use std::collections::BTreeSet;

fn holds(game: &'static dyn Game, case: &Case) {
    let line = &case.value;
    assert!(line.get("end").is_some(), "{case} has no end: `liege-dev corpus {}` completes it", game.id());
    let (then, state, end) = replayed(game, case);
    assert_eq!(end.as_ref().map(|end| &*end.said), line["end"].as_str(), "{case}: the end");
    assert_eq!(state.position(), line["position"].as_str().expect("a position"), "{case}: the position");
    assert_eq!(outcome(then, &*state), line["outcome"], "{case}: the points");
    assert!(state.legal().is_empty() && state.to_move().is_empty(), "{case}: it goes on");
}

#[test]
fn finished_games_end_as_they_did() {
    for game in wanted() {
        let known = cases(game.id(), "corpus");
        let path = file(game.id(), "corpus");
        assert!(
            known.len() > 1,
            "{} has no finished games: `liege-dev corpus {}` plays some",
            path.display(),
            game.id()
        );
        for case in &known {
            holds(game, case);
        }
    }
}

/// Every sentence of a game about its end is used by a game of the corpus. (Random games test that no other
/// kind of end is missing.)
#[test]
fn every_end_is_there() {
    let had: BTreeSet<End> = liege_game::all().iter().flat_map(|game| ends(*game)).collect();
    let told: BTreeSet<&str> =
        had.iter().flat_map(|end| [Some(&*end.said), end.by.as_deref()]).flatten().collect();
    let own = liege_game::all().iter().map(|game| (game.prefix(), game.id(), game.words(Language::ENGLISH)));
    for (prefix, id, source) in own.chain([("sqr", "chess", liege_squares::sentences(Language::ENGLISH))]) {
        let ids = source.lines().filter_map(|line| line.split_once(" =").map(|(id, _)| id));
        let mut of_ends = ids.filter(|id| match id.split('-').collect::<Vec<_>>()[..] {
            ["drt", "end", ..] | ["tpc", "won" | "drawn"] => true,
            [of, "end" | "over" | "won" | "drawn", _, ..] => of == prefix,
            _ => false,
        });
        if let Some(end) = of_ends.find(|id| !told.contains(id)) {
            let path = file(id, "corpus");
            panic!("no game ends with `{end}` in {}: `liege-dev corpus {id}` looks for one", path.display());
        }
    }
}
