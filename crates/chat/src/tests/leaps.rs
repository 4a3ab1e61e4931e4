//! A computer's clock that jumps takes nothing from anybody.

use super::*;
use crate::clock::{SystemClock, Trust};
use liege_game::Seat;

/// A club whose computer has two clocks, which the test moves.
struct Computer {
    club: Club,
    hands: Arc<Mutex<(Timestamp, Duration)>>,
}

impl Computer {
    /// Begins a game of chess with a day for a move; White has moved.
    async fn begun(missed: &str) -> Computer {
        let club = Club::open().await;
        let hands = Arc::new(Mutex::new((club.chat.now(), Duration::from_secs(7))));
        let read = Arc::clone(&hands);
        let clock = Arc::new(SystemClock::reading(Box::new(move || *read.lock().unwrap())));
        let chat = chat_over(club.chat.store.clone(), &clock, settings());
        let computer = Computer { club: Club { chat, ..club }, hands };
        computer.club.say("p1", &format!("new chess white=p1 black=@p2 time=1d missed={missed}")).await;
        computer.club.say("p2", "join #1").await;
        computer.club.say("p1", "#1 e4").await;
        assert_eq!(computer.club.table(1).await.late(), Vec::new());
        computer.pass(1).await;
        computer
    }

    async fn pass(&self, minutes: i64) {
        {
            let mut hands = self.hands.lock().unwrap();
            hands.0 += SignedDuration::from_mins(minutes);
            hands.1 += Duration::from_mins(minutes.unsigned_abs());
        }
        self.club.deliver().await;
    }

    async fn jump(&self, days: i64) {
        self.hands.lock().unwrap().0 += SignedDuration::from_hours(24 * days);
        self.club.deliver().await;
    }

    fn now(&self) -> Timestamp {
        self.hands.lock().unwrap().0
    }

    /// Returns Black's deadline.
    async fn deadline(&self) -> Timestamp {
        self.club.table(1).await.due_of(Seat(1)).expect("a deadline")
    }
}

/// A clock that was wrong for a while causes none of the consequences of a missed deadline; and the log has
/// everything said then at the right time.
#[tokio::test]
async fn a_clock_that_is_wrong_for_a_while_takes_nothing() {
    for (missed, days) in [("claim", 10), ("claim", 400), ("resign", 10), ("replace", 2), ("resign", -10)] {
        let computer = Computer::begun(missed).await;
        let before = computer.club.table(1).await;
        let deadline = computer.deadline().await;
        computer.jump(days).await;
        computer.pass(5).await;
        computer.club.say("p1", "overdue #1").await;
        let meanwhile = computer.club.table(1).await;
        assert_eq!(meanwhile.version(), before.version(), "{missed} {days}");
        computer.club.say("p2", "#1 e5").await;
        computer.jump(-days).await;
        let after = computer.club.table(1).await;
        let entry = after.log().last().unwrap();
        assert!(entry.action == "e7e5" && entry.at < deadline, "{missed} {days}: {entry:?}");
        assert!(entry.at <= computer.now() && after.late().is_empty());
    }
}

/// A clock that was wrong before is set right for good: the time between is given back, like downtime.
#[tokio::test]
async fn a_clock_that_is_put_right_gives_the_time_between_back() {
    let computer = Computer::begun("resign").await;
    let left = computer.deadline().await.duration_since(computer.now());
    computer.jump(10).await;
    computer.pass(9).await;
    assert_eq!(computer.club.chat.clock.trust(), Trust::Doubted);
    computer.pass(2).await;
    assert_eq!(computer.club.chat.clock.trust(), Trust::Sure);
    let kept = computer.deadline().await.duration_since(computer.now());
    assert!(left - kept <= SignedDuration::from_mins(12) && kept <= left, "{left} {kept}");
    // Time runs on, and the next deadline passes.
    computer.pass(25 * 60).await;
    assert!(computer.club.table(1).await.log().len() > 2);
}
