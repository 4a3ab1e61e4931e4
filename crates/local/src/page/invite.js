// A link that seats a friend on the same network, where the page is open to it.

import { buttonOf, element } from "./dom.js";
import { fieldOf, openForm } from "./form.js";

const JOINS = /^join:(\d+)/u;
const LINK = /^#join-(\d{1,9})$/u;

/** Shows the link, ready to be copied. */
function showLink(link, word) {
  const [label, field] = fieldOf("input", word("invite-about"));
  field.type = "text";
  field.readOnly = true;
  field.value = link;
  const said = element("p", "");
  said.role = "status";
  const copy = buttonOf("", word("copy"), async () => {
    field.select();
    // Off this computer browsers have no clipboard for a page without TLS.
    const done = await navigator.clipboard?.writeText(link).then(() => true, () => false);
    if (done || document.execCommand("copy")) said.textContent = word("copied");
  });
  openForm(word("invite"), [label, field, copy, said], null, null, word);
  field.select();
}

/** Puts a button beside those by which people sit down. */
export function offerLink(article, message, address, word) {
  const [, table] = message.buttons.map(({ id }) => JOINS.exec(id)).find(Boolean) ?? [];
  const row = article.querySelector(":scope > .buttons");
  if (!address || !table || !row || row.querySelector(".invite")) return;
  row.append(buttonOf("invite", word("invite"), () => showLink(`${address}/#join-${table}`, word)));
}

/** The table to which the page's own address invites; undefined: none. */
export const invitedTo = () => LINK.exec(location.hash)?.[1];

/** Asks for the name of somebody who was invited. */
export function askName(names, word) {
  const [label, field] = fieldOf("input", word("join-about"));
  field.type = "text";
  field.maxLength = 32;
  field.required = true;
  field.autocomplete = "off";
  const known = element("datalist", "", ...names.map((name) => new Option("", name)));
  known.id = "form-names";
  field.setAttribute("list", known.id);
  return openForm(word("join"), [label, field, known], word("join"), () => field.value.trim(), word);
}
