import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fieldLabelsOf, writeHeldData } from "../../app/features/personal-data/held-data-texts.server.ts";
import { labelOfField } from "../../app/features/personal-data/fields/field-table.ts";
import { fileDeclaration } from "../../contracts/order-management/declarations.ts";
import { createOrderManagementClient } from "../../contracts/order-management/som.ts";
import { collectPersonData } from "../../contracts/privacy/privacy-requests.ts";
import { readRows } from "../../database/open-database.ts";
import { demoCustomers } from "../../seed/customers.ts";
import { embeddedConnection } from "../../server/platform/embedded-connection.ts";
import { withdrawalOf } from "../order-management/declarations.ts";
import { findPerson, openPrivacyFixture, type PrivacyFixture } from "./privacy-fixture.ts";

let fixture: PrivacyFixture;
beforeAll(async () => {
  fixture = await openPrivacyFixture();
}, 300_000);
afterAll(() => fixture.close());

const collect = async (email: string) => {
  const { account } = await findPerson(fixture, email);
  return fixture.privacy(collectPersonData, { body: account });
};
const owners = demoCustomers.filter(({ market }) => ["GBR", "DEU", "CAN"].includes(market)).map(({ email }) => email);

it("every field that the demonstration's customers have is shown by a label, or known to be in the file only", async () => {
  const unknown = new Set<string>();
  const labels = fieldLabelsOf("en-GB");
  for (const email of new Set(owners)) {
    for (const { system, sections } of (await collect(email)).systems) {
      for (const { name, records } of sections ?? []) {
        if (!Object.hasOwn(labels, name)) unknown.add(`${system} ${name}`);
        const columns = records.flatMap((record) => Object.keys(record));
        for (const column of columns) if (!labelOfField(column)) unknown.add(`${system} ${name} ${column}`);
      }
    }
  }
  expect([...unknown]).toEqual([]);
}, 300_000);

it("every column that a system exports is known, also those that no customer of the demonstration has", async () => {
  const exported = await readRows<{ place: string; column: string }>(
    fixture.database.queries,
    sql`select table_schema || '.' || table_name as place, column_name as column from information_schema.columns
      where table_schema || '.' || table_name in (
        'identity.accounts', 'consent_records.records', 'customer_care.cases', 'commerce.customers',
        'commerce.customer_addresses', 'commerce.customer_payment_instruments', 'commerce.baskets', 'commerce.orders',
        'commerce.coupon_redemptions', 'commerce.shopper_sessions', 'vehicles.vehicles', 'vehicles.subscriptions',
        'vehicles.subscription_changes', 'vehicles.owners', 'documents.documents', 'letters.outbox', 'letters.bounces',
        'letters.unsubscribed', 'payments.payments', 'payments.refunds', 'payments.disputes', 'payments.methods',
        'order_management.orders', 'order_management.order_items', 'order_management.assets',
        'order_management.payment_records', 'order_management.refunds', 'order_management.renewals',
        'order_management.reminders', 'order_management.declarations', 'order_management.audit')`,
  );
  // What the systems leave out of their answers.
  const secrets =
    /^(?:password_hash|key|request_key|event_key|idempotency_key|token|payment_token|card_token|order_token|action)$/;
  const unknown = exported.filter(({ column }) => !secrets.test(column) && !labelOfField(column));
  expect(exported.length).toBeGreaterThan(200);
  expect(unknown).toEqual([]);
});

it("the page names the customer's own facts, and no name of a system's field", async () => {
  const email = "owner1.deu@example.com";
  const written = writeHeldData(await collect(email), { localeId: "de-DE", timeZone: "Europe/Berlin" });
  const records = written.flatMap(({ sections }) => sections ?? []).flatMap((section) => section.records);
  expect(records.flat()).toContainEqual({ name: "E-Mail-Adresse", value: email });
  expect(records.flat().filter(({ name }) => name.includes("_"))).toEqual([]);
  const texts = records.flat().map(({ value }) => value);
  expect(texts.filter((value) => /\d{4}-\d\d-\d\dT/.test(value))).toEqual([]);
});

it("a declaration that a stranger made about the customer's order is exported without the stranger's name", async () => {
  const { account, email } = await findPerson(fixture, "owner1.gbr@example.com");
  const [order] = await readRows<{ id: string }>(
    fixture.database.queries,
    sql`select id from order_management.orders where account_id = ${account.accountId} limit 1`,
  );
  const call = createOrderManagementClient(embeddedConnection(fixture.platform.services["order-management"]));
  const file = (name: string, from: string) =>
    call(fileDeclaration, { body: withdrawalOf({ name, email: from, contract: "my car" }) });
  const numbers = [await file("Mallory Stranger", "mallory@example.org"), await file("Own Name", email)];
  for (const { number } of numbers) {
    await fixture.database.queries.execute(
      sql`update order_management.declarations set order_id = ${order?.id} where number = ${number}`,
    );
  }
  const { systems } = await collect(email);
  expect(JSON.stringify(systems)).not.toMatch(/mallory/i);
  const sections = systems.find(({ system }) => system === "order-management")?.sections ?? [];
  const declared = sections.find(({ name }) => name === "declarations")?.records ?? [];
  const shown = declared.map(({ name, email: from }) => [name, from]);
  expect(shown).toContainEqual(["M… S…", "m…@e…"]);
  expect(shown).toContainEqual(["Own Name", email]);
  expect(declared.some((record) => "is_own" in record)).toBe(false);
});
