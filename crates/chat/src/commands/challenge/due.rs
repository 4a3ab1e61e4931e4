//! Upkeep of challenges: they expire, and a challenge to anyone gets its next table.

use super::ask::shuffled;
use crate::announce::of_new;
use crate::desk::again::table_like;
use crate::desk::challenge::end_challenge;
use crate::desk::defaults::threads_at;
use crate::desk::limits::admit::{self, room_for_table};
use crate::desk::listening::beat;
use crate::desk::uptime::time_goes_on_at;
use crate::desk::{Desk, Fault};
use liege_store::{
    Cause, Challenge, ChallengeEnd, ChallengeState, Created, Creation, Job, StoreError, WhichChallenges, Work,
};
use liege_table::{Chair, Table, Venue};

/// The number of challenges that one round handles.
const AT_ONCE: u32 = 32;

/// Ends every challenge that has expired, and creates the next table of each challenge to anyone that can be
/// accepted again.
pub(crate) async fn look_after_challenges(desk: &Desk) {
    // No challenge expires before the bot has given back the time in which it was down.
    if !beat(desk).await {
        return;
    }
    if let Err(fault) = end_due_challenges(desk).await {
        tracing::error!(%fault, "the challenges whose time is up can't be ended");
    }
    if let Err(fault) = create_tables_for_challenges(desk).await {
        tracing::error!(%fault, "the tables of challenges can't be laid");
    }
}

async fn end_due_challenges(desk: &Desk) -> Result<(), Fault> {
    for job in desk.store.take(&[Work::Challenges], desk.now(), AT_ONCE).await? {
        let Job::Challenge(challenge) = job else { continue };
        let why = match end_challenge(desk, &challenge, ChallengeState::Expired, None, None).await {
            Ok(true) => continue,
            Ok(false) => "its table can't be closed".to_owned(),
            Err(fault) => fault.to_string(),
        };
        // One broken challenge must not keep the others waiting, and must not be tried again and again.
        tracing::error!(challenge = challenge.id, why, "a challenge ends without its table");
        drop_challenge(desk, &challenge).await?;
    }
    Ok(())
}

async fn create_tables_for_challenges(desk: &Desk) -> Result<(), Fault> {
    for challenge in desk.store.challenges(WhichChallenges::WithoutTable(desk.now())).await? {
        if let Err(fault) = create_next(desk, &challenge).await {
            // A table that cannot be created must not keep the others waiting.
            tracing::error!(challenge = challenge.id, %fault, "the next table of a challenge can't be laid");
            if matches!(fault, Fault::Table(_) | Fault::Store(StoreError::Broken { .. })) {
                drop_challenge(desk, &challenge).await?;
            }
        }
    }
    Ok(())
}

/// Ends a challenge whose table is broken, without a notice.
async fn drop_challenge(desk: &Desk, challenge: &Challenge) -> Result<(), Fault> {
    let end = ChallengeEnd { state: ChallengeState::Expired, by: None };
    desk.store.end_challenge(challenge, &end, &[], desk.now()).await?;
    Ok(())
}

/// Creates the next table of a challenge to anyone, like the one before.
pub(crate) async fn create_next(desk: &Desk, challenge: &Challenge) -> Result<(), Fault> {
    let Some(last) = desk.table(challenge.table).await? else { return Ok(()) };
    let host = &challenge.challenger;
    let venue = Venue { thread: None, lobby_message: None, ..last.venue().clone() };
    if !time_goes_on_at(desk, venue.server.as_deref()) {
        // Nobody could join there.
        return Ok(());
    }
    // A member with too many tables gets the next one when a table ends.
    if room_for_table(desk, &host.id, venue.server.as_deref(), true).await?.is_err() {
        return Ok(());
    }
    if let Some(server) = venue.server.as_deref() {
        let server = desk.store.server(server).await?;
        if !server.channels.is_empty() && !server.channels.contains(&venue.channel) {
            // The bot creates no tables there any more.
            end_challenge(desk, challenge, ChallengeState::Expired, None, None).await?;
            return Ok(());
        }
    }
    let threads = threads_at(desk, venue.server.as_deref()).await?;
    let record = last.record();
    let now = desk.now();
    let theirs = |chair: &Chair| chair.person().is_some_and(|player| player.id == host.id);
    let mut chairs: Vec<Chair> = last
        .chairs()
        .iter()
        .map(|chair| if theirs(chair) { Chair::Invited(host.clone()) } else { Chair::Open })
        .collect();
    if !chairs.iter().any(theirs) {
        // The challenger has handed their seat to somebody else since.
        if let Some(first) = chairs.first_mut() {
            *first = Chair::Invited(host.clone());
        }
    }
    if record.terms.by_dice() {
        // The challenger gets one seat, however many they held in the end.
        for chair in chairs.iter_mut().skip_while(|chair| !theirs(chair)).skip(1) {
            *chair = Chair::Open;
        }
    } else if challenge.lots && !record.terms.anonymous {
        chairs = shuffled(&chairs, &desk.new_seed().deal(chairs.len()));
    }
    let mut table = Table::new(table_like(desk, &last, host.clone(), chairs))?;
    let by_dice = table.terms().by_dice();
    for seat in table.invitations_of(&host.id).iter() {
        table = table.sit(host, (!by_dice).then_some(seat), now)?.table;
    }
    let posts = of_new(&table, threads);
    let room = admit::room(desk, table.venue().server.as_deref()).await?;
    let beside = Creation { cause: Cause::Next(challenge.id), room, ..Creation::of(&posts, None) };
    if let Created::Done(_) = desk.store.create(&table, &beside, now).await? {
        desk.queued.notify_one();
    }
    Ok(())
}
