//! Tokens, with which programs act for a member. The bot shows a token once, to its maker, and stores only
//! its hash.

use crate::command::Given;
use crate::desk::{Answers, Asker, Desk, private};
use crate::wording::{distance, escaped, quoted};
use liege_store::{MOST_TOKENS, Scope, Scopes, TokenMade, TokenText};
use liege_words::{Message, lexicon};
use std::fmt::Write as _;

/// The longest name of a token, in characters.
const LONGEST_NAME: usize = 32;

/// Reads `token`, `token new bot read play`, `token revoke bot`; without scopes, a token has all.
pub fn read_token(table: Option<i64>, rest: &str) -> Result<Given, &'static str> {
    let mut words = rest.split_whitespace();
    let Some(first) = words.next() else { return Ok(Given::at(table)) };
    let what = lexicon::value("token", first).ok_or("token-how")?;
    let name = words.next().ok_or("token-how")?;
    let scopes = words.collect::<Vec<_>>().join(" ");
    Ok(Given::at(table).with("do", what).with("name", name).text_if("scopes", &scopes))
}

pub(crate) async fn token(desk: &Desk, asker: &Asker<'_>, given: &Given) -> Answers {
    let name = given.or_empty("name").trim();
    match given.text("do") {
        None => tokens(desk, asker).await,
        Some(_) if !is_name(name) => Ok(asker.tell(&Message::new("token-name").with("name", quoted(name)))),
        Some("new") => new_token(desk, asker, name, given.or_empty("scopes")).await,
        Some(_) => {
            let gone = desk.store.revoke_token(&asker.who.id, name).await?;
            let id = if gone { "token-revoked" } else { "token-unknown" };
            Ok(asker.tell(&Message::new(id).with("name", name.to_owned())))
        }
    }
}

async fn new_token(desk: &Desk, asker: &Asker<'_>, name: &str, scopes: &str) -> Answers {
    asker.unless((!desk.settings.programs).then(|| Message::new("token-off")))?;
    let scopes = asker.or_tell(read_scopes(scopes))?;
    let text = TokenText::drawn();
    let now = desk.now();
    let message = match desk.store.make_token(&text, (&asker.who.id, name), scopes, now).await? {
        TokenMade::Yes => {
            Message::new("token-made").with("token", text.reveal().to_owned()).with("scopes", scopes.codes())
        }
        TokenMade::NameTaken => Message::new("token-taken"),
        TokenMade::Full => Message::new("token-full").with("count", MOST_TOKENS),
    };
    Ok(asker.tell(&message.with("name", name.to_owned())))
}

async fn tokens(desk: &Desk, asker: &Asker<'_>) -> Answers {
    let tokens = desk.store.tokens_of(&asker.who.id).await?;
    if tokens.is_empty() {
        let id = if desk.settings.programs { "token-none" } else { "token-off" };
        return Ok(asker.tell(&Message::new(id)));
    }
    let mut text = asker.say(&Message::new("token-list"));
    for token in tokens {
        let used = match token.used {
            Some(used) => Message::new("token-used").with("when", distance(used)),
            None => Message::new("token-unused"),
        };
        let (name, scopes) = (escaped(&token.name), token.scopes.codes());
        let _ = write!(text, "\n• **{name}**: {scopes}; {}", asker.say(&used));
    }
    Ok(vec![private(text)])
}

fn is_name(name: &str) -> bool {
    let good = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '.');
    (1..=LONGEST_NAME).contains(&name.chars().count()) && name.chars().all(good)
}

/// Reads the typed scopes; none: all.
fn read_scopes(typed: &str) -> Result<Scopes, Message> {
    let mut scopes = Vec::new();
    for word in typed.split([' ', ',']).filter(|word| !word.is_empty()) {
        let scope = lexicon::value("scope", word).or(Some(word)).and_then(Scope::of_code);
        scopes.push(scope.ok_or_else(|| Message::new("token-scope").with("typed", quoted(word)))?);
    }
    let all = scopes.is_empty();
    Ok(if all { Scope::ALL.into_iter().collect() } else { scopes.into_iter().collect() })
}
