//! `block`, `unblock`, `blocks`: the members whom a member has blocked. Nobody else learns of it.

use crate::desk::challenge::end_challenge;
use crate::desk::fill_in::member_menu;
use crate::desk::find::tables_on;
use crate::desk::people::person_called;
use crate::desk::{Answer, Answers, Asker, Desk, Fault, Person, add_if_fits, press, private, with_buttons};
use crate::wording::{escaped, masked, person, quoted};
use liege_store::{ChallengeState, Which, WhichChallenges, WhichPlayers};
use liege_table::{Player, Status};
use liege_words::Message;
use std::fmt::Write as _;

/// The most people that a member may block: far more than anybody meets.
const MOST: u32 = 200;
/// The number of buttons of a list.
const BUTTONS: usize = 20;

/// Adds a note to the answer of `block` or `unblock` if it was typed where others could read it. The command
/// is done anyway.
fn said_aloud(desk: &Desk, asker: &Asker<'_>, mut answers: Vec<Answer>) -> Vec<Answer> {
    let aloud = asker.typed && asker.place.server.is_some();
    if let Some(answer) = answers.first_mut().filter(|_| aloud) {
        let slash = if desk.settings.slash { "yes" } else { "no" };
        let hint = Message::new("block-said-aloud").with("slash", slash);
        let _ = write!(answer.text, "\n{}", asker.say(&hint));
    }
    answers
}

pub(crate) async fn block(desk: &Desk, asker: &Asker<'_>, typed: &str) -> Answers {
    let answers = block_called(desk, asker, typed).await?;
    Ok(said_aloud(desk, asker, answers))
}

/// Runs `unblock`.
pub(crate) async fn unblock_called(desk: &Desk, asker: &Asker<'_>, typed: &str) -> Answers {
    let answers = lift(desk, asker, typed).await?;
    Ok(said_aloud(desk, asker, answers))
}

async fn block_called(desk: &Desk, asker: &Asker<'_>, typed: &str) -> Answers {
    let Some(player) = somebody(desk, asker, typed).await? else {
        return Ok(asker.tell(&Message::new("block-unknown").with("name", quoted(typed))));
    };
    let me = asker.who.id.as_str();
    if player.id == me {
        return Ok(asker.tell(&Message::new("block-yourself")));
    }
    // The blocked person may never have written to the bot.
    if desk.store.member(&player.id).await?.is_none() {
        desk.store.meet(&player.id, &player.name, desk.now()).await?;
    }
    let who = person(&player.id);
    if !desk.store.set_block(me, &player.id, Some(MOST), desk.now()).await? {
        return Ok(asker.tell(&Message::new("block-too-many").with("most", i64::from(MOST))));
    }
    let mut text = asker.say(&Message::new("block-done").with("who", who.as_str()));
    // A member's own challenge must not wait for a person whose acceptance would be refused.
    let mut withdrawn = Vec::new();
    for challenge in desk.store.challenges(WhichChallenges::By(me)).await? {
        let invited = match desk.table(challenge.table).await? {
            Some(table) => !challenge.anyone && !table.invitations_of(&player.id).is_empty(),
            None => false,
        };
        if invited && end_challenge(desk, &challenge, ChallengeState::Withdrawn, Some(me), None).await? {
            withdrawn.push(format!("#{}", challenge.table));
        }
    }
    if !withdrawn.is_empty() {
        let line = Message::new("block-withdrawn").with("tables", withdrawn.join(", "));
        let _ = write!(text, "\n{}", asker.say(&line));
    }
    let (mut playing, mut waiting) = (Vec::new(), Vec::new());
    for table in tables_on(desk, desk.store.tables(Which::Of(me)).await?).await? {
        let both = table.chairs().iter().filter_map(liege_table::Chair::person);
        // A block must not show who sits at an anonymous table.
        if masked(&table) || !both.into_iter().any(|there| there.id == player.id) {
            continue;
        }
        match table.status() {
            Status::Playing => playing.push(format!("#{}", table.id())),
            Status::Lobby => waiting.push(format!("#{}", table.id())),
            Status::Over | Status::Abandoned => {}
        }
    }
    for (tables, line) in [(playing, "block-goes-on"), (waiting, "block-lobby")] {
        if !tables.is_empty() {
            let line = Message::new(line).with("tables", tables.join(", "));
            let _ = write!(text, "\n{}", asker.say(&line));
        }
    }
    let undo = press("unblock", &[&player.id]).plain(asker.say(&Message::new("block-button-undo")));
    Ok(vec![with_buttons(private(text), [undo])])
}

async fn lift(desk: &Desk, asker: &Asker<'_>, typed: &str) -> Answers {
    // A blocked person may have left the server, so the list of blocked people is searched first.
    let blocked = desk.store.players(WhichPlayers::BlockedBy(&asker.who.id)).await?;
    let among: Vec<Person> = blocked.iter().map(someone).collect();
    let theirs = Asker { known: &among, ..asker.clone() };
    let found = person_called(&theirs, typed).filter(|player| player.id != asker.who.id);
    let found = found.or_else(|| person_called(asker, typed));
    match found {
        Some(player) => unblock(desk, asker, &player.id).await,
        None => Ok(asker.tell(&Message::new("block-unknown").with("name", quoted(typed)))),
    }
}

/// Removes a block, by command or button.
pub(crate) async fn unblock(desk: &Desk, asker: &Asker<'_>, member: &str) -> Answers {
    let lifted = desk.store.set_block(&asker.who.id, member, None, desk.now()).await?;
    let id = if lifted { "block-lifted" } else { "block-none-such" };
    Ok(asker.tell(&Message::new(id).with("who", person(member))))
}

pub(crate) async fn blocks(desk: &Desk, asker: &Asker<'_>) -> Answers {
    let blocked = desk.store.players(WhichPlayers::BlockedBy(&asker.who.id)).await?;
    let menu = member_menu(desk, asker, "block", None, "pick-block");
    if blocked.is_empty() {
        return Ok(vec![Answer { menu, ..private(asker.say(&Message::new("block-nobody"))) }]);
    }
    let head = Message::new("block-list").with("count", blocked.len() as i64);
    let mut text = asker.say(&head);
    let mut buttons = Vec::new();
    for player in &blocked {
        let line = format!("\n• {} ({})", person(&player.id), escaped(&player.name));
        if !add_if_fits(&mut text, &line) {
            break;
        }
        if buttons.len() < BUTTONS {
            let label = Message::new("block-button-lift").with("who", player.name.as_str());
            buttons.push(press("unblock", &[&player.id]).plain(asker.say(&label)));
        }
    }
    if blocked.len() > buttons.len() {
        let _ = write!(text, "\n{}", asker.say(&Message::new("block-list-more")));
    }
    Ok(vec![with_buttons(Answer { menu, ..private(text) }, buttons)])
}

/// Finds a person by what was typed: a mention, a name of somebody here, an id, or (in direct messages, where
/// nobody else is present) the name of somebody who has played with the asker.
pub(crate) async fn somebody(desk: &Desk, asker: &Asker<'_>, typed: &str) -> Result<Option<Player>, Fault> {
    let typed = typed.trim();
    if let Some(player) = person_called(asker, typed) {
        return Ok(Some(player));
    }
    let id = typed.strip_prefix("<@").and_then(|rest| rest.strip_suffix('>'));
    if let Some(id) = id {
        let known = desk.store.member(id.trim_start_matches('!')).await?;
        return Ok(known.map(|member| Player { id: member.id, name: member.name }));
    }
    if asker.place.server.is_some() {
        return Ok(None);
    }
    let companions: Vec<Person> =
        desk.store.players(WhichPlayers::Met(&asker.who.id)).await?.iter().map(someone).collect();
    let theirs = Asker { known: &companions, ..asker.clone() };
    Ok(person_called(&theirs, typed).filter(|player| player.id != asker.who.id))
}

/// Returns a player as a [`Person`], without rights or locale.
pub fn someone(player: &Player) -> Person {
    Person {
        id: player.id.clone(),
        name: player.name.clone(),
        locale: None,
        rights: crate::Rights::default(),
    }
}
