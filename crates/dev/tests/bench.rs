//! Tests of `liege-dev bench` from outside: its output, not the figures.

use serde_json::Value;
use std::process::{Command, Output};

fn ran(asked: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_liege-dev"));
    command.arg("bench").args(asked).env_remove("LIEGE_STORE_URL").output().expect("it runs")
}

/// Its standard output; it must succeed and print nothing else.
fn well(asked: &[&str]) -> String {
    let ran = ran(asked);
    let err = String::from_utf8(ran.stderr).expect("text");
    assert_eq!((ran.status.code(), err.as_str()), (Some(0), ""));
    String::from_utf8(ran.stdout).expect("text")
}

/// Its standard error; it must fail.
fn fault(asked: &[&str]) -> String {
    let ran = ran(asked);
    assert!(!ran.status.success(), "{asked:?}");
    String::from_utf8(ran.stderr).expect("text")
}

#[test]
fn figures_are_one_object_a_line() {
    let asked = ["picture", "movegen", "--json", "--time", "0.01", "--game", "reversi"];
    let out = well(&asked);
    let figures: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    for figure in &figures {
        let keys: Vec<&str> = figure.as_object().expect("an object").keys().map(String::as_str).collect();
        assert_eq!(keys, ["name", "value", "unit"]);
        assert!(figure["value"].as_f64().expect("a number") > 0.0, "{figure}");
    }
    let names: Vec<&str> = figures.iter().map(|figure| figure["name"].as_str().expect("a name")).collect();
    for name in ["picture/reversi", "picture/reversi/pack", "picture/reversi/size", "movegen/reversi"] {
        assert!(names.contains(&name), "{name}: {names:?}");
    }
    assert!(!names.iter().any(|name| name.contains("chess/")), "only the game asked for: {names:?}");
}

#[test]
fn moves_are_stored_by_several_at_once() {
    let out = well(&["store", "--json", "--time", "0.05"]);
    for clients in [1, 4, 16] {
        for what in ["moves", "stored, p50", "stored, p99"] {
            let name = format!("\"store/data file/{clients} clients/{what}\"");
            let line = out.lines().find(|line| line.contains(&name));
            let figure: Value = serde_json::from_str(line.expect(&name)).expect("JSON");
            assert!(figure["value"].as_f64().expect("a number") > 0.0, "{figure}");
        }
    }
    assert!(!out.contains("server"), "none is set: {out}");
}

#[test]
fn what_there_is_not_cannot_be_measured() {
    let err = fault(&["picture", "--game", "checkers"]);
    assert!(err.contains("there is no game `checkers`") && err.contains("reversi"), "{err}");
    let err = fault(&["weather"]);
    assert!(err.contains("picture") && err.contains("movegen"), "{err}");
}

/// With a server, `store` measures there too, and leaves nothing behind.
#[cfg(feature = "postgres")]
#[tokio::test(flavor = "multi_thread")]
async fn what_is_measured_on_a_server_leaves_nothing_there() {
    use sqlx::{AssertSqlSafe, Connection as _, PgConnection};
    let Some((server, _)) = std::env::var("LIEGE_TEST_SERVER")
        .ok()
        .and_then(|url| url.rsplit_once('/').map(|(a, b)| (a.to_owned(), b.to_owned())))
    else {
        println!("skipped: `LIEGE_TEST_SERVER` names no server (.ci/postgres starts one)");
        return;
    };
    let mut connection = PgConnection::connect(&format!("{server}/postgres")).await.unwrap();
    let database = format!("measured_{:x}", std::process::id());
    let of_it = format!("{server}/{database}");
    sqlx::raw_sql(AssertSqlSafe(format!("CREATE DATABASE {database}")))
        .execute(&mut connection)
        .await
        .unwrap();
    let asked = ["bench", "store", "--json", "--time", "0.1"];
    let mut command = Command::new(env!("CARGO_BIN_EXE_liege-dev"));
    command.args(asked).env("LIEGE_STORE_URL", &of_it);
    let ran = tokio::task::block_in_place(|| command.output()).unwrap();
    let out = String::from_utf8(ran.stdout).unwrap();
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    for place in ["data file", "server"] {
        for clients in [1, 4, 16] {
            for what in ["moves", "stored, p50", "stored, p99"] {
                let name = format!("\"store/{place}/{clients} clients/{what}\"");
                assert!(out.contains(&name), "{name}: {out}");
            }
        }
    }
    let mut inside = PgConnection::connect(&of_it).await.unwrap();
    let schemas: Vec<String> = sqlx::query_scalar(
        "SELECT nspname::text FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'",
    )
    .fetch_all(&mut inside)
    .await
    .unwrap();
    let tables: i64 =
        sqlx::query_scalar("SELECT count(*) FROM pg_class WHERE relnamespace = 'public'::regnamespace")
            .fetch_one(&mut inside)
            .await
            .unwrap();
    assert_eq!((schemas, tables), (vec!["public".to_owned()], 0));
    inside.close().await.unwrap();
    let gone = format!("DROP DATABASE {database} WITH (FORCE)");
    sqlx::raw_sql(AssertSqlSafe(gone)).execute(&mut connection).await.unwrap();
}
