import { describe, expect, it } from "vitest";
import { managedService } from "../../../../test/order-management/managed-service.ts";
import { renderInShop } from "../../../../test/render-in-shop.tsx";
import { REFUND_REASONS, TURN_OFF_REASONS } from "../change/change-reasons.ts";
import { isRenewedByItself } from "../is-renewed-by-itself.ts";
import { subscriptionFromWire } from "../subscription-from-wire.ts";
import { tagOf } from "../subscription-tag.ts";
import type { ManagedSubscription, Refund } from "./load-managed-subscription.server.ts";
import { manageOptions } from "./manage-options.ts";
import { writeTurnOnTerms } from "./turn-on-texts.server.ts";
import { requestedStep } from "./manage-step.ts";
import { ManageView } from "./manage-view.tsx";

const now = new Date("2026-11-17T12:00:00Z");
const today = "2026-11-17";
const [inside, outside] = ["2026-11-20T12:00:00.000Z", "2026-11-10T12:00:00.000Z"];
const refund: Refund = { amount: { amount: 8950, currency: "GBP" }, method: { name: "Visa", last4: "4242" } };

type Given = Parameters<typeof managedService>[0] & {
  isAutoRenewalInCountry?: boolean;
  isRefundJustRequested?: boolean;
  step?: string;
};

/** A subscription as its dialog gets it. */
function managed({ isAutoRenewalInCountry = true, isRefundJustRequested = false, step, ...wire }: Given) {
  const subscription = subscriptionFromWire(managedService({ CoolingOffPeriodEndDate: outside, ...wire }), today);
  const { assetId, name, expiresOn, plan, renewal, order } = subscription;
  const country = { isAutoRenewalInCountry };
  const options = manageOptions({ subscription, now, isAutoRenewalInCountry, isRefundJustRequested });
  const shownStep = requestedStep(step ?? null, options);
  return {
    assetId,
    name,
    renewal,
    order,
    options,
    today,
    plans: [],
    ...(expiresOn && { expiresOn }),
    ...(plan && { plan }),
    tag: tagOf(subscription, country),
    step: shownStep,
    isRenewed: isRenewedByItself(subscription, country),
    method: { name: "Visa", last4: "4242" },
    ...(shownStep === "turn-on" && {
      turnOn: writeTurnOnTerms({ localeId: "en-GB", name, subscription, method: { name: "Visa", last4: "4242" } })
        .shown,
    }),
    ...(shownStep === "refund" && { refund: { isAvailable: true, value: refund } }),
  } satisfies ManagedSubscription;
}

async function render(given: Given, typed?: { reason: string; text: string }): Promise<string> {
  const props = { subscription: managed(given), refusal: undefined, typed, isModal: false };
  return (await renderInShop(<ManageView {...props} />)).replaceAll("\u00a0", " ");
}

const choices = ["Turn off auto-renewal", "Turn on auto-renewal", "Request refund", "Renew now", "Resubscribe"];
const processing = "We are currently processing your order. Please check again later.";
const apology = "Apologies, but a full refund is not an active option on your plan at this time.";
const choicesIn = (html: string) => choices.filter((text) => html.includes(`>${text}<`));

it("names the price of the running term, and the monthly one as what follows", async () => {
  const plan = { servicePlan: 1, servicePlanType: "year", planPrice: 75 };
  const html = await render({ ...plan, renewalPlan: 1, renewalPlanType: "month", price: 6.25 });
  expect(html).toContain("£75 / year");
  expect(html).toContain("£6.25 / month");
});

describe("the overview", () => {
  it.each<[string, Given, string[]]>([
    ["with auto-renewal", {}, ["Turn off auto-renewal"]],
    ["without auto-renewal", { isAutoRenewalActivated: false }, ["Turn on auto-renewal"]],
    ["in the cooling-off period", { CoolingOffPeriodEndDate: inside }, ["Turn off auto-renewal", "Request refund"]],
    ["that expires soon", { isExpiring: true }, ["Turn off auto-renewal", "Renew now"]],
    [
      "that expires in the cooling-off period",
      { isExpiring: true, CoolingOffPeriodEndDate: inside },
      ["Turn off auto-renewal", "Request refund"],
    ],
    ["where the country has no auto-renewal", { isAutoRenewalActivated: false, isAutoRenewalInCountry: false }, []],
    ["that is in progress", { serviceStatus: "In progress", isExpiring: true }, []],
    ["that has expired", { serviceStatus: "Expired" }, ["Resubscribe"]],
    ["that was returned", { serviceStatus: "RETURN_INITIATED", CoolingOffPeriodEndDate: inside }, []],
    ["that was refunded", { serviceStatus: "RETURNED", CoolingOffPeriodEndDate: inside }, ["Resubscribe"]],
  ])("of a subscription %s offers what is possible", async (_, given, expected) => {
    expect(choicesIn(await render(given))).toEqual(expected);
  });

  it.each<[string, Given, string[]]>([
    ["the order is processed", { serviceStatus: "In progress", CoolingOffPeriodEndDate: inside }, [processing]],
    ["a refund is no longer possible", {}, [apology]],
    ["nothing, in the cooling-off period", { CoolingOffPeriodEndDate: inside }, []],
    ["nothing, once it has expired", { serviceStatus: "Expired" }, []],
  ])("says that %s", async (_, given, expected) => {
    const html = await render(given);
    expect([processing, apology].filter((text) => html.includes(text))).toEqual(expected);
    expect(html.includes('href="/contact-us"')).toBe(expected.includes(apology));
  });

  it.each<[Given, string]>([
    [{}, "Auto-renews on"],
    [{ isAutoRenewalInCountry: false }, "Expires on"],
    [{ isAutoRenewalActivated: false }, "Expires on"],
  ])("of %j has the date with the label %s", async (given, label) => {
    expect(await render(given)).toMatch(new RegExp(`<dt>${label}</dt><dd>9 March 2027</dd>`));
  });

  it("has a refund that cannot be chosen again moments after it was requested", async () => {
    const html = await render({ CoolingOffPeriodEndDate: inside, isRefundJustRequested: true });
    expect(html).toMatch(/<button type="button" disabled=""><span>Request refund<\/span>/);
    const before = await render({ CoolingOffPeriodEndDate: inside });
    expect(before).toMatch(/<a href="[^"]+\?step=refund"[^>]*><span>Request refund<\/span>/);
  });
});

const optionsIn = (html: string) =>
  [...html.matchAll(/<option value="(\w+)"[^>]*>([^<]+)<\/option>/g)].map(([, value, text]) => [value, text]);

describe("the second step", () => {
  it("turns auto-renewal off, with four reasons", async () => {
    const html = await render({ step: "turn-off" });
    expect(html).toContain("Your plan ends on 9 March 2027. Nothing more will be charged.");
    expect(optionsIn(html)).toEqual([
      ["assess", "Planning to assess benefits of service before renewal"],
      ["control", "More control over the renewal process"],
      ["sell", "Planning to sell vehicle before renewal"],
      ["other", "Other"],
    ]);
    expect(Object.keys(TURN_OFF_REASONS)).toHaveLength(4);
  });

  it("opens directly where auto-renewal is turned on", async () => {
    const html = await render({ step: "turn-on", isAutoRenewalActivated: false });
    expect(html).toContain("Your plan renews on 9 March 2027 for £89.50 / year.");
    expect(html).toContain("<dt>Last day to turn it off</dt><dd>8 March 2027</dd>");
    expect(html).toContain("<dt>Payment method</dt><dd>Visa **** 4242</dd>");
    expect(html).toMatch(/<input type="hidden" name="terms" value="[\da-f]{12}"/);
    expect(html).toMatch(/<button[^>]*type="submit"[^>]*>.*Turn on auto-renewal/);
  });

  it.each([
    ["nl-BE", true],
    ["en-GB", false],
  ])("has the clause about renewals of a contract in %s in a box: %s", async (orderLocaleId, isBoxed) => {
    const html = await render({ step: "turn-on", isAutoRenewalActivated: false, orderLocaleId });
    expect(/class="[^"]*boxed/.test(html)).toBe(isBoxed);
  });

  it("asks for a refund, with eight reasons and where the money goes", async () => {
    const html = await render({ step: "refund", CoolingOffPeriodEndDate: inside });
    expect(html).toContain("£89.50 goes back to Visa **** 4242");
    expect(html).toContain("A full refund will be sent to the original payment method used for your purchase.");
    expect(html).toContain("The refund should show on your account within 5-10 business days.");
    expect(optionsIn(html)).toEqual([
      ["expectations", "Service did not meet expectations"],
      ["expensive", "Service is too expensive"],
      ["unused", "Not using the service enough"],
      ["technical", "Technical issues with the service"],
      ["support", "Dissatisfied with customer support"],
      ["notNeeded", "Service is no longer needed"],
      ["mistake", "Purchased by mistake"],
      ["other", "Other"],
    ]);
    expect(Object.keys(REFUND_REASONS)).toHaveLength(8);
  });

  it.each([
    ["x".repeat(150), false],
    ["x".repeat(151), true],
  ])("says that own words are too long: %#", async (text, isTooLong) => {
    const html = await render({ step: "turn-off" }, { reason: "other", text });
    expect(html.includes("The entered text is too long")).toBe(isTooLong);
    expect(html).toContain(text);
  });
});
