//! Tests of the causes of refusals: the rule of neutrality, vassalage, truces, and the actions behind them.

use crate::three_player_chess::dice::{Dice, choose, start};
use crate::three_player_chess::{Play, game};
use liege_game::{Cause, Refusal, RefusalKind, Seat, words};
use liege_words::Language;
use std::collections::BTreeMap;

fn pact(key: &str) -> Cause {
    Cause::Pact(key.to_owned())
}

fn causes(play: &Play, action: &str) -> Vec<Cause> {
    play.0.clone().play(action).expect_err(action).causes
}

/// Refusals that must name an agreement or an earlier move.
const GROUNDED: &[&str] = &[
    "tpc-no-capture-bond",
    "tpc-no-capture-neutral",
    "tpc-no-check-freed",
    "tpc-no-check-mate",
    "tpc-no-check-suspended",
    "tpc-no-choice",
    "tpc-no-claim",
    "tpc-no-claim-twice",
    "tpc-no-claimed",
    "tpc-no-declare-order",
    "tpc-no-draw-bonds",
    "tpc-no-exposes-bond",
    "tpc-no-free-castling",
    "tpc-no-free-throne",
    "tpc-no-bond-suspended",
    "tpc-no-answer-own",
    "tpc-no-answer-twice",
    "tpc-no-obey-choice",
    "tpc-no-obey-chosen",
    "tpc-no-obey-turn",
    "tpc-no-offer-bond",
    "tpc-no-offer-lord-bound",
    "tpc-no-offer-open",
    "tpc-no-offer-window",
    "tpc-no-order-early",
    "tpc-no-order-suspended",
    "tpc-no-order-unclaimed",
    "tpc-no-other-lord",
    "tpc-no-truce-capture",
    "tpc-no-truce-check",
    "tpc-no-truce-twice",
    "tpc-no-truce-vassal",
];

/// The stems by which a sentence names a rule, in the three languages.
const VASSALAGE: [&[&str]; 3] =
    [&["vassal", "lord", "bond"], &["слуг", "господ", "связ"], &["слуг", "пан", "зв’яз"]];
const TRUCE: [&[&str]; 3] = [&["truce"], &["перемири"], &["перемир"]];
const NEUTRALITY: [&[&str]; 3] = [&["neutrality rule"], &["правило нейтралитета"], &["правило нейтралітету"]];

fn names(refusal: &Refusal, stems: [&[&str]; 3]) {
    for (language, stems) in Language::all().into_iter().zip(stems) {
        let said = words().say_of(language, game(), &refusal.message).to_lowercase();
        assert!(stems.iter().any(|stem| said.contains(stem)), "{said}");
    }
}

/// Checks that a refusal has causes that exist, and a sentence that names the rule.
fn grounded(refusal: &Refusal, standing: &[(String, bool)], at: &str) {
    let id = refusal.message.id();
    assert!(!GROUNDED.contains(&id) || !refusal.causes.is_empty(), "{id} has no causes: {at}");
    let known = GROUNDED.contains(&id) || id.starts_with("tpc-read-");
    assert!(known || refusal.causes.is_empty(), "{id} should be listed: {at}");
    for (index, cause) in refusal.causes.iter().enumerate() {
        assert!(!refusal.causes[..index].contains(cause), "{cause:?} twice: {at}");
        match cause {
            Cause::Pact(key) => {
                let pact = standing.iter().find(|(standing, _)| standing == key);
                let (_, offer) = pact.unwrap_or_else(|| panic!("{key} does not stand: {at}"));
                if !offer {
                    names(refusal, if key.contains('=') { TRUCE } else { VASSALAGE });
                }
            }
            Cause::LastMove(_) if id == "tpc-no-offer-window" => {
                names(refusal, [&["vassalage"], &["господином и слугой"], &["паном і слугою"]]);
            }
            Cause::LastMove(_) => names(refusal, NEUTRALITY),
        }
    }
}

#[test]
fn refusals_of_random_games_name_their_causes() {
    let mut met: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 0..50 {
        let mut dice = Dice::seeded(3_000_000 + seed);
        let (options, position) = start(&mut dice);
        let mut state = game().start(&options, position.as_deref()).unwrap();
        let mut old: Vec<String> = Vec::new();
        for _ in 0..120 {
            let (legal, acts) = (state.legal(), state.acts());
            let pacts = state.pacts();
            let standing: Vec<_> = pacts.iter().map(|pact| (pact.key.clone(), pact.is_offer())).collect();
            // An act that was open a little earlier, or is open to another seat, is refused with a reason.
            let others =
                ["R", "W", "B"].map(|seat| dice.pick(&old).map(|action| format!("{seat}{}", &action[1..])));
            let again = dice.pick(&old).cloned();
            for action in others.into_iter().flatten().chain(again) {
                let at = format!("{action} in {}", state.position());
                let Err(refusal) = state.clone().play(&action) else { continue };
                grounded(&refusal, &standing, &at);
                *met.entry(refusal.message.id().to_owned()).or_default() +=
                    usize::from(!refusal.causes.is_empty());
                if dice.chance(25)
                    && let Some(seat) = state.actor(&action)
                    && let Err(refusal) = state.read(seat, &action)
                {
                    grounded(&refusal, &standing, &format!("typed: {at}"));
                }
            }
            old.extend(dice.pick(&legal).into_iter().chain(dice.pick(&acts)).cloned());
            let keep = old.len().saturating_sub(12);
            old.drain(..keep);
            let Some(action) = choose(&mut dice, &legal, &acts) else { break };
            state.play(&action).unwrap();
        }
    }
    met.retain(|_, count| *count > 0);
    println!("{met:#?}");
    assert!(met.len() > 15, "only {met:#?}");
}

#[test]
fn neutrality_names_both_last_moves() {
    let play =
        Play::at("1rK/6/10/14/18|1wK/6/10/1wQ12/8wRrP8|1bK/6/4bP5/14/18 W RWB - --R - - - - - - * off");
    let neutral = [Cause::LastMove(Seat(2)), Cause::LastMove(Seat(0))];
    assert_eq!(causes(&play, "W:WV9xWV10"), neutral, "Black took from Red, Red not from White");
    let typed = |text: &str| play.0.read(Seat(1), text).unwrap_err();
    assert_eq!(typed("wv9 wv10").causes, neutral);
    // Among several things typed at once the cause against one of them is still known.
    assert_eq!(typed("draw?; wv9 wv10").causes, neutral);
}

#[test]
fn truces_and_bonds_are_named() {
    let bound =
        Play::at("1rK/6/10/14/18|1wK/6/10/14/8wRrP8|1bK/6/4bP5/14/18 W RWB - --- - - - - R=W:2.2 - * bound");
    assert_eq!(causes(&bound, "W:WV9xWV10"), [pact("R=W")]);
    assert_eq!(causes(&bound, "W:WV9-BC3"), [pact("R=W")]);
    assert_eq!(causes(&bound, "W:offer R=W/3"), [pact("R=W")]);
    let pieces = "RC5=rP WC5=wP BC5=bP RS7=wR RS6=rP";
    let vassal = Play::new(pieces, "W RWB - -R- - W>R:1a - - - R * word");
    assert_eq!(causes(&vassal, "W:RS7xRS6"), [pact("W>R")]);
    assert_eq!(causes(&vassal, "B:offer draw"), [pact("W>R")]);
    assert_eq!(causes(&vassal, "R:offer R=B/2"), [pact("W>R")]);
    assert_eq!(causes(&vassal, "R:offer R>B"), [pact("W>R")]);
    let waiting = Play::new(pieces, "R RWB - --- - W>R:1a - - - R * word");
    assert_eq!(causes(&waiting, "W:RC5-RC4"), [pact("W>R")]);
    assert_eq!(waiting.refuses("W:RC5-RC4"), "tpc-no-order-early");
}

#[test]
fn the_lord_who_was_not_chosen_hears_of_the_one_who_was() {
    let mut play = Play::new("RC5=rP WC5=wP BC5=bP", "R RWB - --- - W>R:3ac,B>R:3ac - - - R * off");
    let typed = |play: &Play, seat: u8, text: &str| play.0.read(Seat(seat), text).unwrap_err();
    let early = typed(&play, 1, "RC5-RS6");
    assert_eq!((early.kind, early.message.id()), (RefusalKind::NotYours, "tpc-no-choice"));
    assert_eq!(early.causes, [pact("W>R"), pact("B>R")]);
    play.plays("R:obey B>R");
    let other = typed(&play, 1, "RC5-RS6");
    assert_eq!((other.kind, other.message.id()), (RefusalKind::NotYours, "tpc-no-other-lord"));
    assert_eq!(other.causes, [pact("B>R")]);
    // A lord without a claim gets an equal refusal when an order is due.
    play.plays("W:waive W>R");
    assert_eq!(typed(&play, 1, "RC5-RS6").message.id(), "tpc-no-claimed");
    assert_eq!(play.refuses("W:RC5-RS6"), "tpc-no-claimed");
}

#[test]
fn a_plus_that_checks_nobody_is_no_declaration() {
    let vassal =
        Play::at("1rK/6/10/14/18|2/wK5/wP3rQ5/14/18|1bK/6/4bP5/14/18 R RWB - --- - W>R:3a - - - R * off");
    let refusal = vassal.0.read(Seat(0), "WC5-RC1+").unwrap_err();
    assert_eq!(refusal.message.id(), "tpc-read-no-check");
    assert_eq!(refusal.candidates, ["R:WC5-RC1"]);
    // Without a partner a plus is only punctuation, and a check of another seat has its plain meaning.
    let free = Play::at("1rK/6/10/14/18|2/wK5/wP3rQ5/14/18|1bK/6/4bP5/14/18 R RWB - --- - - - - - - * off");
    assert_eq!(free.0.read(Seat(0), "WC5-RC1+"), Ok(vec!["R:WC5-RC1".to_owned()]));
    for mv in vassal.0.legal() {
        let shown = vassal.0.display(&mv);
        match vassal.0.read(Seat(0), &shown) {
            Ok(read) => assert_eq!(read, std::slice::from_ref(&mv), "{shown}"),
            Err(asked) => assert!(asked.candidates.contains(&mv), "{shown}: {asked:?}"),
        }
    }
}
