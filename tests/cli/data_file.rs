//! Accidents of the data file and its disk, with the real program.

use crate::program::{Ground, Ran, Served};
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// Longer than anything takes.
const PATIENCE: Duration = Duration::from_secs(30);

const SEATED: &[&str] =
    &["p1: new three-player-chess red=p1 white=p2 black=p3", "p2: join", "p3: press Join"];

/// The answers to members whose action could not be stored.
const FULL: &str = "I could not store that, so nothing was played";
const LOST: &str = "I can’t store anything any more, so nothing was played";

/// `liege console`, line by line.
struct Console {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Console {
    fn start(ground: &Ground, arguments: &[&str]) -> Console {
        let mut command = ground.liege(&[&["console", "--as-of", "2026-11-02"], arguments].concat());
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        let (tell, lines) = channel();
        let out = BufReader::new(child.stdout.take().expect("standard output"));
        std::thread::spawn(move || {
            for line in out.lines().map_while(Result::ok) {
                if tell.send(line).is_err() {
                    break;
                }
            }
        });
        Console { input: child.stdin.take(), child, lines }
    }

    /// Types a line, and returns all output until the next one can be typed.
    fn types(&mut self, line: &str) -> Vec<String> {
        let input = self.input.as_mut().expect("it runs");
        // It may have ended; then it says nothing more.
        let _ = writeln!(input, "{line}\n!now");
        let (mut said, start) = (Vec::new(), Instant::now());
        while let Ok(line) = self.lines.recv_timeout(PATIENCE.saturating_sub(start.elapsed())) {
            if line.starts_with("! It is now ") {
                break;
            }
            said.push(line);
        }
        said
    }

    /// Types a line whose answer must contain this part.
    fn leads_to(&mut self, line: &str, part: &str) {
        let said = self.types(line);
        assert!(said.iter().any(|said| said.contains(part)), "{line}: {said:#?}");
    }

    /// Types a line after the data file was lost. A remaining delivery may have found that before.
    fn is_told_of_the_loss(&mut self, line: &str) {
        let said = self.types(line);
        assert!(said.is_empty() || said.iter().any(|said| said.contains(LOST)), "{line}: {said:#?}");
    }

    fn id(&self) -> String {
        self.child.id().to_string()
    }

    /// Ends its input. Returns its exit code and standard error.
    fn end(mut self) -> (Option<i32>, String) {
        drop(self.input.take());
        let output = self.child.wait_with_output().expect("it ends");
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    }

    /// Kills it without a word.
    fn kill(mut self) {
        self.child.kill().expect("it is killed");
        self.child.wait().expect("it ends");
    }
}

/// A table with three seats taken, and a backup of that; then a console that goes on with it.
fn going_on() -> (Ground, Console) {
    let ground = Ground::new();
    let mut console = Console::start(&ground, &[]);
    for line in SEATED {
        console.types(line);
    }
    assert_eq!(console.end().0, Some(0));
    ground.run(&["backup", "backup.sqlite"]).well();
    let mut console = Console::start(&ground, &[]);
    // The program has started.
    console.types("p1: tables");
    (ground, console)
}

fn actions(ground: &Ground, file: &str) -> String {
    ground.run(&["verify", "--db", file]).well().out
}

fn refused(ran: &Ran, parts: &[&str]) {
    assert_eq!(ran.code, Some(1), "{}", ran.out);
    for part in parts {
        assert!(ran.err.contains(part), "{part}: {}", ran.err);
    }
}

fn limit_files(console: &Console, size: &str) -> bool {
    let limit = format!("--fsize={size}:");
    Command::new("prlimit").args(["--pid", &console.id(), &limit]).status().is_ok_and(|ran| ran.success())
}

#[test]
fn files_that_may_not_grow_stop_nothing_for_longer_than_that() {
    let (ground, mut console) = going_on();
    console.leads_to("p2 #1: C5-V7", "White: pawn");
    // Larger than the pictures: the data does not fit, and everything else does.
    let log = std::fs::metadata(ground.path("liege.sqlite-wal")).expect("a log").len();
    let picture = std::fs::read_dir(ground.path("pictures")).expect("pictures");
    let picture = picture.map(|entry| entry.expect("a picture").metadata().expect("a size").len()).max();
    let size = log.max(picture.unwrap_or_default());
    if !limit_files(&console, &size.to_string()) {
        eprintln!("skipped: there is no `prlimit` here");
        return;
    }
    let start = Instant::now();
    let mut said = Vec::new();
    while !said.iter().any(|line: &String| line.contains(FULL)) {
        assert!(start.elapsed() < PATIENCE, "{said:#?}");
        said = console.types(&format!("p3: {}", "hello ".repeat(600)));
    }
    for _ in 0..3 {
        console.leads_to("p3 #1: c5-v7", FULL);
    }
    assert!(limit_files(&console, "unlimited"));
    console.leads_to("p3 #1: c5-v7", "Black: pawn");
    let (code, log) = console.end();
    assert_eq!(code, Some(0), "{log}");
    assert_eq!(actions(&ground, "liege.sqlite"), "1 table, 2 actions: everything agrees\n");
}

/// A small separate file system, which lasts as long as this value.
struct Disk(PathBuf);

impl Disk {
    fn of(path: PathBuf) -> Option<Disk> {
        std::fs::create_dir(&path).expect("a folder");
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=8m", "tmpfs"])
            .arg(&path)
            .stderr(Stdio::null())
            .status();
        mounted.is_ok_and(|mounted| mounted.success()).then_some(Disk(path))
    }

    /// Fills it to the last byte.
    fn fill(&self) {
        let mut file = std::fs::File::create(self.0.join("junk")).expect("a file");
        for size in [65_536, 4_096, 1] {
            while file.write_all(&vec![0; size]).is_ok() {}
        }
    }

    fn free(&self) {
        std::fs::remove_file(self.0.join("junk")).expect("it is removed");
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}

#[test]
fn a_full_disk_stops_nothing_for_longer_than_it_is_full() {
    let ground = Ground::new();
    let Some(disk) = Disk::of(ground.path("disk")) else {
        eprintln!("skipped: no file system can be mounted here");
        return;
    };
    let mut console = Console::start(&ground, &["--db", "disk/liege.sqlite", "--pictures", "pictures"]);
    for line in SEATED {
        console.types(line);
    }
    let moves = ["p2 #1: C5-V7", "p3 #1: c5-v7", "p1 #1: C5-V7"];
    for (round, line) in moves.iter().enumerate() {
        disk.fill();
        let start = Instant::now();
        while !console.types(&format!("p3: {}", "hello ".repeat(600))).iter().any(|line| line.contains(FULL))
        {
            assert!(start.elapsed() < PATIENCE, "the disk is never full");
        }
        console.leads_to(line, FULL);
        disk.free();
        console.leads_to(line, "C5–");
        let verified = actions(&ground, "disk/liege.sqlite");
        let expected = if round == 0 { "1 action:".to_owned() } else { format!("{} actions:", round + 1) };
        assert!(verified.contains(&expected), "{verified}");
    }
    let (code, log) = console.end();
    assert_eq!(code, Some(0), "{log}");
    assert_eq!(actions(&ground, "disk/liege.sqlite"), "1 table, 3 actions: everything agrees\n");
    // A start that finds no room says so, and the next one begins where it ended.
    disk.fill();
    let start = ["console", "--db", "disk/new.sqlite"];
    refused(&ground.feed(&start, "p1: tables\n"), &["is full", "make room on that disk"]);
    disk.free();
    ground.feed(&start, "p1: tables\n").well();
}

#[test]
fn a_data_file_that_is_deleted_is_missed_and_nothing_acknowledged_is_lost() {
    let (ground, mut console) = going_on();
    console.leads_to("p2 #1: C5-V7", "White: pawn");
    std::fs::remove_file(ground.path("liege.sqlite")).expect("it is deleted");
    console.is_told_of_the_loss("p3 #1: c5-v7");
    let (code, log) = console.end();
    assert_eq!(code, Some(1), "{log}");
    for part in ["ERROR", "liege.sqlite was deleted or moved away", "`liege restore liege.sqlite.rescued`"] {
        assert!(log.contains(part), "{part}: {log}");
    }
    // Nobody starts anew without knowing.
    refused(&ground.feed(&["console"], "p1: tables\n"), &["liege.sqlite.rescued", "liege restore"]);
    assert!(!ground.path("liege.sqlite").exists());
    ground.run(&["restore", "liege.sqlite.rescued"]).well();
    assert_eq!(actions(&ground, "liege.sqlite"), "1 table, 1 action: everything agrees\n");
    let mut console = Console::start(&ground, &[]);
    console.leads_to("p3 #1: c5-v7", "Black: pawn");
    console.kill();
}

/// A copy empties the file first: if the program looks just then, it finds it cut.
fn tells_of_a_copy(log: &str) {
    let told = ["another file was copied over liege.sqlite", "liege.sqlite was cut short"];
    assert!(told.iter().any(|told| log.contains(told)), "{log}");
}

#[test]
fn a_backup_copied_over_the_data_file_while_it_is_used_is_noticed_and_left_as_it_is() {
    let (ground, mut console) = going_on();
    console.leads_to("p2 #1: C5-V7", "White: pawn");
    std::fs::copy(ground.path("backup.sqlite"), ground.path("liege.sqlite")).expect("it is copied");
    console.is_told_of_the_loss("p3 #1: c5-v7");
    let (code, log) = console.end();
    assert_eq!(code, Some(1), "{log}");
    tells_of_a_copy(&log);
    let read = |name: &str| std::fs::read(ground.path(name)).expect("a file");
    assert_eq!(read("liege.sqlite"), read("backup.sqlite"));
    refused(&ground.run(&["console"]), &["liege.sqlite-wal does not belong to"]);
    ground.run(&["restore", "backup.sqlite"]).well();
    assert_eq!(actions(&ground, "liege.sqlite"), "1 table, 0 actions: everything agrees\n");
}

/// Lets a tool of the database write the log into the data file.
async fn fold(ground: &Ground) {
    use sqlx::Connection as _;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(ground.path("liege.sqlite"));
    let mut connection = sqlx::SqliteConnection::connect_with(&options).await.expect("a connection");
    sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut connection).await.expect("a checkpoint");
    connection.close().await.expect("it is closed");
}

#[tokio::test]
async fn what_was_copied_before_is_noticed_once_the_log_is_in_the_file() {
    let (ground, console) = going_on();
    assert_eq!(console.end().0, Some(0));
    // It is copied by hand, from the place itself: it has the file's mark.
    std::fs::copy(ground.path("liege.sqlite"), ground.path("copied")).expect("it is copied");
    let mut console = Console::start(&ground, &[]);
    console.leads_to("p2 #1: C5-V7", "White: pawn");
    fold(&ground).await;
    std::fs::copy(ground.path("copied"), ground.path("liege.sqlite")).expect("it is copied");
    console.is_told_of_the_loss("p3 #1: c5-v7");
    let (code, log) = console.end();
    assert_eq!(code, Some(1), "{log}");
    tells_of_a_copy(&log);
    refused(&ground.run(&["console"]), &["liege.sqlite"]);
    ground.run(&["restore", "copied"]).well();
    assert_eq!(actions(&ground, "liege.sqlite"), "1 table, 0 actions: everything agrees\n");
}

/// Copies a file over another without emptying it before: a program that has mapped an emptied file into its memory is
/// killed at its next look at it.
fn copy_over(from: &std::path::Path, to: &std::path::Path) -> std::io::Result<()> {
    let bytes = std::fs::read(from)?;
    let mut file = std::fs::OpenOptions::new().write(true).open(to)?;
    file.write_all(&bytes)?;
    file.set_len(bytes.len() as u64)
}

#[tokio::test]
async fn an_older_copy_of_all_three_files_is_noticed() {
    for folded in [false, true] {
        let (ground, mut console) = going_on();
        let files = ["liege.sqlite", "liege.sqlite-wal", "liege.sqlite-shm"];
        if folded {
            fold(&ground).await;
        }
        for file in files {
            std::fs::copy(ground.path(file), ground.path(&format!("old-{file}"))).expect("it is copied");
        }
        console.leads_to("p2 #1: C5-V7", "White: pawn");
        for file in files {
            copy_over(&ground.path(&format!("old-{file}")), &ground.path(file)).expect("it is copied");
        }
        console.is_told_of_the_loss("p3 #1: c5-v7");
        let (code, log) = console.end();
        assert_eq!(code, Some(1), "{log}");
        // Copies empty the files one after the other: which one the program finds first differs.
        let told = log.contains("another file was copied over") || log.contains("was cut short");
        assert!(told, "{log}");
        assert!(!log.contains("everything that was stored"), "{log}");
        refused(&ground.run(&["console"]), &["liege.sqlite.lost says what happened"]);
        ground.run(&["restore", "backup.sqlite"]).well();
        assert_eq!(actions(&ground, "liege.sqlite"), "1 table, 0 actions: everything agrees\n");
    }
}

#[test]
fn a_log_that_is_cut_is_noticed_and_the_next_start_is_told() {
    let (ground, mut console) = going_on();
    console.leads_to("p2 #1: C5-V7", "White: pawn");
    std::fs::File::create(ground.path("liege.sqlite-wal")).expect("it is emptied");
    console.is_told_of_the_loss("p3 #1: c5-v7");
    let (code, log) = console.end();
    assert_eq!(code, Some(1), "{log}");
    assert!(log.contains("liege.sqlite-wal was cut short"), "{log}");
    refused(&ground.run(&["console"]), &["liege.sqlite.lost says what happened", "`liege restore FILE`"]);
    ground.run(&["restore", "backup.sqlite"]).well();
    assert_eq!(actions(&ground, "liege.sqlite"), "1 table, 0 actions: everything agrees\n");
    ground.feed(&["console", "--as-of", "2026-11-02"], "p1: tables\n").well();
}

#[test]
fn whoever_finds_no_log_beside_a_file_in_use_reads_nothing() {
    let (ground, mut console) = going_on();
    console.leads_to("p2 #1: C5-V7", "White: pawn");
    // Otherwise it would find that, and end.
    let stopped = Command::new("kill").args(["-STOP", &console.id()]).status();
    assert!(stopped.expect("there is `kill`").success());
    std::fs::rename(ground.path("liege.sqlite-wal"), ground.path("log")).expect("it is moved");
    for command in [&["verify"][..], &["backup", "other.sqlite"], &["export", "1"], &["doctor", "--offline"]]
    {
        let ran = ground.run(command);
        let said = format!("{}{}", ran.out, ran.err);
        assert_eq!(ran.code, Some(1), "{said}");
        assert!(said.contains("liege.sqlite-wal is not there"), "{said}");
    }
    assert!(!ground.path("other.sqlite").exists());
    console.kill();
}

/// A mount of a file or folder at another place, which lasts as long as this value.
struct Bound(PathBuf);

impl Bound {
    fn at(from: &Path, to: PathBuf) -> Option<Bound> {
        let bound = Command::new("mount").arg("--bind").arg(from).arg(&to).stderr(Stdio::null()).status();
        bound.is_ok_and(|bound| bound.success()).then_some(Bound(to))
    }
}

impl Drop for Bound {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}

#[test]
fn a_file_mounted_by_itself_is_refused_and_one_in_a_mounted_folder_is_not() {
    let (ground, mut console) = going_on();
    let folders = ["one file", "folder"].map(|name| ground.path(name));
    for folder in &folders {
        std::fs::create_dir(folder).expect("a folder");
    }
    std::fs::write(folders[0].join("liege.sqlite"), "").expect("a file");
    let mounts = (
        Bound::at(&ground.path("liege.sqlite"), folders[0].join("liege.sqlite")),
        Bound::at(&ground.path(""), folders[1].clone()),
    );
    let (Some(_file), Some(_folder)) = mounts else {
        eprintln!("skipped: nothing can be mounted here");
        return;
    };
    console.leads_to("p2 #1: C5-V7", "White: pawn");
    for command in [&["verify"][..], &["backup", "other.sqlite"], &["export", "1"], &["console"]] {
        let ran = ground.run(&[command, &["--db", "one file/liege.sqlite"]].concat());
        refused(&ran, &["is mounted by itself", "mount the folder"]);
    }
    assert_eq!(actions(&ground, "folder/liege.sqlite"), "1 table, 1 action: everything agrees\n");
    console.kill();
    // The killed program has left its log; a start that doesn't see it would play on without the move.
    let ran = ground.feed(&["console", "--db", "one file/liege.sqlite"], "p1: tables\n");
    refused(&ran, &["is mounted by itself"]);
    assert_eq!(actions(&ground, "liege.sqlite"), "1 table, 1 action: everything agrees\n");
}

#[tokio::test]
async fn a_data_file_that_is_replaced_while_the_page_is_served_ends_the_program() {
    let ground = Ground::new();
    let served = Served::start(&ground, "127.0.0.1:0");
    let say = async |text: &str| {
        let body = serde_json::json!({ "as": "p1", "place": "main", "text": text }).to_string();
        let request = reqwest::Client::new().post(format!("{}/api/say", served.address)).body(body);
        let answer = request.header("content-type", "application/json").send().await.ok()?;
        Some((answer.status().as_u16(), answer.text().await.expect("a text")))
    };
    let laid = say("new three-player-chess red=p1 white=p2 black=p3").await;
    assert_eq!(laid.expect("an answer").0, 200);
    ground.run(&["backup", "backup.sqlite"]).well();
    std::fs::rename(ground.path("backup.sqlite"), ground.path("liege.sqlite")).expect("it is moved there");
    // There is no answer if a remaining delivery has found it first.
    if let Some((status, answer)) = say("abort").await {
        assert_eq!(status, 500);
        assert!(answer.contains(LOST), "{answer}");
    }
    assert_eq!(served.end(), Some(1));
    assert_eq!(actions(&ground, "liege.sqlite.rescued"), "1 table, 0 actions: everything agrees\n");
    // The old program's files beside it are not confused with the new file's.
    refused(&ground.run(&["local"]), &["liege.sqlite-wal does not belong to the data file liege.sqlite"]);
    ground.run(&["restore", "liege.sqlite.rescued"]).well();
    assert_eq!(actions(&ground, "liege.sqlite"), "1 table, 0 actions: everything agrees\n");
}

#[test]
fn a_backup_is_restored_after_a_crash_and_what_was_there_is_kept() {
    let (ground, mut console) = going_on();
    console.leads_to("p2 #1: C5-V7", "White: pawn");
    refused(
        &ground.run(&["restore", "backup.sqlite"]),
        &["in use by another running Liege", "stop that one"],
    );
    console.kill();
    let ran = ground.run(&["restore", "backup.sqlite"]).well();
    assert!(
        ran.out.starts_with("liege.sqlite is now a copy of backup.sqlite: 1 table, the last"),
        "{}",
        ran.out
    );
    assert!(ran.out.contains("Next: start Liege, then `liege verify`."), "{}", ran.out);
    assert_eq!(actions(&ground, "liege.sqlite"), "1 table, 0 actions: everything agrees\n");
    let kept = ran.out.split("is kept as ").nth(1).and_then(|rest| rest.lines().next()).expect("a name");
    let kept = kept.trim_end_matches('.');
    assert_eq!(actions(&ground, kept), "1 table, 1 action: everything agrees\n");
    ground.write("poems", "These are my poems.");
    refused(&ground.run(&["restore", "poems"]), &["the backup cannot be used", "nothing was changed"]);
    refused(&ground.run(&["restore", "liege.sqlite"]), &["is the data file itself"]);
    refused(&ground.run(&["restore", "nowhere.sqlite"]), &["there is no data file nowhere.sqlite"]);
}

#[test]
fn copying_a_backup_by_hand_over_a_file_with_a_log_is_told() {
    let (ground, mut console) = going_on();
    console.leads_to("p2 #1: C5-V7", "White: pawn");
    console.kill();
    std::fs::copy(ground.path("backup.sqlite"), ground.path("liege.sqlite")).expect("it is copied");
    for command in [["console"], ["verify"]] {
        let ran = ground.run(&command);
        refused(&ran, &["liege.sqlite-wal does not belong to the data file liege.sqlite", "`liege restore`"]);
    }
    ground.run(&["restore", "backup.sqlite"]).well();
    assert_eq!(actions(&ground, "liege.sqlite"), "1 table, 0 actions: everything agrees\n");
}

#[test]
fn a_restore_killed_at_any_moment_leaves_the_old_or_the_new() {
    let (ground, mut console) = going_on();
    console.leads_to("p2 #1: C5-V7", "White: pawn");
    console.kill();
    let start = Instant::now();
    ground.run(&["restore", "backup.sqlite"]).well();
    let whole = start.elapsed();
    let kept: Vec<PathBuf> = std::fs::read_dir(ground.path(""))
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.to_string_lossy().contains("before-"))
        .collect();
    let [kept] = kept.as_slice() else { panic!("{kept:?}") };
    let (old, mut seen) = (ground.path("old.sqlite"), [0, 0]);
    std::fs::rename(kept, &old).expect("it is moved");
    for round in 0..8u32 {
        // To and fro: the old file has one action, the new one none.
        let from = if round % 2 == 0 { &old } else { &ground.path("backup.sqlite") };
        let mut command = ground.liege(&["restore", &from.to_string_lossy()]);
        let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it starts");
        std::thread::sleep(whole * (round + 3) / 10);
        let _ = child.kill();
        child.wait().expect("it ends");
        let found = actions(&ground, "liege.sqlite");
        let action = found.contains("1 action:");
        assert!(action || found.contains("0 actions:"), "{found}{}", ground.run(&["export", "1"]).out);
        seen[usize::from(action)] += 1;
        // The bot starts with it.
        ground.feed(&["console", "--as-of", "2026-11-02"], "p1: tables\n").well();
    }
    eprintln!("after {seen:?} of them the file was without and with the action");
}

#[test]
fn a_backup_killed_leaves_nothing_that_looks_like_one() {
    let (ground, console) = going_on();
    console.kill();
    for round in 0..3 {
        let name = format!("copy-{round}.sqlite");
        let mut command = ground.liege(&["backup", &name]);
        let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it starts");
        let start = Instant::now();
        let begun = |path: &Path| path.exists() || path.with_extension("sqlite.part").exists();
        while !begun(&ground.path(&name)) && child.try_wait().expect("it is asked").is_none() {
            assert!(start.elapsed() < PATIENCE);
        }
        let _ = child.kill();
        child.wait().expect("it ends");
        if ground.path(&name).exists() {
            assert_eq!(actions(&ground, &name), "1 table, 0 actions: everything agrees\n");
        } else {
            // The next backup with that name is not hindered by it.
            ground.run(&["backup", &name]).well();
        }
    }
}

#[test]
fn a_second_program_is_refused_by_whatever_name_it_is_given_the_file() {
    let (ground, mut console) = going_on();
    let second = |name: &str| ground.feed(&["console", "--db", name], "p1: tables\n");
    std::os::unix::fs::symlink("liege.sqlite", ground.path("link.sqlite")).expect("a link");
    refused(&second("link.sqlite"), &["in use by another running Liege (process ", &console.id()]);
    std::fs::remove_file(ground.path("liege.sqlite.lock")).expect("it is removed");
    refused(&second("liege.sqlite"), &["in use by another running Liege"]);
    refused(&second("link.sqlite"), &["in use by another running Liege"]);
    console.leads_to("p2 #1: C5-V7", "White: pawn");
    assert_eq!(console.end().0, Some(0));
    std::fs::hard_link(ground.path("liege.sqlite"), ground.path("twin.sqlite")).expect("a second name");
    refused(&second("twin.sqlite"), &["has 2 names (hard links)", "liege backup"]);
    refused(&second("liege.sqlite"), &["has 2 names (hard links)"]);
    std::fs::remove_file(ground.path("twin.sqlite")).expect("it is removed");
    assert_eq!(actions(&ground, "liege.sqlite"), "1 table, 1 action: everything agrees\n");
}

#[test]
fn an_empty_file_is_not_taken_for_a_new_one() {
    let ground = Ground::new();
    ground.write("liege.sqlite", "");
    for command in [["console"], ["verify"]] {
        refused(&ground.run(&command), &["is empty", "`liege restore FILE`", "remove liege.sqlite"]);
    }
    assert_eq!(std::fs::metadata(ground.path("liege.sqlite")).expect("it is there").len(), 0);
}
