import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { LOCALES } from "../../app/site/locales.ts";
import { readRows } from "../../database/open-database.ts";
import { contactDetails } from "../../seed/help-content/contact/contact-details.ts";
import { accountIdOf } from "../account/subscription-pages.ts";
import { type Browser, hiddenFields, type Page } from "../identity/browser.ts";
import { startTestShop, type TestShop } from "../shop/shop-fixture.ts";
import { open, otherOwner, owner, signIn } from "../shop/sign-in.ts";

type Answer = (request: Request) => Promise<Response>;

/** Answers for customer care and help content; undefined leaves the answer alone. */
let careAnswer: Answer | undefined;
let contentAnswer: Answer | undefined;
let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({
    environment: { REQUEST_TIME_SCALE: "2" },
    onCustomerCare: async (request, forward) => careAnswer?.(request) ?? forward(request),
    onHelpContent: async (request, forward) => contentAnswer?.(request) ?? forward(request),
  });
}, 180_000);
beforeEach(() => {
  careAnswer = undefined;
  contentAnswer = undefined;
});
afterAll(() => shop.stop());

const message = {
  topic: "payment",
  orderNumber: " VCS-00000123 ",
  name: "Ada Byron",
  email: "ada@example.com",
  message: "First line\r\nsecond line",
};
const unique = () => ({ ...message, message: crypto.randomUUID() });

const send = (browser: Browser, page: Page, fields: Record<string, string>) =>
  browser.post("/contact-us", { formKey: hiddenFields(page)["formKey"] ?? "", ...fields });

async function sendFrom(browser: Browser, fields: Record<string, string>): Promise<Page> {
  return send(browser, await browser.get("/contact-us"), fields);
}

const casesWith = (text: string) =>
  readRows(shop.database.queries, sql`select * from customer_care.cases where message = ${text}`);

const numberIn = (page: Page) => page.location?.searchParams.get("case") ?? "";

describe("a message of a guest", () => {
  it("is filed as it was sent, and its receipt is shown to this browser only", async () => {
    const browser = shop.browse();
    const sent = await sendFrom(browser, message);
    expect([sent.status, sent.location?.pathname]).toEqual([303, "/contact-us"]);
    const number = numberIn(sent);
    expect(number).toMatch(/^C-\w{4}-\w{4}$/);
    const [filed] = await readRows(
      shop.database.queries,
      sql`select * from customer_care.cases where number = ${number}`,
    );
    expect(filed).toMatchObject({
      account_id: null,
      site_id: "VCS",
      locale: "en-GB",
      topic: "payment",
      order_number: "VCS-00000123",
      message: "First line\nsecond line",
      status: "received",
    });
    const receipt = await open(browser, sent.location?.href ?? "");
    expect(receipt.status).toBe(200);
    for (const part of [number, "First line\nsecond line", "VCS-00000123"]) expect(receipt.body).toContain(part);
    expect(receipt.body).not.toContain('name="formKey"');
    const stranger = await shop.browse().get(`/contact-us?case=${number}`);
    expect(stranger.body).not.toContain("First line");
    expect(stranger.body).toContain('name="formKey"');
    // The receipt belongs to one make.
    expect((await browser.get(`/jaguar/contact-us?case=${number}`)).body).not.toContain("First line");
  });

  it("is filed once for a double click, for a repeated request and from a second tab", async () => {
    const browser = shop.browse();
    const fields = unique();
    const [first, second] = [await browser.get("/contact-us"), await browser.get("/contact-us")];
    const answers = await Promise.all([first, first, second].map((page) => send(browser, page, fields)));
    answers.push(await send(browser, first, fields));
    expect(new Set(answers.map(numberIn)).size).toBe(1);
    expect(await casesWith(fields.message)).toHaveLength(1);
  });

  it("is another case when it says something else, and when it is sent again later", async () => {
    const browser = shop.browse();
    const fields = unique();
    const page = await browser.get("/contact-us");
    const first = await send(browser, page, fields);
    const changed = await send(browser, page, { ...fields, topic: "complaint" });
    const later = await sendFrom(browser, fields);
    expect(new Set([first, changed, later].map(numberIn)).size).toBe(3);
  });

  it.each([
    ["no topic", { topic: "" }, "Please choose a topic."],
    ["an unknown topic", { topic: "gossip" }, "Please choose a topic."],
    ["no name", { name: "  " }, "Please enter your name."],
    ["no address", { email: "" }, "Please enter an email address."],
    ["no message", { message: "\r\n " }, "Please enter your message."],
    ["a message that is too long", { message: "x".repeat(2001) }, "The entered text is too long"],
  ])("with %s is refused with everything that was typed", async (_, change, text) => {
    const fields = { ...unique(), ...change };
    const page = await sendFrom(shop.browse(), fields);
    expect(page.status).toBe(422);
    expect(page.body).toContain(text);
    expect(page.body).toContain(fields.orderNumber.trim());
    expect(await casesWith(fields.message)).toEqual([]);
  });

  it("may have two thousand characters with line breaks, as the counter counts them", async () => {
    const fields = { ...message, message: `${"y".repeat(1000)}\r\n${"y".repeat(999)}` };
    expect((await sendFrom(shop.browse(), fields)).status).toBe(303);
  });

  it.each([`<script>alert(1)</script>`, `"><img src=x onerror=alert(1)>`, "{{7*7}} ${7*7} '; drop table x; --"])(
    "is text, whatever it says: %s",
    async (text) => {
      const browser = shop.browse();
      const wrong = await sendFrom(browser, { ...message, name: text, message: text, email: "" });
      expect(wrong.body).not.toMatch(/<script>alert|<img src=x/);
      const receipt = await open(
        browser,
        (await sendFrom(browser, { ...message, message: text })).location?.href ?? "",
      );
      expect(receipt.body).not.toMatch(/<script>alert|<img src=x/);
      expect(await casesWith(text)).toHaveLength(1);
    },
  );

  it.each<Record<string, string>>([{}, { formKey: "short" }, { formKey: "../".repeat(9) }])(
    "needs the key of a form: %o",
    async (key) => {
      expect((await shop.browse().post("/contact-us", { ...unique(), ...key })).status).toBe(400);
    },
  );

  it("is accepted from the shop's own pages only", async () => {
    const browser = shop.browse();
    const page = await browser.get("/contact-us");
    const fields = { ...unique(), formKey: hiddenFields(page)["formKey"] ?? "" };
    const answer = await browser.post("/contact-us", fields, { origin: "https://evil.example" });
    expect(answer.status).toBe(403);
    expect(await casesWith(fields.message)).toEqual([]);
  });
});

describe("while customer care", () => {
  it.each<[string, Answer]>([
    ["fails", async () => new Response("{}", { status: 500 })],
    ["is away", async () => Promise.reject(new Error("connection refused"))],
    ["never answers", () => new Promise<Response>(() => {})],
    ["talks nonsense", async () => new Response("<html>", { headers: { "content-type": "text/html" } })],
    ["answers in another shape", async () => Response.json({ number: "1" })],
  ])("%s, a message is kept in the form and the phone is offered", async (_, answer) => {
    careAnswer = answer;
    const fields = unique();
    const page = await sendFrom(shop.browse(), fields);
    expect(page.status).toBe(503);
    expect(page.body).toContain("Your message was not sent");
    expect(page.body).toContain(fields.message);
    expect(page.body).toContain('href="tel:+442079460123"');
    expect(page.body).toContain('name="formKey"');
  });

  it("is away after filing, the receipt has the number without the text", async () => {
    const browser = shop.browse();
    const fields = unique();
    const sent = await sendFrom(browser, fields);
    careAnswer = async () => new Response("{}", { status: 500 });
    const receipt = await open(browser, sent.location?.href ?? "");
    expect([receipt.status, receipt.body.includes(numberIn(sent)), receipt.body.includes(fields.message)]).toEqual([
      200,
      true,
      false,
    ]);
  });

  it("is away, Help & Support keeps its other parts", async () => {
    const browser = shop.browse();
    await signIn(browser, owner);
    careAnswer = async () => new Response("{}", { status: 500 });
    const page = await open(browser, "/account/need-help");
    expect(page.status).toBe(200);
    expect(page.body).toContain("We can’t show this part at the moment");
    expect(page.body).toContain("question-paid-but-expired");
  });
});

describe("a message of a customer", () => {
  it("is filed for the account of the session, and listed for nobody else", async () => {
    const browser = shop.browse();
    await signIn(browser, owner);
    const page = await browser.get("/contact-us");
    expect(page.body).toContain(`value="${owner.email}"`);
    const fields = unique();
    const sent = await send(browser, page, { ...fields, accountId: "somebody" });
    const [filed] = await casesWith(fields.message);
    expect(filed).toMatchObject({ account_id: accountIdOf(owner) });
    const own = await open(browser, "/account/need-help");
    expect(own.body).toContain(numberIn(sent));
    expect(own.body).toContain(fields.message);
    const other = shop.browse();
    await signIn(other, otherOwner);
    for (const path of [
      "/account/need-help",
      `/account/need-help?case=${numberIn(sent)}`,
      `/contact-us?case=${numberIn(sent)}`,
    ]) {
      expect((await open(other, path)).body).not.toContain(fields.message);
    }
  });

  it("needs an account to be listed", async () => {
    const page = await open(shop.browse(), "/account/need-help");
    expect(page.url.pathname).toBe("/restricted-access");
  });
});

describe("the questions", () => {
  const idsOf = ({ body }: Page) => Array.from(body.matchAll(/<details id="question-([\w-]+)"/g), ([, id]) => id);

  it("of a guest begin with the top questions in their order, without those for customers", async () => {
    const guest = shop.browse();
    const ids = idsOf(await guest.get("/contact-us"));
    expect(ids.slice(0, 3)).toEqual(["paid-but-expired", "withdrawal", "ownership-change"]);
    expect(ids).toHaveLength(8);
    expect(ids).not.toContain("invoice");
    const onReturns = idsOf(await guest.get("/faqs?category=refunds-cancellations"));
    expect(onReturns).toContain("cancel-without-account");
  });

  it.each(["/contact-us", "/account/need-help"])("of a customer are those for customers on %s", async (path) => {
    const browser = shop.browse();
    await signIn(browser, owner);
    const ids = idsOf(await open(browser, path));
    const withoutRenewals = ids.filter((id) => id !== "auto-renewal-off");
    expect(withoutRenewals.slice(0, 6)).toEqual([
      "paid-but-expired",
      "withdrawal",
      "card-changed",
      "ownership-change",
      "several-cars",
      "invoice",
    ]);
    expect(ids).not.toContain("cancel-without-account");
  });

  it("and the channels are missing while help content is away, and the form stays", async () => {
    contentAnswer = async () => new Response("{}", { status: 500 });
    // A language that no test has read, because answers are cached.
    const page = await shop.browse().get("/jaguar/nl-BE/contact-us");
    expect([page.status, page.body.includes('name="formKey"'), page.body.includes("tel:")]).toEqual([200, true, false]);
  });
});

describe.each(["", "/jaguar"])("the contact page of %s/", (make) => {
  it.each(LOCALES.map(({ id }) => id))("names phone, e-mail, post and form in %s", async (id) => {
    const locale = id === "en-XB" ? "en-GB" : id;
    const { phone, email, post, links = [] } = contactDetails[locale];
    const prefix = id === "en-GB" ? make : `${make}/${id}`;
    const { status, body } = await open(shop.browse(), `${prefix}/contact-us`);
    expect(status).toBe(200);
    expect(body).toContain(`href="tel:${phone.number}"`);
    expect(body).toContain(`href="mailto:${email}"`);
    expect(body).toContain(post.at(-1)?.replaceAll("'", "’") ?? "no address");
    expect(body).toContain('href="#contact-form"');
    for (const { href } of links) expect(body).toContain(`href="${href}"`);
  });
});

it("says that too many messages came, and offers the phone", async () => {
  const limited = await startTestShop({ environment: { RATE_LIMIT_SCALE: "1" } });
  const browser = limited.browse();
  const answers: number[] = [];
  for (let count = 1; count <= 11; count += 1) answers.push((await sendFrom(browser, unique())).status);
  expect(answers).toEqual([...Array<number>(10).fill(303), 429]);
  const fields = unique();
  const page = await sendFrom(browser, fields);
  for (const part of [fields.message, "Too many messages", 'href="tel:+442079460123"'])
    expect(page.body).toContain(part);
  expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
  // Another address of the network, the same e-mail address.
  expect((await sendFrom(limited.browse(), { ...unique(), email: "ADA@example.com" })).status).toBe(429);
  expect((await sendFrom(limited.browse(), { ...unique(), email: "other@example.com" })).status).toBe(303);
  await limited.stop();
});
