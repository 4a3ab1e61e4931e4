//! `contest drop`: an entrant is excluded.

use crate::commands::contest::result::reason_of;
use crate::desk::contest::{act, contest_meant, member_meant, of_contest_number, told};
use crate::desk::{Answers, Asker, Desk};
use crate::wording::person;
use liege_contest::Act;

/// Runs `contest drop @x because …`.
pub(crate) async fn drop_entrant(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, text: &str) -> Answers {
    let contest = contest_meant(desk, asker, named).await?;
    let (who, reason) = reason_of(text);
    let member = member_meant(asker, &contest.contest, &who)?;
    act(desk, asker, contest.id, Act::Drop { member: member.clone(), reason }).await?;
    told(asker, &of_contest_number("contest-dropped", contest.id).with("who", person(&member)))
}
