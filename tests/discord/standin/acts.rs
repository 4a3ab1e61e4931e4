//! Actions of people at the stand-in: saying things, giving slash commands, pressing buttons.

use super::payloads;
use super::world::{File, Interaction, Kind, MEMBERS, Message, OPTION, Version, World};
use liege_chat::command::slash;
use liege_words::Language;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// A message in the form for the bot: with its content only if it is meant for the bot.
fn readable(world: &World, message: &Message) -> Value {
    let readable = is_direct(world, message)
        || message.author == world.bot
        || world.reads_everything()
        || payloads::mentioned(world, message).contains(&world.bot);
    payloads::message(world, message, !readable)
}

fn is_direct(world: &World, message: &Message) -> bool {
    matches!(world.channels[&message.channel].kind, Kind::Direct { .. })
}

/// A message that is read later: it has less than its event, and a nonce only for its author.
pub fn read_later(world: &World, message: &Message) -> Value {
    readable(world, &Message { nonce: None, ..message.clone() })
}

/// The gateway's event for a message, new or edited.
pub fn event_of(world: &World, message: &Message) -> Value {
    let mut shown = readable(world, message);
    if is_direct(world, message) {
        if let Some(reference) = shown["message_reference"].as_object_mut() {
            reference.remove("guild_id");
        }
        return shown;
    }
    shown["guild_id"] = json!(world.guild.to_string());
    shown["member"] = payloads::bare_member(&world.users[&message.author]);
    let mentions = shown["mentions"].as_array_mut().into_iter().flatten();
    for mention in mentions {
        let id = super::at(&mention["id"]);
        mention["member"] = payloads::bare_member(&world.users[&id]);
    }
    shown
}

/// The number of a choice, or the typed one.
fn integer(spec: &Value, value: &str) -> i64 {
    let choices = spec["choices"].as_array().into_iter().flatten();
    let chosen = choices.clone().find(|c| c["name"] == *value).and_then(|c| c["value"].as_i64());
    assert!(chosen.is_some() || choices.count() == 0, "{value} is not among the choices of {spec}");
    let number = chosen.unwrap_or_else(|| value.parse().expect("a number"));
    let limit = |name: &str| spec[name].as_f64();
    let fits = limit("min_value").is_none_or(|min| number as f64 >= min)
        && limit("max_value").is_none_or(|max| number as f64 <= max);
    assert!(fits, "{number} is beyond the limits of {spec}");
    number
}

impl World {
    /// Removes the bot from the server: it sees nothing of it any more.
    pub fn remove_bot(&mut self) {
        self.left = true;
        self.hide(true);
        self.dispatch("GUILD_DELETE", &json!({ "id": self.guild.to_string() }));
    }

    /// Invites the bot again.
    pub fn invite_bot(&mut self) {
        self.left = false;
        self.hide(false);
        let guild = payloads::guild(self);
        self.dispatch("GUILD_CREATE", &guild);
    }

    /// Makes the server unreachable for a while, as in an outage of Discord.
    pub fn outage(&mut self) {
        self.dispatch("GUILD_DELETE", &json!({ "id": self.guild.to_string(), "unavailable": true }));
    }

    fn hide(&mut self, hidden: bool) {
        let theirs = self.channels.values_mut();
        for channel in theirs.filter(|channel| !matches!(channel.kind, Kind::Direct { .. })) {
            channel.hidden = hidden;
        }
    }

    /// Deletes a channel with its threads, or a thread alone.
    pub fn delete_channel(&mut self, id: u64) {
        let gone = self.channels[&id].clone();
        let shown = payloads::channel(self, &gone);
        self.channels.remove(&id);
        self.channels.retain(|_, channel| channel.kind != Kind::Thread { parent: id });
        let event = if matches!(gone.kind, Kind::Thread { .. }) { "THREAD_DELETE" } else { "CHANNEL_DELETE" };
        self.dispatch(event, &shown);
    }

    /// Somebody types a message. Returns its id. A reply notifies the author of the other message if `ping`
    /// is true.
    pub fn say(&mut self, user: u64, channel: u64, text: &str, reply_to: Option<u64>, ping: bool) -> u64 {
        let place = self.channels.get_mut(&channel).expect("a channel");
        if place.archived {
            place.archived = false;
            let shown = payloads::channel(self, &self.channels[&channel]);
            self.dispatch("THREAD_UPDATE", &shown);
        }
        self.say_all(user, channel, text, Vec::new(), reply_to, ping)
    }

    /// Somebody edits a message of theirs, this number of seconds after it was written.
    pub fn rewrite(&mut self, id: u64, text: &str, after: i64) {
        let message = self.messages.iter_mut().find(|message| message.id == id).expect("a message");
        let old = std::mem::replace(&mut message.content, text.to_owned());
        message.earlier.push(Version { content: old, buttons: Vec::new() });
        let message = message.clone();
        let mut told = event_of(self, &message);
        let written: jiff::Timestamp =
            told["timestamp"].as_str().and_then(|at| at.parse().ok()).expect("a time");
        let edited = written.checked_add(jiff::SignedDuration::from_secs(after)).expect("a time");
        told["edited_timestamp"] = json!(edited.to_string());
        self.dispatch("MESSAGE_UPDATE", &told);
    }

    /// Somebody types a message with files. Returns its id.
    pub fn say_with(&mut self, user: u64, channel: u64, text: &str, files: Vec<File>) -> u64 {
        self.say_all(user, channel, text, files, None, false)
    }

    fn say_all(
        &mut self,
        user: u64,
        channel: u64,
        text: &str,
        files: Vec<File>,
        reply_to: Option<u64>,
        ping: bool,
    ) -> u64 {
        let answered = reply_to.and_then(|id| self.message(id)).map(|message| message.author);
        let message = Message {
            id: self.id(),
            channel,
            author: user,
            content: text.to_owned(),
            files,
            buttons: Vec::new(),
            notified: answered.filter(|_| ping).into_iter().collect(),
            reply_to,
            nonce: None,
            silent: false,
            interaction: None,
            ephemeral: false,
            has_thread: false,
            posted: Instant::now(),
            earlier: Vec::new(),
        };
        self.messages.push(message.clone());
        let shown = event_of(self, &message);
        self.dispatch("MESSAGE_CREATE", &shown);
        message.id
    }

    /// Begins an interaction. Returns its id and its event (to be completed with `type` and `data`).
    fn interact(&mut self, user: u64, channel: u64) -> (u64, Value) {
        let id = self.id();
        let token = format!("interaction-token-{id}");
        self.interactions.insert(
            id,
            Interaction {
                id,
                token: token.clone(),
                user,
                channel,
                started: Instant::now(),
                under: None,
                acknowledged: None,
                answered_in: Duration::ZERO,
                ephemeral: false,
                original: None,
                deleted: false,
                form: None,
                choices: None,
            },
        );
        let who = &self.users[&user];
        let place = &self.channels[&channel];
        let mut event = json!({
            "id": id.to_string(), "application_id": self.application.to_string(), "token": token,
            "version": 1, "channel_id": channel.to_string(), "channel": payloads::channel(self, place),
            "app_permissions": "2248473465835073", "locale": who.locale, "entitlements": [],
            "attachment_size_limit": 10_485_760,
        });
        if matches!(place.kind, Kind::Direct { .. }) {
            event["user"] = payloads::user(who);
            event["context"] = json!(1);
            event["authorizing_integration_owners"] = json!({ "0": "0" });
        } else {
            let guild = self.guild.to_string();
            event["guild_id"] = json!(guild);
            event["guild"] = json!({ "id": guild, "locale": self.guild_locale, "features": [] });
            event["guild_locale"] = json!(self.guild_locale);
            event["member"] = payloads::member(self, who);
            event["context"] = json!(0);
            event["authorizing_integration_owners"] =
                if self.personal { json!({ "1": user.to_string() }) } else { json!({ "0": guild }) };
        }
        (id, event)
    }

    /// The registered command with this name, as a client would offer it.
    pub fn command(&self, name: &str) -> Value {
        let lists = [Some(self.guild), None].map(|guild| self.commands.get(&guild));
        let known = lists.into_iter().flatten().flatten().find(|command| command["name"] == name);
        known.unwrap_or_else(|| panic!("/{name} is not registered")).clone()
    }

    /// The options of a command in the form of an interaction. Like Discord's client it accepts only
    /// registered ones; `focused` is the one being typed.
    fn options(
        &self,
        name: &str,
        command: &Value,
        given: &[(&str, &str)],
        focused: Option<&str>,
    ) -> (Value, Value) {
        let mut options = Vec::new();
        let mut resolved = json!({});
        let known = command["options"].as_array().cloned().unwrap_or_default();
        for (option, value) in given {
            let spec = known.iter().find(|o| o["name"] == *option);
            let spec = spec.unwrap_or_else(|| panic!("/{name} has no option {option}"));
            let typed = if focused == Some(option) {
                assert_eq!(spec["autocomplete"], json!(true), "/{name} {option} is not completed");
                json!({ "name": option, "type": spec["type"], "value": value, "focused": true })
            } else {
                let value = match spec["type"].as_u64().expect("a type") {
                    3 if spec["choices"].as_array().is_some_and(|choices| !choices.is_empty()) => {
                        let mut choices = spec["choices"].as_array().into_iter().flatten();
                        let chosen = choices.find(|choice| choice["name"] == *value);
                        chosen.unwrap_or_else(|| panic!("/{name} {option} offers no {value}"))["value"]
                            .clone()
                    }
                    3 => {
                        let longest = spec["max_length"].as_u64().unwrap_or(6000);
                        assert!(value.chars().count() as u64 <= longest, "/{name} {option} is too long");
                        json!(value)
                    }
                    4 => json!(integer(spec, value)),
                    5 => json!(value.parse::<bool>().expect("true or false")),
                    6 => json!(self.resolve(5, value.parse().expect("a user's id"), &mut resolved)),
                    7 => {
                        let place = &self.channels[&value.parse().expect("a channel's id")];
                        let mut partial = payloads::channel(self, place);
                        partial["permissions"] = json!("2248473465835073");
                        resolved["channels"][*value] = partial;
                        json!(value)
                    }
                    8 => json!(self.resolve(6, value.parse().expect("a role's id"), &mut resolved)),
                    // A file that a message here has: its number.
                    11 => json!(self.resolve(19, value.parse().expect("a message's id"), &mut resolved)),
                    other => panic!("an option of type {other}"),
                };
                json!({ "name": option, "type": spec["type"], "value": value })
            };
            options.push(typed);
        }
        if focused.is_none() {
            for needed in known.iter().filter(|o| o["required"] == json!(true)) {
                let there = given.iter().any(|(option, _)| needed["name"] == *option);
                assert!(there, "/{name} needs {}", needed["name"]);
            }
        }
        (Value::from(options), resolved)
    }

    fn command_event(
        &mut self,
        (user, channel): (u64, u64),
        name: &str,
        given: &[(&str, &str)],
        focused: Option<&str>,
    ) -> u64 {
        // The command is in a group, if the program has put it there.
        let grouped = liege_chat::command(name).and_then(|command| Some((command, command.group?)));
        let (top, inner) = match grouped {
            Some((command, group)) => (group, Some(slash(Language::default(), command).1)),
            None => (name, None),
        };
        let command = self.command(top);
        let spec = match &inner {
            Some(inner) => {
                let inside = command["options"].as_array().expect("a group");
                inside.iter().find(|sub| sub["name"] == *inner && sub["type"] == 1).expect("a command of it")
            }
            None => &command,
        };
        let (mut options, resolved) = self.options(name, spec, given, focused);
        if let Some(inner) = inner {
            options = json!([{ "name": inner, "type": 1, "options": options }]);
        }
        let (id, mut event) = self.interact(user, channel);
        event["type"] = json!(if focused.is_some() { 4 } else { 2 });
        event["data"] = json!({
            "id": command["id"], "name": top, "type": 1, "options": options, "resolved": resolved,
        });
        self.dispatch("INTERACTION_CREATE", &event);
        id
    }

    /// A slash command. Returns the interaction.
    pub fn slash(&mut self, user: u64, channel: u64, name: &str, given: &[(&str, &str)]) -> u64 {
        self.command_event((user, channel), name, given, None)
    }

    /// A choice in the menu beside a message or a member with this id. Returns the interaction.
    pub fn beside(&mut self, user: u64, channel: u64, name: &str, target: u64) -> u64 {
        let command = self.command(name);
        let resolved = match command["type"].as_u64() {
            Some(2) => {
                let user = &self.users[&target];
                let mut member = payloads::member(self, user);
                member.as_object_mut().expect("a member").remove("user");
                json!({ "users": { target.to_string(): payloads::user(user) }, "members": { target.to_string(): member } })
            }
            Some(3) => {
                let message = self.message(target).expect("a message").clone();
                json!({ "messages": { target.to_string(): payloads::message(self, &message, false) } })
            }
            other => panic!("{name} is of type {other:?}"),
        };
        let (id, mut event) = self.interact(user, channel);
        event["type"] = json!(2);
        event["data"] = json!({
            "id": command["id"], "name": name, "type": command["type"], "target_id": target.to_string(),
            "resolved": resolved,
        });
        self.dispatch("INTERACTION_CREATE", &event);
        id
    }

    /// Types an option. Returns the interaction.
    pub fn typing(
        &mut self,
        user: u64,
        channel: u64,
        name: &str,
        given: &[(&str, &str)],
        focused: &str,
    ) -> u64 {
        self.command_event((user, channel), name, given, Some(focused))
    }

    /// Presses a button under a message, or chooses from its menu. Returns the interaction.
    pub fn press(&mut self, user: u64, message: u64, button: &str) -> u64 {
        let under = self.message(message).expect("a message").clone();
        let mut shown = under.buttons.iter().flatten();
        let shown = shown.find(|(id, _, _)| id == button);
        let (_, _, style) = shown.unwrap_or_else(|| panic!("{:?} has no button {button}", under.buttons));
        let (id, mut event) = self.interact(user, under.channel);
        self.interactions.get_mut(&id).expect("the interaction").under = Some(message);
        event["type"] = json!(3);
        event["data"] = match *style {
            OPTION => json!({ "custom_id": "menu", "component_type": 3, "id": 1, "values": [button] }),
            _ => json!({ "custom_id": button, "component_type": 2, "id": 1 }),
        };
        event["message"] = payloads::message(self, &under, false);
        self.dispatch("INTERACTION_CREATE", &event);
        id
    }

    /// Chooses a member in the menu of members under a message. Returns the interaction.
    pub fn choose(&mut self, user: u64, message: u64, menu: &str, member: u64) -> u64 {
        let under = self.message(message).expect("a message").clone();
        let shown = under.buttons.iter().flatten().any(|(id, _, style)| id == menu && *style == MEMBERS);
        assert!(shown, "{:?} has no menu {menu}", under.buttons);
        let (id, mut event) = self.interact(user, under.channel);
        self.interactions.get_mut(&id).expect("the interaction").under = Some(message);
        let mut resolved = json!({});
        self.resolve(5, member, &mut resolved);
        event["type"] = json!(3);
        event["data"] = json!({
            "custom_id": menu, "component_type": 5, "id": 1, "values": [member.to_string()],
            "resolved": resolved,
        });
        event["message"] = payloads::message(self, &under, false);
        self.dispatch("INTERACTION_CREATE", &event);
        id
    }

    /// Adds a member, a channel, a role or a file to the objects of an interaction, by the type of its field.
    fn resolve(&self, kind: u64, id: u64, resolved: &mut Value) -> String {
        let key = id.to_string();
        match kind {
            5 => {
                let user = &self.users[&id];
                resolved["users"][&key] = payloads::user(user);
                let mut member = payloads::member(self, user);
                member.as_object_mut().expect("a member").remove("user");
                resolved["members"][&key] = member;
            }
            6 => {
                let guild = payloads::guild(self);
                let mut roles = guild["roles"].as_array().into_iter().flatten();
                resolved["roles"][&key] = roles.find(|role| role["id"] == key).expect("a role").clone();
            }
            8 => resolved["channels"][&key] = payloads::channel(self, &self.channels[&id]),
            // The file of a message: only that message has it.
            _ => {
                let message = self.message(id).expect("a message").clone();
                let file = payloads::message(self, &message, false)["attachments"][0].clone();
                let number = file["id"].as_str().expect("an id").to_owned();
                resolved["attachments"][&number] = file;
                return number;
            }
        }
        key
    }

    /// Fills in the form that a press has shown, if it has one text. Returns the interaction.
    pub fn fill(&mut self, pressed: u64, text: &str) -> u64 {
        let form = self.interactions[&pressed].form.clone().expect("a form");
        let field = form["components"][0]["component"]["custom_id"].as_str().expect("a field").to_owned();
        self.fill_in(pressed, &[(&field, text)])
    }

    /// Fills in the form that a press or a command has shown: the fields' names, and their values. A choice is
    /// named by its label, a member, role or channel by its id, a file by the id of the message that has it.
    /// Like Discord's client it accepts only what the form allows. Returns the interaction.
    pub fn fill_in(&mut self, pressed: u64, given: &[(&str, &str)]) -> u64 {
        let before = self.interactions[&pressed].clone();
        let form = before.form.expect("a form");
        let labels = form["components"].as_array().cloned().unwrap_or_default();
        for (name, _) in given {
            let there = labels.iter().any(|label| label["component"]["custom_id"] == *name);
            assert!(there, "the form has no {name}: {form}");
        }
        let mut resolved = json!({});
        let mut parts = Vec::new();
        for label in &labels {
            let field = &label["component"];
            let value = given.iter().find(|(name, _)| field["custom_id"] == *name).map(|(_, value)| *value);
            assert!(value.is_some() || field["required"] == false, "{field} must be filled in");
            let kind = field["type"].as_u64().expect("a type");
            let mut part = json!({ "type": kind, "id": 2, "custom_id": field["custom_id"] });
            if kind == 4 {
                let text = value.unwrap_or_default();
                let (least, most) = (field["min_length"].as_u64(), field["max_length"].as_u64());
                let allowed = least.unwrap_or(0)..=most.unwrap_or(4000);
                assert!(allowed.contains(&(text.chars().count() as u64)), "{form} takes no such text");
                part["value"] = json!(text);
            } else {
                let values = value.into_iter().flat_map(|value| match kind {
                    3 => vec![value],
                    _ => value.split(' ').collect(),
                });
                let chosen = |value: &str| match kind {
                    3 => {
                        let mut options = field["options"].as_array().into_iter().flatten();
                        let option = options.find(|option| option["label"] == value);
                        option.unwrap_or_else(|| panic!("{field} offers no {value}"))["value"].clone()
                    }
                    _ => json!(self.resolve(kind, value.parse().expect("an id"), &mut resolved)),
                };
                let values: Vec<Value> = values.map(chosen).collect();
                let most = field["max_values"].as_u64().unwrap_or(1);
                assert!(values.len() as u64 <= most, "{field} takes no {value:?}");
                part["values"] = Value::from(values);
            }
            parts.push(json!({ "type": 18, "id": 1, "component": part }));
        }
        let (id, mut event) = self.interact(before.user, before.channel);
        event["type"] = json!(5);
        event["data"] = json!({ "custom_id": form["custom_id"], "components": parts, "resolved": resolved });
        if let Some(under) = before.under.and_then(|under| self.message(under)).cloned() {
            self.interactions.get_mut(&id).expect("the interaction").under = Some(under.id);
            event["message"] = payloads::message(self, &under, false);
        }
        self.dispatch("INTERACTION_CREATE", &event);
        id
    }
}
