//! Posts about a challenge: the invitation of its table; and the notice to its challenger.

use crate::announce::ChallengeTold;
use crate::desk::{Button, ButtonStyle, Desk, press};
use crate::post::Post;
use crate::wording::{Speaker, limit, masked, of_table, person};
use liege_store::{Challenge, ChallengeState};
use liege_table::{Chair, Status, Table};
use liege_words::Message;

/// Returns the first lines of the invitation.
pub(crate) fn challenge_title(speaker: Speaker, table: &Table, challenge: &Challenge) -> String {
    let id = match (masked(table), challenge.anyone) {
        (true, _) => "challenge-title-hidden",
        (false, true) => "challenge-title-anyone",
        (false, false) => "challenge-title",
    };
    let title = speaker
        .of_table(id, table.id())
        .with("host", person(&challenge.challenger.id))
        .with("who", others(table, &challenge.challenger.id).join(", "));
    speaker.say(&title)
}

/// Returns the last line of the invitation, if it differs from that of other tables.
pub(crate) fn challenge_line(
    desk: &Desk,
    speaker: Speaker,
    table: &Table,
    challenge: &Challenge,
) -> Option<String> {
    let by = challenge.ended_by.as_deref().filter(|_| !masked(table));
    let line = match table.status() {
        Status::Lobby => of_table(
            match challenge.anyone {
                true => "challenge-how-anyone",
                false => "challenge-stands",
            },
            table.id(),
        )
        .with("address", desk.settings.address.as_str())
        .with("until", limit(challenge.until)),
        Status::Abandoned => match (challenge.state, by) {
            (ChallengeState::Declined, Some(by)) => {
                Message::new("challenge-card-declined").with("who", person(by))
            }
            (ChallengeState::Declined, None) => Message::new("challenge-card-declined-hidden"),
            (ChallengeState::Expired, _) => Message::new("challenge-card-expired"),
            (ChallengeState::Withdrawn, _) => Message::new("challenge-card-withdrawn"),
            (ChallengeState::Open | ChallengeState::Accepted, _) => return None,
        },
        Status::Playing | Status::Over => return None,
    };
    Some(speaker.say(&line))
}

/// Returns the buttons for those who are challenged; they come before the buttons for everybody.
pub fn challenge_buttons(speaker: Speaker, table: &Table) -> Vec<Option<Button>> {
    let invited = table.chairs().iter().any(|chair| matches!(chair, Chair::Invited(_)));
    if table.status() != Status::Lobby || !invited {
        return Vec::new();
    }
    let label = |id: &'static str| speaker.say(&Message::new(id));
    vec![
        press("join", &[&table.id()]).button(label("challenge-button-accept"), ButtonStyle::Good),
        press("challenge-decline", &[&table.id()]).plain(label("challenge-button-decline")),
    ]
}

/// Returns the notice to the challenger that their challenge ended without a game.
pub fn challenge_ended_post(
    speaker: Speaker,
    table: &Table,
    challenge: Option<&Challenge>,
    told: &ChallengeTold,
) -> Post {
    let anyone = challenge.is_some_and(|challenge| challenge.anyone);
    let declined = told.state == ChallengeState::Declined.code();
    let id = match (declined, anyone) {
        (true, _) => "challenge-told-declined",
        (false, true) => "challenge-told-over",
        (false, false) => "challenge-told-expired",
    };
    let message =
        speaker.of_table(id, table.id()).with("who", told.by.as_deref().map(person).unwrap_or_default());
    let mut buttons = Vec::new();
    if !anyone {
        let press = press("challenge-open", &[&table.id()]);
        buttons.push(press.button(speaker.say(&Message::new("challenge-button-open")), ButtonStyle::Main));
    }
    Post { text: speaker.say(&message), mentions: Vec::new(), buttons, pictures: Vec::new() }
}

/// Returns the other members who sit at a table or are invited to it, each once.
pub fn others(table: &Table, but: &str) -> Vec<String> {
    let mut others: Vec<String> = Vec::new();
    for player in table.chairs().iter().filter_map(Chair::person).filter(|player| player.id != but) {
        let other = person(&player.id);
        if !others.contains(&other) {
            others.push(other);
        }
    }
    others
}
