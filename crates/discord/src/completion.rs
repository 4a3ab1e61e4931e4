//! Completions while somebody types a slash command: in time, within Discord's limits.

use super::outgoing::{length, shorten};
use futures::future::BoxFuture;
use liege_chat::{Choice, Field};
use serde_json::{Value, json};
use std::time::Duration;

/// Discord waits three seconds and cannot be asked to wait longer.
const TIME: Duration = Duration::from_millis(2500);

/// The number of choices that Discord shows.
const CHOICES: usize = 25;

/// The largest length of a choice's label and of its value, in characters.
const CHOICE: usize = 100;

/// The choices of a field in Discord's form; none if they take too long.
pub(super) async fn completed(field: Field, choices: BoxFuture<'_, Vec<Choice>>) -> Vec<Value> {
    match tokio::time::timeout(TIME, choices).await {
        Ok(choices) => within_limits(field, choices),
        Err(_) => {
            tracing::warn!(?field, "completions took too long");
            Vec::new()
        }
    }
}

/// Shortens long labels. A value can't be shortened, so a choice with a long value is left out.
fn within_limits(field: Field, choices: Vec<Choice>) -> Vec<Value> {
    let numbers = matches!(field, Field::Table | Field::Deal);
    let value = |text: String| match numbers {
        true => text.parse::<i64>().ok().map(Value::from),
        false => Some(Value::from(text)),
    };
    choices
        .into_iter()
        .filter(|choice| !choice.label.trim().is_empty())
        .filter(|choice| (1..=CHOICE).contains(&length(&choice.value)))
        .filter_map(|choice| {
            Some(json!({ "name": shorten(&choice.label, CHOICE), "value": value(choice.value)? }))
        })
        .take(CHOICES)
        .collect()
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
        let shown = within_limits(Field::Action, choices.clone());
        assert_eq!(shown.len(), 25);
        assert_eq!(shown[0]["value"], "0");
        assert_eq!(shown[0]["name"].as_str().unwrap().chars().count(), 100);
        assert_eq!(within_limits(Field::Table, choices)[3]["value"], 3);
        assert!(within_limits(Field::Deal, vec![choice("#x", "x")]).is_empty());
    }
}
