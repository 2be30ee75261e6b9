import { useEffect, useEffectEvent } from "react";
import { askStatus } from "../payment-api.ts";
import type { TryOutcome } from "../rules/try-outcome.ts";

const firstPauseMs = 1_500;
const longestPauseMs = 10_000;
const patience = 1.3;

/** Outcomes after which it is still not known how the payment ends. */
const undecided: ReadonlySet<TryOutcome["kind"]> = new Set([
  "confirming",
  "inProgress",
  "action",
  "lost",
  "unexpected",
]);

/** Asks again and again, ever more rarely, until a payment has come to an end. Nothing is asked without an address. */
export function useStatusPoll(href: string | undefined, onEnd: (outcome: TryOutcome) => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (href === undefined) return undefined;
    let pause = firstPauseMs;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const look = async () => {
      const outcome = await askStatus(href);
      if (isOver) return;
      if (!undecided.has(outcome.kind)) return end(outcome);
      pause = Math.min(pause * patience, longestPauseMs);
      timer = setTimeout(() => void look(), pause);
    };
    timer = setTimeout(() => void look(), pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [href]);
}
