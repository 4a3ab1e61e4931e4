//! Records exported and imported, and positions set up, in members' words.

use super::*;
use crate::dispatch::handle;
use liege_game as game;
use liege_store::Which;
use liege_table::Status;
use proptest::prelude::*;

/// Returns the text of the only file of an answer.
fn file(answers: &[Answer]) -> String {
    let files = &only(answers).files;
    assert_eq!(files.len(), 1, "{answers:?}");
    assert!(files[0].name.ends_with(".liege.txt") && files[0].media.starts_with("text/plain"));
    String::from_utf8(files[0].bytes.to_vec()).unwrap()
}

impl Club {
    /// Says something with a file attached.
    async fn attach_in(&self, who: &str, server: &str, text: &str, files: &[&str]) -> Vec<Answer> {
        let mut incoming = Club::incoming(who, "c", addressed(text));
        assert!(wants_file(&incoming.said), "{text}");
        incoming.place.server = Some(server.to_owned());
        let one = |text: &&str| File { name: "x.txt".into(), media: "", bytes: Arc::from(text.as_bytes()) };
        incoming.files = files.iter().map(one).collect();
        self.hear(incoming).await
    }

    pub(super) async fn attach(&self, who: &str, text: &str, file: &str) -> Vec<Answer> {
        self.attach_in(who, "s", text, &[file]).await
    }

    /// Plays a game for two to its end: gold is p1, scarlet p2.
    async fn finished() -> Club {
        let club = Club::after(&[("p1", "new dragonchess gold=p1 scarlet=@p2"), ("p2", "join")]).await;
        for (who, text) in [("p1", "W2f2-2f3"), ("p2", "W2f7-2f6")] {
            club.clock.advance(SignedDuration::from_hours(5));
            assert!(told(&club.say(who, text).await).contains('#'), "{text}");
        }
        let sure = only(&club.say("p1", "resign").await).buttons[0].id.clone();
        club.press("p1", &sure).await;
        assert_eq!(club.table(1).await.status(), Status::Over);
        club
    }
}

#[tokio::test]
async fn a_finished_game_is_kept_elsewhere() {
    let club = Club::finished().await;
    let more = club.transport.last().mark().map(str::to_owned).expect("more");
    let more = club.press("p2", &more).await;
    let button = only(&more).buttons.iter().find(|button| button.label == "Record").expect("a button");
    let text = file(&club.press("p2", &button.id).await);
    assert_eq!(text, file(&club.say("p3", "export #1").await), "one record for everybody");
    assert!(text.contains("Player 1: P1") && text.contains("Result: gold 0, scarlet 1"), "{text}");
    assert!(!text.contains("p1") && !text.contains("p2"), "names, no ids: {text}");
    // In another club nobody knows the players.
    let other = Club::open().await;
    let answers = other.attach("p9", "import", &text).await;
    assert!(told(&answers).contains("kept"), "{answers:?}");
    let card = other.transport.last();
    assert_eq!(card.to, Target::Channel("c".into()));
    holds(&card.text, &["Gold P1, Scarlet P2", "from a record"]);
    assert!(card.mentions.is_empty() && card.pictures.len() == 1, "{card:?}");
    let table = other.table(1).await;
    assert_eq!((table.status(), table.log().len()), (Status::Over, 3));
    assert_eq!(table.log()[1].at, club.table(1).await.log()[1].at, "times are kept");
    assert_eq!(file(&other.say("p9", "export #1").await), text, "out, in and out again");
    for look in ["board #1", "board #1 at 1", "log #1", "treaties #1", "moves #1"] {
        other.say("p9", look).await.lacks("~").lacks("<@");
    }
    // A file cannot invent games of a member.
    for who in ["p1", "p2", "p9"] {
        assert!(
            told(&other.say(who, "tables").await).contains("no tables") || {
                other.chat.store.tables(Which::Of(who)).await.unwrap().is_empty()
            }
        );
    }
    assert!(other.chat.store.tables(Which::EndedOf("p1", 9)).await.unwrap().is_empty());
    other.sound().await;
    // A second import needs to be asked for.
    let again = other.attach("p8", "import", &text).await;
    assert!(told(&again).contains("#1") && only(&again).buttons.len() == 1, "{again:?}");
    assert!(other.chat.store.table(2).await.unwrap().is_none());
    let elsewhere = other.attach_in("p8", "t", "import", &[&text]).await;
    assert!(told(&elsewhere).contains("#2"), "on another server nothing is told of the first: {elsewhere:?}");
    let again = other.attach("p8", "import again", &text).await;
    assert!(told(&again).contains("#3"), "{again:?}");
}

#[tokio::test]
async fn an_unfinished_game_goes_on_with_whoever_sits_down() {
    let club = Club::begun().await;
    club.say("p2", "C5-V7").await;
    club.say("p3", "C5-V7").await;
    let text = file(&club.say("p1", "export").await);
    assert!(text.contains("Result: *"), "{text}");
    let other = Club::open().await;
    // P1 and P2 are here by name, and P1 imports it; Black is open to anybody.
    let record = text.replace("P3", "Zoe");
    assert!(told(&other.attach("p1", "import", &record).await).contains("check"), "a changed record");
    let answers = other.attach("p1", "import black=open", &text).await;
    assert!(told(&answers).contains("resumes after 2 actions"), "{answers:?}");
    let lobby = other.transport.last();
    assert!(lobby.text.contains("So far: Red P1, White P2, Black P3"), "{}", lobby.text);
    assert_eq!(lobby.mentions, ["p2"], "whom a seat is kept for is called: {lobby:?}");
    assert_eq!(lobby.pictures.len(), 1, "the position is shown");
    let table = other.table(1).await;
    assert_eq!((table.status(), table.host().id.as_str()), (Status::Lobby, "p1"));
    assert_eq!(file(&other.say("p1", "export").await), text, "nothing has changed yet");
    other.sound().await;
    other.clock.advance(SignedDuration::from_hours(24 * 20));
    other.say("p2", "join #1").await;
    assert!(told(&other.say("p7", "C5-C6").await).len() > 10, "nobody plays before it goes on");
    other.say("p7", "join black #1").await;
    assert!(other.transport.last().text.contains("are you still there?"), "P1 sat down long ago");
    other.say("p1", "here").await;
    let post = other.transport.last();
    assert!(
        post.text.contains(&liege_testing::english("record-goes-on", &[("players", "")])),
        "{}",
        post.text
    );
    assert_eq!(post.mentions, ["p1", "p2", "p7"], "Red is to move, and all are called to the thread");
    other.say("p1", "C5-V7").await;
    let table = other.table(1).await;
    let actions: Vec<&str> = table.log().iter().map(|entry| entry.action.as_str()).collect();
    assert_eq!(actions, ["W:WC5-WV7", "B:BC5-BV7", "@reopen", "R:RC5-RV7"]);
    other.say("p1", "log").await.says("resumes from its record");
    other.sound().await;
    // A running game has a record too; here it can only be kept.
    let text = file(&other.say("p1", "export").await);
    let third = Club::open().await;
    // Twenty days too early.
    third.attach("p5", "import", &text).await.says("is in the future");
    third.clock.advance(SignedDuration::from_hours(24 * 20));
    let answers = third.attach("p5", "импорт архив", &text).await;
    assert!(told(&answers).contains("never finished"), "{answers:?}");
    assert_eq!(third.table(1).await.status(), Status::Abandoned);
    assert_eq!(file(&third.say("p5", "export #1").await), text);
    assert!(!told(&third.say("p5", "#1 RC6-RV8").await).is_empty());
    assert_eq!(third.table(1).await.log().len(), 4, "what is kept stays as it is");
    third.sound().await;
}

#[tokio::test]
async fn seats_dealt_by_dice_are_kept_and_draws_are_new() {
    let club = Club::after(&[("p1", "new dragons-breakthrough dealing=dice")]).await;
    let seats = club.table(1).await.chairs().len();
    for who in ["p1", "p2", "p3", "p4"].iter().take(seats) {
        club.say(who, "join #1").await;
    }
    while let Some(chooser) = club.table(1).await.chooser().cloned() {
        let free = club.table(1).await.dice().unwrap().free()[0];
        club.press(
            &chooser.id,
            &format!("choose:1:{}:{}", crate::wording::facts::shown_now(&*club.table(1).await), free.0),
        )
        .await;
    }
    let table = club.table(1).await;
    assert_eq!(table.status(), Status::Playing);
    let text = file(&club.say("p1", "export #1").await);
    assert!(text.contains(&table.seed().hash()) && !text.contains(&table.seed().reveal()), "{text}");
    let other = Club::open().await;
    other.attach("p1", "import", &text).await;
    for who in ["p1", "p2", "p3", "p4"].iter().take(seats) {
        other.say(who, "join #1").await;
    }
    let there = other.table(1).await;
    assert_eq!(there.status(), Status::Playing, "{there:?}");
    assert_ne!(there.seed(), table.seed(), "nobody knows what will be drawn");
    assert!(there.log().iter().skip(table.log().len()).all(|entry| !entry.action.starts_with("@dice")));
    other.sound().await;
}

#[tokio::test]
async fn a_told_seed_is_not_drawn_from_again() {
    let club = Club::after(&[("p1", "new enochian-chess yellow=p1 blue=p1 red=p1 black=p1")]).await;
    let table = club.table(1).await;
    assert_eq!(table.status(), Status::Playing);
    let whole =
        liege_table::record::write(&table, str::to_uppercase, liege_table::record::Depth::Whole).unwrap();
    let other = Club::open().await;
    other.attach("p1", "import", &whole).await;
    let there = other.table(1).await;
    assert_ne!(there.seed(), table.seed());
    other.sound().await;
}

#[tokio::test]
async fn what_cannot_be_brought_in_leaves_nothing() {
    let club = Club::finished().await;
    let text = file(&club.say("p1", "export #1").await);
    let other = Club::open().await;
    for (files, language, part) in [
        (vec![], "en", "Attach the record"),
        (vec![text.as_str(), text.as_str()], "ru", "один файл"),
        (vec!["hello"], "uk", "Прочитати це як партію не вдається"),
        (vec!["[Event \"?\"]\n1. e4 e5\n2. Ke3"], "uk", "Рядок 3: `Ke3` зіграти не можна"),
        (vec![&text[..text.len() / 2]], "en", "cut off"),
        (vec![&text[..text.len() - 2]], "ru", "обрезана"),
    ] {
        other.say("p1", &format!("language {language}")).await;
        let answers = other.attach_in("p1", "s", "import", &files).await;
        assert!(told(&answers).contains(part), "{answers:?}");
    }
    other.say("p1", "language en").await;
    for (words, part) in [
        ("import resume", "only be kept"),
        ("import pink=p2", "pink"),
        ("import hello", "hello"),
        ("import gold=nobody", "nobody"),
    ] {
        let answers = other.attach("p1", words, &text).await;
        assert!(told(&answers).contains(part), "{words}: {answers:?}");
    }
    assert!(other.chat.store.table(1).await.unwrap().is_none());
    assert!(other.transport.letters().is_empty());
}

#[tokio::test]
async fn nobody_floods_a_server_with_records() {
    let club = Club::finished().await;
    let text = file(&club.say("p1", "export #1").await);
    let other = Club::open().await;
    for _ in 0..20 {
        other.attach("p1", "import again", &text).await;
    }
    assert!(other.chat.store.table(20).await.unwrap().is_some());
    assert!(told(&other.attach("p1", "import again", &text).await).contains("tomorrow"));
    assert!(told(&other.attach("p2", "import again", &text).await).contains("#21"), "others may");
    other.clock.advance(SignedDuration::from_hours(25));
    assert!(told(&other.attach("p1", "import again", &text).await).contains("#22"));
}

/// Opens a club with these limits.
async fn limited(limits: Limits) -> Club {
    Club::of(Settings { limits, ..settings() }).await
}

/// Returns the number of answers with this part.
fn with_part(answers: &[Vec<Answer>], part: &str) -> usize {
    answers.iter().filter(|answers| told(answers).contains(part)).count()
}

#[tokio::test]
async fn nobody_brings_in_more_by_being_quick() {
    let finished = Club::finished().await;
    let over = file(&finished.say("p1", "export #1").await);
    let begun = Club::begun().await;
    let on = file(&begun.say("p1", "export #1").await);
    let usual = Limits::default().unhurried();

    // This tests the limit for a day.
    let club = limited(Limits { imports_per_day: 4, ..usual }).await;
    let sent = (0..9).map(|_| club.attach("p1", "import again", &over));
    let answers = futures::future::join_all(sent).await;
    assert_eq!((with_part(&answers, "kept"), with_part(&answers, "tomorrow")), (4, 5), "{answers:?}");
    assert!(club.chat.store.table(5).await.unwrap().is_none());

    // This tests the limit of a member's own tables.
    let club = limited(Limits { tables_per_member: 3, ..usual }).await;
    let sent = (0..7).map(|_| club.attach("p1", "import again red=open white=open black=open", &on));
    let answers = futures::future::join_all(sent).await;
    assert_eq!(with_part(&answers, "resumes after"), 3, "{answers:?}");
    assert!(club.chat.store.table(4).await.unwrap().is_none());

    // One record counts once, whoever has it.
    let club = limited(usual).await;
    let sent = ["p1", "p2", "p7", "p8"].map(|who| club.attach(who, "import", &over));
    let answers = futures::future::join_all(sent).await;
    assert_eq!((with_part(&answers, "kept"), with_part(&answers, "already")), (1, 3), "{answers:?}");
    assert!(club.chat.store.table(2).await.unwrap().is_none());
}

/// Returns the record with another check sum, which anybody can write.
fn rechecked(text: &str) -> String {
    use sha2::{Digest, Sha256};
    use std::fmt::Write as _;
    let (body, _) = text.rsplit_once("Check: ").unwrap();
    let digest = Sha256::digest(body).iter().fold(String::new(), |mut hex, byte| {
        write!(hex, "{byte:02x}").unwrap();
        hex
    });
    format!("{body}Check: sha256 {digest}\n")
}

#[tokio::test]
async fn records_that_are_too_long_or_cannot_be_played_are_refused() {
    let club = Club::finished().await;
    let good = file(&club.say("p1", "export #1").await);
    let headers: Vec<String> = (0..80_000).map(|key| format!("Term {key:x}:")).collect();
    let flood = format!("Liege record 1\n{}\nCheck: sha256 {}\n", headers.join("\n"), "0".repeat(64));
    let other = Club::open().await;
    let unplayable = rechecked(&good.replace("W/2f7-2f6", "W/2f7-2f1"));
    assert_ne!(unplayable, good);
    for (text, part) in [
        (flood, "Line 402: a record has at most 400 headers"),
        (rechecked(&good.replace("Term leave_days: 21", "Term leave_days: 65535")), "Possible: 0–120."),
        (unplayable, "can’t be played"),
    ] {
        let answers = other.attach("p1", "import", &text).await;
        assert!(told(&answers).contains(part), "{answers:?}");
    }
    assert!(other.chat.store.table(1).await.unwrap().is_none());
    assert!(told(&other.attach("p1", "import", &good).await).contains("kept"));
}

#[tokio::test]
async fn whatever_may_be_typed_for_a_table_may_be_brought_in() {
    for time in ["60d", "60d+60d/60d", "\"mon,thu 20:00 Europe/Kyiv\"", "none"] {
        let club = Club::open().await;
        let settings = "offers=60d orders=1440h patience=120d leave=120d excuses=20 missed=replace \
                        muster=always rated=no reliable=100%! level=1-4000!";
        let new = format!("new dragonchess gold=p1 scarlet=p1 {settings} time={time}");
        let answers = club.say("p1", &new).await;
        assert_eq!(club.table(1).await.status(), Status::Playing, "{answers:?}");
        let text = file(&club.say("p1", "export #1").await);
        assert!(text.contains("Term leave_days: 120\n") && text.contains("Term excuses: 20\n"), "{text}");
        let other = Club::open().await;
        let answers = other.attach("p9", "import archive", &text).await;
        assert!(told(&answers).contains("never finished"), "{answers:?}");
        assert_eq!(file(&other.say("p9", "export #1").await), text);
    }
}

#[tokio::test]
async fn records_and_positions_tell_no_secret() {
    for settings in ["press=private", "press=secret", "names=hidden"] {
        let club = Club::open().await;
        club.say("p1", &format!("new three-player-chess red=p1 white=@p2 black=@p3 {settings}")).await;
        assert!(told(&club.say("p1", "export #1").await).contains("not begun"));
        club.say("p2", "join").await;
        club.say("p3", "join").await;
        for who in ["p1", "p2", "p7"] {
            let answers = club.say(who, "export #1").await;
            assert!(told(&answers).contains("when the game is over") && only(&answers).files.is_empty());
            let answers = club.press(who, "export:1").await;
            assert!(only(&answers).files.is_empty(), "a button opens no door that words would not");
            if settings != "names=hidden" {
                club.say(who, "position #1").await.says("when the game is over");
                club.press(who, "lay-from:1:0").await;
                assert!(club.chat.store.table(2).await.unwrap().is_none());
            }
        }
        let mut foreign = Club::incoming("p8", "x", Said::Press("export:1".into()));
        foreign.place.server = Some("elsewhere".into());
        assert!(only(&handle(&club.chat, foreign).await).files.is_empty());
    }
}

#[tokio::test]
async fn other_notations_are_refused_with_what_there_is() {
    let club = Club::begun().await;
    for (code, part) in
        [("en", "PGN can’t record"), ("ru", "PGN не может записать"), ("uk", "PGN не може записати")]
    {
        club.say("p2", &format!("language {code}")).await;
        assert!(file(&club.say("p2", "export pgn").await.says(part)).starts_with("Liege record 1\n"));
    }
}

#[tokio::test]
async fn a_position_is_set_up_from_words_and_from_a_button() {
    for (game, code) in game::all().iter().zip(["en", "ru", "uk"].into_iter().cycle()) {
        let club = Club::open().await;
        let mine: Vec<String> = game.seats().iter().map(|info| format!("{}=p1", info.id)).collect();
        club.say("p1", &format!("new {} dealing=choice {}", game.id(), mine.join(" "))).await;
        if club.table(1).await.status() != Status::Playing {
            club.press("p1", "here:1").await;
        }
        for _ in 0..7 {
            let table = club.table(1).await;
            assert_eq!(table.status(), Status::Playing, "{}", game.id());
            let Some(action) = table.state().samples().into_iter().next() else { break };
            club.say("p1", &format!("#1 {action}")).await;
        }
        let position = club.table(1).await.state().position();
        let answers = club.say("p1", "position #1").await.says(&format!("```\n{position}\n```"));
        assert!(told(&answers).chars().count() < 2_000);
        // The text is typed with the marks that copying brings along.
        club.say("p2", &format!("new {} position=`{position}`", game.id())).await;
        let table = club.table(2).await;
        assert_eq!(table.state().position(), position);
        assert_eq!(table.record().start.as_deref(), Some(position.as_str()));
        let lobby = club.transport.last();
        assert!(lobby.text.contains("From a set-up position."), "{}", lobby.text);
        assert_eq!(lobby.pictures.len(), 1, "people see what they sit down to");
        // This uses the button, also an earlier one.
        let button = only(&answers).buttons[0].id.clone();
        club.press("p3", &button).await;
        assert_eq!(club.table(3).await.state().position(), position);
        let earlier = club.say("p1", "position #1 at 2").await;
        let button = only(&earlier).buttons[0].id.clone();
        club.press("p3", &button).await;
        let table = club.table(1).await;
        let then = table.view_at(table.of_shown(2)).unwrap().state.position();
        assert_eq!(club.table(4).await.state().position(), then);
        assert!(only(&club.say("p1", "position #1 at 99").await).buttons.is_empty());
        assert!(told(&club.press("p3", "lay-from:1:99").await).len() > 10);
        // The game says what is wrong with a position, in one language after another.
        club.say("p2", &format!("language {code}")).await;
        for wrong in ["nonsense", &position[..position.len() / 4], &format!("{position} x")] {
            let answers = club.say("p2", &format!("new {} position={wrong}", game.id())).await;
            let text = told(&answers);
            assert!(text.chars().count() > 30 && !text.contains("{$"), "{}: {text}", game.id());
            assert!(club.chat.store.table(5).await.unwrap().is_none(), "{}: {wrong}", game.id());
        }
        club.sound().await;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn whatever_is_attached_an_answer_comes(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let club = Club::open().await;
            let mut incoming = Club::incoming("p1", "c", addressed("import"));
            incoming.files = vec![File { name: "x".into(), media: "", bytes: Arc::from(bytes) }];
            assert!(!only(&handle(&club.chat, incoming).await).text.is_empty());
        });
    }
}
