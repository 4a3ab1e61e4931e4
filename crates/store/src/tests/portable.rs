//! Checks that the statements work in another database as well: their texts, and the types that they return.

use super::*;
use std::fs;

/// Statements about the data file itself, which differ in every database.
const OF_THE_FILE: [&str; 10] = [
    "backups.rs",
    "data_file.rs",
    "faults.rs",
    "file_mark.rs",
    "multiplied.rs",
    "open.rs",
    "restore.rs",
    "schema.rs",
    "testing.rs",
    "writer.rs",
];

/// Syntax that only `SQLite` accepts, with its replacement.
const OF_SQLITE: [(&str, &str); 22] = [
    ("?1", "`$1`"),
    ("VALUES (?", "`$1`"),
    ("= ?", "`$1`"),
    ("instr(", "`replace(a, b, '') <> a`, or a column that follows from others"),
    ("iif(", "`CASE`"),
    ("ifnull(", "`coalesce`"),
    ("json_", "a column that follows from others, or a loop in Rust"),
    ("INSERT OR ", "`ON CONFLICT`"),
    ("COLLATE ", "`lower(a) = lower(b)`"),
    (" GLOB ", "`LIKE`"),
    ("IS NOT $", "`IS DISTINCT FROM`"),
    ("($1 IS NULL", "`CAST($1 AS BIGINT) IS NULL`"),
    ("($2 IS NULL", "`CAST($2 AS BIGINT) IS NULL`"),
    ("($3 IS NULL", "`CAST($3 AS BIGINT) IS NULL`"),
    ("INDEXED BY", "an index that is found without being named"),
    ("CROSS JOIN", "`JOIN`"),
    ("last_insert_rowid", "`RETURNING id`"),
    ("strftime(", "a time from Rust"),
    ("format('", "words made in Rust"),
    ("PRAGMA", "`schema.rs`"),
    ("pragma_", "`schema.rs`"),
    ("sqlite_", "`schema.rs`"),
];

fn sources(folder: PathBuf, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        if name == "testing.rs" {
            continue;
        }
        if path.is_dir() && name != "tests" {
            sources(path, found);
        } else if path.is_file() && !OF_THE_FILE.contains(&name.as_str()) {
            let text = fs::read_to_string(path).unwrap();
            let code: Vec<&str> = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
            found.push((name, code.join("\n")));
        }
    }
}

#[test]
fn no_statement_is_for_sqlite_alone() {
    let mut files = Vec::new();
    sources(Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    assert!(files.len() > 30, "{}", files.len());
    let mut found = Vec::new();
    for (name, code) in &files {
        for (text, instead) in OF_SQLITE {
            if code.contains(text) {
                found.push(format!("{name}: `{text}`; instead: {instead}"));
            }
        }
    }
    for stored in described("SQLite") {
        let sql = stored["query"].as_str().unwrap().split_whitespace().collect::<Vec<_>>().join(" ");
        // The greater of two values is written with CASE. (The maximum of a column is allowed.)
        for (at, _) in sql.match_indices("max(").chain(sql.match_indices("min(")) {
            let inside = inside(&sql[at + 4..]);
            if top_level(inside, ',').len() > 1 {
                found.push(format!("the greater or lesser of two: {sql}"));
            }
        }
        // A subquery in FROM has a name.
        for (at, _) in sql.match_indices("FROM (SELECT") {
            let after = &sql[at + 6 + inside(&sql[at + 6..]).len() + 1..];
            if !after.starts_with(" AS ") {
                found.push(format!("a table without a name: {sql}"));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// The text before the bracket that closes one opened before.
fn inside(text: &str) -> &str {
    let mut depth = 1;
    let end = text.find(|letter| {
        depth += match letter {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        depth == 0
    });
    &text[..end.unwrap_or(text.len())]
}

/// The parts of a text between commas, outside brackets.
fn top_level(text: &str, comma: char) -> Vec<&str> {
    let mut depth = 0;
    let parts = text.split(|letter| {
        depth += match letter {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        letter == comma && depth == 0
    });
    parts.map(str::trim).collect()
}

/// The expression that gets a name with `AS "name"`: everything before it up to the comma or the word that
/// begins the list of columns.
fn expression<'a>(sql: &'a str, name: &str) -> &'a str {
    let before = &sql[..sql.find(&format!("\"{name}\"")).unwrap()];
    let before = before.trim_end().strip_suffix("AS").unwrap().trim_end();
    let mut depth = 0;
    let mut start = 0;
    for (at, letter) in before.char_indices().rev() {
        match letter {
            ')' => depth += 1,
            '(' | ',' if depth == 0 => {
                start = at + 1;
                break;
            }
            '(' => depth -= 1,
            _ => {}
        }
        let word = ["SELECT ", "SELECT DISTINCT ", "RETURNING "]
            .into_iter()
            .find(|word| before[at..].starts_with(word));
        if let Some(word) = word.filter(|_| depth == 0) {
            start = at + word.len();
            break;
        }
    }
    let found = before[start..].trim();
    found.strip_prefix("DISTINCT ").unwrap_or(found)
}

/// The fault of a type claimed for an expression, if another database would return another type.
fn wrong(claimed: &str, expression: &str) -> Option<&'static str> {
    let text = expression.replace('\n', " ");
    let number = text.bytes().all(|byte| byte.is_ascii_digit());
    let truth = [" IS NULL", " IS NOT NULL", " = ", " <> ", " < ", " > ", " <= ", " >= "];
    // The contents of brackets say nothing about the type of the whole.
    let mut depth = 0;
    let outside: String = text
        .chars()
        .filter(|letter| {
            depth += i32::from(*letter == '(') - i32::from(*letter == ')');
            depth == 0
        })
        .collect();
    let says = |words: &[&str]| words.iter().any(|word| outside.contains(word));
    match claimed {
        "i64" if text.starts_with("CAST(") => {
            (!text.ends_with(" AS BIGINT)")).then_some("it is cast to another type")
        }
        "i64" if text.starts_with("count(") => None,
        "i64" if number => Some("a number in a statement is a short one: ask for a column"),
        "i64" if text.starts_with("EXISTS") || says(&truth) => Some("it is a truth, not a number"),
        "i64" if text.starts_with("sum(") || text.starts_with("coalesce(sum(") => {
            Some("a sum may be of another type: CAST(… AS BIGINT)")
        }
        "i64" if text.starts_with("length(") => Some("a length is a short number: CAST(… AS BIGINT)"),
        "bool" if !text.starts_with("EXISTS") && !says(&truth) => Some("it is a number, not a truth"),
        _ => None,
    }
}

#[test]
fn what_is_claimed_of_columns_agrees_with_their_types() {
    assert_eq!(expression("SELECT a, count(b, c) AS \"n!: i64\" FROM t", "n!: i64"), "count(b, c)");
    assert_eq!(expression("SELECT DISTINCT x AS \"x!: i64\" FROM t", "x!: i64"), "x");
    assert!(wrong("i64", "1").is_some() && wrong("i64", "EXISTS (SELECT 1)").is_some());
    assert!(
        wrong("i64", "coalesce(sum(n), 0)").is_some()
            && wrong("bool", "CASE WHEN a THEN 1 ELSE 0 END").is_some()
    );
    assert!(wrong("bool", "a IS NOT NULL").is_none() && wrong("i64", "max(at)").is_none());
    let (mut found, mut looked_at) = (Vec::new(), 0);
    for stored in described("SQLite") {
        let sql = stored["query"].as_str().unwrap();
        for column in stored["describe"]["columns"].as_array().unwrap() {
            let name = column["name"].as_str().unwrap();
            let Some((_, claimed)) = name.split_once(':') else { continue };
            let claimed = claimed.trim();
            looked_at += 1;
            let kind = column["type_info"].as_str().unwrap();
            let what =
                if column["origin"].get("Table").is_some() || column["origin"].get("TableColumn").is_some() {
                    let fits =
                        matches!((claimed, kind), ("i64", "Integer") | ("String", "Text") | ("f64", "Float"));
                    (!fits).then_some("the column has another type")
                } else {
                    wrong(claimed, expression(sql, name))
                };
            if let Some(what) = what {
                found.push(format!("`{name}` ({kind}): {what}: {sql}"));
            }
        }
    }
    assert!(looked_at > 50, "only {looked_at} were found");
    assert!(found.is_empty(), "{}", found.join("\n"));
}
