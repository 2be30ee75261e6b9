import { randomUUID } from "node:crypto";
import { count, eq } from "drizzle-orm";
import type { charge } from "../../contracts/charges/charges.ts";
import type { CallResult, ReceivedInput } from "../../contracts/endpoint.ts";
import { apply } from "../advance.ts";
import type { Queries } from "../../database/database.ts";
import type { PaymentsDeps } from "../deps.ts";
import { later, patience } from "../ledger/deadlines.ts";
import { readPaymentRow, requireSubmittable } from "../ledger/find-payments.ts";
import type { PaymentState } from "../ledger/states.ts";
import { type MethodRow, methods, type PaymentRow, payments } from "../ledger/tables.ts";
import { ProviderFault } from "../provider-fault.ts";
import { askRepeatedly } from "../provider-patience.ts";
import { ChargesRefusal } from "./charges-refusal.ts";

type Asked = ReceivedInput<typeof charge>["body"];

/** Charges a saved method for a renewal. A key that was used before is answered as that payment stands. */
export async function chargeSaved(deps: PaymentsDeps, asked: Asked): Promise<CallResult<typeof charge>> {
  const { queries } = deps.database;
  const payment = (await findKnown(queries, asked)) ?? (await openWithMethod(deps, asked));
  if (!payment) return { status: "refused", id: asked.idempotencyKey, reason: "unknown payment method" };
  if (payment.state === "INIT") await send(deps, payment, asked.token);
  return charged(await readPaymentRow(queries, payment.id));
}

/** A renewal that was opened is answered for, also after its method was taken away. */
async function findKnown(queries: Queries, asked: Asked): Promise<PaymentRow | undefined> {
  const [known] = await queries.select().from(payments).where(eq(payments.idempotencyKey, asked.idempotencyKey));
  return known && requireSame(known, asked);
}

async function openWithMethod(deps: PaymentsDeps, asked: Asked): Promise<PaymentRow | undefined> {
  const [method] = await deps.database.queries.select().from(methods).where(eq(methods.token, asked.token));
  // Not begun: a renewal that is written down and not sent would end as refused.
  if (method && deps.providers[method.provider].isLeftAlone?.()) {
    throw new ChargesRefusal(503, "Service Unavailable", "The payment provider does not answer.");
  }
  return method && openRenewal(deps, asked, method);
}

async function openRenewal({ database, now }: PaymentsDeps, asked: Asked, method: MethodRow): Promise<PaymentRow> {
  return database.transaction(async (tx) => {
    const [before] = await tx.select({ n: count() }).from(payments).where(eq(payments.reference, asked.reference));
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
        reference: asked.reference,
        merchantReference: `${asked.reference}.${(before?.n ?? 0) + 1}`,
        idempotencyKey: asked.idempotencyKey,
        amount: asked.amount,
        currency: asked.currency,
        country: method.country,
        shopperReference: method.shopperReference,
        providerCustomer: method.providerCustomer,
        method: { ...method.details, token: method.token },
        createdAt: at,
        changedAt: at,
        dueAt: later(at, patience.INIT),
      })
      .onConflictDoNothing()
      .returning();
    if (added) return added;
    const meanwhile = await findKnown(tx, asked);
    if (!meanwhile) throw new Error("Two renewals of one reference were opened at the same moment.");
    return meanwhile;
  });
}

function requireSame(payment: PaymentRow, asked: Asked): PaymentRow {
  const isSame =
    payment.purpose === "renewal" &&
    payment.amount === asked.amount &&
    payment.currency === asked.currency &&
    payment.reference === asked.reference &&
    payment.method?.token === asked.token;
  if (!isSame) throw new ChargesRefusal(409, "Idempotency Conflict", "The key was used for something else.");
  return payment;
}

async function send(deps: PaymentsDeps, payment: PaymentRow, token: string): Promise<void> {
  const claim = await apply(deps, payment.id, { kind: "submitted" });
  if (!claim.isMoved) return;
  const submitted = requireSubmittable(claim.payment);
  try {
    const answer = await askRepeatedly(() => deps.providers[payment.provider].chargeSaved(submitted, token));
    await apply(deps, payment.id, answer.kind === "action" ? needsPerson : answer);
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    if (error.certainty === "unknown") return deps.report("no answer to a renewal", { paymentId: payment.id, error });
    const { error: kind, code } = error;
    await apply(deps, payment.id, { kind: "refused", error: kind, ...(code !== undefined && { code }) });
  }
}

/** The bank wants to ask the card holder, who is not there. */
const needsPerson = { kind: "refused", error: "card_authorisation_error", code: "authentication_required" } as const;

const undecided: ReadonlySet<PaymentState> = new Set(["INIT", "SUBMITTED", "ACTION_REQUIRED", "PENDING"]);

function charged({ id, state, error, errorCode }: PaymentRow): CallResult<typeof charge> {
  if (state === "AUTHORISED") return { status: "charged", id };
  if (undecided.has(state)) return { status: "pending", id };
  return { status: "refused", id, reason: errorCode ?? error ?? "cancelled" };
}
