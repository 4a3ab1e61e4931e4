// A form that a button asks to be filled in.

import { get } from "./server.js";

const element = (name, ...children) => {
  const made = document.createElement(name);
  made.append(...children);
  return made;
};

/**
 * Asks for the text that a button wants; null where nobody fills it in.
 * @param {string} me
 * @param {string} button its id
 * @param {(key: string) => string} word
 * @returns {Promise<?string>}
 */
export async function fillIn(me, button, word) {
  const form = await get("/api/form", { as: me, button });
  const field = element("textarea");
  field.id = "form-text";
  field.maxLength = form.most;
  field.placeholder = form.hint;
  field.rows = 5;
  field.required = true;
  const label = element("label", form.label);
  label.htmlFor = field.id;
  const send = element("button", word("send"));
  send.className = "main";
  const close = element("button", word("close"));
  close.type = "button";
  const asked = element("form", element("h2", form.title), label, field, element("div", send, close));
  asked.method = "dialog";
  const dialog = element("dialog", asked);
  dialog.className = "form";
  dialog.setAttribute("aria-label", form.title);
  document.body.append(dialog);
  dialog.showModal();
  field.focus();
  return new Promise((done) => {
    let text = null;
    asked.addEventListener("submit", () => { text = field.value.trim() || null; });
    close.addEventListener("click", () => dialog.close());
    dialog.addEventListener("close", () => {
      dialog.remove();
      done(text);
    });
  });
}
