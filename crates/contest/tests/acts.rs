//! The life of a contest, the rights of people, and cases at the edge: each with the answer of the rules.

mod play;

use jiff::SignedDuration;
use liege_contest::{
    Act, Author, Basis, Bye, Cancellation, Due, Entering, Error, Format, GameId, Happening, Parting, Person,
    Phase, Stage, Status, Terms, Verdict, Warning,
};
use play::{Club, host, member, person};
use std::collections::BTreeMap;

fn swiss() -> Terms {
    Terms { format: Format::Swiss { rounds: Some(4), half_byes: 1 }, ..Terms::default() }
}

fn robin() -> Terms {
    let format = Format::RoundRobin {
        cycles: 1,
        plan: liege_contest::Plan::Standard,
        together: Some(1),
        rounds: None,
        groups: None,
        final_group: false,
    };
    Terms { format, ..Terms::default() }
}

fn ladder() -> Terms {
    let format =
        Format::Ladder { range: 3, at_once: 2, answer_days: 3, swap: false, idle_days: 60, by_rating: false };
    Terms { format, ..Terms::default() }
}

fn league() -> Terms {
    let format = Format::League { size: 5, cycles: 1, weeks: 8, up: 2, down: 2, gap_days: 7, seasons: None };
    Terms { format, ..Terms::default() }
}

fn staff() -> Author {
    Author::Staff("warden".to_owned())
}

fn reason() -> String {
    "because".to_owned()
}

fn game(round: u32, table: u32) -> GameId {
    GameId { round, table }
}

/// The parting of a member among these.
fn parting(told: &[Happening], who: u32) -> Option<Parting> {
    told.iter().find_map(|happening| match happening {
        Happening::Parted { member, parting } if *member == person(who).id => Some(parting.clone()),
        _ => None,
    })
}

#[test]
fn the_whole_life() {
    let mut club = Club::new(Terms { opens: "2026-12-02T00:00:00Z".parse().ok(), ..swiss() }, 1);
    club.tries(
        &host(),
        Act::Edit {
            terms: Box::new(Terms { limit: Some(6), checkin_hours: 24, ..club.contest.terms().clone() }),
        },
    )
    .unwrap();
    assert_eq!(club.tries(&member(1), Act::Join(Club::entering(1))), Err(Error::NotOpen));
    assert_eq!(club.waits(), Some(Due::Opens));
    for number in 1..=6 {
        club.joins(number);
    }
    // The list is full: the check-in begins, and later ones have to wait.
    let Phase::CheckIn { until } = club.contest.phase() else { panic!("{:?}", club.contest.phase()) };
    assert_eq!(until.duration_since(club.now).as_hours(), 24);
    assert!(
        club.told
            .iter()
            .any(|told| matches!(told, Happening::CheckInOpen { members, .. } if members.len() == 6))
    );
    for number in 1..=5 {
        club.does(&member(number), Act::Ready);
    }
    assert_eq!(club.waits(), Some(Due::CheckedIn));
    assert_eq!(parting(&club.told, 6), Some(Parting::NotReady));
    assert_eq!(club.contest.phase(), Phase::Running);
    assert_eq!(club.contest.entrants()[0].number, 1);
    assert_eq!(club.contest.entrants()[0].members, [person(1)]);
    club.plays_all();
    assert!(matches!(club.contest.phase(), Phase::Finished { .. }));
    assert!(club.told.contains(&Happening::Finished));
}

#[test]
fn those_who_wait_move_up() {
    let mut club = Club::entered(Terms { checkin_hours: 0, limit: None, ..swiss() }, 0, 1);
    let terms = Terms { limit: Some(7), ..club.contest.terms().clone() };
    club.does(&host(), Act::Edit { terms: Box::new(terms) });
    for number in 1..=6 {
        club.joins(number);
    }
    club.does(&member(2), Act::Leave);
    assert_eq!(club.tries(&member(2), Act::Leave), Err(Error::NotEntrant));
    club.joins(2);
    assert_eq!(club.tries(&member(2), Act::Join(Club::entering(2))), Err(Error::EnteredAlready));
    assert_eq!(club.contest.entrants().len(), 6);
}

#[test]
fn a_changed_game_asks_everybody_again() {
    let mut club = Club::entered(swiss(), 6, 1);
    let named = Terms { name: "Another name".to_owned(), ..club.contest.terms().clone() };
    assert_eq!(club.does(&host(), Act::Edit { terms: Box::new(named.clone()) }), []);
    let changed = Terms { game: "other".to_owned(), ..named };
    let told = club.does(&host(), Act::Edit { terms: Box::new(changed) });
    assert!(matches!(&told[..], [Happening::AskAgain { members }] if members.len() == 6));
    for number in 1..=5 {
        club.does(&member(number), Act::Ready);
    }
    let told = club.does(&host(), Act::Close);
    assert_eq!(parting(&told, 6), Some(Parting::NotAgreed));
    assert_eq!(club.contest.phase(), Phase::Running);
    let late = Terms { rated: false, ..club.contest.terms().clone() };
    assert_eq!(club.tries(&host(), Act::Edit { terms: Box::new(late) }), Err(Error::Started));
}

#[test]
fn nobody_or_one_cancels_and_too_few_are_asked_about() {
    for entrants in [0, 1] {
        let mut club = Club::entered(swiss(), entrants, 1);
        let told = club.does(&host(), Act::Close);
        assert!(told.contains(&Happening::Cancelled(Cancellation::TooFew)));
    }
    let mut club = Club::entered(swiss(), 2, 1);
    let told = club.does(&host(), Act::Close);
    assert_eq!(told, [Happening::TooFew { entered: 2, needed: 5 }]);
    // Another format is possible, or to wait.
    let mut other = club.contest.clone();
    let knockout = Format::KnockOut { games: 2, advance: None, lot: false, third: false };
    let terms = Terms { format: knockout, ..club.contest.terms().clone() };
    std::mem::swap(&mut club.contest, &mut other);
    club.does(&host(), Act::Edit { terms: Box::new(terms) });
    club.does(&member(1), Act::Ready);
    club.does(&member(2), Act::Ready);
    club.does(&host(), Act::Close);
    assert_eq!(club.contest.phase(), Phase::Running);
    std::mem::swap(&mut club.contest, &mut other);
    let next = club.contest.due().unwrap();
    assert_eq!((next.due, next.at.duration_since(club.now).as_hours()), (Due::TooFew, 72));
    club.waits();
    assert_eq!(club.contest.phase(), Phase::Cancelled);
}

#[test]
fn nobody_acts_for_somebody_else() {
    let mut club = Club::started(swiss(), 8, 1);
    club.does(&host(), Act::Arbiter { member: person(3), on: true });
    let decide = |table: u32| Act::Decide {
        game: game(1, table),
        verdict: Verdict::Points(vec![12, 0]),
        reason: reason(),
    };
    let outsider = Author::Member("outsider".to_owned());
    for act in [Act::RoundNow, Act::Pause, decide(1), Act::Drop { member: person(2).id, reason: reason() }] {
        assert_eq!(club.tries(&outsider, act.clone()), Err(Error::NotArbiter), "{act:?}");
        assert_eq!(club.tries(&member(2), act.clone()), Err(Error::NotArbiter), "{act:?}");
    }
    for act in [
        Act::Open,
        Act::Close,
        Act::Arbiter { member: person(2), on: true },
        Act::Cancel { reason: reason() },
    ] {
        assert_eq!(club.tries(&member(3), act.clone()), Err(Error::NotOrganiser), "{act:?}");
    }
    for act in [Act::Withdraw, Act::Leave, Act::AskBye { round: 2, half: false }] {
        assert_eq!(club.tries(&outsider, act.clone()), Err(Error::NotEntrant), "{act:?}");
    }
    // A member enters themselves only; facts come from tables, moments from time, pairings from the contest.
    assert_eq!(club.tries(&member(20), Act::Join(Club::entering(21))), Err(Error::NotYours));
    for by in [member(1), host(), staff()] {
        assert_eq!(
            club.tries(&by, Act::Ended { game: game(1, 1), outcome: vec![1, 0] }),
            Err(Error::NotYours)
        );
        assert_eq!(club.tries(&by, Act::Due(Due::Deadline(1))), Err(Error::NotYours));
    }
    assert_eq!(club.tries(&Author::Contest, Act::Finished { stuck: false }), Err(Error::NotYours));
    assert_eq!(club.tries(&host(), Act::Finished { stuck: false }), Err(Error::NotYours));
    // An arbiter decides other games than their own.
    let own = club.contest.games().find(|(_, game)| game.seats.contains(&3)).unwrap().0;
    let other = club.contest.games().find(|(_, game)| !game.seats.contains(&3)).unwrap().0;
    assert_eq!(club.tries(&member(3), decide(own.table)), Err(Error::OwnGame));
    club.does(&member(3), decide(other.table));
    // The staff may cancel, and decides only where no official may.
    assert_eq!(club.tries(&staff(), decide(own.table)), Err(Error::NotArbiter));
    assert_eq!(club.tries(&staff(), Act::Pause), Err(Error::NotArbiter));
    club.does(&staff(), Act::Cancel { reason: reason() });
    assert_eq!(club.contest.phase(), Phase::Cancelled);
}

#[test]
fn the_staff_decides_the_games_of_an_organiser_who_plays() {
    let mut club = Club::entered(swiss(), 7, 1);
    let own = Entering {
        members: vec![Person { id: play::HOST.to_owned(), name: "Host".to_owned() }],
        rating: None,
        machine: false,
    };
    club.does(&host(), Act::Join(own));
    club.does(&host(), Act::Close);
    let number = club.contest.entrant_of(play::HOST).unwrap().number;
    let (id, _) = club.contest.games().find(|(_, game)| game.seats.contains(&number)).unwrap();
    let act = Act::Decide { game: id, verdict: Verdict::Forfeit(vec![0]), reason: reason() };
    assert_eq!(club.tries(&host(), act.clone()), Err(Error::OwnGame));
    assert_eq!(club.tries(&member(1), act.clone()), Err(Error::NotArbiter));
    club.does(&staff(), act);
}

#[test]
fn an_organiser_who_is_gone_is_followed_by_an_arbiter_then_the_staff() {
    let mut club = Club::started(swiss(), 6, 1);
    club.does(&host(), Act::Arbiter { member: person(3), on: true });
    club.does(&Author::Table, Act::OrganiserGone);
    assert_eq!(club.contest.organiser(), Some("m3"));
    assert_eq!(club.tries(&host(), Act::Pause), Err(Error::NotArbiter));
    club.does(&Author::Table, Act::OrganiserGone);
    assert_eq!(club.contest.organiser(), None);
    club.does(&staff(), Act::Pause);
    // Time stands still.
    assert_eq!(club.contest.due(), None);
    let deadline = club.contest.pairings(1).unwrap().deadline.unwrap();
    club.later(100);
    club.does(&staff(), Act::Resume);
    let moved = club.contest.pairings(1).unwrap().deadline.unwrap();
    assert_eq!(moved.duration_since(deadline).as_hours(), 100);
    club.plays_all();
}

#[test]
fn a_player_who_does_not_come_forfeits_and_the_second_time_is_dropped() {
    let mut club = Club::started(swiss(), 8, 1);
    let absent = club.contest.game(game(1, 1)).unwrap().seats[0];
    for round in 1..=2 {
        let (id, seat) = club
            .contest
            .games()
            .find_map(|(id, game)| (id.round == round).then_some((id, game.seat_of(absent)?)))
            .unwrap();
        for other in club.open_games().into_iter().filter(|other| *other != id) {
            club.plays(other, vec![1, 0]);
        }
        // The opponent makes a move where it is theirs first.
        if seat == 1 {
            club.does(&Author::Table, Act::Moved { game: id, seat: 0 });
        }
        assert_eq!(club.waits(), Some(Due::FirstMove(id)));
        let result = club.contest.game(id).unwrap().result().unwrap();
        assert_eq!((result.points[seat], result.played, result.basis), (0, false, Basis::NoShow));
        assert!(club.told.contains(&Happening::Close {
            game: id,
            table: club.contest.game(id).unwrap().table,
            loses: vec![seat as u8],
        }));
    }
    assert_eq!(
        parting(&club.told, club.contest.entrant(absent).unwrap().members[0].id[1..].parse().unwrap()),
        Some(Parting::Absent)
    );
    club.plays_all();
}

#[test]
fn open_games_are_judged_at_the_deadline_and_later_ends_do_not_count() {
    let mut club = Club::started(swiss(), 6, 1);
    let id = club.open_games()[0];
    for other in club.open_games().into_iter().skip(1) {
        club.plays(other, vec![1, 0]);
    }
    club.does(&Author::Table, Act::Moved { game: id, seat: 0 });
    club.does(&Author::Table, Act::Moved { game: id, seat: 1 });
    assert_eq!(club.waits(), Some(Due::WeekLeft(1)));
    assert!(matches!(club.told.last(), Some(Happening::DeadlineNear { members, .. }) if members.len() == 2));
    assert_eq!(club.waits(), Some(Due::DayLeft(1)));
    let next = club.contest.due().unwrap();
    assert_eq!(next.due, Due::Deadline(1));
    assert_eq!(club.tries(&Author::Time, Act::Due(next.due.clone())), Err(Error::NotDue));
    assert_eq!(
        club.tries(&Author::Table, Act::Judged { game: id, points: vec![12, 0], by_time: false }),
        Err(Error::NotDue)
    );
    club.now = next.at;
    let told = club.does(&Author::Time, Act::Due(next.due));
    assert!(told.iter().any(|told| matches!(told, Happening::Judge { game, .. } if *game == id)));
    assert_eq!(club.does(&Author::Table, Act::Ended { game: id, outcome: vec![0, 1] }), []);
    let wrong = Act::Judged { game: id, points: vec![12, 12], by_time: false };
    assert_eq!(club.tries(&Author::Table, wrong), Err(Error::BadVerdict));
    club.does(&Author::Table, Act::Judged { game: id, points: vec![12, 0], by_time: false });
    let result = club.contest.game(id).unwrap().result().unwrap();
    assert_eq!((&result.points[..], result.basis), (&[12, 0][..], Basis::Machine));
    assert_eq!(club.contest.rounds(), 2);
    club.plays_all();
}

#[test]
fn an_extended_round_waits() {
    let mut club = Club::started(swiss(), 6, 1);
    let deadline = club.contest.pairings(1).unwrap().deadline.unwrap();
    let until = deadline.checked_add(jiff::SignedDuration::from_hours(48)).unwrap();
    assert_eq!(club.tries(&host(), Act::Extend { round: 2, until }), Err(Error::NoSuchRound { round: 2 }));
    assert_eq!(club.tries(&host(), Act::Extend { round: 1, until: club.now }), Err(Error::DeadlinePast));
    club.does(&host(), Act::Extend { round: 1, until });
    assert_eq!(club.contest.pairings(1).unwrap().deadline, Some(until));
}

#[test]
fn an_annulled_table_is_opened_again_while_its_round_is_open() {
    let mut club = Club::started(swiss(), 6, 1);
    let id = club.open_games()[0];
    let table = club.contest.game(id).unwrap().table;
    club.does(&Author::Table, Act::Annulled { game: id });
    let again = club.contest.game(id).unwrap();
    assert!(matches!(again.stage, Stage::Open { .. }) && again.table != table);
    club.plays_all();
}

#[test]
fn a_corrected_result_changes_the_standing_and_no_pairing() {
    let mut club = Club::started(swiss(), 6, 1);
    let first = club.contest.pairings(1).unwrap().games[0].seats.clone();
    for id in club.open_games() {
        club.plays(id, vec![1, 0]);
    }
    let second: Vec<_> =
        club.contest.pairings(2).unwrap().games.iter().map(|game| game.seats.clone()).collect();
    let points = |club: &Club, number: u32| {
        club.contest.standing(1).unwrap().iter().find(|row| row.number == number).unwrap().points
    };
    assert_eq!(points(&club, first[0]), 4);
    let correct = Act::Decide { game: game(1, 1), verdict: Verdict::Points(vec![0, 12]), reason: reason() };
    let none = Act::Decide { game: game(1, 1), verdict: Verdict::Points(vec![0, 12]), reason: String::new() };
    assert_eq!(club.tries(&host(), none), Err(Error::NoReason));
    let told = club.does(&host(), correct.clone());
    assert!(told.contains(&Happening::Result { game: game(1, 1), corrected: true }));
    assert_eq!((points(&club, first[0]), points(&club, first[1])), (0, 4));
    let again: Vec<_> =
        club.contest.pairings(2).unwrap().games.iter().map(|game| game.seats.clone()).collect();
    assert_eq!(again, second);
    club.plays_all();
    // After the end it is told once, and for fourteen days.
    assert!(club.does(&host(), correct.clone()).contains(&Happening::Corrected));
    assert!(!club.does(&host(), correct.clone()).contains(&Happening::Corrected));
    assert_eq!(club.tries(&host(), Act::RoundNow), Err(Error::Over));
    club.later(15 * 24);
    assert_eq!(club.tries(&host(), correct), Err(Error::CorrectionLate { days: 14 }));
    club.checks();
}

#[test]
fn byes_are_asked_for_in_time() {
    let mut club = Club::started(swiss(), 9, 1);
    assert_eq!(
        club.tries(&member(1), Act::AskBye { round: 1, half: true }),
        Err(Error::ByeTooLate { first: 2 })
    );
    assert_eq!(
        club.tries(&member(1), Act::AskBye { round: 4, half: true }),
        Err(Error::NoHalfBye { most: 1 })
    );
    club.does(&member(1), Act::AskBye { round: 2, half: true });
    assert_eq!(
        club.tries(&member(1), Act::AskBye { round: 3, half: true }),
        Err(Error::NoHalfBye { most: 1 })
    );
    club.does(&member(1), Act::AskBye { round: 3, half: false });
    club.does(&host(), Act::GiveBye { entrant: 2, round: 3, bye: Bye::Full, reason: reason() });
    club.plays_all();
    let byes = |round: u32| club.contest.pairings(round).unwrap().byes.clone();
    assert_eq!(byes(2).get(&1), Some(&Bye::Half));
    assert_eq!((byes(3).get(&1), byes(3).get(&2)), (Some(&Bye::None), Some(&Bye::Full)));
    let mut club = Club::started(robin(), 5, 1);
    assert_eq!(club.tries(&member(1), Act::AskBye { round: 2, half: false }), Err(Error::NoByes));
}

#[test]
fn late_entrants_come_in_until_a_third_of_the_rounds() {
    let terms = Terms {
        format: Format::Swiss { rounds: Some(6), half_byes: 1 },
        late_half: true,
        ..Terms::default()
    };
    let mut club = Club::started(terms, 12, 1);
    for id in club.open_games() {
        club.plays(id, vec![1, 0]);
    }
    club.joins(13);
    let late = club.contest.entrant_of(&person(13).id).unwrap();
    assert_eq!((late.number, late.from), (13, 3));
    assert_eq!(club.contest.pairings(1).unwrap().byes.get(&13), Some(&Bye::Half));
    for _ in 0..6 {
        club.plays_one();
    }
    assert_eq!(club.contest.rounds(), 3);
    assert_eq!(club.tries(&member(14), Act::Join(Club::entering(14))), Err(Error::TooLate));
    assert!(club.contest.pairings(3).unwrap().games.iter().any(|game| game.seats.contains(&13)));
    club.does(&member(13), Act::Withdraw);
    assert_eq!(club.tries(&member(13), Act::Join(Club::entering(13))), Err(Error::LeftAlready));
    club.plays_all();
}

#[test]
fn a_round_can_be_paired_early_or_by_hand() {
    let mut club = Club::started(swiss(), 6, 1);
    club.does(&host(), Act::RoundNow);
    assert_eq!(club.contest.rounds(), 2);
    let met = club.contest.game(game(1, 1)).unwrap().seats.clone();
    let others: Vec<u32> = (1..=6).filter(|number| !met.contains(number)).collect();
    let twice = Act::PairByHand { tables: vec![met.clone(), met.clone()], byes: BTreeMap::new() };
    assert_eq!(club.tries(&host(), twice), Err(Error::BadPairing { number: met[0] }));
    let act = Act::PairByHand { tables: vec![met.clone(), others[..2].to_vec()], byes: BTreeMap::new() };
    let told = club.does(&host(), act);
    let Some(Happening::Paired { by_hand: true, warnings, .. }) = told.first() else { panic!("{told:?}") };
    assert!(warnings.contains(&Warning::Repeated { one: met[0], other: met[1] }), "{warnings:?}");
    assert!(warnings.contains(&Warning::Forgotten { entrant: others[2] }), "{warnings:?}");
    assert_eq!(club.contest.pairings(3).unwrap().version, 0);
    club.plays_all();
}

#[test]
fn machines_are_few_and_take_no_prizes() {
    let mut club = Club::entered(Terms { machines: 1, ..swiss() }, 6, 1);
    let machine = |number: u32| Entering { machine: true, ..Club::entering(number) };
    club.does(&member(7), Act::Join(machine(7)));
    assert_eq!(club.tries(&member(8), Act::Join(machine(8))), Err(Error::NoMachines { most: 1 }));
    club.does(&host(), Act::Close);
    let number = club.contest.entrant_of(&person(7).id).unwrap().number;
    // No bye for the machine: somebody else has it in every round.
    for _ in 0..200 {
        for id in club.open_games() {
            let seats = club.contest.game(id).unwrap().seats.clone();
            club.plays(id, seats.iter().map(|seat| i64::from(*seat == number)).collect());
        }
    }
    club.checks();
    for round in 1..=club.contest.rounds() {
        assert!(!club.contest.pairings(round).unwrap().byes.contains_key(&number));
    }
    assert_eq!(club.contest.standing(1).unwrap()[0].number, number);
    assert!(club.contest.prizes(1).iter().all(|(_, prized)| *prized != number));
    assert_eq!(club.contest.prizes(1)[0].0, 1);
}

#[test]
fn a_member_who_leaves_the_server_has_two_days() {
    let mut club = Club::started(swiss(), 6, 1);
    club.does(&Author::Table, Act::Presence { member: person(2).id, here: false });
    let gone = club.contest.due().unwrap();
    assert_eq!((gone.due, gone.at.duration_since(club.now).as_hours()), (Due::Gone(person(2).id), 48));
    club.does(&Author::Table, Act::Presence { member: person(2).id, here: true });
    assert_ne!(club.contest.due().unwrap().due, Due::Gone(person(2).id));
    club.does(&Author::Table, Act::Presence { member: person(2).id, here: false });
    club.waits();
    assert_eq!(parting(&club.told, 2), Some(Parting::Gone));
    club.does(&Author::Table, Act::Forgotten { member: person(3).id });
    let former = club.contest.entrants().iter().find(|entrant| entrant.number == 3).unwrap();
    assert_eq!((former.name(), &former.status), (String::new(), &Status::Out(Parting::Forgotten)));
    club.does(&Author::Table, Act::Renamed { member: Person { id: person(4).id, name: "New".to_owned() } });
    assert_eq!(club.contest.entrant_of(&person(4).id).unwrap().name(), "New");
    club.plays_all();
}

#[test]
fn a_log_without_a_forgotten_member_replays() {
    let mut club = Club::started(swiss(), 6, 1);
    club.does(&member(2), Act::AskBye { round: 2, half: true });
    club.does(&Author::Table, Act::Forgotten { member: person(2).id });
    club.plays_all();
    let log: Vec<String> = club
        .contest
        .log()
        .iter()
        .map(|entry| entry.forgetting("m2", "former-1").unwrap().to_string())
        .collect();
    assert!(log.iter().all(|line| !line.contains("\"m2\"") && !line.contains("Member 2\"")));
    let replayed = liege_contest::Contest::replay(log.iter().map(String::as_str)).unwrap();
    assert_eq!(replayed.standing(1), club.contest.standing(1));
    assert_eq!(replayed.entrants(), club.contest.entrants());
}

#[test]
fn substitutes_play_in_leagues_and_not_in_a_swiss() {
    let comes = Person { id: "new".to_owned(), name: "New".to_owned() };
    let act = Act::Substitute { leaves: person(2).id, comes: comes.clone(), reason: reason() };
    let mut club = Club::started(swiss(), 6, 1);
    assert_eq!(club.tries(&host(), act.clone()), Err(Error::NoSubstitutes));
    let mut club = Club::started(league(), 6, 1);
    let told = club.does(&host(), act);
    assert_eq!(told.len(), 5);
    let entrant = club.contest.entrant_of("new").unwrap();
    assert_eq!((entrant.number, entrant.former.len()), (2, 1));
    assert_eq!(club.contest.entrant_of(&person(2).id), None);
}

#[test]
fn fixed_pairs_sit_opposite_each_other() {
    let mut club = Club::new(Terms { team: 2, ..robin() }, 1);
    club.does(&host(), Act::Open);
    assert_eq!(club.tries(&member(1), Act::Join(Club::entering(1))), Err(Error::TeamSize { needed: 2 }));
    for number in [1, 3, 5] {
        let members = vec![person(number), person(number + 1)];
        club.does(&member(number), Act::Join(Entering { members, rating: None, machine: false }));
    }
    club.does(&host(), Act::Close);
    let order = club.told.iter().find_map(|told| match told {
        Happening::Open(order) => Some(order.clone()),
        _ => None,
    });
    let order = order.unwrap();
    assert_eq!(order.players.len(), 4);
    assert_eq!(order.entrants[..2], order.entrants[2..]);
    let id = order.game;
    for seat in 0..2 {
        club.does(&Author::Table, Act::Moved { game: id, seat });
    }
    club.does(&Author::Table, Act::Ended { game: id, outcome: vec![1, 0, 1, 0] });
    assert_eq!(club.contest.game(id).unwrap().result().unwrap().points, [12, 0]);
}

#[test]
fn a_challenger_who_wins_takes_the_rung() {
    let mut club = Club::started(ladder(), 6, 1);
    assert_eq!(club.contest.rungs(), [1, 2, 3, 4, 5, 6]);
    let challenge = |whom: u32| Act::Challenge { whom: vec![whom] };
    assert_eq!(club.tries(&member(6), challenge(2)), Err(Error::OutOfRange { range: 3 }));
    assert_eq!(club.tries(&member(3), challenge(5)), Err(Error::OutOfRange { range: 3 }));
    assert_eq!(club.tries(&member(3), challenge(3)), Err(Error::BadChallenge { most: 1 }));
    club.does(&member(5), challenge(2));
    assert_eq!(club.tries(&member(5), challenge(2)), Err(Error::ChallengedAlready));
    let answer = |accepts| Act::Answer { challenge: 1, accepts, reason: String::new() };
    assert_eq!(club.tries(&member(3), answer(true)), Err(Error::NoSuchChallenge));
    assert_eq!(club.tries(&member(2), answer(false)), Err(Error::NoReason));
    club.does(&member(2), answer(true));
    let id = club.open_games()[0];
    let seat = club.contest.game(id).unwrap().seat_of(5).unwrap();
    club.plays(id, if seat == 0 { vec![1, 0] } else { vec![0, 1] });
    assert_eq!(club.contest.rungs(), [1, 5, 2, 3, 4, 6]);
    assert!(matches!(club.tries(&member(2), challenge(5)), Err(Error::MetLately { .. })));
    // Two silences within thirty days cost the rung.
    for by in [3, 4] {
        club.does(&member(by), challenge(5));
        assert!(matches!(club.waits(), Some(Due::Unanswered(_))));
    }
    assert_eq!(club.contest.rungs(), [1, 4, 5, 2, 3, 6]);
    // Newcomers start at the bottom; without games one moves down.
    club.joins(9);
    assert_eq!(club.contest.rungs().last(), Some(&7));
    club.later(61 * 24);
    while club.contest.due().is_some_and(|next| next.at <= club.now) {
        assert!(matches!(club.waits(), Some(Due::Idle(_))));
    }
    assert_ne!(club.contest.rungs(), [1, 4, 5, 2, 3, 6, 7]);
    club.does(&host(), Act::Close);
    assert!(matches!(club.contest.phase(), Phase::Finished { .. }));
    club.checks();
}

#[test]
fn a_league_promotes_relegates_and_asks_again() {
    let mut club = Club::started(league(), 10, 1);
    assert_eq!(club.contest.parts(), [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]]);
    // The lower number wins.
    for id in club.open_games() {
        let seats = club.contest.game(id).unwrap().seats.clone();
        club.plays(id, vec![i64::from(seats[0] < seats[1]), i64::from(seats[1] < seats[0])]);
    }
    let Some(Happening::SeasonOver { champions, up, down, asked, next, .. }) = club.told.last().cloned()
    else {
        panic!("{:?}", club.told.last())
    };
    assert_eq!((champions, up, down), (vec![1, 6], vec![6, 7], vec![4, 5]));
    assert_eq!((asked.len(), next.unwrap().duration_since(club.now).as_hours()), (10, 7 * 24));
    club.does(&member(2), Act::Again { plays: false });
    club.does(&member(1), Act::Again { plays: true });
    club.joins(11);
    assert_eq!(club.waits(), Some(Due::Season));
    // Number 2 pauses, so the next best moves up; the newcomer stands last.
    assert_eq!(club.contest.season(), 2);
    assert_eq!(club.contest.parts(), [[1, 3, 6, 7, 4], [5, 8, 9, 10, 11]]);
    assert_eq!(parting(&club.told, 2), Some(Parting::Pauses));
    // Re-entry is one division lower than left.
    for id in club.open_games() {
        club.plays(id, vec![1, 1]);
    }
    club.does(&member(2), Act::Again { plays: true });
    club.does(&host(), Act::Close);
    assert!(matches!(club.contest.phase(), Phase::Finished { .. }));
    club.checks();
}

#[test]
fn a_match_that_stays_level_is_settled_by_the_rules() {
    let format = Format::KnockOut { games: 2, advance: None, lot: false, third: false };
    let mut club = Club::started(Terms { format, first_is_better: true, ..Terms::default() }, 2, 1);
    for _ in 0..2 {
        let open = club.open_games();
        assert_eq!(open.len(), 2);
        for id in open {
            club.plays(id, vec![1, 1]);
        }
    }
    // Level in everything: the lower number.
    assert_eq!(club.contest.games().count(), 4);
    assert!(matches!(club.contest.phase(), Phase::Finished { .. }));
    assert_eq!(club.contest.standing(1).unwrap()[0].number, 1);
    club.checks();
}

#[test]
fn an_opponent_who_withdraws_lets_the_other_go_on() {
    let format = Format::KnockOut { games: 2, advance: None, lot: false, third: true };
    let mut club = Club::started(Terms { format, ..Terms::default() }, 4, 1);
    club.does(&member(1), Act::Withdraw);
    club.does(&member(2), Act::Withdraw);
    assert_eq!(club.contest.rounds(), 2);
    club.plays_all();
    let first = club.contest.standing(1).unwrap()[0].number;
    assert!([3, 4].contains(&first));
}

#[test]
fn terms_that_contradict_themselves_are_refused() {
    let bad = [
        Terms { seats: 5, ..swiss() },
        Terms { least: 3, ..swiss() },
        Terms { team: 2, seats: 4, least: 4, ..swiss() },
        Terms { partners: true, ..swiss() },
        Terms { format: Format::Swiss { rounds: Some(0), half_byes: 1 }, ..swiss() },
        Terms { tie_breaks: vec![liege_contest::TieBreak::First], ..swiss() },
        Terms { limit: Some(3), ..swiss() },
        Terms {
            opens: "2026-12-09T00:00:00Z".parse().ok(),
            closes: "2026-12-08T00:00:00Z".parse().ok(),
            ..swiss()
        },
    ];
    let mut club = Club::new(swiss(), 1);
    for terms in bad {
        let terms = Terms { name: "Cup".to_owned(), game: "toy".to_owned(), ..terms };
        let refused = club.tries(&host(), Act::Edit { terms: Box::new(terms.clone()) });
        assert!(matches!(refused, Err(Error::BadTerms { .. })), "{terms:?}: {refused:?}");
    }
}

#[test]
fn a_log_that_does_not_fit_itself_is_refused() {
    let mut club = Club::started(swiss(), 6, 1);
    club.plays_one();
    let lines: Vec<String> = club.contest.log().iter().map(ToString::to_string).collect();
    let replay = |lines: &[String]| liege_contest::Contest::replay(lines.iter().map(String::as_str));
    assert_eq!(replay(&lines).unwrap(), club.contest);
    assert_eq!(replay(&lines[1..]).unwrap_err(), Error::BadLog { line: 1 });
    let mut without = lines.clone();
    without.remove(2);
    assert!(replay(&without).is_err());
    let mut broken = lines;
    broken[3].push('}');
    assert_eq!(replay(&broken).unwrap_err(), Error::BadLog { line: 4 });
    let early = club.now.checked_sub(jiff::SignedDuration::from_hours(1)).unwrap();
    club.now = early;
    assert_eq!(club.tries(&host(), Act::Pause), Err(Error::Backwards));
}

/// Reading a file that is not well-formed gives an error or a tournament, and never a panic.
#[test]
fn trf_files_are_read_as_they_are_written() {
    for text in [
        include_str!("vectors/trf/swiss-1.trf"),
        include_str!("vectors/trf/swiss-2-before-round-4.trf26"),
        include_str!("vectors/trf/swiss-3.trf"),
    ] {
        use liege_contest::files::trf::{Version, read, write};
        let read_once = read(text).unwrap();
        let version = if text.contains("\n142 ") { Version::Trf26 } else { Version::Trf16 };
        let written = write(&read_once, version);
        assert_eq!(read(&written).unwrap(), read_once);
        assert_eq!(read(&text.replace('\n', "\r")).unwrap(), read_once);
        for (at, _) in text.char_indices().step_by(7) {
            let _ = read(&text[..at]);
            let _ = read(&format!("{}x{}", &text[..at], &text[at..]));
        }
    }
}

#[test]
fn a_cancelled_contest_has_no_open_game() {
    let mut club = Club::started(swiss(), 8, 1);
    let told = club.does(&host(), Act::Cancel { reason: reason() });
    let closed = told.iter().filter(|one| matches!(one, Happening::Close { table: Some(_), .. })).count();
    assert_eq!(closed, 4, "{told:?}");
    assert!(club.contest.games().all(|(_, game)| game.is_struck()));
    assert_eq!(club.contest.open_tables().count(), 0);
}

#[test]
fn the_waiting_list_of_a_league_plays_the_next_season() {
    let mut club = Club::new(Terms { limit: Some(6), ..league() }, 1);
    club.does(&host(), Act::Open);
    club.does(
        &host(),
        Act::Edit { terms: Box::new(Terms { checkin_hours: 24, ..club.contest.terms().clone() }) },
    );
    for number in 1..=8 {
        club.joins(number);
    }
    for number in 1..=6 {
        club.does(&member(number), Act::Ready);
    }
    club.waits();
    assert_eq!(club.contest.phase(), Phase::Running);
    assert_eq!(club.contest.parts(), [[1, 2, 3, 4, 5, 6]]);
    assert_eq!(club.contest.entrant_of(&person(8).id).map(|entrant| entrant.number), Some(8));
    while club.contest.season() == 1 && !matches!(club.contest.phase(), Phase::Finished { .. }) {
        if !club.plays_one() {
            club.waits();
        }
    }
    let playing: usize = club.contest.parts().iter().map(Vec::len).sum();
    assert_eq!(playing, 8, "{:?}", club.contest.parts());
}

#[test]
fn somebody_on_the_waiting_list_of_a_ladder_comes_in_at_the_bottom() {
    let mut club = Club::new(Terms { limit: Some(4), ..ladder() }, 1);
    club.does(&host(), Act::Open);
    let hours = Terms { checkin_hours: 24, ..club.contest.terms().clone() };
    club.does(&host(), Act::Edit { terms: Box::new(hours) });
    for number in 1..=5 {
        club.joins(number);
    }
    for number in 1..=4 {
        club.does(&member(number), Act::Ready);
    }
    club.waits();
    assert_eq!(club.contest.rungs(), [1, 2, 3, 4]);
    club.joins(5);
    assert_eq!(club.contest.rungs(), [1, 2, 3, 4, 5]);
}

#[test]
fn a_holiday_on_a_ladder_ends_by_itself() {
    let mut club = Club::started(ladder(), 4, 1);
    club.does(&member(4), Act::Challenge { whom: vec![3] });
    let until = club.contest.challenges()[0].until;
    let away = club.now + SignedDuration::from_hours(10 * 24);
    club.does(&Author::Table, Act::Holiday { member: person(3).id, begins: true, until: Some(away) });
    // Nothing runs out before they are back, and then three days are left.
    assert_eq!(club.contest.due().map(|next| (next.at, next.due)), Some((away, Due::Back(3))));
    club.waits();
    assert_eq!(club.contest.challenges()[0].until, until + SignedDuration::from_hours(10 * 24));
    assert!(club.contest.entrant(3).unwrap().holiday.is_none());
    // The days of a year end a longer one.
    let long = club.now + SignedDuration::from_hours(90 * 24);
    club.does(&Author::Table, Act::Holiday { member: person(3).id, begins: true, until: Some(long) });
    let back = club.contest.entrant(3).unwrap().back.unwrap();
    assert_eq!(back.duration_since(club.now).as_hours(), 20 * 24);
}

#[test]
fn an_outage_in_a_pause_is_given_back_once() {
    let mut club = Club::started(swiss(), 8, 1);
    let deadline = |club: &Club| club.contest.pairings(1).unwrap().deadline.unwrap();
    let before = deadline(&club);
    club.does(&host(), Act::Pause);
    club.later(48);
    club.does(&Author::Table, Act::Outage { seconds: 24 * 60 * 60 });
    club.does(&host(), Act::Resume);
    assert_eq!(deadline(&club).duration_since(before).as_hours(), 48);
}
