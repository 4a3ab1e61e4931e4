//! Tables at which clocks stand still on Saturdays and Sundays.

use super::*;
use liege_game::Seat;

fn at(text: &str) -> Timestamp {
    text.parse().unwrap()
}

/// Moves the clock to a time.
async fn until(club: &Club, moment: &str) {
    club.pass(at(moment).duration_since(club.clock.now())).await;
}

async fn begun(settings: &str) -> Club {
    let club = Club::open().await;
    // The sixth of November is a Friday.
    until(&club, "2026-11-06T12:00:00Z").await;
    club.say("p1", &format!("new chess white=p1 black=@p2 {settings}")).await;
    club.say("p2", "join").await;
    club
}

#[tokio::test]
async fn three_days_from_a_friday_end_on_a_wednesday() {
    let club = begun("time=3d weekends=off Kyiv").await;
    let due = club.table(1).await.due_of(Seat(0)).unwrap();
    assert_eq!(due, at("2026-11-11T12:00:00Z"));
    let said = only(&club.say("p1", "time").await).text.clone();
    assert!(said.contains(&format!("<t:{}:f>", due.as_second())), "{said}");
    assert!(said.contains("Clocks stop on Saturdays and Sundays (Europe/Kyiv)."), "{said}");
    // Nobody is late before, and nobody reminded at the weekend.
    until(&club, "2026-11-08T21:59:00Z").await;
    assert_eq!(
        club.transport.letters().iter().filter(|letter| letter.text.contains("a reminder:")).count(),
        0
    );
    until(&club, "2026-11-11T11:59:00Z").await;
    assert!(club.table(1).await.log().is_empty());
    until(&club, "2026-11-11T12:01:00Z").await;
    assert!(club.table(1).await.log()[0].action.starts_with("@excuse"), "{:?}", club.table(1).await.log());
}

#[tokio::test]
async fn a_stock_of_time_does_not_run_at_the_weekend() {
    let club = begun("time=2d+1d/5d weekends=off").await;
    until(&club, "2026-11-09T12:00:00Z").await;
    club.say("p1", "e4").await;
    // Twelve hours of Friday and twelve of Monday were used, and a day was added.
    let stock = club.table(1).await.stocks();
    assert_eq!(stock, [(Seat(0), SignedDuration::from_hours(48))]);
    assert_eq!(club.table(1).await.due_of(Seat(1)), Some(at("2026-11-11T12:00:00Z")));
}

#[tokio::test]
async fn named_days_count_whatever_is_settled_and_the_zone_is_the_servers() {
    let club = begun("time=\"sat 20:00 UTC\" weekends=off").await;
    assert_eq!(club.table(1).await.due_of(Seat(0)), Some(at("2026-11-07T20:00:00Z")));
    let mut boss = Club::incoming("boss", "c", addressed("setup zone Berlin; defaults time=1d weekends=off"));
    boss.who.rights = Rights { manages: true, ..Rights::default() };
    club.hear(boss).await;
    club.say("p1", "new chess white=p1 black=@p2").await;
    club.say("p2", "join #2").await;
    assert_eq!(club.table(2).await.terms().weekends.to_string(), "off Europe/Berlin");
    assert_eq!(club.table(2).await.due_of(Seat(0)), Some(at("2026-11-09T12:00:00Z")));
    club.say("p1", "new chess weekends=maybe").await.says("on, off, off Europe/Kyiv");
}
