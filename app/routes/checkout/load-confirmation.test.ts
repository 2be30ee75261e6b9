import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Fault } from "../../../contracts/fault.ts";
import type { NetworkFault } from "../../../test/payments/network-faults.ts";
import { adyenCard, adyenDetails } from "../../../test/payments/pay-with.ts";
import { paymentContext } from "../../../test/payments/payment-visit.ts";
import { createPaymentsFixture, type PaymentsFixture } from "../../../test/payments/payments-fixture.ts";
import { registerCustomer } from "../../../test/registered-customer.ts";
import { cookieDeps } from "../../request/cookies/cookie-deps.server.ts";
import { openOrderLink } from "../../request/guest-order/order-link.server.ts";
import { loadConfirmation } from "./load-confirmation.server.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.faults.commerce.clear());

type Visitor = Awaited<ReturnType<PaymentsFixture["visit"]>>;

/** A confirmation does not need order management. */
const orderManagement = () =>
  Promise.reject(new Fault({ service: "order-management", kind: "unavailable", detail: { message: "It is down." } }));

const load = async (visitor: Visitor, orderNo: string) =>
  loadConfirmation(
    await paymentContext({ payments: fixture.payments, now: fixture.now, visitor, services: { orderManagement } }),
    orderNo,
  );

async function pay(number?: string) {
  const visitor = await fixture.visit();
  const paymentDetails = await adyenCard(fixture.apps.adyen, number === undefined ? {} : { number });
  const outcome = await fixture.payments.submitPayment(await visitor.submission(paymentDetails));
  return { visitor, orderNo: "orderNo" in outcome ? (outcome.orderNo ?? "") : "", kind: outcome.kind };
}

describe("a paid order while commerce is down", () => {
  it.each<NetworkFault>(["refused", "server error", "nonsense", "slow"])(
    "is shown as paid, with its number, after the fault %j",
    async (fault) => {
      const { visitor, orderNo } = await pay();
      fixture.faults.commerce.next(fault);
      expect(await load(visitor, orderNo)).toEqual({ kind: "paid", orderNo, isPending: false });
    },
  );

  it("is shown in full when commerce is back", async () => {
    const { visitor, orderNo } = await pay();
    fixture.faults.commerce.next("refused");
    expect(await load(visitor, orderNo)).toMatchObject({ kind: "paid" });
    expect(await load(visitor, orderNo)).toMatchObject({ kind: "order", confirmation: { orderNo } });
    expect(await load(visitor, "VCS-NONE")).toEqual({ kind: "none" });
  });

  it("is shown as pending until the bank confirms it", async () => {
    const visitor = await fixture.visit({ country: "DE" });
    const paymentDetails = adyenDetails({ type: "sepadirectdebit", iban: "NL13TEST0123456789", ownerName: "A Byron" });
    const outcome = await fixture.payments.submitPayment(await visitor.submission(paymentDetails));
    const orderNo = "orderNo" in outcome ? (outcome.orderNo ?? "") : "";
    expect(outcome.kind).toBe("pending");
    fixture.faults.commerce.next("refused");
    expect(await load(visitor, orderNo)).toEqual({ kind: "paid", orderNo, isPending: true });
  });

  it("is shown to no other visitor", async () => {
    const { orderNo } = await pay();
    const stranger = await fixture.visit();
    fixture.faults.commerce.next("refused");
    await expect(load(stranger, orderNo)).rejects.toMatchObject({ name: "Fault" });
  });

  it("whose payment was refused is not shown as paid", async () => {
    const { visitor, orderNo, kind } = await pay("4000020000000000");
    expect(kind).toBe("failed");
    fixture.faults.commerce.next("refused");
    await expect(load(visitor, orderNo)).rejects.toMatchObject({ name: "Fault" });
  });
});

describe("the link to the order", () => {
  async function linkFor(isRegistered: boolean) {
    const visitor = await fixture.visit({ isRegistered });
    const { customerId: id, siteId } = visitor.shopper;
    const customer = { id, siteId, addresses: [], createdAt: fixture.now() };
    if (isRegistered) await registerCustomer(fixture.database, customer);
    const paymentDetails = await adyenCard(fixture.apps.adyen, {});
    const outcome = await fixture.payments.submitPayment(await visitor.submission(paymentDetails));
    const orderNo = "orderNo" in outcome ? (outcome.orderNo ?? "") : "";
    const services = { orderManagement };
    const context = await paymentContext({ payments: fixture.payments, now: fixture.now, visitor, services });
    const page = await loadConfirmation(context, orderNo);
    return { context, orderNo, page };
  }

  it("opens the order of a guest", async () => {
    const { context, orderNo, page } = await linkFor(false);
    if (page.kind !== "order" || !page.orderLink) throw new Error("There is no link.");
    const { pathname, searchParams } = new URL(page.orderLink, "http://shop.test");
    expect(pathname).toBe(`/guest/order/${orderNo}`);
    const order = { siteId: "VCS", orderNumber: orderNo };
    expect(await openOrderLink(searchParams.get("key") ?? "", order, cookieDeps(context))).toEqual({
      ...order,
      email: page.confirmation.email,
    });
  });

  it("is not made for a customer with an account", async () => {
    const { page } = await linkFor(true);
    expect(page).toMatchObject({ kind: "order", orderLink: undefined });
  });
});
