//! Arguments of several commands: a position (the game, its start, its moves), a seat, a language, a table.

use super::Failure;
use super::stderr::tell;
use liege_game::{self as game, Game, Options, Refusal, Seat, State, words};
use liege_store::Store;
use liege_table::Table;
use liege_words::Language;
use std::sync::Arc;

/// The arguments for a position.
#[derive(Debug, clap::Args)]
pub(super) struct Setup {
    /// The game's id, e.g. `three-player-chess`
    #[arg(long)]
    game: String,
    /// The position string to start from [default: the game's own start]
    #[arg(long)]
    position: Option<String>,
    /// An option of the game, as `name=value`; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Moves and acts to play first, in notation, separated by `;`
    #[arg(long, num_args = 1.., value_name = "MOVE")]
    moves: Vec<String>,
}

impl Setup {
    /// The game, with its options.
    pub(super) fn game(&self) -> Result<(&'static dyn Game, Options), Failure> {
        let game = game(&self.game)?;
        let pairs = self.options.iter().map(|pair| pair.split_once('=').unwrap_or((pair, "")));
        let options = Options::check(game.options(), pairs).map_err(|error| Failure::usage(error, ""))?;
        Ok((game::seated(game, &options, self.position.as_deref()), options))
    }

    /// Makes the position; `play` plays each action before it. Refusals are in the given language.
    pub(super) fn position(
        &self,
        language: Language,
        mut play: impl FnMut(&mut dyn State, &str) -> Result<(), Refusal>,
    ) -> Result<Box<dyn State>, Failure> {
        let (game, options) = self.game()?;
        let refused = |refusal: &Refusal| words().say_of(language, game, &refusal.message);
        let mut state = game
            .start(&options, self.position.as_deref())
            .map_err(|refusal| Failure::usage(refused(&refusal), "--position takes a position string"))?;
        if let Some(read) = self.position.as_deref().and_then(|typed| game::read_otherwise(typed, &*state)) {
            tell(&format!("the position is read as {read}"));
        }
        let texts = self.moves.iter().flat_map(|text| text.split(';')).map(str::trim);
        for text in texts.filter(|text| !text.is_empty()) {
            for action in canonical(&*state, text) {
                play(&mut *state, &action).map_err(|refusal| {
                    Failure::usage(
                        format!("the move `{text}` is refused: {}", refused(&refusal)),
                        refusal.candidates.iter().take(5).cloned().collect::<Vec<_>>().join(", "),
                    )
                })?;
            }
        }
        Ok(state)
    }
}

/// The game with this id.
pub(super) fn game(id: &str) -> Result<&'static dyn Game, Failure> {
    game::by_id(id).ok_or_else(|| {
        let ids = game::all().iter().map(|game| game.id()).collect::<Vec<_>>().join(", ");
        Failure::usage(format!("there is no game `{id}`"), format!("the games are: {ids}"))
    })
}

/// The seat of a game by its id.
pub(super) fn seat(game: &dyn Game, name: &str) -> Result<Seat, Failure> {
    let found = game.seats().iter().zip(0u8..).find(|(info, _)| info.id == name);
    found.map(|(_, index)| Seat(index)).ok_or_else(|| {
        let ids = game.seats().iter().map(|info| info.id).collect::<Vec<_>>().join(", ");
        Failure::usage(format!("there is no seat `{name}`"), format!("the seats are: {ids}"))
    })
}

/// The language with this code.
pub(super) fn language(code: &str) -> Result<Language, Failure> {
    Language::of_locale(code).ok_or_else(|| {
        let codes = Language::all().into_iter().map(Language::code).collect::<Vec<_>>().join(", ");
        Failure::usage(format!("there is no language `{code}`"), format!("it is one of: {codes}"))
    })
}

/// A table of the data file by its number.
pub(super) async fn table(store: &Store, number: i64) -> Result<Arc<Table>, Failure> {
    store.table(number).await?.ok_or_else(|| {
        Failure::usage(format!("there is no table #{number}"), "`liege verify` tells how many there are")
    })
}

/// The actions that a text means: itself if it is canonical, otherwise the readings of one of the seats that
/// may act now.
fn canonical(state: &dyn State, text: &str) -> Vec<String> {
    let mut tried = state.boxed();
    if tried.play(text).is_err() {
        for seat in state.to_move().iter().chain(state.alive().iter()) {
            if let Ok(actions) = state.read(seat, text) {
                return actions;
            }
        }
    }
    vec![text.to_owned()]
}
