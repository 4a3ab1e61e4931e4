//! Dispatch: who says what in which language, and to which command it leads.

use super::command::{Button as Pressed, Call, Command, Given, Kind, MESSAGE, Typed, typed_as};
use super::registry::{Parsed, first_of, near, parse, pressed};
use crate::chat::desk::asker::mark;
use crate::chat::desk::{
    Answer, Answers, Asker, Chat, ErrandRefused, Person, Place, Share, Stop, may_see, press, private, unseen,
};
use crate::chat::incoming::{Incoming, Said};
use crate::chat::wording::{
    example_move, example_new, example_seat, game_help, quoted, sanitize, shown_now, typed_game,
};
use crate::game::words;
use crate::store::{ChannelNews, Setting};
use crate::table::Status;
use crate::words::{Language, Message, lexicon};
use futures::FutureExt;
use std::panic::AssertUnwindSafe;
use std::sync::PoisonError;

/// Buttons under which there is room for one more, a menu above them too.
const BUTTONS: usize = 20;

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
            person.name = sanitize::name(&person.name, &person.id);
        }
        let fault = |what: &'static str, fault: &dyn std::fmt::Display| {
            let language = incoming.who.locale.unwrap_or(self.settings.language);
            let message = Message::new(what).with("mark", self.mark(fault));
            if let Said::Program(errand) = &incoming.said {
                errand.refuse(ErrandRefused::Broken);
            }
            vec![private(words().say(language, &message))]
        };
        // A defect in one game must leave neither the person without an answer nor the others without
        // the program. What is stored is stored in transactions, so nothing is half done.
        let mut answers = match AssertUnwindSafe(Box::pin(self.heed(&incoming))).catch_unwind().await {
            Ok(Ok(answers) | Err(Stop::Said(answers))) => answers,
            Ok(Err(Stop::Fault(error))) => fault(error.words(), &error),
            Err(_) => fault("fault", &"the chat panicked"),
        };
        for answer in &mut answers {
            answer.text = sanitize::message(&answer.text);
        }
        answers
    }

    /// Logs a fault under a mark that the person is told.
    pub(crate) fn mark(&self, fault: &dyn std::fmt::Display) -> String {
        mark(self.clock.now(), fault)
    }

    async fn heed(&self, incoming: &Incoming) -> Answers {
        let Incoming { id, who, place, said, known, files } = incoming;
        // What was done before a restart is not done again, nor refused because it is done.
        if let Some(id) = id
            && self.store.was_heard(id).await?
        {
            return Ok(Vec::new());
        }
        let member = self.store.meet(&who.id, &who.name, self.clock.now()).await?;
        let shut = match said {
            // A program is nowhere: it is answered, and nothing can be posted there.
            Said::Program(_) => false,
            _ => self.spoken_at(who, place).await,
        };
        let language = member.language.or(who.locale).or(place.locale).unwrap_or(self.settings.language);
        let reply_to = match said {
            Said::Text { reply_to, .. } => reply_to.as_deref(),
            Said::Command(call) => call.given.text(MESSAGE),
            _ => None,
        };
        let (typed, clicked) = (matches!(said, Said::Text { .. }), matches!(said, Said::Clicked(_)));
        let program = match said {
            Said::Program(errand) => Some(&**errand),
            _ => None,
        };
        let heard = id.as_deref();
        let mut asker = Asker {
            who,
            member,
            place,
            known,
            reply_to,
            files,
            heard,
            language,
            typed,
            clicked,
            program,
            shut,
            pressed: None,
        };
        match said {
            Said::Command(call) => self.obey(&asker, call).await,
            Said::Program(errand) => self.errand(&mut asker, errand).await,
            Said::Press(id) | Said::Clicked(id) => {
                let press = pressed(id);
                self.questions.drop(&asker);
                let cost = press.as_ref().map_or(&[Share::Command][..], |(button, _)| button.cost);
                self.admit(&asker, cost).await?;
                match press {
                    // Where nothing can be filled in, people are told that they can type.
                    Some((button, _)) if button.form.is_some() => {
                        Ok(asker.tell(&Message::new("form-unseen")))
                    }
                    Some((button, given)) => self.press(&mut asker, button, &given).await,
                    None => Ok(asker.tell(&Message::new("button-gone"))),
                }
            }
            Said::Filled(id, text) => {
                self.questions.drop(&asker);
                let filled = pressed(id).and_then(|(button, given)| Some((button, given, button.form?)));
                let cost = filled.as_ref().map_or(&[Share::Command][..], |(button, ..)| button.cost);
                self.admit(&asker, cost).await?;
                match filled {
                    Some((button, given, form)) => {
                        let text: String = text.chars().take(usize::from(form.most)).collect();
                        self.press(&mut asker, button, &given.with(form.field, text)).await
                    }
                    None => Ok(asker.tell(&Message::new("button-gone"))),
                }
            }
            Said::Text { text, addressed: true, .. } => self.addressed(&asker, text).await,
            Said::Text { text, .. } => self.overheard(&asker, text).await,
        }
    }

    /// Notes that somebody speaks somewhere; whether posts were refused there.
    async fn spoken_at(&self, who: &Person, place: &Place) -> bool {
        if place.server.is_none() {
            self.note_direct(&who.id, &place.channel).await;
        }
        // Where somebody speaks to the program it may be allowed to speak again.
        let spoken = self.store.note_channel(ChannelNews::Spoken(&place.channel), self.clock.now()).await;
        spoken.unwrap_or_else(|fault| {
            tracing::error!(%fault, "that a place may be open again could not be noted");
            true
        })
    }

    /// Text said to the bot.
    async fn addressed(&self, asker: &Asker<'_>, text: &str) -> Answers {
        match parse(text) {
            Parsed::Command(call) => match self.heed_exercise(asker, text).await? {
                Some(answers) => Ok(answers),
                None => self.obey(asker, &call).await,
            },
            Parsed::Move(call) => match greeted(text, asker.language) {
                Some(language) if call.given.table.is_none() => self.greet(asker, language).await,
                _ => self.obey(asker, &call).await,
            },
            Parsed::Empty => self.greet(asker, asker.language).await,
            Parsed::Wrong(command, why) => match self.heed_exercise(asker, text).await? {
                Some(answers) => Ok(answers),
                None => self.wrong(asker, command, why).await,
            },
        }
    }

    /// Greets back, where they greet and in the language in which they do: whoever says hello wants to know what there
    /// is to be done.
    async fn greet(&self, asker: &Asker<'_>, language: Language) -> Answers {
        self.admit(asker, &[Share::Command]).await?;
        let language = asker.member.language.unwrap_or(language);
        let game = crate::game::all().iter().find(|game| game.seats().len() == 2);
        let game = game.map(|game| typed_game(language, *game)).unwrap_or_default();
        let message = Message::new("greeting")
            .with("address", self.settings.address.as_str())
            .with("game", game)
            .with("count", crate::game::all().len() as i64);
        Ok(vec![asker.in_place(words().say(language, &message))])
    }

    /// Carries a command out, unless that is too much now.
    pub(super) async fn obey(&self, asker: &Asker<'_>, call: &Call) -> Answers {
        self.admit(asker, call.command.cost).await?;
        // What is typed as a move may answer the latest question; anything else ends it.
        if !matches!(call.command.id, "move" | "act") {
            self.questions.drop(asker);
        }
        (call.command.run)(self, asker, &call.given).await
    }

    /// Carries out what a button says.
    pub(super) async fn press(
        &self,
        asker: &mut Asker<'_>,
        button: &'static Pressed,
        given: &Given,
    ) -> Answers {
        // The ids of buttons are easily guessed: they open no door that words would not.
        if let Some(id) = given.table {
            match self.table(id).await? {
                None => return Ok(asker.tell(&Message::new("button-gone"))),
                Some(table) if !may_see(asker, &table) => {
                    return Ok(asker.tell(&unseen(asker, &table)));
                }
                Some(table) => asker.pressed = Some(table),
            }
        }
        let mut answers = (button.run)(self, asker, given).await?;
        if button.of_more
            && let (Some(table), Some(answer)) = (&asker.pressed, answers.last_mut())
            && table.status() != Status::Lobby
            && answer.private
            && !answer.buttons.iter().any(|button| button.id.starts_with("more:"))
        {
            let back = press("more", &[&table.id(), &shown_now(table)]);
            let back = back.plain(asker.say(&Message::new("button-more")));
            answer.buttons.extend(back.filter(|_| answer.buttons.len() < BUTTONS));
        }
        Ok(answers)
    }

    /// A command with a part that cannot be: what is wrong, with an example of what would be right.
    pub(super) async fn wrong(&self, asker: &Asker<'_>, command: &Command, why: &'static str) -> Answers {
        self.admit(asker, &[Share::Command]).await?;
        let here = self.table_here(asker).await?.map(|table| table.game());
        let game = here.or_else(|| crate::game::all().first().copied());
        let example = match game {
            Some(game) if command.id == "new" => {
                format!("`{} {}`", typed_as(asker.language, command.id), example_new(asker.language, game))
            }
            Some(game) => format!("`{}`", example_move(asker.language, game)),
            None => String::new(),
        };
        let why = Message::new(why)
            .with("example", example)
            .with("seat", game.map(|game| example_seat(asker.language, game)).unwrap_or_default())
            .with("games", game_help::games(asker.language));
        Ok(asker.tell(&why))
    }

    /// That a text may have been meant as a command, if its first word is nearly one.
    pub(crate) fn command_near(asker: &Asker<'_>, text: &str) -> Option<Message> {
        let near = near(text.split_whitespace().next()?, asker.language)?;
        Some(Message::new("command-near").with("near", near).with("text", quoted(text)))
    }

    /// Text said in a table's thread or as a reply to a post, not to the bot: only what is clearly a command or move is
    /// taken.
    async fn overheard(&self, asker: &Asker<'_>, text: &str) -> Answers {
        // People talk: a word that happens to be a command is one only with a mark before it, or where it is all that a
        // reply says.
        let slashed = text.trim_start().starts_with(['/', '!']);
        let marked = slashed || asker.reply_to.is_some() && commands(text);
        match parse(text) {
            Parsed::Command(call) if marked => self.obey(asker, &call).await,
            Parsed::Wrong(command, why) if slashed || marked && text.split_whitespace().count() <= REPLY => {
                self.wrong(asker, command, why).await
            }
            Parsed::Command(call) if !matches!(call.command.id, "move" | "act") => Ok(Vec::new()),
            Parsed::Move(Call { given, .. }) | Parsed::Command(Call { given, .. }) => {
                let text = given.or_empty("notation");
                let near = asker.reply_to.filter(|_| !text.contains(char::is_whitespace));
                if let Some(near) = near.and_then(|_| Chat::command_near(asker, text)) {
                    self.admit(asker, &[Share::Command]).await?;
                    return Ok(asker.tell(&near));
                }
                let Some(table) = self.table_here(asker).await? else { return Ok(Vec::new()) };
                if given.table.is_some_and(|id| id != table.id()) || !table.plays(&asker.who.id) {
                    return Ok(Vec::new());
                }
                self.act_overheard(asker, &table, text).await
            }
            _ => Ok(Vec::new()),
        }
    }

    pub(crate) async fn language(&self, asker: &Asker<'_>, typed: Option<&str>) -> Answers {
        let Some(typed) = typed else { return Ok(asker.tell(&Message::new("language-is"))) };
        let Some(language) = lexicon::language(typed) else {
            return Ok(asker.tell(&Message::new("language-unknown").with("typed", quoted(typed))));
        };
        self.store.set(&asker.who.id, Setting::Language(Some(language)), self.clock.now()).await?;
        Ok(vec![private(words().say(language, &Message::new("language-set")))])
    }
}

/// Whether a text that nobody was addressed with is a command: those that take nothing (or a table alone) begin many a
/// sentence.
fn commands(text: &str) -> bool {
    let Some((command, rest)) = first_of(text) else { return false };
    let number = |word: &str| word.trim_start_matches('#').chars().all(|c| c.is_ascii_digit());
    match command.typed {
        _ if matches!(command.id, "move" | "act") => false,
        Typed::Nothing | Typed::Table => rest.split_whitespace().all(number),
        _ => true,
    }
}

/// Most words of a command that can't be read and is taken for one all the same: what is longer is talk.
const REPLY: usize = 3;

/// Most words of a greeting: what is longer says something.
const GREETING: usize = 4;

/// The language in which a text greets and does nothing else: the reader’s own, where the word is one of it.
fn greeted(text: &str, own: Language) -> Option<Language> {
    let words: Vec<&str> =
        text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let beginning = |count: usize| words.get(..count).map(|words| words.join(" "));
    let said = |phrase: String| lexicon::languages("greeting", &phrase);
    let greeting = (1..=2).filter_map(beginning).map(said).find(|languages| !languages.is_empty())?;
    let first = if greeting.contains(&own) { Some(own) } else { greeting.first().copied() };
    first.filter(|_| words.len() <= GREETING)
}

/// Whether what is said asks for a file that comes with it: only then a transport has to fetch it.
#[must_use]
pub fn wants_file(said: &Said) -> bool {
    let takes = |call: &Call| call.command.args.iter().any(|arg| matches!(arg.kind, Kind::File));
    match said {
        Said::Command(call) => takes(call),
        Said::Text { text, .. } => matches!(parse(text), Parsed::Command(call) if takes(&call)),
        Said::Press(_) | Said::Clicked(_) | Said::Filled(..) | Said::Program(_) => false,
    }
}
