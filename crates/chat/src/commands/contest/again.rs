//! `contest again`: an entrant of a league says whether they play the next season.

use crate::desk::contest::{act, contest_meant, of_contest_number, told};
use crate::desk::{Answers, Asker, Desk};
use liege_contest::Act;

/// Runs `contest again` and `contest again no`.
pub(crate) async fn again(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, plays: bool) -> Answers {
    let contest = contest_meant(desk, asker, named).await?;
    act(desk, asker, contest.id, Act::Again { plays }).await?;
    told(
        asker,
        &of_contest_number(if plays { "contest-plays-again" } else { "contest-plays-no-more" }, contest.id),
    )
}
