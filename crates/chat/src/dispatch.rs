//! Dispatch: from a message to the person, the language, and the command.

use crate::command::typed::table_before;
use crate::command::{Call, Kind, MESSAGE, Typed, example_words};
use crate::commands::exercise::heed::{answer_exercise, heed_exercise, unfit_for_exercise};
use crate::commands::play::act::{act_overheard, is_read_somewhere};
use crate::commands::play::chatter::looks_like_move;
use crate::commands::play::talk::is_talk;
use crate::desk::contest::rename_in_contests;
use crate::desk::deals::answer_said;
use crate::desk::find::table_here;
use crate::desk::limits::admit::admit;
use crate::desk::selection::offered;
use crate::desk::{
    Answer, Answers, Asker, Desk, Directory, ErrandRefused, Person, Place, Share, Stop, asker, private,
};
use crate::form::filled_in;
use crate::incoming::{Incoming, Said, TypedText, message_of};
use crate::obey::{answer_press, obey, press_button, wrong};
use crate::registry::{FormOf, Parsed, asked_for, first_of, form_of, near, of_word, parse, pressed};
use crate::upkeep::lost_channels::note_direct;
use crate::wording::{behind_greeting, is_courtesy, sanitize, typed_game};
use crate::{errand, help};
use futures::FutureExt;
use liege_game::words;
use liege_store::ChannelNews;
use liege_words::{Language, Message, lexicon};
use std::panic::AssertUnwindSafe;
use std::sync::PoisonError;

/// The directory that every asker has.
const DIRECTORY: Directory = Directory {
    near,
    help: help::help,
    is_general: help::is_general,
    exercise: |desk, asker, text| Box::pin(answer_exercise(desk, asker, text)),
    unfit: |desk, asker, text| Box::pin(unfit_for_exercise(desk, asker, text)),
};

/// Handles a message and returns the answers to the person who sent it. They are empty if the message was not
/// for the bot, or was heard before. It never fails: faults become answers.
pub async fn handle(desk: &Desk, incoming: Incoming) -> Vec<Answer> {
    if let Some(id) = &incoming.id {
        let new = desk.recent.lock().unwrap_or_else(PoisonError::into_inner).note(id);
        if !new {
            return Vec::new();
        }
    }
    let mut incoming = incoming;
    for person in std::iter::once(&mut incoming.who).chain(&mut incoming.known) {
        person.name = sanitize::name(&person.name, &person.id);
    }
    let fault = |what: &'static str, fault: &dyn std::fmt::Display| {
        let language = incoming.who.locale.unwrap_or(desk.settings.language);
        let message = Message::new(what).with("mark", asker::mark(desk.now(), fault));
        if let Said::Program(errand) = &incoming.said {
            errand.refuse(ErrandRefused::Broken);
        }
        vec![private(words().say(language, &message))]
    };
    // A panic in one game must leave the person with an answer and the program running for the others. All
    // storing is done in transactions, so nothing is half done.
    let mut answers = match AssertUnwindSafe(Box::pin(heed(desk, &incoming))).catch_unwind().await {
        Ok(Ok(answers) | Err(Stop::Said(answers))) => answers,
        Ok(Err(Stop::Fault(error))) => fault(error.words(), &error),
        Err(_) => fault("fault", &"the chat panicked"),
    };
    for answer in &mut answers {
        let known = incoming.known.iter().map(|person| (person.id.as_str(), person.name.as_str()));
        answer.text = sanitize::message(&sanitize::with_names(&answer.text, known));
    }
    answers
}

async fn heed(desk: &Desk, incoming: &Incoming) -> Answers {
    let Incoming { id, who, place, said, known, files } = incoming;
    // An action from before a restart is not done again, and not refused because it is done.
    let id = id.as_deref().map(message_of);
    if let Some(id) = id
        && desk.store.was_heard(id).await?
    {
        return Ok(Vec::new());
    }
    let member = desk.store.meet(&who.id, &who.name, desk.now()).await?;
    if let Some(server) = place.server.as_deref().filter(|_| member.renamed) {
        rename_in_contests(desk, server, &who.player()).await?;
    }
    let shut = match said {
        // A program has no place in the chat: it gets answers, and nothing can be posted there.
        Said::Program(_) => false,
        _ => spoken_at(desk, who, place).await,
    };
    let language = member.language.or(who.locale).or(place.locale).unwrap_or(desk.settings.language);
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
    let heard = id;
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
        found: None,
        directory: &DIRECTORY,
    };
    match said {
        Said::Command(call) => obey(desk, &asker, call).await,
        Said::Program(errand) => errand::errand(desk, &mut asker, errand).await,
        Said::Press(id) | Said::Clicked(id) => {
            let press = pressed(id);
            desk.questions.drop(asker.who, asker.place);
            let cost = press.as_ref().map_or(&[Share::Command][..], |(button, _)| button.cost);
            admit(desk, &asker, cost).await?;
            match press {
                // If the client has no forms, the answer says that people can type.
                Some((button, _)) if button.form.is_some() => Ok(asker.tell(&Message::new("form-unseen"))),
                Some((button, given)) => press_button(desk, &mut asker, button, &given).await,
                None => Ok(asker.tell(&Message::new("button-gone"))),
            }
        }
        Said::Filled(id, entered) => {
            desk.questions.drop(asker.who, asker.place);
            match form_of(id) {
                Some(FormOf::Text { button, given, field, most }) => {
                    admit(desk, &asker, button.cost).await?;
                    let text: String = entered.only().chars().take(usize::from(most)).collect();
                    press_button(desk, &mut asker, button, &given.with(field, text)).await
                }
                Some(FormOf::Arguments { command, about }) => {
                    obey(desk, &asker, &filled_in(command, about, entered)).await
                }
                None => {
                    admit(desk, &asker, &[Share::Command]).await?;
                    Ok(asker.tell(&Message::new("button-gone")))
                }
            }
        }
        Said::Text { text, addressed: true, .. } if is_said_at_table(desk, &asker, text).await? => {
            Ok(Vec::new())
        }
        Said::Text { text, addressed: true, .. } => addressed(desk, &asker, text).await,
        Said::Text { text, .. } => overheard(desk, &asker, text).await,
    }
}

/// Stores that a member speaks in a place. Returns whether posts were refused there.
async fn spoken_at(desk: &Desk, who: &Person, place: &Place) -> bool {
    if place.server.is_none() {
        note_direct(desk, &who.id, &place.channel).await;
    }
    // If people speak to the bot in a place, it may be able to post there again.
    let spoken = desk.store.note_channel(ChannelNews::Spoken(&place.channel), desk.now()).await;
    spoken.unwrap_or_else(|fault| {
        tracing::error!(%fault, "that a place may be open again could not be noted");
        true
    })
}

/// Whether text is talk among the people at a table, where the bot reads everything that they type.
async fn is_said_at_table(desk: &Desk, asker: &Asker<'_>, text: &TypedText) -> Result<bool, Stop> {
    let in_thread = asker.place.server.is_some() && asker.place.parent.is_some();
    let signed = text.trim_start().strip_prefix(['/', '!']);
    let slashed = signed.is_some_and(|rest| rest.starts_with(char::is_alphanumeric));
    if !desk.settings.reads_all || !in_thread || slashed {
        return Ok(false);
    }
    // A greeting before a command or a move does not count.
    let bare = behind_greeting(text).filter(|rest| !rest.trim().is_empty());
    let (rest, parsed) = match bare {
        Some(rest) => (rest, parse(rest)),
        None => (&**text, text.parsed().clone()),
    };
    let count = rest.split_whitespace().count();
    let call = match &parsed {
        Parsed::Empty => return Ok(!text.trim().is_empty()),
        Parsed::Wrong(..) => return Ok(count > REPLY || !commands(rest)),
        Parsed::Move(call) => call,
        Parsed::Command(call) if matches!(call.command.id, "move" | "act") => call,
        Parsed::Command(_) => return Ok(!commands(rest) && asked_for(None, rest).is_none()),
    };
    // “hello there” is no slip of `here`.
    if call.given.table.is_some() || bare.is_none() && is_mistyped(rest, asker.language) {
        return Ok(false);
    }
    match table_here(desk, asker).await? {
        Some(table) => is_talk(desk, asker, &table, call.given.or_empty("notation")).await,
        None => Ok(false),
    }
}

/// Whether a text is one word, which is nearly a command in the reader's language.
fn is_mistyped(text: &str, language: Language) -> bool {
    let mut words = text.split_whitespace();
    let (Some(word), None) = (words.next(), words.next()) else { return false };
    let near = near(word, language).filter(|_| answer_said(word).is_none() && !is_courtesy(word));
    let command = near.and_then(|near| Some((of_word(&near)?, near)));
    let own = [language, Language::ENGLISH];
    command.is_some_and(|(command, near)| {
        own.into_iter().any(|language| example_words(language, command.id).contains(&near))
    })
}

/// Returns typed text as its author would send it to the bot in private, if it is a command that concerns only
/// them. `table`: the table in whose thread it was typed.
#[must_use]
pub fn personal(text: &str, table: i64) -> Option<String> {
    let (named, rest) = table_before(text.trim());
    let (command, _) = first_of(rest)?;
    if !command.personal || !commands(rest) {
        return None;
    }
    let is_named =
        named.is_some() || matches!(parse(text), Parsed::Command(call) if call.given.table.is_some());
    Some(if is_named { text.to_owned() } else { format!("#{table} {text}") })
}

/// Handles text that is addressed to the bot.
async fn addressed(desk: &Desk, asker: &Asker<'_>, text: &TypedText) -> Answers {
    match text.parsed() {
        Parsed::Command(call) => match heed_exercise(desk, asker, text, call.command.id == "next").await? {
            Some(answers) => Ok(answers),
            None => obey(desk, asker, call).await,
        },
        Parsed::Move(call) => {
            let said = call.given.or_empty("notation");
            if let Some(answers) = answer_press(desk, asker, call.given.table, said).await? {
                return Ok(answers);
            }
            if call.given.table.is_none()
                && let Some(language) = greeted(text, asker.language)
            {
                match behind_greeting(text).map(parse) {
                    // A greeting may come before a command.
                    Some(Parsed::Command(call))
                        if behind_greeting(text)
                            .is_some_and(|rest| commands(rest) || asked_for(None, rest).is_some()) =>
                    {
                        return obey(desk, asker, &call).await;
                    }
                    // A greeting may also come before a move, but not every text after a greeting is one.
                    Some(Parsed::Move(_)) if means_move(desk, asker, said).await? => {}
                    _ if is_short(text) => return greet(desk, asker, language).await,
                    _ => {}
                }
            }
            obey(desk, asker, call).await
        }
        Parsed::Empty => greet(desk, asker, asker.language).await,
        Parsed::Wrong(command, why) => match heed_exercise(desk, asker, text, false).await? {
            Some(answers) => Ok(answers),
            None => wrong(desk, asker, command, why).await,
        },
    }
}

/// Whether the text after a greeting is meant as a move.
async fn means_move(desk: &Desk, asker: &Asker<'_>, text: &str) -> Result<bool, Stop> {
    let around = behind_greeting(text).unwrap_or_default();
    Ok(looks_like_move(around) || is_read_somewhere(desk, asker, around).await?)
}

/// Answers a greeting, in its place and language: people who say hello want to know what they can do.
async fn greet(desk: &Desk, asker: &Asker<'_>, language: Language) -> Answers {
    admit(desk, asker, &[Share::Command]).await?;
    let language = asker.member.language.unwrap_or(language);
    let selection = offered(desk, asker.place.server.as_deref()).await?;
    let game = selection.example().map(|game| typed_game(language, game)).unwrap_or_default();
    let message = Message::new("greeting")
        .with("address", desk.settings.address.as_str())
        .with("game", game)
        .with("count", selection.games().len() as i64);
    Ok(vec![asker.in_place(words().say(language, &message))])
}

/// Handles text in a table's thread, or in a reply to a post, that is not addressed to the bot: it takes only
/// clear commands and moves.
async fn overheard(desk: &Desk, asker: &Asker<'_>, text: &TypedText) -> Answers {
    // People talk: a word that is also a command counts only with a sign before it, or if it is the whole
    // text of a reply.
    let slashed = text.trim_start().starts_with(['/', '!']);
    let marked = slashed || asker.reply_to.is_some() && commands(text);
    match text.parsed() {
        Parsed::Command(call) if marked => obey(desk, asker, call).await,
        Parsed::Wrong(command, why) if slashed || marked && text.split_whitespace().count() <= REPLY => {
            wrong(desk, asker, command, why).await
        }
        Parsed::Command(call) if !matches!(call.command.id, "move" | "act") => Ok(Vec::new()),
        Parsed::Move(Call { given, .. }) | Parsed::Command(Call { given, .. }) => {
            let text = given.or_empty("notation");
            if let Some(answers) = answer_press(desk, asker, given.table, text).await? {
                return Ok(answers);
            }
            let near = asker.reply_to.filter(|_| !text.contains(char::is_whitespace));
            if let Some(near) = near.and_then(|_| asker.command_near(text)) {
                admit(desk, asker, &[Share::Command]).await?;
                return Ok(asker.tell(&near));
            }
            let Some(table) = table_here(desk, asker).await? else { return Ok(Vec::new()) };
            if given.table.is_some_and(|id| id != table.id()) || !table.plays(&asker.who.id) {
                return Ok(Vec::new());
            }
            act_overheard(desk, asker, &table, text).await
        }
        _ => Ok(Vec::new()),
    }
}

/// Whether a text that is not addressed to the bot is a command. The words of commands without arguments (or
/// with only a table) begin many ordinary sentences.
fn commands(text: &str) -> bool {
    let Some((command, rest)) = first_of(text) else { return false };
    let number = |word: &str| word.trim_start_matches('#').chars().all(|c| c.is_ascii_digit());
    match command.typed {
        _ if matches!(command.id, "move" | "act") => false,
        Typed::Nothing | Typed::Table => rest.split_whitespace().all(number),
        _ => true,
    }
}

/// The most words of an unreadable command in a reply: a longer text is talk.
const REPLY: usize = 3;

/// The most words of a greeting: a longer text says something else.
const GREETING: usize = 4;

/// Whether a text with a greeting is short enough to be only a greeting.
fn is_short(text: &str) -> bool {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).count() <= GREETING
}

/// Returns the language of a greeting: the reader’s own, if that language has the word.
fn greeted(text: &str, own: Language) -> Option<Language> {
    let words: Vec<&str> =
        text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let beginning = |count: usize| words.get(..count).map(|words| words.join(" "));
    let said = |phrase: String| lexicon::languages("greeting", &phrase);
    let greeting = (1..=2).filter_map(beginning).map(said).find(|languages| !languages.is_empty())?;
    if greeting.contains(&own) { Some(own) } else { greeting.first().copied() }
}

/// Whether a message needs the file that comes with it: only then a transport has to fetch it.
#[must_use]
pub fn wants_file(said: &Said) -> bool {
    let takes = |call: &Call| call.command.args.iter().any(|arg| matches!(arg.kind, Kind::File));
    match said {
        Said::Command(call) => takes(call),
        Said::Text { text, .. } => matches!(text.parsed(), Parsed::Command(call) if takes(call)),
        Said::Press(_) | Said::Clicked(_) | Said::Filled(..) | Said::Program(_) => false,
    }
}
