import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getOrderDetails } from "../../contracts/order-management/order-summary.ts";
import { getPaymentMethodInformation, updateOmsRecord } from "../../contracts/order-management/update-record.ts";
import { startTestShop, type TestShop } from "../shop/shop-fixture.ts";
import { open, owner } from "../shop/sign-in.ts";
import {
  accountIdOf,
  browseAs,
  change,
  day,
  html,
  pathOf,
  readTerms,
  subscriptionList,
  subscriptionOf,
  subscriptionsOf,
  cardsOf,
  textsOf,
} from "./subscription-pages.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ onCommerce: withoutAutoRenewalInAmerica });
}, 180_000);
afterAll(() => shop.stop());

type Forward = (request: Request) => Promise<Response>;

/** Every country of the demonstration has auto-renewal. */
async function withoutAutoRenewalInAmerica(request: Request, forward: Forward): Promise<Response> {
  const response = await forward(request);
  const body = await response.clone().text();
  if (!body.includes("c_showAutoRenewal")) return response;
  const changed = body.replaceAll(/("c_showAutoRenewal":\[[^\]]*?),"US"/g, "$1");
  if (changed === body) throw new Error("The preferences have no auto-renewal in the USA to take out.");
  return new Response(changed, { status: response.status, headers: { "content-type": "application/json" } });
}

const find = (person: { email: string }, serviceId: string, status?: string) =>
  subscriptionOf(shop, person, { serviceId, ...(status && { status }) });

describe("the list", () => {
  it("has each vehicle with its services, without a whole VIN", async () => {
    const page = await open(await browseAs(shop, owner), subscriptionList);
    const all = await subscriptionsOf(shop, owner, "VCS");
    expect(page.status).toBe(200);
    const text = textsOf(page);
    expect(text).toContain("|Active (9)|");
    expect(text).toContain("|Expired (2)|");
    expect(text).toMatch(/\|Discovery\|SALRXXXXXXXXX0501\|/);
    expect(text).toMatch(/\|Installation failed\|Driver Assistance Pack\|/);
    expect(text).toMatch(/\|Expires soon\|Remote\|.*\|No further payment\|/);
    for (const { vin } of all) expect(page.body).not.toContain(vin);
  });

  it("has the expired ones in a tab of their own, with a description", async () => {
    const text = textsOf(await open(await browseAs(shop, owner), `${subscriptionList}?tab=expired`));
    expect(text).toMatch(/\|Expired\|Remote\|[^|]+\|Expired on \d+ \w+ \d{4}\|Resubscribe\|/);
    expect(text).not.toContain("Manage");
  });

  it("says that it is empty, for each tab", async () => {
    const browser = await browseAs(shop, { email: "owner5.gbr@example.com" });
    expect(textsOf(await open(browser, subscriptionList))).toContain(
      "|No subscriptions|All active subscriptions purchased on this platform will appear here|",
    );
    expect(textsOf(await open(browser, `${subscriptionList}?tab=expired`))).toContain(
      "|No subscriptions|All expired subscriptions purchased on this website will appear here|",
    );
  });
});

/** Turns every renewal off first: a payment method that is needed cannot be deleted. */
async function deletePaymentMethod(person: { email: string }): Promise<void> {
  const accountId = accountIdOf(person);
  const { orderManagement } = shop.services;
  for (const { Id: recordId, isAutoRenewalActivated } of await subscriptionsOf(shop, person)) {
    if (!isAutoRenewalActivated) continue;
    const fields = { SNP_OMS_AutoRenewal__c: false as const };
    await orderManagement(updateOmsRecord, { body: { refSubscription: "Asset", accountId, recordId, fields } });
  }
  const { records } = await orderManagement(getPaymentMethodInformation, { body: { accountId } });
  for (const { Id: recordId } of records) {
    const record = { refPaymentMethod: "SNP_OMS_PaymentMethod__c", accountId, recordId } as const;
    await orderManagement(updateOmsRecord, { body: { ...record, isDeleted: true } });
  }
}

describe("auto-renewal", () => {
  it("is turned off and on, and order management renews accordingly", async () => {
    const browser = await browseAs(shop, owner);
    const before = await find(owner, "SECURE");
    const off = await change(browser, before, { intent: "turnOff", reason: "other", text: "Not now." });
    expect([off.status, off.location?.pathname]).toEqual([302, subscriptionList]);
    const message = "You have turned off auto-renewal for Secure Tracker.";
    expect(textsOf(await browser.get(subscriptionList))).toContain(message);
    expect(textsOf(await browser.get(subscriptionList))).not.toContain(message);
    expect((await find(owner, "SECURE")).isAutoRenewalActivated).toBe(false);
    expect(textsOf(await browser.get(pathOf(before)))).toMatch(/\|Expires on\|.*\|No further payment\|/);
    const again = await change(browser, before, { intent: "turnOff" });
    expect(again.location?.pathname).toBe(subscriptionList);

    const step = textsOf(await browser.get(pathOf(before, "turn-on")));
    expect(step).toMatch(/Your plan renews on .* for £149 \/ year\./);
    const on = await change(browser, before, { intent: "turnOn" });
    expect(on.location?.pathname).toBe(subscriptionList);
    expect((await find(owner, "SECURE")).isAutoRenewalActivated).toBe(true);
    expect(textsOf(await browser.get(pathOf(before)))).toMatch(/\|Auto-renews on\|.*\|£149 by Visa \*\*\*\* 4242\|/);
  });

  it("needs a payment method: without one the customer is led to adding it, and back", async () => {
    const person = { email: "owner1.fra@example.com" };
    await deletePaymentMethod(person);
    const browser = await browseAs(shop, person, "/fr-FR");
    const target = await find(person, "REMOTE");
    const answer = await browser.post(
      `/fr-FR${pathOf(target)}`,
      { intent: "turnOn", ...(await readTerms(browser, `/fr-FR${pathOf(target, "turn-on")}`)) },
      html,
    );
    expect(answer.location?.pathname).toBe("/fr-FR/account/my-payment-method/add-payment-method");
    expect(answer.location?.searchParams.get("next")).toBe(pathOf(target, "turn-on"));
    expect((await find(person, "REMOTE")).isAutoRenewalActivated).toBe(false);
  });

  it("can be turned off, but not on, where the country has none", async () => {
    const person = { email: "owner1.usa@example.com" };
    const browser = await browseAs(shop, person, "/en-US");
    const [off, on] = [await find(person, "REMOTE"), await find(person, "CONNAV")];
    expect(textsOf(await browser.get(`/en-US${pathOf(off, "turn-on")}`))).not.toContain("Turn on auto-renewal");
    const refused = await browser.post(`/en-US${pathOf(off)}`, { intent: "turnOn" }, html);
    expect([refused.status, textsOf(refused).includes("isn’t possible for your plan")]).toEqual([409, true]);
    expect((await find(person, "REMOTE")).isAutoRenewalActivated).toBe(false);
    expect(textsOf(await browser.get(`/en-US${pathOf(on)}`))).toMatch(/\|Expires on\|.*\|Turn off auto-renewal\|/);
    const done = await browser.post(`/en-US${pathOf(on)}`, { intent: "turnOff" }, html);
    expect(done.location?.pathname).toBe("/en-US/account/my-subscriptions");
    expect((await find(person, "CONNAV")).isAutoRenewalActivated).toBe(false);
  });
});

describe("a refund", () => {
  it("is requested once, hides the card, and is issued to the card of the purchase", async () => {
    const person = { email: "owner3.gbr@example.com" };
    const browser = await browseAs(shop, person);
    const target = await find(person, "SECURE");
    const step = textsOf(await browser.get(pathOf(target, "refund")));
    const { records } = await shop.services.orderManagement(getPaymentMethodInformation, {
      body: { accountId: accountIdOf(person) },
    });
    expect(step).toContain(`|£149 goes back to Visa **** ${records[0]?.SNP_OMS_Last4Digits__c}|`);
    expect(step).toContain("|Cancel and refund £149|");

    const tooLong = await change(browser, target, { intent: "requestRefund", reason: "other", text: "x".repeat(151) });
    expect([tooLong.status, textsOf(tooLong).includes("The entered text is too long")]).toEqual([422, true]);

    const done = await change(browser, target, { intent: "requestRefund", reason: "mistake" });
    expect([done.status, done.location?.pathname]).toEqual([302, subscriptionList]);
    expect(cardsOf(await browser.get(subscriptionList))).not.toContain("Secure Tracker");
    expect(cardsOf(await browser.get(`${subscriptionList}?tab=expired`))).not.toContain("Secure Tracker");
    const again = await change(browser, target, { intent: "requestRefund" });
    expect(again.location?.pathname).toBe(subscriptionList);

    await shop.passTime(6);
    const expired = textsOf(await browser.get(`${subscriptionList}?tab=expired`));
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
    const browser = await browseAs(shop, owner);
    const target = await find(owner, "BUNDLE");
    expect(textsOf(await browser.get(pathOf(target, "refund")))).toContain(
      "Apologies, but a full refund is not an active option on your plan at this time.",
    );
    const answer = await change(browser, target, { intent: "requestRefund" });
    expect(answer.status).toBe(409);
    expect(textsOf(answer)).toContain("|Nothing was changed|Apologies, but a full refund is not an active option");
    expect((await find(owner, "BUNDLE")).isCancelled).toBe(false);
  });
});

describe("a subscription that cannot be changed", () => {
  it("says that its order is being processed", async () => {
    const browser = await browseAs(shop, owner);
    const target = await find(owner, "GUARD", "In progress");
    const sentence = "We are currently processing your order. Please check again later.";
    const page = textsOf(await browser.get(pathOf(target)));
    expect(page).toContain(sentence);
    expect(page).not.toContain("Turn off");
    const answer = await change(browser, target, { intent: "turnOff" });
    expect([answer.status, textsOf(answer).includes(sentence)]).toEqual([409, true]);
  });

  it("can be bought again, for its vehicle, without a VIN in the address", async () => {
    const browser = await browseAs(shop, owner);
    const target = await find(owner, "REMOTE", "Expired");
    expect(textsOf(await browser.get(pathOf(target, "resubscribe")))).toMatch(
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
    const target = await find(owner, "BUNDLE");
    expect((await change(await browseAs(shop, owner), target, { intent: "buy" })).status).toBe(409);
  });
});
