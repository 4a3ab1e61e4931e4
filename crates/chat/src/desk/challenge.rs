//! Challenges: answers when one is made, and how one ends.

use crate::announce::{Announcement, ChallengeTold};
use crate::desk::change::{change, change_noting};
use crate::desk::{Answer, Answers, Asker, Changed, Desk, Ending, Fault, Stop, press, private, with_buttons};
use crate::wording::{limit, of_table, person};
use liege_store::{Challenge, ChallengeEnd, ChallengeState, NewChallenge, StoreError, WhichChallenges};
use liege_table::{Chair, Status, Table};
use liege_words::Message;
use std::fmt::Write as _;

/// Returns the answer to the challenger when the table is created.
pub(crate) async fn challenge_made(
    desk: &Desk,
    asker: &Asker<'_>,
    table: &Table,
    new: &NewChallenge,
) -> Result<Answer, Fault> {
    let id = if new.anyone { "challenge-made-anyone" } else { "challenge-made" };
    let mut others: Vec<String> = Vec::new();
    for player in table.chairs().iter().filter_map(Chair::person) {
        let other = person(&player.id);
        if player.id != asker.who.id && !others.contains(&other) {
            others.push(other);
        }
    }
    let message = of_table(id, table.id())
        .with("game", asker.of(table.game()).game_name())
        .with("who", others.join(", "))
        .with("place", format!("<#{}>", table.venue().channel))
        .with("until", limit(new.until));
    let mut text = asker.say(&message);
    if new.games > 1 {
        let games = Message::new("challenge-made-games").with("games", i64::from(new.games));
        let _ = write!(text, " {}", asker.say(&games));
    }
    let mut buttons = Vec::new();
    if let Some(challenge) = desk.store.challenges(WhichChallenges::At(table.id())).await?.pop() {
        let press = press("challenge-withdraw", &[&challenge.id]);
        buttons.push(press.plain(asker.say(&Message::new("challenge-button-withdraw"))));
    }
    Ok(with_buttons(private(text), buttons))
}

/// The reason why a challenge cannot be ended at its table.
enum NotEnded {
    /// The game has begun, or the table was closed before.
    Gone,
    /// The member is not among those challenged, or has accepted.
    NotAsked,
}

/// Withdraws a challenge, for the member who made it.
pub(crate) async fn take_back(desk: &Desk, asker: &Asker<'_>, challenge: &Challenge) -> Answers {
    let id = challenge.table.to_string();
    if challenge.challenger.id != asker.who.id {
        return Ok(asker.tell(&Message::new("challenge-not-yours").with("table", id)));
    }
    let me = asker.who.id.as_str();
    let ended = end_challenge(desk, challenge, ChallengeState::Withdrawn, Some(me), asker.heard).await?;
    let message = match (ended, challenge.anyone) {
        (true, false) => "challenge-withdrawn",
        (true, true) => "challenge-withdrawn-anyone",
        (false, _) => "challenge-gone",
    };
    Ok(asker.tell(&Message::new(message).with("table", id)))
}

/// Returns the latest table of a challenge.
async fn last_table_of(desk: &Desk, challenge: &Challenge) -> Result<i64, StoreError> {
    let known = desk.store.challenges(WhichChallenges::Of(challenge.id)).await?.pop();
    Ok(known.map_or(challenge.table, |known| known.table))
}

/// Ends an open challenge. Returns whether it was open.
pub(crate) async fn end_challenge(
    desk: &Desk,
    challenge: &Challenge,
    state: ChallengeState,
    by: Option<&str>,
    heard: Option<&str>,
) -> Result<bool, Fault> {
    if challenge.state != ChallengeState::Open {
        return Ok(false);
    }
    // In a challenge to anyone, the latest table is the one that can be joined, if there is one.
    let last = last_table_of(desk, challenge).await?;
    let challenge = Challenge { table: last, ..challenge.clone() };
    match end_at_table(desk, &challenge, state, by, heard, |_| Ok(())).await? {
        Ok(_) => Ok(true),
        Err(_) if challenge.anyone => {
            let end = ChallengeEnd { state, by: by.map(str::to_owned) };
            let told = told(&challenge, &end);
            let ended = desk.store.end_challenge(&challenge, &end, &told, desk.now()).await?;
            desk.queued.notify_one();
            // From now on it gets no new tables; but one may have been created meanwhile.
            let last = last_table_of(desk, &challenge).await?;
            if last != challenge.table {
                let now = desk.now();
                let close = |table: &Table| match table.status() {
                    Status::Lobby => table.abandon(&table.host().id, now).map_err(|_| NotEnded::Gone),
                    _ => Err(NotEnded::Gone),
                };
                change(desk, last, None, close).await?;
            }
            Ok(ended)
        }
        Err(_) => Ok(false),
    }
}

/// Ends a challenge by closing its table, if `may` allows it. Returns false if this message has done so
/// before.
async fn end_at_table(
    desk: &Desk,
    challenge: &Challenge,
    state: ChallengeState,
    by: Option<&str>,
    heard: Option<&str>,
    may: impl Fn(&Table) -> Result<(), NotEnded>,
) -> Result<Result<bool, NotEnded>, Fault> {
    let end = ChallengeEnd { state, by: by.map(str::to_owned) };
    let ending = Ending { rows: told(challenge, &end), end };
    let now = desk.now();
    let close = |table: &Table| {
        if table.status() != Status::Lobby {
            return Err(NotEnded::Gone);
        }
        may(table)?;
        table.abandon(&table.host().id, now).map_err(|_| NotEnded::Gone)
    };
    Ok(match change_noting(desk, challenge.table, heard, close, Some(&ending)).await? {
        Changed::Done(_) => Ok(true),
        Changed::HeardBefore => Ok(false),
        Changed::NoTable => Err(NotEnded::Gone),
        Changed::Refused(_, why) => Err(why),
    })
}

/// Returns the notice of the end to the challenger, unless they ended it themself.
fn told(challenge: &Challenge, end: &ChallengeEnd) -> Vec<liege_store::OutboxEntry> {
    if end.by.as_deref() == Some(challenge.challenger.id.as_str()) {
        return Vec::new();
    }
    let told = ChallengeTold { state: end.state.code().to_owned(), by: end.by.clone() };
    vec![Announcement::ChallengeEnded(told).announce(0, 0).to(challenge.challenger.id.as_str())]
}

/// Handles a member who leaves the table of a challenge before the game: the challenge is declined, or
/// withdrawn.
pub(crate) async fn leave_challenge(
    desk: &Desk,
    asker: &Asker<'_>,
    table: &Table,
) -> Result<Option<Vec<Answer>>, Stop> {
    if table.status() != Status::Lobby {
        return Ok(None);
    }
    let Some(challenge) = desk.store.challenges(WhichChallenges::At(table.id())).await?.pop() else {
        return Ok(None);
    };
    let me = asker.who.id.as_str();
    if challenge.challenger.id == me {
        return Ok(Some(take_back(desk, asker, &challenge).await?));
    }
    let asked = !table.invitations_of(me).is_empty() && table.seats_of(me).is_empty();
    match asked && !challenge.anyone {
        true => Ok(Some(decline(desk, asker, &challenge, table.id()).await?)),
        false => Ok(None),
    }
}

/// Declines a challenge, for one of those who are asked.
pub(crate) async fn decline(desk: &Desk, asker: &Asker<'_>, challenge: &Challenge, id: i64) -> Answers {
    let me = asker.who.id.as_str();
    if challenge.anyone {
        return Ok(asker.tell(&of_table("challenge-not-you", id)));
    }
    let asked = |table: &Table| {
        let invited = !table.invitations_of(me).is_empty() && table.seats_of(me).is_empty();
        if invited { Ok(()) } else { Err(NotEnded::NotAsked) }
    };
    let ended = end_at_table(desk, challenge, ChallengeState::Declined, Some(me), asker.heard, asked).await?;
    let message = match ended {
        Ok(true) => Message::new("challenge-declined").with("who", person(&challenge.challenger.id)),
        Ok(false) => return Ok(Vec::new()),
        Err(NotEnded::NotAsked) => Message::new("challenge-not-you"),
        Err(NotEnded::Gone) => Message::new("challenge-gone"),
    };
    Ok(asker.tell(&message.with("table", id.to_string())))
}
