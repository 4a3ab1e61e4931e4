//! The log for programs: every text is one JSON object a line.

use crate::program;

use program::{Ground, Served};
use serde_json::Value;

/// The lines, each of which must be an object with the common fields.
fn objects(text: &str) -> Vec<Value> {
    let read = |line: &str| -> Value {
        let object: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        for key in ["timestamp", "level", "target"] {
            assert!(object[key].is_string(), "{key}: {line}");
        }
        assert!(object["fields"]["message"].is_string(), "{line}");
        object
    };
    text.lines().map(read).collect()
}

#[test]
fn every_line_of_a_life_is_one_object() {
    let ground = Ground::new();
    let mut command = ground.liege(&["local"]);
    let log = std::fs::File::create(ground.path("log")).expect("a log");
    command.envs([
        ("LIEGE_LOCAL_ADDRESS", "127.0.0.1:0"),
        ("LIEGE_LOG_FORMAT", "json"),
        ("LIEGE_LOG_LEVEL", "debug"),
        ("LIEGE_SERVICE_HOST", "10.0.0.1"),
    ]);
    let served = Served::of(&ground, {
        command.stderr(log);
        command
    });
    assert_eq!(served.stop(), Some(0));
    let told = objects(&std::fs::read_to_string(ground.path("log")).expect("a log"));
    let message = |part: &str| {
        let said =
            |object: &&Value| object["fields"]["message"].as_str().is_some_and(|said| said.contains(part));
        told.iter().find(said).unwrap_or_else(|| panic!("{part}: {told:#?}"))
    };
    assert_eq!(message("stopping")["level"], "INFO");
    assert_eq!(message("LIEGE_SERVICE_HOST")["level"], "WARN");
}

#[test]
fn a_failure_is_an_object_too_with_what_to_do() {
    let ground = Ground::new();
    ground.write("liege.toml", "[log]\nformat = \"json\"\n");
    let ran = ground.run(&["verify"]);
    assert_eq!(ran.code, Some(1));
    let told = objects(&ran.err);
    let [one] = told.as_slice() else { panic!("{told:#?}") };
    assert_eq!((one["level"].as_str(), one["target"].as_str()), (Some("ERROR"), Some("liege")));
    assert_eq!(one["fields"]["message"], "there is no data file liege.sqlite");
    assert!(one["fields"]["hint"].as_str().is_some_and(|hint| hint.contains("--db")), "{one}");
    // The requested output is on standard output, as always.
    assert!(ground.run(&["config"]).well().out.contains("format = \"json\"  # liege.toml, line 2"));
}

#[test]
fn it_is_for_people_unless_that_is_wanted() {
    let ground = Ground::new();
    let ran = ground.run(&["verify"]);
    assert!(ran.err.starts_with("liege: there is no data file"), "{}", ran.err);
    let ran = ground.run_with(&["config"], &[("LIEGE_LOG_FORMAT", "jsom")]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("did you mean \"json\"? it is one of: text, json"), "{}", ran.err);
}
