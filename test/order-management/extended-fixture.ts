import { updateOmsRecord } from "../../contracts/order-management/update-record.ts";
import type { Database } from "../../database/database.ts";
import { topics } from "../../platform/order-management/life-cycle/topics.ts";
import { createOrderFixture } from "./order-fixture.ts";
import { guestCustomer, paidItem, paidOrder } from "./paid-order.ts";
import { walkJobs } from "./walk-jobs.ts";

export const guestEmail = "guest@example.com";

type Item = Parameters<typeof paidItem>[0];
type Order = Parameters<typeof paidOrder>[0];

/** One vehicle, the subscription of its owner for two months until 15 January 2027, and orders of others for it. */
export async function createExtendedFixture() {
  const fixture = await createOrderFixture("2026-11-15T00:00:00.000Z");
  const walkTo = (moment: string) => walkJobs(fixture, moment.length > 10 ? moment : `${moment}T12:00:00.000Z`);
  const order = (changes: Order, item: Item = {}) =>
    fixture.take(paidOrder({ placedAt: fixture.now().toISOString(), items: [paidItem(item)], ...changes }));
  const settle = async () => {
    for (let step = 0; step < 4; step += 1) await fixture.pass(20);
  };
  const withdrawAsGuest = async (orderNumber = "G-1") => {
    const [asset] = await fixture.rows<{ id: string }>(
      `select id from order_management.assets where owner_key = 'guest:${guestEmail}'`,
    );
    const guest = { orderNumber, email: guestEmail };
    await fixture.call(updateOmsRecord, {
      body: { refSubscription: "Asset", guest, recordId: asset?.id ?? "", cancelAutoRenewalItems: [{}] },
    });
  };
  return {
    ...fixture,
    walkTo,
    order,
    settle,
    async subscribe({ isAutoRenewed = true, ...changes }: Order & { isAutoRenewed?: boolean } = {}) {
      await order({ orderNo: "VCS-1", ...changes }, { term: 2, termType: "month", isAutoRenewed });
      await settle();
    },
    /** A year for the same vehicle and service, ordered by a guest. */
    guest: { customer: { ...guestCustomer, email: guestEmail } },
    async guestRenews(orderNo = "G-1") {
      await order({ orderNo, customer: { ...guestCustomer, email: guestEmail } }, { total: 9900 });
      await settle();
    },
    async guestWithdraws() {
      await withdrawAsGuest();
      await settle();
    },
    withdrawAsGuest,
    async withdraw(recordId: string, accountId = "account-ada") {
      await fixture.call(updateOmsRecord, {
        body: { refSubscription: "Asset", accountId, recordId, cancelAutoRenewalItems: [{}] },
      });
      await settle();
    },
    /** Runs the job of an order's only item in a process that ends with its first transaction. */
    async installAndKill(orderNumber: string, when: "before" | "after") {
      const [item] = await fixture.rows<{ id: string }>(
        `select i.id from order_management.order_items i join order_management.orders o on o.id = i.order_id
         where o.order_number = '${orderNumber}'`,
      );
      const jobs = fixture.createJobs(killedWithTransaction(fixture.database, when));
      await jobs[topics.install]?.({ itemId: item?.id, waits: 0 }, 1);
    },
    /** The ends of all subscriptions that run, and of the vehicle's service. */
    async ends() {
      const rows = await fixture.rows<{ on: string }>(
        `select distinct expires_on::text as on from order_management.coverage
         union select expires_on::text from order_management.assets where not is_cancelled`,
      );
      return rows.map(({ on }) => on).toSorted();
    },
    charges: () =>
      fixture.rows<{ amount: number; day: string }>(
        `select amount, (at at time zone 'Europe/London')::date::text as day from charges.ledger where kind = 'charge' order by at`,
      ),
    async remindersOf(recipient: string) {
      return (await fixture.letters()).flatMap((letter) =>
        letter.recipient === recipient && letter.content.kind === "reminder"
          ? [[letter.content.endsOn, letter.content.dayOffset] as const]
          : [],
      );
    },
  };
}

/** The process ends before its first transaction is stored, or right after it. */
function killedWithTransaction(database: Database, when: "before" | "after"): Database {
  const kill = () => {
    throw new Error("killed");
  };
  return {
    ...database,
    async transaction(work) {
      const result = await database.transaction(async (tx) => {
        const value = await work(tx);
        if (when === "before") kill();
        return value;
      });
      kill();
      return result;
    },
  };
}
