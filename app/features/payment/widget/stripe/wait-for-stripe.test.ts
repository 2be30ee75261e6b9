import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LOOKUP_MS, SILENCE_MS, waitForStripe } from "./wait-for-stripe.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => {});
const isWithCustomer = (status: string) => status === "requires_action";

it("hands on what Stripe.js answers, and what it throws", async () => {
  const readStatus = () => Promise.reject(new Error("Nothing has to be looked up."));
  const given = { readStatus, isWithCustomer };
  expect(await waitForStripe({ ...given, running: Promise.resolve("done") })).toEqual({
    kind: "ended",
    result: "done",
  });
  const running = Promise.reject(new Error("No connection"));
  await expect(waitForStripe({ ...given, running })).rejects.toThrow("No connection");
});

it.each([
  ["a lookup that fails", () => Promise.reject(new Error("No connection")), undefined, SILENCE_MS],
  ["a lookup without an end", () => never, undefined, SILENCE_MS + LOOKUP_MS],
  ["a card that never arrived", async () => "requires_payment_method", "requires_payment_method", SILENCE_MS],
  ["a method that was set up meanwhile", async () => "succeeded", "succeeded", SILENCE_MS],
])("ends the waiting after %s", async (_, readStatus, status, ms) => {
  const waited = waitForStripe({ running: never, readStatus, isWithCustomer });
  await vi.advanceTimersByTimeAsync(ms);
  expect(await waited).toEqual({ kind: "silent", status });
});

it("waits for as long as the bank asks the customer", async () => {
  const bank = Promise.withResolvers<string>();
  const waited = waitForStripe({ running: bank.promise, readStatus: async () => "requires_action", isWithCustomer });
  await vi.advanceTimersByTimeAsync(10 * SILENCE_MS);
  bank.resolve("yes");
  expect(await waited).toEqual({ kind: "ended", result: "yes" });
});
