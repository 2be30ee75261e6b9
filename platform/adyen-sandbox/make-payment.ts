import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { enqueue } from "../../database/jobs/jobs.ts";
import type { Queries } from "../../database/database.ts";
import { errors } from "./adyen-error.ts";
import type { PaymentAnswer, PaymentRequest } from "./adyen-wire.ts";
import type { SandboxDeps } from "./deps.ts";
import { actionAnswer, hasLateToken, paymentAnswer } from "./payment-answer.ts";
import { readMethod } from "./methods/read-method.ts";
import { queueNotification } from "./notifications.ts";
import { newReference } from "./references.ts";
import { queueTokenMessage } from "./token-messages.ts";
import { type KeptMethod, type PaymentRow, payments, type SandboxState, storedMethods } from "./tables.ts";
import type { Refusal } from "./test-cards.ts";
import type { Vault } from "./methods/vault.ts";

export const settleTopic = "adyen-sandbox.settle";
/** How long a debit takes to arrive. */
const debitDays = 3;
const dayMs = 86_400_000;

export async function makePayment(
  deps: SandboxDeps & { vault: Vault },
  tx: Queries,
  request: PaymentRequest,
): Promise<PaymentAnswer> {
  if (!request.returnUrl) throw errors.noReturnUrl();
  const read = await readMethod({ tx, vault: deps.vault, request, at: deps.now() });
  const { method, refusal, token } = read;
  const isAwaiting = asksShopper(request, read);
  const payment = await keepPayment(tx, { request, method, token, at: deps.now() });
  if (isAwaiting) return actionAnswer(payment, deps.origin);
  if (refusal) return paymentAnswer(await decide(deps, tx, { payment, state: "refused", refusal }));
  if (method.type === "sepadirectdebit") return paymentAnswer(await receive(deps, tx, payment));
  return paymentAnswer(await decide(deps, tx, { payment, state: "authorised" }));
}

/** Only somebody who is there can be asked, and a card that was saved has been asked about. */
function asksShopper(
  request: PaymentRequest,
  { method, refusal, token }: Awaited<ReturnType<typeof readMethod>>,
): boolean {
  if (refusal || token !== undefined || request.shopperInteraction === "ContAuth") return false;
  return method.scenario === "challenge" || method.scenario === "redirect";
}

type NewPayment = { request: PaymentRequest; method: KeptMethod; token: string | undefined; at: Date };

async function keepPayment(tx: Queries, { request, method, token, at }: NewPayment): Promise<PaymentRow> {
  const [payment] = await tx
    .insert(payments)
    .values({
      pspReference: newReference(),
      merchantAccount: request.merchantAccount,
      reference: request.reference,
      shopperReference: request.shopperReference ?? null,
      amount: request.amount.value,
      currency: request.amount.currency,
      state: "awaiting",
      method,
      isStored: request.storePaymentMethod === true && token === undefined,
      token: token ?? null,
      returnUrl: request.returnUrl ?? null,
      secret: randomBytes(24).toString("base64url"),
      madeAt: at,
    })
    .returning();
  if (!payment) throw new Error("A payment was not kept.");
  return payment;
}

type Decision = { payment: PaymentRow; state: SandboxState; refusal?: Refusal };

/** The end of a payment: what was to be kept is kept, and the shop gets a message. */
export async function decide(
  deps: Pick<SandboxDeps, "now">,
  tx: Queries,
  { payment, state, refusal }: Decision,
): Promise<PaymentRow> {
  const token = state === "authorised" ? await store(tx, payment, deps.now()) : payment.token;
  const decided = { ...payment, state, refusal: refusal ?? null, token };
  await tx.update(payments).set({ state, refusal: decided.refusal, token }).where(isPayment(payment));
  await queueNotification(tx, authorisation(decided), deps.now());
  return decided;
}

const isPayment = ({ pspReference }: PaymentRow) => eq(payments.pspReference, pspReference);

function authorisation(payment: PaymentRow) {
  return {
    payment,
    eventCode: "AUTHORISATION" as const,
    pspReference: payment.pspReference,
    isSuccess: payment.state === "authorised",
    ...(payment.refusal && { reason: payment.refusal.refusalReason }),
    ...(payment.state === "cancelled" && { reason: "CANCELLED" }),
  };
}

/** A debit is taken in at once, and decided days later. */
async function receive(deps: SandboxDeps, tx: Queries, payment: PaymentRow): Promise<PaymentRow> {
  const at = deps.now();
  const token = await store(tx, payment, at);
  await tx.update(payments).set({ state: "received", token }).where(isPayment(payment));
  await enqueue(tx, {
    topic: settleTopic,
    payload: { pspReference: payment.pspReference },
    runAt: new Date(at.getTime() + debitDays * dayMs),
    key: payment.pspReference,
  });
  return { ...payment, state: "received", token };
}

async function store(tx: Queries, payment: PaymentRow, at: Date): Promise<string | null> {
  const { isStored, shopperReference, method, token } = payment;
  if (token !== null || !isStored || shopperReference === null) return token;
  const id = newReference();
  // Single payments at a bank leave a debit behind that can be charged again.
  const kept = method.type === "ideal" ? { ...method, type: "sepadirectdebit", last4: "4300" } : method;
  await tx.insert(storedMethods).values({ id, shopperReference, method: kept, madeAt: at });
  if (hasLateToken(payment)) {
    const { merchantAccount, pspReference: eventId } = payment;
    const about = { merchantAccount, shopperReference, storedPaymentMethodId: id, type: kept.type };
    await queueTokenMessage(tx, { change: "created", eventId, ...about }, at);
  }
  return id;
}
