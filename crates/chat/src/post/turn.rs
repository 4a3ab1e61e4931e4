//! Posts of actions, for everybody; and private notices for one member.

use crate::announce::played_by_itself;
use crate::desk::draw::{film, stands_as};
use crate::desk::letters::{legend, picture_or_words, public_legend};
use crate::desk::parts::buttons::{film_button, seat_buttons};
use crate::desk::parts::cards::{card_buttons, card_lines};
use crate::desk::parts::clocks::{Times, claim_buttons, is_of_time, time_lines};
use crate::desk::parts::dice::seed_line;
use crate::desk::{Button, ButtonStyle, Desk, Fault, Look, Press, press};
use crate::post::called::{called_lines, is_called_off, notified, reseated};
use crate::post::{Post, Then};
use crate::wording::{
    Reader, Speaker, add_lines, example_of, headline, is_public, known_holder, limit, masked, own_seat,
    person, players_line, public_seat,
};
use jiff::Timestamp;
use liege_game::{Event, EventKind, Seat, SeatSet, State};
use liege_store::Queued;
use liege_table::{Deal, Matter, Moment, Played, Player, Status, Stretch, Table};
use liege_words::Message;
use std::fmt::Write as _;
use std::ops::RangeInclusive;

/// The most characters of the list of actions in a post; the log has all.
const HAPPENED: usize = 1_000;

/// The move with which most first games of chess begin.
const FIRST: &str = "e2e4";

/// Returns an example of a move in a position; `familiar`: the one that beginners know, if it is legal.
fn first_example(speaker: Speaker, state: &dyn State, familiar: bool) -> String {
    match familiar && state.legal().iter().any(|action| action == FIRST) {
        true => state.display_in(FIRST, speaker.language),
        false => example_of(speaker.language, state),
    }
}

/// Returns the board after the actions of a row, with what happened, the agreements between the seats, and
/// whose turn it is: only public knowledge. `call`: the members to ping, as far as they were noted.
pub(crate) async fn turn(
    desk: &Desk,
    speaker: Speaker,
    seen: Then<'_>,
    row: &Queued,
    call: Option<&[String]>,
    start: bool,
    drawn: bool,
) -> Result<Post, Fault> {
    let Then { now, then: table } = seen;
    let number = row.number.min(table.log().len());
    let reader = Reader::public();
    let Stretch { moment, played, before } = table.stretch(row.first, number, reader.seats)?;
    let mut text = String::new();
    let events: Vec<&Event> =
        played.iter().flat_map(|played| &played.events).filter(|event| is_public(event)).collect();
    // Seats that were dealt come before the game; draws of the game come after its start.
    let dealt = if start { events.partition_point(|event| event.kind == EventKind::Table) } else { 0 };
    let (dealt, events) = events.split_at(dealt);
    happened(speaker, &mut text, dealt.iter().copied());
    if start {
        let players = players_line(speaker, table, &*moment.state);
        let id = if table.origin().is_some() { "record-goes-on" } else { "post-start" };
        let _ = writeln!(text, "{}", speaker.say(&Message::new(id).with("players", players)));
    }
    let said = happened(speaker, &mut text, events.iter().copied());
    add_lines(&mut text, played_by_itself(speaker, row, &played));
    let (mut mentions, taken) = notified(table, &moment, &played, call);
    // A ping in a thread puts the thread into the member's list: so its first post pings all players once.
    if start && !masked(table) {
        for player in table.players() {
            if !mentions.contains(&player.id) {
                mentions.push(player.id.clone());
            }
        }
    }
    // Entries that are only talk need no board.
    let before_to_move = before.as_ref().map(|(_, to_move)| *to_move);
    let same_turn = before.as_ref().is_some_and(|(_, to_move)| *to_move == moment.to_move());
    let as_before = || before.is_some_and(|(before, _)| stands_as(table, &*before, &moment));
    // A machine moves soon, and its post has the board; but a shot is worth seeing.
    let machines = || !moment.state.patterned() && waits_for_machines(table, &moment);
    let told = !start && moment.outcome.is_none() && !played.is_empty();
    let quiet = told && (machines() || as_before());
    // If the people ended the game, nobody is to move any more.
    let called_off = is_called_off(table, &moment);
    let changed = taken || !same_turn || is_of_time(&played);
    let cards = card_lines(speaker, now, row.first..=number, reader, said);
    // A member who is asked for an answer is named in the line of the offer.
    let asked = !changed && now.ledger().deals.iter().any(|deal| (row.first..=number).contains(&deal.number));
    let calls =
        |seat: Seat| known_holder(table, seat).is_some_and(|player| !asked && mentions.contains(&player.id));
    let calls_mover = !called_off && (taken || moment.to_move().iter().any(calls));
    // If the turn passes to another seat without a move, the post says so, whether or not it pings anybody.
    let passed = before_to_move.is_some_and(|to_move| to_move != moment.to_move()) && !machines();
    let whose_turn = !quiet || calls_mover || passed || moment.outcome.is_some();
    let times = if called_off { Times::default() } else { time_lines(speaker, &moment, &played) };
    let said_until = whose_turn && turn_lines(speaker, table, &moment, times.plain, &mut text);
    if whose_turn || is_of_time(&played) {
        add_lines(&mut text, times.lines(said_until));
    }
    add_lines(&mut text, cards);
    if start {
        let taps = desk.settings.page.is_some();
        let id = match (masked(table), taps) {
            (true, _) => "herald-answers-masked",
            (false, true) => "post-answers-tap",
            (false, false) => "post-answers",
        };
        let example = first_example(speaker, &*moment.state, taps);
        // A reply reaches the bot without its name.
        let example = format!("`{example}`");
        let _ = writeln!(text, "{}", speaker.say(&Message::new(id).with("example", example)));
    }
    if start {
        add_lines(&mut text, way_back(desk, speaker, table).await?);
    }
    // An edit pings nobody.
    if drawn {
        let lines = called_lines(speaker, table, &moment, &(row.first..=number), &mentions, &text);
        add_lines(&mut text, lines);
    }
    if number == table.log().len()
        && let Some(seed) = seed_line(speaker, table)
    {
        let _ = writeln!(text, "{seed}");
    }
    let numbers = row.first..=number;
    let mut buttons = claim_buttons(speaker, now, &numbers, None);
    buttons.extend(seat_buttons(speaker, now, &numbers));
    buttons.extend(card_buttons(speaker, now, numbers, reader));
    match quiet {
        true => buttons.push(more_button(speaker, table, &moment)),
        false => buttons.extend(post_buttons(speaker, table, &moment)),
    }
    let text = text.trim_end().to_owned();
    let mut post = Post { text, mentions, buttons, pictures: Vec::new() };
    if drawn && !quiet {
        add_turn_pictures(desk, speaker, table, &moment, (!start).then_some(row.first..=number), &mut post)
            .await?;
    }
    Ok(post)
}

/// Adds the public pictures of a turn: first the animation, if it is worth seeing, then the board. `moves`:
/// the entries with a move that can be shown; empty at the start of a game.
async fn add_turn_pictures(
    desk: &Desk,
    speaker: Speaker,
    table: &Table,
    moment: &Moment,
    moves: Option<RangeInclusive<usize>>,
    post: &mut Post,
) -> Result<(), Fault> {
    let look = public_look(desk, speaker, table).await?;
    let moved = |last: &Played| moves.is_some_and(|moves| moves.contains(&last.entry.number));
    if moment.last_move.as_ref().is_some_and(moved) {
        match Box::pin(film(&desk.renderer, table, moment, look)).await {
            Ok(film) => post.pictures.extend(film),
            // The board alone is enough.
            Err(fault) => tracing::warn!(table = table.id(), %fault, "no film of a move"),
        }
    }
    add_picture(desk, speaker, table, moment, look, post).await;
    Ok(())
}

/// Returns the link from the thread of a table to its invitation, unless that is in the thread too.
async fn way_back(desk: &Desk, speaker: Speaker, table: &Table) -> Result<Option<String>, Fault> {
    let venue = table.venue();
    let (Some(link), Some(thread), Some(server)) = (desk.settings.link, &venue.thread, &venue.server) else {
        return Ok(None);
    };
    let posted = desk.store.posted(table.id(), 0).await?;
    let invitation = posted.iter().find(|posted| Some(&posted.message) == venue.lobby_message.as_ref());
    let beside = invitation.filter(|posted| posted.channel != *thread);
    Ok(beside.map(|posted| {
        let link = link(server, &posted.channel, &posted.message);
        speaker.say(&Message::new("post-way-back").with("link", link))
    }))
}

/// Returns the public look of a table.
pub(crate) async fn public_look(
    desk: &Desk,
    speaker: Speaker,
    table: &Table,
) -> Result<Look<'static>, Fault> {
    Ok(Look {
        language: speaker.language,
        bottom: public_seat(table),
        layout: "",
        legend: public_legend(desk, table).await?,
        targets: &[],
        reader: SeatSet::EMPTY,
    })
}

/// Adds the public picture of the table after some number of actions.
pub(crate) async fn add_public_picture(
    desk: &Desk,
    speaker: Speaker,
    table: &Table,
    number: usize,
    post: &mut Post,
) -> Result<(), Fault> {
    let moment = table.view_for(number, SeatSet::EMPTY)?;
    let look = public_look(desk, speaker, table).await?;
    add_picture(desk, speaker, table, &moment, look, post).await;
    Ok(())
}

/// Returns the private notice to a member about the actions of a row: everything that is not public, and at
/// an anonymous table, where posts ping nobody, everything that concerns them. `seated`: the game begins.
pub(crate) async fn private_turn(
    desk: &Desk,
    speaker: Speaker,
    seen: Then<'_>,
    row: &Queued,
    member: &str,
    seated: bool,
    drawn: bool,
) -> Result<Post, Fault> {
    let Then { now, then: table } = seen;
    let number = row.number.min(table.log().len());
    let seats = table.seats_of(member);
    let Stretch { moment, played, before } = table.stretch(row.first, number, seats)?;
    let reader = Reader { member: Some(member), seats };
    let head = speaker.of_table("herald-notice-head", table.id());
    let mut text = format!("-# {}\n", speaker.say(&head));
    if seated {
        let message = Message::new("herald-seated").with("seats", speaker.seats_now(&*moment.state, seats));
        let _ = writeln!(text, "{}", speaker.say(&message));
    }
    // An event that is public by now was still private news then.
    let news: Vec<&Event> = played
        .iter()
        .filter(|played| masked(table) || played.entry.player.as_deref() != Some(member))
        .flat_map(|played| played.events.iter().map(move |event| (played.entry.number, event)))
        .filter(|(number, event)| {
            masked(table)
                || !is_public(event)
                || table.shown(*number) == table.shown(number.saturating_sub(1))
        })
        .map(|(_, event)| event)
        .filter(|event| event.audience.includes(seats))
        .collect();
    let said = happened(speaker, &mut text, news.iter().copied());
    let yours: SeatSet = moment.to_move().iter().filter(|seat| seats.contains(*seat)).collect();
    let ongoing = moment.outcome.is_none() && moment.paused.is_none();
    // A member who was to move before needs no reminder.
    let newly = seated || played.iter().any(Played::is_move) || {
        let before = before.map_or(SeatSet::EMPTY, |(_, to_move)| to_move);
        let taken = reseated(&played);
        yours.iter().any(|seat| !before.contains(seat) || taken.contains(seat))
    };
    let on_turn = ongoing && newly && !yours.is_empty();
    if on_turn {
        let message = Message::new("board-turn-you").with("seats", speaker.seats_now(&*moment.state, yours));
        let _ = writeln!(text, "**{}**", speaker.say(&message));
        add_lines(&mut text, moment.state.turn_note().map(|note| speaker.say(&note)));
    }
    if on_turn || is_of_time(&played) {
        add_lines(&mut text, time_lines(speaker, &moment, &played).lines(false));
    }
    add_lines(&mut text, card_lines(speaker, now, row.first..=number, reader, said));
    let useful = seated || on_turn;
    let numbers = row.first..=number;
    let mut buttons = claim_buttons(speaker, now, &numbers, Some(seats));
    // The notice has the answers, if there is nothing else to do.
    let answers = card_buttons(speaker, now, numbers, reader);
    if !useful || !answers.is_empty() {
        buttons.extend(answers);
        buttons.push(more_button(speaker, table, &moment));
    } else {
        buttons.extend(post_buttons(speaker, table, &moment));
    }
    let text = text.trim_end().to_owned();
    let mut post = Post { text, mentions: Vec::new(), buttons, pictures: Vec::new() };
    if drawn && useful {
        let legend = match desk.store.member(member).await? {
            Some(member) => legend(desk, &member, table).await,
            None => public_legend(desk, table).await?,
        };
        let bottom = own_seat(table, member);
        let language = speaker.language;
        let look = Look { language, bottom, layout: "", legend, targets: &[], reader: seats };
        add_picture(desk, speaker, table, &moment, look, &mut post).await;
    }
    Ok(post)
}

/// Adds the picture of a moment, or the words that replace it.
pub(crate) async fn add_picture(
    desk: &Desk,
    speaker: Speaker,
    table: &Table,
    moment: &Moment,
    look: Look<'_>,
    post: &mut Post,
) {
    match picture_or_words(desk, table, moment, look).await {
        Ok(picture) => post.pictures.push(picture),
        Err(words) => {
            let _ = write!(post.text, "\n{}", speaker.say(&words));
        }
    }
}

/// Whether only machines are to move at that moment.
fn waits_for_machines(table: &Table, moment: &Moment) -> bool {
    let moving = moment.to_move();
    let machine = |seat: Seat| table.holder(seat).is_some_and(Player::is_machine);
    !moving.is_empty() && moving.iter().all(machine)
}

/// Adds what happened, a line each, and returns whether anything did. A member may enter very many actions at
/// once, so the list is limited: whose turn it is must not be cut off.
fn happened<'a>(speaker: Speaker, text: &mut String, events: impl Iterator<Item = &'a Event>) -> bool {
    let mut room = HAPPENED;
    let mut said = false;
    for event in run_together(events) {
        said = true;
        let sentence = speaker.say(&event.message);
        let line = if event.kind == EventKind::Move { headline(&sentence) } else { sentence };
        let Some(left) = room.checked_sub(line.chars().count() + 1) else {
            text.push_str("…\n");
            break;
        };
        room = left;
        let _ = writeln!(text, "{line}");
    }
    said
}

/// Merges similar moves that follow each other into one event: one line is enough for many moves at once, and
/// for rolls that are lost one after the other.
pub fn run_together<'a>(events: impl Iterator<Item = &'a Event>) -> Vec<Event> {
    let mut told: Vec<Event> = Vec::new();
    for event in events {
        let part = match event.kind {
            EventKind::Move => Some("move"),
            EventKind::Chance => Some("lost"),
            _ => None,
        };
        let both = part.and_then(|part| told.last()?.message.together(&event.message, part));
        match (both, told.last_mut()) {
            (Some(message), Some(last)) => last.message = message,
            _ => told.push(event.clone()),
        }
    }
    told
}

/// Adds whose turn it is, with the deadline if there is one, or how the game ended. Returns whether the text
/// has the deadline.
fn turn_lines(
    speaker: Speaker,
    table: &Table,
    moment: &Moment,
    until: Option<Timestamp>,
    text: &mut String,
) -> bool {
    let who = |seat: Seat| known_holder(table, seat).map(|player| person(&player.id));
    if let Some(outcome) = &moment.outcome {
        let _ = writeln!(text, "**{}**", speaker.say(&Message::new("post-over")));
        for (points, seat) in outcome.points.iter().zip(0u8..) {
            let line = match who(Seat(seat)) {
                Some(who) => Message::new("post-points").with("who", who),
                None => Message::new("post-points-free"),
            };
            let line = line.with("seat", Seat(seat)).with("points", speaker.points(*points));
            let _ = writeln!(text, "• {}", speaker.say(&line));
        }
        if outcome.drawn {
            let _ = writeln!(text, "{}", speaker.say(&Message::new("post-drawn")));
        }
        return false;
    }
    let to_move = moment.to_move();
    if moment.paused.is_some() || table.status() == Status::Abandoned || is_called_off(table, moment) {
        return false;
    }
    let said = !to_move.is_empty();
    if said {
        let seats = speaker.seats_now(&*moment.state, to_move);
        let message = if masked(table) {
            Message::new("board-turn").with("seats", seats)
        } else {
            let mut people: Vec<String> = Vec::new();
            for name in to_move.iter().filter_map(who) {
                if !people.contains(&name) {
                    people.push(name);
                }
            }
            let free = people.is_empty();
            // At the start of the game the text has just said who plays which seat.
            people.retain(|name| !text.contains(name));
            match (free, people.is_empty()) {
                (true, _) => Message::new("post-turn-free").with("seats", seats),
                (false, true) => Message::new("board-turn").with("seats", seats),
                (false, false) => {
                    Message::new("post-turn").with("seats", seats).with("who", people.join(", "))
                }
            }
        };
        let _ = write!(text, "**{}**", speaker.say(&message).trim_end_matches('.'));
        if let Some(until) = until {
            let until = Message::new("post-until").with("until", limit(until));
            text.push_str(&speaker.say(&until));
        }
        text.push('\n');
    }
    add_lines(text, moment.state.turn_note().map(|note| speaker.say(&note)));
    said && until.is_some()
}

/// Returns the buttons under a board: at most three, with everything else behind the last of them.
pub fn post_buttons(speaker: Speaker, table: &Table, moment: &Moment) -> Vec<Option<Button>> {
    let (id, number) = (table.id(), table.shown(moment.number));
    let button =
        |press: Press, label: &'static str, style| press.button(speaker.say(&Message::new(label)), style);
    let mut buttons = Vec::new();
    if moment.outcome.is_some() {
        buttons.push(button(press("rematch", &[&id]), "button-rematch", ButtonStyle::Good));
        buttons.push(film_button(speaker, table, number));
    } else if table.status() == Status::Playing && !moment.dealing {
        buttons.push(button(press("moves", &[&id, &number]), "button-moves", ButtonStyle::Main));
        // If the rules have no offers, there is nothing to list.
        if moment.state.acts().iter().any(|act| moment.state.act(act).is_some()) {
            buttons.push(button(press("acts", &[&id, &number]), "button-acts", ButtonStyle::Plain));
        }
    }
    buttons.push(more_button(speaker, table, moment));
    buttons
}

/// Returns the button of the menu *More*. Its id makes each post unique, whatever happens to the other
/// buttons.
pub fn more_button(speaker: Speaker, table: &Table, moment: &Moment) -> Option<Button> {
    let press = press("more", &[&table.id(), &table.shown(moment.number)]);
    press.plain(speaker.say(&Message::new("button-more")))
}

/// Returns the button of the agreements and offers between the seats, if there are any.
pub fn treaties_button(speaker: Speaker, table: &Table) -> Option<Button> {
    let state = table.state();
    let any = state.acts().iter().any(|act| state.act(act).is_some()) || has_dealt(table);
    let press = any.then(|| press("treaties", &[&table.id()]))?;
    press.plain(speaker.say(&Message::new("herald-button-treaties")))
}

/// Whether there has been any public deal by the rules of the game. Motions of the table are shown under
/// their own posts.
fn has_dealt(table: &Table) -> bool {
    let known = |deal: &Deal| deal.open_offer || deal.open_agreement && deal.agreement.is_some();
    let of_game = |deal: &&Deal| matches!(deal.matter, Matter::Game(_));
    table.ledger().deals.iter().filter(of_game).any(known)
}
