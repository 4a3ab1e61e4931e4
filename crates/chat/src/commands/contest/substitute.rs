//! `contest substitute`: somebody takes over from an entrant.

use crate::commands::contest::join::unknown;
use crate::commands::contest::result::reason_of;
use crate::desk::blocklist::unwilling;
use crate::desk::contest::{act, contest_meant, member_meant, of_contest_number, told};
use crate::desk::people::person_called;
use crate::desk::{Answers, Asker, Desk};
use crate::wording::person;
use liege_contest::{Act, Person};
use liege_words::Message;
use liege_words::lexicon::says;

/// Runs `contest substitute @x for @y because …`.
pub(crate) async fn substitute(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, text: &str) -> Answers {
    let contest = contest_meant(desk, asker, named).await?;
    let (people, reason) = reason_of(text);
    let words: Vec<&str> = people.split_whitespace().filter(|word| !says("contest-for", word)).collect();
    let [comes, leaves] = words.as_slice() else {
        return Ok(asker.tell(&Message::new("contest-substitute-how")));
    };
    let player = person_called(asker, comes).ok_or_else(|| asker.stop(&unknown(comes)))?;
    asker.unless(unwilling(desk, asker, [&player]).await?)?;
    let leaves = member_meant(asker, &contest.contest, leaves)?;
    let comes = Person { id: player.id.clone(), name: player.name.clone() };
    let swap = Act::Substitute { leaves: leaves.clone(), comes, reason };
    act(desk, asker, contest.id, swap).await?;
    let message = of_contest_number("contest-substituted", contest.id);
    told(asker, &message.with("comes", person(&player.id)).with("leaves", person(&leaves)))
}
