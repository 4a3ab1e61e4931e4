//! Every registered slash command, used once as people use it: on one server, at one table and its
//! consequences, through the real client and a stand-in on loopback. A registered command without a
//! line here fails the test, so a new command needs a line.

use crate::house;
use crate::standin;

use house::House;
use liege_chat::command::slash;
use liege_store::{self as store, Store};
use liege_words::Language;
use serde_json::json;
use standin::{File, Standin};
use std::collections::BTreeSet;
use std::time::Duration;

/// The member who gives a command. Ada has created the table and holds red, Bob white, Cyd black; Dan looks
/// on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Who {
    Ada,
    Bob,
    Cyd,
    Dan,
}
use Who::{Ada, Bob, Cyd, Dan};

/// One command: its author, its name, its options, and a part of the answer. `@dan` is a member, `FILE` the
/// record that was exported last, sent to the channel.
type Line = (Who, &'static str, &'static [(&'static str, &'static str)], &'static str);

/// The commands at the table, in its thread.
const PLAYED: &[Line] = &[
    // Finding one's way.
    (Dan, "help", &[], "help everything"),
    (Dan, "help", &[("topic", "move")], "move"),
    (Dan, "help", &[("topic", "everything")], "shows them all"),
    (Dan, "rules", &[("game", "dragonchess")], "Dragonchess"),
    (Dan, "about", &[], "Tagiev"),
    (Dan, "learn", &[("game", "chess")], "two squares ahead"),
    (Dan, "puzzle", &[("game", "chess")], "puzzle 1/"),
    (Ada, "language", &[("language", "English")], "English"),
    (Ada, "letters", &[("on", "true")], "letters"),
    (Ada, "signs", &[("on", "true")], "signs"),
    (Dan, "confirm", &[("on", "true")], "before I play it"),
    (Dan, "watch", &[("game", "dragonchess")], "looks for players"),
    (Dan, "follow", &[("table", "1"), ("what", "its end")], "how it ends"),
    (Dan, "unfollow", &[("table", "1")], "no longer follow"),
    (Dan, "calendar", &[("on", "true")], "no calendars here"),
    (Bob, "tables", &[], "#1"),
    (Bob, "next", &[], "#1"),
    (Dan, "board", &[("seat", "black")], "#1"),
    (Bob, "link", &[], "play in a browser here"),
    (Dan, "start", &[], "has begun"),
    (Dan, "join", &[], "no open table"),
    (Cyd, "leave", &[], "#1"),
    // Looking ahead.
    (Bob, "moves", &[("piece", "WC5")], "WV7"),
    (Bob, "preview", &[("line", "C5-V7")], "Nothing is played"),
    (Cyd, "plan", &[("line", "if C5-V7 then C5-V7")], "Only you see it"),
    (Ada, "auto", &[("on", "true")], "only one"),
    (Ada, "note", &[("text", "the throne is free")], "number 1"),
    // Playing and dealing.
    (Bob, "move", &[("notation", "C5-V7")], "Played"),
    (Bob, "takeback", &[], "A takeback to the start"),
    (Bob, "answer", &[("answer", "I take it back")], "#1"),
    (Ada, "acts", &[], "You can do this"),
    (Ada, "act", &[("notation", "R:offer R=W/3")], "#1"),
    (Bob, "treaties", &[], "Red"),
    (Bob, "answer", &[("answer", "yes")], "#1"),
    (Ada, "allies", &[], "rivate thread"),
    (Ada, "whisper", &[("seat", "white"), ("note", "Well met!")], "White"),
    (Bob, "report", &[("number", "1")], "has been reported"),
    (Ada, "recap", &[("since", "0")], "C5"),
    (Ada, "log", &[], "WC5–WV7"),
    (Ada, "position", &[], "when the game is over"),
    (Dan, "sheet", &[("from", "1"), ("to", "1")], "#1"),
    (Dan, "replay", &[("last", "1")], "#1"),
    (Ada, "review", &[], "Ask again when it is over"),
    // Time.
    (Bob, "settings", &[], "UTC"),
    (Bob, "zone", &[("place", "Europe/Kyiv")], "Europe/Kyiv"),
    (Bob, "quiet", &[("hours", "22-8")], "22:00"),
    (Bob, "remind", &[("when", "12h")], "12 hours"),
    (Bob, "digest", &[("hour", "8:00")], "08:00"),
    (Ada, "snooze", &[("for", "3h")], "#1"),
    (Cyd, "overdue", &[], "Nobody’s time is up"),
    (Cyd, "vacation", &[("days", "2")], "on leave until"),
    (Cyd, "vacation", &[("until", "tomorrow")], "on leave until"),
    (Ada, "pause", &[("days", "3")], "A pause of 3 days"),
    (Cyd, "resume", &[], "isn’t paused"),
    (Ada, "hand", &[("member", "@dan")], "Handing the seat of Red"),
    (Ada, "vacate", &[("seat", "white")], "isn’t waiting for this seat"),
    // Powers and ready checks.
    (Ada, "host", &[], "its host"),
    (Ada, "extend", &[("more", "2d"), ("seat", "red")], "your own side"),
    (Bob, "void", &[("reason", "a test")], "Only server managers"),
    (Cyd, "here", &[("seed", "luck")], "has already begun"),
    // Standing.
    (Bob, "games", &[("what", "dragonchess")], "Gygax"),
    (Bob, "rating", &[], "Reliability"),
    (Bob, "leaderboard", &[("game", "three-player-chess")], "Three-player chess"),
    (Bob, "versus", &[("member", "@ada")], "have not met"),
    (Bob, "unlisted", &[("on", "true")], "leaderboard"),
    (Dan, "time", &[("table", "1")], "to move"),
    (Dan, "rematch", &[("table", "1")], "#1"),
    // The end.
    (Ada, "abort", &[], "#1"),
    (Ada, "resign", &[], "resign"),
];

/// The commands in the channel.
const BESIDE: &[Line] = &[
    (Dan, "new", &[("game", "dragonchess"), ("seat1", "@dan"), ("seat2", "@dan"), ("time", "2d")], "#2"),
    (Dan, "export", &[("table", "2")], "#2"),
    (Dan, "import", &[("file", "FILE"), ("manner", "only keep it")], "#3"),
    // Finding a game.
    (Dan, "seek", &[("game", "dragonchess"), ("time", "3d"), ("days", "7")], "you are looking for players"),
    (Cyd, "seeks", &[("game", "dragonchess")], "#4"),
    (Dan, "unseek", &[], "no longer looking for players"),
    (Dan, "challenge", &[("game", "dragonchess"), ("opponent", "@ada")], "accept or decline"),
    (Ada, "challenges", &[("what", "decline"), ("table", "5")], "You have declined"),
    (Dan, "block", &[("member", "@ada")], "is blocked"),
    (Dan, "blocks", &[], "one person"),
    (Dan, "unblock", &[("member", "@ada")], "no longer blocked"),
    // Contests.
    (Dan, "contest", &[], "no contest here"),
    (
        Dan,
        "contest-new",
        &[("format", "Swiss"), ("game", "chess"), ("rounds", "3"), ("time", "3d")],
        "is announced",
    ),
    (Dan, "contest-edit", &[("settings", "limit=8")], "are changed"),
    (Dan, "contest-open", &[], "Entries are closed"),
    (Dan, "contest-join", &[], "You have entered"),
    (Ada, "contest-join", &[], "You have entered"),
    (Ada, "contest-leave", &[], "You have left"),
    (Ada, "contest-ready", &[], "take part"),
    (Dan, "contest-table", &[], "Entries are open"),
    (Dan, "contest-cross", &[], "no games yet"),
    (Dan, "contest-round", &[], "has no round"),
    (Dan, "contest-bye", &[("round", "1")], "1"),
    (Dan, "contest-arbiter", &[("member", "@ada")], "is an arbiter"),
    (Ada, "contest-result", &[("text", "1.1 1-0"), ("reason", "a test")], "game 1.1"),
    (Ada, "contest-extend", &[("text", "3d")], "no round with a deadline"),
    (Dan, "contest-late", &[("member", "@ada")], "#"),
    (Ada, "contest-drop", &[("member", "@dan"), ("reason", "a test")], "#"),
    (
        Dan,
        "contest-substitute",
        &[("member", "@ada"), ("opponent", "@dan"), ("reason", "a test")],
        "substitutes",
    ),
    (Dan, "contest-challenge", &[("member", "@ada")], "take part"),
    (Dan, "contest-again", &[], "league"),
    (Dan, "contest-files", &[], "for other programs"),
    (Dan, "contest-pause", &[], "#"),
    (Dan, "contest-withdraw", &[], "take part"),
    (Dan, "contest-close", &[], "#"),
    (Dan, "contest-cancel", &[("reason", "a test")], "Cancel contest"),
    (
        Dan,
        "contest-import",
        &[("file", "REPORT"), ("settings", "chess")],
        "**Club cup** (contest #2) is announced",
    ),
    (Dan, "setup", &[], "server"),
    (Dan, "privacy", &[], "store about you"),
    (Dan, "token", &[], "[api] listen"),
];

/// The message of a failure when a command's only answer is public.
const RECEIPT: &str = "Whoever gives a slash command needs a receipt that nobody else reads, also where something is \
    posted: let the command's function return a private answer (`asker.tell(…)`, or `private(…)`) beside or instead of \
    the one for the channel; what the table is to see belongs into a post (crates/chat/src/post/)";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_registered_command_is_answered() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("liege.sqlite");
    let given = [("press", "private: only the two see an offer until it is accepted; treaties are public")];
    let (house, program) = House::seated(Standin::start().await, &data, &given).await;
    let dan = house.standin.user("Dan", "en-US");
    let member = |who: Who| match who {
        Ada => house.red,
        Bob => house.white,
        Cyd => house.black,
        Dan => dan,
    };
    let mut used = BTreeSet::new();
    let mut wrong = Vec::new();
    let mut record = Vec::new();
    let lines = PLAYED.iter().map(|line| (line, house.thread));
    for (line, place) in lines.chain(BESIDE.iter().map(|line| (line, house.hall))) {
        let (who, name, given, gist) = *line;
        let mut values = Vec::new();
        for (option, value) in given {
            let value = match *value {
                "@ada" => house.red.to_string(),
                "@dan" => dan.to_string(),
                "FILE" => {
                    let file = File {
                        name: "game.liege.txt".into(),
                        kind: "text/plain".into(),
                        bytes: std::mem::take(&mut record),
                        alt: None,
                    };
                    house.standin.attach(dan, house.hall, "a game", file).to_string()
                }
                "REPORT" => {
                    let file = File {
                        name: "cup.trf".into(),
                        kind: "text/plain".into(),
                        bytes: b"012 Club cup\n001    1      ada\n".to_vec(),
                        alt: None,
                    };
                    house.standin.attach(dan, house.hall, "a report", file).to_string()
                }
                value => value.to_owned(),
            };
            values.push((*option, value));
        }
        let values: Vec<(&str, &str)> =
            values.iter().map(|(option, value)| (*option, value.as_str())).collect();
        let answers = patiently(&house, member(who), place, name, &values, gist).await;
        let aloud = answers.iter().find(|answer| !answer.ephemeral);
        assert!(aloud.is_none(), "/{name}: everybody reads {aloud:?}. {RECEIPT}");
        let said: Vec<&str> = answers.iter().map(|answer| answer.content.as_str()).collect();
        let said = said.join("\n");
        // A picture, a file or a word must at least be in a public answer.
        let shown = answers.iter().any(|answer| !answer.files.is_empty());
        if answers.is_empty() {
            wrong.push(format!("/{name} {given:?} by {who:?}: {who:?} is told nothing. {RECEIPT}"));
        } else if !said.contains(gist) || said.is_empty() && !shown || said.contains("(Mark") {
            wrong.push(format!("/{name} {given:?} by {who:?}, {gist:?} expected: {said}"));
        }
        if name == "export" {
            record = answers
                .iter()
                .flat_map(|answer| &answer.files)
                .next()
                .map(|file| file.bytes.clone())
                .unwrap_or_default();
        }
        let declared = liege_chat::command(name).expect("a command");
        let own = slash(Language::default(), declared).1;
        used.insert(declared.group.map_or(own.clone(), |group| format!("{group} {own}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    let registered: BTreeSet<String> = house.standin.read(|world| {
        let commands = world.commands.values().flatten().filter(|command| command["type"] == 1);
        let named = |command: &serde_json::Value| command["name"].as_str().unwrap().to_owned();
        // For a group, the commands in it count.
        let inside = |command: &serde_json::Value| -> Vec<String> {
            let options = command["options"].as_array().into_iter().flatten();
            options.filter(|option| option["type"] == 1).map(named).collect()
        };
        commands
            .flat_map(|command| match inside(command) {
                inside if inside.is_empty() => vec![named(command)],
                inside => inside.iter().map(|sub| format!("{} {sub}", named(command))).collect(),
            })
            .collect()
    });
    let unused: Vec<&String> = registered.difference(&used).collect();
    assert!(unused.is_empty(), "registered, and used by nobody: {unused:?}; add lines to the lists above");
    assert_eq!(used, registered);
    complete_everything(&house, dan).await;
    program.stop().await;
    let store = Store::open_read_only(&data).await.unwrap();
    let report = store::verify(&store).await.unwrap();
    assert!(report.is_sound(), "{report:?}");
    store.close().await;
    house.standin.finish();
}

/// A slash command with its answers. Films take long if much else is going on.
async fn patiently(
    house: &House,
    who: u64,
    place: u64,
    name: &str,
    given: &[(&str, &str)],
    gist: &str,
) -> Vec<standin::Message> {
    let id = house.standin.change(|world| world.slash(who, place, name, given));
    for _ in 0..3_000 {
        let state = house.standin.read(|world| {
            let interaction = &world.interactions[&id];
            interaction.original.is_some() || interaction.deleted
        });
        if state {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    // The last of several messages may come later than usual.
    let mut answers = house.standin.answers(id).await;
    for _ in 0..100 {
        if answers.iter().any(|answer| answer.content.contains(gist)) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        answers = house.standin.answers(id).await;
    }
    answers
}

/// Checks that every completed option offers something to somebody, and never too much.
async fn complete_everything(house: &House, dan: u64) {
    let commands: Vec<serde_json::Value> =
        house.standin.read(|world| world.commands.values().flatten().cloned().collect());
    let mut empty = Vec::new();
    for command in commands {
        let name = command["name"].as_str().unwrap().to_owned();
        for option in command["options"].as_array().cloned().unwrap_or_default() {
            if option["autocomplete"] != json!(true) {
                continue;
            }
            let option = option["name"].as_str().unwrap().to_owned();
            let mut offered = Vec::new();
            for who in [house.red, house.white, house.black, dan] {
                let given = [(option.as_str(), "")];
                let choices = house.standin.completions(who, house.thread, &name, &given, &option).await;
                assert!(choices.len() <= 25, "/{name} {option}: {choices:?}");
                offered.extend(choices);
            }
            if offered.is_empty() {
                empty.push(format!("/{name} {option}"));
            }
        }
    }
    assert!(empty.is_empty(), "nothing is offered for {empty:?}");
}
