//! The configuration: the settings in a file, the environment and on the command line, and the origin of each
//! value.
//!
//! There is one list of settings, [`SETTINGS`]: the file's keys, the environment's variables, the example
//! file and the printed configuration all follow from it. Of several sources the later wins: default, file,
//! environment, command line.
//!
//! * The file is the one named by `--config` (or the variable `LIEGE_CONFIG`), else `liege.toml` in the
//!   working directory if there is one.
//! * A variable is named `LIEGE_<SECTION>_<KEY>` (`LIEGE_LOCAL_ADDRESS`, `LIEGE_DATA`); the token of Discord
//!   may also be in `DISCORD_TOKEN`. An empty variable counts as not set. Lists are separated by commas.
//! * All faults are reported at once, each with its file and line, or its variable.

mod fault;
mod file;
mod setting;

pub use fault::{ConfigError, Fault, Whence};
pub use setting::{Kind, SETTINGS, Setting};

use liege_chat::{Limits, PublicUrl};
use liege_store::secret::Secret;
use liege_store::{Location, StoreError};
use liege_words::Language;
use liege_words::limited::at_most;
use serde::de::IntoDeserializer as _;
use serde::{Deserialize, Deserializer};
use setting::Value;
use std::collections::BTreeMap;
use std::fmt::{self, Write as _};
use std::fs::File;
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

/// The file that is read when none is named.
pub const DEFAULT_FILE: &str = "liege.toml";

/// The largest length of the file, in bytes.
const MOST_BYTES: usize = 1 << 20;

/// The variable that names the file.
pub const FILE_VARIABLE: &str = "LIEGE_CONFIG";

/// All settings.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// The data file.
    pub data: PathBuf,
    /// The keys of private notes ([`liege_store::note_keys::NoteKeys::read`]).
    pub note_keys: Secret,
    /// The address for health and metrics; `None` if they are not served.
    #[serde(deserialize_with = "address_unless_empty")]
    pub metrics: Option<SocketAddr>,
    /// The server with the data, if it is not in a file.
    pub store: Server,
    /// Copies of the data file.
    pub backup: Backup,
    /// The settings for Discord.
    pub discord: Discord,
    /// The local chat.
    pub local: Local,
    /// Programs that play for members.
    pub api: Api,
    /// Pages that people open in a browser.
    pub web: Web,
    /// The settings of the chat itself.
    pub chat: Chat,
    /// The host's own games.
    pub games: Games,
    /// The limits.
    pub limits: Limits,
    /// The settings of the log.
    pub log: Log,
}

/// The server with the data, if it is not in a file.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Server {
    /// The address of a database on a `PostgreSQL` server; empty if the data is in a file.
    pub url: Secret,
}

/// Copies of the data file that are made while Liege runs.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Backup {
    /// The folder; `None` if no copies are made.
    #[serde(deserialize_with = "path_unless_empty")]
    pub folder: Option<PathBuf>,
    /// The hours from one copy to the next.
    pub hours: u32,
    /// The number of copies that are kept.
    pub keep: u32,
}

/// The settings for Discord.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Discord {
    /// The bot's token.
    pub token: Secret,
    /// The address of the REST interface, without `/api`; `None` for Discord's own.
    #[serde(deserialize_with = "unless_empty")]
    pub api_url: Option<String>,
    /// The address of the gateway; `None` for the one that the REST interface names.
    #[serde(deserialize_with = "unless_empty")]
    pub gateway_url: Option<String>,
    /// A PEM file with further certificate authorities to trust.
    #[serde(deserialize_with = "path_unless_empty")]
    pub ca_file: Option<PathBuf>,
    /// The only server whose slash commands are registered (they appear at once); `None` for all servers.
    #[serde(deserialize_with = "number_unless_empty")]
    pub guild: Option<u64>,
    /// Whether every table gets a separate thread.
    pub threads: bool,
    /// Whether every message of a table's thread is read (needs the privileged intent).
    pub read_all_in_threads: bool,
}

/// The local chat.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Local {
    /// The address of the page.
    pub address: SocketAddr,
    /// The members who are there from the start.
    pub members: Vec<String>,
    /// Whether an address that others can reach is allowed.
    pub open_to_network: bool,
}

/// Programs that play for members.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Api {
    /// The address of the interface; `None` if it is not served.
    #[serde(deserialize_with = "address_unless_empty")]
    pub listen: Option<SocketAddr>,
    /// Whether an address that others can reach is allowed.
    pub open_to_network: bool,
    /// Whether webhooks may lead to addresses of the own network, and without TLS.
    pub hooks_to_private_addresses: bool,
}

/// Pages that people open in a browser.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Web {
    /// Where they are served; none: nowhere.
    #[serde(deserialize_with = "address_unless_empty")]
    pub address: Option<SocketAddr>,
    /// Where people open them; none: nothing is served.
    #[serde(deserialize_with = "url_unless_empty")]
    pub public_url: Option<PublicUrl>,
}

impl Web {
    /// Where pages are served and where people open them, if both are set.
    #[must_use]
    pub fn served(&self) -> Option<(SocketAddr, &PublicUrl)> {
        Some((self.address?, self.public_url.as_ref()?))
    }
}

/// The settings of the chat itself.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chat {
    /// The default language.
    #[serde(deserialize_with = "language")]
    pub language: Language,
    /// The ids of the members who are told of reported private notes.
    pub administrators: Vec<String>,
}

/// The host's own games.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Games {
    /// The files that tell them, as they are written in the configuration ([`Effective::variants`]).
    pub variants: Vec<PathBuf>,
}

/// The settings of the log.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Log {
    /// The least severe level in the log.
    pub level: Level,
    /// Its format.
    pub format: Format,
}

/// The format of a log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    /// For people.
    #[default]
    Text,
    /// For programs: one JSON object a line.
    Json,
}

/// A level of the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Nothing.
    Off,
    /// Only errors.
    Error,
    /// Also warnings.
    Warn,
    /// Also the program's main actions.
    #[default]
    Info,
    /// Also their details.
    Debug,
    /// Everything.
    Trace,
}

impl Level {
    /// The name of the level.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Level::Off => "off",
            Level::Error => "error",
            Level::Warn => "warn",
            Level::Info => "info",
            Level::Debug => "debug",
            Level::Trace => "trace",
        }
    }
}

fn unless_empty<'de, D: Deserializer<'de>>(from: D) -> Result<Option<String>, D::Error> {
    Ok(Some(String::deserialize(from)?).filter(|text| !text.is_empty()))
}

fn path_unless_empty<'de, D: Deserializer<'de>>(from: D) -> Result<Option<PathBuf>, D::Error> {
    Ok(unless_empty(from)?.map(PathBuf::from))
}

fn address_unless_empty<'de, D: Deserializer<'de>>(from: D) -> Result<Option<SocketAddr>, D::Error> {
    unless_empty(from)?.map(|text| text.parse().map_err(serde::de::Error::custom)).transpose()
}

fn url_unless_empty<'de, D: Deserializer<'de>>(from: D) -> Result<Option<PublicUrl>, D::Error> {
    let wrong = || serde::de::Error::custom("no address of a host");
    unless_empty(from)?.map(|text| PublicUrl::read(&text).ok_or_else(wrong)).transpose()
}

fn number_unless_empty<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u64>, D::Error> {
    unless_empty(from)?.map(|text| text.parse().map_err(serde::de::Error::custom)).transpose()
}

fn language<'de, D: Deserializer<'de>>(from: D) -> Result<Language, D::Error> {
    let code = String::deserialize(from)?;
    Language::of_locale(&code).ok_or_else(|| serde::de::Error::custom(format!("no language `{code}`")))
}

/// The origin of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// It is the default.
    Default,
    /// A line of the configuration file.
    File {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
    },
    /// A variable of the environment.
    Variable(String),
    /// An option of the command line.
    Flag(&'static str),
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Origin::Default => write!(f, "default"),
            Origin::File { path, line } => write!(f, "{}, line {line}", path.display()),
            Origin::Variable(name) => write!(f, "environment, {name}"),
            Origin::Flag(name) => write!(f, "command line, {name}"),
        }
    }
}

/// The sources of values.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    /// The file named by `--config`; it must exist.
    pub file: Option<PathBuf>,
    /// The folder in which [`DEFAULT_FILE`] is looked for; `None` for no folder.
    pub folder: Option<PathBuf>,
    /// The variables of the environment; those that do not concern Liege are ignored.
    pub environment: Vec<(String, String)>,
    /// The data file named by `--db`.
    pub data: Option<PathBuf>,
}

impl Sources {
    /// The working directory and the environment of this process.
    #[must_use]
    pub fn of_process(file: Option<PathBuf>, data: Option<PathBuf>) -> Sources {
        let environment = std::env::vars_os()
            .filter_map(|(name, value)| {
                Some((name.into_string().ok()?, value.to_string_lossy().into_owned()))
            })
            .collect();
        Sources { file, folder: Some(PathBuf::new()), environment, data }
    }
}

/// The settings in force, with the origin of each.
#[derive(Clone, Debug)]
pub struct Effective {
    /// The settings.
    pub config: Config,
    /// The file that was read, if any.
    pub file: Option<PathBuf>,
    /// Variables with names like ours that do not exist: worth a warning.
    pub strangers: Vec<String>,
    values: Values,
}

type Values = BTreeMap<(&'static str, &'static str), (Value, Origin)>;

/// Reads the configuration.
///
/// # Errors
/// Returns all faults, each with its place and the remedy.
pub fn load(sources: &Sources) -> Result<Effective, ConfigError> {
    let mut faults = Vec::new();
    let mut values: Values = SETTINGS
        .iter()
        .map(|setting| ((setting.section, setting.key), (setting.default_value(), Origin::Default)))
        .collect();

    let file = sources.file.clone().or_else(|| named_in_environment(&sources.environment)).or_else(|| {
        let path = sources.folder.as_ref()?.join(DEFAULT_FILE);
        path.exists().then_some(path)
    });
    if let Some(path) = &file {
        match text_of(path) {
            Ok(text) => file::read(path, &text, &mut values, &mut faults),
            Err(error) => faults.push(Fault::new(
                Whence::Path(path.clone()),
                format!("the configuration file cannot be read: {error}"),
                "name a readable file with --config, or leave the option out",
            )),
        }
    }
    let strangers = setting::read_environment(&sources.environment, &mut values, &mut faults);
    if let Some(path) = &sources.data {
        let value = Value::Text(path.to_string_lossy().into_owned());
        values.insert(("", "data"), (value, Origin::Flag("--db")));
    }
    if !faults.is_empty() {
        return Err(ConfigError { faults });
    }
    let config = typed(&values).map_err(|why| ConfigError {
        faults: vec![Fault::new(Whence::Program, why, "please report this as a defect of Liege")],
    })?;
    Ok(Effective { config, file, strangers, values })
}

/// The text of the file.
fn text_of(path: &Path) -> io::Result<String> {
    let bytes = at_most(File::open(path)?, MOST_BYTES)?;
    if bytes.len() > MOST_BYTES {
        return Err(io::Error::other(format!("it has more than {} KiB", MOST_BYTES / 1024)));
    }
    String::from_utf8(bytes).map_err(|_| io::Error::other("it is not UTF-8"))
}

fn named_in_environment(environment: &[(String, String)]) -> Option<PathBuf> {
    let (_, value) = environment.iter().find(|(name, value)| name == FILE_VARIABLE && !value.is_empty())?;
    Some(PathBuf::from(value))
}

/// The settings as the program's own types.
fn typed(values: &Values) -> Result<Config, String> {
    let mut root = toml::Table::new();
    for ((section, key), (value, _)) in values {
        if section.is_empty() {
            root.insert((*key).to_owned(), value.to_toml());
        } else {
            let table =
                root.entry(*section).or_insert_with(|| toml::Value::Table(toml::Table::new())).as_table_mut();
            if let Some(table) = table {
                table.insert((*key).to_owned(), value.to_toml());
            }
        }
    }
    Config::deserialize(toml::Value::Table(root).into_deserializer()).map_err(|error| error.to_string())
}

impl Default for Config {
    /// The default settings.
    fn default() -> Config {
        load(&Sources::default()).expect("the defaults depend on no input, and a test loads them").config
    }
}

impl Effective {
    /// The location of the data: the file on the command line, otherwise the configured server, otherwise the
    /// configured file.
    #[must_use]
    pub fn location(&self) -> Location {
        let named = matches!(self.origin("", "data"), Some(Origin::Flag(_)));
        match self.config.store.url.reveal() {
            Some(_) if !named => Location::Server(self.config.store.url.clone()),
            _ => Location::File(self.config.data.clone()),
        }
    }

    /// The data file.
    ///
    /// # Errors
    /// Returns an error if the data is on a server, because the command needs a data file.
    pub fn data_file(&self) -> Result<&Path, StoreError> {
        match self.location() {
            Location::File(_) => Ok(&self.config.data),
            Location::Server(_) => Err(StoreError::OnServer),
        }
    }

    /// The files that tell the host's own games: by paths from the folder of the configuration file, if it names them.
    #[must_use]
    pub fn variants(&self) -> Vec<PathBuf> {
        let folder = match self.origin("games", "variants") {
            Some(Origin::File { path, .. }) => path.parent().map(Path::to_owned),
            _ => None,
        };
        let folder = folder.unwrap_or_default();
        self.config.games.variants.iter().map(|path| folder.join(path)).collect()
    }

    /// The origin of a setting; `section` is empty for those above all sections.
    #[must_use]
    pub fn origin(&self, section: &str, key: &str) -> Option<&Origin> {
        let found = self.values.iter().find(|((s, k), _)| *s == section && *k == key);
        found.map(|(_, (_, origin))| origin)
    }

    /// The configuration in force as TOML, with the origin of each value; secrets are hidden.
    #[must_use]
    pub fn to_toml(&self) -> String {
        let mut text = match &self.file {
            Some(path) => format!("# The configuration in force; file read: {}\n", path.display()),
            None => format!("# The configuration in force; no file read (there is no {DEFAULT_FILE} here)\n"),
        };
        let mut section = "";
        for setting in SETTINGS {
            if setting.section != section {
                section = setting.section;
                let _ = write!(text, "\n[{section}]\n");
            }
            let Some((value, origin)) = self.values.get(&(setting.section, setting.key)) else { continue };
            let shown = match value {
                Value::Secret(secret) if secret.reveal().is_some() => "\"(hidden)\"".to_owned(),
                _ => value.to_toml().to_string(),
            };
            let _ = writeln!(text, "{} = {shown}  # {origin}", setting.key);
        }
        text
    }
}

/// The example file: every setting with its default and purpose.
#[must_use]
pub fn example() -> String {
    let mut text = String::from(
        "# Liege's settings: every one there is, each with its default.\n\
         # Copy what you change to `liege.toml` in the folder where Liege is started (or name another\n\
         # file with `--config`). `liege config` shows what is in force and where each value is from.\n\
         # The environment wins over the file: LIEGE_<SECTION>_<KEY>, e.g. LIEGE_LOCAL_ADDRESS, LIEGE_DATA.\n",
    );
    let mut section = "";
    for setting in SETTINGS {
        if setting.section != section {
            section = setting.section;
            let _ = write!(text, "\n[{section}]\n");
        } else if section.is_empty() {
            text.push('\n');
        }
        let _ = writeln!(text, "# {}", setting.doc);
        let _ = writeln!(text, "{} = {}", setting.key, setting.default);
    }
    text
}

/// The path of a file beside the data file: `beside(data, "pictures")`.
#[must_use]
pub fn beside(data: &Path, name: &str) -> PathBuf {
    data.parent().map_or_else(|| PathBuf::from(name), |folder| folder.join(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_defaults_are_valid_and_fill_every_field() {
        let loaded = load(&Sources::default()).expect("defaults");
        assert_eq!(loaded.config.data, PathBuf::from("liege.sqlite"));
        assert_eq!(loaded.config.local.address, "127.0.0.1:8080".parse().unwrap());
        assert_eq!(loaded.config.local.members, ["p1", "p2", "p3"]);
        assert!(loaded.config.discord.threads && !loaded.config.discord.read_all_in_threads);
        assert_eq!(loaded.config.discord.token.reveal(), None);
        assert_eq!(loaded.config.chat.administrators, [""; 0]);
        assert_eq!(loaded.config.limits, Limits::default());
        assert_eq!(loaded.config.metrics, None);
    }

    #[test]
    fn a_secret_is_not_printed() {
        let token = "abc.def".to_owned();
        let loaded = load(&Sources {
            environment: vec![("DISCORD_TOKEN".to_owned(), token.clone())],
            ..Sources::default()
        })
        .expect("loads");
        assert_eq!(loaded.config.discord.token.reveal(), Some("abc.def"));
        assert!(!format!("{loaded:?}").contains(&token), "{loaded:?}");
        assert!(!loaded.to_toml().contains(&token));
    }
}
