// A picture larger: as the window has room for it, or as large as it was drawn.

import { $, when } from "./dom.js";

const dialog = $("enlarged");
const image = dialog.querySelector("img");
/** The page's words. */
let word = () => "";

function setFull(full) {
  dialog.classList.toggle("full", full);
  $("full").textContent = word(full ? "fit" : "full-size");
}

export function enlarge(picture, words) {
  word = words;
  image.src = picture.url;
  image.alt = picture.alt;
  dialog.ariaLabel = picture.name;
  setFull(false);
  dialog.showModal();
}

for (const toggle of [$("full"), image]) {
  when(toggle, "click", () => setFull(!dialog.classList.contains("full")));
}
