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

export type Patience = {
  /** How long a call may take with all its attempts, in milliseconds; never longer than the request has left. */
  timeout: number;
  /** How many more attempts a call gets that may safely be repeated. */
  retries: number;
  /** After so many failures in a row the system is left alone for a while. */
  breakAfter: number;
  /** How long it is left alone, in milliseconds. */
  pause: number;
};

export type FailedCall = { kind: "timeout" | "refused" | "server error"; status?: number; ms: number };

/** Hears of calls that failed with all their attempts, and of the breaker; not of calls that an open breaker turned away. */
export type OutageObserver = {
  onFailedCall(call: FailedCall): void;
  onBreaker(state: "opened" | "closed"): void;
};

const failed = handleWhenResult((response) => (response as Response).status >= 500);
const usual: Patience = { timeout: 5_000, retries: 2, breakAfter: 5, pause: 10_000 };

/** A call that a request cut short after less than this, in milliseconds, says nothing about the system. */
const evidenceMs = 1_000;

class CutShort extends Error {
  override readonly name = "TimeoutError";
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === "TimeoutError";

/** A fetch that neither waits for ever nor hammers a system that is down. */
export function resilientFetch(fetch: Fetch, patience: Partial<Patience> = {}, observer?: OutageObserver): Fetch {
  const { timeout, retries, breakAfter, pause } = { ...usual, ...patience };
  const breaker = circuitBreaker(
    failed.orWhen((error) => !(error instanceof CutShort)),
    { halfOpenAfter: pause, breaker: new ConsecutiveBreaker(breakAfter) },
  );
  if (observer) reportBreaker(breaker, observer);
  // A call that has used up its time has none left to try again.
  const again = retry(
    failed.orWhen((error) => !isTimeout(error)),
    { maxAttempts: retries, backoff: new ExponentialBackoff({ initialDelay: 50 }) },
  );
  const repeated = wrap(again, breaker);
  const attemptOf = (request: Request, deadline: number, isCutShort: boolean) => async () => {
    const attempt = request.clone();
    attempt.headers.delete(idempotentHeader);
    try {
      return await runWithTimeout(Math.max(0, deadline - performance.now()), async (signal) =>
        wholeAnswer(await fetch(new Request(attempt, { signal }))),
      );
    } catch (error) {
      if (!isCutShort || !isTimeout(error)) throw error;
      throw new CutShort("The request had no time left for an answer", { cause: error });
    }
  };
  return async (request) => {
    const left = timeLeft();
    if (left <= 0) throw new CutShort("The request had no time left for this call");
    const policy = request.headers.has(idempotentHeader) ? repeated : breaker;
    const started = performance.now();
    const isCutShort = left < Math.min(timeout, evidenceMs);
    const call = policy.execute(attemptOf(request, started + Math.min(timeout, left), isCutShort));
    return observer ? observed(call, started, observer) : call;
  };
}

async function observed(call: Promise<Response>, started: number, observer: OutageObserver): Promise<Response> {
  const tell = (about: Omit<FailedCall, "ms">) =>
    observer.onFailedCall({ ...about, ms: Math.round(performance.now() - started) });
  try {
    const response = await call;
    if (response.status >= 500) tell({ kind: "server error", status: response.status });
    return response;
  } catch (error) {
    if (!(error instanceof BrokenCircuitError)) tell({ kind: isTimeout(error) ? "timeout" : "refused" });
    throw error;
  }
}

/** A trial that fails opens the breaker again; it was never closed in between, so that is no news. */
function reportBreaker(breaker: ReturnType<typeof circuitBreaker>, observer: OutageObserver): void {
  let isOpen = false;
  breaker.onStateChange((state) => {
    if (state === CircuitState.Open && !isOpen) observer.onBreaker("opened");
    if (state === CircuitState.Closed && isOpen) observer.onBreaker("closed");
    if (state === CircuitState.Open || state === CircuitState.Closed) isOpen = state === CircuitState.Open;
  });
}

/** An answer whose body has come too: one that begins and never ends counts as none. */
async function wholeAnswer(response: Response): Promise<Response> {
  if (response.body === null) return response;
  const { status, headers } = response;
  return new Response(await response.arrayBuffer(), { status, headers });
}
