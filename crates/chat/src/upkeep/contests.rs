//! Posts of contests: queued rows go out as those of tables do; the standing message is edited in place.

use crate::announce::contest::{happening_of, of_new_contest};
use crate::desk::contest::{tell_contest, threads_of_round};
use crate::desk::defaults::threads_at;
use crate::desk::{Desk, Fault};
use crate::post::contest::{contest_post, standing_message, thread_name};
use crate::transport::{ForumPost, OutboundMessage, PostError, Posted, Refused, Tags, Target, Transport};
use crate::upkeep::attempt::note_attempt;
use crate::upkeep::put_off::{give_up, later, put_off};
use crate::upkeep::signboards::{earlier, later_than};
use crate::upkeep::threads::{Opened, post_of, thread_at};
use crate::wording::sanitize;
use jiff::SignedDuration;
use liege_contest::{Act, Due, Happening, Stage};
use liege_store::{Attempt, ChannelNews, Done, Job, OutboxKind, Queued, Sent, StoredContest, Work};
use std::sync::Arc;

/// The number of contests that one round looks after.
const AT_ONCE: u32 = 16;
/// The shortest time between two edits of a standing message.
const STANDS: SignedDuration = SignedDuration::from_secs(20);
/// The longest time for which the post of a round waits until its tables are open.
const TABLES: SignedDuration = SignedDuration::from_mins(10);
/// The longest time for which it waits for their threads: a channel may refuse them.
const THREADS: SignedDuration = SignedDuration::from_mins(1);
/// The longest time for which news waits for a channel that is closed.
const STALE: SignedDuration = SignedDuration::from_hours(7 * 24);
/// The pause between two looks whether they are.
const LOOK: SignedDuration = SignedDuration::from_secs(1);

/// The work for a row about a contest.
pub(super) enum Made {
    /// No work, for this reason.
    No(&'static str),
    /// It waits for this reason.
    NotYet(&'static str),
    /// Opening the contest's thread.
    Thread(Arc<StoredContest>),
    /// Posting this message.
    Message(Arc<StoredContest>, Box<OutboundMessage>),
}

/// Returns the work for a row; nothing is posted or stored yet.
pub(super) async fn make(desk: &Desk, row: &Queued, id: i64) -> Result<Made, Fault> {
    let Some(contest) = desk.store.contest(id).await? else {
        return Ok(Made::No("the contest does not exist"));
    };
    match row.kind {
        OutboxKind::Thread => return Ok(Made::Thread(contest)),
        OutboxKind::Card => return Ok(Made::No("the standing message is edited by itself")),
        OutboxKind::Lobby | OutboxKind::Post | OutboxKind::Notice => {}
    }
    if let Some(Happening::Paired { round, .. }) = happening_of(row)
        && let Some(paired) = contest.contest.pairings(round)
    {
        let waited = desk.now().duration_since(row.queued);
        if waited < TABLES && paired.games.iter().any(|game| game.stage == Stage::ToOpen) {
            return Ok(Made::NotYet("tables of the round are still to be opened"));
        }
        let server = contest.venue.server.as_deref();
        let tables = paired.games.iter().filter(|game| game.table.is_some()).count();
        if waited < THREADS
            && server.is_some()
            && threads_at(desk, server).await?
            && threads_of_round(desk, &contest, round).await?.len() < tables
        {
            return Ok(Made::NotYet("threads of the round are still to be opened"));
        }
    }
    let outbound = Box::new(contest_post(desk, row, &contest).await?);
    Ok(Made::Message(contest, outbound))
}

/// Does the work for a row, and stores the result.
pub(super) async fn send(
    desk: &Desk,
    row: &Queued,
    made: Made,
    transport: &dyn Transport,
) -> Result<(), Fault> {
    let (contest, mut outbound) = match made {
        Made::No(why) => return Ok(give_up(desk, row, why).await?),
        Made::NotYet(why) => return Ok(later(desk, row, None, later_than(desk.now(), LOOK), why).await?),
        Made::Thread(contest) => {
            let name = thread_name(&contest);
            return match thread_at(desk, row, &contest.venue, name, transport).await? {
                Opened::Done | Opened::Refused(_) => Ok(()),
            };
        }
        Made::Message(contest, outbound) => (contest, *outbound),
    };
    note_attempt(desk, row, &mut outbound);
    if let Target::Channel(place) = &outbound.to
        && let Some((_, attempt)) = desk.store.try_channel(place, desk.now()).await?
    {
        match attempt {
            Attempt::Now => {}
            Attempt::Soon(at) => return Ok(later(desk, row, None, at, "parked").await?),
            Attempt::NotYet => return wait_for_channel(desk, row, "the channel is closed").await,
        }
    }
    let begins = || ForumPost { name: thread_name(&contest), tags: Tags::default() };
    match post_of(row, &contest.venue, begins, &mut outbound, transport).await {
        Ok((posted, begun)) => {
            sent(desk, row, &posted, begun).await?;
            note_leavers(desk, &contest, &outbound.mentions, transport).await
        }
        Err(PostError::Later { after, why }) => Ok(put_off(desk, row, after, &why).await?),
        Err(PostError::Refused { refused, why }) => {
            self::refused(desk, row, &contest, outbound, transport, (refused, &why)).await
        }
    }
}

/// Tells a contest which of the members whom a post has called are no longer on the server.
async fn note_leavers(
    desk: &Desk,
    contest: &StoredContest,
    called: &[String],
    transport: &dyn Transport,
) -> Result<(), Fault> {
    let Some(server) = contest.venue.server.as_deref() else { return Ok(()) };
    for member in called {
        let entrant = contest.contest.entrant_of(member);
        let known = entrant.is_none_or(|entrant| entrant.left.is_some());
        if !known && transport.has_left(server, member).await {
            note_left(desk, contest.id, member).await?;
        }
    }
    Ok(())
}

/// Tells a contest that a member is no longer on the server, if it does not know that yet.
pub(super) async fn note_left(desk: &Desk, contest: i64, member: &str) -> Result<(), Fault> {
    let Some(stored) = desk.store.contest(contest).await? else { return Ok(()) };
    if stored.contest.entrant_of(member).is_none_or(|entrant| entrant.left.is_some()) {
        return Ok(());
    }
    tell_contest(desk, contest, &[Act::Presence { member: member.to_owned(), here: false }]).await
}

async fn sent(desk: &Desk, row: &Queued, posted: &Posted, begun: bool) -> Result<(), Fault> {
    let sent = Sent { channel: Some(posted.channel.clone()), message: Some(posted.message.clone()), begun };
    Ok(desk.store.done(Done::Sent(row, &sent), desk.now()).await.map(drop)?)
}

/// Handles a refusal: a deleted thread is opened anew, a member who takes no direct messages is called in the thread, and
/// other posts wait until the place is open again.
async fn refused(
    desk: &Desk,
    row: &Queued,
    contest: &StoredContest,
    mut outbound: OutboundMessage,
    transport: &dyn Transport,
    (refused, why): (Refused, &str),
) -> Result<(), Fault> {
    tracing::warn!(contest = contest.id, ?refused, why, "a post of a contest is refused");
    match outbound.to.clone() {
        Target::Member(member) => {
            outbound.to = Target::Channel(contest.venue.board_channel().to_owned());
            outbound.mentions = vec![member];
            match transport.post(&outbound).await {
                Ok(posted) => sent(desk, row, &posted, false).await,
                Err(PostError::Later { after, why }) => Ok(put_off(desk, row, after, &why).await?),
                Err(PostError::Refused { why, .. }) => Ok(give_up(desk, row, &why).await?),
            }
        }
        Target::Channel(place) if refused == Refused::Gone => {
            if contest.venue.thread.as_deref() != Some(place.as_str()) {
                return Ok(give_up(desk, row, why).await?);
            }
            let again = of_new_contest(true);
            let forum = transport.is_forum(&contest.venue.channel).await;
            // In a forum the standing message went with its thread.
            let again = if forum { &again[..1] } else { &again[1..] };
            desk.store.lose_contest_place(contest.id, (forum, true), again, desk.now()).await?;
            Ok(put_off(desk, row, None, why).await?)
        }
        Target::Channel(_) if refused == Refused::Invalid => Ok(give_up(desk, row, why).await?),
        Target::Channel(place) => {
            let news = ChannelNews::Refused { place: &place, why, notice: None };
            desk.store.note_channel(news, desk.now()).await?;
            wait_for_channel(desk, row, why).await
        }
    }
}

/// Puts a post off until its channel is open again. News of a week ago is none: it is given up, and the standing message says
/// how the contest stands.
async fn wait_for_channel(desk: &Desk, row: &Queued, why: &str) -> Result<(), Fault> {
    let is_news = matches!(row.kind, OutboxKind::Post | OutboxKind::Notice);
    if is_news && desk.now().duration_since(row.queued) > STALE {
        return Ok(give_up(desk, row, why).await?);
    }
    Ok(put_off(desk, row, None, why).await?)
}

/// Asks about members who left the server and now count as withdrawn: they may be back without having written since.
pub(super) async fn ask_for_leavers(desk: &Desk, transport: &dyn Transport) {
    if let Err(fault) = try_to_ask(desk, transport).await {
        tracing::error!(%fault, "those who left the server of a contest can't be looked after");
    }
}

async fn try_to_ask(desk: &Desk, transport: &dyn Transport) -> Result<(), Fault> {
    for job in desk.store.take(&[Work::Contests], desk.now(), AT_ONCE).await? {
        let Job::Contest(id) = job else { continue };
        let Some(stored) = desk.store.contest(id).await? else { continue };
        let Some(server) = stored.venue.server.as_deref() else { continue };
        for appointment in stored.contest.all_due() {
            let Due::Gone(member) = appointment.due else { continue };
            if appointment.at <= desk.now() && !transport.has_left(server, &member).await {
                tell_contest(desk, id, &[Act::Presence { member, here: true }]).await?;
            }
        }
    }
    Ok(())
}

/// Edits the standing messages of contests that have changed.
pub(super) async fn show_contests(desk: &Desk, transport: &dyn Transport) {
    if let Err(fault) = try_to_show(desk, transport).await {
        tracing::error!(%fault, "the standing messages of contests can't be looked after");
    }
}

async fn try_to_show(desk: &Desk, transport: &dyn Transport) -> Result<(), Fault> {
    let now = desk.now();
    for id in desk.store.contests_to_show(earlier(now, STANDS), AT_ONCE).await? {
        let Some(contest) = desk.store.contest(id).await? else { continue };
        let Some(message) = contest.venue.lobby_message.clone() else { continue };
        let forum = transport.is_forum(&contest.venue.channel).await;
        let place = if forum { contest.venue.board_channel() } else { &contest.venue.channel };
        let posted = Posted { channel: place.to_owned(), message };
        let post = standing_message(desk, &contest);
        let outbound = OutboundMessage {
            to: Target::Channel(posted.channel.clone()),
            text: sanitize::message(&post.text),
            mentions: Vec::new(),
            pictures: Vec::new(),
            buttons: post.buttons.into_iter().flatten().collect(),
            silent: true,
            nonce: String::new(),
            look_first: false,
        };
        match transport.edit(&posted, &outbound).await {
            Ok(()) => desk.store.note_contest_shown(id, contest.version, now).await?,
            Err(PostError::Later { .. }) => {
                desk.store.note_contest_shown(id, 0, now).await?;
            }
            Err(PostError::Refused { refused: Refused::Gone, .. }) => {
                // The message was deleted, so it is posted again.
                desk.store.note_contest_shown(id, contest.version, now).await?;
                let again = of_new_contest(false);
                desk.store.lose_contest_place(id, (true, forum), &again, now).await?;
                desk.queued.notify_one();
            }
            Err(PostError::Refused { why, .. }) => {
                tracing::warn!(contest = id, why, "the standing message of a contest stays as it was");
                desk.store.note_contest_shown(id, contest.version, now).await?;
            }
        }
    }
    Ok(())
}
