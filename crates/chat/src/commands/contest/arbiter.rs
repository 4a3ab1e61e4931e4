//! `contest arbiter`: the organiser names an arbiter, or takes the office from one.

use crate::commands::contest::join::unknown;
use crate::desk::contest::{act, contest_meant, of_contest_number, told};
use crate::desk::people::person_called;
use crate::desk::{Answers, Asker, Desk};
use crate::wording::person;
use liege_contest::{Act, Person};
use liege_words::lexicon;

/// Runs `contest arbiter @x` and `contest arbiter @x off`.
pub(crate) async fn arbiter(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, text: &str) -> Answers {
    let contest = contest_meant(desk, asker, named).await?;
    let (who, on) = match text.trim().rsplit_once(char::is_whitespace) {
        Some((who, last)) => match lexicon::switch(last) {
            Some(on) => (who, on),
            None => (text, true),
        },
        None => (text, true),
    };
    let player = person_called(asker, who).ok_or_else(|| asker.stop(&unknown(who)))?;
    let member = Person { id: player.id.clone(), name: player.name };
    act(desk, asker, contest.id, Act::Arbiter { member, on }).await?;
    let id = if on { "contest-arbiter-named" } else { "contest-arbiter-off" };
    told(asker, &of_contest_number(id, contest.id).with("who", person(&player.id)))
}
