//! What is posted for everybody: from a row of the queue and the table's log to a letter.

use super::buttons::Press;
use super::courier::{Letter, Target};
use super::draw::{Look, picture};
use super::echo;
use super::io::{Button, ButtonStyle, Picture};
use super::speaker::{Speaker, example_of, person, players_line};
use super::{Chat, Fault};
use crate::game::{Audience, EventKind, Seat, SeatSet};
use crate::store::{Announcement, AnnouncementKind, Queued};
use crate::table::{Chair, Moment, Played, Table};
use crate::words::Message;
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;

/// What a row of the queue tells of, kept with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "tells", rename_all = "lowercase")]
pub(super) enum Telling {
    /// A new table, to be joined.
    Lobby,
    /// Somebody sat down.
    Joined {
        /// The seat.
        seat: u8,
        /// Who.
        member: String,
        /// How many seats were free then.
        free: usize,
    },
    /// Somebody left before the start.
    Left {
        /// The seat.
        seat: u8,
        /// Who.
        member: String,
    },
    /// The game begins.
    Start,
    /// Actions were played.
    Turn,
}

impl Telling {
    /// The row that tells of actions `first` to `last`.
    pub(super) fn announce(&self, first: usize, last: usize) -> Announcement {
        let kind = match self {
            Telling::Lobby => AnnouncementKind::Lobby,
            _ => AnnouncementKind::Post,
        };
        let payload = serde_json::to_value(self).unwrap_or_default();
        Announcement::new(kind, first, last).with(payload)
    }

    /// What a row tells of.
    pub(super) fn of(row: &Queued) -> Telling {
        // A row of another make still tells what its actions were.
        serde_json::from_value(row.payload.clone()).unwrap_or(match row.kind {
            AnnouncementKind::Lobby => Telling::Lobby,
            _ => Telling::Turn,
        })
    }
}

/// Characters of a post that tell what happened; the whole is in the log.
const HAPPENED: usize = 1_000;

/// Text, whom it notifies, buttons, picture: a letter without its address.
#[derive(Debug, Default)]
struct Post {
    text: String,
    mentions: Vec<String>,
    buttons: Vec<Option<Button>>,
    pictures: Vec<Picture>,
}

impl Chat {
    /// The letter of a row.
    pub(super) async fn compose(&self, row: &Queued, table: &Table) -> Result<Letter, Fault> {
        let speaker = Speaker { language: table.venue().language, game: table.game() };
        let telling = Telling::of(row);
        let post = match &telling {
            Telling::Lobby => self.lobby(speaker, table),
            Telling::Joined { seat, member, free } => {
                let message = Message::new("lobby-joined").with("free", *free as i64);
                Chat::about_seat(speaker, table, message, *seat, member)
            }
            Telling::Left { seat, member } => {
                let mut post = Chat::about_seat(speaker, table, Message::new("lobby-left"), *seat, member);
                post.buttons = join_buttons(speaker, table);
                post
            }
            Telling::Start | Telling::Turn => {
                self.turn(speaker, table, row, telling == Telling::Start).await?
            }
        };
        let to = match &row.target {
            Some(member) => Target::Member(member.clone()),
            None if row.kind == AnnouncementKind::Lobby => Target::Channel(table.venue().channel.clone()),
            None => Target::Channel(table.venue().board_channel().to_owned()),
        };
        let Post { text, mentions, buttons, pictures } = post;
        Ok(Letter {
            to,
            text: echo::message(&text),
            mentions,
            pictures,
            buttons: buttons.into_iter().flatten().take(25).collect(),
            nonce: row.nonce.clone(),
            look_first: false,
        })
    }

    /// The invitation.
    fn lobby(&self, speaker: Speaker, table: &Table) -> Post {
        let title = Message::new("lobby-title")
            .with("game", speaker.game_name())
            .with("table", table.id().to_string())
            .with("host", person(&table.host().id));
        let mut text = speaker.say(&title);
        let defaults = |(name, value): &(&str, &str)| {
            !table.game().options().iter().any(|option| option.name == *name && option.default == *value)
        };
        let options: Vec<String> = table
            .options()
            .iter()
            .filter(defaults)
            .map(|(name, value)| format!("{name} = {value}"))
            .collect();
        if !options.is_empty() {
            let line = Message::new("lobby-options").with("options", options.join(", "));
            let _ = write!(text, "\n{}", speaker.say(&line));
        }
        if table.record().start.is_some() {
            let _ = write!(text, "\n{}", speaker.say(&Message::new("lobby-position")));
        }
        let mut mentions = Vec::new();
        for (chair, seat) in table.chairs().iter().zip(0u8..) {
            let id = match chair {
                Chair::Held(_) => "lobby-seat-held",
                Chair::Invited(_) => "lobby-seat-invited",
                Chair::Open => "lobby-seat-open",
            };
            let who = chair.person().map(|player| person(&player.id)).unwrap_or_default();
            let line = Message::new(id).with("seat", Seat(seat)).with("who", who);
            let _ = write!(text, "\n• {}", speaker.say(&line));
            if let Chair::Invited(player) = chair
                && !mentions.contains(&player.id)
            {
                mentions.push(player.id.clone());
            }
        }
        let mut buttons = join_buttons(speaker, table);
        if !buttons.is_empty() {
            let how = Message::new("lobby-how")
                .with("address", self.settings.address.as_str())
                .with("table", table.id().to_string());
            let _ = write!(text, "\n{}", speaker.say(&how));
        }
        let help = speaker.say(&Message::new("button-help"));
        buttons.push(Press::Help { table: table.id() }.button(help, ButtonStyle::Plain));
        Post { text, mentions, buttons, pictures: Vec::new() }
    }

    fn about_seat(speaker: Speaker, table: &Table, message: Message, seat: u8, member: &str) -> Post {
        let message = message
            .with("who", person(member))
            .with("table", table.id().to_string())
            .with("seat", Seat(seat));
        Post { text: speaker.say(&message), ..Post::default() }
    }

    /// The board after the actions of a row, with what happened and whose turn it is.
    async fn turn(&self, speaker: Speaker, table: &Table, row: &Queued, start: bool) -> Result<Post, Fault> {
        let number = row.number.min(table.log().len());
        let moment = table.view_at(number)?;
        let played = if row.first == 0 { Vec::new() } else { table.history(row.first..=number)? };
        let before = if row.first == 0 { SeatSet::EMPTY } else { table.view_at(row.first - 1)?.to_move() };
        let mut text = String::new();
        if start {
            let players = players_line(speaker, table);
            let message = Message::new("post-start").with("players", players);
            let _ = writeln!(text, "{}", speaker.say(&message));
        }
        // Somebody may enter very many actions at once: whose turn it is must not be cut off for them.
        let mut room = HAPPENED;
        for line in happened(speaker, &played) {
            let Some(left) = room.checked_sub(line.chars().count() + 1) else {
                text.push_str("…\n");
                break;
            };
            room = left;
            let _ = writeln!(text, "{line}");
        }
        let mut mentions = Vec::new();
        for seat in called(table, &moment, &played, before) {
            if let Some(player) = table.holder(seat)
                && !mentions.contains(&player.id)
            {
                mentions.push(player.id.clone());
            }
        }
        if let Some(outcome) = moment.state.outcome() {
            let _ = writeln!(text, "**{}**", speaker.say(&Message::new("post-over")));
            for (points, seat) in outcome.points.iter().zip(0u8..) {
                let who = table.holder(Seat(seat)).map(|player| person(&player.id)).unwrap_or_default();
                let line = Message::new("post-points")
                    .with("seat", Seat(seat))
                    .with("who", who)
                    .with("points", points.to_string());
                let _ = writeln!(text, "• {}", speaker.say(&line));
            }
            if outcome.drawn {
                let _ = writeln!(text, "{}", speaker.say(&Message::new("post-drawn")));
            }
            // The end concerns everybody who plays.
            mentions = table.players().iter().map(|player| player.id.clone()).collect();
        } else {
            let to_move = moment.to_move();
            if !to_move.is_empty() {
                let who =
                    to_move.iter().filter_map(|seat| table.holder(seat)).map(|player| person(&player.id));
                let message = Message::new("post-turn")
                    .with("seats", speaker.seats(to_move))
                    .with("who", who.collect::<Vec<_>>().join(", "));
                let _ = writeln!(text, "**{}**", speaker.say(&message));
            }
            if let Some(note) = moment.state.turn_note() {
                let _ = writeln!(text, "{}", speaker.say(&note));
            }
        }
        if start {
            let example = format!("`{}{}`", self.settings.address, example_of(&*moment.state));
            let _ = writeln!(text, "{}", speaker.say(&Message::new("post-answers").with("example", example)));
        }
        // Nobody is notified whom the text does not name (whom an offer is made to, …).
        let unnamed: Vec<String> =
            mentions.iter().map(|id| person(id)).filter(|name| !text.contains(name)).collect();
        if !unnamed.is_empty() {
            let _ = writeln!(text, "{}", unnamed.join(" "));
        }
        let mark = Message::new("post-number")
            .with("table", table.id().to_string())
            .with("number", number.to_string());
        let _ = write!(text, "-# {}", speaker.say(&mark));
        let mut post =
            Post { text, mentions, buttons: post_buttons(speaker, table, &moment), pictures: Vec::new() };
        let look = Look {
            language: speaker.language,
            bottom: None,
            letters: self.public_letters(table).await?,
            targets: &[],
        };
        match picture(&self.renderer, table, &moment, look).await {
            Ok(picture) => post.pictures.push(picture),
            Err(fault) => {
                // The game must go on: words instead of the picture.
                let message = Message::new("fault-picture")
                    .with("mark", self.mark(&fault))
                    .with("position", moment.state.position());
                let _ = write!(post.text, "\n{}", speaker.say(&message));
            }
        }
        Ok(post)
    }

    /// Whether the public picture has letters: while anybody at the table wants them.
    async fn public_letters(&self, table: &Table) -> Result<bool, Fault> {
        for player in table.players() {
            if self.store.member(&player.id).await?.is_some_and(|member| member.letters) {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// What happened, a line each; what only some may know is left out of a post.
fn happened(speaker: Speaker, played: &[Played]) -> Vec<String> {
    let mut lines = Vec::new();
    for played in played {
        for event in played.events.iter().filter(|event| event.audience == Audience::Everyone) {
            let sentence = speaker.say(&event.message);
            lines.push(match event.kind {
                EventKind::Move => format!("**{sentence}**"),
                _ => sentence,
            });
        }
    }
    lines
}

/// The seats whose holders are to be notified: those that are newly to move, and those whom what
/// happened concerns (whom an offer is made to, …), but not whoever did it.
fn called(table: &Table, moment: &Moment, played: &[Played], before: SeatSet) -> Vec<Seat> {
    let moved = played.is_empty() || played.iter().any(Played::is_move);
    let mut seats: Vec<Seat> =
        moment.to_move().iter().filter(|seat| moved || !before.contains(*seat)).collect();
    for event in played.iter().flat_map(|played| &played.events) {
        seats.extend(event.concerns.iter().filter(|seat| !seats.contains(seat)).copied().collect::<Vec<_>>());
    }
    let did: Vec<&str> = played.iter().filter_map(|played| played.entry.player.as_deref()).collect();
    let to_move = moment.to_move();
    seats.retain(|seat| {
        let holder = table.holder(*seat).map(|player| player.id.as_str());
        // Who has just acted knows it, unless it is their turn once more with another seat.
        to_move.contains(*seat) || holder.is_none_or(|holder| !did.contains(&holder))
    });
    seats
}

fn join_buttons(speaker: Speaker, table: &Table) -> Vec<Option<Button>> {
    let mut buttons = Vec::new();
    let invited = table.chairs().iter().any(|chair| matches!(chair, Chair::Invited(_)));
    if invited {
        let label = speaker.say(&Message::new("lobby-join"));
        buttons.push(Press::Join { table: table.id(), seat: None }.button(label, ButtonStyle::Good));
    }
    for (chair, seat) in table.chairs().iter().zip(0u8..) {
        if *chair == Chair::Open {
            let label = speaker.say(&Message::new("lobby-join-seat").with("seat", Seat(seat)));
            buttons
                .push(Press::Join { table: table.id(), seat: Some(seat) }.button(label, ButtonStyle::Good));
        }
    }
    buttons
}

fn post_buttons(speaker: Speaker, table: &Table, moment: &Moment) -> Vec<Option<Button>> {
    let (id, number) = (table.id(), moment.number);
    let button =
        |press: Press, label: &'static str, style| press.button(speaker.say(&Message::new(label)), style);
    let mut buttons = vec![button(Press::Board { table: id, number }, "button-board", ButtonStyle::Main)];
    if moment.state.outcome().is_none() {
        buttons.push(button(Press::Moves { table: id, number }, "button-moves", ButtonStyle::Plain));
        if !moment.state.acts().is_empty() {
            buttons.push(button(Press::Acts { table: id, number }, "button-acts", ButtonStyle::Plain));
        }
    }
    buttons.push(button(Press::Help { table: id }, "button-help", ButtonStyle::Plain));
    buttons
}
