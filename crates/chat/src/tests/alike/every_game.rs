//! Every game in two worlds, for a short while. In one of them a player also keeps things to themself: plans, notes, looks,
//! whispers, exercises, choices.

use super::*;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use sha2::{Digest as _, Sha256};

/// The moves of a game. Those that are told by texts share their rules and everything around them.
const MOVES: usize = 5;
const MOVES_TOLD: usize = 3;
/// The questions of the onlookers after each move, beside the completions.
const QUESTIONS: usize = 4;

/// Questions that change nothing, whoever asks them. `export`, `replay` and the like draw and pack much.
const READING: [&str; 28] = [
    "log",
    "board",
    "moves",
    "acts",
    "tables",
    "treaties",
    "position",
    "export",
    "host",
    "plan",
    "note",
    "whisper",
    "recap",
    "seeks",
    "challenges",
    "rating @p1",
    "versus @p1",
    "leaderboard",
    "next",
    "help",
    "games",
    "settings",
    "blocks",
    "time",
    "board at 2",
    "preview",
    "overdue",
    "takeback",
];

/// The things that a player keeps to themself, in one world.
const KEPT: [&str; 16] = [
    "note A secret of mine",
    "board",
    "moves",
    "letters on",
    "remind 3h",
    "language uk",
    "note Another secret",
    "whisper Between you and me",
    "block @spy",
    "recap",
    "learn",
    "puzzle",
    "digest 18:00",
    "quiet 22-7",
    "zone Europe/Kyiv",
    "privacy data",
];

fn die(random: &mut ChaCha8Rng) -> u16 {
    (random.next_u32() >> 8) as u16
}

impl Worlds {
    /// Sets a plan of the first player in the first world, for an action that is not played next.
    async fn plans(&self) -> Option<String> {
        let table = self.both[0].table().await;
        let mover = table.state().turn().and_then(|seat| table.holder(seat))?;
        if mover.id == "p1" {
            return None;
        }
        let condition = table.state().legal().into_iter().next()?;
        let mut after = table.state().boxed();
        after.play(&condition).ok()?;
        let own = after.turn().and_then(|seat| table.holder(seat)).is_some_and(|player| player.id == "p1");
        let answer = after.legal().into_iter().next().filter(|_| own)?;
        self.both[0].says("p1", 2, &format!("#{TABLE} plan if {condition} then {answer}")).await;
        Some(condition)
    }

    /// One player keeps something to themself, and the onlookers ask.
    async fn is_asked_about(&mut self, number: usize, random: &mut ChaCha8Rng) -> Goes {
        let planned = self.plans().await;
        self.secrets += usize::from(planned.is_some());
        for kept in 0..2 {
            let mut text = KEPT[(2 * number + kept) % KEPT.len()].to_owned();
            if text.starts_with("whisper") {
                let seat = self.both[0].table().await.game().seats()[1].id;
                text = text.replacen("whisper", &format!("whisper {seat}"), 1);
                // Of two players the other one reads it.
                if self.kind.players < 3 {
                    continue;
                }
            }
            let answers = self.both[0].says("p1", 2, &format!("#{TABLE} {text}")).await;
            let button = answers
                .iter()
                .flat_map(|answer| &answer.buttons)
                .find(|button| button.id.starts_with("board"));
            if let Some(button) = button {
                self.both[0].hears(World::incoming("p1", 2, Said::Press(button.id.clone()))).await;
            }
            self.secrets += 1;
        }
        self.same_came("what a player keeps to themself")?;
        for question in 0..QUESTIONS {
            let who = self.who(die(random));
            let text = READING[(number * QUESTIONS + question) % READING.len()];
            self.asks(&who, &Asked::Says((die(random) % 3) as u8, format!("#{TABLE} {text}"))).await?;
        }
        for look in 0..4 {
            self.look(((number * 4 + look) as u16).wrapping_mul(1_009)).await?;
        }
        self.goes(Deed::Completes(number as u8, die(random), die(random))).await?;
        self.goes(Deed::Presses(number as u8, die(random))).await?;
        if planned.is_some() {
            self.both[0].says("p1", 2, &format!("#{TABLE} plan off")).await;
        }
        self.same_came("the end of a plan")
    }
}

async fn lives(kind: Kind) -> (Goes, Worlds) {
    let mut worlds = Worlds::laid(kind).await;
    let mut random = ChaCha8Rng::from_seed(Sha256::digest(kind.game).into());
    let mut goes = worlds.same_came("the beginning");
    let told = liege_game::all().iter().any(|game| game.id() == kind.game && game.text().is_some());
    // Each game begins with other questions.
    let first = random.next_u32() as usize % READING.len();
    for number in first..first + if told { MOVES_TOLD } else { MOVES } {
        if goes.is_ok() {
            goes = Box::pin(worlds.is_asked_about(number, &mut random)).await;
        }
        if goes.is_ok() {
            goes = Box::pin(worlds.plays(die(&mut random), false)).await;
        }
        if goes.is_ok() {
            goes = worlds.same_game().await;
        }
    }
    (goes, worlds)
}

/// Plays every game, with a table of these settings, on two threads.
fn in_every_game<T: Send>(
    settings: fn(usize) -> &'static str,
    play: impl AsyncFn(Kind) -> T + Sync,
) -> Vec<(&'static str, T)> {
    let games = liege_game::all();
    let some = &|remainder: usize| {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        let theirs = games.iter().enumerate().filter(|(index, _)| index % 2 == remainder);
        let of = |(_, game): (usize, &&'static dyn liege_game::Game)| {
            let players = game.seats().len();
            let kind = Kind { game: game.id(), settings: settings(players), players };
            (kind.game, runtime.block_on(Box::pin(play(kind))))
        };
        theirs.map(of).collect::<Vec<_>>()
    };
    std::thread::scope(|scope| {
        let begun = [0, 1].map(|remainder| scope.spawn(move || some(remainder)));
        begun
            .into_iter()
            .flat_map(|one| one.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    })
}

#[test]
fn what_a_player_keeps_to_themself_is_not_found_out_in_any_game() {
    let settings = |players| if players > 2 { "press=private time=3d" } else { "time=3d" };
    let lived = in_every_game(settings, async |kind| {
        let (goes, worlds) = lives(kind).await;
        if let Err(End::Differs(how)) = goes {
            panic!("{kind:?}: {how}");
        }
        (worlds.both[0].table().await.log().len(), worlds.secrets, worlds.asked)
    });
    let (mut all_kept, mut all_asked) = (0, 0);
    for (game, (actions, secrets, asked)) in &lived {
        println!("{game}: {actions} actions, {secrets} secrets, {asked} questions");
        assert!(*actions > 0, "{game}");
        (all_kept, all_asked) = (all_kept + secrets, all_asked + asked);
    }
    assert!(all_kept > 3 * lived.len() && all_asked > 10 * lived.len(), "{all_kept} {all_asked}");
}
