import { afterAll, beforeAll, expect, it } from "vitest";
import { createPaymentsFixture, type PaymentsFixture } from "../../../../test/payments/payments-fixture.ts";
import { requestTo, countLedger, paymentContext } from "../../../../test/payments/payment-visit.ts";
import { payByAdyen } from "../../../../test/payments/payment-calls.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());

const dutchAccount = { type: "sepadirectdebit", iban: "NL13TEST0123456789", ownerName: "A Byron" };

async function payInGermany(billingMatchCountries: readonly string[]) {
  const visitor = await fixture.visit({ country: "DE" });
  const { payments, now } = fixture;
  const context = await paymentContext({ payments, now, visitor, billingMatchCountries });
  const body = { basketId: visitor.basketId, paymentMethod: dutchAccount };
  const response = await payByAdyen(context, requestTo("/?currency=EUR&totalPrice=99.00", body));
  return (await response.json()) as Record<string, unknown>;
}

it("refuses a Dutch account for a German bill where the site requires a match", async () => {
  const before = await countLedger(fixture);
  expect(await payInGermany(["DE"])).toMatchObject({ kind: "failed", error: "billing_address_missmatch" });
  expect(await countLedger(fixture)).toBe(before);
});

it.each([[["US", "CA"]], [[]]])(
  "accepts a Dutch account for a German bill where the site requires a match in %j only",
  async (countries) => {
    expect(await payInGermany(countries)).toMatchObject({ kind: "pending" });
  },
);
