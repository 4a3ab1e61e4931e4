//! The right to see, join and move: by words, buttons and replies, from other servers and direct messages.

use super::*;
use crate::command::{Button, Part};
use crate::complete::complete;
use crate::dispatch::handle;
use crate::registry::buttons;

const WORDS: [&str; 14] = [
    "#1",
    "#1 board",
    "board #1",
    "board red at 0 #1",
    "log #1",
    "moves #1",
    "moves C5 #1",
    "acts #1",
    "join #1",
    "join black #1",
    "start #1",
    "leave #1",
    "resign #1",
    "#1 WC5-WV7",
];

const BUTTONS: [&str; 16] = [
    "join:1",
    "join:1:0",
    "join:1:200",
    "fill:1",
    "board:1:0",
    "board:1:18446744073709551615",
    "moves:1:0",
    "acts:1:0",
    "help:1",
    "do:1:0:WC5-WV7",
    "do:1:9:WC5-WV7",
    "do:1:0:W:resign",
    "point:1:0:0",
    "point:1:0:0:WC5",
    "point:1:0:0:WC5 WV7",
    "play:1:0:WC5-WV7",
];

/// Forms that were filled in.
const FORMS: [&str; 4] = ["reply:1:0", "note:1", "plan-more:1", "void-why:1"];

impl Club {
    /// Says something outside the club's channel: on another server, in a direct message, or on its server by
    /// a member who can't see the channel.
    async fn from(&self, who: &str, server: Option<&str>, channel: &str, said: Said) -> Vec<Answer> {
        let mut incoming = Club::incoming(who, channel, said);
        incoming.place.server = server.map(str::to_owned);
        incoming.who.rights.hidden = vec!["c".to_owned()];
        self.hear(incoming).await
    }

    async fn version(&self, table: i64) -> i64 {
        self.chat.store.table(table).await.unwrap().unwrap().version()
    }
}

fn text(text: &str, reply_to: Option<&str>) -> Said {
    Said::Text { text: text.into(), addressed: true, reply_to: reply_to.map(str::to_owned) }
}

/// Returns the entries of the menu beside a message.
fn beside(message: &str) -> [Said; 2] {
    ["move", "board"].map(|id| {
        let command = command(id).expect("a command");
        Said::Command(Call::on_message(command, message, "WC5-WV7").expect("an entry beside messages"))
    })
}

/// Lets a stranger try everything from another server and from direct messages: nothing is shown, nothing
/// changes, and they get an answer.
async fn strangers_get_nowhere(club: &Club) {
    let (version, letters) = (club.version(1).await, club.transport.letters().len());
    for server in [Some("elsewhere"), Some("s"), None] {
        let mut tries: Vec<Said> = WORDS.iter().map(|words| text(words, None)).collect();
        tries.extend(BUTTONS.iter().map(|id| Said::Press((*id).to_owned())));
        tries.extend(FORMS.iter().map(|id| Said::Filled((*id).to_owned(), "if RC5-RV7 then WC5-WV7".into())));
        tries.extend(["m1", "m2", "m3"].map(beside).into_iter().flatten());
        tries.extend(["m1", "m2", "m3"].map(|message| text("board", Some(message))));
        tries.extend(["m1", "m2", "m3"].map(|message| text("WC5-WV7", Some(message))));
        for said in tries {
            let answers = club.from("p9", server, "c9", said.clone()).await;
            let answer = only(&answers);
            assert!(answer.pictures.is_empty() && answer.buttons.is_empty(), "{said:?}: {answer:?}");
            assert!(answer.menu.is_none(), "{said:?}: {answer:?}");
            assert!(!answer.text.is_empty() && !answer.text.contains("P1"), "{said:?}: {answer:?}");
            assert!(!answer.text.contains("Mark"), "{said:?}: {answer:?}");
        }
    }
    assert_eq!(club.version(1).await, version);
    assert_eq!(club.transport.letters().len(), letters);
}

#[tokio::test]
async fn strangers_neither_see_nor_touch_a_game() {
    strangers_get_nowhere(&Club::begun().await).await;
}

/// Returns possible ids of a button with the number of a table in it, whatever else it carries.
fn forged(button: &Button) -> Vec<String> {
    let fill = |number: &str, text: &str| {
        let table = button.at_table.then(|| "1".to_owned());
        let parts = button.parts.iter().map(|part| match part {
            Part::Count(_) | Part::MayCount(_) | Part::Seat(_) | Part::MaySeat(_) => number.to_owned(),
            Part::Text(_) | Part::Word(_) => text.to_owned(),
            Part::Mark(mark) => (*mark).to_owned(),
        });
        let parts: Vec<String> = std::iter::once(button.id.to_owned()).chain(table).chain(parts).collect();
        parts.join(":")
    };
    vec![fill("0", "R:RC5-RV7"), fill("1", "p1"), fill("2", "yes"), fill("1", "1")]
}

#[tokio::test]
async fn no_button_that_somebody_makes_up_reaches_a_table_of_others() {
    let lobby = Club::after(&[("p1", "new three-player-chess red=p1 white=@p2 black=open")]).await;
    for club in [Club::begun().await, lobby] {
        let before = club.version(1).await;
        for (button, id) in
            buttons().flat_map(|button| forged(button).into_iter().map(move |id| (button, id)))
        {
            let letters = club.transport.letters().len();
            // A choice in a menu is a press; a form comes with the id of its button.
            let filled = ["p1", "if RC5-RV7 then WC5-WV7"].map(|text| Said::Filled(id.clone(), text.into()));
            for said in filled.into_iter().chain([Said::Press(id.clone())]) {
                let answers = club.from("p9", Some("elsewhere"), "c9", said).await;
                for answer in &answers {
                    let told = answer.text.contains("P1") || answer.text.contains("P2");
                    assert!(!told && !answer.text.contains("Mark"), "{id}: {answer:?}");
                    let shows = !answer.pictures.is_empty() || answer.menu.is_some();
                    assert!(!button.at_table || !shows, "{id}: {answer:?}");
                }
            }
            assert!(!button.at_table || club.transport.letters().len() == letters, "{id}");
            assert_eq!(club.version(1).await, before, "{id}");
        }
    }
}

#[tokio::test]
async fn strangers_neither_see_nor_touch_a_lobby() {
    let club = Club::after(&[("p1", "new three-player-chess red=p1 white=@p2 black=open")]).await;
    strangers_get_nowhere(&club).await;
}

#[tokio::test]
async fn a_table_in_direct_messages_is_not_for_other_peoples_direct_messages() {
    let club = Club::open().await;
    let new = text("new three-player-chess red=p1 white=@p2 black=p1", None);
    club.from("p1", None, "dm1", new).await;
    strangers_get_nowhere(&club).await;
    let invited = club.from("p2", None, "dm2", text("join #1", None)).await;
    assert!(only(&invited).text.contains("White"), "{invited:?}");
}

#[tokio::test]
async fn players_reach_their_table_from_anywhere() {
    let club = Club::begun().await;
    for server in [Some("elsewhere"), None] {
        let answers = club.from("p2", server, "c9", text("board", None)).await;
        assert_eq!(only(&answers).pictures.len(), 1, "{server:?}");
        let answers = club.from("p2", server, "c9", Said::Press("board:1:0".into())).await;
        assert_eq!(only(&answers).pictures.len(), 1, "{server:?}");
    }
}

#[tokio::test]
async fn buttons_of_others_do_nothing_in_other_hands() {
    let club = Club::begun().await;
    let white = club.say("p2", "moves C5").await;
    let mut ids: Vec<String> = only(&white).buttons.iter().map(|button| button.id.clone()).collect();
    for player in ["p1", "p2", "p3"] {
        let resign = club.say(player, "resign").await;
        ids.extend(only(&resign).buttons.iter().map(|button| format!("{player} {}", button.id)));
    }
    let (version, letters) = (club.version(1).await, club.transport.letters().len());
    for id in &ids {
        let (owner, id) = id.split_once(' ').unwrap_or(("p2", id));
        for other in ["p1", "p2", "p3", "p9"].into_iter().filter(|other| *other != owner) {
            let answers = club.press(other, id).await;
            assert!(only(&answers).text.len() > 10, "{other} {id}: {answers:?}");
        }
    }
    assert_eq!(club.version(1).await, version);
    assert_eq!(club.transport.letters().len(), letters);
}

#[tokio::test]
async fn seats_kept_for_others_and_the_hosts_buttons_stay_theirs() {
    let club = Club::after(&[("p1", "new three-player-chess red=p1 white=@p2 black=@p3")]).await;
    let version = club.version(1).await;
    for id in ["join:1", "join:1:0", "join:1:1", "join:1:2", "join:1:7", "fill:1"] {
        let answers = club.press("p9", id).await;
        assert!(only(&answers).text.len() > 10, "{id}: {answers:?}");
    }
    club.press("p2", "fill:1").await;
    assert_eq!(club.version(1).await, version);
}

#[tokio::test]
async fn the_last_seat_goes_to_one_and_the_game_begins_once() {
    let club = Club::after(&[("p1", "new three-player-chess red=p1 white=open black=open")]).await;
    club.press("p2", "join:1").await;
    let join = |who: &str| handle(&club.chat, Club::incoming(who, "c", Said::Press("join:1:1".into())));
    let any = |who: &str| handle(&club.chat, Club::incoming(who, "c", Said::Press("join:1".into())));
    let fill = handle(&club.chat, Club::incoming("p1", "c", Said::Press("fill:1".into())));
    let all = tokio::join!(join("p3"), any("p4"), join("p5"), any("p6"), fill);
    club.deliver().await;
    let answers = [all.0, all.1, all.2, all.3, all.4];
    let won = answers.iter().filter(|answers| only(answers).text.contains("begins")).count();
    assert_eq!(won, 1, "{answers:?}");
    let letters = club.transport.letters();
    let starts = letters.iter().filter(|letter| letter.text.contains("The game begins. ")).count();
    assert_eq!(starts, 1, "{letters:?}");
}

#[tokio::test]
async fn a_channel_that_somebody_cannot_see_is_in_no_list_and_no_completion() {
    let club = Club::after(&[("p1", "seek chess time=3d")]).await;
    let asks = |hidden: bool, said: Said| {
        let mut incoming = Club::incoming("p9", "c9", said);
        incoming.who.rights.manages = true;
        if hidden {
            incoming.who.rights.hidden = vec!["c".to_owned()];
        }
        incoming
    };
    let listed = |answers: &[Answer]| {
        answers.iter().any(|answer| answer.buttons.iter().any(|button| button.id == "seek-join:1"))
    };
    assert!(listed(&club.hear(asks(false, text("seeks", None))).await));
    assert!(!listed(&club.hear(asks(true, text("seeks", None))).await));
    // Discord does not tell in the following direct message which channels are hidden: the bot remembers it.
    assert!(!listed(&club.dm("p9", "seeks").await));
    club.hear(asks(false, text("seeks", None))).await;
    assert!(listed(&club.dm("p9", "seeks").await));
    for hidden in [false, true] {
        let asked = asks(hidden, text("", None));
        let offered = complete(&club.chat, &asked.who, &asked.place, Field::Table, None, "").await;
        assert_eq!(offered.is_empty(), hidden, "{offered:?}");
    }
}
