import { sql } from "drizzle-orm";
import type { SessionEndings } from "../../app/settings/session-endings.ts";
import type { Queries } from "../../database/database.ts";
import { readRows } from "../../database/open-database.ts";

/** How long a process believes what it has read: an ending by another one counts within a minute. */
const believedMs = 30_000;
const mostKnown = 10_000;
/** A session lasts for 90 days; an ending before that concerns none any more. */
const keptMs = 91 * 86_400_000;

/** Voids every session of the person from before the moment. */
export async function noteEnding(queries: Queries, subject: string, at: Date): Promise<void> {
  await queries.execute(sql`
    insert into sessions.endings as known (subject, ended_at) values (${subject}, ${at.toISOString()})
    on conflict (subject) do update set ended_at = greatest(known.ended_at, excluded.ended_at)`);
  const oldest = new Date(at.getTime() - keptMs).toISOString();
  await queries.execute(sql`delete from sessions.endings where ended_at < ${oldest}`);
}

/** The endings of all processes on one database, read at most twice a minute for each person who visits. */
export function createSessionEndings({ queries, now }: { queries: Queries; now: () => Date }): SessionEndings {
  const known = new Map<string, { endedAt: Date | undefined; readAt: number }>();

  const read = async (subject: string) => {
    const [row] = await readRows<{ ms: number }>(
      queries,
      sql`select (extract(epoch from ended_at) * 1000)::float8 as ms from sessions.endings where subject = ${subject}`,
    );
    return row && new Date(row.ms);
  };

  return {
    async end(subject, at) {
      await noteEnding(queries, subject, at);
      known.delete(subject);
    },
    async endedAt(subject) {
      const moment = now().getTime();
      const found = known.get(subject);
      if (found && Math.abs(moment - found.readAt) < believedMs) return found.endedAt;
      const endedAt = await read(subject);
      known.delete(subject);
      const [oldest] = known.keys();
      if (oldest !== undefined && known.size >= mostKnown) known.delete(oldest);
      known.set(subject, { endedAt, readAt: moment });
      return endedAt;
    },
  };
}
