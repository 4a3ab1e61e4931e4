//! What everybody is told of seats dealt by dice, and of the seed by which every draw can be checked.

use crate::desk::{Button, ButtonStyle, press};
use crate::wording::{Speaker, person, shown_now};
use liege_game::Seat;
use liege_table::{Chair, Dice, Roll, Status, Table};
use liege_words::Message;

/// A button for each seat that may be chosen now.
pub fn choice_buttons(speaker: Speaker, table: &Table) -> Vec<Option<Button>> {
    let free = table.dice().map(Dice::free).unwrap_or_default();
    let press = |seat: Seat| press("choose", &[&table.id(), &shown_now(table), &seat.0]);
    free.into_iter().map(|seat| press(seat).button(speaker.seat(seat), ButtonStyle::Good)).collect()
}

/// The rolls as people tell them: round by round, and who chooses when.
pub fn rolls_lines(speaker: Speaker, table: &Table) -> Vec<String> {
    let Some(dice) = table.dice() else { return Vec::new() };
    let mut lines = Vec::new();
    for round in 0..=dice.rolls().last().map_or(0, |roll| roll.round) {
        let rolls: Vec<&Roll> = dice.rolls().iter().filter(|roll| roll.round == round).collect();
        let told = |(roll, first): (&&Roll, bool)| {
            let [one, other] = roll.dice;
            Message::new(if first { "dice-roll-first" } else { "dice-roll" })
                .with("who", person(&roll.member))
                .with("one", i64::from(one))
                .with("other", i64::from(other))
                .with("total", i64::from(roll.total()))
        };
        let firsts = std::iter::once(round == 0).chain(std::iter::repeat(false));
        let told: Vec<Message> = rolls.iter().zip(firsts).map(told).collect();
        let message = if round == 0 {
            Message::new("dice-rolls")
        } else {
            let who: Vec<String> = rolls.iter().map(|roll| person(&roll.member)).collect();
            Message::new("dice-again").with("who", listed(speaker, &who))
        };
        lines.push(speaker.say(&message.with("rolls", told)));
    }
    let turns: Vec<String> = turns(table).iter().map(|id| person(id)).collect();
    if let [first, others @ .., last] = turns.as_slice() {
        let order = Message::new("dice-order")
            .with("first", first.as_str())
            .with("others", listed(speaker, others))
            .with("count", others.len() as i64)
            .with("last", last.as_str());
        lines.push(speaker.say(&order));
    }
    lines
}

/// Whose each pick is, from the first, those already made included.
fn turns(table: &Table) -> Vec<&str> {
    let Some(dice) = table.dice() else { return Vec::new() };
    dice.picks().iter().map(|pick| pick.member.as_str()).chain(dice.to_come()).collect()
}

/// Several as one says them: "Ada, Bo and Chen".
fn listed(speaker: Speaker, parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [only] => only.clone(),
        [front @ .., last] => {
            let and = Message::new("dice-and").with("list", front.join(", ")).with("last", last.as_str());
            speaker.say(&and)
        }
    }
}

/// The places of a table for its invitation: who sits, who is invited, how many are free, and for what.
pub fn places_lines(speaker: Speaker, table: &Table) -> Vec<String> {
    let mut lines = Vec::new();
    let dealing = table.is_dealing();
    if dealing {
        let picks = table.dice().map(Dice::picks).unwrap_or_default();
        for pick in picks {
            let line =
                Message::new("lobby-seat-held").with("seat", pick.seat).with("who", person(&pick.member));
            lines.push(format!("• {}", speaker.say(&line)));
        }
    }
    let mut told: Vec<&str> = Vec::new();
    for chair in table.chairs() {
        let Some(player) = chair.person() else { continue };
        if told.contains(&player.id.as_str()) || dealing && matches!(chair, Chair::Held(_)) {
            continue;
        }
        told.push(&player.id);
        let id = match chair {
            Chair::Invited(_) if !dealing => "dice-place-invited",
            Chair::Invited(_) => "dice-place-choosing",
            Chair::Held(_) | Chair::Open => "dice-place-held",
        };
        lines.push(format!("• {}", speaker.say(&Message::new(id).with("who", person(&player.id)))));
    }
    let free = table.chairs().iter().filter(|chair| **chair == Chair::Open).count();
    if table.status() == Status::Lobby && free > 0 {
        let line = Message::new("dice-places-free").with("free", free as i64);
        lines.push(format!("• {}", speaker.say(&line)));
    }
    lines
}

/// Where the hash of the seed is found, for the invitation of a table where anything is drawn by chance.
pub fn hash_pointer(speaker: Speaker, table: &Table) -> Option<String> {
    let line = speaker.of_table("dice-seed-where", table.id());
    table.uses_chance().then(|| format!("-# {}", speaker.say(&line)))
}

/// The line with the hash of the seed, of a table where anything is drawn by chance.
pub fn hash_line(speaker: Speaker, table: &Table) -> Option<String> {
    let line = Message::new("dice-seed-hash").with("hash", table.seed_hash());
    table.uses_chance().then(|| format!("-# {}", speaker.say(&line)))
}

/// The line with the seed itself, once the game is over.
pub fn seed_line(speaker: Speaker, table: &Table) -> Option<String> {
    let seed = table.revealed_seed().filter(|_| table.uses_chance())?;
    Some(format!("-# {}", speaker.say(&Message::new("dice-seed").with("seed", seed))))
}
