//! A program with a token, and the house it plays in.

use crate::api::Asker;
use crate::program::{Ground, Served};
use reqwest::{Client, RequestBuilder, StatusCode};
use serde_json::{Value, json};
use std::path::Path;
use std::time::{Duration, Instant};

/// The local chat with the interface for programs.
pub struct House {
    pub ground: Ground,
    pub served: Served,
    pub page: Asker,
    /// The address: `http://127.0.0.1:12345`
    pub address: String,
}

/// Starts it, with further settings from the environment. Returns the address of the interface.
pub fn serve(ground: &Ground, settings: &[(&str, &str)]) -> (Served, String) {
    let mut command = ground.liege(&["local"]);
    let log = std::fs::File::create(ground.path("log")).expect("a log");
    command.env("LIEGE_LOCAL_ADDRESS", "127.0.0.1:0").env("LIEGE_API_LISTEN", "127.0.0.1:0");
    command.envs(settings.iter().copied()).stderr(log);
    let served = Served::of(ground, command);
    (served, address_in(&ground.path("log")))
}

/// The address of the interface from the log. It is written a moment later than that of the page.
fn address_in(log: &Path) -> String {
    let start = Instant::now();
    loop {
        let text = std::fs::read_to_string(log).expect("a log");
        let here = text.split("programs play at ").nth(1).and_then(|text| text.split_once("/v1/"));
        if let Some((address, _)) = here {
            return address.to_owned();
        }
        assert!(start.elapsed() < Duration::from_secs(30), "{text}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

impl House {
    pub fn open(settings: &[(&str, &str)]) -> House {
        let ground = Ground::new();
        let (served, address) = serve(&ground, settings);
        let page = Asker::new(&served);
        House { ground, served, page, address }
    }

    /// Kills it and starts it again.
    pub fn restarted(self, settings: &[(&str, &str)]) -> House {
        let House { ground, served, .. } = self;
        served.kill();
        let (served, address) = serve(&ground, settings);
        let page = Asker::new(&served);
        House { ground, served, page, address }
    }

    /// The last answer of the chat to a member in their private room.
    pub async fn told(&self, who: &str, text: &str) -> String {
        let said = self.page.say(who, &format!("@{who}"), text, &format!("{who} {text}")).await;
        let ids = said["messages"].as_array().expect("messages").clone();
        let messages = self.page.messages(who, &format!("@{who}")).await;
        let last = messages.iter().rfind(|message| ids.contains(&message["id"])).expect("an answer");
        last["text"].as_str().expect("a text").to_owned()
    }

    /// A member's program, with a token that the member makes in the chat.
    pub async fn program(&self, who: &str, scopes: &str) -> Program {
        let name = format!("t{}", scopes.replace(' ', "-"));
        let text = self.told(who, &format!("token new {name} {scopes}")).await;
        let start = text.find("liege_").unwrap_or_else(|| panic!("{text}"));
        let token: String = text[start..].chars().take_while(|c| *c != '`').collect();
        Program::new(&self.address, &token)
    }

    /// A table for three with all seats taken: red p1, white p2 (who starts), black p3.
    pub async fn three(&self, options: &str) {
        let new = format!("new three-player-chess red=p1 white=p2 black=p3 {options}");
        self.page.say("p1", "main", &new, "new").await;
        for who in ["p2", "p3"] {
            self.page.say(who, "main", "join #1", &format!("join {who}")).await;
        }
    }
}

/// A program.
pub struct Program {
    client: Client,
    pub address: String,
    pub token: String,
}

/// An answer.
#[derive(Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub kind: String,
    pub etag: Option<String>,
    pub retry_after: Option<u64>,
    pub body: Value,
    pub bytes: Vec<u8>,
}

impl Answer {
    /// The body of a good answer.
    #[track_caller]
    pub fn well(self) -> Value {
        assert_eq!(self.status, StatusCode::OK, "{self:?}");
        self.body
    }

    /// The detail of a problem, which must have this status and kind.
    #[track_caller]
    pub fn problem(self, status: u16, kind: &str) -> Value {
        assert_eq!(self.status.as_u16(), status, "{self:?}");
        assert_eq!(self.kind, "application/problem+json");
        assert_eq!(self.body["type"], format!("urn:liege:{kind}"), "{self:?}");
        assert_eq!(self.body["status"], status);
        assert!(self.body["detail"].as_str().is_some_and(|detail| detail.len() > 15), "{self:?}");
        self.body
    }
}

impl Program {
    pub fn new(address: &str, token: &str) -> Program {
        Program { client: Client::new(), address: address.to_owned(), token: token.to_owned() }
    }

    pub async fn send(&self, request: RequestBuilder) -> Answer {
        let response = request.bearer_auth(&self.token).send().await.expect("an answer");
        let status = response.status();
        let header =
            |name: &str| response.headers().get(name).map(|value| value.to_str().expect("a text").to_owned());
        let (kind, etag, retry) = (header("content-type"), header("etag"), header("retry-after"));
        let bytes = response.bytes().await.expect("a body").to_vec();
        Answer {
            status,
            kind: kind.unwrap_or_default(),
            etag,
            retry_after: retry.and_then(|seconds| seconds.parse().ok()),
            body: serde_json::from_slice(&bytes).unwrap_or_default(),
            bytes,
        }
    }

    pub fn getting(&self, path: &str) -> RequestBuilder {
        self.client.get(format!("{}{path}", self.address))
    }

    pub fn deleting(&self, path: &str) -> RequestBuilder {
        self.client.delete(format!("{}{path}", self.address))
    }

    pub fn posting(&self, path: &str, body: &Value) -> RequestBuilder {
        let request = self.client.post(format!("{}{path}", self.address)).body(body.to_string());
        request.header("content-type", "application/json")
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send(self.getting(path)).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        self.send(self.posting(path, body)).await
    }

    pub async fn table(&self) -> Value {
        self.get("/v1/tables/1").await.well()
    }

    /// Plays a move in the present position.
    pub async fn play(&self, text: &str) -> Answer {
        let number = self.table().await["number"].clone();
        self.post("/v1/tables/1/moves", &json!({ "move": text, "number": number })).await
    }

    pub async fn act(&self, text: &str) -> Answer {
        self.post("/v1/tables/1/acts", &json!({ "say": text })).await
    }

    /// Waits until it is this program's turn. Returns its legal moves.
    pub async fn turn(&self) -> Vec<String> {
        for _ in 0..400 {
            let table = self.table().await;
            if table["status"] == "playing" && table["urgency"] == "turn" {
                let legal = self.get("/v1/tables/1/legal").await.well();
                let moves = legal["moves"].as_array().expect("moves").clone();
                return moves.iter().map(|mv| mv["action"].as_str().expect("an action").to_owned()).collect();
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        panic!("it is never its turn: {}", self.table().await);
    }
}
