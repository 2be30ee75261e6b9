import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Connection } from "../contracts/client.ts";
import { withTimeBudget } from "../contracts/time-budget.ts";
import { createAdyenProvider } from "./adyen/adyen-provider.ts";
import type { PaymentRow } from "./ledger/tables.ts";
import type { Provider, PaymentWithOrder } from "./provider.ts";
import { ProviderFault } from "./provider-fault.ts";
import { callWithTimeout, retryUnanswered } from "./call-provider.ts";
import { createStripeProvider } from "./stripe/stripe-provider.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const calls = { count: 0 };
const hanging: Connection = {
  baseUrl: "http://provider.test",
  fetch: () => {
    calls.count += 1;
    return new Promise<Response>(() => {});
  },
};
const providers: Record<string, Provider> = {
  adyen: createAdyenProvider({
    apiKey: "key",
    merchantAccount: "account",
    hmacKey: undefined,
    environment: "test",
    public: { provider: "adyen", environment: "test", clientKey: "key", sepaCreditorId: "DE98ZZZ09999999999" },
    connection: hanging,
  }),
  stripe: createStripeProvider({
    secretKey: "sk_test_key",
    webhookSecret: undefined,
    isLive: false,
    public: { provider: "stripe", publishableKey: "pk_test_key" },
    connection: hanging,
  }),
};
const payment = {
  amount: 8900,
  currency: "EUR",
  merchantReference: "VCS-1",
  idempotencyKey: "pay:VCS-1",
  providerCustomer: null,
  shopperReference: "guest-1",
  method: { type: "card", token: "token" },
} as PaymentRow as PaymentWithOrder;

/** How long it took to end, and how. */
async function endOf(work: Promise<unknown>): Promise<{ ms: number; error: unknown }> {
  const started = performance.now();
  const end = work.then(
    () => ({ ms: 0, error: undefined }),
    (error: unknown) => ({ ms: performance.now() - started, error }),
  );
  await vi.advanceTimersByTimeAsync(200_000);
  return end;
}

describe.each(Object.keys(providers))("%s, when it does not answer,", (name) => {
  const charge = () => providers[name]!.chargeSaved(payment, "token");

  it("has thirty seconds including all retries, and the result is unknown", async () => {
    const { ms, error } = await endOf(retryUnanswered(charge));
    expect(ms).toBe(30_000);
    expect(error).toMatchObject({ name: "ProviderFault", callEffect: "unknown" });
  });

  it("has only the time that is left in the request", async () => {
    const { ms, error } = await endOf(withTimeBudget(5_500, () => retryUnanswered(charge)));
    expect(ms).toBe(5_500);
    expect(error).toMatchObject({ callEffect: "unknown" });
  });

  it("is not called when no time is left, and the call counts as unsent", async () => {
    calls.count = 0;
    const { error } = await endOf(withTimeBudget(0, charge));
    expect(error).toMatchObject({ callEffect: "unsent" });
    expect(calls.count).toBe(0);
  });
});

it("the result stays unknown after an unknown attempt when no time is left for another", async () => {
  let calls = 0;
  const ask = () =>
    callWithTimeout("Adyen", async () => {
      calls += 1;
      await new Promise((resolve) => void setTimeout(resolve, 20_000));
      throw new ProviderFault({ callEffect: "unknown", error: "connection_error", message: "lost" });
    });
  const { ms, error } = await endOf(retryUnanswered(() => ask().catch(asUnknown)));
  expect([ms, calls]).toEqual([30_000, 2]);
  expect(error).toMatchObject({ callEffect: "unknown" });
});

const asUnknown = (error: unknown): never => {
  throw error instanceof ProviderFault
    ? error
    : new ProviderFault({ callEffect: "unknown", error: "connection_error", message: "late" }, { cause: error });
};
