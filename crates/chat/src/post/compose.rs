//! Posts: from a row of the outbox and the table to a message, for everybody or for one member.

use crate::announce::{Announcement, Held, Reminded};
use crate::desk::letters::{language_of, public_language};
use crate::desk::parts::buttons::{join_buttons, learn_button};
use crate::desk::web::{show_address, web_address};
use crate::desk::{Desk, Fault, reliability};
use crate::post::challenge::{challenge_buttons, challenge_ended_post};
use crate::post::closed::closed_post;
use crate::post::dealing::dealing_post;
use crate::post::followed::followed_post;
use crate::post::hook::hook_post;
use crate::post::lobby::lobby;
use crate::post::places::{
    moved_post, returned_post, set_back_post, shut_post, sought_post, substitute_post,
};
use crate::post::plan_ended::plan_ended_post;
use crate::post::ready_check::ready_check_post;
use crate::post::reminder::{ahead_post, digest_post, left_post, reminder_post};
use crate::post::report::report_post;
use crate::post::turn::{add_picture, private_turn, public_look, turn};
use crate::post::whisper::whisper_post;
use crate::post::{Post, Then};
use crate::transport::{OutboundMessage, Target};
use crate::wording::{Speaker, masked, only_places, person, sanitize};
use liege_game::Seat;
use liege_store::{OutboxKind, Queued, Which, WhichChallenges};
use liege_table::{Player, Status, Table, is_machine};
use liege_words::{Language, Message};
use std::borrow::Cow;

/// Whether a table waits for players and its host has never finished its game, nor its lesson.
async fn is_new_to(desk: &Desk, table: &Table) -> Result<bool, Fault> {
    if table.status() != Status::Lobby || masked(table) {
        return Ok(false);
    }
    let (host, game) = (table.host().id.as_str(), table.game().id());
    let learned = desk.store.lessons_of(host).await?;
    let played = Which::PlayedBefore(table.id(), host, game, 1);
    Ok(learned.iter().all(|lesson| lesson.game != game) && desk.store.tables(played).await?.is_empty())
}

/// Returns the message of a row, for the present table; `drawn`: with its picture.
pub(crate) async fn compose(
    desk: &Desk,
    row: &Queued,
    table: &Table,
    drawn: bool,
) -> Result<OutboundMessage, Fault> {
    let language = match &row.target {
        Some(member) => language_of(desk, member, table).await?,
        None => public_language(desk, table).await?,
    };
    compose_in(desk, row, table, drawn, language).await
}

/// Does the work of [`compose`] in a language.
pub(crate) async fn compose_in(
    desk: &Desk,
    row: &Queued,
    table: &Table,
    drawn: bool,
    language: Language,
) -> Result<OutboundMessage, Fault> {
    let speaker = Speaker { language, game: table.game() };
    let announcement = Announcement::of(row);
    let then = seated_then(desk, table, &announcement).await?;
    let moment = Then { now: table, then: &then };
    let post = match (&announcement, &row.target) {
        (Announcement::Lobby, _) => {
            let records = reliability::records(desk, speaker, table, None).await?;
            let challenge = desk.store.challenges(WhichChallenges::At(table.id())).await?.pop();
            let mut post = lobby(desk, speaker, table, &records, challenge.as_ref());
            let of_contest = table.terms().contest.is_some();
            if is_new_to(desk, table).await? {
                post.buttons.push(learn_button(speaker.language, table.game()));
            }
            if !of_contest && let Some(address) = web_address(desk, table).await? {
                show_address(desk, language, address, (&mut post.text, &mut post.buttons));
            }
            let set_up = table.record().start.is_some() || table.origin().is_some();
            if drawn && !of_contest && (set_up || table.game().setups().is_some()) {
                let last = table.origin().map_or(0, |origin| origin.entries);
                let moment = table.view_at(last)?;
                let look = public_look(desk, speaker, table).await?;
                add_picture(desk, speaker, table, &moment, look, &mut post).await;
            }
            post
        }
        (Announcement::Joined { seat, member, free }, _) => {
            let id = match masked(table) {
                true => "herald-joined",
                false if only_places(table) => "dice-joined",
                false => "lobby-joined",
            };
            about_seat(speaker, table, Message::new(id).with("free", *free as i64), *seat, member)
        }
        (Announcement::Left { seat, member }, _) => {
            let id = match masked(table) {
                true => "herald-left",
                false if only_places(table) => "dice-left",
                false => "lobby-left",
            };
            let mut post = about_seat(speaker, table, Message::new(id), *seat, member);
            post.buttons = join_buttons(speaker, table);
            post
        }
        (Announcement::Invited, _) => {
            let mut post = invitation(speaker, table);
            if desk
                .store
                .challenges(WhichChallenges::At(table.id()))
                .await?
                .pop()
                .is_some_and(|challenge| !challenge.anyone)
            {
                post.buttons = challenge_buttons(speaker, table);
            }
            post
        }
        (Announcement::ChallengeEnded(told), _) => {
            let challenge = desk.store.challenges(WhichChallenges::At(table.id())).await?.pop();
            challenge_ended_post(speaker, table, challenge.as_ref(), told)
        }
        (Announcement::Muster(news), _) => ready_check_post(speaker, table, news, &desk.settings.address),
        (Announcement::Start { call, .. }, _) => {
            turn(desk, speaker, moment, row, call.as_deref(), true, drawn).await?
        }
        (Announcement::Dealing { call }, _) => dealing_post(desk, speaker, table, row, call, drawn).await?,
        (Announcement::Seated { .. } | Announcement::Private { .. }, Some(member)) => {
            let seated = matches!(announcement, Announcement::Seated { .. });
            private_turn(desk, speaker, moment, row, member, seated, drawn).await?
        }
        (Announcement::Turn { call, .. }, _) => {
            turn(desk, speaker, moment, row, call.as_deref(), false, drawn).await?
        }
        (Announcement::Followed { .. }, _) => followed_post(desk, speaker, moment, row, drawn).await?,
        (Announcement::Closed, target) => closed_post(speaker, table, target.as_deref().unwrap_or_default()),
        (Announcement::PlanEnded { end }, _) => plan_ended_post(speaker, table, end),
        (Announcement::Note { note }, _) => whisper_post(desk, speaker, table, *note).await?,
        (Announcement::Report { note }, _) => report_post(desk, speaker, table, *note).await?,
        (Announcement::Remind(of), target) => reminder_post(desk, table, row, of, target.is_some()).await?,
        (Announcement::Ahead, _) => ahead_post(speaker, table),
        (Announcement::Sought, _) => sought_post(speaker, table),
        (Announcement::Substitute { seat }, _) => substitute_post(speaker, table, row, Seat(*seat)),
        (Announcement::Digest, Some(member)) => digest_post(desk, speaker, row, member).await?,
        (Announcement::Digest, None) => Post::default(),
        (Announcement::Moved { lost, tables }, _) => moved_post(speaker, table, *lost, tables),
        (Announcement::Returned { tables }, _) => returned_post(speaker, table, tables),
        (Announcement::SetBack, _) => set_back_post(speaker, table),
        (Announcement::Hook { url }, _) => hook_post(|message| speaker.say(message), url),
        (Announcement::Shut { place, shut, lacks }, _) => shut_post(speaker, table, place, *shut, lacks),
        (Announcement::Seated { .. } | Announcement::Private { .. }, None) => {
            turn(desk, speaker, moment, row, Some(&[]), false, drawn).await?
        }
    };
    let to = match &row.target {
        Some(member) => Target::Member(member.clone()),
        None if row.kind == OutboxKind::Lobby || matches!(announcement, Announcement::Substitute { .. }) => {
            Target::Channel(table.venue().channel.clone())
        }
        None => Target::Channel(table.venue().board_channel().to_owned()),
    };
    let Post { text, mut mentions, buttons, pictures } = post;
    mentions.retain(|member| !is_machine(member));
    // An invitation is for everybody, the end of a game for all its players.
    // The post of a round has called the players of its tables; the first post at each only brings them into its thread.
    let begun_by_round = table.terms().contest.is_some()
        && matches!(announcement, Announcement::Start { .. } | Announcement::Lobby);
    let quiet = begun_by_round || matches!(announcement, Announcement::Hook { .. });
    let silent = quiet || mentions.is_empty() && row.target.is_none() && row.kind == OutboxKind::Post;
    Ok(OutboundMessage {
        to,
        text: sanitize::message(&text),
        mentions,
        pictures,
        buttons: buttons.into_iter().flatten().take(25).collect(),
        silent,
        nonce: row.nonce.clone(),
        look_first: false,
    })
}

/// Returns the post that replaces a reminder to a member who has left the server; `None` if nobody else may
/// know whose move it is.
pub(crate) fn compose_left(row: &Queued, table: &Table, of: &Reminded) -> Option<OutboundMessage> {
    if masked(table) && of.member == table.host().id {
        return None;
    }
    let speaker = Speaker { language: table.venue().language, game: table.game() };
    let Post { text, mentions, buttons, pictures } = left_post(speaker, table, of);
    let to = match masked(table) {
        true => Target::Member(table.host().id.clone()),
        false => Target::Channel(table.venue().board_channel().to_owned()),
    };
    Some(OutboundMessage {
        to,
        text: sanitize::message(&text),
        mentions,
        pictures,
        buttons: buttons.into_iter().flatten().collect(),
        silent: false,
        nonce: row.nonce.clone(),
        look_first: false,
    })
}

/// Returns the table with the holders of its seats at the moment of the announcement.
async fn seated_then<'a>(
    desk: &Desk,
    table: &'a Table,
    announcement: &Announcement,
) -> Result<Cow<'a, Table>, Fault> {
    let now = Held::at(table);
    let Some(held) = announcement.held().filter(|held| now.0.as_deref() != Some(*held)) else {
        return Ok(Cow::Borrowed(table));
    };
    let ids: Vec<&str> = held.iter().flatten().map(String::as_str).collect();
    let members = desk.store.members(&ids).await?;
    let name = |id: &String| members.get(id).map(|member| member.name.clone()).unwrap_or_default();
    let holder = |id: &String| Player { id: id.clone(), name: name(id) };
    Ok(Cow::Owned(table.held_by(held.iter().map(|id| id.as_ref().map(holder)).collect())))
}

/// Returns the notice to a member who is invited to an anonymous table.
fn invitation(speaker: Speaker, table: &Table) -> Post {
    let message = speaker.of_table("herald-invited", table.id()).with("host", person(&table.host().id));
    Post { text: speaker.say(&message), buttons: join_buttons(speaker, table), ..Post::default() }
}

fn about_seat(speaker: Speaker, table: &Table, message: Message, seat: u8, member: &str) -> Post {
    let message =
        message.with("who", person(member)).with("table", table.id().to_string()).with("seat", Seat(seat));
    Post { text: speaker.say(&message), ..Post::default() }
}
