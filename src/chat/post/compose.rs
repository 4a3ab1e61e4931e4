//! What is posted: from a row of the queue and the table to a message, for everybody or for one member.

use super::challenge::{challenge_buttons, challenge_ended_post};
use super::dice::{hash_line, places_lines};
use super::ready_check::{here_button, lobby_line};
use crate::chat::announce::announcement::{Announcement, Held};
use crate::chat::desk::{ButtonStyle, Chat, Fault, press};
use crate::chat::post::buttons::join_buttons;
use crate::chat::post::places::{moved_post, shut_post};
use crate::chat::post::record::{kept_post, resumed_lines};
use crate::chat::post::{Post, Then};
use crate::chat::transport::{OutboundMessage, Target};
use crate::chat::wording::facts::{free_seats, is_kept, only_places};
use crate::chat::wording::moments::limit;
use crate::chat::wording::sanitize;
use crate::chat::wording::speaker::{Speaker, masked, person};
use crate::chat::wording::terms::terms_lines;
use crate::game::Seat;
use crate::store::{Challenge, Member, OutboxKind, Queued};
use crate::table::{Chair, Player, Status, Table};
use crate::words::Message;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Write as _;

impl Chat {
    /// The message of a row, as the table is now; `drawn`: with its picture.
    pub(crate) async fn compose(
        &self,
        row: &Queued,
        table: &Table,
        drawn: bool,
    ) -> Result<OutboundMessage, Fault> {
        let mut speaker = Speaker { language: table.venue().language, game: table.game() };
        if let Some(member) = &row.target {
            speaker.language = self.language_of(member, table).await?;
        }
        let announcement = Announcement::of(row);
        let then = self.seated_then(table, &announcement).await?;
        let moment = Then { now: table, then: &then };
        let post = match (&announcement, &row.target) {
            (Announcement::Lobby, _) => {
                let records = self.records(speaker, table, None).await?;
                let challenge = self.store.challenge_at(table.id()).await?;
                let mut post = self.lobby(speaker, table, &records, challenge.as_ref());
                let set_up = table.record().start.is_some() || table.origin().is_some();
                if drawn && (set_up || table.game().setups().is_some()) {
                    let last = table.origin().map_or(0, |origin| origin.entries);
                    let moment = table.view_at(last)?;
                    let look = self.public_look(speaker, table).await?;
                    self.add_picture(speaker, table, &moment, look, &mut post).await;
                }
                post
            }
            (Announcement::Joined { seat, member, free }, _) => {
                let id = match masked(table) {
                    true => "herald-joined",
                    false if only_places(table) => "dice-joined",
                    false => "lobby-joined",
                };
                Chat::about_seat(speaker, table, Message::new(id).with("free", *free as i64), *seat, member)
            }
            (Announcement::Left { seat, member }, _) => {
                let id = match masked(table) {
                    true => "herald-left",
                    false if only_places(table) => "dice-left",
                    false => "lobby-left",
                };
                let mut post = Chat::about_seat(speaker, table, Message::new(id), *seat, member);
                post.buttons = join_buttons(speaker, table);
                post
            }
            (Announcement::Invited, _) => {
                let mut post = Chat::invitation(speaker, table);
                if self.store.challenge_at(table.id()).await?.is_some_and(|challenge| !challenge.anyone) {
                    post.buttons = challenge_buttons(speaker, table);
                }
                post
            }
            (Announcement::ChallengeEnded(told), _) => {
                let challenge = self.store.challenge_at(table.id()).await?;
                challenge_ended_post(speaker, table, challenge.as_ref(), told)
            }
            (Announcement::Muster(news), _) => Chat::ready_check_post(speaker, table, news),
            (Announcement::Start { call, .. }, _) => {
                self.turn(speaker, moment, row, call.as_deref(), true, drawn).await?
            }
            (Announcement::Dealing { call }, _) => {
                self.dealing_post(speaker, table, row, call, drawn).await?
            }
            (Announcement::Seated { .. } | Announcement::Private { .. }, Some(member)) => {
                let seated = matches!(announcement, Announcement::Seated { .. });
                self.private_turn(speaker, moment, row, member, seated, drawn).await?
            }
            (Announcement::Turn { call, .. }, _) => {
                self.turn(speaker, moment, row, call.as_deref(), false, drawn).await?
            }
            (Announcement::Closed, target) => {
                Chat::closed_post(speaker, table, target.as_deref().unwrap_or_default())
            }
            (Announcement::PlanEnded { end }, _) => Chat::plan_ended_post(speaker, table, end),
            (Announcement::Note { note }, _) => self.whisper_post(speaker, table, *note).await?,
            (Announcement::Report { note }, _) => self.report_post(speaker, table, *note).await?,
            (Announcement::Remind(of), target) => {
                self.reminder_post(table, row, of, target.is_some()).await?
            }
            (Announcement::Digest, Some(member)) => self.digest_post(speaker, row, member).await?,
            (Announcement::Digest, None) => Post::default(),
            (Announcement::Moved { lost }, _) => moved_post(speaker, table, *lost),
            (Announcement::Shut { place, shut, lacks }, _) => shut_post(speaker, table, place, *shut, lacks),
            (Announcement::Seated { .. } | Announcement::Private { .. }, None) => {
                self.turn(speaker, moment, row, Some(&[]), false, drawn).await?
            }
        };
        let to = match &row.target {
            Some(member) => Target::Member(member.clone()),
            None if row.kind == OutboxKind::Lobby => Target::Channel(table.venue().channel.clone()),
            None => Target::Channel(table.venue().board_channel().to_owned()),
        };
        let Post { text, mentions, buttons, pictures } = post;
        Ok(OutboundMessage {
            to,
            text: sanitize::message(&text),
            mentions,
            pictures,
            buttons: buttons.into_iter().flatten().take(25).collect(),
            nonce: row.nonce.clone(),
            look_first: false,
        })
    }

    /// The table with its seats held by those who held them at the moment that is told of.
    async fn seated_then<'a>(
        &self,
        table: &'a Table,
        announcement: &Announcement,
    ) -> Result<Cow<'a, Table>, Fault> {
        let now = Held::at(table);
        let Some(held) = announcement.held().filter(|held| now.0.as_deref() != Some(*held)) else {
            return Ok(Cow::Borrowed(table));
        };
        let mut holders = Vec::with_capacity(held.len());
        for id in held {
            let Some(id) = id else {
                holders.push(None);
                continue;
            };
            let name = self.store.member(id).await?.map(|member| member.name).unwrap_or_default();
            holders.push(Some(Player { id: id.clone(), name }));
        }
        Ok(Cow::Owned(table.held_by(holders)))
    }

    /// The language in which a member is written to.
    pub(crate) async fn language_of(
        &self,
        member: &str,
        table: &Table,
    ) -> Result<crate::words::Language, Fault> {
        let known = self.store.member(member).await?;
        Ok(known.and_then(|member| member.language).unwrap_or(table.venue().language))
    }

    /// The invitation: while seats are taken, who sits where; afterwards, what became of the table.
    fn lobby(
        &self,
        speaker: Speaker,
        table: &Table,
        records: &[String],
        challenge: Option<&Challenge>,
    ) -> Post {
        if is_kept(table) {
            return kept_post(speaker, table);
        }
        let sought = table.is_sought() && table.status() == Status::Lobby;
        let title = Message::new(match (sought, masked(table)) {
            (true, true) => "seek-title-hidden",
            (true, false) => "seek-title",
            (false, true) => "herald-lobby-title",
            (false, false) => "lobby-title",
        })
        .with("game", speaker.game_name())
        .with("table", table.id().to_string())
        .with("host", person(&table.host().id));
        let mut text = match challenge {
            Some(challenge) => Chat::challenge_title(speaker, table, challenge),
            None => speaker.say(&title),
        };
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
        for line in terms_lines(speaker, table.terms()) {
            let _ = write!(text, "\n{line}");
        }
        if table.record().start.is_some() {
            let _ = write!(text, "\n{}", speaker.say(&Message::new("lobby-position")));
        }
        for line in resumed_lines(speaker, table) {
            let _ = write!(text, "\n{line}");
        }
        if let Some(line) = hash_line(speaker, table) {
            let _ = write!(text, "\n{line}");
        }
        let mut mentions = Vec::new();
        if masked(table) {
            let free = free_seats(table) as i64;
            let _ = write!(text, "\n{}", speaker.say(&Message::new("herald-lobby-seats").with("free", free)));
        } else if only_places(table) {
            for line in places_lines(speaker, table) {
                let _ = write!(text, "\n{line}");
            }
            if table.status() == Status::Lobby {
                mentions = table.chairs().iter().filter_map(invited).collect();
            }
        } else {
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
        }
        text.extend(teams_line(speaker));
        for line in records {
            let _ = write!(text, "\n{line}");
        }
        if let Some(line) = lobby_line(speaker, table) {
            let _ = write!(text, "\n{line}");
        }
        // A ready check and a challenge say for themselves how long they last.
        if let Some(until) =
            table.open_until().filter(|_| challenge.is_none() && table.ready_check().is_none())
        {
            let line = Message::new("lobby-until").with("until", limit(until));
            let _ = write!(text, "\n-# {}", speaker.say(&line));
        }
        let mut buttons = match challenge {
            // Who is challenged says yes or no; whatever is open besides, anybody takes.
            Some(challenge) if !challenge.anyone && !masked(table) => {
                let open = join_buttons(speaker, table);
                let sits = press("join", &[&table.id()]).0;
                let open = open.into_iter().flatten().filter(|button| button.id != sits).map(Some);
                challenge_buttons(speaker, table).into_iter().chain(open).collect()
            }
            _ => join_buttons(speaker, table),
        };
        buttons.extend(here_button(speaker, table).map(Some));
        let last = match table.status() {
            Status::Lobby if buttons.is_empty() || table.is_full() => None,
            Status::Lobby => Some(
                Message::new("lobby-how")
                    .with("address", self.settings.address.as_str())
                    .with("table", table.id().to_string()),
            ),
            Status::Playing if table.is_dealing() => Some(Message::new("dice-lobby-dealing")),
            Status::Playing => Some(Message::new("herald-lobby-begun")),
            Status::Over => Some(Message::new("post-over")),
            Status::Abandoned if table.has_lapsed() => Some(Message::new("lobby-lapsed")),
            Status::Abandoned => Some(Message::new("herald-lobby-abandoned")),
        };
        let last = challenge
            .and_then(|challenge| self.challenge_line(speaker, table, challenge))
            .or_else(|| last.map(|last| speaker.say(&last)));
        if let Some(last) = last {
            let _ = write!(text, "\n{last}");
        }
        let help = speaker.say(&Message::new("button-help"));
        buttons.push(press("help", &[&table.id()]).button(help, ButtonStyle::Plain));
        Post { text, mentions, buttons, pictures: Vec::new() }
    }

    /// What somebody invited to an anonymous table reads.
    fn invitation(speaker: Speaker, table: &Table) -> Post {
        let message = Message::new("herald-invited")
            .with("table", table.id().to_string())
            .with("game", speaker.game_name())
            .with("host", person(&table.host().id));
        Post { text: speaker.say(&message), buttons: join_buttons(speaker, table), ..Post::default() }
    }

    fn about_seat(speaker: Speaker, table: &Table, message: Message, seat: u8, member: &str) -> Post {
        let message = message
            .with("who", person(member))
            .with("table", table.id().to_string())
            .with("seat", Seat(seat));
        Post { text: speaker.say(&message), ..Post::default() }
    }

    /// Whether the public picture has letters: while anybody at the table wants them.
    pub(crate) async fn public_letters(&self, table: &Table) -> Result<bool, Fault> {
        for player in table.players() {
            if let Some(member) = self.store.member(&player.id).await?
                && self.wants_letters(&member, table).await?
            {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether a member is shown letters at a table: as they chose, else in their first game of the kind.
    pub(crate) async fn wants_letters(&self, member: &Member, table: &Table) -> Result<bool, Fault> {
        Ok(match member.letters {
            Some(chosen) => chosen,
            None => !self.store.has_played(&member.id, table.game().id(), table.id()).await?,
        })
    }
}

/// Whom a place is kept for.
fn invited(chair: &Chair) -> Option<String> {
    match chair {
        Chair::Invited(player) => Some(player.id.clone()),
        Chair::Open | Chair::Held(_) => None,
    }
}

/// Who plays with whom, in games with teams of several seats; with the break before it.
fn teams_line(speaker: Speaker) -> Option<String> {
    let mut teams: BTreeMap<u8, Vec<String>> = BTreeMap::new();
    for (info, seat) in speaker.game.seats().iter().zip(0u8..) {
        teams.entry(info.team).or_default().push(speaker.seat(Seat(seat)));
    }
    let together = teams.values().any(|team| team.len() > 1);
    let teams: Vec<String> = teams.into_values().map(|team| team.join(" + ")).collect();
    let line = Message::new("lobby-teams").with("teams", teams.join(" · "));
    together.then(|| format!("\n{}", speaker.say(&line)))
}
