//! Plans: adding to them, showing and cancelling them.

use crate::command::typed_as;
use crate::commands::plan::lines::lines;
use crate::desk::find::{gives_away, table_here, table_of_button};
use crate::desk::meant::table_for;
use crate::desk::preview::misread_text;
use crate::desk::refuse::refuse;
use crate::desk::{Answer, Answers, Asker, Button, Desk, add_if_fits, plays, press, private, with_buttons};
use crate::wording::{example_of, of_table};
use liege_store::{PlanChange, StoreError, Which};
use liege_table::{Plan, PlanError, Status, Table, TableError};
use liege_words::{Message, typist};
use std::sync::Arc;

/// The most lines that have a button of their own.
const BUTTONS: usize = 10;

/// Runs `plan`: shows the plan, or adds to it.
pub(crate) async fn plan(desk: &Desk, asker: &Asker<'_>, named: Option<i64>, text: Option<&str>) -> Answers {
    let Some(text) = text else { return plans(desk, asker, named).await };
    // A plan that everybody has read must not look like a secret.
    if asker.typed && asker.place.server.is_some() {
        return Ok(read_by_all(desk, asker, "plan"));
    }
    let table = table_for(desk, asker, named, plays(asker)).await?;
    if let Some(hint) = gives_away(asker, &table) {
        return Ok(hint);
    }
    let (typed, resigns) = match lines(text) {
        Ok(read) => read,
        Err(why) => return Ok(asker.tell_of(&table, &how(asker, &table, why))),
    };
    let lock = desk.lock_of(table.id());
    let _held = lock.lock().await;
    let who = asker.who.id.as_str();
    loop {
        let Some(table) = desk.table(table.id()).await? else { return Ok(Vec::new()) };
        let added = match typist::writes_in(asker.language, || table.plan(who, &typed)) {
            Ok(plan) => Plan { resigns, ..plan },
            Err(error) => return Ok(refuse_plan(desk, asker, &table, error)),
        };
        let known = desk.store.plan_of(table.id(), who).await?;
        let mut plan = known.and_then(|known| table.rebased(&known)).unwrap_or_else(|| Plan {
            since: added.since,
            branches: Vec::new(),
            resigns: false,
        });
        plan.add(added);
        if plan.lines().len() > Plan::LINES {
            return Ok(refuse_plan(desk, asker, &table, PlanError::TooLong));
        }
        let change = [PlanChange { member: who.to_owned(), plan: Some(plan.clone()) }];
        let now = desk.now();
        if desk.store.change_plans(table.id(), table.version(), &change, &[], now).await? {
            return Ok(shown(asker, &table, &plan, "plan-entered"));
        }
    }
}

/// Returns the ids of the tables at which a member has a plan.
async fn planned_by(desk: &Desk, member: &str) -> Result<Vec<i64>, StoreError> {
    let tables = desk.store.tables(Which::PlannedBy(member)).await?;
    Ok(tables.iter().map(|line| line.id).collect())
}

/// Shows the asker's plan at one table; or, if no table is meant, lists the tables at which they have one.
async fn plans(desk: &Desk, asker: &Asker<'_>, named: Option<i64>) -> Answers {
    let planned = planned_by(desk, &asker.who.id).await?;
    let meant = named.is_some() || planned.is_empty() || table_here(desk, asker).await?.is_some();
    let table = match planned.as_slice() {
        _ if meant => Some(table_for(desk, asker, named, plays(asker)).await?.id()),
        [only] => Some(*only),
        _ => None,
    };
    if let Some(table) = table {
        return plan_of_table(desk, asker, table).await;
    }
    let mut buttons = Vec::new();
    for id in &planned {
        let Some(table) = desk.table(*id).await? else { continue };
        let label = asker.of(table.game()).of_table("table-button", *id);
        buttons.push(press("plan", &[id]).plain(asker.say(&label)));
    }
    let numbers: Vec<String> = planned.iter().map(|id| format!("#{id}")).collect();
    let text = Message::new("plan-tables").with("tables", numbers.join(", "));
    Ok(vec![with_buttons(private(asker.say(&text)), buttons)])
}

/// Shows the asker's plan at a table.
pub(crate) async fn plan_of_table(desk: &Desk, asker: &Asker<'_>, table: i64) -> Answers {
    let table = table_of_button(desk, asker, table).await?;
    let plan = desk.store.plan_of(table.id(), &asker.who.id).await?;
    let waiting = plan.filter(|_| table.status() == Status::Playing);
    let Some(plan) = waiting else {
        let mut answers = asker.tell_of(&table, &how(asker, &table, "plan-none"));
        let more =
            Some(&table).filter(|table| plays(asker)(table)).and_then(|table| more_button(asker, table));
        if let Some(answer) = answers.pop() {
            answers.push(with_buttons(answer, [more]));
        }
        return Ok(answers);
    };
    let Some(plan) = table.rebased(&plan) else {
        let due = table.plan_due(&asker.who.id, &plan).map(|moves| format!("`{moves}`"));
        let message = of_table("plan-held", table.id()).with("moves", due.unwrap_or_default());
        let label = asker.say(&Message::new("plan-button-off"));
        let off = press("unplan", &[&table.id(), &plan.mark()]);
        return Ok(vec![with_buttons(private(asker.say(&message)), [off.plain(label)])]);
    };
    Ok(shown(asker, &table, &plan, "plan-head"))
}

/// Runs `plan off`.
pub(crate) async fn plan_off(
    desk: &Desk,
    asker: &Asker<'_>,
    named: Option<i64>,
    line: Option<usize>,
) -> Answers {
    let planned = planned_by(desk, &asker.who.id).await?;
    let named = match (named, planned.as_slice()) {
        (None, [only]) => Some(*only),
        (named, _) => named,
    };
    let table = table_for(desk, asker, named, |table| planned.contains(&table.id())).await?;
    plan_off_at(desk, asker, &table, None, line).await
}

/// Cancels a plan, or one line of it; with `mark`, only if the plan has not changed since.
pub(crate) async fn plan_off_at(
    desk: &Desk,
    asker: &Asker<'_>,
    table: &Arc<Table>,
    mark: Option<u32>,
    line: Option<usize>,
) -> Answers {
    let lock = desk.lock_of(table.id());
    let _held = lock.lock().await;
    let who = asker.who.id.as_str();
    loop {
        let Some(table) = desk.table(table.id()).await? else { return Ok(Vec::new()) };
        let Some(known) = desk.store.plan_of(table.id(), who).await? else {
            return Ok(asker.tell_of(&table, &how(asker, &table, "plan-none")));
        };
        let plan = table.rebased(&known).unwrap_or(known);
        if mark.is_some_and(|mark| mark != plan.mark()) {
            return Ok(shown(asker, &table, &plan, "plan-changed"));
        }
        let count = plan.lines().len();
        let left = match line.map(|line| line.checked_sub(1).filter(|index| *index < count)) {
            None => None,
            Some(None) => return Ok(shown(asker, &table, &plan, "plan-no-line")),
            Some(Some(index)) => plan.without(index),
        };
        let change = [PlanChange { member: who.to_owned(), plan: left.clone() }];
        let now = desk.now();
        if desk.store.change_plans(table.id(), table.version(), &change, &[], now).await? {
            return Ok(match left {
                Some(left) => shown(asker, &table, &left, "plan-less"),
                None => asker.tell(&of_table("plan-off", table.id())),
            });
        }
    }
}

/// Says that everybody here can read a text that was to be private.
pub(crate) fn read_by_all(desk: &Desk, asker: &Asker<'_>, command: &str) -> Vec<Answer> {
    let slash = if desk.settings.slash { "yes" } else { "no" };
    let command = typed_as(asker.language, command);
    asker.tell(&Message::new("plan-open").with("slash", slash).with("command", command))
}

/// Says which part of a plan is impossible, why, and what would fit.
fn refuse_plan(desk: &Desk, asker: &Asker<'_>, table: &Table, error: PlanError) -> Vec<Answer> {
    let about = |id: &'static str| of_table(id, table.id());
    let message = match error {
        PlanError::Table(error) => return refuse(desk, asker, table, &error, ""),
        PlanError::Misread { misread, reply: false } if matches!(misread.error, TableError::NobodysTurn) => {
            let after = misread.before.last().map(|thought| thought.display.clone());
            about("plan-then-missing").with("after", after.unwrap_or_default())
        }
        PlanError::Misread { misread, reply } => {
            let id = if reply { "plan-misread-reply" } else { "plan-misread" };
            return vec![private(misread_text(asker.of(table.game()), &misread, id))];
        }
        PlanError::YourTurn => about("plan-your-turn"),
        PlanError::NoMove { action } => about("plan-no-move").with("action", action),
        PlanError::NotTurn { after, seats } => {
            about("plan-not-turn").with("after", after).with("seats", asker.of(table.game()).seats(seats))
        }
        PlanError::Ends { after } => about("plan-ends").with("after", after),
        PlanError::TooLong => {
            about("plan-too-long").with("lines", Plan::LINES as i64).with("depth", Plan::DEPTH as i64)
        }
    };
    asker.tell_of(table, &message)
}

/// Returns a sentence on how to type plans, with an example.
fn how(asker: &Asker<'_>, table: &Table, id: &'static str) -> Message {
    let example = example_of(asker.language, table.state());
    of_table(id, table.id())
        .with("example", example)
        .with("lines", Plan::LINES as i64)
        .with("depth", Plan::DEPTH as i64)
}

/// Shows a plan, line by line, with buttons that cancel it.
pub(crate) fn shown(asker: &Asker<'_>, table: &Table, plan: &Plan, head: &'static str) -> Vec<Answer> {
    let speaker = asker.of(table.game());
    let mut text = speaker.say(&of_table(head, table.id()));
    let lines = table.plan_shown(&asker.who.id, plan);
    let count = lines.len();
    for (index, line) in lines.iter().enumerate() {
        let codes =
            |moves: &[String]| moves.iter().map(|action| format!("`{action}`")).collect::<Vec<_>>().join(" ");
        let pairs = line.iter().map(|(when, play)| {
            let message = Message::new("plan-if-then").with("when", codes(when)).with("play", codes(play));
            speaker.say(&message)
        });
        let line = format!("\n**{}.** {}", index + 1, pairs.collect::<Vec<_>>().join(", "));
        if !add_if_fits(&mut text, &line) {
            break;
        }
    }
    let more = more_button(asker, table);
    if plan.resigns {
        add_if_fits(&mut text, &format!("\n{}", speaker.say(&Message::new("plan-else-resign"))));
    }
    let (table, mark) = (table.id(), plan.mark());
    let off = |line: Option<usize>| {
        let label = match line {
            Some(line) => Message::new("plan-button-off-line").with("line", line as i64),
            None => Message::new("plan-button-off"),
        };
        press("unplan", &[&table, &mark, &line.map_or_else(String::new, |line| line.to_string())])
            .plain(speaker.say(&label))
    };
    let each = (1..=count).filter(|_| count > 1).take(BUTTONS).map(|line| off(Some(line)));
    vec![with_buttons(private(text), each.chain([off(None), more]))]
}

/// Returns the button that adds a line to a plan.
fn more_button(asker: &Asker<'_>, table: &Table) -> Option<Button> {
    press("plan-more", &[&table.id()]).plain(asker.say(&Message::new("plan-button-more")))
}
