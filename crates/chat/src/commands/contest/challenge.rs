//! `contest challenge`: challenges on a ladder, and the answers to them.

use crate::desk::contest::{act, contest_meant, member_meant, of_contest_number, told};
use crate::desk::deals::answer_word;
use crate::desk::{Answers, Asker, Desk};
use liege_contest::{Act, ChallengeState, Contest};
use liege_table::Answer;
use liege_words::Message;

/// Runs `contest challenge @x`; `contest challenge yes` and `contest challenge no because …` answer the only open one.
pub(crate) async fn challenge(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, text: &str) -> Answers {
    let contest = contest_meant(desk, asker, named).await?;
    let words: Vec<&str> = text.split_whitespace().collect();
    let answer = words.first().and_then(|word| answer_word(word));
    if let Some(answer @ (Answer::Accept | Answer::Refuse)) = answer {
        let Some(number) = open_to(&contest.contest, &asker.who.id) else {
            return Ok(asker.tell(&of_contest_number("contest-no-challenge", contest.id)));
        };
        let reason = words[1..].join(" ");
        return answered(desk, asker, contest.id, (number, answer == Answer::Accept, reason)).await;
    }
    let mut whom = Vec::new();
    for word in &words {
        let member = member_meant(asker, &contest.contest, word)?;
        let entrant = contest.contest.entrant_of(&member).map(|entrant| entrant.number);
        let message = || of_contest_number("contest-not-in", contest.id);
        let number =
            entrant.ok_or_else(|| asker.stop(&message().with("who", crate::wording::person(&member))))?;
        whom.push(number);
    }
    if whom.is_empty() {
        return Ok(asker.tell(&Message::new("contest-challenge-how")));
    }
    act(desk, asker, contest.id, Act::Challenge { whom }).await?;
    told(asker, &of_contest_number("contest-challenge-made", contest.id))
}

/// Runs the buttons under a challenge.
pub(crate) async fn answer(
    desk: &Desk,
    asker: &Asker<'_>,
    named: Option<i64>,
    challenge: u32,
    accepts: bool,
) -> Answers {
    let contest = contest_meant(desk, asker, named).await?;
    answered(desk, asker, contest.id, (challenge, accepts, String::new())).await
}

async fn answered(
    desk: &Desk,
    asker: &Asker<'_>,
    id: i64,
    (challenge, accepts, reason): (u32, bool, String),
) -> Answers {
    act(desk, asker, id, Act::Answer { challenge, accepts, reason }).await?;
    told(asker, &of_contest_number(if accepts { "contest-accepted" } else { "contest-refused" }, id))
}

/// Returns the number of the first open challenge that waits for a member's answer.
fn open_to(contest: &Contest, member: &str) -> Option<u32> {
    let me = contest.entrant_of(member)?.number;
    let waits = |(_, challenge): &(u32, &liege_contest::Challenge)| {
        challenge.state == ChallengeState::Open
            && challenge.whom.contains(&me)
            && !challenge.accepted.contains(&me)
    };
    (1u32..).zip(contest.challenges()).find(waits).map(|(number, _)| number)
}
