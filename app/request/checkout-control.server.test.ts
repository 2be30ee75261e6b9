import { expect, it } from "vitest";
import type { Payments } from "../../payments/port/payments.ts";
import { paymentContext } from "../../test/payments/payment-visit.ts";
import { isPaymentRecordDown, loadCheckoutControl, paidServicesOfRequest } from "./checkout-control.server.ts";

const now = () => new Date("2026-11-15T12:00:00Z");

function contextWith(paidServices: Payments["paidServices"], errors: unknown[] = []) {
  const payments = { paidServices } as Payments;
  return paymentContext({ payments, now, hasCheckoutControl: true, onError: (error) => void errors.push(error) });
}

it("refuses a service that was paid for and has not reached the vehicle", async () => {
  const context = await contextWith(async () => [{ productId: "NAV", expiredOn: "2026-12-15" }]);
  const refusalOf = await loadCheckoutControl(context);
  expect([refusalOf("NAV"), refusalOf("LIVE")]).toEqual(["beingRenewed", undefined]);
  expect(await isPaymentRecordDown(context)).toBe(false);
});

it("allows pages while the ledger is down, reports the failure once, and blocks charges", async () => {
  const failure = new Error("The ledger is gone.");
  const errors: unknown[] = [];
  const context = await contextWith(() => Promise.reject(failure), errors);
  expect(await paidServicesOfRequest(context)).toEqual([]);
  expect((await loadCheckoutControl(context))("NAV")).toBeUndefined();
  expect(await isPaymentRecordDown(context)).toBe(true);
  expect(errors).toEqual([failure]);
});
