import type { PaymentDetails, PaymentOutcome, RefusalReason, SubmitRequest } from "../port/payments.ts";
import { runFollowUps, tryFollowUps, recordEvent } from "../follow-ups.ts";
import { marketOf, type PaymentsDeps } from "../deps.ts";
import { applyEvent } from "../ledger/apply-event.ts";
import {
  findLatestPaymentOfBasket,
  findActivePayment,
  readPaymentRow,
  requirePaymentWithOrder,
} from "../ledger/find-payments.ts";
import { lockVehicleAndCheckForDuplicate } from "../ledger/paid-services.ts";
import type { PaymentRow } from "../ledger/tables.ts";
import { type Bill, billOf, readBasket, readOrder } from "../orders/commerce-orders.ts";
import type { Inspection, BuyerIds, Provider } from "../provider.ts";
import { ProviderFault } from "../provider-fault.ts";
import { retryUnanswered } from "../call-provider.ts";
import { recoverPayment } from "../recovery/recover-payment.ts";
import { withBuyerIds } from "./identify-buyer.ts";
import { outcomeOf } from "./outcome.ts";
import { isOrderBeingPlaced, createPaymentAndOrder, totalChanged } from "./create-payment-and-order.ts";
import { refusalReason } from "./claimed-values.ts";

/** Pays for a basket: one order, one payment, one charge, however often it is submitted. */
export async function submitPayment(deps: PaymentsDeps, request: SubmitRequest): Promise<PaymentOutcome> {
  try {
    return await submit(deps, request);
  } catch (error) {
    // After the payment was sent, faults are recorded and not thrown, so this one came before.
    if (!(error instanceof ProviderFault)) throw error;
    deps.report("a provider could not check the buyer", { error });
    return { kind: "failed", orderNo: null, error: error.error, code: error.code ?? null };
  }
}

async function submit(deps: PaymentsDeps, request: SubmitRequest): Promise<PaymentOutcome> {
  const { buyer, basketId, paymentDetails, source } = request;
  const market = marketOf(deps, source.country);
  if (paymentDetails.provider !== market.provider) return { kind: "requestRefused", reason: "tampered" };
  const active = await recoverAndFindActivePayment(deps, request);
  if (active && !(active.state === "INIT" && active.orderReference)) return outcomeOf(active);
  const bill = await releaseAndReadBill(deps, request, active);
  if (typeof bill === "string") {
    const other = await findActivePayment(deps.database.queries, buyer, basketId);
    return other ? outcomeOf(other) : { kind: "requestRefused", reason: bill };
  }
  const provider = deps.providers[market.provider];
  const identifyRequest = { provider, buyer, locale: source.locale, email: bill.email };
  const checked = await withBuyerIds(deps, identifyRequest, {
    do: (buyerIds) => check({ request, bill, active, provider, buyerIds }),
    isStale: (result) => "inspection" in result && result.inspection.kind === "notOwned",
  });
  if (!("inspection" in checked)) return { kind: "requestRefused", reason: checked.reason };
  const { buyerIds, inspection } = checked;
  const refusal = refusalOf(inspection, { request, bill });
  if (refusal) return refusal;
  const opened = active ?? (await createPaymentAndOrder(deps, { request, bill, buyerIds, inspection }));
  if (opened.state !== "INIT" || opened.orderReference === null) return outcomeOfOpened(opened);
  return send(deps, { request, bill, provider, payment: opened, inspection });
}

type CheckResult = { reason: RefusalReason } | { buyerIds: BuyerIds; inspection: Inspection };
type CheckInput = PaymentFacts & { bill: Bill; provider: Provider };

/** Compares the claimed values, then inspects the payment details. */
async function check({ request, bill, active, provider, buyerIds }: CheckInput): Promise<CheckResult> {
  const serverValues = { ...serverValuesOf(bill), ...serverValuesOf({ request, buyerIds, active }) };
  const isSavedForGuest = !request.buyer.isRegistered && isSavedMethod(request.paymentDetails);
  const reason = refusalReason(request.claimed, serverValues) ?? (isSavedForGuest ? "notFound" : undefined);
  return reason ? { reason } : { buyerIds, inspection: await provider.inspect(request.paymentDetails, buyerIds) };
}

/** Only a customer with an account has saved methods. */
const isSavedMethod = (details: PaymentDetails): boolean =>
  details.provider === "adyen"
    ? details.paymentMethod.storedPaymentMethodId !== undefined
    : details.token !== undefined;

/** An order with another total than its basket is not paid: the customer sees the new total first. */
const outcomeOfOpened = (opened: PaymentRow): PaymentOutcome =>
  opened.errorCode === totalChanged ? { kind: "requestRefused", reason: "amountChanged" } : outcomeOf(opened);

/** The active payment of the basket, after recovering one whose request crashed before the order. */
async function recoverAndFindActivePayment(
  deps: PaymentsDeps,
  { buyer, basketId }: SubmitRequest,
): Promise<PaymentRow | undefined> {
  const { queries } = deps.database;
  const active = await findActivePayment(queries, buyer, basketId);
  if (active?.state !== "INIT" || active.orderReference !== null || isOrderBeingPlaced(active, deps.now()))
    return active;
  await recoverPayment(deps, active);
  return findActivePayment(queries, buyer, basketId);
}

/** The bill of the order once there is one, else of the basket. */
async function releaseAndReadBill(
  deps: PaymentsDeps,
  { buyer, basketId, orderFields }: SubmitRequest,
  active: PaymentRow | undefined,
): Promise<Bill | "notFound" | "basketNotReady"> {
  const { commerce, database } = deps;
  if (active?.orderReference) {
    const order = await readOrder(commerce, { siteId: buyer.siteId, orderNo: active.orderReference });
    return (order && billOf(order)) ?? "notFound";
  }
  let basket = await readBasket(buyer, basketId);
  if (!basket) {
    const last = await findLatestPaymentOfBasket(database.queries, buyer, basketId);
    if (!last || last.syncedState === last.state) return "notFound";
    // The previous payment has failed, but its order has not released the basket yet.
    await runFollowUps(deps, last.id);
    basket = await readBasket(buyer, basketId);
  }
  if (!basket) return "notFound";
  const bill = billOf(basket);
  return bill && isForVehicle(bill, orderFields) ? bill : "basketNotReady";
}

/** An order names one vehicle: nothing in it may have been chosen for another. */
const isForVehicle = ({ vins }: Bill, { c_SNP_OMS_vin: vin }: SubmitRequest["orderFields"]): boolean =>
  vins.every((chosenFor) => chosenFor === vin);

type PaymentFacts = { request: SubmitRequest; buyerIds: BuyerIds; active: PaymentRow | undefined };

function serverValuesOf(facts: Bill | PaymentFacts) {
  if ("currency" in facts) return { amount: facts.amount, currency: facts.currency, shopperEmail: facts.email };
  const { request, buyerIds, active } = facts;
  return {
    shopperReference: buyerIds.shopperReference,
    shopperIP: request.source.ip,
    countryCode: request.source.country,
    reference: active?.orderReference ?? null,
  };
}

/** The refusal before anything is ordered, if any; the basket stays as it is. */
function refusalOf(
  inspection: Inspection,
  { request, bill }: { request: SubmitRequest; bill: Bill },
): PaymentOutcome | undefined {
  if (inspection.kind === "notOwned") return { kind: "requestRefused", reason: "notFound" };
  if (inspection.kind === "refused") {
    return { kind: "failed", orderNo: null, error: inspection.error, code: inspection.code ?? null };
  }
  const country = inspection.method?.country;
  if (request.mustMatchBillingCountry && country !== undefined && country !== bill.billingDetails.address.country) {
    return { kind: "failed", orderNo: null, error: "billing_address_missmatch", code: null };
  }
  return undefined;
}

/** The order number is in the return address, so that a return from the bank works in any tab. */
function withOrderNo(returnUrl: string, orderNo: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set("orderNo", orderNo);
  return url.href;
}

const duplicateSale = { kind: "unsent", error: "invalid_request_error", code: "checkout_control" } as const;

/** Moves the payment to SUBMITTED, so that only this request sends it; refuses services that another payment holds. */
function claimPayment(
  { database, now, rules }: PaymentsDeps,
  { mustRefuseDuplicates }: SubmitRequest,
  payment: PaymentRow,
): Promise<{ payment: PaymentRow; isMoved: boolean }> {
  return database.transaction(async (tx) => {
    const isDuplicate = mustRefuseDuplicates && (await lockVehicleAndCheckForDuplicate(tx, payment, now()));
    const event = isDuplicate ? duplicateSale : ({ kind: "submitted" } as const);
    return applyEvent(tx, { paymentId: payment.id, event }, { now, transitions: rules.transitions });
  });
}

/** Nothing was charged: the order fails and releases its basket. */
async function failOrderOfUnsentPayment(deps: PaymentsDeps, { id }: PaymentRow): Promise<PaymentOutcome> {
  await tryFollowUps(deps, id);
  return outcomeOf(await readPaymentRow(deps.database.queries, id));
}

type SendInput = {
  request: SubmitRequest;
  bill: Bill;
  provider: Provider;
  payment: PaymentRow;
  inspection: Inspection;
};

/** Only the request that moves the payment from INIT sends it; a later one gets its current outcome. */
async function send(
  deps: PaymentsDeps,
  { request, bill, provider, payment, inspection }: SendInput,
): Promise<PaymentOutcome> {
  const claim = await claimPayment(deps, request, payment);
  if (claim.payment.state === "CANCELLED") return failOrderOfUnsentPayment(deps, payment);
  if (!claim.isMoved) return outcomeOf(claim.payment);
  const submitted = requirePaymentWithOrder(claim.payment);
  const { locale, origin } = request.source;
  const returnUrl = withOrderNo(request.source.returnUrl, submitted.merchantReference);
  const billingDetails = { ...bill.billingDetails, locale };
  const paymentDetails = inspection.kind === "accepted" ? inspection.paymentDetails : request.paymentDetails;
  try {
    const answer =
      submitted.amount === 0
        ? { kind: "authorised" as const, reference: `free:${payment.id}`, amount: 0, currency: submitted.currency }
        : await retryUnanswered(() =>
            provider.pay({ payment: submitted, paymentDetails, billingDetails, returnUrl, origin }),
          );
    await recordEvent(deps, payment.id, answer);
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    if (error.callEffect === "unknown") {
      deps.report("a provider did not answer a payment", { paymentId: payment.id, error });
      return { kind: "confirming", orderNo: submitted.merchantReference };
    }
    const { error: kind, code } = error;
    await recordEvent(deps, payment.id, { kind: "refused", error: kind, ...(code !== undefined && { code }) });
  }
  await tryFollowUps(deps, payment.id);
  return outcomeOf(await readPaymentRow(deps.database.queries, payment.id));
}
