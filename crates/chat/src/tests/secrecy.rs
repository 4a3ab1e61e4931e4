//! Knowledge of members: no private word in any public text, everybody concerned pinged exactly once by the
//! public post and once by what only they are told, and no names at anonymous tables.

use super::*;
use liege_game::{Event, Seat, SeatSet, words};
use liege_table::Status;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::collections::{BTreeMap, BTreeSet};

const THREAD: &str = "thread-of-m1";

/// Returns everything in a message that its readers see.
fn read(letter: &OutboundMessage) -> String {
    let mut all = letter.text.clone();
    for button in &letter.buttons {
        all = format!("{all}\n{}\n{}", button.label, button.id);
    }
    for picture in &letter.pictures {
        all = format!("{all}\n{}\n{}", picture.alt, picture.name);
    }
    all
}

/// A point in the series of posts and edits.
struct Since {
    letters: usize,
    edits: usize,
}

impl Club {
    fn mark(&self) -> Since {
        Since { letters: self.transport.letters().len(), edits: self.transport.edits.lock().unwrap().len() }
    }

    /// Returns all public messages since a point.
    fn public_since(&self, since: &Since) -> Vec<OutboundMessage> {
        let edits = self.transport.edits.lock().unwrap();
        let edited = edits[since.edits..].iter().map(|(_, letter)| letter.clone());
        let posted = self.transport.letters().into_iter().skip(since.letters);
        posted.chain(edited).filter(|letter| matches!(letter.to, Target::Channel(_))).collect()
    }

    /// Returns how often each member has been pinged since a point.
    fn called_since(&self, since: &Since) -> BTreeMap<String, usize> {
        let mut called = BTreeMap::new();
        for letter in self.transport.letters().into_iter().skip(since.letters) {
            let members = match &letter.to {
                Target::Member(member) => vec![member.clone()],
                Target::Channel(_) => letter.mentions.clone(),
            };
            for member in members {
                *called.entry(member).or_default() += 1;
            }
        }
        called
    }
}

fn sentences(table: &Table, messages: impl Iterator<Item = liege_words::Message>) -> Vec<String> {
    messages.map(|message| words().say_of(Language::ENGLISH, table.game(), &message)).collect()
}

fn is_public(event: &Event) -> bool {
    event.audience.includes(SeatSet::EMPTY)
}

/// Returns the texts that must not be public at this point: private events, and private agreements.
fn secrets(table: &Table, first: usize) -> Vec<String> {
    let played = table.history(first..=table.log().len()).unwrap();
    let mut secrets = Vec::new();
    for played in &played {
        let private = played.events.iter().filter(|event| !is_public(event));
        secrets.extend(sentences(table, private.map(|event| event.message.clone())));
        if !table.entry_known_to(played.entry.number, SeatSet::EMPTY) {
            secrets.push(format!("`{}`", played.display));
            secrets.push(played.entry.action.clone());
        }
    }
    let hidden = table.hidden_at(table.log().len(), SeatSet::EMPTY);
    for pact in table.state().pacts().into_iter().filter(|pact| hidden.contains(&pact.key)) {
        secrets.push(pact.key.clone());
        let said = [Some(pact.line), pact.short, pact.forbids].into_iter().flatten();
        secrets.extend(sentences(table, said));
    }
    for deal in &table.ledger().deals {
        if !deal.offer_known_to(SeatSet::EMPTY) {
            secrets.push("deal:1:a".to_owned());
        }
    }
    secrets
}

/// Returns the members who are to act, or are told something in private, and how often each is pinged: once
/// by the public post, or by a private notice that says more, and once for a text that only they get.
fn concerned(before: &Table, table: &Table) -> BTreeMap<String, usize> {
    let once = |members: BTreeSet<String>| members.into_iter().map(|member| (member, 1)).collect();
    let played = table.history(before.log().len() + 1..=table.log().len()).unwrap();
    // A member who has just acted is not pinged.
    let author = played.first().and_then(|played| played.entry.player.clone());
    if table.status() == Status::Over {
        let players = table.players().into_iter().map(|player| player.id.clone());
        return once(players.filter(|player| Some(player) != author.as_ref()).collect());
    }
    let holder = |seat: Seat| table.holder(seat).map(|player| player.id.clone());
    let was = before.to_move();
    let mut called: BTreeSet<String> =
        table.to_move().iter().filter(|seat| !was.contains(*seat)).filter_map(holder).collect();
    let mut told = BTreeSet::new();
    for played in &played {
        for event in &played.events {
            if is_public(event) {
                continue;
            }
            let knows = |seat: &Seat| event.audience.includes(SeatSet::one(*seat));
            let by = played.entry.player.as_deref();
            let seats = (0..3).map(Seat).filter(knows);
            told.extend(seats.filter_map(holder).filter(|member| Some(member.as_str()) != by));
        }
    }
    // Public events concern only those who are asked for an answer.
    let new = |deal: &&liege_table::Deal| before.ledger().deal(deal.number).is_none();
    for deal in table.ledger().open().filter(new).filter(|deal| deal.offer_known_to(SeatSet::EMPTY)) {
        let liege_table::DealState::Open { waiting, .. } = deal.state else { continue };
        called.extend(waiting.iter().filter_map(holder));
    }
    called.retain(|member| Some(member) != author.as_ref());
    let posted = played.iter().flat_map(|played| &played.events).any(is_public);
    if table.terms().anonymous || !posted {
        called.append(&mut told);
    }
    let mut all: BTreeMap<String, usize> = once(called);
    for member in told {
        *all.entry(member).or_default() += 1;
    }
    all
}

/// Plays at random, with more acts than moves, and passes the table to the check after each step.
async fn at_random(club: &Club, seed: u64, steps: usize, mut check: impl FnMut(&Table, &Table, &Since)) {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    for _ in 0..steps {
        let before = club.table(1).await;
        if before.status() != Status::Playing {
            return;
        }
        let mut open = Vec::new();
        for player in before.players() {
            let seats = before.seats_of(&player.id);
            open.extend(before.open_acts(seats).into_iter().map(|act| (player.id.clone(), act)));
        }
        // Answers are rarer than offers, so they get a preference.
        let answers: Vec<_> = open.iter().filter(|(_, act)| act.contains(":accept")).cloned().collect();
        let legal = before.state().legal();
        let takes: Vec<&String> = legal.iter().filter(|action| action.contains('x')).collect();
        let pick = |from: usize, random: &mut ChaCha8Rng| (random.next_u64() as usize) % from.max(1);
        let choice = random.next_u64() % 10;
        let (who, text) = match choice {
            0..=2 if !answers.is_empty() => answers[pick(answers.len(), &mut random)].clone(),
            0..=5 if !open.is_empty() => open[pick(open.len(), &mut random)].clone(),
            _ if legal.is_empty() && open.is_empty() => return,
            _ if legal.is_empty() => open[pick(open.len(), &mut random)].clone(),
            _ => {
                let action = match takes.as_slice() {
                    [] => &legal[pick(legal.len(), &mut random)],
                    takes => takes[pick(takes.len(), &mut random)],
                };
                let seat = before.state().actor(action).unwrap();
                (before.holder(seat).unwrap().id.clone(), action.clone())
            }
        };
        let since = club.mark();
        if choice == 9 && before.next_timer().is_some() {
            // Some time passes too.
            club.pass(SignedDuration::from_hours(73)).await;
        } else {
            club.order(&who, call("move", Given::at(Some(1)).with("notation", text.clone()))).await;
        }
        let after = club.table(1).await;
        assert!(after.log().len() > before.log().len(), "{who}: {text}");
        check(&before, &after, &since);
    }
}

#[test]
fn no_private_word_is_read_by_everybody_and_each_is_called_once() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let mut kept = 0;
    for (press, seed) in [("private", 1), ("secret", 2), ("public", 5)] {
        let club = runtime.block_on(Club::begun_with(&format!("truce=word time=none press={press}")));
        runtime.block_on(at_random(&club, seed, 24, |before, after, since| {
            let secrets = secrets(after, before.log().len() + 1);
            kept += secrets.len();
            for letter in club.public_since(since) {
                let text = read(&letter);
                for secret in &secrets {
                    assert!(!text.contains(secret.as_str()), "{press}, “{secret}” is told to all:\n{text}");
                }
                for button in &letter.buttons {
                    let number = button.id.split(':').nth(2).and_then(|number| number.parse::<usize>().ok());
                    if let Some(number) = number.filter(|_| !button.id.starts_with("deal:")) {
                        assert!(number <= after.shown(after.log().len()), "{}", button.id);
                    }
                }
            }
            let expected = concerned(before, after);
            let new: Vec<&str> =
                after.log()[before.log().len()..].iter().map(|e| e.action.as_str()).collect();
            assert_eq!(club.called_since(since), expected, "{press} {new:?}");
        }));
    }
    assert!(kept > 60, "hardly anything was kept secret: {kept}");
}

#[test]
fn nobody_is_named_at_an_anonymous_table_before_the_end() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let club = runtime.block_on(Club::begun_with("truce=word time=none press=secret names=hidden"));
    // Without a sign before them, the names would also be found in cells.
    let names = ["p1", "p2", "p3", " P1", " P2", " P3", "(P1", "(P2", "(P3"];
    let check = |letters: &[OutboundMessage]| {
        for letter in letters {
            let text = read(letter);
            assert!(names.iter().all(|name| !text.contains(name)), "{text}");
            assert_eq!(letter.mentions, [] as [&str; 0], "{text}");
        }
    };
    check(&club.public_since(&Since { letters: 0, edits: 0 }));
    runtime.block_on(at_random(&club, 7, 30, |before, after, since| {
        if after.status() == Status::Playing {
            check(&club.public_since(since));
            assert_eq!(club.called_since(since), concerned(before, after));
        }
    }));
    runtime.block_on(async {
        // Text that a player types in public is refused; a direct message is not.
        let table = club.table(1).await;
        let seat = table.to_move().iter().next().unwrap();
        let mover = table.holder(seat).unwrap().id.clone();
        let action = table.state().legal().pop().unwrap();
        club.say_in(&mover, THREAD, &action).await.says("direct message");
        assert_eq!(club.table(1).await.version(), table.version());
        club.dm(&mover, &format!("#1 {action}")).await;
        assert!(club.table(1).await.version() > table.version());
        // At the end the names are public.
        for _ in 0..3 {
            let table = club.table(1).await;
            if let Some(seat) =
                table.state().alive().iter().next().filter(|_| table.status() == Status::Playing)
            {
                let text = table.state().resignation(seat).unwrap();
                let who = table.holder(seat).unwrap().id.clone();
                let asked = club.order(&who, call("move", Given::at(Some(1)).with("notation", text))).await;
                club.press(&who, &only(&asked).buttons[0].id).await;
            }
        }
        assert_eq!(club.table(1).await.status(), Status::Over);
        let end =
            club.transport.letters().into_iter().rfind(|letter| letter.text.contains("is over")).unwrap();
        assert!(["<@p1>", "<@p2>", "<@p3>"].iter().all(|who| end.text.contains(who)), "{}", end.text);
        assert_eq!(end.mentions.len(), 2, "all but whoever resigned last");
    });
}

/// White can take a pawn of Red's at once, unless a truce forbids it.
const TEMPTED: &str = "1rK/6/10/14/18|1wK/6/10/14/8wRrP8|1bK/6/4bP5/14/18 W RWB - --- - - - - - - *";

/// Begins a table for three in that position, with a truce between White and Red.
async fn tempted(press: &str, mode: &str) -> Club {
    let club = Club::begun_with(&format!("truce={mode} press={press} position={TEMPTED} {mode}")).await;
    for (who, text) in [("p2", "W:offer R=W/3"), ("p1", "R:accept R=W")] {
        club.order(who, call("move", Given::at(Some(1)).with("notation", text))).await;
    }
    assert_eq!(club.table(1).await.ledger().standing().count(), 1);
    club
}

#[tokio::test]
async fn a_refusal_names_the_agreement_and_the_action_behind_it() {
    let club = tempted("public", "bound").await;
    let version = club.table(1).await.version();
    let answers = club.say("p2", "WV9xWV10").await;
    let text = &only(&answers).text;
    assert!(
        text.contains("Because of action 2: Red and White have a truce") && text.contains("truce"),
        "{text}"
    );
    assert_eq!(club.table(1).await.version(), version);
    // The same goes for a secret agreement, but nobody sees its numbers.
    let club = tempted("secret", "bound").await;
    let answers = club.say("p2", "WV9xWV10").await;
    let text = &only(&answers).text;
    assert!(text.contains("\nBecause: Red and White have a truce for 3 turns each"), "{text}");
    let spied = club.say("p3", "moves #1").await;
    assert!(only(&spied).text.contains("secret"), "what White may not play tells of the truce: {spied:?}");
    club.say("p2", "moves #1").await.says("WV9–WV8");
}

#[tokio::test]
async fn a_broken_promise_is_named_to_everybody() {
    for press in ["public", "private", "secret"] {
        let club = tempted(press, "word").await;
        let known = press != "secret";
        for who in ["p3", "p9"] {
            let answers = club.say(who, "treaties #1").await;
            assert_eq!(answers[0].text.contains("truce"), known, "{press} {who}: {}", answers[0].text);
        }
        for who in ["p1", "p2"] {
            let text = club.say(who, "treaties #1").await[0].text.clone();
            assert!(text.contains("truce") && text.contains("ince") && text.contains('3'), "{press}: {text}");
        }
        club.say("p2", "WV9xWV10").await;
        let post = club.transport.last();
        assert_eq!(post.to, Target::Channel(THREAD.into()));
        assert!(post.text.contains("White has broken the truce"), "{press}: {}", post.text);
        for who in ["p1", "p2", "p3", "p9"] {
            let answers = club.say(who, "treaties #1").await;
            let text = &answers[0].text;
            assert!(text.contains("broken by White") && text.contains("<t:"), "{press} {who}: {text}");
        }
    }
}

#[tokio::test]
async fn the_whole_ledger_is_public_after_the_game() {
    let club = tempted("secret", "word").await;
    club.order("p1", call("move", Given::at(Some(1)).with("notation", "R:offer R=B/2"))).await;
    club.order("p3", call("move", Given::at(Some(1)).with("notation", "B:refuse R=B"))).await;
    let before = club.say("p9", "treaties #1").await;
    assert!(
        !before[0].text.contains("truce") && before[0].text.contains("only the parties know"),
        "{before:?}"
    );
    for who in ["p1", "p2"] {
        let sure = club.say(who, "resign").await;
        club.press(who, &only(&sure).buttons[0].id).await;
    }
    let after = club.say("p9", "treaties #1").await;
    let text = &after[0].text;
    assert!(text.contains("Black") && text.contains("refused") && text.contains("White"), "{text}");
    club.say("p9", "log #1").await.says("White offers Red a truce for 3 turns each");
}

#[tokio::test]
async fn numbers_shown_have_no_gaps_and_lead_back() {
    let club = tempted("secret", "word").await;
    club.say("p2", "WV9-WV8").await;
    let post = club.transport.last();
    assert_eq!(post.mark(), Some("more:1:1"), "two private entries come before it");
    assert!(post.buttons[0].id == "moves:1:1" && post.pictures[0].name == "table-1-1.png", "{post:?}");
    club.say("p3", "board at 1 #1").await.says("after action 1");
    assert!(!only(&club.say("p3", "board at 2 #1").await).text.contains("after action 2"));
    let log = only(&club.say("p3", "log #1").await).text.clone();
    assert!(log.contains("1. White: R WV9–WV8") && !log.contains("truce"), "{log}");
    let log = only(&club.say("p1", "log #1").await).text.clone();
    assert!(
        log.contains("1. White: R WV9–WV8")
            && log.contains("– White offers Red a truce for 3 turns each. (private)"),
        "{log}"
    );
    // A private action makes no button of others outdated; a public one does.
    club.order("p1", call("move", Given::at(Some(1)).with("notation", "R:offer draw"))).await;
    let table = club.table(1).await;
    assert_eq!((table.log().len(), table.shown(4)), (4, 1));
    club.press("p3", "do:1:0:B:BC5-BC6").await;
    assert_eq!(club.table(1).await.log().len(), 4, "stale");
    club.press("p3", "do:1:1:B:BC5-BC6").await;
    assert_eq!(club.table(1).await.log().len(), 5, "played");
}
