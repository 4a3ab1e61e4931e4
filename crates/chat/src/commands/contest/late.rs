//! `contest late`: the organiser or an arbiter enters somebody late.

use crate::commands::contest::join::{entering, unknown};
use crate::desk::blocklist::unwilling;
use crate::desk::contest::{act, contest_meant, game_of, of_contest_number, told};
use crate::desk::people::{machine_called, person_called};
use crate::desk::{Answers, Asker, Desk};
use crate::wording::person;
use liege_contest::Act;

/// Runs `contest late @x`. A machine may be entered too, where the terms take some.
pub(crate) async fn late(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, typed: &str) -> Answers {
    let contest = contest_meant(desk, asker, named).await?;
    let machine = machine_called(asker, typed).transpose();
    let machine = machine.map_err(|why| asker.stop(&why))?;
    let found = machine.or_else(|| person_called(asker, typed));
    let player = found.ok_or_else(|| asker.stop(&unknown(typed)))?;
    if !player.is_machine() {
        asker.unless(unwilling(desk, asker, [&player]).await?)?;
    }
    let entering = entering(desk, game_of(&contest.contest), &player).await?;
    act(desk, asker, contest.id, Act::Late(entering)).await?;
    told(asker, &of_contest_number("contest-entered-late", contest.id).with("who", person(&player.id)))
}
