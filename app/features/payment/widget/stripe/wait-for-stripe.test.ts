import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LOOKUP_MS, SILENCE_MS, waitForStripe } from "./wait-for-stripe.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => {});
const isWaitingForCustomer = (status: string) => status === "requires_action";

it("passes on the result and the error of Stripe.js", async () => {
  const readStatus = () => Promise.reject(new Error("The status must not be read."));
  const options = { readStatus, isWaitingForCustomer };
  expect(await waitForStripe({ ...options, pending: Promise.resolve("done") })).toEqual({
    kind: "ended",
    result: "done",
  });
  const pending = Promise.reject(new Error("No connection"));
  await expect(waitForStripe({ ...options, pending })).rejects.toThrow("No connection");
});

it.each([
  ["a lookup that fails", () => Promise.reject(new Error("No connection")), undefined, SILENCE_MS],
  ["a lookup without an end", () => never, undefined, SILENCE_MS + LOOKUP_MS],
  ["a card that never arrived", async () => "requires_payment_method", "requires_payment_method", SILENCE_MS],
  ["a method that was set up meanwhile", async () => "succeeded", "succeeded", SILENCE_MS],
])("stops waiting after %s", async (_, readStatus, status, ms) => {
  const waited = waitForStripe({ pending: never, readStatus, isWaitingForCustomer });
  await vi.advanceTimersByTimeAsync(ms);
  expect(await waited).toEqual({ kind: "silent", status });
});

it("waits as long as the bank is checking the customer", async () => {
  const bank = Promise.withResolvers<string>();
  const waited = waitForStripe({
    pending: bank.promise,
    readStatus: async () => "requires_action",
    isWaitingForCustomer,
  });
  await vi.advanceTimersByTimeAsync(10 * SILENCE_MS);
  bank.resolve("yes");
  expect(await waited).toEqual({ kind: "ended", result: "yes" });
});
