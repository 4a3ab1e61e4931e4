//! `contest extend`: the deadline of the last round is moved.

use crate::commands::contest::terms::Reader;
use crate::desk::contest::{act, contest_meant, of_contest_number, told};
use crate::desk::defaults::defaults_of;
use crate::desk::{Answers, Asker, Desk};
use crate::wording::limit;
use jiff::SignedDuration;
use liege_contest::Act;
use liege_words::{Message, duration};

/// Runs `contest extend 3d` and `contest extend until friday`.
pub(crate) async fn extend(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, text: &str) -> Answers {
    let contest = contest_meant(desk, asker, named).await?;
    let round = contest.contest.rounds();
    let deadline = contest.contest.pairings(round).and_then(|round| round.deadline);
    let Some(deadline) = deadline else {
        return Ok(asker.tell(&of_contest_number("contest-no-deadline", contest.id)));
    };
    let more = duration::hours(text.trim()).map(|hours| SignedDuration::from_hours(i64::from(hours)));
    let until = match more {
        // A length of time is added to the deadline.
        Some(more) => deadline.saturating_add(more).unwrap_or(deadline),
        None => {
            let defaults = defaults_of(desk, contest.venue.server.as_deref()).await?;
            let reader = Reader { asker, defaults: &defaults, now: desk.now() };
            asker.or_tell(reader.moment(text).map_err(|_| Message::new("contest-extend-how")))?
        }
    };
    act(desk, asker, contest.id, Act::Extend { round, until }).await?;
    let message = of_contest_number("contest-extended", contest.id).with("round", i64::from(round));
    told(asker, &message.with("until", limit(until)))
}
