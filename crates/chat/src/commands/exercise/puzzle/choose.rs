//! `puzzle`: of a game, of the day in a channel, or of a game to be chosen.

use crate::commands::exercise::puzzle::judge::heed_word;
use crate::commands::exercise::puzzle::next::{
    counted, families, next_of, next_puzzle, solved, with_puzzles,
};
use crate::commands::exercise::puzzle::show::{At, begun, puzzle_stop, shown_puzzle};
use crate::commands::exercise::shown::Word;
use crate::desk::catalogue::game_menu;
use crate::desk::{Answer, Answers, Asker, ButtonStyle, Desk, MenuOption, press, private, with_buttons};
use crate::signs::sign_of_game;
use crate::wording::{GameOrFamily, game_or_family, quoted, typed_game};
use liege_engine::puzzles;
use liege_game::{self as game, Game};
use liege_store::{PuzzleProgress, Which};
use liege_words::{Message, lexicon};

/// The number of started games that the list offers.
const BEGUN: usize = 5;

/// Runs `puzzle`: with a game, shows its next puzzle; with `off`, closes the puzzle; else takes a game that
/// the asker plays, or offers a choice.
pub(crate) async fn puzzle(desk: &Desk, asker: &Asker<'_>, what: &str) -> Answers {
    let what = what.trim();
    if lexicon::switch(what) == Some(false) {
        return puzzle_stop(desk, asker).await;
    }
    if let Some(word) = Word::of(what)
        && let Some(at) = desk.store.open_puzzle(&asker.who.id).await?.and_then(At::of)
    {
        return heed_word(desk, asker, &at, word).await;
    }
    let progress = desk.store.puzzles_of(&asker.who.id).await?;
    if what.is_empty() {
        if let Some(at) = progress.iter().find(|progress| progress.open).cloned().and_then(At::of) {
            return Ok(vec![shown_puzzle(desk, asker, &at, "", &[]).await?]);
        }
        return match game_played(desk, asker, &progress).await? {
            Some(game) => next_of(desk, asker, game, &progress, None).await,
            None => Ok(vec![overview(asker, &with_puzzles(desk, asker).await?, &progress)]),
        };
    }
    match game_or_family(what) {
        Some(GameOrFamily::Family(family)) => puzzles_of_family(desk, asker, family.id(), 0).await,
        Some(GameOrFamily::Game(game)) => {
            let open = progress.iter().find(|progress| progress.open && progress.game == game.id());
            match open.cloned().and_then(At::of) {
                Some(at) => Ok(vec![shown_puzzle(desk, asker, &at, "", &[]).await?]),
                None => next_of(desk, asker, game, &progress, None).await,
            }
        }
        None => Ok(asker.tell(&Message::new("games-unknown").with("typed", quoted(what)))),
    }
}

/// Shows the puzzle of the day of a channel.
pub(crate) async fn puzzle_of_day(desk: &Desk, asker: &Asker<'_>, channel: &str, number: usize) -> Answers {
    let gone = || asker.stop(&Message::new("button-gone"));
    let posts = desk.store.daily_posts(channel, u32::MAX).await?;
    let number = i64::try_from(number).map_err(|_| gone())?;
    let post = posts.into_iter().find(|post| post.number == number).ok_or_else(gone)?;
    let daily = Some((channel.to_owned(), number));
    let progress = PuzzleProgress { daily, ..begun(&post.game, &post.puzzle, desk.now()) };
    let at = At::of(progress).ok_or_else(gone)?;
    desk.store.note_puzzle(&asker.who.id, &at.progress).await?;
    Ok(vec![shown_puzzle(desk, asker, &at, "", &[]).await?])
}

/// Lists the games of a family that have puzzles, in a menu.
pub(crate) async fn puzzles_of_family(desk: &Desk, asker: &Asker<'_>, family: &str, page: usize) -> Answers {
    let progress = desk.store.puzzles_of(&asker.who.id).await?;
    let option = |game: &'static dyn Game| MenuOption {
        id: press("puzzle", &[&game.id()]).0,
        label: asker.of(game).game_name(),
        about: counted(asker, game, &progress),
        sign: sign_of_game(game),
    };
    let mut games = with_puzzles(desk, asker).await?;
    games.retain(|game| game.family().id() == family);
    let texts = (asker.say(&Message::new("puzzle-choose")), "puzzle-choose");
    let to = |page| press("puzzle-family", &[&family, &page]);
    Ok(vec![game_menu(asker, texts, (&games, page), option, to)])
}

/// Returns a game that the asker plays and that has unsolved puzzles.
async fn game_played(
    desk: &Desk,
    asker: &Asker<'_>,
    progress: &[PuzzleProgress],
) -> Result<Option<&'static dyn Game>, crate::desk::Fault> {
    let tables = desk.store.tables(Which::Of(&asker.who.id)).await?;
    let mut games = tables.iter().filter_map(|table| game::by_id(&table.game));
    Ok(games.find(|game| next_puzzle(*game, progress, None).is_some()))
}

/// Lists the puzzles: games begun, and the families.
fn overview(asker: &Asker<'_>, offered: &[&'static dyn Game], progress: &[PuzzleProgress]) -> Answer {
    let mut games: Vec<&'static dyn Game> = Vec::new();
    for game in progress.iter().filter_map(|progress| game::by_id(&progress.game)) {
        let is_left = next_puzzle(game, progress, None).is_some();
        if is_left && games.iter().all(|known| known.id() != game.id()) {
            games.push(game);
        }
    }
    let begun = games.into_iter().take(BEGUN).map(|game| {
        let of = puzzles::of(game).len();
        let label = format!("{} {}/{of}", asker.of(game).game_name(), solved(game, progress));
        press("puzzle", &[&game.id()]).button(label, ButtonStyle::Main)
    });
    let game = offered.first().map(|game| typed_game(asker.language, *game)).unwrap_or_default();
    let text = asker.say(&Message::new("puzzle-which").with("game", game));
    with_buttons(private(text), begun.chain(families(asker, offered)).collect::<Vec<_>>())
}
