import { shopLocales } from "../../contracts/locales.ts";
import type { Queries } from "../../database/database.ts";
import { queueLetter } from "../../letters/outbox/queue-letter.ts";
import type { PaymentState } from "../ledger/states.ts";
import type { PaymentRow } from "../ledger/tables.ts";

const failedStates: readonly PaymentState[] = ["REFUSED", "CANCELLED"];

/**
 * Whether the customer cannot know that the payment has failed: they left the shop while it was pending at their bank. A
 * refusal on the page, and a payment they cancelled themselves, need no letter.
 */
export const hasFailedLater = (before: PaymentRow, after: PaymentRow): boolean =>
  before.purpose === "checkout" &&
  before.state === "PENDING" &&
  before.cancelRequestedAt === null &&
  failedStates.includes(after.state);

/** Queues the letter about a payment that failed after the customer had left, in the transaction that records it. */
export async function queueFailedLetter(tx: Queries, payment: PaymentRow, at: Date): Promise<void> {
  const { orderReference, customerEmail, orderFields, siteId, amount, currency, billed } = payment;
  const written = orderFields.c_SNP_OMS_locale?.replace("_", "-");
  const localeId = shopLocales.find((locale) => locale === written) ?? "en-GB";
  if (orderReference === null || customerEmail === null) return;
  await queueLetter(
    tx,
    {
      eventKey: `payment-failed:${payment.id}`,
      recipient: customerEmail,
      name: orderFields.c_SNP_OMS_firstName ?? null,
      siteId: siteId === "VCSJ" ? "VCSJ" : "VCS",
      localeId,
      content: {
        kind: "payment-failed",
        orderNumber: orderReference,
        services: billed?.services ?? [],
        total: amount,
        tax: billed?.tax ?? 0,
        currency,
        retryPath: "/checkout",
      },
    },
    at,
  );
}
