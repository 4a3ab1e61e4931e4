//! Forums: their posts and tags.

use super::at;
use super::bodies::Body;
use super::payloads;
use super::rest::{Outcome, Refusal, Where, put, refuse, visible};
use super::rights;
use super::world::{Kind, Tag, World};
use serde_json::{Value, json};

/// Starts a thread with a message.
pub fn begin(world: &mut World, forum: u64, body: &Body) -> Outcome {
    let channel = visible(world, forum)?;
    if channel.kind != Kind::Forum || !body.json["message"].is_object() {
        world.problems.push(format!("no post of a forum: {}", body.json));
        return refuse(400, 50024, "Cannot execute action on this channel type");
    }
    let needed = if body.files.is_empty() { rights::WRITE } else { rights::WRITE | rights::FILES };
    if channel.forbidden || !world.may(&channel, needed) {
        return refuse(403, 50013, "Missing Permissions");
    }
    for part in ["nonce", "enforce_nonce"] {
        if !body.json["message"][part].is_null() {
            world.problems.push(format!("a post of a forum has a {part}"));
        }
    }
    let name = body.json["name"].as_str().unwrap_or_default();
    let thread = world.add_channel(name, Kind::Thread { parent: forum });
    let message = Body { json: body.json["message"].clone(), files: body.files.clone() };
    let made = apply(world, forum, thread, &body.json["applied_tags"])
        .and_then(|()| put(world, Where::Thread(thread), &message));
    if let Err(refusal) = made {
        world.channels.remove(&thread);
        return Err(refusal);
    }
    let mut shown = payloads::channel(world, &world.channels[&thread]);
    world.dispatch("THREAD_CREATE", &shown);
    shown["message"] = made?;
    Ok((201, shown))
}

/// Sets the tags of a thread.
pub fn apply(world: &mut World, forum: u64, thread: u64, tags: &Value) -> Result<(), Refusal> {
    let there = world.channels[&forum].clone();
    let applied: Vec<u64> = tags.as_array().into_iter().flatten().map(at).collect();
    if applied.is_empty() && there.tag_required {
        return refuse(400, 40067, "A tag is required to create a forum post in this channel");
    }
    let manages = world.may(&there, rights::MANAGE_THREADS);
    let may = |id: &u64| there.tags.iter().any(|tag| tag.id == *id && (manages || !tag.moderated));
    if applied.len() > 5 || !applied.iter().all(may) {
        world.problems.push(format!("tags that cannot be given: {tags}"));
        return refuse(400, 50035, "Invalid Form Body");
    }
    world.channels.get_mut(&thread).expect("a thread").applied = applied;
    Ok(())
}

/// Changes the tags of a forum: those that are not listed are removed.
pub fn change(world: &mut World, forum: u64, body: &Body) -> Outcome {
    let channel = visible(world, forum)?;
    if !world.may(&channel, rights::MANAGE_CHANNELS) {
        return refuse(403, 50013, "Missing Permissions");
    }
    let mut tags = Vec::new();
    for given in body.json["available_tags"].as_array().into_iter().flatten() {
        let name = given["name"].as_str().unwrap_or_default().to_owned();
        let id = if given["id"].is_null() { world.id() } else { at(&given["id"]) };
        tags.push(Tag { id, name, moderated: given["moderated"] == true });
    }
    let fits = tags.len() <= 20 && tags.iter().all(|tag| (1..=20).contains(&tag.name.chars().count()));
    if body.json.as_object().is_none_or(|body| body.len() != 1) || !fits {
        world.problems.push(format!("a forum was changed: {}", body.json));
        return refuse(400, 50035, "Invalid Form Body");
    }
    world.channels.get_mut(&forum).expect("a forum").tags = tags;
    let shown = payloads::channel(world, &world.channels[&forum]);
    world.dispatch("CHANNEL_UPDATE", &shown);
    Ok((200, shown))
}

/// The threads of the server that are not archived.
pub fn active(world: &World) -> Value {
    let threads = world.channels.values().filter(|c| matches!(c.kind, Kind::Thread { .. }) && !c.archived);
    json!({ "threads": threads.map(|c| payloads::channel(world, c)).collect::<Vec<_>>(), "members": [] })
}

impl World {
    /// The tags of a thread by their names.
    pub fn tags_of(&self, thread: u64) -> Vec<&str> {
        let thread = &self.channels[&thread];
        let Kind::Thread { parent } = thread.kind else { return Vec::new() };
        let tags = &self.channels[&parent].tags;
        let name = |id: &u64| tags.iter().find(|tag| tag.id == *id).map(|tag| tag.name.as_str());
        thread.applied.iter().filter_map(name).collect()
    }

    /// The posts of a forum, oldest first.
    pub fn posts_of(&self, forum: u64) -> Vec<u64> {
        let there = self.channels.values().filter(|c| c.kind == Kind::Thread { parent: forum });
        there.map(|c| c.id).collect()
    }
}
