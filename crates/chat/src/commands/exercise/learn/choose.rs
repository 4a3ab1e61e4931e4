//! `learn`: the list of lessons, and the choice of one.

use crate::commands::exercise::learn::judge::heed_word_at_lesson;
use crate::commands::exercise::learn::lesson::{at, learn_step, learn_stop};
use crate::commands::exercise::shown::Word;
use crate::desk::catalogue::{family_buttons, game_menu};
use crate::desk::selection::offered;
use crate::desk::{
    Answer, Answers, Asker, ButtonStyle, Desk, Fault, MenuOption, press, private, with_buttons,
};
use crate::signs::sign_of_game;
use crate::wording::{GameOrFamily, game_or_family, quoted, typed_game};
use liege_engine::lessons;
use liege_game::{self as game, Game};
use liege_store::LessonProgress;
use liege_words::{Message, lexicon};

/// Runs `learn`: with a game, continues its lesson; with `off`, closes the lesson; else lists the lessons.
pub(crate) async fn learn(desk: &Desk, asker: &Asker<'_>, what: &str) -> Answers {
    let what = what.trim();
    if lexicon::switch(what) == Some(false) {
        return learn_stop(desk, asker).await;
    }
    if let Some(word) = Word::of(what)
        && let Some(open) = desk.store.open_lesson(&asker.who.id).await?
        && let Some(at) = game::by_id(&open.game).and_then(|game| at(game, open))
    {
        return heed_word_at_lesson(desk, asker, &at, word).await;
    }
    let progress = desk.store.lessons_of(&asker.who.id).await?;
    let game = match what {
        "" => match progress.iter().find(|progress| progress.open) {
            Some(open) => game::by_id(&open.game),
            None => return Ok(vec![overview(asker, &with_lessons(desk, asker).await?, &progress)]),
        },
        _ => match game_or_family(what) {
            Some(GameOrFamily::Family(family)) => return of_family(desk, asker, family.id(), 0).await,
            Some(GameOrFamily::Game(game)) => Some(game),
            None => None,
        },
    };
    let Some(game) = game else {
        return Ok(asker.tell(&Message::new("games-unknown").with("typed", quoted(what))));
    };
    let left = progress.into_iter().find(|progress| progress.game == game.id() && !progress.done);
    let step = left.map_or(0, |progress| match at(game, progress.clone()) {
        Some(at) if at.is_solved() => progress.step + 1,
        _ => progress.step,
    });
    learn_step(desk, asker, game.id(), step).await
}

/// Lists the lessons: those begun, and the families.
fn overview(asker: &Asker<'_>, games: &[&'static dyn Game], progress: &[LessonProgress]) -> Answer {
    let begun = progress.iter().filter(|progress| !progress.done).take(5).filter_map(|progress| {
        let game = game::by_id(&progress.game)?;
        let of = lessons::of(game)?.steps.len();
        let label = format!("{} {}/{of}", asker.of(game).game_name(), progress.step + 1);
        Some(press("learn", &[&game.id()]).button(label, ButtonStyle::Main))
    });
    let families = family_buttons(asker, games, |family| press("learn-family", &[&family.id()]));
    let game = games.first().map(|game| typed_game(asker.language, *game)).unwrap_or_default();
    let text = asker.say(&Message::new("learn-which").with("game", game));
    with_buttons(private(text), begun.chain(families).collect::<Vec<_>>())
}

/// Lists the lessons of a family in a menu.
pub(crate) async fn of_family(desk: &Desk, asker: &Asker<'_>, family: &str, page: usize) -> Answers {
    let mut games = with_lessons(desk, asker).await?;
    games.retain(|game| game.family().id() == family);
    let option = |game: &'static dyn Game| {
        let of = lessons::of(game).map_or(0, |lesson| lesson.steps.len()) as i64;
        let about = asker.say(&Message::new("learn-steps").with("count", of));
        MenuOption {
            id: press("learn", &[&game.id()]).0,
            label: asker.of(game).game_name(),
            about,
            sign: sign_of_game(game),
        }
    };
    let texts = (asker.say(&Message::new("learn-choose")), "learn-choose");
    let to = |page| press("learn-family", &[&family, &page]);
    Ok(vec![game_menu(asker, texts, (&games, page), option, to)])
}

/// Returns the games that are offered here and have lessons.
async fn with_lessons(desk: &Desk, asker: &Asker<'_>) -> Result<Vec<&'static dyn Game>, Fault> {
    let selection = offered(desk, asker.place.server.as_deref()).await?;
    Ok(selection.games().iter().copied().filter(|game| lessons::of(*game).is_some()).collect())
}
