import type { PaymentsDeps } from "./deps.ts";
import { applyReversalEvent } from "./ledger/apply-reversal-event.ts";
import { readPaymentRow } from "./ledger/find-payments.ts";
import type { ReversalRow } from "./ledger/tables.ts";

/** Asks the provider to return a charge. May be repeated: the key makes sure that it is returned once. */
export async function reverse(deps: PaymentsDeps, reversal: ReversalRow): Promise<void> {
  const { provider, chargeReference, paymentId, attempt } = reversal;
  const payment = await readPaymentRow(deps.database.queries, paymentId);
  const key = attempt === 1 ? `reverse:${chargeReference}` : `reverse:${chargeReference}:${attempt}`;
  const answer = await deps.providers[provider].reverse({ chargeReference, key, payment });
  await recordReversalResult(deps, reversal, answer);
}

type ReversalResult = { kind: "done" | "accepted" | "failed"; attemptReference?: string };

/** Records the result of the current attempt. */
export async function recordReversalResult(
  { database, now, rules, report }: PaymentsDeps,
  { provider, chargeReference, attempt }: ReversalRow,
  { kind: event, attemptReference }: ReversalResult,
): Promise<void> {
  const charge = { provider, chargeReference };
  const update = { charge, event, attempt, ...(attemptReference !== undefined && { attemptReference }) };
  const moved = await database.transaction((tx) =>
    applyReversalEvent(tx, update, { now, transitions: rules.transitions }),
  );
  if (moved && event === "failed") report("a charge could not be returned yet", { paymentId: moved.paymentId });
}
