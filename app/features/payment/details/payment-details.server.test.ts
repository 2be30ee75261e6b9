import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paidItem, paidOrder } from "../../../../test/order-management/paid-order.ts";
import {
  createMethodFixture,
  enteredAddress,
  type MethodCustomer,
  type MethodFixture,
} from "../../../../test/payments/method-fixture.ts";
import { deletePaymentMethod } from "./delete/delete-payment-method.server.ts";
import { readShownMethod } from "./read-payment-details.server.ts";
import { saveBillingAddress } from "./address/save-billing-address.server.ts";

let fixture: MethodFixture;
beforeAll(async () => {
  fixture = await createMethodFixture();
});
afterAll(() => fixture.close());

type Options = Parameters<MethodFixture["contextOf"]>[1];

async function addCard(of: MethodCustomer, number = "4111111111111111") {
  expect((await fixture.saveByAdyen(of, { number })).status).toBe(200);
}

async function createCustomerWithCard(): Promise<MethodCustomer> {
  const customer = await fixture.customer("DE");
  await addCard(customer);
  return customer;
}

async function show(of: MethodCustomer, options?: Options) {
  const context = await fixture.contextOf(of, options);
  return readShownMethod(context, await fixture.depsOf(context));
}

async function remove(of: MethodCustomer, shown: { recordId: string; mark: string }, options?: Options) {
  const context = await fixture.contextOf(of, options);
  return deletePaymentMethod(context, await fixture.depsOf(context), shown);
}

/** What the customer sees, and so what the form about it holds. */
async function shownTo(of: MethodCustomer) {
  const shown = await show(of);
  if (!shown) throw new Error("The customer has no method.");
  return shown;
}

/** A test card that a bank in France has issued. */
const frenchCard = "4977949494949497";

/** A provider that is away. */
const adyenIsAway = () => fixture.payments.faults.adyen.next("refused", "refused", "refused");

describe("the payment details", () => {
  it("have no method at first", async () => {
    expect(await show(await fixture.customer("DE"))).toBeUndefined();
  });

  it("show the method with its expiry date and its billing address", async () => {
    expect(await show(await createCustomerWithCard())).toMatchObject({
      name: "Visa",
      last4: "1111",
      expiry: { text: "03/30", hasExpired: false },
      addressLines: ["Katharina Brandt", "Hauptstraße 1", "Hinterhaus", "80331 München", "Deutschland"],
    });
  });

  it("show the method without its date while the provider is away", async () => {
    const mine = await createCustomerWithCard();
    adyenIsAway();
    expect(await show(mine)).toMatchObject({ name: "Visa", last4: "1111", expiry: "unknown" });
  });

  it("never hold the provider's token", async () => {
    const mine = await createCustomerWithCard();
    const token = (await fixture.recordOf(mine))?.SNP_OMS_PaymentMethodToken__c ?? "";
    expect(token).not.toBe("");
    expect(JSON.stringify(await show(mine))).not.toContain(token);
  });
});

describe("deleting the payment method", () => {
  it("blanks the record and removes the method at the provider; a second time there is nothing to delete", async () => {
    const mine = await createCustomerWithCard();
    const shown = await shownTo(mine);
    expect(await remove(mine, shown)).toEqual({ kind: "deleted" });
    const { Id, ...fields } = (await fixture.recordOf(mine)) ?? {};
    expect(Id).toBe(shown.recordId);
    expect(new Set(Object.values(fields))).toEqual(new Set([""]));
    expect(await fixture.savedOf(mine)).toEqual([]);
    expect(await remove(mine, shown)).toEqual({ kind: "gone" });
  });

  it("is refused while an active subscription is linked to it", async () => {
    const mine = await createCustomerWithCard();
    const { accountId } = mine;
    const vin = "SALEA7BWAS2Z00777";
    const items = [paidItem({ isAutoRenewed: true })];
    await fixture.orders.take(
      paidOrder({ orderNo: "VCS-777", customer: { accountId }, vehicle: { vin }, items, payment: { token: "tok_x" } }),
    );
    await fixture.orders.pass(20);
    await fixture.orders.pass(20);
    expect(await remove(mine, await shownTo(mine))).toEqual({ kind: "linked" });
    expect(await fixture.savedOf(mine)).toHaveLength(1);
    expect(await show(mine)).toMatchObject({ last4: "1111" });
  });

  it("finds no record of another account", async () => {
    const [mine, other] = [await createCustomerWithCard(), await createCustomerWithCard()];
    expect(await remove(mine, await shownTo(other))).toEqual({ kind: "notFound" });
    expect(await show(other)).toMatchObject({ last4: "1111" });
    expect(await show(mine)).toMatchObject({ last4: "1111" });
  });

  it("spares a method that another tab has put in its place", async () => {
    const mine = await createCustomerWithCard();
    const shown = await shownTo(mine);
    await addCard(mine, "5555555555554444");
    expect(await remove(mine, shown)).toEqual({ kind: "changed" });
    expect(await show(mine)).toMatchObject({ last4: "4444" });
  });

  it("changes nothing while the provider is away", async () => {
    const mine = await createCustomerWithCard();
    const shown = await shownTo(mine);
    adyenIsAway();
    expect(await remove(mine, shown)).toEqual({ kind: "unavailable" });
    expect(await show(mine)).toMatchObject({ last4: "1111" });
  });
});

describe("editing the billing address", () => {
  const moved = { ...enteredAddress, address1: "Lindenstraße 12", address2: "", city: "Berlin", postalCode: "10969" };
  const countries = ["DE", "FR"];

  async function save(of: MethodCustomer, address = moved, options?: Options) {
    const context = await fixture.contextOf(of, options);
    const submission = { address, entry: "manual", countries, addsTaxAtCheckout: false } as const;
    return saveBillingAddress(context, await fixture.depsOf(context), submission);
  }

  it("changes the address, and nothing of the method", async () => {
    const mine = await createCustomerWithCard();
    const before = await fixture.recordOf(mine);
    expect(await save(mine)).toEqual({ kind: "updated" });
    expect(await fixture.recordOf(mine)).toEqual({
      ...before,
      SNP_OMS_BillingAddress__Street__s: "Lindenstraße 12",
      SNP_OMS_BillingAddress__City__s: "Berlin",
      SNP_OMS_BillingAddress__PostalCode__s: "10969",
    });
  });

  it("adds an address to a method without one", async () => {
    const mine = await fixture.customer("DE");
    await fixture.writeRecord(mine, { SNP_OMS_PaymentMethodToken__c: "tok_y", SNP_OMS_PaymentType__c: "card" });
    expect(await show(mine)).toMatchObject({ addressLines: [] });
    expect(await save(mine)).toEqual({ kind: "added" });
  });

  it("is refused with mistakes, and for a region in which nothing is sold", async () => {
    const mine = await createCustomerWithCard();
    expect(await save(mine, { ...moved, city: " " })).toMatchObject({ kind: "invalid", problems: [{ field: "city" }] });
    expect(await save(mine, { ...moved, countryCode: "US" })).toMatchObject({ kind: "invalid" });
    expect(await save(mine, { ...moved, postalCode: "27498" })).toEqual({ kind: "restricted" });
    expect(await show(mine)).toMatchObject({ addressLines: expect.arrayContaining(["80331 München"]) as string[] });
  });

  it("says so when another tab has deleted the method, and stores nothing", async () => {
    const mine = await createCustomerWithCard();
    await remove(mine, await shownTo(mine));
    expect(await save(mine)).toEqual({ kind: "gone" });
    expect((await fixture.recordOf(mine))?.SNP_OMS_BillingAddress__City__s).toBe("");
  });

  it.each([
    [["DE"], "mismatch"],
    [["US"], "updated"],
  ])(
    "compares the country with the card's only where the site asks for it: in %j",
    async (billingMatchCountries, kind) => {
      const mine = await fixture.customer("DE");
      await addCard(mine, frenchCard);
      expect(await save(mine, moved, { billingMatchCountries })).toEqual({ kind });
      const french = { ...moved, countryCode: "FR", city: "Paris", postalCode: "75004" };
      expect(await save(mine, french, { billingMatchCountries })).toEqual({ kind: "updated" });
    },
  );
});
