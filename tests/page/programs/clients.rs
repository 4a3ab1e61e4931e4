//! The clients for Python and JavaScript, each with the program beside it, play against each other.

use super::client::House;
use crate::program::repository;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

/// So many games are played; some at once.
const GAMES: &str = "100";
/// The longest time that they may take together.
const PATIENCE: Duration = Duration::from_mins(5);

/// Whether a program can be run here.
fn runs(program: &str) -> bool {
    let asked = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    let runs = asked.is_ok_and(|status| status.success());
    if !runs {
        println!("skipped: {program} is not installed");
    }
    runs
}

#[tokio::test]
async fn python_and_javascript_play_a_hundred_games() {
    if !runs("python3") || !runs("node") {
        return;
    }
    let none = ["REQUESTS", "MOVES", "COMMANDS", "SERVER_COMMANDS"]
        .map(|name| format!("LIEGE_LIMITS_{name}_PER_MINUTE"));
    let house = House::open(&none.each_ref().map(|name| (name.as_str(), "0")));
    // Each has played there before.
    house.page.say("p1", "main", "new chess white=p1 black=p2", "new").await;
    house.page.say("p2", "main", "join", "join").await;
    let [one, two] = [house.program("p1", "").await, house.program("p2", "").await];
    let program = |program: &str, file: &str, token: &str, more: &[&str]| {
        let mut command = Command::new(program);
        command
            .arg(repository("examples/clients").join(file))
            .arg(&house.address)
            .args([liege_local::SERVER, GAMES]);
        command.args(more).env("LIEGE_TOKEN", token).env("PYTHONDONTWRITEBYTECODE", "1");
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts")
    };
    let opens = [liege_local::MAIN, "new reversi size=4 black=me"];
    let both =
        [program("python3", "plays.py", &one.token, &opens), program("node", "plays.mjs", &two.token, &[])];
    let ended =
        both.map(|child| tokio::task::spawn_blocking(move || child.wait_with_output().expect("it ends")));
    for (ended, name) in ended.into_iter().zip(["plays.py", "plays.mjs"]) {
        let ended: Output = tokio::time::timeout(PATIENCE, ended).await.expect("in time").expect("it ends");
        let [said, errors] =
            [&ended.stdout, &ended.stderr].map(|text| String::from_utf8_lossy(text).into_owned());
        assert!(ended.status.success(), "{name}: {said}{errors}");
        assert_eq!(said, format!("{GAMES} games are over\n"), "{name}: {errors}");
    }
    let over = one.get("/v1/tables/2").await.well();
    assert_eq!((&over["status"], &over["game"]), (&"over".into(), &"reversi".into()), "{over}");
    let verified = house.ground.run(&["verify"]).well().out;
    assert!(verified.starts_with("101 tables"), "{verified}");
}
