//! The questions of the onlookers, and the check that their answers are the same in both worlds.

use super::super::*;
use super::world::{World, difference};
use super::{End, Goes, TABLE, Worlds, pick};
use liege_table::{Status, Step, TableError};

/// A question of an onlooker.
#[derive(Debug)]
pub(super) enum Asked {
    /// Typed text, by a way in.
    Says(u8, String),
    /// The button with this id.
    Presses(String),
}

impl Worlds {
    /// Whether a question asks for an act that a secret of others forbids, or that ends one.
    ///
    /// docs/play/secrecy.md names what cannot be hidden: an offer that the rules forbid is refused, without a
    /// reason; and one's own agreement may end by a secret one. Only such acts are left out, in every way;
    /// nothing that only asks is.
    pub(super) async fn runs_into_a_secret(&self, who: &str, asked: &Asked) -> bool {
        let now = self.both[0].club.clock.now();
        let (with, without) = (self.both[0].table().await, self.both[1].table().await);
        let asked = match asked {
            Asked::Says(_, text) => match parse(text) {
                Parsed::Command(call) | Parsed::Move(call) => Some((call.command.id, call.given)),
                Parsed::Wrong(..) | Parsed::Empty => None,
            },
            Asked::Presses(id) => registry::pressed(id).map(|(button, given)| (button.id, given)),
        };
        let (one, other) = match asked.as_ref().map(|(id, given)| (*id, given)) {
            Some(("do" | "move" | "act", given)) => {
                let text = given.text("action").unwrap_or(given.or_empty("notation"));
                // This includes a bare yes.
                (with.act(who, text, now), without.act(who, text, now))
            }
            Some(("deal" | "answer", given)) => {
                let Some(answer) = liege_table::Answer::of_code(given.or_empty("answer")) else {
                    return false;
                };
                let player = liege_table::Player { id: who.to_owned(), name: who.to_owned() };
                let of_game = |table: &Table| -> Vec<usize> {
                    let open = table.ledger().open().filter(|deal| deal.key().is_some());
                    let theirs = open.filter(|deal| table.answers(who, deal).contains(&answer));
                    theirs.map(|deal| deal.number).collect()
                };
                let (ones, others) = (of_game(&with), of_game(&without));
                if ones.len() != others.len() {
                    return true;
                }
                return ones.into_iter().zip(others).any(|(one, other)| {
                    let one = with.answer(&player, one, answer, now);
                    !self.same_step(&with, (one, without.answer(&player, other, answer, now)))
                });
            }
            _ => return false,
        };
        !self.same_step(&with, (one, other))
    }

    /// Whether a step is possible in both worlds, or in neither, and leaves them alike.
    pub(super) fn same_step(
        &self,
        with: &Table,
        steps: (Result<Step, TableError>, Result<Step, TableError>),
    ) -> bool {
        match steps {
            (Ok(step), Ok(other)) => {
                other.table.status() != Status::Playing || self.goes_on(with, &step, &other.table)
            }
            (Err(TableError::SecretReason), Ok(_)) => false,
            _ => true,
        }
    }

    /// Returns a command with possible words after it, whatever command it is.
    pub(super) async fn command(&self, command: &Command, die: u16) -> String {
        let table = self.both[1].table().await;
        let number = usize::from(die) % 31;
        let (last, seats) = (table.shown(table.log().len()), table.game().seats());
        let near = last.saturating_sub(usize::from(die / 31) % 5) + usize::from(die.is_multiple_of(7));
        let seat = seats[usize::from(die / 3) % seats.len()].id;
        let acts = table.acts_known_open(self.theirs(&table));
        let act = pick(&acts, die / 11).cloned().unwrap_or_else(|| "draw".to_owned());
        let action = pick(&table.state().legal(), die / 11).cloned().unwrap_or_default();
        let mut after = table.state().boxed();
        let answer = after.play(&action).ok().and_then(|_| pick(&after.legal(), die / 13).cloned());
        let answer = answer.unwrap_or_default();
        let cell = action.split(['-', 'x', ' ']).next().unwrap_or_default().to_owned();
        let any = [
            String::new(),
            near.to_string(),
            format!("at {near}"),
            format!("to {near}"),
            format!("since {near}"),
            format!("{near} yes"),
            format!("{near} no"),
            format!("{near} withdraw"),
            format!("{seat} at {near}"),
            format!("{}-{near}", near.saturating_sub(3)),
            format!("at {near} {action}"),
            format!("if {action} then {answer}"),
            number.to_string(),
            format!("at {number}"),
            format!("last {number}"),
            format!("{number}-{}", number + 4),
            "yes".to_owned(),
            "no".to_owned(),
            "withdraw".to_owned(),
            seat.to_owned(),
            format!("{seat} {number}"),
            format!("{seat} Hello"),
            format!("{seat} 2d"),
            format!("{seat} @p1"),
            "all 1d".to_owned(),
            "@p1".to_owned(),
            table.game().id().to_owned(),
            act,
            action,
            cell,
            "data".to_owned(),
            "on".to_owned(),
            "2 days".to_owned(),
        ];
        let text = format!("{} {}", command.id, pick(&any, die).unwrap());
        // Some commands name no table, or another one.
        match die % 9 {
            0 => text,
            1 => format!("#2 {text}"),
            _ => format!("#{TABLE} {text}"),
        }
    }

    /// Asks the same in both worlds, and checks that the answers are the same.
    pub(super) async fn asks(&mut self, who: &str, asked: &Asked) -> Goes {
        if self.runs_into_a_secret(who, asked).await {
            return Ok(());
        }
        let mut told = Vec::new();
        for world in &self.both {
            let answers = match asked {
                Asked::Says(door, text) => world.says(who, *door, text).await,
                Asked::Presses(id) => world.hears(World::incoming(who, 0, Said::Press(id.clone()))).await,
            };
            told.push((world.answers(&answers), answers));
        }
        self.asked += 1;
        self.same_game().await?;
        let [(one, _), (other, answers)] = told.as_slice() else { return Ok(()) };
        if one != other {
            return Err(End::Differs(format!("{who} {asked:?}\n{}", difference(one, other))));
        }
        let buttons = answers.iter().flat_map(|answer| &answer.buttons);
        self.buttons.extend(buttons.map(|button| (who.to_owned(), button.id.clone())));
        self.same_came(&format!("{who} {asked:?}"))
    }

    /// Checks that the game is on in both worlds; after its end everything is disclosed.
    pub(super) async fn same_game(&self) -> Goes {
        let over = [self.both[0].table().await, self.both[1].table().await];
        match over.each_ref().map(|table| table.status() == Status::Playing) {
            [true, true] => Ok(()),
            [false, false] => Err(End::Parts),
            goes => Err(End::Differs(format!("the game goes on: {goes:?}"))),
        }
    }
}
