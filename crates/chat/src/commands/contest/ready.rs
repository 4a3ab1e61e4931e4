//! `contest ready`: an entrant is ready, or agrees to changed terms.

use crate::desk::contest::{act, contest_meant, of_contest_number, told};
use crate::desk::{Answers, Asker, Desk};
use liege_contest::Act;

/// Runs `contest ready`.
pub(crate) async fn ready(desk: &Desk, asker: &Asker<'_>, named: Option<i64>) -> Answers {
    let contest = contest_meant(desk, asker, named).await?;
    act(desk, asker, contest.id, Act::Ready).await?;
    told(asker, &of_contest_number("contest-is-ready", contest.id))
}
