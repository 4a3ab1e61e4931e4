//! Slash commands and buttons, which are acknowledged at once and answered later.

use super::gateway::Gateway;
use super::outgoing::{EPHEMERAL, Outgoing};
use super::permissions::is_thread;
use super::places::MANAGING;
use super::rest::{Ask, Fault};
use super::routes::Route;
use super::uploads::Upload;
use backon::{ConstantBuilder, Retryable};
use liege_chat::{Answer, Incoming, Person, Place, Rights, private};
use liege_game::words;
use liege_store::secret::Secret;
use liege_words::{Language, Message};
use reqwest::Method;
use serde_json::{Value, json};
use serenity::all::{ChannelId, GuildId, InteractionId, Member, PartialChannel, User, UserId};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::time::timeout;

/// Discord waits three seconds for the first answer.
const FIRST_ANSWER: Duration = Duration::from_secs(3);

/// The time limit of one attempt at the first answer, which leaves time for another.
const ATTEMPT: Duration = Duration::from_millis(1200);

/// "Unknown interaction": too late, or not ours.
const UNKNOWN: i64 = 10062;
/// "Interaction has already been acknowledged": the same event came twice.
const ACKNOWLEDGED: i64 = 40060;

/// The response "channel message with source, later".
const DEFERRED: u8 = 5;
/// The response "the message will be edited, later".
const UPDATING: u8 = 6;
/// The response "channel message with source".
const MESSAGE: u8 = 4;
/// The response "a form to be filled in".
const FORM: u8 = 9;
/// The response "the choices of an option that is being typed".
const CHOICES: u8 = 8;

/// The data needed to answer an interaction. With its token anybody can answer for fifteen minutes.
#[derive(Clone)]
pub(super) struct Ticket {
    id: InteractionId,
    token: Secret,
    channel: ChannelId,
    /// Whether the first answer replaces the message under which a button was pressed.
    in_place: bool,
    /// Whether the interaction is a press of a button or menu.
    pressed: bool,
}

impl Ticket {
    /// The ticket of an interaction in a channel.
    pub fn new(id: InteractionId, token: &str, channel: ChannelId) -> Ticket {
        Ticket { id, token: Secret::new(token), channel, in_place: false, pressed: false }
    }

    /// The ticket for a press. `in_place` says whether the answer replaces the message with the button.
    pub fn in_place(self, in_place: bool) -> Ticket {
        Ticket { in_place, pressed: true, ..self }
    }
}

impl Gateway {
    /// Does what an interaction asks for, with its files, in a separate task.
    pub fn obey(self: &Arc<Self>, ticket: Ticket, mut incoming: Incoming, uploads: Vec<Upload>) {
        let gateway = Arc::clone(self);
        self.look_around(&mut incoming.who, &incoming.place);
        self.tasks.spawn(async move {
            // If Discord has told a person that the bot did not answer, it must not act later.
            if gateway.acknowledge(&ticket).await {
                let uploads = if gateway.handler.takes_files(&incoming.who) { uploads } else { Vec::new() };
                let answers = match gateway.fetch(&uploads).await {
                    Ok(files) => {
                        incoming.files = files;
                        gateway.handler.handle(incoming).await
                    }
                    Err(why) => vec![why.answer(incoming.who.locale)],
                };
                gateway.answer(&ticket, &answers).await;
            }
        });
    }

    /// Adds the channels that a person can't see on the server where they ask. They do see the present one.
    pub fn look_around(&self, who: &mut Person, place: &Place) {
        let number = |id: &str| id.parse::<u64>().ok().filter(|id| *id != 0);
        let (guild, member) = (place.server.as_deref().and_then(number), number(&who.id));
        if let Some((guild, member)) = guild.zip(member) {
            self.places.look_around(GuildId::new(guild), UserId::new(member), &mut who.rights);
            who.rights.hidden.retain(|id| *id != place.channel && place.parent.as_ref() != Some(id));
        }
    }

    /// Shows a person the answers to a message that they wrote.
    pub fn open_kept(self: &Arc<Self>, ticket: Ticket, message: u64, reader: UserId, language: Language) {
        let gateway = Arc::clone(self);
        self.tasks.spawn(async move {
            if gateway.acknowledge(&ticket).await {
                let answers = gateway.kept.of(message, reader);
                let answers =
                    answers.unwrap_or_else(|why| vec![private(words().say(language, &Message::new(why)))]);
                gateway.answer(&ticket, &answers).await;
            }
        });
    }

    /// Tells Discord at once that an answer will come, visible to one person only. Returns whether Discord
    /// accepted it.
    pub async fn acknowledge(&self, ticket: &Ticket) -> bool {
        let response = match ticket.in_place {
            true => json!({ "type": UPDATING }),
            false => json!({ "type": DEFERRED, "data": { "flags": EPHEMERAL } }),
        };
        let ask = respond(ticket).body(response);
        let started = Instant::now();
        let left = || FIRST_ANSWER.saturating_sub(started.elapsed());
        // Whoever finds it acknowledged has done so before, unless another process heard it too.
        let again = AtomicBool::new(!self.may_be_anothers(ticket));
        let attempt = async || {
            let again = again.swap(true, Ordering::Relaxed);
            match timeout(ATTEMPT.min(left()), self.rest.ask_unlimited(&ask)).await {
                Ok(Err(fault)) if fault.code == ACKNOWLEDGED && again => Ok(()),
                Ok(answer) => answer.map(drop),
                Err(_) => Err(Fault::silent("no answer in time")),
            }
        };
        let pauses = ConstantBuilder::new().with_delay(Duration::from_millis(100)).with_jitter();
        let outcome = (|| attempt())
            .retry(pauses.without_max_times())
            .when(Fault::passing)
            .adjust(|fault, pause| fault.after.or(pause).filter(|pause| *pause < left()))
            .await;
        match &outcome {
            Ok(()) => {}
            Err(fault) if fault.code == UNKNOWN => {
                tracing::info!("an interaction came too late to be answered");
            }
            Err(fault) => self.unanswered(ticket, fault, "an interaction could not be acknowledged"),
        }
        outcome.is_ok()
    }

    /// Whether the process before this one may have answered an interaction.
    fn may_be_anothers(&self, ticket: &Ticket) -> bool {
        ticket.id.get() <= self.heard_by_another.load(Ordering::Relaxed)
    }

    /// Logs that an interaction was not answered at once, unless the process before this one has answered it.
    fn unanswered(&self, ticket: &Ticket, fault: &Fault, what: &str) {
        if fault.code == ACKNOWLEDGED && self.may_be_anothers(ticket) {
            tracing::debug!(%fault, "{what}");
        } else {
            tracing::warn!(%fault, "{what}");
        }
    }

    /// Shows the answers of an acknowledged interaction: private ones in its own message and after it, public
    /// ones as messages of the channel. A slow answer replaces its announcement.
    pub async fn answer(&self, ticket: &Ticket, answers: &[Answer]) {
        let mut posts = 0;
        self.show_all(ticket, answers, true, &mut posts).await;
        for answer in answers {
            if let Some(later) = &answer.later {
                self.show_all(ticket, &later.wait().await, true, &mut posts).await;
            }
        }
    }

    /// Shows answers. With `first`, the first private one replaces the interaction's own message.
    async fn show_all(&self, ticket: &Ticket, answers: &[Answer], mut first: bool, posts: &mut usize) {
        // Nobody should have to dismiss a sign that a press was heard if a post beside it says so.
        let is_left = |answer: &&Answer| !(ticket.pressed && answer.receipt);
        let seen_beside = !answers.is_empty() && !answers.iter().any(|answer| is_left(&answer));
        for answer in answers.iter().filter(is_left) {
            for message in Outgoing::of_answer(answer, self.signs.get()) {
                if !answer.private {
                    *posts += 1;
                    let public = message.clone().once(&format!("i{}-{posts}", ticket.id));
                    match self.say(ticket.channel, public).await {
                        Ok(_) => continue,
                        // The person must get the answer even if the bot may not post here.
                        Err(fault) => tracing::warn!(%fault, "a public answer is shown privately"),
                    }
                }
                let shown = self.show(ticket, message, first).await;
                first = false;
                if let Err(fault) = shown {
                    tracing::warn!(%fault, "an answer could not be shown");
                }
            }
        }
        if first && (seen_beside || !ticket.in_place) {
            // There is nothing to say: the sign that an answer is coming must not stay, nor a used menu.
            let ask = Ask::new(Method::DELETE, self.original(ticket));
            if let Err(fault) = self.rest.insist(&ask).await {
                tracing::debug!(%fault, "an empty answer could not be taken away");
            }
        }
    }

    async fn show(&self, ticket: &Ticket, message: Outgoing, first: bool) -> Result<(), Fault> {
        let ask = if first {
            let message = if ticket.in_place { message.instead() } else { message };
            Ask::new(Method::PATCH, self.original(ticket)).body(message.body).files(message.files)
        } else {
            let route = Route::WebhookFollowupMessages {
                application_id: self.application,
                token: ticket.token.reveal().unwrap_or_default(),
            };
            let message = message.ephemeral();
            Ask::new(Method::POST, route).body(message.body).files(message.files)
        };
        self.rest.insist(&ask).await.map(drop)
    }

    fn original<'a>(&self, ticket: &'a Ticket) -> Route<'a> {
        Route::WebhookOriginalInteractionResponse {
            application_id: self.application,
            token: ticket.token.reveal().unwrap_or_default(),
        }
    }

    /// Offers choices for an option that is being typed.
    pub async fn suggest(&self, ticket: &Ticket, choices: Vec<Value>) {
        let response = json!({ "type": CHOICES, "data": { "choices": choices } });
        if let Err(fault) = self.rest.ask_unlimited(&respond(ticket).body(response)).await {
            tracing::debug!(%fault, "completions could not be shown");
        }
    }

    /// Shows a form. Its content comes as a separate interaction, with the id of the button.
    pub async fn show_form(&self, ticket: &Ticket, form: Value) {
        let response = json!({ "type": FORM, "data": form });
        if let Err(fault) = self.rest.ask_unlimited(&respond(ticket).body(response)).await {
            self.unanswered(ticket, &fault, "a form could not be shown");
        }
    }

    /// Answers an interaction at once, with a sentence that only one person sees.
    pub async fn refuse(&self, ticket: &Ticket, text: &str) {
        let message = Outgoing::new(text, &[], &[]).ephemeral();
        let ask = respond(ticket).body(json!({ "type": MESSAGE, "data": message.body }));
        if let Err(fault) = self.rest.ask_unlimited(&ask).await {
            self.unanswered(ticket, &fault, "an interaction could not be answered");
        }
    }
}

fn respond(ticket: &Ticket) -> Ask<'_> {
    let route = Route::InteractionResponse {
        interaction_id: ticket.id,
        token: ticket.token.reveal().unwrap_or_default(),
    };
    Ask::new(Method::POST, route)
}

/// A person, with their name in the place.
pub(super) fn person(user: &User, member: Option<&Member>, locale: Option<&str>) -> Person {
    let nick = member.and_then(|member| member.nick.as_ref());
    Person {
        id: user.id.to_string(),
        name: nick.or(user.global_name.as_ref()).unwrap_or(&user.name).clone(),
        locale: locale.and_then(Language::of_locale),
        rights: member.map(rights).unwrap_or_default(),
    }
}

/// A member's permissions on the server, which Discord sends with an interaction.
fn rights(member: &Member) -> Rights {
    let manages = member.permissions.is_some_and(|permissions| permissions.intersects(MANAGING));
    Rights { manages, roles: member.roles.iter().map(ToString::to_string).collect(), ..Rights::default() }
}

/// The place of an interaction.
pub(super) fn place(
    guild: Option<GuildId>,
    channel: ChannelId,
    what: Option<&PartialChannel>,
    guild_locale: Option<&str>,
) -> Place {
    let thread = what.filter(|what| is_thread(what.kind));
    Place {
        server: guild.map(|guild| guild.to_string()),
        channel: channel.to_string(),
        parent: thread.and_then(|thread| thread.parent_id).map(|parent| parent.to_string()),
        locale: guild_locale.and_then(Language::of_locale),
    }
}
