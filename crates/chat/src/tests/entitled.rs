//! Nobody acts for a seat that is not theirs: every action open to any seat is tried by everybody else in
//! every way, in positions with every kind of act.

use super::matrix::{Door, PEOPLE, incoming, state};
use super::*;
use crate::dispatch::handle;
use liege_game::Seat;
use liege_table::Answer as Reply;

/// Bonds, claims, a choice between lords, a suspension, truces, an open offer (rules page, section 8).
const POSITIONS: [&str; 6] = [
    "1rK/6/10/14/18|2/wK5/wP3rQ5/14/18|1bK/6/4bP5/14/18 R RWB - --- - W>R:3a - - - R * word",
    "1rK/6/10/14/18|2/wK5/wP3rQ5/14/18|1bK/6/4bP5/14/18 R RWB - --- - W>R:3ac - - - R * word",
    "1rK/6/4rP5/14/18|1wK/6/4wP5/14/18|1bK/6/4bP5/14/18 R RWB - --- - W>R:3ac,B>R:3ac - - - R * word",
    "2/1rK4/10/14/18|2/wK5/wP3rQ5/14/18|1bK/6/4bP5/14/18 W RWB - --- - W>R:3v - - - - * word",
    "1rK/6/10/14/18|1wK/6/10/14/8wRrP8|1bK/6/4bP5/14/18 W RWB - --- - - - - R=W:2.2 - * bound",
    "1rK/6/10/14/8rR9|1wK/6/10/14/9wR8|1bK/6/4bP5/14/18 B RWB - -R- - - W>R?W - - - * word",
];

/// The members who hold red, white and black.
const HOLDERS: [&str; 3] = ["ada", "bo", "cy"];

/// Hal creates the table; Ada, Bo and Cy play.
async fn seated(position: &str) -> Club {
    let club = Club::open().await;
    let new = format!("new three-player-chess red=@ada white=@bo black=@cy {position}");
    handle(&club.chat, incoming("hal", Door::Slash, &new)).await;
    for holder in HOLDERS {
        handle(&club.chat, incoming(holder, Door::Slash, "join #1")).await;
    }
    club
}

/// Tries every possible action with everybody who may not take it. Returns the number of actions.
async fn nobody_else_may(club: &Club) -> usize {
    let table = club.table(1).await;
    let shown = table.shown(table.log().len());
    let legal = table.state().legal();
    let sample = legal.iter().step_by((legal.len() / 4).max(1)).cloned();
    let actions: Vec<String> = table.state().acts().into_iter().chain(sample).collect();
    let before = state(club).await;
    for (number, action) in actions.iter().enumerate() {
        let owner = table.state().actor(action).map(|Seat(seat)| HOLDERS[usize::from(seat)]);
        if let Some(owner) = owner {
            assert!(table.act(owner, action, club.clock.now()).is_ok(), "{owner}: {action}");
        }
        let typed = format!("#1 {action}");
        let button = format!("do:1:{shown}:{action}");
        let doors = [
            (Door::Slash, typed.as_str()),
            (Door::Thread, action.as_str()),
            (Door::Direct, typed.as_str()),
            (Door::Press, button.as_str()),
            (Door::Program, typed.as_str()),
            (Door::Program, button.as_str()),
        ];
        // Refusals draw boards, so each person tries one way for an action; over all actions, everybody tries
        // all ways.
        for (person, who) in PEOPLE.into_iter().enumerate().filter(|(_, who)| Some(*who) != owner) {
            let (door, what) = doors[(number + person) % doors.len()];
            let answers = handle(&club.chat, incoming(who, door, what)).await;
            let private = answers.iter().all(|answer| answer.private && answer.text.len() > 10);
            assert!(private && !answers.is_empty(), "{who} {door:?} {what}: {answers:?}");
            assert_eq!(state(club).await, before, "{who} {door:?} {what}: {answers:?}");
        }
    }
    actions.len()
}

/// Lets all wrong people press the answers on the cards of offers and motions.
async fn nobody_else_answers(club: &Club) -> usize {
    let table = club.table(1).await;
    let before = state(club).await;
    let mut tried = 0;
    for deal in table.ledger().open() {
        for answer in Reply::ALL {
            let number = table.shown(deal.number);
            let press = format!("deal:1:s{number}:{}", answer.code());
            for who in PEOPLE.into_iter().filter(|who| !table.answers(who, deal).contains(&answer)) {
                let answers = handle(&club.chat, incoming(who, Door::Press, &press)).await;
                assert!(only(&answers).text.len() > 10, "{who} {press}: {answers:?}");
                assert_eq!(state(club).await, before, "{who} {press}: {answers:?}");
                tried += 1;
            }
        }
    }
    tried
}

#[tokio::test]
async fn nobody_acts_for_a_seat_that_is_not_theirs() {
    let mut tried = 0;
    for position in POSITIONS {
        let club = seated(&format!("position={position}")).await;
        tried += nobody_else_may(&club).await;
    }
    assert!(tried > 60, "only {tried} actions were open");
}

#[tokio::test]
async fn nobody_answers_what_is_not_theirs_to_answer() {
    let club = seated("").await;
    for (who, what) in [
        ("bo", "#1 Red, truce for 3 rounds"),
        ("cy", "#1 Draw?"),
        ("ada", "pause 4 #1"),
        ("ada", "hand red @sub #1"),
    ] {
        let before = state(&club).await;
        let answers = handle(&club.chat, incoming(who, Door::Slash, what)).await;
        assert_ne!(state(&club).await, before, "{who} {what}: {answers:?}");
    }
    let tried = nobody_else_answers(&club).await;
    assert!(tried > 50, "only {tried} answers were refused");
}
