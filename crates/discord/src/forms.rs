//! Forms in Discord's shape: labels with fields. Their content is read as JSON, because serenity knows only the
//! fields of former forms.

use super::interactions::person;
use super::outgoing::shorten;
use super::places::FIT;
use super::uploads::Upload;
use liege_chat::{Choice, Entered, FieldShown, FormShown, Input, Person};
use serde_json::{Value, json};
use serenity::all::{Attachment, ModalInteraction, User};

/// The largest length of a title and of a label, of an explanation, example or choice, in characters.
const TITLE: usize = 45;
const WORDS: usize = 100;
/// The most fields of a form, and choices of a field.
const FIELDS: usize = 5;
const CHOICES: usize = 25;

/// The types of the parts of a form.
mod kind {
    pub const ROW: u64 = 1;
    pub const CHOICE: u64 = 3;
    pub const TEXT: u64 = 4;
    pub const MEMBER: u64 = 5;
    pub const ROLE: u64 = 6;
    pub const CHANNEL: u64 = 8;
    pub const LABEL: u64 = 18;
    pub const FILE: u64 = 19;
}

/// A form as the data of a response.
pub(super) fn shown(id: &str, form: &FormShown) -> Value {
    let fields: Vec<Value> = form.fields.iter().take(FIELDS).map(label).collect();
    json!({ "custom_id": id, "title": shorten(&form.title, TITLE), "components": fields })
}

fn label(field: &FieldShown) -> Value {
    let mut label = json!({
        "type": kind::LABEL, "label": shorten(&field.label, TITLE), "component": component(field),
    });
    if !field.about.is_empty() {
        label["description"] = json!(shorten(&field.about, WORDS));
    }
    label
}

fn component(field: &FieldShown) -> Value {
    let mut made = json!({ "custom_id": field.name, "required": field.needed });
    let mut set = |name: &str, value: Value| made[name] = value;
    match &field.input {
        Input::Text { hint, most, long } => {
            set("type", kind::TEXT.into());
            set("style", if *long { 2 } else { 1 }.into());
            set("min_length", u8::from(field.needed).into());
            set("max_length", (*most).into());
            if !hint.is_empty() {
                set("placeholder", shorten(hint, WORDS).into());
            }
            return made;
        }
        Input::Choice(choices) => {
            set("type", kind::CHOICE.into());
            let option = |choice: &Choice| json!({ "label": shorten(&choice.label, WORDS), "value": shorten(&choice.value, WORDS) });
            set("options", choices.iter().take(CHOICES).map(option).collect());
        }
        Input::Member => set("type", kind::MEMBER.into()),
        Input::Role => set("type", kind::ROLE.into()),
        Input::Channels(most) => {
            set("type", kind::CHANNEL.into());
            set("channel_types", FIT.iter().map(|kind| Value::from(u8::from(*kind))).collect());
            set("max_values", (*most).into());
        }
        Input::File => set("type", kind::FILE.into()),
    }
    set("min_values", u8::from(field.needed).into());
    made
}

/// A form that was filled in.
pub(super) struct FilledForm {
    /// The interaction, without the fields.
    pub interaction: ModalInteraction,
    pub entered: Entered,
    /// The members who were chosen.
    pub known: Vec<Person>,
    pub uploads: Vec<Upload>,
}

/// Whether the data of an interaction is a form that was filled in.
pub(super) fn is_form(interaction: &Value) -> bool {
    interaction["type"] == 5
}

/// Reads a form that was filled in; `None` if it has another shape.
pub(super) fn read(mut form: Value) -> Option<FilledForm> {
    let data = form.get_mut("data")?;
    let (fields, resolved) = (data["components"].take(), data["resolved"].take());
    data["components"] = json!([]);
    let interaction = serde_json::from_value(form)
        .inspect_err(|fault| tracing::error!(%fault, "a form could not be read"))
        .ok()?;
    let parts = fields.as_array().into_iter().flatten().flat_map(parts);
    let (mut entered, mut files) = (Vec::new(), Vec::new());
    for part in parts {
        let Some(name) = part["custom_id"].as_str() else { continue };
        let values = part["values"].as_array().into_iter().flatten().filter_map(Value::as_str);
        let chosen = |before: &str, after: &str| -> String {
            values.clone().map(|id| format!("{before}{id}{after}")).collect::<Vec<_>>().join(" ")
        };
        let value = match part["type"].as_u64() {
            Some(kind::TEXT) => part["value"].as_str().unwrap_or_default().to_owned(),
            Some(kind::CHOICE) => chosen("", ""),
            Some(kind::MEMBER) => chosen("<@", ">"),
            Some(kind::ROLE) => chosen("<@&", ">"),
            Some(kind::CHANNEL) => chosen("<#", ">"),
            Some(kind::FILE) => {
                files.extend(values.map(str::to_owned));
                continue;
            }
            _ => continue,
        };
        entered.push((name.to_owned(), value));
    }
    let people = resolved["users"].as_object().into_iter().flatten();
    let people = people.filter_map(|(_, user)| serde_json::from_value::<User>(user.clone()).ok());
    let attachment = |id: &String| {
        let attachment = resolved["attachments"].get(id)?.clone();
        serde_json::from_value::<Attachment>(attachment).ok().as_ref().map(Upload::of)
    };
    Some(FilledForm {
        interaction,
        entered: entered.into_iter().collect(),
        known: people.filter(|user| !user.bot).map(|user| person(&user, None, None)).collect(),
        uploads: files.iter().filter_map(attachment).collect(),
    })
}

/// The fields of a part of a form: of a label, or of a row as former forms have them.
fn parts(part: &Value) -> Vec<&Value> {
    match part["type"].as_u64() {
        Some(kind::LABEL) => part.get("component").into_iter().collect(),
        Some(kind::ROW) => part["components"].as_array().into_iter().flatten().collect(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use liege_chat::{command, commands};
    use liege_words::Language;

    fn filled(fields: &Value, resolved: &Value) -> Value {
        json!({
            "id": "7", "application_id": "8", "type": 5, "token": "t", "version": 1, "channel_id": "9",
            "user": { "id": "10", "username": "ada", "discriminator": "0", "global_name": null, "avatar": null },
            "app_permissions": "0", "locale": "en-US", "entitlements": [], "attachment_size_limit": 1,
            "data": { "custom_id": "form:import", "components": fields, "resolved": resolved },
        })
    }

    #[test]
    fn every_field_is_read() {
        let labelled = |component: Value| json!({ "type": 18, "id": 1, "component": component });
        let fields = json!([
            labelled(json!({ "type": 4, "id": 2, "custom_id": "name", "value": "Cup" })),
            labelled(json!({ "type": 3, "id": 3, "custom_id": "format", "values": ["swiss"] })),
            labelled(json!({ "type": 5, "id": 4, "custom_id": "member", "values": ["11"] })),
            labelled(json!({ "type": 8, "id": 5, "custom_id": "channel", "values": ["12", "13"] })),
            labelled(json!({ "type": 6, "id": 6, "custom_id": "role", "values": [] })),
            labelled(json!({ "type": 19, "id": 7, "custom_id": "file", "values": ["14"] })),
        ]);
        let resolved = json!({
            "users": { "11": { "id": "11", "username": "bo", "discriminator": "0", "global_name": "Bo", "avatar": null } },
            "attachments": { "14": { "id": "14", "filename": "a.trf", "size": 3, "url": "u", "proxy_url": "p" } },
        });
        let read = read(filled(&fields, &resolved)).unwrap();
        assert_eq!(read.interaction.data.custom_id, "form:import");
        let values =
            ["name", "format", "member", "channel", "role", "file"].map(|name| read.entered.of(name));
        assert_eq!(values, [Some("Cup"), Some("swiss"), Some("<@11>"), Some("<#12> <#13>"), None, None]);
        assert_eq!((read.known[0].name.as_str(), read.known[0].id.as_str()), ("Bo", "11"));
        assert_eq!(read.uploads.len(), 1);
    }

    #[test]
    fn former_forms_are_read() {
        let row = json!([{ "type": 1, "components": [{ "type": 4, "custom_id": "text", "value": "e4" }] }]);
        let read = read(filled(&row, &Value::Null)).unwrap();
        assert_eq!(read.entered.only(), "e4");
        assert!(super::read(json!({ "type": 5 })).is_none());
    }

    #[test]
    fn every_form_of_a_command_keeps_discords_limits() {
        for named in commands().filter(|command| !command.form.is_empty()) {
            assert!(named.form.len() <= FIELDS, "{}", named.id);
            for name in named.form {
                assert!(named.args.iter().any(|arg| arg.name == *name), "{} has no {name}", named.id);
            }
            for language in Language::all() {
                let title = liege_chat::command::form_title(language, named.id);
                let length = title.encode_utf16().count();
                assert!((1..=TITLE).contains(&length), "{language:?} {title}");
            }
        }
        assert!(command("contest-new").is_some_and(|command| command.form.len() > 1));
    }
}
