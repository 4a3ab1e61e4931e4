//! The days that pass, and what is checked on them and at the end.

use super::figures::Figures;
use super::plan::Plan;
use super::world::{ORGANISER, World};
use crate::contests;
use crate::program::Kill;
use crate::torture::Moment;
use jiff::SignedDuration;
use liege_contest::{Contest, Phase};
use liege_store::{StoredContest, verify};
use rand::RngExt as _;
use std::collections::BTreeMap;

/// The number of looks after which remaining posts count as never delivered.
const LOOKS: usize = 200;

impl World {
    /// Lets the worker do its due work; sometimes it is killed at it.
    async fn work(&mut self) -> Result<(), String> {
        let kill = match self.random.random_range(0..self.size.kills * 2) {
            0 => Kill::AtPost(self.random.random_range(0..4), Moment::Before),
            1 => Kill::AtPost(self.random.random_range(0..4), Moment::After),
            2 => Kill::Polled(self.random.random_range(1..400)),
            _ => Kill::Not,
        };
        let done = self.program.work(kill).await;
        if !done {
            self.figures.kills.0 += 1;
            self.restart().await?;
        }
        self.look().await?;
        if done && kill == Kill::Not {
            // A machine may have moved after the contests were looked after.
            if self.nothing_left().await.is_err() {
                self.program.work(Kill::Not).await;
                self.look().await?;
                self.nothing_left().await?;
            }
        }
        Ok(())
    }

    async fn nothing_left(&self) -> Result<(), String> {
        for known in &self.contests {
            contests::nothing_left(&self.program.store(), known.id, self.now()).await?;
        }
        Ok(())
    }

    /// Lets the days pass.
    pub async fn live(&mut self, progress: &(dyn Fn(i64) + Sync)) -> Result<(), String> {
        let steps = 24 / self.size.step.as_hours();
        let mut down = 0;
        for step in 0..self.size.days * steps {
            self.program.clock.advance(self.size.step);
            if down > 0 {
                down -= 1;
                if down > 0 {
                    continue;
                }
                self.restart().await?;
            }
            if step % steps == 0 {
                let day = step / steps;
                progress(day);
                self.dawn(day);
                if day > 0 && day % self.size.check == 0 {
                    self.check().await?;
                }
            }
            self.work().await?;
            self.happen().await?;
            if self.one_in(2) {
                self.work().await?;
            }
            if self.random.random_range(0..25 * steps) == 0 {
                self.count("outages");
                self.program.stop().await;
                down = self.random.random_range(1..2 * steps);
            }
        }
        if !self.program.runs() {
            self.restart().await?;
        }
        Ok(())
    }

    /// Does everything that was planned until now.
    async fn happen(&mut self) -> Result<(), String> {
        let now = self.now();
        while let Some(next) = self.queue.first_entry().filter(|next| next.key().0 <= now) {
            let event = next.remove();
            Box::pin(self.do_it(event)).await?;
        }
        Ok(())
    }

    /// Starts the program on what it has stored, and checks all contests there.
    async fn check(&mut self) -> Result<(), String> {
        self.restart().await?;
        self.work().await?;
        for id in self.contests.iter().map(|known| known.id).collect::<Vec<i64>>() {
            contests::check(&self.program.store(), id).await?;
        }
        Ok(())
    }

    /// Checks everything at the end.
    pub async fn judge(&mut self) -> Result<Figures, String> {
        self.program.post.set_busy(0);
        for look in 0.. {
            let waiting = self.program.store().waiting().await.map_err(|error| error.to_string())?;
            if waiting == 0 && look > 2 {
                break;
            }
            if look > LOOKS {
                return Err(format!("{waiting} posts are never delivered"));
            }
            self.program.clock.advance(SignedDuration::from_mins(30));
            self.program.work(Kill::Not).await;
            self.look().await?;
        }
        self.check().await?;
        let report = verify(&self.program.store()).await.map_err(|error| error.to_string())?;
        if !report.is_sound() {
            return Err(format!("the data does not agree: {report:#?}"));
        }
        if self.contests.len() != self.plans.len() {
            return Err(format!("{} of {} contests were announced", self.contests.len(), self.plans.len()));
        }
        for (id, plan) in self.contests.iter().map(|known| (known.id, known.plan)).collect::<Vec<_>>() {
            let stored = self.contest(id).await?;
            self.judge_contest(&stored, &self.plans[plan])?;
            self.figures.games += stored.contest.games().count() as u64;
            self.figures.contests.push(line(&stored));
        }
        self.check_tables().await?;
        self.figures.starts = self.program.starts;
        self.figures.office = self.program.post.report();
        Ok(std::mem::take(&mut self.figures))
    }

    /// Checks that a contest went its way, and that its organiser only announced it.
    fn judge_contest(&self, stored: &StoredContest, plan: &Plan) -> Result<(), String> {
        let (id, contest) = (stored.id, &stored.contest);
        let finished = matches!(contest.phase(), Phase::Finished { .. });
        let running = contest.phase() == Phase::Running;
        if !finished && (plan.ends || !running) {
            return Err(format!("contest #{id} is {:?} at the end: {}", contest.phase(), line(stored)));
        }
        let by_hand = |(by, act): &(String, String)| {
            by == ORGANISER && !["new", "open", "late", "substitute"].contains(&act.as_str())
        };
        if let Some((_, act)) = contests::acts_of_people(contest).into_iter().find(by_hand) {
            return Err(format!("contest #{id} needed “{act}” of its organiser"));
        }
        // Those who have left keep the names that they had.
        let playing = contest.entrants().iter().filter(|entrant| running && entrant.is_in());
        for person in playing.flat_map(|entrant| &entrant.members) {
            let known = self.names.get(&person.id);
            if known.is_some_and(|name| *name != person.name) {
                return Err(format!("contest #{id} calls {} {} and not {known:?}", person.id, person.name));
            }
        }
        Ok(())
    }

    /// Checks that every table of a contest belongs to a game, and that none goes on alone.
    async fn check_tables(&self) -> Result<(), String> {
        let store = self.program.store();
        let mut after = 0;
        loop {
            let page = store.tables(liege_store::Which::After(after, 500)).await;
            let page = page.map_err(|error| error.to_string())?;
            let Some(last) = page.last() else { return Ok(()) };
            after = last.id;
            for line in page {
                let game = store.contest_game(line.id).await.map_err(|error| error.to_string())?;
                let table = store.table(line.id).await.map_err(|error| error.to_string())?;
                let table = table.ok_or_else(|| format!("table {} is gone", line.id))?;
                let plays = table.status() == liege_table::Status::Playing;
                match game {
                    None if plays => return Err(format!("table {} plays and belongs to no game", line.id)),
                    Some((contest, game)) if plays => {
                        let stored = self.contest(contest).await?;
                        if !stored.contest.game(game).is_some_and(liege_contest::Game::is_open) {
                            return Err(format!("table {} plays on after game {game}", line.id));
                        }
                    }
                    _ => {}
                }
            }
        }
    }
}

/// A line about a contest.
fn line(stored: &StoredContest) -> String {
    let contest: &Contest = &stored.contest;
    let entrants = contest.entrants();
    let out = entrants.iter().filter(|entrant| !entrant.is_in()).count();
    let mut bases: BTreeMap<String, usize> = BTreeMap::new();
    for (_, game) in contest.games() {
        let basis = game.result().map_or_else(
            || if game.is_struck() { "struck".to_owned() } else { "open".to_owned() },
            |result| format!("{:?}", result.basis),
        );
        *bases.entry(basis).or_default() += 1;
    }
    let bases: Vec<String> = bases.into_iter().map(|(basis, count)| format!("{basis} {count}")).collect();
    format!(
        "contest #{} {}: {:?}; {} entrants, {out} of them out; {} rounds, season {}, {} games ({}); {} entries in the log",
        stored.id,
        contest.terms().name,
        contest.phase(),
        entrants.len(),
        contest.rounds(),
        contest.season(),
        contest.games().count(),
        bases.join(", "),
        contest.log().len()
    )
}
