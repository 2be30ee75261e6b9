import { html } from "hono/html";
import type { Html } from "./html.ts";
import { renderPage } from "./layout.ts";
import type { Look } from "./look.ts";

type Notice = { title: string; text: string; code?: string; link?: { href: string; text: string } };

/** A page that says one thing and offers one way on. */
export function noticePage(look: Look, { title, text, code, link }: Notice): Html {
  const { href, text: label } = link ?? { href: look.home, text: look.texts.back };
  return renderPage(look, {
    title,
    main: html`<p class="lead">${text}</p>
      ${code ? html`<p class="quiet">${code}</p>` : ""}
      <p><a class="button" href="${href}">${label}</a></p>`,
  });
}

/**
 * A shop ends its own session before it leads here. Its sign-in begins a new one without a question, because the session
 * of this provider goes on.
 */
function signInAgain({ home, locale }: Look, stayAt: unknown): string {
  // The shop itself checks that it is one of its pages.
  const query = new URLSearchParams({ locale, ...(typeof stayAt === "string" && { to: stayAt }) });
  return `${home.replace(/\/$/, "")}/sign-in?${query}`;
}

type Confirmation = { action: string; secret: string };

/** `stayAt` is the path of the shop's page on which the customer has pressed the log-out. */
export function confirmLogOutPage(look: Look, { action, secret, stayAt }: Confirmation & { stayAt: unknown }): Html {
  const { texts } = look;
  const stay = signInAgain(look, stayAt);
  // Every way back to the shop but the log-out itself leaves the question unanswered: the customer stays signed in.
  return renderPage(
    { ...look, home: stay },
    {
      title: texts.logOutTitle,
      main: html`<p class="lead">${texts.logOutLead}</p>
        <form class="choices" method="post" action="${action}">
          <input type="hidden" name="xsrf" value="${secret}" />
          <button class="button" name="logout" value="yes">${texts.logOutSubmit}</button>
          <a class="button button-line" href="${stay}">${texts.logOutStay}</a>
        </form>`,
    },
  );
}

export function continuePage(
  look: Look,
  { title, lead, action, secret }: Confirmation & { title: string; lead?: string },
): Html {
  return renderPage(look, {
    title,
    main: html`${lead ? html`<p class="lead">${lead}</p>` : ""}
      <form class="choices" method="post" action="${action}">
        <input type="hidden" name="xsrf" value="${secret}" />
        <input type="hidden" name="logout" value="yes" />
        <button class="button" autofocus>${look.texts.continue}</button>
      </form>`,
  });
}
