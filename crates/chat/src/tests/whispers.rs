//! Whispers: who reads them, what they cannot do, their limits, and reports.

use super::*;
use crate::dispatch::handle;
use crate::form;
use liege_store::{WhichWhispers, WhisperKey};
use liege_testing::cases::property;
use proptest::prelude::*;

const SECRET: &str = "xyzzy plugh";

/// Begins a table with whispers, and delivers its posts: red p1, white p2, black p3.
async fn club(settings: &str, administrators: &[&str]) -> Club {
    let club = Club::administered(administrators).await;
    club.say("p1", &format!("new three-player-chess red=p1 white=@p2 black=@p3 {settings}")).await;
    club.say("p2", "join").await;
    club.say("p3", "join").await;
    club
}

impl Club {
    fn letters_with(&self, part: &str) -> Vec<OutboundMessage> {
        self.transport.letters().into_iter().filter(|letter| letter.text.contains(part)).collect()
    }
}

#[tokio::test]
async fn a_note_is_read_by_its_recipient_alone() {
    for settings in ["press=private", "press=secret", "press=private names=hidden"] {
        let club = club(settings, &["boss"]).await;
        let table = club.table(1).await;
        let holder = |name: &str| {
            let seat = crate::wording::speaker::seat_called(table.game(), name).unwrap();
            table.holder(seat).unwrap().id.clone()
        };
        let (red, white, black) = (holder("red"), holder("white"), holder("black"));
        let before = club.transport.letters().len();
        club.dm(&white, &format!("whisper red {SECRET}")).await.says("White").says("Red");
        let letters = club.transport.letters()[before..].to_vec();
        let [note] = letters.as_slice() else { panic!("{letters:?}") };
        assert_eq!(note.to, Target::Member(red.clone()));
        assert!(note.text.contains(SECRET) && note.text.contains("whisper white"), "{}", note.text);
        assert!(note.mentions.is_empty());
        assert_eq!(note.text.contains(&format!("<@{white}>")), !settings.contains("hidden"), "{}", note.text);
        let [reply, report] = &note.buttons[..] else { panic!("{note:?}") };
        assert!(reply.id.starts_with("reply:1:") && report.id.starts_with("report:1:"), "{note:?}");
        // The table goes through its whole life, and nobody else reads a word of it.
        club.dm(&white, "C5-V7").await;
        club.dm(&black, "C5-V7").await;
        for who in [&black, "p7"] {
            for text in
                ["log #1", "treaties #1", "board #1", "tables", "acts #1", "whisper #1", "whisper red #1"]
            {
                for answer in club.say(who, text).await {
                    assert!(!answer.text.contains(SECRET), "{who} {text}: {answer:?}");
                }
            }
        }
        for (who, sees) in [(&red, true), (&white, true), (&black, false)] {
            let listed = club.dm(who, "whisper #1").await;
            assert_eq!(told(&listed).contains(SECRET), sees, "{listed:?}");
            let with_black = club.dm(who, "whisper black #1").await;
            assert!(!told(&with_black).contains(SECRET), "{with_black:?}");
        }
        club.dm(&red, "report 1").await;
        for who in [&red, &white] {
            let seat = table.seats_of(who).iter().next().unwrap();
            let code = table.game().seats()[seat.index()].code;
            let number = club.table(1).await.log().len();
            club.press(who, &format!("do:1:{number}:{code}:resign")).await;
        }
        assert_eq!(club.table(1).await.status(), liege_table::Status::Over);
        for letter in club.letters_with(SECRET) {
            let Target::Member(reader) = &letter.to else { panic!("in public: {letter:?}") };
            assert!([red.as_str(), "boss"].contains(&reader.as_str()), "{letter:?}");
        }
        let listed = club.dm(&red, "whisper #1").await;
        assert!(told(&listed).contains(SECRET), "what was said can be read after the game: {listed:?}");
    }
}

#[tokio::test]
async fn numbers_of_notes_tell_nothing_of_those_of_others() {
    let club = club("press=secret", &[]).await;
    club.dm("p2", "whisper red one").await;
    assert!(club.transport.last().text.contains("note 1"), "{:?}", club.transport.last());
    for _ in 0..5 {
        club.dm("p2", "whisper black psst").await;
        club.dm("p3", "whisper white psst").await;
    }
    let sent = club.dm("p3", "whisper red two").await;
    assert!(!told(&sent).replace("#1", "").contains(|c: char| c.is_ascii_digit()), "{sent:?}");
    let note = club.transport.last();
    assert!(note.to == Target::Member("p1".into()) && note.text.contains("note 2"), "{note:?}");
    let listed = club.dm("p1", "whisper #1").await;
    assert!(
        told(&listed).contains("2 · Black") && only(&listed).buttons[1].label.ends_with(" 2"),
        "{listed:?}"
    );
    club.dm("p1", "report 2").await.says("Note 2");
    assert_eq!(club.chat.store.whispers(WhichWhispers::Reported).await.unwrap()[0].text, "two");
}

#[tokio::test]
async fn whoever_takes_a_seat_over_reads_no_earlier_notes() {
    let club = club("press=private", &[]).await;
    club.dm("p2", &format!("whisper red {SECRET}")).await;
    club.dm("p1", "whisper white for your eyes").await;
    club.say("p1", "hand red @p2 #1").await;
    assert!(club.table(1).await.ledger().deals.len() == 1, "offered");
    club.say("p2", "answer no #1").await;
    let sub = call("hand", Given::at(Some(1)).with("seat", "red").with("member", "<@p9>"));
    let mut asked = Club::incoming("p1", "c", Said::Command(sub));
    asked.known.push(person("p9"));
    handle(&club.chat, asked).await;
    club.say("p9", "answer yes #1").await;
    assert_eq!(club.table(1).await.seats_of("p9").len(), 1);
    let listed = club.dm("p9", "whisper #1").await;
    assert!(!told(&listed).contains(SECRET) && !told(&listed).contains("for your eyes"), "{listed:?}");
    assert!(told(&club.dm("p9", "report 1").await).contains("no note"));
    club.dm("p2", "whisper red to the new one").await;
    let listed = club.dm("p9", "whisper #1").await.says("1 · White → Red").says("to the new one");
    assert!(!told(&listed).contains(SECRET), "{listed:?}");
    // White reads both, and the receiver of the first can still report it.
    assert!(told(&club.dm("p2", "whisper #1").await).contains(SECRET));
    assert!(told(&club.dm("p1", "report 1").await).contains("Note 1"));
}

#[tokio::test]
async fn where_no_note_can_go_the_answer_says_why() {
    let open = Club::begun().await;
    assert!(told(&open.dm("p2", "whisper red hello").await).contains("public"));
    assert!(told(&open.dm("p2", "whisper").await).contains("public"));
    let mute = club("press=none", &[]).await;
    assert!(told(&mute.dm("p2", "whisper red hello").await).contains("without negotiation"));
    let club = club("press=private", &[]).await;
    for (who, text, part) in [
        ("p2", "whisper white hello", "note to yourself"),
        ("p2", "whisper purple hello", "no seat “purple”"),
        ("p2", "whisper red \u{200b}\u{3164}", "note is empty"),
        ("p2", "whisper", "No private notes"),
        ("p2", "whisper red", "No private notes"),
        ("p2", "#7 whisper red hello", "no table #7"),
    ] {
        let answers = club.dm(who, text).await;
        assert!(told(&answers).contains(part), "{text}: {answers:?}");
    }
    club.say("p7", "#1 whisper").await.says("no seat");
    club.say("p2", "whisper red hello").await.says("Everyone can see");
    // A player who is out has nothing more to negotiate.
    club.press("p1", "do:1:0:R:resign").await;
    assert!(told(&club.dm("p2", "whisper red hello").await).contains("out of the game"));
    assert!(told(&club.dm("p1", "whisper white hello").await).contains("You are out"));
    club.press("p3", "do:1:1:B:resign").await;
    assert!(told(&club.dm("p2", "#1 whisper black hello").await).contains("over"));
    let kept = club
        .chat
        .store
        .whispers(WhichWhispers::Of { table: 1, member: "p2", before: None, limit: 9 })
        .await
        .unwrap();
    assert!(kept.is_empty(), "nothing was kept: {kept:?}");
}

#[tokio::test]
async fn of_several_seats_the_one_that_is_to_move_writes() {
    let club = Club::open().await;
    club.say("p1", "new three-player-chess red=p1 white=p1 black=@p2 press=private").await;
    club.say("p2", "join").await;
    club.dm("p1", "whisper black hello").await.says("from White to Black");
    club.say("p1", "C5-V7").await;
    club.dm("p1", "whisper black hello").await.says("from Red to Black");
    assert!(told(&club.dm("p1", "whisper red hello").await).contains("note to yourself"));
}

#[tokio::test]
async fn so_many_notes_and_no_more() {
    let club = club("press=private", &[]).await;
    for hour in 0..7 {
        let sent = if hour < 6 { 30 } else { 20 };
        for number in 0..sent {
            let answers = club.dm("p2", &format!("whisper red note {hour} {number}")).await;
            assert!(told(&answers).contains("on its way"), "{hour} {number}: {answers:?}");
        }
        let answers = club.dm("p2", "whisper black one more").await;
        let now = club.clock.now();
        let next = now.checked_add(SignedDuration::from_hours(if hour < 6 { 1 } else { 18 })).unwrap();
        assert!(told(&answers).contains(&format!("<t:{}:R>", next.as_second())), "{hour}: {answers:?}");
        let other = club.dm("p3", "whisper red hello").await;
        assert!(told(&other).contains("on its way"), "others may: {other:?}");
        club.clock.advance(SignedDuration::from_hours(1));
    }
    let whispers = club
        .chat
        .store
        .whispers(WhichWhispers::Of { table: 1, member: "p2", before: None, limit: 999 })
        .await
        .unwrap();
    let written = whispers.iter().filter(|whisper| whisper.author.id == "p2").count();
    assert_eq!(written, 200);
    club.clock.advance(SignedDuration::from_hours(17));
    assert!(told(&club.dm("p2", "whisper red hello").await).contains("on its way"));
}

#[tokio::test]
async fn long_notes_are_refused_whole() {
    let club = club("press=private", &[]).await;
    let send = async |text: String| club.dm("p2", &format!("whisper red {text}")).await;
    assert!(told(&send("я".repeat(1_000)).await).contains("on its way"));
    let note = club.transport.last().text;
    assert!(note.contains(&"я".repeat(1_000)) && note.contains("whisper white"), "{note}");
    assert!(
        told(&send("я".repeat(1_001)).await).contains("1,001")
            || told(&send("я".repeat(1_001)).await).contains("1001")
    );
    assert!(told(&send("*".repeat(1_000)).await).contains("too many"));
    assert!(told(&send("a\n".repeat(500)).await).contains("too many"));
    assert_eq!(
        club.chat
            .store
            .whispers(WhichWhispers::Of { table: 1, member: "p2", before: None, limit: 9 })
            .await
            .unwrap()
            .len(),
        1
    );
}

#[tokio::test]
async fn a_report_reaches_every_administrator_once() {
    let club = club("press=secret", &["boss", "deputy"]).await;
    club.dm("p2", &format!("whisper red {SECRET} **@everyone**")).await;
    for who in ["p2", "p3", "p7", "boss"] {
        assert!(told(&club.dm(who, "report 1").await).contains("no note"), "{who}");
    }
    let before = club.transport.letters().len();
    let id = club
        .chat
        .store
        .whisper(WhisperKey::Received("p1", 1))
        .await
        .unwrap()
        .map(|whisper| whisper.id)
        .unwrap();
    for who in ["p2", "p3", "p7", "boss"] {
        let answers = club.press(who, &format!("report:1:{id}")).await;
        assert!(told(&answers).contains("was not sent to you"), "{who}: {answers:?}");
    }
    let press =
        |who: &str| handle(&club.chat, Club::incoming(who, "c", Said::Press(format!("report:1:{id}"))));
    let (one, two) = tokio::join!(press("p1"), press("p1"));
    club.deliver().await;
    let answers = [told(&one), told(&two)];
    assert_eq!(answers.iter().filter(|text| text.contains("are told")).count(), 1, "{answers:?}");
    assert_eq!(answers.iter().filter(|text| text.contains("already")).count(), 1, "{answers:?}");
    let letters = club.transport.letters()[before..].to_vec();
    let readers: Vec<&Target> = letters.iter().map(|letter| &letter.to).collect();
    assert_eq!(readers, [&Target::Member("boss".into()), &Target::Member("deputy".into())]);
    for letter in letters {
        let number = format!("note {id}");
        for part in [number.as_str(), "#1", "<@p2>", "<@p1>", "White", "Red", SECRET] {
            assert!(letter.text.contains(part), "{part}: {}", letter.text);
        }
        assert!(letter.mentions.is_empty() && !letter.text.contains("@everyone"), "{letter:?}");
    }
    let reported = club.chat.store.whispers(WhichWhispers::Reported).await.unwrap();
    assert_eq!((reported.len(), reported[0].complaint.as_ref().unwrap().by.id.as_str()), (1, "p1"));
    assert!(told(&club.dm("p1", "report 1").await).contains("already"));
}

#[tokio::test]
async fn a_report_without_administrators_is_kept_and_says_who_can_help() {
    let club = club("press=private", &[]).await;
    club.dm("p2", "whisper red hello").await;
    let before = club.transport.letters().len();
    club.dm("p1", "report 1").await.says("run this server").says("liege reports");
    assert_eq!(club.transport.letters().len(), before);
    assert_eq!(club.chat.store.whispers(WhichWhispers::Reported).await.unwrap().len(), 1);
}

#[tokio::test]
async fn whoever_takes_no_direct_messages_is_called_without_a_word_of_the_note() {
    let club = club("press=private", &["boss"]).await;
    for closed in ["p1", "boss"] {
        club.transport.closed.lock().unwrap().insert(closed.into(), Refused::ClosedToMessages);
    }
    let before = club.transport.letters().len();
    club.dm("p2", &format!("whisper red {SECRET}")).await;
    club.dm("p1", "report 1").await;
    let letters = club.transport.letters()[before..].to_vec();
    let [called] = letters.as_slice() else { panic!("{letters:?}") };
    assert_eq!(
        (&called.to, called.mentions.as_slice()),
        (&Target::Channel("thread-of-m1".into()), ["p1".into()].as_slice())
    );
    assert!(
        !called.text.contains(SECRET) && !called.text.contains("p2") && called.text.contains("whisper"),
        "{called:?}"
    );
    assert!(told(&club.dm("p1", "whisper").await).contains(SECRET), "there it can be read");
    // An offer pings with these words too: the ping does not show whether it was a whisper.
    club.order("p2", call("move", Given::at(Some(1)).with("notation", "W:offer R=W/3"))).await;
    assert_eq!(club.transport.last().text, called.text);
}

#[test]
fn what_a_note_says_stays_a_quotation() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let club = runtime.block_on(club("press=private time=none", &["boss"]));
    let hostile = prop_oneof![
        any::<String>(),
        proptest::collection::vec(
            proptest::sample::select(
                [
                    "@everyone",
                    "<@p3>",
                    "<#1>",
                    "\n",
                    "\r\n",
                    "\u{2028}",
                    "**",
                    "__",
                    "~~",
                    "||",
                    "`",
                    "```",
                    "# ",
                    "-# ",
                    "> ",
                    ">>> ",
                    "[x](https://y)",
                    "\u{202e}",
                    "\\",
                    "**Private note 9** · table #1",
                    "😀",
                    " ",
                    "a",
                ]
                .as_slice()
            ),
            0..80
        )
        .prop_map(|parts| parts.concat()),
    ];
    let config = ProptestConfig { failure_persistence: None, ..property(60) };
    proptest!(config, |(text in hostile)| {
        runtime.block_on(async {
            club.clock.advance(SignedDuration::from_hours(1));
            let before = club.transport.letters().len();
            let command = call("whisper", Given::at(Some(1)).with("seat", "red").with("note", text.clone()));
            let answers = handle(&club.chat, Club::incoming("p2", "c", Said::Command(command))).await;
            prop_assert!(only(&answers).text.chars().count() <= 2_000);
            let sent = answers[0].text.contains("on its way");
            club.deliver().await;
            if sent {
                let button = club.transport.last().buttons.pop().expect("it can be reported");
                club.hear(Club::incoming("p1", "c", Said::Press(button.id))).await;
            }
            let letters = club.transport.letters()[before..].to_vec();
            prop_assert_eq!(letters.len(), if sent { 2 } else { 0 }, "{:?}", text);
            for letter in letters {
                let lines: Vec<&str> = letter.text.lines().collect();
                prop_assert!(letter.text.chars().count() < 2_000 && letter.mentions.is_empty());
                prop_assert!(matches!(letter.to, Target::Member(_)));
                // The bot's own lines are known; all others are marked as quotations.
                let own = lines.iter().filter(|line| !line.starts_with("> ")).count();
                prop_assert_eq!(own, if letter.text.contains("To answer") { 2 } else { 4 }, "{}", letter.text);
                for line in lines.iter().filter_map(|line| line.strip_prefix("> ")) {
                    let bare = line.replace("\\\\", "");
                    for (at, c) in bare.char_indices() {
                        let power = matches!(c, '*' | '_' | '`' | '~' | '|' | '<' | '>' | '#' | '[');
                        prop_assert!(!power || bare[..at].ends_with('\\'), "{}", line);
                    }
                    prop_assert!(!line.contains("@everyone") && !line.contains('\u{202e}'), "{}", line);
                }
            }
            let listed = handle(&club.chat, Club::incoming("p1", "c", Said::Command(call("whisper", Given::at(Some(1)))))).await;
            prop_assert!(only(&listed).text.chars().count() <= 2_000);
            Ok(())
        })?;
    });
}

#[tokio::test]
async fn a_whisper_is_answered_by_the_form_under_it() {
    let club = Club::begun_with("press=private").await;
    let given = Given::at(Some(1)).with("seat", "red").with("note", "Peace?");
    club.hear(Club::incoming("p2", "c", Said::Command(call("whisper", given)))).await;
    let reply = club.transport.last().buttons[0].id.clone();
    // In a client without forms the answer says so, and nothing is sent.
    let letters = club.transport.letters().len();
    holds(told(&club.press("p1", &reply).await), &["Type it instead"]);
    assert_eq!(club.transport.letters().len(), letters);
    let fill = |who: &str, text: &str| Club::incoming(who, "c", Said::Filled(reply.clone(), text.into()));
    holds(told(&club.hear(fill("p1", "For three turns.")).await), &["on its way"]);
    let answer = club.transport.last();
    assert_eq!(answer.to, Target::Member("p2".into()));
    holds(&answer.text, &["For three turns."]);
    // Another member whispers only in their own name.
    holds(told(&club.hear(fill("p2", "to myself")).await), &["White"]);
    let letters = club.transport.letters().len();
    club.hear(fill("p9", "from nobody")).await;
    assert_eq!(club.transport.letters().len(), letters);
    let place = Place::default();
    let form = form::form(&club.chat, &person("p1"), &place, &reply).await.expect("a form");
    assert_eq!(form.title, "Whisper back");
    let [field] = form.fields.as_slice() else { panic!("{form:?}") };
    assert!(matches!(field.input, form::Input::Text { most: 1_000, long: true, .. }), "{field:?}");
}
