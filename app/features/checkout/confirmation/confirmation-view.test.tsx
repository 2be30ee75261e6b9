import { expect, it } from "vitest";
import { renderInShop } from "../../../../test/render-in-shop.tsx";
import { NO_ADDRESS } from "../../../address/address-fields.ts";
import { ConfirmationView } from "./confirmation-view.tsx";
import type { Confirmation } from "./read-confirmation.server.ts";

const confirmation: Confirmation = {
  orderNo: "VCS-1",
  isPending: false,
  firstName: "Ada",
  email: "ada@example.com",
  isGuest: true,
  placedAt: "2026-11-15T12:00:00.000Z",
  autoRenew: false,
  paidWith: { name: "Visa", last4: "4242", by: { kind: "card" } },
  billing: { ...NO_ADDRESS, firstName: "Ada", lastName: "Byron", address1: "1 High Street", city: "Coventry" },
  purchaseId: "p",
};

/** The rows about payment and bill, which come last. */
async function paymentRows(change: Partial<Confirmation>): Promise<string> {
  const parts = { services: [], rows: [], hasAccount: false, timeline: null, vehicle: null };
  const html = await renderInShop(<ConfirmationView confirmation={{ ...confirmation, ...change }} {...parts} />);
  return html.slice(html.lastIndexOf("<dl"));
}

it.each([
  ["a card", {}, ["Visa **** 4242", "Paid by card"]],
  ["a card of no brand", { paidWith: { by: { kind: "card" } } }, ["Paid by card"]],
  [
    "a wallet",
    { paidWith: { name: "Apple Pay", by: { kind: "otherMethod", methodName: "Apple Pay" } } },
    ["Paid via Apple Pay"],
  ],
  [
    "PayPal in an older shop",
    { paidWith: { name: "PayPal", by: { kind: "otherMethod", methodName: "PayPal" } } },
    ["Paid via PayPal"],
  ],
] as [string, Partial<Confirmation>, string[]][])("says that it was paid with %s", async (_, change, texts) => {
  const html = await paymentRows(change);
  for (const text of texts) expect(html).toContain(text);
});

it("does not say that it was paid while the payment is pending", async () => {
  const html = await paymentRows({ isPending: true });
  expect(html).toContain("Visa **** 4242");
  expect(html).not.toContain("Paid");
});

it.each([true, false])("shows the e-mail address beside the billing address only to a guest: %s", async (isGuest) => {
  expect((await paymentRows({ isGuest })).includes("ada@example.com")).toBe(isGuest);
});

it.each([true, false])("links to the account only where the site has one: %s", async (hasAccount) => {
  const parts = { services: [], rows: [], hasAccount, timeline: null, vehicle: null };
  const html = await renderInShop(<ConfirmationView confirmation={confirmation} {...parts} />);
  expect(html.includes("View Account")).toBe(hasAccount);
  expect(html.includes("/account")).toBe(hasAccount);
});

it.each([
  ["a guest", "/guest/order/VCS-1?key=k", true],
  ["a customer", undefined, false],
])("leads %s to the order: %s", async (_, orderLink, isLinked) => {
  const parts = { services: [], rows: [], hasAccount: !isLinked, timeline: null, vehicle: null, orderLink };
  const html = await renderInShop(<ConfirmationView confirmation={confirmation} {...parts} />);
  expect(html.includes("View or manage my order")).toBe(isLinked);
  expect(html.includes('href="/guest/order/VCS-1?key=k"')).toBe(isLinked);
});
