//! `contest leave`: an entrant leaves before the start.

use crate::desk::contest::{act, contest_meant, of_contest_number, told};
use crate::desk::{Answers, Asker, Desk};
use liege_contest::Act;

/// Runs `contest leave`.
pub(crate) async fn leave(desk: &Desk, asker: &Asker<'_>, named: Option<i64>) -> Answers {
    let contest = contest_meant(desk, asker, named).await?;
    act(desk, asker, contest.id, Act::Leave).await?;
    told(asker, &of_contest_number("contest-left", contest.id))
}
