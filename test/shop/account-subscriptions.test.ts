import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getOrderDetails, getOrderHistory } from "../../contracts/order-management/order-summary.ts";
import { listSubscriptions, type ManagedService } from "../../contracts/order-management/subscriptions.ts";
import { getPaymentMethodInformation, updateOmsRecord } from "../../contracts/order-management/update-record.ts";
import { demoCustomers } from "../../seed/customers.ts";
import type { Browser, Page } from "../identity/browser.ts";
import { startTestShop, type TestShop } from "./shop-fixture.ts";
import { open, otherOwner, owner, signIn } from "./sign-in.ts";

const list = "/account/my-subscriptions";
const day = 86_400;

type Answer = "as usual" | "none" | "error" | "nonsense";
let answers: Answer = "as usual";
/** The calls that fail; the others are answered. */
let failing = /./;
let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({
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

const accountIdOf = ({ email }: { email: string }) =>
  demoCustomers.find((customer) => customer.email === email && customer.siteId === "VCS")?.cdcId ?? "";

async function subscriptionsOf(person: { email: string }): Promise<ManagedService[]> {
  const body = { accountId: accountIdOf(person), siteId: "VCS" };
  return (await shop.services.orderManagement(listSubscriptions, { body })).records;
}

async function subscriptionOf(person: { email: string }, serviceId: string, status = "Installed") {
  const all = await subscriptionsOf(person);
  const found = all.find((one) => one.serviceId === serviceId && one.serviceStatus === status);
  if (!found) throw new Error(`${person.email} has no ${serviceId}`);
  return found;
}

async function customer(person: { email: string } = owner): Promise<Browser> {
  const browser = shop.browse();
  await signIn(browser, person);
  return browser;
}

const pathOf = ({ Id }: ManagedService, step = "") => `${list}/${Id}${step && `?step=${step}`}`;
const html = { accept: "text/html" };
const textOf = ({ body }: Page) =>
  body
    .replace(/^[\s\S]*<main/, "<main")
    .replace(/<\/main>[\s\S]*$/, "")
    .replaceAll(/<[^>]+>/g, "|")
    .replaceAll(/\|+/g, "|")
    .replaceAll("\u00a0", " ");
const change = (browser: Browser, one: ManagedService, fields: Record<string, string>) =>
  browser.post(pathOf(one), fields, html);

describe("the list", () => {
  it("has each vehicle with its services, without a whole VIN", async () => {
    const page = await open(await customer(), list);
    const all = await subscriptionsOf(owner);
    expect(page.status).toBe(200);
    const text = textOf(page);
    expect(text).toContain("|Active (9)|");
    expect(text).toContain("|Expired (2)|");
    expect(text).toMatch(/\|Discovery\|SALRXXXXXXXXX0501\|/);
    expect(text).toMatch(/\|Installation failed\|Driver Assistance Pack\|/);
    expect(text).toMatch(/\|Expires soon\|Remote\|.*\|No further payment\|/);
    for (const { vin } of all) expect(page.body).not.toContain(vin);
  });

  it("has the expired ones in a tab of their own, with a description", async () => {
    const text = textOf(await open(await customer(), `${list}?tab=expired`));
    expect(text).toMatch(/\|Expired\|Remote\|[^|]+\|Expired on \d+ \w+ \d{4}\|Resubscribe\|/);
    expect(text).not.toContain("Manage");
  });

  it("says that it is empty, for each tab", async () => {
    const browser = await customer({ email: "owner5.gbr@example.com" });
    expect(textOf(await open(browser, list))).toContain(
      "|No subscriptions|All active subscriptions purchased on this platform will appear here|",
    );
    expect(textOf(await open(browser, `${list}?tab=expired`))).toContain(
      "|No subscriptions|All expired subscriptions purchased on this website will appear here|",
    );
  });
});

describe("auto-renewal", () => {
  it("is turned off and on, and order management renews accordingly", async () => {
    const browser = await customer();
    const before = await subscriptionOf(owner, "SECURE");
    const off = await change(browser, before, { intent: "turnOff", reason: "other", text: "Not now." });
    expect([off.status, off.location?.pathname]).toEqual([302, list]);
    expect((await subscriptionOf(owner, "SECURE")).isAutoRenewalActivated).toBe(false);
    expect(textOf(await browser.get(pathOf(before)))).toMatch(/\|Expires on\|.*\|No further payment\|/);
    const again = await change(browser, before, { intent: "turnOff" });
    expect(again.location?.pathname).toBe(list);

    const step = textOf(await browser.get(pathOf(before, "turn-on")));
    expect(step).toMatch(/Your plan renews on .* for £149 \/ year\./);
    const on = await change(browser, before, { intent: "turnOn" });
    expect(on.location?.pathname).toBe(list);
    expect((await subscriptionOf(owner, "SECURE")).isAutoRenewalActivated).toBe(true);
    expect(textOf(await browser.get(pathOf(before)))).toMatch(/\|Auto-renews on\|.*\|£149 by Visa \*\*\*\* 4242\|/);
  });

  it("needs a payment method: without one the customer is led to adding it, and back", async () => {
    const person = { email: "owner1.fra@example.com" };
    const accountId = accountIdOf(person);
    const browser = shop.browse();
    await signIn(browser, person, "/fr-FR/sign-in");
    const target = await subscriptionOf(person, "REMOTE");
    const renewed = (await subscriptionsOf(person)).filter((one) => one.isAutoRenewalActivated);
    for (const { Id: recordId } of renewed) {
      const fields = { SNP_OMS_AutoRenewal__c: false as const };
      await shop.services.orderManagement(updateOmsRecord, {
        body: { refSubscription: "Asset", accountId, recordId, fields },
      });
    }
    const { records } = await shop.services.orderManagement(getPaymentMethodInformation, { body: { accountId } });
    for (const { Id: recordId } of records) {
      await shop.services.orderManagement(updateOmsRecord, {
        body: { refPaymentMethod: "SNP_OMS_PaymentMethod__c", accountId, recordId, isDeleted: true },
      });
    }
    const answer = await browser.post(`/fr-FR${pathOf(target)}`, { intent: "turnOn" }, html);
    expect(answer.location?.pathname).toBe("/fr-FR/account/my-payment-method/add-payment-method");
    expect(answer.location?.searchParams.get("next")).toBe(pathOf(target, "turn-on"));
    expect((await subscriptionOf(person, "REMOTE")).isAutoRenewalActivated).toBe(false);
  });

  it("cannot be turned on where the country has none", async () => {
    const person = { email: "owner1.usa@example.com" };
    const browser = shop.browse();
    await signIn(browser, person, "/en-US/sign-in");
    const target = (await subscriptionsOf(person)).find((one) => !one.isAutoRenewalActivated && one.isExpiring);
    if (!target) throw new Error("no subscription");
    const preferences = await shop.fetch(new Request("http://shop.test/en-US/account/my-subscriptions"));
    expect(preferences.status).toBeLessThan(400);
    const page = textOf(await browser.get(`/en-US${pathOf(target)}`));
    const isOffered = page.includes("Turn on auto-renewal");
    const answer = await browser.post(`/en-US${pathOf(target)}`, { intent: "turnOn" }, html);
    expect(answer.status === 409).toBe(!isOffered);
  });
});

describe("a refund", () => {
  it("is requested once, hides the card, and is issued to the card of the purchase", async () => {
    const person = { email: "owner3.gbr@example.com" };
    const browser = await customer(person);
    const target = await subscriptionOf(person, "SECURE");
    const step = textOf(await browser.get(pathOf(target, "refund")));
    const { records } = await shop.services.orderManagement(getPaymentMethodInformation, {
      body: { accountId: accountIdOf(person) },
    });
    expect(step).toContain(`|£149 goes back to Visa **** ${records[0]?.SNP_OMS_Last4Digits__c}|`);
    expect(step).toContain("|Cancel and refund £149|");

    const tooLong = await change(browser, target, { intent: "requestRefund", reason: "other", text: "x".repeat(151) });
    expect([tooLong.status, textOf(tooLong).includes("The entered text is too long")]).toEqual([422, true]);

    const done = await change(browser, target, { intent: "requestRefund", reason: "mistake" });
    expect([done.status, done.location?.pathname]).toEqual([302, list]);
    expect(textOf(await browser.get(list))).not.toContain("Secure Tracker");
    expect(textOf(await browser.get(`${list}?tab=expired`))).not.toContain("Secure Tracker");
    const again = await change(browser, target, { intent: "requestRefund" });
    expect(again.location?.pathname).toBe(list);

    await shop.passTime(6);
    const expired = textOf(await browser.get(`${list}?tab=expired`));
    expect(expired).toMatch(/\|(Cancellation requested|Ready to uninstall)\|Secure Tracker\|/);
    await shop.passTime(day);
    const body = { accountId: accountIdOf(person), orderId: target.orderId, orderReference: target.orderNumber };
    const refunded = async () => {
      const order = await shop.services.orderManagement(getOrderDetails, { body });
      const item = order.OrderItemSummaries.records.find(({ SNPOMSVcsAsset_C }) => SNPOMSVcsAsset_C === target.Id);
      return [item?.SNPOMSRefundStatus_C, item?.SNPOMSRefundAmount_C];
    };
    await expect.poll(refunded, { timeout: 30_000 }).toEqual(["Processed", 149]);
  });

  it("is refused outside the cooling-off period, with the apology", async () => {
    const browser = await customer();
    const target = await subscriptionOf(owner, "BUNDLE");
    expect(textOf(await browser.get(pathOf(target, "refund")))).toContain(
      "Apologies, but a full refund is not an active option on your plan at this time.",
    );
    const answer = await change(browser, target, { intent: "requestRefund" });
    expect(answer.status).toBe(409);
    expect(textOf(answer)).toContain("|Nothing was changed|Apologies, but a full refund is not an active option");
    expect((await subscriptionOf(owner, "BUNDLE")).isCancelled).toBe(false);
  });
});

describe("a subscription that cannot be changed", () => {
  it("says that its order is being processed", async () => {
    const browser = await customer();
    const target = await subscriptionOf(owner, "GUARD", "In progress");
    const sentence = "We are currently processing your order. Please check again later.";
    const page = textOf(await browser.get(pathOf(target)));
    expect(page).toContain(sentence);
    expect(page).not.toContain("Turn off");
    const answer = await change(browser, target, { intent: "turnOff" });
    expect([answer.status, textOf(answer).includes(sentence)]).toEqual([409, true]);
  });

  it("can be bought again, for its vehicle, without a VIN in the address", async () => {
    const browser = await customer();
    const target = await subscriptionOf(owner, "REMOTE", "Expired");
    expect(textOf(await browser.get(pathOf(target, "resubscribe")))).toMatch(
      /Choose a plan to use Remote again\..*\|£/,
    );
    const answer = await change(browser, target, { intent: "buy" });
    expect(answer.location?.href).toBe("http://shop.test/single-detail-page/REMOTE");
    const page = await open(browser, answer.location?.href ?? "");
    expect(page.url.pathname).toBe("/single-detail-page/REMOTE");
    expect(page.body).toContain(`${target.vin.slice(0, 4)}XXXXXXXXX${target.vin.slice(-4)}`);
    expect(page.body).not.toContain(target.vin);
  });

  it("is not bought again while it runs", async () => {
    const target = await subscriptionOf(owner, "BUNDLE");
    expect((await change(await customer(), target, { intent: "buy" })).status).toBe(409);
  });
});

describe("a subscription of another customer", () => {
  const intents = ["turnOff", "turnOn", "requestRefund", "buy"];

  it("is not found, in the address or by a form, and nothing is changed", async () => {
    const browser = await customer(otherOwner);
    const target = await subscriptionOf(owner, "LIVE");
    const page = await browser.get(pathOf(target), html);
    expect(page.status).toBe(404);
    expect(page.body).not.toMatch(/Live Traffic|Charlotte|Ashworth/);
    for (const intent of intents) {
      const answer = await change(browser, target, { intent, accountId: accountIdOf(owner) });
      expect([intent, answer.status]).toEqual([intent, 404]);
    }
    expect((await subscriptionOf(owner, "LIVE")).isAutoRenewalActivated).toBe(true);
  });

  it("is not shown to a guest, who is asked to sign in", async () => {
    const target = await subscriptionOf(owner, "LIVE");
    const guest = shop.browse();
    for (const answer of [await guest.get(pathOf(target), html), await change(guest, target, { intent: "turnOff" })]) {
      expect([302, 303, 401, 403]).toContain(answer.status);
      expect(answer.body).not.toContain("Live Traffic");
    }
    expect((await subscriptionOf(owner, "LIVE")).isAutoRenewalActivated).toBe(true);
  });

  it("is not shown in the shop of the other make", async () => {
    const target = await subscriptionOf(owner, "LIVE");
    const browser = shop.browse();
    await signIn(browser, owner, "/jaguar/sign-in");
    expect((await browser.get(`/jaguar${pathOf(target)}`, html)).status).toBe(404);
    expect((await browser.post(`/jaguar${pathOf(target)}`, { intent: "turnOff" }, html)).status).toBe(404);
    expect((await subscriptionOf(owner, "LIVE")).isAutoRenewalActivated).toBe(true);
  });

  it.each(["x", "../my-orders", "02i000000000000000", "%00", "a".repeat(500)])("has no id %j", async (id) => {
    const answer = await (await customer()).get(`${list}/${encodeURIComponent(id)}`, html);
    expect([400, 404, 414]).toContain(answer.status);
  });

  it("is not changed by a form that asks for something else", async () => {
    const target = await subscriptionOf(owner, "LIVE");
    expect((await change(await customer(), target, { intent: "delete" })).status).toBe(400);
  });
});

describe.each<Answer>(["none", "error", "nonsense"])("while order management answers with: %s", (answer) => {
  it("the pages say so, and the rest of the account stays", { timeout: 30_000 }, async () => {
    const browser = await customer();
    const target = await subscriptionOf(owner, "LIVE");
    answers = answer;
    for (const path of [list, pathOf(target)]) {
      const page = await browser.get(path, html);
      expect(page.status).toBe(503);
      expect(textOf(page)).toContain("We can’t show this part at the moment");
      expect(textOf(page)).toContain("|Retry|");
      expect(textOf(page)).toContain("|Orders|");
    }
  });

  it("a change says that nothing was changed", { timeout: 30_000 }, async () => {
    const browser = await customer();
    const target = await subscriptionOf(owner, "LIVE");
    answers = answer;
    failing = /UpdateOmsRecord/;
    const page = await change(browser, target, { intent: "turnOff" });
    expect([page.status, textOf(page).includes("Nothing was changed")]).toEqual([503, true]);
    answers = "as usual";
    expect((await subscriptionOf(owner, "LIVE")).isAutoRenewalActivated).toBe(true);
  });

  it("a refund whose amount is unknown cannot be confirmed", { timeout: 30_000 }, async () => {
    const browser = await customer();
    const target = await subscriptionOf(owner, "CONNAV-PRO");
    answers = answer;
    failing = /SOM-Details/;
    const text = textOf(await browser.get(pathOf(target, "refund"), html));
    expect(text).toContain("We can’t show this part at the moment");
    expect(text).not.toContain("Cancel and refund");
  });
});

describe("with the clock", () => {
  it("what was turned off expires, and what stays on is renewed for the amount the page has shown", async () => {
    const browser = await customer(otherOwner);
    const [kept, ended] = [await subscriptionOf(otherOwner, "CONNAV"), await subscriptionOf(otherOwner, "LIVE")];
    expect(textOf(await browser.get(pathOf(kept)))).toMatch(/\|Next payment\|£89 by /);
    await change(browser, ended, { intent: "turnOff" });
    await shop.passTime(62 * day);
    const states = async () => {
      const all = await subscriptionsOf(otherOwner);
      const find = (id: string) => all.find(({ Id }) => Id === id);
      return [find(kept.Id)?.expirationDate !== kept.expirationDate, find(ended.Id)?.serviceStatus];
    };
    await expect.poll(states, { timeout: 60_000 }).toEqual([true, "Expired"]);
    const history = await shop.services.orderManagement(getOrderHistory, {
      body: { accountId: accountIdOf(otherOwner), limit: 5 },
    });
    expect(history.records.map(({ GrandTotalAmount }) => GrandTotalAmount)).toContain(kept.price);
    const page = textOf(await browser.get(`${list}?tab=expired`));
    expect(page).toContain("Live Traffic");
  }, 90_000);
});
