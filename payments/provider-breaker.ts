import type { Report } from "./deps.ts";
import type { Provider } from "./provider.ts";
import { ProviderFault } from "./provider-fault.ts";

/** After so many calls in a row without an answer a provider is left alone. */
const breakAfter = 5;
/** For so long, in milliseconds; then one call more without an answer is enough. */
const pauseMs = 30_000;

type Deps = { now: () => Date; report: Report };

/** What work in the background asks a provider. */
type Question = "chargeSaved" | "lookup" | "cancel" | "reverse" | "refund" | "lookupRefund";

/**
 * The provider as work in the background asks it: one that does not answer would hold up every job that needs it for
 * half a minute each. Customers who wait for an answer of their own ask the provider itself.
 */
export function withBreaker(provider: Provider, { now, report }: Deps): Provider {
  let unanswered = 0;
  let alone: Date | undefined;
  const isLeftAlone = () => alone !== undefined && now().getTime() < alone.getTime() + pauseMs && now() >= alone;

  const onAnswer = () => {
    if (alone) report(`${provider.name} answers again`, {});
    unanswered = 0;
    alone = undefined;
  };
  const onSilence = () => {
    unanswered += 1;
    if (unanswered < breakAfter) return;
    if (!alone) report(`${provider.name} does not answer, and is left alone for a while`, {});
    alone = now();
  };
  const ask = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    if (isLeftAlone()) {
      const message = `${provider.name} is left alone for a while`;
      throw new ProviderFault({ certainty: "unsent", error: "connection_error", message });
    }
    try {
      const answer = await call();
      onAnswer();
      return answer;
    } catch (error) {
      // A refusal is an answer; anything but a fault of the provider is a mistake of ours.
      if (error instanceof ProviderFault && error.certainty !== "rejected") onSilence();
      else if (error instanceof ProviderFault) onAnswer();
      throw error;
    }
  };
  const questions: Pick<Provider, Question> = {
    chargeSaved: (payment, token) => ask(() => provider.chargeSaved(payment, token)),
    lookup: (payment) => ask(() => provider.lookup(payment)),
    cancel: (payment) => ask(() => provider.cancel(payment)),
    reverse: (charge) => ask(() => provider.reverse(charge)),
    refund: (refund) => ask(() => provider.refund(refund)),
    lookupRefund: (refund) => ask(() => provider.lookupRefund(refund)),
  };
  return { ...provider, ...questions, isLeftAlone };
}
