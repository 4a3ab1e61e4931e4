//! The choices of a member about being reminded.

use super::point::Point;
use super::quiet::QuietHours;
use crate::time::zone::Zone;
use jiff::civil;

/// The choices of a member.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)] // Each is a choice of its own.
pub struct ReminderSettings {
    /// Whether they are reminded at all.
    pub reminded: bool,
    /// When.
    pub point: Point,
    /// Whether privately; otherwise where the table is played, unless that would tell who sits where.
    pub private: bool,
    /// After how many hours they are reminded again of what they still owe; `None`: once is enough.
    pub every: Option<u16>,
    /// Whether they are told when they are the next to move.
    pub ahead: bool,
    /// After how many days they are reminded where nothing runs out; `None`: never.
    pub idle_days: Option<u16>,
    /// The hour of their daily digest, if they want one.
    pub digest: Option<civil::Time>,
    /// The hours in which they are left alone, every day.
    pub quiet: Option<QuietHours>,
    /// Whether they are left alone on Saturdays and Sundays.
    pub weekends: bool,
    /// Where their day begins and ends.
    pub zone: Zone,
    /// Whether they said so themselves; else it is UTC, or was taken from the server where they chose the rest.
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
