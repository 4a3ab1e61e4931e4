//! Conditional moves: played exactly when the expected moves were played.

use super::*;
use crate::{Branch, Plan, PlanEnd, PlanError, Pursuit};
use liege_testing::cases::cases;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeMap;

fn typed(lines: &[&[(&str, &str)]]) -> Vec<Vec<(String, String)>> {
    let owned = |(when, play): &(&str, &str)| ((*when).to_owned(), (*play).to_owned());
    lines.iter().map(|line| line.iter().map(owned).collect()).collect()
}

fn acted(table: &Table, who: &str, text: &str) -> Table {
    table.act(who, text, at(9)).unwrap_or_else(|error| panic!("{who} {text}: {error}")).table
}

/// The table and the rest of the plan, if the plan plays.
fn plays(table: &Table, who: &str, plan: &Plan) -> (Table, Option<Plan>) {
    match table.pursue(who, plan, at(9)) {
        Pursuit::Plays(step, rest) => (step.table, rest),
        other => panic!("{other:?}"),
    }
}

fn waits(table: &Table, who: &str, plan: &Plan) {
    assert!(matches!(table.pursue(who, plan, at(9)), Pursuit::Waits(_)));
}

fn ended(table: &Table, who: &str, plan: &Plan) -> PlanEnd {
    match table.pursue(who, plan, at(9)) {
        Pursuit::Ended(end) => end,
        other => panic!("{other:?}"),
    }
}

/// The replies of a plan, by the expected moves.
type Answers = BTreeMap<Vec<String>, Vec<String>>;

#[test]
fn a_plan_is_played_move_by_move_as_its_owners() {
    let table = plain_game();
    let plan = table.plan("b", &typed(&[&[("x", "y"), ("x", "x")], &[("y", "x")]])).unwrap();
    assert_eq!(plan.lines().len(), 2);
    waits(&table, "b", &plan);
    let table = acted(&table, "a", "x");
    let (table, rest) = plays(&table, "b", &plan);
    let entry = table.log().last().unwrap();
    assert_eq!((entry.action.as_str(), entry.player.as_deref()), ("B-y", Some("b")));
    let rest = rest.unwrap();
    assert_eq!(rest.branches.len(), 1);
    waits(&table, "b", &rest);
    let (table, rest) = plays(&acted(&table, "a", "x"), "b", &rest);
    assert_eq!((table.log().last().unwrap().action.as_str(), rest), ("B-x", None));
    same_when_restored(&table);
}

#[test]
fn what_was_not_foreseen_ends_it() {
    let table = plain_game();
    let plan = table.plan("b", &typed(&[&[("x", "y")]])).unwrap();
    assert_eq!(ended(&acted(&table, "a", "y"), "b", &plan), PlanEnd::Outrun);
    assert_eq!(ended(&table.resign("a", None, at(9)).unwrap().table, "b", &plan), PlanEnd::Gone);
    // A takeback ends it, even if the same move is played again.
    let table = acted(&table, "a", "x");
    let moved = acted(&table, "b", "y");
    let asked = moved.propose("a", &Motion::Takeback { to: 0 }, at(9)).unwrap().table;
    let number = asked.log().len();
    let back = asked.answer(&player("b"), number, Answer::Accept, at(9)).unwrap().table;
    assert_eq!(ended(&acted(&back, "a", "x"), "b", &plan), PlanEnd::Rewound);
}

#[test]
fn what_the_owner_plays_by_hand_counts() {
    let table = plain_game();
    let plan = table.plan("b", &typed(&[&[("x", "y"), ("y", "x")]])).unwrap();
    let table = acted(&acted(&table, "a", "x"), "b", "y");
    waits(&table, "b", &plan);
    let (table, rest) = plays(&acted(&table, "a", "y"), "b", &plan);
    assert_eq!((table.log().len(), rest), (4, None));
    let table = acted(&acted(&plain_game(), "a", "x"), "b", "x");
    assert_eq!(ended(&table, "b", &plan), PlanEnd::Outrun);
}

#[test]
fn a_plan_waits_while_its_owner_is_asked_something() {
    let table = plain_game();
    let plan = table.plan("b", &typed(&[&[("x", "y")]])).unwrap();
    let table = acted(&table, "a", "x");
    let asked = table.propose("a", &Motion::Pause { days: 3 }, at(9)).unwrap().table;
    waits(&asked, "b", &plan);
    let number = asked.log().len();
    let paused = asked.answer(&player("b"), number, Answer::Accept, at(9)).unwrap().table;
    waits(&paused, "b", &plan);
    let refused = asked.answer(&player("b"), number, Answer::Refuse, at(9)).unwrap().table;
    plays(&refused, "b", &plan);
}

#[test]
fn agreements_made_since_end_it_and_those_of_others_do_not() {
    for (parties, end) in [("KL", false), ("LM", true)] {
        let table = parley(under(Negotiation::Secret));
        let plan = table.plan("m", &typed(&[&[("K-step L-step", "M-step")]])).unwrap();
        let (by, to) = (&parties[..1], &parties[1..]);
        let table = after(&table, &[&format!("{by}:offer {parties}/2"), &format!("{to}:accept {parties}")]);
        match end {
            true => assert_eq!(ended(&table, "m", &plan), PlanEnd::Sworn),
            false => {
                let table = after(&table, &["K-step", "L-step"]);
                plays(&table, "m", &plan);
            }
        }
    }
}

#[test]
fn refusals_name_the_part() {
    let table = plain_game();
    let refuse = |lines: &[&[(&str, &str)]]| table.plan("b", &typed(lines)).unwrap_err();
    assert!(matches!(table.plan("a", &typed(&[&[("x", "y")]])), Err(PlanError::YourTurn)));
    assert!(matches!(
        table.plan("z", &typed(&[&[("x", "y")]])),
        Err(PlanError::Table(TableError::NotSeated))
    ));
    match refuse(&[&[("x", "y"), ("z", "x")]]) {
        PlanError::Misread { misread, reply: false } => assert_eq!(misread.text, "z"),
        other => panic!("{other:?}"),
    }
    match refuse(&[&[("x", "draw?")]]) {
        PlanError::Misread { misread, reply: true } => assert_eq!(misread.text, "draw?"),
        other => panic!("{other:?}"),
    }
    assert!(matches!(refuse(&[&[("x", "draw")]]), PlanError::NoMove { .. }));
    // The heaps have five and four stones: nobody can take a sixth from the first.
    let six: Vec<(&str, &str)> = vec![("x", "x"); 3];
    assert!(matches!(refuse(&[&six]), PlanError::Misread { reply: true, .. }));
    assert!(matches!(refuse(&[&[("resign", "x")]]), PlanError::NoMove { .. }));
    let die = seated_with_die();
    assert!(matches!(
        die.plan("b", &typed(&[&[("xxx", "x")]])),
        Err(PlanError::Misread { .. } | PlanError::NotTurn { .. })
    ));
}

fn seated_with_die() -> Table {
    let one = open_table().sit(&player("a"), None, at(1)).unwrap().table;
    one.sit(&player("b"), None, at(2)).unwrap().table
}

#[test]
fn lines_are_taken_out_and_put_together() {
    let table = plain_game();
    let lines = typed(&[&[("x", "y"), ("x", "x")], &[("x", "y"), ("y", "x")], &[("y", "x")]]);
    let mut plan = table.plan("b", &lines).unwrap();
    assert_eq!((plan.branches.len(), plan.lines().len()), (2, 3));
    assert_eq!(plan.without(1).unwrap().lines().len(), 2);
    assert_eq!(plan.without(2).unwrap().branches.len(), 1);
    let one = plan.without(0).unwrap().without(0).unwrap();
    assert_eq!(one.lines().len(), 1, "an answer with nothing after it is gone: {one:?}");
    assert_eq!(one.without(0), None);
    // Another reply to the same moves replaces the first, with everything after it.
    plan.add(table.plan("b", &typed(&[&[("x", "x")]])).unwrap());
    assert_eq!((plan.branches.len(), plan.lines().len()), (2, 2));
    let text = serde_json::to_string(&plan).unwrap();
    assert_eq!(serde_json::from_str::<Plan>(&text).unwrap(), plan);
}

#[test]
fn the_only_move_is_known_and_nothing_else() {
    let begun = |heaps: &str| {
        let lobby = new_table(&[("die", "off")], Some(heaps), vec![Chair::Open, Chair::Open], 7);
        let one = lobby.sit(&player("a"), None, at(1)).unwrap().table;
        one.sit(&player("b"), None, at(2)).unwrap().table
    };
    let table = begun("2 0");
    // Acts without a role may matter.
    assert_eq!(table.forced("b"), None, "it is not their turn");
    assert_eq!(begun("2 1").forced("a"), None, "there are two");
    let asked = table.propose("b", &Motion::Pause { days: 3 }, at(9)).unwrap().table;
    assert_eq!(asked.forced("a"), None, "they are asked something");
}

/// The replies of a plan to each of its lines, worked out from the tree alone and not in the plan's own way.
fn answers(branches: &[Branch], before: &[String], all: &mut BTreeMap<Vec<String>, Vec<String>>) {
    for branch in branches {
        let line: Vec<String> = before.iter().chain(&branch.when).cloned().collect();
        all.insert(line.clone(), branch.play.clone());
        let line: Vec<String> = line.into_iter().chain(branch.play.iter().cloned()).collect();
        answers(&branch.next, &line, all);
    }
}

struct Lots(ChaCha8Rng);

impl Lots {
    fn below(&mut self, n: usize) -> usize {
        (self.0.next_u64() % n.max(1) as u64) as usize
    }
}

/// A line of a random game: the others' moves until it is the owner's turn, and a reply.
fn foreseen(table: &Table, owner: &str, lots: &mut Lots, depth: usize) -> Option<Vec<(String, String)>> {
    let seats = table.seats_of(owner);
    let mut state = table.state().boxed();
    let mut line = Vec::new();
    for _ in 0..depth {
        let mut part = |own: bool| {
            let mut actions = Vec::new();
            while state.outcome().is_none() && state.to_move().iter().any(|seat| seats.contains(seat)) == own
            {
                let legal = state.legal();
                let action = legal.get(lots.below(legal.len()))?.clone();
                state.play(&action).ok()?;
                actions.push(action);
            }
            (!actions.is_empty()).then(|| actions.join(if own { ";" } else { " " }))
        };
        let (Some(when), Some(play)) = (part(false), part(true)) else { break };
        line.push((when, play));
        if state.outcome().is_some() {
            break;
        }
    }
    (!line.is_empty()).then_some(line)
}

#[test]
fn random_plans_in_random_games_are_played_when_they_fit_and_never_otherwise() {
    let (mut fired, mut missed, mut entered) = (0, 0, 0);
    for (game, rounds) in liege_game::all().iter().zip([cases(1); 8]) {
        for round in 0..rounds {
            let mut lots = Lots(ChaCha8Rng::seed_from_u64(round as u64 + 17));
            let mut table = parley_lobby(*game, Terms::default(), round as u8, None);
            let people = ["k", "l", "m", "n"];
            for (name, index) in people.iter().zip(0u8..).take(game.seats().len()) {
                table = table.sit(&player(name), Some(Seat(index)), at(1)).unwrap().table;
            }
            let mut plan: Option<(String, Plan, Answers, usize)> = None;
            for _ in 0..40 {
                if table.status() != Status::Playing {
                    break;
                }
                if plan.is_none() {
                    let owner = people[lots.below(game.seats().len())].to_owned();
                    let lines: Vec<_> =
                        (0..4).filter_map(|_| foreseen(&table, &owner, &mut lots, 3)).collect();
                    if let Ok(made) = table.plan(&owner, &lines)
                        && !made.branches.is_empty()
                    {
                        let mut all = BTreeMap::new();
                        answers(&made.branches, &[], &mut all);
                        plan = Some((owner, made, all, table.log().len()));
                        entered += 1;
                    }
                }
                // In most cases an expected move is played.
                let legal = table.state().legal();
                let mut action = legal[lots.below(legal.len())].clone();
                if let Some((_, _, all, since)) = &plan
                    && lots.below(4) > 0
                {
                    let so_far: Vec<String> =
                        table.log()[*since..].iter().map(|entry| entry.action.clone()).collect();
                    let fitting: Vec<&String> = all
                        .keys()
                        .filter(|line| line.len() > so_far.len() && line.starts_with(&so_far))
                        .map(|line| &line[so_far.len()])
                        .collect();
                    if let Some(one) = fitting.get(lots.below(fitting.len())) {
                        action = (*one).clone();
                    }
                }
                let seat = table.state().actor(&action).unwrap();
                let who = table.holder(seat).unwrap().id.clone();
                let Ok(step) = table.act(&who, &action, at(9)) else { continue };
                table = step.table;
                let Some((owner, now, all, since)) = plan.take() else { continue };
                let line: Vec<String> =
                    table.log()[since..].iter().map(|entry| entry.action.clone()).collect();
                let due = all.get(&line).filter(|_| table.status() == Status::Playing);
                let possible = all.iter().any(|(known, play)| {
                    let whole: Vec<String> = known.iter().chain(play).cloned().collect();
                    whole.len() > line.len() && whole.starts_with(&line)
                });
                match table.pursue(&owner, &now, at(9)) {
                    Pursuit::Plays(step, rest) => {
                        let played: Vec<String> =
                            step.played.iter().map(|played| played.entry.action.clone()).collect();
                        assert_eq!(Some(&played), due, "{} {round}: {line:?}", game.id());
                        assert!(
                            step.played.iter().all(|p| p.entry.player.as_deref() == Some(owner.as_str()))
                        );
                        table = step.table;
                        fired += 1;
                        plan = rest.map(|rest| (owner, rest, all, since));
                    }
                    Pursuit::Waits(now) => {
                        assert!(due.is_none() && possible, "{} {round}: {line:?}", game.id());
                        plan = Some((owner, now, all, since));
                    }
                    Pursuit::Ended(end) => {
                        assert!(due.is_none(), "{} {round}: {end:?} {line:?}", game.id());
                        missed += 1;
                    }
                }
            }
            same_when_restored(&table);
        }
    }
    assert!(entered > 15 && fired > 15 && missed > 5, "{entered} entered, {fired} played, {missed} missed");
}
