//! `liege doctor` from outside.

use crate::program;

use program::{Ground, Ran, Served};

/// A text in the form of a token, which belongs to nobody.
const TOKEN: &str = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs";

/// The line about a subject.
fn line<'a>(ran: &'a Ran, what: &str) -> &'a str {
    let about = |line: &&str| line.get(7..).is_some_and(|line| line.starts_with(&format!("{what}: ")));
    ran.out.lines().find(about).unwrap_or_else(|| panic!("{what}: {}{}", ran.out, ran.err))
}

#[test]
fn a_new_place_is_well() {
    let ground = Ground::new();
    let ran = ground.run(&["doctor"]).well();
    assert!(line(&ran, "settings").starts_with("well   settings: no file was read"));
    assert!(line(&ran, "data file").contains("there is no liege.sqlite yet; the first start makes it"));
    assert!(line(&ran, "disk").contains("MiB are free in ."));
    assert!(line(&ran, "Discord").starts_with("note   Discord: there is no token"));
    for what in ["clock", "time zones"] {
        assert!(line(&ran, what).starts_with("well"), "{}", ran.out);
    }
    assert_eq!(line(&ran, "metrics"), "well   metrics: off");
    assert_eq!(line(&ran, "programs"), "well   programs: off");
    assert_eq!(line(&ran, "web"), "well   web: off");
    assert_eq!(ran.err, "");
    assert!(std::fs::read_dir(ground.path("")).expect("a folder").next().is_none(), "nothing is left behind");
}

#[test]
fn a_data_file_is_looked_at_and_left_as_it_is() {
    let ground = Ground::new();
    ground.feed(&["console"], "p1: tables\n").well();
    let bytes = std::fs::read(ground.path("liege.sqlite")).expect("it is read");
    let ran = ground.run(&["doctor", "--offline"]).well();
    assert!(
        line(&ran, "data file").contains("is sound, of version")
            && line(&ran, "data file").contains("not in use")
    );
    assert!(line(&ran, "note keys").contains("none are needed"));
    assert!(bytes == std::fs::read(ground.path("liege.sqlite")).expect("it is read"), "nothing was changed");

    let mut cut = bytes;
    let half = cut.len() / 2;
    cut[half..].fill(0x55);
    std::fs::write(ground.path("liege.sqlite"), cut).expect("it is written");
    let ran = ground.run(&["doctor", "--offline"]);
    assert_eq!(ran.code, Some(1), "{}", ran.out);
    assert!(line(&ran, "data file").starts_with("WRONG"), "{}", ran.out);
    assert!(line(&ran, "data file").contains("`liege restore FILE`"), "{}", ran.out);

    ground.write("notes.txt", "Some text that is no database at all.");
    let ran = ground.run(&["doctor", "--offline", "--db", "notes.txt"]);
    assert!(line(&ran, "data file").contains("not a data file of Liege"), "{}", ran.out);
    let ran = ground.run(&["doctor", "--offline", "--db", "nowhere/liege.sqlite"]);
    assert_eq!(ran.code, Some(1));
    assert!(line(&ran, "data file").contains("create it, or set another path"), "{}", ran.out);
}

#[test]
fn a_running_liege_is_asked_how_it_is() {
    let ground = Ground::new();
    let port = std::net::TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("an address");
    let address = port.to_string();
    let metrics = [("LIEGE_METRICS", address.as_str())];
    let ran = ground.run_with(&["doctor", "--offline"], &metrics).well();
    assert!(line(&ran, "metrics").contains("is free for them"), "{}", ran.out);
    let nobody = ground.run_with(&["doctor", "--running"], &metrics);
    assert_eq!(nobody.code, Some(1), "{}", nobody.out);
    assert!(line(&nobody, "running").contains(&format!("nothing answers at http://{address}/health")));

    let mut command = ground.liege(&["local"]);
    let log = std::fs::File::create(ground.path("log")).expect("a log");
    command.env("LIEGE_LOCAL_ADDRESS", "127.0.0.1:0").envs(metrics).stderr(log);
    let served = Served::of(&ground, command);
    let ran = ground.run_with(&["doctor", "--running"], &metrics).well();
    assert_eq!(ran.out, format!("well   running: http://{address}/health says: well\n"));
    let ran = ground.run_with(&["doctor", "--offline"], &metrics).well();
    assert!(line(&ran, "data file").contains(&format!("Liege is running with it (process {})", served.id())));
    assert!(line(&ran, "running").starts_with("well"), "{}", ran.out);
    let ran = ground.run(&["doctor", "--running"]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("`metrics` is not set"), "{}", ran.err);
    assert_eq!(served.stop(), Some(0));
}

#[test]
fn settings_and_their_faults_are_told() {
    let ground = Ground::new();
    ground.write("liege.toml", "[log]\nlevle = \"info\"\n[chat]\nlanguage = \"xx\"\n");
    let ran = ground.run(&["doctor", "--offline"]);
    assert_eq!(ran.code, Some(1));
    let wrong: Vec<&str> =
        ran.out.lines().filter(|line| line.starts_with("WRONG  settings: liege.toml:")).collect();
    assert_eq!(wrong.len(), 2, "{}", ran.out);
    ground.write("liege.toml", "[chat]\nlanguage = \"uk\"\n");
    let ran = ground.run_with(&["doctor", "--offline"], &[("LIEGE_SERVICE_HOST", "10.0.0.1")]).well();
    assert!(ran.out.contains("well   settings: liege.toml was read"), "{}", ran.out);
    assert!(ran.out.contains("note   settings: the environment variable LIEGE_SERVICE_HOST"), "{}", ran.out);
}

#[test]
fn tokens_and_keys_are_looked_at_and_never_shown() {
    let ground = Ground::new();
    let ran = ground.run_with(&["doctor", "--offline"], &[("DISCORD_TOKEN", TOKEN)]).well();
    assert!(line(&ran, "Discord").contains("the token looks like one"), "{}", ran.out);
    let ran = ground.run_with(&["doctor", "--offline"], &[("DISCORD_TOKEN", "198622483471925248")]);
    assert_eq!(ran.code, Some(1));
    assert!(line(&ran, "Discord").contains("does not look like one; copy it again"), "{}", ran.out);

    let (key, other) =
        ("QUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUE=", "QkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkI=");
    let mut command = ground.liege(&["console"]);
    command.env("LIEGE_NOTE_KEYS", key);
    Ground::feed_command(command, b"p1: tables\n").well();
    let with = |key: &str| {
        let ran =
            ground.run_with(&["doctor", "--offline"], &[("LIEGE_NOTE_KEYS", key), ("DISCORD_TOKEN", TOKEN)]);
        assert!(!format!("{}{}", ran.out, ran.err).contains(TOKEN));
        assert!(key.is_empty() || !format!("{}{}", ran.out, ran.err).contains(key), "{}", ran.out);
        ran
    };
    assert!(line(&with(key).well(), "note keys").contains("can be read with them"));
    for wrong in ["", other] {
        let ran = with(wrong);
        assert_eq!(ran.code, Some(1), "{}", ran.out);
        assert!(line(&ran, "note keys").contains("not among `note_keys`"), "{}", ran.out);
    }
}

#[test]
fn where_programs_play_is_looked_at() {
    let ground = Ground::new();
    let said = |variables: &[(&str, &str)]| {
        let ran = ground.run_with(&["doctor", "--offline"], variables);
        (ran.code, line(&ran, "programs").to_owned())
    };
    let (code, programs) = said(&[("LIEGE_API_LISTEN", "127.0.0.1:0")]);
    assert_eq!((code, programs.as_str()), (Some(0), "well   programs: 127.0.0.1:0 is free for them"));
    let open = ("LIEGE_API_LISTEN", "0.0.0.0:0");
    let (code, programs) = said(&[open]);
    assert!(code == Some(1) && programs.contains("open_to_network = true"), "{programs}");
    let (code, programs) = said(&[open, ("LIEGE_API_OPEN_TO_NETWORK", "true")]);
    assert!(code == Some(0) && programs.contains("is a proxy with TLS before it?"), "{programs}");
    // The program refuses what the doctor warns of.
    let ran = ground.run_with(&["local"], &[open, ("LIEGE_LOCAL_ADDRESS", "127.0.0.1:0")]);
    assert_eq!(ran.code, Some(2), "{}", ran.err);
    assert!(ran.err.contains("can be reached from other computers"), "{}", ran.err);
}

#[test]
fn the_web_pages_are_looked_at() {
    let ground = Ground::new();
    let said = |variables: &[(&str, &str)]| {
        let ran = ground.run_with(&["doctor", "--offline"], variables);
        let lines = ran.out.lines().filter(|line| line.contains("  web: ")).collect::<Vec<_>>().join("\n");
        (ran.code, lines)
    };
    let address = ("LIEGE_WEB_ADDRESS", "127.0.0.1:0");
    let (code, web) = said(&[address]);
    assert!(code == Some(1) && web.contains("without `[web] public_url`"), "{web}");
    let (code, web) = said(&[("LIEGE_WEB_PUBLIC_URL", "https://liege.example")]);
    assert!(code == Some(1) && web.contains("without `[web] address`"), "{web}");
    let (code, web) = said(&[address, ("LIEGE_WEB_PUBLIC_URL", "https://liege.example/")]);
    assert_eq!(
        (code, web.as_str()),
        (Some(0), "well   web: 127.0.0.1:0 is free for it; people open it as https://liege.example")
    );
    let (code, web) = said(&[address, ("LIEGE_WEB_PUBLIC_URL", "http://liege.example")]);
    assert!(code == Some(1) && web.contains("is not encrypted"), "{web}");
    let (code, web) = said(&[address, ("LIEGE_WEB_PUBLIC_URL", "http://localhost:8280")]);
    assert!(code == Some(0), "{web}");
    let ran =
        ground.run_with(&["doctor", "--offline"], &[("LIEGE_WEB_PUBLIC_URL", "https://liege.example/x")]);
    assert!(ran.code == Some(1) && ran.out.contains("no path"), "{}", ran.out);

    // One that runs is asked.
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = taken.local_addr().expect("an address").to_string();
    drop(taken);
    let web = [("LIEGE_WEB_ADDRESS", port.as_str()), ("LIEGE_WEB_PUBLIC_URL", "https://liege.example")];
    let mut command = ground.liege(&["local"]);
    command.env("LIEGE_LOCAL_ADDRESS", "127.0.0.1:0").envs(web);
    command.stderr(std::fs::File::create(ground.path("log")).expect("a log"));
    let served = Served::of(&ground, command);
    let (code, lines) = said(&web);
    assert!(
        code == Some(0) && lines.contains("by the Liege that runs, for https://liege.example"),
        "{lines}"
    );
    served.stop();
}
