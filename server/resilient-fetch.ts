import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhenResult,
  retry,
  wrap,
} from "cockatiel";
import { type Fetch, idempotentHeader } from "../contracts/client.ts";
import { timeLeft } from "../contracts/time-budget.ts";
import { runWithTimeout } from "../contracts/run-with-timeout.ts";

export type ResilienceOptions = {
  /** How long a call may take with all its attempts, in milliseconds; never longer than the request has left. */
  timeout: number;
  /** How often a call that may safely be repeated is retried. */
  retries: number;
  /** The circuit opens after this many failures in a row. */
  failuresToOpen: number;
  /** How long the circuit stays open, in milliseconds. */
  openMs: number;
};

export type FailedCall = { kind: "timeout" | "refused" | "server error"; status?: number; ms: number };

/** Gets calls that failed with all their attempts, and changes of the breaker; not calls that an open breaker refused. */
export type OutageObserver = {
  onFailedCall(call: FailedCall): void;
  onBreaker(state: "opened" | "closed"): void;
};

const failed = handleWhenResult((response) => (response as Response).status >= 500);
const defaults: ResilienceOptions = { timeout: 5_000, retries: 2, failuresToOpen: 5, openMs: 10_000 };

/** A call with less time than this, in milliseconds, does not count as a failure of the system. */
const minEvidenceMs = 1_000;

class BudgetExhausted extends Error {
  override readonly name = "TimeoutError";
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === "TimeoutError";

/** A fetch with a timeout, retries and a circuit breaker. */
export function resilientFetch(
  fetch: Fetch,
  resilience: Partial<ResilienceOptions> = {},
  observer?: OutageObserver,
): Fetch {
  const { timeout, retries, failuresToOpen, openMs } = { ...defaults, ...resilience };
  const breaker = circuitBreaker(
    failed.orWhen((error) => !(error instanceof BudgetExhausted)),
    { halfOpenAfter: openMs, breaker: new ConsecutiveBreaker(failuresToOpen) },
  );
  if (observer) reportBreaker(breaker, observer);
  // After a timeout no time is left for a retry.
  const retryPolicy = retry(
    failed.orWhen((error) => !isTimeout(error)),
    { maxAttempts: retries, backoff: new ExponentialBackoff({ initialDelay: 50 }) },
  );
  const retryingPolicy = wrap(retryPolicy, breaker);
  const attemptOf = (request: Request, deadline: number, isBudgetShort: boolean) => async () => {
    const attempt = request.clone();
    attempt.headers.delete(idempotentHeader);
    try {
      return await runWithTimeout(Math.max(0, deadline - performance.now()), async (signal) =>
        wholeAnswer(await fetch(new Request(attempt, { signal }))),
      );
    } catch (error) {
      if (!isBudgetShort || !isTimeout(error)) throw error;
      throw new BudgetExhausted("The request had no time left for an answer", { cause: error });
    }
  };
  return async (request) => {
    const left = timeLeft();
    if (left <= 0) throw new BudgetExhausted("The request had no time left for this call");
    const policy = request.headers.has(idempotentHeader) ? retryingPolicy : breaker;
    const started = performance.now();
    const isBudgetShort = left < Math.min(timeout, minEvidenceMs);
    const call = policy.execute(attemptOf(request, started + Math.min(timeout, left), isBudgetShort));
    return observer ? observed(call, started, observer) : call;
  };
}

async function observed(call: Promise<Response>, started: number, observer: OutageObserver): Promise<Response> {
  const report = (about: Omit<FailedCall, "ms">) =>
    observer.onFailedCall({ ...about, ms: Math.round(performance.now() - started) });
  try {
    const response = await call;
    if (response.status >= 500) report({ kind: "server error", status: response.status });
    return response;
  } catch (error) {
    if (!(error instanceof BrokenCircuitError)) report({ kind: isTimeout(error) ? "timeout" : "refused" });
    throw error;
  }
}

/** A failed trial opens the breaker again without closing it in between, and is not reported. */
function reportBreaker(breaker: ReturnType<typeof circuitBreaker>, observer: OutageObserver): void {
  let isOpen = false;
  breaker.onStateChange((state) => {
    if (state === CircuitState.Open && !isOpen) observer.onBreaker("opened");
    if (state === CircuitState.Closed && isOpen) observer.onBreaker("closed");
    if (state === CircuitState.Open || state === CircuitState.Closed) isOpen = state === CircuitState.Open;
  });
}

/** Reads the whole body, so that an answer that never ends counts as none. */
async function wholeAnswer(response: Response): Promise<Response> {
  if (response.body === null) return response;
  const { status, headers } = response;
  return new Response(await response.arrayBuffer(), { status, headers });
}
