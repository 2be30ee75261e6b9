import type { Report } from "./deps.ts";
import type { Provider } from "./provider.ts";
import { ProviderFault } from "./provider-fault.ts";

/** The circuit opens after this many unanswered calls in a row. */
const failuresToOpen = 5;
/** How long it stays open; after that, one more unanswered call opens it again. */
const openMs = 30_000;

type Deps = { now: () => Date; report: Report };

/** The calls that jobs make. */
type BackgroundCall = "chargeSaved" | "lookup" | "cancel" | "reverse" | "refund" | "lookupRefund";

/**
 * The provider for jobs. Without the breaker, a provider that does not answer would delay every job by half a minute.
 * Calls for a waiting customer bypass the breaker.
 */
export function withCircuitBreaker(provider: Provider, { now, report }: Deps): Provider {
  let unanswered = 0;
  let openedAt: Date | undefined;
  const isCircuitOpen = () =>
    openedAt !== undefined && now().getTime() < openedAt.getTime() + openMs && now() >= openedAt;

  const onAnswer = () => {
    if (openedAt) report(`${provider.name} answers again`, {});
    unanswered = 0;
    openedAt = undefined;
  };
  const onNoAnswer = () => {
    unanswered += 1;
    if (unanswered < failuresToOpen) return;
    if (!openedAt) report(`${provider.name} does not answer: jobs stop calling it for ${openMs / 1000} seconds`, {});
    openedAt = now();
  };
  const ask = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    if (isCircuitOpen()) {
      const message = `${provider.name} is not called: its circuit breaker is open`;
      throw new ProviderFault({ callEffect: "unsent", error: "connection_error", message });
    }
    try {
      const answer = await call();
      onAnswer();
      return answer;
    } catch (error) {
      // A refusal is an answer; anything but a fault of the provider is a mistake of ours.
      if (error instanceof ProviderFault && error.callEffect !== "rejected") onNoAnswer();
      else if (error instanceof ProviderFault) onAnswer();
      throw error;
    }
  };
  const calls: Pick<Provider, BackgroundCall> = {
    chargeSaved: (payment, token) => ask(() => provider.chargeSaved(payment, token)),
    lookup: (payment) => ask(() => provider.lookup(payment)),
    cancel: (payment) => ask(() => provider.cancel(payment)),
    reverse: (charge) => ask(() => provider.reverse(charge)),
    refund: (refund) => ask(() => provider.refund(refund)),
    lookupRefund: (refund) => ask(() => provider.lookupRefund(refund)),
  };
  return { ...provider, ...calls, isCircuitOpen };
}
