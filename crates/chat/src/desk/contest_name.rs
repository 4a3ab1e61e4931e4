//! The names of the people of a contest, where nobody can be mentioned.

use crate::wording::plain::{Names, plain};
use liege_contest::{Contest, Person};
use liege_game::words;
use liege_store::FORMER;
use liege_words::{Language, Message};

/// Returns the name of a member of a contest. A member who was forgotten has none.
pub(crate) fn name(person: &Person, language: Language) -> String {
    match person.id.is_empty() || person.name.is_empty() || person.id.starts_with(FORMER) {
        true => words().say(language, &Message::new("contest-former")),
        false => person.name.clone(),
    }
}

/// Returns a text of the bot with names for ids, and without markup.
pub(crate) fn plainly(contest: &Contest, language: Language, text: &str) -> String {
    let bare = text.replace("**", "").replace("~~", "").replace('`', "");
    plain(&bare, &InContest { contest, language })
}

/// The people of a contest.
struct InContest<'a> {
    contest: &'a Contest,
    language: Language,
}

impl Names for InContest<'_> {
    fn member(&self, id: &str) -> Option<String> {
        let entrants = self.contest.entrants().iter().flat_map(|entrant| &entrant.members);
        let former = self.contest.entrants().iter().flat_map(|entrant| &entrant.former);
        let mut people = entrants.chain(former.map(|(_, person)| person)).chain(self.contest.arbiters());
        let found = people.find(|person| person.id == id);
        Some(found.map_or_else(|| "…".to_owned(), |person| name(person, self.language)))
    }

    fn place(&self, _: &str) -> Option<String> {
        Some("…".to_owned())
    }
}
