//! The bot as a separate program, which can be killed.

use crate::program;
use crate::program::Ground;
use crate::standin::Standin;
use std::process::{Child, Stdio};

/// The running bot; killed with its handle.
pub struct Bot(Child);

impl Bot {
    /// Starts `liege discord` with further arguments and variables of the environment.
    pub fn start(ground: &Ground, standin: &Standin, further: &[&str], variables: &[(&str, &str)]) -> Bot {
        let token = standin.read(|world| world.token.clone());
        let mut command = ground.liege(&[&["discord"], further].concat());
        command
            .env("DISCORD_TOKEN", token)
            .env("LIEGE_DISCORD_API_URL", format!("http://{}", standin.address))
            .env("LIEGE_LOG_LEVEL", "warn")
            .envs(variables.iter().copied())
            .stdin(Stdio::null())
            .stdout(Stdio::null());
        Bot(command.spawn().expect("the bot starts"))
    }

    /// Asks it to end, as systemd does; waits for that, and returns its code.
    pub async fn stop(self) -> Option<i32> {
        program::send(&self.0, "TERM");
        self.ended().await
    }

    /// Waits until it ends, and returns its code.
    pub async fn ended(mut self) -> Option<i32> {
        tokio::task::spawn_blocking(move || program::ended(&mut self.0)).await.expect("it is waited for")
    }

    /// SIGKILL: no last words.
    pub fn kill(&mut self) {
        self.0.kill().expect("the bot runs");
        self.0.wait().expect("the bot is gone");
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
