//! The configuration from outside: every fault is reported with its place and remedy.

use crate::program;

use liege::config::{self, SETTINGS, Sources};
use program::{Ground, repository};

/// The output of `liege config` for a file.
fn fault(text: &str) -> String {
    let ground = Ground::new();
    ground.write("liege.toml", text);
    let ran = ground.run(&["config"]);
    assert_eq!(ran.code, Some(2), "{text}\n{}{}", ran.out, ran.err);
    assert_eq!(ran.out, "");
    ran.err
}

#[test]
fn a_wrong_key_is_named_with_its_line_and_its_neighbour() {
    let said = fault("data = \"x.sqlite\"\n\n[local]\nadress = \"127.0.0.1:8080\"\n");
    assert!(said.contains("liege.toml:4:1"), "{said}");
    assert!(said.contains("no setting `adress` in [local]; did you mean `address`?"), "{said}");
    let said = fault("threads = true\n");
    assert!(said.contains("liege.toml:1:1") && said.contains("`threads` belongs under [discord]"), "{said}");
    let said = fault("[discord]\ndata = \"x\"\n");
    assert!(said.contains("stands at the top of the file"), "{said}");
    let said = fault("[chatt]\nlanguage = \"en\"\n");
    assert!(said.contains("no section [chatt]; did you mean [chat]?"), "{said}");
    let said = fault("local = 5\n");
    assert!(said.contains("`local` is a section"), "{said}");
    let said = fault("[log]\ncolour = true\n");
    assert!(said.contains("it may be: level"), "{said}");
}

#[test]
fn a_wrong_value_is_named_with_what_would_be_right() {
    let cases = [
        ("[chat]\nlanguage = \"eng\"\n", 2, "did you mean \"en\"? it is one of: en, ru, uk"),
        ("[log]\nlevel = \"loud\"\n", 2, "it is one of: off, error, warn, info, debug, trace"),
        ("[discord]\nthreads = \"yes\"\n", 2, "write true or false"),
        ("[local]\n\naddress = \"8080\"\n", 3, "write an address with a port"),
        ("[local]\naddress = 8080\n", 2, "the number 8080"),
        ("[local]\nmembers = []\n", 2, "cannot be empty"),
        ("[local]\nmembers = [\"ada\", \"Ada\"]\n", 2, "has \"Ada\" twice"),
        ("[local]\nmembers = [\"ada b\"]\n", 2, "a name is one word"),
        ("[local]\nmembers = [1]\n", 2, "write names in quotes"),
        ("[chat]\nadministrators = \"ada\"\n", 2, "write ids of Discord users or names"),
        ("[chat]\nadministrators = [\"<@1>\"]\n", 2, "a name is one word"),
        ("[chat]\nadministrators = [\"ada\", \"ADA\"]\n", 2, "has \"ADA\" twice"),
        ("[chat]\nadministrators = [true]\n", 2, "write ids of Discord users or names"),
        ("[discord]\nguild = \"my server\"\n", 2, "write the number in quotes"),
        ("[discord]\napi_url = \"ftp://x\"\n", 2, "http:// or https://"),
        ("[discord]\ngateway_url = \"http://x\"\n", 2, "ws:// or wss://"),
        ("data = \"\"\n", 1, "write a path"),
        ("data = [1\n", 1, "the file is TOML"),
        ("data = \"a\"\ndata = \"b\"\n", 2, "duplicate"),
    ];
    for (text, line, right) in cases {
        let said = fault(text);
        assert!(said.contains(&format!("liege.toml:{line}:")), "{text}{said}");
        assert!(said.contains(right), "{text}{said}");
    }
}

#[test]
fn all_faults_are_told_at_once() {
    let said = fault("[chat]\nlanguage = \"xx\"\n[log]\nlevle = \"info\"\n");
    assert!(said.contains("liege.toml:2:") && said.contains("liege.toml:4:"), "{said}");
}

#[test]
fn a_wrong_variable_is_named() {
    let ground = Ground::new();
    let cases = [
        ("LIEGE_LOCAL_ADRESS", "127.0.0.1:1", "did you mean LIEGE_LOCAL_ADDRESS?"),
        ("LIEGE_LOCAL_ADDRESS", "here", "write an address with a port"),
        ("LIEGE_CHAT_LANGUAGE", "english", "it is one of: en, ru, uk"),
        ("LIEGE_DISCORD_THREADS", "maybe", "write true or false"),
        ("LIEGE_LOCAL_MEMBERS", "ada,a:b", "separated by commas"),
        ("LIEGE_CHAT_ADMINISTRATORS", "1,a:b", "e.g. 175928847299117063,ada"),
        ("LIEGE_DISCORD_WHATEVER", "1", "LIEGE_DISCORD_THREADS"),
    ];
    for (name, value, right) in cases {
        let ran = ground.run_with(&["config"], &[(name, value)]);
        assert_eq!(ran.code, Some(2), "{name}");
        assert!(ran.err.contains(&format!("environment variable {name}: ")), "{}", ran.err);
        assert!(ran.err.contains(right), "{}", ran.err);
    }
    // Variables of others with similar names do not stop us.
    let ran = ground.run_with(&["config"], &[("LIEGE_SERVICE_HOST", "10.0.0.1"), ("LIEGE_DATA", "")]).well();
    assert!(ran.err.contains("LIEGE_SERVICE_HOST"), "{}", ran.err);
}

#[test]
fn the_later_source_wins_and_is_named() {
    let ground = Ground::new();
    ground.write(
        "liege.toml",
        "data = \"file.sqlite\"\n[local]\naddress = \"localhost:9000\"\n[chat]\nlanguage = \"uk\"\n",
    );
    let variables = [("LIEGE_LOCAL_ADDRESS", "127.0.0.1:9001"), ("LIEGE_LOCAL_MEMBERS", "Ada, Борис")];
    let out = ground.run_with(&["config", "--db", "line.sqlite"], &variables).well().out;
    for line in [
        "data = \"line.sqlite\"  # command line, --db",
        "address = \"127.0.0.1:9001\"  # environment, LIEGE_LOCAL_ADDRESS",
        "members = [\"Ada\", \"Борис\"]  # environment, LIEGE_LOCAL_MEMBERS",
        "language = \"uk\"  # liege.toml, line 5",
        "level = \"info\"  # default",
    ] {
        assert!(out.lines().any(|found| found == line), "{line}\n{out}");
    }
    let out = ground.run(&["config", "--config", "liege.toml"]).well().out;
    assert!(out.contains("address = \"127.0.0.1:9000\"  # liege.toml, line 3"), "{out}");
}

#[test]
fn administrators_are_ids_however_they_are_written() {
    let ground = Ground::new();
    ground.write("liege.toml", "[chat]\nadministrators = [175928847299117063, \"Ada\", \"12\"]\n");
    let sources = Sources { file: Some(ground.path("liege.toml")), ..Sources::default() };
    let read = config::load(&sources).expect("it loads").config.chat.administrators;
    assert_eq!(read, ["175928847299117063", "ada", "12"], "the id of a local member is in lower case");
    let out = ground.run_with(&["config"], &[("LIEGE_CHAT_ADMINISTRATORS", "Ben, 7")]).well().out;
    let line = "administrators = [\"ben\", \"7\"]  # environment, LIEGE_CHAT_ADMINISTRATORS";
    assert!(out.lines().any(|found| found == line), "{out}");
    ground.write("liege.toml", "[chat]\nadministrators = []\n");
    let out = ground.run(&["config"]).well().out;
    assert!(out.contains("administrators = []  # liege.toml, line 2"), "{out}");
}

#[test]
fn the_printed_configuration_can_be_read_again() {
    let ground = Ground::new();
    let printed = ground.run(&["config"]).well().out;
    ground.write("printed.toml", &printed);
    let sources = Sources { file: Some(ground.path("printed.toml")), ..Sources::default() };
    assert_eq!(config::load(&sources).expect("it loads").config, config::Config::default());
}

#[test]
fn a_secret_is_shown_nowhere() {
    let ground = Ground::new();
    let secret = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs";
    let ran = ground.run_with(&["config"], &[("DISCORD_TOKEN", secret)]).well();
    assert!(ran.out.contains("token = \"(hidden)\"  # environment, DISCORD_TOKEN"), "{}", ran.out);
    assert!(!ran.out.contains(secret) && !ran.err.contains(secret));
    let broken = format!("{secret} x");
    let ran = ground.run_with(&["config"], &[("DISCORD_TOKEN", &broken)]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("a token has no spaces") && !ran.err.contains(secret), "{}", ran.err);
    ground.write("liege.toml", &format!("[discord]\ntoken = \"{secret}\"\ntokn = \"{secret}\"\n"));
    let ran = ground.run(&["config"]);
    assert!(ran.err.contains("did you mean `token`?") && !ran.err.contains(secret), "{}", ran.err);
}

#[test]
fn the_address_of_a_server_is_shown_nowhere() {
    let ground = Ground::new();
    let address = "postgres://liege:hunter2@db.example/liege";
    let set = [("LIEGE_STORE_URL", address)];
    let ran = ground.run_with(&["config"], &set).well();
    assert!(ran.out.contains("url = \"(hidden)\"  # environment, LIEGE_STORE_URL"), "{}", ran.out);
    // An unusable location is refused without its address, and nothing is created instead.
    for asked in [&["verify"][..], &["doctor", "--offline"], &["backup", "copy.sqlite"]] {
        let ran = ground.run_with(asked, &set);
        assert_eq!(ran.code, Some(1), "{asked:?}: {}", ran.err);
        let said = format!("{}{}", ran.out, ran.err);
        let why = match asked[0] {
            "backup" => "for data files",
            _ => "sslmode=verify-full",
        };
        assert!(said.contains(why) && !said.contains("hunter2"), "{asked:?}: {said}");
    }
    assert!(!ground.path("liege.sqlite").exists() && !ground.path("copy.sqlite").exists());
    let ran = ground.run_with(&["config"], &[("LIEGE_STORE_URL", "mysql://liege:hunter2@db.example/liege")]);
    assert_eq!(ran.code, Some(2));
    assert!(
        ran.err.contains("postgres://USER:PASSWORD@HOST/DATABASE") && !ran.err.contains("hunter2"),
        "{}",
        ran.err
    );
}

#[test]
fn a_file_that_is_named_must_be_there() {
    let ground = Ground::new();
    let ran = ground.run(&["config", "--config", "none.toml"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("none.toml") && ran.err.contains("cannot be read"), "{}", ran.err);
    let ran = ground.run_with(&["config"], &[("LIEGE_CONFIG", "other.toml")]);
    assert!(ran.err.contains("other.toml"), "{}", ran.err);
}

#[test]
fn the_example_lists_every_setting_with_its_default() {
    let path = repository("config/liege.example.toml");
    let text = std::fs::read_to_string(&path).expect("the example file");
    assert_eq!(
        text,
        config::example(),
        "the example is out of date: cargo run -- config --example > config/liege.example.toml"
    );
    let sources = Sources { file: Some(path), ..Sources::default() };
    let read = config::load(&sources).expect("the example is valid");
    assert_eq!(read.config, config::Config::default());
    for setting in SETTINGS {
        let origin = read.origin(setting.section, setting.key);
        assert!(matches!(origin, Some(config::Origin::File { .. })), "{} is missing", setting.name());
        assert!(!setting.doc.is_empty() && !setting.doc.contains('\n'), "{}", setting.name());
    }
}

#[test]
fn the_command_line_is_explained() {
    let ground = Ground::new();
    let help = ground.run(&["--help"]).well().out;
    for command in
        ["discord", "local", "console", "referee", "verify", "reports", "render", "config", "backup"]
    {
        assert!(help.contains(command), "{help}");
    }
    assert_eq!(ground.run(&["konsole"]).code, Some(2));
    assert_eq!(ground.run(&["console", "--as-of", "yesterday"]).code, Some(2));
    let ran = ground.run(&["verify"]);
    assert_eq!(ran.code, Some(1));
    assert!(
        ran.err.contains("there is no data file liege.sqlite") && ran.err.contains("hint:"),
        "{}",
        ran.err
    );
    let ran = ground.run(&["--db", "no/such/folder.sqlite", "console"]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains("folder"), "{}", ran.err);
    let ran = ground.run(&["discord"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("DISCORD_TOKEN") && ran.err.contains("liege local"), "{}", ran.err);
    let ran = ground.run_with(&["local"], &[("LIEGE_LOCAL_ADDRESS", "0.0.0.0:0")]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("open_to_network"), "{}", ran.err);
}
