//! `contest withdraw`: an entrant gives the contest up, after a question.

use crate::desk::asked::asks_press;
use crate::desk::contest::{act, author, contest_meant, of_contest_number, told};
use crate::desk::{Answers, Asker, ButtonStyle, Desk, press, private, with_buttons};
use liege_contest::Act;
use liege_words::Message;

/// Runs `contest withdraw`; `sure`: the member has confirmed it.
pub(crate) async fn withdraw(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, sure: bool) -> Answers {
    let contest = contest_meant(desk, asker, named).await?;
    if sure {
        act(desk, asker, contest.id, Act::Withdraw).await?;
        return told(asker, &of_contest_number("contest-withdrawn", contest.id));
    }
    contest.contest.may(&author(asker), &Act::Withdraw).map_err(|error| asker.stop(&error.message()))?;
    let plays_on = contest.contest.terms().play_on;
    let question = if plays_on { "contest-withdraw-sure-on" } else { "contest-withdraw-sure" };
    let button = press("contest-withdraw", &[&contest.id, &"sure"])
        .button(asker.say(&Message::new("contest-button-withdraw")), ButtonStyle::Bad);
    let answer = private(asker.say(&of_contest_number(question, contest.id)));
    Ok(asks_press(desk, asker, with_buttons(answer, [button])))
}
