//! Secrets cannot be found out by asking, whatever is asked and in whatever way. Tables are played in two
//! worlds with the same public actions; in one of them people also negotiate in secret. Members without a
//! part in it get the same in both, word for word: answers, buttons, pictures and their names, files,
//! completions, posts and their edits, direct messages, the boards of a page.
//!
//! `LIEGE_RANDOM_GAMES` sets the number of runs for each kind of table (default 1, always the same; a larger
//! number begins with it).

mod ask;
mod every_game;
mod look;
mod world;

use super::*;
use crate::complete::complete;
use crate::desk::Field;
use crate::upkeep::deliver::deliver_due;
use ask::Asked;
use liege_game::{Seat, SeatSet};
use liege_table::{Matter, Status, Step};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestRng, TestRunner};
use world::{World, difference};

/// The table with the secrets; another table of a player makes an order between tables.
const TABLE: i64 = 1;
/// The number of steps in a run.
const STEPS: usize = 60;
/// The attempts to find an act that is a secret of others.
const TRIED: usize = 24;
/// The table's host, a manager of its server, and a stranger: none of them plays there.
const ONLOOKERS: [&str; 3] = ["host", "boss", "spy"];

/// A kind of table: its game, its settings, and the number of players.
#[derive(Clone, Copy, Debug)]
struct Kind {
    game: &'static str,
    settings: &'static str,
    players: usize,
}

/// White can take a pawn of Red’s at once, and so become Red’s lord.
const TEMPTED: &str = "three-player-chess press=secret time=none truce=word \
    position=1rK/6/10/14/18|1wK/6/10/14/8wRrP8|1bK/6/4bP5/14/18 W RWB - --- - - - - - - * word";

/// Red’s king is Black’s prisoner and Black’s is Red’s.
const PRISONERS: &str =
    "enochian-chess press=secret time=3d position=6brbK/2yryR4/8/8/8/6rbrK/1kr6/kR7 b fKKf - - - - *";

const KINDS: [Kind; 6] = [
    Kind { game: "three-player-chess", settings: "press=secret truce=word time=3d offers=2d", players: 3 },
    Kind { game: "three-player-chess", settings: "press=secret truce=bound time=none", players: 3 },
    Kind { game: "three-player-chess", settings: "press=private truce=word time=2d", players: 3 },
    Kind { game: "three-player-chess", settings: "press=secret truce=word time=3d names=hidden", players: 3 },
    Kind { game: TEMPTED, settings: "", players: 3 },
    Kind { game: PRISONERS, settings: "", players: 4 },
];

/// A step, with the dice that choose among the possible ones.
#[derive(Clone, Copy, Debug)]
enum Deed {
    /// A move.
    Moves(u16),
    /// A public act, or one that the onlookers may know.
    Deals(u16),
    /// A proposal to all.
    Proposes(u16),
    /// An answer to a proposal.
    Votes(u16),
    /// An act that is a secret of others, only in one of the worlds.
    Secret(u16),
    /// A whisper: between others, only in one of the worlds; or to an onlooker, in both.
    Note(u16, bool),
    /// Some hours pass.
    Waits(u8),
    /// An onlooker types something: the person, the command, its argument.
    Types(u8, u16, u16, u8),
    /// An onlooker presses a button that they were shown.
    Presses(u8, u16),
    /// An onlooker asks for completions.
    Completes(u8, u16, u16),
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        3 => any::<u16>().prop_map(Deed::Moves),
        1 => any::<u16>().prop_map(Deed::Deals),
        1 => any::<u16>().prop_map(Deed::Proposes),
        1 => any::<u16>().prop_map(Deed::Votes),
        6 => any::<u16>().prop_map(Deed::Secret),
        1 => any::<(u16, bool)>().prop_map(|(note, known)| Deed::Note(note, known)),
        1 => any::<u8>().prop_map(Deed::Waits),
        12 => any::<(u8, u16, u16, u8)>().prop_map(|(who, name, with, door)| Deed::Types(who, name, with, door)),
        5 => any::<(u8, u16)>().prop_map(|(who, which)| Deed::Presses(who, which)),
        2 => any::<(u8, u16, u16)>().prop_map(|(who, field, typed)| Deed::Completes(who, field, typed)),
    ]
}

/// Returns every field of a slash command: a new one needs a new arm here.
fn fields() -> Vec<Field> {
    let mut all = vec![Field::Action];
    while let Some(next) = all.last().and_then(|field| match field {
        Field::Action => Some(Field::Act),
        Field::Act => Some(Field::Deal),
        Field::Deal => Some(Field::Seat),
        Field::Seat => Some(Field::Line),
        Field::Line => Some(Field::Piece),
        Field::Piece => Some(Field::Game),
        Field::Game => Some(Field::Table),
        Field::Table => Some(Field::Layout),
        Field::Layout => Some(Field::Topic),
        Field::Topic => Some(Field::Time),
        Field::Time => Some(Field::Zone),
        Field::Zone => None,
    }) {
        all.push(next);
    }
    all
}

/// Picks one of several, by a number.
fn pick<T>(from: &[T], die: u16) -> Option<&T> {
    from.get(usize::from(die).checked_rem(from.len())?)
}

impl Kind {
    /// Returns the player who has no part in the secrets.
    fn third(self) -> String {
        format!("p{}", self.players)
    }

    fn onlookers(self) -> Vec<String> {
        ONLOOKERS.iter().map(|who| (*who).to_owned()).chain([self.third()]).collect()
    }
}

/// Both worlds: only in the first one people also negotiate in secret.
struct Worlds {
    kind: Kind,
    both: [World; 2],
    onlookers: Vec<String>,
    /// The buttons that onlookers were shown.
    buttons: Vec<(String, String)>,
    /// The number of secrets, of questions, and of questions with an answer.
    secrets: usize,
    asked: usize,
}

/// The reason why a run ends.
enum End {
    /// The two worlds differ for the onlookers.
    Differs(String),
    /// The next step could not be the same in both.
    Parts,
}

type Goes = Result<(), End>;

impl Worlds {
    async fn laid(kind: Kind) -> Worlds {
        let both = [World::laid(kind).await, World::laid(kind).await];
        let (onlookers, buttons) = (kind.onlookers(), Vec::new());
        Worlds { kind, both, onlookers, buttons, secrets: 0, asked: 0 }
    }

    /// Returns the seats of the onlookers who play.
    fn theirs(&self, table: &Table) -> SeatSet {
        self.onlookers.iter().flat_map(|who| table.seats_of(who).iter().collect::<Vec<_>>()).collect()
    }

    /// Whether the onlookers are told events of a step.
    fn is_told(&self, table: &Table, step: &Step) -> bool {
        let theirs = self.theirs(table);
        let mut events = step.played.iter().flat_map(|played| &played.events);
        events.any(|event| event.audience.includes(theirs) || event.audience.includes(SeatSet::EMPTY))
    }

    /// Whether after a step the game continues for the onlookers as it would without its secrets: no secret
    /// has become public (by being broken), and the same seats are to move.
    fn goes_on(&self, before: &Table, step: &Step, other: &Table) -> bool {
        let kept = |table: &Table| {
            let deals = table.ledger().deals.iter().take(before.ledger().deals.len());
            deals.map(|deal| (deal.open_offer, deal.open_agreement)).collect::<Vec<_>>()
        };
        let (state, plain) = (step.table.state(), other.state());
        let theirs = self.theirs(other);
        let moves = plain.to_move().iter().any(|seat| theirs.contains(seat));
        step.table.status() == Status::Playing
            && other.status() == Status::Playing
            && kept(before) == kept(&step.table)
            && state.to_move() == plain.to_move()
            && state.turn() == plain.turn()
            && state.alive() == plain.alive()
            && (!moves || state.legal() == plain.legal())
    }

    /// Checks that the onlookers got the same messages in both worlds.
    fn same_came(&mut self, after: &str) -> Goes {
        let onlookers: Vec<&str> = self.onlookers.iter().map(String::as_str).collect();
        let [one, other] = &mut self.both;
        let (one, other) = (one.comes(&onlookers), other.comes(&onlookers));
        if one == other {
            return Ok(());
        }
        Err(End::Differs(format!(
            "after {after}\n{}",
            difference(&one.join("\n=====\n"), &other.join("\n=====\n"))
        )))
    }

    /// Lets a player do the same in both worlds.
    async fn both_do(&mut self, who: &str, what: &str, said: &Said) -> Goes {
        for world in &self.both {
            world.hears(World::incoming(who, 0, said.clone())).await;
        }
        self.same_came(&format!("{who}: {what}"))
    }

    async fn goes(&mut self, deed: Deed) -> Goes {
        match deed {
            Deed::Moves(die) => Box::pin(self.plays(die, false)).await,
            Deed::Deals(die) => Box::pin(self.plays(die, true)).await,
            Deed::Proposes(die) => {
                let player = format!("p{}", usize::from(die) % self.kind.players + 1);
                let what =
                    ["takeback", "takeback 0", "takeback 1", "takeback 3", "takeback 5", "pause 1", "resume"];
                let text = pick(&what, die / 7).unwrap();
                let Parsed::Command(command) = parse(&format!("{text} #{TABLE}")) else { unreachable!() };
                self.both_do(&player, text, &Said::Command(command)).await
            }
            Deed::Votes(die) => {
                let table = self.both[1].table().await;
                let motions = table.ledger().open().filter(|deal| matches!(deal.matter, Matter::Motion(_)));
                let motions: Vec<usize> = motions.map(|deal| table.shown(deal.number)).collect();
                let Some(number) = pick(&motions, die) else { return Ok(()) };
                let answer = if die % 5 == 0 { "refuse" } else { "accept" };
                let press = format!("deal:{TABLE}:s{number}:{answer}");
                for player in 1..=self.kind.players {
                    self.both_do(&format!("p{player}"), &press, &Said::Press(press.clone())).await?;
                }
                self.same_game().await
            }
            Deed::Secret(die) => self.deals_in_secret(die).await,
            Deed::Note(die, known) => self.writes(die, known).await,
            Deed::Waits(hours) => {
                for world in &self.both {
                    world.club.clock.advance(SignedDuration::from_mins(i64::from(hours) * 11));
                    deliver_due(&world.club.chat, &world.club.transport).await;
                }
                self.same_came("some hours")?;
                self.same_game().await
            }
            Deed::Types(who, name, with, door) => {
                let all: Vec<&Command> = commands().collect();
                let text = self.command(pick(&all, name).unwrap(), with).await;
                let who = self.who(u16::from(who));
                self.asks(&who, &Asked::Says(door % 3, text)).await
            }
            Deed::Presses(who, which) => {
                let Some((shown_to, id)) = pick(&self.buttons, which).cloned() else { return Ok(()) };
                let who = if who % 4 == 0 { self.who(u16::from(who)) } else { shown_to };
                self.asks(&who, &Asked::Presses(id)).await
            }
            Deed::Completes(who, field, typed) => {
                let who = self.who(u16::from(who));
                let field = *pick(&fields(), field).unwrap();
                let typed = *pick(&["", "1", "d", "tr", "off", "W", "R", "dr", "#", "acc"], typed).unwrap();
                let mut found = Vec::new();
                for world in &self.both {
                    let Incoming { who, place, .. } = World::incoming(&who, 0, Said::Press(String::new()));
                    for named in [None, Some(TABLE)] {
                        found.push(complete(&world.club.chat, &who, &place, field, named, typed).await);
                    }
                }
                self.asked += 1;
                if found[..2] == found[2..] {
                    return Ok(());
                }
                Err(End::Differs(format!("{who} looks for {field:?} {typed:?}: {found:#?}")))
            }
        }
    }

    fn who(&self, die: u16) -> String {
        pick(&self.onlookers, die).cloned().unwrap()
    }

    /// Plays a move (or an act that the onlookers may know) that is possible in both worlds.
    async fn plays(&mut self, die: u16, act: bool) -> Goes {
        let (with, without) = (self.both[0].table().await, self.both[1].table().await);
        let now = self.both[0].club.clock.now();
        let state = without.state();
        let all = if act { state.acts() } else { state.legal() };
        let from = usize::from(die).checked_rem(all.len()).unwrap_or(0);
        for action in all.iter().cycle().skip(from).take(all.len().min(TRIED)) {
            let Some(holder) = state.actor(action).and_then(|seat| without.holder(seat)) else { continue };
            let player = holder.id.clone();
            let steps = [&with, &without].map(|table| table.act(&player, action, now));
            let [Ok(one), Ok(other)] = steps else { continue };
            if act && !self.is_told(&without, &other) || !self.goes_on(&with, &one, &other.table) {
                continue;
            }
            let text = action.clone();
            let said = Said::Command(call("move", Given::at(Some(TABLE)).with("notation", text)));
            return self.both_do(&player, action, &said).await;
        }
        Ok(())
    }

    /// Plays an act that only others know of, only in the first world.
    async fn deals_in_secret(&mut self, die: u16) -> Goes {
        let (with, without) = (self.both[0].table().await, self.both[1].table().await);
        let now = self.both[0].club.clock.now();
        let theirs = self.theirs(&with);
        let others: SeatSet = with.state().alive().iter().filter(|seat| !theirs.contains(*seat)).collect();
        let mut acts = with.open_acts(others);
        // Answers are rarer than offers, so they get a preference.
        acts.sort_by_key(|act| {
            (act.contains(":offer") || act.starts_with("offer")) && !die.is_multiple_of(3)
        });
        let answers = acts.iter().filter(|act| !act.contains("offer")).count();
        let among = if answers > 0 && !die.is_multiple_of(3) { answers } else { acts.len() };
        let from = usize::from(die / 3).checked_rem(among).unwrap_or(0);
        for act in acts.iter().cycle().skip(from).take(acts.len().min(TRIED)) {
            let Some(player) = with.state().actor(act).and_then(|seat| with.holder(seat)) else { continue };
            let Ok(step) = with.act(&player.id, act, now) else { continue };
            if self.is_told(&with, &step) || !self.goes_on(&with, &step, &without) {
                continue;
            }
            let command = call("move", Given::at(Some(TABLE)).with("notation", act.clone()));
            let incoming = World::incoming(&player.id, 0, Said::Command(command));
            self.both[0].hears(incoming).await;
            self.secrets += 1;
            return self.same_came(&format!("the secret {act}"));
        }
        Ok(())
    }

    /// Sends a whisper between others in the first world, or to an onlooker in both.
    async fn writes(&mut self, die: u16, known: bool) -> Goes {
        let with = self.both[0].table().await;
        let theirs = self.theirs(&with);
        let others: Vec<Seat> = with.state().alive().iter().filter(|seat| !theirs.contains(*seat)).collect();
        let (Some(from), Some(to)) = (pick(&others, die), pick(&others, die / 2 + 1)) else { return Ok(()) };
        let to = if known { theirs.iter().next() } else { Some(*to).filter(|to| to != from) };
        let (Some(player), Some(to)) = (with.holder(*from), to) else { return Ok(()) };
        let seat = with.game().seats()[to.index()].id;
        let worlds = if known { &self.both[..] } else { &self.both[..1] };
        for world in worlds {
            world.says(&player.id, 2, &format!("#{TABLE} whisper {seat} Between you and me: {die}")).await;
        }
        self.same_came("a private note")
    }
}

/// Plays the runs of a kind of table.
fn alike(kind: Kind) {
    let stretches = std::env::var("LIEGE_RANDOM_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    let config =
        Config { cases: stretches, failure_persistence: None, max_shrink_iters: 30, ..Config::default() };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let (tally, began) = (std::cell::Cell::new((0, 0)), std::time::Instant::now());
    let played = runner.run(&proptest::collection::vec(deed(), STEPS), |deeds| {
        runtime.block_on(async {
            let mut worlds = Worlds::laid(kind).await;
            let mut goes = worlds.same_came("the beginning");
            let mut done = Vec::new();
            for deed in deeds {
                if goes.is_err() {
                    break;
                }
                done.push(deed);
                goes = Box::pin(worlds.goes(deed)).await;
                if goes.is_ok() {
                    goes = worlds.same_game().await;
                }
                if goes.is_ok() {
                    goes = Box::pin(worlds.look((done.len() * 7919 % 65_521) as u16)).await;
                }
            }
            let (secrets, asked) = tally.get();
            tally.set((secrets + worlds.secrets, asked + worlds.asked));
            match goes {
                Ok(()) | Err(End::Parts) => Ok(()),
                Err(End::Differs(how)) => {
                    let log = worlds.both[0].table().await;
                    let log: Vec<&str> = log.log().iter().map(|entry| entry.action.as_str()).collect();
                    Err(TestCaseError::fail(format!("{kind:?}: {how}\n{log:?}")))
                }
            }
        })
    });
    played.unwrap_or_else(|error| panic!("{error}"));
    let (secrets, asked) = tally.get();
    println!("{secrets} secrets, {asked} questions in {:?}", began.elapsed());
    assert!(asked > 10 * stretches as usize && secrets > 2 * stretches as usize, "{secrets} {asked}");
}

#[test]
fn a_secret_of_others_in_a_game_of_three_is_not_found_out() {
    alike(KINDS[0]);
}

#[test]
fn a_secret_of_others_where_truces_bind_is_not_found_out() {
    alike(KINDS[1]);
}

#[test]
fn a_private_offer_of_others_is_not_found_out() {
    alike(KINDS[2]);
}

#[test]
fn a_secret_of_the_unnamed_is_not_found_out() {
    alike(KINDS[3]);
}

#[test]
fn a_secret_bond_is_not_found_out() {
    alike(KINDS[4]);
}

#[test]
fn a_secret_of_others_in_a_game_of_four_is_not_found_out() {
    alike(KINDS[5]);
}
