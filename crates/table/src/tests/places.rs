//! Seats during the game, seats drawn by lot, and aborting.

use super::*;
use jiff::SignedDuration;

fn days(days: i64) -> SignedDuration {
    SignedDuration::from_hours(24 * days)
}

#[test]
fn a_seat_is_freed_after_long_silence_and_taken_by_another() {
    let game = after(&parley(Terms::untimed()), &["K-step"]);
    let owes = game.log()[0].at;
    assert_eq!(game.patience_ends(LEE), Some(owes + days(7)));
    assert_eq!(game.patience_ends(KIM), None);
    let late = owes + days(7) + SignedDuration::from_secs(1);
    assert_eq!(refused(game.vacate("l", LEE, late)), TableError::NotHost { host: "H".into() });
    assert_eq!(refused(game.vacate("h", KIM, late)), TableError::OwesNothing { seat: KIM });
    assert_eq!(refused(game.vacate("h", Seat(9), late)), TableError::NoSuchSeat);
    assert_eq!(
        refused(game.vacate("h", LEE, owes + days(7))),
        TableError::StillPatient { seat: LEE, until: owes + days(7) }
    );
    let taken = TableError::SeatTaken { seat: LEE, name: "L".into() };
    assert_eq!(refused(game.sit(&player("z"), Some(LEE), late)), taken);
    assert_eq!(refused(game.sit(&player("z"), None, late)), TableError::AlreadyStarted);
    let step = game.vacate("h", LEE, late).unwrap();
    let entry = &step.played[0].entry;
    assert_eq!(
        (entry.action.as_str(), entry.seat, entry.player.as_deref()),
        ("@vacate lee", None, Some("h"))
    );
    assert_eq!((&step.seats, read_by_all(&step)), (&vec![LEE], vec!["table-vacated"]));
    let free = step.table;
    assert_eq!((free.vacated(), free.holder(LEE)), (SeatSet::one(LEE), None));
    assert_eq!(refused(free.act("l", "L-step", late)), TableError::NotSeated);
    assert_eq!(refused(free.vacate("h", LEE, late)), TableError::SeatVacant { seat: LEE });
    same_when_restored(&free);
    let taken = refused(free.sit(&player("z"), Some(KIM), late));
    assert_eq!(taken, TableError::SeatTaken { seat: KIM, name: "K".into() });
    assert_eq!(refused(free.sit(&player("k"), None, late)), TableError::SeatYours { seat: KIM });
    assert!(free.sit(&player("k"), Some(LEE), late).is_ok(), "who names a further seat may have it");
    let step = free.sit(&player("z"), None, late).unwrap();
    assert_eq!((step.played[0].entry.action.as_str(), read_by_all(&step)), ("@sit lee", vec!["table-sat"]));
    let table = step.table;
    assert_eq!((table.vacated(), table.holder(LEE)), (SeatSet::EMPTY, Some(&player("z"))));
    assert_eq!(table.patience_ends(LEE), Some(late + days(7)), "the newcomer has all the time again");
    assert_eq!(refused(table.sit(&player("y"), None, late)), TableError::AlreadyStarted);
    assert!(table.act("z", "L-step", late).is_ok());
    same_when_restored(&table);
}

#[test]
fn patience_counts_from_when_the_seat_became_to_move() {
    let terms = Terms { patience_days: 2, ..Terms::untimed() };
    let game = parley(terms.clone());
    assert_eq!(game.patience_ends(KIM), Some(at(1) + days(2)), "since the start");
    let talked = game.act("l", "L:offer KL/1", at(500)).unwrap().table;
    assert_eq!(talked.patience_ends(KIM), Some(at(1) + days(2)), "talk changes nothing");
    // For a table started before this was noted, the first entry is used.
    let record = Record { started: None, ..talked.record().clone() };
    assert_eq!(Table::restore(record).unwrap().patience_ends(KIM), Some(at(500) + days(2)));
    let more = talked.act("m", "M:offer KM/1", at(900)).unwrap().table;
    assert_eq!(more.patience_ends(KIM), Some(at(1) + days(2)), "talk of others changes nothing");
    let own = more.act("k", "K:offer draw", at(950)).unwrap().table;
    assert_eq!(own.patience_ends(KIM), Some(at(1) + days(2)), "nor do one's own words");
    let moved = own.act("k", "K-step", at(1_000)).unwrap().table;
    assert_eq!((moved.patience_ends(KIM), moved.patience_ends(LEE)), (None, Some(at(1_000) + days(2))));
    // A player who also moves for others has a new deadline for each move.
    let two = after(&game, &["L:resign", "M:offer KM/9", "K:accept KM", "K:claim KM", "K-step"]);
    assert_eq!(two.to_move(), SeatSet::one(KIM));
    assert_eq!(two.patience_ends(KIM), Some(two.log().last().unwrap().at + days(2)));
    let endless = parley(Terms { patience_days: 0, ..terms });
    assert_eq!(endless.patience_ends(KIM), None);
    assert_eq!(refused(endless.vacate("h", KIM, Timestamp::MAX)), TableError::EndlessPatience);
}

#[test]
fn a_freed_seat_has_no_vote() {
    let game = after(&parley(Terms { offer_hours: 0, ..Terms::untimed() }), &["K-step"]);
    let open = game.propose("k", &Motion::Annul, at(9)).unwrap().table;
    let open = open.propose("l", &Motion::Hand { seat: LEE, to: "z".into() }, at(9)).unwrap().table;
    let late = at(9) + days(30);
    let free = open.vacate("h", LEE, late).unwrap();
    assert_eq!(read_by_all(&free), ["table-vacated", "table-outrun"], "the seat is not the player's to hand");
    let step = free.table.answer(&player("m"), 2, Answer::Accept, late).unwrap();
    assert!(step.ended, "kim and max are all who are left");
    same_when_restored(&step.table);
    let half = open.answer(&player("m"), 2, Answer::Accept, late).unwrap().table;
    let step = half.vacate("h", LEE, late).unwrap();
    assert_eq!(read_by_all(&step), ["table-vacated", "table-outrun", "table-annulled"]);
    assert!(step.ended);
    same_when_restored(&step.table);
}

#[test]
fn seats_are_dealt_by_lot_where_names_are_not_to_be_known() {
    let terms = Terms { anonymous: true, ..Terms::untimed() };
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mut table = parley_lobby(&PARLEY, terms.clone(), seed, None);
        for name in ["k", "l"] {
            table = table.sit(&player(name), None, at(1)).unwrap().table;
        }
        let step = table.sit(&player("m"), None, at(1)).unwrap();
        assert!(step.started);
        assert_eq!(step.seats.iter().copied().collect::<SeatSet>().len(), 3, "all chairs are stored anew");
        let names: Vec<String> = step.table.chairs().iter().map(|c| c.holder().unwrap().id.clone()).collect();
        let order = Seed::from_bytes([seed; 32]).deal(3);
        assert_eq!(names, order.iter().map(|place| ["k", "l", "m"][*place]).collect::<Vec<_>>());
        seen.insert(names);
        same_when_restored(&step.table);
    }
    assert_eq!(seen.len(), 6, "every order comes up");
    // Also if one member holds several seats.
    let lobby = parley_lobby(&PARLEY, terms, 3, None).sit(&player("k"), None, at(1)).unwrap().table;
    let two = lobby.sit(&player("l"), None, at(1)).unwrap().table;
    let begun = two.start("h", true, at(1)).unwrap().table;
    assert_eq!((begun.seats_of("k").len(), begun.seats_of("l").len()), (2, 1));
}

#[test]
fn a_deal_is_even_and_can_be_repeated() {
    assert_eq!(Seed::from_bytes([1; 32]).deal(0), Vec::<usize>::new());
    assert_eq!(Seed::from_bytes([1; 32]).deal(1), [0]);
    let mut counts = std::collections::BTreeMap::new();
    for seed in 0..6_000_u32 {
        let mut bytes = [0; 32];
        bytes[..4].copy_from_slice(&seed.to_le_bytes());
        *counts.entry(Seed::from_bytes(bytes).deal(3)).or_insert(0_i32) += 1;
    }
    // 1,000 expected each, with a standard deviation of about 29.
    assert_eq!(counts.len(), 6);
    assert!(counts.values().all(|count| (count - 1_000).abs() < 150), "{counts:?}");
    // RFC 8439, appendix A.1, test vectors 1: the stream of an all-zero key and nonce begins
    // 76 b8 e0 ad a0 f1 3d 90 40 5d 6a e5 53 86 bd 28.
    let words = [0x903d_f1a0_ade0_b876_u64, 0x28bd_8653_e56a_5d40];
    let mut order = vec![0, 1, 2];
    order.swap(2, (words[0] % 3) as usize);
    order.swap(1, (words[1] % 2) as usize);
    assert_eq!(Seed::from_bytes([0; 32]).deal(3), order);
}

#[test]
fn nobody_is_named_where_names_are_not_to_be_known() {
    let terms = Terms { anonymous: true, ..Terms::untimed() };
    let lobby = parley_lobby(&PARLEY, terms, 7, None);
    let one = lobby.sit(&player("k"), None, at(1)).unwrap().table;
    let errors = [
        refused(one.sit(&player("z"), Some(KIM), at(1))),
        refused(one.start("z", true, at(1))),
        refused(one.abort("z", at(1))),
    ];
    for error in errors {
        let said = words().say_of(Language::ENGLISH, &PARLEY, &error.message());
        assert!(!said.contains('K') && !said.contains('H'), "{said}");
    }
    let table = ["l", "m"].iter().fold(one, |t, name| t.sit(&player(name), None, at(1)).unwrap().table);
    let holder = table.holder(KIM).unwrap().id.clone();
    let step = table.propose(&holder, &Motion::Hand { seat: KIM, to: "z".into() }, at(2)).unwrap();
    let event = &step.played[0].events[0];
    assert_eq!(event.audience, liege_game::Audience::Seats(SeatSet::one(KIM)), "it names the member");
    assert_eq!(step.table.shown(1), 0);
    let error = refused(step.table.answer(&player("h"), 1, Answer::Accept, at(3)));
    assert_eq!(error, TableError::NoSuchDeal);
    let step = step.table.answer(&player("z"), 1, Answer::Accept, at(3)).unwrap();
    assert_eq!(read_by_all(&step), ["table-handed-unnamed"]);
    assert_eq!(step.table.holder(KIM), Some(&player("z")));
}

#[test]
fn a_table_can_be_given_up_until_the_second_move() {
    let lobby = parley_lobby(&PARLEY, Terms::untimed(), 7, None);
    assert!(matches!(refused(lobby.abort("k", at(1))), TableError::NotHost { .. }));
    assert_eq!(lobby.abort("h", at(1)).unwrap().table.status(), Status::Abandoned);
    let game = parley(Terms::untimed());
    let one = after(&game, &["K:offer KL/2", "L:accept KL", "K-step"]);
    for table in [&game, &one] {
        assert_eq!(refused(table.abort("z", at(50))), TableError::NotAtTable);
        for (who, seat) in [("k", Some(KIM)), ("m", Some(MAX)), ("h", None)] {
            let step = table.abort(who, at(50)).unwrap();
            let entry = &step.played[0].entry;
            assert_eq!(
                (entry.action.as_str(), entry.seat, entry.player.as_deref()),
                ("@abort", seat, Some(who))
            );
            assert_eq!((step.table.status(), step.ended), (Status::Abandoned, true));
            assert_eq!(refused(step.table.act("k", "step", at(51))), TableError::Abandoned);
            assert_eq!(refused(step.table.abort("k", at(51))), TableError::Abandoned);
            assert_eq!((step.table.next_timer(), step.table.to_move()), (None, SeatSet::EMPTY));
            same_when_restored(&step.table);
        }
    }
    let two = after(&one, &["L-step"]);
    assert_eq!(refused(two.abort("k", at(50))), TableError::TooLate);
    assert_eq!(refused(two.abort("h", at(50))), TableError::TooLate);
}
