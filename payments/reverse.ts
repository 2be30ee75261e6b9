import type { PaymentsDeps } from "./deps.ts";
import { applyReversalEvent } from "./ledger/apply-reversal-event.ts";
import { readPaymentRow } from "./ledger/find-payments.ts";
import type { ReversalRow } from "./ledger/tables.ts";

/** Asks the provider to give a charge back; may be repeated, the key sees to it that it goes back once. */
export async function reverse(deps: PaymentsDeps, reversal: ReversalRow): Promise<void> {
  const { provider, providerReference: reference, paymentId, attempt } = reversal;
  const payment = await readPaymentRow(deps.database.queries, paymentId);
  const key = attempt === 1 ? `reverse:${reference}` : `reverse:${reference}:${attempt}`;
  const answer = await deps.providers[provider].reverse({ reference, key, payment });
  await settleReversal(deps, reversal, answer);
}

type ReversalNews = { kind: "done" | "accepted" | "failed"; reference?: string };

/** What is known of the attempt that was made with this row. */
export async function settleReversal(
  { database, now, rules, report }: PaymentsDeps,
  { provider, providerReference, attempt }: ReversalRow,
  { kind: event, reference }: ReversalNews,
): Promise<void> {
  const charge = { provider, reference: providerReference };
  const news = { charge, event, attempt, ...(reference !== undefined && { reference }) };
  const moved = await database.transaction((tx) =>
    applyReversalEvent(tx, news, { now, transitions: rules.transitions }),
  );
  if (moved && event === "failed") report("money could not be given back yet", { paymentId: moved.paymentId });
}
