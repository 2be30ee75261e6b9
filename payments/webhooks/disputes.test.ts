import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refund } from "../../contracts/charges/charges.ts";
import { readRows } from "../../database/open-database.ts";
import { createPaymentsFixture, type PaymentsFixture } from "../../test/payments/payments-fixture.ts";
import {
  chargesOf,
  type PaidOnce,
  payOnce,
  type ProviderOfTest,
  sendAdyenItem,
  sendStripeEvent,
} from "../../test/payments/provider-messages.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());

let keys = 0;
async function askForRefund({ currency, orderNo: reference }: PaidOnce, amount = 100) {
  keys += 1;
  const body = { idempotencyKey: `dispute-test:${keys}`, amount, currency, token: null, reference };
  await chargesOf(fixture)(refund, { body });
  await fixture.drain();
  return chargesOf(fixture)(refund, { body });
}

/** A message in the short form `CODE` or `CODE status`. */
async function send(paid: PaidOnce, message: string) {
  const [name = "", status] = message.split(" ");
  const about = { amount: { value: paid.amount, currency: paid.currency }, originalReference: paid.charge };
  if (paid.provider === "adyen") {
    const additionalData = status === undefined ? {} : { disputeStatus: status };
    const pspReference = name.startsWith("CAPTURE") ? `CAPTURE${paid.charge}` : `DISPUTE${paid.charge}`;
    await sendAdyenItem(fixture, { eventCode: name, pspReference, additionalData, ...about });
  } else {
    const { amount, currency } = paid;
    const dispute = { id: `du_${paid.charge}`, payment_intent: paid.charge, amount, currency: currency.toLowerCase() };
    await sendStripeEvent(fixture, name, { ...dispute, status });
  }
  await fixture.drain();
}

const disputesOf = ({ id }: PaidOnce) =>
  readRows(
    fixture.database.queries,
    sql`select state, amount, currency from payments.disputes where payment_id = ${id}`,
  );

const disputed = "the payment is disputed at the bank";
const taken = "the bank has taken the money back";

type Story = [provider: ProviderOfTest, messages: string[], state: string | undefined, reason: string | undefined];

const stories: Story[] = [
  ["adyen", ["REQUEST_FOR_INFORMATION"], "OPEN", disputed],
  ["adyen", ["REQUEST_FOR_INFORMATION", "INFORMATION_SUPPLIED Responded"], "WON", undefined],
  ["adyen", ["NOTIFICATION_OF_CHARGEBACK Undefended"], "OPEN", disputed],
  ["adyen", ["NOTIFICATION_OF_CHARGEBACK", "CHARGEBACK"], "OPEN", disputed],
  ["adyen", ["CHARGEBACK Lost"], "LOST", taken],
  ["adyen", ["CHARGEBACK", "CHARGEBACK Lost"], "LOST", taken],
  ["adyen", ["CHARGEBACK", "CHARGEBACK_REVERSED Pending"], "WON", undefined],
  ["adyen", ["CHARGEBACK_REVERSED", "CHARGEBACK", "NOTIFICATION_OF_CHARGEBACK"], "WON", undefined],
  ["adyen", ["CHARGEBACK", "CHARGEBACK_REVERSED", "SECOND_CHARGEBACK"], "LOST", taken],
  ["adyen", ["SECOND_CHARGEBACK", "CHARGEBACK_REVERSED"], "LOST", taken],
  ["adyen", ["SECOND_CHARGEBACK", "PREARBITRATION_WON"], "WON", undefined],
  ["adyen", ["CAPTURE_FAILED"], undefined, "the money of the payment never came"],
  ["stripe", ["charge.dispute.created needs_response"], "OPEN", disputed],
  ["stripe", ["charge.dispute.created warning_needs_response"], "OPEN", disputed],
  [
    "stripe",
    ["charge.dispute.created warning_needs_response", "charge.dispute.closed warning_closed"],
    "WON",
    undefined,
  ],
  ["stripe", ["charge.dispute.funds_withdrawn needs_response", "charge.dispute.closed lost"], "LOST", taken],
  ["stripe", ["charge.dispute.closed won", "charge.dispute.created needs_response"], "WON", undefined],
  [
    "stripe",
    ["charge.dispute.created needs_response", "charge.dispute.funds_reinstated under_review"],
    "WON",
    undefined,
  ],
  ["stripe", ["charge.dispute.updated under_review"], "OPEN", disputed],
];

describe("a disputed payment", () => {
  it.each(stories)("at %s after the messages %j is %s", async (provider, messages, state, reason) => {
    const paid = await payOnce(fixture, provider);
    for (const message of messages) await send(paid, message);
    const { amount, currency } = paid;
    expect(await disputesOf(paid)).toEqual(state === undefined ? [] : [{ state, amount, currency }]);
    const answer = await askForRefund(paid);
    expect(answer).toMatchObject(reason === undefined ? { status: "refunded" } : { status: "refused", reason });
  });

  it("is reported, each step once", async () => {
    const paid = await payOnce(fixture, "adyen");
    fixture.reports.length = 0;
    const messages = [
      "CHARGEBACK",
      "CHARGEBACK",
      "NOTIFICATION_OF_CHARGEBACK",
      "CHARGEBACK_REVERSED",
      "CAPTURE_FAILED",
    ];
    for (const message of messages) await send(paid, message);
    expect(fixture.reports).toEqual([
      "a payment is disputed at the bank",
      "a disputed payment is the shop's again",
      "the money of a payment never arrived: its order was delivered unpaid",
    ]);
  });

  it("changes no other payment, and reports an unknown one", async () => {
    const [paid, other] = [await payOnce(fixture, "adyen"), await payOnce(fixture, "adyen")];
    await send(paid, "CHARGEBACK");
    fixture.reports.length = 0;
    await send({ ...paid, charge: "NOSUCHCHARGE" }, "CHARGEBACK");
    expect(fixture.reports).toEqual(["a dispute is about an unknown payment"]);
    expect(await askForRefund(other)).toMatchObject({ status: "refunded" });
  });
});

it("an unanswered refund is not sent again while the payment is disputed", async () => {
  const paid = await payOnce(fixture, "adyen");
  const { currency, orderNo: reference } = paid;
  const body = { idempotencyKey: `waiting:${reference}`, amount: 100, currency, token: null, reference };
  fixture.faults.adyen.next("request lost", "request lost", "request lost");
  expect(await chargesOf(fixture)(refund, { body })).toMatchObject({ status: "pending" });
  await send(paid, "CHARGEBACK");
  const calls = fixture.faults.adyen.seen.length;
  await fixture.pass(3_600);
  expect(await chargesOf(fixture)(refund, { body })).toMatchObject({ status: "pending" });
  expect(fixture.faults.adyen.seen).toHaveLength(calls);
  await send(paid, "CHARGEBACK_REVERSED");
  await fixture.pass(3_700);
  expect(await chargesOf(fixture)(refund, { body })).toMatchObject({ status: "refunded" });
});
