//! `contest edit`: changes the terms.

use crate::commands::contest::terms::Reader;
use crate::desk::contest::{act, contest_meant, game_of, of_contest_number, told};
use crate::desk::defaults::defaults_of;
use crate::desk::{Answers, Asker, Desk};
use liege_contest::Act;
use liege_words::Message;

/// Runs `contest edit limit=16`.
pub(crate) async fn edit(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, settings: &str) -> Answers {
    let contest = contest_meant(desk, asker, named).await?;
    let Some(game) = game_of(&contest.contest) else {
        return Ok(asker.tell(&Message::new("contest-game-gone")));
    };
    let defaults = defaults_of(desk, contest.venue.server.as_deref()).await?;
    let reader = Reader { asker, defaults: &defaults, now: desk.now() };
    let terms = asker.or_tell(reader.edited(game, contest.contest.terms(), settings))?;
    act(desk, asker, contest.id, Act::Edit { terms: Box::new(terms) }).await?;
    told(asker, &of_contest_number("contest-edited", contest.id))
}
