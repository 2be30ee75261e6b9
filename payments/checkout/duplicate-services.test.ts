import { afterAll, beforeAll, expect, it } from "vitest";
import { writeExpiryDates } from "../../contracts/commerce/expiry-dates.ts";
import { getBasket } from "../../contracts/commerce/baskets.ts";
import { adyenCard } from "../../test/payments/pay-with.ts";
import { createPaymentsFixture, type PaymentsFixture } from "../../test/payments/payments-fixture.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());

let vehicles = 0;
const newVin = () => `SALEA7BWAS2Z1${String((vehicles += 1)).padStart(4, "0")}`;
const hour = 3_600;
const challengedCard = { number: "4212345678910006" };
const refused = { kind: "failed", error: "invalid_request_error", code: "checkout_control" };

type Purchase = { vin: string; products?: string[]; expiresOn?: string; card?: object; mustRefuseDuplicates?: boolean };

/** A guest who is about to press the order button. */
async function prepare({
  vin,
  products = ["NAV-12M"],
  expiresOn = "2026-12-15",
  card = {},
  mustRefuseDuplicates = true,
}: Purchase) {
  const visitor = await fixture.visit({ products });
  const c_expiryDates = writeExpiryDates([{ productId: "NAV", expiryDate: expiresOn }]);
  const orderFields = { c_SNP_OMS_vin: vin, c_expiryDates };
  const submission = await visitor.submission(await adyenCard(fixture.apps.adyen, card), {
    orderFields,
    mustRefuseDuplicates,
  });
  return { visitor, press: () => fixture.payments.submitPayment(submission) };
}

const pay = async (purchase: Purchase) => (await prepare(purchase)).press();

it("charges one of two customers who pay for the same service at the same time; the other keeps the basket", async () => {
  const vin = newVin();
  const buyers = await Promise.all([prepare({ vin }), prepare({ vin })]);
  const outcomes = await Promise.all(buyers.map(({ press }) => press()));
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["authorised", "failed"]);
  expect(outcomes).toContainEqual(expect.objectContaining(refused));
  expect(await fixture.payments.paidServices({ vin })).toHaveLength(1);
  const late = buyers[outcomes.findIndex(({ kind }) => kind === "failed")]?.visitor;
  const params = { siteId: "VCS", basketId: late?.basketId ?? "" };
  expect(await late?.call(getBasket, { params })).toMatchObject({ product_items: [{ product_id: "NAV-12M" }] });
});

it("reserves a service during a bank's challenge, and releases it when the customer does not answer", async () => {
  const vin = newVin();
  expect(await pay({ vin, card: challengedCard })).toMatchObject({ kind: "action" });
  expect(await pay({ vin })).toMatchObject(refused);
  await fixture.pass(2 * hour);
  expect(await pay({ vin })).toMatchObject({ kind: "authorised" });
});

it("releases a service whose payment was refused", async () => {
  const vin = newVin();
  expect(await pay({ vin, card: { holderName: "DECLINED" } })).toMatchObject({ kind: "failed", error: "card_error" });
  expect(await pay({ vin })).toMatchObject({ kind: "authorised" });
});

it.each<[string, Partial<Purchase>]>([
  ["another service", { products: ["LIVE-12M"] }],
  ["the next term, once the vehicle has the current one", { expiresOn: "2027-12-15" }],
  ["a tester, who has switched the check off", { mustRefuseDuplicates: false }],
  ["another vehicle", { vin: newVin() }],
])("a paid service does not block %s", async (_, other) => {
  const vin = newVin();
  expect(await pay({ vin })).toMatchObject({ kind: "authorised" });
  expect(await pay({ vin })).toMatchObject(refused);
  expect(await pay({ vin, ...other })).toMatchObject({ kind: "authorised" });
});
