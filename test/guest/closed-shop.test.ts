import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { issueCalendar } from "../../contracts/order-management/letter-links.ts";
import { accountIdOf, subscriptionsOf, textsOf } from "../account/subscription-pages.ts";
import { hiddenFields } from "../identity/browser.ts";
import { startTestShop, type TestShop } from "../shop/shop-fixture.ts";
import { open, owner } from "../shop/sign-in.ts";
import { tokenFor } from "./letter-link-tokens.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ environment: { MAINTENANCE: "ON" } });
}, 300_000);
afterAll(() => shop.stop());

describe("while the shop is closed", () => {
  it.each(["", "/jaguar/de-DE"])("its other pages are closed at %s/, and lead to both ways out", async (prefix) => {
    const { status, body } = await shop.browse().get(`${prefix}/services`);
    expect(status).toBe(503);
    for (const path of ["/withdraw", "/cancel-subscription"]) expect(body).toContain(`href="${prefix}${path}"`);
  });

  it.each([
    ["/withdraw", {}],
    ["/jaguar/de-DE/withdraw", {}],
    ["/cancel-subscription", { type: "ordinary" }],
    ["/fr-FR/cancel-subscription", { type: "extraordinary", reason: "x" }],
  ])("%s takes a declaration in both steps and answers with its receipt", async (path, more) => {
    const browser = shop.browse();
    const form = await browser.get(path);
    expect(form.status).toBe(200);
    // A check of the shop's status does not lead away from it.
    expect(form.body).toContain("data-stays-open");
    const { formKey = "" } = hiddenFields(form);
    const fields = { formKey, name: "Ada Byron", contract: crypto.randomUUID(), email: "ada@example.com", ...more };
    const review = await browser.post(path, { intent: "review", ...fields });
    expect(review.status).toBe(200);
    expect(review.body).toContain(fields.contract);
    const sent = await browser.post(path, { intent: "confirm", ...fields });
    expect(sent.status).toBe(303);
    const receipt = await open(browser, sent.location?.href ?? "");
    expect(receipt.status).toBe(200);
    for (const part of [sent.location?.searchParams.get("receipt"), fields.contract]) {
      expect(receipt.body).toContain(part);
    }
  });

  it("the link of a letter stops auto-renewal", async () => {
    const one = (await subscriptionsOf(shop, owner, "VCS")).find(
      ({ isAutoRenewalActivated, serviceStatus }) => isAutoRenewalActivated && serviceStatus === "Installed",
    );
    if (!one) throw new Error("The owner has no such subscription.");
    const path = `/renewal/stop/${tokenFor(one, "stop-auto-renewal")}`;
    const browser = shop.browse();
    const page = await browser.get(path);
    expect([page.status, page.body.includes("data-stays-open")]).toEqual([200, true]);
    const sent = await browser.post(path, {}, { origin: "null", "sec-fetch-site": "same-origin" });
    expect(sent.status).toBe(303);
    expect(textsOf(await browser.get(path))).toContain("|Auto-renewal is off|");
  });

  it("a calendar program still reads the end dates", async () => {
    const { token } = await shop.services.orderManagement(issueCalendar, {
      body: { accountId: accountIdOf(owner), siteId: "VCS" },
    });
    const { status, headers } = await shop.browse().get(`/calendar/${token}`);
    expect([status, headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
  });
});
