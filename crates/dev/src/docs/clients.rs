//! The clients for Python and JavaScript: a method for each operation of the interface, from its description.

use serde_json::Value;
use std::fmt::Write as _;

/// One operation of the interface.
struct Operation<'a> {
    /// Its id, in words joined by `_`.
    id: &'a str,
    summary: &'a str,
    /// `GET`, `POST` …
    method: String,
    path: &'a str,
    /// The fields in the path, in their order.
    parts: Vec<&'a str>,
    query: Vec<Field<'a>>,
    body: Vec<Field<'a>>,
    /// Whether it takes an `Idempotency-Key`.
    keyed: bool,
}

struct Field<'a> {
    name: &'a str,
    required: bool,
}

/// The file `liege.py`.
pub(super) fn python(description: &Value) -> String {
    let mut methods = String::new();
    for operation in operations(description) {
        let Operation { id, summary, method, parts, query, body, keyed, .. } = &operation;
        let mut taken: Vec<String> = vec!["self".to_owned()];
        taken.extend(parts.iter().map(|&part| part.to_owned()));
        let named: Vec<String> = operation
            .named()
            .map(
                |Field { name, required }| {
                    if *required { (*name).to_owned() } else { format!("{name}=None") }
                },
            )
            .chain(keyed.then(|| "key=None".to_owned()))
            .collect();
        if !named.is_empty() {
            taken.push("*".to_owned());
            taken.extend(named);
        }
        let path = operation.path_with(|part| format!("{{_part({part})}}"));
        let path = if parts.is_empty() { format!("\"{path}\"") } else { format!("f\"{path}\"") };
        let dict = |fields: &[Field<'_>]| {
            let fields: Vec<String> =
                fields.iter().map(|Field { name, .. }| format!("\"{name}\": {name}")).collect();
            format!("{{{}}}", fields.join(", "))
        };
        let mut sent = String::new();
        if !query.is_empty() {
            let _ = write!(sent, ", query={}", dict(query));
        }
        if !body.is_empty() {
            let _ = write!(sent, ", body={}", dict(body));
        }
        if *keyed {
            sent.push_str(", key=_key(key)");
        }
        let _ = write!(
            methods,
            "\n    def {id}({}):\n        \"\"\"{summary}\"\"\"\n        return self._ask(\"{method}\", {path}{sent})\n",
            taken.join(", ")
        );
    }
    include_str!("client.py").replace("{methods}\n", &format!("{}\n", &methods[1..]))
}

/// The file `liege.mjs`.
pub(super) fn javascript(description: &Value) -> String {
    let mut methods = String::new();
    for operation in operations(description) {
        let Operation { id, summary, method, parts, query, body, keyed, .. } = &operation;
        let mut taken: Vec<String> = parts.iter().map(|&part| part.to_owned()).collect();
        let named: Vec<&str> =
            operation.named().map(|Field { name, .. }| *name).chain(keyed.then_some("key")).collect();
        if !named.is_empty() {
            taken.push(format!("{{ {} }} = {{}}", named.join(", ")));
        }
        let path = operation.path_with(|part| format!("${{part({part})}}"));
        let path = if parts.is_empty() { format!("\"{path}\"") } else { format!("`{path}`") };
        let object = |fields: &[Field<'_>]| {
            let fields: Vec<&str> = fields.iter().map(|Field { name, .. }| *name).collect();
            format!("{{ {} }}", fields.join(", "))
        };
        let mut sent = Vec::new();
        if !query.is_empty() {
            sent.push(format!("query: {}", object(query)));
        }
        if !body.is_empty() {
            sent.push(format!("body: {}", object(body)));
        }
        if *keyed {
            sent.push("key: keyOf(key)".to_owned());
        }
        let sent = if sent.is_empty() { String::new() } else { format!(", {{ {} }}", sent.join(", ")) };
        let _ = write!(
            methods,
            "\n  /** {summary} */\n  {}({}) {{\n    return this.#ask(\"{method}\", {path}{sent});\n  }}\n",
            camel(id),
            taken.join(", ")
        );
    }
    include_str!("client.mjs").replace("{methods}\n", &methods[1..])
}

impl<'a> Operation<'a> {
    /// The fields that are given by name: required ones first.
    fn named(&self) -> impl Iterator<Item = &Field<'a>> {
        let all = || self.query.iter().chain(&self.body);
        all().filter(|field| field.required).chain(all().filter(|field| !field.required))
    }

    /// The path with another text for each field in it.
    fn path_with(&self, part: impl Fn(&str) -> String) -> String {
        let fill = |path: String, name: &&str| path.replace(&format!("{{{name}}}"), &part(name));
        self.parts.iter().fold(self.path.to_owned(), fill)
    }
}

/// All operations, in the order of the description.
fn operations(description: &Value) -> Vec<Operation<'_>> {
    let mut all = Vec::new();
    for (path, methods) in description["paths"].as_object().into_iter().flatten() {
        for (method, told) in methods.as_object().into_iter().flatten() {
            let parameters = told["parameters"].as_array().map(Vec::as_slice).unwrap_or_default();
            let those =
                |place: &'static str| parameters.iter().filter(move |parameter| parameter["in"] == place);
            let name = |parameter: &'_ Value| parameter["name"].as_str().map(str::to_owned);
            let query = those("query").filter_map(|parameter| {
                let required = parameter["required"] == true;
                Some(Field { name: parameter["name"].as_str()?, required })
            });
            let keyed = those("header").filter_map(name).any(|name| name == "Idempotency-Key");
            all.push(Operation {
                id: told["operationId"].as_str().unwrap_or_default(),
                summary: told["summary"].as_str().unwrap_or_default(),
                method: method.to_uppercase(),
                path,
                parts: those("path").filter_map(|parameter| parameter["name"].as_str()).collect(),
                query: query.collect(),
                body: body_of(description, told),
                keyed,
            });
        }
    }
    all
}

/// The fields of the body of a request.
fn body_of<'a>(description: &'a Value, told: &'a Value) -> Vec<Field<'a>> {
    let schema = &told["requestBody"]["content"]["application/json"]["schema"];
    let schema = match schema["$ref"].as_str().and_then(|address| address.strip_prefix('#')) {
        Some(pointer) => description.pointer(pointer).unwrap_or(schema),
        None => schema,
    };
    let required = schema["required"].as_array().map(Vec::as_slice).unwrap_or_default();
    let fields = schema["properties"].as_object().into_iter().flatten();
    fields.map(|(name, _)| Field { name, required: required.iter().any(|one| one == name) }).collect()
}

/// `open_table` as `openTable`.
fn camel(id: &str) -> String {
    let mut words = id.split('_');
    let mut text = words.next().unwrap_or_default().to_owned();
    for word in words {
        let mut letters = word.chars();
        text.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        text.push_str(letters.as_str());
    }
    text
}
