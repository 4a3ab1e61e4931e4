//! Stretches of time, with no table in sight: time controls, days of the week, zones, and what stops a clock.

pub(crate) mod control;
pub(crate) mod instant;
pub(crate) mod stops;
pub(crate) mod weekends;
pub(crate) mod weekly_schedule;
pub(crate) mod zone;
