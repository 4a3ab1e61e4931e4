//! The promises of every release: each folder in `tests/golden/` is what one version wrote. Later versions open it, play on
//! with it, and still have everything that it lists.
//!
//! `LIEGE_BLESS=1` writes the folder of the present version (`docs/develop/releasing.md`), and leaves the others alone.

use crate::program;

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use liege::config::SETTINGS;
use liege_chat::{button_ids, commands};
use program::{Ground, Served, repository};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};

const CONSOLE: &[&str] = &["console", "--transcript", "--as-of", "2026-11-30", "--seed", "7", "--blank"];

/// The games before the release: of every family, over and in progress, with agreements and notes beside them.
const PLAYED: &str = "\
!member p4
p2: язык русский
p1: new three-player-chess red=p1 white=p2 black=p3
p2: join
p3: join
p2 #1: C5-V7
p3 #1: c5-v7
p1 #1: Black, truce for 3 rounds
p3 #1: accept
p1 #1: plan if C6-V9 then C5-V7
p1: new dragonchess gold=p1 scarlet=p2
p2: join
p1 #2: W2f2-2f3
p2 #2: W2f7-2f6
p1 #2: note The dragon waits.
p2 #2: resign
p2 #2: yes
p1: new enochian-chess arrangement=water-of-fire seat=me press=private
p2: join
p3: join
p4: join
p2 #3: red
p1: new shogi sente=p1 gote=p2
p2: join
p1 #4: P-7f
p2 #4: P-3d
p1 #4: Bx2b+
p1: new xiangqi red=p1 black=p3
p3: join
p1 #5: C2=5
p1: new chapaev white=p1 black=p2 shot_limit=4
p2: join
p1: new reversi size=6 black=p1 white=p2
p2: join
p1: new chess white=p1 black=p2
p2: join
p1 #8: e4
p2 #8: e5
p1 #8: draw
p2 #8: yes
p1: new russian-draughts names=hidden
p3: seek chess time=3d
p1: contest new swiss chess, 2 rounds, 3 days a move name=\"Autumn cup\" checkin=off
p1: contest join
p2: contest join
p3: contest join
p4: contest join
!member p5
p5: contest join
p1: contest close
";

/// A move in each game that is on, to be understood by every later version: a table, and who moves.
const ONWARD: &str = "\
p1 #1: C5-V7
p2 #4: Sx2b
p3 #5: H8+7
";

/// The folders of all releases, the oldest first.
fn releases() -> Vec<PathBuf> {
    let mut all: Vec<PathBuf> = fs::read_dir(repository("tests/golden"))
        .expect("a folder")
        .flatten()
        .map(|entry| entry.path())
        .collect();
    all.sort();
    all
}

fn text(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join(name))
        .unwrap_or_else(|error| panic!("{}/{name}: {error}", folder.display()))
}

/// A ground with the data file of a release.
fn ground_of(folder: &Path) -> Ground {
    let ground = Ground::new();
    let packed = fs::File::open(folder.join("liege.sqlite.gz")).expect("a data file");
    let mut bytes = Vec::new();
    GzDecoder::new(packed).read_to_end(&mut bytes).expect("it unpacks");
    fs::write(ground.path("liege.sqlite"), bytes).expect("a data file");
    ground
}

/// The records in a folder, by table.
fn records(folder: &Path) -> Vec<(String, String)> {
    let names = fs::read_dir(folder)
        .expect("a folder")
        .flatten()
        .filter_map(|entry| entry.file_name().into_string().ok());
    let mut all: Vec<(String, String)> = names
        .filter_map(|name| Some((name.strip_suffix(".liege.txt")?.to_owned(), text(folder, &name))))
        .collect();
    all.sort();
    all
}

/// The numbers of tables and of actions that `liege verify` found sound.
fn verified(ground: &Ground) -> (u32, u32) {
    let said = ground.run(&["verify"]).well().out;
    assert!(said.contains("everything agrees"), "{said}");
    let mut numbers = said.split(|c: char| !c.is_ascii_digit()).filter_map(|word| word.parse().ok());
    (numbers.next().expect("tables"), numbers.next().expect("actions"))
}

/// Everything that stays, a line each: what buttons, settings, commands and the API are called.
async fn promises() -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    all.extend(button_ids().map(|id| format!("button {id}")));
    for command in commands() {
        all.insert(format!("command {}", command.id));
        all.extend(command.args.iter().map(|arg| format!("command {} {}", command.id, arg.name)));
    }
    all.extend(SETTINGS.iter().map(|setting| format!("setting {}.{}", setting.section, setting.key)));
    all.extend(SETTINGS.iter().map(|setting| format!("variable {}", setting.variable())));

    let ground = Ground::new();
    for line in ground.run(&["--help"]).well().out.lines() {
        let Some(name) = line.strip_prefix("  ").and_then(|line| line.split(' ').next()) else { continue };
        if name.is_empty() || name.starts_with('-') || name == "help" {
            continue;
        }
        let help = ground.run(&[name, "--help"]).well().out;
        let options = help
            .split_whitespace()
            .filter(|word| word.starts_with("--"))
            .map(|word| word.trim_end_matches([',', ':', ')', '`']));
        all.extend(options.map(|option| format!("liege {name} {option}")));
    }
    all.extend(liege_game::all().iter().map(|game| format!("game {}", game.id())));

    let mut command = ground.liege(&["local"]);
    let log = fs::File::create(ground.path("log")).expect("a log");
    command.env("LIEGE_LOCAL_ADDRESS", "127.0.0.1:0").env("LIEGE_API_LISTEN", "127.0.0.1:0").stderr(log);
    let served = Served::of(&ground, command);
    let address = loop {
        let log = fs::read_to_string(ground.path("log")).expect("a log");
        let told = log.split("programs play at ").nth(1).and_then(|rest| rest.split_once("/v1/"));
        match told {
            Some((address, _)) => break address.to_owned(),
            None => tokio::time::sleep(std::time::Duration::from_millis(10)).await,
        }
    };
    let described: Value = reqwest::get(format!("{address}/v1/openapi.json"))
        .await
        .expect("an answer")
        .json()
        .await
        .expect("JSON");
    for (path, methods) in described["paths"].as_object().expect("paths") {
        all.extend(methods.as_object().expect("methods").keys().map(|method| format!("api {method} {path}")));
    }
    for (name, schema) in described["components"]["schemas"].as_object().expect("schemas") {
        let fields = schema["properties"].as_object().into_iter().flatten();
        all.extend(fields.map(|(field, _)| format!("api {name}.{field}")));
    }
    assert_eq!(served.stop(), Some(0));
    all
}

/// Writes the folder of the present version.
async fn write(folder: &Path) {
    let _ = fs::remove_dir_all(folder);
    fs::create_dir_all(folder).expect("a folder");
    let ground = Ground::new();
    let said = ground.feed(CONSOLE, PLAYED).well().out;
    fs::write(folder.join("played.txt"), said).expect("a file");
    fs::write(folder.join("onward.txt"), ONWARD).expect("a file");
    let (tables, _) = verified(&ground);
    for table in 1..=tables {
        let record = ground.run(&["export", &table.to_string()]);
        if record.code == Some(0) {
            fs::write(folder.join(format!("{table}.liege.txt")), record.out).expect("a file");
        }
    }
    ground.run(&["backup", "copy.sqlite"]).well();
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(&fs::read(ground.path("copy.sqlite")).expect("a copy")).expect("it is packed");
    fs::write(folder.join("liege.sqlite.gz"), packed.finish().expect("it is packed")).expect("a file");
    let promises: Vec<String> = promises().await.into_iter().collect();
    fs::write(folder.join("promises.txt"), promises.join("\n") + "\n").expect("a file");
}

#[tokio::test]
async fn what_every_release_promised_is_there() {
    let present = repository("tests/golden").join(env!("CARGO_PKG_VERSION"));
    if std::env::var_os("LIEGE_BLESS").is_some() {
        write(&present).await;
    }
    assert!(present.exists(), "docs/develop/releasing.md tells how this version's folder is written");
    let now = promises().await;
    assert!(now.len() > 500, "{}", now.len());
    for folder in releases() {
        let promised = text(&folder, "promises.txt");
        let lost: Vec<&str> = promised.lines().filter(|line| !now.contains(*line)).collect();
        assert!(lost.is_empty(), "{} promised: {lost:#?}", folder.display());
    }
}

#[test]
fn the_data_file_of_every_release_is_opened_checked_and_played_on() {
    for folder in releases() {
        let ground = ground_of(&folder);
        // The first start brings the file up to date.
        ground.feed(CONSOLE, "").well();
        let (tables, actions) = verified(&ground);
        assert!(tables >= 8 && actions >= 12, "{}: {tables} tables, {actions} actions", folder.display());
        for (table, record) in records(&folder) {
            let now = ground.run(&["export", &table]).well().out;
            assert_eq!(moves(&now), moves(&record), "{}: table {table}", folder.display());
        }
        let onward = text(&folder, "onward.txt");
        ground.feed(CONSOLE, &onward).well();
        let moved = u32::try_from(onward.lines().count()).expect("a few");
        assert_eq!(
            verified(&ground),
            (tables, actions + moved),
            "{}: every move is understood",
            folder.display()
        );
    }
}

#[test]
fn the_records_of_every_release_are_read() {
    for folder in releases() {
        let records = records(&folder);
        assert!(records.len() >= 5, "{}: {}", folder.display(), records.len());
        let ground = Ground::new();
        for (table, record) in &records {
            ground.write("record.liege.txt", record);
            ground.run(&["import", "record.liege.txt", "--archive"]).well();
            let kept = verified(&ground).0;
            let again = ground.run(&["export", &kept.to_string()]).well().out;
            assert_eq!(moves(&again), moves(record), "{}: table {table}", folder.display());
        }
    }
}

/// The moves of a record with their times, and its result.
fn moves(record: &str) -> Vec<&str> {
    let kept = |line: &&str| {
        line.starts_with("Result:")
            || line.starts_with("Game:")
            || line.as_bytes().first().is_some_and(u8::is_ascii_digit)
    };
    record.lines().filter(kept).collect()
}
