import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { PaymentMethod, SavedMethod } from "../port/payment-words.ts";
import type { Buyer, MethodOutcome, PaymentDetails, Payments } from "../port/payments.ts";
import { advanceNow, apply } from "../advance.ts";
import { proceed } from "../checkout/continue-payment.ts";
import { withPayer } from "../checkout/identify-payer.ts";
import { matchesServerValues } from "../checkout/stated-values.ts";
import { marketOf, type PaymentsDeps } from "../deps.ts";
import { currencyOf } from "../markets.ts";
import { later, patience } from "../ledger/deadlines.ts";
import { readPaymentRow, requireSubmittable } from "../ledger/find-payments.ts";
import { methods, type PaymentRow, payments } from "../ledger/tables.ts";
import type { Inspection, Payer, Provider } from "../provider.ts";
import { ProviderFault } from "../provider-fault.ts";
import { askRepeatedly } from "../provider-patience.ts";

type Request = Parameters<Payments["submitMethod"]>[0];

/** Keeps a way to pay without paying. */
export async function submitMethod(deps: PaymentsDeps, request: Request): Promise<MethodOutcome> {
  const { buyer, place, means } = request;
  const market = marketOf(deps, place.country);
  if (!buyer.isRegistered) return { kind: "refused", reason: "notFound" };
  if (means.provider !== market.provider) return { kind: "refused", reason: "tampered" };
  const provider = deps.providers[market.provider];
  try {
    const checked = await withPayer(
      deps,
      { provider, buyer, locale: place.locale },
      {
        do: (payer) => check(request, { provider, payer }),
        isStale: (result) => result?.inspection.kind === "foreign",
      },
    );
    if (!checked) return { kind: "refused", reason: "tampered" };
    const { payer, inspection } = checked;
    const refusal = refusalOf(inspection, request);
    if (refusal) return refusal;
    const { method } = inspection as Extract<Inspection, { kind: "fine" }>;
    if (method && isSaved(method)) return await keep(deps, { request, provider, payer, method });
    return await verify(deps, { request, provider, payer, inspection });
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    deps.report("a method could not be kept", { error });
    return { kind: "failed", error: error.error, code: error.code ?? null };
  }
}

/** Undefined when the page states something that is not so. */
async function check({ place, stated, means }: Request, { provider, payer }: { provider: Provider; payer: Payer }) {
  const known = {
    amount: 0,
    shopperReference: payer.shopperReference,
    shopperIP: place.ip,
    countryCode: place.country,
  };
  return matchesServerValues(stated, known) ? { payer, inspection: await provider.inspect(means, payer) } : undefined;
}

const isSaved = (method: PaymentMethod): method is SavedMethod => method.token !== undefined;

function refusalOf(inspection: Inspection, request: Request): MethodOutcome | undefined {
  if (inspection.kind === "foreign") return { kind: "refused", reason: "notFound" };
  if (inspection.kind === "refused") return { kind: "failed", error: inspection.error, code: inspection.code ?? null };
  const country = inspection.method?.country;
  if (request.mustMatchBillingCountry && country !== undefined && country !== request.address.country) {
    return { kind: "failed", error: "billing_address_missmatch", code: null };
  }
  return undefined;
}

type Keeping = { request: Request; provider: Provider; payer: Payer };

async function keep(
  { database, now }: PaymentsDeps,
  { request, provider, payer, method }: Keeping & { method: SavedMethod },
): Promise<MethodOutcome> {
  await database.queries
    .insert(methods)
    .values({
      token: method.token,
      provider: provider.name,
      ...payer,
      details: method,
      country: request.place.country,
      addedAt: now(),
    })
    .onConflictDoNothing();
  return { kind: "added", method };
}

/** Adyen keeps a method by a payment of nothing, which the bank may want to ask about like about any other. */
async function verify(
  deps: PaymentsDeps,
  { request, provider, payer, inspection }: Keeping & { inspection: Inspection },
): Promise<MethodOutcome> {
  const payment = await openVerification(deps, { request, provider, payer });
  const claim = await apply(deps, payment.id, { kind: "submitted" });
  const { firstName, lastName, ...address } = request.address;
  const { locale, returnUrl, origin } = request.place;
  const shopper = { email: request.email, firstName, lastName, locale, address };
  const means = inspection.kind === "fine" ? inspection.means : request.means;
  try {
    const submitted = requireSubmittable(claim.payment);
    const answer = await askRepeatedly(() => provider.pay({ payment: submitted, means, shopper, returnUrl, origin }));
    await apply(deps, payment.id, answer);
  } catch (error) {
    if (!(error instanceof ProviderFault) || error.certainty === "unknown") throw error;
    await apply(deps, payment.id, { kind: "refused", error: error.error });
  }
  await advanceNow(deps, payment.id);
  return methodOutcome(await readPaymentRow(deps.database.queries, payment.id));
}

async function openVerification(
  { database, now }: PaymentsDeps,
  { request, provider, payer }: Keeping,
): Promise<PaymentRow> {
  const { buyer, place, mustMatchBillingCountry, address } = request;
  const id = randomUUID();
  const at = now();
  const [added] = await database.queries
    .insert(payments)
    .values({
      id,
      purpose: "method",
      provider: provider.name,
      state: "INIT",
      siteId: buyer.siteId,
      customerId: buyer.customerId,
      reference: `method-${id}`,
      merchantReference: `method-${id}`,
      idempotencyKey: `method:${id}`,
      amount: 0,
      currency: currencyOf(place.country),
      country: place.country,
      ...payer,
      billingCountry: mustMatchBillingCountry ? address.country : null,
      createdAt: at,
      changedAt: at,
      dueAt: later(at, patience.INIT),
    })
    .returning();
  if (!added) throw new Error("A verification was not written down.");
  return added;
}

export async function continueMethod(
  deps: PaymentsDeps,
  { buyer, id, details = {} }: { buyer: Buyer; id: string; details?: PaymentDetails },
): Promise<MethodOutcome> {
  const { queries } = deps.database;
  const isOwn = and(
    eq(payments.id, id),
    eq(payments.purpose, "method"),
    eq(payments.siteId, buyer.siteId),
    eq(payments.customerId, buyer.customerId),
  );
  const [payment] = await queries.select().from(payments).where(isOwn);
  if (!payment) return { kind: "refused", reason: "notFound" };
  const failure = await proceed(deps, payment, details);
  if (failure) return { kind: "failed", error: failure.error, code: failure.code ?? null };
  return methodOutcome(await readPaymentRow(queries, id));
}

function methodOutcome(payment: PaymentRow): MethodOutcome {
  const { id, state, provider, action, method, error, errorCode: code } = payment;
  if (state === "ACTION_REQUIRED") return { kind: "action", id, provider, action: action ?? {} };
  // The token of some methods comes in a message of its own, after the answer.
  if (state === "AUTHORISED") return method && isSaved(method) ? { kind: "added", method } : { kind: "confirming", id };
  if (state === "SUBMITTED" || state === "PENDING" || state === "INIT") return { kind: "confirming", id };
  return { kind: "failed", error: error ?? "card_error", code };
}
