//! Accepting, declining and withdrawing challenges, and opening the seats of a challenge that nobody
//! accepted.

use crate::commands::challenge::list::{challenges, takes_challenges_button};
use crate::desk::again::{may_open_again, table_again};
use crate::desk::challenge::{decline, take_back};
use crate::desk::defaults::threads_at;
use crate::desk::join::join;
use crate::desk::new_table::create_new_table;
use crate::desk::{Answers, Asker, Desk, Stop, private, with_buttons};
use crate::wording::of_table;
use liege_store::{Cause, Challenge, Setting, Which, WhichChallenges};
use liege_table::{Chair, Status};
use liege_words::Message;

/// Returns the challenge of the table that was named, or the only one among `mine`; else stops with an
/// answer.
async fn meant_challenge(
    desk: &Desk,
    asker: &Asker<'_>,
    named: Option<i64>,
    mine: Vec<Challenge>,
    none: &'static str,
) -> Result<Challenge, Stop> {
    if let Some(id) = named {
        let found = desk.store.challenges(WhichChallenges::At(id)).await?.pop();
        let why = || of_table("challenge-no-such", id);
        return found.ok_or_else(|| asker.stop(&why()));
    }
    let mut mine = mine;
    match mine.len() {
        0 => Err(asker.stop(&Message::new(none))),
        1 => Ok(mine.remove(0)),
        _ => Err(Stop::Said(vec![challenges(desk, asker, Some("challenge-which")).await?])),
    }
}

/// Runs `challenge accept`.
pub(crate) async fn accept_challenge(desk: &Desk, asker: &Asker<'_>, named: Option<i64>) -> Answers {
    let mine = desk.store.challenges(WhichChallenges::To(&asker.who.id)).await?;
    let challenge = meant_challenge(desk, asker, named, mine, "challenge-none-to-you").await?;
    join(desk, asker, Some(named.unwrap_or(challenge.table)), None).await
}

/// Runs `challenge decline`, and its button.
pub(crate) async fn decline_challenge(desk: &Desk, asker: &Asker<'_>, named: Option<i64>) -> Answers {
    let mine = desk.store.challenges(WhichChallenges::To(&asker.who.id)).await?;
    let challenge = meant_challenge(desk, asker, named, mine, "challenge-none-to-you").await?;
    let id = named.unwrap_or(challenge.table);
    decline(desk, asker, &challenge, id).await
}

/// Runs `challenge withdraw`.
pub(crate) async fn withdraw_challenge(desk: &Desk, asker: &Asker<'_>, named: Option<i64>) -> Answers {
    let mine = desk.store.challenges(WhichChallenges::By(&asker.who.id)).await?;
    let challenge = meant_challenge(desk, asker, named, mine, "challenge-none-of-yours").await?;
    take_back(desk, asker, &challenge).await
}

/// Opens a challenge to anyone, for the challenger: the table is created anew, and the seats of invited
/// members who did not come are free.
pub(crate) async fn open_seats(desk: &Desk, asker: &Asker<'_>, id: i64) -> Answers {
    let (Some(table), Some(challenge)) =
        (desk.table(id).await?, desk.store.challenges(WhichChallenges::At(id)).await?.pop())
    else {
        return Ok(asker.tell(&Message::new("button-gone")));
    };
    if challenge.challenger.id != asker.who.id {
        return Ok(asker.tell(&of_table("challenge-not-yours", id)));
    }
    if table.status() != Status::Abandoned || challenge.anyone {
        return Ok(asker.tell(&of_table("challenge-gone", id)));
    }
    if let Some(next) = desk.store.tables(Which::RematchOf(id)).await?.first() {
        return Ok(asker.tell(&of_table("challenge-opened", next.id)));
    }
    asker.unless(may_open_again(desk, asker, &table, "challenge-there").await?)?;
    let gone = challenge.ended_by.as_deref();
    let chair = |chair: &Chair| match chair {
        Chair::Held(player) => Chair::Invited(player.clone()),
        Chair::Invited(player) if gone.is_some_and(|gone| gone != player.id) => chair.clone(),
        Chair::Invited(_) | Chair::Open => Chair::Open,
    };
    let chairs = table.chairs().iter().map(chair).collect();
    let new = table_again(desk, asker, &table, chairs);
    let threads = threads_at(desk, new.venue.server.as_deref()).await?;
    match create_new_table(desk, asker, new, (Cause::Rematch(id), threads), None).await? {
        Some(answers) => Ok(answers),
        // Somebody else changed it first.
        None => Box::pin(open_seats(desk, asker, id)).await,
    }
}

/// Runs `challenge off` and `challenge on`.
pub(crate) async fn set_takes_challenges(desk: &Desk, asker: &Asker<'_>, open: bool) -> Answers {
    desk.store.set(&asker.who.id, Setting::TakesChallenges(open), desk.now()).await?;
    let message = Message::new(if open { "challenge-door-opened" } else { "challenge-door-shut" });
    Ok(vec![with_buttons(private(asker.say(&message)), [takes_challenges_button(asker, !open)])])
}
