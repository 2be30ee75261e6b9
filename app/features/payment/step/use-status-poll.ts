import { useEffect, useEffectEvent } from "react";
import { fetchPaymentStatus } from "../payment-api.ts";
import type { AttemptOutcome } from "../rules/attempt-outcome.ts";

const firstPauseMs = 1_500;
const longestPauseMs = 10_000;
const backoffFactor = 1.3;

/** Outcomes that leave the payment undecided. */
const undecided: ReadonlySet<AttemptOutcome["kind"]> = new Set([
  "confirming",
  "inProgress",
  "action",
  "lost",
  "unexpected",
]);

/** Polls the status at growing intervals until the payment is decided. Without a URL it does not poll. */
export function useStatusPoll(href: string | undefined, onDecided: (outcome: AttemptOutcome) => void): void {
  const decided = useEffectEvent(onDecided);
  useEffect(() => {
    if (href === undefined) return undefined;
    let pause = firstPauseMs;
    let timer: ReturnType<typeof setTimeout>;
    let isStopped = false;
    const poll = async () => {
      const outcome = await fetchPaymentStatus(href);
      if (isStopped) return;
      if (!undecided.has(outcome.kind)) return decided(outcome);
      pause = Math.min(pause * backoffFactor, longestPauseMs);
      timer = setTimeout(() => void poll(), pause);
    };
    timer = setTimeout(() => void poll(), pause);
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [href]);
}
