//! Every game in two worlds, for a short while. In one of them a player also keeps things to themself: plans, notes, looks,
//! whispers, exercises, choices. In a second test the lot gives other people the seats of an anonymous table.

use super::*;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use std::collections::BTreeMap;

/// The moves of a game.
const MOVES: usize = 12;
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
    let mut random = ChaCha8Rng::seed_from_u64(kind.game.len() as u64);
    let mut goes = worlds.same_came("the beginning");
    for number in 0..MOVES {
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
        // After a shot of Chapaev the two worlds may part: chance is drawn in both.
        assert!(*actions > if *game == "chapaev" { 0 } else { 2 }, "{game}: {actions}");
        (all_kept, all_asked) = (all_kept + secrets, all_asked + asked);
    }
    assert!(all_kept > 15 * lived.len() && all_asked > 30 * lived.len(), "{all_kept} {all_asked}");
}

/// A world with an anonymous table of a game, where the lot is drawn from this number.
async fn by_lot(kind: Kind, lot: u64) -> World {
    let club = Club::open().await;
    club.chat.foresee(lot);
    let world = World { club, letters: 0, edits: 0, seen: BTreeMap::new() };
    // Whoever opens a table for two would play at it.
    let game = liege_game::by_id(kind.game).unwrap();
    let seats: Vec<String> = game.seats().iter().map(|seat| format!("{}=open", seat.id)).collect();
    let text = format!("new {} {} names=hidden muster=never time=3d", kind.game, seats.join(" "));
    world.says("host", 0, &text).await;
    world.fills(TABLE, kind.players).await;
    assert_eq!(world.table().await.status(), Status::Playing, "{}", kind.game);
    world
}

/// Returns the players in the order of their seats.
async fn seated(world: &World) -> Vec<String> {
    let table = world.table().await;
    (0..table.chairs().len() as u8).map(|seat| table.holder(Seat(seat)).unwrap().id.clone()).collect()
}

async fn lots(kind: Kind) -> Result<usize, String> {
    let one = by_lot(kind, 3).await;
    let mut other = by_lot(kind, 4).await;
    for lot in 5..40 {
        if seated(&one).await != seated(&other).await {
            break;
        }
        other = by_lot(kind, lot).await;
    }
    assert_ne!(seated(&one).await, seated(&other).await, "{}", kind.game);
    let mut both = [one, other];
    let mut random = ChaCha8Rng::seed_from_u64(5);
    for number in 0..MOVES {
        let come = both.each_mut().map(|world| world.comes(&ONLOOKERS).join("\n=====\n"));
        let come = [unsealed(&come[0]), unsealed(&come[1])];
        if come[0] != come[1] {
            return Err(format!("before move {number}: {}", difference(&come[0], &come[1])));
        }
        for (who, text) in
            [("spy", READING[number % 10]), ("host", READING[(number + 5) % 10]), ("boss", "tables")]
        {
            let mut told = Vec::new();
            for world in &both {
                let answers = world.says(who, 0, &format!("#{TABLE} {text}")).await;
                told.push(unsealed(&world.answers(&answers)));
            }
            if told[0] != told[1] {
                return Err(format!("{who} {text} before move {number}: {}", difference(&told[0], &told[1])));
            }
        }
        let tables = [both[0].table().await, both[1].table().await];
        let legal = tables[0].state().legal();
        // Chance has decided otherwise, or the game is over.
        if legal != tables[1].state().legal() || tables[0].status() != Status::Playing {
            return Ok(number);
        }
        let Some(action) = pick(&legal, die(&mut random)) else { return Ok(number) };
        for (world, table) in both.iter().zip(&tables) {
            let holder = table.state().actor(action).and_then(|seat| table.holder(seat)).unwrap();
            let said = call("move", Given::at(Some(TABLE)).with("notation", action.clone()));
            world.hears(World::incoming(&holder.id, 2, Said::Command(said))).await;
        }
    }
    Ok(MOVES)
}

/// Returns a text without the hash of the secret from which lots and throws come: it is another one for another lot.
fn unsealed(text: &str) -> String {
    let is_hash = |word: &str| word.len() == 64 && word.bytes().all(|byte| byte.is_ascii_hexdigit());
    text.split('`').filter(|word| !is_hash(word)).collect::<Vec<_>>().join("`")
}

#[test]
fn who_sits_where_at_an_anonymous_table_is_not_found_out_in_any_game() {
    let lived = in_every_game(|_| "", lots);
    let mut moves = 0;
    for (game, played) in &lived {
        let played = played.as_ref().unwrap_or_else(|how| panic!("{game}: {how}"));
        println!("{game}: {played} moves");
        moves += played;
    }
    assert!(moves > 9 * lived.len(), "{moves}");
}
