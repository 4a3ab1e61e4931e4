//! Help for a game with pictures: the moves of each kind of piece, and the ways to set up the board.

use crate::desk::parts::buttons::learn_button;
use crate::desk::{Answer, Answers, Asker, ButtonStyle, Desk, asker, press, private, rendered, with_buttons};
use crate::wording::{Speaker, game_help};
use liege_game::{self as game, Game, KindInfo, Options, Scene, State, View, seated};
use liege_words::Message;

/// Returns the help for a game, with a button for each kind of piece.
pub(crate) fn help_of_game(asker: &Asker<'_>, game: &'static dyn Game) -> Vec<Answer> {
    let mut answers: Vec<Answer> =
        game_help::of_game(asker.language, game).into_iter().map(private).collect();
    let speaker = asker.of(game);
    let mut buttons: Vec<_> = game.kinds().iter().map(|kind| kind_button(speaker, kind)).collect();
    buttons.insert(0, learn_button(asker.language, game));
    if let Some(first) = setups(game).first() {
        let press = press("setup", &[&game.id(), first]);
        buttons.push(press.plain(asker.say(&Message::new("setup-button"))));
    }
    if let Some(last) = answers.pop() {
        answers.push(with_buttons(last, buttons));
    }
    answers
}

/// Runs a button for a kind of piece or a set-up.
pub(crate) async fn part_pressed(desk: &Desk, asker: &Asker<'_>, game: &str, part: &str) -> Answers {
    let gone = || asker.tell(&Message::new("button-gone"));
    let Some(game) = game::by_id(game) else { return Ok(gone()) };
    if let Some(kind) = game.kinds().iter().find(|kind| kind.id == part) {
        return Ok(vec![help_of_kind(desk, asker, game, kind).await]);
    }
    match setups(game).iter().find(|value| **value == part) {
        Some(value) => Ok(vec![help_of_setup(desk, asker, game, value).await]),
        None => Ok(gone()),
    }
}

/// Shows how a kind of piece moves.
pub(crate) async fn help_of_kind(
    desk: &Desk,
    asker: &Asker<'_>,
    game: &'static dyn Game,
    kind: &KindInfo,
) -> Answer {
    let speaker = asker.of(game);
    let name = game_help::kind_name(asker.language, kind);
    let moves = game_help::kind_moves(asker.language, game, kind);
    let head = Message::new(if kind.letter.is_empty() { "kind-head-plain" } else { "kind-head" })
        .with("kind", name.clone())
        .with("letter", kind.letter)
        .with("game", speaker.game_name());
    let text = format!("{}\n{moves}", speaker.say(&head));
    let alt = format!("{}, {name}. {moves}", speaker.game_name());
    let file = format!("{}-{}.png", game.id(), kind.id);
    let scene = game.reach(kind.id, asker.language);
    pictured(desk, asker, private(text), scene, file, &alt).await
}

/// Shows a way to set up the board, with buttons for the others and one that creates a table with it.
pub(crate) async fn help_of_setup(
    desk: &Desk,
    asker: &Asker<'_>,
    game: &'static dyn Game,
    value: &str,
) -> Answer {
    let speaker = asker.of(game);
    let Some(option) = game.setups() else { return private(String::new()) };
    let state = Options::check(game.options(), [(option, value)])
        .ok()
        .and_then(|options| seated(game, &options, None).start(&options, None).ok());
    let first = state.as_deref().map(|state| speaker.seats(state.to_move())).unwrap_or_default();
    let text = Message::new("setup-head")
        .with("game", speaker.game_name())
        .with("option", option)
        .with("value", value.to_owned())
        .with("seats", first);
    let text = speaker.say(&text);
    let settings = format!("{option}={value}");
    let label = asker.say(&Message::new("setup-lay").with("value", value.to_owned()));
    let mut buttons = vec![press("lay", &[&game.id(), &settings]).button(label, ButtonStyle::Good)];
    buttons.extend(
        setups(game)
            .iter()
            .filter(|other| **other != value)
            .map(|other| press("setup", &[&game.id(), other]).plain(*other)),
    );
    let scene = state.as_deref().map(|state| state.scene(&View::plain(asker.language)));
    let alt = format!("{text} {}", lines(speaker, state.as_deref()));
    let file = format!("{}-{value}.png", game.id());
    pictured(desk, asker, with_buttons(private(text), buttons), scene, file, &alt).await
}

/// Adds the picture to an answer, or the words that replace it.
pub(crate) async fn pictured(
    desk: &Desk,
    asker: &Asker<'_>,
    mut answer: Answer,
    scene: Option<Scene>,
    file: String,
    alt: &str,
) -> Answer {
    let Some(scene) = scene else { return answer };
    match rendered(&desk.renderer, scene, file, alt).await {
        Ok(picture) => answer.pictures.push(picture),
        Err(fault) => {
            let mark = asker::mark(desk.now(), &fault);
            answer.text.push('\n');
            answer.text.push_str(&asker.say(&Message::new("fault").with("mark", mark)));
        }
    }
    answer
}

/// Returns the values of the option that sets up the board; empty if there is no such option.
pub(crate) fn setups(game: &'static dyn Game) -> &'static [&'static str] {
    let option = game.setups().and_then(|name| game.options().iter().find(|option| option.name == name));
    option.map_or(&[], |option| option.values.listed())
}

fn kind_button(speaker: Speaker, kind: &KindInfo) -> Option<crate::desk::answer::Button> {
    press("kind", &[&speaker.game.id(), &kind.id]).plain(game_help::kind_name(speaker.language, kind))
}

/// Describes a position in words.
fn lines(speaker: Speaker, state: Option<&dyn State>) -> String {
    let lines = state.map(State::summary).unwrap_or_default();
    lines.iter().map(|line| speaker.say(line)).collect::<Vec<_>>().join(" ")
}
