import { and, eq, inArray, or } from "drizzle-orm";
import { reminderOffsets } from "../../../contracts/markets/renewal-terms.ts";
import { enqueue } from "../../../database/jobs/jobs.ts";
import type { Queries } from "../../../database/database.ts";
import { addDays, type Day, dayOf, startOfDay } from "../calendar.ts";
import { assets } from "../tables.ts";
import type { LifeCycleDeps } from "./life-cycle-deps.ts";
import { addSeconds, topics } from "./topics.ts";

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
