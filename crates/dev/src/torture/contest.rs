//! The life of a contest while things break: its members open it, enter, leave, get ready, play, withdraw, challenge; its
//! organiser corrects, extends, pauses and pairs. Their messages may come twice, or late.

use super::deeds::PEOPLE;
use super::world::World;
use crate::contests;
use liege_chat::Said;
use liege_contest::{Contest, Format, Phase, Stage, Status as EntrantStatus};
use liege_store::StoredContest;
use liege_table::{Status, Table};
use rand::RngExt as _;
use std::sync::Arc;

/// The formats for games of two, and for larger ones.
const OF_TWO: [&str; 6] = [
    "swiss rounds=2",
    "round robin",
    "double round robin",
    "knock-out",
    "ladder",
    "league weeks=1 seasons=2 gap=1d",
];
const OF_MORE: [&str; 3] = ["round robin", "knock-out", "ladder"];
/// The organiser, who plays as well.
const ORGANISER: &str = "p5";

impl World<'_> {
    /// The contest, which has been announced.
    async fn known_contest(&self) -> Result<Arc<StoredContest>, String> {
        self.contest().await?.ok_or_else(|| "the contest is gone".to_owned())
    }

    /// Says something about the contest in its channel; nothing that was said once may be done twice.
    async fn tell(&mut self, who: &str, said: Said) -> Result<(), String> {
        let before = self.contest().await?.map_or(0, |stored| stored.contest.log().len());
        let incoming = self.incoming(who, false, said);
        self.say(&incoming).await?;
        let Some(stored) = self.contest().await? else { return Ok(()) };
        let new = stored.contest.log().get(before..).unwrap_or_default();
        let theirs: Vec<_> = new.iter().filter(|entry| entry.by.member() == Some(who)).collect();
        match theirs.windows(2).find(|pair| pair[0].act == pair[1].act) {
            Some(pair) => Err(format!("{who} did one thing twice by one message: {}", pair[0])),
            None => Ok(()),
        }
    }

    async fn type_there(&mut self, who: &str, text: &str) -> Result<(), String> {
        self.tell(who, Said::typed(text)).await
    }

    async fn press_there(&mut self, who: &str, id: &str) -> Result<(), String> {
        self.tell(who, Said::Press(id.to_owned())).await
    }

    /// Says something when everything works, which has its effect unless it is refused.
    async fn repeat(&mut self, who: &str, said: Said) -> Result<(), String> {
        let incoming = self.incoming(who, false, said);
        self.hear(&incoming).await.map(drop)
    }

    /// Runs the whole life.
    pub async fn live_in_contest(&mut self) -> Result<(), String> {
        if !Box::pin(self.enter_contest()).await? {
            self.count("contests that a game does not have");
            return Ok(());
        }
        for _ in 0..self.random.random_range(10..30) {
            self.threaten().await?;
            self.deliver().await?;
            self.heal();
            if self.one_in(25) {
                self.restart().await?;
            }
            let stored = self.known_contest().await?;
            match stored.contest.phase() {
                Phase::Running => Box::pin(self.do_in_contest(&stored)).await?,
                Phase::Finished { .. } | Phase::Cancelled if self.one_in(2) => break,
                Phase::CheckIn { .. } => {
                    let who = self.pick(&PEOPLE);
                    self.press_there(who, "contest-ready:1").await?;
                    self.wait(1, 8).await?;
                }
                _ => self.wait(1, 12).await?,
            }
        }
        Ok(())
    }

    /// Announces a contest, and everybody enters; some leave and come back. Returns whether the game has such a contest.
    async fn enter_contest(&mut self) -> Result<bool, String> {
        let game = liege_game::by_id(self.game).ok_or("no such game")?;
        let format = if game.seats().len() == 2 { self.pick(&OF_TWO) } else { self.pick(&OF_MORE) };
        let (words, settings) =
            format.split_at(format.find('=').map_or(format.len(), |at| format[..at].rfind(' ').unwrap_or(0)));
        let time = self.pick(&["12h", "1d", "2d", "3d+12h/6d"]);
        let missed = self.pick(&["claim", "resign"]);
        let checkin = self.pick(&["off", "off", "6h"]);
        let round = self.random.random_range(2..6);
        let text = format!(
            "contest new {} {words} {settings} time={time} missed={missed} checkin={checkin} round={round}d \
             first-move=2d",
            self.game
        );
        self.type_there(ORGANISER, &text).await?;
        if self.contest().await?.is_none() {
            self.repeat(ORGANISER, Said::typed(text.clone())).await?;
        }
        if self.contest().await?.is_none() {
            return Ok(false);
        }
        let second = self.store().contest(2).await.map_err(|error| error.to_string())?;
        if second.is_some() {
            return Err("two contests are announced by one message".to_owned());
        }
        self.count("contests");
        for who in PEOPLE {
            self.press_there(who, "contest-join:1").await?;
            if self.one_in(5) {
                self.type_there(who, "#1 contest leave").await?;
            }
            if self.known_contest().await?.contest.entrant_of(who).is_none() {
                self.repeat(who, Said::Press("contest-join:1".to_owned())).await?;
            }
        }
        self.type_there(ORGANISER, "#1 contest close").await?;
        if self.known_contest().await?.contest.phase() == Phase::Entries {
            self.repeat(ORGANISER, Said::typed("#1 contest close")).await?;
        }
        for who in PEOPLE {
            let stored = self.known_contest().await?;
            let waits = |who| {
                stored.contest.entrant_of(who).is_some_and(|known| known.status == EntrantStatus::Entered)
            };
            if matches!(stored.contest.phase(), Phase::CheckIn { .. }) && waits(who) && !self.one_in(6) {
                self.press_there(who, "contest-ready:1").await?;
            }
        }
        Ok(true)
    }

    /// A table of the contest that is played now.
    async fn table_of_contest(&mut self, contest: &Contest) -> Result<Option<Arc<Table>>, String> {
        let open: Vec<i64> = contest
            .games()
            .filter_map(|(_, game)| if let Stage::Open { table } = game.stage { Some(table) } else { None })
            .collect();
        if open.is_empty() {
            return Ok(None);
        }
        let id = self.pick(&open);
        let table =
            self.store().table(id).await.map_err(|error| format!("table {id} can't be read: {error}"))?;
        Ok(table.filter(|table| table.status() == Status::Playing))
    }

    async fn do_in_contest(&mut self, stored: &StoredContest) -> Result<(), String> {
        let contest = &stored.contest;
        let who = self.pick(&PEOPLE);
        let whom = self.pick(&PEOPLE);
        let last = contest.rounds();
        match self.random.random_range(0..100) {
            0..45 => match self.table_of_contest(contest).await? {
                Some(table) => self.play_there(&table).await,
                None => self.wait(6, 30).await,
            },
            45..60 => match self.table_of_contest(contest).await? {
                Some(table) => {
                    let players: Vec<String> =
                        table.players().iter().map(|player| player.id.clone()).collect();
                    let player = self.pick(&players);
                    let id = table.id();
                    self.type_there(&player, &format!("#{id} resign")).await?;
                    self.press_there(&player, &format!("resign:{id}:sure")).await
                }
                None => self.wait(6, 30).await,
            },
            60..63 => {
                self.count("withdrawals tried");
                self.press_there(who, "contest-withdraw:1:sure").await
            }
            63..69 => {
                self.count("corrections tried");
                let (round, table) =
                    (self.random.random_range(1..=last.max(1)), self.random.random_range(1..4));
                let result = self.pick(&["1-0", "0-1", "draw", "+-", "void"]);
                let text = format!("#1 contest result {round}.{table} {result} because of a test");
                self.type_there(ORGANISER, &text).await
            }
            69..73 => {
                let text = self.pick(&[
                    "contest extend 2d",
                    "contest round now",
                    "contest pause",
                    "contest pause off",
                ]);
                self.type_there(ORGANISER, &format!("#1 {text}")).await?;
                let paused = self.known_contest().await?.contest.is_paused();
                if paused {
                    self.repeat(ORGANISER, Said::typed("#1 contest pause off")).await
                } else {
                    Ok(())
                }
            }
            73..75 => {
                self.type_there(ORGANISER, &format!("#1 contest drop <@{whom}> because of a test")).await
            }
            75..77 => self.type_there(who, &format!("#1 contest bye {}", last + 1)).await,
            77..79 => {
                self.type_there(ORGANISER, "#1 contest substitute <@p6> for <@p1> because of a test").await
            }
            // Nobody may do what is the organiser's.
            79..81 => self.usurp(stored).await,
            81..84 if matches!(contest.terms().format, Format::Ladder { .. } | Format::League { .. }) => {
                let again = self.pick(&["contest-again:1:yes", "contest-again:1:no", "contest-join:1"]);
                self.press_there(who, again).await
            }
            81..86 if matches!(contest.terms().format, Format::Ladder { .. }) => {
                self.type_there(who, &format!("#1 contest challenge <@{whom}>")).await?;
                let number = self.known_contest().await?.contest.challenges().len();
                let answer = self.pick(&["yes", "yes", "no"]);
                self.press_there(whom, &format!("contest-answer:1:{number}:{answer}")).await
            }
            81..86 => self.type_there(who, "vacation 2d").await,
            90..92 => self.type_there(ORGANISER, "#1 contest cancel a test").await,
            86..90 => self.mistreat_contest(stored).await,
            _ => self.wait(1, 40).await,
        }
    }

    /// Plays a move of a player to move at a table of the contest: it is in the log once at most.
    async fn play_there(&mut self, table: &Arc<Table>) -> Result<(), String> {
        let (id, before, now) = (table.id(), table.log().len(), self.now());
        let legal = table.state().samples();
        if legal.is_empty() {
            return self.wait(1, 20).await;
        }
        let action = self.pick(&legal);
        let movers: Vec<String> =
            table.to_move().iter().filter_map(|seat| Some(table.holder(seat)?.id.clone())).collect();
        let Some(who) = movers.into_iter().find(|who| table.act(who, &action, now).is_ok()) else {
            return self.wait(1, 20).await;
        };
        self.count("moves in contests");
        self.type_there(&who, &format!("#{id} {action}")).await?;
        let after = self.store().table(id).await.map_err(|error| error.to_string())?;
        let after = after.ok_or_else(|| format!("table {id} is gone"))?;
        let new = after.log().get(before..).unwrap_or_default();
        let played =
            new.iter().filter(|entry| entry.player.as_deref() == Some(&who) && entry.action == action);
        match played.count() {
            0 | 1 => Ok(()),
            times => Err(format!("“{action}” of {who} is played {times} times at table {id}")),
        }
    }

    /// Somebody tries to do what only the organiser may.
    async fn usurp(&mut self, stored: &StoredContest) -> Result<(), String> {
        let before = stored.contest.log().len();
        let text = self.pick(&[
            "contest close",
            "contest pause",
            "contest result 1.1 1-0 because",
            "contest round now",
        ]);
        self.type_there("p1", &format!("#1 {text}")).await?;
        let after = self.known_contest().await?;
        let new = after.contest.log().get(before..).unwrap_or_default();
        match new.iter().find(|entry| entry.by.member() == Some("p1")) {
            Some(entry) => Err(format!("p1 is no organiser, and did this: {entry}")),
            None => Ok(()),
        }
    }

    /// Deletes the contest's thread or its standing message, or takes a permission away.
    async fn mistreat_contest(&mut self, stored: &StoredContest) -> Result<(), String> {
        match self.random.random_range(0..3) {
            0 => self.change_permission().await,
            1 => {
                if let Some(thread) = &stored.venue.thread {
                    self.post.delete(thread);
                    self.count("threads of contests deleted");
                }
                Ok(())
            }
            _ => {
                if let Some(message) = &stored.venue.lobby_message {
                    self.post.delete(message);
                    self.count("standing messages deleted");
                }
                Ok(())
            }
        }
    }

    /// Checks the promises of the contest, when everything works again and nothing is left to do.
    pub async fn check_contest(&self) -> Result<(), String> {
        if self.contest().await?.is_none() {
            return Ok(());
        }
        contests::check(&self.store(), 1).await?;
        contests::nothing_left(&self.store(), 1, self.now()).await
    }

    /// The tables that were opened, in the order of their numbers.
    pub async fn tables(&self) -> Result<Vec<Arc<Table>>, String> {
        let store = self.store();
        let lines =
            store.tables(liege_store::Which::After(0, 1_000)).await.map_err(|error| error.to_string())?;
        let mut tables = Vec::with_capacity(lines.len());
        for line in lines {
            tables.extend(store.table(line.id).await.map_err(|error| error.to_string())?);
        }
        Ok(tables)
    }
}
