import { sql } from "drizzle-orm";
import { HANDOVER_MS, type TokenHandover } from "../../app/settings/token-handover.ts";
import type { Queries } from "../../database/database.ts";
import { readRows } from "../../database/open-database.ts";

/** Hands tokens over between processes that share a database. Each save also deletes expired entries. */
export function createTokenHandover(queries: Queries): TokenHandover {
  return {
    async save(key, sealed, until) {
      await queries.execute(sql`
        insert into sessions.login_handovers (key, sealed, until) values (${key}, ${sealed}, ${until.toISOString()})
        on conflict (key) do update set sealed = excluded.sealed, until = excluded.until
        where login_handovers.until < ${new Date(until.getTime() - HANDOVER_MS).toISOString()}`);
      await queries.execute(sql`
        delete from sessions.login_handovers where until < ${new Date(until.getTime() - sweepAfterMs).toISOString()}`);
    },
    async read(key, now) {
      const rows = await readRows<{ sealed: string }>(
        queries,
        sql`select sealed from sessions.login_handovers where key = ${key} and until > ${now.toISOString()}`,
      );
      return rows[0]?.sealed;
    },
  };
}

const sweepAfterMs = 3_600_000;
