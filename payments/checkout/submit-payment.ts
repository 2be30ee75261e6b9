import type { PaymentOutcome, RefusalReason, SubmitRequest } from "../port/payments.ts";
import { advance, advanceNow, apply } from "../advance.ts";
import { marketOf, type PaymentsDeps } from "../deps.ts";
import { applyEvent } from "../ledger/apply-event.ts";
import { findLatestOfBasket, findLiving, readPaymentRow, requireSubmittable } from "../ledger/find-payments.ts";
import { isTakenByAnother } from "../ledger/paid-services.ts";
import type { PaymentRow } from "../ledger/tables.ts";
import { type Bill, billOf, readBasket, readOrder } from "../orders/commerce-orders.ts";
import type { Inspection, Payer, Provider } from "../provider.ts";
import { ProviderFault } from "../provider-fault.ts";
import { askRepeatedly } from "../provider-patience.ts";
import { recoverPayment } from "../recovery/recover-payment.ts";
import { withPayer } from "./identify-payer.ts";
import { outcomeOf } from "./outcome.ts";
import { isBeingPlaced, openPayment, totalChanged } from "./open-payment.ts";
import { reasonToRefuse } from "./stated-values.ts";

/** Pays for a basket: one order, one payment, one charge, however often it is asked for. */
export async function submitPayment(deps: PaymentsDeps, request: SubmitRequest): Promise<PaymentOutcome> {
  try {
    return await submit(deps, request);
  } catch (error) {
    // Once something was sent, a fault is no longer thrown but written down: this one came before.
    if (!(error instanceof ProviderFault)) throw error;
    deps.report("a provider cannot be asked about who pays", { error });
    return { kind: "failed", orderNo: null, error: error.error, code: error.code ?? null };
  }
}

async function submit(deps: PaymentsDeps, request: SubmitRequest): Promise<PaymentOutcome> {
  const { buyer, basketId, means, place } = request;
  const market = marketOf(deps, place.country);
  if (means.provider !== market.provider) return { kind: "refused", reason: "tampered" };
  const living = await findOpen(deps, request);
  if (living && !(living.state === "INIT" && living.reference)) return outcomeOf(living);
  const bill = await readBill(deps, request, living);
  if (typeof bill === "string") {
    const other = await findLiving(deps.database.queries, buyer, basketId);
    return other ? outcomeOf(other) : { kind: "refused", reason: bill };
  }
  const provider = deps.providers[market.provider];
  const who = { provider, buyer, locale: place.locale, email: bill.email };
  const checked = await withPayer(deps, who, {
    do: (payer) => check({ request, bill, living, provider, payer }),
    isStale: (result) => "inspection" in result && result.inspection.kind === "foreign",
  });
  if (!("inspection" in checked)) return { kind: "refused", reason: checked.reason };
  const { payer, inspection } = checked;
  const refusal = refusalOf(inspection, { request, bill });
  if (refusal) return refusal;
  const opened = living ?? (await openPayment(deps, { request, bill, payer, inspection }));
  if (opened.state !== "INIT" || opened.reference === null) return outcomeOfOpened(opened);
  return send(deps, { request, bill, provider, payment: opened, inspection });
}

type Checked = { reason: RefusalReason } | { payer: Payer; inspection: Inspection };
type Checking = Facts & { bill: Bill; provider: Provider };

/** Whether the page stated the truth, and what is paid with. */
async function check({ request, bill, living, provider, payer }: Checking): Promise<Checked> {
  const known = { ...statedBy(bill), ...statedBy({ request, payer, living }) };
  const reason = reasonToRefuse(request.stated, known);
  return reason ? { reason } : { payer, inspection: await provider.inspect(request.means, payer) };
}

/** An order with another total than its basket had is not paid: the customer looks at the new total first. */
const outcomeOfOpened = (opened: PaymentRow): PaymentOutcome =>
  opened.errorCode === totalChanged ? { kind: "refused", reason: "amountChanged" } : outcomeOf(opened);

/** The payment that is in the way, after one that has died was cleared out of it. */
async function findOpen(deps: PaymentsDeps, { buyer, basketId }: SubmitRequest): Promise<PaymentRow | undefined> {
  const { queries } = deps.database;
  const living = await findLiving(queries, buyer, basketId);
  if (living?.state !== "INIT" || living.reference !== null || isBeingPlaced(living, deps.now())) return living;
  await recoverPayment(deps, living);
  return findLiving(queries, buyer, basketId);
}

/** What is to be paid: the order's total once there is one, else the basket's. */
async function readBill(
  deps: PaymentsDeps,
  { buyer, basketId, orderFields }: SubmitRequest,
  living: PaymentRow | undefined,
): Promise<Bill | "notFound" | "basketNotReady"> {
  const { commerce, database } = deps;
  if (living?.reference) {
    const order = await readOrder(commerce, { siteId: buyer.siteId, orderNo: living.reference });
    return (order && billOf(order)) ?? "notFound";
  }
  let basket = await readBasket(buyer, basketId);
  if (!basket) {
    const last = await findLatestOfBasket(database.queries, buyer, basketId);
    if (!last || last.toldState === last.state) return "notFound";
    // The payment before this one has failed, but its order has not let go of the basket yet.
    await advance(deps, last.id);
    basket = await readBasket(buyer, basketId);
  }
  if (!basket) return "notFound";
  const bill = billOf(basket);
  return bill && isForVehicle(bill, orderFields) ? bill : "basketNotReady";
}

/** An order names one vehicle: nothing in it may have been chosen for another. */
const isForVehicle = ({ vins }: Bill, { c_SNP_OMS_vin: vin }: SubmitRequest["orderFields"]): boolean =>
  vins.every((chosenFor) => chosenFor === vin);

type Facts = { request: SubmitRequest; payer: Payer; living: PaymentRow | undefined };

function statedBy(facts: Bill | Facts) {
  if ("currency" in facts) return { amount: facts.amount, currency: facts.currency, shopperEmail: facts.email };
  const { request, payer, living } = facts;
  return {
    shopperReference: payer.shopperReference,
    shopperIP: request.place.ip,
    countryCode: request.place.country,
    reference: living?.reference ?? null,
  };
}

/** Why it ends before anything was ordered; the basket stays as it is. */
function refusalOf(
  inspection: Inspection,
  { request, bill }: { request: SubmitRequest; bill: Bill },
): PaymentOutcome | undefined {
  if (inspection.kind === "foreign") return { kind: "refused", reason: "notFound" };
  if (inspection.kind === "refused") {
    return { kind: "failed", orderNo: null, error: inspection.error, code: inspection.code ?? null };
  }
  const country = inspection.method?.country;
  if (request.mustMatchBillingCountry && country !== undefined && country !== bill.shopper.address.country) {
    return { kind: "failed", orderNo: null, error: "billing_address_missmatch", code: null };
  }
  return undefined;
}

/** Whoever comes back from a bank brings the number along, also in another tab. */
function withOrderNo(returnUrl: string, orderNo: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set("orderNo", orderNo);
  return url.href;
}

const soldTwice = { kind: "abandoned", error: "invalid_request_error", code: "checkout_control" } as const;

/** From here on the payment is this request's to send, and its services are not sold to anybody else. */
function claimPayment(
  { database, now, rules }: PaymentsDeps,
  { isSoldOnce }: SubmitRequest,
  payment: PaymentRow,
): Promise<{ payment: PaymentRow; isMoved: boolean }> {
  return database.transaction(async (tx) => {
    const isTaken = isSoldOnce && (await isTakenByAnother(tx, payment, now()));
    const event = isTaken ? soldTwice : ({ kind: "submitted" } as const);
    return applyEvent(tx, { paymentId: payment.id, event }, { now, transitions: rules.transitions });
  });
}

/** Nothing was charged: the order gives its basket back. */
async function endUnsent(deps: PaymentsDeps, { id }: PaymentRow): Promise<PaymentOutcome> {
  await advanceNow(deps, id);
  return outcomeOf(await readPaymentRow(deps.database.queries, id));
}

type Sending = { request: SubmitRequest; bill: Bill; provider: Provider; payment: PaymentRow; inspection: Inspection };

/** Only the one who moves it from INIT sends it; whoever comes second is told how it stands. */
async function send(
  deps: PaymentsDeps,
  { request, bill, provider, payment, inspection }: Sending,
): Promise<PaymentOutcome> {
  const claim = await claimPayment(deps, request, payment);
  if (claim.payment.state === "CANCELLED") return endUnsent(deps, payment);
  if (!claim.isMoved) return outcomeOf(claim.payment);
  const submitted = requireSubmittable(claim.payment);
  const { locale, origin } = request.place;
  const returnUrl = withOrderNo(request.place.returnUrl, submitted.merchantReference);
  const shopper = { ...bill.shopper, locale };
  const means = inspection.kind === "fine" ? inspection.means : request.means;
  try {
    const answer =
      submitted.amount === 0
        ? { kind: "authorised" as const, reference: `free:${payment.id}`, amount: 0, currency: submitted.currency }
        : await askRepeatedly(() => provider.pay({ payment: submitted, means, shopper, returnUrl, origin }));
    await apply(deps, payment.id, answer);
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    if (error.certainty === "unknown") {
      deps.report("a provider gave no answer to a payment", { paymentId: payment.id, error });
      return { kind: "confirming", orderNo: submitted.merchantReference };
    }
    const { error: kind, code } = error;
    await apply(deps, payment.id, { kind: "refused", error: kind, ...(code !== undefined && { code }) });
  }
  await advanceNow(deps, payment.id);
  return outcomeOf(await readPaymentRow(deps.database.queries, payment.id));
}
