//! The moments that follow from a member's settings.

use super::around::is_weekend;
use super::point::Point;
use super::settings::ReminderSettings;
use crate::time::zone::Zone;
use jiff::civil::{Date, Time};
use jiff::{SignedDuration, Timestamp};

/// How long before quiet time a member is reminded who could not act in time after it.
const AHEAD: SignedDuration = SignedDuration::from_mins(15);
/// The least useful time between a reminder and the deadline.
const LEAST: SignedDuration = SignedDuration::from_hours(1);
/// The least change of a deadline after which a member is reminded of the same action again.
const MOVED: SignedDuration = SignedDuration::from_hours(12);

/// A due action, as far as it matters here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// When it became due.
    pub began: Timestamp,
    /// The deadline, and the time that the player has for it (without pauses and other prolongations); `None`
    /// if there is no limit.
    pub ends: Option<(Timestamp, SignedDuration)>,
    /// The zone in whose weekends its clock stops.
    pub weekends: Option<Zone>,
}

/// The real times of a member's digests, which are not always at the hour that they chose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Digests {
    /// When the next one is due; in the past if the bot has not handled it yet.
    pub next: Option<Timestamp>,
    /// When the last one came.
    pub last: Option<Timestamp>,
}

/// When a member is to be reminded of a due action, if at all; `now` is the present time. It must be called
/// again whenever the next of their `digests` is put off or left out. A moment that has passed is returned as
/// `now`, or as the end of the present quiet time. It is always before the deadline.
#[must_use]
pub fn reminder(
    reminder_settings: &ReminderSettings,
    digests: Digests,
    span: &Span,
    now: Timestamp,
) -> Option<Timestamp> {
    if !reminder_settings.reminded {
        return None;
    }
    let Some((deadline, given)) = span.ends else {
        let days = i64::from(reminder_settings.idle_days?);
        let at = later(span.began, SignedDuration::from_hours(days * 24)).max(now);
        // A digest lists it too.
        let told = reminder_settings.digest.is_some();
        return (!told)
            .then(|| if reminder_settings.is_quiet(at) { reminder_settings.quiet_around(at).1 } else { at });
    };
    if deadline <= now {
        return None;
    }
    // An action that no digest lists in time gets a reminder all the same. A digest at the moment in which it
    // became due may have come before it.
    let told = digests.last.is_some_and(|last| last > span.began);
    if reminder_settings.digest.is_some() && (told || digests.next.is_some_and(|next| next < deadline)) {
        return None;
    }
    let lead = match reminder_settings.point {
        Point::Part(part) => given / i32::from(part.max(1)),
        Point::Before { hours } => SignedDuration::from_hours(i64::from(hours)).min(given / 2),
    };
    let first = span.began.max(now);
    let mut at = earlier(deadline, lead).max(first);
    if let Some(zone) = &span.weekends {
        let rests = ReminderSettings { weekends: true, zone: zone.clone(), ..ReminderSettings::default() };
        at = out_of_quiet(&rests, at, first, deadline, lead);
    }
    Some(out_of_quiet(reminder_settings, at, first, deadline, lead))
}

/// When a member is reminded again after a reminder, if they want that: always before the deadline, and not
/// if a digest lists it meanwhile. A moment that has passed is returned as `now`.
#[must_use]
pub fn repeated(
    reminder_settings: &ReminderSettings,
    told: Timestamp,
    deadline: Option<Timestamp>,
    now: Timestamp,
) -> Option<Timestamp> {
    let every = reminder_settings.every.filter(|_| reminder_settings.reminded)?;
    if reminder_settings.digest.is_some() {
        return None;
    }
    let at = later(told, SignedDuration::from_hours(i64::from(every))).max(now);
    let fits = |at: &Timestamp| deadline.is_none_or(|deadline| *at < deadline);
    // It does not come in quiet time: there was a reminder already.
    let at = if reminder_settings.is_quiet(at) { reminder_settings.quiet_around(at).1 } else { at };
    Some(at).filter(fits)
}

/// When a reminder goes out whose moment has come: now, or at the end of the present quiet time. `late`
/// moments are those after an outage of the bot.
#[must_use]
pub fn settle(
    reminder_settings: &ReminderSettings,
    deadline: Option<Timestamp>,
    now: Timestamp,
) -> Timestamp {
    match deadline {
        _ if !reminder_settings.is_quiet(now) => now,
        None => reminder_settings.quiet_around(now).1,
        Some(deadline) => out_of_quiet(reminder_settings, now, now, deadline, deadline.duration_since(now)),
    }
}

/// A moment moved out of quiet time: after it, or before it if the deadline is near, but not before `first`.
/// It stays if the quiet time leaves no other moment.
fn out_of_quiet(
    reminder_settings: &ReminderSettings,
    at: Timestamp,
    first: Timestamp,
    deadline: Timestamp,
    lead: SignedDuration,
) -> Timestamp {
    if !reminder_settings.is_quiet(at) {
        return at;
    }
    let (begins, ends) = reminder_settings.quiet_around(at);
    let enough = (lead / 4).max(LEAST);
    if ends < deadline && deadline.duration_since(ends) >= enough {
        return ends;
    }
    if first < begins {
        let before = earlier(begins, AHEAD).max(first);
        // There may be less than that between two quiet times.
        let before = if reminder_settings.is_quiet(before) {
            reminder_settings.quiet_around(before).1
        } else {
            before
        };
        if before < begins {
            return before;
        }
    }
    if ends < deadline { ends } else { at }
}

/// Whether a member who was reminded of an action is reminded again after its deadline moved from `then`. A
/// move by less than half a day does not count (`None`: there was or is none).
#[must_use]
pub fn again(then: Option<Timestamp>, deadline: Option<Timestamp>) -> bool {
    match (then, deadline) {
        (Some(then), Some(deadline)) => deadline.duration_since(then) >= MOVED,
        (None, Some(_)) => true,
        (_, None) => false,
    }
}

/// When the next daily digest goes out after a moment, if the member wants one: not on the day of the `last`
/// one, and not on a quiet weekend.
#[must_use]
pub fn digest_after(
    reminder_settings: &ReminderSettings,
    after: Timestamp,
    last: Option<Timestamp>,
) -> Option<Timestamp> {
    let hour = reminder_settings.digest?;
    let rules = reminder_settings.zone.rules();
    let told: Option<Date> = last.map(|last| rules.to_datetime(last).date());
    let mut day = rules.to_datetime(after).date();
    // Today, the day after the last one, and a weekend between at most.
    for _ in 0..8 {
        let at = day.to_datetime(hour).to_zoned_datetime(rules.clone()).ok()?.timestamp();
        let quiet = reminder_settings.weekends && is_weekend(day);
        if at > after && !quiet && told.is_none_or(|told| day > told) {
            return Some(at);
        }
        day = day.tomorrow().ok()?;
    }
    None
}

/// The next time for a place's daily post: ten in the morning in its zone, not on the day of the `last` one.
#[must_use]
pub fn daily_after(zone: Option<&Zone>, after: Timestamp, last: Option<Timestamp>) -> Timestamp {
    let ten = Time::constant(10, 0, 0, 0);
    let zone = zone.cloned().unwrap_or_default();
    let daily = ReminderSettings { digest: Some(ten), zone, weekends: false, ..ReminderSettings::default() };
    let at = digest_after(&daily, after, last);
    at.unwrap_or_else(|| later(after, SignedDuration::from_hours(24)))
}

/// Nine o'clock of the member's next day.
#[must_use]
pub fn tomorrow(reminder_settings: &ReminderSettings, now: Timestamp) -> Timestamp {
    let rules = reminder_settings.zone.rules();
    let morning = Time::constant(9, 0, 0, 0);
    let day = rules.to_datetime(now).date().tomorrow();
    let at = day.and_then(|day| day.to_datetime(morning).to_zoned_datetime(rules.clone()));
    at.map_or_else(|_| later(now, SignedDuration::from_hours(24)), |at| at.timestamp())
}

fn later(at: Timestamp, by: SignedDuration) -> Timestamp {
    at.saturating_add(by).unwrap_or(at)
}

fn earlier(at: Timestamp, by: SignedDuration) -> Timestamp {
    at.saturating_sub(by).unwrap_or(at)
}

#[cfg(test)]
mod tests {
    use super::super::QuietHours;
    use super::*;
    use jiff::ToSpan;
    use proptest::prelude::*;

    fn at(text: &str) -> Timestamp {
        text.parse().unwrap()
    }

    fn hours(hours: i64) -> SignedDuration {
        SignedDuration::from_hours(hours)
    }

    /// Three days, from Monday the 9th at noon.
    fn span() -> Span {
        let ends = Some((at("2026-11-12T12:00:00Z"), hours(72)));
        Span { began: at("2026-11-09T12:00:00Z"), ends, weekends: None }
    }

    fn quiet(hours: &str) -> ReminderSettings {
        ReminderSettings { quiet: hours.parse().ok(), ..ReminderSettings::default() }
    }

    #[allow(clippy::needless_pass_by_value, reason = "most are made for it")]
    fn of(reminder_settings: &ReminderSettings, span: Span) -> String {
        let span = &span;
        let digests = Digests { next: digest_after(reminder_settings, span.began, None), last: None };
        reminder(reminder_settings, digests, span, span.began).map_or("never".to_owned(), |at| at.to_string())
    }

    #[test]
    fn the_point_is_the_members_choice() {
        let with =
            |point: &str| ReminderSettings { point: point.parse().unwrap(), ..ReminderSettings::default() };
        assert_eq!(of(&ReminderSettings::default(), span()), "2026-11-11T12:00:00Z");
        assert_eq!(of(&with("half"), span()), "2026-11-11T00:00:00Z");
        assert_eq!(of(&with("quarter"), span()), "2026-11-11T18:00:00Z");
        assert_eq!(of(&with("2h"), span()), "2026-11-12T10:00:00Z");
        assert_eq!(of(&with("7d"), span()), "2026-11-11T00:00:00Z", "never before half of the time is over");
        let off = ReminderSettings { reminded: false, ..ReminderSettings::default() };
        assert_eq!(of(&off, span()), "never");
        // A pause of two weeks: a third means a third of the three days.
        let long = Span { ends: Some((at("2026-11-26T12:00:00Z"), hours(72))), ..span() };
        assert_eq!(of(&ReminderSettings::default(), long), "2026-11-25T12:00:00Z");
        let late =
            reminder(&ReminderSettings::default(), Digests::default(), &span(), at("2026-11-12T12:00:00Z"));
        assert_eq!(late, None, "nothing is said of a deadline that is past");
        let now = at("2026-11-12T09:00:00Z");
        assert_eq!(reminder(&ReminderSettings::default(), Digests::default(), &span(), now), Some(now));
    }

    #[test]
    fn quiet_time_puts_it_off_or_forward() {
        assert_eq!(
            of(&quiet("10:00-14:00"), span()),
            "2026-11-11T14:00:00Z",
            "after it, where there is time"
        );
        assert_eq!(
            of(&quiet("11:00-06:00"), span()),
            "2026-11-12T06:00:00Z",
            "six hours are a quarter of a day"
        );
        assert_eq!(of(&quiet("11:00-06:30"), span()), "2026-11-11T10:45:00Z", "less is not");
        let weekend = ReminderSettings { weekends: true, ..quiet("22:00-08:00") };
        let ends = (at("2026-11-15T12:00:00Z"), hours(72));
        let to_sunday = Span { began: at("2026-11-12T12:00:00Z"), ends: Some(ends), weekends: None };
        assert_eq!(of(&weekend, to_sunday), "2026-11-13T21:45:00Z", "on Friday, before the night");
        // All the time is quiet: a reminder in it is better than none.
        let ends = (at("2026-11-15T20:00:00Z"), hours(24));
        let weekend_only = Span { began: at("2026-11-14T20:00:00Z"), ends: Some(ends), weekends: None };
        assert_eq!(of(&weekend, weekend_only), "2026-11-15T12:00:00Z");
    }

    #[test]
    fn a_digest_stands_for_the_reminders_that_it_makes_needless() {
        let digest =
            ReminderSettings { digest: Some(Time::constant(8, 0, 0, 0)), ..ReminderSettings::default() };
        assert_eq!(of(&digest, span()), "never");
        let ends = (at("2026-11-10T07:00:00Z"), hours(9));
        let short = Span { began: at("2026-11-09T22:00:00Z"), ends: Some(ends), weekends: None };
        assert_eq!(of(&digest, short), "2026-11-10T04:00:00Z", "it runs out before the next digest");
        // Only the real digests count.
        let with = |next: Option<&str>, last: Option<&str>| {
            let digests = Digests { next: next.map(at), last: last.map(at) };
            reminder(&digest, digests, &span(), span().began)
        };
        let (began, after) = (Some("2026-11-09T12:00:00Z"), Some("2026-11-09T12:00:01Z"));
        let (before_end, end) = (Some("2026-11-12T11:59:59Z"), Some("2026-11-12T12:00:00Z"));
        assert_eq!(with(before_end, began), None);
        assert_eq!(with(end, after), None);
        assert_eq!(with(end, began), Some(at("2026-11-11T12:00:00Z")), "none came, and the next is too late");
        assert_eq!(with(None, None), Some(at("2026-11-11T12:00:00Z")));
        // A member without digests any more relies on none of the earlier ones.
        let digests = Digests { next: None, last: after.map(at) };
        assert!(reminder(&ReminderSettings::default(), digests, &span(), span().began).is_some());
    }

    #[test]
    fn what_never_runs_out_is_reminded_of_on_request() {
        let endless = Span { ends: None, ..span() };
        assert_eq!(of(&ReminderSettings::default(), endless.clone()), "never");
        let idle = ReminderSettings { idle_days: Some(7), ..quiet("10:00-13:00") };
        assert_eq!(of(&idle, endless), "2026-11-16T13:00:00Z");
    }

    #[test]
    fn where_clocks_stand_still_at_weekends_nobody_is_reminded_then() {
        let kyiv = |ends: &str| Span {
            began: at("2026-11-12T12:00:00Z"),
            ends: Some((at(ends), hours(72))),
            weekends: "Europe/Kyiv".parse().ok(),
        };
        // The fourteenth is a Saturday. A third of three days before the deadline is Sunday: the reminder
        // comes after it if there is time enough, otherwise before it.
        assert_eq!(of(&ReminderSettings::default(), kyiv("2026-11-16T12:00:00Z")), "2026-11-15T22:00:00Z");
        assert_eq!(of(&ReminderSettings::default(), kyiv("2026-11-16T02:00:00Z")), "2026-11-13T21:45:00Z");
        assert_eq!(of(&ReminderSettings::default(), kyiv("2026-11-17T12:00:00Z")), "2026-11-16T12:00:00Z");
        // Their own quiet hours apply as well.
        assert_eq!(of(&quiet("20:00-08:00"), kyiv("2026-11-16T18:00:00Z")), "2026-11-16T08:00:00Z");
    }

    #[test]
    fn who_wants_it_is_reminded_again_until_the_deadline() {
        let every = |hours| ReminderSettings { every: Some(hours), ..ReminderSettings::default() };
        let told = at("2026-11-11T12:00:00Z");
        let ends = Some(at("2026-11-12T12:00:00Z"));
        let again = |settings: &ReminderSettings, ends, now: &str| {
            repeated(settings, told, ends, at(now)).map_or("never".to_owned(), |at| at.to_string())
        };
        let soon = "2026-11-11T12:00:00Z";
        assert_eq!(again(&ReminderSettings::default(), ends, soon), "never");
        assert_eq!(again(&every(6), ends, soon), "2026-11-11T18:00:00Z");
        assert_eq!(again(&every(24), ends, soon), "never", "it is over then");
        assert_eq!(again(&every(24), None, soon), "2026-11-12T12:00:00Z");
        assert_eq!(again(&every(6), ends, "2026-11-12T01:00:00Z"), "2026-11-12T01:00:00Z", "late");
        let sleeps = ReminderSettings { every: Some(6), ..quiet("17:00-08:00") };
        assert_eq!(again(&sleeps, ends, soon), "2026-11-12T08:00:00Z");
        assert_eq!(again(&ReminderSettings { every: Some(6), ..quiet("17:00-12:00") }, ends, soon), "never");
        let digest = ReminderSettings { digest: Some(Time::midnight()), ..every(6) };
        assert_eq!(again(&digest, ends, soon), "never");
        assert_eq!(again(&ReminderSettings { reminded: false, ..every(6) }, ends, soon), "never");
    }

    #[test]
    fn digests_come_once_a_day_at_their_hour() {
        let mut reminder_settings = ReminderSettings {
            digest: Some(Time::constant(2, 30, 0, 0)),
            zone: "Europe/Berlin".parse().unwrap(),
            ..ReminderSettings::default()
        };
        let next = |reminder_settings: &ReminderSettings, after: &str, last: Option<&str>| {
            digest_after(reminder_settings, at(after), last.map(at)).unwrap().to_string()
        };
        assert_eq!(next(&reminder_settings, "2026-11-10T00:00:00Z", None), "2026-11-10T01:30:00Z");
        assert_eq!(next(&reminder_settings, "2026-11-10T01:30:00Z", None), "2026-11-11T01:30:00Z");
        // The hour does not exist on the day when the clocks go forward, and occurs twice on the other.
        assert_eq!(next(&reminder_settings, "2026-03-29T00:00:00Z", None), "2026-03-29T01:30:00Z");
        assert_eq!(next(&reminder_settings, "2026-10-25T00:30:00Z", None), "2026-10-26T01:30:00Z");
        reminder_settings.digest = Some(Time::constant(20, 0, 0, 0));
        assert_eq!(
            next(&reminder_settings, "2026-11-10T09:00:00Z", Some("2026-11-10T07:00:00Z")),
            "2026-11-11T19:00:00Z"
        );
        reminder_settings.weekends = true;
        assert_eq!(next(&reminder_settings, "2026-11-13T20:00:00Z", None), "2026-11-16T19:00:00Z");
    }

    #[test]
    fn a_deadline_that_hardly_moves_is_the_same() {
        let then = at("2026-11-12T12:00:00Z");
        assert!(!again(Some(then), Some(then + 11.hours())));
        assert!(again(Some(then), Some(then + 12.hours())));
        assert!(!again(Some(then), Some(then - 24.hours())), "an earlier one least of all");
        assert!(again(None, Some(then)) && !again(None, None) && !again(Some(then), None));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(600))]

        #[test]
        fn one_reminder_before_the_deadline_and_out_of_quiet_time_wherever_that_can_be(
            from in 0i8..24, length in 1i8..=20, given: bool, weekends: bool,
            zone in prop::sample::select(vec!["UTC", "Europe/Kyiv", "America/St_Johns", "Pacific/Auckland"]),
            point in prop::sample::select(vec!["half", "third", "quarter", "1h", "5h", "12h", "1d", "7d"]),
            day in 0i64..365, minute in 0i64..1440, length_of_move in 1i64..=14 * 24, paused in 0i64..=9 * 24,
            elapsed in 0i64..=100,
        ) {
            let zone: Zone = zone.parse().unwrap();
            let hour = |hour: i8| Time::constant(hour % 24, 0, 0, 0);
            let quiet = QuietHours::new(hour(from), hour(from + length)).filter(|_| given);
            let reminder_settings = ReminderSettings { quiet, weekends, zone, point: point.parse().unwrap(), ..ReminderSettings::default() };
            let began = at("2026-01-01T00:00:00Z") + (day * 1440 + minute).minutes();
            let deadline = began + (length_of_move + paused).hours();
            let span = Span { began, ends: Some((deadline, hours(length_of_move))), weekends: None };
            let now = began + ((length_of_move + paused) * 60 * elapsed / 100).minutes();
            let planned = reminder(&reminder_settings, Digests::default(), &span, now);
            if deadline <= now {
                prop_assert_eq!(planned, None);
                return Ok(());
            }
            // Exactly one, within the time.
            let planned = planned.expect("there is one");
            prop_assert!(now <= planned && planned < deadline, "{} {} {}", now, planned, deadline);
            // A second call does not move it.
            prop_assert_eq!(settle(&reminder_settings, Some(deadline), planned), planned);
            if reminder_settings.is_quiet(planned) {
                let mut moment = now;
                while moment < deadline {
                    prop_assert!(reminder_settings.is_quiet(moment), "{} was free", moment);
                    moment += 5.minutes();
                }
            } else {
                // It is not earlier than asked for, unless quiet time requires it.
                let plain = ReminderSettings { quiet: None, weekends: false, ..reminder_settings.clone() };
                let asked = reminder(&plain, Digests::default(), &span, now).expect("there is one");
                prop_assert!(planned == asked || reminder_settings.is_quiet(asked));
            }
        }

        /// A reminder that the worker finds at any later hour still goes out before the deadline, outside
        /// quiet time if possible.
        #[test]
        fn after_a_time_without_the_program_reminders_still_find_their_moment(
            from in 0i8..24, length in 1i8..=20, minute in 0i64..1440 * 14, left in 1i64..=72 * 60,
        ) {
            let hour = |hour: i8| Time::constant(hour % 24, 0, 0, 0);
            let reminder_settings = ReminderSettings { quiet: QuietHours::new(hour(from), hour(from + length)), weekends: true, ..ReminderSettings::default() };
            let now = at("2026-06-01T00:00:00Z") + minute.minutes();
            let deadline = now + left.minutes();
            let sent = settle(&reminder_settings, Some(deadline), now);
            prop_assert!(now <= sent && sent < deadline);
            let mut moment = now;
            while reminder_settings.is_quiet(sent) && moment < deadline {
                prop_assert!(reminder_settings.is_quiet(moment), "{} was free", moment);
                moment += 5.minutes();
            }
        }
    }
}
