//! The deeds of people: everything by what they type and press.

use super::event::Event;
use super::world::{CHANNEL, Known, ORGANISER, SERVER, World};
use jiff::SignedDuration;
use liege_chat::{Answer, Incoming, Person, Place, Rights, Said};
use liege_contest::{Contest, Format, Phase};
use liege_game::Seat;
use liege_store::WhichContests;
use liege_table::{Status, Table};
use rand::RngExt as _;
use std::sync::Arc;

/// The members of the year: their numbers.
const MEMBERS: usize = 100;

impl World {
    fn person(&self, id: &str) -> Person {
        let name = self.names.get(id).cloned().unwrap_or_else(|| id.to_uppercase());
        Person { id: id.to_owned(), name, locale: None, rights: Rights::default() }
    }

    /// Says something in the channel. Sometimes the program is killed while it answers, and the gateway repeats the message.
    async fn hear(&mut self, who: &str, said: Said, known: &[&str]) -> Result<Vec<Answer>, String> {
        self.events += 1;
        let incoming = Incoming {
            id: Some(format!("i{}", self.events)),
            who: self.person(who),
            place: Place {
                server: Some(SERVER.to_owned()),
                channel: CHANNEL.to_owned(),
                parent: None,
                locale: None,
            },
            said,
            known: known.iter().map(|id| self.person(id)).collect(),
            files: Vec::new(),
        };
        self.count("messages");
        let polls =
            if self.one_in(self.size.kills * 2) { self.random.random_range(1..40) } else { usize::MAX };
        if let Some(answers) = self.program.hear(&incoming, polls).await {
            return Ok(answers);
        }
        self.figures.kills.1 += 1;
        self.restart().await?;
        Ok(self.program.hear(&incoming, usize::MAX).await.unwrap_or_default())
    }

    async fn say(&mut self, who: &str, text: &str) -> Result<Vec<Answer>, String> {
        self.hear(who, Said::typed(text), &[]).await
    }

    /// Says something that asks for a confirmation, and gives it.
    async fn surely(&mut self, who: &str, text: &str) -> Result<Vec<Answer>, String> {
        let asked = self.say(who, text).await?;
        let button = asked.first().and_then(|answer| answer.buttons.first()).map(|button| button.id.clone());
        match button {
            Some(id) => self.hear(who, Said::Press(id), &[]).await,
            None => Ok(asked),
        }
    }

    /// Notes whether a contest took a deed: then its log is longer.
    async fn done(
        &mut self,
        deed: &str,
        before: &Contest,
        id: i64,
        answers: &[Answer],
    ) -> Result<bool, String> {
        let after = self.contest(id).await?;
        if after.contest.log().len() > before.log().len() {
            self.count(deed);
            return Ok(true);
        }
        let told = answers.first().map(|answer| answer.text.clone()).unwrap_or_default();
        self.figures.refused.entry(deed.to_owned()).or_insert((0, told)).0 += 1;
        Ok(false)
    }

    /// Does a deed in a contest.
    async fn in_contest(&mut self, deed: &str, contest: i64, who: &str, said: Said) -> Result<bool, String> {
        let before = self.contest(contest).await?;
        let answers = self.hear(who, said, &[]).await?;
        self.done(deed, &before.contest, contest, &answers).await
    }

    pub async fn do_it(&mut self, event: Event) -> Result<(), String> {
        match event {
            Event::Announce(number) => self.announce(number).await,
            Event::Join { contest, member } if self.is_here(&member) => {
                let said = if self.one_in(2) {
                    Said::Press(format!("contest-join:{contest}"))
                } else {
                    Said::typed(format!("#{contest} contest join"))
                };
                self.in_contest("entries", contest, &member, said).await.map(drop)
            }
            Event::Ready { contest, member } if self.is_here(&member) => {
                let said = Said::Press(format!("contest-ready:{contest}"));
                self.in_contest("ready", contest, &member, said).await.map(drop)
            }
            Event::Withdraw { contest, member } if self.is_here(&member) => {
                let before = self.contest(contest).await?;
                let answers = self.surely(&member, &format!("#{contest} contest withdraw")).await?;
                self.done("withdrawals", &before.contest, contest, &answers).await.map(drop)
            }
            Event::Bye { contest, member, round } if self.is_here(&member) => {
                let half = if self.one_in(2) { " half" } else { "" };
                let said = Said::typed(format!("#{contest} contest bye {round}{half}"));
                self.in_contest("byes asked for", contest, &member, said).await.map(drop)
            }
            Event::Challenge { contest } => self.challenge(contest).await,
            Event::Answer { contest, challenge, member } if self.is_here(&member) => {
                let said = match self.random.random_range(0..10) {
                    0 => Said::typed(format!("#{contest} contest challenge no because I am tired")),
                    _ => Said::Press(format!("contest-answer:{contest}:{challenge}:yes")),
                };
                self.in_contest("challenges answered", contest, &member, said).await.map(drop)
            }
            Event::Again { contest, member } if self.is_here(&member) => {
                let word = if self.one_in(4) { "no" } else { "yes" };
                let said = Said::Press(format!("contest-again:{contest}:{word}"));
                self.in_contest("answers about the next season", contest, &member, said).await.map(drop)
            }
            Event::Turn { table, seat, since } => self.turn(table, seat, since).await,
            Event::Agree { table, member } if self.is_here(&member) => {
                self.say(&member, &format!("#{table} answer yes")).await.map(drop)
            }
            Event::Rename => self.rename().await,
            Event::Leave => self.leave().await,
            Event::Return { member } => {
                self.gone.remove(&member);
                self.program.post.leave(&member, false);
                Ok(())
            }
            Event::GoAway => self.go_away().await,
            Event::Forget => self.forget().await,
            Event::Block => {
                let (one, other) = (self.anybody(), self.anybody());
                if one != other && self.is_here(&one) {
                    self.count("blocks");
                    self.hear(&one, Said::typed(format!("block <@{other}>")), &[&other]).await?;
                }
                Ok(())
            }
            Event::Substitute => self.substitute().await,
            // They are not here any more.
            Event::Join { .. }
            | Event::Ready { .. }
            | Event::Withdraw { .. }
            | Event::Bye { .. }
            | Event::Answer { .. }
            | Event::Again { .. }
            | Event::Agree { .. } => Ok(()),
        }
    }

    fn anybody(&mut self) -> String {
        format!("m{}", self.random.random_range(0..MEMBERS))
    }

    /// Somebody who plays in a contest now.
    async fn somebody_in(
        &mut self,
        wanted: impl Fn(&Contest) -> bool,
    ) -> Result<Option<(i64, String)>, String> {
        let mut members = Vec::new();
        for id in
            self.contests.iter().filter(|known| known.running).map(|known| known.id).collect::<Vec<i64>>()
        {
            let stored = self.contest(id).await?;
            if wanted(&stored.contest) {
                let playing =
                    stored.contest.entrants().iter().filter(|entrant| entrant.is_in() && !entrant.machine);
                members.extend(playing.filter_map(|entrant| Some((id, entrant.members.first()?.id.clone()))));
            }
        }
        members.retain(|(_, member)| self.is_here(member));
        Ok(self.pick(&members))
    }

    /// The organiser announces a contest, and those who want to enter plan to.
    async fn announce(&mut self, number: usize) -> Result<(), String> {
        let plan = self.plans[number];
        let answers = self.say(ORGANISER, &format!("contest new {}", plan.text)).await?;
        let store = self.program.store();
        let lines = store.contests(WhichContests::On(SERVER, 20)).await.map_err(|error| error.to_string())?;
        let new = lines.iter().find(|line| self.contests.iter().all(|known| known.id != line.id));
        let Some(id) = new.map(|line| line.id) else {
            return Err(format!("“{}” announces nothing: {answers:?}", plan.text));
        };
        self.contests.push(Known { id, plan: number, version: 0, running: false });
        for member in plan.members.0..plan.members.0 + plan.members.1 {
            self.plan_in_hours(1, 40, Event::Join { contest: id, member: format!("m{member}") });
        }
        for _ in 0..plan.machines {
            self.in_contest(
                "machines entered",
                id,
                ORGANISER,
                Said::typed(format!("#{id} contest late machine:1")),
            )
            .await?;
        }
        Ok(())
    }

    async fn challenge(&mut self, id: i64) -> Result<(), String> {
        let stored = self.contest(id).await?;
        let rungs = stored.contest.rungs();
        if rungs.len() < 2 {
            return Ok(());
        }
        let lower = self.random.random_range(1..rungs.len());
        let higher = self.random.random_range(lower.saturating_sub(3)..lower);
        let member = |rung: usize| {
            let entrant = stored.contest.entrant(*rungs.get(rung)?)?;
            entrant.members.first().map(|person| person.id.clone())
        };
        let (Some(who), Some(whom)) = (member(lower), member(higher)) else { return Ok(()) };
        if !self.is_here(&who) {
            return Ok(());
        }
        let answers =
            self.hear(&who, Said::typed(format!("#{id} contest challenge <@{whom}>")), &[&whom]).await?;
        self.done("challenges", &stored.contest, id, &answers).await.map(drop)
    }

    /// Plays the turn of a seat.
    async fn turn(&mut self, id: i64, seat: Seat, since: usize) -> Result<(), String> {
        let Some(table) = self.table(id).await? else { return Ok(()) };
        let due = table.owed().iter().any(|owed| owed.seat == seat && owed.since == since);
        let Some(holder) = table.holder(seat).filter(|_| due && table.status() == Status::Playing) else {
            return Ok(());
        };
        let who = holder.id.clone();
        if !self.is_here(&who) {
            return Ok(());
        }
        if let Some(left) = self.leave_of(&who) {
            let hours = left.as_hours() + 1;
            self.plan_in_hours(hours, hours + 10, Event::Turn { table: id, seat, since });
            return Ok(());
        }
        if table.log().len() >= self.enough.get(&id).copied().unwrap_or(4) {
            return self.have_enough(&table, &who, (seat, since)).await;
        }
        let legal = table.state().samples();
        let now = self.program.chat().now();
        for _ in 0..8 {
            let Some(action) = self.pick(&legal) else { break };
            if table.act(&who, &action, now).is_ok() {
                self.count("moves");
                self.say(&who, &format!("#{id} {action}")).await?;
                let after = self.table(id).await?;
                if after.is_none_or(|after| after.version() == table.version()) {
                    return Err(format!("“#{id} {action}” of {who} is not played"));
                }
                return Ok(());
            }
        }
        self.have_enough(&table, &who, (seat, since)).await
    }

    /// Ends a game: by an offer of a draw, else by resigning.
    async fn have_enough(
        &mut self,
        table: &Arc<Table>,
        who: &str,
        (seat, since): (Seat, usize),
    ) -> Result<(), String> {
        let id = table.id();
        let others: Vec<String> =
            table.players().iter().map(|player| player.id.clone()).filter(|other| other != who).collect();
        if let [other] = others.as_slice()
            && self.one_in(4)
            && self.planned.insert(format!("draw {id}"))
        {
            self.count("draws offered");
            self.say(who, &format!("#{id} draw")).await?;
            self.plan_in_hours(0, 12, Event::Agree { table: id, member: other.clone() });
            self.plan_in_hours(14, 24, Event::Turn { table: id, seat, since });
            return Ok(());
        }
        self.count("resignations");
        self.surely(who, &format!("#{id} resign")).await.map(drop)
    }

    async fn table(&self, id: i64) -> Result<Option<Arc<Table>>, String> {
        self.program.store().table(id).await.map_err(|error| error.to_string())
    }

    async fn rename(&mut self) -> Result<(), String> {
        if let Some((contest, member)) = self.somebody_in(|_| true).await? {
            let name = format!("{} II", member.to_uppercase());
            self.names.insert(member.clone(), name);
            self.count("names changed");
            self.say(&member, &format!("#{contest} contest table")).await?;
        }
        Ok(())
    }

    /// Somebody leaves the server: half of them come back before two days are over.
    async fn leave(&mut self) -> Result<(), String> {
        if let Some((_, member)) = self.somebody_in(|_| true).await? {
            self.count("members left the server");
            self.gone.insert(member.clone());
            self.program.post.leave(&member, true);
            if self.one_in(2) {
                self.count("members came back to the server");
                self.plan_in_hours(10, 40, Event::Return { member });
            }
        }
        Ok(())
    }

    async fn go_away(&mut self) -> Result<(), String> {
        if let Some((_, member)) = self.somebody_in(|_| true).await? {
            self.count("leaves");
            let days = self.random.random_range(2..10);
            self.away.insert(member.clone(), self.now() + SignedDuration::from_hours(24 * days));
            self.say(&member, &format!("vacation {days}d")).await?;
        }
        Ok(())
    }

    async fn forget(&mut self) -> Result<(), String> {
        let Some((_, member)) = self.somebody_in(|_| true).await? else { return Ok(()) };
        self.surely(&member, "privacy forget").await?;
        let known = self.program.store().member(&member).await.map_err(|error| error.to_string())?;
        if known.is_some_and(|known| known.name == self.person(&member).name) {
            return Err(format!("{member} is not forgotten"));
        }
        self.count("members forgotten");
        self.forgotten.insert(member);
        Ok(())
    }

    /// Somebody takes over in a league or a game for three.
    async fn substitute(&mut self) -> Result<(), String> {
        let takes = |contest: &Contest| {
            let format = &contest.terms().format;
            contest.phase() == Phase::Running
                && (contest.terms().seats > 2 || matches!(format, Format::League { .. }))
        };
        let Some((id, leaves)) = self.somebody_in(takes).await? else { return Ok(()) };
        let comes = format!("n{}", self.events);
        let before = self.contest(id).await?;
        let text = format!("#{id} contest substitute <@{comes}> for <@{leaves}> because of illness");
        let answers = self.hear(ORGANISER, Said::typed(text), &[&comes, &leaves]).await?;
        self.done("substitutes", &before.contest, id, &answers).await.map(drop)
    }
}
