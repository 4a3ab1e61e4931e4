//! Reviews of finished games: their contents, who gets them, and the games that have none.

use super::*;
use crate::dispatch::handle;
use liege_table::Status;

/// A pawn opens the way for a mate, the mate is overlooked, and a queen is given away.
const MOVES: [&str; 10] = ["f3", "e5", "g4", "a6", "d4", "Qg5", "Bxg5", "h6", "Be3", "Nc6"];

impl Club {
    /// Plays these moves between p1 (White) and p2; the game is still on.
    async fn blunders(settings: Settings) -> Club {
        let club = Club::of(settings).await;
        for (who, text) in [("p1", "new chess white=p1 black=@p2"), ("p2", "join #1")] {
            club.say(who, text).await;
        }
        for (index, text) in MOVES.into_iter().enumerate() {
            club.say(["p1", "p2"][index % 2], &format!("#1 {text}")).await;
        }
        assert_eq!(club.table(1).await.log().len(), MOVES.len());
        club
    }

    /// Plays these moves; then p2 resigns.
    async fn blunders_over(settings: Settings) -> Club {
        let club = Club::blunders(settings).await;
        club.sure("p2", "resign #1").await;
        assert_eq!(club.table(1).await.status(), Status::Over);
        club
    }
}

#[tokio::test]
async fn the_moments_are_told_with_pictures_to_whoever_asks() {
    let club = Club::blunders_over(settings()).await;
    let answers = club.say("p1", "review #1").await;
    let review = only(&answers);
    holds(
        &review.text,
        &[
            "Table #1, Chess: the 3 moments where the game turned.",
            "**2. White:** `g4`\nThis allows a mate in one move. I would have played `",
            "**2… Black:** `a6`\nThere was a mate in one move. I would have played `Qh4#`.",
            "**3… Black:** `Qg5`\n",
        ],
    );
    let names: Vec<&str> = review.pictures.iter().map(|picture| picture.name.as_str()).collect();
    assert_eq!(names, ["table-1-before-3.png", "table-1-before-4.png", "table-1-before-6.png"]);
    let alt = &review.pictures[1].alt;
    assert!(alt.starts_with("Before 2… a6, with the better move marked. ") && alt.contains("g4"), "{alt}");
    // A review that was made is kept for others too, in their language and from their side.
    let table = club.table(1).await;
    assert!(club.chat.reviews.known(&table).is_some());
    assert_eq!(club.say("p1", "review #1").await, answers);
    club.say("p2", "язык ru").await;
    club.say("p2", "разбор #1").await.says("Здесь был мат в 1 ход. Я бы здесь выбрал `Фh4#`.");
    club.say("p3", "мова uk").await;
    club.say("p3", "розбір #1").await.says("Тут був мат за 1 хід. Я б тут обрав `Фh4#`.");
    // The end of a game has three buttons already, so this one is in *More*.
    let more = club.transport.last().mark().map(str::to_owned).expect("more");
    let more = club.press("p1", &more).await;
    let button = only(&more).buttons.iter().find(|button| button.label == "Review").expect("a button");
    assert_eq!(only(&club.press("p1", &button.id).await).text, review.text);
    club.sound().await;
}

#[tokio::test]
async fn of_a_game_that_is_on_nothing_is_told() {
    let club = Club::blunders(settings()).await;
    let more = club.press("p1", "more:1:10").await;
    assert!(!only(&more).buttons.iter().any(|button| button.id.starts_with("review")), "{more:?}");
    let direct = club.dm("p1", "review #1").await;
    let slash = club.hear(Club::incoming("p3", "c", Said::Command(call("review", Given::at(Some(1)))))).await;
    let in_thread = club.say_in("p2", "thread-of-m1", "review").await;
    for answers in
        [club.say("p1", "review #1").await, direct, slash, in_thread, club.press("p2", "review:1").await]
    {
        let answer = only(&answers);
        assert_eq!(answer.text, "The game at table #1 is still on. Ask again when it is over.");
        assert!(answer.pictures.is_empty() && answer.buttons.is_empty() && answer.later.is_none());
    }
    // This also holds for its record, kept or continued here.
    let answers = club.say("p1", "export #1").await;
    let record = String::from_utf8(only(&answers).files[0].bytes.to_vec()).unwrap();
    let bring = async |text: &str| club.attach("p1", text, &record).await;
    bring("import archive").await.says("#2");
    club.say("p1", "review #2").await.says("never finished here");
    bring("import resume again white=@p1 black=@p1").await.says("#3");
    club.say("p1", "join #3").await;
    assert_eq!(club.table(3).await.status(), Status::Playing, "{:?}", club.table(3).await.chairs());
    club.sure("p1", "resign #3").await;
    assert_eq!(club.table(3).await.status(), Status::Over);
    club.say("p1", "review #3").await.says("from which table #3 was taken is still on");
    club.sure("p2", "resign #1").await;
    club.say("p1", "review #3").await.says("moments where the game turned");
}

#[tokio::test]
async fn nor_is_it_told_where_its_moves_are_typed_again() {
    let club = Club::blunders(settings()).await;
    club.clock.advance(jiff::SignedDuration::from_mins(1));
    // p2 plays the moves again with p3, and a little further: a review of that game would also be one of the
    // first.
    club.say("p2", "new chess white=p2 black=@p3").await;
    club.say("p3", "join #2").await;
    for (index, text) in MOVES.into_iter().chain(["a3"]).enumerate() {
        club.say(["p2", "p3"][index % 2], &format!("#2 {text}")).await;
    }
    club.sure("p3", "resign #2").await;
    club.say("p2", "review #2").await.says("Another game that is still on is the same as that of table #2");
    // Or the game begins from its position, with other counters, or a little before it.
    let before = standing_after(&club, MOVES.len() - 1).await;
    for (number, position, moves) in [
        (3, numbered(&standing_after(&club, MOVES.len()).await, "7 40"), ["a3", "a5", "b3", "b5"]),
        (4, numbered(&before, "0 1"), ["Nc6", "a3", "a5", "b3"]),
    ] {
        let (first, second) = if number == 3 { ("p2", "p3") } else { ("p3", "p2") };
        club.say("p2", &format!("new chess white=p2 black=@p3 position=\"{position}\"")).await;
        club.say("p3", &format!("join #{number}")).await;
        for (index, text) in moves.into_iter().enumerate() {
            club.say([first, second][index % 2], &format!("#{number} {text}")).await;
        }
        assert_eq!(club.table(number).await.course().len(), moves.len());
        club.sure("p3", &format!("resign #{number}")).await;
        let same = format!("the same as that of table #{number}");
        club.say("p2", &format!("review #{number}")).await.says(&same);
    }
    // After the first game has taken another course, the review does it no harm.
    club.say("p1", "#1 h3").await;
    club.say("p2", "review #2").await.says("moments where the game turned");
    club.say("p2", "review #3").await.says("Table #3, Chess");
    club.say("p2", "review #4").await.says("Table #4, Chess");
}

/// Returns the position of the first table after this many of its moves.
async fn standing_after(club: &Club, moves: usize) -> String {
    let table = club.table(1).await;
    let mut state = table.first_position().unwrap();
    for entry in &table.course()[..moves] {
        state.play(&entry.action).unwrap();
    }
    state.position()
}

/// Returns a position of chess with other counters.
fn numbered(position: &str, counters: &str) -> String {
    let fields: Vec<&str> = position.split(' ').take(4).collect();
    format!("{} {counters}", fields.join(" "))
}

#[tokio::test]
async fn nor_of_a_score_that_somebody_has_made_of_it() {
    let club = Club::blunders(settings()).await;
    // The names and times in the file are not the real ones, and four invented moves follow the last.
    let moves = MOVES.into_iter().chain(["a3", "Rb8", "b3", "Ra8"]).enumerate();
    let numbered = moves.map(|(index, mv)| match index % 2 {
        0 => format!("{}. {mv}", index / 2 + 1),
        _ => mv.to_owned(),
    });
    let heads = "[White \"A\"]\n[Black \"B\"]\n[Date \"1970.01.01\"]\n[Result \"1-0\"]";
    let score = format!("{heads}\n\n{} 1-0\n", numbered.collect::<Vec<_>>().join(" "));
    club.attach("p1", "import", &score).await.says("#2");
    club.say("p1", "review #2").await.says("from which table #2 was taken is still on");
    // Somebody else may have made so few moves by chance, but not more of them.
    club.say("p3", "review #2").await.says("moments where the game turned");
    club.say("p1", "#1 a3").await;
    club.say("p2", "#1 Rb8").await;
    club.say("p3", "review #2").await.says("is still on");
    club.say("p1", "#1 h3").await;
    club.say("p1", "review #2").await.says("moments where the game turned");
}

/// A machine does not show at another table what it would play in the position of a running game.
#[tokio::test]
async fn machines_play_nothing_on_that_is_on_elsewhere() {
    let club = Club::blunders(settings()).await;
    let position = numbered(&club.table(1).await.state().position(), "0 1");
    let refused = "This position is from a game in progress, now or a few moves ago.";
    club.say("p1", &format!("new chess white=p1 black=machine position=\"{position}\"")).await.says(refused);
    let record = String::from_utf8(only(&club.say("p1", "export #1").await).files[0].bytes.to_vec()).unwrap();
    club.attach("p1", "import resume again white=@p1 black=machine", &record).await.says(refused);
    club.say("p1", &format!("new chess white=p1 position=\"{position}\"")).await;
    club.press("p1", "fill-machines:2").await.says(refused);
    club.say("p2", "join #2").await;
    club.say("p2", "hand machine #2").await.says(refused);
    // Its own players may hand it over to a machine, where everybody sees it.
    club.say("p2", "hand machine #1").await.lacks("Another game");
    assert!(club.table(1).await.chairs()[1].is_machines());
    // Players of that game are also refused in positions a move or two away from it; others are not.
    let elsewhere = Club::blunders(settings()).await;
    let before = numbered(&standing_after(&elsewhere, MOVES.len() - 1).await, "0 1");
    let new = |position: &str| format!("new chess white=me black=machine position=\"{position}\"");
    elsewhere.say("p1", &new(&before)).await.says(refused);
    elsewhere.say("p1", "#1 h3").await;
    elsewhere.say("p2", &new(&position)).await.says(refused);
    elsewhere.say("p3", &new(&position)).await;
    assert!(elsewhere.table(2).await.chairs()[1].is_machines());
}

/// The first player of a game has not copied anything.
#[tokio::test]
async fn the_first_of_two_games_alike_is_reviewed_and_strangers_may_begin_alike() {
    let club = Club::blunders_over(settings()).await;
    let play = async |number: usize, who: [&str; 2], moves: &[&str]| {
        club.say(who[0], &format!("new chess white={} black=@{}", who[0], who[1])).await;
        club.say(who[1], &format!("join #{number}")).await;
        for (index, text) in moves.iter().enumerate() {
            club.say(who[index % 2], &format!("#{number} {text}")).await;
        }
    };
    club.clock.advance(jiff::SignedDuration::from_mins(1));
    play(2, ["p1", "p3"], &MOVES).await;
    club.say("p1", "review #1").await.says("moments where the game turned");
    // The second game is on, with five moves in common; p2 does not play there.
    club.clock.advance(jiff::SignedDuration::from_mins(1));
    club.say("p2", "new chess white=p2 black=p2").await;
    for text in &MOVES[..5] {
        club.say("p2", &format!("#3 {text}")).await;
    }
    club.sure("p2", "resign white #3").await;
    club.say("p2", "review #3").await.says("Table #3, Chess");
}

#[tokio::test]
async fn what_cannot_be_reviewed_is_said() {
    let club = Club::after(&[("p1", "new chess white=p1 black=@p2")]).await;
    club.say("p1", "review #1").await.says("has not begun");
    club.say("p2", "join #1").await;
    club.say("p1", "#1 e4").await;
    club.say("p2", "#1 e5").await;
    club.sure("p1", "resign #1").await;
    club.say("p1", "review #1").await.says("too little was played");
    club.say("p1", "review #9").await.says("#9");
    let club = Club::blunders_over(settings()).await;
    for said in [addressed("review #1"), Said::Press("review:1".into())] {
        let mut incoming = Club::incoming("p9", "c", said);
        incoming.place.server = Some("elsewhere".into());
        let answers = handle(&club.chat, incoming).await;
        let answer = only(&answers);
        assert!(answer.pictures.is_empty() && !answer.text.contains("Qh4"), "{answer:?}");
    }
}

#[tokio::test]
async fn what_takes_longer_than_people_wait_is_announced() {
    let patience = Some(std::time::Duration::ZERO);
    let club = Club::blunders_over(Settings { patience, ..settings() }).await;
    let before = club.chat.reviews.queue.enter("p3").unwrap();
    let answers = club.say("p1", "review #1").await;
    let waiting = only(&answers);
    assert_eq!(waiting.text, "I’m looking through the game of table #1; one other comes first.");
    club.say("p1", "review #1").await.says("still making");
    drop(before);
    let review = waiting.later.clone().expect("the review comes later").wait().await;
    assert_eq!(only(&review).pictures.len(), 3, "{review:?}");
}

#[tokio::test]
async fn a_game_without_a_turning_point_says_so() {
    let club = Club::after(&[("p1", "new chess white=p1 black=@p2"), ("p2", "join #1")]).await;
    for (who, text) in [("p1", "e4"), ("p2", "e5"), ("p1", "Nf3"), ("p2", "Nc6")] {
        club.say(who, &format!("#1 {text}")).await;
    }
    club.sure("p1", "resign #1").await;
    let answers = club.say("p2", "review #1").await;
    assert_eq!(only(&answers).text, "Table #1, Chess: no single move turned the game.");
    assert!(only(&answers).pictures.is_empty());
}

#[tokio::test]
async fn what_was_taken_back_was_never_chosen() {
    let club = Club::after(&[("p1", "new chess white=p1 black=@p2"), ("p2", "join #1")]).await;
    // The queen is given away, and comes back.
    for (who, text) in [("p1", "f3"), ("p2", "e5"), ("p1", "a3"), ("p2", "Qg5"), ("p1", "b3")] {
        club.say(who, &format!("#1 {text}")).await;
    }
    club.say("p2", "#1 Qxd2").await;
    club.say("p2", "takeback #1").await;
    club.say("p1", "answer yes #1").await;
    let table = club.table(1).await;
    let course: Vec<(usize, String)> =
        table.course().into_iter().map(|entry| (entry.number, entry.action)).collect();
    assert_eq!(course.len(), 5, "{course:?}");
    club.say("p2", "#1 Qf6").await;
    club.say("p1", "#1 e4").await;
    let course = club.table(1).await.course();
    assert_eq!(course[5].action, "g5f6");
    assert_eq!(course[5].number, course[4].number + 4, "what was taken back and how are passed over");
    club.sure("p1", "resign #1").await;
    let told = club.say("p1", "review #1").await;
    assert!(!all_told(&told).contains("Qxd2"), "{told:?}");
}
