//! Bodies of requests: they are read, and checked for faults that Discord would refuse.

use super::world::{Button, File, LINK, MEMBERS, OPTION};
use axum::body::Bytes;
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::header::CONTENT_TYPE;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// A body that was read.
#[derive(Debug, Default)]
pub struct Body {
    pub json: Value,
    /// Files by their number: name, media type, bytes.
    pub files: BTreeMap<u64, (String, String, Vec<u8>)>,
}

pub async fn read(request: Request) -> Result<Body, String> {
    let kind = request.headers().get(CONTENT_TYPE).and_then(|v| v.to_str().ok()).unwrap_or_default();
    if !kind.starts_with("multipart/form-data") {
        let bytes = Bytes::from_request(request, &()).await.map_err(|e| e.to_string())?;
        if bytes.is_empty() {
            return Ok(Body::default());
        }
        let json = serde_json::from_slice(&bytes).map_err(|e| format!("the body is not JSON: {e}"))?;
        return Ok(Body { json, ..Body::default() });
    }
    let mut body = Body::default();
    let mut form = Multipart::from_request(request, &()).await.map_err(|e| e.to_string())?;
    while let Some(field) = form.next_field().await.map_err(|e| e.to_string())? {
        let name = field.name().unwrap_or_default().to_owned();
        let number = name.strip_prefix("files[").and_then(|n| n.strip_suffix(']')?.parse::<u64>().ok());
        if name == "payload_json" {
            let text = field.text().await.map_err(|e| e.to_string())?;
            body.json = serde_json::from_str(&text).map_err(|e| format!("payload_json: {e}"))?;
        } else if let Some(number) = number {
            let file = field.file_name().unwrap_or_default().to_owned();
            let kind = field.content_type().unwrap_or_default().to_owned();
            let bytes = field.bytes().await.map_err(|e| e.to_string())?.to_vec();
            if body.files.insert(number, (file, kind, bytes)).is_some() {
                return Err(format!("two files are number {number}"));
            }
        } else {
            return Err(format!("the form has a field “{name}”"));
        }
    }
    Ok(body)
}

/// The options of a menu as a row of buttons with a special style, if Discord would accept it.
fn options(menu: &Value, ids: &mut BTreeSet<String>) -> Result<Vec<Button>, String> {
    let is = |text: &Value, most: usize| (1..=most).contains(&length(text));
    let options = menu["options"].as_array().cloned().unwrap_or_default();
    let id = menu["custom_id"].as_str().unwrap_or_default().to_owned();
    let fits = is(&menu["custom_id"], 100) && length(&menu["placeholder"]) <= 150;
    if !fits || !(1..=25).contains(&options.len()) || !ids.insert(id) {
        return Err(format!("a menu that cannot be: {menu}"));
    }
    let mut values = BTreeSet::new();
    let mut offered = Vec::new();
    for option in options {
        let (value, label) = (&option["value"], &option["label"]);
        let about = &option["description"];
        let fits = is(value, 100) && is(label, 100) && (about.is_null() || is(about, 100));
        let text = |of: &Value| of.as_str().unwrap_or_default().to_owned();
        if !fits || !values.insert(text(value)) {
            return Err(format!("an option that cannot be: {option}"));
        }
        offered.push((text(value), text(label), OPTION));
    }
    Ok(offered)
}

fn length(text: &Value) -> usize {
    text.as_str().unwrap_or_default().encode_utf16().count()
}

impl Body {
    /// The files with their alt texts; an error for a file without a description, or a description without a
    /// file.
    pub fn attachments(&self) -> Result<Vec<File>, String> {
        let mut files = Vec::new();
        let described = self.json["attachments"].as_array().cloned().unwrap_or_default();
        for attachment in &described {
            let id = attachment["id"].as_str().and_then(|id| id.parse().ok());
            let id = id.ok_or_else(|| format!("an attachment without an id: {attachment}"))?;
            let (name, kind, bytes) = self.files.get(&id).ok_or_else(|| format!("there is no file {id}"))?;
            if bytes.len() > 10 << 20 {
                return Err("a file of more than 10 MiB".into());
            }
            if attachment["filename"].as_str().is_some_and(|other| other != name) {
                return Err(format!("file {id} has two names"));
            }
            files.push(File {
                name: name.clone(),
                kind: kind.clone(),
                bytes: bytes.clone(),
                alt: attachment["description"].as_str().map(str::to_owned),
            });
        }
        if described.len() == self.files.len() { Ok(files) } else { Err("a file is not described".into()) }
    }

    /// The buttons, row by row, if Discord would accept them.
    pub fn buttons(&self) -> Result<Vec<Vec<Button>>, String> {
        let empty = Vec::new();
        let rows = self.json["components"].as_array().unwrap_or(&empty);
        if rows.len() > 5 {
            return Err("more than five rows".into());
        }
        let mut ids = BTreeSet::new();
        let mut shown = Vec::new();
        for row in rows {
            let buttons = row["components"].as_array().unwrap_or(&empty);
            if row["type"] != 1 || buttons.is_empty() || buttons.len() > 5 {
                return Err(format!("a row that cannot be: {row}"));
            }
            if let [menu] = &buttons[..]
                && menu["type"] == 3
            {
                shown.push(options(menu, &mut ids)?);
                continue;
            }
            if let [menu] = &buttons[..]
                && menu["type"] == 5
            {
                let id = menu["custom_id"].as_str().unwrap_or_default().to_owned();
                let hint = menu["placeholder"].as_str().unwrap_or_default().to_owned();
                let fits =
                    (1..=100).contains(&length(&menu["custom_id"])) && length(&menu["placeholder"]) <= 150;
                if !fits || !menu["options"].is_null() || !ids.insert(id.clone()) {
                    return Err(format!("a menu of members that cannot be: {menu}"));
                }
                shown.push(vec![(id, hint, MEMBERS)]);
                continue;
            }
            let mut line = Vec::new();
            for button in buttons {
                // A link has its address as its id here.
                let link = button["style"] == LINK;
                let (key, most) = if link { ("url", 512) } else { ("custom_id", 100) };
                let id = button[key].as_str().unwrap_or_default().to_owned();
                let label = button["label"].as_str().unwrap_or_default().to_owned();
                let fits = (1..=most).contains(&id.encode_utf16().count())
                    && button[if link { "custom_id" } else { "url" }].is_null()
                    && (1..=80).contains(&label.encode_utf16().count())
                    && button["type"] == 2
                    && matches!(button["style"].as_u64(), Some(1..=LINK));
                if !fits || !ids.insert(id.clone()) {
                    return Err(format!("a button that cannot be: {button}"));
                }
                line.push((id, label, button["style"].as_u64().unwrap_or_default()));
            }
            shown.push(line);
        }
        Ok(shown)
    }

    /// The emoji before the options of its menus.
    pub fn emoji(&self) -> Vec<Value> {
        let rows = self.json["components"].as_array().into_iter().flatten();
        let parts = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
        let options = parts.flat_map(|part| part["options"].as_array().into_iter().flatten());
        options.map(|option| option["emoji"].clone()).filter(|emoji| !emoji.is_null()).collect()
    }

    /// The text.
    pub fn content(&self) -> Result<String, String> {
        let content = self.json["content"].as_str().unwrap_or_default();
        if content.chars().count() > 2000 {
            return Err("content of more than 2,000 characters".into());
        }
        Ok(content.to_owned())
    }
}

/// The faults of a form that Discord would refuse or show badly.
pub fn faults_of_form(form: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    let mut must = |is: bool, what: &str| {
        if !is {
            faults.push(format!("a form that cannot be ({what}): {form}"));
        }
    };
    let is = |text: &Value, most: usize| (1..=most).contains(&length(text));
    let may = |text: &Value, most: usize| text.is_null() || is(text, most);
    let labels = form["components"].as_array().cloned().unwrap_or_default();
    must(is(&form["custom_id"], 100) && is(&form["title"], 45), "id or title");
    must((1..=5).contains(&labels.len()), "number of labels");
    let mut ids = BTreeSet::new();
    for label in &labels {
        let field = &label["component"];
        must(label["type"] == 18 && is(&label["label"], 45) && may(&label["description"], 100), "label");
        must(is(&field["custom_id"], 100) && ids.insert(field["custom_id"].to_string()), "id of a field");
        let required = field["required"] != false;
        // Discord refuses a field that must be filled in with nothing, or need not be with something.
        must(field["min_values"].is_null() || (field["min_values"] != 0) == required, "least values");
        match field["type"].as_u64() {
            Some(4) => {
                let most = field["max_length"].as_u64().unwrap_or(4000);
                must(may(&field["placeholder"], 100) && (1..=4000).contains(&most), "text");
                must(matches!(field["style"].as_u64(), Some(1 | 2)) && field["label"].is_null(), "text");
            }
            Some(3) => {
                let options = field["options"].as_array().cloned().unwrap_or_default();
                let values: BTreeSet<String> = options.iter().map(|o| o["value"].to_string()).collect();
                must((1..=25).contains(&options.len()) && values.len() == options.len(), "options");
                must(options.iter().all(|o| is(&o["value"], 100) && is(&o["label"], 100)), "options");
            }
            Some(5 | 6 | 8 | 19) => must(field["options"].is_null(), "field"),
            _ => must(false, "type of a field"),
        }
    }
    faults
}
