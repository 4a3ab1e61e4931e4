//! Data on a `PostgreSQL` server for an administrator who sets it up: which servers are trusted, and which
//! data is left alone.

#[path = "../certificates/mod.rs"]
mod certificates;

use crate::program;

use program::Ground;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};

/// The number of bytes that ask for TLS.
const ASKS: usize = 8;

/// A server's address in its parts.
struct Server {
    /// The user: `user` or `user:password`
    user: String,
    /// The address: `127.0.0.1:5432`
    address: String,
}

impl Server {
    /// The server for tests. If there is none, it prints that.
    fn for_tests() -> Option<Server> {
        let url = std::env::var("LIEGE_TEST_SERVER").ok();
        if url.is_none() {
            println!("skipped: `LIEGE_TEST_SERVER` names no server (.ci/postgres starts one)");
        }
        let url = url?;
        let (user, rest) = url.strip_prefix("postgres://")?.split_once('@')?;
        Some(Server { user: user.to_owned(), address: rest.split('/').next()?.to_owned() })
    }

    fn url(&self, database: &str) -> String {
        format!("postgres://{}@{}/{database}", self.user, self.address)
    }
}

/// A listener that proves to be `localhost` if `proves` is true. Behind it is a server, or nothing. Returns
/// its port.
async fn door(ground: &Ground, proves: bool, behind: Option<String>) -> u16 {
    let acceptor = certificates::proving("localhost", &ground.path("authority.pem"));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let (acceptor, behind) = (acceptor.clone(), behind.clone());
            tokio::spawn(async move {
                stream.read_exact(&mut [0; ASKS]).await.unwrap();
                stream.write_all(if proves { b"S" } else { b"N" }).await.unwrap();
                let Ok(mut outside) = acceptor.accept(stream).await else { return };
                let Some(behind) = behind else { return };
                let mut inside = TcpStream::connect(behind).await.unwrap();
                let _ = copy_bidirectional(&mut outside, &mut inside).await;
            });
        }
    });
    port
}

/// The output of `liege doctor` for an address.
fn examined(ground: &Ground, url: &str) -> String {
    let ran = tokio::task::block_in_place(|| {
        ground.run_with(&["doctor", "--offline"], &[("LIEGE_STORE_URL", url)])
    });
    assert!(!ran.out.contains("hunter2") && !ran.err.contains("hunter2"), "{}{}", ran.out, ran.err);
    format!("{}{}", ran.out, ran.err)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_does_not_prove_who_it_is_is_refused_with_what_would_be_right() {
    let ground = Ground::new();
    let port = door(&ground, true, None).await;
    let nobody = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap().port();
    std::fs::copy(ground.path("authority.pem"), ground.path("known.pem")).unwrap();
    // The file has another authority's certificate.
    let bare = door(&ground, false, None).await;
    for (host, mode, parts) in [
        (
            format!("localhost:{port}"),
            "verify-full&sslrootcert=authority.pem",
            ["localhost", "sslrootcert=FILE"],
        ),
        (format!("localhost:{port}"), "verify-full", ["localhost", "sslrootcert=FILE"]),
        (format!("127.0.0.1:{port}"), "verify-full&sslrootcert=known.pem", ["127.0.0.1", "subjectAltName"]),
        (format!("localhost:{bare}"), "verify-full&sslrootcert=known.pem", ["localhost", "`ssl` is off"]),
        (format!("localhost:{port}"), "verify-full&sslrootcert=none.pem", ["file", "sslrootcert"]),
        (
            format!("localhost:{nobody}"),
            "verify-full&sslrootcert=known.pem",
            ["localhost", "no server answers"],
        ),
        (format!("localhost:{nobody}"), "disable&pasword=hunter2", ["not known", "pasword"]),
        ("db.example".to_owned(), "prefer", ["db.example", "sslmode=verify-full"]),
        ("db.example".to_owned(), "require", ["db.example", "sslmode=verify-full"]),
        // Anybody can have a certificate for some name.
        ("db.example".to_owned(), "verify-ca&sslrootcert=known.pem", ["db.example", "sslmode=verify-full"]),
    ] {
        let said = examined(&ground, &format!("postgres://liege:hunter2@{host}/liege?sslmode={mode}"));
        for part in parts {
            assert!(said.contains(part), "{host} {mode}: {said}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_proves_who_it_is_is_used() {
    let Some(server) = Server::for_tests() else { return };
    let ground = Ground::new();
    let port = door(&ground, true, Some(server.address.clone())).await;
    let trusted = format!("{}?sslmode=verify-full&sslrootcert=authority.pem", server.url("postgres"));
    let said = examined(&ground, &trusted.replace(&server.address, &format!("localhost:{port}")));
    assert!(said.contains("there is nothing in the database yet"), "{said}");
}
