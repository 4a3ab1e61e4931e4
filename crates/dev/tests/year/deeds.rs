//! People's actions, each in one of the possible ways: typed where the table is played, typed to the bot in
//! private, by a slash command, or by a button.

use super::World;
use super::people::{CHANNELS, Event};
use jiff::SignedDuration;
use liege_chat::{Answer, ButtonStyle, Call, Given, Incoming, Person, Place, Rights, Said};
use liege_game::Seat;
use liege_table::{Answer as Reply, Matter, Motion, Status, Table};
use rand::RngExt as _;
use std::sync::Arc;

fn call(id: &str, given: Given) -> Call {
    Call { command: liege_chat::command(id).expect("a command"), given }
}

fn person(id: &str) -> Person {
    Person { id: id.to_owned(), name: id.to_uppercase(), locale: None, rights: Rights::default() }
}

fn typed(text: &str) -> Said {
    Said::typed(text)
}

impl World {
    /// Says something. Sometimes the program is killed while it answers, and the gateway repeats the message.
    async fn say(&mut self, who: &str, place: Place, said: Said, known: &[String]) -> Vec<Answer> {
        self.events += 1;
        let typed_there = matches!(said, Said::Text { .. }) && place.server.is_some();
        let incoming = Incoming {
            id: Some(format!("i{}", self.events)),
            who: person(who),
            place,
            said,
            known: known.iter().map(|id| person(id)).collect(),
            files: Vec::new(),
        };
        let broken_off = self.one_in(self.size.kills * 2);
        let polls = if broken_off { self.random.random_range(1..12) } else { usize::MAX };
        let answers = match self.program.hear(&incoming, polls).await {
            Some(answers) => answers,
            None => {
                self.cuts += 1;
                self.start().await;
                self.program.hear(&incoming, usize::MAX).await.unwrap_or_default()
            }
        };
        for answer in &answers {
            // A short word on what is no secret stands where it was typed.
            let in_place = typed_there && answer.pictures.is_empty() && answer.buttons.is_empty();
            assert!(answer.private || in_place, "{who}: {answer:?}");
            assert!(!answer.text.contains("(Mark") && !answer.text.contains("{$"), "{who}: {answer:?}");
            assert!(answer.text.chars().count() <= 2_000);
        }
        self.meet_tables().await;
        answers
    }

    fn direct(who: &str) -> Place {
        Place { server: None, channel: format!("dm-{who}"), parent: None, locale: None }
    }

    fn channel(channel: &str) -> Place {
        Place { server: Some("s".into()), channel: channel.to_owned(), parent: None, locale: None }
    }

    /// Says something in private.
    pub async fn ask(&mut self, who: &str, text: &str) -> Vec<Answer> {
        let answers = self.say(who, World::direct(who), typed(text), &[]).await;
        assert!(!answers.is_empty(), "{who}: {text}");
        answers
    }

    /// Says something about a table: where it is played, or in private if nobody may know who plays.
    async fn say_at(&mut self, table: &Table, who: &str, text: &str, known: &[String]) -> Vec<Answer> {
        let text = format!("#{} {text}", table.id());
        let place = match &table.venue().thread {
            _ if table.terms().anonymous || self.one_in(3) => World::direct(who),
            Some(thread) if !self.one_in(4) => World::channel(thread),
            _ => World::channel(&table.venue().channel.clone()),
        };
        self.say(who, place, typed(&text), known).await
    }

    /// Gives a command that can't be taken back, and confirms it.
    async fn order_surely(&mut self, table: &Table, who: &str, command: Call) -> Vec<Answer> {
        let answers = self.order(table, who, command).await;
        let sure = answers.first().and_then(|answer| answer.buttons.first()).map(|button| button.id.clone());
        match sure.filter(|id| id.ends_with('!') || id.ends_with(":sure")) {
            Some(id) => self.press(table, who, &id).await,
            None => answers,
        }
    }

    async fn order(&mut self, table: &Table, who: &str, command: Call) -> Vec<Answer> {
        let place = match table.terms().anonymous {
            true => World::direct(who),
            false => World::channel(&table.venue().channel.clone()),
        };
        self.say(who, place, Said::Command(command), &[]).await
    }

    async fn press(&mut self, table: &Table, who: &str, id: &str) -> Vec<Answer> {
        let place = World::channel(table.venue().board_channel());
        self.say(who, place, Said::Press(id.to_owned()), &[]).await
    }

    /// Whether a table has changed after an attempt to change it.
    async fn tried(&mut self, before: &Table, what: &str, answers: &[Answer]) -> bool {
        let after = self.look(before.id()).await;
        let done = after.version() != before.version();
        self.tried += 1;
        if !done {
            let told = answers.first().map(|answer| answer.text.clone()).unwrap_or_default();
            self.refused.push(format!("#{} {} {what}: {told}", before.id(), before.game().id()));
        }
        done
    }

    pub async fn do_it(&mut self, event: Event) {
        match event {
            Event::Lay => self.lay().await,
            Event::Join { table, member } => self.join(table, &member).await,
            Event::GiveUp { table } => {
                let table = self.table(table).await;
                if table.status() == Status::Lobby || table.is_dealing() {
                    let host = table.host().id.clone();
                    let abort = call("abort", Given::at(Some(table.id())));
                    let answers = self.order_surely(&table, &host, abort).await;
                    self.tried(&table, "abort", &answers).await;
                }
            }
            Event::Turn { table, seat, since } => self.turn(table, seat, since).await,
            Event::Answer { table, number } => self.answer(table, number).await,
            Event::Claim { table, seat, number } => self.claim(table, seat, number).await,
            Event::Vacate { table, seat, since } => self.vacate(table, seat, since).await,
            Event::Sit { table, seat } => {
                let table = self.table(table).await;
                if table.status() == Status::Playing && table.vacated().contains(seat) {
                    let who = self.anybody();
                    let id = format!("join:{}:{}", table.id(), seat.0);
                    let answers = self.press(&table, &who, &id).await;
                    if !self.tried(&table, &format!("{who} sits down"), &answers).await {
                        self.plan_in_hours(1, 20, Event::Sit { table: table.id(), seat });
                    }
                }
            }
            Event::Rematch { table } => {
                let table = self.table(table).await;
                let players: Vec<String> = table.players().iter().map(|player| player.id.clone()).collect();
                for who in players {
                    if !self.one_in(5) {
                        self.press(&table, &who, &format!("rematch:{}", table.id())).await;
                    }
                }
                for id in self.open.clone().into_iter().rev().take(2) {
                    self.look(id).await;
                }
            }
            Event::Whim => self.whim().await,
        }
    }

    async fn lay(&mut self) {
        let games = ["three-player-chess", "dragonchess", "enochian-chess", "dragons-breakthrough"];
        let game = *self.pick(&games);
        let game = liege_game::by_id(game).expect("a game");
        let host = self.anybody();
        let time = *self.pick(&[
            "none",
            "12h",
            "1d",
            "36h",
            "2d",
            "3d",
            "3d",
            "5d",
            "3d+12h/6d",
            "1d+8h/2d",
            "daily 20:00 Europe/Kyiv",
            "mon,thu 19:00 America/New_York",
        ]);
        // No existing game lets anybody pass.
        let missed = *self.pick(&["claim", "claim", "resign", "replace"]);
        let excuses = self.random.random_range(0..3);
        let patience = *self.pick(&["3d", "7d", "none"]);
        let press = *self.pick(&["public", "public", "private", "secret", "none"]);
        let hidden = self.one_in(5);
        let dice = !hidden && self.one_in(6);
        let mut seats = Vec::new();
        let mut known = vec![host.clone()];
        if !dice {
            for seat in game.seats() {
                let mut who = self.anybody();
                while known[1..].contains(&who) {
                    who = self.anybody();
                }
                seats.push(match self.one_in(6) {
                    true => format!("{}=open", seat.id),
                    false => format!("{}=@{who}", seat.id),
                });
                known.push(who);
            }
        }
        let text = format!(
            "new {} {} time={time} missed={missed} excuses={excuses} patience={patience} press={press} leave=14d \
             names={}{}",
            game.id(),
            seats.join(" "),
            if hidden { "hidden" } else { "shown" },
            if dice { " dealing=dice" } else { "" },
        );
        let channel = *self.pick(&CHANNELS);
        let before = self.laid;
        let answers = self.say(&host, World::channel(channel), typed(&text), &known).await;
        assert!(self.laid > before, "{host}: {text}: {answers:?}");
    }

    /// Sits down at a table before it starts, or chooses a seat that is drawn.
    async fn join(&mut self, id: i64, who: &str) {
        let table = self.table(id).await;
        if table.is_dealing() {
            let Some(dice) = table.dice().filter(|dice| dice.chooser() == Some(who)) else { return };
            let Some(seat) = dice.free().first().copied() else { return };
            let seat = table.game().seats()[seat.index()].id;
            let answers = self.say_at(&table, who, &format!("join {seat}"), &[]).await;
            self.tried(&table, &format!("{who} chooses {seat}"), &answers).await;
        } else if table.status() == Status::Lobby {
            let answers = self.press(&table, who, &format!("join:{id}")).await;
            self.look(id).await;
            // A member who already has a seat when the program is killed learns it from the post for all.
            let sits = self.table(id).await.plays(who);
            assert!(sits || !answers.is_empty(), "{who} is told nothing at #{id}");
        }
    }

    async fn turn(&mut self, id: i64, seat: Seat, since: usize) {
        let table = self.table(id).await;
        if table.paused_until().is_some() && table.status() == Status::Playing {
            self.plan_in_hours(24, 60, Event::Turn { table: id, seat, since });
            return;
        }
        let owes = table.owed().into_iter().any(|owed| owed.seat == seat && owed.since == since);
        let Some(who) = table.holder(seat).map(|player| player.id.clone()).filter(|_| owes) else { return };
        let enough = self.enough[&id] + if table.chairs().len() > 2 { 6 } else { 0 };
        let done = match self.random.random_range(0..100) {
            _ if table.log().len() > enough && !self.one_in(3) => self.end(&table, &who).await,
            0..3 => self.propose(&table, &who).await,
            3..9 => self.deal(&table, &who).await,
            9..11 => self.foresee(&table).await,
            _ => self.play(&table, &who, seat).await,
        };
        let now = self.table(id).await;
        let still = now.owed().into_iter().any(|owed| owed.seat == seat && owed.since == since);
        if still && now.status() == Status::Playing {
            let hours = if done { 4 } else { 12 };
            self.plan_in_hours(0, hours, Event::Turn { table: id, seat, since });
        }
    }

    async fn play(&mut self, table: &Arc<Table>, who: &str, seat: Seat) -> bool {
        let legal = table.state().samples();
        if legal.is_empty() {
            return self.resign(table, who).await;
        }
        let action = self.pick(&legal).clone();
        let answers = match self.random.random_range(0..3) {
            0 => self.say_at(table, who, &action, &[]).await,
            _ => {
                let command = call("move", Given::at(Some(table.id())).with("notation", action.clone()));
                self.order(table, who, command).await
            }
        };
        let done = self.tried(table, &format!("{who} plays {action}"), &answers).await;
        let after = self.table(table.id()).await;
        let new = &after.log()[table.log().len()..];
        let played = new.iter().filter(|entry| {
            entry.player.as_deref() == Some(who) && entry.seat == Some(seat) && entry.action == action
        });
        assert!(played.count() <= 1, "#{}: {who} played {action} twice: {new:?}", table.id());
        done
    }

    /// Resigns, with the confirmation.
    async fn resign(&mut self, table: &Arc<Table>, who: &str) -> bool {
        let answers = self.order(table, who, call("resign", Given::at(Some(table.id())))).await;
        let sure = answers.iter().flat_map(|answer| &answer.buttons);
        let sure = sure.into_iter().find(|button| button.style == ButtonStyle::Bad).map(|b| b.id.clone());
        let answers = match sure {
            Some(id) => self.press(table, who, &id).await,
            None => answers,
        };
        self.tried(table, &format!("{who} resigns"), &answers).await
    }

    async fn end(&mut self, table: &Arc<Table>, who: &str) -> bool {
        let state = table.state();
        // In some games a player asks the partner first.
        let may = table.seats_of(who).iter().any(|seat| state.resignation(seat).is_some());
        if may && !self.one_in(3) {
            return self.resign(table, who).await;
        }
        let acts = table.acts_known_open(table.seats_of(who));
        let words = if may { "offer draw" } else { "resign" };
        let draw = acts.into_iter().find(|act| act.ends_with(words));
        let answers = match draw {
            Some(act) => {
                self.order(table, who, call("move", Given::at(Some(table.id())).with("notation", act))).await
            }
            None if self.one_in(2) => {
                self.order_surely(table, who, call("abort", Given::at(Some(table.id())))).await
            }
            None if may => return self.resign(table, who).await,
            None => return false,
        };
        self.look(table.id()).await;
        !answers.is_empty()
    }

    /// Proposes a takeback, a pause, or a substitute.
    async fn propose(&mut self, table: &Arc<Table>, who: &str) -> bool {
        let other = self.anybody();
        let text = match self.random.random_range(0..4) {
            0 => "takeback".to_owned(),
            1 => format!("pause {}", self.random.random_range(1..9)),
            2 if table.seats_of(who).len() == 1 => format!("hand @{other}"),
            _ => "abort".to_owned(),
        };
        self.say_at(table, who, &text, std::slice::from_ref(&other)).await;
        self.look(table.id()).await;
        true
    }

    /// Makes an offer.
    async fn deal(&mut self, table: &Arc<Table>, who: &str) -> bool {
        let acts = table.acts_known_open(table.seats_of(who));
        let acts: Vec<String> = acts.into_iter().filter(|act| !act.contains("resign")).collect();
        if acts.is_empty() {
            return false;
        }
        let act = self.pick(&acts).clone();
        let command = call("move", Given::at(Some(table.id())).with("notation", act.clone()));
        let mut answers = self.order(table, who, command).await;
        // For an act that can't be taken back, the bot asks for confirmation.
        let sure = answers.first().and_then(|answer| answer.buttons.first()).map(|button| button.id.clone());
        if let Some(sure) = sure.filter(|_| act.starts_with("handover")) {
            answers = self.press(table, who, &sure).await;
        }
        self.tried(table, &format!("{who}: {act}"), &answers).await
    }

    /// Lets somebody who is not to move plan a reply to one of the moves.
    async fn foresee(&mut self, table: &Arc<Table>) -> bool {
        let movers = table.to_move();
        let waiting = table
            .players()
            .into_iter()
            .find(|player| table.seats_of(&player.id).iter().all(|seat| !movers.contains(seat)));
        let Some(who) = waiting.map(|player| player.id.clone()) else { return false };
        let legal = table.state().samples();
        if legal.is_empty() {
            return false;
        }
        let first = self.pick(&legal).clone();
        let mut state = table.state().boxed();
        if state.play(&first).is_err()
            || !table.seats_of(&who).iter().any(|seat| state.to_move().contains(seat))
        {
            return false;
        }
        let answers = state.samples();
        let Some(answer) = answers.first() else { return false };
        self.ask(&who, &format!("#{} plan if {first} then {answer}", table.id())).await;
        false
    }

    async fn answer(&mut self, id: i64, number: usize) {
        let table = self.table(id).await;
        let Some(deal) = table.ledger().deal(number).filter(|deal| deal.is_open()) else { return };
        let mut asked: Vec<String> = table.players().iter().map(|player| player.id.clone()).collect();
        if let Matter::Motion(Motion::Hand { to, .. }) = &deal.matter {
            asked.push(to.clone());
        }
        asked.retain(|who| table.answers(who, deal).contains(&Reply::Accept));
        if asked.is_empty() || table.status() != Status::Playing {
            return;
        }
        if table.paused_until().is_some() {
            self.plan_in_hours(5, 60, Event::Answer { table: id, number });
            return;
        }
        let who = self.pick(&asked).clone();
        let answer = if self.one_in(4) { Reply::Refuse } else { Reply::Accept };
        let said = call(
            "answer",
            Given::at(Some(id)).with("number", table.shown(number)).with("answer", answer.code()),
        );
        let answers = self.order(&table, &who, said).await;
        self.tried(&table, &format!("{who} answers {answer:?} to {number}"), &answers).await;
    }

    async fn claim(&mut self, id: i64, late: Seat, number: usize) {
        let table = self.table(id).await;
        let stands = table.late().contains(&(late, number)) && table.paused_until().is_none();
        let theirs = table.holder(late).map(|player| player.id.clone());
        let opponents: Vec<String> = table
            .players()
            .iter()
            .filter(|player| {
                let alive = table.state().alive();
                table.seats_of(&player.id).iter().any(|seat| {
                    let team = |seat: Seat| table.game().seats()[seat.index()].team;
                    team(seat) != team(late) && alive.contains(seat)
                })
            })
            .map(|player| player.id.clone())
            .filter(|who| Some(who) != theirs.as_ref())
            .collect();
        if !stands || opponents.is_empty() {
            return;
        }
        let who = self.pick(&opponents).clone();
        let seat = table.game().seats()[late.index()].id.to_owned();
        let command = call("overdue", Given::at(Some(id)).with("seat", seat));
        let answers = self.order_surely(&table, &who, command).await;
        self.tried(&table, &format!("{who} claims {late:?}"), &answers).await;
    }

    async fn vacate(&mut self, id: i64, seat: Seat, since: usize) {
        let table = self.table(id).await;
        let owes = table.owed().into_iter().any(|owed| owed.seat == seat && owed.since == since);
        let ends = table.patience_ends(seat).filter(|_| owes && table.holder(seat).is_some());
        if ends.is_none_or(|ends| ends >= self.now()) {
            // Nobody may replace them: they come back after all.
            if owes {
                self.plan_in_hours(0, 30, Event::Turn { table: id, seat, since });
            }
            return;
        }
        let host = table.host().id.clone();
        let name = table.game().seats()[seat.index()].id.to_owned();
        let answers = self.order(&table, &host, call("vacate", Given::at(Some(id)).with("seat", name))).await;
        self.tried(&table, &format!("{host} frees {seat:?}"), &answers).await;
    }

    async fn whim(&mut self) {
        let who = self.anybody();
        let owes: Vec<i64> =
            self.account.dues.iter().filter(|(_, due)| due.member == who).map(|((id, _), _)| *id).collect();
        match self.random.random_range(0..12) {
            0..3 => self.choose_something(&who).await,
            3..6 if !owes.is_empty() => {
                let id = *self.pick(&owes);
                let hours = *self.pick(&[1, 3, 8, 26]);
                let until = self.now() + SignedDuration::from_hours(hours);
                let text = format!("#{id} snooze {hours}h");
                self.ask(&who, &text).await;
                self.account.snooze(&who, id, until);
            }
            6..8 => {
                let days = self.random.random_range(1..6);
                let text =
                    if self.one_in(4) { "vacation back".to_owned() } else { format!("vacation {days}d") };
                self.ask(&who, &text).await;
                for id in self.open.clone() {
                    let players = self.account.tables[&id].people.contains(&who);
                    if players {
                        self.look(id).await;
                    }
                }
            }
            _ => {
                let text = *self.pick(&["tables", "settings", "next", "rating", "vacation", "language ru"]);
                self.ask(&who, text).await;
            }
        }
    }
}
