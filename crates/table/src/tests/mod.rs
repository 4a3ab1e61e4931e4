mod anything;
mod clocks;
mod dealing;
mod deals;
mod host;
mod limits;
mod lobby;
mod motions;
mod places;
mod plans;
mod ready_check;
mod standing;

use crate::*;
use jiff::{SignedDuration, Timestamp};
use liege_game::{EventKind, Game, Options, RefusalKind, Seat, SeatSet, words};
use liege_testing::nim::{NIM, games};
use liege_testing::parley::PARLEY;
use liege_words::Language;
use proptest::prelude::*;
use std::fs;
use std::path::Path;
use std::sync::Arc;

const NONE: [(&str, &str); 0] = [];

fn at(second: i64) -> Timestamp {
    Timestamp::from_second(1_800_000_000 + second).unwrap()
}

fn player(id: &str) -> Player {
    Player { id: id.to_owned(), name: id.to_uppercase() }
}

fn new_table(options: &[(&str, &str)], start: Option<&str>, chairs: Vec<Chair>, seed: u8) -> Table {
    let new = NewTable {
        game: &NIM,
        options: Options::check(NIM.options(), options.iter().copied()).unwrap(),
        terms: crate::Terms::untimed(),
        start: start.map(str::to_owned),
        host: player("h"),
        venue: Venue {
            server: None,
            channel: "c".to_owned(),
            thread: None,
            lobby_message: None,
            language: Language::ENGLISH,
        },
        seed: Seed::from_bytes([seed; 32]),
        chairs,
        at: at(0),
    };
    Table::new(new).unwrap()
}

fn open_table() -> Table {
    new_table(&NONE, None, vec![Chair::Open, Chair::Open], 7)
}

/// A game in progress, without the die: `a` is ann, `b` is bob.
fn plain_game() -> Table {
    let lobby = new_table(&[("die", "off")], None, vec![Chair::Open, Chair::Open], 7);
    let one = lobby.sit(&player("a"), None, at(1)).unwrap().table;
    one.sit(&player("b"), None, at(2)).unwrap().table
}

/// The seats of the test game with three seats, and their holders in [`parley`].
const KIM: Seat = Seat(0);
const LEE: Seat = Seat(1);
const MAX: Seat = Seat(2);

/// A lobby of the game that consists of negotiation.
fn parley_lobby(game: &'static dyn Game, terms: Terms, seed: u8, start: Option<&str>) -> Table {
    let venue = Venue {
        server: None,
        channel: "c".to_owned(),
        thread: None,
        lobby_message: None,
        language: Language::ENGLISH,
    };
    let options = Options::check(game.options(), NONE).unwrap();
    let (host, seed, start) = (player("h"), Seed::from_bytes([seed; 32]), start.map(str::to_owned));
    let chairs = vec![Chair::Open; game.seats().len()];
    Table::new(NewTable { game, options, terms, start, host, venue, seed, chairs, at: at(0) }).unwrap()
}

/// A game that consists of negotiation, started at second 1: `k` is kim, `l` is lee, `m` is max.
fn parley(terms: Terms) -> Table {
    parley_from(terms, None)
}

fn parley_from(terms: Terms, start: Option<&str>) -> Table {
    let mut table = parley_lobby(&PARLEY, terms, 7, start);
    for name in ["k", "l", "m"] {
        table = table.sit(&player(name), None, at(1)).unwrap().table;
    }
    table
}

/// The table after these actions, each by the holder of its seat, a second apart.
fn after(table: &Table, actions: &[&str]) -> Table {
    actions.iter().fold(table.clone(), |table, action| {
        let seat = table.state().actor(action).unwrap();
        let holder = table.holder(seat).unwrap().id.clone();
        let now = table.changed() + SignedDuration::from_secs(1);
        table.act(&holder, action, now).unwrap_or_else(|error| panic!("{action}: {error}")).table
    })
}

fn under(negotiation: Negotiation) -> Terms {
    Terms { negotiation, ..Terms::untimed() }
}

/// The sentences of a step that everybody reads, as ids.
fn read_by_all(step: &Step) -> Vec<&str> {
    let events = step.played.iter().flat_map(|played| &played.events);
    let open = events.filter(|event| event.audience == liege_game::Audience::Everyone);
    open.map(|event| event.message.id()).collect()
}

/// A table restored from its record is the same in every respect.
fn same_when_restored(table: &Table) {
    let again = Table::restore(table.record().clone()).unwrap();
    assert_eq!(format!("{:?}", again.timeline), format!("{:?}", table.timeline));
    assert_eq!(again.implied_status(), table.status());
    assert_eq!(again.next_timer(), table.next_timer());
}

fn refused(step: Result<Step, TableError>) -> TableError {
    step.map(|step| step.table).unwrap_err()
}

#[test]
fn the_game_begins_by_itself_when_the_last_seat_is_taken() {
    let lobby = open_table();
    let first = lobby.sit(&player("a"), None, at(1)).unwrap();
    assert_eq!((first.started, first.table.status(), first.base), (false, Status::Lobby, 0));
    assert_eq!(first.seats, [Seat(0)]);
    assert_eq!(lobby.chairs()[0], Chair::Open, "nothing happens to the table itself");
    let second = first.table.sit(&player("b"), None, at(2)).unwrap();
    assert!(second.started);
    assert_eq!(second.table.status(), Status::Playing);
    assert_eq!(second.table.version(), 2);
    assert_eq!(second.played.len(), 1, "the die is thrown at once");
    assert_eq!(second.played[0].entry.seat, None);
    assert_eq!(second.played[0].entry.player, None);
    assert_eq!(second.table.to_move().iter().collect::<Vec<_>>(), [Seat(0)]);
    assert_eq!(second.table.names(), ["A", "B"]);
}

#[test]
fn kept_seats_are_kept_and_come_first() {
    let lobby = new_table(&NONE, None, vec![Chair::Open, Chair::Invited(player("b"))], 7);
    let seat = Seat(1);
    let error = refused(lobby.sit(&player("c"), Some(seat), at(1)));
    assert_eq!(error, TableError::SeatReserved { seat, name: "B".to_owned() });
    let sat = lobby.sit(&player("b"), None, at(1)).unwrap();
    assert_eq!(sat.seats, [seat]);
    assert_eq!(
        refused(sat.table.sit(&player("c"), Some(seat), at(1))),
        TableError::SeatTaken { seat, name: "B".to_owned() }
    );
    assert_eq!(refused(sat.table.sit(&player("b"), None, at(1))), TableError::SeatYours { seat });
    assert_eq!(refused(sat.table.sit(&player("b"), Some(seat), at(1))), TableError::SeatYours { seat });
    assert_eq!(refused(sat.table.sit(&player("b"), Some(Seat(9)), at(1))), TableError::NoSuchSeat);
    let both = sat.table.sit(&player("b"), Some(Seat(0)), at(1)).unwrap();
    assert!(both.started);
    assert_eq!(both.table.seats_of("b").len(), 2);
    assert_eq!(refused(both.table.sit(&player("c"), None, at(1))), TableError::AlreadyStarted);
}

#[test]
fn a_full_lobby_of_kept_seats_has_no_seat_for_others() {
    let lobby = new_table(&NONE, None, vec![Chair::Invited(player("a")), Chair::Invited(player("b"))], 7);
    assert_eq!(refused(lobby.sit(&player("c"), None, at(1))), TableError::NoSeatFree);
    let declined = lobby.leave("b", at(1)).unwrap();
    assert_eq!(declined.seats, [Seat(1)]);
    assert!(declined.table.sit(&player("c"), None, at(1)).is_ok(), "a declined seat is open to anyone");
}

#[test]
fn one_may_leave_before_the_start_only() {
    let lobby = open_table();
    assert_eq!(refused(lobby.leave("a", at(1))), TableError::NotSeated);
    let sat = lobby.sit(&player("a"), None, at(1)).unwrap().table;
    let left = sat.leave("a", at(2)).unwrap();
    assert_eq!(left.table.chairs(), [Chair::Open, Chair::Open]);
    assert_eq!(refused(plain_game().leave("a", at(3))), TableError::AlreadyStarted);
}

#[test]
fn the_host_begins_and_those_who_sit_share_the_seats() {
    let lobby = new_table(&NONE, None, vec![Chair::Open, Chair::Invited(player("x"))], 7);
    assert_eq!(refused(lobby.start("h", true, at(1))), TableError::NobodySits);
    let sat = lobby.sit(&player("a"), None, at(1)).unwrap().table;
    assert_eq!(refused(sat.start("a", true, at(1))), TableError::NotHost { host: "H".to_owned() });
    assert_eq!(refused(sat.start("h", false, at(1))), TableError::SeatsFree { seats: vec![Seat(1)] });
    let begun = sat.start("h", true, at(1)).unwrap();
    assert!(begun.started);
    assert_eq!(begun.seats, [Seat(1)]);
    assert_eq!(begun.table.seats_of("a").len(), 2);
}

#[test]
fn the_host_may_give_a_lobby_up() {
    let lobby = open_table();
    assert!(matches!(refused(lobby.abandon("a", at(1))), TableError::NotHost { .. }));
    let gone = lobby.abandon("h", at(1)).unwrap().table;
    assert_eq!(gone.status(), Status::Abandoned);
    assert_eq!(refused(gone.sit(&player("a"), None, at(2))), TableError::Abandoned);
    assert_eq!(refused(gone.act("a", "x", at(2))), TableError::Abandoned);
}

#[test]
fn actions_are_written_with_seat_player_number_and_time() {
    let game = plain_game();
    let step = game.act("a", " X ", at(60)).unwrap();
    let played = &step.played[0];
    assert_eq!(
        played.entry,
        Entry {
            number: 1,
            seat: Some(Seat(0)),
            player: Some("a".to_owned()),
            action: "A-x".to_owned(),
            at: at(60)
        }
    );
    assert_eq!(played.display, "‹A-x›");
    assert!(played.is_move());
    assert_eq!(step.table.log(), [Arc::new(played.entry.clone())]);
    assert_eq!(step.table.changed(), at(60));
    assert_eq!(step.numbers(), Some((1, 1)));
    assert!(game.log().is_empty(), "nothing happens to the table itself");
}

#[test]
fn several_actions_are_played_together_or_not_at_all() {
    let throw = |seed| {
        let sat = new_table(&NONE, None, vec![Chair::Open, Chair::Open], seed)
            .sit(&player("a"), None, at(1))
            .unwrap()
            .table;
        sat.sit(&player("b"), None, at(1)).unwrap().table
    };
    let game = (0..=255).map(throw).find(|table| table.log()[0].action == "*:2").unwrap();
    let error = refused(game.act("a", "xyx", at(2)));
    assert!(matches!(error, TableError::Game(_)), "{error:?}");
    let step = game.act("a", "xy", at(2)).unwrap();
    let actions: Vec<&str> = step.played.iter().map(|played| played.entry.action.as_str()).collect();
    assert_eq!(actions[..2], ["A-x", "A-y"]);
    assert!(actions[2].starts_with("*:"), "the next throw follows: {actions:?}");
    assert_eq!(step.numbers(), Some((2, 4)));
    assert_eq!(step.base + 1, step.table.version(), "one change, whatever it plays");
}

#[test]
fn refusals_come_with_candidates_and_change_nothing() {
    let game = plain_game();
    let error = refused(game.act("b", "x", at(3)));
    assert!(matches!(&error, TableError::Game(refusal) if refusal.kind == RefusalKind::NotYours));
    assert_eq!(refused(game.act("nobody", "x", at(3))), TableError::NotSeated);
    assert!(matches!(
        refused(game.act("a", "hello", at(3))),
        TableError::Game(refusal) if refusal.kind == RefusalKind::Unreadable
    ));
    let empty = new_table(&[("die", "off")], Some("0 2"), vec![Chair::Open, Chair::Open], 1);
    let sat = empty.sit(&player("a"), None, at(1)).unwrap().table;
    let game = sat.sit(&player("b"), None, at(1)).unwrap().table;
    assert_eq!(refused(game.act("a", "x", at(3))).candidates(), ["A-y"]);
}

#[test]
fn a_holder_of_both_seats_is_heard_as_the_one_to_move_first() {
    let lobby = new_table(&[("die", "off")], None, vec![Chair::Open, Chair::Open], 7);
    let one = lobby.sit(&player("a"), None, at(1)).unwrap().table;
    let both = one.sit(&player("a"), Some(Seat(1)), at(1)).unwrap().table;
    let first = both.act("a", "x", at(2)).unwrap();
    let second = first.table.act("a", "x", at(3)).unwrap();
    assert_eq!(second.played[0].entry.action, "B-x");
    // Ann is to move, so she offers, and the answer can only be Bob's.
    let offered = second.table.act("a", "draw", at(4)).unwrap();
    assert_eq!(offered.played[0].entry.action, "A:draw?");
    let agreed = offered.table.act("a", "B:draw!", at(5)).unwrap();
    assert_eq!(agreed.played[0].entry.seat, Some(Seat(1)));
    assert!(agreed.ended);
    assert!(agreed.table.outcome().unwrap().drawn);
}

#[test]
fn where_both_seats_of_one_holder_may_be_meant_it_is_asked() {
    let options = [("die", "off"), ("turns", "any")];
    let lobby = new_table(&options, None, vec![Chair::Open, Chair::Open], 7);
    let one = lobby.sit(&player("a"), None, at(1)).unwrap().table;
    let both = one.sit(&player("a"), Some(Seat(1)), at(1)).unwrap().table;
    let error = refused(both.act("a", "x", at(2)));
    assert!(matches!(&error, TableError::Game(refusal) if refusal.kind == RefusalKind::Ambiguous));
    assert_eq!(error.candidates(), ["A-x", "B-x"]);
    for candidate in error.candidates() {
        assert!(both.act("a", candidate, at(2)).is_ok());
    }
    let error = refused(both.resign("a", None, at(2)));
    assert!(matches!(&error, TableError::WhichSeat { seats, .. } if *seats == [Seat(0), Seat(1)]));
    assert_eq!(error.candidates(), ["A:resign", "B:resign"]);
}

#[test]
fn resigning_asks_which_seat_only_where_it_is_unclear() {
    let game = plain_game();
    let step = game.resign("b", None, at(3)).unwrap();
    assert!(step.ended);
    assert_eq!(step.table.status(), Status::Over);
    assert_eq!(step.table.to_move(), SeatSet::EMPTY);
    assert_eq!(step.played[0].entry.action, "B:resign");
    assert_eq!(refused(step.table.act("a", "x", at(4))), TableError::Over);
    assert_eq!(refused(game.resign("b", Some(Seat(0)), at(3))), TableError::NotYourSeat { seat: Seat(0) });
    let one = new_table(&[("die", "off")], None, vec![Chair::Open, Chair::Open], 7)
        .sit(&player("a"), None, at(1))
        .unwrap()
        .table;
    let both = one.sit(&player("a"), Some(Seat(1)), at(1)).unwrap().table;
    let of_mover = both.resign("a", None, at(2)).unwrap();
    assert_eq!(of_mover.played[0].entry.action, "A:resign");
    let named = both.resign("a", Some(Seat(1)), at(2)).unwrap();
    assert_eq!(named.played[0].entry.action, "B:resign");
}

#[test]
fn the_referee_enters_lapses_and_nothing_of_the_seats() {
    let game = plain_game();
    assert!(matches!(refused(game.referee_act("A-x", at(3))), TableError::NotYourAction { .. }));
    let step = game.referee_act("*:lapse", at(3)).unwrap();
    assert!(step.ended);
    assert_eq!((step.played[0].entry.seat, &step.played[0].entry.player), (None, &None));
    assert_eq!(refused(open_table().referee_act("*:lapse", at(3))), TableError::NotStarted);
}

#[test]
fn a_start_position_that_is_an_end_ends_the_game_at_once() {
    let lobby = new_table(&NONE, Some("0 0"), vec![Chair::Open, Chair::Open], 7);
    let one = lobby.sit(&player("a"), None, at(1)).unwrap().table;
    let step = one.sit(&player("b"), None, at(1)).unwrap();
    assert!(step.started && step.ended);
    assert_eq!(step.table.status(), Status::Over);
    assert!(step.played.is_empty(), "no die is thrown for a game that is over");
}

#[test]
fn a_bad_start_position_and_a_wrong_number_of_seats_are_refused() {
    let lobby = open_table();
    let record = lobby.record().clone();
    let bad = Record { start: Some("seven".to_owned()), ..record.clone() };
    assert!(matches!(Table::restore(bad), Err(TableError::Unplayable(ReplayError::Start(_)))));
    let few = Record { chairs: vec![Chair::Open], ..record.clone() };
    assert!(matches!(Table::restore(few), Err(TableError::WrongSeats { given: 1, needed: 2 })));
    let old = Record { rules: 1, ..record };
    assert!(matches!(Table::restore(old), Err(TableError::OldRules { rules: 1 })));
}

/// Changes the log of a record.
fn relog(record: &mut Record, change: &dyn Fn(&mut Vec<Entry>)) {
    let mut log: Vec<Entry> = record.log.iter().map(|entry| Entry::clone(entry)).collect();
    change(&mut log);
    record.log = log.into_iter().map(Arc::new).collect();
}

#[test]
fn a_log_that_does_not_replay_is_named_by_its_entry() {
    let game = plain_game();
    let game = game.act("a", "x", at(3)).unwrap().table;
    let game = game.act("b", "x", at(4)).unwrap().table;
    let number = |change: &dyn Fn(&mut Vec<Entry>)| {
        let mut record = game.record().clone();
        relog(&mut record, change);
        match Table::restore(record) {
            Err(TableError::Unplayable(error)) => error.number(),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(number(&|log| log[1].action = "B-z".to_owned()), 2);
    assert_eq!(number(&|log| log[0].seat = Some(Seat(1))), 1);
    assert_eq!(number(&|log| log[1].number = 3), 2);
}

#[test]
fn draws_are_those_of_the_seed_and_can_be_checked() {
    let one = open_table().sit(&player("a"), None, at(1)).unwrap().table;
    let game = one.sit(&player("b"), None, at(1)).unwrap().table;
    assert_eq!(game.bent_draw().unwrap(), None);
    assert_eq!(game.revealed_seed(), None, "the seed is a secret while the game is on");
    let drawn = game.log()[0].action.clone();
    let bent = if drawn == "*:1" { "*:2" } else { "*:1" };
    let mut record = game.record().clone();
    Arc::make_mut(&mut record.log[0]).action = bent.to_owned();
    assert_eq!(Table::restore(record).unwrap().bent_draw().unwrap(), Some((1, drawn)));
    let over = game.resign("a", None, at(2)).unwrap().table;
    assert_eq!(over.revealed_seed().unwrap(), "07".repeat(32));
}

#[test]
fn a_draw_can_be_repeated_by_any_program() {
    // ChaCha20 with an all-zero key and nonce: RFC 8439, appendix A.1, test vector 1, begins
    // 76 b8 e0 ad a0 f1 3d 90; the first word, little-endian, is 0x903df1a0ade0b876.
    let seed = Seed::from_bytes([0; 32]);
    for choices in [1, 2, 3, 6, 7, 1_000_003] {
        let expected = 0x903d_f1a0_ade0_b876_u64 % choices;
        assert_eq!(seed.draw(0, choices as usize), Some(expected as usize));
    }
    assert_eq!(seed.draw(0, 0), None);
    // `printf '\0%.0s' $(seq 32) | sha256sum`
    assert_eq!(seed.hash(), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
    assert_eq!(seed.reveal(), "0".repeat(64));
    assert_eq!(format!("{:?}", Seed::from_bytes([0xab; 32])), "Seed(secret)");
}

#[test]
fn draws_are_even() {
    let seed = Seed::from_bytes([42; 32]);
    let mut counts = [0_i32; 6];
    for number in 1..=12_000 {
        counts[seed.draw(number, 6).unwrap()] += 1;
    }
    // 2,000 expected each, with a standard deviation of about 41.
    assert!(counts.iter().all(|count| (count - 2_000).abs() < 200), "{counts:?}");
    assert_ne!(Seed::random(), Seed::random());
}

#[test]
fn the_past_can_be_looked_at() {
    let start = plain_game();
    let one = start.act("a", "x", at(3)).unwrap().table;
    let two = one.act("b", "draw", at(4)).unwrap().table;
    let three = two.act("b", "y", at(5)).unwrap().table;
    let moment = three.view_at(2).unwrap();
    assert_eq!((moment.number, moment.moves), (2, 1));
    assert_eq!(moment.state.position(), two.state().position());
    assert_eq!(moment.last_move.unwrap().entry.action, "A-x");
    assert_eq!(moment.last.as_ref().unwrap().entry.action, "B:draw?");
    assert_eq!(three.view_at(0).unwrap().last, None);
    assert_eq!(three.view_at(99).unwrap().number, 3);
    assert_eq!(three.view().unwrap().news()[0].message.id(), "nim-taken");
    let history = three.history(2..=99).unwrap();
    let shown: Vec<&str> = history.iter().map(|played| played.display.as_str()).collect();
    assert_eq!(shown, ["‹B:draw?›", "‹B-y›"]);
    assert_eq!(history[0].events[0].kind, EventKind::Diplomacy);
}

#[test]
fn changes_can_be_chained_into_one() {
    let step = open_table()
        .sit(&player("a"), None, at(1))
        .unwrap()
        .then(|table| table.sit(&player("b"), None, at(1)))
        .unwrap();
    assert_eq!((step.base, step.table.version()), (0, 1));
    assert_eq!(step.seats, [Seat(0), Seat(1)]);
    assert!(step.started && step.played.len() == 1);
}

#[test]
fn how_urgently_a_table_waits() {
    let lobby = new_table(&[("die", "off")], None, vec![Chair::Open, Chair::Invited(player("b"))], 7);
    assert_eq!(lobby.urgency("b"), Urgency::Invited);
    assert_eq!(lobby.urgency("h"), Urgency::Gathering);
    assert_eq!(lobby.urgency("z"), Urgency::Nothing);
    let game = plain_game();
    assert_eq!((game.urgency("a"), game.urgency("b")), (Urgency::Turn, Urgency::Waiting));
    assert!(Urgency::Turn < Urgency::Waiting);
}

#[test]
fn every_refusal_is_said_in_every_language() {
    let (seat, name) = (Seat(0), "Ada".to_owned());
    let gap = ReplayError::Gap { expected: 3, number: 5 };
    let all = vec![Seat(0), Seat(1)];
    let errors = [
        TableError::NotStarted,
        TableError::AlreadyStarted,
        TableError::Over,
        TableError::Abandoned,
        TableError::NoSuchSeat,
        TableError::NoSeatFree,
        TableError::SeatTaken { seat, name: name.clone() },
        TableError::SeatReserved { seat, name: name.clone() },
        TableError::SeatYours { seat },
        TableError::NotSeated,
        TableError::NotYourSeat { seat },
        TableError::NotHost { host: name },
        TableError::SeatsFree { seats: vec![Seat(0), Seat(1)] },
        TableError::NobodySits,
        TableError::Stale { seen: 1_234, now: 5 },
        TableError::NotYourAction { action: "A-x".to_owned() },
        TableError::CannotResign,
        TableError::WhichSeat { seats: vec![Seat(0), Seat(1)], actions: Vec::new() },
        TableError::WrongSeats { given: 1, needed: 3 },
        TableError::OldRules { rules: 1 },
        TableError::Unplayable(gap),
        TableError::EndlessChance,
        TableError::SeatTaken { seat, name: String::new() },
        TableError::SeatReserved { seat, name: String::new() },
        TableError::NotHost { host: String::new() },
        TableError::NoSuchDeal,
        TableError::NotAsked { waiting: all.clone() },
        TableError::NotAsked { waiting: Vec::new() },
        TableError::YourProposal { waiting: all.clone() },
        TableError::YourProposal { waiting: Vec::new() },
        TableError::Answered { waiting: all },
        TableError::NotYourProposal { seat },
        TableError::CannotWithdraw,
        TableError::SeveralDeals,
        TableError::Paused { until: at(0) },
        TableError::PausedAlready { until: at(0) },
        TableError::NotPaused,
        TableError::BadPause,
        TableError::MotionOpen { number: 7 },
        TableError::NothingToTakeBack,
        TableError::PastChance,
        TableError::SecretReason,
        TableError::HandToNobody,
        TableError::SeatVacant { seat },
        TableError::OwesNothing { seat },
        TableError::StillPatient { seat, until: at(0) },
        TableError::EndlessPatience,
        TableError::NotAtTable,
        TableError::TooLate,
        TableError::NoTalk { action: "A:draw?".to_owned() },
        TableError::Dealing { name: "Ada".to_owned() },
        TableError::ByDice,
        TableError::PlaceYours,
    ];
    let decided = [
        DealState::Made,
        DealState::Refused { by: None },
        DealState::Withdrawn,
        DealState::Lapsed,
        DealState::Expired,
        DealState::Void,
    ];
    let decided = decided.map(|state| TableError::DealDecided { state });
    let others = ["table-several-readings", "table-unreadable"].map(liege_words::Message::new);
    for language in Language::all() {
        let messages = errors.iter().chain(&decided).map(TableError::message).chain(others.clone());
        for message in messages {
            assert!(words().has(language, message.id()), "{} in {}", message.id(), language.code());
            let text = words().say_of(language, &NIM, &message);
            assert!(!text.contains(['{', '}', '$']), "{text}");
            assert!(!text.contains(message.id()), "{text}");
        }
    }
    let stale = TableError::Stale { seen: 1_234, now: 5 }.message();
    let said = words().say_of(Language::RUSSIAN, &NIM, &stale);
    assert!(said.contains("1234") && said.contains("5 действий"), "{said}");
}

proptest! {
    /// With any messages of members in any order: a refusal changes nothing, the log replays to the same
    /// table, numbers have no gaps, and all draws are fair.
    #[test]
    fn any_talk_leaves_a_table_that_its_log_gives(
        seed: u8,
        die: bool,
        lines in proptest::collection::vec((0u8..4, "[xyXY]{1,3}|draw|resign|[AB]-[xy]|[AB]:draw[!?]|.{0,4}"), 0..60),
    ) {
        let options = [("die", if die { "on" } else { "off" })];
        let lobby = new_table(&options, None, vec![Chair::Open, Chair::Open], seed);
        let mut table = lobby.sit(&player("a"), None, at(1)).unwrap().table;
        table = table.sit(&player("b"), None, at(1)).unwrap().table;
        for ((who, text), second) in lines.into_iter().zip(2..) {
            let before = (table.log().to_vec(), table.state().position(), table.version());
            let said = match who {
                0 => table.act("a", &text, at(second)),
                1 => table.act("b", &text, at(second)),
                2 => table.act("b", &format!("{text};{text}"), at(second)),
                _ => table.act("c", &text, at(second)),
            };
            prop_assert_eq!(&before, &(table.log().to_vec(), table.state().position(), table.version()));
            if let Ok(step) = said {
                prop_assert!(!step.played.is_empty());
                prop_assert_eq!(step.ended, step.table.status() == Status::Over);
                table = step.table;
            }
        }
        let numbers: Vec<usize> = table.log().iter().map(|entry| entry.number).collect();
        prop_assert_eq!(numbers, (1..=table.log().len()).collect::<Vec<_>>());
        let again = Table::restore(table.record().clone()).unwrap();
        prop_assert_eq!(again.state().position(), table.state().position());
        prop_assert_eq!(again.outcome(), table.outcome());
        prop_assert_eq!(again.bent_draw().unwrap(), None);
        prop_assert_eq!(table.view().unwrap().state.position(), table.state().position());
    }

    /// Any draw is one of the choices.
    #[test]
    fn a_draw_is_one_of_the_choices(seed: [u8; 32], number: u32, choices in 1usize..5_000) {
        let index = Seed::from_bytes(seed).draw(number as usize, choices).unwrap();
        prop_assert!(index < choices);
    }
}

#[test]
fn the_test_game_is_found_by_its_id() {
    assert!(games("nim").is_some() && games("chess").is_none());
}

/// The sources of a folder and the folders in it, without their tests.
fn sources_below(folder: &Path) -> String {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let sources = paths.map(|path| match path.extension() {
        _ if path.file_stem().is_some_and(|name| name == "tests") => String::new(),
        _ if path.is_dir() => sources_below(&path),
        Some(ending) if ending == "rs" => fs::read_to_string(&path).unwrap(),
        _ => String::new(),
    });
    sources.collect()
}

#[test]
fn every_sentence_of_the_table_is_there_and_said() {
    let ids = |text: &str| -> std::collections::BTreeSet<String> {
        let quoted = text.split('"').map(|part| part.split('.').next().unwrap_or_default());
        let is_id = |part: &&str| {
            part.starts_with("table-") && part.chars().all(|c| c.is_ascii_lowercase() || c == '-')
        };
        quoted.filter(is_id).map(str::to_owned).collect()
    };
    let used = ids(&sources_below(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))));
    let sources = [
        include_str!("../words/en/table.ftl"),
        include_str!("../words/en/time.ftl"),
        include_str!("../words/en/host.ftl"),
    ];
    let there = sources.iter().flat_map(|text| text.lines()).filter_map(|line| line.split_once(" = "));
    // The chat has the sentences for pictures of tables at rest.
    let ours = |id: &String| id.starts_with("table-") && !id.starts_with("table-plate-");
    let there = there.map(|(id, _)| id.to_owned()).filter(ours).collect();
    assert_eq!(used, there);
}
