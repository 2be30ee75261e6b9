import { html } from "hono/html";
import type { StoredMail } from "../mailbox.ts";
import type { Html } from "./html.ts";
import { renderPage } from "./layout.ts";
import type { PageSettings } from "./page-settings.ts";

/** In English only, because only developers see it. */
export function mailboxPage(pageSettings: PageSettings, mails: readonly StoredMail[]): Html {
  return renderPage(pageSettings, {
    title: "Demonstration mailbox",
    lead: "Mails that would have been sent, newest first.",
    main:
      mails.length === 0
        ? html`<p class="lead">No mails yet.</p>`
        : html`<ol class="mails">
            ${mails.map(
              ({ recipient, subject, body, link, sentAt }) =>
                html`<li>
                  <h2>${subject}</h2>
                  <p class="quiet">${recipient}, <time>${sentAt.toISOString().slice(0, 16).replace("T", " ")}</time></p>
                  <p class="mail-body">${body}</p>
                  <p><a class="link" href="${link}">${link}</a></p>
                </li>`,
            )}
          </ol>`,
  });
}
