import { describe, expect, it } from "vitest";
import { paymentWithOrder } from "../test/payments/payment-rows.ts";
import { stripeIntent } from "../test/payments/stripe-objects.ts";
import type { Provider } from "./provider.ts";
import { withCircuitBreaker } from "./provider-circuit-breaker.ts";
import { createStripeProvider } from "./stripe/stripe-provider.ts";

type Behaviour = "answers" | "refuses" | "silent";

/** Stripe with a behaviour that a test can change, behind the circuit breaker of background work. */
function createBreaker() {
  let behaviour: Behaviour = "answers";
  let time = new Date("2026-11-15T12:00:00.000Z").getTime();
  let calls = 0;
  const reports: string[] = [];
  const answer = (): Response => {
    calls += 1;
    if (behaviour === "silent") throw new TypeError("fetch failed");
    const body =
      behaviour === "answers"
        ? stripeIntent({ status: "processing", payment_method: null })
        : { error: { type: "invalid_request_error", message: "No." } };
    return Response.json(body, { status: behaviour === "answers" ? 200 : 400 });
  };
  const provider = createStripeProvider({
    secretKey: "sk_test_sandbox",
    webhookSecret: undefined,
    isLive: false,
    public: { provider: "stripe", publishableKey: "pk_test_sandbox" },
    connection: { baseUrl: "http://stripe.invalid", fetch: async () => answer() },
  });
  const guarded = withCircuitBreaker(provider, {
    now: () => new Date(time),
    report: (problem) => void reports.push(problem),
  });
  return {
    provider,
    guarded,
    reports,
    calls: () => calls,
    set: (next: Behaviour) => void (behaviour = next),
    pass: (milliseconds: number) => void (time += milliseconds),
    /** Looks a payment up so many times, and returns how each call ended. */
    ask: async (times: number): Promise<string[]> => {
      const ends: string[] = [];
      for (let n = 0; n < times; n += 1) {
        ends.push(
          await guarded.lookup(charged).then(
            () => "answered",
            (error: { callEffect: string }) => error.callEffect,
          ),
        );
      }
      return ends;
    },
  };
}

const charged = paymentWithOrder({ provider: "stripe", chargeReference: "pi_1", providerCustomer: "cus_1" });
const unanswered = (times: number): string[] => Array.from({ length: times }, () => "unknown");

describe("a provider that does not answer", () => {
  it("is called five times, then the circuit opens: the sixth call is not sent", async () => {
    const { ask, set, calls, guarded, reports } = createBreaker();
    set("silent");
    expect(await ask(4)).toEqual(unanswered(4));
    expect(guarded.isCircuitOpen?.()).toBe(false);
    expect(await ask(3)).toEqual(["unknown", "unsent", "unsent"]);
    expect(guarded.isCircuitOpen?.()).toBe(true);
    expect(calls()).toBe(5);
    expect(reports).toEqual(["stripe does not answer: jobs stop calling it for 30 seconds"]);
  });

  it.each([
    [29_999, true],
    [30_000, false],
  ])("has an open circuit after %i ms: %s", async (milliseconds, isCircuitOpen) => {
    const { ask, set, pass, guarded } = createBreaker();
    set("silent");
    await ask(5);
    pass(milliseconds);
    expect(guarded.isCircuitOpen?.()).toBe(isCircuitOpen);
  });

  it("has an open circuit again after one more unanswered call, and is reported once", async () => {
    const { ask, set, pass, calls, guarded, reports } = createBreaker();
    set("silent");
    await ask(5);
    pass(30_000);
    expect(await ask(2)).toEqual(["unknown", "unsent"]);
    expect(calls()).toBe(6);
    expect(guarded.isCircuitOpen?.()).toBe(true);
    expect(reports).toHaveLength(1);
  });

  it("is called again once it answers, and its recovery is reported", async () => {
    const { ask, set, pass, reports } = createBreaker();
    set("silent");
    await ask(5);
    pass(30_000);
    set("answers");
    expect(await ask(1)).toEqual(["answered"]);
    set("silent");
    expect(await ask(4)).toEqual(unanswered(4));
    expect(reports).toEqual(["stripe does not answer: jobs stop calling it for 30 seconds", "stripe answers again"]);
  });

  it("has a closed circuit when the clock was set back", async () => {
    const { ask, set, pass, guarded } = createBreaker();
    set("silent");
    await ask(5);
    pass(-1);
    expect(guarded.isCircuitOpen?.()).toBe(false);
  });
});

describe("an answer", () => {
  it.each(["answers", "refuses"] as const)("of a provider that %s starts the count again", async (behaviour) => {
    const { ask, set, guarded } = createBreaker();
    for (let round = 0; round < 3; round += 1) {
      set("silent");
      await ask(4);
      set(behaviour);
      await ask(1);
    }
    expect(guarded.isCircuitOpen?.()).toBe(false);
  });
});

describe("the count", () => {
  type Call = [string, (provider: Provider) => Promise<unknown>];
  const calls: Call[] = [
    ["chargeSaved", (provider) => provider.chargeSaved(charged, "pm_1")],
    ["lookup", (provider) => provider.lookup(charged)],
    ["cancel", (provider) => provider.cancel(charged)],
    ["reverse", (provider) => provider.reverse({ chargeReference: "pi_1", key: "k", payment: charged })],
    ["refund", (provider) => provider.refund({ id: "r", key: "k", amount: 1, payment: charged })],
    ["lookupRefund", (provider) => provider.lookupRefund({ refundReference: "re_1", chargeReference: "pi_1" })],
  ];

  it.each(calls)("includes %s, which an open circuit stops too", async (_, call) => {
    const { guarded, set, ask, calls: sent } = createBreaker();
    set("silent");
    await ask(4);
    await expect(call(guarded)).rejects.toMatchObject({ callEffect: "unknown" });
    const before = sent();
    await expect(call(guarded)).rejects.toMatchObject({ callEffect: "unsent", error: "connection_error" });
    expect(sent()).toBe(before);
  });

  it("does not stop the call of a customer who waits", async () => {
    const { guarded, set, ask, calls: sent } = createBreaker();
    set("silent");
    await ask(5);
    await expect(guarded.proceed(charged, {})).rejects.toMatchObject({ callEffect: "unknown" });
    expect(sent()).toBe(6);
  });

  it("is not changed by an error in the shop itself", async () => {
    const { provider, set } = createBreaker();
    set("silent");
    const broken: Provider = { ...provider, lookup: () => Promise.reject(new TypeError("a mistake")) };
    const guarded = withCircuitBreaker(broken, { now: () => new Date(0), report: () => {} });
    for (let n = 0; n < 6; n += 1) await expect(guarded.lookup(charged)).rejects.toThrow("a mistake");
    expect(guarded.isCircuitOpen?.()).toBe(false);
  });
});
