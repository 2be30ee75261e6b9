import { randomUUID } from "node:crypto";
import { count, eq } from "drizzle-orm";
import type { charge } from "../../contracts/charges/charges.ts";
import type { CallResult, ReceivedInput } from "../../contracts/endpoint.ts";
import { recordEvent } from "../follow-ups.ts";
import type { Queries } from "../../database/database.ts";
import type { PaymentsDeps } from "../deps.ts";
import { addMs, checkAfterMs } from "../ledger/deadlines.ts";
import { readPaymentRow, requirePaymentWithOrder } from "../ledger/find-payments.ts";
import type { PaymentState } from "../ledger/states.ts";
import { type MethodRow, methods, type PaymentRow, payments } from "../ledger/tables.ts";
import { ProviderFault } from "../provider-fault.ts";
import { retryUnanswered } from "../call-provider.ts";
import { ChargesRefusal } from "./charges-refusal.ts";

type ChargeRequest = ReceivedInput<typeof charge>["body"];

/** Charges a saved method for a renewal. A repeated key gets the current state of its payment. */
export async function chargeSaved(deps: PaymentsDeps, request: ChargeRequest): Promise<CallResult<typeof charge>> {
  const { queries } = deps.database;
  const payment = (await findKnown(queries, request)) ?? (await openWithMethod(deps, request));
  if (!payment) return { status: "refused", id: request.idempotencyKey, reason: "unknown payment method" };
  if (payment.state === "INIT") await send(deps, payment, request.token);
  return charged(await readPaymentRow(queries, payment.id));
}

/** Finds an earlier payment with the same key, even if its method was deleted since. */
async function findKnown(queries: Queries, request: ChargeRequest): Promise<PaymentRow | undefined> {
  const [known] = await queries.select().from(payments).where(eq(payments.idempotencyKey, request.idempotencyKey));
  return known && requireSame(known, request);
}

async function openWithMethod(deps: PaymentsDeps, request: ChargeRequest): Promise<PaymentRow | undefined> {
  const [method] = await deps.database.queries.select().from(methods).where(eq(methods.token, request.token));
  // Refused before it is recorded: a recorded renewal that is not sent would end as refused.
  if (method && deps.providers[method.provider].isCircuitOpen?.()) {
    throw new ChargesRefusal(503, "Service Unavailable", "The payment provider does not answer.");
  }
  return method && openRenewal(deps, request, method);
}

async function openRenewal(
  { database, now }: PaymentsDeps,
  request: ChargeRequest,
  method: MethodRow,
): Promise<PaymentRow> {
  return database.transaction(async (tx) => {
    const [before] = await tx
      .select({ n: count() })
      .from(payments)
      .where(eq(payments.orderReference, request.reference));
    const at = now();
    const [added] = await tx
      .insert(payments)
      .values({
        id: randomUUID(),
        purpose: "renewal",
        provider: method.provider,
        state: "INIT",
        siteId: "",
        customerId: "",
        orderReference: request.reference,
        merchantReference: `${request.reference}.${(before?.n ?? 0) + 1}`,
        idempotencyKey: request.idempotencyKey,
        amount: request.amount,
        currency: request.currency,
        country: method.country,
        shopperReference: method.shopperReference,
        providerCustomer: method.providerCustomer,
        method: { ...method.details, token: method.token },
        createdAt: at,
        changedAt: at,
        dueAt: addMs(at, checkAfterMs.INIT),
      })
      .onConflictDoNothing()
      .returning();
    if (added) return added;
    const meanwhile = await findKnown(tx, request);
    if (!meanwhile) throw new Error("Two renewals with the same reference were opened at the same time.");
    return meanwhile;
  });
}

function requireSame(payment: PaymentRow, request: ChargeRequest): PaymentRow {
  const isSame =
    payment.purpose === "renewal" &&
    payment.amount === request.amount &&
    payment.currency === request.currency &&
    payment.orderReference === request.reference &&
    payment.method?.token === request.token;
  if (!isSame) throw new ChargesRefusal(409, "Idempotency Conflict", "The key was used for something else.");
  return payment;
}

async function send(deps: PaymentsDeps, payment: PaymentRow, token: string): Promise<void> {
  const claim = await recordEvent(deps, payment.id, { kind: "submitted" });
  if (!claim.isMoved) return;
  const submitted = requirePaymentWithOrder(claim.payment);
  try {
    const answer = await retryUnanswered(() => deps.providers[payment.provider].chargeSaved(submitted, token));
    await recordEvent(deps, payment.id, answer.kind === "action" ? needsCardHolder : answer);
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    if (error.callEffect === "unknown") return deps.report("no answer to a renewal", { paymentId: payment.id, error });
    const { error: kind, code } = error;
    await recordEvent(deps, payment.id, { kind: "refused", error: kind, ...(code !== undefined && { code }) });
  }
}

/** The bank wants to authenticate the card holder, who is not present. */
const needsCardHolder = {
  kind: "refused",
  error: "card_authorisation_error",
  code: "authentication_required",
} as const;

const undecided: ReadonlySet<PaymentState> = new Set(["INIT", "SUBMITTED", "ACTION_REQUIRED", "PENDING"]);

function charged({ id, state, error, errorCode }: PaymentRow): CallResult<typeof charge> {
  if (state === "AUTHORISED") return { status: "charged", id };
  if (undecided.has(state)) return { status: "pending", id };
  return { status: "refused", id, reason: errorCode ?? error ?? "cancelled" };
}
