//! `contest cancel`: ends a contest without a winner, after a question.

use crate::desk::asked::asks_press;
use crate::desk::contest::{act, author, contest_meant, of_contest_number, told};
use crate::desk::{Answers, Asker, ButtonStyle, Desk, press, private, with_buttons};
use liege_contest::Act;
use liege_words::Message;

/// The most characters of a reason that a button carries.
const REASON: usize = 60;

/// Runs `contest cancel`: asks for confirmation.
pub(crate) async fn cancel(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, reason: &str) -> Answers {
    let contest = contest_meant(desk, asker, named).await?;
    let reason: String = reason.chars().take(REASON).collect();
    let wanted = Act::Cancel { reason: reason.clone() };
    contest.contest.may(&author(asker), &wanted).map_err(|error| asker.stop(&error.message()))?;
    let press = press("contest-cancel", &[&contest.id, &reason]);
    let label = asker.say(&Message::new("contest-button-cancel"));
    // A long reason does not fit into the button's id.
    let Some(button) = press.button(label, ButtonStyle::Bad) else {
        return Ok(asker.tell(&Message::new("contest-reason-long")));
    };
    let question = asker.say(&of_contest_number("contest-cancel-sure", contest.id));
    Ok(asks_press(desk, asker, with_buttons(private(question), [Some(button)])))
}

/// Cancels a contest after the confirmation.
pub(crate) async fn cancel_sure(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, reason: &str) -> Answers {
    let contest = contest_meant(desk, asker, named).await?;
    act(desk, asker, contest.id, Act::Cancel { reason: reason.to_owned() }).await?;
    told(asker, &of_contest_number("contest-cancelled", contest.id))
}
