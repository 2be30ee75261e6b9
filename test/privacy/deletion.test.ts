import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fileCase } from "../../contracts/customer-care/cases.ts";
import { createCustomerCareClient } from "../../contracts/customer-care/customer-care-wire.ts";
import { collectPersonData, readDeletion, requestDeletion } from "../../contracts/privacy/privacy-requests.ts";
import { readRows } from "../../database/open-database.ts";
import { queueLetter } from "../../letters/outbox/queue-letter.ts";
import { embeddedConnection } from "../../server/platform/embedded-connection.ts";
import { guestOrderOf, placeGuestOrder } from "./guest-order.ts";
import { findInDatabase, findTogether } from "./find-in-database.ts";
import { findPerson, type KnownPerson, openPrivacyFixture, type PrivacyFixture } from "./privacy-fixture.ts";

let fixture: PrivacyFixture;
let owner: KnownPerson;
let other: KnownPerson;
beforeAll(async () => {
  fixture = await openPrivacyFixture();
  owner = await findPerson(fixture, "owner1.gbr@example.com");
  other = await findPerson(fixture, "owner2.gbr@example.com");
  for (const person of [owner, other]) {
    await leaveTraces(person);
    await placeGuestOrder(fixture, guestOrderOf(person));
  }
}, 180_000);
afterAll(() => fixture.close());

/** What the demonstration has no example of. */
async function leaveTraces({ account, email, firstName }: KnownPerson): Promise<void> {
  const care = createCustomerCareClient(embeddedConnection(fixture.platform.services["customer-care"]));
  const filing = { siteId: "VCS", locale: "en-GB", topic: "other", name: firstName, email, orderNumber: null } as const;
  const requestKey = (kind: string) => `${kind}-${account.accountId}`.padEnd(32, "x").slice(0, 64);
  await care(fileCase, {
    body: { ...filing, requestKey: requestKey("own"), accountId: account.accountId, message: `From ${email}` },
  });
  await care(fileCase, {
    body: { ...filing, requestKey: requestKey("guest"), accountId: null, message: `As a guest, ${email}` },
  });
  await fixture.database.transaction((tx) =>
    queueLetter(
      tx,
      {
        eventKey: `test:${email}`,
        recipient: email,
        name: firstName,
        siteId: "VCS",
        localeId: "en-GB",
        content: { kind: "password-reset", link: "https://shop.test/reset" },
      },
      new Date(),
    ),
  );
}

const collect = async ({ account }: KnownPerson) =>
  (await fixture.privacy(collectPersonData, { body: account })).systems;

describe("the download", () => {
  it("has what every system holds about the person", async () => {
    const systems = await collect(owner);
    const filled = systems.flatMap(({ system, sections }) =>
      (sections ?? []).filter(({ records }) => records.length > 0).map(({ name }) => `${system} ${name}`),
    );
    expect(filled).toEqual(
      expect.arrayContaining([
        "identity account",
        "order-management orders",
        "order-management orderItems",
        "order-management subscriptions",
        "order-management paymentMethods",
        "payments payments",
        "commerce customers",
        "vehicles vehicles",
        "vehicles vehicleServices",
        "documents invoices",
        "customer-care cases",
        "letters letters",
      ]),
    );
    const cases = systems.find(({ system }) => system === "customer-care")?.sections?.[0];
    expect(cases?.records).toHaveLength(2);
  });

  it("has what every system holds about an order that the person placed as a guest", async () => {
    const { orderNumber } = guestOrderOf(owner);
    const systems = await collect(owner);
    const about = systems.flatMap(({ system, sections }) =>
      (sections ?? [])
        .filter(({ records }) => records.some((record) => JSON.stringify(record).includes(orderNumber)))
        .map(({ name }) => `${system} ${name}`),
    );
    expect(about).toEqual(
      expect.arrayContaining([
        "order-management orders",
        "payments payments",
        "commerce orders",
        "documents invoices",
        "consent-records consents",
      ]),
    );
  });

  it("has nothing of another person, and no secret", async () => {
    const text = JSON.stringify(await collect(owner));
    expect(text).toContain(owner.email);
    expect(text).not.toContain(guestOrderOf(other).orderNumber);
    const addresses = [...text.matchAll(/[\w.]+@example\.com/gi)].map(([address]) => address.toLowerCase());
    expect(new Set(addresses)).toEqual(new Set([owner.email]));
    for (const vin of other.vins) expect(text).not.toContain(vin);
    const secrets = /password_hash|"token"|payment_token|card_token|order_token|request_key|idempotency_key/.exec(text);
    expect(secrets?.[0]).toBeUndefined();
  });

  it("is empty for an account that no system knows", async () => {
    const body = { accountId: "nobody", identityId: "nobody" };
    const { systems } = await fixture.privacy(collectPersonData, { body });
    expect(systems.map(({ sections }) => (sections ?? []).flatMap(({ records }) => records))).toEqual(
      systems.map(() => []),
    );
  });
});

const request = ({ account, firstName }: KnownPerson, key: string) =>
  fixture.privacy(requestDeletion, {
    body: { requestKey: key.padEnd(32, "k"), account, name: firstName, siteId: "VCS", localeId: "en-GB" },
  });

/** A process that stops after some systems. */
function stopAfter(systems: number): AbortSignal {
  let checks = 0;
  return {
    get aborted() {
      checks += 1;
      return checks > systems;
    },
  } as AbortSignal;
}

describe("the deletion", () => {
  it("is one, however often it is requested", async () => {
    const [first, second] = await Promise.all([request(owner, "first"), request(owner, "second")]);
    expect(second.number).toBe(first.number);
    expect((await request(owner, "third")).number).toBe(first.number);
    const jobs = await readRows(fixture.database.queries, sql`select id from jobs where topic = 'privacy.delete'`);
    expect(jobs).toHaveLength(1);
  });

  it("goes on after each kill, and repeats a system without harm", async () => {
    const { number, requestKey } = await request(owner, "again");
    for (let systems = 0; systems < 3; systems += 1) {
      const run = fixture.runJob("privacy.delete", { number }, stopAfter(systems));
      await expect(run).rejects.toThrow("process stops");
    }
    // Killed after the systems had deleted, before that was recorded.
    await fixture.database.queries.execute(sql`update privacy.deletions set done = '[]' where number = ${number}`);
    await fixture.runJob("privacy.delete", { number });
    await fixture.runJob("privacy.delete", { number });
    const receipt = await fixture.privacy(readDeletion, { params: { requestKey } });
    expect(receipt).toMatchObject({ number, finishedAt: expect.any(String), byHand: [] });
    expect(receipt.kept.toSorted()).toEqual(["consents", "invoices", "orders", "payments"]);
    const letters = await readRows<{ kind: string }>(
      fixture.database.queries,
      sql`select kind from letters.outbox where recipient = ${owner.email}`,
    );
    expect(letters).toEqual([{ kind: "data-deleted" }]);
  });

  it("leaves only what the law keeps", async () => {
    const { number } = await readNumber();
    await fixture.runJob("privacy.forget", { number });
    const { queries } = fixture.database;
    expect(await findInDatabase(queries, owner.email)).toEqual({});
    expect(Object.keys(await findInDatabase(queries, owner.account.identityId))).toEqual(["sessions.endings"]);
    for (const vin of owner.vins.slice(0, 2)) {
      expect(await findTogether(queries, [vin, owner.account.accountId])).toEqual([]);
      // An invoice names the customer and the vehicle.
      const named = await findTogether(queries, [vin, owner.lastName]);
      expect(named.filter((table) => table !== "documents.documents")).toEqual([]);
    }
    const named = await findTogether(queries, [owner.firstName, owner.lastName]);
    // The sandboxes stand for the providers, which keep payments by a duty of their own.
    expect(named.filter((table) => !table.includes("_sandbox."))).toEqual(["documents.documents"]);
  });

  it("ends renewals and deletes the saved payment methods and the customer at Stripe, and the services run on", async () => {
    const { queries } = fixture.database;
    const pseudonym = `deleted-${(await readNumber()).number.slice(2)}`;
    const assets = await readRows<{ status: string; is_auto_renewed: boolean }>(
      queries,
      sql`select status, is_auto_renewed from order_management.assets where account_id = ${pseudonym}`,
    );
    expect(assets.length).toBeGreaterThan(0);
    expect(assets.filter(({ is_auto_renewed }) => is_auto_renewed)).toEqual([]);
    const atProvider = await readRows(
      queries,
      sql`select 1 from stripe_sandbox.objects m join stripe_sandbox.objects c on c.id = m.customer
          where m.kind = 'payment_method' and c.document #>> '{metadata,sap_cdc_id}' = ${owner.account.accountId}`,
    );
    expect(atProvider).toEqual([]);
    const customers = await readRows(
      queries,
      sql`select document ->> 'deleted' as deleted from stripe_sandbox.objects
          where kind = 'customer' and document #>> '{metadata,sap_cdc_id}' = ${owner.account.accountId}`,
    );
    expect(customers).toEqual([{ deleted: "true" }]);
    for (const table of ["payments.methods", "payments.tokens", "payments.provider_customers"]) {
      const rows = await readRows(
        queries,
        sql`select 1 from ${sql.raw(table)} where shopper_reference = ${owner.account.accountId}`,
      );
      expect([table, rows]).toEqual([table, []]);
    }
  });

  it("deletes the guest at the provider, keeps the evidence of the order, and no payment names the guest", async () => {
    const { queries } = fixture.database;
    const guestOf = (person: KnownPerson) => {
      const { stripeCustomer, shopperReference } = guestOrderOf(person);
      return readRows(
        queries,
        sql`select coalesce(document ->> 'deleted', 'false') as deleted, (select count(*)::int
              from payments.provider_customers c where c.shopper_reference = ${shopperReference}) as customers,
              (select p.method ->> 'token' from payments.payments p where p.shopper_reference = ${shopperReference}) as token
            from stripe_sandbox.objects where id = ${stripeCustomer}`,
      );
    };
    expect(await guestOf(owner)).toEqual([{ deleted: "true", customers: 0, token: null }]);
    expect(await guestOf(other)).toEqual([{ deleted: "false", customers: 1, token: "pm_guest" }]);
    const { orderNumber } = guestOrderOf(owner);
    const kept = [
      "commerce.orders",
      "consent_records.records",
      "documents.documents",
      "order_management.orders",
      "payments.payments",
    ];
    expect(Object.keys(await findInDatabase(queries, orderNumber))).toEqual(expect.arrayContaining(kept));
    // Nothing leads from the receipt back to the orders.
    expect(await readRows(queries, sql`select guest_order_numbers as numbers from privacy.deletions`)).toEqual([
      { numbers: null },
    ]);
  });

  it("leaves the other person untouched", async () => {
    const text = JSON.stringify(await collect(other));
    expect(text).toContain(other.email);
    for (const vin of other.vins) expect(text).toContain(vin);
    expect(text).toContain(`From ${other.email}`);
  });

  it("finds nothing more of the deleted person", async () => {
    const systems = await collect(owner);
    const sections = systems.flatMap(({ sections: found }) => found ?? []).filter(({ records }) => records.length > 0);
    // A payment keeps the id of the account at the provider.
    expect(
      sections.map(({ name }) => name).filter((name) => !["payments", "refunds", "disputes"].includes(name)),
    ).toEqual([]);
  });
});

async function readNumber(): Promise<{ number: string }> {
  const [row] = await readRows<{ number: string }>(fixture.database.queries, sql`select number from privacy.deletions`);
  if (!row) throw new Error("There is no deletion.");
  return row;
}
