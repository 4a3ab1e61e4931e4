//! Completions while a slash command is typed: from memory, in time, within Discord's limits.

use super::commands::{Context, person_asking, place_asking};
use super::outgoing::{length, shorten};
use crate::chat::{Choice, Field};
use poise::serenity_prelude::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue};
use std::time::Duration;

/// Discord waits three seconds and cannot be asked to wait longer.
const TIME: Duration = Duration::from_millis(2500);

/// Choices that Discord shows.
const CHOICES: usize = 25;

/// Characters of a choice's label, and of its value.
const CHOICE: usize = 100;

pub(super) async fn game_id(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    texts(complete(ctx, Field::Game, typed).await)
}

pub(super) async fn action(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    texts(complete(ctx, Field::Action, typed).await)
}

pub(super) async fn moves_line(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    texts(complete(ctx, Field::Line, typed).await)
}

pub(super) async fn piece_or_cell(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    texts(complete(ctx, Field::Piece, typed).await)
}

pub(super) async fn help_topic(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    texts(complete(ctx, Field::Topic, typed).await)
}

pub(super) async fn table_number(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    numbers(complete(ctx, Field::Table, typed).await)
}

pub(super) async fn open_act(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    texts(complete(ctx, Field::Act, typed).await)
}

pub(super) async fn seat_name(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    texts(complete(ctx, Field::Seat, typed).await)
}

pub(super) async fn layout_name(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    texts(complete(ctx, Field::Layout, typed).await)
}

pub(super) async fn deal_number(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    numbers(complete(ctx, Field::Deal, typed).await)
}

pub(super) async fn time_control(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    texts(complete(ctx, Field::Time, typed).await)
}

pub(super) async fn zone_name(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    texts(complete(ctx, Field::Zone, typed).await)
}

async fn complete(ctx: Context<'_>, field: Field, typed: &str) -> Vec<Choice> {
    let table = ctx.args.iter().find(|arg| arg.name == "table").and_then(|arg| match arg.value {
        ResolvedValue::Integer(table) => Some(table),
        _ => None,
    });
    let (who, place) = (person_asking(ctx), place_asking(ctx));
    let choices = ctx.framework.user_data.hearing.complete(&who, &place, field, table, typed);
    tokio::time::timeout(TIME, choices).await.unwrap_or_else(|_| {
        tracing::warn!(?field, "completions took too long");
        Vec::new()
    })
}

/// Labels are cut; a value that is too long cannot be, so its choice is left out.
fn within_limits(choices: Vec<Choice>) -> impl Iterator<Item = (String, String)> {
    choices
        .into_iter()
        .filter(|choice| !choice.label.trim().is_empty())
        .filter(|choice| (1..=CHOICE).contains(&length(&choice.value)))
        .map(|choice| (shorten(&choice.label, CHOICE), choice.value))
}

fn texts(choices: Vec<Choice>) -> CreateAutocompleteResponse {
    let choices = within_limits(choices).take(CHOICES);
    CreateAutocompleteResponse::new()
        .set_choices(choices.map(|(label, value)| AutocompleteChoice::new(label, value)).collect())
}

fn numbers(choices: Vec<Choice>) -> CreateAutocompleteResponse {
    let number = |(label, value): (String, String)| Some((label, value.parse::<i64>().ok()?));
    let choices = within_limits(choices).filter_map(number).take(CHOICES);
    CreateAutocompleteResponse::new()
        .set_choices(choices.map(|(label, value)| AutocompleteChoice::new(label, value)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(label: &str, value: &str) -> Choice {
        Choice { label: label.into(), value: value.into() }
    }

    #[test]
    fn choices_keep_discords_limits() {
        let mut choices =
            vec![choice("too long", &"x".repeat(101)), choice(" ", "blank"), choice("none", "")];
        choices.extend((0..40).map(|n| choice(&"я".repeat(120), &n.to_string())));
        let shown = serde_json::to_value(texts(choices.clone())).unwrap();
        let shown = shown["choices"].as_array().unwrap();
        assert_eq!(shown.len(), 25);
        assert_eq!(shown[0]["value"], "0");
        assert_eq!(shown[0]["name"].as_str().unwrap().chars().count(), 100);
        let shown = serde_json::to_value(numbers(choices)).unwrap();
        assert_eq!(shown["choices"][3]["value"], 3);
        let shown = serde_json::to_value(numbers(vec![choice("#x", "x")])).unwrap();
        assert!(shown["choices"].as_array().unwrap().is_empty());
    }
}
