import { timeLeft, withTimeBudget } from "../contracts/time-budget.ts";
import { runWithTimeout } from "../contracts/run-with-timeout.ts";
import { ProviderFault } from "./provider-fault.ts";

/** What a provider gets for one question, with all that its library and we do to have it answered, in milliseconds. */
export const providerPatienceMs = 30_000;

/**
 * One call of a provider's library, ended when the time of whoever waits for it is over. A call that is not begun for
 * want of time is certain: nothing was sent.
 */
export async function askInTime<Answer>(provider: string, call: () => Promise<Answer>): Promise<Answer> {
  const left = Math.min(providerPatienceMs, timeLeft());
  if (left <= 0) {
    const message = `No time was left to ask ${provider}`;
    throw new ProviderFault({ certainty: "unsent", error: "connection_error", message });
  }
  return runWithTimeout(left, call);
}

/**
 * Asks again when no answer came, always with the same key, while there is time. What was unknown once stays unknown,
 * however the last try failed: the first may have been carried out.
 */
export function askRepeatedly<Answer>(ask: () => Promise<Answer>, times = 3): Promise<Answer> {
  return withTimeBudget(providerPatienceMs, async () => {
    let isUnknown = false;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof ProviderFault) || error.certainty === "rejected") throw error;
        isUnknown ||= error.certainty === "unknown";
        if (attempt < times && timeLeft() > 0) continue;
        if (!isUnknown || error.certainty === "unknown") throw error;
        throw new ProviderFault({ certainty: "unknown", error: error.error, message: error.message }, { cause: error });
      }
    }
  });
}
