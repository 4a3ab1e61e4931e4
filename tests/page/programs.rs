//! Programs that play by the interface over HTTP, beside people on the page.

mod client;
mod described;
mod hidden;
mod playing;
