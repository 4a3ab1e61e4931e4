//! A program that plays its member's seats over Liege's interface for programs (docs/programs/api.md): whenever it is its turn, it
//! plays what `liege engine` finds, or any legal move.
//!
//! ```text
//! LIEGE_TOKEN=liege_… cargo run --example plays-a-seat -- http://127.0.0.1:8180
//! LIEGE_TOKEN=liege_… cargo run --example plays-a-seat -- http://127.0.0.1:8180 target/debug/liege
//! ```
//!
//! The token needs the scopes `read`, `play` and `talk` (`token new bot read play talk` in the chat).

use reqwest::{Client, Method, StatusCode};
use serde_json::{Value, json};
use std::error::Error;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

type Failure = Box<dyn Error + Send + Sync>;

/// How long it waits before it looks again. A webhook would spare it that.
const PAUSE: Duration = Duration::from_secs(3);

/// A program with a token.
pub struct Bot {
    client: Client,
    address: String,
    token: String,
    /// The program `liege`, whose engine finds the moves; none: any move is played.
    engine: Option<PathBuf>,
}

impl Bot {
    /// One that asks at an address.
    pub fn new(address: &str, token: &str, engine: Option<PathBuf>) -> Bot {
        let address = address.trim_end_matches('/').to_owned();
        Bot { client: Client::new(), address, token: token.to_owned(), engine }
    }

    /// Asks once more where that can help: what is sent is done once, for it has a key of its own.
    async fn ask(
        &self,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> Result<(StatusCode, Value), Failure> {
        let key = format!("{:032x}", rand::random::<u128>());
        let mut left = 3;
        loop {
            let mut request = self.client.request(method.clone(), format!("{}{path}", self.address));
            request = request.bearer_auth(&self.token).header("idempotency-key", &key);
            if let Some(body) = body {
                request = request.json(body);
            }
            left -= 1;
            match request.send().await {
                Ok(response) => {
                    let (status, wait) = (response.status(), response.headers().get("retry-after").cloned());
                    if left == 0 || !(status == StatusCode::TOO_MANY_REQUESTS || status.is_server_error()) {
                        return Ok((status, response.json().await?));
                    }
                    let wait = wait.and_then(|wait| wait.to_str().ok()?.parse().ok()).unwrap_or(1);
                    tokio::time::sleep(Duration::from_secs(wait)).await;
                }
                Err(error) if left == 0 => return Err(error.into()),
                Err(_) => tokio::time::sleep(Duration::from_secs(1)).await,
            }
        }
    }

    async fn get(&self, path: &str) -> Result<Value, Failure> {
        match self.ask(Method::GET, path, None).await? {
            (status, body) if status.is_success() => Ok(body),
            (_, problem) => Err(format!("{path}: {}", problem["detail"]).into()),
        }
    }

    /// Looks at its tables once and does what waits for it there; how many moves it played.
    pub async fn once(&self) -> Result<usize, Failure> {
        let mut played = 0;
        for table in self.get("/v1/tables").await?.as_array().into_iter().flatten() {
            let id = &table["id"];
            match table["urgency"].as_str() {
                Some("invited") => drop(self.act(id, "join").await?),
                Some("asked") => drop(self.act(id, "here").await?),
                Some("turn") => played += usize::from(self.play(id).await?),
                _ => {}
            }
            if table["offers_waiting"] != 0 {
                self.decline(id).await?;
            }
        }
        Ok(played)
    }

    /// Says something at a table; whether it was taken.
    async fn act(&self, table: &Value, text: &str) -> Result<bool, Failure> {
        let path = format!("/v1/tables/{table}/acts");
        let (status, answer) = self.ask(Method::POST, &path, Some(&json!({ "say": text }))).await?;
        if !status.is_success() {
            eprintln!("#{table}: {text}: {}", answer["detail"]);
        }
        Ok(status.is_success())
    }

    /// It binds itself to nobody.
    async fn decline(&self, table: &Value) -> Result<(), Failure> {
        let seen = self.get(&format!("/v1/tables/{table}")).await?;
        for offer in seen["offers"].as_array().into_iter().flatten() {
            let may = offer["answers"].as_array().is_some_and(|answers| answers.contains(&json!("refuse")));
            if may {
                let number = offer["number"].as_u64().map_or_else(String::new, |number| format!("{number} "));
                self.act(table, &format!("answer {number}no")).await?;
            }
        }
        Ok(())
    }

    /// Plays a move, if the game has not gone on meanwhile.
    async fn play(&self, table: &Value) -> Result<bool, Failure> {
        let legal = self.get(&format!("/v1/tables/{table}/legal")).await?;
        let moves: Vec<&str> =
            legal["moves"].as_array().into_iter().flatten().filter_map(|mv| mv["action"].as_str()).collect();
        if moves.is_empty() {
            return Ok(false);
        }
        let found = self.found(table).await.filter(|found| moves.contains(&found.as_str()));
        let action = found.unwrap_or_else(|| moves[rand::random_range(0..moves.len())].to_owned());
        let body = json!({ "move": action, "number": legal["number"] });
        let (status, answer) =
            self.ask(Method::POST, &format!("/v1/tables/{table}/moves"), Some(&body)).await?;
        match status {
            status if status.is_success() => println!("#{table}: {action}"),
            _ => eprintln!("#{table}: {action}: {}", answer["detail"]),
        }
        Ok(status.is_success())
    }

    /// What the engine would play, where it may know the position.
    async fn found(&self, table: &Value) -> Option<String> {
        let engine = self.engine.as_ref()?;
        let position = self.get(&format!("/v1/tables/{table}/position")).await.ok()?;
        let (game, position) = (position["game"].as_str()?, position["position"].as_str()?);
        let thinks = ["engine", "--game", game, "--position", position, "--level", "2", "--json"];
        let thought = Command::new(engine).args(thinks).output().ok()?;
        let thought: Value = serde_json::from_slice(&thought.stdout).ok()?;
        thought["move"].as_str().map(str::to_owned)
    }
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let mut arguments = std::env::args().skip(1);
    let address = arguments.next().unwrap_or_else(|| "http://127.0.0.1:8180".to_owned());
    let token = std::env::var("LIEGE_TOKEN")
        .map_err(|_| "set LIEGE_TOKEN to a token (`token new bot` in the chat)")?;
    let bot = Bot::new(&address, &token, arguments.next().map(PathBuf::from));
    println!("playing for {}", bot.get("/v1/me").await?["name"]);
    loop {
        if bot.once().await? == 0 {
            tokio::time::sleep(PAUSE).await;
        }
    }
}
