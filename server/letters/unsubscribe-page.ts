import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { html } from "hono/html";
import type { RateLimits } from "../../app/settings/rate-limits.ts";
import type { Queries } from "../../database/database.ts";
import { makes } from "../../letters/compose/letter-colours.ts";
import { outbox, type StoredLetter } from "../../letters/outbox/outbox-table.ts";
import { unsubscribe } from "../../letters/unsubscribe/unsubscribed.ts";
import { unsubscribeTexts } from "../../letters/unsubscribe/unsubscribe-texts.ts";
import { readUnsubscribeToken } from "../../letters/unsubscribe/unsubscribe-token.ts";

export const unsubscribePath = "/letters/unsubscribe";

type Deps = {
  queries: Queries;
  now: () => Date;
  key: Uint8Array;
  limits: Pick<RateLimits, "unsubscribePerLetter">;
};

const headers = {
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex",
  "cache-control": "no-store",
};

type Reader = Pick<StoredLetter, "recipient" | "siteId" | "localeId">;

/**
 * Ends the courtesy reminders of a letter's reader. Opening the link changes nothing, because mail scanners open every
 * link. Mail programs send the POST of RFC 8058 from their own servers, so it is accepted from anywhere: the signature
 * in the address is the permission.
 */
export function serveUnsubscribe({ queries, now, key, limits }: Deps): Hono {
  const app = new Hono();
  app.use(unsubscribePath, bodyLimit({ maxSize: 4_096, onError: (context) => context.body(null, 413) }));
  app.on(["GET", "POST"], unsubscribePath, async (context) => {
    const letterId = readUnsubscribeToken(context.req.query("t") ?? "", key);
    if (letterId === undefined) return unknownLink(context);
    const { isAllowed } = await limits.unsubscribePerLetter(String(letterId));
    const reader = await findReader(queries, letterId);
    if (!reader) return unknownLink(context);
    const texts = unsubscribeTexts(reader.localeId);
    if (!isAllowed) return context.html(page(reader, { title: texts.title, text: texts.later }), 429, headers);
    if (context.req.method !== "POST") {
      return context.html(
        page(reader, { title: texts.title, text: texts.question, button: texts.button }),
        200,
        headers,
      );
    }
    await unsubscribe(queries, reader, now());
    return context.html(page(reader, { title: texts.doneTitle, text: texts.done }), 200, headers);
  });
  return app;
}

function unknownLink(context: Context): Response | Promise<Response> {
  const { unknownTitle, unknown } = unsubscribeTexts("en-GB");
  return context.html(page({ siteId: "VCS", localeId: "en-GB" }, { title: unknownTitle, text: unknown }), 404, headers);
}

async function findReader(queries: Queries, letterId: number): Promise<Reader | undefined> {
  const { recipient, siteId, localeId } = outbox;
  const [reader] = await queries.select({ recipient, siteId, localeId }).from(outbox).where(eq(outbox.id, letterId));
  return reader;
}

type Content = { title: string; text: string; button?: string };

function page({ siteId, localeId }: Pick<Reader, "siteId" | "localeId">, { title, text, button }: Content) {
  const { name, band, onBand, light, dark } = makes[siteId];
  return html`<!doctype html>
    <html lang="${localeId}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} | ${name}</title>
        <style>
          body {
            margin: 0;
            background: ${light.paper};
            color: ${light.ink};
            font:
              1rem/1.5 "Helvetica Neue",
              Arial,
              sans-serif;
          }
          header {
            padding: 1.25rem;
            background: ${band};
            color: ${onBand};
            font:
              1.375rem Georgia,
              serif;
          }
          main {
            max-width: 36rem;
            margin: 0 auto;
            padding: 2rem 1.25rem;
          }
          h1 {
            font:
              1.75rem/1.2 Georgia,
              serif;
          }
          button {
            min-height: 3rem;
            padding: 0 1.75rem;
            border: 0;
            background: ${light.action};
            color: ${light.onAction};
            font: inherit;
            font-weight: 600;
            cursor: pointer;
          }
          @media (prefers-color-scheme: dark) {
            body {
              background: ${dark.paper};
              color: ${dark.ink};
            }
            button {
              background: ${dark.action};
              color: ${dark.onAction};
            }
          }
        </style>
      </head>
      <body>
        <header>${name}</header>
        <main>
          <h1>${title}</h1>
          <p>${text}</p>
          ${button === undefined ? "" : html`<form method="post"><button>${button}</button></form>`}
        </main>
      </body>
    </html>`;
}
