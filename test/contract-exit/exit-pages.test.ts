import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NO_EXIT_FIELDS } from "../../app/features/contract-exit/exit-fields.ts";
import { fileExit } from "../../app/features/contract-exit/file-exit.server.ts";
import { LOCALES } from "../../app/site/locales.ts";
import { readRows } from "../../database/open-database.ts";
import { readTexts } from "../../tools/messages/message-files.ts";
import { openOrder, sampleOrder } from "../guest/guest-orders.ts";
import { type Browser, hiddenFields, type Page } from "../identity/browser.ts";
import { startTestShop, type TestShop } from "../shop/shop-fixture.ts";
import { open, owner, signIn } from "../shop/sign-in.ts";

type Answer = (request: Request) => Promise<Response>;

/** Answers for order management; undefined leaves the answer alone. */
let orderAnswer: Answer | undefined;
let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({
    onOrderManagement: async (request, forward) => orderAnswer?.(request) ?? forward(request),
  });
}, 180_000);
beforeEach(() => (orderAnswer = undefined));
afterAll(() => shop.stop());

const exit = { name: "Ada Byron", contract: "no such order", email: "ada@example.com" };
const unique = () => ({ ...exit, contract: crypto.randomUUID() });

const send = (browser: Browser, page: Page, fields: Record<string, string>, path = "/withdraw") =>
  browser.post(path, { intent: "confirm", formKey: hiddenFields(page)["formKey"] ?? "", ...fields });

async function sendFrom(browser: Browser, fields: Record<string, string>, path = "/withdraw"): Promise<Page> {
  return send(browser, await browser.get(path), fields, path);
}

type Row = Record<string, unknown>;
const filedWith = (contract: string) =>
  readRows<Row>(shop.database.queries, sql`select * from order_management.declarations where contract = ${contract}`);
const numberIn = (page: Page) => page.location?.searchParams.get("receipt") ?? "";
const valueOf = ({ body }: Page, field: string) => new RegExp(`name="${field}"[^>]*`).exec(body)?.[0] ?? "";

describe("a withdrawal", () => {
  it("is taken whatever the contract says, and its receipt is shown to this browser only", async () => {
    const browser = shop.browse();
    const fields = unique();
    const sent = await sendFrom(browser, { ...fields, name: " Ada <b>Byron</b> " });
    expect([sent.status, sent.location?.pathname]).toEqual([303, "/withdraw"]);
    const number = numberIn(sent);
    expect(number).toMatch(/^W-\w{4}-\w{4}$/);
    expect(sent.location?.search).toBe(`?receipt=${number}`);
    expect(await filedWith(fields.contract)).toMatchObject([
      { number, kind: "withdrawal", site_id: "VCS", locale_id: "en-GB", name: "Ada <b>Byron</b>", type: null },
    ]);
    const receipt = await open(browser, sent.location?.href ?? "");
    expect(receipt.status).toBe(200);
    for (const part of [number, fields.contract, fields.email, "Ada &lt;b&gt;Byron&lt;/b&gt;"]) {
      expect(receipt.body).toContain(part);
    }
    expect(receipt.body).toMatch(/<time dateTime="[^"]+Z">\d+\s\w+\s\d{4} at \d+:\d\d\s(?:GMT|BST)<\/time>/);
    expect(receipt.body).toContain('name="robots" content="noindex"');
    expect(receipt.headers.get("cache-control")).toBe("private, no-store");
    // A reload shows the same.
    expect((await browser.get(receipt.url)).body).toContain(number);
    const stranger = await shop.browse().get(`/withdraw?receipt=${number}`);
    expect(stranger.body).not.toContain(fields.contract);
    expect(stranger.body).toContain('name="formKey"');
    expect((await browser.get(`/jaguar/withdraw?receipt=${number}`)).body).not.toContain(fields.contract);
  });

  it("is answered alike for an order that exists and for one that does not", async () => {
    const { orderNumber } = sampleOrder("G01");
    const answers = [];
    for (const contract of [orderNumber, "VCS-ZZZZZ-99999"]) {
      const browser = shop.browse();
      const sent = await sendFrom(browser, { ...exit, contract });
      const { body } = await open(browser, sent.location?.href ?? "");
      const known = [numberIn(sent), contract].reduce((text, part) => text.replaceAll(part, ""), body);
      answers.push(
        known.replaceAll(/nonce="[^"]*"|<time.*?<\/time>|\d+:\d\d|"moment":"[^"]*"|\d{4}-\d\d-\d\dT[\d:.]+Z/g, ""),
      );
    }
    expect(answers[0]?.match(/<main.*<\/main>/s)?.[0]).toBe(answers[1]?.match(/<main.*<\/main>/s)?.[0]);
  });

  it("is filed once for a double click, a repeated request, and from a second tab", async () => {
    const browser = shop.browse();
    const fields = unique();
    const [first, second] = [await browser.get("/withdraw"), await browser.get("/withdraw")];
    const answers = await Promise.all([first, first, second].map((page) => send(browser, page, fields)));
    answers.push(await send(browser, first, fields));
    expect(new Set(answers.map(numberIn)).size).toBe(1);
    expect(await filedWith(fields.contract)).toHaveLength(1);
    const later = await sendFrom(browser, fields);
    expect(numberIn(later)).not.toBe(numberIn(answers[0]!));
  });

  it("shows its receipt also to a browser that keeps no cookies", async () => {
    const page = await shop.browse().get("/withdraw");
    const fields = unique();
    const answer = await send(shop.browse(), page, fields);
    expect([answer.status, answer.location]).toEqual([200, undefined]);
    expect(answer.body).toMatch(/W-\w{4}-\w{4}/);
    expect(answer.body).toContain(fields.contract);
  });

  it.each([
    ["no name", { name: "  " }, "Please enter your name."],
    ["no contract", { contract: "" }, "Please enter the order number, the service or the VIN."],
    ["no address", { email: "" }, "Please enter an email address."],
    ["what cannot be an address", { email: "ada" }, "valid email address"],
  ])("with %s is asked for again, with everything that was typed", async (_, change, text) => {
    const fields = { ...unique(), ...change };
    const page = await sendFrom(shop.browse(), fields);
    expect(page.status).toBe(422);
    expect(page.body).toContain(text);
    for (const typed of Object.values(fields).filter((value) => value.trim())) expect(page.body).toContain(typed);
    expect(await filedWith(fields.contract)).toEqual([]);
  });

  it.each<Record<string, string>>([
    {},
    { formKey: "short", intent: "confirm" },
    { formKey: "x".repeat(22), intent: "delete" },
  ])("needs the key and the intent of a form: %o", async (key) => {
    expect((await shop.browse().post("/withdraw", { ...unique(), ...key })).status).toBe(400);
  });

  it("is accepted from the shop's own pages only", async () => {
    const browser = shop.browse();
    const fields = {
      ...unique(),
      intent: "confirm",
      formKey: hiddenFields(await browser.get("/withdraw"))["formKey"] ?? "",
    };
    const answer = await browser.post("/withdraw", fields, { origin: "https://evil.example" });
    expect(answer.status).toBe(403);
    expect(await filedWith(fields.contract)).toEqual([]);
  });

  it("is never refused for being one of many from one network; only its letter is held back", async () => {
    const deps = {
      orderManagement: shop.services.orderManagement,
      ip: "192.0.2.1",
      siteId: "VCS",
      localeId: "en-GB",
    } as const;
    const filing = {
      kind: "withdrawal",
      fields: { ...NO_EXIT_FIELDS, ...unique(), email: "one.of.many@example.com" },
    } as const;
    const held = [];
    for (const isAllowed of [true, false]) {
      const result = isAllowed ? ({ isAllowed } as const) : ({ isAllowed, retryAfterSeconds: 60 } as const);
      const limits = { declarationPerIp: async () => result };
      const outcome = await fileExit({ ...deps, limits }, { ...filing, formKey: String(isAllowed) });
      held.push(outcome.kind === "filed" && outcome.receipt.isLetterHeld);
    }
    expect(held).toEqual([false, true]);
  });
});

describe("while order management is away", () => {
  it.each<[string, Answer]>([
    ["fails", async () => new Response("{}", { status: 500 })],
    ["talks nonsense", async () => new Response("<html>", { headers: { "content-type": "text/html" } })],
  ])("%s, what was typed is kept and another way is offered", async (_, answer) => {
    const browser = shop.browse();
    const page = await browser.get("/withdraw");
    orderAnswer = answer;
    const fields = unique();
    const refused = await send(browser, page, fields);
    expect(refused.status).toBe(503);
    expect(refused.body).toContain("Your declaration has not been received yet");
    expect(refused.body).toContain(fields.contract);
    // Sent again later, it is filed once.
    orderAnswer = undefined;
    expect((await send(browser, page, fields)).status).toBe(303);
  });

  it("the receipt keeps its number and time", async () => {
    const browser = shop.browse();
    const fields = unique();
    const sent = await sendFrom(browser, fields);
    orderAnswer = async () => new Response("{}", { status: 500 });
    const receipt = await open(browser, sent.location?.href ?? "");
    expect([receipt.status, receipt.body.includes(numberIn(sent)), receipt.body.includes(fields.contract)]).toEqual([
      200,
      true,
      false,
    ]);
  });
});

describe("a cancellation", () => {
  const path = "/cancel-subscription";

  it("is ordinary, at the earliest date, without further input", async () => {
    const browser = shop.browse();
    const fields = unique();
    const sent = await sendFrom(browser, fields, path);
    expect(numberIn(sent)).toMatch(/^K-/);
    expect(await filedWith(fields.contract)).toMatchObject([
      { kind: "cancellation", type: "ordinary", reason: null, ends_on: null },
    ]);
    const receipt = await open(browser, sent.location?.href ?? "");
    expect(receipt.body).toContain("At the earliest possible date");
  });

  it("may have a good cause, a reason and a date", async () => {
    const fields = { ...unique(), type: "extraordinary", reason: "Vehicle\r\nsold", endsOn: "2027-01-31" };
    const browser = shop.browse();
    const sent = await sendFrom(browser, fields, path);
    const [row] = await readRows<Row>(
      shop.database.queries,
      sql`select type, reason, ends_on::text from order_management.declarations where contract = ${fields.contract}`,
    );
    expect(row).toEqual({ type: "extraordinary", reason: "Vehicle\nsold", ends_on: "2027-01-31" });
    const receipt = await open(browser, sent.location?.href ?? "");
    const next = "As soon as we have found your contract, we stop its renewal.";
    for (const part of ["For good cause", "Vehicle\nsold", "31\u00a0January\u00a02027", next])
      expect(receipt.body).toContain(part);
  });

  it("in France is repeated before it is declared, and can be changed", async () => {
    const browser = shop.browse();
    const fields = unique();
    const form = await browser.get(`/fr-FR${path}`);
    expect(form.body).toContain('value="review"');
    const review = await send(browser, form, { ...fields, intent: "review" }, `/fr-FR${path}`);
    expect(review.status).toBe(200);
    expect(review.body).toContain("Notification de la résiliation");
    expect(await filedWith(fields.contract)).toEqual([]);
    const edit = await browser.submit(review, { intent: "edit" });
    expect(edit.status).toBe(200);
    expect(valueOf(edit, "contract")).toContain(fields.contract);
    expect((await browser.submit(review, { intent: "confirm" })).status).toBe(303);
    expect(await filedWith(fields.contract)).toHaveLength(1);
  });
});

describe("what is known is filled in", () => {
  it("for a customer, with the own orders to choose from", async () => {
    const browser = shop.browse();
    await signIn(browser, owner);
    const page = await browser.get("/cancel-subscription");
    expect(valueOf(page, "email")).toContain(owner.email);
    expect(valueOf(page, "name")).toContain(owner.firstName);
    expect(page.body).toMatch(/<datalist id="exit-orders"><option value="\w{16}"/);
    expect((await shop.browse().get("/cancel-subscription")).body).not.toContain("<datalist");
  });

  it("for a guest whose order is open", async () => {
    const browser = shop.browse();
    const order = sampleOrder("G01");
    const opened = await openOrder(browser, order);
    expect(opened.body).toContain(`/withdraw?order=${order.orderNumber}`);
    for (const path of ["/withdraw", `/withdraw?order=${order.orderNumber}`]) {
      const page = await browser.get(path);
      expect(valueOf(page, "contract")).toContain(order.orderNumber);
      expect(valueOf(page, "email")).toContain(order.email);
    }
  });

  it("from the address only for the contract, as text", async () => {
    const page = await shop.browse().get(`/withdraw?order=${encodeURIComponent('"><script>x')}&email=a@b.c`);
    expect(valueOf(page, "contract")).toContain("&quot;&gt;&lt;script&gt;x");
    expect(page.body).not.toContain("a@b.c");
  });

  it("and nothing is, while its systems are away", async () => {
    const browser = shop.browse();
    await signIn(browser, owner);
    orderAnswer = async () => new Response("{}", { status: 500 });
    const page = await browser.get("/withdraw");
    expect([page.status, page.body.includes('name="formKey"')]).toEqual([200, true]);
  });
});

describe.each(["", "/jaguar"])("at %s/", (make) => {
  it.each(LOCALES.map(({ id }) => id).filter((id) => id !== "en-XB"))(
    "both pages have the labels of the law in %s, and every page leads to them",
    async (localeId) => {
      const prefix = `${make}${localeId === "en-GB" ? "" : `/${localeId}`}`;
      const texts = readTexts(localeId);
      const browser = shop.browse();
      const withdraw = await browser.get(`${prefix}/withdraw`);
      expect(withdraw.body).toContain(`>${texts["footer.withdraw"]}</h1>`);
      expect(withdraw.body).toContain(`>${texts["withdrawal.confirm"]}</button>`);
      expect(withdraw.body.match(/<input(?! type="hidden")[^>]* required/g)).toHaveLength(3);
      const cancel = await browser.get(`${prefix}/cancel-subscription`);
      expect(cancel.body).toContain(`>${texts["footer.cancel"]}</h1>`);
      const button = localeId === "fr-FR" ? texts["footer.cancel"] : texts["cancellation.confirm"];
      expect(cancel.body).toContain(`>${button}</button>`);
      const footer = /<footer.*<\/footer>/s.exec((await browser.get(`${prefix}/faqs`)).body)?.[0] ?? "";
      for (const path of ["/withdraw", "/cancel-subscription"]) expect(footer).toContain(`href="${prefix}${path}"`);
    },
  );
});
