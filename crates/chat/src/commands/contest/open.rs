//! `contest open`: opens entries.

use crate::desk::contest::{act, contest_meant, of_contest_number, told};
use crate::desk::{Answers, Asker, Desk};
use liege_contest::Act;

/// Runs `contest open`.
pub(crate) async fn open(desk: &Desk, asker: &Asker<'_>, named: Option<i64>) -> Answers {
    let contest = contest_meant(desk, asker, named).await?;
    act(desk, asker, contest.id, Act::Open).await?;
    told(asker, &of_contest_number("contest-opened", contest.id))
}
