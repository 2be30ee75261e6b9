import { and, eq } from "drizzle-orm";
import type { ProviderName } from "../port/payment-words.ts";
import type { Queries } from "../../database/database.ts";
import { applyEvent } from "./apply-event.ts";
import { acceptedPatience, day, hour, later } from "./deadlines.ts";
import { readPaymentRow } from "./find-payments.ts";
import { type ReversalEvent, reversalTransitions } from "./refund-states.ts";
import type { Transitions } from "./states.ts";
import { type ReversalRow, reversals } from "./tables.ts";

type News = {
  charge: { provider: ProviderName; reference: string };
  event: ReversalEvent;
  /** Which attempt an answer is about. */
  attempt?: number;
  /** The provider's name for the attempt. */
  reference?: string;
};

/** The only way a reversal changes. Returns it when it has moved. */
export async function applyReversalEvent(
  tx: Queries,
  news: News,
  { now, transitions }: { now: () => Date; transitions: Transitions },
): Promise<ReversalRow | undefined> {
  const { charge, event } = news;
  const isThis = and(eq(reversals.provider, charge.provider), eq(reversals.providerReference, charge.reference));
  const [reversal] = await tx.select().from(reversals).where(isThis).for("update");
  const state = reversal && !isStale(reversal, news) && reversalTransitions[reversal.state][event];
  if (!state) return undefined;
  const [moved] = await tx
    .update(reversals)
    .set({ state, ...changes[event](reversal, news, now()) })
    .where(isThis)
    .returning();
  await movePayment(tx, { reversal, event }, { now, transitions });
  return moved;
}

/** An answer counts for its own attempt. A failed attempt says nothing twice, and nothing about a newer one. */
function isStale(reversal: ReversalRow, { event, attempt, reference }: News): boolean {
  if (attempt !== undefined && attempt !== reversal.attempt) return true;
  if (reference === undefined) return false;
  if (reference === reversal.failedReference) return true;
  const { attemptReference: current } = reversal;
  return event === "failed" && current !== null && current !== reference;
}

type Changes = (reversal: ReversalRow, news: News, at: Date) => Partial<ReversalRow>;

const changes: Record<ReversalEvent, Changes> = {
  accepted: (_reversal, { reference }, at) => ({
    attemptReference: reference ?? null,
    dueAt: later(at, acceptedPatience),
  }),
  done: (_reversal, { reference }) => ({
    dueAt: null,
    ...(reference !== undefined && { attemptReference: reference }),
  }),
  /** Asked for again under another key, later and later. */
  failed: ({ attempt, attemptReference }, { reference }, at) => ({
    attempt: attempt + 1,
    attemptReference: null,
    failedReference: reference ?? attemptReference,
    dueAt: later(at, Math.min(hour * 2 ** (attempt - 1), day)),
    leftToPeopleAt: null,
  }),
};

/** When it was the payment's own charge, the payment ends with it, or is open again. */
async function movePayment(
  tx: Queries,
  { reversal, event }: { reversal: ReversalRow; event: ReversalEvent },
  rules: { now: () => Date; transitions: Transitions },
): Promise<void> {
  if (event === "accepted") return;
  const payment = await readPaymentRow(tx, reversal.paymentId);
  if (payment.providerReference !== reversal.providerReference) return;
  const kind = event === "done" ? "reversed" : "reversalFailed";
  await applyEvent(tx, { paymentId: payment.id, event: { kind } }, rules);
}
