import { sql } from "drizzle-orm";
import type { Queries } from "../../../database/database.ts";

const tables = [
  ["artifacts", "expires_at"],
  ["attempts", "ends_at"],
  ["password_links", "expires_at"],
] as const;

const pauseMs = 10 * 60_000;
/** Small enough not to delay a sign-in. */
const batch = 500;

/** Deletes expired rows. It is called with every write and runs at most once in ten minutes in each process. */
export function createSweep({ queries, now }: { queries: Queries; now: () => Date }): () => Promise<void> {
  let next = 0;
  return async () => {
    const moment = now();
    if (moment.getTime() < next) return;
    next = moment.getTime() + pauseMs;
    for (const [table, column] of tables) {
      const name = sql.raw(`identity.${table}`);
      const end = sql.raw(column);
      await queries.execute(sql`
        delete from ${name} where ctid in (
          select ctid from ${name} where ${end} < ${moment.toISOString()} limit ${batch})`);
    }
  };
}
