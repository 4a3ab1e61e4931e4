//! Time that is given back after downtime.

use super::*;
use crate::desk::listening::listens;
use crate::dispatch::handle;

#[tokio::test]
async fn what_is_overdue_because_the_program_was_down_is_not() {
    for moment in 0..4 {
        let club = begun("time=2d excuses=0 missed=resign").await;
        let mut expected: Vec<&str> = Vec::new();
        match moment {
            0 => {}
            1 => {
                club.say("p1", "W2f3").await;
                expected.push("W/2f2-2f3");
            }
            2 => {
                club.dm("p1", "vacation 1d #1").await;
                expected.push("@away gold 1");
            }
            _ => {
                club.say("p2", "draw").await;
                expected.push("@propose draw ask gold");
            }
        }
        club.wait(1).await;
        let played = club.actions(1).await.len();
        assert_eq!(played, expected.len());
        let before = club.transport.letters().len();
        let club = club.restarted(SignedDuration::from_hours(100)).await;
        if moment == 1 {
            // A member who is faster than the worker gets the time back first.
            handle(&club.chat, Club::incoming("p2", "c", Said::Command(call("tables", Given::default()))))
                .await;
        }
        club.deliver().await;
        club.deliver().await;
        let actions = club.actions(1).await;
        assert_eq!(actions[played], "@credit 360000", "{actions:?}");
        assert_eq!(club.table(1).await.status(), Status::Playing, "{actions:?}");
        assert_eq!(actions.iter().filter(|action| action.starts_with("@credit")).count(), 1);
        let texts = club.texts_since(before);
        let told = texts.iter().filter(|text| text.contains("offline for 4 days 4 h")).count();
        assert_eq!(told, 1, "{texts:?}");
        // A table that is created afterwards has lost nothing.
        club.wait(1).await;
        club.say("p1", "new dragonchess gold=p1 scarlet=@p2 time=2d").await;
        club.say("p2", "join #2").await;
        club.wait(1).await;
        club.say("p1", "#2 W2f3").await;
        assert_eq!(club.actions(2).await, ["W/2f2-2f3"]);
        assert!(texts[0].contains("deadline") || moment == 2, "{texts:?}");
        // A short stop is none, and what is overdue now is.
        let club = club.restarted(SignedDuration::from_mins(9)).await;
        club.wait(24 * 9).await;
        assert_eq!(club.table(1).await.status(), Status::Over, "{:?}", club.actions(1).await);
        club.sound().await;
    }
}

#[tokio::test]
async fn a_start_that_came_to_nothing_gives_no_time_twice() {
    let club = begun("time=2d").await;
    club.wait(1).await;
    let club = club.restarted(SignedDuration::from_hours(10)).await;
    // The program gives the time back, and crashes before it can note that it is alive.
    club.say_only("p1", "W2f3").await;
    assert_eq!(club.actions(1).await, ["@credit 36000", "W/2f2-2f3"]);
    let club = club.restarted(SignedDuration::from_hours(1)).await;
    club.deliver().await;
    assert_eq!(club.actions(1).await.last().map(String::as_str), Some("@credit 3600"), "only the last hour");
    let club = club.restarted(SignedDuration::ZERO).await;
    club.deliver().await;
    assert_eq!(club.actions(1).await.len(), 3);
}

#[tokio::test]
async fn a_clock_that_is_set_back_still_tells_when_the_program_was_alive() {
    let club = begun("time=2d").await;
    club.wait(1).await;
    club.wait(-10).await;
    let now = club.clock.now();
    assert_eq!(club.chat.store.last_alive().await.unwrap()[0].at, Some(now));
    club.wait(1).await;
    // The program gives back only the time in which it was really down.
    let club = club.restarted(SignedDuration::from_hours(3)).await;
    club.deliver().await;
    assert_eq!(club.chat.store.last_alive().await.unwrap()[0].at, Some(club.clock.now()));
    // After a stop in which the clock was set back nothing is known, and nothing is invented.
    let before = club.actions(1).await.len();
    let club = club.restarted(SignedDuration::from_hours(-5)).await;
    club.deliver().await;
    assert_eq!(club.actions(1).await.len(), before);
    assert_eq!(club.chat.store.last_alive().await.unwrap()[0].at, Some(club.clock.now()));
}

#[tokio::test]
async fn time_until_the_first_connection_is_given_back() {
    let club = begun("time=2d excuses=0 missed=resign").await;
    club.wait(1).await;
    // The machine is back soon, but without a connection.
    let club = club.restarted(SignedDuration::from_mins(5)).await;
    listens(&club.chat, Listening::No);
    let before = club.transport.letters().len();
    for listening in [Listening::No, Listening::CatchingUp] {
        club.wait(if listening == Listening::No { 100 } else { 0 }).await;
        listens(&club.chat, listening);
        club.wait(0).await;
        assert_eq!(club.actions(1).await, [""; 0], "{listening:?}: nobody could say anything");
    }
    assert_eq!(club.transport.letters().len(), before, "nobody is hurried");
    listens(&club.chat, Listening::CatchingUp);
    listens(&club.chat, Listening::Yes);
    club.wait(0).await;
    assert_eq!(club.actions(1).await, ["@credit 360300"]);
    club.wait(48).await;
    assert_eq!(club.table(1).await.status(), Status::Over, "{:?}", club.actions(1).await);
}

#[tokio::test]
async fn time_in_which_the_connection_was_lost_is_given_back_once() {
    let club = begun("time=2d excuses=0 missed=resign").await;
    club.wait(1).await;
    listens(&club.chat, Listening::No);
    club.wait(100).await;
    listens(&club.chat, Listening::CatchingUp);
    club.wait(0).await;
    assert_eq!(club.actions(1).await, [""; 0]);
    // A member who is heard before the worker looks gets the time back first.
    handle(&club.chat, Club::incoming("p1", "c", addressed("W2f3"))).await;
    let mut expected = vec!["@credit 360000", "W/2f2-2f3"];
    assert_eq!(club.actions(1).await, expected);
    listens(&club.chat, Listening::Yes);
    club.wait(0).await;
    assert_eq!(club.actions(1).await, expected);
    // A short loss is not a downtime.
    listens(&club.chat, Listening::No);
    club.clock.advance(SignedDuration::from_mins(9));
    listens(&club.chat, Listening::Yes);
    club.wait(0).await;
    assert_eq!(club.actions(1).await, expected);
    // The connection comes and goes.
    for hours in [60, 40] {
        listens(&club.chat, Listening::No);
        club.wait(hours).await;
        listens(&club.chat, Listening::CatchingUp);
    }
    listens(&club.chat, Listening::Yes);
    club.wait(0).await;
    expected.push("@credit 360000");
    assert_eq!(club.actions(1).await, expected);
    // The program ends while the connection is lost.
    listens(&club.chat, Listening::No);
    club.wait(50).await;
    let club = club.restarted(SignedDuration::from_hours(10)).await;
    club.wait(0).await;
    expected.push("@credit 216000");
    assert_eq!(club.actions(1).await, expected);
    club.sound().await;
    club.wait(48).await;
    assert_eq!(club.table(1).await.status(), Status::Over, "{:?}", club.actions(1).await);
}

#[tokio::test]
async fn time_in_which_nothing_could_be_stored_is_given_back() {
    for faster in [false, true] {
        let club = begun("time=2d excuses=0 missed=resign").await;
        club.wait(1).await;
        let tables = ["shards", "actions"];
        for table in tables {
            club.refuse("INSERT", table).await;
        }
        // The disk is full for a week, and the program runs on.
        club.wait_minutes(1).await;
        for day in 0..7 {
            club.wait(24).await;
            if day % 3 == 1 {
                club.say("p1", "W2f3").await;
            }
        }
        assert_eq!(club.actions(1).await, [""; 0]);
        for table in tables {
            club.allow("INSERT", table).await;
        }
        let mut expected = vec!["@credit 604800"];
        if faster {
            // A member is faster than the worker.
            club.say_only("p1", "W2f3").await;
            expected.push("W/2f2-2f3");
        }
        club.wait(0).await;
        club.wait(0).await;
        assert_eq!(club.actions(1).await, expected);
        assert_eq!(club.table(1).await.status(), Status::Playing);
        // Now time runs again, and a short failure changes nothing.
        club.refuse("INSERT", "shards").await;
        club.wait_minutes(2).await;
        club.allow("INSERT", "shards").await;
        club.wait_minutes(2).await;
        assert_eq!(club.actions(1).await.len(), expected.len());
        club.wait(24 * 9).await;
        assert_eq!(club.table(1).await.status(), Status::Over, "{:?}", club.actions(1).await);
        club.sound().await;
    }
}
