import { timeLeft, withTimeBudget } from "../contracts/time-budget.ts";
import { runWithTimeout } from "../contracts/run-with-timeout.ts";
import { ProviderFault } from "./provider-fault.ts";

/** The time limit of one call to a provider, retries of its library and of ours included. */
export const providerTimeoutMs = 30_000;

/**
 * Calls a provider's library until the caller's time budget is used up. With no time left, the call does not start and
 * its callEffect is `unsent`.
 */
export async function callWithTimeout<Answer>(provider: string, call: () => Promise<Answer>): Promise<Answer> {
  const left = Math.min(providerTimeoutMs, timeLeft());
  if (left <= 0) {
    const message = `No time was left to call ${provider}`;
    throw new ProviderFault({ callEffect: "unsent", error: "connection_error", message });
  }
  return runWithTimeout(left, call);
}

/**
 * Retries an unanswered call with the same key while there is time. Once an attempt was `unknown`, the result stays
 * `unknown`, however the last attempt failed: the first one may have been carried out.
 */
export function retryUnanswered<Answer>(ask: () => Promise<Answer>, times = 3): Promise<Answer> {
  return withTimeBudget(providerTimeoutMs, async () => {
    let isUnknown = false;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof ProviderFault) || error.callEffect === "rejected") throw error;
        isUnknown ||= error.callEffect === "unknown";
        if (attempt < times && timeLeft() > 0) continue;
        if (!isUnknown || error.callEffect === "unknown") throw error;
        throw new ProviderFault(
          { callEffect: "unknown", error: error.error, message: error.message },
          { cause: error },
        );
      }
    }
  });
}
