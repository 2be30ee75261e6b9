import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestShop, type TestShop } from "../shop/shop-fixture.ts";
import { otherOwner, owner } from "../shop/sign-in.ts";
import {
  accountIdOf,
  browseAs,
  change,
  html,
  pathOf,
  subscriptionList,
  subscriptionOf,
  textsOf,
} from "./subscription-pages.ts";

type Answer = "as usual" | "none" | "error" | "nonsense";
let answers: Answer = "as usual";
/** The calls that fail; the others are answered. */
let failing = /./;
let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({
    // Order management does not answer in some tests.
    environment: { REQUEST_TIME_SCALE: "2" },
    onOrderManagement: async (request, forward) => {
      if (answers === "as usual" || !failing.test(request.url)) return forward(request);
      if (answers === "none") return new Promise<Response>(() => {});
      return answers === "error" ? new Response("", { status: 500 }) : Response.json({ records: "none" });
    },
  });
}, 180_000);
afterAll(() => shop.stop());
beforeEach(() => {
  answers = "as usual";
  failing = /./;
});

const find = (person: { email: string }, serviceId: string, status?: string) =>
  subscriptionOf(shop, person, { serviceId, ...(status && { status }) });

describe("a subscription of another customer", () => {
  const intents = ["turnOff", "turnOn", "requestRefund", "buy"];

  it("is not found, in the address or by a form, and nothing is changed", async () => {
    const browser = await browseAs(shop, otherOwner);
    const target = await find(owner, "LIVE");
    const page = await browser.get(pathOf(target), html);
    expect(page.status).toBe(404);
    expect(page.body).not.toMatch(/Live Traffic|Charlotte|Ashworth/);
    for (const intent of intents) {
      const answer = await change(browser, target, { intent, accountId: accountIdOf(owner) });
      expect([intent, answer.status]).toEqual([intent, 404]);
    }
    expect((await find(owner, "LIVE")).isAutoRenewalActivated).toBe(true);
  });

  it("is not shown to a guest, who is asked to sign in", async () => {
    const target = await find(owner, "LIVE");
    const guest = shop.browse();
    for (const answer of [await guest.get(pathOf(target), html), await change(guest, target, { intent: "turnOff" })]) {
      expect([302, 303, 401, 403]).toContain(answer.status);
      expect(answer.body).not.toContain("Live Traffic");
    }
    expect((await find(owner, "LIVE")).isAutoRenewalActivated).toBe(true);
  });

  it("is not shown in the shop of the other make", async () => {
    const target = await find(owner, "LIVE");
    const browser = await browseAs(shop, owner, "/jaguar");
    expect((await browser.get(`/jaguar${pathOf(target)}`, html)).status).toBe(404);
    expect((await browser.post(`/jaguar${pathOf(target)}`, { intent: "turnOff" }, html)).status).toBe(404);
    expect((await find(owner, "LIVE")).isAutoRenewalActivated).toBe(true);
  });

  it.each(["x", "../my-orders", "02i000000000000000", "%00", "a".repeat(500)])("has no id %j", async (id) => {
    const answer = await (await browseAs(shop, owner)).get(`${subscriptionList}/${encodeURIComponent(id)}`, html);
    expect([400, 404, 414]).toContain(answer.status);
  });

  it("is not changed by a form that asks for something else", async () => {
    const target = await find(owner, "LIVE");
    expect((await change(await browseAs(shop, owner), target, { intent: "delete" })).status).toBe(400);
  });
});

describe.each<Answer>(["none", "error", "nonsense"])("while order management answers with: %s", (answer) => {
  it("the pages say so, and the rest of the account stays", { timeout: 60_000 }, async () => {
    const browser = await browseAs(shop, owner);
    const target = await find(owner, "LIVE");
    answers = answer;
    const paths = [subscriptionList, pathOf(target)];
    for (const page of await Promise.all(paths.map((path) => browser.get(path, html)))) {
      expect(page.status).toBe(503);
      expect(textsOf(page)).toContain("We can’t show this part at the moment");
      expect(textsOf(page)).toContain("|Retry|");
      expect(textsOf(page)).toContain("|Orders|");
    }
  });

  it("a change says that nothing was changed", { timeout: 60_000 }, async () => {
    const browser = await browseAs(shop, owner);
    const target = await find(owner, "LIVE");
    answers = answer;
    failing = /UpdateOmsRecord/;
    const page = await change(browser, target, { intent: "turnOff" });
    expect([page.status, textsOf(page).includes("Nothing was changed")]).toEqual([503, true]);
    answers = "as usual";
    expect((await find(owner, "LIVE")).isAutoRenewalActivated).toBe(true);
  });

  it("a refund whose amount is unknown cannot be confirmed", { timeout: 60_000 }, async () => {
    const browser = await browseAs(shop, owner);
    const target = await find(owner, "CONNAV-PRO");
    answers = answer;
    failing = /SOM-Details/;
    const text = textsOf(await browser.get(pathOf(target, "refund"), html));
    expect(text).toContain("We can’t show this part at the moment");
    expect(text).not.toContain("Cancel and refund");
  });
});
