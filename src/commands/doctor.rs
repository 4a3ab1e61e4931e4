//! `liege doctor`: finds problems early. It prints a line for each check, and the remedy if something is
//! wrong.

use super::progress::Progress;
use super::run::{discord_settings, hint, print, start_log, use_note_keys};
use super::{Doctor, Failure, copies, health, programs, web};
use crate::config::{self, Effective, Sources};
use crate::variants;
use jiff::{SignedDuration, Timestamp};
use liege_discord::{Application, DiscordError, examine, looks_like_a_token};
use liege_store::{Condition, Location, OpenError, ServerError, Store, inspect};
use liege_words::now::machine_time;
use std::fmt;
use std::net::SocketAddr;
use std::path::Path;
use std::process::ExitCode;

/// The free space below which the moves of the next days may not fit.
const LEAST_SPACE: u64 = 100 << 20;

/// The largest difference between two clocks that are right.
const SAME_TIME: SignedDuration = SignedDuration::from_secs(60);

/// A time before which there was no Liege: no correct clock shows an earlier time.
const MADE: &str = "2026-01-01T00:00:00Z";

/// Zones that people here live in; if these exist, so do the others.
const ZONES: [&str; 3] = ["Europe/Kyiv", "America/New_York", "Asia/Tokyo"];

/// The result of a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// As it should be.
    Well,
    /// It is worth knowing.
    Note,
    /// Liege does not work with it as it should.
    Wrong,
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            State::Well => "well",
            State::Note => "note",
            State::Wrong => "WRONG",
        })
    }
}

/// The findings, each with its subject, in one line.
#[derive(Default)]
struct Findings(Vec<(State, &'static str, String)>);

impl Findings {
    fn well(&mut self, what: &'static str, said: impl Into<String>) {
        self.0.push((State::Well, what, said.into()));
    }

    fn note(&mut self, what: &'static str, said: impl Into<String>) {
        self.0.push((State::Note, what, said.into()));
    }

    fn wrong(&mut self, what: &'static str, said: impl fmt::Display, hint: &str) {
        let said = said.to_string();
        let hint = if hint.is_empty() || said.contains(hint) { String::new() } else { format!("; {hint}") };
        self.0.push((State::Wrong, what, format!("{said}{hint}").replace('\n', " ")));
    }

    /// Prints the findings. The exit code says whether all is well.
    fn told(self) -> Result<ExitCode, Failure> {
        let lines = self.0.iter().map(|(state, what, said)| format!("{state:5}  {what}: {said}\n"));
        print(&lines.collect::<String>())?;
        let wrong = self.0.iter().any(|(state, ..)| *state == State::Wrong);
        Ok(if wrong { ExitCode::FAILURE } else { ExitCode::SUCCESS })
    }
}

/// `liege doctor`
pub(super) async fn doctor(sources: &Sources, asked: &Doctor) -> Result<ExitCode, Failure> {
    let mut findings = Findings::default();
    let effective = match config::load(sources) {
        Ok(effective) => effective,
        Err(error) => {
            for fault in error.faults {
                findings.wrong("settings", fault, "");
            }
            return findings.told();
        }
    };
    games(&effective, &mut findings);
    if let Err(failure) = start_log(&effective) {
        findings.wrong("settings", failure.what, &failure.hint);
    }
    if asked.running {
        return running(&effective, findings).await;
    }
    settings(&effective, &mut findings);
    let condition = match effective.location() {
        Location::File(path) => {
            let condition = data_file(&effective, &mut findings).await;
            space(&path, condition.as_ref(), &mut findings);
            backups(&effective, condition.as_ref(), &mut findings);
            condition
        }
        Location::Server(_) => {
            server(&effective, &mut findings).await;
            None
        }
    };
    let tables = channels(&effective, condition.as_ref()).await;
    let application = token(&effective, asked.offline, &tables, &mut findings).await;
    clock(application.as_ref(), &effective, condition.as_ref(), &mut findings).await;
    zones(&mut findings);
    let in_use = condition.is_some_and(|condition| condition.in_use.is_some());
    metrics(&effective, in_use, &mut findings).await;
    programs_served(&effective, in_use, &mut findings);
    web_served(&effective, in_use, asked.offline, &mut findings).await;
    findings.told()
}

/// Asks only the running program.
async fn running(effective: &Effective, mut findings: Findings) -> Result<ExitCode, Failure> {
    let Some(address) = effective.config.metrics else {
        let hint = "set `metrics` to an address of this computer, e.g. LIEGE_METRICS=127.0.0.1:9464";
        return Err(Failure::usage("it is not known where to ask: `metrics` is not set", hint));
    };
    answers(address, &mut findings).await;
    findings.told()
}

async fn answers(address: SocketAddr, findings: &mut Findings) {
    match health::asked(address).await {
        Ok(said) => findings.well("running", format!("http://{address}/health says: {said}")),
        Err(fault) => findings.wrong("running", fault, "see its log"),
    }
}

fn settings(effective: &Effective, findings: &mut Findings) {
    match &effective.file {
        Some(path) => findings.well("settings", format!("{} was read", path.display())),
        None => findings.well("settings", "no file was read; the defaults and the environment are in force"),
    }
    for name in &effective.strangers {
        findings.note("settings", format!("the environment variable {name} is no setting of Liege"));
    }
    let local = &effective.config.local;
    if !local.address.ip().is_loopback() && !local.open_to_network {
        let said = format!("the local chat's address {} can be reached from other computers", local.address);
        findings.note("settings", format!("{said}: `liege local` refuses it without `open_to_network`"));
    }
}

/// Reads the host's own games, and installs them with the others.
fn games(effective: &Effective, findings: &mut Findings) {
    const WHAT: &str = "games";
    match variants::install(&effective.variants(), effective.config.chat.language) {
        Ok(files) => {
            for (path, ids) in files {
                findings.well(WHAT, format!("{}: {}", path.display(), ids.join(", ")));
            }
        }
        Err(faults) => {
            for fault in faults {
                findings.wrong(WHAT, fault, "");
            }
        }
    }
}

/// Checks the data on a server, and whether its private notes can be read.
async fn server(effective: &Effective, findings: &mut Findings) {
    const WHAT: &str = "data";
    let store = match Store::open_read_only_at(&effective.location()).await {
        Ok(store) => store,
        Err(OpenError::Server(ServerError::Older { found: 0, .. })) => {
            return findings.note(
                WHAT,
                "the server answers; there is nothing in the database yet: the first start makes it",
            );
        }
        Err(error) => return findings.wrong(WHAT, &error, ""),
    };
    findings.well(WHAT, "the server answers, and has the data of this version");
    match use_note_keys(&store, effective).await {
        Ok(()) => findings.well("note keys", "all private notes can be read"),
        Err(failure) => findings.wrong("note keys", failure.what, &failure.hint),
    }
    store.close().await;
}

/// Checks the data file, its folder, and whether its private notes can be read.
async fn data_file(effective: &Effective, findings: &mut Findings) -> Option<Condition> {
    const WHAT: &str = "data file";
    let path = &effective.config.data;
    let progress = Progress::waiting(format!("looking through {}", path.display()));
    let found = inspect(path).await;
    drop(progress);
    let found = match found {
        Ok(found) => found,
        Err(error) => {
            findings.wrong(WHAT, &error, &hint(&error));
            return None;
        }
    };
    let name = found.path.display();
    if !found.damage.is_empty() {
        let what = format!("{name} is damaged: {}", found.damage.join("; "));
        findings.wrong(
            WHAT,
            what,
            "see what `liege verify` says, and put a backup in its place with `liege restore FILE`",
        );
        return Some(found);
    }
    let said = match (found.version, found.in_use) {
        (None, _) => format!("there is no {name} yet; the first start makes it"),
        (Some(version), _) if version < found.newest => {
            format!("{name} is sound, of version {version}; the next start makes it version {}", found.newest)
        }
        (Some(version), None) => format!("{name} is sound, of version {version}, and not in use"),
        (Some(version), Some(process)) => {
            let process = process.map_or_else(String::new, |process| format!(" (process {process})"));
            format!("{name} is sound, of version {version}; Liege is running with it{process}")
        }
    };
    findings.well(WHAT, said);
    // SQLite keeps its log beside the file.
    let folder = folder(&found.path);
    if let Err(error) = tempfile::tempfile_in(folder) {
        let what = format!("nothing can be written in the folder {}: {error}", folder.display());
        findings.wrong(WHAT, what, "Liege keeps files beside it: let its user write there");
    }
    keys(effective, &found, findings).await;
    Some(found)
}

async fn keys(effective: &Effective, found: &Condition, findings: &mut Findings) {
    const WHAT: &str = "note keys";
    let keys = effective.config.note_keys.reveal().is_some();
    if found.version != Some(found.newest) {
        let said = if keys { "set; whether they fit is seen once the data file is there" } else { "none" };
        return findings.well(WHAT, said);
    }
    let store = match Store::open_read_only(&effective.config.data).await {
        Ok(store) => store,
        Err(error) => return findings.wrong(WHAT, &error, &hint(&error)),
    };
    match use_note_keys(&store, effective).await {
        Ok(()) if keys => findings.well(WHAT, "all private notes can be read with them"),
        Ok(()) => findings.well(WHAT, "none, and none are needed"),
        Err(failure) => findings.wrong(WHAT, failure.what, &failure.hint),
    }
    store.close().await;
}

fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Checks the free space of the disk.
fn space(path: &Path, found: Option<&Condition>, findings: &mut Findings) {
    const WHAT: &str = "disk";
    let bytes = found.map_or(0, |found| found.bytes);
    let folder = folder(found.map_or(path, |found| &found.path));
    let Some(free) = free(folder) else {
        return findings.note(WHAT, format!("how much room there is in {} can't be told", folder.display()));
    };
    let said = format!("{} MiB are free in {}", free >> 20, folder.display());
    if free < LEAST_SPACE {
        findings.wrong(WHAT, said, "make room: what can't be stored is not played");
    } else if free < bytes {
        findings.note(
            WHAT,
            format!("{said}: not enough for a backup there, for the data file has {} MiB", bytes >> 20),
        );
    } else {
        findings.well(WHAT, said);
    }
}

/// Checks the copies that Liege makes by itself.
fn backups(effective: &Effective, found: Option<&Condition>, findings: &mut Findings) {
    const WHAT: &str = "backups";
    let backup = &effective.config.backup;
    let Some(folder) = &backup.folder else {
        return findings.note(WHAT, "Liege makes none by itself: set `folder` under [backup]");
    };
    let shown = folder.display();
    let kept = match copies::kept(&effective.config.data, folder) {
        Ok(kept) => kept,
        Err(error) => {
            return findings.wrong(
                WHAT,
                format!("{shown} can't be read: {error}"),
                "let Liege's user read it",
            );
        }
    };
    if folder.exists()
        && let Err(error) = tempfile::tempfile_in(folder)
    {
        return findings.wrong(
            WHAT,
            format!("nothing can be written in {shown}: {error}"),
            "let Liege's user write there",
        );
    }
    let Some(newest) = kept.first() else {
        return findings.note(
            WHAT,
            format!("there is none in {shown} yet; the bot makes the first soon after it starts"),
        );
    };
    let said = format!("copies in {shown}: {}, the newest of {}", kept.len(), newest.at);
    let age = machine_time().duration_since(newest.at);
    let runs = found.is_some_and(|found| found.in_use.is_some());
    if runs && age > SignedDuration::from_hours(2 * i64::from(backup.hours)) {
        return findings.wrong(
            WHAT,
            format!("{said}: that is too old"),
            "see what the log says about the copies",
        );
    }
    findings.well(WHAT, said);
}

/// The bytes of a folder's disk that are free for users other than root.
fn free(folder: &Path) -> Option<u64> {
    #[cfg(unix)]
    {
        let disk = rustix::fs::statvfs(folder).ok()?;
        Some(disk.f_bavail.saturating_mul(disk.f_frsize))
    }
    #[cfg(not(unix))]
    {
        let _ = folder;
        None
    }
}

/// Checks the token, and returns Discord's data about its application.
async fn token(
    effective: &Effective,
    offline: bool,
    tables: &[(String, String)],
    findings: &mut Findings,
) -> Option<Application> {
    const WHAT: &str = "Discord";
    const PAGE: &str = "https://discord.com/developers/applications";
    let Some(settings) = discord_settings(effective) else {
        findings.note(WHAT, "there is no token: `liege` opens the local chat; for Discord set DISCORD_TOKEN");
        return None;
    };
    let formed = settings.token.reveal().is_some_and(looks_like_a_token);
    let form =
        "copy it again from the “Bot” page of your application (not its id, public key or client secret)";
    if offline {
        match formed {
            true => findings.note(WHAT, "the token looks like one; whether Discord takes it was not asked"),
            false => findings.wrong(WHAT, "the token does not look like one", form),
        }
        return None;
    }
    match examine(&settings, tables).await {
        Ok(application) => {
            findings.well(WHAT, format!("it takes the token, of the application “{}”", application.name));
            match (settings.read_all_in_threads, application.message_content) {
                (true, false) => {
                    let what = "`read_all_in_threads` needs the intent “Message Content”, which is off";
                    let hint = format!(
                        "switch it on at the “Bot” page of your application at {PAGE}, or the setting off"
                    );
                    findings.wrong("intents", what, &hint);
                }
                (true, true) => {
                    findings.well("intents", "“Message Content” is on, as `read_all_in_threads` needs it");
                }
                (false, _) => findings.well("intents", "no privileged one is needed"),
            }
            servers(&application, findings);
            Some(application)
        }
        Err(error @ DiscordError::WrongToken) => {
            findings.wrong(WHAT, error, if formed { "" } else { "it does not even look like one" });
            None
        }
        Err(DiscordError::Ended { why }) => {
            findings.wrong(
                WHAT,
                format!("it can't be asked: {why}"),
                "see to the network, or leave it out with --offline",
            );
            None
        }
        Err(error) => {
            findings.wrong(WHAT, error, "");
            None
        }
    }
}

/// The channels in which tables are opened or played, as far as an existing data file says so.
async fn channels(effective: &Effective, found: Option<&Condition>) -> Vec<(String, String)> {
    if found.is_none_or(|found| found.version != Some(found.newest) || !found.damage.is_empty()) {
        return Vec::new();
    }
    let Ok(store) = Store::open_read_only(&effective.config.data).await else { return Vec::new() };
    let channels = store.channels_in_use().await.unwrap_or_default();
    store.close().await;
    channels
}

/// Checks the bot's permissions on its servers.
fn servers(application: &Application, findings: &mut Findings) {
    const WHAT: &str = "servers";
    let invite = &application.invitation;
    let Some(servers) = &application.servers else {
        return findings.note(WHAT, format!("Discord did not say on which it is; it is invited by {invite}"));
    };
    let personal = &application.personal_invitation;
    match application.is_personal {
        Some(false) => findings.note(
            "installing",
            "people can't install it for themselves: “User Install” is off, at the page “Installation” of the \
             application",
        ),
        _ => findings.note("installing", format!("people install it for themselves by {personal}")),
    }
    if servers.is_empty() {
        return findings.note(WHAT, format!("it is on none yet: invite it by {invite}"));
    }
    let lacking: Vec<_> = servers.iter().filter(|(_, lacks)| !lacks.is_empty()).collect();
    for (name, lacks) in &lacking {
        // Direct messages work all the same, and channels may allow what the server does not.
        let said = format!("“{name}” does not give it {}", lacks.join(", "));
        findings.note(WHAT, format!("{said}: give these to its role, or invite it again by {invite}"));
    }
    for (channel, lacks) in application.channels.iter().filter(|(_, lacks)| !lacks.is_empty()) {
        let said = format!("{channel}, where tables are opened, does not give it {}", lacks.join(", "));
        findings.wrong(WHAT, said, "allow it in the permissions of the channel, for its role");
    }
    if lacking.is_empty() {
        findings
            .well(WHAT, format!("{} of them, with all that is needed; others by {invite}", servers.len()));
    }
}

/// Checks the clock against Discord's, against the times in the data file, and against this program's own
/// age.
async fn clock(
    application: Option<&Application>,
    effective: &Effective,
    found: Option<&Condition>,
    findings: &mut Findings,
) {
    const WHAT: &str = "clock";
    const SET: &str = "set it (`timedatectl set-ntp true`): everybody's time to move goes by it";
    let now = machine_time();
    if MADE.parse().is_ok_and(|made: Timestamp| now < made) {
        return findings.wrong(WHAT, format!("it shows {now:.0}, before there was any Liege"), SET);
    }
    let alive = match found.filter(|found| found.version == Some(found.newest)) {
        Some(_) => match Store::open_read_only(&effective.config.data).await {
            Ok(store) => {
                let noted = store.last_alive().await.unwrap_or_default();
                let alive = noted.iter().filter_map(|last| last.at).max();
                store.close().await;
                alive
            }
            Err(_) => None,
        },
        None => None,
    };
    if let Some(alive) = alive.filter(|alive| alive.duration_since(now) > SAME_TIME) {
        let said = format!("it shows {now:.0}, and Liege was running at {alive:.0} already");
        return findings.wrong(WHAT, said, SET);
    }
    match application.and_then(|application| application.time) {
        Some(theirs) if theirs.duration_since(now).abs() > SAME_TIME => {
            findings.wrong(WHAT, format!("it shows {now:.0}, and Discord's {theirs:.0}"), SET);
        }
        Some(_) => findings.well(WHAT, format!("{now:.0}, as at Discord")),
        None => findings.well(WHAT, format!("{now:.0}, which may be")),
    }
}

/// Checks the time zones, which are built into the program.
fn zones(findings: &mut Findings) {
    let missing: Vec<&str> = ZONES.into_iter().filter(|zone| jiff::tz::db().get(zone).is_err()).collect();
    match missing.is_empty() {
        true => findings.well("time zones", "they are known"),
        false => findings.wrong(
            "time zones",
            format!("not known: {}", missing.join(", ")),
            "this program was built wrongly",
        ),
    }
}

/// Checks the address where health and metrics are or would be served.
async fn metrics(effective: &Effective, in_use: bool, findings: &mut Findings) {
    const WHAT: &str = "metrics";
    let Some(address) = effective.config.metrics else {
        return findings.well(WHAT, "off");
    };
    if in_use {
        return answers(address, findings).await;
    }
    match std::net::TcpListener::bind(address) {
        Ok(_) => findings.well(WHAT, format!("{address} is free for them")),
        Err(error) => {
            findings.wrong(
                WHAT,
                format!("{address} can't be used: {error}"),
                "set another with LIEGE_METRICS",
            );
        }
    }
}

/// Checks the address where programs play, or would play, for members.
fn programs_served(effective: &Effective, in_use: bool, findings: &mut Findings) {
    const WHAT: &str = "programs";
    let Some(address) = effective.config.api.listen else {
        return findings.well(WHAT, "off");
    };
    if let Some(Failure { what, hint, .. }) = programs::refusal(effective) {
        return findings.wrong(WHAT, what, &hint);
    }
    let open =
        if address.ip().is_loopback() { "" } else { ", open to the network: is a proxy with TLS before it?" };
    if in_use {
        return findings.well(WHAT, format!("served at {address} by the Liege that runs{open}"));
    }
    match std::net::TcpListener::bind(address) {
        Ok(_) => findings.well(WHAT, format!("{address} is free for them{open}")),
        Err(error) => {
            findings.wrong(
                WHAT,
                format!("{address} can't be used: {error}"),
                "set another with LIEGE_API_LISTEN",
            );
        }
    }
}

/// Where pages are served, or would be, and whether people reach them there.
async fn web_served(effective: &Effective, in_use: bool, offline: bool, findings: &mut Findings) {
    const WHAT: &str = "web";
    let config = &effective.config.web;
    let (address, url) = match (config.address, &config.public_url) {
        (None, None) => return findings.well(WHAT, "off"),
        (Some(address), Some(url)) => (address, url),
        (Some(_), None) => {
            return findings.wrong(
                WHAT,
                "nothing is served without `[web] public_url`",
                "set how people reach it",
            );
        }
        (None, Some(_)) => {
            return findings.wrong(
                WHAT,
                "nothing is served without `[web] address`",
                "set where it is served",
            );
        }
    };
    if !url.is_secure() && !url.is_loopback() {
        let said = format!(
            "{} is not encrypted: others could read the links that members get in private",
            url.origin()
        );
        findings.wrong(WHAT, said, "put a proxy with TLS before it (docs/host/web.md), and write https://");
    }
    if url.is_secure() && !address.ip().is_loopback() {
        findings.note(
            WHAT,
            format!("{address} can be reached without the proxy: is that so only in a container?"),
        );
    }
    if in_use {
        match web::asked(address, url).await {
            Ok(()) => findings
                .well(WHAT, format!("served at {address} by the Liege that runs, for {}", url.origin())),
            Err(fault) => findings.wrong(WHAT, fault, "see its log"),
        }
        if !offline && !url.is_loopback() {
            match web::asked_from_outside(url).await {
                Ok(()) => findings.well(WHAT, format!("{} leads to it", url.origin())),
                // A router may not lead its own network back to it.
                Err(fault) => {
                    findings.note(WHAT, format!("{} can't be opened from here: {fault}", url.origin()));
                }
            }
        }
        return;
    }
    match std::net::TcpListener::bind(address) {
        Ok(_) => findings.well(WHAT, format!("{address} is free for it; people open it as {}", url.origin())),
        Err(error) => {
            findings.wrong(
                WHAT,
                format!("{address} can't be used: {error}"),
                "set another with LIEGE_WEB_ADDRESS",
            );
        }
    }
}
