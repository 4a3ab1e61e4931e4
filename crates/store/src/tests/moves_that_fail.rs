//! Data that can't be moved, and moves that fail or are interrupted: the reason is told, and nothing is left
//! behind.

use super::moving::{at_path, folder, moved, on_file};
use super::*;
use crate::moving::{MoveError, MoveProgress, move_with};
use futures::FutureExt as _;
use liege_game::by_id;
use std::fs;
use std::panic::AssertUnwindSafe;

/// Changes a data file, and returns the reason why it is not moved then.
async fn refused(sql: &str) -> MoveError {
    let dir = tempfile::tempdir().unwrap();
    let path = every_version::full(dir.path()).await;
    on_file(&path, sql).await;
    let before = folder(dir.path());
    let error = moved(&at_path(&path), &at_path(&dir.path().join("new.sqlite"))).await.unwrap_err();
    assert!(folder(dir.path()) == before, "nothing is left: {error}");
    error
}

#[tokio::test]
async fn a_row_that_can_not_be_moved_is_named() {
    for (sql, expected) in [
        (
            "UPDATE members SET name = 'a' || char(0) WHERE id = 'p1'",
            "`name` of the row with id \"p1\" in `members` has a character U+0000",
        ),
        (
            "INSERT INTO hooks SELECT 9, 'nobody', token, url, events, secret, made, failed FROM hooks",
            "the row with id 9 in `hooks` is refused where it was to go: ",
        ),
        ("UPDATE jottings SET text = CAST(x'ff' AS TEXT)", "what comes first in `jottings` can't be read: "),
        ("UPDATE tables SET position = 'x' WHERE id = 1", "the data is not in order: table #1 "),
        ("CREATE TABLE poems (id INTEGER PRIMARY KEY)", "the table `poems` is not one of Liege's"),
        ("ALTER TABLE meta ADD COLUMN poem TEXT", "the table `meta` is not one of Liege's"),
    ] {
        let error = refused(sql).await;
        assert!(error.to_string().starts_with(expected), "{sql}: {error}");
    }
}

#[tokio::test]
async fn what_is_in_use_old_missing_or_taken_is_not_moved() {
    let dir = tempfile::tempdir().unwrap();
    let (path, new) = (dir.path().join("liege.sqlite"), dir.path().join("new.sqlite"));
    let go = async || moved(&at_path(&path), &at_path(&new)).await.unwrap_err();
    assert!(matches!(go().await, MoveError::Open(OpenError::Missing { .. })));
    fs::copy(every_version::full(dir.path()).await, &path).unwrap();
    let store = Store::open_with(&path, by_id).await.unwrap();
    assert!(matches!(go().await, MoveError::Open(OpenError::InUse { .. })));
    store.close().await;
    drop(store);
    fs::write(&new, "mine").unwrap();
    assert!(matches!(go().await, MoveError::Store(StoreError::Exists(_))));
    fs::remove_file(&new).unwrap();
    fs::write(dir.path().join("new.sqlite-wal"), "what is left of another").unwrap();
    assert!(matches!(go().await, MoveError::Open(OpenError::Remains { .. })));
    fs::remove_file(dir.path().join("new.sqlite-wal")).unwrap();
    on_file(
        &path,
        "DELETE FROM _sqlx_migrations WHERE version = (SELECT max(version) FROM _sqlx_migrations)",
    )
    .await;
    assert!(matches!(go().await, MoveError::Open(OpenError::Older { .. })));
    assert!(!new.exists() && !dir.path().join("new.sqlite.part").exists());
    let same = crate::move_data(&at_path(&path), &at_path(&new), |_| {}).await;
    assert!(matches!(same, Err(MoveError::Alike)), "that is what `liege backup` does");
}

/// Runs something in the middle of a move: when everything is copied, and before it is compared.
fn halfway(what: impl Fn() + Sync) -> impl Fn(MoveProgress) + Sync {
    let happened = std::sync::Once::new();
    move |progress| {
        if matches!(progress, MoveProgress::Rows { done, of } if 2 * done >= of) {
            happened.call_once(&what);
        }
    }
}

/// Runs asynchronous work where nothing can wait.
#[cfg(feature = "postgres")]
fn at_once(work: impl Future<Output = ()> + Send) {
    let runtime = || tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    std::thread::scope(|scope| scope.spawn(|| runtime().block_on(work)).join().unwrap());
}

#[tokio::test]
async fn a_file_that_another_program_writes_to_meanwhile_is_not_moved() {
    let dir = tempfile::tempdir().unwrap();
    let (path, new) = (every_version::full(dir.path()).await, dir.path().join("new.sqlite"));
    let change = || {
        let file = fs::File::options().append(true).open(&path).unwrap();
        file.set_modified(std::time::SystemTime::UNIX_EPOCH).unwrap();
    };
    let error = move_with(&at_path(&path), &at_path(&new), by_id, halfway(change)).await.unwrap_err();
    assert!(matches!(&error, MoveError::Written(file) if *file == path), "{error}");
    assert!(!new.exists() && !dir.path().join("new.sqlite.part").exists());
}

#[tokio::test]
async fn a_move_that_is_broken_off_leaves_no_file() {
    let dir = tempfile::tempdir().unwrap();
    let (path, new) = (every_version::full(dir.path()).await, dir.path().join("new.sqlite"));
    let (part, kept) = (dir.path().join("new.sqlite.part"), dir.path().join("kept.sqlite"));
    let (from, to) = (at_path(&path), at_path(&new));
    let stop = halfway(|| {
        // It would be there like this after a power cut.
        fs::copy(&part, &kept).unwrap();
        panic!("it is broken off");
    });
    let broken_off = AssertUnwindSafe(move_with(&from, &to, by_id, stop)).catch_unwind().await;
    assert!(broken_off.is_err());
    assert!(!new.exists() && !part.exists());
    let error = Store::open_with(&kept, by_id).await.map(drop).unwrap_err();
    let refused =
        matches!(error, OpenError::Empty { .. } | OpenError::NotADatabase { .. } | OpenError::Foreign { .. });
    assert!(refused, "nobody can start with it, whatever it is called: {error}");
    // Remains of a killed move are in nobody's way.
    fs::rename(&kept, &part).unwrap();
    moved(&at_path(&path), &at_path(&new)).await.unwrap();
    assert!(!part.exists());
}

#[cfg(feature = "postgres")]
mod on_a_server {
    use super::*;
    use crate::ServerError;
    use crate::tests::moving::open_at;

    /// A file's path in a folder, and an empty database on the server.
    async fn empty(dir: &Path) -> Location {
        harness::empty_on_server(&dir.join("there")).await
    }

    /// Whether a location is still empty.
    async fn is_empty(location: &Location) -> bool {
        let found = Store::open_read_only_at(location).await.map(drop);
        matches!(found, Err(OpenError::Server(ServerError::Older { found: 0, .. })))
    }

    #[tokio::test]
    async fn a_database_in_use_or_taken_is_named() {
        if !harness::has_server() {
            return;
        }
        let dir = tempfile::tempdir().unwrap();
        let (path, new) = (every_version::full(dir.path()).await, dir.path().join("new.sqlite"));
        let there = empty(dir.path()).await;
        assert!(matches!(
            moved(&there, &at_path(&new)).await,
            Err(MoveError::Open(OpenError::Server(ServerError::Older { found: 0, .. })))
        ));
        moved(&at_path(&path), &there).await.unwrap();
        assert!(matches!(moved(&at_path(&path), &there).await, Err(MoveError::Taken)));
        let store = open_at(&there).await;
        let error = moved(&there, &at_path(&new)).await.unwrap_err();
        assert!(matches!(error, MoveError::Open(OpenError::Server(ServerError::InUse))), "{error}");
        store.close().await;
        assert!(!new.exists());
        // Its turn is given back: the next need not wait.
        moved(&there, &at_path(&new)).await.unwrap();
        open_at(&there).await.close().await;
    }

    #[tokio::test]
    async fn a_row_that_the_server_refuses_is_named_and_nothing_is_there() {
        if !harness::has_server() {
            return;
        }
        let dir = tempfile::tempdir().unwrap();
        let path = every_version::full(dir.path()).await;
        let there = empty(dir.path()).await;
        // This is JSON for a data file, but not for a server.
        let plan = r#"{"since":2,"branches":[],"x":"\u0000"}"#;
        on_file(&path, format!("UPDATE plans SET plan = '{plan}'")).await;
        let error = moved(&at_path(&path), &there).await.unwrap_err();
        let said = error.to_string();
        assert!(said.starts_with("the row with table_id 1, member \"p1\" in `plans` is refused"), "{said}");
        assert!(is_empty(&there).await);
        on_file(
            &path,
            r#"UPDATE plans SET plan = '{"since":2,"branches":[]}'; UPDATE tables SET position = 'x'"#,
        )
        .await;
        let error = moved(&at_path(&path), &there).await.unwrap_err();
        assert!(matches!(error, MoveError::Unsound(_)), "{error}");
        assert!(is_empty(&there).await);
    }

    /// Closes all connections to the database of a folder, as a server does when it is stopped.
    fn cut_off(dir: &Path) {
        let there = dir.join("there");
        at_once(async move {
            let sql = "SELECT count(pg_terminate_backend(pid))::text, '' FROM pg_stat_activity
                       WHERE datname = current_database() AND pid <> pg_backend_pid()";
            let ended = harness::rows_in(&there, sql, false).await;
            assert_ne!(ended[0].0, "0");
        });
    }

    #[tokio::test]
    async fn a_server_that_ends_in_the_middle_leaves_nothing_that_starts() {
        if !harness::has_server() {
            return;
        }
        let dir = tempfile::tempdir().unwrap();
        let (path, new) = (every_version::full(dir.path()).await, dir.path().join("new.sqlite"));
        let (there, file) = (empty(dir.path()).await, at_path(&path));
        let error = move_with(&file, &there, by_id, halfway(|| cut_off(dir.path()))).await.unwrap_err();
        assert!(matches!(error, MoveError::Store(StoreError::Database(_))), "{error}");
        assert!(is_empty(&there).await);
        moved(&file, &there).await.unwrap();
        let error =
            move_with(&there, &at_path(&new), by_id, halfway(|| cut_off(dir.path()))).await.unwrap_err();
        assert!(matches!(error, MoveError::Store(StoreError::Database(_))), "{error}");
        assert!(!new.exists() && !dir.path().join("new.sqlite.part").exists());
    }

    #[tokio::test]
    async fn one_that_takes_over_while_a_server_is_read_is_noticed() {
        if !harness::has_server() {
            return;
        }
        let dir = tempfile::tempdir().unwrap();
        let (path, new) = (every_version::full(dir.path()).await, dir.path().join("new.sqlite"));
        let there = empty(dir.path()).await;
        moved(&at_path(&path), &there).await.unwrap();
        let take = || {
            let there = dir.path().join("there");
            at_once(async move {
                tamper(&there, "UPDATE tenures SET owner = 'another'").await.unwrap();
            });
        };
        let error = move_with(&there, &at_path(&new), by_id, halfway(take)).await.unwrap_err();
        assert!(matches!(error, MoveError::Superseded), "{error}");
        assert!(!new.exists());
    }
}
