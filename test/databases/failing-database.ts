import { sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";

const calls = new Set<PropertyKey>([
  "execute",
  "select",
  "insert",
  "update",
  "delete",
  "query",
  "transaction",
  "exists",
]);

/** A database whose queries fail after `fail(true)`, with an error of the driver whose parameter must not be logged. */
export async function createFailingDatabase(database: Database, parameter: string) {
  const failure: unknown = await database.queries.execute(sql`select ${parameter}::int`).then(
    () => new Error("The query did not fail."),
    (error: unknown) => error,
  );
  let isFailing = false;
  const withFailures = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(_, key) {
        const value: unknown = Reflect.get(target, key, target);
        if (typeof value !== "function") return value;
        return (...parameters: unknown[]) => {
          if (!isFailing || !calls.has(key)) return Reflect.apply(value, target, parameters) as unknown;
          if (key === "execute" || key === "transaction" || key === "exists") return Promise.reject(failure);
          throw failure;
        };
      },
    });
  return {
    database: { ...withFailures(database), queries: withFailures(database.queries) },
    fail: (isOn: boolean) => void (isFailing = isOn),
  };
}
