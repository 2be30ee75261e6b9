import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../test/test-database.ts";
import { maxAttempts } from "./job-leases.ts";
import { enqueue, type JobHandler, startWorker } from "./jobs.ts";
import type { Database } from "../database.ts";
import { readRows } from "../open-database.ts";

let database: Database;
let now = new Date("2026-11-15T12:00:00Z");
const errors: unknown[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  now = new Date("2026-11-15T12:00:00Z");
  errors.length = 0;
  await database.queries.execute(sql`delete from jobs`);
});

const work = (handlers: Record<string, JobHandler>) =>
  startWorker({ database, handlers, now: () => now, onError: (error) => errors.push(error), pollMs: 60_000 });

const states = () =>
  readRows<{ topic: string; attempts: number; done: boolean; failed: boolean }>(
    database.queries,
    sql`select topic, attempts, done_at is not null as done, failed_at is not null as failed from jobs order by id`,
  );

describe("jobs", () => {
  it("runs due jobs, and no job before its time", async () => {
    const seen: unknown[] = [];
    await enqueue(database.queries, { topic: "renew", payload: { n: 1 }, runAt: now });
    await enqueue(database.queries, { topic: "renew", payload: { n: 2 }, runAt: new Date("2026-12-15T00:00:00Z") });
    const worker = work({ renew: async (payload) => void seen.push(payload) });
    await worker.drain();
    expect(seen).toEqual([{ n: 1 }]);
    now = new Date("2026-12-15T00:00:00Z");
    await worker.drain();
    expect(seen).toEqual([{ n: 1 }, { n: 2 }]);
    await worker.stop();
  });

  it("keeps one job per key", async () => {
    for (const payload of [1, 2, 3]) await enqueue(database.queries, { topic: "t", payload, runAt: now, key: "same" });
    expect(await states()).toHaveLength(1);
  });

  it("discards a job when its transaction is rolled back", async () => {
    await expect(
      database.transaction(async (tx) => {
        await enqueue(tx, { topic: "t", payload: 1, runAt: now });
        throw new Error("undone");
      }),
    ).rejects.toThrow("undone");
    expect(await states()).toEqual([]);
  });

  it("retries later, and fails the job after the last attempt", async () => {
    await enqueue(database.queries, { topic: "t", payload: 1, runAt: now });
    const worker = work({
      t: async () => {
        throw new Error("no");
      },
    });
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      await worker.drain();
      expect(errors).toHaveLength(attempt);
      now = new Date(now.getTime() + 3_600_000);
    }
    await worker.drain();
    expect(await states()).toEqual([{ topic: "t", attempts: maxAttempts, done: false, failed: true }]);
    await worker.stop();
  });

  it("takes over a job of a dead worker once its lease has expired", async () => {
    await enqueue(database.queries, { topic: "t", payload: 1, runAt: now });
    await database.queries.execute(sql`update jobs set attempts = 1, leased_until = now() + interval '1 minute'`);
    let runs = 0;
    const worker = work({ t: async () => void (runs += 1) });
    await worker.drain();
    expect(runs).toBe(0);
    await database.queries.execute(sql`update jobs set leased_until = now() - interval '1 second'`);
    await worker.drain();
    expect(runs).toBe(1);
    expect(await states()).toEqual([{ topic: "t", attempts: 2, done: true, failed: false }]);
    await worker.stop();
  });

  it("leaves topics without a handler to other workers", async () => {
    await enqueue(database.queries, { topic: "other", payload: 1, runAt: now });
    const worker = work({ t: async () => {} });
    await worker.drain();
    expect(await states()).toEqual([{ topic: "other", attempts: 0, done: false, failed: false }]);
    await worker.stop();
  });
});
