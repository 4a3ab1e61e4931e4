// A member's own seat at one table, for a browser that came by a link.
//
// The secret of the link stands after the sign `#`, which no browser sends anywhere. It is taken off the address at once,
// and used when somebody presses the button: whatever only loads the page, such as a preview, uses nothing up.

import { $, buttonOf, element, sayLabels, when } from "./dom.js";
import { ask, get, newRequest } from "./server.js";
import { refreshTable, send, showTable } from "./table.js";

/** How many milliseconds pass until the table is looked at again. */
const EVERY = 10_000;

const table = Number(document.documentElement.dataset.table);
const link = location.hash.slice(1);
history.replaceState(null, "", location.pathname);

/** What the server says to the member: {language, words}. */
let state = null;
/** What the board needs to know of the page around it. */
const page = {
  me: () => "",
  place: () => "",
  word,
  say,
  fail: gone,
  lost: (fault) => fault.status === 401 && gone(fault),
  answered,
  plan: async (line) => (await type(line)).answers.map(({ text }) => text).join("\n"),
  language: () => state.language,
  every: EVERY,
};

function word(key) {
  return state?.words[key] ?? "";
}

function say(text, isFault = false) {
  $("status").textContent = text;
  $("status").classList.toggle("fault", isFault);
}

/** Shows that this browser can't play here, or not any more. */
function gone(fault) {
  if (fault.status !== 401) {
    say(fault.message, true);
    return;
  }
  showTable(page, null);
  for (const id of ["enter", "out", "composer"]) $(id).hidden = true;
  $("said").replaceChildren();
  $("gone").hidden = false;
  say("");
}

const trouble = (is) => say(is ? word("failed") : "", is);

/** Shows what was answered, with the buttons that answer back. */
function answered({ answers }) {
  $("said").replaceChildren(...answers.map(({ text, buttons }) => element(
    "article", "message liege", element("div", "text", text),
    element("div", "buttons", ...buttons.map(({ id, style, label }) => buttonOf(style, label, () => send(id)))),
  )));
}

async function type(text) {
  const told = await ask("/api/say", { text, request: newRequest() }, trouble);
  await refreshTable();
  return told;
}

async function play() {
  state = await get("/api/state");
  document.documentElement.lang = state.language;
  sayLabels(word);
  for (const id of ["enter", "gone"]) $(id).hidden = true;
  for (const id of ["out", "composer"]) $(id).hidden = false;
  await showTable(page, table);
}

async function enter() {
  await ask("/api/enter", { link }, trouble);
  await play();
}

when($("enter-now"), "click", () => enter().catch(gone));
when($("leave"), "click", () => ask("/api/leave", {}, trouble).then(() => gone({ status: 401 })).catch(gone));
when($("composer"), "submit", (event) => {
  event.preventDefault();
  const text = $("input").value.trim();
  if (text === "") return;
  $("input").value = "";
  type(text).then(answered).catch(gone);
  $("input").focus();
});

// Letters on the pieces are as the member has chosen in the chat.
for (const letters of document.querySelectorAll("[data-letters]")) letters.parentElement.remove();

try {
  await play();
  // This browser plays here already, so it is no preview: the link may be for another member who uses it.
  if (link) await enter().catch(() => {});
} catch (fault) {
  if (link && fault.status === 401) $("enter").hidden = false;
  else gone(fault);
}
