//! Long texts cost little: typed, filled in or half typed, every text is read in a bounded number of steps.

use super::*;
use crate::command::{Kind, typed_as};
use crate::complete::complete;
use crate::registry::{buttons, commands, pressed};
use liege_words::steps::taken;

/// The most characters that anybody can send.
const LONG: usize = 4_000;
/// The most steps that a text may take: as many as folding it whole for sixty looks, or trying a move six
/// hundred times.
const STEPS: u64 = 600_000;

/// Returns a piece of text, as often as it fits.
fn filled(piece: &str) -> String {
    piece.repeat(LONG / piece.chars().count())
}

/// Returns texts that may be slow to read.
fn shapes() -> Vec<String> {
    let pieces = [
        "1 ",
        "a ",
        "я",
        "x=1 ",
        "@p1 ",
        "\" a=",
        "3 days ",
        "and with ",
        "chess ",
        "-\n1d #1 ",
        "if a then b; ",
    ];
    pieces.map(filled).to_vec()
}

/// Returns the fields with completions, as the commands declare them.
fn offered() -> Vec<Field> {
    let mut fields: Vec<Field> = Vec::new();
    for arg in commands().flat_map(|command| command.args) {
        if let Kind::Offered(field) = arg.kind
            && !fields.contains(&field)
        {
            fields.push(field);
        }
    }
    fields
}

/// Handles a message, and checks that it takes few steps.
async fn hear(club: &Club, who: &str, what: &str, said: Said) {
    let before = taken();
    handle(&club.chat, Club::incoming(who, "thread-of-m1", said)).await;
    cheap(before, what);
}

fn cheap(before: u64, what: &str) {
    let steps = taken() - before;
    let beginning: String = what.chars().take(60).collect();
    assert!(steps <= STEPS, "{steps} steps: {beginning}");
}

#[tokio::test]
async fn no_text_is_dear_to_read() {
    let club = Club::begun().await;
    for shape in shapes() {
        hear(&club, "p2", &shape, addressed(shape.as_str())).await;
        hear(&club, "p2", &shape, overheard(shape.as_str())).await;
        for command in commands() {
            let typed = format!("{} {shape}", typed_as(Language::ENGLISH, command.id));
            hear(&club, "p2", &typed, addressed(typed.as_str())).await;
            let given = command.args.iter().fold(Given::default(), |given, arg| given.with(arg.name, &shape));
            hear(&club, "p2", &format!("/{typed}"), Said::Command(Call::composed(command, given))).await;
        }
    }
}

#[tokio::test]
async fn no_form_and_no_completion_is_dear_to_read() {
    let club = Club::begun().await;
    let place = Club::incoming("p2", "thread-of-m1", Said::Press(String::new())).place;
    let mut forms = 0;
    for shape in shapes() {
        for button in buttons().filter(|button| button.form.is_some()) {
            // The ids have at least as many parts as the button.
            let ids = ["", ":1", ":1:0", ":chess:1", ":1:0:0", ":chess:1:0"];
            let ids = ids.iter().map(|parts| format!("{}{parts}", button.id));
            let id = ids.into_iter().find(|id| pressed(id).is_some());
            let id = id.unwrap_or_else(|| panic!("what does {} carry?", button.id));
            hear(&club, "p2", &format!("{id} {shape}"), Said::Filled(id, shape.clone().into())).await;
            forms += 1;
        }
        for field in offered() {
            let before = taken();
            complete(&club.chat, &person("p2"), &place, field, Some(1), &shape).await;
            cheap(before, &format!("{field:?} {shape}"));
        }
    }
    assert!(forms > 0);
}

/// Legal moves come before illegal ones, so that the reader gets far before it fails.
#[tokio::test]
async fn no_line_of_moves_is_dear_to_read() {
    let club = Club::begun().await;
    club.say("p1", "new chess white=p1 black=p2").await;
    club.say("p1", "#2 e4").await;
    let moves = "e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 ";
    let foreseen = "if e5 then Nf3, if Nc6 then Bb5, if a6 then Ba4, if Nf6 then O-O, if Be7 then Re1";
    let lines = (0..38).map(|number| format!("{foreseen} {number}")).collect::<Vec<_>>().join("; ");
    let shapes =
        [filled(moves), format!("{moves}{}", filled("Kx ")), format!("{moves}{}", "a1 ".repeat(40)), lines];
    for shape in shapes {
        for command in ["", "move ", "act ", "plan ", "preview "] {
            for who in ["p1", "p2"] {
                let text = format!("{command}#2 {shape}");
                hear(&club, who, &text, addressed(text.as_str())).await;
            }
        }
        let before = taken();
        let place = Club::incoming("p2", "c", Said::Press(String::new())).place;
        let short: String = shape.chars().take(100).collect();
        complete(&club.chat, &person("p2"), &place, Field::Line, Some(2), &short).await;
        cheap(before, &short);
    }
}
