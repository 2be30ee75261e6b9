import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { type RateLimiterAbstract, RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { type LimitResult, RATE_LIMITS, type RateLimitName, type RateLimits } from "../../app/settings/rate-limits.ts";
import { withoutQuery } from "../../database/describe-error.ts";
import type { Database } from "../../database/database.ts";

/** The library prescribes the names of the columns. */
const counters = pgTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    points: integer("points").notNull().default(0),
    expire: timestamp("expire", { withTimezone: true }),
  },
  ({ expire }) => [index("rate_limits_expire").on(expire)],
);

type Options = {
  /** Multiplies every limit, for offices and tests where many visitors share one address. */
  scale: number;
};

/**
 * On the embedded database, which has one process, the counters are in memory. On PostgreSQL all processes share them,
 * and each falls back to its own while the database cannot be reached.
 */
export function createRateLimits(database: Database, { scale }: Options): RateLimits {
  const counted = (name: RateLimitName) => {
    const limiter = limiterFor(name, { database, scale });
    return (subject: string) => consume(limiter, name.endsWith("PerIp") ? networkOf(subject) : subject);
  };
  const names = Object.keys(RATE_LIMITS) as RateLimitName[];
  return Object.fromEntries(names.map((name) => [name, counted(name)])) as RateLimits;
}

function limiterFor(name: RateLimitName, { database, scale }: Options & { database: Database }): RateLimiterAbstract {
  const { points, seconds } = RATE_LIMITS[name];
  const limit = { keyPrefix: name, points: points * scale, duration: seconds };
  const inMemory = new RateLimiterMemory(limit);
  if (database.engine === "pglite") return inMemory;
  return new RateLimiterDrizzle({
    ...limit,
    storeClient: database.queries,
    schema: counters,
    insuranceLimiter: inMemory,
    // A subject over its limit causes no more queries.
    inMemoryBlockOnConsumed: limit.points + 1,
  });
}

async function consume(limiter: RateLimiterAbstract, subject: string): Promise<LimitResult> {
  try {
    await limiter.consume(fingerprint(subject));
    return { isAllowed: true };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw withoutQuery(refusal);
    return { isAllowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
  }
}

/** A visitor with one IPv6 address has a whole network of them: its first four groups count as one subject. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.split("::");
  const [first, last] = [head, tail].map((half) => half.split(":").filter((group) => group !== ""));
  const gap = Array<string>(Math.max(0, 8 - (first?.length ?? 0) - (last?.length ?? 0))).fill("0");
  const groups = [...(first ?? []), ...gap, ...(last ?? [])].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}

/** Addresses and parts of VINs are personal data, so only their hash is stored. */
function fingerprint(subject: string): string {
  return createHash("sha256").update(subject).digest("base64url");
}
