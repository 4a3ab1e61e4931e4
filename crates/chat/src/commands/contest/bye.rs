//! `contest bye`: an entrant asks for a round without a game.

use crate::desk::contest::{act, contest_meant, of_contest_number, told};
use crate::desk::{Answers, Asker, Desk};
use liege_contest::Act;
use liege_words::Message;
use liege_words::lexicon::says;

/// Runs `contest bye 3` and `contest bye 3 half`.
pub(crate) async fn bye(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, text: &str) -> Answers {
    let contest = contest_meant(desk, asker, named).await?;
    let mut round = None;
    let mut half = false;
    for word in text.split_whitespace() {
        if let (Ok(number), None) = (word.parse::<u32>(), round) {
            round = Some(number);
        } else if says("contest-half", word) {
            half = true;
        } else if !says("contest-little", word) && !says("contest-rounds", word) {
            return Ok(asker.tell(&Message::new("contest-bye-how")));
        }
    }
    let Some(round) = round else { return Ok(asker.tell(&Message::new("contest-bye-how"))) };
    act(desk, asker, contest.id, Act::AskBye { round, half }).await?;
    let id = if half { "contest-bye-half" } else { "contest-bye-taken" };
    told(asker, &of_contest_number(id, contest.id).with("round", i64::from(round)))
}
