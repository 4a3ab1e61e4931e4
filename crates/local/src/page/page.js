// The local chat's page. See the module documentation of `local::page` for the interface it talks to.

import { makeClickable } from "./board.js";
import { showCatalogue } from "./catalogue.js";
import { composeFor, hideChoices, showFile, submit } from "./composer.js";
import { $, element, once, pennonOf, sayLabels, when } from "./dom.js";
import { enlarge } from "./enlarge.js";
import { fillIn } from "./form.js";
import { askName, invitedTo, offerLink } from "./invite.js";
import { itemsOf } from "./lists.js";
import { offerLooks, showChosen } from "./looks.js";
import { bringUpToDate, nodeOf } from "./message.js";
import { ask, get, kept, newRequest, pause } from "./server.js";
import { goTo, refreshTable, showTable, shownBy } from "./table.js";
import { render } from "./text.js";

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
    kept.set("mine", [...new Set([...(kept.get("mine") ?? []), id])]);
  },
};

const lastRead = (id) => (kept.get(`read.${me()}`) ?? {})[id] ?? 0;
const markRead = (id, message) => {
  const read = kept.get(`read.${me()}`) ?? {};
  if ((read[id] ?? 0) >= message) return;
  read[id] = message;
  kept.set(`read.${me()}`, read);
};

// ---------------------------------------------------------------- asking the server

const say = (text, isFault = false) => {
  $("status").textContent = text;
  $("status").classList.toggle("fault", isFault);
};
const fail = (fault) => say(fault.message, true);

const me = () => state.me.id;
const word = (key) => state?.words?.[key] ?? "";

const post = (path, body) => ask(path, body, (trouble) => say(trouble ? word("failed") : "", trouble));

// ---------------------------------------------------------------- who and where

/** Puts new children in, and the focus back on the one of the same key. */
function replace(parent, children) {
  const key = parent.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
  parent.replaceChildren(...children);
  if (key !== undefined) parent.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus();
}

const pennon = () => pennonOf(word("your-turn"));

function showLabels() {
  document.documentElement.lang = state.language;
  sayLabels(word);
  $("choices").ariaLabel = word("suggestions");
  $("follow").parentElement.title = word("follow-about");
  showFile();
}

function showMembers() {
  replace($("member-list"), state.members.map((member, index) => {
    const radio = element("input", "");
    radio.type = "radio";
    radio.name = "member";
    radio.value = member.id;
    radio.dataset.key = member.id;
    radio.checked = member.id === me();
    const label = element("label", "chip", radio, element("span", "name", member.name));
    if (member.waits) label.append(pennon());
    if (index < 9) label.title = `Alt+${index + 1}`;
    return label;
  }));
  bringIntoView($("member-list"), ".chip:has(:checked)");
}

const placeName = (line) => {
  if (line.kind === "channel") return `# ${word("main")}`;
  if (line.kind === "private") return word("private");
  if (line.table === null) return line.name;
  // The number first, by which tables are told apart where there is little room.
  const number = `#${line.table}`;
  return line.name.startsWith(number) ? line.name : `${number} ${line.name.replace(new RegExp(` ?${number}\\b`, "u"), "")}`;
};

// A private room is written `#private` in the address, so that it is the next member's own room, too.
const addressOf = (line) => (line.kind === "private" ? "#private" : `#${line.id}`);
/** The same as a link; one that begins with the sign would be taken for a way to skip along the page. */
const linkTo = (line) => `./${addressOf(line)}`;

function placeOfAddress() {
  const found = state.places.find((line) => new URL(linkTo(line), location).hash === location.hash);
  return (found ?? state.places[0]).id;
}

/** Brings what is chosen into view, in a row that scrolls on a phone. */
function bringIntoView(list, chosen) {
  const current = list.querySelector(chosen);
  const row = current?.getBoundingClientRect();
  const { left: from, right: to, top, bottom } = list.getBoundingClientRect();
  const seen = row && row.left >= from && row.right <= to && row.top >= top && row.bottom <= bottom;
  if (current && !seen) current.scrollIntoView({ block: "nearest", inline: "center" });
}

/** A place as a link in the list. */
function anchorOf(line) {
  const anchor = element("a", "place", element("span", "name", placeName(line)));
  anchor.href = linkTo(line);
  anchor.dataset.key = line.id;
  if (line.id === place) anchor.ariaCurrent = "page";
  if (line.result) anchor.append(element("span", "result", line.result));
  if (line.waits) anchor.append(pennon());
  else if (line.heap !== "others" && line.id !== place && line.last > lastRead(line.id)) {
    anchor.append(element("span", "unread", element("span", "unseen", ` ${word("new-here")}`)));
  }
  anchor.title = placeName(line);
  return anchor;
}

const lineHere = () => state?.places.find((line) => line.id === place);

function showPlaces() {
  replace($("place-list"), itemsOf(state.places, place, anchorOf, word));
  bringIntoView($("place-list"), "[aria-current]");
  const here = lineHere();
  $("here").textContent = here ? placeName(here) : "";
  const waits = state.places.some((line) => line.waits) ? "● " : "";
  const named = /^(#\d+ )?(.*)$/u.exec($("here").textContent);
  document.title = `${named[1] ?? ""}${waits}${named[2]} · Liege`;
  $("input").placeholder = word(here?.kind === "thread" ? "hint-table" : "hint").replaceAll("\u0060", "");
  // A clock that runs stands beside the board.
  $("result").textContent = here?.result ?? "";
}

function apply(next) {
  const before = state;
  state = { ...state, ...next };
  if (!before) for (const part of document.querySelectorAll("[inert]")) part.inert = false;
  if (!before || JSON.stringify(before.words) !== JSON.stringify(state.words)) showLabels();
  showChosen(state);
  showMembers();
  showPlaces();
  showEmpty();
  goToAwaited();
  showHere();
}

// ---------------------------------------------------------------- whose turn it is

const turnHere = (member) => member.turns.includes(place);

/** Becomes whoever is to move here, unless something is being written or looked at. */
async function followTurn() {
  const busy = document.querySelector("dialog[open]") !== null || $("input").value.trim() !== "";
  if (!$("follow").checked || busy) return;
  const mine = state.members.findIndex((member) => member.id === me());
  const others = [...state.members.slice(mine + 1), ...state.members.slice(0, mine)];
  const next = turnHere(state.members[mine]) ? undefined : others.find(turnHere);
  if (!next) return;
  await become(next.id);
  say(`${word("you")}: ${next.name}`);
}

function setFollow(on) {
  $("follow").checked = on;
  try { sessionStorage.setItem("liege.follow", on ? "yes" : ""); } catch { /* private mode */ }
}

/** What the server tells anew. Whoever chose to be somebody else stays so until the turn passes on. */
function stateCame(next) {
  const before = state.members.filter(turnHere).map((member) => member.id).join();
  apply(next);
  const now = state.members.filter(turnHere).map((member) => member.id).join();
  if (now !== before) followTurn().catch(fail);
}

/** The table that was begun here and whose thread is still to be opened. */
let awaited = null;

/** So many milliseconds a table that begins is taken for what came of what was said or pressed here. */
const SOON = 10_000;

/** The places that there were when something was said or pressed last, and until when a new one came of it. */
let expected = { known: new Set(), until: 0 };

function expectTable() {
  expected = { known: new Set(state.places.map((line) => line.id)), until: performance.now() + SOON };
}

function goToAwaited() {
  const came = (line) => line.table !== null && !expected.known.has(line.id);
  const line = awaited !== null
    ? state.places.find((line) => line.table === awaited)
    : performance.now() < expected.until ? state.places.find(came) : undefined;
  if (!line) return;
  awaited = null;
  expected.until = 0;
  location.hash = addressOf(line);
}

/** Begins a game with everybody who is here, or against machines of a level. */
async function begin(game, machine) {
  const { table } = await post("/api/begin", { as: me(), game, machine, request: newRequest() });
  $("games").close();
  if (table === null) {
    location.hash = "#main";
    return;
  }
  if (machine === undefined) setFollow(true);
  awaited = table;
  goToAwaited();
  // A keyboard on the screen would cover the board.
  $(matchMedia("(pointer: fine)").matches ? "input" : "scroll").focus();
}

// ---------------------------------------------------------------- messages

const names = {
  member: (id) => state.members.find((member) => member.id === id)?.name,
  place: (id) => {
    const line = state.places.find((line) => line.id === id);
    return line && { name: placeName(line).replace(/^#\s?/u, ""), address: linkTo(line) };
  },
  table: (number) => {
    const line = state.places.find((line) => String(line.table) === number);
    return line && linkTo(line);
  },
  isMe: (id) => id === me(),
  get language() { return state.language; },
};

/** What a message needs to know of the page around it. */
const around = {
  names,
  word,
  alone: (message) => message.addressee !== null && place !== `@${me()}`,
  press: (message, button, pressed) => press(message, button, pressed),
  enlarge: (picture) => enlarge(picture, word),
  shownBy,
  goTo,
};

const scroll = () => $("scroll");

/** Where the end is read: the task of a lesson or puzzle that is higher than the room for it is read from its beginning. */
function end() {
  const bottom = scroll().scrollHeight - scroll().clientHeight;
  const last = $("log").lastElementChild;
  if (!last?.querySelector('[data-picture^="lesson-"], [data-picture^="puzzle-"]')) return bottom;
  const above = last.getBoundingClientRect().top - scroll().getBoundingClientRect().top;
  return Math.min(bottom, scroll().scrollTop + above - 8);
}

/** Whether the reader is at the end, and stays there when something is added. */
let following = true;

/** Where the messages were scrolled to. A picture that comes only adds below: the reader has left the end by going up. */
let stood = 0;

function toEnd() {
  scroll().scrollTop = end();
  stood = scroll().scrollTop;
}

when($("scroll"), "scroll", () => {
  const top = scroll().scrollTop;
  const near = top > end() - 80;
  if (near || top < stood) following = near;
  stood = top;
});
const keepUp = new ResizeObserver(() => following && toEnd());
keepUp.observe($("log"));
keepUp.observe($("scroll"));

function showEmpty() {
  const empty = shown.size === 0;
  $("empty").hidden = !empty;
  // A catalogue is read from its beginning.
  if (empty) following = false;
  if (!empty) $("empty").replaceChildren();
  else if (place === "main") showCatalogue($("empty"), catalogue);
  else $("empty").replaceChildren(word("empty"));
}

/** What the catalogue needs to know of the page around it. */
const catalogue = {
  get me() { return me(); },
  get language() { return state.language; },
  get members() { return state.members; },
  names,
  word,
  begin,
  fail,
  type: (text) => {
    $("games").close();
    submit(text);
  },
};

/** Shows a message in its order; not twice. */
function show(message) {
  if (shown.has(message.id)) return;
  const node = nodeOf(message, around);
  offerLink(node, message, state.invite, word);
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
  offerLink(here.node, message, state.invite, word);
  here.message = message;
  lightBoards();
  showHere();
  if (lines.length > 0) $("edits-said").textContent = `${word("edited")}: ${lines.join(" ")}`;
}

/** Tells the server what the member sets; it tells the page. */
const choose = (chosen) => post("/api/choose", { as: me(), ...chosen, request: newRequest() })
  .catch(fail);

/** Says a line of moves as a plan, in private, and shows the answer. */
async function plan(line) {
  const own = `@${me()}`;
  await post("/api/say", { as: me(), place: own, text: line, request: newRequest() });
  const { messages } = await get("/api/messages", { as: me(), place: own });
  return render(messages.at(-1).text, names);
}

const onBoards = { me, place: () => place, word, say, fail, plan, language: () => state.language, every: 60_000 };

/** The table and the member for whom its board stands beside what is said. */
let tableHere = "";

/** Shows the board of the table that is played here, or how it stands now. */
function showHere() {
  const number = state.places.find((line) => line.id === place)?.table ?? null;
  const here = `${me()} ${place} ${number}`;
  const shows = here === tableHere ? refreshTable() : showTable(onBoards, number);
  tableHere = here;
  shows.catch(fail);
}

/** Lets the newest boards of each table, lesson and puzzle be pointed on, and no others. */
function lightBoards() {
  const newest = new Map();
  for (const frame of $("log").querySelectorAll(".board[data-picture]")) {
    const [, key] = /^(table-\d+|puzzle|lesson)-/u.exec(frame.dataset.picture) ?? [];
    if (!key) continue;
    const old = newest.get(key);
    old?.parentElement.querySelectorAll(".overlay, .pointing").forEach((part) => part.remove());
    newest.set(key, frame);
  }
  for (const [key, frame] of newest) {
    const { message } = shown.get(Number(frame.closest("article").dataset.id));
    const answer = key.startsWith("table") ? null : (choice, panel) => press(message, { id: choice.play }, panel);
    if (!answer || message.menu) makeClickable(frame, frame.dataset.picture, answer, onBoards).catch(fail);
  }
}

/** A line before the first message that is new to the member. */
function divide() {
  const read = lastRead(place);
  const fresh = [...shown.values()].filter(({ message }) => message.id > read && message.author !== me());
  if (read === 0 || fresh.length === 0) return;
  const first = fresh.reduce((a, b) => (a.message.id < b.message.id ? a : b));
  first.node.classList.add("first-new");
  first.node.dataset.newHere = word("new-here");
}

async function load(before) {
  const mine = visit;
  const parameters = { as: me(), place };
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
  $("log").ariaBusy = "true";
  $("log").replaceChildren();
  $("earlier").hidden = true;
  showPlaces();
  showHere();
  const mine = visit;
  try {
    await load();
  } catch (fault) {
    fail(fault);
  }
  if (mine !== visit) return;
  divide();
  $("log").ariaBusy = "false";
  following = shown.size > 0;
  if (following) toEnd();
  readHere();
}

/** What stands on the screen has been read. */
function readHere() {
  if (document.visibilityState !== "visible" || shown.size === 0) return;
  markRead(place, Math.max(...shown.keys()));
  showPlaces();
}

/** Where one browser plays all sides, what waits for a *Start* gets it from all of them. */
function startAll(message) {
  const start = message.buttons.find(({ id }) => id.startsWith("here:"));
  if (!start || !$("follow").checked) return;
  for (const id of (kept.get("mine") ?? []).filter((mine) => message.mentions.includes(mine))) {
    const body = { as: id, message: message.id, button: start.id, request: `start:${message.id}:${id}` };
    post("/api/press", body).catch(fail);
  }
}

function arrived(message) {
  startAll(message);
  latest = Math.max(latest, message.id);
  const line = state.places.find((line) => line.id === message.place);
  if (line) line.last = Math.max(line.last, message.id);
  if (message.place !== place) {
    showPlaces();
    return;
  }
  if (message.author === me() || shown.size === 0) following = true;
  show(message);
  showHere();
  lightBoards();
  showEmpty();
  if (following) toEnd();
  readHere();
}

// ---------------------------------------------------------------- the connection

function connect() {
  source?.close();
  const mine = new EventSource(`/events?${new URLSearchParams({ as: me(), since: latest, edits: edited })}`);
  source = mine;
  let away = null;
  when(mine, "open", () => {
    clearTimeout(away);
    away = null;
    if ($("status").dataset.away) {
      delete $("status").dataset.away;
      say(word("online"));
    }
  });
  when(mine, "state", (event) => mine === source && stateCame(JSON.parse(event.data)));
  when(mine, "message", (event) => mine === source && arrived(JSON.parse(event.data)));
  when(mine, "edit", (event) => mine === source && changed(JSON.parse(event.data)));
  when(mine, "error", () => {
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

/** Counts those whom the page has become: only the last one hears anything. */
let lives = 0;

async function become(id) {
  source?.close();
  source = null;
  visit += 1;
  lives += 1;
  const mine = lives;
  const next = await get("/api/state", { as: id });
  if (mine !== lives) return;
  whoAmI.set(next.me.id);
  latest = next.latest;
  edited = next.edited;
  hideChoices();
  apply(next);
  await enter(placeOfAddress());
  if (mine === lives) connect();
}

// ---------------------------------------------------------------- what is done

composeFor({
  get me() { return me(); },
  get place() { return place; },
  get most() { return state.most; },
  word,
  fail,
  expectTable,
  post,
});

const press = (message, button, pressed) => once(pressed, async () => {
  const body = { as: me(), message: message.id, button: button.id, request: newRequest() };
  if (button.form) {
    body.text = await fillIn(me(), button.id, word);
    if (body.text === null) return;
  }
  following = true;
  expectTable();
  await post("/api/press", body);
}, fail);

// ---------------------------------------------------------------- everything else

when($("members"), "change", (event) => {
  become(event.target.value).catch(fail);
});

const addFault = (text) => {
  $("add-fault").textContent = text;
  $("add-name").ariaInvalid = text !== "";
};

when($("add-form"), "submit", async (event) => {
  event.preventDefault();
  try {
    const member = await post("/api/members", { name: $("add-name").value });
    addFault("");
    $("add-name").value = "";
    $("add").open = false;
    await become(member.id);
    $("input").focus();
  } catch (fault) {
    addFault(fault.message);
    $("add-name").focus();
  }
});

offerLooks(choose);

/** Seats somebody who came by an invitation: as a new member, or as one who is here. */
async function takeSeat(table) {
  const name = await askName(state.members.map((member) => member.name), word);
  location.hash = "#main";
  if (name === null) return;
  const known = state.members.find((member) => member.name.toLowerCase() === name.toLowerCase());
  await become((known ?? await post("/api/members", { name })).id);
  expectTable();
  await post("/api/say", { as: me(), place: "main", text: `join #${table}`, request: newRequest() });
}

const welcome = () => {
  const table = invitedTo();
  if (table) takeSeat(table).catch(fail);
};

when($("earlier"), "click", () => {
  load(Math.min(...shown.keys())).catch(fail);
});

when($("skip"), "click", (event) => {
  event.preventDefault();
  $("input").focus();
});

for (const dialog of document.querySelectorAll("dialog")) {
  when(dialog, "click", (event) => event.target === dialog && dialog.close());
}

when($("open-games"), "click", () => {
  showCatalogue($("games-list"), catalogue);
  $("games").showModal();
});

when($("follow"), "change", () => {
  setFollow($("follow").checked);
  followTurn().catch(fail);
});

addEventListener("hashchange", () => {
  // The first state takes the address as it is then.
  if (!state) return;
  welcome();
  const id = placeOfAddress();
  if (id !== place) enter(id).then(followTurn).catch(fail);
});

addEventListener("visibilitychange", () => readHere());

addEventListener("keydown", (event) => {
  if (!event.altKey || event.ctrlKey || event.metaKey || !state) return;
  const digit = /^(?:Digit|Numpad)([1-9])$/u.exec(event.code);
  if (digit) {
    const member = state.members[Number(digit[1]) - 1];
    if (member && member.id !== me()) become(member.id).catch(fail);
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

try { setFollow(sessionStorage.getItem("liege.follow") === "yes"); } catch { /* private mode */ }
for (let attempt = 0; ; attempt += 1) {
  try {
    await become(whoAmI.get());
    if (attempt > 0) say("");
    break;
  } catch (fault) {
    fail(fault);
    await pause(Math.min(10000, 500 * 2 ** attempt));
  }
}
$("input").focus();
welcome();
