//! Changes by time.

use super::*;
use jiff::SignedDuration;

fn hours(hours: i64) -> SignedDuration {
    SignedDuration::from_hours(hours)
}

fn moment_before(at: Timestamp) -> Timestamp {
    at - SignedDuration::from_millis(1)
}

/// The change that is due at the next due time. Nothing is due before.
fn woken(table: &Table) -> Step {
    let wake = table.next_timer().unwrap();
    assert!(table.tick(moment_before(wake)).unwrap().is_none());
    table.tick(wake).unwrap().unwrap()
}

#[test]
fn an_offer_runs_out_and_is_told_so() {
    let table = after(&parley(Terms::untimed()), &["K:offer KL/2"]);
    let offered = table.log()[0].at;
    assert_eq!(table.next_timer(), Some(offered + hours(72)));
    let step = woken(&table);
    let played = &step.played[0];
    assert_eq!((played.entry.seat, &played.entry.player), (Some(KIM), &None));
    assert_eq!(played.entry.action, "K:withdraw KL");
    assert_eq!(read_by_all(&step), ["table-expired"]);
    let event = &played.events[0];
    assert_eq!(event.concerns, [KIM]);
    assert_eq!(event.news.as_ref().unwrap().turn, liege_game::Turn::Lapsed);
    let deal = step.table.ledger().deal(1).unwrap();
    assert_eq!((&deal.state, deal.decided), (&DealState::Expired, Some(2)));
    assert_eq!(step.table.history(2..=2).unwrap(), step.played);
    assert_eq!(step.table.next_timer(), None);
    same_when_restored(&step.table);
    // A late change is entered at the time when it is made.
    let late = offered + hours(500);
    assert_eq!(table.tick(late).unwrap().unwrap().played[0].entry.at, late);
    // Without a limit it waits forever.
    let endless = after(&parley(Terms { offer_hours: 0, ..Terms::untimed() }), &["K:offer KL/2"]);
    assert_eq!((endless.next_timer(), endless.tick(Timestamp::MAX).unwrap().is_none()), (None, true));
}

#[test]
fn an_offer_that_waits_again_has_all_its_time_again() {
    let offered = after(&parley(Terms::untimed()), &["K:offer KL/9", "K-step"]);
    let began = offered.log()[0].at;
    let answered = offered.act("l", "L:accept KL", began + hours(70)).unwrap().table;
    let taken_back = |table: &Table, to, at| {
        let open = table.propose("l", &Motion::Takeback { to }, at).unwrap().table;
        let number = open.log().len();
        let half = open.answer(&player("k"), number, Answer::Accept, at).unwrap().table;
        half.answer(&player("m"), number, Answer::Accept, at).unwrap().table
    };
    let again = began + hours(100);
    let back = taken_back(&answered, 2, again);
    assert!(back.ledger().deal(1).unwrap().is_open());
    assert_eq!(back.next_timer(), Some(again + hours(72)), "it is not over before anybody can answer it");
    assert!(back.tick(again + hours(71)).unwrap().is_none());
    same_when_restored(&back);
    // An offer that was open all the time waits no longer than it would have.
    let moved = back.act("l", "L-step!", again + hours(10)).unwrap().table;
    assert_eq!(moved.next_timer(), None, "a turn is completed without an answer");
    let twice = taken_back(&moved, 2, again + hours(20));
    assert_eq!(twice.next_timer(), Some(again + hours(20 + 72)));
    let other = after(&parley(Terms::untimed()), &["K:offer KM/9", "K-step", "L-step"]);
    let other = taken_back(&other, 2, began + hours(30));
    assert_eq!(other.next_timer(), Some(other.log()[0].at + hours(72)));
    let run_out = woken(&back);
    assert_eq!(run_out.table.ledger().deal(1).unwrap().state, DealState::Expired);
}

#[test]
fn offers_from_the_start_run_out_as_well() {
    let table = parley_from(Terms::untimed(), Some("K:offer KL/2"));
    assert_eq!(table.next_timer(), Some(at(1) + hours(72)));
    let moved = after(&table, &["K-step"]);
    assert_eq!(moved.next_timer(), Some(at(1) + hours(72)), "since the game began");
    let step = woken(&table);
    assert_eq!(step.table.ledger().deal(0).unwrap().state, DealState::Expired);
}

#[test]
fn a_motion_runs_out() {
    let table = parley(Terms::untimed()).propose("k", &Motion::Annul, at(100)).unwrap().table;
    assert_eq!(table.next_timer(), Some(at(100) + hours(72)));
    let step = woken(&table);
    assert_eq!(step.played[0].entry.action, "@expire 1");
    assert_eq!((step.played[0].entry.seat, &step.played[0].entry.player), (None, &None));
    assert_eq!((read_by_all(&step), &step.played[0].events[0].concerns), (vec!["table-expired"], &vec![KIM]));
    assert_eq!(step.table.ledger().deal(1).unwrap().state, DealState::Expired);
    assert!(step.table.propose("l", &Motion::Annul, at(300_000)).is_ok(), "it can be proposed anew");
}

#[test]
fn whoever_holds_up_a_turn_has_so_long() {
    let bound = after(&parley(Terms::untimed()), &["K:offer KL/9", "L:accept KL", "K:claim KL"]);
    assert_eq!(bound.blocked_until(), None, "the claim is for a turn that has not come");
    let table = after(&bound, &["K-step"]);
    assert_eq!(table.to_move(), SeatSet::one(KIM), "kim moves on lee's turn");
    let since = table.log().last().unwrap().at;
    assert_eq!(
        (table.blocked_until(), table.next_timer()),
        (Some(since + hours(24)), Some(since + hours(24)))
    );
    let talked = after(&table, &["M:offer KM/1", "M:withdraw KM"]);
    assert_eq!(talked.blocked_until(), Some(since + hours(24)), "talk gives no more time");
    let step = woken(&talked);
    assert_eq!(step.played[0].entry.action, "*:lapse");
    assert_eq!(step.table.to_move(), SeatSet::one(LEE));
    assert_eq!((step.table.blocked_until(), step.table.next_timer()), (None, None));
    same_when_restored(&step.table);
    let endless = Terms { order_hours: 0, ..Terms::untimed() };
    let table = after(&parley(endless), &["K:offer KL/9", "L:accept KL", "K:claim KL", "K-step"]);
    assert_eq!(table.next_timer(), None);
}

#[test]
fn a_pause_stops_the_clock_of_what_began_before_it() {
    let offered = after(&parley(Terms::untimed()), &["K:offer KL/9"]);
    let began = offered.log()[0].at;
    let open = offered.propose("m", &Motion::Pause { days: 10 }, began + hours(1)).unwrap().table;
    let half = open.answer(&player("k"), 2, Answer::Accept, began + hours(2)).unwrap().table;
    let paused = half.answer(&player("l"), 2, Answer::Accept, began + hours(20)).unwrap().table;
    let end = began + hours(20 + 240);
    assert_eq!(paused.next_timer(), Some(end));
    // A motion made in a pause has its own time; the offer from before waits for the end.
    let asked = paused.propose("k", &Motion::Resume, began + hours(30)).unwrap().table;
    assert_eq!(asked.next_timer(), Some(began + hours(30 + 72)));
    let step = woken(&asked);
    assert_eq!(step.played[0].entry.action, "@expire 5");
    assert_eq!(step.table.next_timer(), Some(end));
    let on = woken(&step.table).table;
    assert_eq!(on.paused_until(), None);
    assert_eq!(
        on.next_timer(),
        Some(began + hours(72 + 240)),
        "20 hours of 72 were over when the pause began"
    );
    same_when_restored(&on);
    // A pause that ended sooner has stopped the clock for less; one whose end was noticed late, for more.
    let ask = paused.propose("k", &Motion::Resume, began + hours(40)).unwrap().table;
    let ask = ask.answer(&player("l"), 5, Answer::Accept, began + hours(40)).unwrap().table;
    let soon = ask.answer(&player("m"), 5, Answer::Accept, began + hours(50)).unwrap().table;
    assert_eq!(soon.next_timer(), Some(began + hours(72 + 30)));
    let late = paused.tick(end + hours(5)).unwrap().unwrap().table;
    assert_eq!(late.next_timer(), Some(began + hours(72 + 245)));
}

#[test]
fn what_was_due_before_a_pause_waits_for_its_end() {
    let offered = after(&parley(Terms::untimed()), &["K:offer KL/9"]);
    let began = offered.log()[0].at;
    // The offer's time is over, but nobody has noticed before the pause is agreed.
    let open = offered.propose("m", &Motion::Pause { days: 1 }, began + hours(80)).unwrap().table;
    let half = open.answer(&player("k"), 2, Answer::Accept, began + hours(80)).unwrap().table;
    let paused = half.answer(&player("l"), 2, Answer::Accept, began + hours(80)).unwrap().table;
    assert_eq!(paused.next_timer(), Some(began + hours(104)));
    let on = woken(&paused);
    assert_eq!(on.played[0].entry.action, "@resume");
    assert_eq!(on.table.next_timer(), Some(began + hours(72)), "a pause gives nothing back that was over");
    let step = on.table.tick(began + hours(104)).unwrap().unwrap();
    assert_eq!(step.played[0].entry.action, "K:withdraw KL");
}

#[test]
fn the_earliest_comes_first_and_each_once() {
    let table = after(&parley(Terms::untimed()), &["K:offer KL/9", "K:offer KM/9", "M:offer draw"]);
    let mut table = table.propose("l", &Motion::Annul, at(50)).unwrap().table;
    let mut entered = Vec::new();
    while let Some(step) = table.tick(at(50) + hours(1_000)).unwrap() {
        entered.extend(step.played.iter().map(|played| played.entry.action.clone()));
        table = step.table;
    }
    assert_eq!(entered, ["K:withdraw KL", "K:withdraw KM", "M:withdraw draw", "@expire 4"]);
    assert_eq!(table.next_timer(), None);
    let lobby = parley_lobby(&PARLEY, Terms::untimed(), 1, Some("K:offer KL/2"));
    assert_eq!(lobby.next_timer(), lobby.open_until(), "offers run out in a game only");
}

#[test]
fn times_at_the_edge_of_time_are_no_trouble() {
    let terms =
        Terms { offer_hours: u16::MAX, order_hours: u16::MAX, patience_days: u16::MAX, ..Terms::untimed() };
    let table = parley(terms).act("k", "K:offer KL/9", Timestamp::MAX).unwrap().table;
    assert_eq!(table.next_timer(), Some(Timestamp::MAX));
    assert!(table.propose("m", &Motion::Pause { days: 60 }, Timestamp::MIN).is_ok());
    assert_eq!(table.patience_ends(KIM), Some(at(1) + hours(24 * i64::from(u16::MAX))));
    let step = table.tick(Timestamp::MAX).unwrap().unwrap();
    assert_eq!(step.played[0].entry.action, "K:withdraw KL");
}
