//! Time without tables: time controls, days of the week, zones, and stops of clocks.

pub(crate) mod control;
pub(crate) mod instant;
pub(crate) mod stops;
pub(crate) mod weekends;
pub(crate) mod weekly_schedule;
pub(crate) mod zone;
