import { and, eq, inArray, or } from "drizzle-orm";
import { enqueue } from "../../../database/jobs/jobs.ts";
import type { Queries } from "../../../database/database.ts";
import { addDays, type Day, dayOf, startOfDay } from "../calendar.ts";
import { assets, reminders } from "../tables.ts";
import type { LifeCycleDeps } from "./life-cycle-deps.ts";
import { addSeconds, topics } from "./topics.ts";

/** Days before and after the expiry on which the customer gets a reminder. */
const reminderOffsets = [-62, -35, -7, 0, 1] as const;

const reminderHour = 8 * 3600;

/** Schedules reminders, renewal and expiry; reminders in the past are left out. */
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
      runAt: addSeconds(startOfDay(day, { localeId }), reminderHour),
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

/** Logs a due reminder once, unless the expiry date has changed. */
export async function remind(
  { database, now }: LifeCycleDeps,
  { assetId, expiresOn, dayOffset }: Reminder,
): Promise<void> {
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
