//! The gateway's protocol, without a wire: what a payload says, what is answered, and how a session goes on
//! after a connection.

use crate::DiscordError;
use crate::routes::VERSION;
use serde_json::{Value, json};
use std::time::Duration;

/// A session: it outlives its connections.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Session {
    pub id: String,
    /// The address at which it is resumed.
    pub resume_at: Option<String>,
    /// The number of the last event.
    pub sequence: u64,
}

/// The meaning of a payload of Discord.
#[derive(Debug, PartialEq)]
pub(super) enum Heard {
    Hello {
        heartbeat: Duration,
    },
    Event {
        sequence: u64,
        kind: String,
        data: Value,
    },
    /// A heartbeat must be sent at once.
    Beat,
    Acknowledged,
    Reconnect,
    InvalidSession {
        resumable: bool,
    },
    /// A kind of payload that bots need not know.
    Unknown(u64),
}

impl Heard {
    /// Reads a payload. Returns `None` for anything else.
    pub fn read(text: &[u8]) -> Option<Heard> {
        let mut payload: Value = serde_json::from_slice(text).ok()?;
        Some(match payload["op"].as_u64()? {
            0 => Heard::Event {
                sequence: payload["s"].as_u64()?,
                kind: payload["t"].as_str()?.to_owned(),
                data: payload["d"].take(),
            },
            1 => Heard::Beat,
            7 => Heard::Reconnect,
            9 => Heard::InvalidSession { resumable: payload["d"].as_bool().unwrap_or(false) },
            10 => {
                let interval =
                    payload["d"]["heartbeat_interval"].as_u64().filter(|interval| *interval > 0)?;
                Heard::Hello { heartbeat: Duration::from_millis(interval) }
            }
            11 => Heard::Acknowledged,
            other => Heard::Unknown(other),
        })
    }
}

/// The payload that begins a session.
pub(super) fn identify(token: &str, intents: u64, shard: [u32; 2]) -> Value {
    let properties = json!({ "os": std::env::consts::OS, "browser": "liege", "device": "liege" });
    json!({ "op": 2, "d": { "token": token, "intents": intents, "shard": shard, "properties": properties } })
}

/// The payload that resumes a session.
pub(super) fn resume(token: &str, session: &Session) -> Value {
    json!({ "op": 6, "d": { "token": token, "session_id": session.id, "seq": session.sequence } })
}

/// The payload that shows a line beside the bot's name; none if it is empty.
pub(super) fn presence(line: &str) -> Value {
    // A status of one's own: only its state is shown.
    let status = json!({ "name": "Custom Status", "type": 4, "state": line });
    let activities: Vec<Value> = (!line.is_empty()).then_some(status).into_iter().collect();
    json!({ "op": 3, "d": { "since": null, "activities": activities, "status": "online", "afk": false } })
}

/// The payload that shows that a connection lives.
pub(super) fn beat(sequence: Option<u64>) -> Value {
    json!({ "op": 1, "d": sequence })
}

/// The way on after a connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Next {
    Resume,
    /// The session is over: a new one begins.
    Begin,
    /// Discord refuses the bot, and will do so again.
    Stop(DiscordError),
}

/// The way on after Discord closed a connection with a code.
pub(super) fn after_close(code: u16, shards: u32) -> Next {
    match code {
        // Not authenticated, a session that is no longer valid, a wrong sequence, a session that timed out.
        4003 | 4006 | 4007 | 4009 => Next::Begin,
        4004 => Next::Stop(DiscordError::WrongToken),
        4010 | 4011 => Next::Stop(DiscordError::ShardsRefused { shards }),
        4012 => Next::Stop(DiscordError::TooOld { what: format!("version {VERSION} of its gateway") }),
        4013 => Next::Stop(DiscordError::TooOld { what: "the intents that the bot asks for".to_owned() }),
        4014 => Next::Stop(DiscordError::IntentRefused),
        // The rest are faults of one connection, among them codes that do not exist yet.
        _ => Next::Resume,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payloads_are_read() {
        let read = |payload: Value| Heard::read(payload.to_string().as_bytes());
        let hello = json!({ "op": 10, "d": { "heartbeat_interval": 41250 }, "s": null, "t": null });
        assert_eq!(read(hello), Some(Heard::Hello { heartbeat: Duration::from_millis(41250) }));
        let event = json!({ "op": 0, "s": 7, "t": "RESUMED", "d": {} });
        assert_eq!(read(event), Some(Heard::Event { sequence: 7, kind: "RESUMED".into(), data: json!({}) }));
        assert_eq!(read(json!({ "op": 9, "d": true })), Some(Heard::InvalidSession { resumable: true }));
        assert_eq!(read(json!({ "op": 9, "d": null })), Some(Heard::InvalidSession { resumable: false }));
        assert_eq!(read(json!({ "op": 77 })), Some(Heard::Unknown(77)));
        for wrong in [
            json!({ "op": 0, "t": "READY", "d": {} }),
            json!({ "op": 10, "d": { "heartbeat_interval": 0 } }),
            json!({ "op": "0" }),
            json!([]),
        ] {
            assert_eq!(read(wrong.clone()), None, "{wrong}");
        }
        assert_eq!(Heard::read(b"{"), None);
    }

    #[test]
    fn every_close_code_has_its_way_on() {
        for code in [1000, 1001, 1006, 4000, 4001, 4002, 4005, 4008, 4999] {
            assert_eq!(after_close(code, 1), Next::Resume, "{code}");
        }
        for code in [4003, 4006, 4007, 4009] {
            assert_eq!(after_close(code, 1), Next::Begin, "{code}");
        }
        for (code, word) in [
            (4004, "token"),
            (4010, "shard"),
            (4011, "shard"),
            (4012, "version 10"),
            (4013, "intents"),
            (4014, "Message Content"),
        ] {
            let Next::Stop(error) = after_close(code, 3) else { panic!("{code} ends the program") };
            assert!(error.to_string().contains(word), "{code}: {error}");
        }
    }
}
