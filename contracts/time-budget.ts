import { AsyncLocalStorage } from "node:async_hooks";
import { Fault } from "./fault.ts";

type Budget = {
  /** When all calls must have ended, by `performance.now()`. */
  endsAt: number;
  /** The id of the request that waits; background work has none. */
  requestId?: string | undefined;
};

/** Shared by the whole process, because the built storefront has its own copy of this module. */
const storageKey = Symbol.for("connected-services-shop.time-budget");
const shared = globalThis as { [storageKey]?: AsyncLocalStorage<Budget> };
const storage = (shared[storageKey] ??= new AsyncLocalStorage<Budget>());

/** All calls made by the work have this many milliseconds together. A nested budget never extends the outer one. */
export function withTimeBudget<Result>(
  milliseconds: number,
  work: () => Result,
  context: { requestId?: string } = {},
): Result {
  const outer = storage.getStore();
  const endsAt = Math.min(performance.now() + milliseconds, outer?.endsAt ?? Infinity);
  return storage.run({ endsAt, requestId: context.requestId ?? outer?.requestId }, work);
}

/** For work that outlives the request that began it, or that several requests wait for. */
export function withoutTimeBudget<Result>(work: () => Result): Result {
  return storage.run({ endsAt: Infinity, requestId: storage.getStore()?.requestId }, work);
}

/** In milliseconds: 0 when the budget is used up, infinite without a budget. */
export function timeLeft(): number {
  return Math.max(0, (storage.getStore()?.endsAt ?? Infinity) - performance.now());
}

export const waitingRequestId = (): string | undefined => storage.getStore()?.requestId;

/** Waits for a response that several requests share, until this request's own budget is used up. */
export async function waitWithinBudget<Value>(service: string, response: Promise<Value>): Promise<Value> {
  const left = timeLeft();
  if (left === Infinity) return response;
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    timeout.reject(new Fault({ service, kind: "timeout", detail: { message: `${service} did not answer in time` } }));
  }, left);
  try {
    return await Promise.race([response, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
