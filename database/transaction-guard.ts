import { AsyncLocalStorage } from "node:async_hooks";

/**
 * Inside a transaction only the transaction's own handle may be used. The embedded engine has one session, so the
 * database's handle would wait for ever; on PostgreSQL it would silently work outside the transaction. Both are refused.
 */
export type TransactionGuard = {
  enter<T>(work: () => Promise<T>): Promise<T>;
  /** The same function, which throws when called from inside a transaction. */
  refuseInside<Parameters extends unknown[], Result>(
    call: (...parameters: Parameters) => Result,
  ): (...parameters: Parameters) => Result;
  /** The same driver, whose listed methods throw when called from inside a transaction. */
  protect<Driver extends object>(driver: Driver, methods: readonly (keyof Driver)[]): Driver;
};

export function createTransactionGuard(): TransactionGuard {
  const inside = new AsyncLocalStorage<true>();
  const refuseInside: TransactionGuard["refuseInside"] =
    (call) =>
    (...parameters) => {
      if (inside.getStore()) {
        throw new Error("Inside a transaction: use the transaction's own handle, not the database's.");
      }
      return call(...parameters);
    };
  return {
    refuseInside,
    // A query is sent when it is awaited. Awaiting it here keeps it inside the transaction.
    enter: (work) => inside.run(true, async () => await work()),
    protect: (driver, methods) =>
      new Proxy(driver, {
        get(target, key) {
          const value: unknown = Reflect.get(target, key, target);
          if (typeof value !== "function") return value;
          const method = value.bind(target) as (...parameters: unknown[]) => unknown;
          if (!(methods as readonly PropertyKey[]).includes(key)) return method;
          return refuseInside(method);
        },
      }),
  };
}
