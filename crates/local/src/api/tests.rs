//! Webhooks against a real store, with a clock that can be moved.

use super::post_office;
use jiff::{SignedDuration, Timestamp};
use liege_chat::clock::ManualClock;
use liege_chat::{self as chat, Desk, Incoming, Person, Place, Rights, Said, Settings};
use liege_render::Renderer;
use liege_store::{Job, Scope, Store, TokenText, Work};
use liege_table::Tiding;
use std::sync::Arc;

struct House {
    chat: Arc<Desk>,
    store: Store,
    clock: Arc<ManualClock>,
    _folder: tempfile::TempDir,
}

impl House {
    /// Red p1, White p2 (who begins), Black p3.
    async fn open(options: &str) -> House {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("liege.sqlite");
        liege_store::testing::create_file(&data).await;
        let store = Store::open(&data).await.unwrap();
        let clock = Arc::new(ManualClock::new("2026-01-01T12:00:00Z".parse::<Timestamp>().unwrap()));
        let renderer = Renderer::new().unwrap();
        renderer.leave_blank(true);
        let settings = Settings { programs: true, ..Settings::default() };
        let chat = Desk::drawn_by(Arc::new(renderer), store.clone(), clock.clone(), settings);
        let house = House { chat, store, clock, _folder: folder };
        house.say("p1", &format!("new three-player-chess red=p1 white=p2 black=p3 {options}")).await;
        house.say("p2", "join #1").await;
        house.say("p3", "join #1").await;
        house
    }

    async fn say(&self, who: &str, text: &str) {
        let person = |id: &str| Person {
            id: id.to_owned(),
            name: id.to_uppercase(),
            locale: None,
            rights: Rights::default(),
        };
        let place = Place { server: Some("s".into()), channel: "c".into(), parent: None, locale: None };
        let text = Said::Command(match liege_chat::parse(text) {
            liege_chat::Parsed::Command(call) | liege_chat::Parsed::Move(call) => call,
            other => panic!("{text}: {other:?}"),
        });
        let known = ["p1", "p2", "p3"].map(person).to_vec();
        let incoming = Incoming { id: None, who: person(who), place, said: text, known, files: Vec::new() };
        chat::handle(&self.chat, incoming).await;
    }

    async fn hook(&self, who: &str, url: &str, events: &[Tiding]) -> i64 {
        let (text, scopes) = (TokenText::drawn(), Scope::Hooks.into());
        let now = self.chat.now();
        self.store.make_token(&text, (who, "hooks"), scopes, now).await.unwrap();
        let token = self.store.token(&text, now).await.unwrap().unwrap();
        let (id, _) = self.store.make_hook((who, token.id), url, events, now).await.unwrap().unwrap();
        id
    }

    /// What is due to be sent, as `member event number`, all of it taken off the queue.
    async fn told(&self) -> Vec<String> {
        let mut told = Vec::new();
        loop {
            let due = self.store.take(&[Work::Hooks], self.chat.now(), 99).await.unwrap();
            if due.is_empty() {
                told.sort_unstable();
                return told;
            }
            for job in due {
                let Job::Hook(post) = job else { panic!("{job:?}") };
                told.push(format!("{} {} {}", post.member, post.event, post.number));
                self.store.done(liege_store::Done::HookSent(&post), self.chat.now()).await.unwrap();
            }
        }
    }
}

#[tokio::test]
async fn everybody_is_told_what_concerns_them_and_nothing_that_is_kept_from_them() {
    let house = House::open("press=secret").await;
    for who in ["p1", "p2", "p3"] {
        house.hook(who, "https://example.org/", &Tiding::ALL).await;
    }
    assert_eq!(house.told().await, [""; 0], "nothing of what was before");
    house.say("p2", "#1 WC5-WV7").await;
    assert_eq!(house.told().await, ["p1 changed 1", "p2 changed 1", "p3 changed 1", "p3 turn 1"]);
    house.say("p1", "#1 White, truce for 3 turns").await;
    assert_eq!(house.told().await, ["p1 changed 1", "p2 changed 1", "p2 offer 1"], "Black hears nothing");
    house.say("p2", "#1 accept").await;
    assert_eq!(house.told().await, ["p1 changed 1", "p2 changed 1"]);
    house.say("p3", "#1 BC5-BV7").await;
    assert_eq!(house.told().await, ["p1 changed 2", "p1 turn 2", "p2 changed 2", "p3 changed 2"]);
    house.say("p3", "pause 5 #1").await;
    assert_eq!(
        house.told().await,
        ["p1 changed 3", "p1 offer 3", "p2 changed 3", "p2 offer 3", "p3 changed 3"],
        "it is Red’s turn as before"
    );
}

#[tokio::test]
async fn a_hook_that_takes_nothing_for_a_day_is_told_of_once() {
    let house = House::open("").await;
    // Nobody listens there.
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let hook = house.hook("p3", &format!("http://127.0.0.1:{port}/"), &[Tiding::Turn]).await;
    house.say("p2", "#1 WC5-WV7").await;
    let waiting = async || house.store.backlog().await.unwrap().rows;
    let before = waiting().await;
    let client = post_office::client(true).unwrap();
    let round = async || post_office::round(&house.chat, &house.store, &client, true).await.unwrap();
    assert_eq!(round().await, 1);
    assert_eq!(round().await, 0, "it waits");
    house.clock.advance(SignedDuration::from_hours(23));
    assert_eq!(round().await, 1);
    assert_eq!((waiting().await, house.store.hooks_of("p3").await.unwrap()[0].failed), (before, None));
    house.clock.advance(SignedDuration::from_hours(2));
    assert_eq!(round().await, 1);
    assert_eq!(waiting().await, before + 1, "p3 is told");
    assert!(house.store.hooks_of("p3").await.unwrap()[0].failed.is_some());
    // Others go on, and p3 is not told again.
    house.say("p3", "#1 BC5-BV7").await;
    house.say("p1", "#1 RC5-RV7").await;
    house.say("p2", "#1 WC6-WV10").await;
    let before = waiting().await;
    house.clock.advance(SignedDuration::from_hours(25));
    assert_eq!(round().await, 1);
    assert_eq!((round().await, waiting().await), (0, before));
    // With the token goes the hook.
    assert!(house.store.revoke_token("p3", "hooks").await.unwrap());
    assert_eq!(house.store.hooks_of("p3").await.unwrap(), []);
    assert!(!house.store.remove_hook("p3", hook).await.unwrap());
}
