//! Trouble: kills, outages, leavers, changed results, deleted threads.

use super::*;
use crate::upkeep::deliver::deliver;
use futures::future::BoxFuture;
use liege_contest::{Basis, Status as EntrantStatus};
use liege_store::fault::{self, Break, Breaker, Point};
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::watch;

/// Breaks at the step with this number among those of a kind, and at all later ones.
struct After {
    point: Point,
    steps: AtomicUsize,
    at: usize,
}

impl Breaker for After {
    fn at(&self, step: Point) -> BoxFuture<'_, Option<Break>> {
        let breaks = step == self.point && self.steps.fetch_add(1, Ordering::SeqCst) >= self.at;
        Box::pin(async move { breaks.then_some(Break::Error) })
    }
}

#[tokio::test]
async fn a_kill_at_any_step_of_pairing_pairs_once() {
    for point in [Point::Begin, Point::Append, Point::Queue, Point::Commit] {
        for at in 0..7 {
            let club = Club::with_contest("swiss chess, 3 rounds checkin=off", 6).await;
            let breaker = Arc::new(After { point, steps: AtomicUsize::new(0), at });
            let close = Club::incoming("p1", "c", addressed("contest close"));
            fault::under(breaker, async {
                handle(&club.chat, close).await;
                club.deliver().await;
            })
            .await;
            // The program starts again, and the organiser says it once more if need be.
            let club = club.restarted(SignedDuration::from_mins(1)).await;
            club.deliver().await;
            if club.contest().await.phase() == Phase::Entries {
                club.say("p1", "contest close").await;
            }
            // A contest whose work failed is tried again a little later.
            club.wait_minutes(16).await;
            let contest = club.contest().await;
            assert_eq!((contest.phase(), contest.rounds()), (Phase::Running, 1), "{point:?} {at}");
            let open = club.open_games().await;
            assert_eq!(open.len(), 3, "{point:?} {at}");
            let tables: std::collections::BTreeSet<i64> = open.iter().map(|game| game.table).collect();
            assert_eq!(tables.len(), 3);
            let all = club.chat.store.tables(liege_store::Which::OnServer("s")).await.unwrap();
            assert_eq!(all.len(), 3, "no table is opened twice: {point:?} {at}");
            // A post whose arrival could not be noted is looked for before it is posted again.
            let told = club.told_with("round 1");
            let told: Vec<&OutboundMessage> = told.iter().filter(|post| post.mentions.len() == 6).collect();
            assert!(told.iter().skip(1).all(|post| post.look_first), "{point:?} {at}");
            assert!(told.iter().all(|post| post.mark() == told[0].mark()), "{point:?} {at}");
            club.sound_contest().await;
        }
    }
}

#[tokio::test]
async fn two_officials_at_once_are_one_after_the_other() {
    let club = Club::with_contest("swiss chess checkin=off", 6).await;
    let say = |text: &'static str| handle(&club.chat, Club::incoming("p1", "c", addressed(text)));
    let (one, other) = tokio::join!(say("contest close"), say("contest close"));
    club.deliver().await;
    let answers = [all_told(&one), all_told(&other)];
    assert_eq!(answers.iter().filter(|answer| answer.contains("#1: closed")).count(), 1, "{answers:?}");
    assert_eq!(club.contest().await.rounds(), 1);
    assert_eq!(club.open_games().await.len(), 3);
}

#[tokio::test]
async fn a_result_that_changes_later_changes_the_standing() {
    let club = Club::begun_contest("swiss chess, 3 rounds", 6).await;
    let first = club.open_games().await.remove(0);
    club.second_seats_resign().await;
    assert_eq!(club.contest().await.rounds(), 2);
    assert_eq!(club.contest().await.game(first.id).unwrap().result().unwrap().points, [12, 0]);
    // A manager who does not play voids the game.
    let mut void = Club::incoming("p9", "c", addressed(format!("void #{} an engine was used", first.table)));
    void.who.rights.manages = true;
    let asked = club.hear(void).await;
    let sure = only(&asked).buttons[0].id.clone();
    let mut press = Club::incoming("p9", "c", Said::Press(sure));
    press.who.rights.manages = true;
    club.hear(press).await;
    club.deliver().await;
    let contest = club.contest().await;
    assert_eq!(contest.game(first.id).unwrap().result().unwrap().points, [6, 6]);
    assert_eq!(contest.rounds(), 2, "rounds that are paired stay");
    club.sound_contest().await;
}

#[tokio::test]
async fn a_deadline_ends_the_round_by_itself() {
    let club = Club::begun_contest("swiss chess, 3 rounds, 2 days a move round=7d", 6).await;
    let games = club.open_games().await;
    // In one game both move; the others never come.
    club.say(&games[0].players[0], &format!("#{} e4", games[0].table)).await;
    club.say(&games[0].players[1], &format!("#{} e5", games[0].table)).await;
    for _ in 0..9 {
        club.wait(24).await;
    }
    let contest = club.contest().await;
    assert!(contest.rounds() >= 2, "{:?}", contest.phase());
    for game in &games {
        let known = contest.game(game.id).unwrap();
        let result = known.result().unwrap_or_else(|| panic!("{} is open", game.id));
        assert!(
            matches!(result.basis, Basis::NoShow | Basis::Machine | Basis::TimeUsed | Basis::Table),
            "{result:?}"
        );
        assert_ne!(club.table(game.table).await.status(), Status::Playing, "{}", game.id);
    }
    club.sound_contest().await;
}

#[tokio::test]
async fn an_outage_moves_every_deadline() {
    let club = Club::begun_contest("swiss chess, 3 rounds round=7d", 6).await;
    let deadline = |contest: &Contest| contest.pairings(1).unwrap().deadline.unwrap();
    let before = deadline(&club.contest().await);
    let down = SignedDuration::from_hours(24 * 8);
    let club = club.restarted(down).await;
    club.deliver().await;
    let contest = club.contest().await;
    let after = deadline(&contest);
    let moved = after.duration_since(before);
    assert!(moved >= down - SignedDuration::from_mins(2) && moved <= down, "{moved}");
    assert_eq!(contest.rounds(), 1);
    club.sound_contest().await;
}

#[tokio::test]
async fn a_member_who_is_forgotten_leaves_the_number() {
    let club = Club::begun_contest("swiss chess, 3 rounds", 6).await;
    let game =
        club.open_games().await.into_iter().find(|game| game.players.contains(&"p2".to_owned())).unwrap();
    let number = club.contest().await.entrant_of("p2").unwrap().number;
    club.sure("p2", "privacy forget").await;
    club.deliver().await;
    let contest = club.contest().await;
    let entrant = contest.entrant(number).unwrap();
    assert!(matches!(entrant.status, EntrantStatus::Out(_)));
    assert!(entrant.members[0].id.is_empty() && entrant.members[0].name.is_empty());
    assert!(contest.game(game.id).unwrap().result().is_some());
    let lines: Vec<String> = contest.log().iter().map(ToString::to_string).collect();
    assert!(!lines.iter().any(|line| line.contains("\"p2\"") || line.contains("\"P2\"")), "{lines:#?}");
    let table = club.say("p1", "contest table").await;
    holds(told(&table), &["a former player"]);
    club.sound_contest().await;
}

#[tokio::test]
async fn who_has_blocked_somebody_can_not_enter_beside_them() {
    let club = Club::with_contest("swiss chess", 2).await;
    club.say("p1", "block @p3").await;
    club.say("p3", "contest join").await.says("has blocked you").lacks("p1");
    assert!(club.contest().await.entrant_of("p3").is_none());
    // A block that comes later keeps nobody apart.
    club.enter(4..=8).await;
    club.say("p4", "block @p2").await;
    club.say("p1", "contest edit checkin=off").await;
    assert!(
        club.contest().await.entrant_of("p2").is_some() && club.contest().await.entrant_of("p4").is_some()
    );
}

#[tokio::test]
async fn too_few_are_asked_and_then_cancelled() {
    let club = Club::with_contest("swiss chess checkin=off", 2).await;
    club.say("p1", "contest close").await;
    let asked = club.told_with("can’t start");
    assert_eq!(asked.len(), 1, "{asked:?}");
    assert_eq!(asked[0].mentions, ["p1"]);
    club.wait(24 * 4).await;
    assert_eq!(club.contest().await.phase(), Phase::Cancelled);
    assert_eq!(club.told_with("too few entered").len(), 1);
    // Nobody at all: one line.
    let club = Club::with_contest("swiss chess checkin=off", 0).await;
    club.say("p1", "contest close").await;
    assert_eq!(club.contest().await.phase(), Phase::Cancelled);
}

#[tokio::test]
async fn a_contest_without_its_organiser_goes_on() {
    let club = Club::with_contest("swiss chess, 3 rounds checkin=off round=20d", 6).await;
    club.say("p9", "contest new swiss chess checkin=off").await;
    for member in 1..=6 {
        club.say(&format!("p{member}"), "contest join #2").await.says("entered contest #2");
    }
    club.say("p9", "contest close #2").await;
    for day in 0..16 {
        club.wait(24).await;
        // The others are here; p9 is not.
        club.say(&format!("p{}", day % 6 + 1), "contest #2").await;
        club.deliver().await;
    }
    let stored = club.stored_contest(2).await;
    assert_eq!(stored.contest.organiser(), None, "{:?}", stored.contest.phase());
    assert_eq!(stored.contest.phase(), Phase::Running);
}

#[tokio::test]
async fn the_running_bot_edits_the_standing_message() {
    let club = Club::with_contest("swiss chess", 2).await;
    club.wait_minutes(2).await;
    handle(&club.chat, Club::incoming("p3", "c", addressed("contest join"))).await;
    let transport = Arc::new(Pigeonhole::default());
    let shows = || {
        let edits = transport.edits.lock().unwrap();
        edits.iter().any(|(_, letter)| letter.text.contains("Entered: 3"))
    };
    // Two edits of a message are some seconds apart.
    club.clock.advance(SignedDuration::from_mins(1));
    let (stop, stopped) = watch::channel(false);
    let worker =
        tokio::spawn(deliver(Arc::clone(&club.chat), Arc::clone(&transport) as Arc<dyn Transport>, stopped));
    for _ in 0..100 {
        if shows() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    stop.send(true).unwrap();
    worker.await.unwrap();
    assert!(shows());
}

#[tokio::test]
async fn leave_stops_the_time_on_a_ladder() {
    let club = Club::begun_contest("ladder chess", 4).await;
    club.say("p2", "vacation 5d").await.says("On the ladder of contest #1 your time stands still");
    let back = club.contest().await.entrant_of("p2").unwrap().back.unwrap();
    assert_eq!(back.duration_since(club.clock.now()).as_hours(), 5 * 24);
    club.say("p2", "vacation back").await.says("your time runs again");
    assert_eq!(club.contest().await.entrant_of("p2").unwrap().holiday, None);
    club.say("p2", "vacation back").await.says("You are not on leave anywhere");
    club.sound_contest().await;
}

#[tokio::test]
async fn a_contest_learns_new_names() {
    let club = Club::with_contest("swiss chess", 2).await;
    let mut renamed = Club::incoming("p2", "c", addressed("contest"));
    renamed.who.name = "Zoe".into();
    club.hear(renamed).await;
    assert_eq!(club.contest().await.entrant_of("p2").unwrap().members[0].name, "Zoe");
    club.sound_contest().await;
}

#[tokio::test]
async fn the_tables_of_a_cancelled_contest_end() {
    let club = Club::begun_contest("swiss chess, 3 rounds", 6).await;
    let games = club.open_games().await;
    club.sure("p1", "contest cancel the club moves").await;
    club.deliver().await;
    for game in games {
        assert_ne!(club.table(game.table).await.status(), Status::Playing, "{}", game.id);
    }
    club.sound_contest().await;
}

#[tokio::test]
async fn games_that_are_added_ring_their_players_alone() {
    let club = Club::begun_contest("ladder chess", 4).await;
    let member = |contest: &Contest, rung: usize| {
        let entrant = contest.entrant(contest.rungs()[rung]).unwrap();
        entrant.members[0].id.clone()
    };
    let contest = club.contest().await;
    for (lower, higher) in [(1, 0), (3, 2)] {
        let (by, whom) = (member(&contest, lower), member(&contest, higher));
        club.say(&by, &format!("contest challenge @{whom}")).await.says("is made");
        club.say(&whom, "contest challenge yes").await.says("accepted");
        // The post waits until the table has its thread.
        club.wait_minutes(1).await;
    }
    let told = club.told_with("round 1");
    let mut rung: Vec<Vec<String>> = told.iter().map(|post| post.mentions.clone()).collect();
    for mentions in &mut rung {
        mentions.sort();
    }
    let mut pairs = [[1, 0], [3, 2]].map(|pair| pair.map(|rung| member(&contest, rung)).to_vec());
    for pair in &mut pairs {
        pair.sort();
    }
    assert_eq!(rung, pairs, "{told:#?}");
}

#[tokio::test]
async fn rounds_that_begin_together_are_one_post() {
    let club = Club::begun_contest("round robin chess", 5).await;
    club.wait_minutes(1).await;
    let told = club.told_with("rounds 1–5 have begun");
    assert_eq!(told.len(), 1);
    assert_eq!(told[0].mentions.len(), 5, "{told:?}");
}
