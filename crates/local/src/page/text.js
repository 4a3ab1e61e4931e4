// Messages as elements: the part of Discord's Markdown that Liege writes. Text from people and from the
// program only ever becomes text nodes; nothing here parses HTML.

import { element, shape } from "./dom.js";

// One mark a turn, the first of these that begins earliest.
const INLINE = new RegExp([
  "\\\\(?<escaped>[\\\\\u0060*_~|<>#\\-\\[\\]()])",
  "(?<ticks>`+)(?<code>[^`](?:.*?[^`])??)\\k<ticks>(?!`)",
  "\\|\\|(?<covered>(?=\\S).+?)\\|\\|",
  "\\*\\*(?<bold>(?=\\S).+?)\\*\\*(?!\\*)",
  "__(?<under>(?=\\S).+?)__",
  "~~(?<struck>(?=\\S).+?)~~",
  "\\*(?<italic>(?=[^\\s*]).*?[^\\s*]|[^\\s*])\\*(?!\\*)",
  "(?<![\\p{L}\\p{N}_])_(?<slanted>(?=[^\\s_]).*?[^\\s_]|[^\\s_])_(?![\\p{L}\\p{N}_])",
  "(?<mark>✅|💡|📬)\\uFE0F?",
  "<@!?(?<member>[^>\\s]{1,64})>",
  "<#(?<place>[^>\\s]{1,64})>",
  "(?<![\\p{L}\\p{N}_&/])#(?<table>\\d{1,9})(?![\\p{L}\\p{N}_])",
  "<t:(?<time>-?\\d{1,13})(?::(?<format>[tTdDfFR]))?>",
  "\\[(?<label>[^\\]\\n]+)\\]\\((?<target>https?://[^\\s)]+)\\)",
  "(?<link>https?://[^\\s<>]*[^\\s<>.,:;!?)\\]'\"])",
].join("|"), "u");

// Marks in place of emoji, for which a computer may have no font.
const MARKS = {
  "✅": "M4 13l5 5L20 6",
  "💡": "M9 21h6M9 18h6c0-3 3-4 3-9a6 6 0 0 0-12 0c0 5 3 6 3 9z",
  "📬": "M3 6h18v12H3zm0 0l9 7 9-7",
};

const markOf = (emoji) =>
  shape("svg", { viewBox: "0 0 24 24", class: "mark", "aria-hidden": true }, shape("path", { d: MARKS[emoji] }));

/** Code; a checksum is folded, for only who checks it reads all of it. */
function codeOf(text) {
  const code = element("code", "", text);
  if (!/^[\da-f]{40,}$/u.test(text)) return code;
  return element("details", "hash", element("summary", "", `${text.slice(0, 8)}…`), code);
}

/** Text that is covered until the reader presses it. */
function covered(inside) {
  const made = element("button", "covered", inside);
  made.type = "button";
  made.setAttribute("aria-expanded", "false");
  made.addEventListener("click", () => made.setAttribute("aria-expanded", "true"));
  return made;
}

const link = (target, label) => {
  const made = element("a", "", label);
  made.href = target;
  made.target = "_blank";
  made.rel = "noopener noreferrer";
  return made;
};

/** `#4` as a link to where table 4 is played; null where there is no such place. */
function tableLink(number, names) {
  const address = names.table(number);
  if (!address) return null;
  const made = element("a", "table", `#${number}`);
  made.href = address;
  return made;
}

const STYLES = { bold: "strong", under: "u", struck: "s", italic: "em", slanted: "em" };

const FORMATS = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};

const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** "in 3 days", "5 minutes ago": to the nearest, and never "tomorrow", which 30 hours may or may not be. */
export function relative(seconds, language, now = Date.now() / 1000) {
  const difference = seconds - now;
  const [unit, size] = UNITS.find(([, size]) => Math.abs(difference) >= size) ?? UNITS[UNITS.length - 1];
  const numeric = unit === "second" ? "auto" : "always";
  return new Intl.RelativeTimeFormat(language, { numeric }).format(Math.round(difference / size), unit);
}

function time(seconds, format, language) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return null;
  const full = new Intl.DateTimeFormat(language, FORMATS.F).format(date);
  const shown = format === "R"
    ? relative(seconds, language)
    : new Intl.DateTimeFormat(language, FORMATS[format] ?? FORMATS.f).format(date);
  const made = element("time", "", shown);
  made.dateTime = date.toISOString();
  made.title = full;
  return made;
}

function inline(text, names) {
  const out = new DocumentFragment();
  let rest = text;
  while (rest) {
    const found = INLINE.exec(rest);
    if (!found) break;
    const { groups } = found;
    out.append(rest.slice(0, found.index));
    rest = rest.slice(found.index + found[0].length);
    let made = null;
    const style = Object.keys(STYLES).find((name) => groups[name] !== undefined);
    if (style) made = element(STYLES[style], "", inline(groups[style], names));
    else if (groups.escaped !== undefined) made = groups.escaped;
    else if (groups.code !== undefined) made = codeOf(groups.code);
    else if (groups.covered !== undefined) made = covered(inline(groups.covered, names));
    else if (groups.mark !== undefined) made = markOf(groups.mark);
    else if (groups.member !== undefined) {
      const name = names.member(groups.member);
      if (name) made = element("span", names.isMe(groups.member) ? "mention me" : "mention", `@${name}`);
    } else if (groups.place !== undefined) {
      const place = names.place(groups.place);
      if (place) {
        made = element("a", "mention", `#${place.name}`);
        made.href = place.address;
      }
    } else if (groups.table !== undefined) made = tableLink(groups.table, names);
    else if (groups.time !== undefined) made = time(Number(groups.time), groups.format, names.language);
    else if (groups.target !== undefined) made = link(groups.target, inline(groups.label, names));
    else if (groups.link !== undefined) made = link(groups.link, groups.link);
    out.append(made ?? found[0]);
  }
  out.append(rest);
  return out;
}

function lines(text, names) {
  const out = new DocumentFragment();
  const put = (kind, inside) => out.append(element("div", kind, inline(inside, names)));
  for (const line of text.split("\n")) {
    const [, quote] = /^> ?(.*)$/u.exec(line) ?? [];
    const [, small] = /^-# (.*)$/u.exec(line) ?? [];
    const [, heading] = /^#{1,3} (.*)$/u.exec(line) ?? [];
    const [, indent, item] = /^( *)[-*] (.*)$/u.exec(line) ?? [];
    if (quote !== undefined) put("quote", quote);
    else if (small !== undefined) put("small", small);
    else if (heading !== undefined) put("heading", heading);
    else if (item !== undefined) put(indent ? "item inner" : "item", item);
    else if (line.trim() === "") out.append(element("div", "gap"));
    else put(/^ {2,}/u.test(line) ? "inner" : "", line.trim());
  }
  return out;
}

/** What somebody typed, as they typed it; tables that it mentions are links. */
export function renderTyped(text, names) {
  const out = new DocumentFragment();
  for (const part of text.split(/(?<![\p{L}\p{N}_&/])(#\d{1,9})(?![\p{L}\p{N}_])/u)) {
    out.append((part.startsWith("#") && tableLink(part.slice(1), names)) || part);
  }
  return out;
}

/**
 * A message's text as elements.
 * @param {string} text
 * @param {{member(id: string): ?string, place(id: string): ?{name: string, address: string}, table(number: string): ?string, isMe(id: string): boolean, language: string}} names
 */
export function render(text, names) {
  const out = new DocumentFragment();
  const parts = text.split(/```(?:[\w-]*\n)?([\s\S]*?)```/u);
  parts.forEach((part, index) => {
    if (index % 2 === 1) out.append(element("pre", "", element("code", "", part.replace(/\n$/u, ""))));
    else if (part.trim() !== "") out.append(lines(part.replace(/^\n|\n$/gu, ""), names));
  });
  return out;
}
