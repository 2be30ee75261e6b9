import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMailboxDelivery } from "../../letters/mailbox/deliver-to-mailbox.ts";
import { issueUnsubscribeToken } from "../../letters/unsubscribe/unsubscribe-token.ts";
import { hasUnsubscribed } from "../../letters/unsubscribe/unsubscribed.ts";
import { listBounces, markBounced } from "../../letters/send/bounces.ts";
import { openLettersFixture } from "../../test/letters/letters-fixture.ts";
import { courtesyReminder, sampleLetter } from "../../test/letters/sample-letters.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { createRateLimits } from "../limits/rate-limits.ts";
import { unsubscribeKey } from "./open-letters.ts";
import { serveLetters } from "./serve-letters.ts";

const secret = "s".repeat(32);
const origin = "https://shop.example";
let shop: Awaited<ReturnType<typeof openLettersFixture>>;
let ask: (path: string, init?: RequestInit) => Promise<Response>;
let woken = 0;
beforeAll(async () => {
  const database = await openTestDatabase();
  shop = await openLettersFixture({ database, deliver: createMailboxDelivery(database.queries) });
  const pages = serveLetters({
    environment: { PUBLIC_ORIGIN: origin },
    database,
    secret,
    now: shop.now,
    wake: () => void (woken += 1),
    limits: createRateLimits(database, { scale: 1 }),
    screens: "/platform",
  });
  const app = new Hono<{ Variables: { origin: { host: string } } }>()
    .use((context, next) => (context.set("origin", { host: "shop.example" }), next()))
    .route("/", pages as unknown as Hono);
  ask = async (path, init) => app.request(origin + path, init);
}, 60_000);
afterAll(() => shop.close());

const json = { headers: { accept: "application/json" } };
type Mails = { mails: { id: number; recipient: string }[]; hasMore: boolean };
const read = async <Body>(path: string) => (await ask(path, json)).json() as Promise<Body>;
const own = { origin, "sec-fetch-site": "same-origin" };
const press = (fields: Record<string, string>, headers: Record<string, string> = own) =>
  ask("/platform/letters", { method: "POST", body: new URLSearchParams(fields), headers });

describe("the mailbox", () => {
  it("lists letters, the newest first, by recipient and page by page", async () => {
    for (let n = 0; n < 53; n += 1) await shop.queue(sampleLetter({ recipient: `list${n}@example.com` }));
    await shop.run();
    const { mails, hasMore } = await read<Mails>("/platform/mailbox");
    expect([mails.length, hasMore]).toEqual([50, true]);
    expect(mails.map(({ id }) => id)).toEqual(mails.map(({ id }) => id).toSorted((one, other) => other - one));
    const older = await read<Mails>("/platform/mailbox?page=2");
    expect([older.mails.length, older.hasMore]).toEqual([3, false]);
    const found = await read<Mails>("/platform/mailbox?recipient=LIST7@");
    expect(found.mails.map(({ recipient }) => recipient)).toEqual(["list7@example.com"]);
    const page = await (await ask("/platform/mailbox?recipient=%22%3E%3Cscript%3E")).text();
    expect(page).not.toContain("<script>");
    expect(page).toContain("There are no letters.");
  });

  it("shows a letter as HTML in both schemes, as text, with headers and files", async () => {
    const letter = sampleLetter({ recipient: "shown@example.com", siteId: "VCSJ" });
    await shop.queue(letter);
    await shop.run();
    const [line] = (await read<Mails>("/platform/mailbox?recipient=shown@")).mails;
    const path = `/platform/mailbox/${line?.id}`;
    const page = await ask(`${path}?scheme=dark&width=narrow`);
    expect(await page.text()).toContain(`src="${path}/letter.html?scheme=dark"`);
    const frame = await ask(`${path}/letter.html?scheme=dark`);
    expect(frame.headers.get("content-security-policy")).toContain("sandbox");
    expect(frame.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await frame.text()).toContain("@media all{");
    expect(await (await ask(`${path}/letter.html`)).text()).toContain("@media not all{");
    expect(await (await ask(`${path}?show=text`)).text()).toContain("My card was charged twice.");
    const headers = await (await ask(`${path}?show=headers`)).text();
    expect(headers).toContain("Message-ID: &lt;");
    expect(headers).toContain("Jaguar Connected Services &lt;services@jaguar.example&gt;");
    expect((await ask(`${path}?show=files`)).status).toBe(200);
  });

  it.each(["/999999999", "/x", "/1/files/0", "/1/files/x", "/1e3"])("has nothing at %s", async (path) => {
    expect((await ask(`/platform/mailbox${path}`)).status).toBe(404);
  });
});

describe("the list of letters", () => {
  it("shows what became of each one, and forgets a bounce", async () => {
    const { queries } = shop.database;
    await markBounced(queries, { address: "gone@example.com", at: shop.now(), reason: "<b>5.1.1</b>" });
    await shop.queue(sampleLetter({ recipient: "gone@example.com", content: courtesyReminder }));
    await shop.run();
    const page = await (await ask("/platform/letters?recipient=gone&state=suppressed")).text();
    expect(page).toContain("The address bounced.");
    expect(page).toContain("&lt;b&gt;5.1.1&lt;/b&gt;");
    const { letters } = await read<{ letters: { id: number; content?: unknown }[] }>(
      "/platform/letters?recipient=gone",
    );
    expect(letters).toHaveLength(1);
    expect(letters[0]).not.toHaveProperty("content");
    expect((await press({ clear: "gone@example.com" })).status).toBe(303);
    expect(await listBounces(queries)).toEqual([]);
    expect((await press({ retry: String(letters[0]?.id) })).status).toBe(303);
    expect(woken).toBe(2);
    await shop.run();
    expect((await read<Mails>("/platform/mailbox?recipient=gone@")).mails).toHaveLength(1);
  });

  it.each<[string, Record<string, string>, Record<string, string>, number]>([
    ["nothing to do", {}, own, 400],
    ["no number", { retry: "x" }, own, 400],
    ["another site's form", { retry: "1" }, { origin: "https://evil.example", "sec-fetch-site": "cross-site" }, 403],
  ])("refuses %s", async (_, fields, headers, status) => {
    expect((await press(fields, headers)).status).toBe(status);
  });
});

describe("unsubscribing", () => {
  const reader = { recipient: "tired@example.com", siteId: "VCS" } as const;
  const linkTo = async (localeId: "de-DE" | "en-GB") => {
    const letter = sampleLetter({ ...reader, localeId, content: courtesyReminder });
    await shop.queue(letter);
    const { id } = await shop.find(letter.eventKey);
    return `/letters/unsubscribe?t=${issueUnsubscribeToken(id, unsubscribeKey(secret))}`;
  };
  const isUnsubscribed = () => hasUnsubscribed(shop.database.queries, reader);

  it("needs a POST, from anywhere: a scanner that opens the link changes nothing", async () => {
    const link = await linkTo("de-DE");
    for (const method of ["GET", "HEAD"]) expect((await ask(link, { method })).status).toBe(200);
    expect(await (await ask(link)).text()).toContain("Erinnerungen abbestellen");
    expect(await isUnsubscribed()).toBe(false);
    const done = await ask(link, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
      headers: { origin: "https://mail.example", "sec-fetch-site": "cross-site" },
    });
    expect([done.status, await isUnsubscribed()]).toEqual([200, true]);
    expect(await done.text()).toContain("Erinnerungen abbestellt");
    expect((await ask(link, { method: "POST" })).status).toBe(200);
  });

  it.each(["", "?t=", "?t=1.x", `?t=1.${"A".repeat(43)}`, "?t=%00"])("knows no link %s", async (query) => {
    for (const method of ["GET", "POST"])
      expect((await ask(`/letters/unsubscribe${query}`, { method })).status).toBe(404);
  });

  it("limits how often a link is used", async () => {
    const link = await linkTo("en-GB");
    const statuses: number[] = [];
    for (let n = 0; n < 22; n += 1) statuses.push((await ask(link)).status);
    expect(statuses.indexOf(429)).toBe(20);
  });
});
