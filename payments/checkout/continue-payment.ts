import type { PaymentType } from "../port/payment-words.ts";
import type { Buyer, PaymentDetails, PaymentOutcome } from "../port/payments.ts";
import type { Queries } from "../../database/database.ts";
import { advanceNow, apply } from "../advance.ts";
import type { PaymentsDeps } from "../deps.ts";
import {
  findLatestOfBasket,
  findLiving,
  findOfOrder,
  findUnfinished,
  readPaymentRow,
  requireSubmittable,
} from "../ledger/find-payments.ts";
import type { PaymentState } from "../ledger/states.ts";
import type { PaymentRow } from "../ledger/tables.ts";
import { ProviderFault } from "../provider-fault.ts";
import { askRepeatedly } from "../provider-patience.ts";
import { endPayment, recoverPayment } from "../recovery/recover-payment.ts";
import { isBeingPlaced } from "./open-payment.ts";
import { outcomeOf } from "./outcome.ts";

const open: ReadonlySet<PaymentState> = new Set(["SUBMITTED", "ACTION_REQUIRED", "PENDING"]);

type Continuation = { buyer: Buyer; orderNo: string; details?: PaymentDetails };

export async function continuePayment(
  deps: PaymentsDeps,
  { buyer, orderNo, details = {} }: Continuation,
): Promise<PaymentOutcome> {
  const payment = await findOfOrder(deps.database.queries, buyer, orderNo);
  if (!payment) return { kind: "refused", reason: "notFound" };
  const failure = await proceed(deps, payment, details);
  if (failure) return { kind: "failed", orderNo, error: failure.error, code: failure.code ?? null };
  return outcomeOf(await readPaymentRow(deps.database.queries, payment.id));
}

/**
 * Tells the provider what the person did. A no to the request itself leaves the payment as it is: what the browser
 * brought may be forged, and must not end a payment.
 */
export async function proceed(
  deps: PaymentsDeps,
  payment: PaymentRow,
  details: PaymentDetails,
): Promise<ProviderFault | undefined> {
  if (!open.has(payment.state)) return undefined;
  const provider = deps.providers[payment.provider];
  try {
    const answer = await askRepeatedly(() => provider.proceed(requireSubmittable(payment), details));
    // Another request may be sending it at this moment. One that never arrives is ended by recovery.
    if (answer === "absent" && payment.state === "SUBMITTED") return undefined;
    await apply(deps, payment.id, answer === "absent" ? { kind: "cancelled" } : answer);
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    if (error.certainty === "rejected") return error;
    deps.report("a provider gave no answer to what a person did", { paymentId: payment.id, error });
    return undefined;
  }
  await advanceNow(deps, payment.id);
  return undefined;
}

export async function readPayment(
  { database }: PaymentsDeps,
  { buyer, ...named }: { buyer: Pick<Buyer, "siteId" | "customerId"> } & ({ orderNo: string } | { basketId: string }),
): Promise<PaymentOutcome> {
  const { queries } = database;
  const payment =
    "orderNo" in named
      ? await findOfOrder(queries, buyer, named.orderNo)
      : await findLatestOfBasket(queries, buyer, named.basketId);
  return payment ? outcomeOf(payment) : { kind: "refused", reason: "notFound" };
}

type UnfinishedPayment = { buyer: Buyer; orderNo?: string; basketId?: string };

function findNamed(
  queries: Queries,
  buyer: Buyer,
  { orderNo, basketId }: { orderNo: string | undefined; basketId: string | undefined },
): Promise<PaymentRow | undefined> {
  if (orderNo !== undefined) return findOfOrder(queries, buyer, orderNo);
  return basketId === undefined ? findUnfinished(queries, buyer) : findLiving(queries, buyer, basketId);
}

/**
 * A page was opened anew: what waits for the person is ended, what was sent is asked for. A payment that its bank may
 * approve at this moment, in another tab, stays as it is.
 */
export async function endUnfinishedPayment(
  deps: PaymentsDeps,
  { buyer, orderNo, basketId }: UnfinishedPayment,
): Promise<PaymentOutcome> {
  const payment = await findNamed(deps.database.queries, buyer, { orderNo, basketId });
  if (!payment) return { kind: "refused", reason: "notFound" };
  return isApprovedElsewhere(payment) ? outcomeOf(payment) : end(deps, payment);
}

/** The customer gives a payment up. The provider is asked to end it; money that comes all the same goes back. */
export async function cancelPayment(
  deps: PaymentsDeps,
  { buyer, orderNo }: { buyer: Buyer; orderNo: string },
): Promise<PaymentOutcome> {
  const payment = await findOfOrder(deps.database.queries, buyer, orderNo);
  return payment ? end(deps, payment) : { kind: "refused", reason: "notFound" };
}

/** Banks of these methods take the money without waiting for the shop to go on, and Adyen cannot be asked about it. */
const approvedByBank: ReadonlySet<PaymentType | undefined> = new Set<PaymentType>(["ideal", "bancontact"]);

const isApprovedElsewhere = ({ state, provider, method }: PaymentRow): boolean =>
  state === "ACTION_REQUIRED" && provider === "adyen" && approvedByBank.has(method?.type);

async function end(deps: PaymentsDeps, payment: PaymentRow): Promise<PaymentOutcome> {
  if (isBeingPlaced(payment, deps.now())) return outcomeOf(payment);
  try {
    if (payment.state === "INIT" || payment.state === "ACTION_REQUIRED") await endPayment(deps, payment);
    else if (payment.state === "SUBMITTED") await recoverPayment(deps, payment);
  } catch (error) {
    deps.report("a payment that was left behind cannot be ended yet", { paymentId: payment.id, error });
  }
  return outcomeOf(await readPaymentRow(deps.database.queries, payment.id));
}
