//! The list of settings, and the values that each may have.

use super::{FILE_VARIABLE, Fault, Origin, Values, Whence};
use liege_chat::PublicUrl;
use liege_local::check_member_name;
use liege_store::note_keys::NoteKeys;
use liege_store::secret::Secret;
use std::net::SocketAddr;
use toml::de::DeValue;

/// The kind of a setting's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A path, relative to the working directory.
    Path,
    /// Text that is never printed; empty for none.
    Secret,
    /// The address of a `PostgreSQL` server, never printed, because there may be a password in it; empty for
    /// none.
    Server,
    /// Keys that are never printed; empty for none ([`NoteKeys::read`]).
    Keys,
    /// An address that begins with one of these; empty for none.
    Url(&'static [&'static str]),
    /// A scheme, a host and perhaps a port, without a path; empty for none ([`PublicUrl::read`]).
    Origin,
    /// A path, relative to the working directory; empty for none.
    PathOrNone,
    /// An id of Discord's, as text; empty for none.
    Snowflake,
    /// True or false.
    Switch,
    /// An internet address with a port.
    Address,
    /// An address with a port that only this computer reaches; empty for none.
    LoopbackOrNone,
    /// An internet address with a port; empty for none.
    AddressOrNone,
    /// Names of local members; at least one.
    Names,
    /// Ids of members: ids of Discord's, or names of local members; may be empty.
    Members,
    /// Paths, relative to the folder of the configuration file; may be empty.
    Paths,
    /// One of these.
    Choice(&'static [&'static str]),
    /// A whole number up to this; 0 for no limit.
    Limit(u32),
    /// A whole number from 1 up to this.
    Count(u32),
}

/// A setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setting {
    /// The section; empty for settings above all sections.
    pub section: &'static str,
    /// The key.
    pub key: &'static str,
    /// The kind of its value.
    pub kind: Kind,
    /// The default, in the form of the file.
    pub default: &'static str,
    /// Its purpose, in one line.
    pub doc: &'static str,
}

/// The largest limit on tables: more than a data file of this kind serves well.
const MOST_TABLES: u32 = 100_000;
/// The largest limit on times a minute, an hour or a day: more would be no limit.
const MOST_TIMES: u32 = 100_000;

/// The largest limit on the local chat in MiB: more than a file should have.
const MOST_MEBIBYTES: u32 = 1 << 20;

/// The longest time between two copies, in hours: a year.
const MOST_HOURS: u32 = 24 * 365;
/// The most copies that are kept.
const MOST_COPIES: u32 = 10_000;

/// All settings, in the order in which they are shown.
pub const SETTINGS: &[Setting] = &[
    Setting {
        section: "",
        key: "data",
        kind: Kind::Path,
        default: "\"liege.sqlite\"",
        doc: "The one file that holds everything; a path from the folder where Liege is started.",
    },
    Setting {
        section: "",
        key: "note_keys",
        kind: Kind::Keys,
        default: "\"\"",
        doc: "Encrypts private notes in it: a key made by `openssl rand -base64 32`, older ones behind commas. Empty: no.",
    },
    Setting {
        section: "",
        key: "metrics",
        kind: Kind::LoopbackOrNone,
        default: "\"\"",
        doc: "Where /health and /metrics (for Prometheus) are served, on this computer alone: \"127.0.0.1:9464\". Empty: nowhere.",
    },
    Setting {
        section: "store",
        key: "url",
        kind: Kind::Server,
        default: "\"\"",
        doc: "A PostgreSQL server in the file's place (docs/host/growing.md): \"postgres://liege:…@db/liege?sslmode=verify-full\". Empty: none.",
    },
    Setting {
        section: "backup",
        key: "folder",
        kind: Kind::PathOrNone,
        default: "\"\"",
        doc: "Where Liege keeps copies of the data file that it makes while it runs, best on another disk. Empty: none.",
    },
    Setting {
        section: "backup",
        key: "hours",
        kind: Kind::Count(MOST_HOURS),
        default: "24",
        doc: "How many hours lie between two copies.",
    },
    Setting {
        section: "backup",
        key: "keep",
        kind: Kind::Count(MOST_COPIES),
        default: "14",
        doc: "How many copies are kept. When a new one is there and sound, the oldest is removed.",
    },
    Setting {
        section: "discord",
        key: "token",
        kind: Kind::Secret,
        default: "\"\"",
        doc: "The bot's token; better kept out of files, in the variable DISCORD_TOKEN. Empty: no Discord.",
    },
    Setting {
        section: "discord",
        key: "api_url",
        kind: Kind::Url(&["http://", "https://"]),
        default: "\"\"",
        doc: "Another address for Discord's REST interface (a proxy), e.g. \"http://127.0.0.1:8081\". Empty: Discord's.",
    },
    Setting {
        section: "discord",
        key: "gateway_url",
        kind: Kind::Url(&["ws://", "wss://"]),
        default: "\"\"",
        doc: "Another address for Discord's gateway. Empty: the one that the REST interface names.",
    },
    Setting {
        section: "discord",
        key: "ca_file",
        kind: Kind::PathOrNone,
        default: "\"\"",
        doc: "A PEM file with further certificate authorities to trust, for a proxy with its own. Empty: none.",
    },
    Setting {
        section: "discord",
        key: "guild",
        kind: Kind::Snowflake,
        default: "\"\"",
        doc: "Register slash commands in this one server only (its id), where they appear at once. Empty: everywhere.",
    },
    Setting {
        section: "discord",
        key: "threads",
        kind: Kind::Switch,
        default: "true",
        doc: "Give every table a thread of its own; false: play in the channel itself.",
    },
    Setting {
        section: "discord",
        key: "read_all_in_threads",
        kind: Kind::Switch,
        default: "false",
        doc: "Read every message of a table's thread, so that moves need no mention; needs the message content intent.",
    },
    Setting {
        section: "local",
        key: "address",
        kind: Kind::Address,
        default: "\"127.0.0.1:8080\"",
        doc: "Where the local chat's page is served; if nobody set it and the port is taken, a free one near it is used.",
    },
    Setting {
        section: "local",
        key: "members",
        kind: Kind::Names,
        default: "[\"p1\", \"p2\", \"p3\"]",
        doc: "Who sits at this computer; more can be added on the page.",
    },
    Setting {
        section: "local",
        key: "open_to_network",
        kind: Kind::Switch,
        default: "false",
        doc: "Allow an address that other computers can reach. There are no passwords: whoever reaches the page is anyone.",
    },
    Setting {
        section: "chat",
        key: "language",
        kind: Kind::Choice(liege_words::Language::CODES),
        default: "\"en\"",
        doc: "The language where neither a member nor a server has one. It is a code, e.g. en, de, ru.",
    },
    Setting {
        section: "chat",
        key: "administrators",
        kind: Kind::Members,
        default: "[]",
        doc: "Who is told of private notes that were reported: ids of Discord users, or names in the local chat.",
    },
    Setting {
        section: "games",
        key: "variants",
        kind: Kind::Paths,
        default: "[]",
        doc: "Files with games of your own (docs/host/games.md), by paths from the folder of this file: [\"club.ini\"].",
    },
    Setting {
        section: "api",
        key: "listen",
        kind: Kind::AddressOrNone,
        default: "\"\"",
        doc: "Where programs may play for members (docs/programs/api.md), e.g. \"127.0.0.1:8180\". Empty: nowhere.",
    },
    Setting {
        section: "api",
        key: "open_to_network",
        kind: Kind::Switch,
        default: "false",
        doc: "Allow an address that others can reach: tokens go over it as they are, so put a proxy with TLS before it.",
    },
    Setting {
        section: "api",
        key: "hooks_to_private_addresses",
        kind: Kind::Switch,
        default: "false",
        doc: "Allow webhooks to addresses of your own network, and without TLS: whoever has a token can then knock there.",
    },
    Setting {
        section: "web",
        key: "address",
        kind: Kind::AddressOrNone,
        default: "\"\"",
        doc: "Where the web listener is served (docs/host/web.md), e.g. \"127.0.0.1:8280\". Empty: nowhere.",
    },
    Setting {
        section: "web",
        key: "public_url",
        kind: Kind::Origin,
        default: "\"\"",
        doc: "How people reach it, through a proxy with TLS: \"https://liege.example\". Nothing is served without it.",
    },
    Setting {
        section: "limits",
        key: "tables_per_member",
        kind: Kind::Limit(MOST_TABLES),
        default: "50",
        doc: "How many tables that have not ended a member may have opened. 0: no limit, here and below.",
    },
    Setting {
        section: "limits",
        key: "tables_per_server",
        kind: Kind::Limit(MOST_TABLES),
        default: "1000",
        doc: "How many tables of a server may be unfinished, those that wait for players included.",
    },
    Setting {
        section: "limits",
        key: "waiting_per_server",
        kind: Kind::Limit(MOST_TABLES),
        default: "100",
        doc: "How many tables of a server may wait for players.",
    },
    Setting {
        section: "limits",
        key: "commands_per_minute",
        kind: Kind::Limit(MOST_TIMES),
        default: "60",
        doc: "Commands and buttons a member may use in a minute; moves and answers in one's own games are counted apart.",
    },
    Setting {
        section: "limits",
        key: "server_commands_per_minute",
        kind: Kind::Limit(MOST_TIMES),
        default: "600",
        doc: "Commands and buttons that all members of a server together may use in a minute.",
    },
    Setting {
        section: "limits",
        key: "moves_per_minute",
        kind: Kind::Limit(MOST_TIMES),
        default: "180",
        doc: "Moves and answers that a member who plays may send in a minute.",
    },
    Setting {
        section: "limits",
        key: "pictures_per_minute",
        kind: Kind::Limit(MOST_TIMES),
        default: "40",
        doc: "Boards, previews and other pictures that a member may ask for in a minute.",
    },
    Setting {
        section: "limits",
        key: "films_per_hour",
        kind: Kind::Limit(MOST_TIMES),
        default: "30",
        doc: "Replays and sheets that a member may ask for in an hour.",
    },
    Setting {
        section: "limits",
        key: "files_per_hour",
        kind: Kind::Limit(MOST_TIMES),
        default: "30",
        doc: "Files that a member may send for `import` in an hour, readable or not.",
    },
    Setting {
        section: "limits",
        key: "imports_per_day",
        kind: Kind::Limit(MOST_TIMES),
        default: "20",
        doc: "Games that a member may bring in from files in a day.",
    },
    Setting {
        section: "limits",
        key: "completions_per_minute",
        kind: Kind::Limit(MOST_TIMES),
        default: "600",
        doc: "Lists of completions, and answers about boards of a page, that a member gets in a minute.",
    },
    Setting {
        section: "limits",
        key: "requests_per_minute",
        kind: Kind::Limit(MOST_TIMES),
        default: "240",
        doc: "Requests of the API a minute, for each token.",
    },
    Setting {
        section: "limits",
        key: "local_mebibytes",
        kind: Kind::Limit(MOST_MEBIBYTES),
        default: "200",
        doc: "How many MiB of pictures and files the local chat keeps; the oldest give way, and their messages say so.",
    },
    Setting {
        section: "log",
        key: "level",
        kind: Kind::Choice(&["off", "error", "warn", "info", "debug", "trace"]),
        default: "\"info\"",
        doc: "How much is told on standard error: off, error, warn, info, debug, trace (RUST_LOG sets it in detail).",
    },
    Setting {
        section: "log",
        key: "format",
        kind: Kind::Choice(&["text", "json"]),
        default: "\"text\"",
        doc: "How it is told: text for people, json for programs (one JSON object a line).",
    },
];

/// The variable that sets the token beside `LIEGE_DISCORD_TOKEN`.
const TOKEN_VARIABLE: &str = "DISCORD_TOKEN";

impl Setting {
    /// The setting with this name.
    #[must_use]
    pub fn find(section: &str, key: &str) -> Option<&'static Setting> {
        SETTINGS.iter().find(|setting| setting.section == section && setting.key == key)
    }

    /// The variable of the environment that sets it.
    #[must_use]
    pub fn variable(&self) -> String {
        match self.section {
            "" => format!("LIEGE_{}", self.key),
            section => format!("LIEGE_{section}_{}", self.key),
        }
        .to_uppercase()
    }

    /// The name with its section, for sentences.
    #[must_use]
    pub fn name(&self) -> String {
        match self.section {
            "" => self.key.to_owned(),
            section => format!("{section}.{}", self.key),
        }
    }

    pub(super) fn default_value(&self) -> Value {
        match self.kind {
            Kind::Switch => Value::Switch(self.default == "true"),
            Kind::Names | Kind::Members | Kind::Paths => Value::Names(
                self.default
                    .trim_matches(['[', ']'])
                    .split(',')
                    .map(|name| name.trim().trim_matches('"').to_owned())
                    .filter(|name| !name.is_empty())
                    .collect(),
            ),
            Kind::Secret | Kind::Server | Kind::Keys => Value::Secret(Secret::default()),
            Kind::Limit(_) | Kind::Count(_) => Value::Number(self.default.parse().unwrap_or_default()),
            _ => Value::Text(self.default.trim_matches('"').to_owned()),
        }
    }

    fn hint(&self) -> String {
        match self.kind {
            Kind::Path => "write a path, e.g. \"liege.sqlite\"".to_owned(),
            Kind::Secret => "write the token in quotes".to_owned(),
            Kind::Server => {
                "write the address of a database in quotes: \"postgres://USER:PASSWORD@HOST/DATABASE\""
                    .to_owned()
            }
            Kind::Keys => "write a key in quotes, made by `openssl rand -base64 32`".to_owned(),
            Kind::PathOrNone => "write a path, or \"\" for none".to_owned(),
            Kind::Url(schemes) => format!("write an address that begins with {}", schemes.join(" or ")),
            Kind::Origin => {
                "write http:// or https://, a host and perhaps a port, and no path: \"https://liege.example\""
                    .to_owned()
            }
            Kind::Snowflake => "write the number in quotes, e.g. \"175928847299117063\"".to_owned(),
            Kind::Switch => "write true or false".to_owned(),
            Kind::Address => "write an address with a port, e.g. \"127.0.0.1:8080\"".to_owned(),
            Kind::AddressOrNone => {
                "write an address with a port, e.g. \"127.0.0.1:8180\", or \"\" for none".to_owned()
            }
            Kind::LoopbackOrNone => {
                "write an address of this computer alone, e.g. \"127.0.0.1:9464\", or \"\" for \
                 none: whoever reaches it may read it"
                    .to_owned()
            }
            Kind::Names => "write names in quotes, e.g. [\"ada\", \"ben\"]".to_owned(),
            Kind::Members => "write ids of Discord users or names of local members in quotes, e.g. \
                 [\"175928847299117063\"] or [\"ada\"]"
                .to_owned(),
            Kind::Paths => "write paths in quotes, e.g. [\"club.ini\"], or [] for none".to_owned(),
            Kind::Choice(values) => format!("it is one of: {}", values.join(", ")),
            Kind::Limit(most) => format!("write a whole number from 0 (no limit) to {most}"),
            Kind::Count(most) => format!("write a whole number from 1 to {most}"),
        }
    }
}

/// A checked value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Value {
    Text(String),
    Secret(Secret),
    Switch(bool),
    Names(Vec<String>),
    Number(u32),
}

/// A fault, and its remedy.
type Wrong = (String, String);

impl Value {
    pub(super) fn to_toml(&self) -> toml::Value {
        match self {
            Value::Text(text) => toml::Value::String(text.clone()),
            Value::Secret(secret) => toml::Value::String(secret.reveal().unwrap_or_default().to_owned()),
            Value::Switch(on) => toml::Value::Boolean(*on),
            Value::Number(number) => toml::Value::Integer(i64::from(*number)),
            Value::Names(names) => {
                toml::Value::Array(names.iter().cloned().map(toml::Value::String).collect())
            }
        }
    }

    /// A value in the file.
    pub(super) fn of_file(setting: &Setting, value: &DeValue<'_>) -> Result<Value, Wrong> {
        let wrong = || {
            let shown = match setting.kind {
                // Not even a wrong value may be shown.
                Kind::Secret | Kind::Server | Kind::Keys => "that".to_owned(),
                _ => described(value),
            };
            (format!("`{}` cannot be {shown}", setting.key), setting.hint())
        };
        match (setting.kind, value) {
            (Kind::Switch, DeValue::Boolean(on)) => Ok(Value::Switch(*on)),
            (Kind::Names, DeValue::Array(items)) => {
                let names = items.iter().map(|item| item.get_ref().as_str().map(str::to_owned));
                members(setting, names.collect::<Option<Vec<_>>>().ok_or_else(wrong)?)
            }
            (Kind::Members, DeValue::Array(items)) => {
                let ids = items.iter().map(|item| match item.get_ref() {
                    // People write such numbers without quotes too.
                    DeValue::Integer(number) if number.radix() == 10 => Some(number.as_str().to_owned()),
                    item => item.as_str().map(str::to_owned),
                });
                members(setting, ids.collect::<Option<Vec<_>>>().ok_or_else(wrong)?)
            }
            (Kind::Paths, DeValue::Array(items)) => {
                let paths = items.iter().map(|item| item.get_ref().as_str().map(str::to_owned));
                paths_of(setting, paths.collect::<Option<Vec<_>>>().ok_or_else(wrong)?)
            }
            (Kind::Limit(_) | Kind::Count(_), DeValue::Integer(number)) if number.radix() == 10 => {
                of_text(setting, number.as_str())
            }
            (
                Kind::Switch | Kind::Names | Kind::Members | Kind::Paths | Kind::Limit(_) | Kind::Count(_),
                _,
            ) => Err(wrong()),
            (Kind::Snowflake, DeValue::Integer(number)) => of_text(setting, number.as_str()),
            (_, DeValue::String(text)) => of_text(setting, text),
            _ => Err(wrong()),
        }
    }

    /// A value in the environment.
    fn of_variable(setting: &Setting, text: &str) -> Result<Value, Wrong> {
        match setting.kind {
            Kind::Switch => match text.to_lowercase().as_str() {
                "true" | "yes" | "on" | "1" => Ok(Value::Switch(true)),
                "false" | "no" | "off" | "0" => Ok(Value::Switch(false)),
                _ => Err((format!("it cannot be \"{text}\""), setting.hint())),
            },
            Kind::Names | Kind::Members => {
                let names = text.split(',').map(|name| name.trim().to_owned());
                let hint = match setting.kind {
                    Kind::Names => "write names separated by commas, e.g. ada,ben",
                    _ => "write ids or names separated by commas, e.g. 175928847299117063,ada",
                };
                members(setting, names.filter(|name| !name.is_empty()).collect())
                    .map_err(|(what, _)| (what, hint.to_owned()))
            }
            Kind::Paths => {
                let paths = text.split(',').map(|path| path.trim().to_owned());
                paths_of(setting, paths.filter(|path| !path.is_empty()).collect()).map_err(|(what, _)| {
                    (what, "write paths separated by commas, e.g. club.ini,more.ini".to_owned())
                })
            }
            _ => of_text(setting, text.trim()),
        }
    }
}

fn paths_of(setting: &Setting, paths: Vec<String>) -> Result<Value, Wrong> {
    for (index, path) in paths.iter().enumerate() {
        if path.trim().is_empty() {
            return Err((format!("`{}` cannot contain an empty path", setting.key), setting.hint()));
        }
        if paths[..index].contains(path) {
            let what = format!("`{}` has \"{path}\" twice", setting.key);
            return Err((what, "write each file once".to_owned()));
        }
    }
    Ok(Value::Names(paths))
}

fn of_text(setting: &Setting, text: &str) -> Result<Value, Wrong> {
    let quoted = match setting.kind {
        Kind::Secret | Kind::Server | Kind::Keys => "that text".to_owned(),
        _ => format!("\"{text}\""),
    };
    let wrong = |hint: String| Err((format!("`{}` cannot be {quoted}", setting.key), hint));
    match setting.kind {
        Kind::Limit(most) | Kind::Count(most) => match text.parse::<u32>() {
            Ok(number) if number <= most && (number > 0 || matches!(setting.kind, Kind::Limit(_))) => {
                Ok(Value::Number(number))
            }
            _ => Err((format!("`{}` cannot be {text}", setting.key), setting.hint())),
        },
        Kind::Path if text.trim().is_empty() => wrong(setting.hint()),
        Kind::Secret if text.chars().any(|c| c.is_whitespace() || c.is_control()) => {
            wrong("a token has no spaces".to_owned())
        }
        Kind::Server
            if !text.is_empty() && !text.starts_with("postgres://") && !text.starts_with("postgresql://") =>
        {
            wrong(setting.hint())
        }
        Kind::Secret | Kind::Server => Ok(Value::Secret(Secret::new(text))),
        Kind::Keys => match NoteKeys::read(text) {
            Ok(_) => Ok(Value::Secret(Secret::new(text))),
            Err(error) => wrong(error.to_string()),
        },
        Kind::Url(schemes) if !text.is_empty() => {
            match schemes.iter().find_map(|scheme| text.strip_prefix(scheme)) {
                Some(rest) if !rest.trim_matches('/').is_empty() && !rest.contains(char::is_whitespace) => {
                    Ok(Value::Text(text.trim_end_matches('/').to_owned()))
                }
                _ => wrong(setting.hint()),
            }
        }
        Kind::Origin if !text.is_empty() => match PublicUrl::read(text) {
            Some(url) => Ok(Value::Text(url.origin().to_owned())),
            None => wrong(setting.hint()),
        },
        Kind::Snowflake if !text.is_empty() && text.parse::<u64>().is_err() => wrong(setting.hint()),
        Kind::Address => match on_port(text) {
            Some(address) => Ok(Value::Text(address.to_string())),
            None => wrong(setting.hint()),
        },
        Kind::AddressOrNone if !text.is_empty() => match on_port(text) {
            Some(address) => Ok(Value::Text(address.to_string())),
            None => wrong(setting.hint()),
        },
        Kind::LoopbackOrNone if !text.is_empty() => match on_port(text) {
            Some(address) if address.ip().is_loopback() => Ok(Value::Text(address.to_string())),
            _ => wrong(setting.hint()),
        },
        Kind::Choice(values) if !values.contains(&text) => match did_you_mean(text, values) {
            Some(near) => wrong(format!("did you mean \"{near}\"? {}", setting.hint())),
            None => wrong(setting.hint()),
        },
        _ => Ok(Value::Text(text.to_owned())),
    }
}

/// An address with a port, in a form that people write.
fn on_port(text: &str) -> Option<SocketAddr> {
    let numbers = text.strip_prefix("localhost:").map(|port| format!("127.0.0.1:{port}"));
    numbers.as_deref().unwrap_or(text).parse().ok()
}

fn members(setting: &Setting, names: Vec<String>) -> Result<Value, Wrong> {
    if names.is_empty() && setting.kind == Kind::Names {
        return Err((format!("`{}` cannot be empty", setting.key), setting.hint()));
    }
    let mut seen = Vec::new();
    for name in &names {
        check_member_name(name)
            .map_err(|why| (format!("`{}` cannot contain \"{name}\"", setting.key), why.to_owned()))?;
        let lower = name.to_lowercase();
        if seen.contains(&lower) {
            return Err((
                format!("`{}` has \"{name}\" twice", setting.key),
                "write each name once".to_owned(),
            ));
        }
        seen.push(lower);
    }
    Ok(Value::Names(match setting.kind {
        // The id of a local member is the name in lower case.
        Kind::Members => seen,
        _ => names,
    }))
}

fn described(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) => format!("the text \"{text}\""),
        DeValue::Integer(number) => format!("the number {}", number.as_str()),
        DeValue::Float(number) => format!("the number {}", number.as_str()),
        DeValue::Boolean(on) => on.to_string(),
        DeValue::Datetime(when) => format!("the time {when}"),
        DeValue::Array(_) => "a list like this".to_owned(),
        DeValue::Table(_) => "a table".to_owned(),
    }
}

/// The most similar of several names, if one is similar.
pub(super) fn did_you_mean<'a>(typed: &str, names: &[&'a str]) -> Option<&'a str> {
    let typed = typed.to_lowercase();
    names
        .iter()
        .map(|name| (strsim::jaro_winkler(&typed, &name.to_lowercase()), *name))
        .filter(|(nearness, _)| *nearness >= 0.85)
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, name)| name)
}

/// Puts the settings of the environment into `values`. Returns the names that begin like ours but do not
/// exist.
pub(super) fn read_environment(
    environment: &[(String, String)],
    values: &mut Values,
    faults: &mut Vec<Fault>,
) -> Vec<String> {
    let mut strangers = Vec::new();
    // Sorted, so that LIEGE_DISCORD_TOKEN comes after DISCORD_TOKEN and wins over it.
    let mut ours: Vec<&(String, String)> = environment
        .iter()
        .filter(|(name, value)| !value.is_empty() && (name.starts_with("LIEGE_") || name == TOKEN_VARIABLE))
        .filter(|(name, _)| name != FILE_VARIABLE)
        .collect();
    ours.sort();
    for (name, text) in ours {
        let setting = SETTINGS.iter().find(|setting| {
            setting.variable() == *name || (setting.kind == Kind::Secret && name == TOKEN_VARIABLE)
        });
        let Some(setting) = setting else {
            match unknown_variable(name) {
                Some(fault) => faults.push(fault),
                None => strangers.push(name.clone()),
            }
            continue;
        };
        match Value::of_variable(setting, text) {
            Ok(value) => {
                values.insert((setting.section, setting.key), (value, Origin::Variable(name.clone())));
            }
            Err((what, hint)) => faults.push(Fault::new(Whence::Variable(name.clone()), what, hint)),
        }
    }
    strangers
}

/// A variable that was surely meant for us is a fault. Others may come from elsewhere: for example, a cluster
/// gives every program `LIEGE_SERVICE_HOST` if some service is named `liege`.
fn unknown_variable(name: &str) -> Option<Fault> {
    let variables: Vec<String> = SETTINGS.iter().map(Setting::variable).collect();
    let known: Vec<&str> = variables.iter().map(String::as_str).collect();
    let section = SETTINGS
        .iter()
        .filter(|setting| !setting.section.is_empty())
        .find(|setting| name.starts_with(&format!("LIEGE_{}_", setting.section.to_uppercase())));
    let near = known
        .iter()
        .map(|known| (strsim::osa_distance(name, known), *known))
        .filter(|(distance, _)| *distance <= 2)
        .min();
    let hint = match (near, section) {
        (Some((_, near)), _) => format!("did you mean {near}?"),
        (None, Some(found)) => {
            let here = SETTINGS.iter().filter(|s| s.section == found.section).map(Setting::variable);
            format!("it may be: {}", here.collect::<Vec<_>>().join(", "))
        }
        (None, None) => return None,
    };
    Some(Fault::new(Whence::Variable(name.to_owned()), "there is no such setting", hint))
}
