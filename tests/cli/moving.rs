//! `liege move`: its output, and a move to a server and back if `LIEGE_TEST_SERVER` names one.

use crate::program::{Ground, Ran};

const NOWHERE: (&str, &str) = ("LIEGE_STORE_URL", "postgres://liege:a-secret@db.example/liege");

fn refused(ran: &Ran, code: i32, parts: &[&str]) {
    assert_eq!(ran.code, Some(code), "{}\n{}", ran.out, ran.err);
    for part in parts {
        assert!(ran.err.contains(part), "{part}: {}", ran.err);
    }
    assert!(!ran.err.contains("a-secret") && ran.out.is_empty(), "{}\n{}", ran.out, ran.err);
}

#[test]
fn what_is_asked_for_wrongly_is_refused() {
    let ground = Ground::new();
    refused(&ground.run(&["move"]), 2, &["--to-server", "--to-file"]);
    refused(&ground.run(&["move", "--to-server", "--to-file", "new.sqlite"]), 2, &["cannot be used with"]);
    for arguments in [&["move", "--to-server"][..], &["move", "--to-file", "new.sqlite"]] {
        refused(&ground.run(arguments), 2, &["no server is set", "LIEGE_STORE_URL", "postgres://"]);
    }
    let both = ["--db", "old.sqlite", "move", "--to-file", "new.sqlite"];
    refused(&ground.run_with(&both, &[NOWHERE]), 2, &["--db names a data file", "--to-file"]);
    assert!(!ground.path("new.sqlite").exists());
}

#[test]
fn a_data_file_that_is_missing_or_in_use_is_named() {
    let ground = Ground::new();
    let go = || ground.run_with(&["move", "--to-server"], &[NOWHERE]);
    refused(&go(), 1, &["there is no data file", "liege.sqlite"]);
    let chat = crate::program::Served::start(&ground, "127.0.0.1:0");
    refused(&go(), 1, &["is in use by another running Liege", "stop that one first"]);
    assert_eq!(chat.stop(), Some(0));
    // The file would be moved, but not just anywhere.
    let why = "sslmode=verify-full";
    refused(&go(), 1, &[why]);
    refused(&ground.run_with(&["move", "--to-file", "new.sqlite"], &[NOWHERE]), 1, &[why]);
    assert!(!ground.path("new.sqlite").exists() && !ground.path("new.sqlite.part").exists());
}

mod with_a_server {
    use super::*;
    use sqlx::{AssertSqlSafe, Connection as _, PgConnection};

    /// The address of an empty database, if there is a server.
    fn empty(name: &str) -> Option<String> {
        let Ok(url) = std::env::var("LIEGE_TEST_SERVER") else {
            println!("skipped: `LIEGE_TEST_SERVER` names no server (.ci/postgres starts one)");
            return None;
        };
        let name = format!("move_{name}_{:x}", std::process::id());
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let mut connection = PgConnection::connect(&url).await.expect("the server answers");
            let sql = format!("CREATE DATABASE {name}");
            sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.expect("a database");
        });
        let (address, _) = url.rsplit_once('/').expect("an address with a database");
        Some(format!("{address}/{name}"))
    }

    #[test]
    fn a_club_moves_to_a_server_and_back() {
        let Some(url) = empty("club") else { return };
        let ground = Ground::new();
        let key = ("LIEGE_NOTE_KEYS", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=");
        let there = [("LIEGE_STORE_URL", url.as_str()), key];
        let console = |variables: &[(&str, &str)], text: &str| {
            let mut command = ground.liege(&["console", "--as-of", "2026-11-02", "--blank"]);
            command.envs(variables.iter().copied());
            Ground::feed_command(command, text.as_bytes()).well()
        };
        console(&[key], "p1: new dragonchess gold=p1 scarlet=p2\np2: join\np1 @: note #1 watch the dragon\n");
        let verified = ground.run(&["verify"]).well().out;
        let ran = ground.run_with(&["move", "--to-server"], &there).well();
        for part in [
            "Everything in liege.sqlite is on the server now: 1 table, 2 members, ",
            "Private notes are encrypted",
            "Next: ",
        ] {
            assert!(ran.out.contains(part), "{part}: {}", ran.out);
        }
        assert_eq!((ran.err.as_str(), ran.out.contains("postgres://")), ("", false), "{}", ran.out);
        assert_eq!(ground.run_with(&["verify"], &there).well().out, verified);
        let again = ground.run_with(&["move", "--to-server"], &there);
        refused(
            &again,
            1,
            &["there is data of Liege in the database on the server already", "CREATE DATABASE"],
        );
        let said = console(&there, "p1 @: note #1\n");
        assert!(said.out.contains("watch the dragon"), "{}", said.out);

        ground.write("taken.sqlite", "mine");
        refused(&ground.run_with(&["move", "--to-file", "taken.sqlite"], &there), 1, &["exists already"]);
        let ran = ground.run_with(&["move", "--to-file", "back.sqlite"], &there).well();
        assert!(
            ran.out.starts_with("Everything on the server is in back.sqlite now: 1 table, "),
            "{}",
            ran.out
        );
        assert_eq!(ground.run(&["verify", "--db", "back.sqlite"]).well().out, verified);
    }
}
