//! Scripts of pages, as they are sent.

use std::borrow::Cow;

/// Returns a script without what only its readers need: comments on lines of their own, indentation, blank lines, spaces
/// around signs, and ends of lines after which a statement goes on.
pub(crate) fn lean(script: &str) -> String {
    let mut lean = String::with_capacity(script.len());
    let mut in_comment = false;
    for line in script.lines().map(str::trim) {
        in_comment |= line.starts_with("/*");
        if in_comment {
            in_comment = !line.ends_with("*/");
        } else if !line.is_empty() && !line.starts_with("//") {
            lean.push_str(&without_spaces(line));
            if line.contains("//") || !line.ends_with(['{', '(', '[', ',', ';']) {
                lean.push('\n');
            }
        }
    }
    lean
}

/// Returns a line without the spaces around signs. A line stays as it is if more than texts in double quotes may need its
/// spaces: templates, regular expressions, comments.
fn without_spaces(line: &str) -> Cow<'_, str> {
    if line.contains(['`', '\\']) {
        return Cow::Borrowed(line);
    }
    let is_word = |sign: char| sign.is_alphanumeric() || sign == '_' || sign == '$';
    let mut short = String::with_capacity(line.len());
    let mut in_text = false;
    let mut signs = line.chars().peekable();
    while let Some(sign) = signs.next() {
        in_text ^= sign == '"';
        if !in_text && (sign == '/' || sign == '\'') {
            return Cow::Borrowed(line);
        }
        if sign == ' ' && !in_text {
            let (Some(before), Some(&after)) = (short.chars().next_back(), signs.peek()) else { continue };
            // `a + +b` is not `a ++b`.
            if !(is_word(before) && is_word(after) || before == after && (before == '+' || before == '-')) {
                continue;
            }
        }
        short.push(sign);
    }
    Cow::Owned(short)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_only_readers_need_is_left_out_and_nothing_else() {
        let script = "// A file.\n\n/**\n * Adds.\n */\nexport const add = (a) => {\n  /* one */\n  // two\n  return a / 2; // half\n};\n";
        assert_eq!(lean(script), "export const add=(a)=>{return a / 2; // half\n};");
        for (line, short) in [
            (
                r#"const [a, b] = in_view ? ["x  y = z", -1] : "";"#,
                r#"const[a,b]=in_view?["x  y = z",-1]:"";"#,
            ),
            (r#"import { a } from "./b.js";"#, r#"import{a}from"./b.js";"#),
            ("return a - -b + +c + d;", "return a- -b+ +c+d;"),
            ("return `a = ${b}`;", "return `a = ${b}`;"),
            ("const is = /a = b/u;", "const is = /a = b/u;"),
        ] {
            assert_eq!(without_spaces(line), short);
        }
    }
}
