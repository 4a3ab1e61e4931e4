//! Posts about seats dealt by dice, and about the seed with which every draw can be checked.

use crate::desk::{Button, ButtonStyle, press};
use crate::wording::{Speaker, person, shown_now};
use liege_game::Seat;
use liege_table::{Chair, Dice, Roll, Status, Table};
use liege_words::Message;

/// Returns a button for each seat that may be chosen now.
pub fn choice_buttons(speaker: Speaker, table: &Table) -> Vec<Option<Button>> {
    let free = table.dice().map(Dice::free).unwrap_or_default();
    let press = |seat: Seat| press("choose", &[&table.id(), &shown_now(table), &seat.0]);
    free.into_iter().map(|seat| press(seat).button(speaker.seat(seat), ButtonStyle::Good)).collect()
}

/// Returns the lines about the rolls: round by round, and the order of choosing.
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

/// Returns the members in the order of their picks, those already made included.
fn turns(table: &Table) -> Vec<&str> {
    let Some(dice) = table.dice() else { return Vec::new() };
    dice.picks().iter().map(|pick| pick.member.as_str()).chain(dice.to_come()).collect()
}

/// Joins names in a sentence: "Ada, Bo and Chen".
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

/// Returns the lines of places for an invitation: who sits, who is invited, and which places are free.
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

/// Returns the line that says where the hash of the seed is, for the invitation of a table with draws by
/// chance.
pub fn hash_pointer(speaker: Speaker, table: &Table) -> Option<String> {
    let line = speaker.of_table("dice-seed-where", table.id());
    table.uses_chance().then(|| format!("-# {}", speaker.say(&line)))
}

/// Returns the line with the hash of the seed, for a table with draws by chance.
pub fn hash_line(speaker: Speaker, table: &Table) -> Option<String> {
    let line = Message::new("dice-seed-hash").with("hash", table.seed_hash());
    table.uses_chance().then(|| format!("-# {}", speaker.say(&line)))
}

/// Returns the line with the seed itself, after the game.
pub fn seed_line(speaker: Speaker, table: &Table) -> Option<String> {
    let seed = table.revealed_seed().filter(|_| table.uses_chance())?;
    Some(format!("-# {}", speaker.say(&Message::new("dice-seed").with("seed", seed))))
}
