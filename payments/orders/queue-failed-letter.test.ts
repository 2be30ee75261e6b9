import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../../database/database.ts";
import { listLettersOf } from "../../letters/outbox/letters-of-recipient.ts";
import { paymentRow, startOfTest } from "../../test/payments/payment-rows.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { applyEvent, type LedgerEvent } from "../ledger/apply-event.ts";
import { transitions } from "../ledger/states.ts";
import { type PaymentRow, payments } from "../ledger/tables.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let readers = 0;

/** The letters after an event has come to a payment twice, as messages of providers do. */
async function lettersAfter(more: Partial<PaymentRow>, event: LedgerEvent) {
  readers += 1;
  const email = `payer${readers}@example.com`;
  const row = paymentRow({
    state: "PENDING",
    siteId: "VCSJ",
    orderReference: `ORDER-${readers}`,
    customerEmail: email,
    orderFields: { c_SNP_OMS_locale: "nl-NL", c_SNP_OMS_firstName: "Ada" },
    billed: { services: ["Connected Navigation"], tax: 1_718 },
    ...more,
  });
  await database.queries.insert(payments).values(row);
  for (const _ of [1, 2]) {
    await database.transaction((tx) =>
      applyEvent(tx, { paymentId: row.id, event }, { now: () => startOfTest, transitions }),
    );
  }
  return listLettersOf(database.queries, email);
}

const refused: LedgerEvent = { kind: "refused", error: "card_error", code: "refused" };

it.each<[string, LedgerEvent]>([
  ["the bank refuses", refused],
  ["recovery gives it up", { kind: "abandoned" }],
])("a payment that was pending gets one letter when %s", async (_, event) => {
  expect(await lettersAfter({}, event)).toMatchObject([
    {
      siteId: "VCSJ",
      localeId: "nl-NL",
      name: "Ada",
      content: {
        kind: "payment-failed",
        services: ["Connected Navigation"],
        total: 9_900,
        tax: 1_718,
        currency: "EUR",
        retryPath: "/checkout",
      },
    },
  ]);
});

it.each<[string, Partial<PaymentRow>, LedgerEvent]>([
  ["the customer saw the refusal", { state: "SUBMITTED" }, refused],
  ["the customer did not finish at the bank", { state: "ACTION_REQUIRED" }, { kind: "abandoned" }],
  ["the customer cancelled it", { cancelRequestedAt: startOfTest }, { kind: "abandoned" }],
  ["the money came", {}, { kind: "authorised", reference: "R1", amount: 9_900, currency: "EUR" }],
  ["it is a renewal, which has letters of its own", { purpose: "renewal" }, refused],
  ["it has no order yet", { orderReference: null }, refused],
])("there is no letter when %s", async (_, more, event) => {
  expect(await lettersAfter(more, event)).toEqual([]);
});
