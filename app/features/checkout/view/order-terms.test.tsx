import { describe, expect, it } from "vitest";
import { renderInShop } from "../../../../test/render-in-shop.tsx";
import type { OrderSummary } from "../summary/order-summary.ts";
import { OrderTerms, RenewalTerms } from "./order-terms.tsx";
import { PriceNote } from "./price-note.tsx";

const consents = {
  termsId: "terms",
  hasAccepted: false,
  isMissing: false,
  autoRenew: false,
  accept: () => {},
  setAutoRenew: () => {},
  canOrder: () => false,
};
const summary: OrderSummary = {
  title: "What you are ordering",
  rows: [{ label: "Navigation", paragraphs: [["2 years, £159"], ["Routes with live traffic"]] }],
  renewal: { label: "Auto-renewal", off: [["It is off."]], on: [["It is on."], ["£159 a term."]], isBoxed: false },
  lastRows: [{ label: "Your contract is with", paragraphs: [["A Company ", { text: "Imprint", to: "/imprint" }]] }],
  total: { label: "Total today, VAT included", amount: "£159" },
  autoRenewal: { label: "Renew this plan", hint: "We write to you before.", noticeWhileOn: "It will be renewed." },
  orderLabel: "Order with obligation to pay",
  terms: {
    consent: ["I accept the ", { text: "terms", to: "/terms-conditions?version=2026-11-01" }, "."],
    version: "Version of 1 November 2026",
    privacy: ["See the ", { text: "privacy policy", to: "/privacy" }, "."],
    missing: "Please tick the box.",
  },
};
const render = (change: Partial<OrderSummary> = {}, choices: Partial<typeof consents> = {}) =>
  renderInShop(<OrderTerms summary={{ ...summary, ...change }} consents={{ ...consents, ...choices }} />);

describe("the terms above the order button", () => {
  it("are the texts of the summary, with links that keep the order open", async () => {
    const html = await render();
    for (const text of [
      "What you are ordering",
      "2 years, £159",
      "Routes with live traffic",
      "Total today, VAT included",
    ]) {
      expect(html).toContain(text);
    }
    for (const path of ["/imprint", "/terms-conditions?version=2026-11-01", "/privacy"]) {
      expect(html).toMatch(
        new RegExp(
          `href="${path.replace("?", "\\?")}"[^>]*target="_blank"|target="_blank"[^>]*href="${path.replace("?", "\\?")}"`,
        ),
      );
    }
    expect(html).toContain("Version of 1 November 2026");
  });

  it("lead to the same step in the language that comes first, where there is one", async () => {
    expect(await render()).not.toContain("hrefLang");
    const html = await render({ firstLanguage: { text: "French first.", link: "En français", localeId: "fr-CA" } });
    expect(html).toContain("French first.");
    expect(html).toMatch(/<a href="\/fr-CA\/[^"]*" hrefLang="fr-CA" lang="fr-CA">En français<\/a>/);
    expect(html.indexOf("En français")).toBeLessThan(html.indexOf("What you are ordering"));
  });

  it.each([true, false])("say that plans renew only while auto-renewal is ticked: %s", async (autoRenew) => {
    const html = await render({}, { autoRenew });
    for (const text of ["It will be renewed.", "It is on.", "£159 a term."])
      expect(html.includes(text)).toBe(autoRenew);
    expect(html.includes("It is off.")).toBe(!autoRenew);
  });

  it.each([true, false])("have a checkbox for auto-renewal only where it is offered: %s", async (isOffered) => {
    const { autoRenewal, ...rest } = summary;
    const offered = isOffered ? summary : rest;
    const html = await renderInShop(<OrderTerms summary={offered} consents={consents} />);
    expect(html.match(/type="checkbox"/g)).toHaveLength(isOffered ? 2 : 1);
    expect(html.includes(autoRenewal?.label ?? "")).toBe(isOffered);
  });

  it("ask for the missing consent", async () => {
    expect(await render()).not.toContain("Please tick the box.");
    expect(await render({}, { isMissing: true })).toContain("Please tick the box.");
  });

  it.each([true, false])("have the clause about renewals in a box where the market wants it: %s", async (isBoxed) => {
    expect(/class="[^"]*boxed/.test(await render({ renewal: { ...summary.renewal, isBoxed } }))).toBe(isBoxed);
  });
});

it("shows the terms of renewals where they come before the payment method", async () => {
  const html = await renderInShop(<RenewalTerms texts={[["If you tick the box:"], ["$99 a year"]]} />);
  expect(html).toContain("<p>If you tick the box:</p><p>$99 a year</p>");
});

it.each([true, false])(
  "mentions auto-renewal beside the basket only where it has no checkbox: %s",
  async (canAgreeToAutoRenewal) => {
    const html = await renderInShop(<PriceNote hasVatNote canAgreeToAutoRenewal={canAgreeToAutoRenewal} />);
    expect(html).toContain("All prices include VAT");
    expect(/renew/i.test(html)).toBe(!canAgreeToAutoRenewal);
  },
);
