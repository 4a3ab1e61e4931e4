//! `liege engine`: the engine's move in a position, and matches of the engine against itself.

use super::Failure;
use super::run::print;
use super::setup::{Setup, seat};
use liege_engine::contest::{Contest, Player};
use liege_engine::{CHARACTERS, Character, Effort, Thought, think};
use liege_game::{Game, Options, Seat, State, words};
use liege_words::Language;
use serde_json::json;
use std::process::ExitCode;

/// The arguments of `liege engine`.
#[derive(Debug, clap::Args)]
pub(super) struct Engine {
    #[command(flatten)]
    setup: Setup,
    /// The seat to think for [default: the one whose turn it is]
    #[arg(long)]
    seat: Option<String>,
    /// The level of play, from 1 to 5
    #[arg(long, default_value_t = Effort::USUAL, value_parser = clap::value_parser!(u8).range(1..=5))]
    level: u8,
    /// The number of quick positions to look at, instead of the level's own
    #[arg(long, value_name = "NUMBER")]
    nodes: Option<u64>,
    /// Chooses between equally good moves
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    /// The style: even, careful, bold, patient
    #[arg(long, default_value = "even")]
    character: String,
    /// One JSON object a line, for programs
    #[arg(long)]
    json: bool,
    /// Play two players against each other instead, by their levels (0: any legal move), like `5,1`
    #[arg(long = "match", value_name = "LEVEL,LEVEL", value_delimiter = ',', num_args = 1,
        value_parser = clap::value_parser!(u8).range(0..=5))]
    contest: Vec<u8>,
    /// The number of games of a match
    #[arg(long, value_name = "NUMBER", default_value_t = 10)]
    games: u32,
    /// The first game of the match, to share it among processors or to resume it
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    from: u32,
}

/// Runs the command.
pub(super) fn engine(asked: &Engine) -> Result<ExitCode, Failure> {
    let (game, options) = asked.setup.game()?;
    let character = Character::named(&asked.character).ok_or_else(|| {
        let ids = CHARACTERS.iter().map(|character| character.id).collect::<Vec<_>>().join(", ");
        Failure::usage(format!("there is no character `{}`", asked.character), format!("it is one of: {ids}"))
    })?;
    let effort = |level| {
        let effort = Effort { character, ..Effort::of_level(level, asked.seed) };
        match asked.nodes {
            Some(nodes) => effort.within(nodes),
            None => effort,
        }
    };
    match asked.contest[..] {
        [] => {}
        [one, other] => {
            let player = |level| if level == 0 { Player::Random } else { Player::Thinks(effort(level)) };
            return contest(asked, game, &options, [player(one), player(other)]);
        }
        _ => return Err(Failure::usage("a match has two players", "give two levels, like `--match 5,1`")),
    }
    let state = asked.setup.position(Language::ENGLISH, |state, action| state.play(action).map(drop))?;
    let turn = state.to_move();
    let seat = match &asked.seat {
        Some(name) => seat(game, name)?,
        None => turn.iter().next().ok_or_else(|| nobody(&*state))?,
    };
    let Some(thought) = think(&*state, seat, &effort(asked.level)) else {
        let ids = turn.iter().map(|seat| game.seats()[seat.index()].id).collect::<Vec<_>>().join(", ");
        let right = if ids.is_empty() { String::new() } else { format!("it is the turn of: {ids}") };
        return Err(Failure::usage(format!("{} has nothing to move", game.seats()[seat.index()].id), right));
    };
    print(&told(game, &*state, seat, &thought, asked.json))?;
    Ok(ExitCode::SUCCESS)
}

fn nobody(state: &dyn State) -> Failure {
    match state.chance().as_slice() {
        [] => Failure::usage("the game is over", "give a position in which there is something to play"),
        draws => Failure::usage(
            "chance has to speak first",
            format!("add one of these to --moves: {}", draws.join(", ")),
        ),
    }
}

fn told(game: &dyn Game, state: &dyn State, seat: Seat, thought: &Thought, json: bool) -> String {
    let (mut after, mut line) = (state.boxed(), Vec::new());
    for action in &thought.line {
        line.push(after.display(action));
        if after.play(action).is_err() {
            break;
        }
    }
    let Thought { action, value, forced, depth, nodes, .. } = thought;
    let seat = game.seats()[seat.index()].id;
    if json {
        let object = json!({
            "seat": seat, "move": action, "display": line.first(), "value": value, "forced": forced,
            "depth": depth, "nodes": nodes, "line": thought.line,
        });
        return format!("{object}\n");
    }
    let value = match forced {
        Some(moves) if *moves > 0 => format!("won in {moves} moves of all players"),
        Some(moves) => format!("lost in {} moves of all players", -moves),
        None => {
            format!("{}{}.{:02}", if *value < 0 { "-" } else { "+" }, value.abs() / 100, value.abs() % 100)
        }
    };
    let shown = line.first().map_or("", String::as_str);
    format!(
        "{seat}: {shown} ({action})\nvalue {value}, depth {depth}, {nodes} positions\nexpected {}\n",
        line.join(", ")
    )
}

/// Plays a match, and prints each game.
fn contest(
    asked: &Engine,
    game: &'static dyn Game,
    options: &Options,
    players: [Player; 2],
) -> Result<ExitCode, Failure> {
    let contest = Contest { game, options, players, opening: 4, longest: 1000, seed: asked.seed };
    let mut sum = [0; 2];
    for number in asked.from..asked.from.saturating_add(asked.games) {
        let played = contest.play(number).map_err(|refusal| {
            let said = words().say_of(Language::ENGLISH, game, &refusal.message);
            Failure::new(format!("game {number} broke off: {said}"), "")
        })?;
        (0..2).for_each(|player| sum[player] += played.points[player]);
        if asked.json {
            let first: Vec<&str> = played.first.iter().map(|seat| game.seats()[seat.index()].id).collect();
            let points = played.points.map(|points| f64::from(points) / 100.0);
            print(&format!(
                "{}\n",
                json!({
                    "game": number, "first": first, "points": points, "actions": played.actions,
                    "position": played.position,
                })
            ))?;
        }
    }
    let all = (sum[0] + sum[1]).max(1);
    let share = f64::from(sum[0]) * 100.0 / f64::from(all);
    if !asked.json {
        print(&format!(
            "{}: {} games, {} against {}: {share:.1} % of the points a seat\n",
            game.id(),
            asked.games,
            asked.contest[0],
            asked.contest[1]
        ))?;
    }
    Ok(ExitCode::SUCCESS)
}
