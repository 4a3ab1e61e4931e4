//! Whether a game has the sentences that it says, and says those that it has.

use liege_game::{Game, words};
use liege_words::Language;
use std::collections::BTreeSet;

/// The ids of a game's messages that its code says (`code`: the sources, of which what stands before their tests
/// counts), that are made in another way (`made`), or that the rooms above ask every game for: all of them exist, in
/// every language, and no others.
///
/// # Panics
/// Where one is missing or is said nowhere.
pub fn says_all_it_can(game: &dyn Game, code: &[&str], made: &[&str]) {
    let own = format!("{}-", game.prefix());
    let said = code.iter().filter_map(|source| source.split("#[cfg(test)]\nmod tests {").next());
    let said = said.flat_map(|source| source.split('"')).filter(|text| text.starts_with(&own));
    // What stands before a gap of one of these is filled by what they are.
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

/// Ids of messages as they stand in code, each that has a gap (`"tpc-{}-acc"`) filled by the ids of a game's kinds and
/// seats, where that gives a message; a gap that none of these fills is a defect.
///
/// # Panics
/// Where nothing fills a gap.
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
