//! `challenges`: those that wait for the reader's answer, those that the reader made, and those that anyone
//! may accept here.

use crate::commands::challenge::stands::stands;
use crate::desk::fill_in::member_menu;
use crate::desk::{
    Answer, Asker, ButtonStyle, Desk, Fault, TEXT_CHARS, blocklist, press, private, with_buttons,
};
use crate::post::challenge::others;
use crate::wording::{limit, masked, of_table, person};
use jiff::SignedDuration;
use liege_store::{Challenge, WhichChallenges};
use liege_table::{Status, Table, Time, span};
use liege_words::{Arg, Message};

/// The number of challenges to anyone in the list.
const STANDING: u32 = 10;
/// The number of buttons of the list; one more turns challenges on or off.
const BUTTONS: usize = 24;

/// Lists the challenges that concern the asker, with buttons; `head`: the first sentence.
pub(crate) async fn challenges(
    desk: &Desk,
    asker: &Asker<'_>,
    head: Option<&'static str>,
) -> Result<Answer, Fault> {
    let me = asker.who.id.as_str();
    let blocklist = blocklist::blocklist(desk, me).await?;
    let now = desk.now();
    let mut to_me = desk.store.challenges(WhichChallenges::To(me)).await?;
    // The asker has blocked these people since, so the list leaves them out.
    to_me.retain(|challenge| !blocklist.contains(&challenge.challenger.id));
    let mine = desk.store.challenges(WhichChallenges::By(me)).await?;
    let mut standing = Vec::new();
    if let Some(server) = asker.place.server.as_deref() {
        standing = desk.store.challenges(WhichChallenges::Standing(server, STANDING)).await?;
        standing.retain(|challenge| {
            challenge.challenger.id != me && !blocklist.contains(&challenge.challenger.id)
        });
    }
    let mut lines: Vec<String> = head.map(|id| asker.say(&Message::new(id))).into_iter().collect();
    let mut buttons = Vec::new();
    for (title, of) in
        [("challenges-to-you", to_me), ("challenges-yours", mine), ("challenges-standing", standing)]
    {
        let mut titled = false;
        for challenge in of.iter().filter(|challenge| stands(challenge, now)) {
            let Some(table) = desk.table(challenge.table).await? else { continue };
            if !titled {
                lines.push(format!("**{}**", asker.say(&Message::new(title))));
                titled = true;
            }
            lines.push(line(asker, challenge, &table, title));
            let label = |id: &'static str| asker.say(&of_table(id, table.id()));
            let accept = press("join", &[&table.id()]);
            match title {
                "challenges-to-you" => {
                    buttons.push(accept.button(label("challenge-button-accept-of"), ButtonStyle::Good));
                    let press = press("challenge-decline", &[&table.id()]);
                    buttons.push(press.plain(label("challenge-button-decline-of")));
                }
                "challenges-yours" => {
                    let press = press("challenge-withdraw", &[&challenge.id]);
                    buttons.push(press.plain(label("challenge-button-withdraw-of")));
                }
                _ => buttons.push(accept.button(label("challenge-button-accept-of"), ButtonStyle::Good)),
            }
        }
    }
    if lines.is_empty() {
        lines.push(asker.say(&Message::new("challenges-none")));
    }
    let open = asker.member.takes_challenges;
    if !open {
        lines.push(asker.say(&Message::new("challenges-door-shut")));
    }
    let mut text = String::new();
    for line in &lines {
        if text.chars().count() + line.chars().count() > TEXT_CHARS {
            text.push_str("\n…");
            break;
        }
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(line);
    }
    buttons.truncate(BUTTONS);
    buttons.push(takes_challenges_button(asker, !open));
    let menu = member_menu(desk, asker, "challenge", None, "pick-challenge");
    Ok(with_buttons(Answer { menu, ..private(text) }, buttons))
}

/// Returns the time limit for a move in few words.
fn pace(time: &Time) -> Arg {
    let length = |hours: u16| span(SignedDuration::from_hours(i64::from(hours)));
    match time {
        Time::Endless => Message::new("challenge-time-none").into(),
        Time::Move { hours } => length(*hours).into(),
        Time::Fischer { stock, increment, cap } => Message::new("challenge-time-fischer")
            .with("stock", length(*stock))
            .with("increment", length(*increment))
            .with("cap", length(*cap))
            .into(),
        Time::Appointments(_) => time.to_string().into(),
    }
}

/// Returns the line of one challenge.
fn line(asker: &Asker<'_>, challenge: &Challenge, table: &Table, title: &str) -> String {
    let speaker = asker.of(table.game());
    let mine = title == "challenges-yours";
    let who = match (mine, challenge.anyone) {
        // The players of an anonymous table stay unknown, except to members who were invited by name.
        _ if masked(table) && title == "challenges-standing" => String::new(),
        (true, true) => asker.say(&Message::new("challenge-anyone")),
        (true, false) => others(table, &challenge.challenger.id).join(", "),
        (false, _) => person(&challenge.challenger.id),
    };
    let on = challenge.anyone && table.status() != Status::Lobby;
    let id = match (who.is_empty(), mine, on) {
        (true, ..) => "challenge-line-hidden",
        (_, true, true) => "challenge-line-playing",
        (_, true, false) => "challenge-line-yours",
        (_, false, _) if challenge.anyone => "challenge-line-standing",
        (_, false, _) => "challenge-line",
    };
    let line = speaker
        .of_table(id, table.id())
        .with("who", who)
        .with("time", pace(&table.terms().time))
        .with("until", limit(challenge.until));
    speaker.say(&line)
}

/// Returns the button that turns challenges to a member on or off.
pub fn takes_challenges_button(asker: &Asker<'_>, open: bool) -> Option<crate::Button> {
    let label = Message::new(if open { "challenge-button-door-open" } else { "challenge-button-door-shut" });
    press("challenges", &[&(if open { "on" } else { "off" })]).plain(asker.say(&label))
}
