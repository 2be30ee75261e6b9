import { circuitBreaker, ConsecutiveBreaker, ExponentialBackoff, handleWhenResult, retry, wrap } from "cockatiel";
import { type Fetch, idempotentHeader } from "../contracts/client.ts";
import { withinTime } from "../contracts/within-time.ts";

export type Patience = {
  /** How long a call may take with all its attempts, in milliseconds: somebody waits for the page meanwhile. */
  timeout: number;
  /** How many more attempts a call gets that may safely be repeated. */
  retries: number;
  /** After so many failures in a row the system is left alone for a while. */
  breakAfter: number;
  /** How long it is left alone, in milliseconds. */
  pause: number;
};

const failed = handleWhenResult((response) => (response as Response).status >= 500);
const usual: Patience = { timeout: 5_000, retries: 2, breakAfter: 5, pause: 10_000 };

/** A fetch that neither waits for ever nor hammers a system that is down. */
export function resilientFetch(fetch: Fetch, patience: Partial<Patience> = {}): Fetch {
  const { timeout, retries, breakAfter, pause } = { ...usual, ...patience };
  const breaker = circuitBreaker(
    failed.orWhen(() => true),
    { halfOpenAfter: pause, breaker: new ConsecutiveBreaker(breakAfter) },
  );
  // Whoever has used up the time has none left to try again.
  const again = retry(
    failed.orWhen((error) => !isTimeout(error)),
    { maxAttempts: retries, backoff: new ExponentialBackoff({ initialDelay: 50 }) },
  );
  const repeated = wrap(again, breaker);
  return (request) => {
    const policy = request.headers.has(idempotentHeader) ? repeated : breaker;
    const deadline = performance.now() + timeout;
    return policy.execute(() => {
      const attempt = request.clone();
      attempt.headers.delete(idempotentHeader);
      return withinTime(Math.max(0, deadline - performance.now()), async (signal) =>
        wholeAnswer(await fetch(new Request(attempt, { signal }))),
      );
    });
  };
}

/** An answer whose body has come too: one that begins and never ends counts as none. */
async function wholeAnswer(response: Response): Promise<Response> {
  if (response.body === null) return response;
  const { status, headers } = response;
  return new Response(await response.arrayBuffer(), { status, headers });
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === "TimeoutError";
