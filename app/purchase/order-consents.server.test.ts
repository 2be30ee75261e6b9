import { expect, it } from "vitest";
import { consentText } from "../../contracts/consent-records/consent-text.ts";
import type { OrderSummary } from "../features/checkout/summary/order-summary.ts";
import { orderConsents } from "./order-consents.server.ts";

const summary: OrderSummary = {
  title: "What you are ordering",
  rows: [{ label: "Navigation", paragraphs: [["2 years, £159"]] }],
  renewal: { label: "Auto-renewal", off: [["Off."]], on: [["On."], ["Navigation: £159"]], isBoxed: false },
  lastRows: [{ label: "Trader", paragraphs: [["A Company ", { text: "Imprint", to: "/imprint" }]] }],
  total: { label: "Total today", amount: "£159" },
  autoRenewal: { label: "Renew this plan", hint: "We write before.", noticeWhileOn: "It renews." },
  orderLabel: "Order",
  terms: {
    consent: ["Begin at once, and I accept the ", { text: "terms", to: "/terms-conditions" }, "."],
    privacy: ["See the ", { text: "privacy policy", to: "/privacy" }, "."],
    missing: "Please tick.",
  },
};
const versions = { termsVersion: "2026-11-01", privacyVersion: "2026-10-01" } as const;
const consentsOf = (of: OrderSummary, autoRenew: boolean) => orderConsents(of, { autoRenew, ...versions });
const find = (of: OrderSummary, kind: string, autoRenew = true) =>
  consentsOf(of, autoRenew).find((consent) => consent.kind === kind);

it("has the texts that were shown, what was chosen, and their versions", () => {
  const consents = consentsOf(summary, true);
  for (const consent of consents) consentText.parse(consent);
  expect(consents).toEqual([
    { kind: "terms", choice: "accepted", text: "Begin at once, and I accept the terms.", version: "2026-11-01" },
    {
      kind: "immediate-start",
      choice: "accepted",
      text: "Begin at once, and I accept the terms.",
      version: expect.stringMatching(/^[\da-f]{12}$/) as string,
    },
    { kind: "privacy", choice: "shown", text: "See the privacy policy.", version: "2026-10-01" },
    {
      kind: "auto-renewal",
      choice: "accepted",
      text: "Renew this plan\nIt renews.\nWe write before.\nOn.\nNavigation: £159",
      version: expect.stringMatching(/^[\da-f]{12}$/) as string,
    },
    {
      kind: "order-summary",
      choice: "shown",
      text: "What you are ordering\nNavigation: 2 years, £159\nAuto-renewal: On. Navigation: £159\nTrader: A Company Imprint\nTotal today: £159\nOrder",
      version: expect.stringMatching(/^[\da-f]{12}$/) as string,
    },
  ]);
});

it("has what was declined, without the terms that were not shown", () => {
  expect(find(summary, "auto-renewal", false)).toMatchObject({
    choice: "declined",
    text: "Renew this plan\nWe write before.",
  });
  expect(find(summary, "order-summary", false)?.text).toContain("Auto-renewal: Off.");
});

it("has no consent that was not asked for, whatever the request says", () => {
  const { autoRenewal: _, ...guest } = summary;
  expect(find(guest, "auto-renewal")).toBeUndefined();
  expect(find(guest, "order-summary")?.text).toContain("Auto-renewal: Off.");
});

it("has another version for another text", () => {
  const changed = { ...summary, autoRenewal: { ...summary.autoRenewal!, hint: "We write to you before." } };
  expect(find(changed, "auto-renewal")?.version).not.toBe(find(summary, "auto-renewal")?.version);
  expect(find({ ...summary }, "auto-renewal")?.version).toBe(find(summary, "auto-renewal")?.version);
});
