import { AsyncLocalStorage } from "node:async_hooks";
import { type JobHandler, startWorker } from "../../../database/jobs/jobs.ts";
import type { Database } from "../../../database/database.ts";
import type { OrderFixture } from "../order-fixture.ts";

class SimulatedCrash extends Error {}

/** Set for the first attempts of a job: later ones do not crash, or the job would fail for good. */
const mayCrash = new AsyncLocalStorage<boolean>();

/** A small generator of numbers below 1, the same for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Two workers whose processes are killed at random: before and after transactions, and before a job is marked as done. */
export function createCrashingDrain(
  fixture: OrderFixture,
  random: () => number,
): { drain: () => Promise<void>; crashes: () => number } {
  const errors: unknown[] = [];
  const maybeCrash = () => {
    if (mayCrash.getStore() && random() < 0.2) throw new SimulatedCrash();
  };
  const database: Database = {
    ...fixture.database,
    async transaction(work) {
      maybeCrash();
      const result = await fixture.database.transaction(work);
      maybeCrash();
      return result;
    },
  };
  const handlers = Object.fromEntries(
    Object.entries(fixture.createJobs(database)).map(([topic, handler]): [string, JobHandler] => [
      topic,
      (payload, attempt) =>
        mayCrash.run(attempt < 4, async () => {
          await handler(payload, attempt);
          maybeCrash();
          // Repeated, as after a lease that expired while its worker was still at it.
          if (random() < 0.1) await handler(payload, attempt);
        }),
    ]),
  );
  return {
    crashes: () => errors.length,
    async drain() {
      const settings = { database: fixture.database, handlers, now: fixture.now, pollMs: 5 };
      const workers = [1, 2].map(() => startWorker({ ...settings, onError: (error) => errors.push(error) }));
      await Promise.all(workers.map((worker) => worker.drain()));
      await Promise.all(workers.map((worker) => worker.stop()));
      // The claims of killed processes run out by the database's clock, which no test moves.
      await fixture.rows(`update letters.outbox set claimed_until = null where state = 'waiting'`);
      const others = errors.filter((error) => !(error instanceof SimulatedCrash));
      if (others.length > 0) throw new AggregateError(others, "A job failed by itself.");
    },
  };
}
