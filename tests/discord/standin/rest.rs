//! REST: the requests that Liege makes, and Discord's answers. Any other request is a problem.

use super::acts;
use super::bodies::{self, Body};
use super::forum;
use super::payloads;
use super::private;
use super::rights;
use super::schema;
use super::world::{Asked, Button, Channel, File, Interaction, Kind, Limit, Message, Version, World};
use super::{Shared, at};
use axum::extract::{Request, State};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// A refusal: status, Discord's code, its message.
pub type Refusal = (u16, i64, String);
pub type Outcome = Result<(u16, Value), Refusal>;

pub fn refuse<T>(status: u16, code: i64, message: &str) -> Result<T, Refusal> {
    Err((status, code, message.to_owned()))
}

pub async fn answer(State(shared): State<Arc<Shared>>, request: Request) -> Response {
    let method = request.method().to_string();
    let path = request.uri().path().to_owned();
    let query = request.uri().query().unwrap_or_default().to_owned();
    let authorised = request.headers().get("authorization").and_then(|v| v.to_str().ok()).map(str::to_owned);
    let started = Instant::now();
    let body = match bodies::read(request).await {
        Ok(body) => body,
        Err(why) => {
            shared.problem(format!("{method} {path}: {why}"));
            Body::default()
        }
    };
    let short = path.strip_prefix("/api/v10").unwrap_or(&path).to_owned();
    let mut reply = shared.change(|world| {
        let reply = whole_answer(world, &method, &short, &query, authorised.as_deref(), &body);
        world.asked.push(Asked {
            method: method.clone(),
            path: short.clone(),
            status: reply.status,
            body: body.json.clone(),
            at: started,
        });
        reply
    });
    let status = StatusCode::from_u16(reply.status).unwrap();
    let mut response = if reply.status == 204 {
        status.into_response()
    } else {
        (status, axum::Json(reply.body.take())).into_response()
    };
    for (name, value) in reply.headers {
        response.headers_mut().insert(name, HeaderValue::from_str(&value).unwrap());
    }
    response
}

struct Reply {
    status: u16,
    body: Value,
    headers: Vec<(&'static str, String)>,
}

impl Reply {
    fn refusal((status, code, message): Refusal) -> Reply {
        Reply { status, body: json!({ "message": message, "code": code }), headers: Vec::new() }
    }

    fn too_many(after: f64, global: bool) -> Reply {
        let message = "You are being rate limited.";
        let mut headers = vec![("retry-after", after.to_string())];
        if global {
            headers.push(("x-ratelimit-global", "true".to_owned()));
        }
        let body = json!({ "message": message, "retry_after": after, "global": global });
        Reply { status: 429, body, headers }
    }
}

fn whole_answer(
    world: &mut World,
    method: &str,
    path: &str,
    query: &str,
    authorised: Option<&str>,
    body: &Body,
) -> Reply {
    let open =
        ["/interactions/", "/webhooks/"].iter().any(|start| path.starts_with(start)) || path == "/gateway";
    if !open && authorised != Some(&format!("Bot {}", world.token)) {
        return Reply::refusal((401, 0, "401: Unauthorized".into()));
    }
    let limits = match limits(world, method, path) {
        Ok(limits) => limits,
        Err(reply) => return reply,
    };
    let fault = world
        .faults
        .iter_mut()
        .find(|fault| fault.times > 0 && fault.method == method && path.contains(&fault.path))
        .map(|fault| {
            fault.times -= 1;
            fault.clone()
        });
    let mut reply = match &fault {
        Some(fault) if !fault.after_doing => Reply::refusal((fault.status, fault.code, "on purpose".into())),
        _ => match route(world, method, path, query, body) {
            Ok((status, body)) => Reply { status, body, headers: Vec::new() },
            Err(refusal) => Reply::refusal(refusal),
        },
    };
    if let Some(fault) = fault {
        if fault.after_doing {
            reply = Reply::refusal((fault.status, fault.code, "on purpose, afterwards".into()));
        }
        if let Some(after) = fault.retry_after {
            reply = Reply::too_many(after, false);
        }
    }
    reply.headers.extend(limits);
    reply
}

/// Counts the request for the limits: that of all requests, and that of its route.
fn limits(world: &mut World, method: &str, path: &str) -> Result<Vec<(&'static str, String)>, Reply> {
    // Interactions' first answers have no limit.
    if path.starts_with("/interactions/") {
        return Ok(Vec::new());
    }
    if let Some(limit) = world.limit_of_all {
        count(world, "all", limit).map_err(|left| Reply::too_many(left, true))?;
    }
    let (most, _) = world.limit;
    let (used, left) = count(world, &format!("{method} {path}"), world.limit)
        .map_err(|left| Reply::too_many(left, false))?;
    Ok(vec![
        ("x-ratelimit-limit", most.to_string()),
        ("x-ratelimit-remaining", (most - used).to_string()),
        ("x-ratelimit-reset-after", format!("{left:.3}")),
        ("x-ratelimit-bucket", "standin".to_owned()),
    ])
}

/// Counts a request with a shared limit. Returns the number in this window and the remaining seconds of the
/// window; an error with the latter if it is one too many.
fn count(world: &mut World, bucket: &str, (most, window): Limit) -> Result<(u32, f64), f64> {
    let used = world.used.entry(bucket.to_owned()).or_insert_with(|| (Instant::now(), 0));
    if used.0.elapsed() >= window {
        *used = (Instant::now(), 0);
    }
    let left = window.saturating_sub(used.0.elapsed()).as_secs_f64();
    if used.1 >= most {
        return Err(left);
    }
    used.1 += 1;
    Ok((used.1, left))
}

fn check(world: &mut World, method: &'static str, path: &'static str, body: &Body) {
    if !world.trusting {
        world.problems.extend(schema::complaints(method, path, &body.json));
    }
}

fn route(world: &mut World, method: &str, path: &str, query: &str, body: &Body) -> Outcome {
    let parts: Vec<&str> = path.split('/').skip(1).collect();
    let number = |text: &str| text.parse::<u64>().unwrap_or(0);
    match (method, parts.as_slice()) {
        ("GET", ["gateway"]) => Ok((200, json!({ "url": gateway(world) }))),
        ("GET", ["gateway", "bot"]) => Ok((
            200,
            json!({
                "url": gateway(world), "shards": world.shards,
                "session_start_limit":
                    { "total": 1000, "remaining": 999, "reset_after": 14_400_000, "max_concurrency": 1 },
            }),
        )),
        ("GET", ["users", "@me"]) => Ok((200, payloads::user(&world.users[&world.bot]))),
        ("GET", ["users", "@me", "guilds"]) => Ok((
            200,
            json!([{
                "id": world.guild.to_string(), "name": "The Court", "permissions": world.allowed.to_string(),
            }]),
        )),
        ("GET", ["oauth2", "applications", "@me"] | ["applications", "@me"]) => Ok((
            200,
            json!({
                "id": world.application.to_string(), "name": "Liege", "icon": null, "description": "",
                "bot_public": true, "bot_require_code_grant": false, "verify_key": "00", "flags": 0,
            }),
        )),
        ("PUT", ["applications", application, "commands"]) => {
            check(world, "PUT", "/applications/{application_id}/commands", body);
            register(world, number(application), None, body)
        }
        ("PUT", ["applications", application, "guilds", guild, "commands"]) => {
            check(world, "PUT", "/applications/{application_id}/guilds/{guild_id}/commands", body);
            if number(guild) != world.guild {
                return refuse(403, 50001, "Missing Access");
            }
            register(world, number(application), Some(number(guild)), body)
        }
        ("GET", ["applications", application, "emojis"]) if number(application) == world.application => {
            Ok((200, json!({ "items": world.emoji.iter().map(emoji).collect::<Vec<_>>() })))
        }
        ("POST", ["applications", application, "emojis"]) if number(application) == world.application => {
            check(world, "POST", "/applications/{application_id}/emojis", body);
            upload(world, body)
        }
        ("DELETE", ["applications", application, "emojis", id])
            if number(application) == world.application =>
        {
            let before = world.emoji.len();
            world.emoji.retain(|(emoji, ..)| *emoji != number(id));
            if world.emoji.len() == before {
                return refuse(404, 10014, "Unknown Emoji");
            }
            Ok((204, Value::Null))
        }
        ("POST", ["users", "@me", "channels"]) => {
            check(world, "POST", "/users/@me/channels", body);
            let with = at(&body.json["recipient_id"]);
            if !world.users.contains_key(&with) {
                return refuse(400, 50033, "Invalid Recipient(s)");
            }
            let id = world.direct(with);
            Ok((200, payloads::channel(world, &world.channels[&id])))
        }
        ("GET", ["channels", id]) => {
            let channel = visible(world, number(id))?;
            Ok((200, payloads::channel(world, &channel)))
        }
        ("PATCH", ["channels", id]) => {
            check(world, "PATCH", "/channels/{channel_id}", body);
            match world.channels.get(&number(id)).map(|channel| channel.kind) {
                Some(Kind::Forum) => forum::change(world, number(id), body),
                _ => change_thread(world, number(id), body),
            }
        }
        ("GET", ["channels", id, "messages"]) => {
            let channel = visible(world, number(id))?;
            let given = |name: &str| {
                query
                    .split('&')
                    .find_map(|pair| pair.split_once('=').filter(|(key, _)| *key == name)?.1.parse().ok())
            };
            let (limit, after) = (given("limit").unwrap_or(50), given("after"));
            if !(1..=100).contains(&limit) {
                return refuse(400, 50035, "Invalid Form Body");
            }
            let past = world.may(&channel, rights::PAST);
            let there = world.messages.iter().filter(|m| past && m.channel == channel.id && !m.ephemeral);
            // After a message: the next ones. Without one: the newest. The newest always come first.
            let mut found: Vec<&Message> = match after {
                Some(after) => there.filter(|m| m.id > after).take(usize::try_from(limit).unwrap()).collect(),
                None => there.rev().take(usize::try_from(limit).unwrap()).collect(),
            };
            found.sort_by_key(|message| std::cmp::Reverse(message.id));
            Ok((200, found.into_iter().map(|message| acts::read_later(world, message)).collect()))
        }
        ("GET", ["channels", id, "messages", message]) => {
            let channel = visible(world, number(id))?;
            match world.message(number(message)).filter(|there| there.channel == channel.id) {
                Some(message) => Ok((200, acts::read_later(world, message))),
                None => refuse(404, 10008, "Unknown Message"),
            }
        }
        ("GET", ["guilds", guild]) if number(guild) == world.guild && !world.left => {
            Ok((200, payloads::guild(world)))
        }
        ("GET", ["guilds", guild, "threads", "active"]) if number(guild) == world.guild => {
            Ok((200, forum::active(world)))
        }
        ("POST", ["channels", id, "threads"]) => {
            check(world, "POST", "/channels/{channel_id}/threads", body);
            match body.json["type"].as_u64() {
                Some(12) => private::open(world, number(id), body),
                _ => forum::begin(world, number(id), body),
            }
        }
        ("PUT", ["channels", id, "thread-members", member]) => {
            private::add(world, number(id), number(member))
        }
        ("GET", ["guilds", guild, "members", user]) => {
            let member = world
                .users
                .get(&number(user))
                .filter(|user| number(guild) == world.guild && !world.left && !user.gone);
            match member {
                Some(member) => Ok((200, payloads::member(world, member))),
                None => refuse(404, 10007, "Unknown Member"),
            }
        }
        ("POST", ["channels", id, "messages"]) => {
            check(world, "POST", "/channels/{channel_id}/messages", body);
            post(world, number(id), body)
        }
        ("PUT", ["channels", id, "messages", message, "reactions", sign, "@me"]) => {
            let channel = visible(world, number(id))?;
            if !world.may(&channel, rights::REACT | rights::PAST) {
                return refuse(403, 50013, "Missing Permissions");
            }
            if world.message(number(message)).is_none_or(|message| message.channel != channel.id) {
                return refuse(404, 10008, "Unknown Message");
            }
            world.signs.push((number(message), (*sign).to_owned()));
            Ok((204, Value::Null))
        }
        ("PATCH", ["channels", id, "messages", message]) => {
            check(world, "PATCH", "/channels/{channel_id}/messages/{message_id}", body);
            edit(world, number(id), number(message), body)
        }
        ("POST", ["channels", id, "messages", message, "threads"]) => {
            check(world, "POST", "/channels/{channel_id}/messages/{message_id}/threads", body);
            open_thread(world, number(id), number(message), body)
        }
        ("POST", ["interactions", id, token, "callback"]) => {
            check(world, "POST", "/interactions/{interaction_id}/{interaction_token}/callback", body);
            callback(world, number(id), token, body)
        }
        ("POST", ["webhooks", _, token]) => {
            check(world, "POST", "/webhooks/{webhook_id}/{webhook_token}", body);
            let id = interaction(world, token)?;
            let ephemeral = body.json["flags"].as_u64().unwrap_or(0) & 64 != 0;
            let message = put(world, Where::Interaction { id, ephemeral }, body)?;
            Ok((200, message))
        }
        ("PATCH", ["webhooks", _, token, "messages", "@original"]) => {
            check(world, "PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original", body);
            edit_original(world, token, body)
        }
        ("GET", ["webhooks", _, token, "messages", "@original"]) => {
            let id = interaction(world, token)?;
            match world.interactions[&id].original.and_then(|id| world.message(id)) {
                Some(message) => Ok((200, payloads::message(world, message, false))),
                None => refuse(404, 10008, "Unknown Message"),
            }
        }
        ("DELETE", ["webhooks", _, token, "messages", "@original"]) => {
            let id = interaction(world, token)?;
            let interaction = world.interactions.get_mut(&id).unwrap();
            interaction.deleted = true;
            // A press under a message may be answered by changing that message.
            let under = interaction.under.filter(|_| interaction.acknowledged == Some(6));
            world.messages.retain(|message| Some(message.id) != under);
            Ok((204, Value::Null))
        }
        _ => {
            world.problems.push(format!("unknown request: {method} {path}"));
            refuse(404, 0, "404: Not Found")
        }
    }
}

fn emoji((id, name, _): &(u64, String, Vec<u8>)) -> Value {
    json!({
        "id": id.to_string(), "name": name, "roles": [], "require_colons": true, "managed": false,
        "available": true, "animated": false,
    })
}

/// Takes an emoji, if Discord would.
fn upload(world: &mut World, body: &Body) -> Outcome {
    let name = body.json["name"].as_str().unwrap_or_default().to_owned();
    let is_name =
        (2..=32).contains(&name.len()) && name.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'_');
    let data = body.json["image"].as_str().and_then(|image| image.strip_prefix("data:image/png;base64,"));
    let picture = data.and_then(|data| STANDARD.decode(data).ok()).unwrap_or_default();
    let is_picture = image::load_from_memory(&picture).is_ok_and(|picture| {
        picture.width() == 128 && picture.height() == 128 && picture.color().has_alpha()
    });
    if !is_name || !is_picture || picture.len() > 256 << 10 || world.emoji.len() >= 2_000 {
        world.problems.push(format!("an emoji that cannot be: {name}"));
        return refuse(400, 50035, "Invalid Form Body");
    }
    if world.emoji.iter().any(|(_, known, _)| *known == name) {
        world.problems.push(format!("two emoji are called {name}"));
    }
    let made = (world.id(), name, picture);
    world.emoji.push(made.clone());
    Ok((201, emoji(&made)))
}

fn gateway(world: &World) -> String {
    world.gateway.clone()
}

fn register(world: &mut World, application: u64, guild: Option<u64>, body: &Body) -> Outcome {
    if application != world.application {
        return refuse(403, 20012, "You are not authorized to perform this action on this application");
    }
    let mut commands = body.json.as_array().cloned().unwrap_or_default();
    if commands.len() > 100 {
        return refuse(400, 30032, "Maximum number of application commands reached (100)");
    }
    for command in &mut commands {
        command["id"] = json!(world.id().to_string());
        if command["type"].is_null() {
            command["type"] = json!(1);
        }
        command["application_id"] = json!(application.to_string());
        command["version"] = json!("1");
    }
    world.commands.insert(guild, commands.clone());
    Ok((200, Value::from(commands)))
}

pub fn visible(world: &World, id: u64) -> Result<Channel, Refusal> {
    match world.channels.get(&id) {
        Some(channel) if channel.hidden || !world.may(channel, rights::SEE) => {
            refuse(403, 50001, "Missing Access")
        }
        Some(channel) => Ok(channel.clone()),
        None => refuse(404, 10003, "Unknown Channel"),
    }
}

/// Opens, archives, locks or renames a thread.
fn change_thread(world: &mut World, id: u64, body: &Body) -> Outcome {
    let channel = visible(world, id)?;
    let given = body.json.as_object().cloned().unwrap_or_default();
    if given.is_empty()
        || given.keys().any(|key| !["archived", "locked", "name", "applied_tags"].contains(&key.as_str()))
    {
        world.problems.push(format!("a channel was changed: {}", body.json));
        return refuse(400, 50035, "Invalid Form Body");
    }
    let manages = world.may(&channel, rights::MANAGE_THREADS);
    if channel.forbidden || !manages && (channel.locked || given.contains_key("locked")) {
        return refuse(403, 50013, "Missing Permissions");
    }
    if channel.archived && body.json["archived"] != json!(false) {
        return refuse(400, 50083, "Thread is archived");
    }
    if !body.json["applied_tags"].is_null() {
        let Kind::Thread { parent } = channel.kind else { return refuse(400, 50024, "No thread") };
        forum::apply(world, parent, id, &body.json["applied_tags"])?;
    }
    let known = world.channels.get_mut(&id).unwrap();
    if let Some(name) = body.json["name"].as_str() {
        if known.name != name && known.named.iter().filter(|at| at.elapsed() < RENAMED).count() >= 2 {
            return refuse(429, 0, "The resource is being rate limited.");
        }
        known.named.push(Instant::now());
        name.clone_into(&mut known.name);
    }
    known.archived = body.json["archived"].as_bool().unwrap_or(known.archived);
    known.locked = body.json["locked"].as_bool().unwrap_or(known.locked);
    let shown = payloads::channel(world, &world.channels[&id]);
    world.dispatch("THREAD_UPDATE", &shown);
    Ok((200, shown))
}

/// The time in which a channel can be renamed twice.
const RENAMED: Duration = Duration::from_mins(10);

#[derive(Clone, Copy)]
pub enum Where {
    Channel(u64),
    /// The first message of a thread of a forum, which has its id.
    Thread(u64),
    Interaction {
        id: u64,
        ephemeral: bool,
    },
}

fn post(world: &mut World, id: u64, body: &Body) -> Outcome {
    let channel = visible(world, id)?;
    if let Kind::Direct { with } = channel.kind
        && world.users[&with].closed
    {
        return refuse(403, 50007, "Cannot send messages to this user");
    }
    if channel.kind == Kind::Forum {
        return refuse(400, 50008, "Cannot send messages in a non-text channel");
    }
    let in_thread = matches!(channel.kind, Kind::Thread { .. });
    let write = if in_thread { rights::WRITE_IN_THREADS } else { rights::WRITE };
    let needed = if body.files.is_empty() { write } else { write | rights::FILES };
    if channel.forbidden || !world.may(&channel, needed) {
        return refuse(403, 50013, "Missing Permissions");
    }
    if !body.json["message_reference"].is_null() && !world.may(&channel, rights::PAST) {
        return refuse(400, 160_002, "Cannot reply without permission to read message history");
    }
    if channel.archived {
        return refuse(400, 50083, "Thread is archived");
    }
    let nonce = body.json["nonce"].as_str();
    if body.json["enforce_nonce"] == json!(true)
        && let Some(nonce) = nonce
    {
        let recent = |m: &&Message| m.posted.elapsed() < Duration::from_mins(3);
        // Discord's documentation does not mention channels here, so channels are ignored.
        let same = |m: &&Message| m.author == world.bot && m.nonce.as_deref() == Some(nonce);
        if let Some(first) = world.messages.iter().filter(recent).find(same) {
            return Ok((200, payloads::message(world, first, false)));
        }
    } else {
        world.problems.push(format!("a message was posted without a nonce: {}", body.json));
    }
    Ok((200, put(world, Where::Channel(id), body)?))
}

/// The parts of a message: text, files, rows of buttons.
type Parts = (String, Vec<File>, Vec<Vec<Button>>);

/// The text, the files and the buttons of a body.
fn parts(world: &mut World, body: &Body) -> Result<Parts, Refusal> {
    for emoji in body.emoji() {
        let id = at(&emoji["id"]);
        if !world.emoji.iter().any(|(known, name, _)| *known == id && emoji["name"] == **name) {
            world.problems.push(format!("there is no emoji {emoji}"));
        }
    }
    let parts = (|| Ok::<_, String>((body.content()?, body.attachments()?, body.buttons()?)))();
    parts.or_else(|why| {
        world.problems.push(why.clone());
        refuse(400, 50035, &why)
    })
}

/// Creates a message of the bot's.
pub fn put(world: &mut World, place: Where, body: &Body) -> Result<Value, Refusal> {
    let (content, files, buttons) = parts(world, body)?;
    if content.is_empty() && files.is_empty() {
        return refuse(400, 50006, "Cannot send an empty message");
    }
    let allowed = &body.json["allowed_mentions"];
    if allowed["parse"] != json!([]) {
        world.problems.push(format!("mentions are not switched off: {}", body.json));
    }
    let reply_to = Some(at(&body.json["message_reference"]["message_id"])).filter(|id| *id != 0);
    let mut notified: Vec<u64> = allowed["users"].as_array().into_iter().flatten().map(at).collect();
    notified.retain(|id| content.contains(&format!("<@{id}>")));
    if allowed["replied_user"] == json!(true)
        && let Some(to) = reply_to.and_then(|id| world.message(id))
    {
        notified.push(to.author);
    }
    let (channel, interaction, ephemeral) = match place {
        Where::Channel(channel) | Where::Thread(channel) => (channel, None, false),
        Where::Interaction { id, ephemeral } => (world.interactions[&id].channel, Some(id), ephemeral),
    };
    let id = if let Where::Thread(thread) = place { thread } else { world.id() };
    let message = Message {
        id,
        channel,
        author: world.bot,
        content,
        files,
        buttons,
        notified,
        reply_to,
        nonce: body.json["nonce"].as_str().map(str::to_owned),
        silent: body.json["flags"].as_u64().unwrap_or(0) & 4096 != 0,
        interaction,
        ephemeral,
        has_thread: false,
        posted: Instant::now(),
        earlier: Vec::new(),
    };
    let shown = payloads::message(world, &message, false);
    world.messages.push(message.clone());
    if !ephemeral {
        let told = super::acts::event_of(world, &message);
        world.dispatch("MESSAGE_CREATE", &told);
    }
    Ok(shown)
}

/// Edits a message of the bot's. Parts that the body does not name stay; files that it lists are kept, others
/// are lost.
fn edit(world: &mut World, channel: u64, id: u64, body: &Body) -> Outcome {
    let place = visible(world, channel)?;
    let Some(old) = world.message(id).filter(|m| m.channel == channel && !m.ephemeral).cloned() else {
        return refuse(404, 10008, "Unknown Message");
    };
    if old.author != world.bot {
        return refuse(403, 50005, "Cannot edit a message authored by another user");
    }
    if place.archived {
        return refuse(400, 50083, "Thread is archived");
    }
    let buttons = match (body.content(), body.buttons()) {
        (Ok(_), Ok(buttons)) => buttons,
        (Err(why), _) | (_, Err(why)) => {
            world.problems.push(why.clone());
            return refuse(400, 50035, &why);
        }
    };
    if !body.files.is_empty() {
        world.problems.push(format!("an edit brought new files: {}", body.json));
    }
    if body.json["allowed_mentions"]["parse"] != json!([]) {
        world.problems.push(format!("mentions are not switched off: {}", body.json));
    }
    let mut new = old.clone();
    if let Some(content) = body.json["content"].as_str() {
        content.clone_into(&mut new.content);
    }
    if body.json["components"].is_array() {
        new.buttons = buttons;
    }
    if let Some(kept) = body.json["attachments"].as_array() {
        let ids: Vec<u64> = kept.iter().map(|attachment| at(&attachment["id"])).collect();
        let mut number = 0;
        new.files.retain(|_| {
            number += 1;
            ids.contains(&payloads::file_id(id, number))
        });
    }
    if new.content.is_empty() && new.files.is_empty() {
        return refuse(400, 50006, "Cannot send an empty message");
    }
    new.earlier.push(Version { content: old.content, buttons: old.buttons });
    let shown = payloads::message(world, &new, false);
    let told = super::acts::event_of(world, &new);
    if let Some(message) = world.messages.iter_mut().find(|message| message.id == id) {
        *message = new;
    }
    world.dispatch("MESSAGE_UPDATE", &told);
    Ok((200, shown))
}

fn open_thread(world: &mut World, channel: u64, message: u64, body: &Body) -> Outcome {
    let place = visible(world, channel)?;
    if place.kind != Kind::Text {
        return refuse(400, 50024, "Cannot execute action on this channel type");
    }
    if place.no_threads || place.forbidden || !world.may(&place, rights::OPEN_THREADS) {
        return refuse(403, 50013, "Missing Permissions");
    }
    let Some(found) = world.messages.iter_mut().find(|m| m.id == message && m.channel == channel) else {
        return refuse(404, 10008, "Unknown Message");
    };
    if found.has_thread {
        return refuse(400, 160_004, "A thread has already been created for this message");
    }
    found.has_thread = true;
    let name = body.json["name"].as_str().unwrap_or_default();
    world.insert_channel(message, name, Kind::Thread { parent: channel });
    let mut shown = payloads::channel(world, &world.channels[&message]);
    shown["newly_created"] = json!(true);
    world.dispatch("THREAD_CREATE", &shown);
    Ok((201, shown))
}

fn callback(world: &mut World, id: u64, token: &str, body: &Body) -> Outcome {
    let Some(interaction) = world.interactions.get_mut(&id) else {
        return refuse(404, 10062, "Unknown interaction");
    };
    if interaction.token != token || interaction.started.elapsed() > Duration::from_secs(3) {
        return refuse(404, 10062, "Unknown interaction");
    }
    if interaction.acknowledged.is_some() {
        return refuse(400, 40060, "Interaction has already been acknowledged.");
    }
    let kind = body.json["type"].as_u64();
    let ephemeral = body.json["data"]["flags"].as_u64().unwrap_or(0) & 64 != 0;
    interaction.acknowledged = kind;
    interaction.answered_in = interaction.started.elapsed();
    interaction.ephemeral = ephemeral;
    match kind {
        Some(8) => {
            let choices = body.json["data"]["choices"].as_array().cloned().unwrap_or_default();
            let choice = |c: &Value| (c["name"].as_str().unwrap_or_default().to_owned(), c["value"].clone());
            interaction.choices = Some(choices.iter().map(choice).collect());
        }
        Some(4) => {
            let data = Body { json: body.json["data"].clone(), ..Body::default() };
            let shown = put(world, Where::Interaction { id, ephemeral }, &data)?;
            world.interactions.get_mut(&id).unwrap().original = Some(at(&shown["id"]));
        }
        Some(5) => {}
        Some(6) => {
            let under = world.interactions[&id].under.and_then(|under| world.message(under));
            if under.is_none() {
                world.problems.push("an answer takes the place of a message that is not there".to_owned());
            }
        }
        Some(9) => {
            let form = &body.json["data"];
            world.problems.extend(bodies::faults_of_form(form));
            world.interactions.get_mut(&id).unwrap().form = Some(form.clone());
        }
        other => world.problems.push(format!("an interaction was answered with type {other:?}")),
    }
    Ok((204, Value::Null))
}

/// The interaction of a webhook's token, if it was acknowledged.
fn interaction(world: &World, token: &str) -> Result<u64, Refusal> {
    let known = world.interactions.values().find(|i| i.token == token && i.acknowledged.is_some());
    match known {
        Some(interaction) => Ok(interaction.id),
        None => refuse(404, 10015, "Unknown Webhook"),
    }
}

fn edit_original(world: &mut World, token: &str, body: &Body) -> Outcome {
    let id = interaction(world, token)?;
    let state = world.interactions[&id].clone();
    if state.deleted {
        return refuse(404, 10008, "Unknown Message");
    }
    if state.acknowledged == Some(6) {
        return replace(world, &state, body);
    }
    let shown = put(world, Where::Interaction { id, ephemeral: state.ephemeral }, body)?;
    let new = at(&shown["id"]);
    if let Some(old) = state.original {
        world.messages.retain(|message| message.id != old);
    }
    world.interactions.get_mut(&id).unwrap().original = Some(new);
    Ok((200, shown))
}

/// Changes the message with the pressed button; parts that the body does not name stay.
fn replace(world: &mut World, state: &Interaction, body: &Body) -> Outcome {
    let Some(old) = state.under.and_then(|under| world.message(under)).cloned() else {
        return refuse(404, 10008, "Unknown Message");
    };
    let (content, files, buttons) = parts(world, body)?;
    let mut new = old.clone();
    if body.json["content"].is_string() {
        new.content = content;
    }
    if body.json["components"].is_array() {
        new.buttons = buttons;
    }
    if body.json["attachments"].is_array() {
        new.files = files;
    }
    new.interaction = Some(state.id);
    new.earlier.push(Version { content: old.content, buttons: old.buttons });
    let shown = payloads::message(world, &new, false);
    if let Some(message) = world.messages.iter_mut().find(|message| message.id == new.id) {
        *message = new;
    }
    if let Some(interaction) = world.interactions.get_mut(&state.id) {
        interaction.original = state.under;
    }
    Ok((200, shown))
}
