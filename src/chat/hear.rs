//! Hearing: who says what in which language, and to which command it leads.

use super::buttons::Press;
use super::echo::{self, quoted};
use super::find::may_see;
use super::io::{Answer, Button, File, Incoming, Person, Place, Said};
use super::limits::{Share, shares, shares_pressed};
use super::parse::{Name, Parsed, parse};
use super::speaker::{Speaker, example_move, example_new, example_seat};
use super::{Chat, Command, Fault, help, herald};
use crate::game::{Game, words};
use crate::store::Member;
use crate::table::Table;
use crate::words::{Language, Message};
use futures::FutureExt;
use std::collections::{HashSet, VecDeque};
use std::panic::AssertUnwindSafe;
use std::sync::PoisonError;

/// The ids heard lately.
#[derive(Debug, Default)]
pub(super) struct Recent {
    order: VecDeque<String>,
    known: HashSet<String>,
}

impl Recent {
    /// Notes an id; whether it is new.
    fn note(&mut self, id: &str) -> bool {
        const KEPT: usize = 4_096;
        if !self.known.insert(id.to_owned()) {
            return false;
        }
        self.order.push_back(id.to_owned());
        if self.order.len() > KEPT
            && let Some(oldest) = self.order.pop_front()
        {
            self.known.remove(&oldest);
        }
        true
    }
}

/// Who asks, where, and in which language they are answered.
pub(super) struct Asker<'a> {
    pub who: &'a Person,
    pub member: Member,
    pub place: &'a Place,
    pub known: &'a [Person],
    pub reply_to: Option<&'a str>,
    pub files: &'a [File],
    /// The id to be obeyed only once.
    pub heard: Option<&'a str>,
    pub language: Language,
    /// Said by text.
    pub typed: bool,
    /// Whether the place has refused posts: what is posted may not appear there.
    pub shut: bool,
}

impl Asker<'_> {
    /// A sentence in their language, of no game.
    pub fn say(&self, message: &Message) -> String {
        words().say(self.language, message)
    }

    /// The same, to be asked about other people or another place.
    pub fn again(&self) -> Asker<'_> {
        let Asker { who, member, place, known, reply_to, files, heard, language, typed, shut } = self;
        Asker {
            who,
            member: member.clone(),
            place,
            known,
            reply_to: *reply_to,
            files,
            heard: *heard,
            language: *language,
            typed: *typed,
            shut: *shut,
        }
    }

    /// Whether they speak by text where the table's posts appear: the post itself is the answer.
    pub fn sees_posts_of(&self, table: &Table) -> bool {
        self.typed && !self.shut && self.place.channel == table.venue().board_channel()
    }

    /// A private answer of one sentence.
    pub fn tell(&self, message: &Message) -> Vec<Answer> {
        vec![private(self.say(message))]
    }

    /// Their language, speaking of a game.
    pub fn of(&self, game: &'static dyn Game) -> Speaker {
        Speaker { language: self.language, game }
    }

    /// A private answer of one sentence about a table.
    pub fn tell_of(&self, table: &Table, message: &Message) -> Vec<Answer> {
        vec![private(self.of(table.game()).say(message))]
    }
}

/// A private answer.
pub(super) fn private(text: impl Into<String>) -> Answer {
    Answer {
        private: true,
        text: text.into(),
        pictures: Vec::new(),
        files: Vec::new(),
        buttons: Vec::new(),
        later: None,
    }
}

/// The same with buttons.
pub(super) fn with_buttons(mut answer: Answer, buttons: impl IntoIterator<Item = Option<Button>>) -> Answer {
    answer.buttons.extend(buttons.into_iter().flatten().take(25 - answer.buttons.len()));
    answer
}

/// Logs a fault under a mark that the person is told.
pub(super) fn mark(now: jiff::Timestamp, fault: &dyn std::fmt::Display) -> String {
    let mark = format!("{:05x}", now.as_millisecond() & 0xf_ffff);
    tracing::error!(mark, %fault, "a fault");
    mark
}

impl Chat {
    /// Takes what was said and gives the answers to the person who said it (empty when it was not meant
    /// for the bot, or was heard before). Never fails: faults become answers.
    pub async fn handle(&self, incoming: Incoming) -> Vec<Answer> {
        if let Some(id) = &incoming.id {
            let new = self.recent.lock().unwrap_or_else(PoisonError::into_inner).note(id);
            if !new {
                return Vec::new();
            }
        }
        let mut incoming = incoming;
        for person in std::iter::once(&mut incoming.who).chain(&mut incoming.known) {
            person.name = echo::name(&person.name, &person.id);
        }
        let fault = |what: &'static str, fault: &dyn std::fmt::Display| {
            let language = incoming.who.locale.unwrap_or(self.settings.language);
            let message = Message::new(what).with("mark", self.mark(fault));
            vec![private(words().say(language, &message))]
        };
        // A defect in one game must leave neither the person without an answer nor the others without
        // the program. What is stored is stored in transactions, so nothing is half done.
        let mut answers = match AssertUnwindSafe(self.heed(&incoming)).catch_unwind().await {
            Ok(Ok(answers)) => answers,
            Ok(Err(error)) => fault(error.words(), &error),
            Err(_) => fault("fault", &"the chat panicked"),
        };
        for answer in &mut answers {
            answer.text = echo::message(&answer.text);
        }
        answers
    }

    /// Logs a fault under a mark that the person is told.
    pub(super) fn mark(&self, fault: &dyn std::fmt::Display) -> String {
        mark(self.clock.now(), fault)
    }

    async fn heed(&self, incoming: &Incoming) -> Result<Vec<Answer>, Fault> {
        let Incoming { id, who, place, said, known, files } = incoming;
        // What was done before a restart is not done again, nor refused because it is done.
        if let Some(id) = id
            && self.store.was_heard(id).await?
        {
            return Ok(Vec::new());
        }
        let member = self.store.meet(&who.id, &who.name, self.clock.now()).await?;
        if place.server.is_none() {
            self.note_direct(&who.id, &place.channel).await;
        }
        let shut = self.store.parked_at(&place.channel).await?.is_some();
        // Where somebody speaks to the program it may be allowed to speak again.
        if shut && let Err(fault) = self.store.reopen(&place.channel, self.clock.now()).await {
            tracing::error!(%fault, "that a place may be open again could not be noted");
        }
        let language = member.language.or(who.locale).or(place.locale).unwrap_or(self.settings.language);
        let reply_to = match said {
            Said::Text { reply_to, .. } => reply_to.as_deref(),
            _ => None,
        };
        let typed = matches!(said, Said::Text { .. });
        let heard = id.as_deref();
        let asker = Asker { who, member, place, known, reply_to, files, heard, language, typed, shut };
        match said {
            Said::Command(command) => self.obey(&asker, command).await,
            Said::Press(id) => {
                let press = Press::read(id);
                self.questions.drop(&asker);
                if let Err(answers) = self.admit(&asker, shares_pressed(press.as_ref())).await? {
                    return Ok(answers);
                }
                match press {
                    Some(press) => self.pressed(&asker, press).await,
                    None => Ok(asker.tell(&Message::new("button-gone"))),
                }
            }
            Said::Text { text, addressed: true, .. } => self.addressed(&asker, text).await,
            Said::Text { text, .. } => self.overheard(&asker, text).await,
        }
    }

    /// Text said to the bot.
    async fn addressed(&self, asker: &Asker<'_>, text: &str) -> Result<Vec<Answer>, Fault> {
        match parse(text) {
            Parsed::Command(command) | Parsed::Move(command) => self.obey(asker, &command).await,
            Parsed::Empty => match self.admit(asker, &[Share::Command]).await? {
                Ok(()) => Ok(asker.tell(&Message::new("nothing-said"))),
                Err(answers) => Ok(answers),
            },
            Parsed::Wrong(name, why) => self.wrong(asker, name, why).await,
        }
    }

    /// Carries a command out, unless that is too much now.
    async fn obey(&self, asker: &Asker<'_>, command: &Command) -> Result<Vec<Answer>, Fault> {
        match self.admit(asker, shares(command)).await? {
            Ok(()) => {
                // What is typed as a move may answer the latest question; anything else ends it.
                if !matches!(command, Command::Move { .. }) {
                    self.questions.drop(asker);
                }
                self.carry_out(asker, command).await
            }
            Err(answers) => Ok(answers),
        }
    }

    /// A command with a part that cannot be: what is wrong, with an example of what would be right.
    async fn wrong(&self, asker: &Asker<'_>, name: Name, why: &'static str) -> Result<Vec<Answer>, Fault> {
        if let Err(answers) = self.admit(asker, &[Share::Command]).await? {
            return Ok(answers);
        }
        let here = self.table_here(asker).await?.map(|table| table.game());
        let game = here.or_else(|| crate::game::all().first().copied());
        let example = match game {
            Some(game) if name == Name::New => {
                format!("`{} {}`", name.typed(asker.language), example_new(asker.language, game))
            }
            Some(game) => format!("`{}`", example_move(game)),
            None => String::new(),
        };
        let why = Message::new(why)
            .with("example", example)
            .with("seat", game.map(|game| example_seat(asker.language, game)).unwrap_or_default())
            .with("games", help::games());
        Ok(asker.tell(&why))
    }

    /// Text said in a table's thread, not to the bot: only what is clearly a command or move is taken.
    async fn overheard(&self, asker: &Asker<'_>, text: &str) -> Result<Vec<Answer>, Fault> {
        let Some(table) = self.table_here(asker).await? else { return Ok(Vec::new()) };
        // People talk: a word that happens to be a command is one only with a mark before it.
        let marked = text.trim_start().starts_with(['/', '!']);
        match parse(text) {
            Parsed::Command(command) if marked => self.obey(asker, &command).await,
            Parsed::Wrong(name, why) if marked => self.wrong(asker, name, why).await,
            Parsed::Move(Command::Move { text, table: named }) if named.is_none_or(|id| id == table.id()) => {
                if !table.plays(&asker.who.id) {
                    return Ok(Vec::new());
                }
                self.act_overheard(asker, &table, &text).await
            }
            _ => Ok(Vec::new()),
        }
    }

    async fn carry_out(&self, asker: &Asker<'_>, command: &Command) -> Result<Vec<Answer>, Fault> {
        match command {
            Command::New { game, settings } => self.lay(asker, game, settings).await,
            Command::Join { table, seat } => self.join(asker, *table, seat.as_deref()).await,
            Command::Leave { table } => self.leave(asker, *table).await,
            Command::Challenge(command) => self.challenging(asker, command).await,
            Command::Block(command) => self.blocking(asker, command).await,
            Command::Start { table } => self.start(asker, *table).await,
            Command::Seek(command) => self.seeking(asker, command).await,
            Command::Move { table, text } => self.act(asker, *table, text).await,
            Command::Board { table, seat, layout, at } => {
                self.board(asker, *table, [seat.as_deref(), layout.as_deref()], *at).await
            }
            Command::Record(command) => self.record(asker, command).await,
            Command::Moves { table, piece } => self.moves(asker, *table, piece).await,
            Command::Plan(command) => self.plan_command(asker, command).await,
            Command::Acts { table } => self.acts(asker, *table).await,
            Command::Log { table } => self.log(asker, *table).await,
            Command::Replay(replay) => self.replay(asker, replay).await,
            Command::Tables => self.tables(asker).await,
            Command::Standing(command) => self.standing(asker, command).await,
            Command::Treaties { table } => self.treaties(asker, *table).await,
            Command::Clock(command) => self.clock_command(asker, command).await,
            Command::Host(command) => self.host_command(asker, command).await,
            Command::Here { table, seed } => self.here(asker, *table, seed.as_deref()).await,
            Command::Answer { .. }
            | Command::Whisper { .. }
            | Command::Report { .. }
            | Command::Takeback { .. }
            | Command::Pause { .. }
            | Command::Resume { .. }
            | Command::Hand { .. }
            | Command::Vacate { .. }
            | Command::Abort { .. } => self.table_life(asker, command).await,
            Command::Resign { table } => self.resign(asker, *table).await,
            Command::Help { topic } => self.help(asker, topic.as_deref()).await,
            Command::Language { language } => self.language(asker, language.as_deref()).await,
            Command::Letters { on } => self.letters(asker, *on).await,
            Command::Remind(command) => self.reminding(asker, command).await,
            Command::SetUp { changes } => self.set_up(asker, changes).await,
            Command::Privacy(what) => self.privacy(asker, *what).await,
            Command::Games { what } => self.games(asker, what).await,
            Command::About => Ok(vec![private(help::about(asker.language))]),
        }
    }

    async fn pressed(&self, asker: &Asker<'_>, press: Press) -> Result<Vec<Answer>, Fault> {
        // Who received a note may report it, also when they play no more.
        if let Press::Report { note, .. } = press {
            return self.report_pressed(asker, note).await;
        }
        // The ids of buttons are easily guessed: they open no door that words would not.
        if let Some(id) = press.table() {
            match self.table(id).await? {
                None => return Ok(asker.tell(&Message::new("button-gone"))),
                Some(table) if !may_see(asker, &table) => {
                    let id = table.id().to_string();
                    return Ok(asker.tell(&Message::new("table-elsewhere").with("table", id)));
                }
                Some(_) => {}
            }
        }
        match press {
            Press::Join { table, seat } => self.join_seat(asker, table, seat.map(crate::game::Seat)).await,
            Press::Choose { table, number, seat } => {
                self.choose(asker, table, Some(crate::game::Seat(seat)), Some(number)).await
            }
            Press::Claim { table, seat, sure } => {
                self.claim_pressed(asker, table, crate::game::Seat(seat), sure).await
            }
            Press::Fill { table } => self.begin_table(asker, table, true).await,
            Press::Host { table, what } => self.host_pressed(asker, table, what).await,
            Press::Here { table } => self.here_at(asker, table, None).await,
            Press::Seek(press) => self.seek_pressed(asker, &press).await,
            Press::Board { table, number, layout } => self.board_pressed(asker, table, number, &layout).await,
            Press::Export { table } => self.export(asker, Some(table), None).await,
            Press::LayFrom { table, number } => self.lay_from(asker, table, number).await,
            Press::Kind { game, kind: part } | Press::Setup { game, value: part } => {
                self.part_pressed(asker, &game, &part).await
            }
            Press::Privacy { what } => self.privacy(asker, what).await,
            Press::Forget => self.forget(asker).await,
            Press::Server { change } => self.set_up(asker, &change).await,
            Press::Games { what } => self.games(asker, &what).await,
            Press::Lay { game, settings } => self.lay(asker, &game, &settings).await,
            Press::Moves { table, .. } => self.moves(asker, Some(table), "").await,
            Press::Plan(press) => self.plan_pressed(asker, press).await,
            Press::Acts { table, .. } => self.acts(asker, Some(table)).await,
            Press::Help { table } => {
                let Some(table) = self.table(table).await? else {
                    return Ok(asker.tell(&Message::new("button-gone")));
                };
                Ok(Chat::help_of_game(asker, table.game()))
            }
            Press::Sure { table, number, action } => self.sure(asker, table, number, &action).await,
            Press::Do { table, number, action } => self.act_shown(asker, table, number, &action).await,
            Press::Deal { table: id, deal, answer } => {
                let number = self.table(id).await?.map_or(0, |table| herald::deal_meant(&table, &deal));
                self.deal_pressed(asker, id, number, answer).await
            }
            Press::Series { table, number, key } => self.series_pressed(asker, table, number, &key).await,
            Press::Treaties { table } => self.treaties(asker, Some(table)).await,
            Press::Standing(press) => self.standing_pressed(asker, &press).await,
            Press::Report { note, .. } => self.report_pressed(asker, note).await,
            Press::Remind(press) => self.remind_pressed(asker, &press).await,
            Press::Replay(press) => self.replay_pressed(asker, &press).await,
            Press::Challenge(press) => self.challenge_pressed(asker, &press).await,
            Press::Unblock { member } => self.unblock(asker, &member).await,
        }
    }

    pub(super) async fn language(
        &self,
        asker: &Asker<'_>,
        typed: Option<&str>,
    ) -> Result<Vec<Answer>, Fault> {
        let Some(typed) = typed else { return Ok(asker.tell(&Message::new("language-is"))) };
        let Some(language) = Language::called(typed) else {
            return Ok(asker.tell(&Message::new("language-unknown").with("typed", quoted(typed))));
        };
        self.store.set_language(&asker.who.id, Some(language)).await?;
        Ok(vec![private(words().say(language, &Message::new("language-set")))])
    }
}
