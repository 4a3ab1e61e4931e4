//! Whispers between seats, carried by the bot and stored with the table.

use crate::announce::Announcement;
use crate::desk::meant::table_for;
use crate::desk::parts::whisper::{may_carry, playing, report_button, seat_id, seat_of};
use crate::desk::{
    Answers, Asker, Desk, Stop, TEXT_CHARS, blocklist, no_such_seat, plays, private, with_buttons,
};
use crate::wording::{
    cited, distance, example_seat, masked, of_table, person, sanitize, seat_called, typed_seat,
};
use jiff::SignedDuration;
use liege_game::Seat;
use liege_store::{NewWhisper, WhichWhispers, Whisper, Whispered};
use liege_table::{Player, Status, Table};
use liege_words::Message;

/// The longest whisper, in characters. With a head and a line on how to answer it fits into one message of
/// 2,000 characters.
pub const LONGEST: usize = 1_000;
/// The longest whisper after its signs are escaped, in characters, for that limit too.
const LONGEST_CITED: usize = 1_500;
/// The most whispers that a member may send at a table within an hour: enough for a lively talk, too few to
/// flood anybody.
const HOURLY: u32 = 30;
/// The most whispers within a day: a member who writes more is not negotiating.
const DAILY: u32 = 200;
/// The most whispers that a list shows.
const LISTED: u32 = 10;
/// The number of recent whispers that are searched for those with one seat.
const SEARCHED: u32 = 1_000;

/// Runs `whisper`: sends a whisper; without a text, lists the last ones.
pub(crate) async fn whisper(
    desk: &Desk,
    asker: &Asker<'_>,
    named: Option<i64>,
    to: &str,
    text: &str,
) -> Answers {
    let carries = |table: &Table| {
        table.status() == Status::Playing
            && (table.terms().negotiation.carries_whispers() || table.terms().partners == Some(true))
            && !table.seats_of(&asker.who.id).is_empty()
    };
    // A whisper that everybody has read must not look like a secret.
    let open = !text.is_empty() && asker.typed && asker.place.server.is_some();
    let table = match table_for(desk, asker, named, carries).await {
        // If no table carries whispers, the answer for one of the tables says why.
        Err(Stop::Said(_)) => table_for(desk, asker, named, plays(asker)).await,
        found => found,
    };
    let slash = if desk.settings.slash { "yes" } else { "no" };
    let openly = || asker.tell(&Message::new("whisper-open").with("slash", slash));
    let table = match table {
        Err(Stop::Said(_)) if open => return Ok(openly()),
        found => found?,
    };
    let seat = match seat_called(table.game(), to) {
        Some(seat) => Some(seat),
        None if to.is_empty() => None,
        None => return Err(no_such_seat(asker, &table, to)),
    };
    // The bot names another way only if there is one.
    if let Some(seat) = seat.filter(|_| open) {
        return Ok(match between(&table, &asker.who.id, seat) {
            Ok(_) => openly(),
            Err(why) => asker.tell_of(&table, &why),
        });
    }
    match seat.filter(|_| !text.is_empty()) {
        Some(seat) => send_whisper(desk, asker, table.id(), seat, text).await,
        None => whispers(desk, asker, &table, seat).await,
    }
}

/// Sends a whisper to a seat.
pub(crate) async fn send_whisper(
    desk: &Desk,
    asker: &Asker<'_>,
    table: i64,
    to: Seat,
    text: &str,
) -> Answers {
    // Whispers are counted and stored one after the other.
    let lock = desk.lock_of(table);
    let _held = lock.lock().await;
    let Some(table) = desk.table(table).await? else { return Ok(Vec::new()) };
    let id = table.id().to_string();
    let about = |why: &'static str| Message::new(why).with("table", id.as_str());
    let who = asker.who.id.as_str();
    let (from, recipient) = match between(&table, who, to) {
        Ok(between) => between,
        Err(why) => return Ok(asker.tell_of(&table, &why)),
    };
    if recipient.is_machine() {
        return Ok(asker.tell_of(&table, &Message::new("machine-whisper").with("seat", to)));
    }
    // At an anonymous table, a refusal would show who sits there.
    if !masked(&table) {
        let blocklist = blocklist::blocklist(desk, who).await?;
        if blocklist.has_blocked(&recipient.id) {
            return Ok(asker.tell(&Message::new("block-yours").with("who", person(&recipient.id))));
        }
        if blocklist.contains(&recipient.id) {
            return Ok(asker.tell_of(&table, &about("whisper-not-taken").with("seat", to)));
        }
    }
    let text = sanitize::note(text);
    let length = text.chars().count();
    let wrong = if text.is_empty() {
        Some(Message::new("whisper-blank").with("seat", example_seat(asker.language, table.game())))
    } else if length > LONGEST {
        Some(Message::new("whisper-long").with("count", length as i64).with("most", LONGEST as i64))
    } else if cited(&text).chars().count() > LONGEST_CITED {
        Some(Message::new("whisper-marks"))
    } else {
        None
    };
    asker.unless(wrong)?;
    let now = desk.now();
    for (most, hours, why) in [(HOURLY, 1, "whisper-often-hour"), (DAILY, 24, "whisper-often-day")] {
        let within = SignedDuration::from_hours(hours);
        let first = desk.store.whisper_time(table.id(), who, most - 1).await?;
        let free = first.and_then(|at| at.saturating_add(within).ok());
        if let Some(free) = free.filter(|free| *free > now) {
            let message = about(why).with("most", i64::from(most)).with("when", distance(free));
            return Ok(asker.tell(&message));
        }
    }
    let author = Player { id: who.to_owned(), name: asker.who.name.clone() };
    let new = NewWhisper { table: &table, author: &author, from, to, text: &text };
    let notice =
        |note: &Whisper| vec![Announcement::Note { note: note.id }.announce(0, 0).to(recipient.id.as_str())];
    match desk.store.write_whisper(&new, notice, asker.heard, now).await? {
        Whispered::HeardBefore => Ok(Vec::new()),
        Whispered::Done(_) => {
            desk.queued.notify_one();
            Ok(asker.tell_of(&table, &about("whisper-sent").with("from", from).with("to", to)))
        }
    }
}

/// Lists the last whispers that the asker has written or received, or only those with one seat. The asker
/// does not see whispers of their seats from before they held them.
async fn whispers(desk: &Desk, asker: &Asker<'_>, table: &Table, with: Option<Seat>) -> Answers {
    let mine = table.seats_of(&asker.who.id);
    if mine.is_empty() {
        return Ok(asker.tell(&of_table("whisper-spectator", table.id())));
    }
    let speaker = asker.of(table.game());
    let named = |seat: &str| with.is_none_or(|with| seat_id(table, with) == seat);
    // The whispers with one seat may be far back among the others.
    let searched = if with.is_some() { SEARCHED } else { LISTED };
    let mut notes = desk
        .store
        .whispers(WhichWhispers::Of {
            table: table.id(),
            member: &asker.who.id,
            before: None,
            limit: searched,
        })
        .await?;
    notes.retain(|note| named(&note.from) || named(&note.to));
    let older = notes.len().saturating_sub(LISTED as usize);
    notes.drain(..older);
    if notes.is_empty() {
        // If no whisper can be sent, the answer says why.
        let others = (0u8..).map(Seat).take(table.chairs().len()).filter(|seat| !mine.contains(*seat));
        let to_each = |from: Seat| others.clone().map(move |to| (to, may_carry(table, from, to)));
        let ways: Vec<(Seat, Result<(), Message>)> = mine.iter().flat_map(to_each).collect();
        let open = ways.iter().find(|(_, may)| may.is_ok());
        let why = match (open, ways.last()) {
            (None, Some((_, Err(why)))) => why.clone(),
            (open, _) => {
                let other = open.map_or(Seat(0), |(to, _)| *to);
                let seat = typed_seat(asker.language, table.game(), other);
                of_table("whisper-nothing", table.id()).with("seat", seat)
            }
        };
        return Ok(asker.tell_of(table, &why));
    }
    let head = asker.say(&of_table("whisper-head", table.id()));
    // The newest whispers matter most: those that do not fit are left out at the front.
    let mut room = TEXT_CHARS.saturating_sub(head.chars().count());
    let mut lines = Vec::new();
    let mut buttons = Vec::new();
    for note in notes.iter().rev() {
        let received = note.recipient.as_ref().is_some_and(|player| player.id == asker.who.id);
        let number = if received { desk.store.number_of_whisper(&asker.who.id, note.id).await? } else { 0 };
        let line = Message::new(if received { "whisper-line" } else { "whisper-line-sent" })
            .with("note", number.to_string())
            .with("from", seat_of(speaker, table, &note.from))
            .with("to", seat_of(speaker, table, &note.to))
            .with("when", distance(note.at));
        let line = format!("**{}**\n{}", speaker.say(&line), cited(&note.text));
        let Some(left) = room.checked_sub(line.chars().count() + 1) else { break };
        room = left;
        lines.push(line);
        if received && note.complaint.is_none() {
            buttons.push(report_button(speaker, note, Some(number)));
        }
    }
    lines.reverse();
    buttons.reverse();
    let text = std::iter::once(head).chain(lines).collect::<Vec<_>>().join("\n");
    Ok(vec![with_buttons(private(text), buttons)])
}

/// Returns the seat that a member writes from and the player who receives; or the reason why there can be no
/// whisper.
fn between<'a>(table: &'a Table, member: &str, to: Seat) -> Result<(Seat, &'a Player), Message> {
    let about = |why: &'static str| of_table(why, table.id());
    let mine = table.seats_of(member);
    if mine.is_empty() && !table.plays(member) {
        return Err(about("whisper-spectator"));
    }
    playing(table)?;
    if mine.contains(to) {
        let seats = mine.iter().map(|seat| Message::new("table-seat").with("seat", seat)).collect::<Vec<_>>();
        return Err(about("whisper-self").with("seats", seats));
    }
    let Some(recipient) = table.holder(to) else {
        return Err(about("whisper-not-taken").with("seat", to));
    };
    let (alive, to_move) = (table.state().alive(), table.to_move());
    if !alive.contains(to) {
        return Err(about("whisper-not-taken").with("seat", to));
    }
    let mut writing = mine.iter().filter(|seat| alive.contains(*seat));
    let first = writing.next();
    let moving = first.into_iter().chain(writing).find(|seat| to_move.contains(*seat));
    let from = moving.or(first).ok_or_else(|| about("whisper-you-out"))?;
    may_carry(table, from, to)?;
    Ok((from, recipient))
}
