import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import type { Texts } from "../texts/texts.ts";
import type { Html } from "./html.ts";

/**
 * The only script of these pages. Before the form is sent the field hides the password again, because browsers remember
 * what was typed into a text field.
 */
const code = `for (const button of document.querySelectorAll("[data-shows]")) {
  const field = document.getElementById(button.dataset.shows);
  const set = (isShown) => {
    field.type = isShown ? "text" : "password";
    button.textContent = isShown ? button.dataset.hide : button.dataset.show;
  };
  button.hidden = false;
  button.addEventListener("click", () => set(field.type === "password"));
  field.form.addEventListener("submit", () => set(false));
}`;

/** Goes into the policy of the pages, which allows no other script. */
export const showPasswordHash = `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

/** Hidden until the script has run: without it nothing would happen. */
export function showPasswordButton(fieldId: string, { showPassword, hidePassword }: Texts): Html {
  return html`<button
    class="reveal"
    type="button"
    data-shows="${fieldId}"
    data-show="${showPassword}"
    data-hide="${hidePassword}"
    hidden
  >
    ${showPassword}
  </button>`;
}

/** Stands after the fields. Written as it is, because the policy knows its exact text. */
export function showPasswordScript(): Html {
  return raw(`<script>${code}</script>`);
}
