//! Files for other programs: TRF16 and TRF26, CSV, and the contest's own JSON.

pub mod csv;
pub mod trf;
