// The field in which messages are written: what is said, said again and suggested.

import { $, element, when } from "./dom.js";
import { kept, newRequest, send } from "./server.js";

/** What the field needs to know of the page around it: {me, place, most, word, fail, expectTable, post}. */
let page = null;

export function composeFor(around) {
  page = around;
}

let history = kept.get("history") ?? [];
let recalled = -1;
let draft = "";
/** Said one after the other, in the order in which they were typed. */
let sending = Promise.resolve();

/** What a file is sent as whose name alone is given: the only thing that is done with one. */
const WITH_FILE = "import";

export function showFile() {
  const file = $("file").files[0];
  $("attached").textContent = file?.name ?? page.word("attach");
  $("attach").classList.toggle("chosen", file !== undefined);
}

when($("file"), "change", () => {
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
  return file ? [{ name: file.name, text: await file.slice(0, page.most + 1).text() }] : [];
}

export function submit(text) {
  history = [text, ...history.filter((line) => line !== text)].slice(0, 50);
  kept.set("history", history);
  recalled = -1;
  const body = { as: page.me, place: page.place, text, request: newRequest() };
  const files = takeFile();
  page.expectTable();
  sending = sending
    .then(async () => page.post("/api/say", { ...body, files: await files }))
    .catch(page.fail);
}

let choices = [];
let chosen = -1;
let asking = 0;
let timer = null;

export function hideChoices() {
  asking += 1;
  clearTimeout(timer);
  choices = [];
  chosen = -1;
  $("choices").hidden = true;
  $("choices").replaceChildren();
  $("input").ariaExpanded = "false";
  $("input").removeAttribute("aria-activedescendant");
  $("choices-said").textContent = "";
}

function choose(index) {
  chosen = index;
  [...$("choices").children].forEach((option, at) => option.ariaSelected = at === index);
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
      const response = await send("/api/complete", { as: page.me, place: page.place, typed });
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
      option.role = "option";
      when(option, "pointerdown", (event) => event.preventDefault());
      when(option, "click", () => take(index));
      return option;
    }));
    $("choices").hidden = false;
    $("choices").scrollTop = 0;
    $("input").ariaExpanded = "true";
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

when($("input"), "input", () => {
  recalled = -1;
  askForChoices();
});

when($("input"), "keydown", (event) => {
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

when($("input"), "blur", () => hideChoices());

when($("composer"), "submit", (event) => {
  event.preventDefault();
  const text = $("input").value.trim();
  hideChoices();
  if (text === "") return;
  $("input").value = "";
  submit(text);
  $("input").focus();
});
