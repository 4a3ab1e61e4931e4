//! Reading the configuration file.

use super::setting::{SETTINGS, Setting, Value, did_you_mean};
use super::{Fault, Origin, Values, Whence};
use std::ops::Range;
use std::path::Path;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The names of the sections, in order.
fn sections() -> Vec<&'static str> {
    let mut names: Vec<&str> = SETTINGS.iter().map(|s| s.section).filter(|name| !name.is_empty()).collect();
    names.dedup();
    names
}

/// Puts the settings of a file into `values`, and its faults into `faults`.
pub(super) fn read(path: &Path, text: &str, values: &mut Values, faults: &mut Vec<Fault>) {
    let place = |span: Range<usize>| {
        let (line, column) = line_and_column(text, span.start);
        Whence::Line { path: path.to_owned(), line, column }
    };
    let root = match DeTable::parse(text) {
        Ok(root) => root,
        Err(error) => {
            let whence = error.span().map_or_else(|| Whence::Path(path.to_owned()), place);
            let what = error.message().lines().collect::<Vec<_>>().join(", ");
            faults.push(Fault::new(whence, what, "the file is TOML: `key = value` lines under [section]s"));
            return;
        }
    };
    let mut reading = Reading { path, text, values, faults };
    for (key, value) in root.get_ref() {
        let name = key.get_ref().as_ref();
        if !sections().contains(&name) {
            reading.setting("", key, value);
        } else if let Some(table) = value.get_ref().as_table() {
            for (inner, value) in table {
                reading.setting(name, inner, value);
            }
        } else {
            let hint = format!("write its settings as lines under [{name}]");
            reading.faults.push(Fault::new(place(key.span()), format!("`{name}` is a section"), hint));
        }
    }
}

struct Reading<'a> {
    path: &'a Path,
    text: &'a str,
    values: &'a mut Values,
    faults: &'a mut Vec<Fault>,
}

impl Reading<'_> {
    fn setting(
        &mut self,
        section: &str,
        key: &Spanned<std::borrow::Cow<'_, str>>,
        value: &Spanned<DeValue<'_>>,
    ) {
        let name = key.get_ref().as_ref();
        let Some(setting) = Setting::find(section, name) else {
            let fault = self.unknown(section, name, value.get_ref(), key.span());
            self.faults.push(fault);
            return;
        };
        match Value::of_file(setting, value.get_ref()) {
            Ok(value) => {
                let (line, _) = line_and_column(self.text, key.span().start);
                let origin = Origin::File { path: self.path.to_owned(), line };
                self.values.insert((setting.section, setting.key), (value, origin));
            }
            Err((what, hint)) => self.faults.push(Fault::new(self.place(value.span()), what, hint)),
        }
    }

    fn place(&self, span: Range<usize>) -> Whence {
        let (line, column) = line_and_column(self.text, span.start);
        Whence::Line { path: self.path.to_owned(), line, column }
    }

    fn unknown(&self, section: &str, name: &str, value: &DeValue<'_>, span: Range<usize>) -> Fault {
        let whence = self.place(span);
        if section.is_empty() && value.as_table().is_some() {
            let known = sections();
            let hint = did_you_mean(name, &known).map_or_else(
                || format!("the sections are: {}", known.join(", ")),
                |it| mean(&format!("[{it}]")),
            );
            return Fault::new(whence, format!("there is no section [{name}]"), hint);
        }
        let here: Vec<&str> = SETTINGS.iter().filter(|s| s.section == section).map(|s| s.key).collect();
        let hint = if let Some(near) = did_you_mean(name, &here) {
            mean(&format!("`{near}`"))
        } else if let Some(other) = SETTINGS.iter().find(|setting| setting.key == name) {
            match other.section {
                "" => format!("`{name}` stands at the top of the file, above all sections"),
                section => format!("`{name}` belongs under [{section}]"),
            }
        } else {
            format!("it may be: {}", here.join(", "))
        };
        let what = match section {
            "" => format!("there is no setting `{name}` outside a section"),
            section => format!("there is no setting `{name}` in [{section}]"),
        };
        Fault::new(whence, what, hint)
    }
}

fn mean(what: &str) -> String {
    format!("did you mean {what}?")
}

/// The line and column, both from 1, of a byte offset.
fn line_and_column(text: &str, offset: usize) -> (usize, usize) {
    let before = text.get(..offset).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    (line, column)
}
