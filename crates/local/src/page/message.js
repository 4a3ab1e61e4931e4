// A message as elements of the page, new and edited.

import { buttonOf, element } from "./dom.js";
import { render, renderTyped } from "./text.js";

function timeOf(message, page) {
  const date = new Date(message.posted);
  const today = date.toDateString() === new Date().toDateString();
  const format = today ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" };
  const made = element("time", "", new Intl.DateTimeFormat(page.names.language, format).format(date));
  made.dateTime = date.toISOString();
  return made;
}

// What there was no more room for; a picture still says what it showed.
const goneOf = (what, page) => element("p", "gone", `${what} `, element("em", "", `(${page.word("gone")})`));

function pictureOf(picture, page, message) {
  const { number, tried } = page.shownBy(picture);
  if (number !== undefined && !tried) return wayTo(number, picture, page);
  if (!picture.url) return goneOf(picture.alt || picture.name, page);
  const image = element("img", "");
  image.src = picture.url;
  image.alt = picture.alt;
  image.decoding = "async";
  if (picture.width && picture.height) {
    image.width = picture.width;
    image.height = picture.height;
  }
  const button = buttonOf("picture", image, () => page.enlarge(picture));
  button.title = page.word("enlarge");
  const frame = element("div", "board", button);
  frame.dataset.picture = picture.name;
  if (picture.url.endsWith(".gif")) makeFilm(frame, image, page);
  if (!tried) return frame;
  // A line that was tried goes on at the board, as far as a button tells its moves.
  const line = message.buttons.map(({ id }) => /^(?:play|played|do):\d+:\d+:(.*)$/u.exec(id)?.[1].split(";")).find(Boolean);
  return element("div", "", frame, wayTo(number, picture, page, line ?? []));
}

/** A film stands still until somebody wants to see it. */
function makeFilm(frame, image, page) {
  const still = element("canvas", "");
  const play = buttonOf("play", "", () => run(!image.isConnected));
  const run = (on) => {
    if (on) still.replaceWith(image);
    else image.replaceWith(still);
    play.textContent = page.word(on ? "film-stop" : "film-play");
  };
  const first = new Image();
  first.src = image.src;
  first.decode().then(() => {
    [still.width, still.height] = [first.naturalWidth, first.naturalHeight];
    still.getContext("2d").drawImage(first, 0, 0);
  }).catch(() => run(true));
  still.role = "img";
  still.ariaLabel = image.alt;
  frame.append(play);
  run(false);
}

/** The board of the table in view is there already: a posted picture of it is a way to that position. */
function wayTo(number, picture, page, line) {
  const label = line ? page.word("tries") : page.word("board-after").replace("…", number);
  const made = buttonOf("way", label, () => page.goTo(number, line));
  made.dataset.picture = picture.name;
  return made;
}

const picturesOf = (message, page) =>
  element("div", "pictures", ...message.pictures.map((picture) => pictureOf(picture, page, message)));

/** A menu, and a button that takes what is chosen: going through it with keys chooses nothing yet. */
function menuOf(message, page) {
  const select = element("select", "");
  select.ariaLabel = message.menu.hint;
  const hint = new Option(message.menu.hint, "", true, true);
  hint.disabled = true;
  select.append(hint, ...message.menu.options.map(({ id, label, about }) => new Option(about ? `${label} ${about}` : label, id)));
  const take = buttonOf("main", page.word("choose"), () => {
    if (select.value) page.press(message, { id: select.value }, take);
    else select.focus();
  });
  return element("div", "menu", select, take);
}

function fileOf(file, page) {
  if (!file.url) return goneOf(file.name, page);
  const size = file.size < 1024 ? `${file.size} B` : `${Math.ceil(file.size / 1024)} KiB`;
  const link = element("a", "", file.name);
  link.href = file.url;
  link.download = file.name;
  return element("p", "file", link, ` ${size}`);
}

function buttonsOf(message, page) {
  const row = element("div", "buttons");
  row.role = "group";
  row.ariaLabel = page.word("buttons");
  for (const button of message.buttons) {
    const made = buttonOf(button.style, button.label, () => page.press(message, button, made));
    made.dataset.button = button.id;
    row.append(made);
  }
  return row;
}

// What people type is shown as they typed it.
const textOf = (message, page) => (message.author === null ? render : renderTyped)(message.text, page.names);

/**
 * A new message.
 * @param {{author: ?string, addressee: ?string, text: string, mentions: string[], pictures: object[], files: object[], buttons: object[]}} message
 * @param {{names: object, alone(message): boolean, word(key: string): string, press: Function, enlarge: Function}} page
 */
export function nodeOf(message, page) {
  const mine = page.names.isMe(message.author);
  const kind = message.author === null ? "liege" : mine ? "mine" : "theirs";
  const alone = page.alone(message);
  const article = element("article", `message ${kind}${alone ? " alone" : ""}`);
  if (message.mentions.some((id) => page.names.isMe(id))) article.classList.add("calls-me");
  const author = message.author === null ? "Liege" : page.names.member(message.author) ?? message.author;
  const head = element("header", "", element("strong", "author", author));
  if (alone) head.append(element("span", "only-you", page.word("only-you")));
  head.append(timeOf(message, page));
  article.append(head);
  article.append(element("div", "text", textOf(message, page)));
  article.append(picturesOf(message, page));
  for (const file of message.files ?? []) article.append(fileOf(file, page));
  if (message.menu) article.append(menuOf(message, page));
  if (message.buttons.length) article.append(buttonsOf(message, page));
  placeMenu(article, message);
  return article;
}

/** A menu of what the buttons have no room for stands below them. */
function placeMenu(article, message) {
  if (message.menu?.below) article.append(article.querySelector(":scope > .menu"));
}

const lines = (node) => [...node.children].map((line) => line.textContent.trim()).filter((line) => line !== "");

/**
 * Brings a message that is shown up to date: its text, buttons, menu and pictures. Gives the lines that
 * are new, after the first, by which it is known; the log itself announces nothing of it.
 * @returns {string[]}
 */
export function bringUpToDate(article, message, page) {
  article.ariaLive = "off";
  const text = article.querySelector(".text");
  const before = lines(text);
  text.replaceChildren(textOf(message, page));
  const now = lines(text);
  const changed = now.filter((line, at) => at > 0 && !before.includes(line));
  if (changed.length > 0 || now[0] !== before[0]) changed.unshift(now[0] ?? "");

  // What may be pointed at on a board goes with it.
  const names = (node) => [...node.querySelectorAll("img")].map((image) => image.src).join();
  const pictures = picturesOf(message, page);
  const shown = article.querySelector(".pictures");
  if (names(pictures) !== names(shown)) shown.replaceWith(pictures);
  const menu = article.querySelector(".menu");
  const asked = menu?.contains(document.activeElement) ?? false;
  const next = message.menu ? menuOf(message, page) : null;
  if (menu && next) menu.replaceWith(next);
  else if (menu) menu.remove();
  else if (next) article.querySelector(".pictures").after(next);
  if (asked) (next?.querySelector("select") ?? article).focus({ preventScroll: true });

  const old = article.querySelector(":scope > .buttons");
  const held = old?.contains(document.activeElement) ? document.activeElement.dataset.button : undefined;
  const row = message.buttons.length ? buttonsOf(message, page) : null;
  if (old && row) old.replaceWith(row);
  else if (old) old.remove();
  else if (row) article.append(row);
  if (message.menu?.below && article.lastElementChild !== article.querySelector(":scope > .menu")) placeMenu(article, message);
  // Whoever has just pressed goes on from here, not from the beginning of the page.
  if (held !== undefined) {
    const same = row?.querySelector(`[data-button="${CSS.escape(held)}"]`);
    if (!same) article.tabIndex = -1;
    (same ?? article).focus({ preventScroll: true });
  }
  return changed;
}
