//! Acts and moves to choose from: in words, with buttons, and with each series as one item.

use crate::desk::{Answer, Button, ButtonStyle, Menu, MenuOption, Press, add_if_fits, press, with_buttons};
use crate::wording::{Speaker, shown_now};
use liege_game::{ActInfo, Role, Series};
use liege_table::Table;
use liege_words::Message;

/// The most choices that get buttons if there are more than `most`: the others are in a menu.
pub const LIKELY: usize = 3;

/// An item of a list of acts: an act, or a series.
pub(crate) enum Line {
    One(String, Option<ActInfo>),
    Many(Series, Vec<String>),
}

/// Returns an answer with choices. More than `most` become three buttons and a menu; choices that fit into
/// neither are listed in words.
pub fn offering(
    speaker: Speaker,
    mut answer: Answer,
    choices: Vec<(String, Option<Button>)>,
    most: usize,
) -> Answer {
    let several = choices.len() > most;
    let mut choices = choices.into_iter();
    let first: Vec<Option<Button>> =
        choices.by_ref().take(if several { LIKELY } else { most }).map(|(_, button)| button).collect();
    let in_menu = choices.by_ref().take(Menu::MOST).filter_map(|(_, button)| button);
    let options: Vec<MenuOption> = in_menu
        .map(|button| MenuOption {
            id: button.id,
            label: button.label,
            about: String::new(),
            sign: String::new(),
        })
        .collect();
    if !options.is_empty() {
        let hint = speaker.say(&Message::new("choice-others"));
        answer.menu = Some(Menu { hint, options, members: None, below: true });
    }
    for (shown, _) in choices {
        if !add_if_fits(&mut answer.text, &format!("\n• {shown}")) {
            break;
        }
    }
    with_buttons(answer, first)
}

/// Returns acts and moves as choices with buttons; the number of a series is asked after it.
pub(crate) fn choices(
    speaker: Speaker,
    table: &Table,
    actions: Vec<String>,
) -> Vec<(String, Option<Button>)> {
    let choice = |line| match line {
        Line::One(act, info) => {
            (shown(speaker, table, &act), act_button(speaker, table, &act, info.as_ref()))
        }
        Line::Many(series, _) => {
            let number = press("series", &[&table.id(), &shown_now(table), &series.key]);
            let spoken = speaker.say(&series.spoken);
            (format!("**{spoken} …**"), number.plain(format!("{spoken} …")))
        }
    };
    let mut lines = drawn_together(table, actions);
    // If the series is the only item, its acts are shown at once.
    if let [Line::Many(_, acts)] = &mut lines[..] {
        let one = |act: String| {
            let info = table.state().act(&act);
            Line::One(act, info)
        };
        lines = std::mem::take(acts).into_iter().map(one).collect();
    }
    lines.into_iter().map(choice).collect()
}

/// Returns a button that plays an act, with its words as the label.
fn act_button(speaker: Speaker, table: &Table, act: &str, info: Option<&ActInfo>) -> Option<Button> {
    let Some(info) = info else { return action_button(speaker, table, act) };
    let press = press_for(table, act, Some(info));
    let style = match info.role {
        Role::Accept => ButtonStyle::Good,
        Role::Withdraw => ButtonStyle::Bad,
        Role::Offer | Role::Refuse | Role::Declare => ButtonStyle::Plain,
    };
    press.button(speaker.say(&info.spoken), style)
}

/// Returns a button that plays an action, if nothing happens before. Acts are shown in words, moves in
/// notation.
pub(crate) fn action_button(speaker: Speaker, table: &Table, action: &str) -> Option<Button> {
    let state = table.state();
    let info = state.act(action);
    let press = press_for(table, action, info.as_ref());
    let label = match info {
        Some(info) => speaker.say(&info.spoken),
        None => match state.choice(action) {
            Some(choice) => {
                format!("{}: {}", state.display_in(action, speaker.language), speaker.say(&choice))
            }
            None => state.display_in(action, speaker.language),
        },
    };
    press.plain(label)
}

/// Returns the id that plays an action, if nothing happens before; for an act that cannot be taken back, the
/// id that asks for confirmation.
fn press_for(table: &Table, action: &str, info: Option<&ActInfo>) -> Press {
    let (table, number, action) = (table.id(), shown_now(table), action.to_owned());
    if info.is_some_and(|info| info.leaves) {
        press("sure", &[&table, &number, &action])
    } else {
        press("do", &[&table, &number, &action])
    }
}

/// Returns the acts open to a member, by their own knowledge: an act that only a secret of others forbids is
/// listed too, so that the list does not reveal it. Resigning has a command of its own, which asks for
/// confirmation.
pub fn open_to(table: &Table, member: &str) -> Vec<String> {
    table.acts_known_open(table.seats_of(member))
}

/// Returns an action for a list: an act in words, a move in readable notation.
pub fn shown(speaker: Speaker, table: &Table, action: &str) -> String {
    let state = table.state();
    if let Some(info) = state.act(action) {
        return format!("**{}**", speaker.say(&info.spoken));
    }
    let display = state.display_in(action, speaker.language);
    match state.choice(action) {
        Some(choice) => format!("`{display}` ({})", speaker.say(&choice)),
        None => format!("`{display}`"),
    }
}

/// Groups acts into items, those of one series together.
pub(crate) fn drawn_together(table: &Table, acts: Vec<String>) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for act in acts {
        let info = table.state().act(&act);
        let Some(series) = info.as_ref().and_then(|info| info.series.clone()) else {
            lines.push(Line::One(act, info));
            continue;
        };
        let known = lines.iter_mut().find_map(|line| match line {
            Line::Many(known, acts) if known.key == series.key => Some(acts),
            _ => None,
        });
        match known {
            Some(acts) => acts.push(act),
            None => lines.push(Line::Many(series, vec![act])),
        }
    }
    lines
}
