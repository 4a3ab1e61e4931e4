//! Discord's own description of its REST interface, if it is beside the project or where `DISCORD_OPENAPI`
//! says: request bodies are checked against it.

use jsonschema::Validator;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex};

static DESCRIPTION: LazyLock<Option<Value>> = LazyLock::new(|| {
    let beside = concat!(env!("CARGO_MANIFEST_DIR"), "/../shared/discord/openapi.json");
    let path = std::env::var("DISCORD_OPENAPI").unwrap_or_else(|_| beside.to_owned());
    match std::fs::read_to_string(path) {
        Ok(text) => Some(serde_json::from_str(&text).expect("openapi.json is JSON")),
        Err(error) => {
            eprintln!("request bodies are not checked against Discord's description: {error}");
            None
        }
    }
});

type Validators = HashMap<(&'static str, &'static str), Arc<Validator>>;
static VALIDATORS: LazyLock<Mutex<Validators>> = LazyLock::new(Mutex::default);

/// The faults of the body of a request. `path` is written as in the description.
pub fn complaints(method: &'static str, path: &'static str, body: &Value) -> Vec<String> {
    let Some(description) = &*DESCRIPTION else { return Vec::new() };
    let validator = {
        let mut known = VALIDATORS.lock().unwrap();
        let make = || Arc::new(validator(description, method, path));
        Arc::clone(known.entry((method, path)).or_insert_with(make))
    };
    let complaint = |error: jsonschema::ValidationError<'_>| {
        format!("{method} {path}: {}: {error}", error.instance_path())
    };
    validator.iter_errors(body).map(complaint).collect()
}

fn validator(description: &Value, method: &str, path: &str) -> Validator {
    let operation = &description["paths"][path][method.to_lowercase()];
    let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
    assert!(schema.is_object(), "Discord's description has no body for {method} {path}");
    let mut schema = schema.clone();
    schema["$schema"] = json!("https://json-schema.org/draft/2020-12/schema");
    schema["components"] = json!({ "schemas": description["components"]["schemas"] });
    jsonschema::validator_for(&schema).expect("a schema of Discord's description")
}
