//! Ways to give the arguments of a command without typing: a button that opens a form, a menu of members.

use crate::desk::{Answer, Asker, Button, Desk, Menu, Press, press, private};
use liege_words::Message;

/// Returns an answer under which a form can be opened. It is in the place of the question: in another place the form
/// would be about that one.
pub fn before_form(desk: &Desk, asker: &Asker<'_>, text: String) -> Answer {
    if desk.settings.slash { asker.in_place(text) } else { private(text) }
}

/// Returns the button that opens the form of a command; `None` where the transport has no forms.
pub fn form_button(desk: &Desk, asker: &Asker<'_>, command: &str) -> Option<Button> {
    form_about(desk, asker, command, None, "form-fill-in")
}

/// Returns the button that opens the form of a command about a table or contest.
pub fn form_about(
    desk: &Desk,
    asker: &Asker<'_>,
    command: &str,
    about: Option<i64>,
    label: &'static str,
) -> Option<Button> {
    // A transport without slash commands has no forms.
    desk.settings.slash.then(|| opens(command, about).plain(asker.say(&Message::new(label)))).flatten()
}

/// Returns the menu from which a command takes a member; `None` where there is no such menu. In direct messages
/// it would have nobody in it.
pub fn member_menu(
    desk: &Desk,
    asker: &Asker<'_>,
    command: &str,
    about: Option<i64>,
    hint: &'static str,
) -> Option<Menu> {
    (desk.settings.slash && asker.place.server.is_some()).then(|| Menu {
        hint: asker.say(&Message::new(hint)),
        options: Vec::new(),
        members: Some(opens(command, about).0),
        below: true,
    })
}

/// Returns the id of the button that opens the form of a command.
pub fn opens(command: &str, about: Option<i64>) -> Press {
    press("form", &[&command, &about.map(|about| about.to_string()).unwrap_or_default()])
}
