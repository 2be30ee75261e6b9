import { html, raw } from "hono/html";
import type { Html } from "./html.ts";

/** The icons of the shop's own alerts. */
const drawings = {
  ok: "m4.75 12.75 4.75 4.75L19.25 7",
  error: "M12 3.25 20.75 12 12 20.75 3.25 12 12 3.25ZM12 8.25v4.5M12 15.6v.1",
} as const;

type Alert = { title: string; details?: Html | "" };

export function okAlert(alert: Alert): Html {
  return html`<div class="alert alert-ok" role="status">${content("ok", alert)}</div>`;
}

/** Takes the focus when the page opens. */
export function errorAlert(alert: Alert): Html {
  return html`<div class="alert alert-error" role="alert" tabindex="-1" autofocus>${content("error", alert)}</div>`;
}

function content(kind: keyof typeof drawings, { title, details = "" }: Alert): Html {
  return html`${icon(kind)}
    <p class="alert-title">${title}</p>
    ${details}`;
}

/** Beside text only: it is hidden from assistive technology. */
export function icon(kind: keyof typeof drawings): Html {
  return html`<svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.5"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    ${raw(`<path d="${drawings[kind]}" />`)}
  </svg>`;
}
