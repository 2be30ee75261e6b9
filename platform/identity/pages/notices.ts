import { html } from "hono/html";
import { benefitsAside } from "./benefits-aside.ts";
import type { Html } from "./html.ts";
import { renderPage } from "./layout.ts";
import type { PageSettings } from "./page-settings.ts";

type Notice = { title: string; text: string; code?: string; link?: { href: string; text: string } };

/** A page with one message and one link. */
export function noticePage(pageSettings: PageSettings, { title, text, code, link }: Notice): Html {
  const { href, text: label } = link ?? { href: pageSettings.home, text: pageSettings.texts.back };
  return renderPage(pageSettings, {
    title,
    lead: text,
    aside: benefitsAside(pageSettings),
    main: html`${code ? html`<p class="quiet">${code}</p>` : ""}
      <p><a class="button" href="${href}">${label}</a></p>`,
  });
}

/**
 * A shop ends its own session before it redirects here. Its sign-in page starts a new one without a password, because
 * the provider's session still exists.
 */
function signInAgainUrl({ home, locale }: PageSettings, stayAt: unknown): string {
  // The shop checks that this is one of its own pages.
  const query = new URLSearchParams({ locale, ...(typeof stayAt === "string" && { to: stayAt }) });
  return `${home.replace(/\/$/, "")}/sign-in?${query}`;
}

type Confirmation = { action: string; secret: string };

/** `stayAt` is the path of the shop's page on which the customer chose to log out. */
export function confirmLogOutPage(
  pageSettings: PageSettings,
  { action, secret, stayAt }: Confirmation & { stayAt: unknown },
): Html {
  const { texts } = pageSettings;
  const stay = signInAgainUrl(pageSettings, stayAt);
  // Every link back to the shop except the log-out itself keeps the customer signed in.
  return renderPage(
    { ...pageSettings, home: stay },
    {
      title: texts.logOutTitle,
      lead: texts.logOutLead,
      aside: benefitsAside(pageSettings),
      main: html`<form class="choices" method="post" action="${action}">
        <input type="hidden" name="xsrf" value="${secret}" />
        <button class="button" name="logout" value="yes">${texts.logOutSubmit}</button>
        <a class="button button-line" href="${stay}">${texts.logOutStay}</a>
      </form>`,
    },
  );
}

export function continuePage(
  pageSettings: PageSettings,
  { title, lead, action, secret }: Confirmation & { title: string; lead?: string },
): Html {
  return renderPage(pageSettings, {
    title,
    ...(lead !== undefined && { lead }),
    aside: benefitsAside(pageSettings),
    main: html`<form class="choices" method="post" action="${action}">
      <input type="hidden" name="xsrf" value="${secret}" />
      <input type="hidden" name="logout" value="yes" />
      <button class="button" autofocus>${pageSettings.texts.continue}</button>
    </form>`,
  });
}
