//! The seats that a game has by its options and its position, in typed settings.

use crate::wording::{pairs, taken_whole};
use liege_game::{Game, OptionSpec, Options, seated};
use liege_words::lexicon;

/// Returns the game with the seats that it has by the options and the position in these settings. Faults in
/// them are told later.
pub fn seated_by(game: &'static dyn Game, settings: &str) -> &'static dyn Game {
    let (settings, position) = position_in(settings);
    let allowed = |(name, value): (String, String)| {
        let option = game.options().iter().find(|option| option.name.eq_ignore_ascii_case(&name))?;
        let value = as_stored(option, &value);
        Options::check(game.options(), [(option.name, &value)]).is_ok().then_some((option.name, value))
    };
    let given = pairs(&settings).unwrap_or_default().into_iter().filter_map(allowed);
    let options = Options::check(game.options(), given);
    options.map_or(game, |options| seated(game, &options, position.as_deref()))
}

/// Returns the option, and its value, with which a game has seats for so many people.
pub fn seating_for(game: &'static dyn Game, people: usize) -> Option<(&'static str, &'static str)> {
    let values = game
        .options()
        .iter()
        .flat_map(|option| option.values.listed().iter().map(|value| (option.name, *value)));
    values.into_iter().find(|pair| {
        let options = Options::check(game.options(), [*pair]);
        options.is_ok_and(|options| seated(game, &options, None).seats().len() >= people)
    })
}

/// Splits the position off from settings. A position string has spaces, so it is the rest of the text, unless it
/// is in quotation marks.
pub fn position_in(settings: &str) -> (String, Option<String>) {
    match taken_whole(settings, "position") {
        Some((position, others)) => (others, Some(position)),
        None => (settings.to_owned(), None),
    }
}

/// Returns the value of an option in its stored form; on and off have many words.
pub fn as_stored(option: &OptionSpec, value: &str) -> String {
    let value = value.to_lowercase();
    let listed = option.values.listed();
    let switch = [("true", "false"), ("yes", "no")]
        .into_iter()
        .find(|(on, off)| listed.len() == 2 && listed.contains(on) && listed.contains(off));
    let Some((on, off)) = switch else { return value };
    match (lexicon::switch(&value), value.as_str()) {
        (Some(true), _) | (_, "1") => on.to_owned(),
        (Some(false), _) | (_, "0") => off.to_owned(),
        _ => value,
    }
}
