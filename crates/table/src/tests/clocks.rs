//! The clocks: deadlines, stops, and the consequences of missed deadlines.

use super::*;
use jiff::SignedDuration;
use liege_game::Turn;

const ANN: Seat = Seat(0);
const BOB: Seat = Seat(1);

fn hours(hours: i64) -> SignedDuration {
    SignedDuration::from_hours(hours)
}

fn timed(time: &str) -> Terms {
    Terms { time: time.parse().unwrap(), offer_hours: 0, order_hours: 0, ..Terms::default() }
}

/// A game of stones for `a` and `b`, started at second 1. `pass` is the rule about passing and resigning.
fn stones(terms: Terms, pass: &str) -> Table {
    let options = [("die", "off"), ("pass", pass)];
    let record = new_table(&options, None, vec![Chair::Open, Chair::Open], 7).record().clone();
    let lobby = Table::restore(Record { terms, ..record }).unwrap();
    let one = lobby.sit(&player("a"), None, at(1)).unwrap().table;
    one.sit(&player("b"), None, at(1)).unwrap().table
}

/// All changes by time until `now`, and the table then.
fn through(mut table: Table, now: Timestamp) -> (Vec<String>, Table) {
    let mut entered = Vec::new();
    while let Some(step) = table.tick(now).unwrap() {
        assert!(!step.played.is_empty());
        entered.extend(step.played.iter().map(|played| played.entry.action.clone()));
        table = step.table;
        same_when_restored(&table);
        assert!(entered.len() < 1_000, "time has no end");
    }
    (entered, table)
}

fn owed(table: &Table) -> Owed {
    match table.owed().as_slice() {
        [one] => one.clone(),
        several => panic!("{several:?}"),
    }
}

#[test]
fn a_move_has_its_hours_and_an_excuse_gives_them_once_more() {
    let table = stones(timed("36h"), "off");
    assert_eq!(table.record().started, Some(at(1)));
    let first = owed(&table);
    assert_eq!((first.seat, first.since, first.began), (ANN, 0, at(1)));
    assert_eq!((first.until, first.late, first.excuses), (Some(at(1) + hours(36)), None, 1));
    assert_eq!(table.next_timer(), first.until);
    assert!(table.tick(at(0) + hours(36)).unwrap().is_none());
    // Though it is noticed late, the time is counted from the deadline.
    let step = table.tick(at(1) + hours(40)).unwrap().unwrap();
    assert_eq!(step.played[0].entry.action, "@excuse ann");
    assert_eq!(read_by_all(&step), ["table-excused"]);
    assert_eq!(step.played[0].events[0].concerns, [ANN]);
    assert_eq!((owed(&step.table).until, owed(&step.table).excuses), (Some(at(1) + hours(72)), 0));
    same_when_restored(&step.table);
    // An offer changes nothing; a move does.
    let talked = step.table.act("b", "B:draw?", at(1) + hours(41)).unwrap().table;
    assert_eq!(owed(&talked).until, Some(at(1) + hours(72)));
    let moved = talked.act("a", "x", at(1) + hours(50)).unwrap().table;
    assert_eq!((owed(&moved).seat, owed(&moved).until), (BOB, Some(at(1) + hours(86))));
    let back = moved.act("b", "x", at(1) + hours(51)).unwrap().table;
    let (entered, late) = through(back, at(1) + hours(200));
    assert_eq!(entered, ["@late ann"], "no excuse is left");
    assert_eq!(
        (late.status(), late.next_timer()),
        (Status::Playing, None),
        "an opponent may claim, nobody has to"
    );
}

#[test]
fn an_opponent_claims() {
    let terms = Terms { excuses: 0, ..timed("3d") };
    let table = stones(terms.clone(), "off");
    let soon = at(1) + hours(72);
    assert_eq!(
        refused(table.claim("b", None, at(1) + hours(80))),
        TableError::NobodyLate { until: Some(soon) },
        "what nobody has noticed is not claimed"
    );
    let (entered, late) = through(table, soon);
    assert_eq!(entered, ["@late ann"]);
    let event = &late.history(1..=1).unwrap()[0].events[0];
    assert_eq!((event.message.id(), &event.concerns), ("table-late-claim", &vec![BOB, ANN]));
    assert_eq!(late.late(), [(ANN, 1)]);
    assert_eq!(refused(late.claim("a", None, soon)), TableError::NotOpponent { seats: vec![ANN] });
    assert_eq!(refused(late.claim("z", None, soon)), TableError::NotSeated);
    assert_eq!(refused(late.claim("b", Some(BOB), soon)), TableError::NobodyLate { until: Some(soon) });
    // Until then there is time to move.
    let moved = late.act("a", "x", soon + hours(1)).unwrap().table;
    assert!(moved.late().is_empty());
    let step = late.claim("b", None, soon + hours(1)).unwrap();
    let entries: Vec<(Option<Seat>, Option<&str>, &str)> = step
        .played
        .iter()
        .map(|played| &played.entry)
        .map(|entry| (entry.seat, entry.player.as_deref(), entry.action.as_str()))
        .collect();
    assert_eq!(entries, [(Some(BOB), Some("b"), "@claim ann"), (Some(ANN), None, "A:resign")]);
    assert!(step.ended && step.table.outcome().unwrap().points[1] > step.table.outcome().unwrap().points[0]);
    same_when_restored(&step.table);
    // If the rules don't let it resign, the seat is freed.
    let (_, late) = through(stones(terms, "bound"), soon);
    let step = late.claim("b", Some(ANN), soon).unwrap();
    assert_eq!(step.played[1].entry.action, "@vacate ann");
    assert_eq!((step.seats.as_slice(), step.table.holder(ANN)), (&[ANN][..], None));
    assert_eq!((step.table.late(), step.table.next_timer()), (vec![], None));
}

#[test]
fn what_the_terms_say_follows() {
    let after =
        |missed, pass| through(stones(Terms { missed, excuses: 0, ..timed("1d") }, pass), at(1) + hours(30));
    let (entered, table) = after(Missed::Resign, "off");
    assert_eq!(
        (entered, table.status()),
        (vec!["@late ann".to_owned(), "A:resign".to_owned()], Status::Over)
    );
    let (entered, table) = after(Missed::Resign, "bound");
    assert_eq!(entered, ["@late ann", "@vacate ann"]);
    assert_eq!(table.vacated(), SeatSet::one(ANN));
    let (entered, table) = after(Missed::Replace, "off");
    assert_eq!(entered, ["@late ann", "@vacate ann"]);
    // Nobody's clock runs; a new holder has the whole time of a move, and separate excuses.
    assert_eq!((owed(&table).until, table.next_timer()), (None, None));
    let step = table.sit(&player("z"), None, at(1) + hours(100)).unwrap();
    assert_eq!(owed(&step.table).until, Some(at(1) + hours(124)));
    same_when_restored(&step.table);
    let (entered, table) = after(Missed::Skip, "on");
    assert_eq!(entered, ["@late ann", "A-pass"], "by the referee, for the seat");
    assert_eq!(table.log()[1].seat, Some(ANN));
    assert_eq!(table.log()[1].player, None);
    assert_eq!((owed(&table).seat, owed(&table).until), (BOB, Some(at(1) + hours(54))));
    let (entered, table) = after(Missed::Skip, "off");
    assert_eq!((entered, table.late()), (vec!["@late ann".to_owned()], vec![(ANN, 1)]), "it can't: a claim");
    assert!(stones(timed("1d"), "on").lets_pass() && !stones(timed("1d"), "off").lets_pass());
}

#[test]
fn a_stock_runs_while_its_seat_owes() {
    let table = stones(Terms { excuses: 1, ..timed("2d+12h/3d") }, "off");
    assert_eq!(owed(&table).until, Some(at(1) + hours(48)));
    assert_eq!(table.stocks(), [(BOB, hours(48))]);
    // Thirty hours of 48 are used, twelve come back.
    let one = table.act("a", "x", at(1) + hours(30)).unwrap().table;
    assert_eq!(one.stocks(), [(ANN, hours(30))]);
    assert_eq!(owed(&one).until, Some(at(1) + hours(78)));
    let two = one.act("b", "x", at(1) + hours(31)).unwrap().table;
    assert_eq!(two.stocks(), [(BOB, hours(59))]);
    assert_eq!(owed(&two).until, Some(at(1) + hours(61)));
    let three = two.act("a", "x", at(1) + hours(31)).unwrap().table;
    let four = three.act("b", "x", at(1) + hours(31)).unwrap().table;
    assert_eq!(four.stocks(), [(BOB, hours(71))]);
    let five = four.act("a", "y", at(1) + hours(31)).unwrap().table;
    let six = five.act("b", "y", at(1) + hours(31)).unwrap().table;
    assert_eq!(six.stocks(), [(BOB, hours(72))], "no more than the cap");
    same_when_restored(&six);
    // A takeback gives no time back and takes none.
    let open = one.propose("a", &Motion::Takeback { to: 0 }, at(1) + hours(40)).unwrap().table;
    let back = open.answer(&player("b"), 2, Answer::Accept, at(1) + hours(50)).unwrap().table;
    assert_eq!(back.stocks(), [(BOB, hours(28))], "bob has thought for twenty hours");
    assert_eq!(owed(&back).until, Some(at(1) + hours(80)));
    same_when_restored(&back);
    // An excuse gives at least a day, none of which is kept.
    let (entered, excused) = through(table, at(1) + hours(49));
    assert_eq!(entered, ["@excuse ann"]);
    assert_eq!(owed(&excused).until, Some(at(1) + hours(72)));
    let moved = excused.act("a", "x", at(1) + hours(60)).unwrap().table;
    assert_eq!(moved.stocks(), [(ANN, hours(24))], "twelve hours were left, and twelve are added");
}

#[test]
fn moves_are_due_at_appointments() {
    // Second 1 is a Friday, 08:00:01 in UTC.
    let table = stones(Terms { excuses: 1, ..timed("mon,thu 20:00 Europe/Kyiv") }, "off");
    let monday: Timestamp = "2027-01-18T18:00:00Z".parse().unwrap();
    assert_eq!(owed(&table).until, Some(monday));
    let (entered, excused) = through(table.clone(), monday);
    assert_eq!((entered, owed(&excused).until), (vec!["@excuse ann".to_owned()], Some(monday + hours(72))));
    // Time in which nobody could play moves it to the next appointment.
    let down = table.credit(monday - hours(3), monday - hours(1)).unwrap().unwrap().table;
    assert_eq!(owed(&down).until, Some(monday + hours(72)));
    let away = table.go_on_leave("a", 7, monday - hours(24)).unwrap().table;
    assert_eq!(owed(&away).until, Some(monday + hours(7 * 24)));
}

#[test]
fn leave_stops_one_clock() {
    let terms = Terms { leave_days: 10, offer_hours: 72, patience_days: 4, ..timed("3d") };
    let table = parley(terms);
    let away = table.go_on_leave("k", 7, at(1) + hours(24)).unwrap();
    assert_eq!(away.played[0].entry.action, "@away kim 7");
    assert_eq!(read_by_all(&away), ["table-away"]);
    let away = away.table;
    let back = at(1) + hours(24 * 8);
    assert_eq!((away.away_until(KIM), away.absent()), (Some(back), vec![(KIM, back)]));
    assert_eq!(owed(&away).until, Some(at(1) + hours(24 * 10)));
    assert_eq!(away.patience_ends(KIM), Some(at(1) + hours(24 * 11)), "nor may the host lose patience");
    assert_eq!(away.next_timer(), Some(back));
    same_when_restored(&away);
    // An offer to them waits; their own offer does not.
    let asked = away.act("l", "L:offer KL/9", at(1) + hours(48)).unwrap().table;
    let DealState::Open { until, .. } = asked.ledger().deal(2).unwrap().state else { panic!() };
    assert_eq!(until, Some(back + hours(72)));
    let own = away.act("k", "K:offer KL/9", at(1) + hours(48)).unwrap().table;
    assert_eq!(own.next_timer(), Some(at(1) + hours(48 + 72)));
    // Moving does not end the leave; time does, or the player.
    let moved = asked.act("k", "K-step", at(1) + hours(50)).unwrap().table;
    assert_eq!(moved.away_until(KIM), Some(back));
    assert_eq!((owed(&moved).seat, owed(&moved).until), (LEE, Some(at(1) + hours(122))));
    let (entered, ended) = through(away.clone(), back + hours(5));
    assert_eq!((entered, ended.away_until(KIM)), (vec!["@back kim".to_owned()], None));
    assert_eq!(owed(&ended).until, Some(at(1) + hours(24 * 10)), "noticed late, it gives no more");
    assert_eq!(ended.leave_left(KIM, back), hours(72));
    let early = away.end_leave("k", at(1) + hours(48)).unwrap();
    assert_eq!(early.played[0].entry.player.as_deref(), Some("k"));
    assert_eq!(owed(&early.table).until, Some(at(1) + hours(96)));
    assert_eq!(early.table.leave_left(KIM, at(1) + hours(500)), hours(9 * 24));
    same_when_restored(&early.table);
    // A second leave changes the first.
    let changed = away.go_on_leave("k", 9, at(1) + hours(48)).unwrap().table;
    assert_eq!(changed.away_until(KIM), Some(at(1) + hours(48 + 9 * 24)));
    assert_eq!(
        refused(away.go_on_leave("k", 10, at(1) + hours(48))),
        TableError::LeaveShort { days: 9, most: 10 }
    );
}

#[test]
fn leave_has_its_bounds() {
    let table = parley(timed("3d"));
    assert_eq!(refused(table.go_on_leave("k", 22, at(2))), TableError::LeaveShort { days: 21, most: 21 });
    assert_eq!(refused(table.go_on_leave("k", 0, at(2))), TableError::LeaveShort { days: 21, most: 21 });
    assert_eq!(refused(table.go_on_leave("z", 1, at(2))), TableError::NotSeated);
    assert_eq!(refused(table.end_leave("k", at(2))), TableError::NotAway);
    let up = at(1) + hours(72);
    assert_eq!(
        refused(table.go_on_leave("k", 1, up)),
        TableError::TimeUp { seat: KIM },
        "though nobody noticed"
    );
    assert!(table.go_on_leave("l", 1, up).is_ok());
    let none = parley(Terms { leave_days: 0, ..timed("3d") });
    assert_eq!(refused(none.go_on_leave("k", 1, at(2))), TableError::NoLeave);
    let gone = after(&table, &["L:resign"]);
    assert_eq!(refused(gone.go_on_leave("l", 1, at(9))), TableError::OutOfGame);
    // A substitute is not away because somebody else was.
    let away = parley(Terms { patience_days: 1, ..timed("none") }).go_on_leave("k", 1, at(2)).unwrap().table;
    let free = away.vacate("h", KIM, at(3) + hours(49)).unwrap().table;
    assert_eq!(free.absent(), []);
    let sat = free.sit(&player("z"), None, at(3) + hours(50)).unwrap().table;
    assert_eq!(sat.leave_left(KIM, at(3) + hours(50)), hours(21 * 24));
    same_when_restored(&sat);
}

#[test]
fn time_in_which_the_program_was_down_is_given_back_once() {
    let terms = Terms { offer_hours: 72, ..timed("3d") };
    let table = after(&parley(terms), &["L:offer LM/2"]);
    let (from, to) = (at(1) + hours(60), at(1) + hours(80));
    let step = table.credit(from, to).unwrap().unwrap();
    assert_eq!(step.played[0].entry.action, "@credit 72000");
    assert_eq!(read_by_all(&step), ["table-credited"]);
    assert_eq!(owed(&step.table).until, Some(at(1) + hours(92)));
    assert_eq!(step.table.next_timer(), Some(at(1) + hours(92)));
    same_when_restored(&step.table);
    assert!(step.table.credit(from, to).unwrap().is_none(), "not twice");
    let more = step.table.credit(from, to + hours(1)).unwrap().unwrap();
    assert_eq!(more.played[0].entry.action, "@credit 3600", "only what is new");
    // A deadline missed before stays missed; a time that is too short, or in which nothing runs, gives
    // nothing.
    let overdue = table.credit(at(1) + hours(72), at(1) + hours(90)).unwrap();
    assert!(overdue.is_some(), "the offer still had a second");
    assert_eq!(owed(&overdue.unwrap().table).until, Some(at(1) + hours(72)));
    assert!(table.credit(from, from + SignedDuration::from_mins(9)).unwrap().is_none());
    assert!(parley(Terms { offer_hours: 0, ..Terms::untimed() }).credit(from, to).unwrap().is_none());
    // A deadline that began, or got its limit, when the bot was back has lost nothing.
    let begun = after(&parley(timed("3d")), &["L:offer LM/2"]);
    let changed = begun.changed();
    for to in [changed, changed - hours(1)] {
        assert!(begun.credit(changed - hours(100), to).unwrap().is_none());
    }
    // A player who is to choose a seat gets the time too.
    let lobby = parley_lobby(&PARLEY, Terms { dealing: Dealing::Dice, ..timed("3d") }, 7, None);
    let dealt = ["k", "l", "m"]
        .iter()
        .fold(lobby, |table, name| table.sit(&player(name), None, at(1)).unwrap().table);
    let until = dealt.choice_until().unwrap();
    let credited = dealt.credit(from, to).unwrap().unwrap().table;
    assert_eq!(credited.choice_until(), Some(until + hours(20)));
    let began = to + hours(1);
    let mut table = credited;
    while let Some(chooser) = table.chooser().map(|chooser| chooser.id.clone()) {
        let free = table.dice().unwrap().free()[0];
        table = table.choose(&chooser, free, began).unwrap().table;
    }
    assert_eq!(owed(&table).began, began);
    same_when_restored(&table);
}

#[test]
fn the_host_gives_more_time() {
    let table = parley(Terms { excuses: 0, ..timed("3d") });
    assert_eq!(refused(table.extend("k", KIM, 24, at(2))), TableError::NotHost { host: "H".to_owned() });
    assert_eq!(refused(table.extend("h", LEE, 24, at(2))), TableError::OwesNothing { seat: LEE });
    assert_eq!(refused(table.extend("h", KIM, 0, at(2))), TableError::BadExtension { most: 60 });
    assert_eq!(refused(parley(timed("none")).extend("h", KIM, 24, at(2))), TableError::NoClock);
    let step = table.extend("h", KIM, 24, at(2)).unwrap();
    assert_eq!(
        (step.played[0].entry.action.as_str(), read_by_all(&step)),
        ("@extend kim 24", vec!["table-extended"])
    );
    assert_eq!(owed(&step.table).until, Some(at(1) + hours(96)));
    same_when_restored(&step.table);
    let (_, late) = through(table, at(1) + hours(72));
    assert_eq!(refused(late.extend("h", KIM, 24, at(1) + hours(100))), TableError::BadExtension { most: 60 });
    let saved = late.extend("h", KIM, 48, at(1) + hours(100)).unwrap().table;
    assert_eq!((saved.late(), owed(&saved).until), (vec![], Some(at(1) + hours(120))));
    let again = through(saved, at(1) + hours(130)).0;
    assert_eq!(again, ["@late kim"]);
}

#[test]
fn a_pause_stops_all_clocks_and_a_takeback_in_it_as_well() {
    let table = after(&parley(timed("3d")), &["K-step"]);
    let moved = table.log()[0].at;
    let agreed = |table: &Table, motion: &Motion, at| {
        let open = table.propose("k", motion, at).unwrap().table;
        let number = open.log().len();
        let half = open.answer(&player("l"), number, Answer::Accept, at).unwrap().table;
        half.answer(&player("m"), number, Answer::Accept, at).unwrap().table
    };
    let paused = agreed(&table, &Motion::Pause { days: 5 }, moved + hours(10));
    assert!(paused.owed().is_empty());
    let on = through(paused.clone(), moved + hours(130)).1;
    assert_eq!(owed(&on).until, Some(moved + hours(72 + 120)));
    let back = agreed(&paused, &Motion::Takeback { to: 0 }, moved + hours(20));
    let on = through(back, moved + hours(130)).1;
    assert_eq!((owed(&on).seat, owed(&on).until), (KIM, Some(moved + hours(130 + 72))));
    same_when_restored(&on);
}

#[test]
fn a_log_is_not_believed_what_no_clock_has_done() {
    let terms = Terms { excuses: 1, leave_days: 3, ..timed("3d") };
    let open = after(&parley(terms), &["K-step"]);
    let wrong = [
        (Some(LEE), Some("l"), "@excuse lee"),
        (None, None, "@excuse kim"),
        (None, None, "@late kim"),
        (None, Some("h"), "@late lee"),
        (Some(KIM), Some("k"), "@claim lee"),
        (Some(KIM), Some("k"), "@away lee 2"),
        (Some(KIM), Some("k"), "@away kim 4"),
        (Some(KIM), Some("k"), "@away kim 0"),
        (None, None, "@away kim 2"),
        (None, None, "@back kim"),
        (None, Some("h"), "@credit 5000"),
        (None, None, "@extend lee 24"),
        (None, Some("h"), "@extend kim 24"),
        (None, None, "@vacate lee"),
    ];
    for (seat, player, action) in wrong {
        let mut record = open.record().clone();
        let player = player.map(str::to_owned);
        let entry = Entry { number: 2, seat, player, action: action.to_owned(), at: at(10) };
        record.log.push(Arc::new(entry));
        let error = Table::restore(record).map(|_| ()).unwrap_err();
        assert!(
            matches!(&error, TableError::Unplayable(ReplayError::TableEvent { number: 2, .. })),
            "{action}"
        );
    }
}

#[test]
fn offers_end_with_whoever_resigns_for_being_late() {
    let terms = Terms { missed: Missed::Resign, excuses: 0, ..timed("1d") };
    let table = after(&parley(terms), &["K:offer KL/2"]);
    let step = table.tick(at(1) + hours(24)).unwrap().unwrap();
    let entered: Vec<&str> = step.played.iter().map(|played| played.entry.action.as_str()).collect();
    assert_eq!(entered, ["@late kim", "K:resign"]);
    assert!(!step.ended, "the others play on");
    let turns: Vec<Turn> =
        step.played.iter().flat_map(|p| &p.events).filter_map(|e| Some(e.news.as_ref()?.turn)).collect();
    assert_eq!(turns, [Turn::Void]);
    assert_eq!(owed(&step.table).seat, LEE);
    same_when_restored(&step.table);
}

fn any_time() -> impl Strategy<Value = Time> {
    prop_oneof![
        (1u16..200).prop_map(|hours| Time::Move { hours }),
        (1u16..100, 0u16..50, 0u16..100).prop_map(|(stock, increment, more)| Time::Fischer {
            stock,
            increment,
            cap: stock + more
        }),
        (1u8..128, 0u8..24).prop_map(|(days, hour)| {
            let days = (0..7).filter(|day| days >> day & 1 == 1);
            Time::Appointments(WeeklySchedule::new(days, hour, 15, "Europe/Kyiv").unwrap())
        }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    /// Whatever stops a clock, nobody has less time for it.
    #[test]
    fn no_deadline_comes_earlier(time in any_time(), stops in proptest::collection::vec((0u8..3, 0i64..40, 1i64..60), 0..6)) {
        let plain = parley(Terms { time, excuses: 0, offer_hours: 0, ..Terms::default() });
        let mut table = plain.clone();
        let mut now = at(1);
        for (which, wait, length) in stops {
            now += hours(wait);
            let before = table.due_of(KIM).unwrap();
            if before <= now {
                break;
            }
            let done = match which {
                0 => table.go_on_leave("k", 1 + (length / 24) as u16, now).ok(),
                1 => table.end_leave("k", now).ok(),
                _ => {
                    let from = now;
                    now += hours(length);
                    table.credit(from, now).unwrap()
                }
            };
            let Some(step) = done else { continue };
            let (step_is_back, after) = (which == 1, step.table.due_of(KIM).unwrap());
            // A player who comes back early gives back the leave that they had asked for, and no more.
            prop_assert!(step_is_back || after >= before || table.away_until(KIM).is_some(), "{before} {after}");
            prop_assert!(after >= plain.due_of(KIM).unwrap());
            table = step.table;
            same_when_restored(&table);
        }
    }

    /// A missed deadline has one consequence, whenever and however often time is asked.
    #[test]
    fn it_does_not_matter_when_time_is_asked(
        time in any_time(),
        excuses in 0u8..4,
        missed in 0usize..3,
        asks in proptest::collection::vec(1i64..400, 0..30),
    ) {
        let missed = [Missed::Claim, Missed::Resign, Missed::Replace][missed];
        let table = parley(Terms { time, missed, excuses, offer_hours: 0, ..Terms::default() });
        let end = at(1) + hours(24 * 400);
        let (once, _) = through(table.clone(), end);
        let (mut often, mut now, mut asked) = (Vec::new(), at(1), table);
        for ask in asks {
            now += hours(ask);
            if now > end { break }
            let (entered, then) = through(asked, now);
            often.extend(entered);
            asked = then;
        }
        often.extend(through(asked, end).0);
        // After a resignation, the next player's time begins when it was noticed.
        let first = |entered: &[String]| {
            let late = entered.iter().position(|action| action.starts_with("@late")).unwrap();
            entered[..=late].to_vec()
        };
        prop_assert_eq!(first(&once), first(&often));
        prop_assert_eq!(once.iter().filter(|action| action.as_str() == "@excuse kim").count(), usize::from(excuses));
        prop_assert_eq!(once.iter().filter(|action| action.as_str() == "@late kim").count(), 1);
    }
}
