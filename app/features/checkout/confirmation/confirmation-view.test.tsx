import { expect, it } from "vitest";
import { renderInShop } from "../../../../test/render-in-shop.tsx";
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
  purchaseId: "p",
};

const billingLines = ["Ada Byron", "1 High Street", "Coventry CV1 1AA", "United Kingdom"];
const contract = {
  title: "Your contract",
  rows: [
    { label: "Navigation", paragraphs: [["1 year from activation"], ["Auto-renewal is off"]] },
    {
      label: "Changing your mind",
      paragraphs: [["Until 29 November. ", { text: "Withdraw", to: "/withdraw?order=VCS-1" }]],
    },
  ],
  lastStep: "Active",
  instructions: "The vehicle shows when they are active.",
  endDates: "Your end dates",
};

/** The rows about payment and bill, which come last. */
async function paymentRows(change: Partial<Confirmation>): Promise<string> {
  const parts = { contract, billingLines, services: [], rows: [], hasAccount: false, timeline: null, vehicle: null };
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

it("shows the billing address with its country", async () => {
  const html = await paymentRows({});
  for (const line of billingLines) expect(html).toContain(line);
});

it.each([true, false])("links to the account only where the site has one: %s", async (hasAccount) => {
  const parts = { contract, billingLines, services: [], rows: [], hasAccount, timeline: null, vehicle: null };
  const html = await renderInShop(<ConfirmationView confirmation={confirmation} {...parts} />);
  expect(html.includes("View account")).toBe(hasAccount);
  expect(html.includes("/account")).toBe(hasAccount);
});

it.each([
  ["a guest", "/guest/order/VCS-1?key=k", true],
  ["a customer", undefined, false],
])("leads %s to the order: %s", async (_, orderPath, isLinked) => {
  const parts = {
    contract,
    billingLines,
    services: [],
    rows: [],
    hasAccount: !isLinked,
    timeline: null,
    vehicle: null,
    orderPath,
  };
  const html = await renderInShop(<ConfirmationView confirmation={confirmation} {...parts} />);
  expect(html.includes("View or manage my order")).toBe(isLinked);
  expect(html.includes('href="/guest/order/VCS-1?key=k"')).toBe(isLinked);
});

const dated = [{ name: "Navigation", newEnd: "2027-11-15" }];

async function page(change: Partial<Confirmation>, more: object = {}): Promise<string> {
  const parts = {
    contract,
    billingLines,
    services: [],
    rows: [],
    hasAccount: false,
    timeline: null,
    vehicle: null,
    ...more,
  };
  return renderInShop(<ConfirmationView confirmation={{ ...confirmation, ...change }} {...parts} />);
}

it("shows the contract with the way out of it, and can be printed", async () => {
  const html = await page({});
  for (const text of ["Your contract", "1 year from activation", "Auto-renewal is off", "Print this page"]) {
    expect(html).toContain(text);
  }
  expect(html).toContain('href="/withdraw?order=VCS-1"');
});

it("says how the vehicle shows that the services are active", async () => {
  expect(await page({})).toContain(contract.instructions);
});

it("promises no dates and no activity while the payment is pending", async () => {
  const html = await page({ isPending: true }, { services: dated });
  expect(html).toContain("Payment pending");
  for (const text of [contract.instructions, contract.endDates, "2027"]) expect(html).not.toContain(text);
});

it("says only what a withdrawal has made of the order, and leads to it", async () => {
  const order = { ending: <p>It was withdrawn from.</p>, orderPath: "/account/my-orders/1/VCS-1", services: dated };
  const html = await page({ isGuest: false }, { ...order, hasAccount: true });
  expect(html).toContain("It was withdrawn from.");
  expect(html).toContain('href="/account/my-orders/1/VCS-1"');
  const parts = [contract.title, contract.lastStep, contract.instructions, contract.endDates, "Sent to your vehicle"];
  for (const text of parts) expect(html).not.toContain(text);
});

it.each([
  [true, ["DONE", "DONE", "DONE"]],
  [false, ["DONE", "DEFAULT", "INACTIVE"]],
])("shows how far the order is; complete: %s", async (isComplete, states) => {
  const html = await page({}, { isComplete });
  expect([...html.matchAll(/data-state="(\w+)"/g)].map(([, state]) => state)).toEqual(states);
  expect(html.includes("Within a few minutes")).toBe(!isComplete);
});

it.each([undefined, { title: "Create an account", text: "Your address is filled in.", path: "/sign-in?order=VCS-1" }])(
  "offers an account to a guest only: %j",
  async (newAccount) => {
    const html = await page({}, { newAccount });
    expect(html.includes('href="/sign-in?order=VCS-1"')).toBe(newAccount !== undefined);
  },
);
