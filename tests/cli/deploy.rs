//! The files of `deploy/` fit the program.

use crate::program;

use liege::config::SETTINGS;
use program::{Ground, repository};
use std::fs;
use std::process::Command;

fn text(path: &str) -> String {
    fs::read_to_string(repository(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The commands that `liege --help` lists.
fn commands(ground: &Ground) -> Vec<String> {
    let help = ground.run(&["--help"]).well().out;
    let (_, list) = help.split_once("Commands:\n").expect("a list");
    let (list, _) = list.split_once("\n\n").expect("its end");
    let names = list.lines().filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    names.filter(|name| !name.is_empty() && *name != "help").map(str::to_owned).collect()
}

/// The variables of ours that a file names.
fn variables(text: &str) -> Vec<String> {
    let word = |c: char| !(c.is_ascii_uppercase() || c == '_');
    text.split(word).filter(|word| word.starts_with("LIEGE_") && word.len() > 6).map(str::to_owned).collect()
}

#[test]
fn the_man_page_and_the_completions_name_every_command() {
    let ground = Ground::new();
    let folder = ground.path("manual");
    fs::create_dir(&folder).expect("a folder");
    ground.run(&["manual", "manual"]).well();
    let commands = commands(&ground);
    assert!(commands.len() > 12 && commands.contains(&"doctor".to_owned()), "{commands:?}");
    assert!(!commands.contains(&"manual".to_owned()), "it is for those who pack Liege");
    for file in ["liege.1", "liege.bash", "_liege", "liege.fish"] {
        let text = fs::read_to_string(folder.join(file)).expect(file);
        for name in &commands {
            assert!(text.contains(name.as_str()), "{file}: {name}");
        }
    }
    let page = fs::read_to_string(folder.join("liege.1")).expect("a page");
    assert!(page.contains(&format!("liege {}", env!("CARGO_PKG_VERSION"))), "{page}");
    for name in &commands {
        assert!(page.contains(&format!(".SH \"LIEGE {}\"", name.to_uppercase())), "{name}");
    }
    let nowhere = ground.run(&["manual", "nowhere"]);
    assert_eq!(nowhere.code, Some(1));
    assert!(nowhere.err.contains("name a folder that is there"), "{}", nowhere.err);
}

#[test]
fn the_handbook_names_every_command() {
    let page = text("docs/host/command-line.md");
    for name in commands(&Ground::new()) {
        assert!(
            page.contains(&format!("| `liege {name}")),
            "docs/host/command-line.md has no row for {name}"
        );
    }
}

#[test]
fn the_files_of_deploy_name_settings_that_there_are() {
    let pages = fs::read_dir(repository("docs/host")).expect("a folder").flatten();
    let pages: Vec<String> = pages.map(|page| format!("docs/host/{}", page.file_name().display())).collect();
    assert!(pages.len() > 5, "{pages:?}");
    let deployed = fs::read_dir(repository("deploy")).expect("a folder").flatten().map(|entry| entry.path());
    let deployed = deployed.filter(|path| path.is_file() && !path.ends_with("release"));
    let deployed = deployed.map(|path| format!("deploy/{}", path.file_name().expect("a name").display()));
    for path in deployed.into_iter().chain(pages).chain(["README.md".to_owned()]) {
        for name in variables(&text(&path)) {
            let known = SETTINGS.iter().any(|setting| setting.variable() == name);
            // The compose files have a variable of their own.
            let image = name == "LIEGE_IMAGE";
            assert!(known || image || name == liege::config::FILE_VARIABLE, "{path}: {name}");
        }
    }
    assert!(variables(&text("deploy/Containerfile")).contains(&"LIEGE_METRICS".to_owned()));
}

#[test]
fn the_unit_starts_what_there_is_and_shuts_the_rest_out() {
    let unit = text("deploy/liege.service");
    let value = |key: &str| {
        let found = unit.lines().find_map(|line| line.strip_prefix(&format!("{key}=")));
        found.unwrap_or_else(|| panic!("{key} is missing"))
    };
    let ground = Ground::new();
    let start = value("ExecStart").strip_prefix("/usr/local/bin/liege ").expect("the program");
    assert!(commands(&ground).contains(&start.to_owned()), "{start}");
    for (key, wanted) in [
        ("User", "liege"),
        ("StateDirectory", "liege"),
        ("WorkingDirectory", "/var/lib/liege"),
        ("Environment", "LIEGE_CONFIG=/etc/liege/liege.toml"),
        ("CapabilityBoundingSet", ""),
        ("LockPersonality", "yes"),
        ("MemoryDenyWriteExecute", "yes"),
        ("NoNewPrivileges", "yes"),
        ("PrivateDevices", "yes"),
        ("PrivateTmp", "yes"),
        ("PrivateUsers", "yes"),
        ("ProtectHome", "yes"),
        ("ProtectProc", "invisible"),
        ("ProtectSystem", "strict"),
        ("RestrictAddressFamilies", "AF_INET AF_INET6 AF_UNIX"),
        ("RestrictNamespaces", "yes"),
        ("SystemCallArchitectures", "native"),
        ("SystemCallFilter", "@system-service"),
        ("UMask", "0077"),
        // The exit code for a faulty configuration.
        ("RestartPreventExitStatus", "2"),
    ] {
        assert_eq!(value(key), wanted, "{key}");
    }
    assert!(!unit.contains("TOKEN"), "no secret stands in the unit or its environment");
}

#[test]
fn the_image_has_what_there_is_and_answers_as_the_program_does() {
    let source = text("deploy/Containerfile.source").replace("\\\n", " ");
    let mut copied = 0;
    for line in source
        .lines()
        .filter_map(|line| line.strip_prefix("COPY "))
        .filter(|line| !line.starts_with("--from"))
    {
        let words: Vec<&str> = line.split_whitespace().collect();
        for path in &words[..words.len() - 1] {
            assert!(repository(path).exists(), "{path}");
            copied += 1;
        }
    }
    assert!(copied > 5, "{source}");
    assert!(text("Cargo.toml").contains("[profile.dist]") && source.contains("--profile dist"), "{source}");
    let rust = text("Cargo.toml");
    let rust = rust.lines().find_map(|line| line.strip_prefix("rust-version = \"")).expect("a version");
    assert!(source.contains(&format!("rust:{}-", rust.trim_end_matches('"'))), "{source}");

    // Both images end alike.
    let settings = |file: &str| -> Vec<String> {
        let kept = |line: &&str| {
            ["USER", "WORKDIR", "VOLUME", "ENV", "STOPSIGNAL", "ENTRYPOINT", "CMD"]
                .iter()
                .any(|word| line.starts_with(word))
        };
        let text = text(file);
        let last = text.rsplit("\nFROM ").next().expect("an image");
        last.lines().filter(kept).map(str::to_owned).collect()
    };
    assert_eq!(settings("deploy/Containerfile"), settings("deploy/Containerfile.source"));
    assert!(
        settings("deploy/Containerfile").len() >= 7
            && text("deploy/Containerfile").contains("\nFROM scratch\n")
    );

    let help = Ground::new().run(&["doctor", "--help"]).well().out;
    assert!(help.contains("--running"));
    assert!(text("deploy/compose.yaml").contains("[\"CMD\", \"liege\", \"doctor\", \"--running\"]"));
    assert!(text("deploy/liege.container").contains("\nHealthCmd=liege doctor --running\n"));
    let image = format!("liege:{}", env!("CARGO_PKG_VERSION"));
    for (file, name) in [
        ("compose.yaml", format!("image: ${{LIEGE_IMAGE:-{image}}}\n")),
        ("compose-postgres.yaml", format!("image: ${{LIEGE_IMAGE:-{image}}}\n")),
        ("liege.container", format!("Image=localhost/{image}\n")),
    ] {
        assert!(text(&format!("deploy/{file}")).contains(&name), "{file}: {name}");
    }
}

#[test]
fn the_release_packs_what_there_is() {
    let script = text("deploy/release");
    for (shell, name) in
        [("bash", "release"), ("sh", "deb/postinst"), ("sh", "deb/prerm"), ("sh", "deb/postrm")]
    {
        let read =
            Command::new(shell).arg("-n").arg(repository("deploy").join(name)).status().expect("a shell");
        assert!(read.success(), "{name}");
    }
    let sources = script
        .lines()
        .filter_map(|line| line.trim_start().strip_prefix("cp ")?.rsplit_once(' '))
        .flat_map(|(from, _)| from.split(' '));
    let mut packed = 0;
    for path in
        sources.filter(|path| !path.starts_with('-') && !path.contains(['$', '"']) && *path != "liege.json")
    {
        assert!(repository(path).exists(), "{path}");
        packed += 1;
    }
    assert!(packed >= 10, "{script}");
    for ending in ["fonts", "crates/table/src/time"] {
        let entries = fs::read_dir(repository(ending)).expect("a folder").flatten();
        for name in entries.map(|entry| entry.file_name().into_string().expect("a name")) {
            assert!(
                !name.starts_with("LICENSE") || script.contains(&format!("{ending}/{name}")),
                "{name} is left out"
            );
        }
    }
}

#[test]
fn this_version_has_its_changes_written_down() {
    let heading = format!("## {} (", env!("CARGO_PKG_VERSION"));
    assert!(text("CHANGELOG.md").contains(&heading), "{heading}");
}
