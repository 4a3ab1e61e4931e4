//! Contests for programs: who sees which, what they may do there, and what webhooks tell.

use super::*;
use crate::anywhere::Anywhere;

impl House {
    /// A contest of p1, p2 and p3, which everybody on the server sees; on the web after `setup page=on`.
    async fn with_contest() -> House {
        let house = House::open("").await;
        house.say("p1", "contest new robin chess checkin=off name=\"Spring\"").await;
        for who in ["p1", "p2", "p3"] {
            house.say(who, "contest join").await;
        }
        house
    }

    async fn goes_on(&self) {
        chat::deliver_due(&self.chat, &Anywhere).await;
    }

    async fn says(&self, token: &TokenText, say: &str) -> Got {
        self.sent(Some(token), "/v1/contests/1/acts", Some(json!({ "say": say }))).await
    }

    /// The bodies of the messages that wait for the hooks of a member, taken off the queue.
    async fn told_of_contests(&self, ear: &mut Ear) -> Vec<Value> {
        let mut office = self.office();
        let mut told = Vec::new();
        while office.send_due().await.unwrap() > 0 {
            let (message, stream) = ear.next().await;
            answer(stream, "200 OK").await;
            office.some_end().await.unwrap().unwrap();
            told.push(message);
        }
        told
    }
}

#[tokio::test]
async fn hooks_are_told_once_of_a_round_and_of_the_end() {
    let house = House::with_contest().await;
    let mut ear = Ear::open().await;
    house.hook("p3", &ear.url, &[Tiding::Paired, Tiding::ContestEnded]).await;
    // A hook that was made for other events, and one of somebody who has no part in it.
    house.hook("p1", "https://example.org/", &[Tiding::Ended]).await;
    house.store.meet("p9", "P9", house.chat.now()).await.unwrap();
    house.hook("p9", "https://example.org/", &Tiding::ALL).await;
    house.say("p1", "contest close").await;
    house.goes_on().await;
    let told = house.told_of_contests(&mut ear).await;
    let paired: Vec<_> = told.iter().map(|told| (&told["event"], &told["round"])).collect();
    let round = |round: u32| (json!("paired"), json!(round));
    assert_eq!(
        paired.iter().map(|(event, round)| ((*event).clone(), (*round).clone())).collect::<Vec<_>>(),
        [round(1), round(2), round(3)],
        "all rounds of a small round robin begin at once"
    );
    let game = &told[0]["games"][0];
    assert_eq!(
        (&told[0]["contest"], &told[0]["member"], &game["game"]),
        (&json!(1), &json!("p3"), &json!("1.1"))
    );
    assert_eq!((game["seats"].as_array().unwrap().len(), game["state"].as_str()), (2, Some("open")));
    assert_eq!(game["players"][0][0]["id"].as_str().map(|id| &id[..1]), Some("p"), "{game}");
    let table = game["table"].as_i64().unwrap();
    assert!(house.store.table(table).await.unwrap().is_some());
    assert_eq!(told[0]["byes"][0]["bye"], json!("Z"));
    // Every look at the contest changes nothing more.
    house.goes_on().await;
    assert_eq!(house.waiting().await, 0);
    house.say("p1", "contest cancel nobody has time").await;
    let press = "contest-cancel:1:nobody has time";
    let who = Person { id: "p1".into(), name: "P1".into(), locale: None, rights: Rights::default() };
    let place = Place { server: Some("s".into()), channel: "c".into(), parent: None, locale: None };
    let said = Said::Press(press.into());
    let incoming = Incoming { id: None, who, place, said, known: Vec::new(), files: Vec::new() };
    chat::handle(&house.chat, incoming).await;
    let told = house.told_of_contests(&mut ear).await;
    assert_eq!(told.len(), 1, "{told:?}");
    assert_eq!((&told[0]["event"], &told[0]["state"]), (&json!("contest-ended"), &json!("cancelled")));
    let text = told[0].to_string();
    assert!(
        text.contains("\"place\":1") && text.contains("\"points\":0") && !text.contains("seed"),
        "{text}"
    );
}

#[tokio::test]
async fn a_hook_of_a_contest_that_takes_nothing_is_told_of_once() {
    let house = House::with_contest().await;
    house.hook("p3", "http://127.0.0.1:9/", &[Tiding::Paired]).await;
    house.say("p1", "contest close").await;
    house.clock.advance(SignedDuration::from_hours(25));
    let mut office = house.office();
    for _ in 0..3 {
        office.send_due().await.unwrap();
        while let Some(ended) = office.some_end().await {
            ended.unwrap();
        }
    }
    let notices = house.store.take(&[Work::Posts], house.chat.now(), 99).await.unwrap();
    let to = |job: &Job| matches!(job, Job::Post(row) if row.payload.to_string().contains("127.0.0.1:9"));
    assert_eq!((notices.iter().filter(|job| to(job)).count(), house.waiting().await), (1, 0));
}

#[tokio::test]
async fn a_contest_is_seen_by_its_people_and_by_everybody_where_the_web_shows_it() {
    let house = House::with_contest().await;
    house.store.meet("p8", "P8", house.chat.now()).await.unwrap();
    let (mine, other) = (house.token("p2", &[Scope::Read]).await, house.token("p8", &Scope::ALL).await);
    house.say("p1", "contest close").await;
    house.goes_on().await;
    let all = house.get(Some(&mine), "/v1/contests").await;
    assert_eq!((&all.body[0]["id"], &all.body[0]["name"]), (&json!(1), &json!("Spring")), "{}", all.text);
    assert_eq!(all.body[0]["state"], json!("running"));
    let seen = house.get(Some(&mine), "/v1/contests/1").await;
    assert_eq!(seen.status, StatusCode::OK, "{}", seen.text);
    assert_eq!(seen.body["entrants"][0]["players"][0]["id"].as_str().map(str::len), Some(2));
    assert_eq!(seen.body["tie_breaks"][0], json!("DE"));
    let round = house.get(Some(&mine), "/v1/contests/1/rounds/2").await;
    assert_eq!((&round.body["round"], &round.body["games"][0]["game"]), (&json!(2), &json!("2.1")));
    let csv = house.get(Some(&mine), "/v1/contests/1/files/csv").await;
    assert!(csv.text.starts_with("part,place,number,name"), "{}", csv.text);
    let trf = house.get(Some(&mine), "/v1/contests/1/files/trf26").await;
    assert!(trf.text.contains("\n142 3") || trf.text.contains("012 Spring"), "{}", trf.text);
    let trf16 = house.get(Some(&mine), "/v1/contests/1/files/trf16").await;
    assert!(trf16.text.contains("XXR 3") && !trf16.text.contains("\n142"), "{}", trf16.text);
    // While it runs nobody gets the log, which begins with the seed of the lots.
    let json = house.get(Some(&mine), "/v1/contests/1/files/json").await;
    assert_eq!(json.status, StatusCode::NOT_FOUND);
    let seed = house.store.contest(1).await.unwrap().unwrap().contest.seed().reveal();
    for text in [&all, &seen, &round, &csv, &trf, &trf16, &json].map(|got| &got.text) {
        assert!(!text.contains(&seed) && !text.contains("seed"), "{text}");
    }
    // Others see nothing of it until the server shows its games on the web.
    for path in ["/v1/contests/1", "/v1/contests/1/rounds/1", "/v1/contests/1/files/csv"] {
        assert_eq!(house.get(Some(&other), path).await.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(house.get(None, path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    assert_eq!(house.get(None, "/v1/contests?server=s").await.body, json!([]));
    house.say("boss", "setup page=on").await;
    for path in ["/v1/contests/1", "/v1/contests/1/rounds/1", "/v1/contests/1/files/csv"] {
        for token in [None, Some(&other)] {
            let got = house.get(token, path).await;
            assert_eq!(got.status, StatusCode::OK, "{path}");
            assert!(
                got.text.contains("P2") && !got.text.contains("\"p2\""),
                "names and no ids: {}",
                got.text
            );
        }
    }
    assert_eq!(house.get(None, "/v1/contests?server=s").await.body[0]["id"], json!(1));
    assert_eq!(house.get(None, "/v1/contests?channel=c").await.body[0]["id"], json!(1));
    assert_eq!(house.get(None, "/v1/contests?server=t&channel=c").await.body, json!([]));
    assert_eq!(house.get(None, "/v1/contests").await.status, StatusCode::UNAUTHORIZED);
    // One in a channel that not everybody sees is not shown.
    house.say_in("closed", "p1", "contest new robin chess checkin=off").await;
    assert_eq!(house.get(None, "/v1/contests/2").await.status, StatusCode::NOT_FOUND);
    assert_eq!(house.get(None, "/v1/contests?channel=closed").await.body, json!([]));
    assert_eq!(house.get(None, "/v1/contests?server=s").await.body.as_array().map(Vec::len), Some(1));
    // A token has to allow reading, and nobody’s is not a token.
    let play = house.token("p2", &[Scope::Play]).await;
    assert_eq!(house.get(Some(&play), "/v1/contests/1").await.status, StatusCode::FORBIDDEN);
    let drawn = TokenText::drawn();
    assert_eq!(house.get(Some(&drawn), "/v1/contests/1").await.status, StatusCode::UNAUTHORIZED);
    for path in ["/v1/contests/x", "/v1/contests/1/rounds/9", "/v1/contests/1/files/pdf"] {
        let status = house.get(Some(&mine), path).await.status;
        assert!(matches!(status, StatusCode::BAD_REQUEST | StatusCode::NOT_FOUND), "{path}: {status}");
    }
}

#[tokio::test]
async fn a_program_joins_and_withdraws_as_its_member_would() {
    let house = House::open("").await;
    house.say("boss", "setup page=on").await;
    house.say("p1", "contest new robin chess checkin=off").await;
    let entrants = async || {
        let contest = house.store.contest(1).await.unwrap().unwrap();
        let entrants = contest.contest.entrants().iter().filter(|entrant| entrant.is_in());
        entrants.map(|entrant| entrant.members[0].id.clone()).collect::<Vec<_>>()
    };
    let two = house.token("p2", &[Scope::Read, Scope::Play]).await;
    let joined = house.says(&two, "join").await;
    assert_eq!(joined.status, StatusCode::OK, "{}", joined.text);
    assert!(joined.text.contains("You have entered contest #1"), "{}", joined.text);
    assert_eq!(joined.body["contest"]["entrants"][0]["players"][0]["id"], json!("p2"));
    // The refusals of the chat.
    let again = house.says(&two, "contest join").await;
    assert_eq!(
        (again.status, &again.body["type"]),
        (StatusCode::UNPROCESSABLE_ENTITY, &json!("urn:liege:refused"))
    );
    for say in ["close", "contest cancel because", "resign", "e4", "contest join #2", "round now"] {
        let got = house.says(&two, say).await;
        assert_eq!(
            (got.status, &got.body["type"]),
            (StatusCode::UNPROCESSABLE_ENTITY, &json!("urn:liege:unfit")),
            "{say}"
        );
    }
    let read = house.token("p3", &[Scope::Read, Scope::Talk]).await;
    assert_eq!(house.says(&read, "join").await.status, StatusCode::FORBIDDEN);
    house.says(&house.token("p3", &Scope::ALL).await, "join").await;
    // Somebody who has never been on the server reads of it on the web, and can’t enter from there.
    house.store.meet("p8", "P8", house.chat.now()).await.unwrap();
    let stranger = house.says(&house.token("p8", &Scope::ALL).await, "join").await;
    assert_eq!(stranger.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", stranger.text);
    assert!(stranger.text.contains("have not played yet"), "{}", stranger.text);
    assert_eq!(entrants().await, ["p2", "p3"]);
    assert_eq!(house.says(&two, "leave").await.status, StatusCode::OK);
    assert_eq!(entrants().await, ["p3"]);
    house.says(&two, "join").await;
    house.say("p1", "contest join").await;
    house.say("p1", "contest close").await;
    house.goes_on().await;
    // To withdraw asks first, and a bare yes answers.
    let asked = house.says(&two, "withdraw").await;
    assert_eq!(
        (asked.status, &asked.body["type"]),
        (StatusCode::CONFLICT, &json!("urn:liege:asked")),
        "{}",
        asked.text
    );
    assert_eq!(asked.body["choices"][0]["press"], json!("contest-withdraw:1:sure"));
    assert_eq!(entrants().await.len(), 3);
    let stale = json!({ "say": "yes", "number": 3 });
    let got = house.sent(Some(&two), "/v1/contests/1/acts", Some(stale)).await;
    assert_eq!(got.status, StatusCode::BAD_REQUEST);
    // Nobody presses for another.
    let one = house.token("p8", &Scope::ALL).await;
    let press = json!({ "press": "contest-withdraw:1:sure" });
    let got = house.sent(Some(&one), "/v1/contests/1/acts", Some(press.clone())).await;
    assert_eq!(got.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", got.text);
    assert_eq!(entrants().await.len(), 3);
    let got = house.sent(Some(&two), "/v1/contests/1/acts", Some(press)).await;
    assert_eq!(got.status, StatusCode::OK, "{}", got.text);
    assert_eq!(entrants().await.len(), 2);
    // At a table nothing can be said about contests.
    let at_table = json!({ "say": "contest join #1" });
    let got = house.sent(Some(&two), "/v1/tables/1/acts", Some(at_table)).await;
    assert_eq!(got.body["type"], json!("urn:liege:unfit"), "{}", got.text);
}
