//! Time: claims, excuses, leave, and time given back after downtime.

mod downtime;
mod shards;

use super::*;
use crate::dispatch::handle;
use liege_game::Seat;
use liege_table::Status;

pub(super) const THREAD: &str = "thread-of-m1";

/// Begins dragonchess for two, whose boards are quick to draw: gold p1, scarlet p2.
async fn begun(settings: &str) -> Club {
    let club = Club::open().await;
    let laid = club.say("p1", &format!("new dragonchess gold=p1 scarlet=@p2 {settings}")).await;
    club.say("p2", "join #1").await;
    assert_eq!(club.table(1).await.status(), Status::Playing, "{:?}", laid[0].text);
    club
}

impl Club {
    /// Returns the texts of the messages since the first `before`.
    fn texts_since(&self, before: usize) -> Vec<String> {
        self.transport.letters()[before..].iter().map(|letter| letter.text.clone()).collect()
    }

    async fn actions(&self, table: i64) -> Vec<String> {
        self.table(table).await.log().iter().map(|entry| entry.action.clone()).collect()
    }
}

#[tokio::test]
async fn whose_time_it_is_is_told_whenever_somebody_asks() {
    let club = begun("time=3d").await;
    for answers in [club.say("p2", "time #1").await, club.press("p2", "time:1").await] {
        let text = all_told(&answers);
        assert!(answers[0].private && text.contains("Gold to move"), "{text}");
        assert!(text.contains("Deadline: <t:") && text.contains("A move may take 3 days"), "{text}");
    }
    club.say("p1", "new dragonchess gold=p1 scarlet=@p2 time=3d").await;
    assert!(all_told(&club.say("p1", "clock #2").await).starts_with("Table #2 has not begun"));
}

#[tokio::test]
async fn months_of_a_slow_game_pass_in_no_time() {
    let club = begun("time=5d excuses=2 missed=claim").await;
    let start = club.transport.last();
    assert!(start.text.contains("**Gold to move**, until <t:"), "{}", start.text);
    // They move every four days; once somebody forgets.
    for (who, text) in [("p1", "W2f3"), ("p2", "W2f6"), ("p1", "W2g3")] {
        club.wait(96).await;
        club.say(who, text).await;
    }
    assert_eq!(club.actions(1).await.len(), 3, "nobody was late");
    let before = club.transport.letters().len();
    club.wait(24 * 12).await;
    let texts = club.texts_since(before);
    assert_eq!(texts.len(), 2, "{texts:?}");
    assert!(texts[0].contains("One more would be excused"), "{texts:?}");
    assert!(texts[1].contains("won’t be excused"), "{texts:?}");
    assert!(club.transport.letters()[before..].iter().all(|letter| letter.mentions == ["p2"]));
    club.wait(24 * 90).await;
    let letters = club.transport.letters();
    assert_eq!(letters.len(), before + 3, "it is said once");
    let late = letters.last().unwrap();
    assert_eq!(late.mentions, ["p1", "p2"]);
    let button = late.buttons.iter().find(|button| button.id == "claim:1:1:sure" || button.id == "claim:1:1");
    let button = button.cloned().expect("a button to claim");
    // The player who is out of time cannot claim, and strangers cannot either.
    for who in ["p2", "p9"] {
        let refused = club.press(who, &button.id).await;
        assert!(only(&refused).buttons.is_empty(), "{refused:?}");
    }
    assert_eq!(club.table(1).await.status(), Status::Playing);
    let sure = club.press("p1", &button.id).await;
    assert_eq!(club.table(1).await.status(), Status::Playing, "it is asked once more");
    let sure = only(&sure).buttons[0].id.clone();
    assert!(club.press("p2", &sure).await[0].buttons.is_empty());
    club.press("p1", &sure).await;
    let table = club.table(1).await;
    assert_eq!(table.status(), Status::Over);
    assert_eq!(table.outcome().unwrap().points[1].in_halves(), 0);
    let end = club.transport.last();
    assert!(end.text.contains("claims the game"), "{}", end.text);
    // The button under the post is gone.
    let edits = club.transport.edits.lock().unwrap().clone();
    let edited = edits.iter().rfind(|(_, letter)| letter.text.contains("may claim")).expect("an edit");
    assert!(edited.1.buttons.iter().all(|button| !button.id.starts_with("claim")), "{:?}", edited.1.buttons);
    club.sound().await;
}

#[tokio::test]
async fn whoever_moves_late_has_moved() {
    let club = begun("time=1d excuses=0").await;
    club.wait(30).await;
    let late = club.transport.last();
    assert!(late.buttons.iter().any(|button| button.id == "claim:1:0"), "{:?}", late.buttons);
    club.say_in("p1", THREAD, "W2f3").await;
    club.say("p2", "overdue #1").await.says("Nobody’s time is up");
    club.press("p2", "claim:1:0").await.says("Nobody’s time is up");
    let edits = club.transport.edits.lock().unwrap().clone();
    assert!(edits.last().unwrap().1.buttons.iter().all(|button| button.id != "claim:1:0"));
    club.wait(25).await;
    for text in ["overdue scarlet", "overdue"] {
        let asked = club.say_in("p1", THREAD, text).await;
        assert!(only(&asked).private && only(&asked).text.contains("can’t be taken back"), "{asked:?}");
        assert_eq!(club.table(1).await.status(), Status::Playing, "it is asked once more");
    }
    club.say("p1", "overdue").await;
    club.say("p1", "no").await.says("I did nothing");
    club.say("p1", "overdue").await;
    club.say("p1", "да").await;
    assert_eq!(club.table(1).await.status(), Status::Over);
}

#[tokio::test]
async fn tables_are_laid_with_any_time_control_and_say_so() {
    let club = Club::open().await;
    for (settings, said) in [
        (
            "time=5d+12h/10d missed=resign excuses=3 leave=none",
            "Each player has 5 days for all moves; each move adds 12 hours, up to a total of 10 days. 3 delays of each player are excused; a player who is late again resigns. No leave.",
        ),
        (
            "time=mon,thu 20:00 Europe/Kyiv missed=replace excuses=0",
            "The deadline is 20:00 (Europe/Kyiv) on Mondays, Thursdays, with at least six hours for each move. A player who is late is replaced by a substitute.\n",
        ),
        ("время=ежедневно в 20:00 Киев просрочка=поражение", "The deadline is 20:00 every day (Europe/Kyiv)"),
        ("час=ні", "No time limit."),
        ("", "A move may take 3 days.\n"),
    ] {
        club.say("p1", &format!("new dragonchess {settings}")).await;
        let lobby = club.transport.last();
        assert!(lobby.text.contains(said), "{settings}: {}", lobby.text);
    }
    let before = club.transport.letters().len();
    for (settings, said) in [
        ("time=soon", "5d+12h/10d"),
        ("time=20:00", "Europe/Kyiv"),
        ("missed=maybe", "claim, resign, skip, replace"),
        ("missed=skip", "can’t be passed"),
        ("excuses=21", "0–20"),
        ("leave=6h", "whole days"),
    ] {
        let refused = club.say("p1", &format!("new dragonchess {settings}")).await;
        assert!(only(&refused).text.contains(said), "{settings}: {refused:?}");
    }
    assert_eq!(club.transport.letters().len(), before);
}

#[tokio::test]
async fn leave_until_a_day_ends_on_that_day_of_the_member() {
    let club = Club::after(&[("p1", "new dragonchess gold=p1 scarlet=p2 time=3d"), ("p2", "join #1")]).await;
    let until = |days: i64| {
        let at = club.clock.now() + SignedDuration::from_hours(24 * days);
        format!("you are on leave until <t:{}:", at.as_second())
    };
    let today = club.clock.now().to_zoned_datetime(jiff::tz::TimeZone::UTC).date();
    let day = |days: i64| today.checked_add(jiff::Span::new().days(days)).unwrap();
    let told = club.dm("p1", &format!("vacation until {} #1", day(9))).await;
    assert!(told[0].text.contains(&until(9)), "{told:?}");
    let told = club.dm("p1", &format!("vacation till {}", day(4).strftime("%A"))).await;
    assert!(told[0].text.contains(&until(4)), "{told:?}");
    let told = club.dm("p1", &format!("отпуск до {}", day(2).strftime("%d.%m"))).await;
    assert!(told[0].text.contains(&until(2)), "{told:?}");
    // In Kiritimati it is tomorrow already.
    club.dm("p1", "zone Pacific/Kiritimati").await;
    let told = club.dm("p1", &format!("vacation until {}", day(6))).await;
    assert!(told[0].text.contains(&until(5)), "{told:?}");
    for wrong in ["soon", "the cows come home", "31.11", "2020-01-01"] {
        let told = club.dm("p1", &format!("vacation until {wrong}")).await;
        assert!(told[0].text.contains("I don’t know a coming day"), "{told:?}");
        assert!(told[0].text.contains(wrong), "{told:?}");
    }
    let told = club.dm("p1", &format!("vacation until {}", day(40))).await;
    assert!(!told[0].text.contains("you are on leave"), "{told:?}");
}

#[tokio::test]
async fn leave_is_taken_everywhere_at_once_and_announced() {
    let club = begun("time=3d leave=10d").await;
    club.say_in("p2", "d", "new dragonchess gold=p2 scarlet=@p1 time=3d").await;
    club.say("p1", "join #2").await;
    club.say_in("p2", "e", "new dragonchess gold=p2 scarlet=@p1 names=hidden").await;
    club.dm("p1", "join #3").await;
    let before = club.transport.letters().len();
    let answers = club.dm("p1", "vacation 7d").await;
    let text = &only(&answers).text;
    holds(text, &["#1 Dragonchess: you are on leave until", "3 days of leave left"]);
    assert!(text.contains("#2 Dragonchess") && text.contains("14 days of leave left"), "{text}");
    assert!(text.contains("Not at #3"), "nobody may find out who plays there: {text}");
    assert_eq!(club.actions(3).await, [] as [&str; 0]);
    let texts = club.texts_since(before);
    assert_eq!(texts.len(), 1, "only where it is their turn: {texts:?}");
    holds(&texts[0], &["Gold is on leave until <t:", "After the leave the deadline will be"]);
    // The leave is shown in every view.
    club.dm("p1", "tables").await.says("you are on leave until");
    club.dm("p2", "board #1").await.says("Gold is on leave until");
    club.dm("p1", "отпуск").await.says("on leave until");
    // At the anonymous table a leave needs the table's number, in a direct message.
    club.say("p1", "vacation 7d #3").await.says("direct message");
    assert_eq!(club.actions(3).await, [] as [&str; 0]);
    club.dm("p1", "vacation 1d #3").await;
    assert_eq!(club.actions(3).await.len(), 1);
    let hidden = club.transport.last();
    assert!(!hidden.text.contains("p1") && hidden.mentions.is_empty(), "{hidden:?}");
    // A player on leave is not late, and a leave ends by itself.
    club.wait(24 * 7).await;
    assert!(!club.actions(1).await.iter().any(|action| action.contains("excuse")));
    assert!(club.actions(1).await.contains(&"@back gold".to_owned()));
    club.dm("p1", "vacation 2 weeks #1").await.says("3 days of leave left");
    club.dm("p1", "vacation 2d").await;
    club.dm("p1", "отпуск назад").await.says("#1").says("#2");
    assert_eq!(club.table(1).await.away_until(Seat(0)), None);
    club.dm("p1", "vacation back #1").await.says("not on leave");
    let stranger = club.dm("p9", "vacation 2d #1").await;
    assert!(!only(&stranger).text.is_empty());
    assert_eq!(club.table(1).await.absent(), []);
    club.sound().await;
}

#[tokio::test]
async fn a_message_heard_twice_begins_one_leave() {
    let club = begun("").await;
    let incoming = Incoming { id: Some("77".into()), ..Club::incoming("p1", "c", addressed("vacation 3d")) };
    handle(&club.chat, incoming.clone()).await;
    // A restarted program could hear the message again.
    let club = club.restarted(SignedDuration::ZERO).await;
    handle(&club.chat, incoming).await;
    assert_eq!(club.actions(1).await, ["@away gold 3"]);
}

impl Club {
    /// Says something; nothing is delivered.
    pub(super) async fn say_only(&self, who: &str, text: &str) -> Vec<Answer> {
        handle(&self.chat, Club::incoming(who, "c", addressed(text))).await
    }
}

#[tokio::test]
async fn tables_come_in_the_order_of_their_deadlines() {
    let club = begun("time=9d").await;
    for time in ["2d", "none", "5d"] {
        club.say("p1", &format!("new dragonchess gold=p1 scarlet=@p2 time={time}")).await;
    }
    for table in 2..=4 {
        club.say("p2", &format!("join #{table}")).await;
    }
    let tables = club.dm("p1", "tables").await;
    let order: Vec<char> =
        only(&tables).text.lines().skip(1).filter_map(|line| line.chars().nth(1)).collect();
    assert_eq!(order, ['2', '4', '1', '3'], "{tables:?}");
}

#[tokio::test]
async fn a_leave_that_is_used_up_is_said_in_words() {
    let club = begun("time=3d leave=7d").await;
    club.dm("p1", "vacation 7d").await.says("after that you have no more leave");
    for (code, text, said) in [
        ("en", "vacation", "after that no more leave"),
        ("ru", "отпуск", "больше его не останется"),
        ("uk", "відпустка", "більше її не лишиться"),
    ] {
        club.dm("p1", &format!("language {code}")).await;
        club.dm("p1", text).await.says(said);
    }
    // «Отменить отпуск» is not addressed to the table.
    let back = club.dm("p1", "скасувати відпустку").await;
    assert_eq!(club.table(1).await.away_until(Seat(0)), None, "{back:?}");
}

/// Checks grammatical number: «Золотые забирают», but «Первый игрок забирает».
#[test]
fn seats_claim_in_their_number() {
    use liege_game::words;
    use liege_words::{Language, Message};
    let mut singular = 0;
    for game in liege_game::all() {
        for seat in (0..game.seats().len() as u8).map(Seat) {
            let claimed = Message::new("table-claimed").with("seat", seat).with("late", Seat(0));
            let sure = Message::new("claim-sure").with("table", "7").with("seat", seat);
            let one = game.id() == "dragons-breakthrough";
            singular += usize::from(one);
            for (language, claims, resigns) in [
                (Language::RUSSIAN, ["забирает ", "забирают "], ["сдаётся,", "сдаются,"]),
                (Language::UKRAINIAN, ["забирає ", "забирають "], ["здається,", "здаються,"]),
            ] {
                for (message, [singular, plural]) in [(&claimed, claims), (&sure, resigns)] {
                    let said = words().say_of(language, *game, message);
                    assert_eq!((said.contains(singular), said.contains(plural)), (one, !one), "{said}");
                }
            }
        }
    }
    assert_eq!(singular, 2);
}

#[tokio::test]
async fn of_several_leaves_each_is_told_of_the_seat_that_it_is() {
    let club = begun("time=3d").await;
    let before = club.transport.letters().len();
    club.dm("p2", "vacation 5d #1").await;
    assert_eq!(club.transport.letters().len(), before, "nobody waits for them");
    club.dm("p1", "vacation 2d #1").await;
    let told = club.transport.last().text;
    assert!(told.contains("Scarlet is on leave until"), "{told}");
    let until = |days: i64| (club.clock.now() + SignedDuration::from_hours(24 * days)).as_second();
    let line = told
        .lines()
        .find(|line| line.contains("Gold") && line.contains("the clock is stopped"))
        .expect("Gold’s time");
    assert!(line.contains(&until(2).to_string()) && line.contains(&until(5).to_string()), "{told}");
    assert!(!told.contains("After the leave"), "{told}");
    assert_eq!(told.matches("Scarlet is on leave").count(), 1, "{told}");
    // A second time is not announced.
    let before = club.transport.letters().len();
    club.dm("p2", "vacation 5d #1").await.says("already");
    assert_eq!(club.transport.letters().len(), before);
}

#[tokio::test]
async fn of_several_proposals_each_button_has_its_number() {
    let club = begun("time=3d").await;
    club.say("p1", "pause 3").await;
    club.say("p1", "draw?").await;
    club.say("p1", "yes").await.lacks("can’t read");
    let asked = club.say("p2", "yes").await;
    let labels: Vec<&str> = only(&asked).buttons.iter().map(|button| button.label.as_str()).collect();
    assert_eq!(labels, ["Agree 1", "Decline 1", "Agree 2", "Decline 2"], "{asked:?}");
}
