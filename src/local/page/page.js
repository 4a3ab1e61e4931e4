// The local chat's page. See the module documentation of `local::page` for the interface it talks to.

import { makeClickable } from "./board.js";
import { fillIn } from "./form.js";
import { bringUpToDate, nodeOf } from "./message.js";
import { ask, get, kept, newRequest, pause } from "./server.js";
import { render } from "./text.js";

const $ = (id) => document.getElementById(id);
const element = (name, className, ...children) => {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children);
  return made;
};

/** What the server said last: {me, members, places, language, words}. */
let state = null;
/** The id of the place that is shown. */
let place = "main";
/** The messages shown, by id: {message, node}. */
const shown = new Map();
let source = null;
/** The last message that came, of whatever place, and the last edit. */
let latest = 0;
let edited = 0;
/** Counts changes of member or place: what arrives late for an earlier one is dropped. */
let visit = 0;

// ---------------------------------------------------------------- what the browser keeps

// Every tab is somebody of its own, and begins as whoever was here last.
const whoAmI = {
  get() {
    try { return sessionStorage.getItem("liege.me") ?? kept.get("me") ?? ""; } catch { return ""; }
  },
  set(id) {
    try { sessionStorage.setItem("liege.me", id); } catch { /* private mode */ }
    kept.set("me", id);
  },
};

const lastRead = (id) => (kept.get(`read.${state.me.id}`) ?? {})[id] ?? 0;
const markRead = (id, message) => {
  const read = kept.get(`read.${state.me.id}`) ?? {};
  if ((read[id] ?? 0) >= message) return;
  read[id] = message;
  kept.set(`read.${state.me.id}`, read);
};

// ---------------------------------------------------------------- asking the server

const say = (text, isFault = false) => {
  $("status").textContent = text;
  $("status").classList.toggle("fault", isFault);
};

const word = (key) => state?.words?.[key] ?? "";

const post = (path, body) => ask(path, body, (trouble) => say(trouble ? word("failed") : "", trouble));

// ---------------------------------------------------------------- who and where

/** Puts new children in, and the focus back on the one of the same key. */
function replace(parent, children) {
  const key = parent.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
  parent.replaceChildren(...children);
  if (key !== undefined) parent.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
}

const pennon = () => {
  const mark = element("span", "pennon", element("span", "unseen", ` ${word("your-turn")}`));
  mark.title = word("your-turn");
  return mark;
};

function showLabels() {
  document.documentElement.lang = state.language;
  for (const labelled of document.querySelectorAll("[data-label]")) {
    labelled.textContent = word(labelled.dataset.label);
  }
  $("input-label").textContent = word("input");
  $("input").placeholder = word("hint").replaceAll("`", "");
  $("choices").setAttribute("aria-label", word("suggestions"));
  showFile();
}

function showMembers() {
  replace($("member-list"), state.members.map((member, index) => {
    const radio = element("input", "");
    radio.type = "radio";
    radio.name = "member";
    radio.value = member.id;
    radio.dataset.key = member.id;
    radio.checked = member.id === state.me.id;
    const label = element("label", "chip", radio, element("span", "name", member.name));
    if (member.waits) label.append(pennon());
    if (index < 9) label.title = `Alt+${index + 1}`;
    return label;
  }));
}

const placeName = (line) => {
  if (line.kind === "channel") return `# ${word("main")}`;
  if (line.kind === "private") return word("private");
  return line.name;
};

// A private room is written `#private` in the address, so that it is the next member's own room, too.
const addressOf = (line) => (line.kind === "private" ? "#private" : `#${line.id}`);

function placeOfAddress() {
  const wanted = decodeURIComponent(location.hash.slice(1));
  const found = state.places.find((line) => addressOf(line).slice(1) === wanted);
  return (found ?? state.places[0]).id;
}

let scrolledTo = null;

function showPlaces() {
  replace($("place-list"), state.places.map((line) => {
    const anchor = element("a", "place", element("span", "name", placeName(line)));
    anchor.href = addressOf(line);
    anchor.dataset.key = line.id;
    if (line.id === place) anchor.setAttribute("aria-current", "page");
    if (line.waits) anchor.append(pennon());
    else if (line.id !== place && line.last > lastRead(line.id)) {
      anchor.append(element("span", "unread", element("span", "unseen", ` ${word("new-here")}`)));
    }
    anchor.title = placeName(line);
    return element("li", "", anchor);
  }));
  // On a phone the places stand in a row that scrolls.
  const current = $("place-list").querySelector("[aria-current]");
  if (current && current.dataset.key !== scrolledTo) {
    current.scrollIntoView({ block: "nearest", inline: "center" });
    scrolledTo = current.dataset.key;
  }
  const here = state.places.find((line) => line.id === place);
  $("here").textContent = here ? placeName(here) : "";
  const waits = state.places.some((line) => line.waits);
  document.title = `${waits ? "● " : ""}${$("here").textContent} · Liege`;
}

function apply(next) {
  const before = state;
  state = { ...state, ...next };
  if (!before || JSON.stringify(before.words) !== JSON.stringify(state.words)) showLabels();
  showMembers();
  showPlaces();
  showEmpty();
}

// ---------------------------------------------------------------- messages

const names = {
  member: (id) => state.members.find((member) => member.id === id)?.name,
  place: (id) => {
    const line = state.places.find((line) => line.id === id);
    return line && placeName(line).replace(/^# /u, "");
  },
  isMe: (id) => id === state.me.id,
  get language() { return state.language; },
};

function enlarge(picture) {
  const dialog = $("enlarged");
  const image = dialog.querySelector("img");
  image.src = picture.url;
  image.alt = picture.alt;
  dialog.setAttribute("aria-label", picture.name);
  dialog.showModal();
}

/** What a message needs to know of the page around it. */
const around = {
  names,
  word,
  alone: (message) => message.addressee !== null && place !== `@${state.me.id}`,
  press: (message, button, pressed) => press(message, button, pressed),
  enlarge,
};

const scroll = () => $("scroll");
const toEnd = () => { scroll().scrollTop = scroll().scrollHeight; };

/** Whether the reader is at the end, and stays there when something is added. */
let following = true;
$("scroll").addEventListener("scroll", () => {
  following = scroll().scrollHeight - scroll().scrollTop - scroll().clientHeight < 80;
});
const keepUp = new ResizeObserver(() => following && toEnd());
keepUp.observe($("log"));
keepUp.observe($("scroll"));

function showEmpty() {
  const empty = shown.size === 0;
  $("empty").hidden = !empty;
  if (empty) $("empty").replaceChildren(render(word("empty"), names));
}

/** Shows a message in its order; not twice. */
function show(message) {
  if (shown.has(message.id)) return;
  const node = nodeOf(message, around);
  let after = $("log").lastElementChild;
  while (after && Number(after.dataset.id) > message.id) after = after.previousElementSibling;
  node.dataset.id = message.id;
  if (after) after.after(node);
  else $("log").prepend(node);
  shown.set(message.id, { message, node });
}

/** Shows what a message says now. */
function changed(message) {
  edited = Math.max(edited, message.edited ?? 0);
  const here = shown.get(message.id);
  const face = ({ text, buttons, menu, pictures }) => JSON.stringify([text, buttons, menu, pictures]);
  if (!here || face(here.message) === face(message)) return;
  const lines = bringUpToDate(here.node, message, around);
  here.message = message;
  lightBoards();
  if (lines.length > 0) $("edits-said").textContent = `${word("edited")}: ${lines.join(" ")}`;
}

const onBoards = { me: () => state.me.id, place: () => place, word, say };

/** Lets the newest boards of each table be clicked, and no others. */
function lightBoards() {
  const newest = new Map();
  const frames = [...$("log").querySelectorAll(".board")].map((frame) => {
    const [, table, number] = /^table-(\d+)-(\d+)/u.exec(frame.dataset.picture) ?? [];
    newest.set(table, Math.max(newest.get(table) ?? 0, Number(number)));
    return { frame, table, number: Number(number) };
  });
  for (const { frame, table, number } of frames) {
    const old = number !== newest.get(table);
    if (old) frame.parentElement.querySelectorAll(".overlay, .pointing").forEach((part) => part.remove());
    else if (table) makeClickable(frame, { name: frame.dataset.picture }, onBoards);
  }
}

/** A line before the first message that is new to the member. */
function divide() {
  const read = lastRead(place);
  const fresh = [...shown.values()].filter(({ message }) => message.id > read && message.author !== state.me.id);
  if (read === 0 || fresh.length === 0) return;
  const first = fresh.reduce((a, b) => (a.message.id < b.message.id ? a : b));
  first.node.classList.add("first-new");
  first.node.dataset.newHere = word("new-here");
}

async function load(before) {
  const mine = visit;
  const parameters = { as: state.me.id, place };
  if (before) parameters.before = before;
  const { messages, more } = await get("/api/messages", parameters);
  if (mine !== visit) return;
  const height = scroll().scrollHeight - scroll().scrollTop;
  if (before) following = false;
  for (const message of messages) show(message);
  $("earlier").hidden = !more;
  if (before) scroll().scrollTop = scroll().scrollHeight - height;
  lightBoards();
  showEmpty();
}

async function enter(id) {
  visit += 1;
  place = id;
  shown.clear();
  // What was there before is not news.
  $("log").setAttribute("aria-busy", "true");
  $("log").replaceChildren();
  $("earlier").hidden = true;
  showPlaces();
  const mine = visit;
  try {
    await load();
  } catch (fault) {
    say(fault.message, true);
  }
  if (mine !== visit) return;
  divide();
  $("log").setAttribute("aria-busy", "false");
  following = true;
  toEnd();
  readHere();
}

/** What stands on the screen has been read. */
function readHere() {
  if (document.visibilityState !== "visible" || shown.size === 0) return;
  markRead(place, Math.max(...shown.keys()));
  showPlaces();
}

function arrived(message) {
  latest = Math.max(latest, message.id);
  const line = state.places.find((line) => line.id === message.place);
  if (line) line.last = Math.max(line.last, message.id);
  if (message.place !== place) {
    showPlaces();
    return;
  }
  if (message.author === state.me.id) following = true;
  show(message);
  lightBoards();
  showEmpty();
  if (following) toEnd();
  readHere();
}

// ---------------------------------------------------------------- the connection

function connect() {
  source?.close();
  const mine = new EventSource(`/events?${new URLSearchParams({ as: state.me.id, since: latest, edits: edited })}`);
  source = mine;
  let away = null;
  mine.addEventListener("open", () => {
    clearTimeout(away);
    away = null;
    if ($("status").dataset.away) {
      delete $("status").dataset.away;
      say(word("online"));
    }
  });
  mine.addEventListener("state", (event) => mine === source && apply(JSON.parse(event.data)));
  mine.addEventListener("message", (event) => mine === source && arrived(JSON.parse(event.data)));
  mine.addEventListener("edit", (event) => mine === source && changed(JSON.parse(event.data)));
  mine.addEventListener("error", () => {
    if (mine !== source) return;
    // A short break is not worth a word.
    away ??= setTimeout(() => {
      $("status").dataset.away = "yes";
      say(word("offline"), true);
    }, 1500);
    // The browser tries again by itself, unless it was refused.
    if (mine.readyState === EventSource.CLOSED) setTimeout(() => mine === source && connect(), 2000);
  });
}

async function become(id) {
  source?.close();
  source = null;
  visit += 1;
  const mine = visit;
  const next = await get("/api/state", { as: id });
  if (mine !== visit) return;
  whoAmI.set(next.me.id);
  latest = next.latest;
  edited = next.edited;
  hideChoices();
  apply(next);
  await enter(placeOfAddress());
  connect();
}

// ---------------------------------------------------------------- typing

let history = [];
let recalled = -1;
let draft = "";
/** Said one after the other, in the order in which they were typed. */
let sending = Promise.resolve();

/** What a file is sent as whose name alone is given: the only thing that is done with one. */
const WITH_FILE = "import";

function showFile() {
  const file = $("file").files[0];
  $("attached").textContent = file?.name ?? word("attach");
  $("attach").classList.toggle("chosen", file !== undefined);
}

$("file").addEventListener("change", () => {
  showFile();
  if ($("input").value.trim() === "") $("input").value = WITH_FILE;
  $("input").focus();
});

/** The file that was chosen, once. */
async function takeFile() {
  const file = $("file").files[0];
  $("file").value = "";
  showFile();
  // No more of it than tells that it is too long.
  return file ? [{ name: file.name, text: await file.slice(0, state.most + 1).text() }] : [];
}

function submit(text) {
  history = [text, ...history.filter((line) => line !== text)].slice(0, 50);
  kept.set("history", history);
  recalled = -1;
  const body = { as: state.me.id, place, text, request: newRequest() };
  const files = takeFile();
  sending = sending
    .then(async () => post("/api/say", { ...body, files: await files }))
    .catch((fault) => say(fault.message, true));
}

async function press(message, button, pressed) {
  if (pressed.getAttribute("aria-disabled") === "true") return;
  pressed.setAttribute("aria-disabled", "true");
  try {
    const body = { as: state.me.id, message: message.id, button: button.id, request: newRequest() };
    if (button.form) {
      body.text = await fillIn(state.me.id, button.id, word);
      if (body.text === null) return;
    }
    following = true;
    await post("/api/press", body);
  } catch (fault) {
    say(fault.message, true);
  } finally {
    pressed.removeAttribute("aria-disabled");
  }
}

let choices = [];
let chosen = -1;
let asking = 0;
let timer = null;

function hideChoices() {
  asking += 1;
  clearTimeout(timer);
  choices = [];
  chosen = -1;
  $("choices").hidden = true;
  $("choices").replaceChildren();
  $("input").setAttribute("aria-expanded", "false");
  $("input").removeAttribute("aria-activedescendant");
  $("choices-said").textContent = "";
}

function choose(index) {
  chosen = index;
  [...$("choices").children].forEach((option, at) => option.setAttribute("aria-selected", String(at === index)));
  const option = $("choices").children[index];
  if (option) {
    $("input").setAttribute("aria-activedescendant", option.id);
    option.scrollIntoView({ block: "nearest" });
  } else {
    $("input").removeAttribute("aria-activedescendant");
  }
}

function take(index) {
  $("input").value = choices[index].value;
  hideChoices();
  $("input").focus();
  // `new ` or `help ` ask for more.
  if ($("input").value.endsWith(" ")) askForChoices();
}

function askForChoices() {
  clearTimeout(timer);
  const typed = $("input").value;
  if (typed.trim() === "") {
    hideChoices();
    return;
  }
  asking += 1;
  const mine = asking;
  timer = setTimeout(async () => {
    let answer = null;
    try {
      const response = await fetch("/api/complete", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ as: state.me.id, place, typed }),
      });
      if (response.ok) answer = await response.json();
    } catch { /* suggestions are only a comfort */ }
    if (mine !== asking) return;
    const found = (answer?.choices ?? []).filter((choice) => choice.value !== typed);
    if (found.length === 0) {
      hideChoices();
      return;
    }
    choices = found;
    $("choices").replaceChildren(...found.map((choice, index) => {
      const option = element("li", "", choice.label);
      option.id = `choice-${index}`;
      option.setAttribute("role", "option");
      option.addEventListener("pointerdown", (event) => event.preventDefault());
      option.addEventListener("click", () => take(index));
      return option;
    }));
    $("choices").hidden = false;
    $("choices").scrollTop = 0;
    $("input").setAttribute("aria-expanded", "true");
    $("choices-said").textContent = answer.said;
    choose(-1);
  }, 100);
}

function recall(step) {
  const next = Math.max(-1, Math.min(history.length - 1, recalled + step));
  if (next === recalled) return;
  if (recalled === -1) draft = $("input").value;
  recalled = next;
  hideChoices();
  $("input").value = recalled === -1 ? draft : history[recalled];
}

$("input").addEventListener("input", () => {
  recalled = -1;
  askForChoices();
});

$("input").addEventListener("keydown", (event) => {
  if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
  const open = !$("choices").hidden;
  if (event.key === "ArrowDown") {
    if (open) choose(chosen + 1 < choices.length ? chosen + 1 : -1);
    else recall(-1);
  } else if (event.key === "ArrowUp") {
    if (open && chosen >= 0) choose(chosen - 1);
    else recall(1);
  } else if (event.key === "Enter" && open && chosen >= 0) {
    take(chosen);
  } else if (event.key === "Escape" && open) {
    hideChoices();
  } else {
    return;
  }
  event.preventDefault();
});

$("input").addEventListener("blur", () => hideChoices());

$("composer").addEventListener("submit", (event) => {
  event.preventDefault();
  const text = $("input").value.trim();
  hideChoices();
  if (text === "") return;
  $("input").value = "";
  submit(text);
  $("input").focus();
});

// ---------------------------------------------------------------- everything else

$("members").addEventListener("change", (event) => {
  become(event.target.value).catch((fault) => say(fault.message, true));
});

$("add-form").addEventListener("submit", async (event) => {
  event.preventDefault();
  try {
    const member = await post("/api/members", { name: $("add-name").value });
    $("add-name").value = "";
    $("add").open = false;
    await become(member.id);
    $("input").focus();
  } catch (fault) {
    say(fault.message, true);
  }
});

$("earlier").addEventListener("click", () => {
  load(Math.min(...shown.keys())).catch((fault) => say(fault.message, true));
});

$("skip").addEventListener("click", (event) => {
  event.preventDefault();
  $("input").focus();
});

$("enlarged").addEventListener("click", (event) => {
  if (event.target === $("enlarged")) $("enlarged").close();
});

addEventListener("hashchange", () => {
  const id = placeOfAddress();
  if (id !== place) enter(id);
});

addEventListener("visibilitychange", () => readHere());

addEventListener("keydown", (event) => {
  if (!event.altKey || event.ctrlKey || event.metaKey || !state) return;
  const digit = /^(?:Digit|Numpad)([1-9])$/u.exec(event.code);
  if (digit) {
    const member = state.members[Number(digit[1]) - 1];
    if (member && member.id !== state.me.id) become(member.id).catch((fault) => say(fault.message, true));
  } else if (event.code === "ArrowUp" || event.code === "ArrowDown") {
    const step = event.code === "ArrowUp" ? -1 : 1;
    const at = state.places.findIndex((line) => line.id === place) + step;
    const line = state.places[(at + state.places.length) % state.places.length];
    location.hash = addressOf(line);
  } else if (event.code === "KeyM") {
    $("input").focus();
  } else {
    return;
  }
  event.preventDefault();
});

history = kept.get("history") ?? [];
for (let attempt = 0; ; attempt += 1) {
  try {
    await become(whoAmI.get());
    if (attempt > 0) say("");
    break;
  } catch (fault) {
    say(fault.message, true);
    await pause(Math.min(10000, 500 * 2 ** attempt));
  }
}
$("input").focus();
