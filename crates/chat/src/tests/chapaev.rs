//! Shots at a table of Chapaev: their films, their previews, trembling hands.

use super::*;
use liege_table::Table;

/// p1 plays White, p2 Black; both have pressed Start if they are asked to.
async fn table(settings: &str) -> Club {
    let club = Club::open().await;
    club.say("p1", &format!("new chapaev white=p1 black=open arms=infantry {settings}")).await;
    club.press("p2", "join:1").await;
    for who in ["p1", "p2"] {
        club.press(who, "here:1").await;
    }
    club
}

fn actions(table: &Table) -> Vec<&str> {
    table.log().iter().map(|entry| entry.action.as_str()).collect()
}

#[tokio::test]
async fn a_shot_is_posted_as_a_film_before_the_board() {
    let club = table("tremor=0").await;
    assert_eq!(club.transport.last().pictures.len(), 1, "nothing has moved yet");
    let before = club.transport.letters().len();
    let answers = club.say("p1", "#1 w4 87.3 80").await;
    let played = club.table(1).await;
    assert_eq!(actions(&played), ["w4:873:80"]);
    assert_eq!(club.transport.letters().len(), before, "White shoots again: the turn goes on");
    let answer = only(&answers);
    let [film, still] = answer.pictures.as_slice() else { panic!("{answers:?}") };
    assert!(film.bytes.starts_with(b"GIF89a") && still.bytes.starts_with(b"\x89PNG"));
    assert_eq!((film.name.as_str(), still.name.as_str()), ("table-1-1.gif", "table-1-1-white.png"));
    holds(&film.alt, &["animation of move 1", "knocks off b4 and b5"]);
    assert!(still.alt.contains("knocks off b4 and b5"), "{still:?}");
    // After the last shot of the turn one post tells all of it.
    club.say("p1", "#1 w5 90 1").await;
    let post = club.transport.last();
    assert_eq!((club.transport.letters().len(), post.mentions.as_slice()), (before + 1, &["p2".into()][..]));
    assert!(post.text.contains("knocks off b4 and b5") && post.pictures.len() == 2, "{post:?}");
    // An action that is not a shot moves nothing.
    club.say("p2", "resign").await;
    club.press("p2", "resign:1:yes").await;
    club.say("p1", "takeback #1").await;
    assert!(club.transport.last().pictures.len() < 2, "{:?}", club.transport.last());
}

#[tokio::test]
async fn what_comes_of_a_shot_is_not_foretold() {
    let club = table("tremor=0").await;
    let board = club.say("p1", "board #1").await;
    // One knocks a disc off and keeps the turn, the other loses its own disc.
    for (shot, said) in
        [("w4 90 50", "aims w4 at 90°, power 50"), ("w4 180,5 100", "aims w4 at 180.5°, power 100")]
    {
        let answers = club.say("p1", &format!("#1 preview {shot}")).await;
        let answer = only(&answers);
        assert!(answer.text.contains(said) && answer.text.contains("isn’t shown in advance"), "{answer:?}");
        assert!(
            !["falls", "knocks", "loses", "turn of"].iter().any(|told| answer.text.contains(told)),
            "{answer:?}"
        );
        let [picture] = answer.pictures.as_slice() else { panic!("{answer:?}") };
        assert_ne!(picture.bytes, board[0].pictures[0].bytes, "with the line of aim");
        // Whether another shot could follow would also tell it.
        for then in [format!("{shot}; w5 90 50"), "w4:900:50;w5:900:50".to_owned()] {
            let answers = club.say("p1", &format!("#1 preview {then}")).await;
            assert!(
                !all_told(&answers).contains("knocks") && only(&answers).pictures.is_empty(),
                "{answers:?}"
            );
        }
    }
    let planned = club.dm("p2", "plan if w4 180 100 then b4 270 50").await;
    assert!(all_told(&planned).contains("can’t be known before it is played"), "{planned:?}");
    assert!(club.table(1).await.log().is_empty());
}

#[tokio::test]
async fn where_hands_tremble_another_shot_is_made_than_the_one_asked_for() {
    let club = table("").await;
    club.say("p1", "#1 w4 90 80").await;
    let played = club.table(1).await;
    let [die, aim, made] = actions(&played)[..] else { panic!("{:?}", actions(&played)) };
    // After a hit they shoot again; the post comes at the end of their turn.
    for _ in 0..8 {
        if club.table(1).await.is_within_turn() {
            club.say("p1", "#1 w5 90 1").await;
        }
    }
    assert_eq!((die, aim), ("@die 1|,", "@aim w4:900:80"));
    let mut tremor = played.record().seed.tremor("1|,", 1);
    let (angle, power) = (900 + tremor.draw(160), (80 + tremor.draw(16)).clamp(1, 100));
    assert_eq!(made, format!("w4:{angle}:{power}"));
    let post = club.transport.last();
    assert!(post.text.contains("White aims w4 at 90°, power 80."), "{post:?}");
    assert!(post.text.contains(&format!("power {power}:")) && post.pictures.len() == 2, "{post:?}");
    assert!(!played.state().position().contains("tremor"));
    assert_eq!(played.bent_draw().unwrap(), None);
    club.sound().await;
    // Another shot is refused, and so is one that nobody asked for.
    for (index, action) in [(1, "@aim w4:910:80"), (2, "w4:900:80")] {
        let mut bent = played.record().clone();
        std::sync::Arc::make_mut(&mut bent.log[index]).action = action.to_owned();
        let found = Table::restore(bent).unwrap().bent_draw().unwrap();
        assert_eq!(found.map(|(number, _)| number), Some(3), "{action}");
    }
    let mut unasked = played.record().clone();
    let _ = unasked.log.remove(1);
    std::sync::Arc::make_mut(&mut unasked.log[1]).number = 2;
    assert!(Table::restore(unasked).is_err());
}

#[tokio::test]
async fn a_shot_taken_back_trembles_otherwise_when_it_is_made_again() {
    let club = table("tremor=45").await;
    club.say("p1", "#1 w4 90 100").await;
    club.say("p1", "takeback #1").await;
    club.say("p2", "accept #1").await;
    club.say("p1", "#1 w4 90 100").await;
    let played = club.table(1).await;
    let log = actions(&played);
    let shots: Vec<&&str> = log.iter().filter(|action| action.starts_with("w4:")).collect();
    assert!(shots.len() == 2 && shots[0] != shots[1], "{log:?}");
    assert_eq!(played.bent_draw().unwrap(), None);
}
