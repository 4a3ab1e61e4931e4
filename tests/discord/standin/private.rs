//! Private threads, and who is in them.

use super::bodies::Body;
use super::payloads;
use super::rest::{Outcome, refuse, visible};
use super::rights;
use super::world::{Kind, World};
use serde_json::{Value, json};

/// Opens a private thread; only the bot is in it.
pub fn open(world: &mut World, parent: u64, body: &Body) -> Outcome {
    let place = visible(world, parent)?;
    if place.kind != Kind::Text {
        return refuse(400, 50024, "Cannot execute action on this channel type");
    }
    if place.forbidden || !world.may(&place, rights::OPEN_PRIVATE_THREADS) {
        return refuse(403, 50013, "Missing Permissions");
    }
    if body.json["invitable"] != json!(false) {
        world.problems.push(format!("anybody in a private thread can bring others: {}", body.json));
    }
    let name = body.json["name"].as_str().unwrap_or_default();
    let thread = world.add_channel(name, Kind::Thread { parent });
    world.channels.get_mut(&thread).expect("a thread").members = Some(Vec::new());
    let mut shown = payloads::channel(world, &world.channels[&thread]);
    shown["newly_created"] = json!(true);
    world.dispatch("THREAD_CREATE", &shown);
    Ok((201, shown))
}

/// Puts a member into a private thread.
pub fn add(world: &mut World, thread: u64, member: u64) -> Outcome {
    let there = visible(world, thread)?;
    let Kind::Thread { parent } = there.kind else {
        return refuse(400, 50024, "Cannot execute action on this channel type");
    };
    if there.archived {
        return refuse(400, 50083, "Thread is archived");
    }
    if !world.may(&there, rights::WRITE_IN_THREADS) {
        return refuse(403, 50013, "Missing Permissions");
    }
    let here = world.users.get(&member).is_some_and(|user| !user.gone);
    if !here || world.channels[&parent].closed_to.contains(&member) {
        return refuse(403, 50001, "Missing Access");
    }
    let members = world.channels.get_mut(&thread).expect("a thread").members.get_or_insert_default();
    if !members.contains(&member) {
        members.push(member);
    }
    Ok((204, Value::Null))
}

impl World {
    /// The private threads, oldest first.
    pub fn private_threads(&self) -> Vec<u64> {
        self.channels.values().filter(|channel| channel.members.is_some()).map(|channel| channel.id).collect()
    }
}
