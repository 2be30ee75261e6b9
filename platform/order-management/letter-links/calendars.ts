import { createHash, createHmac } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Queries } from "../../../database/database.ts";
import { calendars } from "../tables.ts";

type CalendarOwner = { ownerKey: string; siteId: string };

const isCalendarOf = ({ ownerKey, siteId }: CalendarOwner) =>
  and(eq(calendars.ownerKey, ownerKey), eq(calendars.siteId, siteId));

/** Follows from the key and the version, so that only its hash has to be stored. */
const calendarToken = (key: Uint8Array, { ownerKey, siteId }: CalendarOwner, version: number): string =>
  createHmac("sha256", key)
    .update(JSON.stringify(["calendar", ownerKey, siteId, version]))
    .digest("base64url");

export const hashCalendarToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** The token of an owner's calendar, which is created when it is first needed. */
export async function openCalendar(tx: Queries, key: Uint8Array, owner: CalendarOwner): Promise<string> {
  const first = calendarToken(key, owner, 1);
  await tx
    .insert(calendars)
    .values({ ...owner, version: 1, tokenHash: hashCalendarToken(first) })
    .onConflictDoNothing();
  const [calendar] = await tx.select({ version: calendars.version }).from(calendars).where(isCalendarOf(owner));
  if (!calendar) throw new Error("A calendar was neither created nor found.");
  return calendarToken(key, owner, calendar.version);
}

/** Gives the calendar a new token; the former one is unknown from now on. */
export async function renewCalendar(tx: Queries, key: Uint8Array, owner: CalendarOwner): Promise<string> {
  await openCalendar(tx, key, owner);
  const [calendar] = await tx
    .update(calendars)
    .set({ version: sql`${calendars.version} + 1` })
    .where(isCalendarOf(owner))
    .returning({ version: calendars.version });
  if (!calendar) throw new Error("A calendar was neither created nor found.");
  const token = calendarToken(key, owner, calendar.version);
  await tx
    .update(calendars)
    .set({ tokenHash: hashCalendarToken(token) })
    .where(isCalendarOf(owner));
  return token;
}
