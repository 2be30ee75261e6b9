import { sql } from "drizzle-orm";
import type { SessionEndings } from "../../app/settings/session-endings.ts";
import type { Queries } from "../../database/database.ts";
import { readRows } from "../../database/open-database.ts";

/** How long a process caches what it has read: an ending by another process counts within a minute. */
const cacheMs = 30_000;
const maxCached = 10_000;
/** A session lasts for 90 days, so older endings affect none. */
const retentionMs = 91 * 86_400_000;

/** Ends every session of the person that began before this moment. */
export async function recordSessionEnding(queries: Queries, subject: string, at: Date): Promise<void> {
  await queries.execute(sql`
    insert into sessions.endings as known (subject, ended_at) values (${subject}, ${at.toISOString()})
    on conflict (subject) do update set ended_at = greatest(known.ended_at, excluded.ended_at)`);
  const oldest = new Date(at.getTime() - retentionMs).toISOString();
  await queries.execute(sql`delete from sessions.endings where ended_at < ${oldest}`);
}

/** The session endings of all processes on one database, read at most twice a minute for each visitor. */
export function createSessionEndings({ queries, now }: { queries: Queries; now: () => Date }): SessionEndings {
  const cache = new Map<string, { endedAt: Date | undefined; readAt: number }>();

  const read = async (subject: string) => {
    const [row] = await readRows<{ ms: number }>(
      queries,
      sql`select (extract(epoch from ended_at) * 1000)::float8 as ms from sessions.endings where subject = ${subject}`,
    );
    return row && new Date(row.ms);
  };

  return {
    async end(subject, at) {
      await recordSessionEnding(queries, subject, at);
      cache.delete(subject);
    },
    async endedAt(subject) {
      const moment = now().getTime();
      const found = cache.get(subject);
      if (found && Math.abs(moment - found.readAt) < cacheMs) return found.endedAt;
      const endedAt = await read(subject);
      cache.delete(subject);
      const [oldest] = cache.keys();
      if (oldest !== undefined && cache.size >= maxCached) cache.delete(oldest);
      cache.set(subject, { endedAt, readAt: moment });
      return endedAt;
    },
  };
}
