import { and, eq, inArray, or } from "drizzle-orm";
import { lawOf } from "../../../contracts/markets/market-law.ts";
import { enqueue } from "../../../database/jobs/jobs.ts";
import type { Queries } from "../../../database/database.ts";
import { addDays, type Day, dayOf, startOfDay } from "../calendar.ts";
import { assets } from "../tables.ts";
import type { LifeCycleDeps } from "./life-cycle-deps.ts";
import { remindersOf } from "./reminders/ladder.ts";
import { addSeconds, topics } from "./topics.ts";

const reminderHour = 8 * 3600;

type Schedule = {
  assetId: string;
  expiresOn: Day;
  /** The first day of its term, if it is known. */
  startsOn?: Day | null;
  localeId: string;
  /** The next try to charge, where it is not the first one at the end. */
  renewal?: { attempt: number; on: Day };
  /** Tells apart the jobs of an end that was left and came back. */
  round?: number;
};

/** Schedules reminders, renewal and expiry; reminders in the past are left out. */
export async function scheduleCalendar(
  tx: Queries,
  { assetId, expiresOn, startsOn = null, localeId, renewal = { attempt: 1, on: expiresOn }, round = 0 }: Schedule,
  at: Date,
): Promise<void> {
  const today = dayOf(at, { localeId });
  for (const dayOffset of remindersOf(lawOf({ localeId }).autoRenew, { startsOn, endsOn: expiresOn })) {
    const day = addDays(expiresOn, dayOffset);
    if (day < today) continue;
    await enqueue(tx, {
      topic: topics.remind,
      payload: { assetId, expiresOn, dayOffset },
      runAt: addSeconds(startOfDay(day, { localeId }), reminderHour),
      key: `${assetId}:${expiresOn}:${dayOffset}:${round}`,
    });
  }
  await enqueue(tx, {
    topic: topics.renew,
    payload: { assetId, periodEnd: expiresOn, attempt: renewal.attempt, waits: 0 },
    runAt: startOfDay(renewal.on, { localeId }),
    key: `${assetId}:${expiresOn}:${renewal.attempt}:${round}`,
  });
  await enqueue(tx, {
    topic: topics.expire,
    payload: { assetId, expiresOn },
    runAt: startOfDay(addDays(expiresOn, 1), { localeId }),
    key: `${assetId}:${expiresOn}:${round}`,
  });
}

/** The parts of a bundle expire with it. */
export async function expire(
  { database }: LifeCycleDeps,
  { assetId, expiresOn }: { assetId: string; expiresOn: Day },
): Promise<void> {
  const hasEnded = and(eq(assets.expiresOn, expiresOn), inArray(assets.status, ["Installed", "Active"]));
  await database.queries
    .update(assets)
    .set({ status: "Expired" })
    .where(and(or(eq(assets.id, assetId), eq(assets.parentId, assetId)), hasEnded));
}
