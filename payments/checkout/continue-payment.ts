import type { PaymentType } from "../port/payment-types.ts";
import type { Buyer, ActionResult, PaymentOutcome } from "../port/payments.ts";
import type { Queries } from "../../database/database.ts";
import { tryFollowUps, recordEvent } from "../follow-ups.ts";
import type { PaymentsDeps } from "../deps.ts";
import {
  findLatestPaymentOfBasket,
  findActivePayment,
  findPaymentOfOrder,
  findUnfinishedPayment,
  readPaymentRow,
  requirePaymentWithOrder,
} from "../ledger/find-payments.ts";
import type { PaymentState } from "../ledger/states.ts";
import type { PaymentRow } from "../ledger/tables.ts";
import { ProviderFault } from "../provider-fault.ts";
import { retryUnanswered } from "../call-provider.ts";
import { endPayment, recoverPayment } from "../recovery/recover-payment.ts";
import { isOrderBeingPlaced } from "./create-payment-and-order.ts";
import { outcomeOf } from "./outcome.ts";

const open: ReadonlySet<PaymentState> = new Set(["SUBMITTED", "ACTION_REQUIRED", "PENDING"]);

type Continuation = { buyer: Buyer; orderNo: string; actionResult?: ActionResult };

export async function continuePayment(
  deps: PaymentsDeps,
  { buyer, orderNo, actionResult = {} }: Continuation,
): Promise<PaymentOutcome> {
  const payment = await findPaymentOfOrder(deps.database.queries, buyer, orderNo);
  if (!payment) return { kind: "requestRefused", reason: "notFound" };
  const failure = await proceed(deps, payment, actionResult);
  if (failure) return { kind: "failed", orderNo, error: failure.error, code: failure.code ?? null };
  return outcomeOf(await readPaymentRow(deps.database.queries, payment.id));
}

/**
 * Sends the customer's action to the provider. If the provider rejects the request, the payment stays as it is: the
 * browser's data may be forged, and must not end a payment.
 */
export async function proceed(
  deps: PaymentsDeps,
  payment: PaymentRow,
  actionResult: ActionResult,
): Promise<ProviderFault | undefined> {
  if (!open.has(payment.state)) return undefined;
  const provider = deps.providers[payment.provider];
  try {
    const answer = await retryUnanswered(() => provider.proceed(requirePaymentWithOrder(payment), actionResult));
    // Another request may be sending it right now. Recovery ends a payment that never arrives.
    if (answer === "absent" && payment.state === "SUBMITTED") return undefined;
    await recordEvent(deps, payment.id, answer === "absent" ? { kind: "cancelled" } : answer);
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    if (error.callEffect === "rejected") return error;
    deps.report("a provider did not answer after a customer's action", { paymentId: payment.id, error });
    return undefined;
  }
  await tryFollowUps(deps, payment.id);
  return undefined;
}

export async function readPayment(
  { database }: PaymentsDeps,
  { buyer, ...lookup }: { buyer: Pick<Buyer, "siteId" | "customerId"> } & ({ orderNo: string } | { basketId: string }),
): Promise<PaymentOutcome> {
  const { queries } = database;
  const payment =
    "orderNo" in lookup
      ? await findPaymentOfOrder(queries, buyer, lookup.orderNo)
      : await findLatestPaymentOfBasket(queries, buyer, lookup.basketId);
  return payment ? outcomeOf(payment) : { kind: "requestRefused", reason: "notFound" };
}

type EndRequest = { buyer: Buyer; orderNo?: string; basketId?: string };

function findPaymentToEnd(
  queries: Queries,
  buyer: Buyer,
  { orderNo, basketId }: { orderNo: string | undefined; basketId: string | undefined },
): Promise<PaymentRow | undefined> {
  if (orderNo !== undefined) return findPaymentOfOrder(queries, buyer, orderNo);
  return basketId === undefined ? findUnfinishedPayment(queries, buyer) : findActivePayment(queries, buyer, basketId);
}

/**
 * The checkout was opened again: ends a payment that waits for the customer, and looks up one that was sent. A payment
 * that its bank may be approving right now, in another tab, stays as it is.
 */
export async function endUnfinishedPayment(
  deps: PaymentsDeps,
  { buyer, orderNo, basketId }: EndRequest,
): Promise<PaymentOutcome> {
  const payment = await findPaymentToEnd(deps.database.queries, buyer, { orderNo, basketId });
  if (!payment) return { kind: "requestRefused", reason: "notFound" };
  return mayBeApprovedAtBank(payment) ? outcomeOf(payment) : end(deps, payment);
}

/** Cancels a payment at the provider. A charge that comes anyway is reversed. */
export async function cancelPayment(
  deps: PaymentsDeps,
  { buyer, orderNo }: { buyer: Buyer; orderNo: string },
): Promise<PaymentOutcome> {
  const payment = await findPaymentOfOrder(deps.database.queries, buyer, orderNo);
  return payment ? end(deps, payment) : { kind: "requestRefused", reason: "notFound" };
}

/** With these methods the bank charges without waiting for the shop, and Adyen cannot be asked about it. */
const approvedByBank: ReadonlySet<PaymentType | undefined> = new Set<PaymentType>(["ideal", "bancontact"]);

const mayBeApprovedAtBank = ({ state, provider, method }: PaymentRow): boolean =>
  state === "ACTION_REQUIRED" && provider === "adyen" && approvedByBank.has(method?.type);

async function end(deps: PaymentsDeps, payment: PaymentRow): Promise<PaymentOutcome> {
  if (isOrderBeingPlaced(payment, deps.now())) return outcomeOf(payment);
  try {
    if (payment.state === "INIT" || payment.state === "ACTION_REQUIRED") await endPayment(deps, payment);
    else if (payment.state === "SUBMITTED") await recoverPayment(deps, payment);
  } catch (error) {
    deps.report("an unfinished payment cannot be ended yet", { paymentId: payment.id, error });
  }
  return outcomeOf(await readPaymentRow(deps.database.queries, payment.id));
}
