//! Motions: the members who are asked, the effect of each answer, and the game afterwards.

use super::*;
use crate::log::timeline::KEPT;
use liege_game::Audience;
use liege_testing::nim::played_by;

/// Lets everybody who is asked accept.
fn agreed(table: &Table, by: &str, motion: &Motion) -> Step {
    agreed_at(table, by, motion, at(1_000))
}

fn agreed_at(table: &Table, by: &str, motion: &Motion, at: Timestamp) -> Step {
    let mut step = table.propose(by, motion, at).unwrap();
    let number = step.table.log().last().unwrap().number;
    for name in ["k", "l", "m"] {
        let open = step.table.ledger().deal(number).is_some_and(Deal::is_open);
        if name != by && open {
            step = step.then(|table| table.answer(&player(name), number, Answer::Accept, at)).unwrap();
        }
    }
    step
}

fn said(step: &Step) -> Vec<&str> {
    step.played.iter().map(|played| played.entry.action.as_str()).collect()
}

#[test]
fn a_table_may_rule_takebacks_out() {
    let terms = Terms { takebacks: false, ..Terms::untimed() };
    let one = after(&parley(terms), &["K-step"]);
    let refused = one.propose("k", &Motion::Takeback { to: 0 }, at(50)).unwrap_err();
    assert_eq!(refused.message().id(), "term-takebacks-refused");
    assert!(one.propose("k", &Motion::Pause { days: 2 }, at(50)).is_ok(), "other motions are not ruled out");
}

#[test]
fn what_is_taken_back_stays_in_the_log_and_counts_no_more() {
    let game = parley(Terms::untimed());
    let one = after(&game, &["K-step"]);
    let two = after(&one, &["L-step"]);
    assert_eq!(two.takeback_target("k"), Some(0));
    assert_eq!(two.takeback_target("l"), Some(1));
    assert_eq!(two.takeback_target("m"), None);
    let proposed = two.propose("l", &Motion::Takeback { to: 1 }, at(50)).unwrap();
    assert_eq!(said(&proposed), ["@propose takeback 1 ask kim max"]);
    assert_eq!(proposed.played[0].display, "@propose takeback 1");
    assert_eq!(proposed.played[0].events[0].concerns, [KIM, MAX]);
    let deal = proposed.table.ledger().deal(3).unwrap();
    let until = Some(at(50) + jiff::SignedDuration::from_hours(72));
    assert_eq!(deal.state, DealState::Open { waiting: [KIM, MAX].into_iter().collect(), until });
    assert_eq!(proposed.table.state().position(), two.state().position(), "nothing happens yet");
    let half = proposed.table.answer(&player("m"), 3, Answer::Accept, at(51)).unwrap();
    assert_eq!(said(&half), ["@agree 3"]);
    assert_eq!((half.played[0].entry.seat, read_by_all(&half)), (Some(MAX), vec!["table-agreed"]));
    let done = half.table.answer(&player("k"), 3, Answer::Accept, at(52)).unwrap();
    assert_eq!(read_by_all(&done), ["table-taken-back"]);
    let table = done.table;
    assert_eq!(table.state().position(), one.state().position());
    assert_eq!(table.log().len(), 5);
    assert_eq!(table.log()[..2], two.log()[..2], "nothing is deleted");
    assert_eq!(table.ledger().deal(3).unwrap().state, DealState::Made);
    let now = table.view().unwrap();
    assert_eq!((now.moves, now.last_move.unwrap().entry.number), (1, 1));
    assert_eq!(now.last.unwrap().entry.number, 5);
    let then = table.view_at(2).unwrap();
    assert_eq!((then.moves, then.state.position()), (2, two.state().position()));
    assert_eq!(table.history(1..=5).unwrap().len(), 5);
    same_when_restored(&table);
    let again = after(&table, &["L-die"]);
    assert_eq!(again.view().unwrap().moves, 2);
    assert_eq!(again.bent_draw().unwrap(), None);
    assert_eq!(again.takeback_target("k"), Some(0), "the point before a move that counts");
}

#[test]
fn all_the_way_back_and_forth_again() {
    let game = parley(Terms::untimed());
    let mut table = game.clone();
    for day in 0..40 {
        let now = at(1_000 + day * 86_400);
        table = after(&table, &["K-step", "L-step"]);
        let to = table.takeback_target("k").unwrap();
        table = agreed_at(&table, "k", &Motion::Takeback { to }, now).table;
        assert_eq!(table.state().position(), game.state().position());
        table = after(&table, &["K-step"]);
        let to = table.takeback_target("k").unwrap();
        table = agreed_at(&table, "m", &Motion::Takeback { to }, now).table;
    }
    assert_eq!(table.view().unwrap().moves, 0);
    assert_eq!(table.view().unwrap().last_move, None);
    same_when_restored(&table);
}

/// A game of Nim with this number of moves, after which two moves are taken back and made again this number
/// of times.
fn undecided(moves: usize, takebacks: usize) -> Table {
    let lobby = new_table(&[("die", "off")], Some("900 900"), vec![Chair::Open, Chair::Open], 7);
    let one = lobby.sit(&player("a"), None, at(1)).unwrap().table;
    let mut table = one.sit(&player("b"), None, at(2)).unwrap().table;
    let mut now = at(10);
    let step = |table: &Table| {
        let who = if table.to_move() == SeatSet::one(Seat(0)) { "a" } else { "b" };
        table.act(who, "x", table.changed()).unwrap().table
    };
    for _ in 0..moves {
        table = step(&table);
    }
    for _ in 0..takebacks {
        now += jiff::SignedDuration::from_hours(24);
        let to = table.timeline.trail()[table.timeline.trail().len() - 3];
        let open = table.propose("a", &Motion::Takeback { to }, now).unwrap().table;
        table = open.answer(&player("b"), open.log().len(), Answer::Accept, now).unwrap().table;
        table = step(&step(&table));
    }
    table
}

#[test]
fn takebacks_do_not_make_long_games_slow() {
    let takebacks = 60;
    for moves in [150, 300] {
        let table = undecided(moves, takebacks);
        let played = table.log().iter().filter(|entry| !entry.action.starts_with('@')).count();
        assert_eq!(played, moves + 2 * takebacks);
        let (again, cost) = played_by(|| Table::restore(table.record().clone()).unwrap());
        assert_eq!(again.state().position(), table.state().position());
        // Each entry costs one, and each takeback at most the entries since the last position that was kept.
        assert!(cost <= played + takebacks * KEPT, "{cost} for {played}");
        same_when_restored(&table);
    }
}

#[test]
fn all_that_happened_since_is_told_in_one_replay() {
    let table = undecided(150, 5);
    let (all, nobody) = (table.log().len(), SeatSet::EMPTY);
    let (_, whole) = played_by(|| table.replayed(1..=all).unwrap());
    for number in [0, 1, 40, 149, 151, all - 9, all - 2, all, all + 1] {
        let ((then, played), cost) = played_by(|| table.since(number, nobody).unwrap());
        assert!(cost <= whole, "{cost} since {number} of {whole}");
        assert_eq!(format!("{then:?}"), format!("{:?}", table.view_for(number, nobody).unwrap()));
        assert_eq!(played, table.history(number + 1..=all).unwrap());
    }
}

#[test]
fn nobody_asks_the_others_without_end() {
    let game = after(&parley(Terms::untimed()), &["K-step"]);
    let hours = jiff::SignedDuration::from_hours;
    let mut table = game;
    let days = |day| Motion::Pause { days: day };
    for day in 1..=10 {
        let now = at(1_000) + hours(i64::from(day));
        let open = table.propose("k", &days(day), now).unwrap().table;
        let number = open.log().len();
        table = open.answer(&player("k"), number, Answer::Withdraw, now).unwrap().table;
    }
    assert_eq!(Motion::DAILY, 10);
    let when = at(1_000) + hours(25);
    for motion in [days(11), Motion::Annul, Motion::Hand { seat: KIM, to: "z".into() }] {
        let error = refused(table.propose("k", &motion, when - hours(1)));
        assert_eq!(error, TableError::TooManyMotions { when });
    }
    // Others may, and a day after the first they may too.
    assert!(table.propose("l", &Motion::Annul, when - hours(1)).is_ok());
    let open = table.propose("k", &days(11), when).unwrap().table;
    assert_eq!(
        refused(open.propose("k", &Motion::Annul, when)),
        TableError::TooManyMotions { when: when + hours(1) }
    );
    same_when_restored(&open);
}

#[test]
fn who_asks_nobody_asks_as_often_as_they_like() {
    let mut table = parley_lobby(&PARLEY, Terms::untimed(), 7, None);
    for seat in [KIM, LEE, MAX] {
        table = table.sit(&player("k"), Some(seat), at(1)).unwrap().table;
    }
    for _ in 0..3 * Motion::DAILY {
        table = after(&table, &["K-step"]);
        table = table.propose("k", &Motion::Takeback { to: 0 }, at(9)).unwrap().table;
    }
    assert!(table.propose("k", &Motion::Hand { seat: KIM, to: "z".into() }, at(9)).is_ok());
}

#[test]
fn what_was_refused_is_not_asked_again_at_once() {
    let game = after(&parley(Terms::untimed()), &["K-step"]);
    let hours = jiff::SignedDuration::from_hours;
    let open = game.propose("l", &Motion::Pause { days: 5 }, at(100)).unwrap().table;
    let table = open.answer(&player("m"), 2, Answer::Refuse, at(200)).unwrap().table;
    let when = at(200) + hours(24);
    let again = |table: &Table, who: &str, days, at| table.propose(who, &Motion::Pause { days }, at);
    assert_eq!(refused(again(&table, "l", 5, at(300))), TableError::RefusedLately { when });
    assert!(again(&table, "k", 5, at(300)).is_ok(), "somebody else may ask");
    assert!(again(&table, "l", 3, at(300)).is_ok(), "and something else may be asked");
    assert!(again(&table, "l", 5, when).is_ok(), "or the same tomorrow");
    let talked = after(&table, &["M:offer LM/1"]);
    assert_eq!(refused(again(&talked, "l", 5, at(300))), TableError::RefusedLately { when });
    let moved = after(&talked, &["L-step"]);
    assert!(again(&moved, "l", 5, at(300)).is_ok(), "and after the next move");
    // A takeback of another move is another request.
    let table = after(&game, &["L-step"]);
    let open = table.propose("k", &Motion::Takeback { to: 0 }, at(100)).unwrap().table;
    let table = open.answer(&player("l"), 3, Answer::Refuse, at(200)).unwrap().table;
    let takeback = |to| table.propose("k", &Motion::Takeback { to }, at(300));
    assert_eq!(refused(takeback(0)), TableError::RefusedLately { when });
    assert!(takeback(1).is_ok());
}

#[test]
fn a_takeback_can_go_past_an_earlier_one() {
    let three = after(&parley(Terms::untimed()), &["K-step", "L-step", "M-step"]);
    let two = agreed(&three, "m", &Motion::Takeback { to: 2 }).table;
    let again = after(&two, &["M-step!"]);
    // The points in between mean the same point of the game: before the marked step.
    for to in 2..again.log().len() {
        let step = again.propose("k", &Motion::Takeback { to }, at(2_000)).unwrap();
        assert!(step.played[0].entry.action.starts_with("@propose takeback 2 "));
    }
    let one = agreed(&again, "k", &Motion::Takeback { to: 1 }).table;
    assert_eq!(one.view().unwrap().moves, 1);
    assert_eq!(one.to_move(), SeatSet::one(LEE));
    same_when_restored(&one);
}

#[test]
fn what_cannot_be_taken_back() {
    let game = parley(Terms::untimed());
    let takeback = |table: &Table, to| refused(table.propose("k", &Motion::Takeback { to }, at(90)));
    assert_eq!(takeback(&game, 0), TableError::NothingToTakeBack);
    let thrown = after(&game, &["K-die"]);
    assert!(thrown.log()[1].action.starts_with("*:"));
    assert_eq!(takeback(&thrown, 0), TableError::PastChance);
    assert_eq!(takeback(&thrown, 1), TableError::PastChance);
    assert_eq!(takeback(&thrown, 2), TableError::NothingToTakeBack);
    assert_eq!(takeback(&thrown, 99), TableError::NothingToTakeBack);
    for negotiation in [Negotiation::Private, Negotiation::Secret] {
        // An entry that not everybody knows of can't be taken back by itself.
        let table = after(&parley(under(negotiation)), &["K:offer KL/9", "K-step", "L:refuse KL"]);
        assert_eq!(takeback(&table, 2), TableError::NothingToTakeBack);
        let table = after(&table, &["L-step"]);
        let proposed = |to| table.propose("m", &Motion::Takeback { to }, at(90)).unwrap();
        // Nor does it block a takeback; as much of it stays as possible.
        assert_eq!(said(&proposed(0)), ["@propose takeback 1 ask kim lee"]);
        assert_eq!(said(&proposed(2)), ["@propose takeback 3 ask kim lee"]);
        assert_eq!(proposed(0).played[0].display, "@propose takeback 0");
        assert_eq!(proposed(2).played[0].display, "@propose takeback 1");
    }
}

/// The sentences of a step for a reader.
fn told_to(step: &Step, seats: SeatSet) -> Vec<&str> {
    let events = step.played.iter().flat_map(|played| &played.events);
    events.filter(|event| event.audience.includes(seats)).map(|event| event.message.id()).collect()
}

#[test]
fn what_is_secret_is_taken_back_with_what_came_before_it() {
    let acts = ["K-step", "K:offer KL/9", "L:accept KL", "L-step", "K:offer KM/2", "L:offer LM/2", "M-step"];
    let table = after(&parley(under(Negotiation::Secret)), &acts);
    // Lee’s offer has lapsed with a step since: decided offers are not mentioned.
    for (to, shown, ended) in [(0, 0, 1), (3, 1, 0)] {
        let step = agreed(&table, "m", &Motion::Takeback { to });
        let all = told_to(&step, SeatSet::EMPTY);
        let back = if shown == 0 { "table-taken-back-all" } else { "table-taken-back" };
        assert_eq!(all.last(), Some(&back));
        let ends =
            |seat| told_to(&step, SeatSet::one(seat)).iter().filter(|id| **id == "table-ended").count();
        assert_eq!([KIM, LEE, MAX].map(ends), [ended, ended, 0], "{to}");
        let number = step.table.log().len();
        let last = &step.table.history(number..=number).unwrap()[0];
        let words = liege_game::words().say(liege_words::Language::ENGLISH, &last.events[0].message);
        // Only entries that everybody saw are counted: three steps.
        let counted = if shown == 0 { "3 actions" } else { "2 actions" };
        assert!(words.contains(counted), "{words}");
        assert_eq!(step.table.ledger().standing().count(), 1 - ended);
        same_when_restored(&step.table);
    }
}

#[test]
fn nothing_secret_outruns_a_takeback() {
    let one = after(&parley(under(Negotiation::Secret)), &["K-step"]);
    let open = one.propose("m", &Motion::Takeback { to: 0 }, at(50)).unwrap().table;
    let talked = after(&open, &["K:offer KL/2"]);
    assert!(talked.ledger().deal(2).unwrap().is_open());
    let step = after(&talked, &["L-step"]);
    assert_eq!(step.ledger().deal(2).unwrap().state, DealState::Void);
    // Logs from the time when there were two in a row.
    let mut record = talked.record().clone();
    let again = Entry { number: 4, at: at(60), ..Entry::clone(&record.log[1]) };
    record.log.push(Arc::new(again));
    let table = Table::restore(record).unwrap();
    assert_eq!(table.ledger().deal(2).unwrap().state, DealState::Void);
    assert!(table.ledger().deal(4).unwrap().is_open());
}

#[test]
fn nothing_secret_takes_the_say_from_who_would_come_back() {
    let game = after(&parley(under(Negotiation::Secret)), &["K-step", "M:resign"]);
    let open = game.propose("k", &Motion::Takeback { to: 0 }, at(50)).unwrap();
    assert_eq!(said(&open), ["@propose takeback 0 ask lee max"]);
    let talked = after(&open.table, &["K:offer KL/2"]);
    assert_eq!(talked.ledger().deal(3).unwrap().state, open.table.ledger().deal(3).unwrap().state);
    let half = talked.answer(&player("l"), 3, Answer::Accept, at(60)).unwrap();
    assert!(half.table.ledger().deal(3).unwrap().is_open());
}

#[test]
fn a_takeback_is_outrun_by_the_next_action() {
    let one = after(&parley(Terms::untimed()), &["K-step"]);
    let table = one.propose("k", &Motion::Takeback { to: 0 }, at(50)).unwrap().table;
    let step = table.act("l", "L-step", at(51)).unwrap();
    assert_eq!(read_by_all(&step), ["parley-moved", "table-outrun"]);
    assert_eq!(step.table.ledger().deal(2).unwrap().state, DealState::Void);
    let error = refused(step.table.answer(&player("l"), 2, Answer::Accept, at(52)));
    assert_eq!(error, TableError::DealDecided { state: DealState::Void });
    // Other motions stay open.
    let table = one.propose("k", &Motion::Pause { days: 3 }, at(50)).unwrap().table;
    let table = after(&table, &["L-step"]);
    assert!(table.ledger().deal(2).unwrap().is_open());
}

#[test]
fn deals_are_taken_back_with_what_made_them() {
    let offered = after(&parley(Terms::untimed()), &["K:offer KL/9", "K-step"]);
    assert!(offered.ledger().deal(1).unwrap().is_open());
    let table = after(&offered, &["L:accept KL", "L-step", "M:offer KM/2", "K:refuse KM", "M:offer LM/2"]);
    let made = table.ledger().deal(1).unwrap();
    assert_eq!((made.state.clone(), made.agreement.as_ref().unwrap().since), (DealState::Made, 3));
    let back = agreed(&table, "m", &Motion::Takeback { to: 2 }).table;
    assert!(back.ledger().deal(1).unwrap().is_open(), "the offer waits again");
    assert_eq!(back.ledger().deal(1).unwrap().agreement, None);
    assert!(matches!(back.ledger().deal(5).unwrap().state, DealState::Refused { by: Some(KIM) }));
    assert_eq!(back.ledger().deal(7).unwrap().state, DealState::Void);
    assert_eq!(back.state().position(), offered.state().position());
    same_when_restored(&back);
    let again = back.answer(&player("l"), 1, Answer::Accept, at(2_000)).unwrap().table;
    assert_eq!(again.ledger().standing().count(), 1);
    // An agreement whose offer is taken back with it is named as an agreement.
    let gone = agreed(&table, "m", &Motion::Takeback { to: 0 }).table;
    let deal = gone.ledger().deal(1).unwrap();
    let agreement = deal.agreement.as_ref().unwrap();
    assert_eq!((deal.state.clone(), agreement.faith), (DealState::Void, Faith::Ended));
    assert_eq!(agreement.ended, Some(gone.log().len()));
    assert_eq!(gone.ledger().standing().count(), 0);
}

#[test]
fn who_holds_all_seats_needs_nobody() {
    let mut table = parley_lobby(&PARLEY, Terms::untimed(), 7, None);
    for seat in [KIM, LEE, MAX] {
        table = table.sit(&player("k"), Some(seat), at(1)).unwrap().table;
    }
    let step = after(&table, &["K-step"]).propose("k", &Motion::Takeback { to: 0 }, at(9)).unwrap();
    assert_eq!(said(&step), ["@propose takeback 0"]);
    assert_eq!(read_by_all(&step), ["table-taken-back-all"]);
    assert_eq!(step.table.state().position(), table.state().position());
    let annulled = table.propose("k", &Motion::Annul, at(9)).unwrap();
    assert!(annulled.ended);
    assert_eq!((annulled.table.status(), annulled.table.outcome()), (Status::Over, None));
    same_when_restored(&annulled.table);
}

#[test]
fn who_holds_several_seats_answers_once() {
    let mut table = parley_lobby(&PARLEY, Terms::untimed(), 7, None);
    for (name, seat) in [("k", KIM), ("l", LEE), ("l", MAX)] {
        table = table.sit(&player(name), Some(seat), at(1)).unwrap().table;
    }
    let open = table.propose("k", &Motion::Annul, at(9)).unwrap().table;
    let step = open.answer(&player("l"), 1, Answer::Accept, at(10)).unwrap();
    assert_eq!(said(&step), ["@agree 1", "@agree 1"]);
    assert_eq!(step.played.iter().map(|p| p.entry.seat).collect::<Vec<_>>(), [Some(LEE), Some(MAX)]);
    assert!(step.ended);
    let step = open.answer(&player("l"), 1, Answer::Refuse, at(10)).unwrap();
    assert_eq!(said(&step), ["@decline 1"]);
    // That holds for an offer of the game too.
    let offered = after(&table, &["K:offer draw"]);
    let step = offered.answer(&player("l"), 1, Answer::Accept, at(10)).unwrap();
    assert_eq!(said(&step), ["L:accept draw", "M:accept draw"]);
    assert!(step.table.outcome().unwrap().drawn);
}

#[test]
fn each_answer_decides_and_only_once() {
    let game = parley(Terms::untimed());
    let open = game.propose("k", &Motion::Annul, at(9)).unwrap().table;
    let same = refused(open.propose("l", &Motion::Annul, at(9)));
    assert_eq!(same, TableError::MotionOpen { number: 1 });
    assert!(open.propose("l", &Motion::Pause { days: 1 }, at(9)).is_ok());
    let all = vec![LEE, MAX];
    let answer = |table: &Table, who: &str, answer| table.answer(&player(who), 1, answer, at(10));
    for say in [Answer::Accept, Answer::Refuse] {
        assert_eq!(refused(answer(&open, "k", say)), TableError::YourProposal { waiting: all.clone() });
        assert_eq!(refused(answer(&open, "z", say)), TableError::NotAsked { waiting: all.clone() });
    }
    for who in ["l", "z", "h"] {
        let error = refused(answer(&open, who, Answer::Withdraw));
        assert_eq!(error, TableError::NotYourProposal { seat: KIM });
    }
    let half = answer(&open, "l", Answer::Accept).unwrap().table;
    assert_eq!(refused(answer(&half, "l", Answer::Accept)), TableError::Answered { waiting: vec![MAX] });
    assert_eq!(refused(open.answer(&player("l"), 2, Answer::Accept, at(9))), TableError::NoSuchDeal);
    assert_eq!(refused(open.answer(&player("l"), 0, Answer::Accept, at(9))), TableError::NoSuchDeal);
    // The second of two answers at the same time finds the motion decided.
    let ends = [
        (answer(&half, "m", Answer::Refuse), DealState::Refused { by: Some(MAX) }, "table-declined"),
        (answer(&half, "k", Answer::Withdraw), DealState::Withdrawn, "table-withdrawn"),
        (answer(&half, "m", Answer::Accept), DealState::Made, "table-annulled"),
    ];
    for (step, state, sentence) in ends {
        let step = step.unwrap();
        assert_eq!((step.base, read_by_all(&step)), (half.version(), vec![sentence]));
        let deal = step.table.ledger().deal(1).unwrap();
        assert_eq!((&deal.state, deal.decided), (&state, Some(3)));
        for who in ["k", "l", "m", "z"] {
            for say in Answer::ALL {
                let error = refused(answer(&step.table, who, say));
                assert_eq!(error, TableError::DealDecided { state: state.clone() });
            }
        }
        same_when_restored(&step.table);
    }
}

#[test]
fn of_accept_and_withdraw_on_the_same_table_one_wins() {
    for negotiation in Negotiation::ALL.into_iter().filter(|one| *one != Negotiation::None) {
        let offered = after(&parley(under(negotiation)), &["K:offer KL/2"]);
        let accepted = offered.answer(&player("l"), 1, Answer::Accept, at(9)).unwrap();
        let withdrawn = offered.answer(&player("k"), 1, Answer::Withdraw, at(9)).unwrap();
        // Both were made from the same version: the store accepts only one of them.
        assert_eq!(accepted.base, withdrawn.base);
        let late = refused(accepted.table.answer(&player("k"), 1, Answer::Withdraw, at(9)));
        assert_eq!(late, TableError::DealDecided { state: DealState::Made });
        let late = refused(withdrawn.table.answer(&player("l"), 1, Answer::Accept, at(9)));
        assert_eq!(late, TableError::DealDecided { state: DealState::Withdrawn });
        assert_eq!(accepted.played[0].entry.action, "L:accept KL");
        assert_eq!(withdrawn.played[0].entry.action, "K:withdraw KL");
    }
}

#[test]
fn answers_to_offers_name_what_is_wrong() {
    let offered = after(&parley(Terms::untimed()), &["K:offer KL/2"]);
    let answer = |who: &str, answer| refused(offered.answer(&player(who), 1, answer, at(9)));
    let waiting = vec![LEE];
    assert_eq!(answer("k", Answer::Accept), TableError::YourProposal { waiting: waiting.clone() });
    assert_eq!(answer("m", Answer::Refuse), TableError::NotAsked { waiting });
    assert_eq!(answer("l", Answer::Withdraw), TableError::NotYourProposal { seat: KIM });
    let deal = offered.ledger().deal(1).unwrap();
    assert_eq!(offered.answers("l", deal), [Answer::Accept, Answer::Refuse]);
    assert_eq!(offered.answers("k", deal), [Answer::Withdraw]);
    assert_eq!(offered.answers("m", deal), []);
    // A reader who may not know of an offer is not told that there is one.
    let offered = after(&parley(under(Negotiation::Private)), &["K:offer KL/2"]);
    for who in ["m", "z", "h"] {
        let error = refused(offered.answer(&player(who), 1, Answer::Accept, at(9)));
        assert_eq!(error, TableError::NoSuchDeal);
    }
    let lapsed = after(&offered, &["K-step", "L-step"]);
    let error = refused(lapsed.answer(&player("l"), 1, Answer::Accept, at(9)));
    assert_eq!(error, TableError::DealDecided { state: DealState::Lapsed });
}

#[test]
fn offers_from_the_start_can_be_answered() {
    let game = parley_from(Terms::untimed(), Some("K:offer KL/2"));
    assert!(game.log().is_empty());
    let deal = game.ledger().deal(0).unwrap();
    assert_eq!((deal.proposer, deal.key()), (Some(KIM), Some("KL")));
    let step = game.answer(&player("l"), 0, Answer::Accept, at(9)).unwrap();
    assert_eq!(step.table.ledger().deal(0).unwrap().agreement.as_ref().unwrap().since, 1);
    // Among several offers the one that the answer fits is taken.
    let game = parley_from(under(Negotiation::Secret), Some("K:offer KL/2,K:offer KM/2,M:offer LM/2"));
    assert!(game.ledger().deals.iter().all(|deal| deal.open_offer), "the start is known to all");
    let step = game.answer(&player("m"), 0, Answer::Withdraw, at(9)).unwrap();
    assert_eq!(step.played[0].entry.action, "M:withdraw LM");
    assert_eq!(refused(game.answer(&player("l"), 0, Answer::Accept, at(9))), TableError::SeveralDeals);
    let standing = parley_from(Terms::untimed(), Some("K:offer KL/2,L:accept KL"));
    assert_eq!(standing.ledger().standing().map(|deal| deal.number).collect::<Vec<_>>(), [0]);
}

#[test]
fn a_pause_stops_the_game_and_not_the_talk_about_it() {
    let game = after(&parley(Terms::untimed()), &["K-step"]);
    for days in [0, 61, u16::MAX] {
        assert_eq!(refused(game.propose("k", &Motion::Pause { days }, at(9))), TableError::BadPause);
    }
    assert_eq!(refused(game.propose("k", &Motion::Resume, at(9))), TableError::NotPaused);
    let step = agreed(&game, "l", &Motion::Pause { days: 2 });
    assert_eq!(read_by_all(&step).last(), Some(&"table-paused"));
    let table = step.table;
    let until = table.log().last().unwrap().at + jiff::SignedDuration::from_hours(2 * 24);
    assert_eq!((table.paused_until(), table.next_timer()), (Some(until), Some(until)));
    assert_eq!((table.to_move(), table.open_acts(SeatSet::one(KIM))), (SeatSet::EMPTY, Vec::new()));
    assert_eq!(table.urgency("l"), Urgency::Waiting);
    assert_eq!(table.view().unwrap().paused, Some(until));
    for (who, action) in [("l", "L-step"), ("k", "K:offer KL/1"), ("m", "M:offer draw")] {
        assert_eq!(refused(table.act(who, action, at(2_000))), TableError::Paused { until });
    }
    assert_eq!(refused(table.referee_act("*:lapse", at(2_000))), TableError::Paused { until });
    assert_eq!(refused(table.vacate("h", LEE, at(2_000))), TableError::Paused { until });
    let again = refused(table.propose("k", &Motion::Pause { days: 2 }, at(2_000)));
    assert_eq!(again, TableError::PausedAlready { until });
    assert!(table.resign("k", None, at(2_000)).is_ok(), "one may always resign");
    let on = agreed(&table, "m", &Motion::Resume);
    assert_eq!(read_by_all(&on).last(), Some(&"table-resumed"));
    assert_eq!(on.played.last().unwrap().events[0].concerns, [LEE]);
    assert_eq!((on.table.paused_until(), on.table.to_move()), (None, SeatSet::one(LEE)));
    same_when_restored(&on.table);
    // If the pause ends by itself, the vote about it ends too.
    let open = table.propose("k", &Motion::Resume, at(2_000)).unwrap().table;
    let number = open.log().len();
    let step = open.tick(until).unwrap().unwrap();
    assert_eq!((said(&step), read_by_all(&step)), (vec!["@resume"], vec!["table-resumed-by-time"]));
    assert_eq!(step.table.ledger().deal(number).unwrap().state, DealState::Void);
}

#[test]
fn an_offer_waits_through_a_pause_and_cannot_be_answered_in_it() {
    let offered = after(&parley(Terms::untimed()), &["K:offer KL/2"]);
    let table = agreed(&offered, "m", &Motion::Pause { days: 1 }).table;
    for (who, say) in [("l", Answer::Accept), ("l", Answer::Refuse), ("k", Answer::Withdraw)] {
        let error = refused(table.answer(&player(who), 1, say, at(2_000)));
        assert!(matches!(error, TableError::Paused { .. }), "{error}");
    }
    let table = agreed(&table, "m", &Motion::Resume).table;
    assert!(table.answer(&player("l"), 1, Answer::Accept, at(2_000)).is_ok());
}

#[test]
fn a_seat_is_handed_to_whoever_accepts_it() {
    let game = after(&parley(Terms::untimed()), &["K-step"]);
    let hand = |seat, to: &str| Motion::Hand { seat, to: to.to_owned() };
    assert_eq!(refused(game.propose("k", &hand(LEE, "z"), at(9))), TableError::NotYourSeat { seat: LEE });
    assert_eq!(refused(game.propose("k", &hand(Seat(200), "z"), at(9))), TableError::NoSuchSeat);
    assert_eq!(refused(game.propose("k", &hand(KIM, "k"), at(9))), TableError::HandToNobody);
    assert_eq!(refused(game.propose("k", &hand(KIM, ""), at(9))), TableError::HandToNobody);
    assert_eq!(refused(game.propose("z", &hand(KIM, "y"), at(9))), TableError::NotSeated);
    let open = game.propose("l", &hand(LEE, "z"), at(9)).unwrap().table;
    assert_eq!(open.log()[1].action, "@propose hand lee z");
    assert!(open.propose("k", &hand(KIM, "y"), at(9)).is_ok(), "each seat has a motion of its own");
    assert!(matches!(refused(open.propose("l", &hand(LEE, "y"), at(9))), TableError::MotionOpen { .. }));
    for who in ["k", "m", "h", "y"] {
        let error = refused(open.answer(&player(who), 2, Answer::Accept, at(10)));
        assert_eq!(error, TableError::NotAsked { waiting: Vec::new() });
    }
    let error = refused(open.answer(&player("l"), 2, Answer::Accept, at(10)));
    assert_eq!(error, TableError::YourProposal { waiting: Vec::new() });
    let declined = open.answer(&player("z"), 2, Answer::Refuse, at(10)).unwrap();
    assert_eq!(read_by_all(&declined), ["table-declined-unseated"]);
    assert_eq!(declined.table.holder(LEE), Some(&player("l")));
    let step = open.answer(&player("z"), 2, Answer::Accept, at(10)).unwrap();
    assert_eq!((read_by_all(&step), &step.seats), (vec!["table-handed"], &vec![LEE]));
    assert_eq!((step.played[0].entry.seat, step.played[0].entry.player.as_deref()), (None, Some("z")));
    let table = step.table;
    assert_eq!(refused(table.act("l", "L-step", at(11))), TableError::NotSeated);
    assert!(table.act("z", "L-step", at(11)).is_ok());
    same_when_restored(&table);
}

#[test]
fn whoever_takes_a_seat_over_need_not_agree_with_themself() {
    let game = parley(Terms::untimed());
    let open = game.propose("k", &Motion::Annul, at(9)).unwrap().table;
    let open = open.propose("l", &Motion::Hand { seat: LEE, to: "k".into() }, at(9)).unwrap().table;
    let table = open.answer(&player("k"), 2, Answer::Accept, at(10)).unwrap().table;
    let DealState::Open { waiting, .. } = table.ledger().deal(1).unwrap().state else { panic!() };
    assert_eq!(waiting, SeatSet::one(MAX));
    let step = table.propose("m", &Motion::Hand { seat: MAX, to: "k".into() }, at(11)).unwrap();
    let step = step.table.answer(&player("k"), 4, Answer::Accept, at(12)).unwrap();
    assert_eq!(read_by_all(&step), ["table-handed", "table-annulled"]);
    assert!(step.ended);
    same_when_restored(&step.table);
}

#[test]
fn whoever_leaves_the_game_is_not_waited_for() {
    let game = parley(Terms::untimed());
    let open = game.propose("k", &Motion::Pause { days: 2 }, at(9)).unwrap().table;
    let half = open.answer(&player("l"), 1, Answer::Accept, at(10)).unwrap().table;
    let step = half.resign("m", None, at(11)).unwrap();
    assert_eq!(read_by_all(&step), ["parley-left", "table-paused"]);
    assert!(step.table.paused_until().is_some());
    same_when_restored(&step.table);
    // A seat that is out already is not asked, though it may still propose something.
    let two = after(&game, &["M:resign"]);
    let step = two.propose("m", &Motion::Annul, at(12)).unwrap();
    assert_eq!(said(&step), ["@propose annul ask kim lee"]);
    let step = two.propose("k", &Motion::Annul, at(12)).unwrap();
    assert_eq!(said(&step), ["@propose annul ask lee"]);
}

#[test]
fn the_end_of_the_game_ends_all_talk() {
    let game = after(&parley(under(Negotiation::Secret)), &["K:offer KL/2", "L:offer LM/2", "M:accept LM"]);
    let open = game.propose("k", &Motion::Pause { days: 2 }, at(9)).unwrap().table;
    let one = after(&open, &["M:resign"]);
    let step = one.resign("l", None, at(20)).unwrap();
    assert!(step.ended);
    assert_eq!(step.table.ledger().open().count(), 0);
    assert_eq!(step.table.ledger().deal(4).unwrap().state, DealState::Void);
    assert_eq!(step.table.next_timer(), None);
    for played in step.table.history(1..=99).unwrap() {
        assert!(played.events.iter().all(|event| event.audience == Audience::Everyone));
    }
    assert_eq!(refused(step.table.propose("k", &Motion::Annul, at(30))), TableError::Over);
    same_when_restored(&step.table);
}

#[test]
fn an_annulled_game_is_over_without_a_result() {
    let game = after(&parley(Terms::untimed()), &["K-step", "L-step", "M:offer KM/1"]);
    let step = agreed(&game, "k", &Motion::Annul);
    assert!(step.ended);
    assert_eq!((step.table.status(), step.table.outcome()), (Status::Over, None));
    assert_eq!(refused(step.table.act("m", "M-step", at(2_000))), TableError::Over);
    assert!(step.table.revealed_seed().is_some());
    assert_eq!(step.table.to_move(), SeatSet::EMPTY);
    same_when_restored(&step.table);
    let mut record = step.table.record().clone();
    let entry =
        Entry { number: 7, seat: Some(MAX), player: Some("m".into()), action: "M-step".into(), at: at(1) };
    record.log.push(Arc::new(entry));
    assert!(matches!(
        Table::restore(record),
        Err(TableError::Unplayable(ReplayError::AfterEnd { number: 7, .. }))
    ));
}

#[test]
fn a_log_is_not_believed_what_could_not_have_been_entered() {
    let game = after(&parley(Terms::untimed()), &["K-step"]);
    let open = game.propose("k", &Motion::Annul, at(9)).unwrap().table;
    let wrong = [
        (Some(KIM), Some("k"), "@agree 2"),
        (Some(LEE), None, "@agree 2"),
        (None, Some("l"), "@agree 2"),
        (Some(LEE), Some("l"), "@agree 1"),
        (Some(LEE), Some("l"), "@withdraw 2"),
        (Some(KIM), Some("k"), "@expire 2"),
        (None, Some("h"), "@resume"),
        (None, None, "@resume"),
        (Some(LEE), Some("l"), "@propose annul ask kim"),
        (Some(LEE), Some("l"), "@propose pause 2 ask lee"),
        (Some(LEE), Some("l"), "@propose pause 0 ask kim"),
        (Some(LEE), Some("l"), "@propose takeback 1 ask kim"),
        (Some(LEE), Some("l"), "@propose hand kim z"),
        (Some(LEE), Some("l"), "@propose resume"),
        (Some(LEE), None, "@propose pause 2"),
        (None, None, "@abort"),
        (None, None, "@vacate kim"),
        (Some(KIM), Some("k"), "@vacate kim"),
        (None, Some("z"), "@sit kim"),
        (None, Some("z"), "@"),
        (None, None, "@ abort"),
    ];
    for (seat, player, action) in wrong {
        let mut record = open.record().clone();
        let player = player.map(str::to_owned);
        let entry = Entry { number: 3, seat, player, action: action.to_owned(), at: at(10) };
        record.log.push(Arc::new(entry));
        let error = Table::restore(record).map(|_| ()).unwrap_err();
        assert!(
            matches!(&error, TableError::Unplayable(ReplayError::TableEvent { number: 3, .. })),
            "{action}: {error:?}"
        );
    }
    for text in ["@abort", "@agree 2", "@propose annul"] {
        assert!(matches!(refused(open.act("l", text, at(10))), TableError::Game(_)), "{text}");
        assert!(refused(open.referee_act(text, at(10))) != TableError::NoSuchDeal, "{text}");
    }
}
