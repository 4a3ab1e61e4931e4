//! A real browser: headless Chromium through chromedriver.
#![allow(dead_code, reason = "every test file uses another part")]

use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::key::Key;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tempfile::TempDir;

const CHROMIUM: &str = "/usr/bin/chromium";
const CHROMEDRIVER: &str = "/usr/bin/chromedriver";

/// The longest time until anything is shown.
const PATIENCE: Duration = Duration::from_secs(20);

/// Whether there is a browser. In CI there must be one.
pub fn present() -> bool {
    let missing: Vec<&str> =
        [CHROMIUM, CHROMEDRIVER].into_iter().filter(|path| !Path::new(path).exists()).collect();
    if missing.is_empty() {
        return true;
    }
    let ci = std::env::var("CI").is_ok_and(|value| value == "true");
    assert!(!ci, "CI=true, so a browser is required; missing: {missing:?}");
    println!("skipped: no browser here ({missing:?}); Debian has them as chromium and chromium-driver");
    false
}

/// chromedriver, and the browsers it opened.
pub struct Driver {
    child: Child,
    port: u16,
    folder: TempDir,
    _turn: MutexGuard<'static, ()>,
}

/// A browser needs a core: there are two at a time, however many tests there are.
fn turn() -> MutexGuard<'static, ()> {
    static TURNS: [Mutex<()>; 2] = [Mutex::new(()), Mutex::new(())];
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let turn = &TURNS[NEXT.fetch_add(1, Ordering::Relaxed) % TURNS.len()];
    turn.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Driver {
    pub fn start() -> Driver {
        let turn = turn();
        let mut child = Command::new(CHROMEDRIVER)
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver starts");
        let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
        let port = loop {
            let line = lines.next().expect("chromedriver says its port").expect("a line");
            if let Some((_, port)) = line.split_once("started successfully on port ") {
                break port.trim_end_matches('.').parse().expect("a port");
            }
        };
        // The rest of its output must not fill the pipe.
        std::thread::spawn(move || lines.for_each(drop));
        Driver { child, port, folder: tempfile::tempdir().expect("a folder"), _turn: turn }
    }

    /// Opens a browser of a width and height, in the dark or the light, preferring a language.
    pub async fn open(&self, name: &str, size: (u32, u32), light: bool, language: &str) -> Browser {
        let log = self.folder.path().join(format!("{name}.netlog.json"));
        let mut arguments: Vec<String> = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
            // The browser's own requests (updates, the time) get nowhere: no name is looked up at all.
            "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
        ]
        .map(str::to_owned)
        .into();
        arguments.push(format!("--user-data-dir={}", self.folder.path().join(name).display()));
        arguments.push(format!("--log-net-log={}", log.display()));
        arguments.push(format!("--lang={language}"));
        arguments.push(format!("--accept-lang={language}"));
        arguments.push(format!("--window-size={},{}", size.0, size.1));
        if !light {
            arguments.push("--force-dark-mode".to_owned());
        }
        let mut options = json!({
            "binary": CHROMIUM,
            "args": arguments,
            "prefs": { "intl.accept_languages": language },
        });
        if size.0 < 500 {
            // No window is as narrow as a phone, but an emulated screen is.
            options["mobileEmulation"] = json!({
                "deviceMetrics": { "width": size.0, "height": size.1, "pixelRatio": 1.0, "touch": false },
            });
        }
        let mut capabilities = serde_json::Map::new();
        capabilities.insert("goog:chromeOptions".to_owned(), options);
        capabilities.insert("goog:loggingPrefs".to_owned(), json!({ "browser": "ALL" }));
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{}", self.port))
            .await
            .expect("a browser opens");
        Browser { client, log }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // If it is asked to end, it ends its browsers too.
        let id = self.child.id().to_string();
        let _ = Command::new("kill").args(["-TERM", &id]).status();
        let _ = self.child.wait();
    }
}

/// One open browser.
pub struct Browser {
    pub client: Client,
    log: PathBuf,
}

impl Browser {
    pub async fn go(&self, address: &str) {
        self.client.goto(address).await.expect("the page opens");
    }

    /// Opens the page anew as another member; `place`: in that place.
    pub async fn becomes(&self, who: &str, place: Option<&str>) {
        // While it loads, the page writes down whose it is.
        self.until("document.querySelector('#members :checked') !== null").await;
        let place = place.map_or_else(String::new, |place| format!("location.hash = '#{place}';"));
        self.js(&format!("sessionStorage.setItem('liege.me', '{who}'); {place} location.reload();")).await;
    }

    /// Runs a piece of JavaScript and returns its value.
    pub async fn js(&self, script: &str) -> Value {
        self.client.execute(script, Vec::new()).await.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Waits until a JavaScript expression is true.
    pub async fn until(&self, expression: &str) {
        let script = format!("return Boolean({expression});");
        let since = Instant::now();
        loop {
            if self.client.execute(&script, Vec::new()).await.is_ok_and(|value| value == json!(true)) {
                return;
            }
            if since.elapsed() > PATIENCE {
                let text = self.js("return document.body.innerText;").await;
                panic!("never true: {expression}\n{}", text.as_str().unwrap_or_default());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Waits until the messages shown contain a text.
    pub async fn until_said(&self, text: &str) {
        let text = serde_json::to_string(text).expect("a text");
        self.until(&format!("document.getElementById('log').innerText.includes({text})")).await;
    }

    /// Types into the focused element, with the keyboard only.
    pub async fn keys(&self, text: &str) {
        let since = Instant::now();
        loop {
            let focus = self.client.active_element().await.expect("something has the focus");
            match focus.send_keys(text).await {
                Ok(()) => return,
                // The focused element was drawn anew a moment before, or is not ready yet.
                Err(error) => {
                    let soon = error.is_stale_element_reference() || error.is_element_not_interactable();
                    assert!(soon && since.elapsed() < PATIENCE, "{error}");
                }
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Types a line into the focused element, and Enter.
    pub async fn line(&self, text: &str) {
        self.keys(text).await;
        self.keys(&char::from(Key::Enter).to_string()).await;
    }

    pub async fn key(&self, key: Key) {
        self.keys(&char::from(key).to_string()).await;
    }

    /// Presses a key while Alt is held.
    pub async fn alt(&self, key: char) {
        let actions = KeyActions::new("keyboard".to_owned())
            .then(KeyAction::Down { value: Key::Alt.into() })
            .then(KeyAction::Down { value: key })
            .then(KeyAction::Up { value: key })
            .then(KeyAction::Up { value: Key::Alt.into() });
        self.client.perform_actions(actions).await.expect("keys are pressed");
        self.client.release_actions().await.expect("keys are let go");
    }

    /// Presses Tab (backwards with Shift) until the focused element matches a selector.
    pub async fn tab_to(&self, selector: &str, backwards: bool) {
        let script = format!("return document.activeElement.matches({selector:?});");
        for _ in 0..100 {
            let mut actions = KeyActions::new("keyboard".to_owned());
            if backwards {
                actions = actions.then(KeyAction::Down { value: Key::Shift.into() });
            }
            actions = actions
                .then(KeyAction::Down { value: Key::Tab.into() })
                .then(KeyAction::Up { value: Key::Tab.into() });
            if backwards {
                actions = actions.then(KeyAction::Up { value: Key::Shift.into() });
            }
            self.client.perform_actions(actions).await.expect("keys are pressed");
            if self.js(&script).await == json!(true) {
                return;
            }
        }
        panic!("Tab never comes to {selector}");
    }

    /// Saves a screenshot as a file beside the other results of the build.
    pub async fn picture(&self, name: &str) {
        let png = self.client.screenshot().await.expect("a screenshot");
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("local-page");
        std::fs::create_dir_all(&folder).expect("a folder");
        std::fs::write(folder.join(format!("{name}.png")), png).expect("a file");
    }

    /// Whether something is wider than the page.
    pub async fn overflow(&self) -> Value {
        self.js("return [...document.querySelectorAll('main *, header *')].filter((e) => {
                if (!e.checkVisibility() || e.closest('details:not([open])')) return false;
                const box = e.getBoundingClientRect();
                let p = e.parentElement;
                while (p && !/auto|scroll|hidden/.test(getComputedStyle(p).overflowX)) p = p.parentElement;
                return box.width > 1 && box.right > innerWidth + 1 && (!p || p === document.documentElement);
             }).map((e) => e.outerHTML.slice(0, 120))
               .concat(document.documentElement.scrollWidth > innerWidth ? ['the page itself'] : []);")
            .await
    }

    /// Closes the browser and asserts from its network log that no connection left this computer and that
    /// pages only asked `host`.
    pub async fn close(self, host: &str) {
        self.client.close().await.expect("the browser closes");
        let since = Instant::now();
        let text = loop {
            let text = std::fs::read_to_string(&self.log).unwrap_or_default();
            // The log is complete when the browser is gone.
            if text.trim_end().ends_with('}') || since.elapsed() > PATIENCE {
                break text;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        };
        let log: Value = serde_json::from_str(&text).expect("the network log is complete");
        let kind = |name: &str| log["constants"]["logEventTypes"][name].clone();
        let (connect, request) = (kind("TCP_CONNECT_ATTEMPT"), kind("URL_REQUEST_START_JOB"));
        assert!(connect.is_number() && request.is_number(), "the network log has other words now");
        let (mut connected, mut asked) = (0, 0);
        for event in log["events"].as_array().expect("events") {
            let parameters = &event["params"];
            if event["type"] == connect
                && let Some(address) = parameters["address"].as_str()
            {
                connected += 1;
                let here = address.starts_with("127.0.0.1:") || address.starts_with("[::1]:");
                assert!(here, "the browser connected to {address}");
            }
            let by_a_page = parameters["initiator"].as_str().is_some_and(|by| by.starts_with("http"));
            if event["type"] == request && by_a_page {
                asked += 1;
                let url = parameters["url"].as_str().unwrap_or_default();
                assert!(url.starts_with(&format!("http://{host}/")), "the page asked for {url}");
            }
        }
        assert!(connected > 0 && asked > 3, "the log shows {connected} connections and {asked} requests");
    }
}

/// Finds an element now.
pub async fn text_of(browser: &Browser, css: &str) -> String {
    let since = Instant::now();
    loop {
        let element = browser.client.find(Locator::Css(css)).await.unwrap_or_else(|_| panic!("no {css}"));
        match element.text().await {
            Ok(text) => return text,
            // The element was drawn anew a moment before.
            Err(error) => {
                assert!(error.is_stale_element_reference() && since.elapsed() < PATIENCE, "{error}");
            }
        }
    }
}
