//! The command lines of the handbook: blocks of the kind `console` are run, line by line, in a separate
//! folder; command lines in sentences must name existing commands and options.

use crate::program;

use liege_testing::handbook::{Block, pages, words};
use program::Ground;
use std::collections::BTreeMap;
use std::process::{Command, Stdio};

/// The number of blocks that are marked `console no-run`, because their commands build Liege, need root, a
/// server or minutes. A new such block has to be counted here.
const NOT_RUN: usize = 31;

/// A table with a few moves, so that there is something to see.
const PLAYED: &str = "p1: new chess @p1 @p2\np1 #1: join\np2 #1: join\np1 #1: e4\np2 #1: e5\np1 #1: Nf3\n";

/// Commands that run until they are stopped: only their arguments are parsed.
const STAYING: [&str; 4] = ["", "discord", "local", "console"];

/// A folder with a data file, and the program under its name in the path.
fn ground() -> Ground {
    let ground = Ground::new();
    let fed = ground.feed(&["console", "--blank"], PLAYED);
    assert!(fed.out.contains("Nf3"), "{}{}", fed.out, fed.err);
    let programs = ground.path("programs");
    std::fs::create_dir(&programs).expect("a folder");
    #[cfg(unix)]
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_liege"), programs.join("liege")).expect("a link");
    ground
}

/// Runs a line in the folder. Returns the error, if there was one.
fn fault(ground: &Ground, line: &str) -> Option<String> {
    let called = words(line);
    let stays = called.first() == Some(&"liege")
        && !line.contains('|')
        && STAYING.contains(called[1..].iter().find(|word| !word.starts_with('-')).unwrap_or(&""));
    let line = if stays { format!("{line} --help") } else { line.to_owned() };
    let mut bash = Command::new("bash");
    bash.args(["-euo", "pipefail", "-c", &line]).current_dir(ground.path(".")).stdin(Stdio::null());
    for (name, _) in std::env::vars_os() {
        let name = name.to_string_lossy().into_owned();
        if name.starts_with("LIEGE_") || name == "DISCORD_TOKEN" {
            bash.env_remove(name);
        }
    }
    let others = std::env::var("PATH").unwrap_or_default();
    bash.env("PATH", format!("{}:{others}", ground.path("programs").display()));
    let ran = bash.output().expect("bash");
    let said = [ran.stdout, ran.stderr].map(|text| String::from_utf8_lossy(&text).into_owned());
    // A referee answers an impossible request with an error, and goes on.
    let is_error = said[0].starts_with("{\"error\"");
    (!ran.status.success() || is_error).then(|| format!("{}: {}", ran.status, said.concat().trim()))
}

#[cfg(unix)]
#[test]
fn the_command_lines_of_the_handbook_run() {
    let (mut ran, mut not_run, mut faults) = (0, 0, Vec::new());
    for page in pages() {
        let blocks: Vec<Block> = page.blocks().into_iter().filter(Block::is_console).collect();
        not_run += blocks.iter().filter(|block| !block.is_run()).count();
        let run: Vec<&Block> = blocks.iter().filter(|block| block.is_run()).collect();
        if run.is_empty() {
            continue;
        }
        let ground = ground();
        for (number, line) in run.into_iter().flat_map(Block::command_lines) {
            ran += 1;
            faults.extend(fault(&ground, &line).map(|why| format!("{}:{number}: {line}\n{why}", page.name)));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
    assert!(ran > 10, "only {ran} lines were found");
    assert_eq!(
        not_run, NOT_RUN,
        "blocks that are marked `console no-run`: see why no test can run them, and count them"
    );
}

#[cfg(unix)]
#[test]
fn a_line_that_fails_is_told() {
    let ground = ground();
    for (line, fails) in [
        ("liege verify", false),
        ("liege verfy", true),
        ("liege local --colour red", true),
        ("liege discord --shards 0-3/16", false),
        ("echo '{\"game\":\"chess\",\"perft\":1}' | liege referee", false),
        ("echo '{\"game\":\"chez\",\"perft\":1}' | liege referee", true),
        ("false | cat", true),
    ] {
        assert_eq!(fault(&ground, line).is_some(), fails, "{line}");
    }
}

/// The answers that the conversations of the pages must get, in the order of each page.
const ANSWERS: &[(&str, &[&str])] = &[
    (
        "README.md",
        &[
            "The game begins. Red",
            "White: pawn WC5–WV7",
            "White offers Red a truce",
            "Red and White have a truce",
        ],
    ),
    (
        "docs/play/first-game.md",
        &[
            "The game begins. Red",
            "White: pawn WC5–WV7",
            "Black to move",
            "2 legal moves",
            "White offers Red a truce",
            "Red and White have a truce",
            "@p3 privately | **Three-player chess**",
        ],
    ),
];

#[test]
fn the_conversations_of_the_handbook_get_these_answers() {
    let mut held = Vec::new();
    for page in pages() {
        for block in page.blocks().into_iter().filter(|block| block.info == "chat") {
            let lines: Vec<String> = block.command_lines().into_iter().map(|(_, line)| line).collect();
            let said = Ground::new().feed(&["console", "--blank"], &(lines.join("\n") + "\n")).well().out;
            let (_, answers) = ANSWERS.iter().find(|(name, _)| *name == page.name).expect(&page.name);
            let mut rest = said.as_str();
            for answer in *answers {
                let (_, after) =
                    rest.split_once(answer).unwrap_or_else(|| panic!("{}: {answer}: {said}", page.name));
                rest = after;
            }
            held.push(page.name.clone());
        }
    }
    assert_eq!(held, ANSWERS.iter().map(|(name, _)| *name).collect::<Vec<_>>());
}

/// The output of a command's `--help`; `None` if there is no such command.
fn help<'a>(
    ground: &Ground,
    known: &'a mut BTreeMap<String, Option<String>>,
    command: &str,
) -> Option<&'a str> {
    let asked = || {
        let arguments: Vec<&str> = [command, "--help"].into_iter().filter(|word| !word.is_empty()).collect();
        let ran = ground.run(&arguments);
        (ran.code == Some(0)).then_some(ran.out)
    };
    known.entry(command.to_owned()).or_insert_with(asked).as_deref()
}

/// The fault of a call of the program in a sentence, if there is one.
fn misnamed(
    ground: &Ground,
    known: &mut BTreeMap<String, Option<String>>,
    called: &[&str],
) -> Option<String> {
    let mut rest = called;
    // `--db FILE` and `--config FILE` may come before the command.
    while let ["--db" | "--config", _, after @ ..] = rest {
        rest = after;
    }
    let (command, options) = match rest {
        [first, after @ ..] if !first.starts_with('-') => (*first, after),
        _ => ("", rest),
    };
    let Some(help) = help(ground, known, command) else {
        return Some(format!("there is no command `{command}`"));
    };
    let mut options = options
        .iter()
        .filter(|word| word.starts_with("--"))
        .map(|word| word.split('=').next().unwrap_or(word));
    let unknown =
        options.find(|option| !help.split([' ', ',', '=', '[', ']', '\n']).any(|word| word == *option))?;
    Some(format!("`liege {command}` has no option `{unknown}`"))
}

#[test]
fn sentences_name_commands_and_options_that_there_are() {
    let ground = Ground::new();
    let mut known = BTreeMap::new();
    let (mut looked_at, mut faults) = (0, Vec::new());
    // The changelog describes the past.
    for page in pages().into_iter().filter(|page| page.name != "CHANGELOG.md") {
        let unrun = page.blocks().into_iter().filter(|block| block.is_console() && !block.is_run());
        let lines = unrun.flat_map(|block| block.command_lines());
        for (number, code) in page.code().into_iter().chain(lines) {
            let words = words(&code);
            let Some(("liege", called)) = words.split_first().map(|(first, rest)| (*first, rest)) else {
                continue;
            };
            // Placeholders: `liege COMMAND --help`.
            if called.first().is_some_and(|word| word.starts_with(|c: char| c.is_uppercase() || c == '…')) {
                continue;
            }
            looked_at += 1;
            let fault = misnamed(&ground, &mut known, called);
            faults.extend(fault.map(|why| format!("{}:{number}: `{code}`: {why}", page.name)));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(looked_at > 60, "only {looked_at} calls were found");
    for wrong in [&["verfy"][..], &["verify", "--since"], &["--db", "x.sqlite", "restor", "x"], &["--colour"]]
    {
        assert!(misnamed(&ground, &mut known, wrong).is_some(), "{wrong:?}");
    }
}
