//! The gateway: hello, identify, heartbeats, resume with replay, and ways to break it.

use super::Shared;
use super::payloads;
use super::world::{Session, Wire, World};
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Query, State};
use axum::http::Uri;
use axum::response::Response;
use flate2::{Compress, Compression, FlushCompress};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::Arc;
use tokio::sync::mpsc;

const HEARTBEAT: u64 = 500;
/// The path at which sessions are resumed.
pub const RESUME: &str = "/resume";
const MESSAGE_CONTENT: u64 = 1 << 15;
/// The intents for members, presences and message content.
const PRIVILEGED: u64 = 1 << 1 | 1 << 8 | MESSAGE_CONTENT;

pub async fn connect(
    State(shared): State<Arc<Shared>>,
    Query(asked): Query<HashMap<String, String>>,
    uri: Uri,
    upgrade: WebSocketUpgrade,
) -> Response {
    let asked = |name: &str| asked.get(name).map(String::as_str);
    if (asked("v"), asked("encoding")) != (Some("10"), Some("json")) {
        shared.problem(format!("the gateway was asked for {uri}"));
    }
    let compressed = asked("compress") == Some("zlib-stream") && !shared.read(|world| world.plain);
    let zlib = compressed.then(|| Compress::new(Compression::default(), true));
    shared.change(|world| world.dialled.push(uri.path().to_owned()));
    upgrade.on_upgrade(move |socket| serve(shared, Line { socket, zlib }))
}

/// A connection of the bot.
struct Line {
    socket: WebSocket,
    /// The stream of all that is sent, if it is compressed.
    zlib: Option<Compress>,
}

impl Line {
    async fn send(&mut self, payload: &Value) -> Result<(), axum::Error> {
        let text = payload.to_string();
        let Some(zlib) = &mut self.zlib else {
            return self.socket.send(Message::Text(text.into())).await;
        };
        let mut packed = Vec::with_capacity(text.len() + 1024);
        zlib.compress_vec(text.as_bytes(), &mut packed, FlushCompress::Sync).expect("a stream");
        // Discord may send a payload in parts.
        let (first, second) = packed.split_at(packed.len() / 2);
        for part in [first, second] {
            self.socket.send(Message::Binary(part.to_vec().into())).await?;
        }
        Ok(())
    }

    async fn close(&mut self, code: u16) {
        let frame = CloseFrame { code, reason: "".into() };
        let _ = self.socket.send(Message::Close(Some(frame))).await;
    }
}

async fn serve(shared: Arc<Shared>, mut line: Line) {
    while shared.read(|world| world.held) {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    let hello = json!({ "op": 10, "d": { "heartbeat_interval": HEARTBEAT }, "s": null, "t": null });
    if line.send(&hello).await.is_err() {
        return;
    }
    let (wire, mut orders) = mpsc::unbounded_channel();
    loop {
        tokio::select! {
            order = orders.recv() => match order {
                Some(Wire::Send(event)) => if line.send(&event).await.is_err() { return },
                Some(Wire::Close(code)) => return line.close(code).await,
                // The socket is dropped without a closing frame.
                Some(Wire::Drop) | None => return,
            },
            heard = line.socket.recv() => {
                let text = match heard {
                    Some(Ok(Message::Text(text))) => text,
                    Some(Ok(Message::Close(frame))) => {
                        let good_bye = frame.is_some_and(|f| matches!(f.code, 1000 | 1001));
                        shared.change(|world| left(world, &wire, good_bye));
                        return;
                    }
                    Some(Ok(_)) => continue,
                    Some(Err(_)) | None => {
                        shared.change(|world| left(world, &wire, false));
                        return;
                    }
                };
                let Ok(payload) = serde_json::from_str::<Value>(&text) else {
                    shared.problem("the gateway heard what is not JSON".into());
                    return line.close(4002).await;
                };
                if let Some(code) = shared.change(|world| hear(world, &payload, &wire)) {
                    return line.close(code).await;
                }
            }
        }
    }
}

/// Ends a connection; after a proper close its session is over too.
fn left(world: &mut World, wire: &mpsc::UnboundedSender<Wire>, good_bye: bool) {
    world.waiting.retain(|(_, waiting)| !waiting.same_channel(wire));
    world
        .earlier
        .retain(|(_, session)| !session.connection.as_ref().is_some_and(|its| its.same_channel(wire)));
    for known in [&mut world.session, &mut world.second] {
        let Some(session) = known else { continue };
        if session.connection.as_ref().is_some_and(|connection| connection.same_channel(wire)) {
            session.connection = None;
            if good_bye {
                *known = None;
            }
        }
    }
}

/// Handles a payload of the bot. Returns the code with which the connection must be closed, if it must.
fn hear(world: &mut World, payload: &Value, wire: &mpsc::UnboundedSender<Wire>) -> Option<u16> {
    let answer = |payload: Value| {
        let _ = wire.send(Wire::Send(payload));
    };
    let data = &payload["d"];
    match payload["op"].as_u64() {
        Some(1) => {
            world.heartbeats += 1;
            if world.numb {
                return None;
            }
            answer(json!({ "op": 11, "d": null, "s": null, "t": null }));
            None
        }
        Some(2) => begin(world, data, wire),
        Some(3) => {
            let of = |name: &str| data.get(name);
            let activities = data["activities"].as_array();
            let shown = activities.and_then(|activities| activities.first());
            let is_line = |activity: &Value| {
                activity["type"] == 4
                    && activity["name"].is_string()
                    && activity["state"]
                        .as_str()
                        .is_some_and(|state| (1..=128).contains(&state.chars().count()))
            };
            let is_known = of("since").is_some()
                && of("afk") == Some(&json!(false))
                && of("status") == Some(&json!("online"));
            if !is_known || activities.is_none_or(|all| all.len() > 1) || !shown.is_none_or(is_line) {
                world.problems.push(format!("a presence that cannot be: {data}"));
            }
            let line = shown.and_then(|activity| activity["state"].as_str()).unwrap_or_default();
            world.presences.push(line.to_owned());
            None
        }
        Some(6) => {
            if token(data) != world.token {
                return Some(4004);
            }
            let id = data["session_id"].as_str();
            let shard = u64::from(world.second.as_ref().is_some_and(|session| Some(&*session.id) == id));
            if let Some(answered) = world.resumes_answered.pop_front() {
                let _ = wire.send(answered);
                return None;
            }
            let session = world.session_of(shard).as_mut().filter(|session| Some(&*session.id) == id);
            let Some(session) = session else {
                answer(json!({ "op": 9, "d": false, "s": null, "t": null }));
                return None;
            };
            let seen = data["seq"].as_u64().unwrap_or(0);
            if seen > session.sequence {
                return Some(4007);
            }
            for (_, event) in session.events.iter().filter(|(sequence, _)| *sequence > seen) {
                answer(event.clone());
            }
            session.connection = Some(wire.clone());
            world.resumed += 1;
            world.dispatch_by(shard, "RESUMED", &json!({ "_trace": [] }));
            None
        }
        other => {
            world.problems.push(format!("the gateway heard op {other:?}"));
            Some(4001)
        }
    }
}

fn token(data: &Value) -> &str {
    let token = data["token"].as_str().unwrap_or_default();
    token.strip_prefix("Bot ").unwrap_or(token)
}

/// Begins a session, unless it has to wait.
pub fn begin(world: &mut World, data: &Value, wire: &mpsc::UnboundedSender<Wire>) -> Option<u16> {
    if world.second_held && data["shard"][0].as_u64() == Some(1) {
        world.waiting.push((data.clone(), wire.clone()));
        return None;
    }
    identify(world, data, wire)
}

fn identify(world: &mut World, data: &Value, wire: &mpsc::UnboundedSender<Wire>) -> Option<u16> {
    if token(data) != world.token {
        return Some(4004);
    }
    let intents = data["intents"].as_u64().unwrap_or(0);
    let granted = if world.message_content_granted { MESSAGE_CONTENT } else { 0 };
    if intents & PRIVILEGED & !granted != 0 {
        return Some(4014);
    }
    let shard = data["shard"][0].as_u64().unwrap_or(0);
    if shard >= world.shards || data["shard"][1].as_u64().unwrap_or(1) != world.shards {
        return Some(4010);
    }
    world.identified += 1;
    if let Some(left) = world.beginnings_cut.checked_sub(1) {
        world.beginnings_cut = left;
        let _ = wire.send(Wire::Drop);
    }
    let id = format!("session-{}", world.id());
    if let Some(earlier) = world.session_of(shard).take_if(|session| session.connection.is_some()) {
        world.earlier.push((shard, earlier));
    }
    *world.session_of(shard) = Some(Session {
        id: id.clone(),
        sequence: 0,
        events: Vec::new(),
        connection: Some(wire.clone()),
        intents,
    });
    let mut bot = payloads::user(&world.users[&world.bot]);
    bot["verified"] = json!(true);
    bot["email"] = json!(null);
    bot["mfa_enabled"] = json!(true);
    bot["flags"] = json!(0);
    // Of two shards the second one has the server.
    let tells = !world.left && shard + 1 == world.shards;
    let guilds = match tells {
        false => json!([]),
        true => json!([{ "id": world.guild.to_string(), "unavailable": true }]),
    };
    let resume_at = world.resume_at.clone().unwrap_or_else(|| format!("{}{RESUME}", world.gateway));
    let ready = json!({
        "v": 10, "user": bot, "guilds": guilds,
        "session_id": id, "resume_gateway_url": resume_at, "shard": data["shard"],
        "application": { "id": world.application.to_string(), "flags": 0 },
        "session_type": "normal", "private_channels": [], "relationships": [], "presences": [],
        "user_settings": {}, "_trace": [],
    });
    world.dispatch_by(shard, "READY", &ready);
    if tells && !world.unavailable {
        let guild = payloads::guild(world);
        world.dispatch_by(shard, "GUILD_CREATE", &guild);
    }
    None
}
