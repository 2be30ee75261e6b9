import { AsyncLocalStorage } from "node:async_hooks";
import { Fault } from "./fault.ts";

type Budget = {
  /** When calls have to be over, by `performance.now()`. */
  endsAt: number;
  /** The request that waits; work in the background has none. */
  requestId?: string | undefined;
};

/** In one place for the process: the built storefront has a copy of this module of its own. */
const storageKey = Symbol.for("connected-services-shop.time-budget");
const shared = globalThis as { [storageKey]?: AsyncLocalStorage<Budget> };
const storage = (shared[storageKey] ??= new AsyncLocalStorage<Budget>());

/** Whatever the work calls has this many milliseconds in all. A budget inside another one never makes it longer. */
export function withTimeBudget<Result>(
  milliseconds: number,
  work: () => Result,
  about: { requestId?: string } = {},
): Result {
  const outer = storage.getStore();
  const endsAt = Math.min(performance.now() + milliseconds, outer?.endsAt ?? Infinity);
  return storage.run({ endsAt, requestId: about.requestId ?? outer?.requestId }, work);
}

/** For work that outlives the request which began it, or that several requests wait for. */
export function withoutTimeBudget<Result>(work: () => Result): Result {
  return storage.run({ endsAt: Infinity, requestId: storage.getStore()?.requestId }, work);
}

/** In milliseconds, 0 when nothing is left, infinite for work without a budget. */
export function timeLeft(): number {
  return Math.max(0, (storage.getStore()?.endsAt ?? Infinity) - performance.now());
}

export const waitingRequest = (): string | undefined => storage.getStore()?.requestId;

/** An answer that others wait for too: this request stops waiting when its own time is over. */
export async function withinBudget<Value>(service: string, answer: Promise<Value>): Promise<Value> {
  const left = timeLeft();
  if (left === Infinity) return answer;
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new Fault({ service, kind: "timeout", detail: { message: `${service} did not answer in time` } }));
  }, left);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
