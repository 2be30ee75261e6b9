import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Queries } from "../../database/database.ts";
import { readRows } from "../../database/open-database.ts";

export type Limit = { name: string; tries: number; seconds: number };

/**
 * How many tries are allowed before a pause. Wrong passwords from one IP address block that address, not the account: its
 * owner can sign in from another one. Only many addresses together block an account, and even then not on a device that
 * has signed in to it before.
 */
export const limits = {
  signInPerAccountAndIp: { name: "sign-in account and address", tries: 10, seconds: 15 * 60 },
  signInPerAccountAndDevice: { name: "sign-in account and device", tries: 10, seconds: 15 * 60 },
  signInPerAccount: { name: "sign-in account", tries: 50, seconds: 15 * 60 },
  signInPerIp: { name: "sign-in address", tries: 50, seconds: 15 * 60 },
  mailPerAccount: { name: "mail account", tries: 5, seconds: 3600 },
  mailPerIp: { name: "mail address", tries: 20, seconds: 3600 },
} as const satisfies Record<string, Limit>;

/** Zero seconds: no need to wait. */
export type Pause = { waitSeconds: number };

/** Counts one try, in the database so that all processes share the count. */
export async function countTry(
  queries: Queries,
  limit: Limit,
  { subject, now }: { subject: string; now: Date },
): Promise<Pause> {
  const endsAt = new Date(now.getTime() + limit.seconds * 1000).toISOString();
  const [row] = await readRows<{ count: number; wait: number }>(
    queries,
    sql`
      insert into identity.attempts as a (key, count, ends_at) values (${keyOf(limit, subject)}, 1, ${endsAt})
      on conflict (key) do update set
        count = case when a.ends_at <= ${now.toISOString()} then 1 else a.count + 1 end,
        ends_at = case when a.ends_at <= ${now.toISOString()} then excluded.ends_at else a.ends_at end
      returning count, ceil(extract(epoch from ends_at - ${now.toISOString()}::timestamptz))::int as wait`,
  );
  if (!row) throw new Error("The try was not counted.");
  return { waitSeconds: row.count > limit.tries ? Math.max(1, row.wait) : 0 };
}

export async function clearTries(queries: Queries, limit: Limit, subject: string): Promise<void> {
  await queries.execute(sql`delete from identity.attempts where key = ${keyOf(limit, subject)}`);
}

/** Takes a try out of the count, so that many people behind one IP address may sign in. */
export async function undoTry(queries: Queries, limit: Limit, subject: string): Promise<void> {
  await queries.execute(
    sql`update identity.attempts set count = count - 1 where key = ${keyOf(limit, subject)} and count > 0`,
  );
}

/** One household has one IPv4 address but 2^64 addresses of IPv6, so those count by their network. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = address.split("::");
  const before = head.split(":").filter((group) => group !== "");
  const after = tail.split(":").filter((group) => group !== "");
  const gap = address.includes("::") ? Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0") : [];
  return [...before, ...gap, ...after].slice(0, 4).join(":");
}

/** Hashed, so that the table holds no e-mail addresses. */
function keyOf({ name }: Limit, subject: string): string {
  return createHash("sha256").update(`${name}\n${subject}`).digest("base64url");
}
