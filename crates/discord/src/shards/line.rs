//! A connection to the gateway: TCP, TLS, WebSocket, and the compression of what Discord sends.

use super::inflate::Inflate;
use crate::routes::VERSION;
use crate::settings::DiscordSettings;
use crate::{DiscordError, settings};
use futures::{SinkExt, StreamExt};
use reqwest::Url;
use serde_json::Value;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName, pem::PemObject};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{self, Message};

/// The time limit for connecting, and for sending anything.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long the other side may take to close.
const CLOSING: Duration = Duration::from_secs(2);

trait Wire: AsyncRead + AsyncWrite + Unpin + Send {}

impl<T: AsyncRead + AsyncWrite + Unpin + Send> Wire for T {}

/// The ways to the gateway that the settings allow.
#[derive(Clone)]
pub(super) struct Dialer {
    tls: Arc<ClientConfig>,
    resolve: Vec<(String, SocketAddr)>,
}

/// An open connection.
pub(super) struct Line {
    socket: WebSocketStream<Box<dyn Wire>>,
    inflate: Inflate,
}

/// A piece of news from a connection.
#[derive(Debug)]
pub(super) enum Received {
    /// A payload, as JSON.
    Payload(Vec<u8>),
    /// Discord closes the connection, in most cases with a code.
    Closed(Option<u16>),
    /// The connection broke.
    Broken(String),
}

impl Dialer {
    /// Trusts the authorities that the web trusts, and those of the settings.
    pub fn new(settings: &DiscordSettings) -> Result<Dialer, DiscordError> {
        let mut roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.into() };
        if let Some(file) = &settings.ca_file {
            let wrong = |why: String| DiscordError::Setting { name: "ca_file".to_owned(), why };
            for certificate in CertificateDer::pem_slice_iter(&settings::read_pem(file)?) {
                let certificate = certificate.map_err(|e| wrong(e.to_string()))?;
                roots.add(certificate).map_err(|e| wrong(e.to_string()))?;
            }
        }
        let tls = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .map_err(|e| DiscordError::Ended { why: e.to_string() })?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Dialer { tls: Arc::new(tls), resolve: settings.resolve.clone() })
    }

    /// Opens a connection to a gateway (`wss://…`).
    pub async fn open(&self, gateway: &str) -> Result<Line, String> {
        match timeout(PATIENCE, self.connect(gateway)).await {
            Ok(line) => line,
            Err(_) => Err(format!("it took longer than {} s", PATIENCE.as_secs())),
        }
    }

    async fn connect(&self, gateway: &str) -> Result<Line, String> {
        let mut url = Url::parse(gateway).map_err(|e| format!("“{gateway}” is not an address: {e}"))?;
        url.query_pairs_mut()
            .append_pair("v", &VERSION.to_string())
            .append_pair("encoding", "json")
            .append_pair("compress", "zlib-stream");
        let host = url.host_str().ok_or_else(|| format!("“{gateway}” names no host"))?.to_owned();
        let port = url.port_or_known_default().ok_or_else(|| format!("“{gateway}” names no port"))?;
        let known = self.resolve.iter().find(|(name, _)| *name == host).map(|(_, address)| *address);
        let tcp = match known {
            Some(address) => TcpStream::connect(address).await,
            // An address of the sixth version stands in brackets in an URL.
            None => TcpStream::connect((host.trim_matches(['[', ']']), port)).await,
        };
        let tcp = tcp.map_err(|e| e.to_string())?;
        // Heartbeats are small.
        tcp.set_nodelay(true).map_err(|e| e.to_string())?;
        let wire: Box<dyn Wire> = match url.scheme() {
            "wss" => {
                let name = ServerName::try_from(host).map_err(|e| e.to_string())?;
                let tls = TlsConnector::from(Arc::clone(&self.tls)).connect(name, tcp).await;
                Box::new(tls.map_err(|e| e.to_string())?)
            }
            _ => Box::new(tcp),
        };
        let (socket, _) =
            tokio_tungstenite::client_async(url.as_str(), wire).await.map_err(|e| reason(&e))?;
        Ok(Line { socket, inflate: Inflate::new() })
    }
}

impl Line {
    /// Waits for the next thing that comes.
    pub async fn receive(&mut self) -> Received {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Received::Payload(text.as_bytes().to_vec()),
                Some(Ok(Message::Binary(part))) => match self.inflate.take(&part) {
                    Ok(Some(payload)) => return Received::Payload(payload),
                    Ok(None) => {}
                    Err(broken) => return Received::Broken(broken.to_string()),
                },
                Some(Ok(Message::Close(frame))) => {
                    return Received::Closed(frame.map(|frame| frame.code.into()));
                }
                // Pings are answered by the library.
                Some(Ok(_)) => {}
                Some(Err(error)) => return Received::Broken(reason(&error)),
                None => return Received::Closed(None),
            }
        }
    }

    /// Sends a payload.
    pub async fn send(&mut self, payload: &Value) -> Result<(), String> {
        match timeout(PATIENCE, self.socket.send(Message::text(payload.to_string()))).await {
            Ok(sent) => sent.map_err(|e| reason(&e)),
            Err(_) => Err("nothing can be sent".to_owned()),
        }
    }

    /// Closes the connection. After the codes 1000 and 1001 its session is over, after others it can be
    /// resumed.
    pub async fn close(mut self, code: u16) {
        let frame = CloseFrame { code: CloseCode::from(code), reason: "".into() };
        let closed = timeout(CLOSING, async {
            // It may be broken already.
            if self.socket.close(Some(frame)).await.is_ok() {
                while let Some(Ok(_)) = self.socket.next().await {}
            }
        });
        if closed.await.is_err() {
            tracing::debug!("the gateway did not answer the end of a connection");
        }
    }
}

/// The reason of an error, in words that hold neither a payload nor an address.
fn reason(error: &tungstenite::Error) -> String {
    match error {
        tungstenite::Error::Http(answer) => format!("it was answered with status {}", answer.status()),
        tungstenite::Error::Io(error) => error.to_string(),
        tungstenite::Error::Protocol(error) => error.to_string(),
        tungstenite::Error::Capacity(error) => error.to_string(),
        tungstenite::Error::Url(error) => error.to_string(),
        _ => "the connection is closed".to_owned(),
    }
}
