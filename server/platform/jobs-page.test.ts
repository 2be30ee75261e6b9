import { afterAll, beforeAll, expect, it } from "vitest";
import { countFailedJobs, listFailedJobs, retryFailedJobs } from "../../database/jobs/failed-jobs.ts";
import { maxAttempts } from "../../database/jobs/job-leases.ts";
import { enqueue, startWorker } from "../../database/jobs/jobs.ts";
import type { Database } from "../../database/database.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { createHealth } from "../http/health.ts";
import { createLogger } from "../logging/logger.ts";
import { createJobsPage } from "./jobs-page.ts";

let database: Database;
let time = new Date("2026-11-15T12:00:00Z");
const now = () => time;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const said: { topic: string | undefined; isLastTry: boolean | undefined }[] = [];
let isBroken = true;
const done: unknown[] = [];
async function work(): Promise<void> {
  const handlers = {
    shaky: async (payload: unknown) => {
      if (isBroken) throw new Error("<b>no</b> luck");
      done.push(payload);
    },
  };
  const onError = (_: unknown, job?: { topic: string; isLastTry: boolean }) =>
    void said.push({ topic: job?.topic, isLastTry: job?.isLastTry });
  const worker = startWorker({ database, handlers, now, onError, limits: { shaky: 1 } });
  for (let round = 0; round <= maxAttempts; round += 1) {
    await worker.drain();
    time = new Date(time.getTime() + 3_600_000);
  }
  await worker.stop();
}
const ask = (path: string, init?: RequestInit) => {
  let woken = 0;
  const page = createJobsPage({ queries: database.queries, now, wake: () => void (woken += 1) });
  return Promise.resolve(page.request(path, init)).then((response) => ({ response, woken: () => woken }));
};
const press = (fields: Record<string, string>) => ask("/", { method: "POST", body: new URLSearchParams(fields) });

it("shows jobs that failed for the last time, and runs them again on request", async () => {
  for (const n of [1, 2, 3]) await enqueue(database.queries, { topic: "shaky", payload: { n }, runAt: now() });
  await work();
  expect(said).toHaveLength(3 * maxAttempts);
  expect(said.filter(({ isLastTry, topic }) => isLastTry && topic === "shaky")).toHaveLength(3);
  const failed = await listFailedJobs(database.queries);
  expect(failed.map(({ topic, attempts, lastError }) => [topic, attempts, lastError])).toEqual(
    [1, 2, 3].map(() => ["shaky", maxAttempts, "Error: <b>no</b> luck"]),
  );
  const shown = await (await ask("/")).response.text();
  expect(shown).toContain(`value="${failed[0]?.id}"`);
  expect(shown).toContain("&lt;b&gt;no&lt;/b&gt; luck");
  const listed = await (await ask("/", { headers: { accept: "application/json" } })).response.json();
  expect(listed).toMatchObject({ jobs: [{ topic: "shaky" }, {}, {}] });

  isBroken = false;
  const { response, woken } = await press({ id: String(failed.at(-1)?.id) });
  expect([response.status, woken()]).toEqual([303, 1]);
  expect(await countFailedJobs(database.queries)).toBe(2);
  await work();
  expect(done).toEqual([{ n: 1 }]);
  await press({ all: "yes" });
  await work();
  expect(done).toHaveLength(3);
  expect(await countFailedJobs(database.queries)).toBe(0);
  expect(await (await ask("/")).response.text()).toContain("There are none.");
  expect(await retryFailedJobs(database.queries, { now: now() })).toBe(0);
});

it.each<Record<string, string>>([{}, { id: "x" }, { id: "-1" }, { id: "1e99" }, { all: "no" }])(
  "refuses %j",
  async (fields) => {
    const { response, woken } = await press(fields);
    expect([response.status, woken()]).toEqual([400, 0]);
  },
);

it("the readiness answer contains the number of failed jobs", async () => {
  const health = createHealth({
    checks: { database: () => database.probeWrite() },
    notes: { failedJobs: () => countFailedJobs(database.queries) },
    isStopping: () => false,
    logger: createLogger("silent"),
  });
  const ready = async () => (await health.request("/ready")).json();
  await expect.poll(ready).toEqual({ status: "ready", database: "up", failedJobs: 0 });
});
