import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../../../contracts/client.ts";
import { writeExpiryDates } from "../../../../contracts/commerce/expiry-dates.ts";
import { updateOrder } from "../../../../contracts/commerce/orders.ts";
import { Fault } from "../../../../contracts/fault.ts";
import { newShopper, order, prepareCommerce, shopAs } from "../../../../test/commerce-fixture.ts";
import type { Shopper } from "../../../session/session.ts";
import { readConfirmation } from "./read-confirmation.server.ts";

let commerce: Awaited<ReturnType<typeof prepareCommerce>>;
beforeAll(async () => {
  commerce = await prepareCommerce();
});
afterAll(() => commerce.close());

const siteId = "VCS";
type Change = Parameters<typeof updateOrder.body.parse>[0];

/** A shopper with an order in the given state. */
async function visit(change?: Change, { isRegistered = false } = {}) {
  const owner = newShopper({ isRegistered });
  const connection = {
    baseUrl: "http://commerce.invalid",
    fetch: async (request: Request) => commerce.app.fetch(request),
  };
  const { ocapi } = shopAs(connection, owner);
  const { order_no: orderNo } = await order(ocapi, ["NAV-12M", "LIVE-12M"]);
  if (change) await ocapi(updateOrder, { params: { siteId, orderNo }, body: change });
  return { orderNo, fixture: fixtureOf(ocapi) };
}

const fixtureOf = (client: Client) => ({ shopper: { commerceOcapi: client } as Shopper, siteId });

const paid = {
  status: "new",
  c_stripe_status: "succeeded",
  c_SNP_OMS_vin: "SALEA7BWAS2Z00201",
  c_SNP_OMS_vehicleName: "Defender",
  c_payment_type: "card",
  c_cardType: "visa",
  c_last4: "4242",
  c_expiryDates: writeExpiryDates([{ productId: "NAV", expiryDate: "2026-12-15" }]),
};

describe("the confirmation of an order", () => {
  it("holds everything the page shows, and no whole VIN", async () => {
    const { fixture, orderNo } = await visit(paid);
    const outcome = await readConfirmation(fixture, { orderNo });
    expect(outcome).toMatchObject({
      kind: "order",
      confirmation: {
        orderNo,
        isPending: false,
        firstName: "Ada",
        email: "ada@example.com",
        placedAt: "2026-11-15T12:00:00.000Z",
        isGuest: true,
        paidWith: { name: "Visa", last4: "4242", by: { kind: "card" } },
        billing: { address1: "1 High Street", city: "Coventry", postalCode: "CV3 4LF" },
        vehicle: { name: "Defender", vin: "SALEXXXXXXXXX0201" },
        purchaseId: expect.stringMatching(/^[\da-f]{16}$/),
      },
      subscriptions: [{ productId: "NAV", expiresOn: "2026-12-15" }],
    });
    expect(outcome.kind === "order" && JSON.stringify(outcome.confirmation)).not.toContain("SALEA7BWAS2Z00201");
    expect(outcome.kind === "order" && outcome.confirmation.purchaseId).not.toContain(orderNo);
  });

  it.each([
    ["agreed to by a customer", true, true, true],
    ["refused by a customer", true, false, false],
    ["never on for a guest, who cannot agree to it", false, true, false],
  ])("shows automatic renewal that was %s", async (_, isRegistered, isAgreed, isShown) => {
    const { fixture, orderNo } = await visit({ ...paid, c_autoRenewalAccepted: isAgreed }, { isRegistered });
    const outcome = await readConfirmation(fixture, { orderNo });
    expect(outcome).toMatchObject({ confirmation: { autoRenew: isShown } });
  });

  it("leaves out a vehicle and subscriptions that the order does not have", async () => {
    const { fixture, orderNo } = await visit({ status: "new" });
    const outcome = await readConfirmation(fixture, { orderNo });
    expect(outcome).toMatchObject({ kind: "order", subscriptions: [] });
    expect(outcome.kind === "order" && Object.keys(outcome.confirmation)).not.toContain("vehicle");
  });

  it("says that the payment is pending", async () => {
    const { fixture, orderNo } = await visit({ c_stripe_status: "processing" });
    expect(await readConfirmation(fixture, { orderNo })).toMatchObject({
      kind: "order",
      confirmation: { isPending: true },
    });
  });

  it.each<[string, Change]>([
    ["was never paid", undefined],
    ["failed", { status: "failed", c_stripe_status: "error" }],
    ["failed with its basket open again", { status: "failed_with_reopen", c_stripe_status: "error" }],
  ])("is not shown for an order that %s", async (_, change) => {
    const { fixture, orderNo } = await visit(change);
    expect(await readConfirmation(fixture, { orderNo })).toEqual({ kind: "unpaid" });
  });

  it("is not shown to another customer", async () => {
    const { orderNo } = await visit(paid);
    const stranger = await visit();
    expect(await readConfirmation(stranger.fixture, { orderNo })).toEqual({ kind: "none" });
  });

  it.each(["", "VCS-AAAAA-AAAAA", "../baskets", "a b", "x".repeat(65)])("is not found for %j", async (orderNo) => {
    const { fixture } = await visit();
    expect(await readConfirmation(fixture, { orderNo })).toEqual({ kind: "none" });
  });

  it("fails with a fault while commerce is down", async () => {
    const down: Client = () =>
      Promise.reject(new Fault({ service: "commerce", kind: "timeout", detail: { message: "slow" } }));
    await expect(readConfirmation(fixtureOf(down), { orderNo: "VCS-1" })).rejects.toBeInstanceOf(Fault);
  });
});
