import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type LimitResult, RATE_LIMITS, type RateLimitName } from "../../app/settings/rate-limits.ts";
import type { Database } from "../../database/database.ts";
import { readRows } from "../../database/open-database.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { createRateLimits } from "./rate-limits.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
afterEach(() => {
  vi.useRealTimers();
});

const names = Object.keys(RATE_LIMITS) as RateLimitName[];

async function tryTimes(count: number, attempt: () => Promise<LimitResult>): Promise<LimitResult[]> {
  const answers: LimitResult[] = [];
  for (let round = 0; round < count; round += 1) answers.push(await attempt());
  return answers;
}

/** Uses the limiter of PostgreSQL, whatever engine the tests run on. */
const shared = () => ({ ...database, engine: "postgres" }) as const;
const alone = () => ({ ...database, engine: "pglite" }) as const;

describe.each([
  ["in the memory of one process", alone],
  ["shared through the database", shared],
] as const)("limits %s", (way, fixture) => {
  it.each(names)("%s allows its number of attempts and then returns how long to wait", async (name) => {
    const { points, seconds } = RATE_LIMITS[name];
    const limits = createRateLimits(fixture(), { scale: 1 });
    const answers = await tryTimes(points + 2, () => limits[name](`subject ${way}`));
    expect(answers.slice(0, points).every(({ isAllowed }) => isAllowed)).toBe(true);
    for (const answer of answers.slice(points)) {
      if (answer.isAllowed) throw new Error("The limit did not hold.");
      expect(answer.retryAfterSeconds).toBeGreaterThan(seconds - 60);
      expect(answer.retryAfterSeconds).toBeLessThanOrEqual(seconds);
    }
    expect(await limits[name](`another subject ${way}`)).toEqual({ isAllowed: true });
  });

  it("counts each limit separately, and multiplies them by the scale", async () => {
    const limits = createRateLimits(fixture(), { scale: 2 });
    const { points } = RATE_LIMITS.couponPerIp;
    const answers = await tryTimes(2 * points + 1, () => limits.couponPerIp(`doubled ${way}`));
    expect(answers.map(({ isAllowed }) => isAllowed)).toEqual([...Array(2 * points).fill(true), false]);
    expect(await limits.vehicleLookupPerIp(`doubled ${way}`)).toEqual({ isAllowed: true });
  });
});

it("allows another attempt after the time has passed", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  const limits = createRateLimits(alone(), { scale: 1 });
  const { points, seconds } = RATE_LIMITS.couponPerIp;
  await tryTimes(points, () => limits.couponPerIp("patient"));
  expect(await limits.couponPerIp("patient")).toEqual({ isAllowed: false, retryAfterSeconds: seconds });
  vi.advanceTimersByTime(seconds * 1000 + 1);
  expect(await limits.couponPerIp("patient")).toEqual({ isAllowed: true });
});

it.each([
  ["2001:db8:1:2::1", "2001:db8:1:2:aaaa::2", false],
  ["2001:0db8:1:2::1", "2001:db8:1:2:3:4:5:6", false],
  ["2001:db8::1", "2001:db8:0:0:9::1", false],
  ["2001:db8:1:2::1", "2001:db8:1:3::1", true],
  ["203.0.113.1", "203.0.113.2", true],
])("after %s has used up its attempts, %s may still try: %s", async (one, other, isAllowed) => {
  const limits = createRateLimits(alone(), { scale: 1 });
  await tryTimes(RATE_LIMITS.couponPerIp.points, () => limits.couponPerIp(one));
  expect((await limits.couponPerIp(other)).isAllowed).toBe(isAllowed);
});

it("counts two processes on one database together", async () => {
  const [one, other] = [createRateLimits(shared(), { scale: 1 }), createRateLimits(shared(), { scale: 1 })];
  const { points } = RATE_LIMITS.couponPerIp;
  await tryTimes(points, () => one.couponPerIp("traveller"));
  expect((await other.couponPerIp("traveller")).isAllowed).toBe(false);
});

it("stores no IP address in the database", async () => {
  await createRateLimits(shared(), { scale: 1 }).vehicleLookupPerIp("203.0.113.77");
  const rows = await readRows<{ key: string }>(database.queries, sql`select key from rate_limits`);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ key }) => key.includes("203.0.113"))).toEqual([]);
});

it("counts in memory while the database cannot be reached", async () => {
  const lost = await openTestDatabase();
  await lost.close();
  const limits = createRateLimits({ ...lost, engine: "postgres" }, { scale: 1 });
  const { points } = RATE_LIMITS.couponPerIp;
  const answers = await tryTimes(points + 1, () => limits.couponPerIp("insured"));
  expect(answers.map(({ isAllowed }) => isAllowed)).toEqual([...Array(points).fill(true), false]);
});
