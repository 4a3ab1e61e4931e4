//! Reminders, digests, quiet time: the test moves the clock through days and months, and reads all messages.

mod digests;

use super::*;
use crate::dispatch::handle;
use liege_store::Which;

impl Club {
    /// Moves the clock ahead and runs the worker. Returns the new messages.
    async fn later(&self, hours: i64) -> Vec<OutboundMessage> {
        let before = self.transport.letters().len();
        self.pass(SignedDuration::from_hours(hours)).await;
        self.transport.letters().split_off(before)
    }

    /// Does so in steps of an hour, as the worker would wake.
    async fn hour_by_hour(&self, hours: i64) -> Vec<OutboundMessage> {
        let before = self.transport.letters().len();
        for _ in 0..hours {
            self.later(1).await;
        }
        self.transport.letters().split_off(before)
    }
}

fn to(letters: &[OutboundMessage]) -> Vec<Target> {
    letters.iter().map(|letter| letter.to.clone()).collect()
}

fn thread() -> Target {
    Target::Channel("thread-of-m1".into())
}

/// Returns the reminders among messages.
fn reminders(letters: &[OutboundMessage]) -> Vec<&OutboundMessage> {
    letters.iter().filter(|letter| letter.text.contains("a reminder:")).collect()
}

#[tokio::test]
async fn a_third_of_the_time_before_the_end_whoever_owes_is_reminded_once() {
    let club = Club::begun().await;
    assert_eq!(club.hour_by_hour(47).await, []);
    let letters = club.hour_by_hour(2).await;
    let [reminder] = letters.as_slice() else { panic!("{letters:?}") };
    assert_eq!(reminder.to, thread());
    assert_eq!(reminder.mentions, ["p2"], "nobody else is called");
    assert!(reminder.text.contains("<@p2>, a reminder: White to move at table #1"), "{}", reminder.text);
    let deadline = club.table(1).await.owed()[0].until.unwrap().as_second();
    assert!(reminder.text.contains(&format!("<t:{deadline}:f> (<t:{deadline}:R>)")), "{}", reminder.text);
    assert_eq!(reminder.pictures.len(), 1);
    let labels: Vec<&str> = reminder.buttons.iter().map(|button| button.label.as_str()).collect();
    assert_eq!(labels[..4], ["Remind me in 1 hour", "In 4 hours", "Tomorrow", "Moves"], "{labels:?}");
    assert_eq!(club.hour_by_hour(22).await, [], "and never again");
    // After the move the next player is to act, and has a reminder of their own.
    club.say("p2", "#1 WC5-WV7").await;
    let letters = club.hour_by_hour(60).await;
    assert_eq!(letters.len(), 1);
    assert_eq!(letters[0].mentions, ["p3"]);
}

#[tokio::test]
async fn whoever_has_moved_is_not_reminded_and_neither_is_who_sat_there_before() {
    let club = Club::begun().await;
    club.later(47).await;
    club.say("p2", "#1 WC5-WV7").await;
    assert_eq!(club.hour_by_hour(30).await, [], "White has moved, Black has time");
    club.later(10).await;
    club.say("p3", "#1 hand black @p4").await;
    handle(
        &club.chat,
        Incoming { known: vec![person("p4")], ..Club::incoming("p3", "c", addressed("#1 hand @p4")) },
    )
    .await;
    club.deliver().await;
    club.say("p4", "#1 answer yes").await;
    assert_eq!(club.table(1).await.holder(liege_game::Seat(2)).unwrap().id, "p4");
    let letters = club.hour_by_hour(60).await;
    let calls: Vec<_> = letters.iter().flat_map(|letter| letter.mentions.clone()).collect();
    assert!(!calls.contains(&"p3".to_owned()), "{letters:?}");
    assert!(calls.contains(&"p4".to_owned()), "{letters:?}");
}

#[tokio::test]
async fn after_a_long_time_without_the_program_there_is_one_reminder_or_none() {
    let club = Club::begun().await;
    let letters = club.later(70).await;
    assert_eq!(letters.len(), 1, "late, but in time");
    assert_eq!(letters[0].mentions, ["p2"]);
    assert_eq!(club.later(1).await, []);
    let club = Club::begun().await;
    assert_eq!(club.later(73).await.iter().filter(|letter| letter.text.contains("reminder")).count(), 0);
}

#[tokio::test]
async fn the_point_and_the_place_are_the_players_own() {
    let club = Club::begun().await;
    club.say("p2", "remind 12h private").await.says("Reminders: 12 hours before the time is up, privately");
    assert_eq!(club.hour_by_hour(59).await, []);
    let letters = club.hour_by_hour(2).await;
    let [reminder] = letters.as_slice() else { panic!("{letters:?}") };
    assert_eq!(reminder.to, Target::Member("p2".into()));
    assert!(reminder.text.contains("only you read this") && reminder.mentions.is_empty(), "{reminder:?}");
    club.say("p3", "напоминать выкл").await;
    club.say("p2", "#1 WC5-WV7").await;
    assert_eq!(club.hour_by_hour(71).await, [], "Black wants none");
    club.say("p3", "language ru").await;
    club.say("p3", "напоминать здесь").await;
    let letters = club.transport.letters();
    let reminder = letters.last().unwrap();
    assert_eq!(reminder.mentions, ["p3"], "turned on again, it is late enough to be said at once");
    assert!(reminder.text.contains("<@p3>, напоминаю: стол #1"), "{}", reminder.text);
    assert!(reminder.pictures[0].alt.contains("Ход"), "{}", reminder.pictures[0].alt);
}

#[tokio::test]
async fn a_reminder_can_be_put_off_by_whoever_owes() {
    let club = Club::begun().await;
    let letters = club.hour_by_hour(49).await;
    let button = letters[0].buttons[1].id.clone();
    club.press("p3", &button).await.says("It is not your turn");
    club.press("p2", &button).await.says("I’ll remind you of table #1");
    assert_eq!(club.hour_by_hour(3).await, []);
    let again = club.hour_by_hour(2).await;
    assert_eq!(again.len(), 1);
    assert_ne!(again[0].buttons[0].id, letters[0].buttons[0].id, "one is told from the other");
    // The command comes in the last hour, during quiet time.
    club.say("p2", "quiet 22:00-18:00").await;
    for text in ["snooze 30h", "snooze 1d #1", "snooze gladly"] {
        let answers = club.say("p2", text).await;
        assert!(!only(&answers).text.contains("I’ll remind"), "{text}: {answers:?}");
    }
    assert!(only(&club.say("p2", "snooze 16h").await).text.contains("I’ll remind"));
    assert_eq!(club.hour_by_hour(15).await, []);
    assert_eq!(club.hour_by_hour(2).await.len(), 1, "quiet or not: it was asked for");
    club.say("p2", "snooze").await;
    club.say("p2", "#1 WC5-WV7").await;
    let after = club.hour_by_hour(5).await;
    assert_eq!(after, [], "moved: there is nothing to be reminded of");
}

#[tokio::test]
async fn quiet_time_is_kept() {
    let club = Club::begun().await;
    // It is noon in London; the last third begins at noon two days later.
    club.say("p2", "quiet 11:00-15:00").await.says("11:00–15:00").says("I use UTC");
    assert_eq!(club.hour_by_hour(50).await, []);
    assert_eq!(club.hour_by_hour(1).await.len(), 1);
    club.say("p2", "zone Kyiv").await;
    club.say("p2", "#1 WC5-WV7").await;
    club.say("p3", "#1 BC5-BV7").await;
    club.say("p1", "#1 RC5-RV7").await;
    // The game began at 15:00 UTC: noon is 17:00 in Kyiv, and outside the quiet time.
    assert_eq!(club.hour_by_hour(47).await, []);
    assert_eq!(club.hour_by_hour(1).await.len(), 1);
}

#[tokio::test]
async fn at_an_anonymous_table_reminders_are_private() {
    let club = Club::after(&[("p1", "new dragonchess gold=open scarlet=open names=hidden")]).await;
    club.press("p2", "join:1").await;
    club.press("p3", "join:1").await;
    let letters = club.hour_by_hour(60).await;
    let [reminder] = letters.as_slice() else { panic!("{letters:?}") };
    let table = club.table(1).await;
    let mover = table.holder(table.to_move().iter().next().unwrap()).unwrap().id.clone();
    assert_eq!(reminder.to, Target::Member(mover.clone()));
    // A blocked place does not show where they sit either.
    let button = reminder.buttons[0].id.clone();
    club.press(&mover, &button).await;
    club.transport.closed.lock().unwrap().insert(mover, Refused::ClosedToMessages);
    assert_eq!(club.hour_by_hour(3).await, [], "nothing in the open");
}

#[tokio::test]
async fn who_takes_no_direct_messages_is_reminded_in_place() {
    let club = Club::begun().await;
    club.say("p2", "remind private").await;
    club.transport.closed.lock().unwrap().insert("p2".into(), Refused::ClosedToMessages);
    let letters = club.hour_by_hour(49).await;
    let [reminder] = letters.as_slice() else { panic!("{letters:?}") };
    assert_eq!(reminder.to, thread());
    assert_eq!(reminder.mentions, ["p2"]);
    assert!(reminder.text.contains("White to move"), "{reminder:?}");
    club.say("p2", "digest 08:00").await;
    club.say("p2", "#1 WC5-WV7").await;
    club.say("p3", "#1 BC5-BV7").await;
    club.say("p1", "#1 RC5-RV7").await;
    let letters = club.hour_by_hour(24).await;
    let [pointer] = letters.as_slice() else { panic!("{letters:?}") };
    assert_eq!(pointer.to, thread());
    assert!(pointer.text.contains("Allow direct messages") && pointer.mentions == ["p2"], "{pointer:?}");
}

#[tokio::test]
async fn a_pause_puts_reminders_off() {
    let club = Club::begun().await;
    club.say("p1", "pause 10 #1").await;
    for who in ["p2", "p3"] {
        club.say(who, "answer yes #1").await;
    }
    let paused = club.hour_by_hour(9 * 24).await;
    assert!(paused.iter().all(|letter| !letter.text.contains("reminder")), "{paused:?}");
    let letters = club.hour_by_hour(24 + 49).await;
    let reminders: Vec<_> = letters.iter().filter(|letter| letter.text.contains("reminder")).collect();
    assert_eq!(reminders.len(), 1, "{letters:?}");
}

#[tokio::test]
async fn a_pause_is_no_part_of_the_time_that_is_given() {
    // The values are: the time control, the hours before the turn, the hours until the deadline, and the
    // hours left when it is about a third.
    for (time, wait, given, left) in
        [("3d+1d/5d", 0, 72, 24), ("\"mon,thu 20:00 Europe/Kyiv\"", 1, 101, 33), ("3d", 0, 72, 24)]
    {
        let club = Club::open().await;
        club.later(wait).await;
        club.say("p1", &format!("new dragonchess gold=p2 scarlet=p1 time={time}")).await;
        club.say("p2", "join #1").await;
        let until = async |club: &Club| club.table(1).await.owed()[0].until.unwrap();
        assert_eq!(until(&club).await.duration_since(club.clock.now()).as_hours(), given, "{time}");
        club.later(1).await;
        club.say("p1", "pause 14 #1").await;
        club.say("p2", "answer yes #1").await;
        let letters = club.hour_by_hour(14 * 24).await;
        assert!(letters.iter().any(|letter| letter.text.contains("pause is over")), "{time}: {letters:?}");
        assert_eq!(reminders(&letters), [] as [&OutboundMessage; 0], "{time}");
        let rest = until(&club).await.duration_since(club.clock.now()).as_hours();
        assert!(rest > 70, "{time}: {rest}");
        let letters = club.hour_by_hour(rest - left - 1).await;
        assert_eq!(reminders(&letters), [] as [&OutboundMessage; 0], "{time}");
        let letters = club.hour_by_hour(1).await;
        assert_eq!(reminders(&letters).len(), 1, "{time}: {letters:?}");
    }
}

#[tokio::test]
async fn where_no_time_runs_out_one_is_reminded_on_request() {
    let club = Club::open().await;
    club.say("p1", "new dragonchess gold=p2 scarlet=p1 time=none").await;
    club.say("p2", "join #1").await;
    assert_eq!(club.hour_by_hour(24 * 8).await, []);
    club.say("p2", "remind idle 7d").await;
    let letters = club.hour_by_hour(1).await;
    assert_eq!(club.hour_by_hour(24 * 8).await, []);
    let all = club.transport.letters();
    let reminder = letters.first().or(all.last()).unwrap();
    assert!(reminder.text.contains("have been waiting since"), "{}", reminder.text);
    assert_eq!(reminder.mentions, ["p2"]);
}

#[tokio::test]
async fn a_reminder_that_could_not_go_out_in_time_is_not_sent_of_what_was_done_since() {
    let club = Club::begun().await;
    *club.transport.busy.lock().unwrap() = Some("thread-of-m1".into());
    club.hour_by_hour(49).await;
    assert_eq!(club.chat.store.waiting().await.unwrap(), 1);
    let play = addressed("#1 WC5-WV7");
    handle(&club.chat, Club::incoming("p2", "c", play)).await;
    *club.transport.busy.lock().unwrap() = None;
    let letters = club.hour_by_hour(2).await;
    assert_eq!(letters.len(), 1, "only the move is told of: {letters:?}");
    assert!(!letters[0].text.contains("reminder"));
    assert_eq!(club.chat.store.waiting().await.unwrap(), 0);
}

#[tokio::test]
async fn everything_chosen_stands_on_one_card_and_its_buttons_change_it() {
    let club = Club::open().await;
    let card = club.say("p1", "settings").await;
    let text = &only(&card).text;
    for part in ["Language: English", "a third of the time", "where the table is played", "Time zone: UTC"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let press = async |label: &str| {
        let card = club.say("p1", "settings").await;
        let button = only(&card).buttons.iter().find(|button| button.label.contains(label)).cloned();
        let button = button.unwrap_or_else(|| panic!("{label}: {:?}", card[0].buttons));
        only(&club.press("p1", &button.id).await).text.clone()
    };
    assert!(press("half").await.contains("when half of the time is left"));
    assert!(press("12 hours").await.contains("12 hours before"));
    assert!(press("Privately").await.contains(", privately"));
    assert!(press("Digest at").await.contains("at 08:00, instead"));
    assert!(press("Quiet 22").await.contains("22:00–08:00"));
    assert!(press("Quiet weekends").await.contains("22:00–08:00, Saturdays and Sundays"));
    assert!(press("No quiet").await.contains("Quiet time: none"));
    assert!(press("No reminders").await.contains("Reminders: none"));
    assert!(press("Remind me").await.contains("12 hours before"), "the point is remembered");
    assert!(press("Letters").await.contains("Letters on the pieces: on"));
    assert!(press("українська").await.contains("Мова: українська"));
    // A button runs only its settings command, nothing else that could be typed.
    for id in ["set:resign:", "set:new:dragonchess", "set:remind:maybe", "set:zone:", "set:join:1", "set:x:y"]
    {
        assert!(!only(&club.press("p1", id).await).text.is_empty(), "{id}");
    }
    assert_eq!(club.chat.store.tables(Which::After(0, 9)).await.unwrap(), []);
}

#[tokio::test]
async fn what_cannot_be_is_refused_with_what_can() {
    let club = Club::begun().await;
    for (text, hint) in [
        ("remind sometimes", "remind 12h"),
        ("digest noonish", "digest 08:00"),
        ("quiet never ever", "quiet 22:00-08:00"),
        ("quiet 8-7", "four hours"),
        ("zone Atlantis", "zone UTC+3"),
        ("zone Berln", "Europe/Berlin"),
        ("snooze gladly #1", "It is not your turn"),
    ] {
        let answers = club.say("p1", text).await;
        assert!(only(&answers).text.contains(hint), "{text}: {answers:?}");
    }
    club.say("p2", "snooze gladly #1").await.says("snooze 3h");
}

#[tokio::test]
async fn who_wants_it_is_reminded_again_and_again_until_they_move() {
    let club = Club::begun().await;
    club.say("p2", "remind 12h every 4h").await.says("again every 4 hours until you move");
    let letters = club.hour_by_hour(71).await;
    assert_eq!(reminders(&letters).len(), 3, "{letters:?}");
    assert!(letters.iter().all(|letter| letter.mentions == ["p2"]));
    let club = Club::begun().await;
    club.say("p2", "remind 12h every 4h").await;
    club.hour_by_hour(61).await;
    club.say("p2", "#1 WC5-WV7").await;
    assert_eq!(club.hour_by_hour(10).await, [], "they have moved");
    // A member who has enough says so, and nothing is told twice.
    let club = Club::begun().await;
    club.say("p2", "remind 12h every 2h").await;
    assert_eq!(reminders(&club.hour_by_hour(61).await).len(), 1);
    club.say("p2", "remind once").await;
    assert_eq!(club.hour_by_hour(10).await, []);
    let before = club.transport.letters().len();
    club.say("p2", "remind every 3h").await;
    club.later(0).await;
    let letters = club.transport.letters().split_off(before);
    assert_eq!(reminders(&letters).len(), 1, "and who wants it again is told at once: {letters:?}");
}

#[tokio::test]
async fn who_wants_it_is_told_that_they_are_the_next_to_move() {
    let club = Club::begun().await;
    club.say("p1", "remind next").await.says("direct message");
    club.say("p2", "remind next").await;
    club.deliver().await;
    let before = club.transport.letters().len();
    // White has moved, Black moves now, and then Red, who is p1.
    club.say("p2", "#1 WC5-WV7").await;
    club.deliver().await;
    let told: Vec<_> = club
        .transport
        .letters()
        .split_off(before)
        .into_iter()
        .filter(|l| l.text.contains("you are next"))
        .collect();
    let [told] = told.as_slice() else { panic!("{told:?}") };
    assert_eq!(told.to, Target::Member("p1".into()));
    club.say("p1", "remind next off").await;
    club.say("p3", "#1 BC5-BV7").await;
    club.deliver().await;
    let nexts = club.transport.letters().into_iter().filter(|letter| letter.text.contains("you are next"));
    let to: Vec<_> = nexts.map(|letter| letter.to).collect();
    assert_eq!(to, [Target::Member("p1".into()), Target::Member("p2".into())]);
}
