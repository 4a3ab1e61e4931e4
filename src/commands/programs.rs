//! Programs that play for members: the address of the interface, and a token on the command line.

use super::{Failure, machine, run};
use crate::config::Effective;
use clap::Args;
use liege_chat::Desk;
use liege_local::api;
use liege_local::doors::Door;
use liege_store::{MOST_TOKENS, Scope, Scopes, Store, TokenMade, TokenText};
use liege_words::now::machine_time;
use std::process::ExitCode;
use std::sync::Arc;
use tokio::net::TcpListener;
use tokio::sync::watch;

#[derive(Debug, Args)]
pub(super) struct TokenAsked {
    /// The member's id: a number of Discord's, or the name of a local member
    #[arg(value_name = "MEMBER")]
    member: String,
    /// The name of the token
    #[arg(long, default_value = "command-line")]
    name: String,
    /// The scopes, separated by commas: read, play, talk, hooks [default: all]
    #[arg(long, value_delimiter = ',')]
    scopes: Vec<String>,
}

/// The reason why an address is refused, if it is: other computers can reach it, and nobody has asked for
/// that.
pub(super) fn refusal(effective: &Effective) -> Option<Failure> {
    let config = &effective.config.api;
    let address = config.listen.filter(|address| !address.ip().is_loopback() && !config.open_to_network)?;
    Some(Failure::usage(
        format!("the address {address} of the API can be reached from other computers"),
        "use 127.0.0.1 behind a proxy with TLS, or set `open_to_network = true` under [api]: tokens go over it as they are",
    ))
}

/// Starts to serve programs, if there is an address for it, until `stop` becomes true.
///
/// # Errors
/// Returns an error if the address cannot be used.
pub(super) async fn serve(
    effective: &Effective,
    store: &Store,
    chat: &Arc<Desk>,
    stop: &watch::Receiver<bool>,
) -> Result<(), Failure> {
    let Some(address) = effective.config.api.listen else { return Ok(()) };
    if let Some(refusal) = refusal(effective) {
        return Err(refusal);
    }
    let cannot = |error: std::io::Error| {
        let what = format!("the address {address} for programs cannot be used: {error}");
        Failure::new(what, "set another with LIEGE_API_LISTEN, e.g. 127.0.0.1:8181, or none to do without")
    };
    let listener = TcpListener::bind(address).await.map_err(cannot)?;
    let bound = listener.local_addr().map_err(cannot)?;
    tracing::info!("programs play at http://{bound}/v1/");
    let private = effective.config.api.hooks_to_private_addresses;
    let door = Door::programs(machine::descriptors());
    let (chat, store, stop) = (Arc::clone(chat), store.clone(), stop.clone());
    tokio::spawn(api::serve((listener, door), chat, store, private, stop));
    Ok(())
}

/// `liege token MEMBER`
pub(super) async fn token(effective: &Effective, asked: &TokenAsked) -> Result<ExitCode, Failure> {
    let TokenAsked { member, name, scopes } = asked;
    let unknown = |code: &String| {
        Failure::usage(
            format!("a token is not good for “{code}”"),
            "it may be good for read, play, talk, hooks",
        )
    };
    let scopes: Result<Vec<Scope>, Failure> =
        scopes.iter().map(|code| Scope::of_code(code.trim()).ok_or_else(|| unknown(code))).collect();
    let scopes: Scopes = match scopes? {
        none if none.is_empty() => Scope::ALL.into_iter().collect(),
        some => some.into_iter().collect(),
    };
    let store = run::open(effective).await?;
    let made = async {
        if store.member(member).await?.is_none() {
            let what = format!("nobody is known here under the id “{member}”");
            return Err(Failure::new(what, "members are known once they have said something"));
        }
        let text = TokenText::drawn();
        match store.make_token(&text, (member, name), scopes, machine_time()).await? {
            TokenMade::Yes => Ok(text),
            TokenMade::NameTaken => Err(Failure::usage(
                format!("{member} has a token called “{name}”"),
                "name another with --name",
            )),
            TokenMade::Full => Err(Failure::new(
                format!("{member} has {MOST_TOKENS} tokens already"),
                "`token revoke NAME` in the chat takes one back",
            )),
        }
    };
    let made = made.await;
    store.close().await;
    run::print(&format!("{}\n", made?.reveal()))?;
    Ok(ExitCode::SUCCESS)
}
