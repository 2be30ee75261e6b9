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

class Killed extends Error {}

/** Set while a job is tried for the first times: later ones live, or the queue would give the job up. */
const mayDie = new AsyncLocalStorage<boolean>();

/** A database whose process dies before every fifth transaction, and after every seventh one. */
function mortal(database: Database): Database {
  let count = 0;
  const dieAtEvery = (step: number) => {
    if (count % step === 0 && mayDie.getStore()) throw new Killed();
  };
  return {
    ...database,
    async transaction(work) {
      count += 1;
      dieAtEvery(5);
      const result = await database.transaction(work);
      dieAtEvery(7);
      return result;
    },
  };
}

/** Handlers of a process that also dies after every third job, before it can say that it is done. */
function mortalJobs(): Record<string, JobHandler> {
  let count = 0;
  return Object.fromEntries(
    Object.entries(fixture.createJobs(mortal(fixture.database))).map(([topic, handler]) => [
      topic,
      async (payload: unknown, attempt: number) => {
        await mayDie.run(attempt < 4, () => handler(payload, attempt));
        count += 1;
        if (count % 3 === 0 && attempt < 4) throw new Killed();
      },
    ]),
  );
}

/** Two workers side by side until nothing is left to do. */
async function workUntilDone(): Promise<void> {
  const errors: unknown[] = [];
  const workers = [1, 2].map(() =>
    startWorker({
      database: fixture.database,
      handlers: mortalJobs(),
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
  expect(errors.filter((error) => !(error instanceof Killed))).toEqual([]);
}

it("fulfils and refunds each order once, with two workers that keep dying", async () => {
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
