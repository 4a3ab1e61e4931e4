//! Checks that a game has all the sentences it uses, and uses all it has.

use liege_game::{Game, words};
use liege_words::Language;
use std::collections::BTreeSet;

/// Checks the ids of a game's messages: those in its code (`code`: the sources, without their tests), those
/// made in another way (`made`), and those that other crates need of every game. All of them must exist in
/// every language, and there must be no others.
///
/// # Panics
/// If one is missing or unused.
pub fn says_all_it_can(game: &dyn Game, code: &[&str], made: &[&str]) {
    let own = format!("{}-", game.prefix());
    let said = code.iter().filter_map(|source| source.split("#[cfg(test)]\nmod tests {").next());
    let said = said.flat_map(|source| source.split('"')).filter(|text| text.starts_with(&own));
    // The ids in `made` already complete such a gap.
    let is_made =
        |id: &&str| made.iter().any(|made| made.starts_with(id.split("{}").next().unwrap_or_default()));
    let said = said.filter(|id| !id.contains("{}") || !is_made(id));
    let mut used = filled(said.map(str::to_owned).collect(), game);
    used.extend(made.iter().map(|id| (*id).to_owned()));
    used.extend(["name", "about", "help", "help-notation"].map(|asked| format!("{own}{asked}")));
    used.extend(game.options().iter().map(|option| format!("{own}option-{}", option.name)));
    used.extend(game.presets().iter().map(|preset| format!("{own}preset-{}", preset.id)));
    used.extend(game.seats().iter().map(|seat| format!("{own}seat-{}", seat.id)));
    let kinds = game.kinds().iter();
    used.extend(
        kinds
            .flat_map(|kind| [format!("{}-kind-{}", kind.words, kind.id), format!("{own}moves-{}", kind.id)]),
    );
    used.retain(|id| id.starts_with(&own));
    for language in Language::all() {
        let ids = game.words(language).lines().filter_map(|line| Some(line.split_once(" =")?.0));
        let known: BTreeSet<String> = ids.filter(|id| id.starts_with(&own)).map(str::to_owned).collect();
        let odd: Vec<&String> = known.symmetric_difference(&used).collect();
        assert!(odd.is_empty(), "said or known alone, in {language:?}: {odd:?}");
    }
}

/// The ids of messages in code. An id with a gap (`"tpc-{}-acc"`) is completed by the ids of a game's kinds
/// and seats, if that gives a message.
///
/// # Panics
/// If nothing fills a gap.
pub fn filled(written: BTreeSet<String>, game: &dyn Game) -> BTreeSet<String> {
    let seats = game.seats().iter().map(|seat| seat.id);
    let with: Vec<&str> = game.kinds().iter().map(|kind| kind.id).chain(seats).collect();
    let known = |id: &String| words().has(Language::ENGLISH, id);
    let fill = |id: String| {
        let all: Vec<String> = with.iter().map(|part| id.replace("{}", part)).filter(known).collect();
        assert!(!all.is_empty(), "nothing fills {id}");
        all
    };
    written.into_iter().flat_map(|id| if id.contains("{}") { fill(id) } else { vec![id] }).collect()
}
