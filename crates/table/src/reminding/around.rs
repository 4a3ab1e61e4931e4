//! Quiet time: the hours and days in which the bot does not disturb a member, and the length of such a time.

use super::settings::ReminderSettings;
use jiff::civil::{Date, Time, Weekday};
use jiff::{Timestamp, ToSpan};

impl ReminderSettings {
    /// Whether the member must not be disturbed at a moment.
    #[must_use]
    pub fn is_quiet(&self, at: Timestamp) -> bool {
        if self.quiet.is_none() && !self.weekends {
            return false;
        }
        let local = self.zone.rules().to_datetime(at);
        self.weekends && is_weekend(local.date()) || self.quiet.is_some_and(|quiet| quiet.has(local.time()))
    }

    /// The whole quiet time around a quiet moment: its beginning and its end.
    pub(super) fn quiet_around(&self, at: Timestamp) -> (Timestamp, Timestamp) {
        let (mut first, mut end) = (at, at);
        // A weekend with its nights has only a few pieces; the loop just needs a bound.
        for _ in 0..32 {
            let Some(next) = self.changes(end).into_iter().find(|change| *change > end) else { break };
            end = next;
            if !self.is_quiet(end) {
                break;
            }
        }
        for _ in 0..32 {
            let before = |change: Timestamp| change.checked_sub(1.millisecond()).unwrap_or(change);
            let earlier = self.changes(first).into_iter().rev();
            // A moment that begins quiet time has none before it.
            let Some(previous) = earlier.into_iter().find(|change| *change <= first) else { break };
            first = previous;
            if !self.is_quiet(before(first)) {
                break;
            }
            first = before(first);
        }
        (first, end)
    }

    /// The moments around another at which quiet time may begin or end, in order: the quiet hours on the days
    /// around it, and the changes of the clocks.
    fn changes(&self, at: Timestamp) -> Vec<Timestamp> {
        let rules = self.zone.rules();
        let today = rules.to_datetime(at).date();
        let hours = self.quiet.map(|quiet| [quiet.from, quiet.to]).into_iter().flatten();
        let hours: Vec<Time> = hours.chain(self.weekends.then_some(Time::midnight())).collect();
        let days = (-2..=2).filter_map(|days: i64| today.checked_add(days.days()).ok());
        let mut changes: Vec<Timestamp> = days
            .flat_map(|day| hours.iter().map(move |hour| day.to_datetime(*hour)))
            .flat_map(|moment| {
                // An hour that occurs twice, or not at all, when the clocks change is taken from both sides.
                let [one, two] = [moment, moment].map(|moment| rules.to_ambiguous_timestamp(moment));
                [one.earlier().ok(), two.later().ok()]
            })
            .flatten()
            .collect();
        changes.extend(rules.preceding(at).next().map(|change| change.timestamp()));
        changes.extend(rules.following(at).next().map(|change| change.timestamp()));
        changes.sort_unstable();
        changes.dedup();
        changes
    }
}

/// Whether a day is a Saturday or a Sunday.
pub(super) fn is_weekend(day: Date) -> bool {
    matches!(day.weekday(), Weekday::Saturday | Weekday::Sunday)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reminding::QuietHours;
    use proptest::prelude::*;

    fn reminder_settings(quiet: &str, weekends: bool, zone: &str) -> ReminderSettings {
        ReminderSettings {
            quiet: quiet.parse().ok(),
            weekends,
            zone: zone.parse().unwrap(),
            ..ReminderSettings::default()
        }
    }

    fn at(text: &str) -> Timestamp {
        text.parse().unwrap()
    }

    #[test]
    fn nights_and_weekends_are_one_piece() {
        let night = reminder_settings("22:00-08:00", false, "Europe/Kyiv");
        let around = night.quiet_around(at("2026-11-10T01:00:00Z"));
        assert_eq!(around, (at("2026-11-09T20:00:00Z"), at("2026-11-10T06:00:00Z")));
        let both = reminder_settings("22:00-08:00", true, "Europe/Kyiv");
        // From Friday evening to Monday morning.
        let around = both.quiet_around(at("2026-11-14T12:00:00Z"));
        assert_eq!(around, (at("2026-11-13T20:00:00Z"), at("2026-11-16T06:00:00Z")));
        let weekend = reminder_settings("", true, "America/New_York");
        let around = weekend.quiet_around(at("2026-11-15T12:00:00Z"));
        assert_eq!(around, (at("2026-11-14T05:00:00Z"), at("2026-11-16T05:00:00Z")));
    }

    #[test]
    fn the_night_in_which_clocks_change_is_as_long_as_it_is() {
        let night = reminder_settings("22:00-08:00", false, "Europe/Berlin");
        let (from, to) = night.quiet_around(at("2026-10-25T01:00:00Z"));
        assert_eq!(to.duration_since(from).as_hours(), 11);
        let (from, to) = night.quiet_around(at("2026-03-29T01:00:00Z"));
        assert_eq!(to.duration_since(from).as_hours(), 9);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(400))]

        /// Compares it with a search minute by minute.
        #[test]
        fn quiet_time_is_what_a_walk_finds(
            from in 0u16..96, length in 1u16..=80, weekends: bool, given: bool,
            zone in prop::sample::select(vec!["UTC", "Europe/Kyiv", "America/New_York", "Australia/Lord_Howe", "UTC+05:30"]),
            minute in 0i64..60 * 24 * 400,
        ) {
            let hour = |quarter: u16| {
                let quarter = quarter % 96;
                Time::constant((quarter / 4) as i8, (quarter % 4 * 15) as i8, 0, 0)
            };
            let quiet = QuietHours::new(hour(from), hour(from + length)).filter(|_| given);
            let reminder_settings = ReminderSettings { quiet, weekends, zone: zone.parse().unwrap(), ..ReminderSettings::default() };
            let moment = at("2026-01-01T00:00:00Z") + (minute * 60_000).milliseconds();
            prop_assume!(reminder_settings.is_quiet(moment));
            let (first, end) = reminder_settings.quiet_around(moment);
            let mut walk = moment;
            while reminder_settings.is_quiet(walk) {
                walk += 1.minute();
            }
            prop_assert_eq!(walk, end);
            let mut walk = moment;
            while reminder_settings.is_quiet(walk - 1.minute()) {
                walk -= 1.minute();
            }
            prop_assert_eq!(walk, first);
        }
    }
}
