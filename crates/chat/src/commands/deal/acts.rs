//! Acts as people say them: lists, buttons, series.

use crate::chat::desk::{
    Answer, Answers, Asker, Button, ButtonStyle, Chat, Menu, MenuOption, Press, add_if_fits, press, private,
    with_buttons,
};
use crate::chat::wording::{Speaker, of_table, shown_now};
use crate::game::{ActInfo, Role, Series};
use crate::table::Table;
use crate::words::Message;

/// What a list of acts shows as one: an act, or a series.
enum Line {
    One(String, Option<ActInfo>),
    Many(Series, Vec<String>),
}

/// How many buttons a message has.
const BUTTONS: usize = 25;
/// How many things are offered by buttons where there are more of a kind: the others stand in a menu.
pub const LIKELY: usize = 3;

/// An answer that offers a choice: where it is of more than `most`, by three buttons and a menu; what has room in neither
/// is said in words.
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
        .map(|button| MenuOption { id: button.id, label: button.label, about: String::new() })
        .collect();
    if !options.is_empty() {
        let hint = speaker.say(&Message::new("choice-others"));
        answer.menu = Some(Menu { hint, options, below: true });
    }
    for (shown, _) in choices {
        if !add_if_fits(&mut answer.text, &format!("\n• {shown}")) {
            break;
        }
    }
    with_buttons(answer, first)
}

impl Chat {
    /// `acts`
    pub(crate) async fn acts(&self, asker: &Asker<'_>, named: Option<i64>) -> Answers {
        let which = |table: &Table| press("acts", &[&table.id(), &shown_now(table)]);
        let table = self.look_at(asker, named, which).await?;
        let speaker = asker.of(table.game());
        let acts = open_to(&table, &asker.who.id);
        if acts.is_empty() {
            return Ok(asker.tell(&of_table("acts-none", table.id())));
        }
        let text = asker.say(&of_table("acts-list", table.id()));
        Ok(vec![offering(speaker, private(text), self.choices(speaker, &table, acts), BUTTONS)])
    }

    /// Acts and moves as they are offered to choose from, with their buttons: of a series the number is asked after it.
    pub(crate) fn choices(
        &self,
        speaker: Speaker,
        table: &Table,
        actions: Vec<String>,
    ) -> Vec<(String, Option<Button>)> {
        let choice = |line| match line {
            Line::One(act, info) => {
                (shown(speaker, table, &act), self.act_button(speaker, table, &act, info.as_ref()))
            }
            Line::Many(series, _) => {
                let number = press("series", &[&table.id(), &shown_now(table), &series.key]);
                let spoken = speaker.say(&series.spoken);
                (format!("**{spoken} …**"), number.plain(format!("{spoken} …")))
            }
        };
        let mut lines = drawn_together(table, actions);
        // Where there is nothing else to choose, what a series offers is chosen at once.
        if let [Line::Many(_, acts)] = &mut lines[..] {
            let one = |act: String| {
                let info = table.state().act(&act);
                Line::One(act, info)
            };
            lines = std::mem::take(acts).into_iter().map(one).collect();
        }
        lines.into_iter().map(choice).collect()
    }

    /// A series of acts: a button for each number.
    pub(crate) async fn series_pressed(
        &self,
        asker: &Asker<'_>,
        table: i64,
        number: usize,
        key: &str,
    ) -> Answers {
        let table = self.of_button(asker, table).await?;
        let speaker = asker.of(table.game());
        let lines = drawn_together(&table, open_to(&table, &asker.who.id));
        let found = lines.into_iter().find_map(|line| match line {
            Line::Many(series, acts) if series.key == key => Some((series, acts)),
            _ => None,
        });
        let Some((series, acts)) = found else {
            if shown_now(&table) != number {
                let message = of_table("stale", table.id());
                return self.board_now(asker, &table, &asker.say(&message)).await;
            }
            return Ok(asker.tell(&of_table("herald-series-none", table.id())));
        };
        let spoken = speaker.say(&series.spoken);
        let text = speaker.say(&Message::new("herald-series").with("what", format!("**{spoken}**")));
        let stem = common_stem(&acts);
        let choices = acts.iter().map(|act| {
            let number = act.get(stem..).unwrap_or(act);
            (number.to_owned(), press("do", &[&table.id(), &shown_now(&table), &act]).plain(number))
        });
        Ok(vec![offering(speaker, private(text), choices.collect(), LIKELY)])
    }

    /// An act that cannot be taken back is asked for once more.
    pub(crate) async fn sure(&self, asker: &Asker<'_>, table: i64, number: usize, action: &str) -> Answers {
        let table = self.of_button(asker, table).await?;
        // The text of a button's id is anybody's: only an act is repeated to the one who pressed it.
        let Some(info) = table.state().act(action) else {
            if shown_now(&table) != number {
                let message = of_table("stale", table.id());
                return self.board_now(asker, &table, &asker.say(&message)).await;
            }
            return Ok(asker.tell(&Message::new("button-gone")));
        };
        let spoken = asker.of(table.game()).say(&info.spoken);
        let question = of_table("herald-sure", table.id()).with("what", spoken.clone());
        let press = press("do", &[&table.id(), &number, &action]);
        let answer = with_buttons(private(asker.say(&question)), [press.button(spoken, ButtonStyle::Bad)]);
        Ok(self.asks_sure(asker, vec![answer]))
    }

    /// A button that plays an act, labelled as it is said.
    fn act_button(
        &self,
        speaker: Speaker,
        table: &Table,
        act: &str,
        info: Option<&ActInfo>,
    ) -> Option<Button> {
        let Some(info) = info else { return self.action_button(speaker, table, act) };
        let press = press_for(table, act, Some(info));
        let style = match info.role {
            Role::Accept => ButtonStyle::Good,
            Role::Withdraw => ButtonStyle::Bad,
            Role::Offer | Role::Refuse | Role::Declare => ButtonStyle::Plain,
        };
        press.button(speaker.say(&info.spoken), style)
    }

    /// A button that plays an action, if nothing happens before: acts as they are said, moves as they are
    /// written.
    #[allow(clippy::unused_self)] // Reads as one of the chat's own.
    pub(crate) fn action_button(&self, speaker: Speaker, table: &Table, action: &str) -> Option<Button> {
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
}

/// What plays an action if nothing happens before; an act that cannot be taken back is asked for once more.
fn press_for(table: &Table, action: &str, info: Option<&ActInfo>) -> Press {
    let (table, number, action) = (table.id(), shown_now(table), action.to_owned());
    if info.is_some_and(|info| info.leaves) {
        press("sure", &[&table, &number, &action])
    } else {
        press("do", &[&table, &number, &action])
    }
}

/// The acts open to a member now as far as they know: what only a secret of others forbids is listed like
/// everything else, so that the list is no way to find it out. Resigning has a command of its own, which asks
/// once more.
pub fn open_to(table: &Table, member: &str) -> Vec<String> {
    table.acts_known_open(table.seats_of(member))
}

/// An action in a list: an act as it is said, a move as people read it.
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

/// Acts as lines, those of one series drawn together.
fn drawn_together(table: &Table, acts: Vec<String>) -> Vec<Line> {
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

/// The length of what the acts of a series have in common at the beginning.
fn common_stem(acts: &[String]) -> usize {
    let Some((first, others)) = acts.split_first() else { return 0 };
    let common = |other: &String| {
        let same = first.char_indices().zip(other.chars()).take_while(|((_, a), b)| a == b);
        same.last().map_or(0, |((at, c), _)| at + c.len_utf8())
    };
    let stem = others.iter().map(common).min().unwrap_or_else(|| digits_at(first));
    // Numbers of several digits (10 and 11) are not cut in the middle, nor are squares (a2 and a3).
    let stem = stem.min(digits_at(first));
    match first[..stem].trim_end_matches(char::is_alphanumeric).len() {
        0 => stem,
        word => word,
    }
}

/// Where the digits at the end of an act begin.
fn digits_at(act: &str) -> usize {
    act.trim_end_matches(|c: char| c.is_ascii_digit()).len()
}

#[cfg(test)]
mod tests {
    use super::common_stem;

    #[test]
    fn numbers_of_a_series_are_whole() {
        let stem = |acts: &[&str]| {
            let acts: Vec<String> = acts.iter().map(|act| (*act).to_owned()).collect();
            acts[0][common_stem(&acts)..].to_owned()
        };
        assert_eq!(stem(&["W:offer R=W/1", "W:offer R=W/2"]), "1");
        assert_eq!(stem(&["W:offer R=W/10", "W:offer R=W/11"]), "10");
        assert_eq!(stem(&["offer exchange red>blue a2", "offer exchange red>blue a3"]), "a2");
        assert_eq!(stem(&["offer exchange red>blue a2", "offer exchange red>blue b1"]), "a2");
        assert_eq!(stem(&["W:offer R=W/7"]), "7");
        assert_eq!(stem(&["Ж1", "Ж2"]), "1");
    }
}
