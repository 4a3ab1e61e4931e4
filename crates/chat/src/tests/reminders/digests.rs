//! Digests: everything that waits for a member, once a day.

use super::*;

#[tokio::test]
async fn a_digest_tells_everything_once_a_day_and_nothing_when_nothing_waits() {
    let club = Club::begun().await;
    club.say_in("p2", "d", "new three-player-chess red=p1 white=p2 black=p3 time=10d").await;
    for who in ["p1", "p3"] {
        club.press(who, "join:2").await;
    }
    club.say_in("p2", "d", "new dragonchess gold=p2 scarlet=p2 time=none").await;
    club.say("p2", "digest 8:00").await.says("Daily digest: at 08:00");
    let letters = club.hour_by_hour(24).await;
    let [digest] = letters.as_slice() else { panic!("{letters:?}") };
    assert_eq!(digest.to, Target::Member("p2".into()));
    assert!(digest.mentions.is_empty());
    let lines: Vec<&str> = digest.text.lines().collect();
    assert!(lines[0].contains("3 tables are waiting for you"), "{}", digest.text);
    for (line, table) in lines[1..].iter().zip(["#1", "#2", "#3"]) {
        assert!(line.contains(table), "{line}");
    }
    assert!(lines[1].contains("your move (White)") && lines[1].contains("<#thread-of-m1>"), "{}", lines[1]);
    assert!(lines[3].contains("since <t:"), "{}", lines[3]);
    let days = club.hour_by_hour(48).await;
    assert!(days.iter().all(|letter| !letter.text.contains("reminder")), "{days:?}");
    // They also say that the first table's time is up.
    let days: Vec<&OutboundMessage> =
        days.iter().filter(|letter| letter.to == Target::Member("p2".into())).collect();
    assert_eq!(days.len(), 2, "one a day");
    assert_ne!(days[0].buttons[0].id, digest.buttons[0].id);
    // Nothing waits any more.
    club.say_in("p2", "d", "#3 resign").await;
    club.say("p2", "#2 WC5-WV7").await;
    club.say("p2", "#1 WC5-WV7").await;
    club.sure("p2", "#3 abort").await;
    club.hour_by_hour(1).await;
    let quiet = club.hour_by_hour(24).await;
    assert!(!to(&quiet).contains(&Target::Member("p2".into())), "{quiet:?}");
    club.say("p2", "digest off").await;
    assert!(club.hour_by_hour(24).await.iter().all(|letter| letter.to != Target::Member("p2".into())));
}

#[tokio::test]
async fn a_digest_tells_of_what_happened_meanwhile() {
    let club = Club::begun().await;
    club.say("p2", "digest 8:00").await;
    club.say("p2", "board #1").await;
    let digest = club.hour_by_hour(24).await.pop().expect("a digest");
    let button = |letter: &OutboundMessage| letter.buttons[1].id.clone();
    assert!(!digest.text.contains("seen") && button(&digest).starts_with("board:1:"), "{digest:?}");
    for (who, text) in [("p2", "#1 WC5-WV7"), ("p3", "#1 BC5-BV7"), ("p1", "#1 RC5-RV7")] {
        club.say(who, text).await;
    }
    let digest = club.hour_by_hour(24).await.pop().expect("a digest");
    assert!(digest.text.contains("your move (White), 2 things you haven’t seen"), "{}", digest.text);
    assert_eq!(button(&digest), "recap:1");
    assert_eq!(only(&club.press("p2", "recap:1").await).pictures.len(), 2, "then and now");
    // Actions that they have seen are not in tomorrow's digest.
    let digest = club.hour_by_hour(24).await.pop().expect("a digest");
    assert!(!digest.text.contains("seen") && button(&digest).starts_with("board:1:"), "{digest:?}");
}

#[tokio::test]
async fn what_runs_out_before_the_next_digest_is_reminded_of_by_itself() {
    let club = Club::open().await;
    club.say("p2", "digest 08:00").await;
    club.say("p1", "new dragonchess gold=p2 scarlet=p1 time=12h").await;
    club.say("p2", "join #1").await;
    let letters = club.hour_by_hour(9).await;
    assert_eq!(letters.len(), 1, "{letters:?}");
    assert_eq!(letters[0].mentions, ["p2"]);
}

#[tokio::test]
async fn a_digest_that_never_comes_leaves_its_reminders_to_be_sent() {
    let club = Club::after(&[("p2", "digest 08:00")]).await;
    club.later(11).await;
    club.say("p1", "new dragonchess gold=p2 scarlet=p1 time=12h").await;
    club.say("p2", "join #1").await;
    assert_eq!(reminders(&club.hour_by_hour(8).await), [] as [&OutboundMessage; 0]);
    // The bot is off from seven until nine in the evening: the digest is thirteen hours late, and the next
    // one comes after the deadline, which is now at one in the night.
    let club = club.restarted(SignedDuration::from_hours(14)).await;
    let letters = club.later(0).await;
    let [reminder] = &*reminders(&letters) else { panic!("{letters:?}") };
    assert_eq!(reminder.mentions, ["p2"]);
    assert!(!to(&letters).contains(&Target::Member("p2".into())), "no digest: {letters:?}");
    assert_eq!(reminders(&club.hour_by_hour(3).await), [] as [&OutboundMessage; 0], "once");
}

#[tokio::test]
async fn a_digest_put_off_beyond_the_deadline_leaves_its_reminders_to_be_sent() {
    let club = Club::after(&[("p2", "digest 08:00"), ("p2", "quiet 09:00-20:00")]).await;
    club.later(4).await;
    club.say("p1", "new dragonchess gold=p2 scarlet=p1 time=1d").await;
    club.say("p2", "join #1").await;
    club.hour_by_hour(15).await;
    // The bot is off from seven until ten: such a late digest waits for the end of the quiet time, and the
    // deadline is before that.
    let club = club.restarted(SignedDuration::from_hours(3)).await;
    let letters = club.hour_by_hour(8).await;
    assert!(!to(&letters).contains(&Target::Member("p2".into())), "no digest yet: {letters:?}");
    assert_eq!(reminders(&letters).len(), 1, "{letters:?}");
}

#[tokio::test]
async fn a_digest_put_off_comes_whatever_else_is_chosen_meanwhile() {
    let club = Club::open().await;
    club.say("p2", "digest 08:00").await;
    club.say("p2", "quiet 09:00-20:00").await;
    club.say("p1", "new dragonchess gold=p2 scarlet=p1 time=10d").await;
    club.say("p2", "join #1").await;
    club.hour_by_hour(19).await;
    let club = club.restarted(SignedDuration::from_hours(3)).await;
    for chosen in ["remind 2h", "quiet 09:00-19:00", "digest 08:00"] {
        assert!(!to(&club.later(1).await).contains(&Target::Member("p2".into())), "not yet");
        club.say("p2", chosen).await;
    }
    let letters = club.hour_by_hour(10).await;
    assert_eq!(
        to(&letters),
        [Target::Member("p2".into())],
        "one digest, at eight in the evening: {letters:?}"
    );
}

#[tokio::test]
async fn after_a_digest_in_the_night_the_next_one_is_a_day_later_and_reminders_know_it() {
    let club = Club::open().await;
    club.say("p1", "new dragonchess gold=p2 scarlet=p1 time=10d").await;
    club.say("p2", "join #1").await;
    club.say("p2", "digest 20:00").await;
    club.hour_by_hour(7).await;
    let club = club.restarted(SignedDuration::from_hours(7)).await;
    let letters = club.later(0).await;
    assert!(to(&letters).contains(&Target::Member("p2".into())), "at two, six hours late: {letters:?}");
    // That was the digest of the new day: there is none at eight in the evening.
    club.later(8).await;
    club.say("p1", "new dragonchess gold=p2 scarlet=p1 time=12h").await;
    club.say("p2", "join #2").await;
    let letters = club.hour_by_hour(11).await;
    assert!(!to(&letters).contains(&Target::Member("p2".into())), "{letters:?}");
    assert_eq!(reminders(&letters).len(), 1, "{letters:?}");
}

#[tokio::test]
async fn another_hour_for_the_digest_leaves_nothing_untold() {
    let club = Club::open().await;
    club.say("p2", "digest 08:00").await;
    club.say("p1", "new dragonchess gold=p2 scarlet=p1 time=10d").await;
    club.say("p2", "join #1").await;
    let letters = club.hour_by_hour(20).await;
    assert_eq!(to(&letters), [Target::Member("p2".into())], "the digest of this day");
    club.clock.advance(SignedDuration::from_mins(40));
    club.say("p1", "new dragonchess gold=p2 scarlet=p1 time=1d").await;
    club.say("p2", "join #2").await;
    club.clock.advance(SignedDuration::from_mins(50));
    // The next digest is that of tomorrow evening; table #2 has time until tomorrow morning.
    club.say("p2", "digest 20:00").await;
    let letters = club.hour_by_hour(22).await;
    let [reminder] = &*reminders(&letters) else { panic!("{letters:?}") };
    assert!(reminder.text.contains("table #2"), "{}", reminder.text);
    assert!(!to(&letters).contains(&Target::Member("p2".into())), "no digest on this day: {letters:?}");
    // Contents of a digest get no reminder.
    assert_eq!(reminders(&club.hour_by_hour(8 * 24).await), [] as [&OutboundMessage; 0]);
}

#[tokio::test]
async fn a_digest_that_came_in_a_pause_told_nothing_of_the_table_that_paused() {
    let club = Club::open().await;
    club.say("p2", "digest 08:00").await;
    club.say("p1", "new dragonchess gold=p2 scarlet=p1 time=10d").await;
    club.say("p2", "join #1").await;
    club.later(8).await;
    club.say("p1", "new dragonchess gold=p2 scarlet=p1 time=12h").await;
    club.say("p2", "join #2").await;
    club.later(1).await;
    club.say("p1", "pause 1 #2").await;
    club.say("p2", "answer yes #2").await;
    let letters = club.hour_by_hour(24).await;
    assert!(to(&letters).contains(&Target::Member("p2".into())), "a digest of table #1: {letters:?}");
    // At nine in the evening eleven hours are left; the hour of the digest is too late. Other settings do not
    // change that.
    club.say("p2", "remind 6h").await;
    let letters = club.hour_by_hour(10).await;
    let [reminder] = &*reminders(&letters) else { panic!("{letters:?}") };
    assert!(reminder.text.contains("table #2"), "{}", reminder.text);
}
