import { Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import type { Client } from "../../contracts/client.ts";
import { type ConsentRecord, listOrderConsents } from "../../contracts/consent-records/records.ts";

const query = z.object({
  order: z
    .string()
    .trim()
    .regex(/^[\w-]{1,40}$/),
});

/** A page for operators: what the customer of an order was shown and agreed to, also as a file. */
export function createEvidencePage({ consentRecords }: { consentRecords: Client }): Hono {
  const recordsOf = async (orderNumber: string) =>
    (await consentRecords(listOrderConsents, { params: { orderNumber } })).records;
  return new Hono()
    .get("/", async (context) => {
      const { data } = query.safeParse(context.req.query());
      const path = new URL(context.req.url).pathname;
      return context.html(page(path, data && { order: data.order, records: await recordsOf(data.order) }));
    })
    .get("/download", async (context) => {
      const { data } = query.safeParse(context.req.query());
      if (!data) return context.text("Say which order, by its number.", 400);
      const records = await recordsOf(data.order);
      if (records.length === 0) return context.text("There is no evidence of this order.", 404);
      context.header("content-disposition", `attachment; filename="evidence-${data.order}.json"`);
      return context.json({ orderNumber: data.order, records });
    });
}

type Found = { order: string; records: readonly ConsentRecord[] };

const page = (path: string, found: Found | undefined) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Evidence of an order</title>
      </head>
      <body>
        <main>
          <h1>Evidence of an order</h1>
          <form action="${path}">
            <label>Order number <input name="order" value="${found?.order ?? ""}" required /></label>
            <button>Show</button>
          </form>
          ${found ? evidence(path, found) : ""}
        </main>
      </body>
    </html>`;

const evidence = (path: string, { order, records }: Found) =>
  records.length === 0
    ? html`<p>There is no evidence of ${order}.</p>`
    : html`<p><a href="${path.replace(/\/$/, "")}/download?order=${order}">Download as JSON</a></p>
        <dl>${records.map(entry)}</dl>`;

const entry = ({ kind, choice, recordedAt, locale, version, textHash, keepUntil, text }: ConsentRecord) =>
  html`<dt>${kind}: ${choice}</dt>
    <dd>
      <p>${recordedAt}, ${locale}, version ${version}, kept until ${keepUntil}, SHA-256 ${textHash}</p>
      <blockquote>${text.split("\n").map((line) => html`${line}<br />`)}</blockquote>
    </dd>`;
