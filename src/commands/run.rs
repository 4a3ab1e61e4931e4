//! The commands of the command line.

use super::checkup::Checkup;
use super::lost::Watch;
use super::setup::{self, seat};
use super::{Failure, Render, health, machine, output, programs, stderr, web};
use crate::config::{Effective, Format, beside};
use crate::referee;
use crate::uci;
use liege_chat::clock::{Clock, ShiftedClock, SystemClock};
use liege_chat::{self as chat, Desk, Limits, Listening, Settings};
use liege_discord::{self as discord, DiscordError, DiscordSettings};
use liege_game::scene::Pieces;
use liege_game::{Event, EventKind, Refusal, Round, Seat, State, View};
use liege_local::doors::Door;
use liege_local::{Room, console, page};
use liege_render::Renderer;
use liege_store::note_keys::NoteKeys;
use liege_store::{
    Complaint, Location, OpenError, Share, Store, StoreError, Waiting, WhichWhispers, Whisper,
};
use liege_table::Player;
use liege_words::Language;
use std::fmt::Write as _;
use std::io::{self, IsTerminal as _};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tracing_subscriber::EnvFilter;

/// How long the program waits at its end for work under way.
const LAST_WORDS: Duration = Duration::from_secs(5);

/// How long a process that takes over may need to connect to Discord: a minute and a half for sixteen shards.
const HANDING_OVER: Duration = Duration::from_mins(2);

/// How long people wait for a picture before the bot tells them that it is being made.
const PATIENCE: Option<Duration> = Some(Duration::from_secs(1));

/// Prints to standard output.
pub(super) fn print(text: &str) -> Result<(), Failure> {
    output::print(text)
        .map_err(|error| Failure::new(format!("standard output cannot be written: {error}"), ""))
}

/// Starts the log on standard error: our own lines at the level set, the libraries' from warnings up
/// (serenity's lower levels contain tokens); `RUST_LOG` sets it in detail.
pub(super) fn start_log(effective: &Effective) -> Result<(), Failure> {
    let detail = std::env::var("RUST_LOG").unwrap_or_default();
    let level = effective.config.log.level.name();
    let filter = if detail.is_empty() {
        // The store itself logs odd parts of an address, without their values.
        EnvFilter::new(format!("warn,{},sqlx_postgres::options=error,liege={level}", discord::LOG_FILTER))
    } else {
        EnvFilter::try_new(&detail).map_err(|error| {
            Failure::usage(
                format!("environment variable RUST_LOG: {error}"),
                "for example RUST_LOG=info,liege=debug",
            )
        })?
    };
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(|| stderr::Line)
        .with_ansi(effective.config.log.format == Format::Text && io::stderr().is_terminal())
        // Otherwise the logging thread would end if its own complaint could not be written.
        .log_internal_errors(false);
    match effective.config.log.format {
        Format::Text => log.init(),
        Format::Json => {
            stderr::for_programs();
            // The libraries' data around a line may contain tokens.
            log.json().with_current_span(false).with_span_list(false).init();
        }
    }
    Ok(())
}

/// Treats a limit on the size of files (`ulimit -f`) as an error like a full disk: the signal that comes with
/// it would end the program.
pub(super) fn outlive_limits() {
    #[cfg(all(unix, not(any(target_arch = "mips", target_arch = "mips64"))))]
    {
        const SIGXFSZ: i32 = 25;
        let _ = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::from_raw(SIGXFSZ));
    }
}

/// Becomes true when the program is asked to stop. A second request stops it at once. A closed terminal is a
/// request too, and often comes twice: it never counts as the second one.
fn stopping() -> Result<watch::Receiver<bool>, Failure> {
    let (stop, stopped) = watch::channel(false);
    let cannot = |error: io::Error| Failure::new(format!("signals cannot be heard: {error}"), "");
    #[cfg(unix)]
    let (mut terminate, mut interrupt, mut hang_up) = {
        use tokio::signal::unix::{SignalKind, signal};
        let hang_up = if outlives_terminal() { None } else { Some(signal(SignalKind::hangup())) };
        (
            signal(SignalKind::terminate()).map_err(cannot)?,
            signal(SignalKind::interrupt()).map_err(cannot)?,
            hang_up.transpose().map_err(cannot)?,
        )
    };
    #[cfg(not(unix))]
    let mut interrupt = tokio::signal::windows::ctrl_c().map_err(cannot)?;
    tokio::spawn(async move {
        let mut again = false;
        loop {
            #[cfg(unix)]
            let asked = tokio::select! {
                _ = terminate.recv() => true,
                _ = interrupt.recv() => true,
                Some(()) = async { hang_up.as_mut()?.recv().await } => false,
            };
            #[cfg(not(unix))]
            let asked = interrupt.recv().await.is_some();
            if again && asked {
                stderr::StandardError::finish();
                std::process::exit(130);
            }
            again |= asked;
            if !*stop.borrow() {
                tracing::info!("stopping");
            }
            stop.send_replace(true);
        }
    });
    Ok(stopped)
}

/// Whether the program was started so that it goes on when its terminal is closed (`nohup`): then the signal
/// is ignored from the start. Only Linux tells.
#[cfg(unix)]
fn outlives_terminal() -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let ignored = ignored.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    // The signals are numbered from 1, and SIGHUP is the first.
    ignored.is_some_and(|mask| mask & 1 == 1)
}

impl From<OpenError> for Failure {
    fn from(error: OpenError) -> Failure {
        Failure::new(&error, hint(&error))
    }
}

/// The remedy for a refused data file.
pub(super) fn hint(error: &OpenError) -> String {
    let name = |path: &Path| path.display().to_string();
    match error {
        OpenError::Server(_) => "`liege doctor` says what it finds there".to_owned(),
        OpenError::Missing { .. } => "name another with --db, or start Liege once to make one".to_owned(),
        OpenError::InUse { .. } => "or name another file with --db".to_owned(),
        OpenError::Empty { path } => format!(
            "`liege restore FILE` puts a backup in its place; to begin anew, with nobody’s games, remove {} and what \
             lies beside it",
            name(path)
        ),
        OpenError::Remains { path, found } if found.as_os_str().as_encoded_bytes().ends_with(b"-wal") => {
            format!(
                "put {} back, or `liege restore FILE` with a backup; to begin anew, with nobody’s games, move {} elsewhere",
                name(path),
                name(found)
            )
        }
        OpenError::Remains { found, .. } => format!(
            "`liege restore {found}` makes it the data file; to begin anew, with nobody’s games, move it elsewhere",
            found = name(found)
        ),
        OpenError::Mixed { path, log } => format!(
            "if {path} is what you want (a backup that you put there, say), move it elsewhere and let \
             `liege restore` put it in its place; if not, put the file back that {log} belongs to",
            path = name(path),
            log = name(log)
        ),
        OpenError::Mounted { .. } => {
            "in a container, `-v /srv/liege:/var/lib/liege` mounts a folder with everything that belongs to the file".to_owned()
        }
        OpenError::LogElsewhere { .. } => "read it where that Liege uses it".to_owned(),
        OpenError::Lost { note, .. } => format!(
            "`liege restore FILE` puts a backup in its place, and keeps what is there now; to go on with what there is, \
             remove {}",
            name(note)
        ),
        OpenError::NotADatabase { .. } | OpenError::Damaged { .. } => {
            "`liege restore FILE` puts a backup in its place, and keeps what is there now".to_owned()
        }
        OpenError::Dangling { .. } => "or remove the link".to_owned(),
        OpenError::Linked { path, .. } => format!(
            "remove the others (`find / -samefile {path}` names them), or copy it and use the copy; \
             `liege backup` makes copies that are safe",
            path = name(path)
        ),
        error if error.is_full_disk() => {
            "make room on that disk and start again; nothing that was stored is lost".to_owned()
        }
        _ => "another file can be named with --db or the setting `data`".to_owned(),
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::new(error, "")
    }
}

pub(super) async fn open(effective: &Effective) -> Result<Store, Failure> {
    with_note_keys(Store::open_at(&effective.location()).await?, effective).await
}

/// A store with the keys of private notes. It is closed if they are wrong, so that the next process need not
/// wait until its turn has run out.
async fn with_note_keys(store: Store, effective: &Effective) -> Result<Store, Failure> {
    match use_note_keys(&store, effective).await {
        Ok(()) => Ok(store),
        Err(failure) => {
            store.close().await;
            Err(failure)
        }
    }
}

/// Opens the store for a program that runs long: if another process writes to the server, it waits for its
/// turn; `None` if it is asked to stop before that.
async fn open_in_turn(
    effective: &Effective,
    share: Share,
    stop: &watch::Receiver<bool>,
    waiting: Option<Waiting>,
) -> Result<Option<Store>, Failure> {
    let (mut stop, location) = (stop.clone(), effective.location());
    let store = tokio::select! {
        store = Store::open_in_turn(&location, share, waiting) => store?,
        _ = stop.wait_for(|stop| *stop) => return Ok(None),
    };
    with_note_keys(store, effective).await.map(Some)
}

/// Becomes true when the program is asked to stop, and the process that waits for its turn (if there is one) hears people.
fn once_followed(store: &Store, mut stop: watch::Receiver<bool>) -> watch::Receiver<bool> {
    let (store, (end, ended)) = (store.clone(), watch::channel(false));
    tokio::spawn(async move {
        let _ = stop.wait_for(|stop| *stop).await;
        if let Err(error) = store.hand_over(HANDING_OVER).await {
            tracing::warn!(%error, "nobody takes over at once");
        }
        let _ = end.send(true);
    });
    ended
}

/// Gives a store the keys of private notes.
pub(super) async fn use_note_keys(store: &Store, effective: &Effective) -> Result<(), Failure> {
    let keys = effective.config.note_keys.reveal().unwrap_or_default();
    let keys = NoteKeys::read(keys).map_err(|error| Failure::new(error, ""))?;
    let anew = store.use_note_keys(keys).await.map_err(|error| match error {
        StoreError::NoNoteKey(_) => Failure::new(error, "put it there (behind the new key, if there is one)"),
        error => error.into(),
    })?;
    if anew > 0 {
        tracing::info!(anew, "private notes were encrypted (or decrypted) as `note_keys` says");
    }
    Ok(())
}

/// Where people meet the bot.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Face {
    Discord,
    Page,
    Console,
}

fn chat(
    store: Store,
    clock: Arc<dyn Clock>,
    effective: &Effective,
    face: Face,
    (limits, patience): (Limits, Option<Duration>),
) -> Result<Arc<Desk>, Failure> {
    let config = &effective.config;
    let on_discord = face == Face::Discord;
    let settings = Settings {
        threads: !on_discord || config.discord.threads,
        language: config.chat.language,
        address: if on_discord { "@Liege ".to_owned() } else { String::new() },
        slash: on_discord,
        link: on_discord.then_some(discord::message_link),
        administrators: config.chat.administrators.clone(),
        limits,
        patience,
        review: None,
        programs: config.api.listen.is_some(),
        reads_all: !on_discord,
        page: (face == Face::Page).then_some(liege_local::SERVER),
        web: config.web.served().map(|(_, url)| url.clone()),
    };
    Desk::new(store, clock, settings).map_err(|error| Failure::new(error, "this program was built wrongly"))
}

/// The settings for Discord; `None` without a token.
pub(super) fn discord_settings(effective: &Effective) -> Option<DiscordSettings> {
    let config = &effective.config.discord;
    let mut settings = DiscordSettings::new(config.token.reveal()?);
    settings.api_url.clone_from(&config.api_url);
    settings.gateway_url.clone_from(&config.gateway_url);
    settings.ca_file.clone_from(&config.ca_file);
    settings.guild = config.guild;
    settings.read_all_in_threads = config.read_all_in_threads;
    Some(settings)
}

/// The failure of a command that needs a token.
pub(super) fn no_token() -> Failure {
    Failure::usage(
        "there is no token for Discord",
        "set DISCORD_TOKEN to the token of your bot (the README tells how to make one), \
         or start `liege local`, which needs none",
    )
}

/// `liege discord`; `share` is this process's shards.
pub(super) async fn discord(effective: &Effective, share: Share) -> Result<ExitCode, Failure> {
    if share != Share::All && matches!(effective.location(), Location::File(_)) {
        return Err(Failure::usage(
            "several processes can share Discord's shards only where the data is on a server",
            "set `[store] url` (docs/host/growing.md), or leave `--shards` away: one process looks after all of them",
        ));
    }
    let mut settings = discord_settings(effective).ok_or_else(no_token)?;
    settings.shards = share;
    let stop = stopping()?;
    let (waiting, standby) = discord::stand_by(settings.clone(), stop.clone());
    let Some(store) = open_in_turn(effective, share, &stop, Some(waiting)).await? else {
        return Ok(ExitCode::SUCCESS);
    };
    let stop = once_followed(&store, stop);
    if let Err(fault) = store.make_room().await {
        tracing::warn!(%fault, "commits will be slow at first");
    }
    let watch = Watch::over(&store, stop);
    let chat = chat(
        store.clone(),
        Arc::new(SystemClock::default()),
        effective,
        Face::Discord,
        (effective.config.limits, PATIENCE),
    )?;
    // This comes before anybody asks for its health.
    chat::listens(&chat, Listening::No);
    health::serve(effective, &store, &chat, &watch.stop).await?;
    programs::serve(effective, &store, &chat, &watch.stop).await?;
    web::serve(effective, &store, &chat, &watch.stop).await?;
    let checkup = Checkup::of(&store, effective)?;
    let outcome = discord::run(chat, settings, watch.stop.clone(), Some(standby)).await;
    checkup.end().await;
    let outcome = watch.end(&store, outcome.map_err(cannot_go_on)).await;
    store.close().await;
    outcome.map(|()| ExitCode::SUCCESS)
}

pub(super) fn cannot_go_on(error: DiscordError) -> Failure {
    match error {
        DiscordError::WrongToken | DiscordError::Setting { .. } => {
            Failure::usage(error, "`liege config` shows the settings in force")
        }
        error => Failure::new(error, ""),
    }
}

/// `liege local`
pub(super) async fn local(effective: &Effective) -> Result<ExitCode, Failure> {
    let config = &effective.config.local;
    let address = config.address;
    if !address.ip().is_loopback() && !config.open_to_network {
        return Err(Failure::usage(
            format!("the local chat's address {address} can be reached from other computers"),
            "use 127.0.0.1, or set `open_to_network = true` under [local]: there are no passwords",
        ));
    }
    let stop = stopping()?;
    let Some(store) = open_in_turn(effective, Share::All, &stop, None).await? else {
        return Ok(ExitCode::SUCCESS);
    };
    let watch = Watch::over(&store, stop);
    let stop = watch.stop.clone();
    let clock: Arc<dyn Clock> = Arc::new(SystemClock::default());
    let chat =
        chat(store.clone(), Arc::clone(&clock), effective, Face::Page, (effective.config.limits, PATIENCE))?;
    health::serve(effective, &store, &chat, &stop).await?;
    programs::serve(effective, &store, &chat, &stop).await?;
    web::serve(effective, &store, &chat, &stop).await?;
    let room = Room::open(store.clone(), chat.clone(), clock, &config.members)
        .await
        .map_err(|error| Failure::new(error, ""))?;
    let nobody_chose = effective.origin("local", "address") == Some(&crate::config::Origin::Default);
    let listener = page::bind(address, nobody_chose).await.map_err(|error| {
        let hint = "set another with LIEGE_LOCAL_ADDRESS, e.g. 127.0.0.1:8081 (or port 0 for any free one)";
        Failure::new(format!("the address {address} cannot be used: {error}"), hint)
    })?;
    let bound = listener
        .local_addr()
        .map_err(|error| Failure::new(format!("the address cannot be found out: {error}"), ""))?;
    if bound.port() != address.port() && address.port() != 0 {
        print(&format!("Port {} is taken, so another is used.\n", address.port()))?;
    }
    print(&format!("The local chat: http://{bound}\nIt stops with Ctrl-C.\n"))?;
    let door = Door::page(machine::descriptors());
    let checkup = Checkup::of(&store, effective)?;
    let (end, ended) = watch::channel(false);
    let mut delivery = tokio::spawn(chat::deliver(chat, room.clone(), ended));
    let mut stopped = stop.clone();
    let outcome = tokio::select! {
        served = page::serve((listener, door), room, effective.config.chat.language, stop) => {
            served.map_err(|error| Failure::new(format!("the page cannot be served: {error}"), ""))
        }
        // An endless connection must not keep the program from ending.
        () = async { let _ = stopped.wait_for(|stop| *stop).await; tokio::time::sleep(LAST_WORDS).await } => {
            Ok(())
        }
        broken = &mut delivery => {
            let why = broken.err().map_or_else(|| "it stopped by itself".to_owned(), |error| error.to_string());
            Err(Failure::new(format!("the delivery of posts broke: {why}"), ""))
        }
    };
    // This comes after the last answer: its posts are delivered too.
    let _ = end.send(true);
    if !delivery.is_finished() {
        let _ = tokio::time::timeout(LAST_WORDS, delivery).await;
    }
    checkup.end().await;
    let outcome = watch.end(&store, outcome).await;
    store.close().await;
    outcome.map(|()| ExitCode::SUCCESS)
}

/// `liege console`
pub(super) async fn console(effective: &Effective, options: super::Console) -> Result<ExitCode, Failure> {
    let mut stop = stopping()?;
    let store = open(effective).await?;
    let watch = Watch::over(&store, stop.clone());
    let clock = Arc::new(ShiftedClock::new(options.as_of));
    // A script says in a moment what people say in a week, and its output must not depend on the machine.
    let heed = (effective.config.limits.unhurried(), None);
    let chat = chat(store.clone(), clock.clone(), effective, Face::Console, heed)?;
    if let Some(seed) = options.seed {
        chat.foresee(seed);
    }
    if options.blank {
        let renderer = Renderer::shared().map_err(|error| Failure::new(error, ""))?;
        renderer.leave_blank(true);
    }
    let room = Room::open(store.clone(), chat, clock.clone(), &effective.config.local.members)
        .await
        .map_err(|error| Failure::new(error, ""))?;
    let setup = console::Setup {
        pictures: options.pictures.unwrap_or_else(|| beside(&effective.config.data, "pictures")),
        language: effective.config.chat.language,
        transcript: options.transcript,
        prompt: io::stdin().is_terminal() && io::stdout().is_terminal(),
    };
    let input = tokio::io::BufReader::new(tokio::io::stdin());
    let outcome = tokio::select! {
        outcome = console::run(room, clock, setup, input, io::stdout()) => outcome,
        _ = stop.wait_for(|stop| *stop) => Ok(()),
    };
    let outcome = match outcome {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(Failure::new(format!("the console broke off: {error}"), ""))
        }
        _ => Ok(ExitCode::SUCCESS),
    };
    // The answer to the line at which the loss of the file was found has been printed.
    let outcome = watch.end(&store, outcome).await;
    store.close().await;
    outcome
}

/// `liege uci`
pub(super) fn uci() -> Result<ExitCode, Failure> {
    match uci::run(io::stdin().lock(), io::stdout()) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(ExitCode::SUCCESS),
        Err(error) => Err(Failure::new(format!("the conversation broke off: {error}"), "")),
    }
}

/// `liege referee`
pub(super) fn referee() -> Result<ExitCode, Failure> {
    match referee::run(io::stdin().lock(), io::stdout().lock()) {
        // The reader has enough answers.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(ExitCode::SUCCESS),
        Err(error) => Err(Failure::new(format!("the referee broke off: {error}"), "")),
        Ok(()) => Ok(ExitCode::SUCCESS),
    }
}

/// `liege reports`
pub(super) async fn reports(effective: &Effective, json: bool) -> Result<ExitCode, Failure> {
    let store = Store::open_read_only_at(&effective.location()).await?;
    use_note_keys(&store, effective).await?;
    let notes = store.whispers(WhichWhispers::Reported).await?;
    let reports = notes.iter().filter_map(|note| Some((note, note.complaint.as_ref()?)));
    let mut text = String::new();
    if json {
        for (note, complaint) in reports {
            let _ = writeln!(text, "{}", report_object(note, complaint));
        }
    } else if notes.is_empty() {
        text.push_str("No note was reported.\n");
    } else {
        let head = ["NOTE", "TABLE", "REPORTED", "BY", "FROM", "TO", "REASON", "TEXT"].map(str::to_owned);
        let lines = reports.map(|(note, complaint)| report_line(note, complaint));
        text = columns(&std::iter::once(head).chain(lines).collect::<Vec<_>>());
    }
    print(&text)?;
    Ok(ExitCode::SUCCESS)
}

/// A reported whisper for programs.
fn report_object(note: &Whisper, complaint: &Complaint) -> serde_json::Value {
    let person = |player: &Player| serde_json::json!({ "id": player.id, "name": player.name });
    serde_json::json!({
        "note": note.id,
        "table": note.table,
        "written": note.at.to_string(),
        "reported": complaint.at.to_string(),
        "by": person(&complaint.by),
        "author": person(&note.author),
        "from": note.from,
        "to": note.to,
        "reason": complaint.reason,
        "text": note.text,
    })
}

/// A reported whisper for people.
fn report_line(note: &Whisper, complaint: &Complaint) -> [String; 8] {
    [
        note.id.to_string(),
        format!("#{}", note.table),
        complaint.at.strftime("%Y-%m-%dT%H:%M:%SZ").to_string(),
        one_line(&complaint.by.name),
        format!("{} ({})", note.from, one_line(&note.author.name)),
        note.to.clone(),
        complaint.reason.as_deref().map_or_else(|| "-".to_owned(), one_line),
        one_line(&note.text),
    ]
}

/// A member's text on one line, without anything that a terminal would obey.
fn one_line(text: &str) -> String {
    let commands = |c: char| {
        c.is_control()
            || matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    text.replace(commands, " ").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Lines with aligned columns.
pub(super) fn columns<const N: usize>(lines: &[[String; N]]) -> String {
    let width = |cell: &String| cell.chars().count();
    let mut widths = [0; N];
    for line in lines {
        for (widest, cell) in widths.iter_mut().zip(line) {
            *widest = (*widest).max(width(cell));
        }
    }
    let mut text = String::new();
    for line in lines {
        let cells = line.iter().zip(widths).map(|(cell, width)| format!("{cell:width$}"));
        let _ = writeln!(text, "{}", cells.collect::<Vec<_>>().join("  ").trim_end());
    }
    text
}

/// A number with a noun: `1 table`, `2 tables`.
pub(super) fn counted(count: impl TryInto<u64>, one: &str) -> String {
    let count = count.try_into().unwrap_or(0);
    format!("{count} {one}{}", if count == 1 { "" } else { "s" })
}

/// `liege backup FILE`
pub(super) async fn backup(effective: &Effective, to: &Path) -> Result<ExitCode, Failure> {
    let store = Store::open_read_only(effective.data_file()?).await?;
    store.backup(to).await?;
    print(&format!("Copied to {}\n", to.display()))?;
    Ok(ExitCode::SUCCESS)
}

/// `liege render`
pub(super) fn render(effective: &Effective, asked: &Render) -> Result<ExitCode, Failure> {
    let language = asked.language.as_deref().map_or(Ok(effective.config.chat.language), setup::language)?;
    let (game, _) = asked.setup.game()?;
    ends_in(&asked.out, "png", "the picture is a PNG")?;
    let (names, seats) = (asked.names.len(), game.seats().len());
    if names > 0 && names != seats {
        let ids = game.seats().iter().map(|seat| seat.id).collect::<Vec<_>>().join(", ");
        let what = format!("--names has {names} {}", if names == 1 { "name" } else { "names" });
        return Err(Failure::usage(what, format!("{} has {seats} seats: {ids}", game.id())));
    }
    let bottom = match &asked.seat {
        None => None,
        Some(name) => Some(seat(game, name)?),
    };
    let mut past = Past::default();
    let state = asked.setup.position(language, |state, action| past.play(state, action, language))?;
    let scene = state.scene(&View {
        language,
        bottom,
        layout: "",
        letters: asked.letters,
        pieces: Pieces::default(),
        names: &asked.names,
        number: past.moves,
        round: past.round,
        last: &past.last,
        last_text: &past.text,
        last_seat: past.seat,
        targets: &[],
        news: &past.news,
        hidden: &[],
    });
    let renderer = Renderer::new().map_err(|error| Failure::new(error, "this program was built wrongly"))?;
    let png = renderer.png(&scene).map_err(|error| Failure::new(error, ""))?;
    std::fs::write(&asked.out, png).map_err(|error| {
        Failure::new(format!("the picture {} cannot be written: {error}", asked.out.display()), "")
    })?;
    Ok(ExitCode::SUCCESS)
}

/// Checks the ending of a file to be written: a picture with another ending could not be opened.
pub(super) fn ends_in(file: &Path, ending: &str, what: &str) -> Result<(), Failure> {
    match file.extension().and_then(|own| own.to_str()) {
        Some(own) if own.eq_ignore_ascii_case(ending) => Ok(()),
        _ => {
            let right = file.with_extension(ending);
            Err(Failure::usage(
                format!("{what}, and {} is not called so", file.display()),
                format!("--out {}", right.display()),
            ))
        }
    }
}

/// The earlier moves that a picture shows.
#[derive(Default)]
struct Past {
    moves: usize,
    round: Option<Round>,
    last: Vec<String>,
    text: String,
    seat: Option<Seat>,
    news: Vec<Event>,
}

impl Past {
    fn play(&mut self, state: &mut dyn State, action: &str, language: Language) -> Result<(), Refusal> {
        let round = state.round();
        let (text, seat) = (state.display_in(action, language), state.actor(action));
        let events = state.play(action)?;
        if events.iter().any(|event| event.kind == EventKind::Move) {
            self.moves += 1;
            self.round = round;
            self.last = vec![action.to_owned()];
            self.text = text;
            self.seat = seat;
        } else {
            // The last move stays marked; an act is shown beside it.
            self.last.truncate(1);
            self.last.push(action.to_owned());
        }
        self.news = events;
        Ok(())
    }
}
