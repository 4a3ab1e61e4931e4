//! People's actions in such a life: they sit down, play, negotiate, propose, plan, whisper, type nonsense and
//! moves that are not theirs, press buttons of other tables, and wait; their messages may come twice, or
//! late.

use super::world::World;
use jiff::SignedDuration;
use liege_chat::{Incoming, Person, Place, PlaceNews, Rights, Said};
use liege_table::{Status, Table};
use rand::RngExt as _;
use std::sync::Arc;

/// The channel in which the table is opened, and its server.
const CHANNEL: &str = "c";
const SERVER: &str = "s";

/// All people; the last one holds no seat.
pub(super) const PEOPLE: [&str; 5] = ["p1", "p2", "p3", "p4", "p5"];

fn person(id: &str) -> Person {
    Person { id: id.to_owned(), name: id.to_uppercase(), locale: None, rights: Rights::default() }
}

impl World<'_> {
    /// A message of somebody to the bot: in the channel or, if `direct`, in private.
    pub(super) fn incoming(&mut self, who: &str, direct: bool, said: Said) -> Incoming {
        self.said += 1;
        let (server, channel) = match direct {
            true => (None, format!("dm-{who}")),
            false => (Some(SERVER.to_owned()), CHANNEL.to_owned()),
        };
        Incoming {
            id: Some(format!("i{}", self.said)),
            who: person(who),
            place: Place { server, channel, parent: None, locale: None },
            said,
            known: PEOPLE.map(person).to_vec(),
            files: Vec::new(),
        }
    }

    fn typed(&mut self, who: &str, text: &str) -> Incoming {
        let direct = self.hidden || self.one_in(4);
        let said = Said::typed(text);
        self.incoming(who, direct, said)
    }

    /// Says something while things break. A person who gets no answer says it again, and the gateway may
    /// repeat a message anyway.
    pub(super) async fn say(&mut self, incoming: &Incoming) -> Result<(), String> {
        self.remembered.push(incoming.clone());
        let before = self.acknowledged.len();
        self.threaten().await?;
        let mut answered = self.hear(incoming).await?.is_some();
        for _ in 0..3 {
            if answered && !self.one_in(6) {
                break;
            }
            self.count("heard once more");
            answered = self.hear(incoming).await?.is_some();
        }
        self.heal();
        if !answered {
            self.hear(incoming).await?;
        }
        let table = self.table().await?;
        let log = table.as_ref().and_then(|table| table.log().get(before..)).unwrap_or_default();
        let theirs = log.iter().filter(|entry| entry.player.as_deref() == Some(incoming.who.id.as_str()));
        let mut actions: Vec<&str> = theirs.map(|entry| entry.action.as_str()).collect();
        actions.sort_unstable();
        match actions.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => Err(format!("“{}” of {} is done twice by one message", pair[0], incoming.who.id)),
            None => Ok(()),
        }
    }

    async fn type_in(&mut self, who: &str, text: &str) -> Result<(), String> {
        let incoming = self.typed(who, text);
        self.say(&incoming).await
    }

    async fn press(&mut self, who: &str, id: &str) -> Result<(), String> {
        let incoming = self.incoming(who, false, Said::Press(id.to_owned()));
        self.say(&incoming).await
    }

    /// Says something that must be done in the end: when everything works again, people repeat it.
    async fn insist(&mut self, who: &str, said: Said) -> Result<(), String> {
        let incoming = self.incoming(who, self.hidden, said);
        self.hear(&incoming).await?;
        Ok(())
    }

    /// Runs the whole life.
    pub async fn live(&mut self) -> Result<(), String> {
        Box::pin(self.sit_down()).await?;
        for _ in 0..self.random.random_range(6..20) {
            self.threaten().await?;
            self.deliver().await?;
            self.heal();
            if self.one_in(25) {
                self.restart().await?;
            }
            let Some(table) = self.table().await? else { return Err("the table is not there".into()) };
            match table.status() {
                Status::Playing => Box::pin(self.do_something(&table)).await?,
                Status::Over | Status::Abandoned if self.one_in(2) => break,
                _ => self.wait(1, 12).await?,
            }
        }
        Ok(())
    }

    /// Opens a table, and everybody sits down.
    async fn sit_down(&mut self) -> Result<(), String> {
        let game = liege_game::by_id(self.game).ok_or("no such game")?;
        let time = self.pick(&["none", "12h", "1d", "2d", "3d+12h/6d", "daily 20:00 Europe/Kyiv"]);
        let press = self.pick(&["public", "public", "private", "secret", "none"]);
        let missed = self.pick(&["claim", "resign", "replace"]);
        let seats: Vec<String> =
            game.seats().iter().zip(PEOPLE).map(|(seat, who)| format!("{}=@{who}", seat.id)).collect();
        let (excuses, offers) = (self.random.random_range(0..3), self.pick(&["1d", "3d"]));
        let names = if self.hidden { "hidden" } else { "shown" };
        let text = format!(
            "new {} {} time={time} missed={missed} excuses={excuses} press={press} leave=14d offers={offers} \
             names={names}",
            self.game,
            seats.join(" "),
        );
        let said = Said::typed(text.clone());
        let opening = self.incoming("p1", false, said.clone());
        self.say(&opening).await?;
        if self.table().await?.is_none() {
            let again = self.incoming("p1", false, said);
            self.hear(&again).await?;
        }
        let Some(_) = self.table().await? else {
            return Err(format!("no table is opened by “{text}”"));
        };
        if self.store().table(2).await.map_err(|error| error.to_string())?.is_some() {
            return Err("two tables are opened by one message".to_owned());
        }
        self.count("tables");
        for who in &PEOPLE[..game.seats().len()] {
            self.press(who, "join:1").await?;
            let sits = self.table().await?.is_some_and(|table| table.seats_of(who).is_empty());
            if sits && self.status().await? == Some(Status::Lobby) {
                self.insist(who, Said::Press("join:1".to_owned())).await?;
            }
        }
        for who in &PEOPLE[..game.seats().len()] {
            if self.status().await? == Some(Status::Lobby) {
                self.type_in(who, "here #1").await?;
            }
            if self.status().await? == Some(Status::Lobby) {
                let said = Said::typed("here #1");
                self.insist(who, said).await?;
            }
        }
        let begun = self.table().await?.is_some_and(|table| table.status() == Status::Playing);
        if begun { Ok(()) } else { Err("the game does not begin, though everybody has sat down".into()) }
    }

    /// Lets time pass, while the worker looks every hour, or the program sleeps.
    pub(super) async fn wait(&mut self, least: i64, most: i64) -> Result<(), String> {
        let hours = self.random.random_range(least..=most);
        if self.one_in(5) {
            return self.sleep(hours).await;
        }
        for _ in 0..hours {
            self.clock.advance(SignedDuration::from_hours(1));
            self.threaten().await?;
            self.deliver().await?;
            self.heal();
        }
        Ok(())
    }

    async fn do_something(&mut self, table: &Arc<Table>) -> Result<(), String> {
        let anybody = self.pick(&PEOPLE);
        let players: Vec<String> = table.players().iter().map(|player| player.id.clone()).collect();
        let player = if players.is_empty() { anybody.to_owned() } else { self.pick(&players) };
        match self.random.random_range(0..100) {
            0..52 => self.play(table).await,
            52..60 => self.act(table, &player).await,
            60..64 => self.steal(table, anybody).await,
            64..67 => {
                let nonsense = self.pick(&[
                    "#1 Zz9-zz9",
                    "#1 ♔♔♔",
                    "#1 move",
                    "#99 e4",
                    "#1 answer 99 yes",
                    "#1 `*_~<@1>",
                ]);
                self.type_in(anybody, nonsense).await
            }
            67..71 => {
                let motion = self.pick(&["takeback", "pause 2 days", "abort", "hand @p5", "extend 12h"]);
                self.type_in(&player, &format!("#1 {motion}")).await
            }
            71..77 => {
                let reply = self.pick(&["yes", "no"]);
                self.type_in(&player, &format!("#1 answer {reply}")).await
            }
            77..80 => {
                let to = self.pick(&PEOPLE);
                self.count("whispers");
                self.type_in(&player, &format!("#1 whisper @{to} What about <@p1> and **you**?")).await
            }
            80..83 => {
                let moves = table.state().samples();
                let planned = if moves.is_empty() { "resign".to_owned() } else { self.pick(&moves) };
                let text = format!("#1 plan if any then {planned}");
                self.type_in(&player, &text).await
            }
            83..86 => {
                let said = self.pick(&[
                    "remind 6h private",
                    "remind 12h",
                    "digest 8:00",
                    "vacation 2d #1",
                    "#1 back",
                    "#1 snooze 5h",
                ]);
                self.type_in(&player, said).await
            }
            86..88 => self.type_in(&player, "#1 overdue").await,
            88..91 => {
                let id = self.pick(&[
                    "join:2",
                    "join:1",
                    "claim:1:0:sure",
                    "rematch:1",
                    "act:7:x",
                    "vote:9:1:y",
                    "⚠",
                ]);
                self.press(anybody, id).await
            }
            91..93 => self.mistreat(table).await,
            93..96 => self.repeat_old(table).await,
            96 => {
                self.type_in(&player, "#1 resign").await?;
                self.press(&player, "resign:1:sure").await
            }
            _ => self.wait(1, 40).await,
        }
    }

    /// Plays a move of a player to move: it must be in the log once, whatever breaks.
    async fn play(&mut self, table: &Arc<Table>) -> Result<(), String> {
        let legal = table.state().samples();
        if legal.is_empty() {
            return self.wait(1, 20).await;
        }
        let action = self.pick(&legal);
        let now = self.now();
        let movers: Vec<String> =
            table.to_move().iter().filter_map(|seat| Some(table.holder(seat)?.id.clone())).collect();
        let mut movers = movers.into_iter();
        let Some(who) = movers.find(|who| table.act(who, &action, now).is_ok()) else {
            return self.wait(1, 20).await;
        };
        if table.paused_until().is_some() {
            return self.wait(6, 40).await;
        }
        let before = table.log().len();
        let incoming = self.typed(&who, &format!("#1 {action}"));
        self.hammer.time_lost();
        self.say(&incoming).await?;
        let time_lost = self.hammer.time_lost();
        if self.played(&who, &action, before).await? == 0 && !time_lost {
            // They were told that it failed, and try again.
            self.count("played once more");
            let incoming = self.typed(&who, &format!("#1 {action}"));
            self.hear(&incoming).await?;
        }
        let played = self.played(&who, &action, before).await?;
        self.count(if played > 0 { "moves" } else { "moves too late" });
        match played {
            0 if !time_lost => {
                let now = self.table().await?;
                let log = now.as_ref().map(|table| table.log()[before..].to_vec());
                let answers = self.hear(&Incoming { id: None, ..incoming }).await?;
                Err(format!("“{action}” of {who} is not played: {log:#?} {answers:#?}"))
            }
            0 | 1 => Ok(()),
            _ => Err(format!("“{action}” of {who} is played {played} times")),
        }
    }

    /// Repeats an old message that was carried out: nothing of it may be done again.
    async fn repeat_old(&mut self, table: &Arc<Table>) -> Result<(), String> {
        if self.remembered.is_empty() {
            return Ok(());
        }
        let remembered = std::mem::take(&mut self.remembered);
        let old = self.pick(&remembered);
        self.remembered = remembered;
        let before = table.log().len();
        // A refused message may be tried again, and a mere question is harmless.
        let obeyed = self.store().was_heard(old.id.as_deref().unwrap_or_default()).await;
        if !obeyed.map_err(|error| error.to_string())? {
            return Ok(());
        }
        self.count("heard once more, much later");
        self.hear(&old).await?;
        let Some(after) = self.table().await? else { return Err("the table is gone".into()) };
        let new = after.log().get(before..).unwrap_or_default();
        match new.iter().find(|entry| entry.player.as_deref() == Some(old.who.id.as_str())) {
            Some(entry) => Err(format!("what was obeyed before is done again: {entry:?}")),
            None => Ok(()),
        }
    }

    /// The number of times that somebody has played an action since the log had this number of entries.
    async fn played(&self, who: &str, action: &str, before: usize) -> Result<usize, String> {
        let Some(table) = self.table().await? else { return Err("the table is gone".into()) };
        let new = table.log().get(before..).unwrap_or_default();
        // In a game of dexterity the log may have another shot of the same disc.
        let shot = |action: &str| action.split(':').next().map(str::to_owned);
        let is_it = |done: &str| done == action || table.state().patterned() && shot(done) == shot(action);
        Ok(new.iter().filter(|entry| entry.player.as_deref() == Some(who) && is_it(&entry.action)).count())
    }

    /// Plays an offer, an answer or a declaration that is available to somebody.
    async fn act(&mut self, table: &Arc<Table>, who: &str) -> Result<(), String> {
        let acts = table.acts_known_open(table.seats_of(who));
        if acts.is_empty() {
            return self.play(table).await;
        }
        let act = self.pick(&acts);
        self.count("acts tried");
        self.type_in(who, &format!("#1 {act}")).await
    }

    /// Types a move that is not one's own: nothing of it may be in the log.
    async fn steal(&mut self, table: &Arc<Table>, who: &str) -> Result<(), String> {
        let legal = table.state().samples();
        if legal.is_empty() || !table.seats_of(who).is_empty() {
            return Ok(());
        }
        let action = self.pick(&legal);
        let before = table.log().len();
        self.type_in(who, &format!("#1 {action}")).await?;
        self.count("moves of strangers");
        match self.played(who, &action, before).await? {
            0 => Ok(()),
            _ => Err(format!("{who} has no seat and played {action}")),
        }
    }

    /// Takes the permission to write in the channel away, or gives it back.
    pub(super) async fn change_permission(&mut self) -> Result<(), String> {
        if self.one_in(3) {
            return self.open_channel().await;
        }
        self.post.close(CHANNEL, true);
        self.count("permission lost");
        Ok(())
    }

    /// Gives the permission to write in the channel back.
    pub(super) async fn open_channel(&mut self) -> Result<(), String> {
        self.post.close(CHANNEL, false);
        self.hear_of(PlaceNews::RightsChanged(SERVER.into())).await
    }

    /// Changes something on Discord: takes a permission away, deletes a thread, a message or everything.
    async fn mistreat(&mut self, table: &Arc<Table>) -> Result<(), String> {
        let venue = table.venue().clone();
        match self.random.random_range(0..6) {
            0..=2 => self.change_permission().await?,
            3 => {
                let who = self.pick(&PEOPLE);
                self.post.close(who, true);
                self.count("direct messages closed");
            }
            4 => {
                if let Some(thread) = venue.thread {
                    self.post.delete(&thread);
                    self.count("threads deleted");
                    if self.one_in(2) {
                        self.hear_of(PlaceNews::ThreadDeleted(thread)).await?;
                    }
                }
            }
            _ => {
                if let Some(message) = venue.lobby_message {
                    self.post.delete(&message);
                    self.count("messages deleted");
                }
            }
        }
        Ok(())
    }
}
