import { sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { readRows } from "../../database/open-database.ts";

/** The shop's clock. In development stage it can be moved forward, for all processes on one database. */
export type Clock = {
  now: () => Date;
  forward: (seconds: number) => Promise<void>;
  reset: () => Promise<void>;
  /** Reads the time that another process has set. */
  refresh: () => Promise<void>;
};

export const systemClock: Clock = {
  now: () => new Date(),
  forward: () => Promise.reject(new Error("This clock cannot be moved.")),
  reset: () => Promise.reject(new Error("This clock cannot be moved.")),
  refresh: async () => {},
};

export async function openMovableClock({ queries }: Database): Promise<Clock> {
  let ahead = 0;
  const refresh = async () => {
    const [row] = await readRows<{ seconds: number }>(queries, sql`select ahead_seconds as seconds from moved_clock`);
    ahead = row?.seconds ?? 0;
  };
  await refresh();
  return {
    now: () => new Date(Date.now() + ahead * 1000),
    refresh,
    async forward(seconds) {
      await queries.execute(sql`
        insert into moved_clock (ahead_seconds) values (${seconds})
        on conflict (only_row) do update set ahead_seconds = moved_clock.ahead_seconds + excluded.ahead_seconds`);
      await refresh();
    },
    async reset() {
      await queries.execute(sql`delete from moved_clock`);
      await refresh();
    },
  };
}
