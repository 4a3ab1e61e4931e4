//! The delivery worker: queued rows go out, in order for each table, exactly once.

use crate::announce::{Announcement, BlockReason};
use crate::command::When;
use crate::desk::letters::language_of;
use crate::desk::uptime::time_goes_on;
use crate::desk::{Desk, Fault};
use crate::post::compose::{compose, compose_in, compose_left};
use crate::post::reminder::{is_wanted, remind_pointer};
use crate::transport::{OutboundMessage, PostError, Posted, Refused, Target, Transport};
use crate::upkeep::attempt::note_attempt;
use crate::upkeep::blocked_channels::{block_channel, letters_of, mind_files};
use crate::upkeep::cleanup::{Cleanup, clean_up};
use crate::upkeep::contests;
use crate::upkeep::machines::think_all;
use crate::upkeep::put_off::{give_up, later, not_before, put_off};
use crate::upkeep::reached::Reached;
use crate::upkeep::refresh::refresh;
use crate::upkeep::round::{LOOK, Round, show};
use crate::upkeep::signboards::forum_post;
use crate::upkeep::threads::{is_in_list, open_thread, post_of};
use crate::upkeep::timers::{do_timed, run_timers};
use crate::wording::{Speaker, masked, of_table, person, sanitize};
use futures::FutureExt;
use jiff::Timestamp;
use liege_store::fault::{self, Point};
use liege_store::{
    About, Attempt, ChannelNews, DELETED, Done, Gone, Job, Loss, OutboxKind, Queued, Sent, Share, StoreError,
    Work,
};
use liege_table::{Status, Table, is_machine};
use liege_words::Language;
use std::panic::{AssertUnwindSafe, resume_unwind};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// The number of rows that are read at a time.
const DUE_AT_ONCE: u32 = 256;
/// The number of rows that are read at a time if they are sent one after the other.
const FEW: u32 = 8;
/// The attempts, over about two hours, to reach every recipient of a post by direct message; after them it is
/// enough that somebody has it.
const ATTEMPTS_FOR_ALL: u32 = 20;
/// The reason of a message that goes another way without an attempt: its place may be open again by now, so
/// this does not block it.
const PARKED: &str = "parked";
/// The pause of a table if not even the fault could be stored (the disk is full, for example).
const REST: Duration = Duration::from_secs(2);
/// The longest sleep of the worker if nothing is queued.
const NAP: Duration = Duration::from_secs(30);
/// The longest sleep of the worker if other processes may queue rows: one may hear a direct message for a
/// table of another.
const SHARED_NAP: Duration = Duration::from_millis(1_500);

/// The work for a row.
enum Made {
    /// No work, for this reason.
    No(&'static str),
    /// Opening the table's thread.
    Thread(Arc<Table>),
    /// Updating a message.
    Card(Arc<Table>),
    /// Posting this message.
    Message(Arc<Table>, Box<OutboundMessage>),
    /// Something about a contest.
    OfContest(contests::Made),
}

/// Delivers queued rows until `stop` becomes true: the messages of one table in order, those of different
/// tables side by side. After faults it tries again, with growing pauses.
pub async fn deliver(desk: Arc<Desk>, transport: Arc<dyn Transport>, mut stop: watch::Receiver<bool>) {
    let mut round = Round::new();
    let mut cleanup = Cleanup::new(desk.now());
    while !*stop.borrow() {
        let begun = begin(&desk, &mut round, &transport);
        // A look costs more if more rows wait, so the worker does not look as long as it knows enough rows;
        // but upkeep continues.
        let idle = round.has_room() && (round.rung || !begun);
        let mut nap = LOOK;
        if idle || round.looked.is_none_or(|looked| looked.elapsed() >= LOOK) {
            // Upkeep runs beside it, so that no move waits for it.
            round.tend(&desk, &transport);
            match desk.store.take(&[Work::Posts], desk.now(), DUE_AT_ONCE).await {
                Ok(due) => round.learn(due),
                Err(fault) => tracing::error!(%fault, "the queue can't be read"),
            }
            if !begin(&desk, &mut round, &transport) {
                // The cleanup runs only while nothing is being sent.
                let tidied =
                    if round.sending.is_empty() { clean_up(&desk, &mut cleanup).await } else { None };
                nap = self::nap(&desk, !round.sending.is_empty()).await;
                nap = tidied.map_or(nap, |pause| nap.min(pause));
                nap = round.tends_in().map_or(nap, |pause| nap.min(pause));
            }
        }
        // This comes after the look: rows sent meanwhile may still have been in its result.
        if round.clean_up() {
            continue;
        }
        tokio::select! {
            Some(sent) = round.sending.join_next_with_id() => round.ended(sent),
            // Only now the time of the next upkeep is known.
            Some(()) = round.tending.ended() => {}
            () = desk.queued.notified() => round.ring(),
            () = tokio::time::sleep(nap) => round.ring(),
            _ = stop.changed() => {}
        }
    }
    // Work that has begun is finished: that leaves fewer doubts after the next start.
    while round.sending.join_next().await.is_some() {}
    while round.tending.ended().await.is_some() {}
    desk.places.send_away();
    while round.showing.ended().await.is_some() {}
}

/// Begins to send the rows that may be sent now. Returns whether there were any.
fn begin(desk: &Arc<Desk>, round: &mut Round, transport: &Arc<dyn Transport>) -> bool {
    let before = round.under_way.len();
    let mut left = Vec::new();
    for row in std::mem::take(&mut round.due) {
        let about = row.about;
        if !round.has_room() || round.sends(about) {
            left.push(row);
            continue;
        }
        let (desk, transport) = (Arc::clone(desk), Arc::clone(transport));
        let task = round.sending.spawn(async move {
            if !send_one(&desk, &row, &*transport).await {
                // The row is still waiting: without a pause it would be tried again and again.
                tokio::time::sleep(REST).await;
            }
        });
        round.under_way.insert(task.id(), about);
    }
    round.due = left;
    round.under_way.len() > before
}

/// Runs upkeep, and delivers everything that is queued now, once, in order; returns the number of rows
/// delivered. For the console, which has no background.
pub async fn deliver_due(desk: &Desk, transport: &dyn Transport) -> usize {
    let mut sent = 0;
    Box::pin(contests::ask_for_leavers(desk, transport)).await;
    Box::pin(run_timers(desk)).await;
    Box::pin(think_all(desk)).await;
    do_timed(desk, When::Last).await;
    loop {
        let due = match desk.store.take(&[Work::Posts], desk.now(), FEW).await {
            Ok(due) => due,
            Err(fault) => {
                tracing::error!(%fault, "the queue can't be read");
                return sent;
            }
        };
        if due.is_empty() {
            show(desk, transport).await;
            return sent;
        }
        for job in due {
            let Job::Post(row) = job else { continue };
            if !Box::pin(send_one(desk, &row, transport)).await {
                return sent;
            }
            sent += 1;
        }
    }
}

/// Returns the time until there is work, unless this process queues some. Other processes do not notify it.
async fn nap(desk: &Desk, sending: bool) -> Duration {
    let nap = nap_alone(desk, sending).await;
    if desk.store.share() == Share::All { nap } else { nap.min(SHARED_NAP) }
}

async fn nap_alone(desk: &Desk, sending: bool) -> Duration {
    // A row that is being sent must not make the worker spin; the end of its sending wakes it anyway.
    let shortest = Duration::from_millis(if sending { 1_000 } else { 100 });
    let wait = |until: Timestamp, shortest: Duration| {
        let wait = Duration::try_from(until.duration_since(desk.now())).unwrap_or_default();
        wait.clamp(shortest, NAP)
    };
    let due = desk.store.next(&[Work::Posts]).await.ok().flatten().map(|due| wait(due, shortest));
    if !time_goes_on(desk) {
        // A new row wakes the worker.
        return due.unwrap_or(NAP);
    }
    // One second does not matter to a deadline of days, and a full disk is not tried more often.
    let timed = [
        Work::Timers,
        Work::Digests,
        Work::Reminders,
        Work::Challenges,
        Work::Machines,
        Work::Puzzles,
        Work::Contests,
    ];
    let timed = desk.store.next(&timed).await.ok().flatten();
    due.into_iter().chain(timed.map(|at| wait(at, Duration::from_secs(1)))).min().unwrap_or(NAP)
}

/// Sends one row in its present form, because it may have changed since it was `known`, and stores the
/// result. Returns whether that was stored (else the row still waits).
async fn send_one(desk: &Desk, known: &Queued, transport: &dyn Transport) -> bool {
    // The message is made while the attempt is being stored: nobody sees it before. A game that panics at one
    // table must not keep the posts of others.
    let (begun, made) = tokio::join!(
        desk.store.begin(known.id, desk.clock.now()),
        AssertUnwindSafe(make(desk, known)).catch_unwind()
    );
    let row = match begun {
        Ok(Some(row)) => row,
        Ok(None) => return true,
        Err(fault) => {
            tracing::error!(row = known.id, %fault, "an attempt to send a row of the queue can't be noted");
            return false;
        }
    };
    let sent = async {
        let made = if row.tells_as(known) { made } else { Ok(make(desk, &row).await) };
        // If this process was suspended meanwhile, another may have sent the row long ago.
        if !desk.store.is_sure().await {
            return Err(StoreError::Lost(Loss::Superseded).into());
        }
        match made {
            Ok(made) => try_send(desk, &row, made?, transport).await,
            Err(panic) => resume_unwind(panic),
        }
    };
    let why = match AssertUnwindSafe(sent).catch_unwind().await {
        Ok(Ok(())) => return true,
        Ok(Err(fault)) => fault.to_string(),
        Err(_) => "making the post panicked".to_owned(),
    };
    tracing::error!(row = row.id, about = ?row.about, why, "a post could not be made");
    let put_off = crate::upkeep::put_off::put_off(desk, &row, None, &why).await;
    put_off.inspect_err(|fault| tracing::error!(row = row.id, %fault, "the queue can't be written")).is_ok()
}

/// Returns the work for a row, with its message; nothing is posted or stored yet.
async fn make(desk: &Desk, row: &Queued) -> Result<Made, Fault> {
    let id = match row.about {
        About::Table(id) => id,
        About::Contest(id) => return Ok(Made::OfContest(contests::make(desk, row, id).await?)),
    };
    let Some(table) = desk.table(id).await? else {
        return Ok(Made::No("the table does not exist"));
    };
    match row.kind {
        OutboxKind::Thread => return Ok(Made::Thread(table)),
        OutboxKind::Card => return Ok(Made::Card(table)),
        OutboxKind::Lobby | OutboxKind::Post | OutboxKind::Notice => {}
    }
    if !is_wanted(desk, row, &table).await? {
        return Ok(Made::No("it was done meanwhile"));
    }
    let outbound = Box::new(compose(desk, row, &table, true).await?);
    Ok(Made::Message(table, outbound))
}

async fn try_send(desk: &Desk, row: &Queued, made: Made, transport: &dyn Transport) -> Result<(), Fault> {
    let (table, mut outbound) = match made {
        Made::No(why) => return Ok(give_up(desk, row, why).await?),
        Made::Thread(table) => return open_thread(desk, row, &table, transport).await,
        Made::Card(table) => return refresh(desk, row, &table, transport).await,
        Made::OfContest(made) => return contests::send(desk, row, made, transport).await,
        Made::Message(table, outbound) => (table, *outbound),
    };
    // A member who has left is not reminded: the others are told.
    if let (Announcement::Remind(of), Some(server)) = (Announcement::of(row), table.venue().server.as_deref())
        && transport.has_left(server, &of.member).await
    {
        outbound = compose_left(row, &table, &of).unwrap_or(outbound);
        if let Some(contest) = &table.terms().contest {
            contests::note_left(desk, contest.contest, &of.member).await?;
        }
    }
    if let (Announcement::Followed { .. }, Some(member)) = (Announcement::of(row), row.target.as_deref()) {
        let server = table.venue().server.as_deref();
        let left = match server {
            Some(server) => transport.has_left(server, member).await,
            None => false,
        };
        if left || desk.hidden.hides(member, &table) {
            desk.store.unfollow(member, table.id()).await?;
            return Ok(give_up(desk, row, "the member no longer sees the table").await?);
        }
    }
    if is_in_list(row, &table, transport).await {
        return Ok(give_up(desk, row, "the forum's list shows it").await?);
    }
    note_attempt(desk, row, &mut outbound);
    let blocked = match &outbound.to {
        Target::Channel(place) => desk.store.try_channel(place, desk.now()).await?,
        Target::Member(_) => None,
    };
    if let Some((blocked, attempt)) = &blocked {
        match attempt {
            Attempt::Now => {}
            Attempt::Soon(at) => return Ok(later(desk, row, None, *at, PARKED).await?),
            Attempt::NotYet => {
                let gone = blocked.why == BlockReason::Gone.code() || blocked.why == DELETED;
                let refused = if gone { Refused::Gone } else { Refused::Permission };
                return self::refused(desk, row, &table, outbound, transport, refused, PARKED).await;
            }
        }
    }
    let begins = || forum_post(&table, desk.now());
    match post_of(row, table.venue(), begins, &mut outbound, transport).await {
        Ok((posted, begun)) => {
            sent(desk, row, &posted, begun).await?;
            if let (Target::Member(member), false) = (&outbound.to, outbound.pictures.is_empty()) {
                desk.store.saw(member, table.id(), row.number, desk.now()).await?;
            }
            if let Some((blocked, _)) = blocked {
                desk.store.note_channel(ChannelNews::Works(&blocked.place), desk.now()).await?;
            }
            if let (Target::Channel(place), false) = (&outbound.to, outbound.pictures.is_empty()) {
                mind_files(desk, &table, place, transport).await?;
            }
        }
        Err(PostError::Later { after, why }) => put_off(desk, row, after, &why).await?,
        Err(PostError::Refused { refused, why }) => {
            self::refused(desk, row, &table, outbound, transport, refused, &why).await?;
        }
    }
    Ok(())
}

/// Stores that a message was posted; `begun`: it began the table's thread.
async fn sent(desk: &Desk, row: &Queued, posted: &Posted, begun: bool) -> Result<(), Fault> {
    fault::check(Point::Record).await.map_err(|broken| Fault::Stopped(broken.to_string()))?;
    let sent = Sent { channel: Some(posted.channel.clone()), message: Some(posted.message.clone()), begun };
    Ok(desk.store.done(Done::Sent(row, &sent), desk.now()).await.map(drop)?)
}

/// Handles a refusal, which must not stall the game: a deleted thread is replaced by its channel, a closed
/// channel by direct messages, and the host is told once.
async fn refused(
    desk: &Desk,
    row: &Queued,
    table: &Table,
    mut outbound: OutboundMessage,
    transport: &dyn Transport,
    refused: Refused,
    why: &str,
) -> Result<(), Fault> {
    let Target::Channel(place) = outbound.to.clone() else {
        return point(desk, row, table, outbound, transport, why).await;
    };
    tracing::warn!(table = table.id(), place, ?refused, why, "a place refuses posts");
    if refused == Refused::Gone && table.venue().thread.as_deref() == Some(place.as_str()) {
        let told = [(table.id(), Vec::new())];
        desk.store.lose(Gone::Thread(&place), &told, desk.now()).await?;
        outbound.to = Target::Channel(table.venue().channel.clone());
        let left = desk.table(table.id()).await?;
        let left = left.as_deref().unwrap_or(table);
        let begins = || forum_post(left, desk.now());
        if let Ok((posted, begun)) = post_of(row, left.venue(), begins, &mut outbound, transport).await {
            return sent(desk, row, &posted, begun).await;
        }
    }
    let mut readers = outbound.mentions.clone();
    if readers.is_empty() {
        readers = table.players().iter().map(|player| player.id.clone()).collect();
    } else if why != PARKED || table.status() != Status::Playing {
        // The member who has just moved there should learn from the post that the move was taken, and how the
        // game ended.
        let told = table.log().iter().filter(|entry| (row.first..=row.number).contains(&entry.number));
        readers.extend(told.filter_map(|entry| entry.player.clone()));
    }
    readers.retain(|reader| !is_machine(reader));
    let mut reached = Reached::of(row);
    let mut later = None;
    // The message is made once for each language of its readers.
    let mut made: Vec<(Language, OutboundMessage)> = vec![(table.venue().language, outbound)];
    for reader in readers {
        if reached.members.contains(&reader) {
            continue;
        }
        let language = language_of(desk, &reader, table).await?;
        if !made.iter().any(|(known, _)| *known == language) {
            let look_first = made.iter().any(|(_, outbound)| outbound.look_first);
            let outbound = compose_in(desk, row, table, true, language).await?;
            made.push((language, OutboundMessage { look_first, ..outbound }));
        }
        let Some((_, outbound)) = made.iter().find(|(known, _)| *known == language) else { continue };
        let fallback = fallback(outbound, language, table, reader.clone());
        match transport.post(&fallback).await {
            Ok(posted) => reached.note(reader, posted),
            Err(PostError::Later { after, why }) => later = Some((after, why)),
            Err(PostError::Refused { why, .. }) => {
                tracing::warn!(table = table.id(), why, "nor does a member take direct messages");
            }
        }
    }
    match (reached.first(), later) {
        (Some(_), Some((after, why))) if row.attempts.saturating_add(1) < ATTEMPTS_FOR_ALL => {
            // Nobody gets it twice because another member could not be reached.
            let until = not_before(desk.now(), row.attempts, after);
            crate::upkeep::put_off::later(desk, row, Some(&reached.within(&row.payload)), until, &why)
                .await?;
        }
        (Some(posted), _) => sent(desk, row, &posted, false).await?,
        (None, Some((after, why))) => put_off(desk, row, after, &why).await?,
        (None, None) => give_up(desk, row, why).await?,
    }
    if why == PARKED {
        return Ok(());
    }
    // A message that is itself wrong is not a reason to block the place, which may take others.
    let blocked = if refused == Refused::Invalid { letters_of(table) } else { place.clone() };
    block_channel(desk, table, &blocked, (&place, BlockReason::by(refused)), transport).await?;
    Ok(())
}

/// Returns the message for everybody in the form for one member.
fn fallback(
    outbound: &OutboundMessage,
    language: Language,
    table: &Table,
    reader: String,
) -> OutboundMessage {
    let moved = of_table("fallback-moved", table.id());
    let moved = Speaker { language, game: table.game() }.say(&moved);
    let mut fallback = outbound.clone();
    fallback.text = sanitize::message(&format!("{moved}\n{}", outbound.text));
    fallback.mentions.retain(|member| *member == reader);
    fallback.to = Target::Member(reader);
    fallback
}

/// Pings a member who takes no direct messages in the table's place, without saying what it is about. At an
/// anonymous table that would show who plays, so there they must look by themselves.
async fn point(
    desk: &Desk,
    row: &Queued,
    table: &Table,
    mut outbound: OutboundMessage,
    transport: &dyn Transport,
    why: &str,
) -> Result<(), Fault> {
    let Target::Member(member) = &outbound.to else { return Ok(()) };
    // The table need not know who the administrators are, and who follows its game.
    let reports =
        matches!(Announcement::of(row), Announcement::Report { .. } | Announcement::Followed { .. });
    if row.kind == OutboxKind::Notice && !reports && !masked(table) {
        outbound.mentions = vec![member.clone()];
        if let Some(post) = remind_pointer(desk, row, table, member).await? {
            outbound.text = sanitize::message(&post.text);
            outbound.buttons = post.buttons.into_iter().flatten().take(25).collect();
            outbound.pictures = post.pictures;
        } else {
            let speaker = Speaker { language: table.venue().language, game: table.game() };
            // The text is equal for an offer and a whisper: the difference would tell something.
            let pointer = of_table("herald-pointer", table.id()).with("who", person(member));
            outbound.text = speaker.say(&pointer);
            outbound.buttons.clear();
            outbound.pictures.clear();
        }
        outbound.to = Target::Channel(table.venue().board_channel().to_owned());
        match transport.post(&outbound).await {
            Ok(_) => {}
            Err(PostError::Later { after, why }) => return Ok(put_off(desk, row, after, &why).await?),
            Err(PostError::Refused { why, .. }) => {
                tracing::warn!(table = table.id(), why, "nor can a member be called in place");
            }
        }
    }
    // This is not stored as the row's message: an edit would put the private text there, for all to read.
    Ok(give_up(desk, row, why).await?)
}
