//! The network between one process and the server: all traffic goes through it, and it can be cut.

use futures::future::select;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// A way to the server that can be cut.
pub(super) struct Wire {
    is_cut: Arc<watch::Sender<bool>>,
    carrying: JoinHandle<()>,
}

impl Wire {
    /// A connection to the server at an address, with the address under which a process reaches it.
    pub(super) async fn to(address: &str) -> Result<(Wire, String), String> {
        let mut url = reqwest::Url::parse(address).map_err(|error| error.to_string())?;
        let host = url.host_str().unwrap_or("127.0.0.1").to_owned();
        let server = (host, url.port().unwrap_or(5432));
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.map_err(|error| error.to_string())?;
        let port = listener.local_addr().map_err(|error| error.to_string())?.port();
        url.set_host(Some("127.0.0.1")).map_err(|error| error.to_string())?;
        url.set_port(Some(port)).map_err(|()| "an address without a port".to_owned())?;
        let is_cut = Arc::new(watch::Sender::new(false));
        let carrying = tokio::spawn(carry(listener, server, Arc::clone(&is_cut)));
        Ok((Wire { is_cut, carrying }, url.into()))
    }

    /// Cuts all connections, and takes no new ones for a while.
    pub(super) fn cut(&self, long: Duration) {
        let is_cut = Arc::clone(&self.is_cut);
        is_cut.send_replace(true);
        tokio::spawn(async move {
            tokio::time::sleep(long).await;
            is_cut.send_replace(false);
        });
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.carrying.abort();
        self.is_cut.send_replace(true);
    }
}

async fn carry(listener: TcpListener, server: (String, u16), is_cut: Arc<watch::Sender<bool>>) {
    while let Ok((mut near, _)) = listener.accept().await {
        if *is_cut.borrow() {
            continue;
        }
        let (server, mut cut) = (server.clone(), is_cut.subscribe());
        tokio::spawn(async move {
            let carried = async {
                let mut far = TcpStream::connect(server).await?;
                near.set_nodelay(true)?;
                far.set_nodelay(true)?;
                tokio::io::copy_bidirectional(&mut near, &mut far).await
            };
            // If it is dropped halfway, both ends find it closed.
            let _ = select(pin!(carried), pin!(cut.wait_for(|is_cut| *is_cut))).await;
        });
    }
}
