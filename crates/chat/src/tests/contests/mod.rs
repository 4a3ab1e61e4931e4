//! Contests by conversation: each format, rights, posts, and what goes wrong.

mod files;
mod formats;
mod rights;
mod trouble;

use super::*;
use liege_contest::{Contest, GameId, Phase, Stage};
use liege_store::{StoredContest, WhichContests};
use liege_table::Status;

/// An open game of a contest: its id, its table, and the players by seat.
struct OpenGame {
    id: GameId,
    table: i64,
    players: Vec<String>,
}

impl Club {
    async fn stored_contest(&self, id: i64) -> Arc<StoredContest> {
        self.chat.store.contest(id).await.unwrap().expect("a contest")
    }

    async fn contest(&self) -> Contest {
        self.stored_contest(1).await.contest.clone()
    }

    /// Opens a club in which p1 has announced a contest and `count` members have entered it.
    async fn with_contest(text: &str, count: usize) -> Club {
        let club = Club::open().await;
        club.say("p1", &format!("contest new {text}")).await.says("announced");
        club.enter(1..=count).await;
        club
    }

    async fn enter(&self, members: impl IntoIterator<Item = usize>) {
        for member in members {
            self.say(&format!("p{member}"), "contest join").await.says("You have entered contest #1");
        }
    }

    /// A contest that has begun.
    async fn begun_contest(text: &str, count: usize) -> Club {
        let club = Club::with_contest(&format!("{text} checkin=off"), count).await;
        club.say("p1", "contest close").await.says("closed");
        assert_eq!(club.contest().await.phase(), Phase::Running);
        club
    }

    async fn open_games(&self) -> Vec<OpenGame> {
        let contest = self.contest().await;
        let mut open = Vec::new();
        for (id, game) in contest.games() {
            let Stage::Open { table } = game.stage else {
                assert_ne!(game.stage, Stage::ToOpen, "{id} has no table");
                continue;
            };
            let of = self.table(table).await;
            assert_eq!(of.status(), Status::Playing, "{id}");
            let players = of.chairs().iter().map(|chair| chair.holder().unwrap().id.clone()).collect();
            open.push(OpenGame { id, table, players });
        }
        open
    }

    /// Lets every open game of two end: both make a move, then the second one resigns.
    async fn second_seats_resign(&self) {
        for game in self.open_games().await {
            self.ends(&game, 1).await;
        }
    }

    /// Lets a game of chess end: both make a move, then this seat resigns.
    async fn ends(&self, game: &OpenGame, loser: usize) {
        let table = game.table;
        self.say(&game.players[0], &format!("#{table} e4")).await;
        self.say(&game.players[1], &format!("#{table} e5")).await;
        self.sure(&game.players[loser], &format!("resign #{table}")).await;
        assert_eq!(self.table(table).await.status(), Status::Over);
        self.deliver().await;
    }

    /// The posts in the thread of the contest or in its channel whose text has this part.
    fn told_with(&self, part: &str) -> Vec<OutboundMessage> {
        self.transport.letters().into_iter().filter(|letter| letter.text.contains(part)).collect()
    }

    /// Every stored result comes from the log alone.
    async fn sound_contest(&self) {
        let stored = self.stored_contest(1).await;
        let lines: Vec<String> = stored.contest.log().iter().map(ToString::to_string).collect();
        let again = Contest::replay(lines.iter().map(String::as_str)).unwrap();
        assert_eq!(again, stored.contest);
        assert_eq!(again.verify().unwrap(), Vec::<u32>::new());
        self.sound().await;
    }
}

#[tokio::test]
async fn a_small_swiss_is_played_by_itself() {
    let club = Club::begun_contest("swiss chess, 3 rounds, 3 days a move", 6).await;
    for round in 1..=3 {
        let contest = club.contest().await;
        assert_eq!(contest.rounds(), round);
        assert_eq!(club.open_games().await.len(), 3);
        // The post waits until the tables have their threads.
        club.wait_minutes(1).await;
        let told = club.told_with(&format!("round {round}"));
        let pairs: Vec<&OutboundMessage> = told.iter().filter(|post| !post.mentions.is_empty()).collect();
        assert_eq!(pairs.len(), 1, "{told:?}");
        assert_eq!(pairs[0].mentions.len(), 6, "each player is mentioned once");
        for game in club.open_games().await {
            let thread = club.table(game.table).await.venue().thread.clone().unwrap();
            assert!(pairs[0].text.contains(&format!("<#{thread}>")), "{}", pairs[0].text);
        }
        club.second_seats_resign().await;
    }
    let contest = club.contest().await;
    assert!(matches!(contest.phase(), Phase::Finished { .. }), "{:?}", contest.phase());
    let best = contest.standing(1).unwrap()[0].clone();
    assert!(best.points >= 8 && !best.shared, "two wins in quarters: {best:?}");
    let end = club.told_with("is over");
    let end: Vec<&OutboundMessage> = end.iter().filter(|post| post.text.contains("🏆")).collect();
    assert_eq!(end.len(), 1);
    holds(&end[0].text, &["🥇"]);
    assert_eq!(end[0].to, Target::Channel("c".into()));
    club.sound_contest().await;
}

#[tokio::test]
async fn a_round_of_sixteen_costs_one_post() {
    let club = Club::begun_contest("swiss chess, 4 rounds", 16).await;
    assert_eq!(club.open_games().await.len(), 8);
    club.wait_minutes(1).await;
    let of_contest =
        |letter: &&OutboundMessage| letter.text.contains("Chess, Swiss") && !letter.text.contains("table #");
    let letters = club.transport.letters();
    let posts: Vec<&OutboundMessage> = letters.iter().filter(of_contest).collect();
    // The standing message, and the pairs.
    assert_eq!(posts.len(), 2, "{posts:#?}");
    assert!(posts[0].mentions.is_empty());
    assert_eq!(posts[1].mentions.len(), 16);
    // Nothing else rings: the tables bring their players into their threads in silence.
    let rings = |letter: &&OutboundMessage| !letter.silent && !letter.mentions.is_empty();
    assert_eq!(letters.iter().filter(rings).count(), 1);
    let aloud: Vec<&OutboundMessage> =
        letters.iter().filter(|letter| !letter.silent && letter.text.contains("table #")).collect();
    assert!(aloud.is_empty(), "{aloud:#?}");
    // A result edits the standing message, and posts nothing.
    let game = club.open_games().await.remove(0);
    club.ends(&game, 0).await;
    club.wait_minutes(1).await;
    let letters = club.transport.letters();
    assert_eq!(letters.iter().filter(of_contest).count(), 2);
    let edits = club.transport.edits.lock().unwrap();
    let edited = edits.iter().rev().find(|(_, letter)| letter.text.contains("games over: 1 of 8"));
    assert!(edited.is_some(), "{edits:#?}");
}

#[tokio::test]
async fn the_standing_message_takes_people_in_and_shows_them() {
    let club = Club::with_contest("swiss chess limit=5 name=\"Autumn cup\"", 5).await;
    // The sixth waits until a place is free, and then is told.
    club.say("p6", "contest join").await.says("waiting list");
    let board = club.told_with("Autumn cup").remove(0);
    assert!(board.buttons[0].id.starts_with("contest-join:1:"), "{:?}", board.buttons);
    // Enough have entered: the check-in has begun.
    assert!(matches!(club.contest().await.phase(), Phase::CheckIn { .. }));
    let check = club.told_with("about to start");
    assert_eq!(check.len(), 1);
    assert_eq!(check[0].mentions.len(), 5);
    assert!(check[0].buttons[0].id.starts_with("contest-ready:1:"), "{:?}", check[0].buttons);
    for member in ["p1", "p2", "p3", "p4"] {
        club.press(member, "contest-ready:1").await.says("ready");
    }
    club.say("p6", "contest ready").await;
    club.wait(25).await;
    let contest = club.contest().await;
    assert_eq!(contest.phase(), Phase::Running, "{:#?}", contest.entrants());
    assert!(contest.entrant_of("p5").is_none(), "p5 was not ready");
    let gone = Target::Member("p5".into());
    assert!(club.told_with("did not check in").iter().any(|post| post.to == gone));
    club.press("p1", "contest-mine:1").await.says("games of <@p1>");
    club.press("p1", "contest-table:1").await.says("Round 1");
    club.sound_contest().await;
}

#[tokio::test]
async fn words_of_every_language_announce_a_contest() {
    for (new, game, state) in [
        ("contest new swiss chess, 5 rounds, 3 days a move", "chess", "Swiss, 5 rounds"),
        ("турнир новый швейцарка шахматы, 5 туров, 3 дня на ход", "chess", ""),
        ("турнір новий швейцарка шахи, 5 турів, 3 дні на хід", "chess", ""),
        ("turnier neu schweizer schach, 5 runden, 3 tage pro zug", "chess", ""),
        ("contest new three-player-chess tables of 3", "three-player-chess", "round robin"),
        ("contest new double round robin chess", "chess", "double round robin"),
        ("contest new knock-out chess third=yes", "chess", "knock-out, 2 games a match"),
        ("contest new ladder chess range=4", "chess", "4 rungs"),
        ("contest new league chess size=6 weeks=4", "chess", "divisions of 6"),
    ] {
        let club = Club::open().await;
        club.say("p1", new).await;
        let contest = club.contest().await;
        assert_eq!(contest.terms().game, game, "{new}");
        assert_eq!(contest.phase(), Phase::Entries, "{new}");
        let listed = club.say("p1", "contest").await;
        holds(told(&listed), &[state]);
        if state.is_empty() || state.contains("Swiss") {
            assert!(
                matches!(contest.terms().format, liege_contest::Format::Swiss { rounds: Some(5), .. }),
                "{new}"
            );
            let table: liege_table::Terms = serde_json::from_str(&contest.terms().table).unwrap();
            assert_eq!(table.time, liege_table::Time::Move { hours: 72 }, "{new}");
        }
    }
}

#[tokio::test]
async fn a_wrong_announcement_says_what_would_be_right() {
    let club = Club::open().await;
    for (text, part) in [
        ("contest new", "Say the format and the game"),
        ("contest new chess", "Say the format and the game"),
        ("contest new swiss", "Say the format and the game"),
        ("contest new swiss chess rounds=many", "many"),
        ("contest new swiss chess range=3", "doesn’t belong to this format"),
        ("contest new swiss chess names=hidden", "everybody knows who plays"),
        ("contest new swiss chess white=@p2", "seats are paired"),
        ("contest new swiss chess entries=someday", "as a time"),
        ("contest new swiss chess tie-breaks=XYZ", "BHC1"),
        ("contest join", "There is no contest here"),
        ("contest join #7", "no contest #7"),
    ] {
        club.say("p1", text).await.says(part);
    }
    assert_eq!(club.chat.store.contests(WhichContests::On("s", 9)).await.unwrap(), []);
    club.dm("p1", "contest new swiss chess").await.says("on a server");
    // A member may not flood the server.
    for _ in 0..5 {
        club.say("p1", "contest new swiss chess").await.says("announced");
    }
    club.say("p1", "contest new swiss chess").await.says("You organise 5 contests");
}
