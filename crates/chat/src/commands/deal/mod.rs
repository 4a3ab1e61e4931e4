//! Negotiation: acts, agreements and offers, answers, whispers to other seats, private threads of allies.

pub(crate) mod acts;
pub(crate) mod allies;
pub(crate) mod answer;
pub(crate) mod ledger;
pub(crate) mod report;
pub(crate) mod whisper;

use crate::command::typed::{is_preposition, table_before, table_number};
use crate::command::{
    Arg, Button, Command, Given, Kind, LONG, MOVE, NUMBER, Part, SEAT, Section, TABLE, Typed,
};
use crate::commands::deal::acts::{acts, series_pressed, sure};
use crate::commands::deal::allies::allies;
use crate::commands::deal::ledger::treaties;
use crate::commands::deal::report::{report, report_pressed};
use crate::commands::deal::whisper::{send_whisper, whisper};
use crate::desk::Field;
use crate::desk::deals::{answer_word, deal_pressed};
use crate::desk::find::button_gone;
use crate::desk::parts::cards::{DealRef, deal_meant};
use liege_game::Seat;
use liege_store::Scope;
use liege_table::Answer;

pub const COMMANDS: &[Command] = &[
    Command::within("table", "acts", Section::Deal, |desk, asker, given| {
        Box::pin(acts(desk, asker, given.table))
    })
    .personal()
    .at_table(),
    Command::within("table", "treaties", Section::Deal, |desk, asker, given| {
        Box::pin(treaties(desk, asker, given.table))
    })
    .personal()
    .at_table(),
    Command::within("table", "answer", Section::Deal, |desk, asker, given| {
        Box::pin(async move {
            match Answer::of_code(given.or_empty("answer")) {
                Some(answer) => {
                    answer::answer(desk, asker, given.table, given.number("number"), answer).await
                }
                None => button_gone(asker),
            }
        })
    })
    .by_program(Scope::Talk)
    .takes(&[
        Arg::must("answer", Kind::Choice(&["accept", "refuse", "withdraw"])),
        Arg::may("number", Kind::Offered(Field::Deal)),
        TABLE,
    ])
    .costs(MOVE)
    .typed(Typed::Own(read_answer)),
    Command::new("whisper", Section::Deal, |desk, asker, given| {
        Box::pin(whisper(desk, asker, given.table, given.or_empty("seat"), given.or_empty("note")))
    })
    .by_program(Scope::Talk)
    .personal()
    .takes(&[Arg::must("seat", Kind::Offered(Field::Seat)), Arg::may("note", LONG), TABLE])
    .prose()
    .typed(Typed::Own(|table, rest| Ok(read_whisper(table, rest)))),
    Command::within("table", "allies", Section::Deal, |desk, asker, given| {
        Box::pin(allies(desk, asker, given.table, given.or_empty("seat")))
    })
    .personal()
    .takes(&[SEAT, TABLE])
    .typed(Typed::RestAndTable("seat", None)),
    Command::within("table", "report", Section::Deal, |desk, asker, given| {
        Box::pin(report(desk, asker, given.number("number").unwrap_or_default()))
    })
    .takes(&[Arg::must("number", NUMBER)])
    .typed(Typed::Own(read_report)),
];

pub const BUTTONS: &[Button] = &[
    // Asks for confirmation of an action that cannot be taken back.
    Button::at_table("sure", &[Part::Count("number"), Part::Text("action")], |desk, asker, given| {
        Box::pin(sure(desk, asker, given.table_id(), given.count("number"), given.or_empty("action")))
    })
    .by_program(Scope::Play)
    .costs(MOVE)
    .in_place(),
    Button::at_table("acts", &[Part::Count("number")], |desk, asker, given| {
        Box::pin(acts(desk, asker, given.table))
    }),
    Button::at_table("treaties", &[], |desk, asker, given| Box::pin(treaties(desk, asker, given.table)))
        .of_more(),
    Button::at_table("allies", &[Part::Text("seat")], |desk, asker, given| {
        Box::pin(allies(desk, asker, given.table, given.or_empty("seat")))
    })
    .of_more(),
    Button::at_table("deal", &[Part::Word("deal"), Part::Word("answer")], |desk, asker, given| {
        Box::pin(async move {
            let deal = DealRef::read(given.or_empty("deal"));
            let answer = Answer::of_code(given.or_empty("answer"));
            let (Some(id), Some(deal), Some(answer)) = (given.table, deal, answer) else {
                return button_gone(asker);
            };
            let number = desk.table(id).await?.map_or(0, |table| deal_meant(&table, &deal));
            deal_pressed(desk, asker, id, number, answer).await
        })
    })
    .by_program(Scope::Talk)
    .costs(MOVE),
    // Shows the acts of a series, to choose the number.
    Button::at_table("series", &[Part::Count("number"), Part::Text("key")], |desk, asker, given| {
        Box::pin(series_pressed(desk, asker, given.table_id(), given.count("number"), given.or_empty("key")))
    }),
    // Answers a whisper: opens one to the seat that sent it.
    Button::at_table("reply", &[Part::Seat("seat")], |desk, asker, given| {
        let (table, seat) = (given.table_id(), Seat(given.count("seat")));
        Box::pin(send_whisper(desk, asker, table, seat, given.or_empty("note")))
    })
    .asks("note", whisper::LONGEST as u16),
    // A member who received a whisper may report it, even if they can no longer see its table.
    Button::new("report", &[Part::Count("table"), Part::Count("note")], |desk, asker, given| {
        Box::pin(report_pressed(desk, asker, given.number("note").unwrap_or_default()))
    }),
];

/// Reads `answer yes`, `answer 17 no`, `answer no 17`.
fn read_answer(table: Option<i64>, rest: &str) -> Result<Given, &'static str> {
    const HOW: &str = "answer-how";
    let (mut number, mut answer) = (None, None);
    for word in rest.split_whitespace() {
        if let Ok(named) = word.trim_matches(['.', ',', '!', ':', '"', '«', '»', '#', '№']).parse::<usize>()
        {
            if number.replace(named).is_some() {
                return Err(HOW);
            }
        } else if answer.replace(answer_word(word).ok_or(HOW)?).is_some() {
            return Err(HOW);
        }
    }
    let answer = answer.ok_or(HOW)?;
    Ok(Given::at(table).and("number", number).with("answer", answer.code()))
}

/// Reads `whisper red Let us take Black together`; without a text, the command lists the whispers.
pub fn read_whisper(table: Option<i64>, rest: &str) -> Given {
    let (named, mut rest) = table_before(rest.trim());
    if let Some((word, after)) = rest.split_once(char::is_whitespace)
        && is_preposition(word)
    {
        rest = after.trim();
    }
    let (to, text) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let mut table = table.or(named);
    let mut text = text.trim();
    // `whisper red #12` asks for the whispers at that table.
    if table.is_none()
        && let Some(number) = table_number(text)
    {
        (table, text) = (Some(number), "");
    }
    Given::at(table).text_if("seat", to.trim_end_matches([':', ','])).text_if("note", text)
}

/// Reads `report #5`: the number is a whisper's, not a table's.
fn read_report(table: Option<i64>, rest: &str) -> Result<Given, &'static str> {
    let note = rest.split_whitespace().find_map(|word| word.trim_start_matches('#').parse::<i64>().ok());
    note.or(table).map(|note| Given::default().with("number", note)).ok_or("report-which")
}
