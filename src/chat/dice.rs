//! Seats dealt by dice, as people read and do it: who rolled what, who is to choose, taking a colour by a
//! button, a word or `join`; and the seed by which every draw can be checked.

use super::change::Changed;
use super::dispatch::{Asker, private, with_buttons};
use super::io::{Answer, Button, ButtonStyle};
use super::look::shown_now;
use super::motions::no_such_seat;
use super::post::Post;
use super::speaker::{Speaker, person, seat_called};
use super::{Chat, Fault};
use crate::chat::command::press;
use crate::game::Seat;
use crate::store::Queued;
use crate::table::{Chair, Dice, Roll, Status, Table, TableError};
use crate::words::Message;
use crate::words::lexicon::says;
use std::fmt::Write as _;

/// Whether the chairs of a table are places that say nothing of seats: dice are rolled for those, or were,
/// and not everybody has chosen.
pub(super) fn only_places(table: &Table) -> bool {
    let dealt = table.dice().is_some_and(Dice::is_done);
    table.terms().by_dice() && !dealt
}

/// The seat that somebody names as one chooses it ("blue", "I choose blue"): a name, and little words.
pub(super) fn chosen(table: &Table, text: &str) -> Option<Seat> {
    let marks = |c: char| matches!(c, '.' | '!' | ',' | '"' | '«' | '»' | '“' | '”');
    let words = text.split_whitespace().map(|word| word.trim_matches(marks));
    let words: Vec<&str> = words.filter(|word| !says("little-choice", word)).collect();
    seat_called(table.game(), &words.join(" "))
}

/// Whether a text is how somebody would choose a seat that is theirs to take at this table.
pub(super) fn chooses(table: &Table, member: &str, text: &str) -> bool {
    let theirs = table.chooser().is_some_and(|chooser| chooser.id == member);
    let free = |seat: &Seat| table.dice().is_some_and(|dice| dice.free().contains(seat));
    theirs && chosen(table, text).as_ref().is_some_and(free)
}

impl Chat {
    /// A colour that was typed: alone, or after "choose".
    pub(super) async fn choose_typed(
        &self,
        asker: &Asker<'_>,
        table: &Table,
        text: &str,
    ) -> Result<Vec<Answer>, Fault> {
        match chosen(table, text) {
            Some(seat) => self.choose(asker, table.id(), Some(seat), None).await,
            // Whatever it was, it is not the time for it; whoever is to choose may have misspelt.
            None if table.chooser().is_some_and(|chooser| chooser.id == asker.who.id) => {
                Ok(self.ask_choice(asker, table, Some(text)))
            }
            None => Ok(self.refuse_choice(asker, table, None)),
        }
    }

    /// A seat is chosen; `shown`: by a button, made when people were shown so many actions.
    pub(super) async fn choose(
        &self,
        asker: &Asker<'_>,
        id: i64,
        seat: Option<Seat>,
        shown: Option<usize>,
    ) -> Result<Vec<Answer>, Fault> {
        let (now, who) = (self.clock.now(), asker.who.id.as_str());
        let choose = |table: &Table| {
            let stale = |seen: &usize| *seen != shown_now(table) && table.is_dealing();
            match (seat, shown.filter(stale)) {
                (_, Some(seen)) => Err(Some(TableError::Stale { seen, now: shown_now(table) })),
                (None, _) => Err(None),
                (Some(seat), _) => table.choose(who, seat, now).map_err(Some),
            }
        };
        match self.change(id, asker.heard, choose).await? {
            Changed::NoTable => Ok(asker.tell(&Message::new("table-unknown").with("table", id.to_string()))),
            Changed::HeardBefore => Ok(Vec::new()),
            Changed::Refused(table, error) => Ok(self.refuse_choice(asker, &table, error.as_ref())),
            Changed::Done(done) => {
                if asker.sees_posts_of(&done.table) {
                    return Ok(Vec::new());
                }
                let message = Message::new("dice-chosen").with("table", id.to_string());
                Ok(asker.tell_of(&done.table, &message.with("seat", seat.unwrap_or(Seat(0)))))
            }
        }
    }

    /// Why a seat is not theirs; whoever is to choose is shown what they may take.
    pub(super) fn refuse_choice(
        &self,
        asker: &Asker<'_>,
        table: &Table,
        error: Option<&TableError>,
    ) -> Vec<Answer> {
        let theirs = table.chooser().is_some_and(|chooser| chooser.id == asker.who.id);
        match error {
            None | Some(TableError::Stale { .. }) if theirs => self.ask_choice(asker, table, None),
            Some(TableError::SeatTaken { .. } | TableError::SeatYours { .. }) if theirs => {
                let mut answers = self.refuse(asker, table, error.unwrap_or(&TableError::NoSuchSeat), "");
                answers.extend(self.ask_choice(asker, table, None));
                answers
            }
            None | Some(TableError::Stale { .. }) => {
                let why = match table.chooser() {
                    Some(chooser) if table.plays(&asker.who.id) => {
                        TableError::Dealing { name: chooser.name.clone() }
                    }
                    Some(_) => TableError::NoSeatFree,
                    None => TableError::AlreadyStarted,
                };
                self.refuse(asker, table, &why, "")
            }
            Some(error) => self.refuse(asker, table, error, ""),
        }
    }

    /// Asks somebody for their colour: a button for each that is free. `typed`: what could not be read.
    #[allow(clippy::unused_self)] // Reads as one of the chat's own.
    fn ask_choice(&self, asker: &Asker<'_>, table: &Table, typed: Option<&str>) -> Vec<Answer> {
        let speaker = asker.of(table.game());
        let mut answers = Vec::new();
        if let Some(typed) = typed {
            answers = no_such_seat(asker, table, typed);
        }
        let ask = Message::new("dice-ask").with("table", table.id().to_string());
        let question = private(speaker.say(&ask));
        answers.push(with_buttons(question, choice_buttons(speaker, table)));
        // One answer: what was not understood, and what can be done.
        answers
            .into_iter()
            .reduce(|first, next| Answer { text: format!("{}\n{}", first.text, next.text), ..next })
            .into_iter()
            .collect()
    }

    /// The post of a dealing: what was rolled, or who has taken what, and who is to choose now.
    pub(super) async fn dealing_post(
        &self,
        speaker: Speaker,
        table: &Table,
        row: &Queued,
        call: &[String],
        drawn: bool,
    ) -> Result<Post, Fault> {
        let number = row.number.min(table.log().len());
        let mut text = String::new();
        if row.first <= 1 {
            for line in rolls_lines(speaker, table) {
                let _ = writeln!(text, "{line}");
            }
        }
        for event in table.history(row.first.max(1)..=number)?.iter().flat_map(|played| &played.events) {
            if event.message.id().starts_with("table-chosen") {
                let _ = writeln!(text, "{}", speaker.say(&event.message));
            }
        }
        let board = press("board", &[&table.id(), &table.shown(number)]);
        let label = speaker.say(&Message::new("button-board"));
        let mut buttons = vec![board.button(label, ButtonStyle::Plain)];
        // What was asked is answered in later posts; here nothing more can be pressed then.
        if table.log().len() == number
            && let Some(chooser) = table.chooser()
        {
            let example = table.dice().and_then(|dice| dice.free().first().copied());
            let ask = Message::new("dice-choose")
                .with("who", person(&chooser.id))
                .with("example", example.map(|seat| speaker.seat(seat).to_lowercase()).unwrap_or_default());
            let _ = writeln!(text, "**{}**", speaker.say(&ask));
            buttons.extend(choice_buttons(speaker, table));
        }
        let help = speaker.say(&Message::new("button-help"));
        buttons.push(press("help", &[&table.id()]).button(help, ButtonStyle::Plain));
        let mark = Message::new("post-number")
            .with("table", table.id().to_string())
            .with("number", table.shown(number).to_string());
        let _ = write!(text, "-# {}", speaker.say(&mark));
        let mut post = Post { text, mentions: call.to_vec(), buttons, pictures: Vec::new() };
        if drawn && row.first <= 1 {
            self.add_public_picture(speaker, table, number, &mut post).await?;
        }
        Ok(post)
    }
}

/// A button for each seat that may be chosen now.
fn choice_buttons(speaker: Speaker, table: &Table) -> Vec<Option<Button>> {
    let free = table.dice().map(Dice::free).unwrap_or_default();
    let press = |seat: Seat| press("choose", &[&table.id(), &shown_now(table), &seat.0]);
    free.into_iter().map(|seat| press(seat).button(speaker.seat(seat), ButtonStyle::Good)).collect()
}

/// The rolls as people tell them: round by round, and who chooses when.
fn rolls_lines(speaker: Speaker, table: &Table) -> Vec<String> {
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
pub(super) fn places_lines(speaker: Speaker, table: &Table) -> Vec<String> {
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
        let line = Message::new(id).with("who", person(&player.id));
        lines.push(format!("• {}", speaker.say(&line)));
    }
    let free = table.chairs().iter().filter(|chair| **chair == Chair::Open).count();
    if table.status() == Status::Lobby && free > 0 {
        let line = Message::new("dice-places-free").with("free", free as i64);
        lines.push(format!("• {}", speaker.say(&line)));
    }
    lines
}

/// The line with the hash of the seed, for the invitation of a table where anything is drawn by chance.
pub(super) fn hash_line(speaker: Speaker, table: &Table) -> Option<String> {
    let line = Message::new("dice-seed-hash").with("hash", table.seed_hash());
    table.uses_chance().then(|| format!("-# {}", speaker.say(&line)))
}

/// The line with the seed itself, once the game is over.
pub(super) fn seed_line(speaker: Speaker, table: &Table) -> Option<String> {
    let seed = table.revealed_seed().filter(|_| table.uses_chance())?;
    let line = Message::new("dice-seed").with("seed", seed);
    Some(format!("-# {}", speaker.say(&line)))
}
