import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readRows } from "../database/open-database.ts";
import { adyenCard, stripeCard, stripeSetup } from "../test/payments/pay-with.ts";
import { createPaymentsFixture, type PaymentsFixture } from "../test/payments/payments-fixture.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());

const adyenNumbers = [
  "4111111111111111",
  "5555555555554444",
  "370000000000002",
  "4212345678910006",
  "4000020000000000",
];
const stripeNumbers = [
  "4242424242424242",
  "378282246310005",
  "4000000000000002",
  "4000002760003184",
  "4000000000000341",
];

/** Card numbers in a text, also with spaces, dots or dashes between the digits. */
const findNumbers = (text: string): string[] => {
  const digits = text.replaceAll(/(?<=\d)[ .-](?=\d)/g, "");
  return [...adyenNumbers, ...stripeNumbers].filter((number) => digits.includes(number));
};

it("puts no card number into a request to the shop, a row of the database, or a report", async () => {
  const toShop: string[] = [];
  for (const number of adyenNumbers) {
    const visitor = await fixture.visit();
    const submission = await visitor.submission(await adyenCard(fixture.apps.adyen, { number }));
    toShop.push(JSON.stringify(submission));
    toShop.push(JSON.stringify(await fixture.payments.submitPayment(submission)));
  }
  for (const number of stripeNumbers) {
    const visitor = await fixture.visit({ country: "GB" });
    const deps = { app: fixture.apps.stripe, payments: fixture.payments };
    const submission = await visitor.submission((await stripeSetup(deps, visitor, stripeCard(number))).paymentDetails);
    toShop.push(JSON.stringify(submission));
    toShop.push(JSON.stringify(await fixture.payments.submitPayment(submission)));
  }
  fixture.faults.adyen.next("nonsense", "nonsense", "nonsense");
  await fixture.payments.submitPayment(await (await fixture.visit()).submission(await adyenCard(fixture.apps.adyen)));
  await fixture.pass(4 * 86_400);
  expect(toShop.flatMap(findNumbers)).toEqual([]);
  expect(fixture.reports.flatMap(findNumbers)).toEqual([]);
  const sent = Object.values(fixture.faults).flatMap(({ seen }) => seen.map(({ path, body }) => path + body));
  expect(sent.flatMap(findNumbers)).toEqual([]);
  const tables = await readRows<{ name: string }>(
    fixture.database.queries,
    sql`select schemaname || '.' || tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  for (const { name } of tables) {
    const rows = await readRows<{ row: string }>(
      fixture.database.queries,
      sql.raw(`select t::text as row from ${name} t`),
    );
    const found = rows.flatMap(({ row }) => findNumbers(row));
    expect({ [name]: found }).toEqual({ [name]: [] });
  }
});
