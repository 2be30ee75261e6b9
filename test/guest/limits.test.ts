import { afterAll, beforeAll, expect, it } from "vitest";
import type { Browser } from "../identity/browser.ts";
import { startTestShop, type TestShop } from "../shop/shop-fixture.ts";
import { comparable, type Lookup, sampleOrder, sendLookup } from "./guest-orders.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({
    settings: { guestLookupStepMs: 0, sampleGuestOrders: [] },
    environment: { RATE_LIMIT_SCALE: "1" },
  });
}, 180_000);
afterAll(() => shop.stop());

const tries = [1, 2, 3, 4, 5];
const tooMany = "Too many attempts. Please try again later.";

async function statusesOf(lookups: readonly Lookup[], browserOf: () => Browser): Promise<number[]> {
  const statuses = [];
  for (const lookup of lookups) statuses.push((await sendLookup(browserOf(), lookup)).status);
  return statuses;
}

const refusedFive = Array(5).fill(422);

it("an address has five tries, right details or not", async () => {
  const browser = shop.browse();
  const guesses = tries.map((n) => ({ orderNumber: `IP-${n}`, email: `ip${n}@example.com` }));
  expect(await statusesOf(guesses, () => browser)).toEqual(refusedFive);
  const right = sampleOrder("G01", { countryCode: "FR" });
  const unknown = { orderNumber: "IP-6", email: "ip6@example.com" };
  const answers = [];
  for (const lookup of [right, unknown]) answers.push(comparable(await sendLookup(browser, lookup), lookup));
  expect(answers[0]).toMatchObject({ status: 429, body: expect.stringContaining(tooMany) as string });
  expect(answers[0]?.headers).toContain("retry-after: 900");
  expect(answers[0]?.headers.filter((line) => line.startsWith("set-cookie"))).toEqual([]);
  expect(answers[1]).toEqual(answers[0]);
});

it("a person has five tries from all addresses together, however the address is written", async () => {
  const right = sampleOrder("G01", { countryCode: "IT" });
  const spellings = [right.email, right.email.toUpperCase(), ` ${right.email}`, `${right.email}\u200b`, right.email];
  const guesses = spellings.map((email, n) => ({ orderNumber: `MAIL-${n}`, email }));
  expect(await statusesOf(guesses, () => shop.browse())).toEqual(refusedFive);
  const answer = await sendLookup(shop.browse(), right);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "900"]);
  expect(answer.body).toContain(tooMany);
});

it.each(["existing", "unknown"])("an %s order has five tries from all addresses together", async (kind) => {
  const right = sampleOrder("G01", { countryCode: "ES" });
  const orderNumber = kind === "existing" ? right.orderNumber : "NUMBER-1";
  const spellings = [orderNumber, orderNumber.toLowerCase(), `#${orderNumber}`, ` ${orderNumber}`, orderNumber];
  const guesses = spellings.map((number, n) => ({ orderNumber: number, email: `${kind}${n}@example.com` }));
  expect(await statusesOf(guesses, () => shop.browse())).toEqual(refusedFive);
  const answer = await sendLookup(shop.browse(), { orderNumber, email: right.email });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "900"]);
  expect(answer.body).toContain(tooMany);
});

it("tries over one limit count for the others too", async () => {
  const browser = shop.browse();
  const guesses = tries.map((n) => ({ orderNumber: `ALL-${n}`, email: `all${n}@example.com` }));
  await statusesOf(guesses, () => browser);
  // The address is over its limit; the order is tried five times more.
  const same = tries.map((n) => ({ orderNumber: "ALL-ORDER", email: `same${n}@example.com` }));
  expect(await statusesOf(same, () => browser)).toEqual(Array(5).fill(429));
  const other = await sendLookup(shop.browse(), { orderNumber: "ALL-ORDER", email: "other@example.com" });
  expect(other.status).toBe(429);
});

it("a form that is not filled in is no try", async () => {
  const browser = shop.browse();
  const empty = [...tries, 6, 7].map(() => ({ orderNumber: "", email: "" }));
  expect(await statusesOf(empty, () => browser)).toEqual(Array(7).fill(422));
  const right = sampleOrder("G01", { countryCode: "NL" });
  expect((await sendLookup(browser, right)).status).toBe(303);
});
