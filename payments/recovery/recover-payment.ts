import { and, eq, isNotNull } from "drizzle-orm";
import { advance, apply } from "../advance.ts";
import { findUnheard, nameOrder } from "../checkout/open-payment.ts";
import type { PaymentsGround } from "../ground.ts";
import { hour, keyLife, later, lostAfter, patience, pendingAtMost } from "../ledger/deadlines.ts";
import { readPaymentRow, requireSubmittable } from "../ledger/find-payments.ts";
import type { PaymentState } from "../ledger/states.ts";
import { type PaymentRow, payments } from "../ledger/tables.ts";
import type { ProviderAnswer } from "../provider.ts";
import { ProviderFault } from "../provider-fault.ts";

type Remedy = (deps: PaymentsGround, payment: PaymentRow) => Promise<void>;

/** What is done about a payment that has stood still for too long. */
const remedies: Partial<Record<PaymentState, Remedy>> = {
  INIT: endPayment,
  SUBMITTED: findOut,
  ACTION_REQUIRED: endPayment,
  PENDING: findOut,
};

/** Looks after one payment: finds out the truth where it is not known, and does what follows from it. */
export async function recoverPayment(deps: PaymentsGround, payment: PaymentRow): Promise<void> {
  await remedies[payment.state]?.(deps, payment);
  await advance(deps, payment.id);
  await lookAgain(deps, payment);
}

/** Ends what nobody waits for any longer. One that has got its money after all says so, and is paid. */
export async function endPayment(deps: PaymentsGround, payment: PaymentRow): Promise<void> {
  if (payment.state === "INIT") return endUnsent(deps, payment);
  const answer = await cancel(deps, payment);
  if (answer) await apply(deps, payment.id, answer);
  await advance(deps, payment.id);
}

/** Nothing was sent. If an order was made of the basket all the same, it has to let the basket go. */
async function endUnsent(deps: PaymentsGround, payment: PaymentRow): Promise<void> {
  if (payment.reference === null) {
    const order = await findUnheard(deps, payment);
    if (order) await nameOrder(deps, payment, order);
  }
  await apply(deps, payment.id, { kind: "abandoned" });
  await advance(deps, payment.id);
}

async function findOut(deps: PaymentsGround, payment: PaymentRow): Promise<void> {
  const answer = await ask(deps, payment);
  if (typeof answer === "object") {
    await apply(deps, payment.id, answer);
    return;
  }
  const limit = payment.state === "PENDING" ? pendingAtMost : lostAfter[answer];
  if (ageOf(deps, payment) < limit) return;
  deps.report("no trace was found of a payment; it counts as never made", { paymentId: payment.id });
  // It may have been made all the same: the provider is asked to end it before the basket is free again.
  const ended = await cancel(deps, payment);
  if (!ended) return;
  const event = ended.kind === "cancelled" ? ({ kind: "abandoned", error: "connection_error" } as const) : ended;
  await apply(deps, payment.id, event);
}

/**
 * Asks the provider to end a payment. Where that takes back what was authorised meanwhile, the ledger knows beforehand that
 * it was asked: an authorisation that is heard of later must not pay the order. Undefined when the payment has moved on.
 */
async function cancel(deps: PaymentsGround, payment: PaymentRow): Promise<ProviderAnswer | undefined> {
  const provider = deps.providers[payment.provider];
  if (provider.doesCancelTakeBack && !(await noteCancel(deps, payment))) return undefined;
  return provider.cancel(requireSubmittable(payment));
}

async function noteCancel({ database, now }: PaymentsGround, { id, state }: PaymentRow): Promise<boolean> {
  const noted = await database.queries
    .update(payments)
    .set({ cancelAskedAt: now() })
    .where(and(eq(payments.id, id), eq(payments.state, state)))
    .returning({ id: payments.id });
  return noted.length > 0;
}

/** A renewal of which there is no trace is sent again while its key lives: until then it cannot charge twice. */
async function ask(deps: PaymentsGround, payment: PaymentRow): Promise<ProviderAnswer | "absent" | "unknown"> {
  const provider = deps.providers[payment.provider];
  const submitted = requireSubmittable(payment);
  const answer = await provider.lookup(submitted);
  const token = payment.method?.token;
  const isRenewal = payment.purpose === "renewal" && payment.state === "SUBMITTED" && token !== undefined;
  if (typeof answer === "object" || !isRenewal || ageOf(deps, payment) >= keyLife[payment.provider]) return answer;
  try {
    return await provider.chargeSaved(submitted, token);
  } catch (error) {
    if (!(error instanceof ProviderFault) || error.certainty !== "rejected") throw error;
    return { kind: "refused", error: error.error, ...(error.code !== undefined && { code: error.code }) };
  }
}

const ageOf = ({ now }: PaymentsGround, { submittedAt, createdAt }: PaymentRow): number =>
  now().getTime() - (submittedAt ?? createdAt).getTime();

/** When nothing has changed, the next look comes later and later. */
async function lookAgain({ database, now }: PaymentsGround, before: PaymentRow): Promise<void> {
  const payment = await readPaymentRow(database.queries, before.id);
  if (payment.dueAt === null || payment.state !== before.state) return;
  const age = now().getTime() - payment.changedAt.getTime();
  const pause = Math.min(Math.max(age, patience[payment.state], 60_000), hour);
  await database.queries
    .update(payments)
    .set({ dueAt: later(now(), pause) })
    .where(and(eq(payments.id, payment.id), eq(payments.state, before.state), isNotNull(payments.dueAt)));
}
