import { afterAll, beforeAll, expect, it } from "vitest";
import { createChargesClient, refund } from "../../contracts/charges/charges.ts";
import { writeExpiryDates } from "../../contracts/commerce/expiry-dates.ts";
import { adyenCard, adyenDetails } from "../../test/payments/pay-with.ts";
import { createPaymentsFixture, type PaymentsFixture } from "../../test/payments/payments-fixture.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());

const expiryDates = writeExpiryDates([{ productId: "NAV", expiryDate: "2026-12-15" }]);
const day = 24 * 3_600;
let vehicles = 0;
const newVin = () => `SALEA7BWAS2Z0${String((vehicles += 1)).padStart(4, "0")}`;

async function pay(vin: string, method: "card" | "refusedCard" | "bankDebit" = "card", products = ["NAV-12M"]) {
  const visitor = await fixture.visit({ products });
  const given =
    method === "bankDebit"
      ? adyenDetails({ type: "sepadirectdebit", iban: "DE87123456781234567890", ownerName: "A Byron" })
      : await adyenCard(fixture.apps.adyen, method === "refusedCard" ? { holderName: "DECLINED" } : {});
  const orderFields = { c_SNP_OMS_vin: vin, c_expiryDates: expiryDates };
  return fixture.payments.submitPayment(await visitor.submission(given, { orderFields }));
}

it("lists the services that were paid for a vehicle, with their end dates at the time of the order", async () => {
  const vin = newVin();
  expect(await pay(vin, "card", ["NAV-12M", "LIVE-12M"])).toMatchObject({ kind: "authorised" });
  expect(await fixture.payments.paidServices({ vin })).toEqual([
    { productId: "NAV", expiredOn: "2026-12-15" },
    { productId: "LIVE" },
  ]);
  expect(await fixture.payments.paidServices({ vin: newVin() })).toEqual([]);
});

it("lists a debit that the bank has not confirmed, and no payment that was refused", async () => {
  const [debited, refused] = [newVin(), newVin()];
  expect(await pay(debited, "bankDebit")).toMatchObject({ kind: "pending" });
  expect(await fixture.payments.paidServices({ vin: debited })).toMatchObject([{ productId: "NAV" }]);
  expect(await pay(refused, "refusedCard")).toMatchObject({ kind: "failed" });
  expect(await fixture.payments.paidServices({ vin: refused })).toEqual([]);
});

it("does not list refunded services", async () => {
  const vin = newVin();
  const outcome = await pay(vin);
  if (outcome.kind !== "authorised") throw new Error(outcome.kind);
  const call = createChargesClient({
    baseUrl: "http://payments.invalid",
    fetch: async (request) => fixture.paymentsModule.charges.fetch(request),
  });
  const body = {
    idempotencyKey: `refund:${vin}`,
    amount: 100,
    currency: "EUR",
    token: null,
    reference: outcome.orderNo,
  };
  await call(refund, { body });
  expect(await fixture.payments.paidServices({ vin })).toEqual([]);
});

it("does not list a payment after a week", async () => {
  const vin = newVin();
  await pay(vin);
  await fixture.pass(6 * day);
  expect(await fixture.payments.paidServices({ vin })).toHaveLength(1);
  await fixture.pass(2 * day);
  expect(await fixture.payments.paidServices({ vin })).toEqual([]);
});
