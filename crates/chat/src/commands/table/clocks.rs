//! Commands about the clocks of a table: claiming a game from a player who is out of time, and leave.

use crate::desk::asked::asks_press;
use crate::desk::contest::holiday_on_ladders;
use crate::desk::defaults::zone_meant;
use crate::desk::find::{table_of_button, tables_playing};
use crate::desk::look::look_at;
use crate::desk::meant::table_for;
use crate::desk::parts::clocks::time_lines;
use crate::desk::parts::parting::resigning_told;
use crate::desk::parts::ready_check::not_started;
use crate::desk::refuse::{changed, refuse};
use crate::desk::{
    Answer as Reply, Answers, Asker, ButtonStyle, Changed, Desk, Fault, change, done, plays, press, private,
    seat_named, with_buttons,
};
use crate::wording::{limit, masked, numbers, of_table, quoted, shown_now, time_line};
use liege_game::{Seat, SeatSet};
use liege_table::{Status, Table, span};
use liege_words::lexicon::says;
use liege_words::{Message, day, duration};
use std::sync::Arc;

/// A request about leave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Vacation {
    /// The leave that is left.
    Show,
    /// Leave for some days.
    Away {
        /// The number of days, at least one.
        days: u16,
    },
    /// Leave until a day, on which the member is back.
    Until {
        /// The day, as typed.
        day: String,
    },
    /// The end of leave.
    Back,
}

/// Reads `7d`, `7`, `for 2 weeks`, `a week`, `until monday`, `until 24.12`, `back`, or nothing.
pub fn vacation(typed: &str) -> Result<Vacation, &'static str> {
    let text = typed.trim().to_lowercase();
    let words: Vec<&str> = text.split_whitespace().filter(|word| !says("little-leave", word)).collect();
    match words.as_slice() {
        [] => Ok(Vacation::Show),
        [word] if says("leave-back", word) => Ok(Vacation::Back),
        [word, day @ ..] if says("until", word) && !day.is_empty() => {
            Ok(Vacation::Until { day: day.join(" ") })
        }
        words => {
            let text = words.join(" ");
            match text.parse().ok().or_else(|| duration::days(&text)) {
                Some(days) if days > 0 => Ok(Vacation::Away { days }),
                // A day alone is the day of return.
                None if day::day(&text).is_some() => Ok(Vacation::Until { day: text }),
                _ => Err("vacation-how"),
            }
        }
    }
}

/// The function that changes a leave at one table.
type Change = fn(&Table, &str, u16, jiff::Timestamp) -> Result<liege_table::Step, liege_table::TableError>;

/// Runs `vacation`.
pub(crate) async fn set_vacation(
    desk: &Desk,
    asker: &Asker<'_>,
    named: Option<i64>,
    what: Vacation,
) -> Answers {
    match what {
        Vacation::Show => show_leave(desk, asker, named).await,
        Vacation::Away { days } => leave_for(desk, asker, named, days).await,
        Vacation::Until { day: text } => {
            let zone = zone_meant(desk, asker).await?.unwrap_or_default();
            let today = zone.rules().to_datetime(desk.now()).date();
            match day::day(&text).and_then(|day| day.days_after(today)) {
                Some(days) => leave_for(desk, asker, named, days).await,
                None => Ok(asker.tell(&Message::new("vacation-no-day").with("text", quoted(&text)))),
            }
        }
        Vacation::Back => {
            leave_tables(desk, asker, named, 0, |table, who, _, now| table.end_leave(who, now)).await
        }
    }
}

/// Runs `time`: shows whose turn it is and the deadline, who is on leave, everybody's time in stock, and the
/// terms.
pub(crate) async fn time(desk: &Desk, asker: &Asker<'_>, named: Option<i64>) -> Answers {
    let table = look_at(desk, asker, named, |table| press("time", &[&table.id()])).await?;
    let speaker = asker.of(table.game());
    let head = speaker.of_table("board-caption", table.id()).with("number", shown_now(&table) as i64);
    let mut lines = vec![speaker.say(&head)];
    match table.status() {
        Status::Lobby => lines = vec![speaker.say(&not_started(&table))],
        Status::Playing => {
            let moment = table.view_for(table.log().len(), table.seats_of(&asker.who.id))?;
            if moment.paused.is_none() && !moment.to_move().is_empty() {
                let seats = speaker.seats_now(&*moment.state, moment.to_move());
                lines.push(speaker.say(&Message::new("board-turn").with("seats", seats)));
            }
            lines.extend(time_lines(speaker, &moment, &[]).lines(false));
        }
        Status::Over | Status::Abandoned => lines.push(speaker.say(&Message::new("post-over"))),
    }
    lines.push(format!("-# {}", time_line(speaker, table.terms())));
    Ok(vec![private(lines.join("\n"))])
}

/// Runs `overdue`.
pub(crate) async fn claim(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, seat: Option<&str>) -> Answers {
    let who = asker.who.id.as_str();
    let claimable = |table: &Table| !table.seats_of(who).is_empty() && !table.late().is_empty();
    let table = table_for(desk, asker, named, claimable).await?;
    let called = |typed| seat_named(asker, &table, typed);
    let seat = seat.map(called).transpose()?;
    // Without a seat, the claim is against the only opponent who is out of time; if there is none, or
    // several, the answer says so.
    let now = desk.now();
    if let Err(error) = table.claim(who, seat, now) {
        return Ok(refuse(desk, asker, &table, &error, ""));
    }
    let mut late = table.late().into_iter().map(|(seat, _)| seat);
    match seat.or_else(|| late.find(|late| table.claim(who, Some(*late), now).is_ok())) {
        Some(seat) => claim_pressed(desk, asker, table.id(), seat, false).await,
        None => Ok(Vec::new()),
    }
}

/// Runs the claim from the button on the post, or from the command. A claim cannot be taken back, so the bot
/// asks for confirmation first (`sure`: the member has confirmed).
pub(crate) async fn claim_pressed(
    desk: &Desk,
    asker: &Asker<'_>,
    id: i64,
    seat: Seat,
    sure: bool,
) -> Answers {
    if sure {
        return claim_seat(desk, asker, id, Some(seat)).await;
    }
    let table = table_of_button(desk, asker, id).await?;
    // An impossible claim is refused before the question.
    if let Err(error) = table.claim(&asker.who.id, Some(seat), desk.now()) {
        return Ok(refuse(desk, asker, &table, &error, ""));
    }
    let speaker = asker.of(table.game());
    let question = of_table("claim-sure", id).with("seat", seat);
    let label = asker.say(&Message::new("claim-button"));
    let press = press("claim", &[&id, &seat.0, &"sure"]);
    let text = speaker.say(&question) + &resigning_told(speaker, &table, seat);
    let answer = with_buttons(private(text), [press.button(label, ButtonStyle::Bad)]);
    Ok(asks_press(desk, asker, answer))
}

async fn claim_seat(desk: &Desk, asker: &Asker<'_>, id: i64, seat: Option<Seat>) -> Answers {
    let who = asker.who.id.as_str();
    // The claim checks the time again when it acts: the late player may have moved meanwhile.
    let done = changed(desk, asker, id, |table| table.claim(who, seat, desk.now())).await?;
    Ok(done::done(asker, &done, None))
}

async fn leave_for(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, days: u16) -> Answers {
    leave_tables(desk, asker, named, days, Table::go_on_leave).await
}

/// Runs `vacation 7d` and `vacation back`: at the table named, or at all tables and on all ladders where the member plays. At an
/// anonymous table, a leave that begins everywhere at once would show who sits there, so such a table must be
/// named.
async fn leave_tables(
    desk: &Desk,
    asker: &Asker<'_>,
    named: Option<i64>,
    days: u16,
    change: Change,
) -> Answers {
    let who = asker.who.id.as_str();
    if named.is_some() {
        let table = table_for(desk, asker, named, plays(asker)).await?;
        return Ok(match leave_at(desk, asker, &table, asker.heard, days, change).await? {
            Left::Changed(until, left) => {
                let said = asker.say(&with_left(changed_leave(until), left));
                vec![private(format!("{}: {said}", called(asker, &table)))]
            }
            Left::Not(answers) => answers,
        });
    }
    let (hidden, mut tables): (Vec<_>, Vec<_>) =
        their_games(desk, asker).await?.into_iter().partition(|table| masked(table));
    let back = days == 0;
    if back {
        tables.retain(|table| {
            let away = |seat: Seat| table.away_until(seat).is_some();
            table.seats_of(who).iter().any(away)
        });
    }
    // An answer that is the same at several tables is given once.
    let mut same: Vec<(Same, Vec<&Table>)> = Vec::new();
    let mut refused: Vec<(String, Vec<&Table>)> = Vec::new();
    for table in &tables {
        // The message counts once for each table.
        let heard = asker.heard.map(|heard| format!("{heard}@{}", table.id()));
        match leave_at(desk, asker, table, heard.as_deref(), days, change).await? {
            Left::Changed(until, left) => note_same(&mut same, (until, left), table),
            Left::Not(answers) => {
                for answer in answers {
                    note_same(&mut refused, answer.text, table);
                }
            }
        }
    }
    let at = |tables: &[&Table]| match tables {
        [table] => called(asker, table),
        tables => numbers(tables.iter().map(|table| table.id())),
    };
    let changed = same.iter().map(|((until, left), tables)| {
        format!("{}: {}", at(tables), asker.say(&with_left(changed_leave(*until), *left)))
    });
    let refused = refused.iter().map(|(why, tables)| format!("{}: {why}", at(tables)));
    let mut lines: Vec<String> = changed.chain(refused).collect();
    if !hidden.is_empty() {
        let named = numbers(hidden.iter().map(|table| table.id()));
        let first = hidden.first().map_or(0, |table| table.id());
        let message = Message::new("vacation-hidden").with("tables", named).with("first", first.to_string());
        lines.push(asker.say(&message));
    }
    let until = desk.now().saturating_add(jiff::SignedDuration::from_hours(24 * i64::from(days)));
    lines.extend(holiday_on_ladders(desk, asker, until.ok().filter(|_| !back)).await?);
    if lines.is_empty() {
        return Ok(asker.tell(&Message::new(if back { "vacation-not-away" } else { "vacation-nowhere" })));
    }
    Ok(vec![private(lines.join("\n"))])
}

/// The result of changing a leave at a table.
enum Left {
    /// The leave was changed: its end, if it is not over, and the leave left after it.
    Changed(Option<jiff::Timestamp>, jiff::SignedDuration),
    /// The leave was not changed, with the reason.
    Not(Vec<Reply>),
}

/// Answers, each with the tables that it is about.
type AtTables<'t, K> = Vec<(K, Vec<&'t Table>)>;

/// Adds a table to the answer with this key, or adds the answer.
fn note_same<'t, K: PartialEq>(known: &mut AtTables<'t, K>, key: K, table: &'t Table) {
    match known.iter_mut().find(|(other, _)| *other == key) {
        Some((_, tables)) => tables.push(table),
        None => known.push((key, vec![table])),
    }
}

/// Says that a leave has begun, or has ended.
fn changed_leave(until: Option<jiff::Timestamp>) -> Message {
    match until {
        Some(until) => Message::new("vacation-begun").with("until", limit(until)),
        None => Message::new("vacation-ended"),
    }
}

/// The end of a leave, and the least leave that is left after it.
type Same = (Option<jiff::Timestamp>, jiff::SignedDuration);

/// Changes a member's leave at one table.
async fn leave_at(
    desk: &Desk,
    asker: &Asker<'_>,
    table: &Table,
    heard: Option<&str>,
    days: u16,
    change: Change,
) -> Result<Left, Fault> {
    let (now, who) = (desk.now(), asker.who.id.as_str());
    match change::change(desk, table.id(), heard, |table| change(table, who, days, now)).await? {
        Changed::Done(done) => {
            let mine = done.table.seats_of(who);
            let until = mine.iter().find_map(|seat| done.table.away_until(seat));
            Ok(Left::Changed(until, least_left(&done.table, mine, now.max(until.unwrap_or(now)))))
        }
        Changed::Refused(table, error) => Ok(Left::Not(refuse(desk, asker, &table, &error, ""))),
        Changed::HeardBefore | Changed::NoTable => Ok(Left::Not(Vec::new())),
    }
}

/// Runs `vacation` without a change: shows the leave that is left, and where the member is away.
async fn show_leave(desk: &Desk, asker: &Asker<'_>, named: Option<i64>) -> Answers {
    let now = desk.now();
    let mut tables = their_games(desk, asker).await?;
    tables.retain(|table| named.is_none_or(|named| named == table.id()));
    if tables.is_empty() {
        return Ok(asker.tell(&Message::new("vacation-nowhere")));
    }
    let mut lines = vec![asker.say(&Message::new("vacation-head"))];
    for table in tables {
        let mine = table.seats_of(&asker.who.id);
        let until = mine.iter().find_map(|seat| table.away_until(seat));
        let message = match (until, table.terms().leave_days) {
            (Some(until), _) => Message::new("vacation-away").with("until", limit(until)),
            (None, 0) => Message::new("vacation-none"),
            (None, _) => Message::new("vacation-left"),
        };
        let said = asker.say(&with_left(message, least_left(&table, mine, until.unwrap_or(now))));
        lines.push(format!("{}: {said}", called(asker, &table)));
    }
    lines.push(asker.say(&Message::new("vacation-how")));
    Ok(vec![private(lines.join("\n"))])
}

/// Returns the tables at which the asker plays and the game is on.
async fn their_games(desk: &Desk, asker: &Asker<'_>) -> Result<Vec<Arc<Table>>, Fault> {
    let mut tables = tables_playing(desk, asker).await?;
    tables.sort_by_key(|table| table.id());
    Ok(tables)
}

/// Returns the number and game of a table.
fn called(asker: &Asker<'_>, table: &Table) -> String {
    format!("#{} {}", table.id(), asker.of(table.game()).game_name())
}

/// Returns the leave that is left; of several seats, the least.
fn least_left(table: &Table, seats: SeatSet, at: jiff::Timestamp) -> jiff::SignedDuration {
    seats.iter().map(|seat| table.leave_left(seat, at)).min().unwrap_or_default()
}

/// Adds the leave that is left to a message.
fn with_left(message: Message, left: jiff::SignedDuration) -> Message {
    message.with("left", span(left)).with("minutes", left.as_mins())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leave_is_read_in_three_languages() {
        for (text, expected) in [
            ("", Ok(Vacation::Show)),
            ("7d", Ok(Vacation::Away { days: 7 })),
            ("7", Ok(Vacation::Away { days: 7 })),
            ("for 2 weeks", Ok(Vacation::Away { days: 14 })),
            ("на неделю", Ok(Vacation::Away { days: 7 })),
            ("a week", Ok(Vacation::Away { days: 7 })),
            ("until Monday", Ok(Vacation::Until { day: "monday".into() })),
            ("до 24 грудня", Ok(Vacation::Until { day: "24 грудня".into() })),
            ("until", Err("vacation-how")),
            ("на 1 неделю", Ok(Vacation::Away { days: 7 })),
            ("3 дні", Ok(Vacation::Away { days: 3 })),
            ("Back", Ok(Vacation::Back)),
            ("я вернулся", Ok(Vacation::Back)),
            ("повернулася", Ok(Vacation::Back)),
            ("cancel", Ok(Vacation::Back)),
            ("закончен", Ok(Vacation::Back)),
            ("окончен", Ok(Vacation::Back)),
            ("отменить", Ok(Vacation::Back)),
            ("закінчена", Ok(Vacation::Back)),
            ("скінчилася", Ok(Vacation::Back)),
            ("Скасувати", Ok(Vacation::Back)),
            ("0", Err("vacation-how")),
            ("36h", Err("vacation-how")),
            ("soon", Err("vacation-how")),
        ] {
            assert_eq!(vacation(text), expected, "{text}");
        }
    }
}
