import { AsyncLocalStorage } from "node:async_hooks";
import { afterAll, beforeAll, expect, it } from "vitest";
import { updateOmsRecord } from "../../../contracts/order-management/update-record.ts";
import { type JobHandler, startWorker } from "../../../database/jobs/jobs.ts";
import type { Database } from "../../../database/database.ts";
import { createOrderFixture, type OrderFixture } from "../../../test/order-management/order-fixture.ts";
import { paidItem, paidOrder } from "../../../test/order-management/paid-order.ts";

let fixture: OrderFixture;
const amount = 8;

beforeAll(async () => {
  fixture = await createOrderFixture();
});
afterAll(() => fixture.close());

class SimulatedCrash extends Error {}

/** Set for the first attempts of a job: later ones do not crash, or the job would fail for good. */
const mayCrash = new AsyncLocalStorage<boolean>();

/** A database whose process crashes before every fifth transaction, and after every seventh one. */
function withCrashes(database: Database): Database {
  let count = 0;
  const crashAtEvery = (step: number) => {
    if (count % step === 0 && mayCrash.getStore()) throw new SimulatedCrash();
  };
  return {
    ...database,
    async transaction(work) {
      count += 1;
      crashAtEvery(5);
      const result = await database.transaction(work);
      crashAtEvery(7);
      return result;
    },
  };
}

/** Handlers of a process that also crashes after every third job, before the job is marked as done. */
function createCrashingJobs(): Record<string, JobHandler> {
  let count = 0;
  return Object.fromEntries(
    Object.entries(fixture.createJobs(withCrashes(fixture.database))).map(([topic, handler]) => [
      topic,
      async (payload: unknown, attempt: number) => {
        await mayCrash.run(attempt < 4, () => handler(payload, attempt));
        count += 1;
        if (count % 3 === 0 && attempt < 4) throw new SimulatedCrash();
      },
    ]),
  );
}

/** Runs two workers in parallel until no job is left. */
async function workUntilDone(): Promise<void> {
  const errors: unknown[] = [];
  const workers = [1, 2].map(() =>
    startWorker({
      database: fixture.database,
      handlers: createCrashingJobs(),
      now: fixture.now,
      onError: (error) => errors.push(error),
      pollMs: 5,
    }),
  );
  for (let round = 0; round < 20; round += 1) {
    await Promise.all(workers.map((worker) => worker.drain()));
    fixture.moveTo(new Date(fixture.now().getTime() + 21_000).toISOString());
  }
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(errors.length).toBeGreaterThan(amount / 2);
  expect(errors.filter((error) => !(error instanceof SimulatedCrash))).toEqual([]);
}

it("fulfils and refunds each order once, with two workers that keep crashing", async () => {
  for (let index = 0; index < amount; index += 1) {
    const vin = `SALEA7BWAS2Z3${String(index).padStart(4, "0")}`;
    const customer = { accountId: `account-${index}` };
    const order = paidOrder({ orderNo: `E-${index}`, customer, vehicle: { vin }, items: [paidItem()] });
    await fixture.take(order);
    if (index % 2 === 0) await fixture.take({ ...order, orderNo: `E-${index}-again` });
  }
  await workUntilDone();
  const assets = await fixture.rows<{ accountId: string; expiresOn: string; status: string }>(
    `select account_id as "accountId", expires_on::text as "expiresOn", status from order_management.assets`,
  );
  expect(assets).toHaveLength(amount);
  for (const { accountId, expiresOn, status } of assets) {
    const isTwice = Number(accountId.slice("account-".length)) % 2 === 0;
    expect([accountId, expiresOn, status]).toEqual([accountId, isTwice ? "2028-11-15" : "2027-11-15", "Installed"]);
  }
  const open = await fixture.rows(`select 1 from order_management.order_items where status <> 'FULFILLED'`);
  expect(open).toEqual([]);
  expect(await fixture.rows(`select 1 from documents.documents`)).toHaveLength(amount * 1.5);

  for (let index = 0; index < amount; index += 1) {
    const accountId = `account-${index}`;
    const { Id } = await fixture.subscriptionOf(accountId);
    await fixture.call(updateOmsRecord, {
      body: { refSubscription: "Asset", accountId, recordId: Id, cancelAutoRenewalItems: [{}] },
    });
  }
  await workUntilDone();
  const ledger = await fixture.rows<{ times: number; total: number }>(
    `select count(*)::int as times, sum(amount)::int as total from charges.ledger`,
  );
  expect(ledger).toEqual([{ times: amount, total: amount * 8900 }]);
  const refunds = await fixture.rows(`select 1 from order_management.refunds where status = 'Processed'`);
  expect(refunds).toHaveLength(amount);
  expect(await fixture.rows(`select 1 from documents.documents`)).toHaveLength(amount * 2.5);
  const left = await fixture.rows<{ expiresOn: string }>(
    `select distinct expires_on::text as "expiresOn" from order_management.coverage order by 1`,
  );
  expect(left).toEqual([{ expiresOn: "2026-11-15" }, { expiresOn: "2027-11-15" }]);
  expect(await fixture.rows(`select 1 from jobs where failed_at is not null`)).toEqual([]);
});
