import { and, eq } from "drizzle-orm";
import type { ProviderName } from "../port/payment-types.ts";
import type { Queries } from "../../database/database.ts";
import { applyEvent } from "./apply-event.ts";
import { acceptedCheckIntervalMs, day, hour, addMs } from "./deadlines.ts";
import { readPaymentRow } from "./find-payments.ts";
import { type ReversalEvent, reversalTransitions } from "./refund-states.ts";
import type { Transitions } from "./states.ts";
import { type ReversalRow, reversals } from "./tables.ts";

type ReversalUpdate = {
  charge: { provider: ProviderName; chargeReference: string };
  event: ReversalEvent;
  /** The attempt that an answer is about. */
  attempt?: number;
  /** The provider's reference of the attempt. */
  attemptReference?: string;
};

/** The only function that changes the state of a reversal. Returns the reversal if its state has changed. */
export async function applyReversalEvent(
  tx: Queries,
  update: ReversalUpdate,
  { now, transitions }: { now: () => Date; transitions: Transitions },
): Promise<ReversalRow | undefined> {
  const { charge, event } = update;
  const isThis = and(eq(reversals.provider, charge.provider), eq(reversals.chargeReference, charge.chargeReference));
  const [reversal] = await tx.select().from(reversals).where(isThis).for("no key update");
  const state = reversal && !isStale(reversal, update) && reversalTransitions[reversal.state][event];
  if (!state) return undefined;
  const [moved] = await tx
    .update(reversals)
    .set({ state, ...changes[event](reversal, update, now()) })
    .where(isThis)
    .returning();
  await movePayment(tx, { reversal, event }, { now, transitions });
  return moved;
}

/** Whether an event is about an earlier attempt, or repeats a failure that is already recorded. */
function isStale(reversal: ReversalRow, { event, attempt, attemptReference }: ReversalUpdate): boolean {
  if (attempt !== undefined && attempt !== reversal.attempt) return true;
  if (attemptReference === undefined) return false;
  if (attemptReference === reversal.failedReference) return true;
  const { attemptReference: current } = reversal;
  return event === "failed" && current !== null && current !== attemptReference;
}

type Changes = (reversal: ReversalRow, update: ReversalUpdate, at: Date) => Partial<ReversalRow>;

const changes: Record<ReversalEvent, Changes> = {
  accepted: (_reversal, { attemptReference }, at) => ({
    attemptReference: attemptReference ?? null,
    dueAt: addMs(at, acceptedCheckIntervalMs),
  }),
  done: (_reversal, { attemptReference }) => ({
    dueAt: null,
    ...(attemptReference !== undefined && { attemptReference }),
  }),
  /** The next attempt has another key, and waits longer each time. */
  failed: ({ attempt, attemptReference: current }, { attemptReference }, at) => ({
    attempt: attempt + 1,
    attemptReference: null,
    failedReference: attemptReference ?? current,
    dueAt: addMs(at, Math.min(hour * 2 ** (attempt - 1), day)),
    manualReviewAt: null,
  }),
};

/** If the reversed charge is the payment's own, the payment becomes REVERSED, or REVERSING again. */
async function movePayment(
  tx: Queries,
  { reversal, event }: { reversal: ReversalRow; event: ReversalEvent },
  rules: { now: () => Date; transitions: Transitions },
): Promise<void> {
  if (event === "accepted") return;
  const payment = await readPaymentRow(tx, reversal.paymentId);
  if (payment.chargeReference !== reversal.chargeReference) return;
  const kind = event === "done" ? "reversed" : "reversalFailed";
  await applyEvent(tx, { paymentId: payment.id, event: { kind } }, rules);
}
