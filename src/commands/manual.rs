//! `liege manual`: the man page and the completions for shells, generated from the command line's
//! declaration.

use super::{CommandLine, Failure};
use clap::CommandFactory as _;
use clap_complete::Shell;
use std::io;
use std::path::Path;
use std::process::ExitCode;

/// The shells for which there are completions.
const SHELLS: [Shell; 3] = [Shell::Bash, Shell::Zsh, Shell::Fish];

/// Writes them to a folder: `liege.1`, `liege.bash`, `_liege`, `liege.fish`.
pub(super) fn write(to: &Path) -> Result<ExitCode, Failure> {
    let cannot = |error: io::Error| {
        Failure::new(format!("{} cannot be written to: {error}", to.display()), "name a folder that is there")
    };
    for shell in SHELLS {
        clap_complete::generate_to(shell, &mut CommandLine::command(), "liege", to).map_err(cannot)?;
    }
    std::fs::write(to.join("liege.1"), page().map_err(cannot)?).map_err(cannot)?;
    Ok(ExitCode::SUCCESS)
}

/// One page for all commands, each with its arguments.
fn page() -> io::Result<Vec<u8>> {
    let mut command = CommandLine::command();
    command.build();
    let page = clap_mangen::Man::new(command.clone());
    let mut text = Vec::new();
    page.render_title(&mut text)?;
    page.render_name_section(&mut text)?;
    page.render_synopsis_section(&mut text)?;
    page.render_description_section(&mut text)?;
    page.render_options_section(&mut text)?;
    for each in command.get_subcommands().filter(|each| !each.is_hide_set() && each.get_name() != "help") {
        let section = clap_mangen::Man::new(each.clone().display_name(format!("liege {}", each.get_name())));
        text.extend(format!(".SH \"LIEGE {}\"\n", each.get_name().to_uppercase()).bytes());
        section.render_description_section(&mut text)?;
        section.render_synopsis_section(&mut text)?;
        section.render_options_section(&mut text)?;
    }
    page.render_extra_section(&mut text)?;
    page.render_version_section(&mut text)?;
    Ok(text)
}
