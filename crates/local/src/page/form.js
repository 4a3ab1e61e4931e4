// Forms that lie over the page.

import { buttonOf, element, when } from "./dom.js";
import { get } from "./server.js";

/**
 * Opens a form and waits until it is sent, or closed; without `sends` it can only be closed.
 * @returns {Promise<?string>} what `read` gives when it is sent; null where it is closed
 */
export function openForm(title, children, sends, read, word) {
  const send = element("button", "main", sends);
  const close = buttonOf("", word("close"), () => dialog.close());
  const form = element("form", "", element("h2", "", title), ...children, element("div", "", ...(sends ? [send] : []), close));
  form.method = "dialog";
  const dialog = element("dialog", "form", form);
  dialog.ariaLabel = title;
  document.body.append(dialog);
  dialog.showModal();
  form.querySelector("textarea, input").focus();
  return new Promise((done) => {
    let text = null;
    when(form, "submit", () => { text = read?.() || null; });
    when(dialog, "close", () => {
      dialog.remove();
      done(text);
    });
  });
}

/** A field with its label. */
export function fieldOf(name, label) {
  const field = element(name, "");
  field.id = "form-text";
  const made = element("label", "", label);
  made.htmlFor = field.id;
  return [made, field];
}

/**
 * Asks for the text that a button wants; null where nobody fills it in.
 * @param {string} me
 * @param {string} button its id
 * @param {(key: string) => string} word
 * @returns {Promise<?string>}
 */
export async function fillIn(me, button, word) {
  const form = await get("/api/form", { as: me, button });
  const [label, field] = fieldOf("textarea", form.label);
  field.maxLength = form.most;
  field.placeholder = form.hint;
  field.rows = 5;
  field.required = true;
  return openForm(form.title, [label, field], word("send"), () => field.value.trim(), word);
}
