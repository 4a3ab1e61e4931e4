//! A relay before the stand-in that cuts its connections after a number of bytes, whatever they are part of.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// A relay: its address, and the number of bytes that it passes on to the bot.
pub struct Relay {
    pub address: SocketAddr,
    left: Arc<AtomicUsize>,
}

impl Relay {
    /// Opens a relay that passes everything on.
    pub async fn before(standin: SocketAddr) -> Relay {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let left = Arc::new(AtomicUsize::new(usize::MAX));
        let bytes = Arc::clone(&left);
        tokio::spawn(async move {
            while let Ok((outside, _)) = listener.accept().await {
                let bytes = Arc::clone(&bytes);
                tokio::spawn(async move {
                    let Ok(inside) = TcpStream::connect(standin).await else { return };
                    pass(outside, inside, &bytes).await;
                });
            }
        });
        Relay { address, left }
    }

    /// Cuts the connection after this many bytes more, once.
    pub fn cut_after(&self, bytes: usize) {
        self.left.store(bytes, Ordering::SeqCst);
    }
}

async fn pass(mut outside: TcpStream, mut inside: TcpStream, left: &AtomicUsize) {
    let (mut down, mut up) = (vec![0; 1 << 16], vec![0; 1 << 16]);
    loop {
        tokio::select! {
            read = inside.read(&mut down) => {
                let Ok(read @ 1..) = read else { return };
                let passes = left.load(Ordering::SeqCst).min(read);
                if outside.write_all(&down[..passes]).await.is_err() {
                    return;
                }
                if passes < read {
                    left.store(usize::MAX, Ordering::SeqCst);
                    // The part of the frame arrives before the reset does.
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    let _ = outside.set_zero_linger();
                    return;
                }
                if left.load(Ordering::SeqCst) < usize::MAX {
                    left.fetch_sub(passes, Ordering::SeqCst);
                }
            }
            read = outside.read(&mut up) => {
                let Ok(read @ 1..) = read else { return };
                if inside.write_all(&up[..read]).await.is_err() {
                    return;
                }
            }
        }
    }
}
