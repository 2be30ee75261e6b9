import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getOrder } from "../../contracts/commerce/orders.ts";
import { adyenCard } from "../../test/payments/pay-with.ts";
import { createPaymentsFixture, type PaymentsFixture } from "../../test/payments/payments-fixture.ts";
import {
  type Bill,
  billOf,
  changeInstrument,
  changeOrder,
  findOrderOfInstrument,
  placeOrder,
  readBasket,
  readOrder,
} from "./commerce-orders.ts";

type Document = Parameters<typeof billOf>[0];
type Item = Document["product_items"][number];
type Address = NonNullable<Document["billing_address"]>;

const item = (c_masterId: string, c_SNP_OMS_vin?: string): Item => ({
  _type: "product_item",
  item_id: `item-${c_masterId}`,
  product_id: `${c_masterId}-12M`,
  product_name: c_masterId,
  item_text: c_masterId,
  quantity: 1,
  base_price: 99,
  price: 99,
  price_after_item_discount: 99,
  price_after_order_discount: 99,
  tax_basis: 99,
  tax_class_id: "standard",
  shipment_id: "me",
  gift: false,
  bonus_product_line_item: false,
  c_masterId,
  c_subscriptionDuration: 12,
  c_subscriptionDurationType: "months",
  ...(c_SNP_OMS_vin !== undefined && { c_SNP_OMS_vin }),
});
const address = (more: Partial<Address> = {}): Address => ({
  _type: "order_address",
  first_name: "Ada",
  last_name: "Byron",
  full_name: "Ada Byron",
  address1: "Hauptstraße 12",
  city: "Berlin",
  postal_code: "10115",
  country_code: "DE",
  ...more,
});
const customer = (email: string): Document["customer_info"] => ({ _type: "customer_info", customer_id: "c1", email });
const document = (more: Partial<Document> = {}): Document => ({
  order_total: 99,
  currency: "EUR",
  customer_info: customer("ada@example.com"),
  billing_address: address(),
  product_items: [item("NAV")],
  payment_instruments: [
    { _type: "order_payment_instrument", payment_instrument_id: "pi-1", payment_method_id: "CREDIT_CARD" },
  ],
  ...more,
});
const billFor = (more: Partial<Document> = {}): Bill => {
  const bill = billOf(document(more));
  if (!bill) throw new Error("There is no bill.");
  return bill;
};

it("names the services on a bill without their terms", () => {
  const named = { ...item("NAV"), product_name: "Navigation, 12 months", c_serviceName: "Navigation" };
  const product_items = [named, { ...item("LIVE"), product_name: "Live, 12 months" }];
  expect(billOf(document({ product_items }))?.billed.services).toEqual(["Navigation", "Live, 12 months"]);
});

describe("billOf", () => {
  it.each([
    [99, 9900],
    [0, 0],
    [0.01, 1],
    [0.1 + 0.2, 30],
    [19.99, 1999],
    [1.1, 110],
    [4.35, 435],
    [8.2, 820],
    [999_999.99, 99_999_999],
  ])("a total of %d is %i minor units", (total, amount) => {
    expect(billFor({ order_total: total }).amount).toBe(amount);
  });

  it.each<[string, Partial<Document>]>([
    ["the total, because the tax is not known", { order_total: undefined }],
    ["the address", { billing_address: undefined }],
    ["the e-mail address", { customer_info: customer("") }],
  ])("nothing can be paid while a basket lacks %s", (_, more) => {
    expect(billOf(document(more))).toBeUndefined();
  });

  it.each<[Partial<Address>, string]>([
    [{}, "Hauptstraße 12"],
    [{ address2: "Hinterhaus" }, "Hauptstraße 12, Hinterhaus"],
    [{ address2: "" }, "Hauptstraße 12"],
    [{ address1: "Hauptstraße 12|Hinterhaus" }, "Hauptstraße 12, Hinterhaus"],
    [{ address1: "A|B|C", address2: "D" }, "A, B, C, D"],
  ])("joins the lines of %j", (more, street) => {
    expect(billFor({ billing_address: address(more) }).billingDetails.address.street).toBe(street);
  });

  it("has the billing details of the customer, with a state only where there is one", () => {
    const bill = billFor({ billing_address: address({ state_code: "BE" }) });
    expect(bill).toMatchObject({ email: "ada@example.com", currency: "EUR", instrumentId: "pi-1" });
    expect(bill.billingDetails).toEqual({
      email: "ada@example.com",
      firstName: "Ada",
      lastName: "Byron",
      address: { street: "Hauptstraße 12", city: "Berlin", postalCode: "10115", stateCode: "BE", country: "DE" },
    });
    expect(billFor().billingDetails.address).not.toHaveProperty("stateCode");
  });

  it.each<[string, Document["payment_instruments"]]>([
    ["no list of instruments", undefined],
    ["an empty list", []],
  ])("has no instrument with %s", (_, instruments) => {
    expect(billFor({ payment_instruments: instruments }).instrumentId).toBeNull();
  });

  it("names each service and each vehicle once", () => {
    const items = [item("NAV", "VIN1"), item("LIVE", "VIN1"), item("NAV", "VIN2"), item("WIFI")];
    expect(billFor({ product_items: items })).toMatchObject({
      productIds: ["NAV", "LIVE", "WIFI"],
      vins: ["VIN1", "VIN2"],
    });
  });
});

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.faults.commerce.clear());

type Visitor = Awaited<ReturnType<PaymentsFixture["visit"]>>;
const order = async (visitor: Visitor) =>
  placeOrder(await visitor.buyer(), { basketId: visitor.basketId, locale: visitor.source.locale });

describe("readBasket", () => {
  it("reads a basket that can be paid for", async () => {
    const visitor = await fixture.visit();
    const basket = await readBasket(await visitor.buyer(), visitor.basketId);
    expect(basket && billOf(basket)).toMatchObject({ amount: 9900, currency: "EUR", productIds: ["NAV"] });
  });

  it("does not find another customer's basket, one that does not exist, or one that was ordered", async () => {
    const [one, other] = [await fixture.visit(), await fixture.visit()];
    const buyer = await one.buyer();
    expect(await readBasket(buyer, other.basketId)).toBeUndefined();
    expect(await readBasket(buyer, "no-such-basket")).toBeUndefined();
    await order(one);
    expect(await readBasket(buyer, one.basketId)).toBeUndefined();
  });

  it.each(["request lost", "server error", "nonsense", "slow"] as const)(
    "throws, instead of reporting a missing basket, when commerce fails: %s",
    async (fate) => {
      const visitor = await fixture.visit();
      const buyer = await visitor.buyer();
      fixture.faults.commerce.next(fate, fate, fate);
      await expect(readBasket(buyer, visitor.basketId)).rejects.toMatchObject({ name: "Fault" });
    },
  );

  it("throws, instead of reporting a missing basket, when the session has ended", async () => {
    const visitor = await fixture.visit();
    const { commerceOcapi, ...buyer } = await visitor.buyer();
    const expired: typeof commerceOcapi = (endpoint, input, options) =>
      commerceOcapi(endpoint, input, { ...options, headers: { authorization: "Bearer expired" } });
    await expect(readBasket({ ...buyer, commerceOcapi: expired }, visitor.basketId)).rejects.toMatchObject({
      status: 401,
    });
  });
});

describe("readOrder and changeOrder", () => {
  it("read and change an order as the shop's server", async () => {
    const visitor = await fixture.visit();
    const { order_no: orderNo } = await order(visitor);
    const id = { siteId: "VCS", orderNo };
    expect(await readOrder(fixture.access, id)).toMatchObject({ order_no: orderNo, status: "created" });
    await changeOrder(fixture.access, id, { status: "new", c_stripe_status: "succeeded" });
    expect(await readOrder(fixture.access, id)).toMatchObject({ status: "new", c_stripe_status: "succeeded" });
  });

  it("do not find an order that does not exist, or one of the other make", async () => {
    const { order_no: orderNo } = await order(await fixture.visit());
    expect(await readOrder(fixture.access, { siteId: "VCS", orderNo: "VCS-NONE0-00000" })).toBeUndefined();
    expect(await readOrder(fixture.access, { siteId: "VCSJ", orderNo })).toBeUndefined();
  });

  it("throw, instead of reporting a missing order, when commerce fails", async () => {
    const { order_no: orderNo } = await order(await fixture.visit());
    fixture.faults.commerce.next("server error", "server error", "server error");
    await expect(readOrder(fixture.access, { siteId: "VCS", orderNo })).rejects.toMatchObject({ kind: "unavailable" });
  });

  it("refuse a change that was meant for an older state of the order", async () => {
    const { order_no: orderNo, _resource_state: state } = await order(await fixture.visit());
    const id = { siteId: "VCS", orderNo };
    await changeOrder(fixture.access, id, { c_stripe_status: "processing" });
    const late = changeOrder(fixture.access, id, { c_stripe_status: "error", _resource_state: state });
    await expect(late).rejects.toMatchObject({ kind: "refused" });
    expect(await readOrder(fixture.access, id)).toMatchObject({ c_stripe_status: "processing" });
  });
});

describe("findOrderOfInstrument", () => {
  const email = "ada@example.com";
  const source = async () => {
    const visitor = await fixture.visit();
    const { order_no: orderNo, payment_instruments: instruments } = await order(visitor);
    return { visitor, orderNo, instrumentId: instruments?.[0]?.payment_instrument_id ?? "" };
  };

  it("finds the order by its payment instrument, among others of the same customer", async () => {
    const [, wanted] = [await source(), await source(), await source()];
    const found = await findOrderOfInstrument(fixture.access, {
      siteId: "VCS",
      email,
      instrumentId: wanted.instrumentId,
    });
    expect(found?.order_no).toBe(wanted.orderNo);
  });

  it.each<[string, { siteId?: string; email?: string; instrumentId?: string }]>([
    ["instrument", { instrumentId: "another" }],
    ["e-mail address", { email: "eve@example.com" }],
    ["make", { siteId: "VCSJ" }],
  ])("does not find it by another %s", async (_, more) => {
    const { instrumentId } = await source();
    const found = await findOrderOfInstrument(fixture.access, { siteId: "VCS", email, instrumentId, ...more });
    expect(found).toBeUndefined();
  });

  it.each(["new", "failed_with_reopen"] as const)("does not find one that has become %s", async (status) => {
    const { orderNo, instrumentId } = await source();
    await changeOrder(fixture.access, { siteId: "VCS", orderNo }, { status });
    expect(await findOrderOfInstrument(fixture.access, { siteId: "VCS", email, instrumentId })).toBeUndefined();
  });
});

it("changeInstrument writes the payment method to the order", async () => {
  const visitor = await fixture.visit();
  const { order_no: orderNo, payment_instruments: instruments } = await order(visitor);
  const instrumentId = instruments?.[0]?.payment_instrument_id ?? "";
  const body = { payment_method_id: "SEPA_DEBIT", bank_code: "TEST" };
  await changeInstrument(fixture.access, { siteId: "VCS", orderNo, instrumentId }, body);
  const changed = await visitor.call(getOrder, { params: { siteId: "VCS", orderNo } });
  expect(changed.payment_instruments).toMatchObject([body]);
  const missing = changeInstrument(fixture.access, { siteId: "VCS", orderNo, instrumentId: "no-such" }, body);
  await expect(missing).rejects.toMatchObject({ kind: "refused" });
});

it("placeOrder creates one order from a basket: the second call is refused", async () => {
  const visitor = await fixture.visit();
  const { order_no: orderNo } = await order(visitor);
  await expect(order(visitor)).rejects.toMatchObject({ kind: "refused" });
  const paymentDetails = await adyenCard(fixture.apps.adyen);
  expect(await fixture.payments.submitPayment(await visitor.submission(paymentDetails))).toMatchObject({
    kind: "requestRefused",
  });
  expect(await readOrder(fixture.access, { siteId: "VCS", orderNo })).toMatchObject({ status: "created" });
});
