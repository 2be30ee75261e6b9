import { sql } from "drizzle-orm";
import type Stripe from "stripe";
import { enqueue } from "../../../database/jobs/jobs.ts";
import type { Queries } from "../../../database/database.ts";
import { buildPaymentIntent } from "../build-objects.ts";
import { queueEvent } from "../events.ts";
import { addObject, updateObject, findObject, newId, scenarioOf } from "../objects.ts";
import { challenge } from "./setup-intents.ts";
import { requireCustomer, requireUsable } from "../require-objects.ts";
import { errors } from "../stripe-error.ts";
import type { SandboxDeps } from "../deps.ts";
import { type Decline, declines, type Scenario } from "../test-methods.ts";

type Deps = Pick<SandboxDeps, "now" | "origin">;

export const settleTopic = "stripe-sandbox.settle";
/** How long a debit takes. */
const debitDays = 3;
const dayMs = 86_400_000;

export type NewCharge = {
  amount: number;
  currency: string;
  customer: string | undefined;
  payment_method: string;
  off_session: boolean;
  metadata: Record<string, string> | undefined;
  /** Whether there is a return address, or redirects are excluded. */
  isReturnPossible: boolean;
  /** Whether Stripe.js shows the bank's challenge in the page; otherwise the customer is redirected. */
  isInPage: boolean;
};

async function requireMethod(tx: Queries, charge: NewCharge): Promise<Stripe.PaymentMethod> {
  const method = await findObject(tx, "payment_method", charge.payment_method);
  if (!method) throw errors.missingParam("PaymentMethod", "payment_method", charge.payment_method);
  if (charge.customer !== undefined) await requireCustomer(tx, charge.customer, "customer");
  await requireUsable(tx, method);
  if (method.customer !== null && method.customer !== charge.customer) {
    throw errors.state("payment_method_customer_mismatch", "The payment method belongs to another customer.");
  }
  if (!charge.isReturnPossible) throw errors.parameter("return_url", "parameter_missing");
  return method;
}

/** Charges a method. A refused charge is also an intent: one that requires another method. */
export async function createPayment(deps: Deps, tx: Queries, charge: NewCharge): Promise<Stripe.PaymentIntent> {
  const method = await requireMethod(tx, charge);
  const at = deps.now();
  const intent = await addObject(tx, {
    kind: "payment_intent",
    document: buildPaymentIntent({ ...charge, method }, at),
    at,
  });
  const scenario = await scenarioOf(tx, method.id);
  if (method.type === "sepa_debit") return processDebit(deps, tx, intent);
  const decline = declineOf(scenario, charge.off_session);
  if (decline) return refusePayment(deps, tx, intent, decline);
  const needsChallenge = !charge.off_session && (scenario === "asks-always" || scenario === "asks-then-refuses");
  if (needsChallenge) {
    const url = `${deps.origin}/sandbox/3ds?payment=${intent.id}`;
    const next_action = charge.isInPage
      ? challenge(url)
      : { type: "redirect_to_url" as const, redirect_to_url: { url, return_url: null } };
    return updateObject<"payment_intent">(tx, intent, { status: "requires_action", next_action });
  }
  return succeedPayment(deps, tx, intent);
}

function declineOf(scenario: Scenario, isOffSession: boolean): Decline | undefined {
  if (scenario === "refuses-charges") return declines.generic;
  if (!isOffSession) return undefined;
  if (scenario === "asks-always") return declines.authentication;
  return scenario === "asks-then-refuses" ? declines.funds : undefined;
}

async function succeedPayment(deps: Deps, tx: Queries, intent: Stripe.PaymentIntent): Promise<Stripe.PaymentIntent> {
  const paid = await updateObject<"payment_intent">(tx, intent, {
    status: "succeeded",
    amount_received: intent.amount,
    latest_charge: newId("ch"),
    next_action: null,
    last_payment_error: null,
    processing: null,
  });
  await queueEvent(tx, { type: "payment_intent.succeeded", object: paid }, deps.now());
  return paid;
}

export async function refusePayment(
  deps: Deps,
  tx: Queries,
  ...[intent, decline]: [Stripe.PaymentIntent, Decline]
): Promise<Stripe.PaymentIntent> {
  const refused = await updateObject<"payment_intent">(tx, intent, {
    status: "requires_payment_method",
    next_action: null,
    payment_method: null,
    last_payment_error: { type: "card_error", ...decline },
    processing: null,
  });
  await queueEvent(tx, { type: "payment_intent.payment_failed", object: refused }, deps.now());
  return refused;
}

async function processDebit(deps: Deps, tx: Queries, intent: Stripe.PaymentIntent): Promise<Stripe.PaymentIntent> {
  const at = deps.now();
  const processing = await updateObject<"payment_intent">(tx, intent, { status: "processing" });
  await queueEvent(tx, { type: "payment_intent.processing", object: processing }, at);
  await enqueue(tx, {
    topic: settleTopic,
    payload: { id: intent.id },
    runAt: new Date(at.getTime() + debitDays * dayMs),
    key: intent.id,
  });
  return processing;
}

/** Decides a processing debit: by `isFailed`, else by its account number. */
export async function settleDebit(
  deps: Deps,
  tx: Queries,
  { id, isFailed }: { id: string; isFailed?: boolean },
): Promise<void> {
  const intent = await findObject(tx, "payment_intent", id);
  if (intent?.status !== "processing") return;
  const isReturned = isFailed ?? (await scenarioOf(tx, intent.payment_method)) === "bounces";
  await (isReturned ? refusePayment(deps, tx, intent, declines.generic) : succeedPayment(deps, tx, intent));
}

/** Applies the customer's choice at the bank. */
export async function finishPaymentChallenge(
  deps: Deps,
  tx: Queries,
  { id, isApproved }: { id: string; isApproved: boolean },
): Promise<Stripe.PaymentIntent> {
  const intent = await findObject(tx, "payment_intent", id);
  if (!intent) throw errors.missing("payment_intent", id);
  if (intent.status !== "requires_action") return intent;
  if (!isApproved) return refusePayment(deps, tx, intent, declines.paymentAuthentication);
  const scenario = await scenarioOf(tx, intent.payment_method);
  return scenario === "asks-then-refuses"
    ? refusePayment(deps, tx, intent, declines.funds)
    : succeedPayment(deps, tx, intent);
}

const cancellableStatuses: ReadonlySet<string> = new Set([
  "requires_payment_method",
  "requires_action",
  "requires_confirmation",
]);

export async function cancelPayment(deps: Deps, tx: Queries, id: string): Promise<Stripe.PaymentIntent> {
  const intent = await findObject(tx, "payment_intent", id);
  if (!intent) throw errors.missing("payment_intent", id);
  if (intent.status === "canceled") return intent;
  if (!cancellableStatuses.has(intent.status)) {
    throw errors.state(
      "payment_intent_unexpected_state",
      `You cannot cancel this PaymentIntent: it is ${intent.status}.`,
    );
  }
  const at = deps.now();
  const canceled = await updateObject<"payment_intent">(tx, intent, {
    status: "canceled",
    next_action: null,
    canceled_at: Math.floor(at.getTime() / 1000),
  });
  await queueEvent(tx, { type: "payment_intent.canceled", object: canceled }, at);
  return canceled;
}

export const isRefundOf = (intentId: string) => sql`document ->> 'payment_intent' = ${intentId}`;
