//! `challenges`: those that wait for one's answer, those one has made, and those that anyone may take here.

use crate::commands::challenge::stands::stands;
use crate::desk::{
    Answer, Asker, ButtonStyle, Desk, Fault, TEXT_CHARS, blocklist, press, private, with_buttons,
};
use crate::post::challenge::others;
use crate::wording::{limit, masked, of_table, person};
use jiff::SignedDuration;
use liege_store::{Challenge, WhichChallenges};
use liege_table::{Status, Table, Time, span};
use liege_words::{Arg, Message};

/// How many of the challenges to anyone are listed.
const STANDING: u32 = 10;
/// How many buttons the list has; one more opens or shuts the door.
const BUTTONS: usize = 24;

/// The challenges that concern somebody, with buttons; `head`: the sentence it begins with.
pub(crate) async fn challenges(
    desk: &Desk,
    asker: &Asker<'_>,
    head: Option<&'static str>,
) -> Result<Answer, Fault> {
    let me = asker.who.id.as_str();
    let blocklist = blocklist::blocklist(desk, me).await?;
    let now = desk.now();
    let mut to_me = desk.store.challenges(WhichChallenges::To(me)).await?;
    // Whom one has blocked since, one need not read of any more.
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
    Ok(with_buttons(private(text), buttons))
}

/// How long a move may take, in few words.
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

/// One challenge.
fn line(asker: &Asker<'_>, challenge: &Challenge, table: &Table, title: &str) -> String {
    let speaker = asker.of(table.game());
    let mine = title == "challenges-yours";
    let who = match (mine, challenge.anyone) {
        // Who sits at an anonymous table is not to be known, except by those who were asked there by name.
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

/// The button by which one takes challenges, or none.
pub fn takes_challenges_button(asker: &Asker<'_>, open: bool) -> Option<crate::Button> {
    let label = Message::new(if open { "challenge-button-door-open" } else { "challenge-button-door-shut" });
    press("challenges", &[&(if open { "on" } else { "off" })]).plain(asker.say(&label))
}
