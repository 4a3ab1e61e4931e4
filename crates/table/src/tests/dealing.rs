//! Seats drawn by dice: the rolls and the choices, and that the log has all of it.

use super::*;
use std::collections::{BTreeMap, BTreeSet};

fn by_dice() -> Terms {
    Terms { dealing: Dealing::Dice, ..Terms::untimed() }
}

/// A lobby of nim (two seats) or parley (three).
fn lobby_of(game: &'static dyn Game, seed: u8) -> Table {
    parley_lobby(game, by_dice(), seed, None)
}

/// A table with this number of players in their places; with fewer players than seats the host starts it.
fn rolled(game: &'static dyn Game, seed: u8, players: usize) -> Table {
    let seats = game.seats().len();
    let names = ["h", "i", "j", "k"];
    let mut table = lobby_of(game, seed);
    for name in &names[..players] {
        table = table.sit(&player(name), None, at(1)).unwrap().table;
    }
    if players < seats { table.start("h", true, at(1)).unwrap().table } else { table }
}

fn chooser(table: &Table) -> String {
    table.chooser().expect("somebody is to choose").id.clone()
}

fn free(table: &Table) -> Vec<Seat> {
    table.dice().unwrap().free()
}

/// The order that people would work out from the rolls of a log, independently of the program: by the first
/// totals, and among equals by the totals of their next rolls.
fn expected_order(table: &Table) -> Vec<String> {
    let mut totals: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    for entry in table.log().iter().filter(|entry| entry.action.starts_with("@dice ")) {
        let (_, dice) = entry.action.rsplit_once(' ').unwrap();
        let total = dice.split('+').map(|pips| pips.parse::<u8>().unwrap()).sum();
        totals.entry(entry.player.clone().unwrap()).or_default().push(total);
    }
    let mut order: Vec<(Vec<u8>, String)> = totals.into_iter().map(|(who, totals)| (totals, who)).collect();
    order.sort_by(|one, other| other.0.cmp(&one.0));
    let level = order.windows(2).any(|pair| pair[0].0 == pair[1].0);
    assert!(!level, "nobody is level in the end: {order:?}");
    order.into_iter().map(|(_, who)| who).collect()
}

#[test]
fn a_place_is_taken_and_no_seat() {
    let lobby = lobby_of(&PARLEY, 1);
    assert_eq!(refused(lobby.sit(&player("h"), Some(LEE), at(1))), TableError::ByDice);
    let one = lobby.sit(&player("h"), None, at(1)).unwrap().table;
    assert_eq!(refused(one.sit(&player("h"), None, at(1))), TableError::PlaceYours);
    assert_eq!(refused(one.sit(&player("h"), Some(MAX), at(1))), TableError::PlaceYours);
    assert!(one.dice().is_none() && !one.is_dealing() && one.chooser().is_none());
    assert_eq!(refused(one.choose("h", KIM, at(1))), TableError::NotStarted);
    let left = one.leave("h", at(2)).unwrap().table;
    assert!(left.players().is_empty());
}

#[test]
fn nothing_is_played_before_everybody_has_a_seat() {
    let table = rolled(&PARLEY, 3, 3);
    assert_eq!((table.status(), table.implied_status()), (Status::Playing, Status::Playing));
    assert!(table.is_dealing());
    assert!(table.to_move().is_empty());
    assert!(table.open_acts([KIM, LEE, MAX].into_iter().collect()).is_empty());
    let name = table.chooser().unwrap().name.clone();
    let dealing = TableError::Dealing { name };
    for who in ["h", "i", "j"] {
        assert_eq!(refused(table.act(who, "K-step", at(2))), dealing);
        assert_eq!(refused(table.resign(who, None, at(2))), dealing);
        assert_eq!(refused(table.propose(who, &Motion::Pause { days: 3 }, at(2))), dealing);
        assert_eq!(refused(table.propose(who, &Motion::Takeback { to: 0 }, at(2))), dealing);
        assert_eq!(refused(table.sit(&player(who), None, at(2))), dealing);
        assert!(table.plays(who));
    }
    assert_eq!(refused(table.vacate("h", KIM, at(90 * 86_400))), dealing);
    assert_eq!(refused(table.referee_act("*:lapse", at(2))), dealing);
    assert_eq!(refused(table.start("h", true, at(2))), TableError::AlreadyStarted);
    assert_eq!(refused(table.leave("i", at(2))), TableError::AlreadyStarted);
    same_when_restored(&table);
}

#[test]
fn each_in_turn_chooses_what_is_free() {
    let table = rolled(&PARLEY, 5, 3);
    let order: Vec<String> = table.dice().unwrap().order().iter().map(|id| (*id).to_owned()).collect();
    let (first, second, third) = (order[0].as_str(), order[1].as_str(), order[2].as_str());
    assert_eq!(table.urgency(first), Urgency::Turn);
    assert_eq!(table.urgency(second), Urgency::Waiting);
    assert_eq!(table.urgency("stranger"), Urgency::Nothing);
    // Another's pick, a stranger's, a seat that does not exist.
    let name = first.to_uppercase();
    assert_eq!(refused(table.choose(second, MAX, at(2))), TableError::Dealing { name });
    assert_eq!(refused(table.choose("stranger", MAX, at(2))), TableError::NoSeatFree);
    assert_eq!(refused(table.choose(first, Seat(3), at(2))), TableError::NoSuchSeat);
    let step = table.choose(first, MAX, at(2)).unwrap();
    assert_eq!(step.played.len(), 1);
    assert_eq!(step.played[0].entry.action, "@choose max");
    let one = step.table;
    assert_eq!(one.holder(MAX).unwrap().id, first);
    assert_eq!(one.holder(KIM), None);
    assert_eq!(one.urgency(second), Urgency::Turn);
    let taken = TableError::SeatTaken { seat: MAX, name: first.to_uppercase() };
    assert_eq!(refused(one.choose(second, MAX, at(3))), taken);
    // The first has had their pick.
    assert!(matches!(refused(one.choose(first, KIM, at(3))), TableError::Dealing { .. }));
    // Joining with a seat's name is the same.
    let step = one.sit(&player(second), Some(LEE), at(3)).unwrap();
    let said: Vec<&str> = step.played.iter().map(|played| played.entry.action.as_str()).collect();
    assert_eq!(said, ["@choose lee", "@choose kim"], "the last one gets what is left");
    assert_eq!(step.played[1].entry.player, None);
    let game = step.table;
    assert_eq!(game.holder(KIM).unwrap().id, third);
    assert!(!game.is_dealing());
    assert_eq!(game.to_move(), SeatSet::one(KIM));
    assert_eq!(refused(game.choose(first, KIM, at(4))), TableError::AlreadyStarted);
    same_when_restored(&game);
    // The seat to move has had to act since the drawing ended.
    assert_eq!(game.patience_ends(KIM), Some(at(3 + 7 * 86_400)));
}

#[test]
fn who_does_not_choose_in_time_gets_the_first_free_seat() {
    let table = rolled(&PARLEY, 7, 3);
    let first = chooser(&table);
    let wake = at(1 + 7 * 86_400);
    assert_eq!(table.next_timer(), Some(wake));
    assert!(table.tick(wake - jiff::SignedDuration::from_secs(1)).unwrap().is_none());
    let step = table.tick(wake).unwrap().unwrap();
    assert_eq!(read_by_all(&step), ["table-chosen-late"]);
    assert_eq!(step.table.holder(KIM).unwrap().id, first);
    // The next has the whole time again.
    assert_eq!(step.table.next_timer(), Some(wake + jiff::SignedDuration::from_hours(7 * 24)));
    let step = step.table.tick(step.table.next_timer().unwrap()).unwrap().unwrap();
    assert_eq!(read_by_all(&step), ["table-chosen-late", "table-chosen-last"]);
    assert!(!step.table.is_dealing());
    assert_eq!(step.table.next_timer(), None);
    same_when_restored(&step.table);
    let patient = Terms { patience_days: 0, ..by_dice() };
    let mut endless = parley_lobby(&PARLEY, patient, 7, None);
    for name in ["h", "i", "j"] {
        endless = endless.sit(&player(name), None, at(1)).unwrap().table;
    }
    assert_eq!(endless.next_timer(), None);
}

#[test]
fn a_table_may_be_given_up_while_seats_are_dealt() {
    let table = rolled(&PARLEY, 9, 3);
    for who in ["h", "i", "j"] {
        let step = table.abort(who, at(2)).unwrap();
        assert_eq!((step.table.status(), step.ended), (Status::Abandoned, true));
        assert_eq!(step.table.players().len(), 3, "all of them are told");
        assert!(step.table.revealed_seed().is_some());
        assert_eq!(step.table.next_timer(), None);
        same_when_restored(&step.table);
        assert_eq!(refused(step.table.choose(who, KIM, at(3))), TableError::Abandoned);
    }
    assert_eq!(refused(table.abort("stranger", at(2))), TableError::NotAtTable);
}

#[test]
fn nothing_is_taken_back_into_the_dealing() {
    let mut table = rolled(&PARLEY, 4, 3);
    while table.is_dealing() {
        table = table.choose(&chooser(&table), free(&table)[0], at(2)).unwrap().table;
    }
    let dealt = table.log().len();
    let kim = table.holder(KIM).unwrap().id.clone();
    assert_eq!(
        refused(table.propose(&kim, &Motion::Takeback { to: 1 }, at(3))),
        TableError::NothingToTakeBack
    );
    let moved = after(&table, &["K-step"]);
    let mut back = moved.propose(&kim, &Motion::Takeback { to: 1 }, at(9)).unwrap().table;
    let number = back.ledger().open().next().unwrap().number;
    for seat in [LEE, MAX] {
        let holder = back.holder(seat).unwrap().clone();
        back = back.answer(&holder, number, Answer::Accept, at(9)).unwrap().table;
    }
    assert_eq!(back.state().position(), table.state().position());
    assert!(!back.is_dealing() && back.log().len() > dealt);
    assert_eq!(back.holder(KIM).unwrap().id, kim);
    same_when_restored(&back);
}

#[test]
fn somebody_alone_rolls_nothing() {
    let lobby = lobby_of(&PARLEY, 2).sit(&player("h"), None, at(1)).unwrap().table;
    let game = lobby.start("h", true, at(2)).unwrap().table;
    assert_eq!(game.seats_of("h").len(), 3);
    assert!(!game.is_dealing() && game.log().is_empty());
    assert_eq!(game.to_move(), SeatSet::one(KIM));
    assert_eq!(game.terms().dealing, Dealing::Choice);
    same_when_restored(&game);
}

#[test]
fn an_invited_member_who_did_not_come_is_dealt_nothing() {
    let mut lobby = lobby_of(&PARLEY, 2).record().clone();
    lobby.chairs[1] = Chair::Invited(player("x"));
    let mut table = Table::restore(lobby).unwrap();
    for name in ["h", "i"] {
        table = table.sit(&player(name), None, at(1)).unwrap().table;
    }
    assert_eq!(table.status(), Status::Lobby);
    table = table.start("h", true, at(2)).unwrap().table;
    assert!(!table.plays("x") && table.plays("i"));
    assert_eq!(table.dice().unwrap().to_come().len(), 3);
}

#[test]
fn a_game_that_draws_draws_after_the_dealing() {
    // The die of nim is thrown as soon as the game starts.
    let table = rolled(&NIM, 6, 2);
    assert!(table.log().iter().all(|entry| entry.action.starts_with("@dice ")));
    let step = table.choose(&chooser(&table), Seat(1), at(2)).unwrap();
    let said: Vec<&str> = step.played.iter().map(|played| &played.entry.action[..2]).collect();
    assert_eq!(said, ["@c", "@c", "*:"]);
    assert_eq!(step.table.bent_draw().unwrap(), None);
    same_when_restored(&step.table);
}

#[test]
fn a_bent_roll_is_found() {
    let table = rolled(&PARLEY, 8, 3);
    let mut record = table.record().clone();
    let (head, dice) = record.log[1].action.rsplit_once(' ').unwrap();
    let other = if dice == "1+1" { "1+2" } else { "1+1" };
    let (bent, right) = (format!("{head} {other}"), record.log[1].action.clone());
    Arc::make_mut(&mut record.log[1]).action = bent;
    // Later entries may not fit the changed dice: only the first rolls are kept.
    record.log.truncate(2);
    let bent = Table::restore(record).unwrap();
    assert_eq!(bent.bent_draw().unwrap(), Some((2, right)));
    assert_eq!(table.bent_draw().unwrap(), None);
}

#[test]
fn a_log_that_deals_wrongly_is_not_taken() {
    let mut table = rolled(&PARLEY, 8, 3);
    let rolls = table.log().len();
    while table.is_dealing() {
        table = table.choose(&chooser(&table), free(&table)[0], at(2)).unwrap().table;
    }
    let fails_at = |change: &dyn Fn(&mut Vec<Entry>)| {
        let mut record = table.record().clone();
        relog(&mut record, change);
        match Table::restore(record) {
            Err(TableError::Unplayable(error)) => error.number(),
            other => panic!("{other:?}"),
        }
    };
    // Somebody rolls twice, out of order, for another number of players, or with a seat.
    assert_eq!(fails_at(&|log| log[1].player = log[0].player.clone()), 2);
    assert_eq!(fails_at(&|log| log[0].action = log[0].action.replace("1/3", "2/3")), 1);
    assert_eq!(fails_at(&|log| log[0].action = log[0].action.replace("1/3", "1/4")), 1);
    assert_eq!(fails_at(&|log| log[0].action = log[0].action.replace("1/3", "1/1")), 1);
    assert_eq!(fails_at(&|log| log[1].action = log[1].action.replace("2/3", "2/2")), 2);
    assert_eq!(fails_at(&|log| log[0].player = None), 1);
    assert_eq!(fails_at(&|log| log[0].seat = Some(KIM)), 1);
    // Somebody chooses out of turn, or a taken seat; the referee takes another seat than the first.
    assert_eq!(
        fails_at(&|log| log[rolls].player = log[rolls + 1].player.clone().or(Some("x".into()))),
        rolls + 1
    );
    assert_eq!(fails_at(&|log| log[rolls + 1].action = log[rolls].action.clone()), rolls + 2);
    let late = |log: &mut Vec<Entry>| (log[rolls].player, log[rolls].action) = (None, "@choose max".into());
    assert_eq!(fails_at(&late), rolls + 1);
    // A move comes between; dice come later.
    assert_eq!(
        fails_at(&|log| {
            log[rolls].action = "K-step".into();
            log[rolls].seat = Some(KIM);
        }),
        rolls + 1
    );
    let again = |log: &mut Vec<Entry>| {
        let mut roll = log[0].clone();
        roll.number = log.len() + 1;
        log.push(roll);
    };
    assert_eq!(fails_at(&again), table.log().len() + 1);
    // A table without dice has none.
    let mut record = table.record().clone();
    record.terms.dealing = Dealing::Choice;
    assert!(Table::restore(record).is_err());
}

#[test]
fn ties_of_two_pairs_are_rolled_apart() {
    let mut dice = Dice::new(4);
    let names = ["a", "b", "c", "d"];
    for ((name, fallen), nth) in names.into_iter().zip([[1, 2], [6, 4], [2, 1], [5, 5]]).zip(1..) {
        assert!(dice.roll(nth, name, (nth, 4), fallen).is_some());
    }
    // b and d have ten, a and c three: the higher tie comes first, and no roll of the lower one can pass
    // them.
    assert_eq!(dice.roll(5, "a", (1, 2), [6, 6]), None);
    assert!(dice.roll(5, "b", (1, 2), [1, 1]).is_some());
    assert!(dice.roll(6, "d", (2, 2), [1, 1]).is_some());
    assert!(dice.order().is_empty());
    assert!(dice.roll(7, "b", (1, 2), [1, 1]).is_some());
    assert!(dice.roll(8, "d", (2, 2), [2, 1]).is_some());
    assert!(dice.roll(9, "a", (1, 2), [6, 5]).is_some());
    assert!(dice.roll(10, "c", (2, 2), [6, 6]).is_some());
    assert_eq!(dice.order(), ["d", "b", "c", "a"]);
    assert_eq!(dice.to_come(), ["d", "b", "c", "a"]);
    let rounds: Vec<usize> = dice.rolls().iter().map(Roll::clone).map(|roll| roll.round).collect();
    assert_eq!(rounds, [0, 0, 0, 0, 1, 1, 2, 2, 3, 3]);
    assert_eq!(dice.next_roll(), None);
}

proptest! {
    /// With any number of players and any rolls: everybody gets a turn, the order is the one that people
    /// would work out, only tied players roll again, and in the end every seat has one holder.
    #[test]
    fn dice_deal_every_seat_once(
        seed: u8,
        players in 2usize..=3,
        nim: bool,
        wishes in proptest::collection::vec((0usize..4, 0u8..4, any::<bool>()), 0..24),
    ) {
        let game: &'static dyn Game = if nim { &NIM } else { &PARLEY };
        let players = players.min(game.seats().len());
        let mut table = rolled(game, seed, players);
        let expected = expected_order(&table);
        let order = |table: &Table| -> Vec<String> {
            table.dice().unwrap().order().iter().map(|id| (*id).to_owned()).collect()
        };
        prop_assert_eq!(&order(&table), &expected);
        prop_assert_eq!(expected.iter().collect::<BTreeSet<_>>().len(), players);
        // A player who rolls in a later round was tied with another player of that round.
        let rolls = table.dice().unwrap().rolls().to_vec();
        for roll in rolls.iter().filter(|roll| roll.round > 0) {
            let before = |who: &str| -> Vec<u8> {
                let theirs = rolls.iter().filter(|r| r.member == who && r.round < roll.round);
                theirs.map(Roll::total).collect()
            };
            let rivals = rolls.iter().filter(|r| r.round == roll.round && r.member != roll.member);
            let rivals: Vec<&Roll> = rivals.collect();
            prop_assert!(!rivals.is_empty());
            prop_assert!(rivals.iter().all(|rival| before(&rival.member) == before(&roll.member)));
        }
        // People press and type anything; sometimes time runs out.
        let names = ["h", "i", "j", "x"];
        for (who, seat, late) in wishes {
            same_when_restored(&table);
            if !table.is_dealing() {
                break;
            }
            if late {
                table = table.tick(table.next_timer().unwrap()).unwrap().unwrap().table;
                continue;
            }
            let chooser = chooser(&table);
            let free = free(&table);
            let allowed = names[who] == chooser && free.contains(&Seat(seat));
            match table.choose(names[who], Seat(seat), table.changed()) {
                Ok(step) => {
                    prop_assert!(allowed);
                    table = step.table;
                    prop_assert_eq!(&table.holder(Seat(seat)).unwrap().id, &chooser);
                }
                Err(_) => prop_assert!(!allowed),
            }
        }
        while table.is_dealing() {
            table = table.choose(&chooser(&table), free(&table)[0], table.changed()).unwrap().table;
        }
        let picks = table.dice().unwrap().picks().to_vec();
        let seats = game.seats().len();
        prop_assert_eq!(picks.iter().map(|pick| pick.seat).collect::<BTreeSet<_>>().len(), seats);
        for (pick, turn) in picks.iter().zip(0..) {
            prop_assert_eq!(&pick.member, &expected[turn % players]);
            prop_assert_eq!(&table.holder(pick.seat).unwrap().id, &pick.member);
        }
        prop_assert_eq!(picks.last().unwrap().way, Way::Left);
        prop_assert_eq!(table.players().len(), players);
        prop_assert_eq!(table.shown(table.log().len()), table.log().len());
        prop_assert_eq!(table.bent_draw().unwrap(), None);
        same_when_restored(&table);
    }
}
