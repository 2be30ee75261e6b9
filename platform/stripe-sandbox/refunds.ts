import type Stripe from "stripe";
import { enqueue } from "../../database/jobs/jobs.ts";
import type { Queries } from "../../database/database.ts";
import { buildRefund } from "./build-objects.ts";
import { queueEvent } from "./events.ts";
import { addObject, updateObject, findObject, listObjects, scenarioOf } from "./objects.ts";
import { isRefundOf } from "./intents/payment-intents.ts";
import { errors } from "./stripe-error.ts";
import type { SandboxDeps } from "./deps.ts";

export const refundTopic = "stripe-sandbox.refund";

type RefundRequest = {
  payment_intent: string;
  amount: number | undefined;
  reason: Stripe.Refund["reason"];
  metadata: Record<string, string> | undefined;
};

export async function createRefund(
  { now }: Pick<SandboxDeps, "now">,
  tx: Queries,
  { payment_intent: id, amount, reason, metadata }: RefundRequest,
): Promise<Stripe.Refund> {
  const intent = await findObject(tx, "payment_intent", id);
  if (!intent) throw errors.missingParam("payment_intent", "payment_intent", id);
  if (intent.status !== "succeeded") {
    throw errors.state("payment_intent_unexpected_state", "This PaymentIntent has no charge to refund.");
  }
  const { data: previous } = await listObjects(tx, "refund", { where: isRefundOf(id), limit: 100 });
  const refundable =
    intent.amount - previous.filter(({ status }) => status !== "failed").reduce((sum, one) => sum + one.amount, 0);
  if (refundable <= 0) throw errors.state("charge_already_refunded", "The charge has already been refunded.");
  const refundAmount = amount ?? refundable;
  if (refundAmount > refundable) throw errors.parameter("amount", "parameter_invalid");
  const at = now();
  const scenario = await scenarioOf(tx, intent.payment_method);
  const status = scenario === "refund-fails" || scenario === "refund-pends" ? "pending" : "succeeded";
  const refund = await addObject(tx, {
    kind: "refund",
    document: buildRefund({ intent, amount: refundAmount, reason, metadata, status }, at),
    at,
  });
  await queueEvent(tx, { type: "refund.created", object: refund }, at);
  if (status === "pending") {
    await enqueue(tx, { topic: refundTopic, payload: { id: refund.id }, runAt: at, key: refund.id });
  } else {
    await queueEvent(tx, { type: "refund.updated", object: refund }, at);
  }
  return refund;
}

/** Settles a pending refund. */
export async function settleRefund({ now }: Pick<SandboxDeps, "now">, tx: Queries, id: string): Promise<void> {
  const refund = await findObject(tx, "refund", id);
  if (refund?.status !== "pending") return;
  const isFailed = (await scenarioOf(tx, refund.payment_method)) === "refund-fails";
  const settled = await updateObject<"refund">(tx, refund, {
    status: isFailed ? "failed" : "succeeded",
    ...(isFailed && { failure_reason: "expired_or_canceled_card" }),
  });
  await queueEvent(tx, { type: isFailed ? "refund.failed" : "refund.updated", object: settled }, now());
}
