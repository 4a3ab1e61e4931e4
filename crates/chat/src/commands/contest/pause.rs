//! `contest pause`: all time stops, or runs again.

use crate::desk::contest::{act, contest_meant, of_contest_number, told};
use crate::desk::{Answers, Asker, Desk};
use liege_contest::Act;

/// Runs `contest pause` and `contest pause off`.
pub(crate) async fn pause(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, on: bool) -> Answers {
    let contest = contest_meant(desk, asker, named).await?;
    act(desk, asker, contest.id, if on { Act::Pause } else { Act::Resume }).await?;
    told(asker, &of_contest_number(if on { "contest-paused-now" } else { "contest-resumed-now" }, contest.id))
}
