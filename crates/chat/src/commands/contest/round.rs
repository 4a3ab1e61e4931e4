//! `contest round`: the pairs of a round; the next one now; the next one by hand.

use crate::desk::contest::{act, contest_meant, of_contest_number, threads_of_round, told};
use crate::desk::{Answers, Asker, Desk, private};
use crate::post::contest::{News, fitting};
use crate::wording::limit;
use liege_contest::{Act, Bye, Happening};
use liege_words::Message;
use liege_words::lexicon::says;
use std::collections::BTreeMap;

/// Runs `contest round`, `contest round 2`, `contest round now`, and `contest round 1-4 3-2 bye 5`.
pub(crate) async fn round(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, text: &str) -> Answers {
    let contest = contest_meant(desk, asker, named).await?;
    let text = text.trim();
    let last = contest.contest.rounds();
    if says("contest-now", text) {
        act(desk, asker, contest.id, Act::RoundNow).await?;
        return told(asker, &of_contest_number("contest-round-now", contest.id));
    }
    let number = if text.is_empty() { Ok(last) } else { text.parse::<u32>() };
    let Ok(number) = number else {
        let pairing = by_hand(text).ok_or_else(|| asker.stop(&Message::new("contest-round-how")))?;
        let done = act(desk, asker, contest.id, pairing).await?;
        let news = News::about(asker.language, &done.contest);
        let mut lines = vec![asker.say(&of_contest_number("contest-paired-by-hand", contest.id))];
        for happening in &done.happenings {
            if let Happening::Paired { warnings, .. } = happening {
                lines.extend(warnings.iter().map(|warning| news.say(&news.warning(warning))));
            }
        }
        return Ok(vec![private(fitting(&lines))]);
    };
    let Some(paired) = contest.contest.pairings(number) else {
        let message = of_contest_number("contest-no-round", contest.id);
        return Ok(asker.tell(&message.with("round", i64::from(number)).with("rounds", i64::from(last))));
    };
    let threads = threads_of_round(desk, &contest, number).await?;
    let news = News::about(asker.language, &contest).linked(threads);
    let title = of_contest_number("contest-round-head", contest.id).with("round", i64::from(number));
    let mut lines = vec![asker.say(&title)];
    let until = paired.deadline.map(limit).filter(|_| paired.games.iter().any(liege_contest::Game::is_open));
    lines.extend(until.map(|until| asker.say(&Message::new("contest-news-deadline").with("until", until))));
    lines.extend(paired.numbered(number).map(|(id, game)| news.game(id, game)));
    lines.extend(news.byes(&paired.byes));
    Ok(vec![private(fitting(&lines))])
}

/// Reads a pairing by hand: tables of entrants' numbers with hyphens, and `bye` with those who sit out.
fn by_hand(text: &str) -> Option<Act> {
    let (mut tables, mut byes, mut sit_out) = (Vec::new(), BTreeMap::new(), false);
    for word in text.split([' ', ',', ';']).filter(|word| !word.is_empty()) {
        if says("contest-bye", word) {
            sit_out = true;
        } else if sit_out {
            byes.insert(word.parse().ok()?, Bye::Allocated);
        } else {
            let table: Option<Vec<u32>> =
                word.split(['-', '–', ':']).map(|number| number.parse().ok()).collect();
            tables.push(table.filter(|table| table.len() > 1)?);
        }
    }
    (!tables.is_empty()).then_some(Act::PairByHand { tables, byes })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pairing_by_hand_is_read() {
        let Some(Act::PairByHand { tables, byes }) = by_hand("1-4, 3–2 bye 5") else { panic!() };
        assert_eq!(tables, [[1, 4], [3, 2]]);
        assert_eq!(byes, BTreeMap::from([(5, Bye::Allocated)]));
        for text in ["", "1", "1-x", "bye 5", "1-2 bye x"] {
            assert_eq!(by_hand(text), None, "{text}");
        }
    }
}
