//! `contest close`: closes entries, or a ladder or league.

use crate::desk::contest::{act, contest_meant, of_contest_number, told};
use crate::desk::{Answers, Asker, Desk};
use liege_contest::Act;

/// Runs `contest close`.
pub(crate) async fn close(desk: &Desk, asker: &Asker<'_>, named: Option<i64>) -> Answers {
    let contest = contest_meant(desk, asker, named).await?;
    act(desk, asker, contest.id, Act::Close).await?;
    told(asker, &of_contest_number("contest-closed", contest.id))
}
