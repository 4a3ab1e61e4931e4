//! The running of a clock that stops for some periods.

use crate::time::instant::later;
use crate::time::weekends::Weekends;
use jiff::{SignedDuration, Timestamp};

/// The periods in which a clock stops.
#[derive(Clone, Debug)]
pub(crate) struct Stops<'a> {
    /// The noted ones, in order and not empty.
    stretches: Vec<(Timestamp, Timestamp)>,
    /// The weekly ones.
    weekends: &'a Weekends,
}

impl<'a> Stops<'a> {
    /// Makes it from periods in any order, which may overlap or be empty, and weekends.
    pub(crate) fn new(mut all: Vec<(Timestamp, Timestamp)>, weekends: &'a Weekends) -> Stops<'a> {
        all.retain(|(start, end)| start < end);
        all.sort_unstable();
        let mut stretches: Vec<(Timestamp, Timestamp)> = Vec::with_capacity(all.len());
        for (start, end) in all {
            match stretches.last_mut() {
                Some((_, last)) if start <= *last => *last = end.max(*last),
                _ => stretches.push((start, end)),
            }
        }
        Stops { stretches, weekends }
    }

    /// The first period that is not over at a time.
    fn next(&self, at: Timestamp) -> Option<(Timestamp, Timestamp)> {
        let noted = self.stretches.iter().find(|(_, end)| *end > at).copied();
        noted.into_iter().chain(self.weekends.stop(at)).min()
    }

    /// When a clock that started at a time has run for this long.
    pub(crate) fn run(&self, began: Timestamp, amount: SignedDuration) -> Timestamp {
        let (mut at, mut left) = (began, amount);
        while let Some((start, end)) = self.next(at).filter(|_| left.is_positive()) {
            let runs = start.duration_since(at).max(SignedDuration::ZERO);
            if runs >= left {
                break;
            }
            (at, left) = (end, left - runs);
        }
        later(at, left)
    }

    /// How long a clock has run between two times.
    pub(crate) fn ran(&self, began: Timestamp, until: Timestamp) -> SignedDuration {
        let (mut at, mut ran) = (began, SignedDuration::ZERO);
        while at < until {
            let (start, end) = self.next(at).unwrap_or((until, until));
            ran += start.min(until).duration_since(at).max(SignedDuration::ZERO);
            at = end;
        }
        ran
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::ToSpan as _;
    use proptest::prelude::*;

    const MINUTE: SignedDuration = SignedDuration::from_mins(1);

    fn at(text: &str) -> Timestamp {
        text.parse().unwrap()
    }

    #[test]
    fn three_days_that_begin_on_a_friday_are_over_on_a_wednesday() {
        let (on, off) = (Weekends::On, "off UTC".parse().unwrap());
        let three = SignedDuration::from_hours(72);
        let friday = at("2026-01-09T12:00:00Z");
        assert_eq!(Stops::new(Vec::new(), &on).run(friday, three), at("2026-01-12T12:00:00Z"));
        assert_eq!(Stops::new(Vec::new(), &off).run(friday, three), at("2026-01-14T12:00:00Z"));
        // A player who starts on a Sunday has the whole time from Monday on.
        assert_eq!(
            Stops::new(Vec::new(), &off).run(at("2026-01-11T12:00:00Z"), three),
            at("2026-01-15T00:00:00Z")
        );
        // A time that ends with Friday is over then, and not on Monday.
        let half = SignedDuration::from_hours(12);
        assert_eq!(Stops::new(Vec::new(), &off).run(friday, half), at("2026-01-10T00:00:00Z"));
        // A pause within the weekend changes nothing; a pause that begins on it stops the time after it.
        let pause = vec![(at("2026-01-11T00:00:00Z"), at("2026-01-13T00:00:00Z"))];
        assert_eq!(Stops::new(pause, &off).run(friday, three), at("2026-01-15T12:00:00Z"));
    }

    #[test]
    fn at_the_end_of_time_a_clock_stands() {
        let off = "off UTC".parse().unwrap();
        let stops = Stops::new(Vec::new(), &off);
        assert_eq!(stops.run(Timestamp::MAX, SignedDuration::from_hours(1)), Timestamp::MAX);
        assert_eq!(stops.ran(Timestamp::MAX, Timestamp::MAX), SignedDuration::ZERO);
    }

    fn weekends() -> impl Strategy<Value = Weekends> {
        let zones = ["UTC", "Europe/Kyiv", "America/St_Johns", "Pacific/Auckland", "UTC+03:00"];
        prop_oneof![
            Just(Weekends::On),
            prop::sample::select(zones.to_vec()).prop_map(|zone| Weekends::Off(zone.parse().unwrap())),
        ]
    }

    fn stretches() -> impl Strategy<Value = Vec<(Timestamp, Timestamp)>> {
        let begin = at("2026-03-01T00:00:00Z");
        let stretch = (0i64..60 * 24 * 60, 0i64..5 * 24 * 60);
        prop::collection::vec(stretch, 0..4).prop_map(move |all| {
            all.into_iter()
                .map(|(from, long)| (begin + from.minutes(), begin + (from + long).minutes()))
                .collect()
        })
    }

    proptest! {
        #[test]
        fn a_clock_runs_in_every_minute_in_which_nothing_stops_it(
            weekends in weekends(), stretches in stretches(), from in 0i64..40 * 24 * 60, long in 0i64..12 * 24 * 60,
        ) {
            let stops = Stops::new(stretches.clone(), &weekends);
            let began = at("2026-03-01T00:00:00Z") + from.minutes();
            let until = began + long.minutes();
            let rests = |minute: Timestamp| {
                let Weekends::Off(zone) = &weekends else { return false };
                zone.rules().to_datetime(minute).date().weekday().to_monday_zero_offset() >= 5
            };
            let mut counted = SignedDuration::ZERO;
            let mut minute = began;
            while minute < until {
                let stopped = stretches.iter().any(|(start, end)| *start <= minute && minute < *end);
                if !stopped && !rests(minute) {
                    counted += MINUTE;
                }
                minute += 1.minute();
            }
            prop_assert_eq!(stops.ran(began, until), counted);
        }

        #[test]
        fn a_clock_has_run_for_as_long_as_it_was_to(
            weekends in weekends(), stretches in stretches(), from in 0i64..60 * 24 * 60, hours in 0i64..=60 * 24,
        ) {
            let stops = Stops::new(stretches, &weekends);
            let began = at("2026-03-01T00:00:00Z") + from.minutes();
            let amount = SignedDuration::from_hours(hours);
            let until = stops.run(began, amount);
            prop_assert_eq!(stops.ran(began, until), amount);
            // It is the first such moment.
            prop_assert!(amount.is_zero() || stops.ran(began, until - 1.minute()) < amount);
            prop_assert!(stops.run(began, amount + MINUTE) > until);
        }
    }
}
