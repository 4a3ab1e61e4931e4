//! The answers of `tables`, `next` and `board` for a table in every state, and posts about seats that are
//! free or have a new holder.

use super::clocks::THREAD;
use super::*;
use crate::dispatch::handle;
use liege_table::Status;

/// Begins dragonchess for two: gold p1, scarlet p2.
async fn duel(settings: &str) -> Club {
    let club = Club::open().await;
    club.say("p1", &format!("new dragonchess gold=me scarlet=@p2 {settings}")).await;
    club.say("p2", "join #1").await;
    assert_eq!(club.table(1).await.status(), Status::Playing);
    club
}

/// Begins a table for three, with these settings.
async fn three(settings: &str) -> Club {
    let club = Club::after(&[("p1", &format!("new three-player-chess {settings}"))]).await;
    for who in ["p1", "p2", "p3"] {
        club.say(who, "join #1").await;
    }
    assert_eq!(club.table(1).await.status(), Status::Playing);
    club
}

impl Club {
    /// Returns the line about one table that a member gets from `tables`.
    async fn line(&self, who: &str, table: i64) -> String {
        let answers = self.dm(who, "tables").await;
        let line = only(&answers).text.lines().find(|line| line.starts_with(&format!("#{table} ")));
        line.unwrap_or_else(|| panic!("{answers:?}")).to_owned()
    }

    /// Returns the holder of a seat.
    async fn holder(&self, seat: u8) -> String {
        self.table(1).await.holder(liege_game::Seat(seat)).unwrap().id.clone()
    }

    /// Returns the last post in the table's place.
    fn last_post(&self) -> OutboundMessage {
        let letters = self.transport.letters();
        let posts = letters.into_iter().rev().find(|letter| letter.to == Target::Channel(THREAD.into()));
        posts.expect("a post")
    }
}

/// Checks a line in any language: it has no gaps, whatever state a table is in.
fn is_whole(line: &str) {
    for blank in ["()", "for ,", ": ,", "ждём ·", "  ", "{$", "=Text("] {
        assert!(!line.contains(blank), "{blank}: {line}");
    }
}

#[tokio::test]
async fn a_paused_game_says_so_wherever_it_is_looked_at() {
    let club = duel("").await;
    club.say_in("p1", THREAD, "pause 5 now").await;
    let until = club.table(1).await.paused_until().expect("a pause").as_second();
    for who in ["p1", "p2"] {
        let line = club.line(who, 1).await;
        assert!(line.contains(&format!("paused until <t:{until}:f>")), "{line}");
        let board = club.dm(who, "board").await;
        let said = format!("The game is paused until <t:{until}:f>");
        assert_eq!(only(&board).text.matches(&said).count(), 1, "{board:?}");
        assert!(!only(&board).text.contains("turn"), "{board:?}");
    }
    // The post about the pause does not say it twice.
    assert_eq!(club.last_post().text.matches("paused").count(), 1, "{}", club.last_post().text);
    for (code, said) in [("ru", "пауза до"), ("uk", "пауза до")] {
        club.say("p1", &format!("language {code}")).await;
        let line = club.line("p1", 1).await;
        assert!(line.contains(said), "{line}");
        is_whole(&line);
    }
    club.wait(24 * 6).await;
    assert!(!all_told(&club.dm("p2", "board").await).contains("paused"));
    assert!(club.line("p2", 1).await.contains("waiting for Gold · deadline"));
}

#[tokio::test]
async fn of_a_deadline_that_is_past_it_is_said_that_the_time_is_up() {
    let club = duel("time=3d missed=claim excuses=0").await;
    club.wait(24 * 15).await;
    let (mine, theirs) = (club.line("p1", 1).await, club.line("p2", 1).await);
    assert!(mine.contains("**your turn**, the time is up") && !mine.contains("until"), "{mine}");
    assert!(theirs.contains("waiting for Gold, whose time is up") && !theirs.contains("until"), "{theirs}");
    assert!(theirs.contains("`overdue #1`"), "{theirs}");
    for (code, turn, claim) in
        [("ru", "время вышло", "`просрочка #1`"), ("uk", "час вийшов", "`прострочення #1`")]
    {
        for who in ["p1", "p2"] {
            club.say(who, &format!("language {code}")).await;
            let line = club.line(who, 1).await;
            assert!(line.contains(turn) && line.contains(claim) == (who == "p2"), "{line}");
        }
    }
    // The command in the line works.
    club.sure("p2", "просрочка #1").await;
    assert_eq!(club.table(1).await.status(), Status::Over);
}

#[tokio::test]
async fn a_host_without_a_seat_reads_whom_the_game_waits_for() {
    let club = Club::after(&[("p3", "new dragonchess gold=@p1 scarlet=@p2 time=3d excuses=0")]).await;
    let lobby = club.line("p3", 1).await;
    assert!(lobby.starts_with("#1 Dragonchess (you are the host) · waiting for players"), "{lobby}");
    club.say("p1", "join #1").await;
    club.say("p2", "join #1").await;
    let line = club.line("p3", 1).await;
    assert!(line.starts_with("#1 Dragonchess (you are the host) · waiting for Gold · deadline"), "{line}");
    club.wait(24 * 5).await;
    let line = club.line("p3", 1).await;
    assert!(line.contains("waiting for Gold, whose time is up"), "{line}");
    assert!(!line.contains("overdue"), "a host who doesn’t play claims nothing: {line}");
    club.say("p3", "#1 pause 2 now").await;
    assert!(club.line("p3", 1).await.contains("paused until"));
    // The free seat in a lobby leaves no empty brackets either.
    club.say("p3", "new dragonchess gold=me scarlet=@p2").await;
    club.say("p3", "leave #2").await;
    let left = club.line("p3", 2).await;
    assert!(left.starts_with("#2 Dragonchess (you are the host) · waiting for players"), "{left}");
    for code in ["ru", "uk"] {
        club.say("p3", &format!("language {code}")).await;
        is_whole(&club.line("p3", 1).await);
        is_whole(&club.line("p3", 2).await);
    }
}

#[tokio::test]
async fn an_offer_that_waits_is_told_of_by_tables_and_next() {
    let club = Club::begun().await;
    club.say("p2", "WC5-WV7").await;
    assert!(!club.line("p1", 1).await.contains("offer"));
    assert!(all_told(&club.dm("p1", "next").await).contains("Nobody is waiting for you"));
    club.say_in("p3", THREAD, "Red, truce for 3 rounds").await;
    let asked = club.line("p1", 1).await;
    holds(&asked, &["waiting for Black", "**an offer waits for your answer**"]);
    for other in ["p2", "p3"] {
        let line = club.line(other, 1).await;
        assert!(!line.contains("offer"), "{other}: {line}");
    }
    club.dm("p1", "next").await.says("an offer is waiting for your answer: #1.");
    assert!(only(&club.dm("p2", "next").await).text.contains("Nobody is waiting for you"));
    for (code, said) in [("ru", "вашего ответа ждёт предложение: #1"), ("uk", "чекає пропозиція: #1")]
    {
        club.say("p1", &format!("language {code}")).await;
        club.dm("p1", "next").await.says(said);
    }
    club.say("p1", "language en").await;
    club.say_in("p1", THREAD, "answer yes").await;
    assert!(!club.line("p1", 1).await.contains("offer"));
}

#[tokio::test]
async fn secret_offers_are_told_to_nobody_else() {
    let club = three("names=hidden press=secret").await;
    let [red, white, black] = [club.holder(0).await, club.holder(1).await, club.holder(2).await];
    let before = (club.line(&black, 1).await, all_told(&club.dm(&black, "next").await));
    club.dm(&white, "Red, truce for 3 rounds").await;
    assert_eq!(club.table(1).await.ledger().open().count(), 1, "an offer");
    assert!(club.line(&red, 1).await.contains("an offer waits for your answer"));
    assert!(all_told(&club.dm(&red, "next").await).contains("an offer is waiting for your answer: #1."));
    let after = (club.line(&black, 1).await, all_told(&club.dm(&black, "next").await));
    assert_eq!(before, after, "whom it does not concern reads the same as before");
}

#[tokio::test]
async fn posts_say_that_nobody_sits_on_a_free_seat() {
    let club = three("time=1d missed=replace excuses=0").await;
    club.say("p2", "#1 WC5-WV7").await;
    club.wait(30).await;
    assert!(!club.table(1).await.vacated().is_empty(), "Black's seat is free");
    for (who, seat) in [("p1", "R"), ("p2", "W")] {
        if club.table(1).await.status() != Status::Playing {
            break;
        }
        let shown = crate::wording::facts::shown_now(&*club.table(1).await);
        club.press(who, &format!("do:1:{shown}:{seat}:resign")).await;
        let text = club.last_post().text;
        assert!(!text.contains(": **") && !text.contains("()"), "{text}");
        let over = club.table(1).await.status() == Status::Over;
        assert_eq!(!over, text.contains("**Black to move, but nobody sits there**"), "{text}");
    }
    assert_eq!(club.table(1).await.status(), Status::Over);
    let end = club.last_post().text;
    assert!(end.contains("• Black: ") && end.contains("• Red (<@p1>): "), "{end}");
}

#[tokio::test]
async fn who_takes_a_seat_over_is_called_and_told_until_when() {
    let club = duel("time=3d").await;
    club.dm("p1", "vacation 1d #1").await;
    club.wait(5).await;
    club.say_in("p1", THREAD, "hand @p3").await;
    club.dm("p3", "answer yes #1").await;
    let post = club.last_post();
    let until = club.table(1).await.owed()[0].until.unwrap().as_second();
    holds(&post.text, &["<@p3> takes over the seat of Gold.", "**Gold to move**"]);
    assert!(post.text.contains(&format!(", until <t:{until}:f>")), "{}", post.text);
    assert_eq!(post.mentions, ["p3"]);
    // If a seat that is not to move changes hands, no post mentions the clock.
    club.say_in("p2", THREAD, "hand @p1").await;
    club.dm("p1", "answer yes #1").await;
    let post = club.last_post();
    assert!(post.text.contains("<@p1> takes over the seat of Scarlet."), "{}", post.text);
    assert!(!post.text.contains("to move") && !post.text.contains("until"), "{}", post.text);
}

#[tokio::test]
async fn who_takes_a_free_seat_that_is_to_move_is_told_until_when() {
    let club = duel("time=1d missed=replace excuses=0").await;
    club.wait(30).await;
    assert!(!club.table(1).await.vacated().is_empty());
    club.say("p3", "join gold #1").await;
    let post = club.last_post();
    holds(&post.text, &["<@p3> takes the seat of Gold", "**Gold to move**, until"]);
    assert_eq!(post.mentions, ["p3"]);
}

#[tokio::test]
async fn who_is_offered_a_seat_answers_with_a_word() {
    for word in ["yes", "да", "згода"] {
        let club = duel("").await;
        club.say_in("p1", THREAD, "hand @p3").await;
        // Other members are not asked.
        assert!(all_told(&club.dm("p4", word).await).contains("can’t read"), "{word}");
        let answers = club.dm("p3", word).await;
        assert_eq!(club.holder(0).await, "p3", "{word}: {answers:?}");
    }
    let club = duel("").await;
    club.say_in("p1", THREAD, "hand @p3").await;
    let answers = club.say("p3", "no").await;
    assert_eq!(club.table(1).await.ledger().open().count(), 0, "{answers:?}");
    assert_eq!(club.holder(0).await, "p1");
}

#[tokio::test]
async fn of_two_seats_offered_it_is_asked_which() {
    let club = duel("").await;
    club.say("p1", "new dragonchess gold=me scarlet=@p2").await;
    club.say("p2", "join #2").await;
    for table in [1, 2] {
        club.say("p1", &format!("hand @p3 #{table}")).await;
    }
    let answers = club.dm("p3", "yes").await;
    assert!(!only(&answers).text.is_empty());
    for table in [1, 2] {
        assert_eq!(club.table(table).await.ledger().open().count(), 1, "nothing is guessed: {answers:?}");
    }
}

#[tokio::test]
async fn direct_messages_are_not_called_a_server() {
    let club = duel("").await;
    club.say_in("p1", THREAD, "hand @p3").await;
    club.dm("p3", "answer yes #1").await;
    club.say_in("p3", THREAD, "W2f3").await;
    club.sure("p2", "abort #1").await;
    for command in ["recap #1", "board #1", "log #1"] {
        let answers = club.dm("p4", command).await;
        assert!(only(&answers).text.contains("is not one of yours"), "{command}: {answers:?}");
        assert!(!only(&answers).text.contains("server"), "{command}: {answers:?}");
    }
    for (code, said) in [("ru", "нет места"), ("uk", "немає місця")] {
        club.say("p4", &format!("language {code}")).await;
        club.dm("p4", "recap #1").await.says(said);
    }
    // On another server the answer still says that the table is played elsewhere.
    let mut incoming = Club::incoming("p5", "elsewhere", addressed("board #1"));
    incoming.place.server = Some("another".into());
    let answers = handle(&club.chat, incoming).await;
    assert!(only(&answers).text.contains("another server"), "{answers:?}");
}

#[tokio::test]
async fn who_is_offered_a_seat_answers_by_command_without_a_number() {
    let club = duel("").await;
    // Their own game elsewhere is not the one meant.
    club.say("p3", "new dragonchess gold=me scarlet=@p4").await;
    club.say("p4", "join #2").await;
    club.say_in("p1", THREAD, "hand @p3").await;
    let answers = club.dm("p3", "answer yes").await;
    assert_eq!(club.holder(0).await, "p3", "{answers:?}");
    assert!(all_told(&club.dm("p5", "answer yes").await).contains("You have no table for that"));
}

#[tokio::test]
async fn who_takes_a_seat_over_at_an_anonymous_table_is_told_privately() {
    let club = three("names=hidden press=private time=3d").await;
    let white = club.holder(1).await;
    let mut incoming = Club::incoming(&white, "dm", addressed("hand @p9 #1"));
    incoming.place.server = None;
    incoming.known.push(person("p9"));
    club.hear(incoming).await;
    let before = club.transport.letters().len();
    club.dm("p9", "answer yes #1").await;
    let letters = club.transport.letters().split_off(before);
    let notice = letters.iter().find(|letter| letter.to == Target::Member("p9".into())).expect("a notice");
    holds(&notice.text, &["**It is your turn (White).**", "Deadline: "]);
    let post = club.last_post();
    assert!(post.text.contains("White to move") && !post.text.contains("<@"), "{}", post.text);
    assert!(post.mentions.is_empty(), "{:?}", post.mentions);
}

#[tokio::test]
async fn a_recap_of_a_paused_game_says_so() {
    let club = duel("").await;
    club.say_in("p1", THREAD, "pause 5 now").await;
    club.dm("p2", "recap #1").await;
    club.dm("p2", "recap #1").await.says("**The game is paused until <t:").lacks("over");
}
