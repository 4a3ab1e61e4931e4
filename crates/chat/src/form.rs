//! Forms that buttons open, and what a member enters there.

use super::complete::complete;
use super::desk::fill_in::{form_button, member_menu, opens};
use super::desk::selection::offered;
use super::desk::{Answer, Asker, Choice, Desk, Field, Person, Place, with_buttons};
use super::registry::{FormOf, form_of};
use crate::command::typed::read;
use crate::command::{Arg, Call, Command, Given, Kind, argument, choice, form_title};
use crate::incoming::Entered;
use liege_game::words;
use liege_words::{Language, Message, capitalised};

/// The most characters of a text of a field that is no long text.
const SHORT: u16 = 100;
/// The most characters of moves, and of a list of channels.
const LONG: u16 = 1_000;
/// The most choices of a field.
const CHOICES: usize = 25;
/// The most channels of a field.
const CHANNELS: u8 = 20;

/// A form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormShown {
    /// The title, at most 45 characters.
    pub title: String,
    /// The fields, at most five.
    pub fields: Vec<FieldShown>,
}

/// A field of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldShown {
    /// The name under which its value comes back.
    pub name: String,
    /// The label, at most 45 characters.
    pub label: String,
    /// An explanation, at most 100 characters; perhaps empty.
    pub about: String,
    /// Whether it must be filled in.
    pub needed: bool,
    /// The kind of its value.
    pub input: Input,
}

/// The kind of the value of a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A typed text.
    Text {
        /// An example, at most 100 characters; perhaps empty.
        hint: String,
        /// The most characters that a member can type.
        most: u16,
        /// Whether it has several lines.
        long: bool,
    },
    /// One of these choices, at most 25.
    Choice(Vec<Choice>),
    /// A member.
    Member,
    /// A role of the server.
    Role,
    /// Channels of the server, at most this many.
    Channels(u8),
    /// A file.
    File,
}

/// Whether a press of a button opens a form first.
#[must_use]
pub fn asks_first(id: &str) -> bool {
    form_of(id).is_some()
}

/// Returns the id of the button that opens the form for a command, if a member gave too little for the command to
/// do anything and it has a form.
#[must_use]
pub fn form_for(call: &Call) -> Option<String> {
    let Call { command, given } = call;
    let is_bare = *given == Given::at(given.table) && read(command, given.table, "").is_err();
    (is_bare && command.form.len() > 1).then(|| opens(command.id, given.table).0)
}

/// Adds the way to give the missing arguments of a command without typing: a menu for one member, else a button
/// that opens a form.
pub(crate) fn with_form(desk: &Desk, asker: &Asker<'_>, command: &'static Command, answer: Answer) -> Answer {
    if command.form.is_empty() {
        return answer;
    }
    if let [arg] = fields(command).collect::<Vec<_>>()[..]
        && matches!(arg.kind, Kind::Member)
    {
        return Answer { menu: member_menu(desk, asker, command.id, None, "pick-member"), ..answer };
    }
    with_buttons(answer, [form_button(desk, asker, command.id)])
}

/// Returns the arguments that the form of a command asks for.
fn fields(command: &'static Command) -> impl Iterator<Item = &'static Arg> {
    command.form.iter().filter_map(|name| command.args.iter().find(|arg| arg.name == *name))
}

/// Returns the form that a press of a button opens, for a member in a place; nothing is done yet.
pub async fn form(desk: &Desk, who: &Person, place: &Place, id: &str) -> Option<FormShown> {
    let member = desk.store.member(&who.id).await.ok().flatten();
    let chosen = member.and_then(|member| member.language).or(who.locale);
    let language = chosen.unwrap_or(desk.settings.language);
    match form_of(id)? {
        FormOf::Text { button, field, most, .. } => {
            let name = format!("form-{}", button.id);
            let part = |part: &str| words().attribute(language, &name, part).unwrap_or_default();
            let input = Input::Text { hint: part("hint"), most, long: true };
            let field = FieldShown {
                name: field.to_owned(),
                label: part("label"),
                about: String::new(),
                needed: true,
                input,
            };
            Some(FormShown { title: words().say(language, &Message::new(name.clone())), fields: vec![field] })
        }
        FormOf::Arguments { command, .. } => {
            let mut shown = Vec::new();
            for arg in fields(command) {
                let (label, about) = argument(language, command.id, arg.name);
                let input = input(desk, (who, place, language), arg).await;
                let (name, needed) = (arg.name.to_owned(), arg.needed);
                let label = capitalised(&label.replace('-', " "));
                shown.push(FieldShown { name, label, about, needed, input });
            }
            Some(FormShown { title: form_title(language, command.id), fields: shown })
        }
    }
}

/// Returns the way in which an argument is entered.
async fn input(desk: &Desk, (who, place, language): (&Person, &Place, Language), arg: &Arg) -> Input {
    let text = |most: u16| Input::Text { hint: String::new(), most, long: most > SHORT };
    match arg.kind {
        Kind::Text(most) => text(most),
        Kind::Choice(values) => {
            Input::Choice(values.iter().map(|value| named(language, arg, value)).collect())
        }
        Kind::Flag => Input::Choice(vec![
            Choice { label: words().say(language, &Message::new("form-yes")), value: "yes".to_owned() },
            Choice { label: words().say(language, &Message::new("form-no")), value: "no".to_owned() },
        ]),
        Kind::Language { usual } => {
            let own = Language::all().into_iter().map(Language::code);
            let all = own.chain(usual.then_some("usual"));
            Input::Choice(all.map(|value| named(language, arg, value)).collect())
        }
        // A list that is cut off would hide games.
        Kind::Offered(field @ (Field::Game | Field::Time)) => {
            let all = match (field, offered(desk, place.server.as_deref()).await) {
                (Field::Game, Ok(selection)) => selection.games().len() <= CHOICES,
                (Field::Game, Err(_)) => false,
                _ => true,
            };
            match complete(desk, who, place, field, None, "").await {
                choices if all && !choices.is_empty() => Input::Choice(choices),
                _ => text(SHORT),
            }
        }
        Kind::Offered(Field::Action | Field::Line) => {
            Input::Text { hint: String::new(), most: LONG, long: false }
        }
        Kind::Offered(_) | Kind::Count(..) => text(SHORT),
        Kind::Member => Input::Member,
        Kind::Channel => Input::Channels(CHANNELS),
        Kind::Role => Input::Role,
        Kind::File => Input::File,
    }
}

fn named(language: Language, arg: &Arg, value: &str) -> Choice {
    Choice { label: choice(language, arg.name, value), value: value.to_owned() }
}

/// Returns the call that a filled form of a command makes. A client may send anything: a value that the form does
/// not offer is left out, and the command says what is missing.
pub(crate) fn filled_in(command: &'static Command, about: Option<i64>, entered: &Entered) -> Call {
    let args: Vec<&Arg> = fields(command).collect();
    if let [arg] = args[..]
        && matches!(arg.kind, Kind::Member)
    {
        // A menu of members has no name for its only field.
        let member = entered.only();
        let id = member.trim_start_matches("<@").trim_end_matches('>');
        let given = Given::at(about).with(arg.name, member);
        return Call::on_member(command, id).unwrap_or_else(|| Call::composed(command, given));
    }
    let given = args.into_iter().fold(Given::at(about), |given, arg| {
        let value = entered.of(arg.name).and_then(|text| fitting(arg.kind, text));
        given.and(arg.name, value)
    });
    Call::composed(command, given)
}

fn fitting(kind: Kind, text: &str) -> Option<String> {
    let most = match kind {
        Kind::Text(most) => most,
        Kind::Channel | Kind::Offered(_) => LONG,
        _ => SHORT,
    };
    let is_offered = match kind {
        Kind::Choice(values) => values.contains(&text),
        Kind::Flag => matches!(text, "yes" | "no"),
        _ => true,
    };
    is_offered.then(|| text.chars().take(usize::from(most)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::registry::command;

    fn filled(id: &str, fields: &[(&str, &str)]) -> Call {
        let entered = fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        filled_in(command(id).unwrap(), None, &entered)
    }

    #[test]
    fn only_what_a_form_offers_is_taken() {
        let call = filled("contest-new", &[("format", "swiss"), ("game", "chess"), ("name", " Spring ")]);
        let text = call.given.text("text").unwrap().to_owned();
        assert!(text.starts_with("swiss chess") && text.contains("Spring"), "{text}");
        let strange = [("format", "chess for all"), ("game", "chess"), ("entries", "friday"), ("x", "y")];
        assert_eq!(filled("contest-new", &strange).given.text("text"), Some("chess"));
        let whom = filled("challenge", &[("", "<@7>")]);
        assert_eq!(whom.given.text("whom"), Some("<@7>"));
        assert_eq!(filled("block", &[("", "<@7>")]).given.text("member"), Some("<@7>"));
    }

    #[test]
    fn a_command_without_its_parts_opens_its_form() {
        let bare = |id: &str| Call { command: command(id).unwrap(), given: Given::default() };
        assert_eq!(form_for(&bare("contest-new")).as_deref(), Some("form:contest-new"));
        assert!(asks_first("form:contest-new") && asks_first("form:move:12"));
        for id in ["setup", "note", "contest", "board"] {
            assert_eq!(form_for(&bare(id)), None, "{id}");
        }
        for strange in ["form", "form:", "form:board", "form:contest-new:x", "form:contest-new:1:2"] {
            assert!(!asks_first(strange), "{strange}");
        }
    }
}
