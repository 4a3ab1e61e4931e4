//! Reminders and digests in words.

use crate::announce::{Announcement, Reminded};
use crate::desk::ahead::is_next;
use crate::desk::letters::{language_of, legend, public_legend};
use crate::desk::{Button, ButtonStyle, Desk, Fault, Look, press};
use crate::post::Post;
use crate::post::closed::closed_post;
use crate::post::ready_check::ready_check_wanted;
use crate::post::turn::{add_picture, post_buttons};
use crate::wording::{
    Reader, Speaker, add_lines, free_seats, limit, masked, of_table, own_seat, person, shown_now,
};
use jiff::{SignedDuration, Timestamp};
use liege_game::{Seat, SeatSet};
use liege_store::{Queued, StoreError, Which};
use liege_table::reminding::tomorrow;
use liege_table::{DealState, Status, Table};
use liege_words::Message;
use std::fmt::Write as _;
use std::sync::Arc;

/// The most characters of a text, well below Discord's 2,000 for a message.
const TEXT_CHARS: usize = 1_700;
/// The most boards with a button in a digest.
const BOARDS: usize = 8;
/// The least time between a reminder that was put off and the deadline.
pub const LEAST_LEFT: SignedDuration = SignedDuration::from_mins(10);
/// The time after which an undelivered digest is dropped in favour of the next.
const DIGEST_LASTS: SignedDuration = SignedDuration::from_hours(12);

/// A table that waits for a member.
pub struct Waiting {
    pub table: Arc<Table>,
    /// The member's seats that are to act; if empty, only offers wait.
    pub seats: SeatSet,
    /// The number of offers and motions that wait for the member.
    pub offers: usize,
    pub until: Option<Timestamp>,
    pub began: Timestamp,
    /// The number of numbered actions that the member has not seen; 0 if it is not known.
    pub missed: usize,
}

/// Tells a member that they are the next to move.
pub fn ahead_post(speaker: Speaker, table: &Table) -> Post {
    let seats = speaker.seats_now(table.state(), table.to_move());
    let message = speaker.of_table("ahead-next", table.id()).with("seats", seats);
    Post { text: speaker.say(&message), ..Post::default() }
}

/// Whether a row of the outbox is still worth sending: a reminder is not if the action was done since.
pub(crate) async fn is_wanted(desk: &Desk, row: &Queued, table: &Table) -> Result<bool, Fault> {
    let now = desk.now();
    match Announcement::of(row) {
        Announcement::Remind(of) => Ok(!still_owed(table, &of, now).is_empty()),
        Announcement::Sought => Ok(table.status() == Status::Lobby && free_seats(table) > 0),
        Announcement::Ahead => {
            let next = table.next_to_move();
            Ok(row.target.as_deref().is_some_and(|member| is_next(table, next, member)))
        }
        Announcement::Digest => {
            let fresh = now.duration_since(row.queued) < DIGEST_LASTS;
            let member = row.target.as_deref().unwrap_or_default();
            Ok(fresh && !everything_waiting_for(desk, member).await?.is_empty())
        }
        Announcement::Muster(news) => Ok(ready_check_wanted(&news, table)),
        _ => Ok(true),
    }
}

/// Returns everything that waits for a member, at all their tables, the most urgent first.
pub(crate) async fn everything_waiting_for(desk: &Desk, member: &str) -> Result<Vec<Waiting>, StoreError> {
    let mut lines = desk.store.tables(Which::Of(member)).await?;
    lines.retain(|line| line.status == liege_table::Status::Playing);
    let mut waiting = Vec::new();
    for line in lines {
        // A table that cannot be replayed must not hide the others.
        let table = match desk.store.table(line.id).await {
            Ok(Some(table)) => table,
            Ok(None) => continue,
            Err(StoreError::Broken { table, what }) => {
                tracing::error!(table, what, "a table is left out of a digest");
                continue;
            }
            Err(fault) => return Err(fault),
        };
        let mine = table.seats_of(member);
        let owed: Vec<_> = table.owed().into_iter().filter(|owed| mine.contains(owed.seat)).collect();
        let reader = Reader::of(&table, member);
        let offers: Vec<Option<Timestamp>> = table
            .ledger()
            .open()
            .filter(|deal| reader.is_asked(&table, deal))
            .map(|deal| match deal.state {
                DealState::Open { until, .. } => until,
                _ => None,
            })
            .collect();
        if owed.is_empty() && offers.is_empty() {
            continue;
        }
        let limits = owed.iter().map(|owed| owed.until).chain(offers.iter().copied());
        let seen = desk.store.last_seen(member, line.id).await?;
        let missed = |(seen, _)| shown_now(&table).saturating_sub(table.shown(seen));
        waiting.push(Waiting {
            missed: seen.map_or(0, missed),
            seats: owed.iter().map(|owed| owed.seat).collect(),
            offers: offers.len(),
            until: limits.flatten().min(),
            began: owed.iter().map(|owed| owed.began).min().unwrap_or_else(|| table.seen_changed()),
            table,
        });
    }
    waiting.sort_by_key(|item| (item.until.is_none(), item.until, item.began, item.table.id()));
    Ok(waiting)
}

/// Says that a member who is to move has left the server: to the host, in the table's place; or, at an
/// anonymous table, to the host privately.
pub(crate) fn left_post(speaker: Speaker, table: &Table, of: &Reminded) -> Post {
    let host = table.host().id.as_str();
    let (id, called) = match masked(table) {
        true => ("member-left-hidden", None),
        false if of.member == host => ("member-left-host", None),
        false => ("member-left", Some(host.to_owned())),
    };
    let message = speaker.of_table(id, table.id()).with("who", person(&of.member)).with("host", person(host));
    let free = |seat: &u8| {
        let label = Message::new("host-button-free").with("seat", Seat(*seat));
        press("free", &[&table.id(), seat]).plain(speaker.say(&label))
    };
    let held = |seat: &&u8| table.seats_of(&of.member).contains(Seat(**seat));
    let buttons = if masked(table) { Vec::new() } else { of.seats.iter().filter(held).map(free).collect() };
    let text = speaker.say(&message);
    Post { text, mentions: called.into_iter().collect(), buttons, pictures: Vec::new() }
}

/// Returns a reminder: the tables' seats to act, deadlines, and the board. `private`: to the member alone,
/// with private knowledge; otherwise for all readers.
pub(crate) async fn reminder_post(
    desk: &Desk,
    table: &Table,
    row: &Queued,
    of: &Reminded,
    private: bool,
) -> Result<Post, Fault> {
    let known = desk.store.member(&of.member).await?;
    let language = known.as_ref().and_then(|member| member.language).unwrap_or(table.venue().language);
    let speaker = Speaker { language, game: table.game() };
    let now = desk.now();
    let seats = if private { table.seats_of(&of.member) } else { SeatSet::EMPTY };
    let moment = table.view_for(table.log().len(), seats)?;
    let owed = still_owed(table, of, now);
    let seats = speaker.seats_now(&*moment.state, owed.iter().map(|owed| owed.0).collect());
    let until = owed.iter().filter_map(|owed| owed.1).min();
    let mut text = String::new();
    if private {
        let head = speaker.of_table("herald-notice-head", table.id());
        let _ = writeln!(text, "-# {}", speaker.say(&head));
        let _ = writeln!(text, "**{}**", speaker.say(&Message::new("remind-you").with("seats", seats)));
    } else {
        let line =
            speaker.of_table("remind-here", table.id()).with("who", person(&of.member)).with("seats", seats);
        let _ = writeln!(text, "{}", speaker.say(&line));
    }
    let line = match until {
        Some(until) => Message::new("remind-until").with("until", limit(until)),
        None => {
            let began = owed.iter().map(|owed| owed.2).min().unwrap_or(now);
            Message::new("remind-since").with("since", limit(began))
        }
    };
    let _ = writeln!(text, "{}", speaker.say(&line));
    add_lines(&mut text, moment.state.turn_note().map(|note| speaker.say(&note)));
    let mark = format!("{}-{}", owed.first().map_or(0, |owed| owed.0.0), row.queued.as_second());
    let reminder_settings = desk.store.reminder_settings(&of.member).await?;
    // The id of the first button makes each reminder unique, whatever happens to the others.
    let mut buttons =
        snooze_buttons(speaker, table.id(), &mark, until, now, tomorrow(&reminder_settings, now));
    buttons.extend(post_buttons(speaker, table, &moment));
    buttons.push(settings_button(speaker, &mark));
    let mut post =
        Post { text: text.trim_end().to_owned(), mentions: Vec::new(), buttons, pictures: Vec::new() };
    if !private {
        post.mentions.push(of.member.clone());
    }
    let legend = match known {
        Some(member) => legend(desk, &member, table).await,
        None => public_legend(desk, table).await?,
    };
    let reader = if private { table.seats_of(&of.member) } else { SeatSet::EMPTY };
    let bottom = own_seat(table, &of.member);
    let look = Look { language, bottom, layout: "", legend, targets: &[], reader };
    add_picture(desk, speaker, table, &moment, look, &mut post).await;
    Ok(post)
}

/// Returns a digest: everything that waits for a member, the most urgent first.
pub(crate) async fn digest_post(
    desk: &Desk,
    speaker: Speaker,
    row: &Queued,
    member: &str,
) -> Result<Post, Fault> {
    let waiting = everything_waiting_for(desk, member).await?;
    let head = Message::new("digest-head").with("count", waiting.len() as i64);
    let mut text = format!("**{}**", speaker.say(&head));
    let mut told = 0;
    for item in &waiting {
        let line = digest_line(speaker, item, desk.now());
        if text.chars().count() + line.chars().count() > TEXT_CHARS {
            break;
        }
        let _ = write!(text, "\n{line}");
        told += 1;
    }
    if told < waiting.len() {
        let more = Message::new("digest-more").with("count", (waiting.len() - told) as i64);
        let _ = write!(text, "\n{}", speaker.say(&more));
    }
    let _ = write!(text, "\n-# {}", speaker.say(&Message::new("digest-foot")));
    // The id of the first button makes each digest unique.
    let mark = row.queued.as_second().to_string();
    let tables = press("set", &[&"tables", &mark]);
    let mut buttons = vec![tables.plain(speaker.say(&Message::new("remind-button-tables")))];
    buttons.extend(waiting.iter().take(BOARDS).map(|item| {
        let own = Speaker { game: item.table.game(), ..speaker };
        let label = own.of_table("table-button", item.table.id());
        // If much has happened, the board alone does not show it.
        let press = match item.missed {
            0 | 1 => {
                let number = shown_now(&item.table);
                press("board", &[&item.table.id(), &number])
            }
            _ => press("recap", &[&item.table.id()]),
        };
        press.button(own.say(&label), ButtonStyle::Main)
    }));
    buttons.push(settings_button(speaker, &mark));
    Ok(Post { text, mentions: Vec::new(), buttons, pictures: Vec::new() })
}

/// Returns the post in the table's place that replaces a private row to a member who takes no direct
/// messages.
pub(crate) async fn remind_pointer(
    desk: &Desk,
    row: &Queued,
    table: &Table,
    member: &str,
) -> Result<Option<Post>, Fault> {
    match Announcement::of(row) {
        Announcement::Remind(of) => Ok(Some(reminder_post(desk, table, row, &of, false).await?)),
        Announcement::Digest => {
            let language = language_of(desk, member, table).await?;
            let speaker = Speaker { language, game: table.game() };
            let text = of_table("digest-closed", table.id()).with("who", person(member));
            let buttons = vec![settings_button(speaker, &row.queued.as_second().to_string())];
            let mentions = vec![member.to_owned()];
            Ok(Some(Post { text: speaker.say(&text), mentions, buttons, pictures: Vec::new() }))
        }
        // The invitation tells everybody that a table is closed.
        Announcement::Closed => {
            let language = language_of(desk, member, table).await?;
            let post = closed_post(Speaker { language, game: table.game() }, table, member);
            Ok(Some(Post { text: format!("{} {}", person(member), post.text), ..post }))
        }
        _ => Ok(None),
    }
}

/// Returns the seats that are still to act by a reminder, with their deadlines and since when.
fn still_owed(table: &Table, of: &Reminded, now: Timestamp) -> Vec<(Seat, Option<Timestamp>, Timestamp)> {
    let mine = table.seats_of(&of.member);
    let same = |owed: &liege_table::Owed| {
        of.seats.contains(&owed.seat.0)
            && mine.contains(owed.seat)
            && owed.since <= of.since
            && owed.until.is_none_or(|until| until > now)
    };
    let owed = table.owed().into_iter().filter(same);
    owed.map(|owed| (owed.seat, owed.until, owed.began)).collect()
}

/// Returns the line of one table of a digest.
fn digest_line(speaker: Speaker, item: &Waiting, now: Timestamp) -> String {
    let Waiting { table, seats, offers, until, began, missed } = item;
    let own = Speaker { game: table.game(), ..speaker };
    let mut what = Vec::new();
    if !seats.is_empty() {
        let state = table.state();
        what.push(own.say(&Message::new("digest-move").with("seats", own.seats_now(state, *seats))));
    }
    if *offers > 0 {
        what.push(own.say(&Message::new("digest-offers").with("count", *offers as i64)));
    }
    if *missed > 1 {
        what.push(own.say(&Message::new("digest-missed").with("count", *missed as i64)));
    }
    let when = match until {
        Some(until) if *until <= now => Message::new("digest-over").with("until", limit(*until)),
        Some(until) => Message::new("digest-until").with("until", limit(*until)),
        None => Message::new("digest-since").with("since", limit(*began)),
    };
    let line = own
        .of_table("digest-line", table.id())
        .with("what", what.join(", "))
        .with("when", own.say(&when))
        .with("place", format!("<#{}>", table.venue().board_channel()));
    own.say(&line)
}

/// Returns the buttons that put a reminder off, as far as there is time for it.
fn snooze_buttons(
    speaker: Speaker,
    table: i64,
    mark: &str,
    until: Option<Timestamp>,
    now: Timestamp,
    tomorrow: Timestamp,
) -> Vec<Option<Button>> {
    let hours = |hours: i64| now.saturating_add(SignedDuration::from_hours(hours)).unwrap_or(now);
    let choices = [
        ("1h", "remind-button-hour", hours(1)),
        ("4h", "remind-button-hours", hours(4)),
        ("tomorrow", "remind-button-tomorrow", tomorrow),
    ];
    let fits = |at: Timestamp| until.is_none_or(|until| until.duration_since(at) >= LEAST_LEFT);
    choices
        .into_iter()
        .filter(|(_, _, at)| fits(*at))
        .map(|(text, label, _)| {
            press("snooze", &[&table, &mark, &text]).plain(speaker.say(&Message::new(label)))
        })
        .collect()
}

/// Returns the button that shows a member's settings.
pub fn settings_button(speaker: Speaker, mark: &str) -> Option<Button> {
    press("set", &[&"settings", &mark]).plain(speaker.say(&Message::new("remind-button-settings")))
}
