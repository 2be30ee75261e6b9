import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import type { Queries } from "../../database/database.ts";
import type { MailboxEntry } from "../../letters/mailbox/mailbox-table.ts";
import { listMailbox, type MailboxLine, readMailboxEntry } from "../../letters/mailbox/read-mailbox.ts";
import { mailboxEntryPage, readView } from "./mailbox-entry-page.ts";
import { type Markup, screenHeaders, screenPage } from "./screen-page.ts";

const listQuery = z.object({
  recipient: z.string().max(100).catch(""),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

/** What a letter may do inside its frame: be read, and lead the reader's whole window on. */
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation";

/** The development mailbox: every letter of the shop as its reader would get it. Serves GET only; mount it at its path. */
export function createMailboxPage(queries: Queries): Hono {
  const withEntry =
    (answer: (context: Context, entry: MailboxEntry) => Response | Promise<Response>) => async (context: Context) => {
      const id = Number(context.req.param("id"));
      const entry = Number.isSafeInteger(id) ? await readMailboxEntry(queries, id) : undefined;
      return entry ? answer(context, entry) : context.notFound();
    };
  return new Hono()
    .get("/", async (context) => {
      const query = listQuery.parse(context.req.query());
      const { lines, hasMore } = await listMailbox(queries, { recipient: query.recipient, page: query.page });
      if (wantsJson(context)) return context.json({ mails: lines, hasMore });
      return context.html(listPage(pathOf(context), { ...query, lines, hasMore }), 200, screenHeaders);
    })
    .get(
      "/:id{\\d{1,15}}",
      withEntry((context, entry) => {
        if (wantsJson(context)) return context.json(entry);
        const path = pathOf(context);
        return context.html(mailboxEntryPage(entry, { path, view: readView(context.req.query()) }), 200, screenHeaders);
      }),
    )
    .get(
      "/:id{\\d{1,15}}/letter.html",
      withEntry((context, { html: letter }) =>
        context.body(inScheme(letter, context.req.query("scheme")), 200, {
          ...screenHeaders,
          "content-type": "text/html; charset=utf-8",
          "content-security-policy": letterPolicy,
        }),
      ),
    )
    .get(
      "/:id{\\d{1,15}}/files/:index{\\d{1,2}}",
      withEntry((context, { attachments }) => {
        const file = attachments[Number(context.req.param("index"))];
        if (!file) return context.notFound();
        return context.body(Buffer.from(file.base64, "base64"), 200, {
          ...screenHeaders,
          "content-type": file.type,
          "content-disposition": `attachment; filename="${file.filename.replaceAll(/[^\w.-]/g, "_")}"`,
        });
      }),
    );
}

const wantsJson = (context: Context) => context.req.header("accept")?.includes("application/json") ?? false;
const pathOf = (context: Context) => new URL(context.req.url).pathname.replace(/\/$/, "");

/** A frame has the scheme of the whole browser, so the letter's rules for dark are switched by hand. */
function inScheme(letter: string, scheme: string | undefined): string {
  const media = scheme === "dark" ? "@media all" : "@media not all";
  return letter.replaceAll("@media (prefers-color-scheme:dark)", media).replace("<head>", '<head><base target="_top">');
}

type List = { recipient: string; page: number; lines: MailboxLine[]; hasMore: boolean };

const listPage = (path: string, { recipient, page, lines, hasMore }: List): Markup =>
  screenPage({
    title: "Mailbox of the shop",
    body: html`
      <p>No mail server is set, so the shop’s letters are kept here.</p>
      <form method="get" action="${path}">
        <label>Recipient <input name="recipient" type="search" value="${recipient}" /></label><button>Search</button>
      </form>
      ${lines.length === 0 ? html`<p>There are no letters.</p>` : ""}
      <div class="scroll">
        <table>
          ${lines.map((line) => lineRow(path, line))}
        </table>
      </div>
      <nav aria-label="Pages">
        ${page > 1 ? pageLink(path, { recipient, page: page - 1, text: "Newer" }) : ""}
        ${hasMore ? pageLink(path, { recipient, page: page + 1, text: "Older" }) : ""}
      </nav>
    `,
  });

const lineRow = (path: string, { id, recipient, subject, receivedAt }: MailboxLine) =>
  html`<tr>
    <td><a href="${path}/${id}">${subject}</a></td>
    <td>${recipient}</td>
    <td>
      <time datetime="${receivedAt.toISOString()}">${receivedAt.toISOString().replace("T", " ").slice(0, 16)}</time>
    </td>
  </tr>`;

const pageLink = (path: string, { recipient, page, text }: { recipient: string; page: number; text: string }) =>
  html`<a href="${path}?${new URLSearchParams({ recipient, page: String(page) }).toString()}">${text}</a>`;
