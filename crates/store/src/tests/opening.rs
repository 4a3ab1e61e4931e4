use super::*;
use crate::open::{APPLICATION_ID, newest};
use std::fs;

async fn refused(path: &Path) -> OpenError {
    Store::open_with(path, games).await.map(|_| ()).unwrap_err()
}

#[tokio::test]
async fn a_new_file_is_made_and_opened_again() {
    if harness::is_on_server() {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let path = file(&dir);
    let store = open(&path).await;
    let made = create(&store, &lobby(), &[]).await;
    let instance = store.inner.instance.clone();
    assert_eq!(instance.len(), 4);
    store.close().await;
    drop(store);
    let again = open(&path).await;
    assert_eq!(again.table(made.id()).await.unwrap().unwrap().chairs(), made.chairs());
    assert_eq!(again.inner.instance, instance, "rows keep their nonces");
    for (pragma, expected) in [("PRAGMA synchronous", 2), ("PRAGMA foreign_keys", 1)] {
        let mut transaction = again.write().await.unwrap();
        let value: i64 = sqlx::query_scalar(pragma).fetch_one(transaction.of_file()).await.unwrap();
        assert_eq!(value, expected, "{pragma}");
    }
    let mode: String =
        sqlx::query_scalar("PRAGMA journal_mode").fetch_one(again.inner.readers.of_file()).await.unwrap();
    assert_eq!(mode, "wal");
    let stamp: i64 =
        sqlx::query_scalar("PRAGMA application_id").fetch_one(again.inner.readers.of_file()).await.unwrap();
    assert_eq!(stamp, APPLICATION_ID);
}

#[tokio::test]
async fn a_second_program_is_refused_but_may_read() {
    if harness::is_on_server() {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let path = file(&dir);
    let store = open(&path).await;
    create(&store, &lobby(), &[]).await;
    let error = refused(&path).await;
    let pid = std::process::id();
    assert!(matches!(error, OpenError::InUse { pid: Some(known), .. } if known == pid), "{error}");
    assert!(error.to_string().contains("in use by another running Liege"), "{error}");
    let reader = Store::open_read_only_with(&path, games).await.unwrap();
    assert_eq!(ids(&reader, Which::After(0, 10)).await, [1]);
    assert!(verify(&reader).await.unwrap().is_sound());
    let error = refuses(&reader, ("c", "why"), at(1)).await.unwrap_err();
    assert!(matches!(error, StoreError::ReadOnly), "{error}");
    drop((store, reader));
    open(&path).await;
}

#[tokio::test]
async fn a_missing_folder_or_file_is_named() {
    if harness::is_on_server() {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let error = refused(&dir.path().join("nowhere/liege.db")).await;
    assert!(matches!(error, OpenError::NoFolder { .. }), "{error}");
    let error = refused(dir.path()).await;
    assert!(matches!(error, OpenError::Inaccessible { .. }), "{error}");
    let error = Store::open_read_only(&file(&dir)).await.map(|_| ()).unwrap_err();
    assert!(matches!(error, OpenError::Missing { .. }), "{error}");
    assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 0, "nothing was made");
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused_and_left_alone() {
    if harness::is_on_server() {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let path = file(&dir);
    let long = "These are my poems, dear reader. ".repeat(500);
    for content in ["hello", long.as_str()] {
        fs::write(&path, content).unwrap();
        let error = refused(&path).await;
        assert!(matches!(error, OpenError::NotADatabase { .. }), "{error}");
        assert_eq!(fs::read_to_string(&path).unwrap(), content);
        let error = Store::open_read_only(&path).await.map(|_| ()).unwrap_err();
        assert!(matches!(error, OpenError::NotADatabase { .. }), "{error}");
    }
    assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 1, "nothing was put beside it");
}

#[tokio::test]
async fn a_damaged_file_is_refused() {
    if harness::is_on_server() {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let path = file(&dir);
    let store = open(&path).await;
    create(&store, &begun(), &[]).await;
    store.close().await;
    drop(store);
    let mut bytes = fs::read(&path).unwrap();
    for byte in bytes.iter_mut().skip(100).take(4_000) {
        *byte = 0x55;
    }
    fs::write(&path, bytes).unwrap();
    let error = refused(&path).await;
    assert!(matches!(error, OpenError::NotADatabase { .. }), "{error}");
}

#[tokio::test]
async fn an_empty_file_is_refused_and_left_alone() {
    if harness::is_on_server() {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    fs::write(file(&dir), "").unwrap();
    for error in
        [refused(&file(&dir)).await, Store::open_read_only(&file(&dir)).await.map(|_| ()).unwrap_err()]
    {
        assert!(matches!(error, OpenError::Empty { .. }), "{error}");
    }
    assert_eq!(fs::metadata(file(&dir)).unwrap().len(), 0);
    assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 1, "nothing was put beside it");
}

#[tokio::test]
async fn a_start_that_was_cut_short_leaves_no_data_file_and_the_next_makes_one() {
    if harness::is_on_server() {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let path = file(&dir);
    for left in ["", "SQLite format 3\0 and then nothing more"] {
        fs::write(path.with_file_name("liege.db.new"), left).unwrap();
        fs::write(path.with_file_name("liege.db.new-journal"), "whatever").unwrap();
        let store = open(&path).await;
        create(&store, &lobby(), &[]).await;
        store.close().await;
        drop(store);
        let names = fs::read_dir(dir.path()).unwrap().map(|entry| entry.unwrap().file_name());
        let mut names: Vec<_> = names.map(|name| name.into_string().unwrap()).collect();
        names.sort();
        assert_eq!(names, ["liege.db", "liege.db.lock"]);
        fs::remove_file(&path).unwrap();
    }
}

#[tokio::test]
async fn what_was_lost_is_not_begun_anew_silently() {
    if harness::is_on_server() {
        return;
    }
    for left in ["liege.db-wal", "liege.db.rescued", "liege.db.before-20261102T120000Z"] {
        let dir = tempfile::tempdir().unwrap();
        fs::write(dir.path().join(left), "something").unwrap();
        let error = refused(&file(&dir)).await;
        assert!(matches!(&error, OpenError::Remains { found, .. } if found.ends_with(left)), "{error}");
        assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 1, "nothing was made");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn the_file_itself_is_locked_by_whatever_name_it_goes() {
    use std::os::unix::fs::symlink;
    if harness::is_on_server() {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let path = file(&dir);
    let link = dir.path().join("link.db");
    symlink("liege.db", &link).unwrap();
    let error = refused(&link).await;
    assert!(matches!(error, OpenError::Dangling { .. }), "{error}");
    assert!(!path.exists(), "nothing was made where the link leads");
    let store = open(&path).await;
    fs::remove_file(path.with_file_name("liege.db.lock")).unwrap();
    for name in [&path, &link] {
        let error = refused(name).await;
        assert!(matches!(error, OpenError::InUse { .. }), "{error}");
    }
    store.close().await;
    drop(store);
    let store = open(&link).await;
    assert!(path.with_file_name("liege.db-wal").exists() && !dir.path().join("link.db-wal").exists());
    store.close().await;
    drop(store);
    let twin = dir.path().join("twin.db");
    fs::hard_link(&path, &twin).unwrap();
    for name in [&path, &twin, &link] {
        let error = refused(name).await;
        assert!(matches!(error, OpenError::Linked { names: 2, .. }), "{error}");
        let error = Store::open_read_only(name).await.map(|_| ()).unwrap_err();
        assert!(matches!(error, OpenError::Linked { names: 2, .. }), "{error}");
    }
    fs::remove_file(&twin).unwrap();
    open(&path).await;
}

#[tokio::test]
async fn a_database_of_another_program_is_refused_and_left_alone() {
    if harness::is_on_server() {
        return;
    }
    for (sql, application_id) in [
        ("CREATE TABLE recipes (name TEXT)", 0),
        ("PRAGMA application_id = 77; CREATE TABLE recipes (name TEXT)", 77),
    ] {
        let dir = tempfile::tempdir().unwrap();
        let path = file(&dir);
        fs::write(&path, "").unwrap();
        tamper(&path, sql).await.unwrap();
        let before = fs::read(&path).unwrap();
        let error = refused(&path).await;
        assert!(
            matches!(error, OpenError::Foreign { application_id: found, .. } if found == application_id),
            "{error}"
        );
        assert_eq!(fs::read(&path).unwrap(), before);
    }
}

#[tokio::test]
async fn a_file_of_a_newer_program_is_refused_with_both_versions() {
    if harness::is_on_server() {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let path = file(&dir);
    open(&path).await.close().await;
    tamper(
        &path,
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (4711, 'from the future', TRUE, x'00', 0)",
    )
    .await
    .unwrap();
    for error in [refused(&path).await, Store::open_read_only(&path).await.map(|_| ()).unwrap_err()] {
        assert!(matches!(error, OpenError::Newer { found: 4711, .. }), "{error}");
        let text = error.to_string();
        assert!(text.contains("4711") && text.contains(&newest().to_string()), "{text}");
    }
}

#[tokio::test]
async fn a_file_of_an_older_program_is_brought_up_to_date_only_by_the_bot() {
    if harness::is_on_server() {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let path = file(&dir);
    // Remains of a program that was killed in its first moment.
    fs::write(&path, "").unwrap();
    tamper(
        &path,
        "PRAGMA application_id = 1281975655;
         CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, description TEXT NOT NULL,
             installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP, success BOOLEAN NOT NULL,
             checksum BLOB NOT NULL, execution_time BIGINT NOT NULL)",
    )
    .await
    .unwrap();
    let error = Store::open_read_only(&path).await.map(|_| ()).unwrap_err();
    assert!(matches!(error, OpenError::Older { found: 0, .. }), "{error}");
    open(&path).await.close().await;
    assert!(Store::open_read_only(&path).await.is_ok());
}

#[tokio::test]
async fn a_changed_migration_is_refused() {
    if harness::is_on_server() {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let path = file(&dir);
    open(&path).await.close().await;
    tamper(&path, "UPDATE _sqlx_migrations SET checksum = x'00'").await.unwrap();
    let error = refused(&path).await;
    assert!(matches!(error, OpenError::Migration { .. }), "{error}");
}

#[tokio::test]
async fn a_backup_is_a_data_file_and_overwrites_nothing() {
    if harness::is_on_server() {
        return;
    }
    let (dir, store) = fresh().await;
    let table = create(&store, &begun(), &[]).await;
    let copy = dir.path().join("it's a copy.db");
    store.backup(&copy).await.unwrap();
    let error = store.backup(&copy).await.unwrap_err();
    assert!(matches!(error, StoreError::Exists(_)), "{error}");
    let error = store.backup(&dir.path().join("nowhere/copy.db")).await.unwrap_err();
    assert!(matches!(error, StoreError::Copy { .. }), "{error}");
    let reader = Store::open_read_only_with(&file(&dir), games).await.unwrap();
    reader.backup(&dir.path().join("second.db")).await.unwrap();
    for name in ["it's a copy.db", "second.db"] {
        let copied = open(&dir.path().join(name)).await;
        let found = copied.table(table.id()).await.unwrap().unwrap();
        assert_eq!(found.log(), table.log());
        assert!(verify(&copied).await.unwrap().is_sound());
    }
}

/// The superuser may write everywhere, so this test runs itself again as another user if necessary.
#[cfg(unix)]
#[tokio::test]
async fn a_read_only_file_or_folder_is_refused() {
    use std::os::unix::fs::PermissionsExt as _;
    use std::os::unix::process::CommandExt as _;
    const FOLDER: &str = "LIEGE_TEST_READ_ONLY";
    if harness::is_on_server() {
        return;
    }
    if let Some(folder) = std::env::var_os(FOLDER) {
        let folder = Path::new(&folder);
        for place in ["locked/new.db", "locked/liege.db", "liege.db"] {
            let error = refused(&folder.join(place)).await;
            assert!(matches!(error, OpenError::ReadOnly { .. }), "{place}: {error}");
            assert!(error.to_string().contains("read-only"), "{error}");
        }
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let locked = dir.path().join("locked");
    fs::create_dir(&locked).unwrap();
    for path in [locked.join("liege.db"), file(&dir)] {
        open(&path).await.close().await;
        // The next program that opens the data creates the lock file anew.
        fs::remove_file(path.with_file_name("liege.db.lock")).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o444)).unwrap();
    }
    fs::set_permissions(&locked, fs::Permissions::from_mode(0o555)).unwrap();
    fs::set_permissions(dir.path(), fs::Permissions::from_mode(0o777)).unwrap();
    // Another user may not be allowed to see the program's folder.
    let program = dir.path().join("tests");
    fs::copy(std::env::current_exe().unwrap(), &program).unwrap();
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    let mut command = std::process::Command::new(&program);
    command.args(["--exact", "tests::opening::a_read_only_file_or_folder_is_refused", "--nocapture"]);
    command.env(FOLDER, dir.path()).current_dir(dir.path());
    if fs::write(locked.join("probe"), "").is_ok() {
        fs::remove_file(locked.join("probe")).unwrap();
        command.uid(65_534);
    }
    let output = command.output().unwrap();
    fs::set_permissions(&locked, fs::Permissions::from_mode(0o755)).unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    assert!(said.contains("1 passed"), "the test of that name ran: {said}");
}

#[tokio::test]
async fn room_for_the_log_is_taken_and_leaves_nothing_in_the_file() {
    if harness::is_on_server() {
        return;
    }
    let (dir, store) = fresh().await;
    store.make_room().await.unwrap();
    let log = fs::metadata(dir.path().join("liege.db-wal")).unwrap().len();
    assert!(log > 4_500_000, "{log}");
    create(&store, &begun(), &[]).await;
    store.close().await;
    drop(store);
    let again = open(&file(&dir)).await;
    assert_eq!(again.table(1).await.unwrap().unwrap().version(), 1);
    assert_eq!(again.meta("room").await.unwrap(), None);
    assert!(verify(&again).await.unwrap().is_sound());
}

#[cfg(unix)]
#[tokio::test]
async fn what_lies_beside_the_file_is_never_opened_by_a_link() {
    if harness::is_on_server() {
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let (path, theirs) = (file(&dir), dir.path().join("theirs"));
    create_file(&path).await;
    std::fs::write(&theirs, "These are their poems.").unwrap();
    let planted = |ending: &str| {
        let link = crate::file_mark::beside(&path, ending);
        let _ = std::fs::remove_file(&link);
        std::os::unix::fs::symlink(&theirs, &link).unwrap();
        link
    };
    let link = planted(".lock");
    let error = refused(&path).await;
    assert!(error.to_string().contains("liege.db"), "{error}");
    std::fs::remove_file(link).unwrap();
    let store = open(&path).await;
    create(&store, &begun(), &[]).await;
    planted(".verified");
    for anew in [false, true] {
        let marks = Marks::open(&store, &path, anew).await.unwrap();
        assert!(marks.fault().is_some());
    }
    planted(".backup.part");
    store.backup(&dir.path().join("liege.db.backup")).await.unwrap_err();
    planted(".rescued.part");
    store.rescue().await.unwrap_err();
    store.backup(&dir.path().join("sound.db")).await.unwrap();
    store.close().await;
    drop(store);
    planted(".restoring.part");
    restore(&path, &dir.path().join("sound.db")).await.unwrap_err();
    // A new file is begun beside its name, too.
    let new = dir.path().join("new.db");
    std::os::unix::fs::symlink(&theirs, dir.path().join("new.db.new")).unwrap();
    refused(&new).await;
    assert_eq!(std::fs::read_to_string(&theirs).unwrap(), "These are their poems.");
}

#[cfg(unix)]
#[tokio::test]
async fn whoever_reads_what_another_program_writes_must_see_its_log() {
    use std::process::{Command, Stdio};
    if harness::is_on_server() {
        return;
    }
    let (dir, store) = fresh().await;
    let copy = dir.path().join("copy.db");
    store.backup(&copy).await.unwrap();
    store.close().await;
    // Another Liege would lock it like this.
    let mut other = Command::new("flock");
    let other = other.arg("--no-fork").arg(&copy).args(["sh", "-c", "echo held; exec sleep 600"]);
    let Ok(mut other) = other.stdout(Stdio::piped()).stderr(Stdio::null()).spawn() else {
        println!("skipped: there is no `flock` here");
        return;
    };
    let mut held = String::new();
    std::io::BufRead::read_line(&mut std::io::BufReader::new(other.stdout.take().unwrap()), &mut held)
        .unwrap();
    assert_eq!(held, "held\n");
    let log = crate::file_mark::beside(&copy, "-wal");
    for refusal in [
        Store::open_read_only_with(&copy, games).await.map(drop).unwrap_err(),
        inspect(&copy).await.map(drop).unwrap_err(),
    ] {
        assert!(matches!(&refusal, OpenError::LogElsewhere { log: named, .. } if *named == log), "{refusal}");
    }
    let error = restore(&file(&dir), &copy).await.unwrap_err();
    assert!(matches!(error, RestoreError::Backup(OpenError::LogElsewhere { .. })), "{error}");
    other.kill().unwrap();
    other.wait().unwrap();
    Store::open_read_only_with(&copy, games).await.unwrap().close().await;
}
