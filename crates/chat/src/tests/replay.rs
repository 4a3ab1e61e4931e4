//! Replays: who may see what, the order in which they are made, and how one is shown to everybody.

use super::*;
use crate::dispatch::handle;
use crate::{Answer, Media};

/// White can become Red's lord by taking a pawn of Red's.
const SMALL: &str = "1rK/6/10/14/18|1wK/6/10/14/8wRrP8|1bK/6/4bP5/14/18 W RWB - --- - - - - - - * word";

/// Returns the number of pictures of a film.
fn pictures(answer: &Answer) -> usize {
    let [picture] = answer.pictures.as_slice() else { panic!("one picture: {answer:?}") };
    assert_eq!(picture.media(), Media::Gif);
    let mut decoder = gif::DecodeOptions::new().read_info(&picture.bytes[..]).unwrap();
    let mut count = 0;
    while let Some(frame) = decoder.next_frame_info().unwrap() {
        // A frame of a moving piece does not count.
        count += usize::from(frame.delay > 10);
    }
    count
}

fn ids(answer: &Answer) -> Vec<&str> {
    answer.buttons.iter().map(|button| button.id.as_str()).collect()
}

impl Club {
    /// Begins a table from a small position with these terms; White has moved.
    async fn small(terms: &str) -> Club {
        let club = Club::begun_with(&format!("{terms} position={SMALL}")).await;
        club.act("p2", "WV9xWV10").await;
        club
    }

    async fn act(&self, who: &str, text: &str) {
        let before = self.table(1).await.version();
        let answers = self.order(who, call("move", Given::at(Some(1)).with("notation", text))).await;
        assert!(self.table(1).await.version() > before, "{who}: {text}: {answers:?}");
    }

    async fn answered(&self, who: &str, text: &str) -> String {
        only(&self.say(who, text).await).text.clone()
    }
}

#[tokio::test]
async fn a_game_is_shown_again_in_words_of_three_languages() {
    let club = Club::small("truce=word").await;
    let moves = club.table(1).await.state().legal();
    club.act("p3", &moves[0]).await;
    club.act("p1", "R:offer R=B/2").await;
    let answers = club.say("p1", "replay #1").await;
    let film = only(&answers);
    assert_eq!(pictures(film), 4, "the start, two moves, an offer");
    assert!(
        film.text.starts_with("Table #1, Three-player chess, actions 1–3: animation, 0:07 min."),
        "{}",
        film.text
    );
    let picture = &film.pictures[0];
    assert_eq!(picture.name, "table-1-1-3-red.gif");
    assert!(
        picture.alt.starts_with("Animation of actions 1 to 3, 4 positions. At the end:"),
        "{}",
        picture.alt
    );
    assert!(picture.alt.chars().count() <= 1_024 && !picture.alt.contains("<@"), "{}", picture.alt);
    assert_eq!(ids(film), ["replay:1:1-3:film.all.", "replay:1:1-3:sheet.one."]);
    club.say("p1", "язык ru").await;
    let film = club.say("p1", "повтор 2-3 #1").await;
    let film = only(&film).clone();
    assert_eq!(pictures(&film), 3);
    assert!(
        film.text.starts_with("Стол #1, Шахматы на троих, действия 2–3: анимация, 0:05 мин."),
        "{}",
        film.text
    );
    club.say("p1", "мова uk").await;
    let film = club.say("p1", "повтор останні 1 #1").await;
    let film = only(&film).clone();
    assert_eq!(pictures(&film), 2);
    assert!(film.text.starts_with("Стіл #1, Шахи на трьох, дія 3: анімація, 0:04 хв."), "{}", film.text);
    // A sheet comes by its own command, and by the button under the film.
    for answers in [club.say("p2", "sheet #1").await, club.press("p2", "replay:1:1-3:sheet.one.").await] {
        let sheet = only(&answers);
        assert_eq!(sheet.pictures[0].media(), Media::Png);
        assert_eq!(sheet.text, "Table #1, Three-player chess, actions 1–3: key positions.");
        assert_eq!(ids(sheet), ["replay:1:1-3:sheet.all.", "replay:1:1-3:film.one."]);
    }
}

#[tokio::test]
async fn what_cannot_be_shown_is_said() {
    let club = Club::after(&[("p1", "new three-player-chess red=p1 white=@p2 black=open")]).await;
    assert!(club.answered("p1", "replay #1").await.contains("has not begun"), "a table without a game");
    club.say("p2", "join").await;
    club.say("p3", "join black #1").await;
    assert_eq!(club.answered("p1", "replay #1").await, "Nothing has been played at table #1 yet.");
    let first = club.table(1).await.state().legal().remove(0);
    club.act("p2", &first).await;
    for (text, part) in [
        ("replay 5 #1", "has only one action so far"),
        ("replay 9-3 #1", "`replay 10-40`"),
        ("replay 1 2 3 #1", "`replay last 20`"),
        ("replay green #1", "red, white, black"),
        ("replay #9", "#9"),
        ("sheet 4-2 #1", "`replay 10-40`"),
    ] {
        let told = club.answered("p1", text).await;
        assert!(told.contains(part), "{text}: {told}");
    }
    // Nobody gets it from another server, by command or by button.
    for said in [
        addressed("replay #1"),
        Said::Press("replay:1:1-1:film.one.".into()),
        Said::Press("replay:1:1-1:film.all.".into()),
    ] {
        let mut incoming = Club::incoming("p9", "c", said);
        incoming.place.server = Some("elsewhere".into());
        let answers = handle(&club.chat, incoming).await;
        assert!(only(&answers).pictures.is_empty(), "{answers:?}");
    }
    for id in ["replay:1:0-1:film.one.", "replay:1:7-9:film.one.", "replay:2:1-1:film.one."] {
        assert!(only(&club.press("p1", id).await).pictures.is_empty(), "{id}");
    }
}

#[tokio::test]
async fn secrets_stay_with_those_whose_they_are() {
    let club = Club::small("truce=word press=secret").await;
    club.act("p1", "R:offer W>R").await;
    club.act("p2", "W:accept W>R").await;
    let mine = club.say("p1", "replay #1").await;
    let theirs = club.say("p3", "replay #1").await;
    let (mine, theirs) = (only(&mine), only(&theirs));
    assert_eq!((pictures(mine), pictures(theirs)), (4, 2), "the offer and the bond are Red's and White's");
    assert_eq!(ids(theirs), ["replay:1:1-1:film.all.", "replay:1:1-1:sheet.one."]);
    assert_eq!(ids(mine), ["replay:1:1-1:sheet.one."], "what only two know is not shown to everybody");
    for word in ["vassal", "lord", "offer"] {
        assert!(!theirs.pictures[0].alt.contains(word), "{}", theirs.pictures[0].alt);
    }
    // The id can be guessed: then everybody sees only public knowledge.
    let shown = club.press("p1", "replay:1:1-1:film.all.").await;
    assert!(!shown[0].private && shown[1].private, "{shown:?}");
    assert_eq!(pictures(&shown[0]), 2);
    let stranger = club.say("p9", "replay #1").await;
    assert_eq!(shown[0].pictures[0].bytes.len(), only(&stranger).pictures[0].bytes.len());
    assert_eq!(shown[0].pictures[0].bytes, only(&stranger).pictures[0].bytes);
}

#[tokio::test]
async fn nobody_is_named_at_an_anonymous_table() {
    let club = Club::begun_with("truce=word press=public names=hidden").await;
    let table = club.table(1).await;
    let white = table.holder(table.to_move().iter().next().unwrap()).unwrap().id.clone();
    club.act(&white, &table.state().legal()[0]).await;
    let own = club.say(&white, "replay #1").await;
    let shown = club.press(&white, "replay:1:1-1:film.all.").await;
    let sheet = club.press(&white, "replay:1:1-1:sheet.all.").await;
    for answer in [only(&own), &shown[0], &sheet[0]] {
        let said = format!("{} {} {}", answer.text, answer.pictures[0].alt, ids(answer).join(" "));
        for member in ["p1", "p2", "p3", "P1", "P2", "P3"] {
            assert!(!said.contains(member), "{member}: {said}");
        }
    }
    for answer in [&shown[0], &sheet[0]] {
        let name = &answer.pictures[0].name;
        assert!(!["red", "white", "black"].iter().any(|seat| name.contains(seat)), "{name}");
    }
}

#[tokio::test]
async fn it_is_shown_to_everybody_once_and_by_those_whose_game_it_is() {
    let club = Club::small("truce=word").await;
    let id = "replay:1:1-1:film.all.";
    assert!(club.told_by_press("p9", id).await.contains("only its players and host"));
    let shown = club.press("p2", id).await;
    assert_eq!(shown.len(), 2);
    assert!(!shown[0].private && shown[0].buttons.is_empty() && shown[1].private);
    assert_eq!(shown[0].pictures[0].name, "table-1-1-1.gif");
    assert!(club.told_by_press("p1", id).await.contains("a moment ago"));
    club.clock.advance(SignedDuration::from_mins(11));
    assert_eq!(club.press("p1", id).await.len(), 2);
    // In direct messages there is nobody to show it to.
    let film = club.dm("p1", "replay #1").await;
    assert_eq!(ids(only(&film)), ["replay:1:1-1:sheet.one."]);
    let mut alone = Club::incoming("p1", "dm-p1", Said::Press(id.into()));
    alone.place.server = None;
    assert!(only(&handle(&club.chat, alone).await).text.contains("Nobody else can read this"));
}

impl Club {
    async fn told_by_press(&self, who: &str, id: &str) -> String {
        only(&self.press(who, id).await).text.clone()
    }
}

#[tokio::test]
async fn one_is_made_after_another_and_who_waits_is_told() {
    let club = Club::small("truce=word").await;
    // Red's replay is only announced, so that somebody is in the render queue.
    let red = club.chat.render_queue.enter("p1").unwrap();
    assert!(club.answered("p1", "replay #1").await.contains("still making"));
    let answers = club.say("p2", "replay #1").await;
    let waiting = only(&answers);
    assert_eq!(waiting.text, "I’m making the animation of one action; one other comes first.");
    assert!(waiting.pictures.is_empty());
    let turn = red.turn().await;
    let later = waiting.later.clone().expect("the film comes later");
    let mut film = Box::pin(later.wait());
    assert!(futures::poll!(&mut film).is_pending(), "one at a time");
    assert!(club.answered("p2", "sheet #1").await.contains("still making"));
    drop((turn, red));
    let film = film.await;
    assert_eq!(pictures(only(&film)), 2);
    assert!(later.wait().await.is_empty(), "it comes once");
    assert_eq!(pictures(only(&club.say("p2", "replay #1").await)), 2, "the next is made at once");
}

#[tokio::test]
async fn what_takes_longer_than_people_wait_is_announced() {
    let patience = Some(std::time::Duration::ZERO);
    let club = Club::of(Settings { patience, ..settings() }).await;
    for (who, text) in [("p1", "new chess white=p1 black=p2"), ("p2", "join"), ("p1", "e4")] {
        club.say(who, text).await;
    }
    // Nobody waits, but making it takes time.
    let before = club.chat.render_queue.enter("p3").unwrap();
    let turn = before.turn().await;
    drop(before);
    let answers = club.say("p1", "sheet #1").await;
    let waiting = only(&answers);
    assert_eq!(waiting.text, "I’m making the sheet; it takes a moment.");
    drop(turn);
    let sheet = waiting.later.clone().expect("the sheet comes later").wait().await;
    assert_eq!(only(&sheet).pictures.len(), 1, "{sheet:?}");
}
