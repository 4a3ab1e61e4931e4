// What readers set for themselves: language, colours, the size of text, letters on the pieces. The browser keeps
// colours and size, the server the rest.

import { $, when } from "./dom.js";
import { kept } from "./server.js";

const switches = document.querySelectorAll("[data-letters]");
/** Whether the member chose letters; null: they did not choose. */
let chosen = null;

const looks = { theme: "", size: "100", ...kept.get("looks") };

function show() {
  const root = document.documentElement;
  root.dataset.theme = looks.theme;
  root.style.fontSize = `${looks.size}%`;
  $("theme").value = looks.theme;
  $("size").value = looks.size;
}

/**
 * Shows on every switch whether pieces have letters: at the table in view as they have there, else as the member chose.
 * @param {?boolean} there undefined: there is no table
 */
export function showLetters(there) {
  for (const letters of switches) letters.checked = there ?? chosen ?? false;
}

/** Shows the languages to choose from, the one that is spoken, and whether pieces have letters. */
export function showChosen({ languages, language, letters }) {
  chosen = letters;
  if ($("language").childElementCount !== languages.length) {
    $("language").replaceChildren(...languages.map(({ code, name }) => new Option(name, code)));
    for (const option of $("language").options) option.lang = option.value;
  }
  $("language").value = language;
}

/** @param {(chosen: object) => Promise} choose tells the server */
export function offerLooks(choose) {
  for (const what of ["theme", "size"]) {
    when($(what), "change", (event) => {
      looks[what] = event.target.value;
      kept.set("looks", looks);
      show();
    });
  }
  for (const letters of switches) when(letters, "change", () => choose({ letters: letters.checked }));
  when($("language"), "change", (event) => choose({ language: event.target.value }));
  show();
}
