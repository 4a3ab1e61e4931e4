//! Contests: which one is meant, who asks, and the one way in which a change of a contest is stored and announced.

use crate::announce::contest::of_contest;
use crate::desk::find::{table_here, table_or_none};
use crate::desk::uptime::was_down_at;
use crate::desk::{Answer, Answers, Asker, Desk, Fault, Stop, private};
use crate::wording::{limit, quoted};
use jiff::Timestamp;
use liege_contest::{Act, Author, Contest, Entry, Error, Format, Happening, Person};
use liege_game::Game;
use liege_store::{
    BesideContest, ContestLine, ContestStored, ContestTable, OutboxEntry, StoredContest, WhichContests,
};
use liege_table::Player;
use liege_words::Message;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The number of contests among which one is looked for, or that are listed.
pub(crate) const LISTED: u32 = 25;

/// A change of a contest that was stored.
pub(crate) struct ContestDone {
    /// The contest after it.
    pub(crate) contest: Arc<StoredContest>,
    /// The consequences.
    pub(crate) happenings: Vec<Happening>,
}

/// The result of a change of a contest.
pub(crate) enum ContestChanged {
    /// The change is stored, and everybody concerned will be told.
    Done(Box<ContestDone>),
    /// The contest refuses it.
    Refused(Error),
    /// The message had its effect before.
    HeardBefore,
    /// The contest does not exist.
    NoContest,
}

/// Whether nothing is left to do at a table.
pub(crate) type Settled<'a> = &'a (dyn Fn(&Contest, &ContestTable) -> bool + Sync);

/// The rows that are stored with a change of a contest.
#[derive(Clone, Copy, Default)]
pub(crate) struct Noted<'a> {
    /// The id of the message that asked for the change.
    pub(crate) heard: Option<&'a str>,
    /// The states of tables of which the contest takes note.
    pub(crate) tables: &'a [ContestTable],
    /// Whether nothing is left to do at a table after the change. Until then its state counts as news, so that a kill before
    /// that work is done leaves it to the next look.
    pub(crate) settled: Option<Settled<'a>>,
}

/// Changes a contest: `make` applies entries to it and returns their consequences. Everything is stored in one transaction
/// with the announcements. If another change was faster, `make` runs again on the contest after that.
pub(crate) async fn change_contest(
    desk: &Desk,
    id: i64,
    noted: Noted<'_>,
    mut make: impl FnMut(&mut Contest, Timestamp) -> Result<Vec<Happening>, Error>,
) -> Result<ContestChanged, Fault> {
    // Tables have ids above 0.
    let lock = desk.lock_of(-id);
    let _held = lock.lock().await;
    loop {
        let Some(before) = desk.store.contest(id).await? else { return Ok(ContestChanged::NoContest) };
        let mut after = before.contest.clone();
        // The time of a downtime is given back before anything else is done.
        let down = was_down_at(desk, before.venue.server.as_deref()).await?;
        let mut happenings = credit(&mut after, down).unwrap_or_default();
        // A contest never goes back in time, though a clock may.
        let now = after.log().last().map_or(desk.now(), |last| last.at.max(desk.now()));
        match make(&mut after, now) {
            Ok(made) => happenings.extend(made),
            Err(error) => return Ok(ContestChanged::Refused(error)),
        }
        let rows = of_contest(&happenings, &after);
        let is_settled = |of: &&ContestTable| noted.settled.is_none_or(|settled| settled(&after, of));
        let tables: Vec<ContestTable> = noted.tables.iter().filter(is_settled).cloned().collect();
        if after.log().len() == before.contest.log().len() && tables.is_empty() {
            return Ok(ContestChanged::Done(Box::new(ContestDone { contest: before, happenings })));
        }
        let closing: Vec<i64> = happenings
            .iter()
            .filter_map(|happening| match happening {
                Happening::Close { table, .. } | Happening::Substituted { table, .. } => *table,
                _ => None,
            })
            .collect();
        let beside = BesideContest {
            announcements: &rows,
            heard: noted.heard,
            noted: &tables,
            closing: &closing,
            import: None,
        };
        match desk.store.change_contest(&before, &after, beside, desk.now()).await? {
            ContestStored::Conflict => {}
            ContestStored::HeardBefore => return Ok(ContestChanged::HeardBefore),
            ContestStored::Done(contest) => {
                desk.queued.notify_one();
                return Ok(ContestChanged::Done(Box::new(ContestDone { contest, happenings })));
            }
        }
    }
}

/// Gives a contest the time back in which the bot heard nobody, once.
fn credit(contest: &mut Contest, down: Option<(Timestamp, Timestamp)>) -> Option<Vec<Happening>> {
    let (from, to) = down?;
    let last = contest.log().last()?.at;
    if last > from {
        return None;
    }
    let seconds = to.duration_since(from.max(last)).as_secs();
    contest.apply(Entry { at: to, by: Author::Table, act: Act::Outage { seconds } }).ok()
}

/// Returns the author of what somebody does: members who manage the server are its staff.
pub(crate) fn author(asker: &Asker<'_>) -> Author {
    let id = asker.who.id.clone();
    if asker.who.rights.manages { Author::Staff(id) } else { Author::Member(id) }
}

/// Changes a contest by an act of the asker. A refusal ends the command with its reason.
pub(crate) async fn act(desk: &Desk, asker: &Asker<'_>, id: i64, act: Act) -> Result<ContestDone, Stop> {
    let noted = Noted { heard: asker.heard, ..Noted::default() };
    let changed = change_contest(desk, id, noted, |contest, at| {
        let who = asker.who.id.as_str();
        let mut happenings = Vec::new();
        // Somebody who was thought to have left is here.
        if contest.entrant_of(who).is_some_and(|entrant| entrant.left.is_some()) {
            let back = Act::Presence { member: who.to_owned(), here: true };
            happenings.extend(contest.apply(Entry { at, by: Author::Table, act: back }).unwrap_or_default());
        }
        happenings.extend(renamed(contest, &asker.who.player(), at));
        happenings.extend(contest.apply(Entry { at, by: author(asker), act: act.clone() })?);
        Ok(happenings)
    })
    .await?;
    match changed {
        ContestChanged::Done(done) => Ok(*done),
        ContestChanged::Refused(error) => Err(asker.stop(&error.message())),
        ContestChanged::HeardBefore => Err(Stop::Said(Vec::new())),
        ContestChanged::NoContest => Err(asker.stop(&of_contest_number("contest-unknown", id))),
    }
}

/// Tells a contest the name that a member has now, if it knows another.
fn renamed(contest: &mut Contest, player: &Player, at: Timestamp) -> Vec<Happening> {
    let member = Person { id: player.id.clone(), name: player.name.clone() };
    let mut known = contest.entrants().iter().flat_map(|entrant| &entrant.members).chain(contest.arbiters());
    if !known.any(|person| person.id == member.id && person.name != member.name) {
        return Vec::new();
    }
    contest.apply(Entry { at, by: Author::Table, act: Act::Renamed { member } }).unwrap_or_default()
}

/// Tells the contests of a server the name that a member has there now.
pub(crate) async fn rename_in_contests(desk: &Desk, server: &str, player: &Player) -> Result<(), Fault> {
    let lines = desk.store.contests(WhichContests::Of(&player.id)).await?;
    for line in lines.iter().filter(|line| line.server == server) {
        change_contest(desk, line.id, Noted::default(), |contest, at| Ok(renamed(contest, player, at)))
            .await?;
    }
    Ok(())
}

/// Begins a holiday of the asker on the ladders where they stand, until a moment, or ends it. Returns a line for each.
pub(crate) async fn holiday_on_ladders(
    desk: &Desk,
    asker: &Asker<'_>,
    until: Option<Timestamp>,
) -> Result<Vec<String>, Fault> {
    let who = asker.who.id.as_str();
    let mut told = Vec::new();
    for line in desk.store.contests(WhichContests::Of(who)).await? {
        let Some(stored) = desk.store.contest(line.id).await? else { continue };
        let is_ladder = matches!(stored.contest.terms().format, Format::Ladder { .. });
        let on_rung = stored.contest.entrant_of(who).filter(|entrant| is_ladder && entrant.number > 0);
        if !on_rung.is_some_and(|entrant| until.is_some() || entrant.holiday.is_some()) {
            continue;
        }
        let act = Act::Holiday { member: who.to_owned(), begins: until.is_some(), until };
        let changed = change_contest(desk, line.id, Noted::default(), |contest, at| {
            contest.apply(Entry { at, by: Author::Table, act: act.clone() })
        })
        .await?;
        let message = match changed {
            ContestChanged::Done(done) => {
                match done.contest.contest.entrant_of(who).and_then(|known| known.back) {
                    Some(back) => {
                        of_contest_number("contest-holiday-begun", line.id).with("until", limit(back))
                    }
                    None => of_contest_number("contest-holiday-over", line.id),
                }
            }
            ContestChanged::Refused(error) => error.message(),
            ContestChanged::HeardBefore | ContestChanged::NoContest => continue,
        };
        told.push(asker.say(&message));
    }
    Ok(told)
}

/// Tells the contests in which a member plays a fact about them. A contest that does not want to know it stays as it is.
pub(crate) async fn tell_contests(desk: &Desk, member: &str, fact: &Act) -> Result<(), Fault> {
    for line in desk.store.contests(WhichContests::Of(member)).await? {
        tell_contest(desk, line.id, std::slice::from_ref(fact)).await?;
    }
    Ok(())
}

/// Tells a contest facts that nobody decides.
pub(crate) async fn tell_contest(desk: &Desk, id: i64, facts: &[Act]) -> Result<(), Fault> {
    change_contest(desk, id, Noted::default(), |contest, at| {
        let mut happenings = Vec::new();
        for fact in facts {
            let entry = Entry { at, by: Author::Table, act: fact.clone() };
            happenings.extend(contest.apply(entry).unwrap_or_default());
        }
        Ok(happenings)
    })
    .await
    .map(drop)
}

/// Stores a new contest with its first entries. `import`: the digest of the file from which it is made.
pub(crate) async fn create_contest(
    desk: &Desk,
    asker: &Asker<'_>,
    venue: &liege_table::Venue,
    contest: &Contest,
    (rows, import): (&[OutboxEntry], Option<&str>),
) -> Result<Option<Arc<StoredContest>>, Fault> {
    let beside =
        BesideContest { announcements: rows, heard: asker.heard, import, ..BesideContest::default() };
    let created = desk.store.create_contest(venue, contest, beside, desk.now()).await?;
    desk.queued.notify_one();
    Ok(created)
}

/// Returns a message about a contest, with its number.
pub(crate) fn of_contest_number(id: &'static str, contest: i64) -> Message {
    Message::new(id).with("contest", contest.to_string())
}

/// Whether a member plays or played in a contest, organises it, or is its arbiter.
pub(crate) fn concerns_member(contest: &Contest, member: &str) -> bool {
    contest.organiser() == Some(member)
        || contest.arbiters().iter().any(|arbiter| arbiter.id == member)
        || contest.entrants().iter().any(|entrant| entrant.has(member))
}

/// Whether a member may see a contest from the place where they are.
fn sees(asker: &Asker<'_>, contest: &ContestLine) -> bool {
    asker.place.server.as_deref() == Some(contest.server.as_str())
        && !asker.who.rights.hidden.contains(&contest.channel)
}

/// Returns the contest that a command means: the one that was named, that of the message replied to, that of this place, the
/// only one of the asker, or the only one on the server. Otherwise the command ends with the answer that asks.
pub(crate) async fn contest_meant(
    desk: &Desk,
    asker: &Asker<'_>,
    named: Option<i64>,
) -> Result<Arc<StoredContest>, Stop> {
    let Some(server) = asker.place.server.as_deref() else {
        return Err(asker.stop(&Message::new("contest-on-server")));
    };
    if let Some(id) = named {
        let unknown = || asker.stop(&of_contest_number("contest-unknown", id));
        let contest = desk.store.contest(id).await?.ok_or_else(unknown)?;
        let there = contest.venue.server.as_deref() == Some(server);
        if !there || asker.who.rights.hidden.contains(&contest.venue.channel) {
            return Err(unknown());
        }
        return Ok(contest);
    }
    if let Some(message) = asker.reply_to
        && let Some(line) = desk.store.contests(WhichContests::OfMessage(message)).await?.first()
        && let Some(contest) = desk.store.contest(line.id).await?
    {
        return Ok(contest);
    }
    let mut found: Vec<ContestLine> = Vec::new();
    if let Some(table) = table_here(desk, asker).await? {
        found = desk.store.contests(WhichContests::OfTable(table.id())).await?;
    }
    if found.is_empty() {
        found = desk.store.contests(WhichContests::Here(&asker.place.channel, LISTED)).await?;
        if found.len() > 1 {
            found.retain(ContestLine::is_open);
        }
    }
    if found.len() != 1 {
        let mut mine = desk.store.contests(WhichContests::Of(&asker.who.id)).await?;
        mine.retain(|line| line.server == server);
        if mine.len() == 1 || found.is_empty() {
            found = mine;
        }
    }
    if found.is_empty() {
        found = desk.store.contests(WhichContests::On(server, LISTED)).await?;
        found.retain(|line| line.is_open() && sees(asker, line));
    }
    match found.as_slice() {
        [] => Err(asker.stop(&Message::new("contest-none"))),
        [only] => match desk.store.contest(only.id).await? {
            Some(contest) => Ok(contest),
            None => Err(asker.stop(&Message::new("contest-none"))),
        },
        several => {
            let mut text = asker.say(&Message::new("contest-which"));
            for line in several {
                text.push('\n');
                text.push_str(&line_of(asker, line));
            }
            Err(Stop::Said(vec![private(text)]))
        }
    }
}

/// Returns the contests of a server that the asker may see, the newest first.
pub(crate) async fn contests_here(desk: &Desk, asker: &Asker<'_>) -> Result<Vec<ContestLine>, Fault> {
    let Some(server) = asker.place.server.as_deref() else { return Ok(Vec::new()) };
    let mut lines = desk.store.contests(WhichContests::On(server, LISTED)).await?;
    lines.retain(|line| sees(asker, line));
    Ok(lines)
}

/// Returns the contests of a server that were made from a file with this digest, as far as the asker may see them.
pub(crate) async fn contests_from(
    desk: &Desk,
    asker: &Asker<'_>,
    server: &str,
    digest: &str,
) -> Result<Vec<ContestLine>, Fault> {
    let mut lines = desk.store.contests(WhichContests::FromFile(server, digest)).await?;
    lines.retain(|line| sees(asker, line));
    Ok(lines)
}

/// Returns the line of a contest in a list.
pub(crate) fn line_of(asker: &Asker<'_>, line: &ContestLine) -> String {
    let game = liege_game::by_id(&line.game).map(|game| asker.of(game).game_name());
    let state = asker.say(&Message::new(format!("contest-state-{}", line.state)));
    let message = of_contest_number("contest-line", line.id)
        .with("name", crate::wording::escaped(&line.name))
        .with("game", game.unwrap_or_else(|| line.game.clone()))
        .with("state", state);
    asker.say(&message)
}

/// Returns the game of a contest.
pub(crate) fn game_of(contest: &Contest) -> Option<&'static dyn Game> {
    liege_game::by_id(&contest.terms().game)
}

/// Returns the id of the member of a contest who is named by a mention or a name, or by an entrant's number.
pub(crate) fn member_meant(asker: &Asker<'_>, contest: &Contest, typed: &str) -> Result<String, Stop> {
    let typed = typed.trim();
    if let Ok(number) = typed.trim_start_matches('#').parse::<u32>()
        && let Some(entrant) = contest.entrant(number)
        && let Some(first) = entrant.members.first()
    {
        return Ok(first.id.clone());
    }
    if let Some(player) = crate::desk::people::person_called(asker, typed) {
        return Ok(player.id);
    }
    let low = typed.trim_start_matches('@').to_lowercase();
    let named = contest.entrants().iter().flat_map(|entrant| &entrant.members);
    let mut named = named.filter(|person| person.name.to_lowercase() == low);
    match (named.next(), named.next()) {
        (Some(one), None) => Ok(one.id.clone()),
        _ => Err(asker.stop(&Message::new("person-unknown").with("name", quoted(typed)))),
    }
}

/// Answers an act that the standing message shows to everybody: only its author reads this.
#[allow(clippy::unnecessary_wraps, reason = "it is what a command comes to")]
pub(crate) fn told(asker: &Asker<'_>, message: &Message) -> Answers {
    Ok(vec![Answer { receipt: true, ..private(asker.say(message)) }])
}

/// Returns the threads of the tables of a round, by the numbers of the tables.
pub(crate) async fn threads_of_round(
    desk: &Desk,
    stored: &StoredContest,
    round: u32,
) -> Result<BTreeMap<i64, String>, Fault> {
    let mut threads = BTreeMap::new();
    let games = stored.contest.pairings(round).into_iter().flat_map(|paired| &paired.games);
    for number in games.filter_map(|game| game.table) {
        if let Some(table) = table_or_none(desk, number).await?
            && let Some(thread) = table.venue().thread.clone()
        {
            threads.insert(number, thread);
        }
    }
    Ok(threads)
}
