//! The invitation of a table: while seats are free, the people at them; afterwards, how the game went.

use super::challenge::challenge_buttons;
use crate::desk::parts::buttons::join_buttons;
use crate::desk::parts::dice::{hash_pointer, places_lines};
use crate::desk::parts::ready_check::{here_button, lobby_line};
use crate::desk::{Button, Desk, press};
use crate::post::Post;
use crate::post::challenge::{challenge_line, challenge_title};
use crate::post::record::{kept_post, resumed_lines};
use crate::wording::{
    Speaker, escaped, free_seats, is_kept, limit, masked, of_table, only_places, person, terms_lines,
};
use liege_game::{Family, Seat};
use liege_store::Challenge;
use liege_table::{Chair, OfContest, Status, Table, Terms};
use liege_words::Message;
use std::collections::BTreeMap;

/// Returns the invitation. `records`: the lines about the members who sit there; `challenge`: the challenge
/// that it was made for.
pub(crate) fn lobby(
    desk: &Desk,
    speaker: Speaker,
    table: &Table,
    records: &[String],
    challenge: Option<&Challenge>,
) -> Post {
    if is_kept(table) {
        return kept_post(speaker, table);
    }
    if let Some(of) = &table.terms().contest {
        return of_contest(speaker, table, of);
    }
    let title = match challenge {
        Some(challenge) => challenge_title(speaker, table, challenge),
        None => speaker.say(&title(speaker, table)),
    };
    let mut lines = vec![title];
    lines.extend(settled(speaker, table));
    lines.extend(places(speaker, table));
    lines.extend(teams_line(speaker));
    lines.extend(records.iter().cloned());
    lines.extend(lobby_line(speaker, table));
    // A ready check and a challenge have their own deadlines in the text.
    let until = table.open_until().filter(|_| challenge.is_none() && table.ready_check().is_none());
    lines.extend(until.map(|until| {
        format!("-# {}", speaker.say(&Message::new("lobby-until").with("until", limit(until))))
    }));
    let mut buttons = seats_buttons(speaker, table, challenge);
    let last = match table.status() {
        Status::Lobby if buttons.is_empty() || table.is_full() => None,
        Status::Lobby => {
            Some(of_table("lobby-how", table.id()).with("address", desk.settings.address.as_str()))
        }
        Status::Playing if table.is_dealing() => Some(Message::new("dice-lobby-dealing")),
        Status::Playing => Some(match table.venue().thread.as_ref() {
            Some(thread) => Message::new("lobby-begun-there").with("place", format!("<#{thread}>")),
            None => Message::new("herald-lobby-begun"),
        }),
        Status::Over => Some(Message::new("post-over")),
        Status::Abandoned if table.has_lapsed() => Some(Message::new("lobby-lapsed")),
        Status::Abandoned => Some(Message::new("herald-lobby-abandoned")),
    };
    let of_challenge = challenge.and_then(|challenge| challenge_line(desk, speaker, table, challenge));
    lines.extend(of_challenge.or_else(|| last.map(|last| speaker.say(&last))));
    let help = speaker.say(&Message::new("button-help"));
    buttons.push(press("help", &[&table.id()]).plain(help));
    buttons.push(options_button(speaker, table));
    buttons.push(machines_button(speaker, table));
    Post { text: lines.join("\n"), mentions: called(table), buttons, pictures: Vec::new() }
}

/// Returns the line of a table that a contest has opened: nobody need come in, and the post of its round tells the rest.
fn of_contest(speaker: Speaker, table: &Table, of: &OfContest) -> Post {
    let players: Vec<String> =
        table.chairs().iter().filter_map(Chair::person).map(|player| person(&player.id)).collect();
    let title = speaker.of_table("herald-lobby-title", table.id());
    let contest = format!("{} {}", escaped(&of.name), of.game);
    let mut parts = vec![speaker.say(&title), contest, players.join(" – ")];
    parts.extend(table.venue().thread.as_ref().map(|thread| format!("<#{thread}>")));
    parts.extend((table.status() == Status::Over).then(|| speaker.say(&Message::new("post-over"))));
    Post { text: parts.join(" · "), ..Post::default() }
}

/// Says which game is played, and who opened the table.
fn title(speaker: Speaker, table: &Table) -> Message {
    let sought = table.is_sought() && table.status() == Status::Lobby;
    speaker
        .of_table(
            match (sought, masked(table)) {
                (true, true) => "seek-title-hidden",
                (true, false) => "seek-title",
                (false, true) => "herald-lobby-title",
                (false, false) => "lobby-title",
            },
            table.id(),
        )
        .with("host", person(&table.host().id))
}

/// Returns the lines about unusual settings, the start position, and the hash of the seed.
fn settled(speaker: Speaker, table: &Table) -> Vec<String> {
    let unusual = |(name, value): &(&str, &str)| {
        !table.game().options().iter().any(|option| option.name == *name && option.default == *value)
    };
    let options = table.options().iter().filter(unusual).map(|(name, value)| format!("{name} = {value}"));
    let options = options.collect::<Vec<_>>().join(", ");
    let mut lines = Vec::new();
    if !options.is_empty() {
        lines.push(speaker.say(&Message::new("lobby-options").with("options", options)));
    }
    // A game that begins with a machine is not rated, whatever the table's setting.
    let with_machine = table.status() == Status::Lobby && table.chairs().iter().any(Chair::is_machines);
    let rated = table.terms().rated && !with_machine;
    lines.extend(terms_lines(speaker, &Terms { rated, ..table.terms().clone() }));
    if table.record().start.is_some() {
        lines.push(speaker.say(&Message::new("lobby-position")));
    }
    lines.extend(resumed_lines(speaker, table));
    lines.extend(hash_pointer(speaker, table));
    lines
}

/// Returns the lines of the seats, with the holders that everybody may know.
pub(crate) fn places(speaker: Speaker, table: &Table) -> Vec<String> {
    if masked(table) {
        let free = free_seats(table) as i64;
        return vec![speaker.say(&Message::new("herald-lobby-seats").with("free", free))];
    }
    if only_places(table) {
        return places_lines(speaker, table);
    }
    let line = |(chair, seat): (&Chair, u8)| {
        let id = match chair {
            Chair::Held(_) => "lobby-seat-held",
            Chair::Invited(_) => "lobby-seat-invited",
            Chair::Open => "lobby-seat-open",
        };
        let who = chair.person().map(|player| person(&player.id)).unwrap_or_default();
        format!("• {}", speaker.say(&Message::new(id).with("seat", Seat(seat)).with("who", who)))
    };
    table.chairs().iter().zip(0u8..).map(line).collect()
}

/// Returns the members whom the invitation pings: those with reserved places.
fn called(table: &Table) -> Vec<String> {
    let mut called: Vec<String> = Vec::new();
    // After the roll, the posts of the dealing ping the next to choose.
    if masked(table) || only_places(table) && table.status() != Status::Lobby {
        return called;
    }
    for chair in table.chairs() {
        if let Chair::Invited(player) = chair
            && !called.contains(&player.id)
        {
            called.push(player.id.clone());
        }
    }
    called
}

/// Returns the button to the card with the other ways to play a game, if the table has the usual one.
fn options_button(speaker: Speaker, table: &Table) -> Option<Button> {
    let (game, options) = (table.game(), &table.record().options);
    let usual = game.options().iter().all(|option| options.get(option.name) == option.default);
    let several = game.options().iter().any(|option| option.values.listed().len() > 1);
    // (The options of the great games need their help to be understood.)
    let offered = table.status() == Status::Lobby && usual && several && game.family() != Family::Great;
    let label = || speaker.say(&Message::new("games-options"));
    offered.then(|| press("games", &[&format!("={}", game.id())]).plain(label())).flatten()
}

/// Returns the host's button that fills the free seats with machines; none at a seek.
fn machines_button(speaker: Speaker, table: &Table) -> Option<Button> {
    let free = table.chairs().contains(&Chair::Open) && !table.is_sought();
    let offered = table.status() == Status::Lobby && free && table.terms().take_machines();
    let label = || speaker.say(&Message::new("machine-fill"));
    offered.then(|| press("fill-machines", &[&table.id()]).plain(label())).flatten()
}

/// Returns the buttons that take seats. A challenged member answers yes or no; anybody takes other free
/// seats.
fn seats_buttons(speaker: Speaker, table: &Table, challenge: Option<&Challenge>) -> Vec<Option<Button>> {
    let open = join_buttons(speaker, table);
    let mut buttons = match challenge {
        Some(challenge) if !challenge.anyone && !masked(table) => {
            let sits = press("join", &[&table.id()]).0;
            let open = open.into_iter().flatten().filter(|button| button.id != sits).map(Some);
            challenge_buttons(speaker, table).into_iter().chain(open).collect()
        }
        _ => open,
    };
    buttons.extend(here_button(speaker, table).map(Some));
    buttons
}

/// Says who plays with whom, in games with teams of several seats.
fn teams_line(speaker: Speaker) -> Option<String> {
    let mut teams: BTreeMap<u8, Vec<String>> = BTreeMap::new();
    for (info, seat) in speaker.game.seats().iter().zip(0u8..) {
        teams.entry(info.team).or_default().push(speaker.seat(Seat(seat)));
    }
    let together = teams.values().any(|team| team.len() > 1);
    let teams: Vec<String> = teams.into_values().map(|team| team.join(" + ")).collect();
    let line = Message::new("lobby-teams").with("teams", teams.join(" · "));
    together.then(|| speaker.say(&line))
}
