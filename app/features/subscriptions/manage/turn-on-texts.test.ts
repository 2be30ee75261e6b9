import { beforeAll, describe, expect, it } from "vitest";
import { managedService } from "../../../../test/order-management/managed-service.ts";
import type { ManagedService } from "../../../../contracts/order-management/subscriptions.ts";
import { loadMessages } from "../../../i18n/load-messages.ts";
import { plainText } from "../../../page/written-texts/paragraph.ts";
import { LOCALE_IDS, type LocaleId } from "../../../site/locales.ts";
import { subscriptionFromWire } from "../subscription-from-wire.ts";
import { writeTurnOnTerms } from "./turn-on-texts.server.ts";

beforeAll(async () => {
  await Promise.all(LOCALE_IDS.map((localeId) => loadMessages(localeId)));
});

function termsIn(localeId: LocaleId, wire: Partial<ManagedService> = {}) {
  const service = managedService({ orderLocaleId: localeId, priceTax: 14.92, ...wire });
  return writeTurnOnTerms({
    localeId,
    name: "Connected Navigation",
    subscription: subscriptionFromWire(service, "2026-11-17"),
    method: { name: "Visa", last4: "4242" },
  });
}
const clauseOf = (...given: Parameters<typeof termsIn>) => termsIn(...given).shown.clause.paragraphs.map(plainText);

describe.each(LOCALE_IDS)("the terms of turning auto-renewal on in %s", (localeId) => {
  it("name the amount, the tax in it, the day of the charge and the last day to stop, and what is kept says the same", () => {
    const { shown, text } = termsIn(localeId);
    const values = shown.rows.map(({ value }) => value).join("|");
    for (const part of [/89[.,]50/, /14[.,]92/, /Visa \*{4} 4242/]) expect(values).toMatch(part);
    expect(values.match(/2027/g)).toHaveLength(2);
    for (const { label, value } of shown.rows.slice(0, -1)) expect(text).toContain(`${label}: ${value}`);
    for (const line of [...shown.lead, ...shown.clause.paragraphs.map(plainText)]) expect(text).toContain(line);
    expect(text).not.toContain("4242");
  });

  it("have the clause in a box in Belgium only, and link the way out", () => {
    const { clause } = termsIn(localeId).shown;
    expect(clause.isBoxed).toBe(localeId.endsWith("BE"));
    expect(clause.paragraphs.flat()).toContainEqual(expect.objectContaining({ to: "/cancel-subscription" }));
  });
});

it.each([
  ["en-GB", {}, "Connected Navigation: on 9\u00a0March\u00a02027, for 1 year, £89.50"],
  [
    "de-DE",
    { renewalPlanType: "month", price: 7.5, currency: "EUR" },
    "Connected Navigation: ab 9.\u00a0März\u00a02027 monatsweise, 7,50\u00A0€ pro Monat",
  ],
  [
    "en-CA",
    { orderStateCode: "QC", renewalPlanType: "month", price: 7.5, currency: "CAD" },
    "Connected Navigation: from March\u00a09,\u00a02027 month by month, $7.50 per month",
  ],
  ["en-GB", { expirationDate: null }, "Connected Navigation: on its end date, for 1 year, £89.50"],
] as const)("say how a renewal goes on in %s: %j", (localeId, wire, expected) => {
  expect(clauseOf(localeId, wire)[0]).toBe(expected);
});

it("are of the contract's market, in the language of the page", () => {
  const { clause } = termsIn("en-GB", { orderLocaleId: "fr-BE" }).shown;
  expect(clause.isBoxed).toBe(true);
  expect(clause.paragraphs.map(plainText).join(" ")).toMatch(/2 months’ notice/);
});

it("have another version once the amount or the day is another one", () => {
  const versions = [{}, { price: 90 }, { expirationDate: "2027-03-10" }].map((wire) => termsIn("en-GB", wire).version);
  expect(new Set(versions).size).toBe(3);
  expect(termsIn("en-GB").version).toBe(versions[0]);
});
