import { afterAll, beforeAll, expect, it } from "vitest";
import { updateOmsRecord } from "../../../contracts/order-management/update-record.ts";
import { type JobHandler, startWorker } from "../../../database/jobs.ts";
import { openOrderGround, type OrderGround } from "../testing/order-ground.ts";
import { paidItem, paidOrder } from "../testing/paid-order.ts";

let ground: OrderGround;
const amount = 8;

beforeAll(async () => {
  ground = await openOrderGround();
});
afterAll(() => ground.close());

class Killed extends Error {}

/** Handlers of a process that dies before every second job, and after every third one, before it can say so. */
function mortal(handlers: Record<string, JobHandler>): Record<string, JobHandler> {
  let count = 0;
  return Object.fromEntries(
    Object.entries(handlers).map(([topic, handler]) => [
      topic,
      async (payload: unknown, attempt: number) => {
        count += 1;
        const [isBefore, isAfter] = [count % 2 === 0, count % 3 === 0];
        if (isBefore && attempt < 4) throw new Killed();
        await handler(payload, attempt);
        if (isAfter && attempt < 4) throw new Killed();
      },
    ]),
  );
}

/** Two workers side by side until nothing is left to do. */
async function workUntilDone(): Promise<void> {
  const errors: unknown[] = [];
  const workers = [1, 2].map(() =>
    startWorker({
      database: ground.database,
      handlers: mortal(ground.jobs),
      now: ground.now,
      onError: (error) => errors.push(error),
      pollMs: 5,
      batch: 3,
    }),
  );
  for (let round = 0; round < 20; round += 1) {
    await Promise.all(workers.map((worker) => worker.drain()));
    ground.moveTo(new Date(ground.now().getTime() + 21_000).toISOString());
  }
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(errors.length).toBeGreaterThan(amount);
  expect(errors.filter((error) => !(error instanceof Killed))).toEqual([]);
}

it("fulfils and refunds each order once, with two workers that keep dying", async () => {
  for (let index = 0; index < amount; index += 1) {
    const vin = `SALEA7BWAS2Z3${String(index).padStart(4, "0")}`;
    const customer = { accountId: `account-${index}` };
    const order = paidOrder({ orderNo: `E-${index}`, customer, vehicle: { vin }, items: [paidItem()] });
    await ground.take(order);
    if (index % 2 === 0) await ground.take({ ...order, orderNo: `E-${index}-again` });
  }
  await workUntilDone();
  const assets = await ground.rows<{ accountId: string; expiresOn: string; status: string }>(
    `select account_id as "accountId", expires_on::text as "expiresOn", status from order_management.assets`,
  );
  expect(assets).toHaveLength(amount);
  for (const { accountId, expiresOn, status } of assets) {
    const isTwice = Number(accountId.slice("account-".length)) % 2 === 0;
    expect([accountId, expiresOn, status]).toEqual([accountId, isTwice ? "2028-11-15" : "2027-11-15", "Installed"]);
  }
  const open = await ground.rows(`select 1 from order_management.order_items where status <> 'FULFILLED'`);
  expect(open).toEqual([]);
  expect(await ground.rows(`select 1 from documents.documents`)).toHaveLength(amount * 1.5);

  for (let index = 0; index < amount; index += 1) {
    const accountId = `account-${index}`;
    const { Id } = await ground.subscriptionOf(accountId);
    await ground.call(updateOmsRecord, {
      body: { refSubscription: "Asset", accountId, recordId: Id, cancelAutoRenewalItems: [{}] },
    });
  }
  await workUntilDone();
  const ledger = await ground.rows<{ times: number; total: number }>(
    `select count(*)::int as times, sum(amount)::int as total from charges.ledger`,
  );
  expect(ledger).toEqual([{ times: amount, total: amount * 8900 }]);
  const refunds = await ground.rows(`select 1 from order_management.refunds where status = 'Processed'`);
  expect(refunds).toHaveLength(amount);
  expect(await ground.rows(`select 1 from documents.documents`)).toHaveLength(amount * 2.5);
  const left = await ground.rows<{ expiresOn: string }>(
    `select distinct expires_on::text as "expiresOn" from order_management.coverage order by 1`,
  );
  expect(left).toEqual([{ expiresOn: "2026-11-15" }, { expiresOn: "2027-11-15" }]);
  expect(await ground.rows(`select 1 from jobs where failed_at is not null`)).toEqual([]);
});
