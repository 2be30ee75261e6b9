import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { PaymentMethod, SavedMethod } from "../port/payment-types.ts";
import type { Buyer, MethodOutcome, ActionResult, Payments } from "../port/payments.ts";
import { tryFollowUps, recordEvent } from "../follow-ups.ts";
import { proceed } from "../checkout/continue-payment.ts";
import { withBuyerIds } from "../checkout/identify-buyer.ts";
import { matchesServerValues } from "../checkout/claimed-values.ts";
import { marketOf, type PaymentsDeps } from "../deps.ts";
import { currencyOf } from "../markets.ts";
import { addMs, checkAfterMs } from "../ledger/deadlines.ts";
import { readPaymentRow, requirePaymentWithOrder } from "../ledger/find-payments.ts";
import { methods, type PaymentRow, payments } from "../ledger/tables.ts";
import type { Inspection, BuyerIds, Provider } from "../provider.ts";
import { ProviderFault } from "../provider-fault.ts";
import { retryUnanswered } from "../call-provider.ts";

type Request = Parameters<Payments["submitMethod"]>[0];

/** Saves a payment method without paying. */
export async function submitMethod(deps: PaymentsDeps, request: Request): Promise<MethodOutcome> {
  const { buyer, source, paymentDetails } = request;
  const market = marketOf(deps, source.country);
  if (!buyer.isRegistered) return { kind: "requestRefused", reason: "notFound" };
  if (paymentDetails.provider !== market.provider) return { kind: "requestRefused", reason: "tampered" };
  const provider = deps.providers[market.provider];
  try {
    const checked = await withBuyerIds(
      deps,
      { provider, buyer, locale: source.locale },
      {
        do: (buyerIds) => check(request, { provider, buyerIds }),
        isStale: (result) => result?.inspection.kind === "notOwned",
      },
    );
    if (!checked) return { kind: "requestRefused", reason: "tampered" };
    const { buyerIds, inspection } = checked;
    const refusal = refusalOf(inspection, request);
    if (refusal) return refusal;
    const { method } = inspection as Extract<Inspection, { kind: "accepted" }>;
    if (method && isSaved(method)) return await saveMethod(deps, { request, provider, buyerIds, method });
    return await verifyByPayment(deps, { request, provider, buyerIds, inspection });
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    deps.report("a payment method could not be saved", { error });
    return { kind: "failed", error: error.error, code: error.code ?? null };
  }
}

/** Undefined when the request states values that differ from the server's. */
async function check(
  { source, claimed, paymentDetails }: Request,
  { provider, buyerIds }: { provider: Provider; buyerIds: BuyerIds },
) {
  const known = {
    amount: 0,
    shopperReference: buyerIds.shopperReference,
    shopperIP: source.ip,
    countryCode: source.country,
  };
  return matchesServerValues(claimed, known)
    ? { buyerIds, inspection: await provider.inspect(paymentDetails, buyerIds) }
    : undefined;
}

const isSaved = (method: PaymentMethod): method is SavedMethod => method.token !== undefined;

function refusalOf(inspection: Inspection, request: Request): MethodOutcome | undefined {
  if (inspection.kind === "notOwned") return { kind: "requestRefused", reason: "notFound" };
  if (inspection.kind === "refused") return { kind: "failed", error: inspection.error, code: inspection.code ?? null };
  const country = inspection.method?.country;
  if (request.mustMatchBillingCountry && country !== undefined && country !== request.address.country) {
    return { kind: "failed", error: "billing_address_missmatch", code: null };
  }
  return undefined;
}

type MethodInput = { request: Request; provider: Provider; buyerIds: BuyerIds };

async function saveMethod(
  { database, now }: PaymentsDeps,
  { request, provider, buyerIds, method }: MethodInput & { method: SavedMethod },
): Promise<MethodOutcome> {
  await database.queries
    .insert(methods)
    .values({
      token: method.token,
      provider: provider.name,
      ...buyerIds,
      details: method,
      country: request.source.country,
      addedAt: now(),
    })
    .onConflictDoNothing();
  return { kind: "added", method };
}

/** Adyen saves a method by a payment of zero, for which the bank may ask for authentication as for any other. */
async function verifyByPayment(
  deps: PaymentsDeps,
  { request, provider, buyerIds, inspection }: MethodInput & { inspection: Inspection },
): Promise<MethodOutcome> {
  const payment = await openVerification(deps, { request, provider, buyerIds });
  const claim = await recordEvent(deps, payment.id, { kind: "submitted" });
  const { firstName, lastName, ...address } = request.address;
  const { locale, origin } = request.source;
  const returnUrl = withMethodId(request.source.returnUrl, payment.id);
  const billingDetails = { email: request.email, firstName, lastName, locale, address };
  const paymentDetails = inspection.kind === "accepted" ? inspection.paymentDetails : request.paymentDetails;
  try {
    const submitted = requirePaymentWithOrder(claim.payment);
    const answer = await retryUnanswered(() =>
      provider.pay({ payment: submitted, paymentDetails, billingDetails, returnUrl, origin }),
    );
    await recordEvent(deps, payment.id, answer);
  } catch (error) {
    if (!(error instanceof ProviderFault) || error.callEffect === "unknown") throw error;
    await recordEvent(deps, payment.id, { kind: "refused", error: error.error });
  }
  await tryFollowUps(deps, payment.id);
  return methodOutcome(await readPaymentRow(deps.database.queries, payment.id));
}

/** The id is in the return address, so that a return from the bank works in any tab. */
function withMethodId(returnUrl: string, id: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set("methodId", id);
  return url.href;
}

async function openVerification(
  { database, now }: PaymentsDeps,
  { request, provider, buyerIds }: MethodInput,
): Promise<PaymentRow> {
  const { buyer, source, mustMatchBillingCountry, address } = request;
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
      orderReference: `method-${id}`,
      merchantReference: `method-${id}`,
      idempotencyKey: `method:${id}`,
      amount: 0,
      currency: currencyOf(source.country),
      country: source.country,
      ...buyerIds,
      billingCountry: mustMatchBillingCountry ? address.country : null,
      createdAt: at,
      changedAt: at,
      dueAt: addMs(at, checkAfterMs.INIT),
    })
    .returning();
  if (!added) throw new Error("A verification was not stored.");
  return added;
}

type MethodRequest = { buyer: Buyer; id: string };

export async function continueMethod(
  deps: PaymentsDeps,
  { actionResult = {}, ...request }: MethodRequest & { actionResult?: ActionResult },
): Promise<MethodOutcome> {
  const payment = await findVerification(deps, request);
  if (!payment) return { kind: "requestRefused", reason: "notFound" };
  const failure = await proceed(deps, payment, actionResult);
  if (failure) return { kind: "failed", error: failure.error, code: failure.code ?? null };
  return methodOutcome(await readPaymentRow(deps.database.queries, request.id));
}

export async function readMethod(deps: PaymentsDeps, request: MethodRequest): Promise<MethodOutcome> {
  const payment = await findVerification(deps, request);
  return payment ? methodOutcome(payment) : { kind: "requestRefused", reason: "notFound" };
}

async function findVerification({ database }: PaymentsDeps, { buyer, id }: MethodRequest) {
  const isOwn = and(
    eq(payments.id, id),
    eq(payments.purpose, "method"),
    eq(payments.siteId, buyer.siteId),
    eq(payments.customerId, buyer.customerId),
  );
  const [payment] = await database.queries.select().from(payments).where(isOwn);
  return payment;
}

function methodOutcome(payment: PaymentRow): MethodOutcome {
  const { id, state, provider, action, method, error, errorCode: code } = payment;
  if (state === "ACTION_REQUIRED") return { kind: "action", id, provider, action: action ?? {} };
  // The token of some methods comes by webhook, after the answer.
  if (state === "AUTHORISED") return method && isSaved(method) ? { kind: "added", method } : { kind: "confirming", id };
  if (state === "SUBMITTED" || state === "PENDING" || state === "INIT") return { kind: "confirming", id };
  return { kind: "failed", error: error ?? "card_error", code };
}
