//! Tests of the command lines of the handbook that no test runs, because they build or take long. They must
//! at least name existing things: crates, tests and examples of the workspace, commands and options of
//! `liege-dev`. `tests/cli/handbook.rs` runs those of `liege`.

use liege_testing::handbook::{Page, pages, words};
use liege_testing::workspace;
use std::collections::BTreeMap;
use std::process::Command;

/// The `--help` texts of `liege-dev` and its commands, read once each.
#[derive(Default)]
struct Helps(BTreeMap<String, Option<String>>);

impl Helps {
    fn of(&mut self, command: &str) -> Option<&str> {
        let asked = || {
            let mut liege_dev = Command::new(env!("CARGO_BIN_EXE_liege-dev"));
            let said = liege_dev.args([command, "--help"]).output().expect("it runs");
            said.status.success().then(|| String::from_utf8(said.stdout).expect("text"))
        };
        self.0.entry(command.to_owned()).or_insert_with(asked).as_deref()
    }

    /// The fault of a call of `liege-dev`, if there is one.
    fn fault(&mut self, arguments: &[&str]) -> Option<String> {
        let (command, rest) = arguments.split_first()?;
        if *command == "help" {
            return None;
        }
        let Some(help) = self.of(command) else {
            return Some(format!("liege-dev has no command `{command}`"));
        };
        let options = rest.iter().filter(|word| word.starts_with("--"));
        let unknown = options
            .map(|word| word.split('=').next().unwrap_or(word))
            .find(|option| !help.split([' ', ',', '=', '\n']).any(|word| word == *option))?;
        Some(format!("`liege-dev {command}` has no option `{unknown}`"))
    }
}

/// The fault of a call of cargo, if there is one: a crate, a target or a script that does not exist.
fn cargo_fault(arguments: &[&str], helps: &mut Helps) -> Option<String> {
    let cut = arguments.iter().position(|word| *word == "--").unwrap_or(arguments.len());
    let (own, handed_on) = (&arguments[..cut], arguments.get(cut + 1..).unwrap_or_default());
    let after = |names: &[&str]| -> Vec<&str> {
        own.windows(2).filter(|pair| names.contains(&pair[0])).map(|pair| pair[1]).collect()
    };
    let crates = after(&["-p", "--package"]);
    let folder = |package: &str| match package {
        "liege" => workspace(),
        package => workspace().join("crates").join(package.strip_prefix("liege-").unwrap_or("?")),
    };
    if let Some(unknown) = crates.iter().find(|package| !folder(package).join("Cargo.toml").is_file()) {
        return Some(format!("there is no crate `{unknown}`"));
    }
    let folders =
        if crates.is_empty() { vec![workspace()] } else { crates.iter().map(|name| folder(name)).collect() };
    for (option, kind) in [("--test", "tests"), ("--bench", "benches"), ("--example", "examples")] {
        for target in after(&[option]) {
            let is_there = |folder: &std::path::PathBuf| {
                let kind = folder.join(kind);
                kind.join(target).join("main.rs").is_file() || kind.join(format!("{target}.rs")).is_file()
            };
            if !folders.iter().any(is_there) {
                return Some(format!("there is no {option} `{target}` there"));
            }
        }
    }
    if own.first() == Some(&"run") && crates == ["liege-dev"] { helps.fault(handed_on) } else { None }
}

/// The faults of the command lines of these pages, and the number of calls of cargo and of `liege-dev`
/// checked.
fn faults(pages: &[Page]) -> (Vec<String>, usize) {
    let mut helps = Helps::default();
    let mut faults = Vec::new();
    let mut looked_at = 0;
    for page in pages {
        let mut lines: Vec<(usize, String)> = page.code();
        for block in page.blocks() {
            let is_call =
                |line: &str| matches!(words(line).first(), Some(&("cargo" | "liege" | "liege-dev")));
            let commands = block.command_lines();
            if !block.is_console() && commands.iter().any(|(_, line)| is_call(line)) {
                faults.push(format!(
                    "{}:{}: the block is no `console`, nor `console no-run`",
                    page.name, block.line
                ));
            }
            lines.extend(commands);
        }
        for (number, line) in lines {
            let line = line.split_once(" >").map_or(line.as_str(), |(line, _)| line);
            let fault = match words(line).as_slice() {
                // The manual describes cargo's own commands.
                ["cargo", rest @ ..] if rest.len() > 1 => cargo_fault(rest, &mut helps),
                ["liege-dev", rest @ ..] if !rest.is_empty() => helps.fault(rest),
                _ => continue,
            };
            looked_at += 1;
            faults.extend(fault.map(|fault| format!("{}:{number}: {fault}", page.name)));
        }
    }
    (faults, looked_at)
}

#[test]
fn command_lines_call_what_there_is() {
    // The changelog describes the past.
    let pages: Vec<Page> = pages().into_iter().filter(|page| page.name != "CHANGELOG.md").collect();
    let (faults, looked_at) = faults(&pages);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(looked_at > 40, "only {looked_at} command lines were found");
}

#[test]
fn command_lines_that_call_nothing_are_told() {
    for (text, told) in [
        (
            "```console\ncargo run -p liege-dev -- tortur\n```\n",
            "page.md:2: liege-dev has no command `tortur`",
        ),
        ("`liege-dev docs --chek`\n", "page.md:1: `liege-dev docs` has no option `--chek`"),
        ("```console no-run\ncargo test -p liege-shop\n```\n", "page.md:2: there is no crate `liege-shop`"),
        (
            "```console\nA=1 cargo test -p liege-games \\\n  --test ruls\n```\n",
            "page.md:2: there is no --test `ruls` there",
        ),
        ("```\nliege doctor\n```\n", "page.md:1: the block is no `console`, nor `console no-run`"),
    ] {
        let page = Page { name: "page.md".to_owned(), text: text.to_owned() };
        assert_eq!(faults(&[page]).0, [told], "{text}");
    }
}
