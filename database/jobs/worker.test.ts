import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openTestDatabase } from "../../test/test-database.ts";
import { countOverdueJobs } from "./failed-jobs.ts";
import { deleteDoneJobs } from "./job-leases.ts";
import { enqueue, type JobHandler, startWorker } from "./jobs.ts";
import type { Database } from "../database.ts";
import { readRows } from "../open-database.ts";

let database: Database;
const now = new Date("2026-11-15T12:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => void (await database.queries.execute(sql`delete from jobs`)));

type Settings = Partial<Parameters<typeof startWorker>[0]>;
const work = (handlers: Record<string, JobHandler>, settings: Settings = {}) =>
  startWorker({ database, handlers, now: () => now, onError: () => {}, pollMs: 60_000, ...settings });
const add = (topic: string, payload: unknown, runAt = now) => enqueue(database.queries, { topic, payload, runAt });
const leases = () =>
  readRows<{ lease: number | null; attempts: number; done: boolean }>(
    database.queries,
    sql`select extract(epoch from leased_until)::float8 as lease, attempts, done_at is not null as done
        from jobs order by id`,
  );

/** A handler that records its start and runs until it is released. */
function createBlockedHandler() {
  const begun: unknown[] = [];
  const release = Promise.withResolvers<void>();
  const handler: JobHandler = async (payload) => {
    begun.push(payload);
    await release.promise;
  };
  return { begun, handler, release: () => release.resolve() };
}

it("lets the process do other things between two jobs, also on an engine that answers at once", async () => {
  for (let n = 0; n < 40; n += 1) await add("t", n);
  let done = 0;
  const worker = work({ t: async () => void (done += 1) });
  const doneBeforeTurn = new Promise<number>((resolve) => void setTimeout(() => resolve(done)));
  await worker.drain();
  await worker.stop();
  expect(done).toBe(40);
  expect(await doneBeforeTurn).toBeLessThan(20);
});

describe("topics", () => {
  it("keep running while another topic hangs", async () => {
    const hanging = createBlockedHandler();
    const other = Promise.withResolvers<unknown>();
    for (let n = 0; n < 5; n += 1) await add("renew", n);
    await add("mail", "m");
    const worker = work({ renew: hanging.handler, mail: async (payload) => other.resolve(payload) });
    expect(await other.promise).toBe("m");
    expect(hanging.begun).toEqual([0, 1, 2]);
    hanging.release();
    await worker.drain();
    await worker.stop();
    expect(hanging.begun).toEqual([0, 1, 2, 3, 4]);
  });

  it("start their jobs in the order in which they are due, as many at once as the limit allows", async () => {
    const blocked = createBlockedHandler();
    await add("t", "second", later(-5));
    await add("t", "third", later(-1));
    await add("t", "first", later(-9));
    const worker = work({ t: blocked.handler }, { limits: { t: 2 } });
    await vi.waitFor(() => expect(blocked.begun).toEqual(["first", "second"]));
    blocked.release();
    await worker.drain();
    expect(blocked.begun).toEqual(["first", "second", "third"]);
    await worker.stop();
  });

  it("start the next job as soon as one has ended", async () => {
    const seen: unknown[] = [];
    for (let n = 0; n < 9; n += 1) await add("t", n);
    const worker = work({ t: async (payload) => void seen.push(payload) }, { limits: { t: 1 } });
    await vi.waitFor(() => expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]), { timeout: 5_000 });
    await worker.stop();
  });
});

describe("a lease", () => {
  it("is renewed while its job runs, so that no other worker takes it", async () => {
    const job = createBlockedHandler();
    await add("t", 1);
    const worker = work({ t: job.handler }, { leaseSeconds: 0.6 });
    await vi.waitFor(() => expect(job.begun).toHaveLength(1));
    const [first] = await leases();
    await vi.waitFor(
      async () => expect((await leases())[0]?.lease ?? 0).toBeGreaterThan((first?.lease ?? Infinity) + 0.6),
      { timeout: 5_000 },
    );
    const otherWorker = work({ t: job.handler });
    await otherWorker.drain();
    await otherWorker.stop();
    expect(job.begun).toHaveLength(1);
    job.release();
    await worker.drain();
    await worker.stop();
    expect(await leases()).toEqual([{ lease: null, attempts: 1, done: true }]);
  });

  it("of the next worker is not released by the previous one", async () => {
    const failing = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    await add("t", 1);
    const worker = work({
      t: async () => {
        begun.resolve();
        await failing.promise;
      },
    });
    await begun.promise;
    await database.queries.execute(sql`update jobs set attempts = 2, leased_until = now() + interval '1 minute'`);
    failing.reject(new Error("too late"));
    await worker.drain();
    await worker.stop();
    expect(await leases()).toMatchObject([{ lease: expect.any(Number) as number, attempts: 2, done: false }]);
  });
});

describe("a worker that stops", () => {
  it("signals the running job, waits for it, and starts no other", async () => {
    const begun = Promise.withResolvers<void>();
    const seen: unknown[] = [];
    await add("t", "running");
    await add("t", "waiting");
    const handler: JobHandler = async (payload, _, signal) => {
      seen.push(payload);
      begun.resolve();
      await new Promise<void>((resolve) => {
        signal?.addEventListener("abort", () => resolve());
      });
    };
    const worker = work({ t: handler }, { limits: { t: 1 } });
    await begun.promise;
    await worker.stop();
    expect(seen).toEqual(["running"]);
    expect((await leases()).map(({ done }) => done)).toEqual([true, false]);
  });

  it("leaves a hanging job to other workers", async () => {
    const job = createBlockedHandler();
    await add("t", 1);
    const worker = work({ t: job.handler }, { stopMs: 10 });
    await vi.waitFor(() => expect(job.begun).toHaveLength(1));
    await worker.stop();
    expect(await leases()).toMatchObject([{ done: false, lease: expect.any(Number) as number }]);
    job.release();
    await vi.waitFor(async () => expect((await leases())[0]?.done).toBe(true));
  });
});

it("deletes jobs done long ago, and none that are unfinished", async () => {
  const age = (key: string, done: string | null, failed: string | null = null) =>
    database.queries.execute(sql`
      insert into jobs (topic, payload, dedupe_key, run_at, done_at, failed_at)
      values ('t', '{}', ${key}, now() - interval '99 days', now() - ${done}::interval, now() - ${failed}::interval)`);
  await age("old", "61 days");
  await age("young", "59 days");
  await age("open", null);
  await age("failed", null, "99 days");
  expect(await deleteDoneJobs(database.queries)).toBe(1);
  expect(await deleteDoneJobs(database.queries)).toBe(0);
  const left = await readRows<{ key: string }>(database.queries, sql`select dedupe_key as key from jobs order by id`);
  expect(left.map(({ key }) => key)).toEqual(["young", "open", "failed"]);
});

it("counts jobs due for more than a minute", async () => {
  await add("t", "late", later(-61));
  await add("t", "due", later(-59));
  await add("t", "to come", later(60));
  expect(await countOverdueJobs(database.queries, now)).toBe(1);
});
