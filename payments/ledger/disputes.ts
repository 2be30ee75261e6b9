import { and, eq, ne } from "drizzle-orm";
import type { Queries } from "../../database/database.ts";
import type { WebhookMessage } from "../webhooks/webhook-message.ts";
import { disputeAfter } from "./dispute-states.ts";
import { disputes, type PaymentRow } from "./tables.ts";

type Dispute = Extract<WebhookMessage, { about: "dispute" }>;

/** Stores the state of a dispute. False when the message changes nothing. */
export async function applyDispute(
  tx: Queries,
  { payment, dispute }: { payment: PaymentRow; dispute: Dispute },
  at: Date,
): Promise<boolean> {
  const { provider } = payment;
  const { reference: disputeReference, amount, currency } = dispute;
  const isThis = and(eq(disputes.provider, provider), eq(disputes.disputeReference, disputeReference));
  const [before] = await tx.select().from(disputes).where(isThis).for("no key update");
  const after = disputeAfter(before, dispute);
  if (!after) return false;
  const row = { ...after, amount, currency, changedAt: at };
  await tx
    .insert(disputes)
    .values({ provider, disputeReference, paymentId: payment.id, openedAt: at, ...row })
    .onConflictDoUpdate({ target: [disputes.provider, disputes.disputeReference], set: row });
  return true;
}

/** Why a payment may not be refunded: the shop does not have the money, or may lose it. */
export async function findRefundObstacle(queries: Queries, payment: PaymentRow): Promise<string | undefined> {
  if (payment.captureFailedAt !== null) return "the money of the payment never came";
  const unsettled = await queries
    .select({ state: disputes.state })
    .from(disputes)
    .where(and(eq(disputes.paymentId, payment.id), ne(disputes.state, "WON")));
  if (unsettled.some(({ state }) => state === "LOST")) return "the bank has taken the money back";
  return unsettled.length > 0 ? "the payment is disputed at the bank" : undefined;
}
