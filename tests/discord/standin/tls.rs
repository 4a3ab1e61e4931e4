//! TLS before the stand-in, with a certificate for `discord.com` from a separate authority: the program
//! connects as to the real Discord.

#[path = "../../certificates/mod.rs"]
mod certificates;

use std::net::SocketAddr;
use std::path::PathBuf;
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpStream};

/// A TLS listener: its address, and the file of its authority.
pub struct Door {
    pub address: SocketAddr,
    pub ca_file: PathBuf,
    _folder: TempDir,
}

/// Opens a TLS listener before a plain one.
pub async fn before(plain: SocketAddr) -> Door {
    let folder = TempDir::new().unwrap();
    let ca_file = folder.path().join("ca.pem");
    let acceptor = certificates::proving("discord.com", &ca_file);
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let acceptor = acceptor.clone();
            tokio::spawn(async move {
                let Ok(mut outside) = acceptor.accept(stream).await else { return };
                let Ok(mut inside) = TcpStream::connect(plain).await else { return };
                let _ = tokio::io::copy_bidirectional(&mut outside, &mut inside).await;
            });
        }
    });
    Door { address, ca_file, _folder: folder }
}
