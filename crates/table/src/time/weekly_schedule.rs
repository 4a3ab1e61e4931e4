//! Fixed times of the week at which moves are due.

use crate::time::instant::later;
use crate::time::zone::Zone;
use jiff::ToSpan as _;
use jiff::civil::time;
use jiff::tz::{TimeZone, TimeZoneDatabase};
use jiff::{SignedDuration, Timestamp};
use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

/// Times of the week, in a time zone: `daily 20:00 Europe/Kyiv`, `mon,thu 20:00 Europe/Kyiv`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct WeeklySchedule {
    /// The days, one bit for each from Monday; at least one.
    days: u8,
    /// Minutes since midnight.
    minute: u16,
    /// The zone's IANA name in the spelling of the database, or its offset from UTC: `UTC+03:00`.
    zone: String,
}

/// All seven days.
const DAILY: u8 = 0b111_1111;

/// The days in written form.
const DAYS: [&str; 7] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/// The least time for a move: it is due at the first appointment that leaves this time.
const LEAST: SignedDuration = SignedDuration::from_hours(6);

/// The time zones that are built into the program, so that they are equal on every machine.
fn zones() -> &'static TimeZoneDatabase {
    static ZONES: OnceLock<TimeZoneDatabase> = OnceLock::new();
    ZONES.get_or_init(TimeZoneDatabase::bundled)
}

impl WeeklySchedule {
    /// Appointments on days (0: Monday), at a time of day, in a zone given by its IANA name in any letter
    /// case or by its offset from UTC. `None` if there is no such day, time or zone.
    #[must_use]
    pub fn new(
        days: impl IntoIterator<Item = u8>,
        hour: u8,
        minute: u8,
        zone: &str,
    ) -> Option<WeeklySchedule> {
        let mut set = 0;
        for day in days {
            set |= 1u8.checked_shl(u32::from(day)).filter(|bit| bit & DAILY != 0)?;
        }
        let zone = match zones().get(zone) {
            Ok(zone) => zone.iana_name()?.to_owned(),
            Err(_) => zone.parse::<Zone>().ok()?.to_string(),
        };
        (set != 0 && hour < 24 && minute < 60).then(|| WeeklySchedule {
            days: set,
            minute: u16::from(hour) * 60 + u16::from(minute),
            zone,
        })
    }

    /// The days, 0 for Monday.
    pub fn days(&self) -> impl Iterator<Item = u8> + '_ {
        (0..7).filter(|day| self.days >> day & 1 == 1)
    }

    /// Whether every day has one.
    pub fn is_daily(&self) -> bool {
        self.days == DAILY
    }

    /// The time of day, `20:00`.
    pub fn clock(&self) -> String {
        format!("{:02}:{:02}", self.minute / 60, self.minute % 60)
    }

    /// The zone's IANA name, or its offset from UTC.
    pub fn zone(&self) -> &str {
        &self.zone
    }

    /// When an action is due that became due for the seat at a time.
    pub(crate) fn due(&self, since: Timestamp) -> Timestamp {
        self.from(later(since, LEAST))
    }

    /// The first appointment at or after a time; the last possible time if there is none.
    pub(crate) fn from(&self, at: Timestamp) -> Timestamp {
        self.next(at).unwrap_or(Timestamp::MAX)
    }

    /// The first appointment after a time.
    pub(crate) fn after(&self, at: Timestamp) -> Timestamp {
        self.from(later(at, SignedDuration::from_millis(1)))
    }

    fn next(&self, at: Timestamp) -> Option<Timestamp> {
        let fixed = || self.zone.parse::<Zone>().map(|zone| zone.rules().clone());
        let zone = zones().get(&self.zone).or_else(|_| fixed()).unwrap_or(TimeZone::UTC);
        let hour = i8::try_from(self.minute / 60).ok()?;
        let minute = i8::try_from(self.minute % 60).ok()?;
        let first = at.to_zoned_datetime(zone.clone()).date();
        // A week has every day, and one more: today's may be over. A time that does not exist or occurs twice
        // when the clocks change is resolved by the zone's rules.
        (0..=8).find_map(|days| {
            let date = first.checked_add(i64::from(days).days()).ok()?;
            let wanted = self.days >> date.weekday().to_monday_zero_offset() & 1 == 1;
            let when =
                date.to_datetime(time(hour, minute, 0, 0)).to_zoned_datetime(zone.clone()).ok()?.timestamp();
            (wanted && when >= at).then_some(when)
        })
    }
}

impl fmt::Display for WeeklySchedule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_daily() {
            f.write_str("daily")?;
        } else {
            let days: Vec<&str> = self.days().filter_map(|day| DAYS.get(usize::from(day)).copied()).collect();
            f.write_str(&days.join(","))?;
        }
        write!(f, " {} {}", self.clock(), self.zone)
    }
}

impl FromStr for WeeklySchedule {
    type Err = NoTime;

    fn from_str(text: &str) -> Result<WeeklySchedule, NoTime> {
        let mut words = text.split(' ');
        let (days, clock, zone) = (words.next(), words.next(), words.next());
        let (Some(days), Some(clock), Some(zone), None) = (days, clock, zone, words.next()) else {
            return Err(NoTime);
        };
        let days: Vec<u8> = match days {
            "daily" => (0..7).collect(),
            days => days.split(',').map(day_called).collect::<Option<_>>().ok_or(NoTime)?,
        };
        let (hour, minute) = clock.split_once(':').ok_or(NoTime)?;
        let (hour, minute) = (hour.parse().map_err(|_| NoTime)?, minute.parse().map_err(|_| NoTime)?);
        let read = WeeklySchedule::new(days, hour, minute, zone).ok_or(NoTime)?;
        // Each value has only one text: `mon,mon` and `8:00` are not accepted.
        if read.to_string() == text { Ok(read) } else { Err(NoTime) }
    }
}

fn day_called(word: &str) -> Option<u8> {
    let day = DAYS.iter().position(|day| *day == word)?;
    u8::try_from(day).ok()
}

/// The error for a text that is not a [`crate::Time`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no time control")]
pub struct NoTime;

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn at(text: &str) -> Timestamp {
        text.parse().unwrap()
    }

    fn kyiv(days: &str) -> WeeklySchedule {
        format!("{days} 20:00 Europe/Kyiv").parse().unwrap()
    }

    #[test]
    fn a_move_is_due_at_the_first_appointment_that_leaves_six_hours() {
        let daily = kyiv("daily");
        // Kyiv is two hours ahead of UTC in winter.
        assert_eq!(daily.due(at("2026-01-05T11:00:00Z")), at("2026-01-05T18:00:00Z"));
        assert_eq!(daily.due(at("2026-01-05T12:00:00Z")), at("2026-01-05T18:00:00Z"), "just enough");
        assert_eq!(daily.due(at("2026-01-05T12:00:01Z")), at("2026-01-06T18:00:00Z"));
        let twice = kyiv("mon,thu");
        // The fifth is a Monday.
        assert_eq!(twice.due(at("2026-01-05T13:00:00Z")), at("2026-01-08T18:00:00Z"));
        assert_eq!(twice.after(at("2026-01-08T18:00:00Z")), at("2026-01-12T18:00:00Z"));
        assert_eq!(twice.from(at("2026-01-08T18:00:00Z")), at("2026-01-08T18:00:00Z"));
    }

    #[test]
    fn the_clocks_of_the_zone_are_put_forward_and_back() {
        let daily = kyiv("daily");
        assert_eq!(daily.after(at("2026-03-28T18:00:00Z")), at("2026-03-29T17:00:00Z"));
        assert_eq!(daily.after(at("2026-10-24T17:00:00Z")), at("2026-10-25T18:00:00Z"));
        // Half past three does not exist on that night, and occurs twice on the other.
        let night: WeeklySchedule = "daily 03:30 Europe/Kyiv".parse().unwrap();
        assert_eq!(night.after(at("2026-03-28T12:00:00Z")), at("2026-03-29T01:30:00Z"));
        assert_eq!(night.after(at("2026-10-24T12:00:00Z")), at("2026-10-25T00:30:00Z"));
    }

    #[test]
    fn at_the_end_of_time_there_is_no_more() {
        assert_eq!(kyiv("mon").due(Timestamp::MAX), Timestamp::MAX);
        assert!(kyiv("daily").due(Timestamp::MIN) > Timestamp::MIN);
    }

    #[test]
    fn a_zone_is_a_place_or_a_distance() {
        let east: WeeklySchedule = "mon 20:00 UTC+03:00".parse().unwrap();
        assert_eq!(east.to_string(), "mon 20:00 UTC+03:00");
        // The fifth is a Monday.
        assert_eq!(east.due(at("2026-01-05T09:00:00Z")), at("2026-01-05T17:00:00Z"));
        assert_eq!(WeeklySchedule::new([0], 8, 0, "atlantis"), None);
        assert_eq!(WeeklySchedule::new([0], 8, 0, "europe/kyiv").unwrap().zone(), "Europe/Kyiv");
    }

    proptest! {
        #[test]
        fn what_is_written_reads_back(days in 1u8..128, hour in 0u8..24, minute in 0u8..60) {
            let days = (0..7).filter(|day| days >> day & 1 == 1);
            let made = WeeklySchedule::new(days, hour, minute, "America/New_York").unwrap();
            prop_assert_eq!(made.to_string().parse::<WeeklySchedule>(), Ok(made));
        }

        #[test]
        fn what_is_due_is_never_earlier_for_whoever_begins_later(
            days in 1u8..128, hour in 0u8..24, from in 0i64..4_000_000_000, later in 0i64..1_000_000
        ) {
            let days = (0..7).filter(|day| days >> day & 1 == 1);
            let made = WeeklySchedule::new(days, hour, 30, "Europe/Kyiv").unwrap();
            let (from, then) =
                (Timestamp::from_second(from).unwrap(), Timestamp::from_second(from + later).unwrap());
            prop_assert!(made.due(from) >= from + LEAST);
            prop_assert!(made.due(from) <= made.due(then));
            prop_assert!(made.after(made.due(from)) > made.due(from));
        }
    }
}
