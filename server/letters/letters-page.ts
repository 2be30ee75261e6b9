import { Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import type { Database } from "../../database/database.ts";
import { type ListedLetter, listLetters } from "../../letters/outbox/list-letters.ts";
import { type Bounce, clearBounce, listBounces } from "../../letters/send/bounces.ts";
import { retryLetter } from "../../letters/send/retry-letter.ts";
import { type Markup, screenHeaders, screenPage } from "./screen-page.ts";

const states = ["waiting", "sent", "refused", "suppressed"] as const;

const listQuery = z.object({
  recipient: z.string().max(100).catch(""),
  state: z.enum(states).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});

const command = z.union([
  z.object({ retry: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  z.object({ clear: z.string().min(1).max(200) }),
]);

/** A page about what was sent to whom: it tries refused letters again, and forgets that an address bounced. */
export function createLettersPage(deps: { database: Database; now: () => Date; wake: () => void }): Hono {
  const { database, now, wake } = deps;
  return new Hono()
    .get("/", async (context) => {
      const query = listQuery.parse(context.req.query());
      const { letters, hasMore } = await listLetters(database.queries, {
        recipient: query.recipient,
        state: query.state,
        page: query.page,
      });
      const bounces = await listBounces(database.queries);
      if (context.req.header("accept")?.includes("application/json")) return context.json({ letters, bounces });
      const path = new URL(context.req.url).pathname;
      return context.html(page(path, { ...query, letters, hasMore, bounces }), 200, screenHeaders);
    })
    .post("/", async (context) => {
      const { data } = command.safeParse(await context.req.parseBody());
      if (!data) return context.text("Say which letter to retry, or which address to clear.", 400);
      if ("retry" in data) await retryLetter(database, data.retry, now());
      else await clearBounce(database.queries, data.clear);
      wake();
      return context.redirect(new URL(context.req.url).pathname, 303);
    });
}

type List = z.output<typeof listQuery> & { letters: ListedLetter[]; hasMore: boolean; bounces: Bounce[] };

const page = (path: string, { recipient, state, page: number, letters, hasMore, bounces }: List): Markup =>
  screenPage({
    title: "Letters",
    body: html`
      <form method="get" action="${path}">
        <label>Recipient <input name="recipient" type="search" value="${recipient}" /></label>
        <label>
          State
          <select name="state">
            <option value="">all</option>
            ${states.map((one) => html`<option ${one === state ? "selected" : ""}>${one}</option>`)}
          </select>
        </label>
        <button>Search</button>
      </form>
      <div class="scroll">
        <table>
          <tr>
            ${["Queued", "Kind", "Recipient", "Shop", "State", "Sent", "Texts", ""].map((name) => html`<th>${name}</th>`)}
          </tr>
          ${letters.map((letter) => letterRow(path, letter))}
        </table>
      </div>
      ${letters.length === 0 ? html`<p>There are none.</p>` : ""}
      <nav aria-label="Pages">
        ${number > 1 ? pageLink(path, { recipient, state, page: number - 1 }, "Newer") : ""}
        ${hasMore ? pageLink(path, { recipient, state, page: number + 1 }, "Older") : ""}
      </nav>
      <h2>Addresses that bounced</h2>
      ${bounces.length === 0 ? html`<p>There are none.</p>` : ""}
      <table>
        ${bounces.map((bounce) => bounceRow(path, bounce))}
      </table>
    `,
  });

const minute = (at: Date | null) => at?.toISOString().replace("T", " ").slice(0, 16) ?? "";

function letterRow(path: string, letter: ListedLetter): Markup {
  const { id, kind, recipient, siteId, localeId, state, createdAt, sentAt, textVersion, tries, lastProblem } = letter;
  const canRetry = state === "refused" || state === "suppressed";
  return html`<tr>
    <td>${minute(createdAt)}</td>
    <td>${kind}</td>
    <td>${recipient}</td>
    <td>${siteId} ${localeId}</td>
    <td>
      ${state}${tries > 1 ? ` after ${tries} tries` : ""}${lastProblem === null ? "" : html`<br />${lastProblem}`}
    </td>
    <td>${minute(sentAt)}</td>
    <td>${textVersion ?? ""}</td>
    <td>
      ${canRetry ? html`<form method="post" action="${path}"><button name="retry" value="${id}">Try again</button></form>` : ""}
    </td>
  </tr>`;
}

const bounceRow = (path: string, { address, bouncedAt, reason }: Bounce) =>
  html`<tr>
    <td>${address}</td>
    <td>${minute(bouncedAt)}</td>
    <td>${reason}</td>
    <td>
      <form method="post" action="${path}"><button name="clear" value="${address}">Clear</button></form>
    </td>
  </tr>`;

type PageQuery = Pick<z.output<typeof listQuery>, "recipient" | "state" | "page">;

const pageLink = (path: string, { recipient, state, page: number }: PageQuery, text: string) =>
  html`<a href="${path}?${new URLSearchParams({ recipient, state: state ?? "", page: String(number) }).toString()}"
    >${text}</a
  >`;
