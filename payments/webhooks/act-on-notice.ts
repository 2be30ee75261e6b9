import { and, eq, or } from "drizzle-orm";
import type { ProviderName } from "../port/payment-words.ts";
import type { Queries } from "../../database/database.ts";
import type { PaymentsDeps } from "../deps.ts";
import { applyEvent } from "../ledger/apply-event.ts";
import { applyRefundEvent } from "../ledger/apply-refund-event.ts";
import { applyReversalEvent } from "../ledger/apply-reversal-event.ts";
import { applyDispute } from "../ledger/disputes.ts";
import { forgetToken, keepToken } from "../ledger/late-tokens.ts";
import { type PaymentRow, payments, type RefundRow, refunds } from "../ledger/tables.ts";
import type { Notice } from "../notice.ts";

/** The payment that may have something to do now, and what people should know of. */
type Effect = { paymentId?: string; problem?: string };

type Acting<About extends Notice["about"]> = {
  deps: Pick<PaymentsDeps, "now" | "rules">;
  tx: Queries;
  provider: ProviderName;
  notice: Extract<Notice, { about: About }>;
};

type Actions = { [About in Notice["about"]]: (acting: Acting<About>) => Promise<Effect> };

/** What the ledger does for each kind of message. */
const actions: Actions = {
  payment: actOnPayment,
  refund: actOnRefund,
  reversal: ({ notice, ...acting }) => settleReversal(acting, notice),
  dispute: actOnDispute,
  failedCapture: actOnFailedCapture,
  token: actOnToken,
  other: async () => ({}),
};

/** Carries a message out on the ledger, in the transaction that marks it as done. */
export function actOn(
  deps: Acting<"other">["deps"],
  tx: Queries,
  { provider, notice }: { provider: ProviderName; notice: Notice },
): Promise<Effect> {
  // The notice and the action are of the same kind; the compiler cannot follow that through the table.
  const action = actions[notice.about] as (acting: unknown) => Promise<Effect>;
  return action({ deps, tx, provider, notice });
}

async function actOnPayment({ deps, tx, provider, notice }: Acting<"payment">): Promise<Effect> {
  const [payment] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.merchantReference, notice.merchantReference)));
  if (!payment) return { problem: "a message is about an unknown payment" };
  const event = { paymentId: payment.id, event: notice.answer };
  await applyEvent(tx, event, { now: deps.now, transitions: deps.rules.transitions });
  return { paymentId: payment.id };
}

async function actOnRefund({ deps, tx, provider, notice }: Acting<"refund">): Promise<Effect> {
  const { id, reference, charge, isDone, reason } = notice;
  const where = or(eq(refunds.id, id), reference === undefined ? undefined : eq(refunds.providerReference, reference));
  const event = isDone ? "issued" : "failed";
  const applied = await applyRefundEvent(tx, { where, event, ...(reason !== undefined && { reason }) }, deps.now());
  if (applied) return { ...problemOfRefund(applied, isDone), paymentId: applied.refund.paymentId };
  // A whole charge that went back is a refund to the bank too, and its failure is reported like that of a refund.
  if (charge === undefined || isDone) return {};
  return settleReversal({ deps, tx, provider }, { charge, isDone, ...(reference !== undefined && { reference }) });
}

function problemOfRefund({ before, refund }: { before: RefundRow; refund: RefundRow }, isDone: boolean): Effect {
  if (before.state === "ISSUED" && refund.state === "FAILED") {
    return { problem: "a refund came back after it was done: the money is the shop's again" };
  }
  const isContrary = isDone && refund.state === "FAILED";
  return isContrary ? { problem: "a refund that counts as failed is said to be done" } : {};
}

type Settled = { charge: string; reference?: string; isDone: boolean };

async function settleReversal(
  { deps, tx, provider }: Omit<Acting<"reversal">, "notice">,
  { charge, reference, isDone }: Settled,
): Promise<Effect> {
  const news = {
    charge: { provider, reference: charge },
    event: isDone ? ("done" as const) : ("failed" as const),
    ...(reference !== undefined && { reference }),
  };
  const moved = await applyReversalEvent(tx, news, { now: deps.now, transitions: deps.rules.transitions });
  if (!moved) return {};
  return { paymentId: moved.paymentId, ...(!isDone && { problem: "money could not be given back yet" }) };
}

/** Locked, so that a refund that is being asked for sees the dispute, or is seen by it. */
async function lockCharged(tx: Queries, provider: ProviderName, charge: string): Promise<PaymentRow | undefined> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.providerReference, charge)))
    .for("update");
  return payment;
}

const disputeProblems = {
  OPEN: "a payment is disputed at the bank",
  LOST: "the bank has taken a payment back",
  WON: "a disputed payment is the shop's again",
};

async function actOnDispute({ deps, tx, provider, notice }: Acting<"dispute">): Promise<Effect> {
  const payment = await lockCharged(tx, provider, notice.charge);
  if (!payment) return { problem: "a dispute is about an unknown payment" };
  const isNews = await applyDispute(tx, { payment, dispute: notice }, deps.now());
  return { paymentId: payment.id, ...(isNews && { problem: disputeProblems[notice.state] }) };
}

async function actOnFailedCapture({ deps, tx, provider, notice }: Acting<"failedCapture">): Promise<Effect> {
  const payment = await lockCharged(tx, provider, notice.charge);
  if (!payment) return { problem: "a failed capture is about an unknown payment" };
  await tx.update(payments).set({ captureFailedAt: deps.now() }).where(eq(payments.id, payment.id));
  return { paymentId: payment.id, problem: "the money of a payment never came: its order was delivered unpaid" };
}

async function actOnToken({ deps, tx, provider, notice }: Acting<"token">): Promise<Effect> {
  const { about: _about, isDisabled, ...message } = notice;
  const received = { provider, message, at: deps.now() };
  if (isDisabled) {
    await forgetToken(tx, received);
    return {};
  }
  const result = await keepToken(tx, received);
  return result === "kept" ? {} : { problem: "a token is for an unknown customer" };
}
