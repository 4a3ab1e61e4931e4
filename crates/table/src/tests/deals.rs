//! The ledger, and the audiences of its deals.

use super::*;
use liege_game::{Audience, Cause, Refusal};

/// Readers: everybody else, and the holder of each seat.
fn readers() -> [SeatSet; 4] {
    [SeatSet::EMPTY, SeatSet::one(KIM), SeatSet::one(LEE), SeatSet::one(MAX)]
}

/// Whether each of [`readers`] may know of the first event of an entry.
fn know(table: &Table, number: usize) -> [bool; 4] {
    let played = table.history(number..=number).unwrap().remove(0);
    let audience = played.events[0].audience;
    assert_eq!(
        readers().map(|seats| table.entry_known_to(number, seats)),
        readers().map(|s| audience.includes(s))
    );
    readers().map(|seats| audience.includes(seats))
}

const ALL: [bool; 4] = [true; 4];
/// Kim and Lee.
const TWO: [bool; 4] = [false, true, true, false];

const TALK: [&str; 3] = ["K:offer KL/2", "L:accept KL", "K-step"];

#[test]
fn in_public_everybody_knows_everything() {
    for negotiation in [Negotiation::Public] {
        let table = after(&parley(under(negotiation)), &TALK);
        for number in 1..=3 {
            assert_eq!(know(&table, number), ALL);
            assert_eq!(table.shown(number), number);
        }
        assert!(readers().iter().all(|seats| table.hidden_at(1, *seats).is_empty()));
    }
}

#[test]
fn in_private_offers_are_for_the_two_until_they_are_accepted() {
    let offered = after(&parley(under(Negotiation::Private)), &TALK[..1]);
    assert_eq!(know(&offered, 1), TWO);
    assert_eq!(offered.shown(1), 0);
    assert_eq!(offered.hidden_at(1, SeatSet::EMPTY), ["KL"]);
    assert_eq!(offered.hidden_at(1, SeatSet::one(MAX)), ["KL"]);
    assert!(offered.hidden_at(1, SeatSet::one(KIM)).is_empty());
    let deal = offered.ledger().deal(1).unwrap();
    assert_eq!(readers().map(|seats| deal.offer_known_to(seats)), TWO);
    let made = after(&offered, &TALK[1..]);
    for number in 1..=3 {
        assert_eq!(know(&made, number), ALL, "{number}");
    }
    // Shown numbers stay: the offer has no number of its own although it is known now.
    assert_eq!([0, 1, 2, 3].map(|number| made.shown(number)), [0, 0, 1, 2]);
    assert_eq!([0, 1, 2, 3].map(|shown| made.of_shown(shown)), [1, 2, 3, 3]);
    assert!(made.hidden_at(1, SeatSet::EMPTY).is_empty(), "what was only offered then is known by now");
    let refused = after(&offered, &["L:refuse KL", "K:offer KM/1", "K-step", "L-step", "M-step"]);
    assert_eq!((know(&refused, 1), know(&refused, 2)), (TWO, TWO));
    let lapse = &refused.history(6..=6).unwrap()[0];
    assert_eq!(lapse.events[0].audience, Audience::Everyone, "a move");
    assert_eq!(lapse.events[1].audience, Audience::Seats([KIM, MAX].into_iter().collect()), "a lapse");
    assert_eq!(refused.hidden_at(3, SeatSet::one(LEE)), ["KM"]);
    assert!(refused.hidden_at(6, SeatSet::one(LEE)).is_empty());
}

#[test]
fn in_secret_agreements_too_are_for_the_two() {
    let table = after(&parley(under(Negotiation::Secret)), &TALK);
    assert_eq!((know(&table, 1), know(&table, 2), know(&table, 3)), (TWO, TWO, ALL));
    assert_eq!([0, 1, 2, 3].map(|number| table.shown(number)), [0, 0, 0, 1]);
    assert_eq!(table.hidden_at(3, SeatSet::EMPTY), ["KL"]);
    let deal = table.ledger().deal(1).unwrap();
    assert_eq!(readers().map(|seats| deal.agreement_known_to(seats)), TWO);
    let quiet = after(&table, &["L:quit KL"]);
    assert_eq!(know(&quiet, 4), TWO, "what ends as it may is nobody else's business");
    let run_out = after(&table, &["L-step", "M-step", "K-step", "L-step"]);
    let last = &run_out.history(7..=7).unwrap()[0];
    assert_eq!(last.events.last().unwrap().message.id(), "parley-run-out");
    assert_eq!(last.events.last().unwrap().audience, Audience::Seats([KIM, LEE].into_iter().collect()));
    // A breach, a right used in public, and a renunciation made with a move disclose everything.
    for (acts, number) in [(vec!["L:break KL"], 4), (vec!["K:claim KL"], 4), (vec!["L-step!"], 4)] {
        let known = after(&table, &acts);
        for number in 1..=number {
            assert_eq!(know(&known, number), ALL, "{number} after {acts:?}");
        }
        let events = &known.history(4..=4).unwrap()[0].events;
        assert!(events.iter().all(|event| event.audience == Audience::Everyone), "{acts:?}");
        assert!(known.hidden_at(3, SeatSet::EMPTY).is_empty());
        assert_eq!(known.shown(4), 2);
        same_when_restored(&known);
    }
    let broken = after(&table, &["L:break KL"]);
    let agreement = broken.ledger().deal(1).unwrap().agreement.clone().unwrap();
    assert_eq!((agreement.faith, agreement.ended), (Faith::Broken { by: LEE }, Some(4)));
}

#[test]
fn a_secret_that_everybody_has_seen_is_not_kept_again_after_a_takeback() {
    let table =
        after(&parley(under(Negotiation::Secret)), &["K:offer KL/9", "L:accept KL", "K-step", "L-step!"]);
    assert_eq!(know(&table, 1), ALL);
    let open = table.propose("l", &Motion::Takeback { to: 3 }, at(90)).unwrap().table;
    let open = open.answer(&player("k"), 5, Answer::Accept, at(91)).unwrap().table;
    let back = open.answer(&player("m"), 5, Answer::Accept, at(92)).unwrap().table;
    assert_eq!(back.ledger().standing().count(), 1, "the agreement stands again");
    assert!(back.hidden_at(back.log().len(), SeatSet::EMPTY).is_empty());
    same_when_restored(&back);
}

#[test]
fn an_offer_known_by_its_acceptance_stays_known_when_that_is_taken_back() {
    let table = after(&parley(under(Negotiation::Private)), &["K:offer KL/9", "K-step", "L:accept KL"]);
    let open = table.propose("l", &Motion::Takeback { to: 2 }, at(90)).unwrap().table;
    let open = open.answer(&player("k"), 4, Answer::Accept, at(91)).unwrap().table;
    let back = open.answer(&player("m"), 4, Answer::Accept, at(92)).unwrap().table;
    let deal = back.ledger().deal(1).unwrap();
    assert!(deal.is_open() && deal.open_offer);
    assert_eq!(know(&back, 1), ALL);
    same_when_restored(&back);
}

#[test]
fn without_negotiation_only_what_the_game_needs_is_played() {
    let table = parley(under(Negotiation::None));
    let all: SeatSet = [KIM, LEE, MAX].into_iter().collect();
    assert_eq!(table.open_acts(all), ["K:offer draw", "L:offer draw", "M:offer draw"]);
    assert_eq!(table.open_acts(SeatSet::one(LEE)), ["L:offer draw"]);
    for act in table.state().acts().iter().filter(|act| act.contains("offer") && !act.ends_with("draw")) {
        let who = ["k", "l", "m"][table.state().actor(act).unwrap().index()];
        assert_eq!(refused(table.act(who, act, at(9))), TableError::NoTalk { action: format!("‹{act}›") });
    }
    let offered = after(&table, &["L:offer draw"]);
    assert_eq!(know(&offered, 1), ALL);
    let talking = parley(Terms::untimed());
    let open = talking.open_acts(all);
    assert!(open.iter().any(|act| act == "K:offer KL/2") && open.iter().all(|act| !act.contains("resign")));
    assert!(parley_lobby(&PARLEY, Terms::untimed(), 1, None).open_acts(all).is_empty());
}

#[test]
fn a_draw_is_agreed_by_all_one_after_another() {
    let table = after(&parley(Terms::untimed()), &["K:offer draw", "L:accept draw"]);
    let deal = table.ledger().deal(1).unwrap();
    let DealState::Open { waiting, .. } = deal.state else { panic!("{deal:?}") };
    assert_eq!(waiting, SeatSet::one(MAX));
    let error = refused(table.answer(&player("l"), 1, Answer::Accept, at(9)));
    assert_eq!(error, TableError::Answered { waiting: vec![MAX] });
    let step = table.answer(&player("m"), 1, Answer::Accept, at(9)).unwrap();
    assert!(step.ended && step.table.outcome().unwrap().drawn);
    let deal = step.table.ledger().deal(1).unwrap();
    assert_eq!((&deal.state, deal.decided), (&DealState::Made, Some(3)));
    assert_eq!(deal.agreement.as_ref().unwrap().faith, Faith::Ended);
}

#[test]
fn the_ledger_follows_an_agreement_through_its_life() {
    let table = after(&parley(Terms::untimed()), &["K:offer KL/9", "L:accept KL"]);
    let faith = |table: &Table| table.ledger().deal(1).unwrap().agreement.as_ref().unwrap().faith;
    assert_eq!(faith(&table), Faith::Kept);
    let table = after(&table, &["L:rest KL"]);
    assert_eq!(faith(&table), Faith::Suspended { by: LEE });
    assert_eq!(table.ledger().standing().count(), 1);
    let table = after(&table, &["L:renew KL"]);
    assert_eq!(faith(&table), Faith::Kept);
    let table = after(&table, &["K:quit KL", "L:offer KL/1", "K:refuse KL", "K:offer KL/1"]);
    assert_eq!(faith(&table), Faith::Ended);
    let states: Vec<(usize, bool)> =
        table.ledger().deals.iter().map(|deal| (deal.number, deal.is_open())).collect();
    assert_eq!(states, [(1, false), (6, false), (8, true)], "a later deal under the same key is another");
    let gone = after(&table, &["L:resign"]);
    assert_eq!(gone.ledger().deal(8).unwrap().state, DealState::Void);
}

#[test]
fn causes_are_found_in_the_log() {
    let behind = |table: &Table, refusal: &Refusal| -> Vec<(usize, String, Option<Seat>)> {
        let told = |(number, played): (usize, Option<Played>)| {
            let (action, seat) = played.map(|played| (played.display, played.entry.seat)).unwrap_or_default();
            (number, action, seat)
        };
        table.causes(refusal).unwrap().into_iter().map(told).collect()
    };
    let refusal = |table: &Table, who: &str| match refused(table.act(who, "K:renew KL", at(99))) {
        TableError::Game(refusal) => refusal,
        error => panic!("{error}"),
    };
    let table = after(&parley(Terms::untimed()), &["M:offer KM/1", "K:offer KL/9", "K-step", "L:accept KL"]);
    let causes = behind(&table, &refusal(&table, "k"));
    assert_eq!(causes, [(4, "‹L:accept KL›".into(), Some(LEE)), (3, "‹K-step›".into(), Some(KIM))]);
    // The cause of a suspension is the seat that suspended it, not the agreement.
    let rests = after(&table, &["L:rest KL"]);
    let cause = |table: &Table| behind(table, &refusal(table, "k")).remove(0);
    let again = |table: &Table| match refused(table.act("k", "K:claim KL", at(99))) {
        TableError::Game(refusal) => behind(table, &refusal).remove(0),
        error => panic!("{error}"),
    };
    assert_eq!(again(&rests), (5, "‹L:rest KL›".into(), Some(LEE)));
    let renewed = after(&rests, &["L:renew KL"]);
    assert_eq!(cause(&renewed), (4, "‹L:accept KL›".into(), Some(LEE)));
    let twice = after(&renewed, &["K:rest KL"]);
    assert_eq!(again(&twice), (7, "‹K:rest KL›".into(), Some(KIM)));
    let resting = parley_from(Terms::untimed(), Some("K:offer KL/2,L:accept KL,L:rest KL"));
    assert_eq!(again(&resting), (0, String::new(), None));
    // A move that another seat made on a seat's turn is that seat's last move.
    let table = after(&table, &["K:claim KL", "K-step"]);
    let causes = behind(
        &table,
        &Refusal::new(RefusalKind::Illegal, liege_words::Message::new("x")).because([
            Cause::LastMove(LEE),
            Cause::LastMove(KIM),
            Cause::LastMove(MAX),
            Cause::Pact("KM".into()),
        ]),
    );
    assert_eq!(causes, [(6, "‹K-step›".into(), Some(KIM)), (3, "‹K-step›".into(), Some(KIM))]);
    let standing = parley_from(Terms::untimed(), Some("K:offer KL/2,L:accept KL"));
    assert_eq!(behind(&standing, &refusal(&standing, "k")), [(0, String::new(), None)]);
}

#[test]
fn three_player_chess_keeps_its_secrets_as_well() {
    let game = liege_game::by_id("three-player-chess").unwrap();
    let mut table = parley_lobby(game, under(Negotiation::Secret), 7, None);
    for name in ["r", "w", "b"] {
        table = table.sit(&player(name), None, at(1)).unwrap().table;
    }
    let table = after(&table, &["R:offer R=W/3", "W:accept R=W", "B:offer draw", "W:WC5-WV7"]);
    let red_and_white = [true, true, false].map(|yes| if yes { vec![] } else { vec!["R=W".to_owned()] });
    for (seat, hidden) in (0..3).map(Seat).zip(red_and_white) {
        assert_eq!(table.hidden_at(2, SeatSet::one(seat)), hidden);
    }
    assert_eq!(table.hidden_at(4, SeatSet::EMPTY), ["R=W"], "white's move ended the draw offer");
    assert_eq!(table.hidden_at(3, SeatSet::EMPTY), ["R=W", "draw"]);
    assert_eq!((table.shown(3), table.shown(4)), (0, 1));
}
