import { and, eq, inArray, or } from "drizzle-orm";
import { enqueue } from "../../../database/jobs/jobs.ts";
import type { Queries } from "../../../database/database.ts";
import { addDays, type Day, dayOf, startOfDay } from "../calendar.ts";
import { assets, reminders } from "../tables.ts";
import type { LifeCycle } from "./dependencies.ts";
import { later, topics } from "./topics.ts";

/** Days before and after the expiry on which the customer is told about it. */
const reminderOffsets = [-62, -35, -7, 0, 1] as const;

const reminderHour = 8 * 3600;

/** Puts everything that follows from an expiry into the calendar; what would lie in the past is left out. */
export async function scheduleCalendar(
  tx: Queries,
  { assetId, expiresOn, localeId }: { assetId: string; expiresOn: Day; localeId: string },
  at: Date,
): Promise<void> {
  const today = dayOf(at, { localeId });
  for (const dayOffset of reminderOffsets) {
    const day = addDays(expiresOn, dayOffset);
    if (day < today) continue;
    await enqueue(tx, {
      topic: topics.remind,
      payload: { assetId, expiresOn, dayOffset },
      runAt: later(startOfDay(day, { localeId }), reminderHour),
      key: `${assetId}:${expiresOn}:${dayOffset}`,
    });
  }
  await enqueue(tx, {
    topic: topics.renew,
    payload: { assetId, periodEnd: expiresOn, attempt: 1, waits: 0 },
    runAt: startOfDay(expiresOn, { localeId }),
    key: `${assetId}:${expiresOn}:1`,
  });
  await enqueue(tx, {
    topic: topics.expire,
    payload: { assetId, expiresOn },
    runAt: startOfDay(addDays(expiresOn, 1), { localeId }),
    key: `${assetId}:${expiresOn}`,
  });
}

type Reminder = { assetId: string; expiresOn: Day; dayOffset: number };

/** Logs that a reminder is due, once, and only while the date it speaks of still holds. */
export async function remind({ database, now }: LifeCycle, { assetId, expiresOn, dayOffset }: Reminder): Promise<void> {
  await database.transaction(async (tx) => {
    const [asset] = await tx
      .select({ isAutoRenewed: assets.isAutoRenewed })
      .from(assets)
      .where(and(eq(assets.id, assetId), eq(assets.expiresOn, expiresOn), eq(assets.isCancelled, false)));
    if (!asset) return;
    await tx
      .insert(reminders)
      .values({ assetId, expiresOn, dayOffset, kind: asset.isAutoRenewed ? "renewal" : "expiry", loggedAt: now() })
      .onConflictDoNothing();
  });
}

/** The parts of a bundle end with it. */
export async function expire(
  { database }: LifeCycle,
  { assetId, expiresOn }: { assetId: string; expiresOn: Day },
): Promise<void> {
  const hasEnded = and(eq(assets.expiresOn, expiresOn), inArray(assets.status, ["Installed", "Active"]));
  await database.queries
    .update(assets)
    .set({ status: "Expired" })
    .where(and(or(eq(assets.id, assetId), eq(assets.parentId, assetId)), hasEnded));
}
