//! `contest cross`: the cross-table as a picture.

use crate::desk::contest::contest_meant;
use crate::desk::cross::cross_pictures;
use crate::desk::{Answers, Asker, Desk, press, private};
use crate::post::contest::News;
use liege_contest::picture::Width;
use liege_words::Message;

/// The number of rounds that the narrow picture shows.
const NARROW: u32 = 3;

/// Runs `contest cross`, and `contest cross wide`, which shows all rounds and tie-breaks.
pub(crate) async fn cross(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, width: Width) -> Answers {
    let stored = contest_meant(desk, asker, named).await?;
    let contest = &stored.contest;
    let own = contest.entrant_of(&asker.who.id).map(|entrant| entrant.number);
    let pictures = cross_pictures(desk, asker.language, &stored, width, own).await;
    let mut lines = News::about(asker.language, &stored).heading();
    if pictures.is_empty() {
        lines.push(asker.say(&Message::new("contest-no-games")));
    }
    let mut answer = private(lines.join("\n"));
    answer.pictures = pictures;
    if width == Width::Phone && contest.rounds() > NARROW {
        let wide = press("contest-wide", &[&stored.id]);
        answer.buttons.extend(wide.plain(asker.say(&Message::new("contest-button-wide"))));
    }
    Ok(vec![answer])
}
