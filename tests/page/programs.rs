//! Programs that play by HTTP, beside people on the page.

mod client;
mod clients;
mod described;
mod hidden;
mod hooks;
mod playing;
#[path = "../../examples/plays-a-seat.rs"]
#[allow(dead_code, reason = "its own `main` is for people")]
mod plays_a_seat;
