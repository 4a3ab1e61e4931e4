//! Finding members, places and buttons.

use super::line::Spot;
use super::printing::pressed;
use super::state::{Console, Shown, Where};
use crate::MAIN;
use liege_store::LocalThread;
use liege_words::Message;
use std::io::{self, Write};

impl<W: Write> Console<W> {
    pub(super) fn find_member(&self, name: &str) -> Option<String> {
        let id = name.trim().trim_start_matches('@').to_lowercase();
        self.members.iter().find(|member| member.id == id).map(|member| member.id.clone())
    }

    /// The place, or the typed name if there is none.
    pub(super) async fn find_place(&self, spot: Spot<'_>) -> io::Result<Result<Where, String>> {
        let place = match spot {
            Spot::Private => return Ok(Ok(Where::Private)),
            Spot::Table(number) => {
                let place = self.room.place_of_table(number).await.map_err(io::Error::other)?;
                return Ok(place.map(Where::Place).ok_or_else(|| format!("#{number}")));
            }
            Spot::Named(name) if name.eq_ignore_ascii_case(MAIN) => Some(MAIN.to_owned()),
            Spot::Named(name) => {
                let low = name.to_lowercase();
                let named = |thread: &&LocalThread| thread.id == low || thread.name.to_lowercase() == low;
                let begins = |thread: &&LocalThread| thread.name.to_lowercase().starts_with(&low);
                let found =
                    self.threads.iter().rev().find(named).or_else(|| self.threads.iter().rev().find(begins));
                found.map(|thread| thread.id.clone())
            }
        };
        Ok(place.map(Where::Place).ok_or_else(|| match spot {
            Spot::Named(name) => format!("#{name}"),
            Spot::Table(_) | Spot::Private => String::new(),
        }))
    }

    /// The button: by its number, or the newest with that label that `who` sees.
    pub(super) async fn find_button(
        &self,
        who: &str,
        place: &str,
        button: &str,
    ) -> io::Result<Result<(i64, String), Message>> {
        if let Ok(number) = button.trim_start_matches('[').trim_end_matches(']').parse::<usize>() {
            let shown = number.checked_sub(1).and_then(|index| self.buttons.get(index));
            return Ok(shown
                .map(|shown| (shown.message, shown.id.clone()))
                .ok_or_else(|| Message::new("local-no-button-number").with("number", number.to_string())));
        }
        let low = button.to_lowercase();
        let sees = |shown: &&Shown| !shown.gone && shown.addressee.as_deref().is_none_or(|only| only == who);
        let visible = || self.buttons.iter().rev().filter(sees);
        let found = visible()
            .find(|shown| shown.label.to_lowercase() == low)
            .or_else(|| visible().find(|shown| shown.label.to_lowercase().starts_with(&low)));
        if let Some(shown) = found {
            return Ok(Ok((shown.message, shown.id.clone())));
        }
        // It was shown by an earlier run.
        let earlier = self.room.messages(who, place, i64::MAX, 100).await.map_err(io::Error::other)?;
        let mut labels = earlier.iter().rev().flat_map(|m| pressed(m).map(move |known| (m.id, known)));
        let found = labels.find(|(_, (_, label))| label.to_lowercase() == low);
        Ok(found.map(|(message, (id, _))| (message, id.to_owned())).ok_or_else(|| {
            let name = self.member(who).unwrap_or_default();
            Message::new("local-no-button-label").with("name", name).with("label", button)
        }))
    }

    pub(super) fn not_said(&mut self, text: &str) -> io::Result<()> {
        // This is `ada: hello` for a name that is not here.
        let name = text.split_once(':').map(|(head, _)| head.split_whitespace().next().unwrap_or_default());
        match name {
            Some(name) if crate::check_member_name(name).is_ok() => self.no_member(name),
            _ => {
                let member = self.members.first().map_or("p1", |member| &member.name).to_owned();
                self.tell(&Message::new("console-speech").with("member", member))
            }
        }
    }

    pub(super) fn no_member(&mut self, name: &str) -> io::Result<()> {
        let members = self.all_names();
        self.tell(&Message::new("local-no-member").with("name", name).with("members", members))
    }

    pub(super) fn no_place(&mut self, name: &str) -> io::Result<()> {
        let threads = self.threads.iter().map(|thread| thread.name.as_str());
        let names: Vec<String> =
            std::iter::once(MAIN).chain(threads).map(|name| format!("#{name}")).collect();
        self.tell(&Message::new("local-no-place").with("name", name).with("places", names.join(", ")))
    }

    pub(super) fn all_names(&self) -> String {
        self.members.iter().map(|member| member.name.as_str()).collect::<Vec<_>>().join(", ")
    }
}
