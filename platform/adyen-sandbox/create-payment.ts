import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { enqueue } from "../../database/jobs/jobs.ts";
import type { Queries } from "../../database/database.ts";
import { errors } from "./adyen-error.ts";
import type { PaymentResponse, PaymentRequest } from "./adyen-wire.ts";
import type { SandboxDeps } from "./deps.ts";
import { actionResponse, hasLateToken, paymentResponse } from "./payment-response.ts";
import { readMethod } from "./methods/read-method.ts";
import { queueNotification } from "./notifications.ts";
import { newReference } from "./references.ts";
import { queueTokenMessage } from "./token-messages.ts";
import { type MethodDetails, type PaymentRow, payments, type SandboxState, storedMethods } from "./tables.ts";
import type { Refusal } from "./test-cards.ts";
import type { Vault } from "./methods/vault.ts";

export const settleTopic = "adyen-sandbox.settle";
/** How long a debit takes. */
const debitDays = 3;
const dayMs = 86_400_000;

export async function createPayment(
  deps: SandboxDeps & { vault: Vault },
  tx: Queries,
  request: PaymentRequest,
): Promise<PaymentResponse> {
  if (!request.returnUrl) throw errors.noReturnUrl();
  const read = await readMethod({ tx, vault: deps.vault, request, at: deps.now() });
  const { method, refusal, token } = read;
  const isAwaiting = needsChallenge(request, read);
  const payment = await insertPayment(tx, { request, method, token, at: deps.now() });
  if (isAwaiting) return actionResponse(payment, deps.origin);
  if (refusal) return paymentResponse(await decidePayment(deps, tx, { payment, state: "refused", refusal }));
  if (method.type === "sepadirectdebit") return paymentResponse(await receiveDebit(deps, tx, payment));
  return paymentResponse(await decidePayment(deps, tx, { payment, state: "authorised" }));
}

/** A challenge needs the shopper's presence; a saved card has been authenticated before. */
function needsChallenge(
  request: PaymentRequest,
  { method, refusal, token }: Awaited<ReturnType<typeof readMethod>>,
): boolean {
  if (refusal || token !== undefined || request.shopperInteraction === "ContAuth") return false;
  return method.scenario === "challenge" || method.scenario === "redirect";
}

type NewPayment = { request: PaymentRequest; method: MethodDetails; token: string | undefined; at: Date };

async function insertPayment(tx: Queries, { request, method, token, at }: NewPayment): Promise<PaymentRow> {
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
  if (!payment) throw new Error("A payment was not stored.");
  return payment;
}

type Decision = { payment: PaymentRow; state: SandboxState; refusal?: Refusal };

/** Ends a payment: stores the method if requested, and queues a message to the shop. */
export async function decidePayment(
  deps: Pick<SandboxDeps, "now">,
  tx: Queries,
  { payment, state, refusal }: Decision,
): Promise<PaymentRow> {
  const token = state === "authorised" ? await storeMethod(tx, payment, deps.now()) : payment.token;
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

/** A debit is received at once, and decided days later. */
async function receiveDebit(deps: SandboxDeps, tx: Queries, payment: PaymentRow): Promise<PaymentRow> {
  const at = deps.now();
  const token = await storeMethod(tx, payment, at);
  await tx.update(payments).set({ state: "received", token }).where(isPayment(payment));
  await enqueue(tx, {
    topic: settleTopic,
    payload: { pspReference: payment.pspReference },
    runAt: new Date(at.getTime() + debitDays * dayMs),
    key: payment.pspReference,
  });
  return { ...payment, state: "received", token };
}

async function storeMethod(tx: Queries, payment: PaymentRow, at: Date): Promise<string | null> {
  const { isStored, shopperReference, method, token } = payment;
  if (token !== null || !isStored || shopperReference === null) return token;
  const id = newReference();
  // A stored iDEAL payment becomes a SEPA debit that can be charged again.
  const storedMethod = method.type === "ideal" ? { ...method, type: "sepadirectdebit", last4: "4300" } : method;
  await tx.insert(storedMethods).values({ id, shopperReference, method: storedMethod, madeAt: at });
  if (hasLateToken(payment)) {
    const { merchantAccount, pspReference: eventId } = payment;
    const token = { merchantAccount, shopperReference, storedPaymentMethodId: id, type: storedMethod.type };
    await queueTokenMessage(tx, { change: "created", eventId, ...token }, at);
  }
  return id;
}
