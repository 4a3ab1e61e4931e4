//! A member's settings for reminders.

use super::point::Point;
use super::quiet::QuietHours;
use crate::time::zone::Zone;
use jiff::civil;

/// A member's settings for reminders.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)] // Each is a choice of its own.
pub struct ReminderSettings {
    /// Whether they are reminded at all.
    pub reminded: bool,
    /// The time of a reminder.
    pub point: Point,
    /// Whether reminders are private; otherwise they come where the table is played, unless that would reveal
    /// who holds which seat.
    pub private: bool,
    /// The number of hours after which they are reminded again; `None` for only once.
    pub every: Option<u16>,
    /// Whether they are told when they are the next to move.
    pub ahead: bool,
    /// The number of days after which they are reminded of an action without a deadline; `None` for never.
    pub idle_days: Option<u16>,
    /// The hour of their daily digest, if they want one.
    pub digest: Option<civil::Time>,
    /// The daily quiet hours.
    pub quiet: Option<QuietHours>,
    /// Whether Saturdays and Sundays are quiet.
    pub weekends: bool,
    /// Their time zone.
    pub zone: Zone,
    /// Whether they chose the zone themselves; otherwise it is UTC, or the zone of the server where they
    /// chose the rest.
    pub zone_chosen: bool,
}

impl ReminderSettings {
    /// The settings with a server's time zone, if the member has none of their own.
    #[must_use]
    pub fn on_server(self, zone: Option<Zone>) -> ReminderSettings {
        match zone {
            Some(zone) if !self.zone_chosen && self.zone == Zone::default() => {
                ReminderSettings { zone, ..self }
            }
            _ => self,
        }
    }
}

impl Default for ReminderSettings {
    fn default() -> ReminderSettings {
        ReminderSettings {
            reminded: true,
            point: Point::default(),
            private: false,
            every: None,
            ahead: false,
            idle_days: None,
            digest: None,
            quiet: None,
            weekends: false,
            zone: Zone::default(),
            zone_chosen: false,
        }
    }
}
