import type { Buyer, PaymentDetails, PaymentOutcome } from "../../contracts/payments/payments.ts";
import type { Queries } from "../../database/open-database.ts";
import { advanceNow, apply } from "../advance.ts";
import type { PaymentsGround } from "../ground.ts";
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
import { askRepeatedly, ProviderFault } from "../provider-fault.ts";
import { endPayment, recoverPayment } from "../recovery/recover-payment.ts";
import { isBeingPlaced } from "./open-payment.ts";
import { outcomeOf } from "./outcome.ts";

const open: ReadonlySet<PaymentState> = new Set(["SUBMITTED", "ACTION_REQUIRED", "PENDING"]);

type Continuation = { buyer: Buyer; orderNo: string; details?: PaymentDetails };

export async function continuePayment(
  ground: PaymentsGround,
  { buyer, orderNo, details = {} }: Continuation,
): Promise<PaymentOutcome> {
  const payment = await findOfOrder(ground.database.queries, buyer, orderNo);
  if (!payment) return { kind: "refused", reason: "notFound" };
  const failure = await proceed(ground, payment, details);
  if (failure) return { kind: "failed", orderNo, error: failure.error, code: failure.code ?? null };
  return outcomeOf(await readPaymentRow(ground.database.queries, payment.id));
}

/**
 * Tells the provider what the person did. A no to the request itself leaves the payment as it is: what the browser
 * brought may be forged, and must not end a payment.
 */
export async function proceed(
  ground: PaymentsGround,
  payment: PaymentRow,
  details: PaymentDetails,
): Promise<ProviderFault | undefined> {
  if (!open.has(payment.state)) return undefined;
  const provider = ground.providers[payment.provider];
  try {
    const answer = await askRepeatedly(() => provider.proceed(requireSubmittable(payment), details));
    await apply(ground, payment.id, answer);
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    if (error.certainty === "rejected") return error;
    ground.report("a provider gave no answer to what a person did", { paymentId: payment.id, error });
    return undefined;
  }
  await advanceNow(ground, payment.id);
  return undefined;
}

export async function readPayment(
  { database }: PaymentsGround,
  { buyer, ...named }: { buyer: Buyer } & ({ orderNo: string } | { basketId: string }),
): Promise<PaymentOutcome> {
  const { queries } = database;
  const payment =
    "orderNo" in named
      ? await findOfOrder(queries, buyer, named.orderNo)
      : await findLatestOfBasket(queries, buyer, named.basketId);
  return payment ? outcomeOf(payment) : { kind: "refused", reason: "notFound" };
}

type LeftOver = { buyer: Buyer; orderNo?: string; basketId?: string };

function findNamed(
  queries: Queries,
  buyer: Buyer,
  { orderNo, basketId }: { orderNo: string | undefined; basketId: string | undefined },
): Promise<PaymentRow | undefined> {
  if (orderNo !== undefined) return findOfOrder(queries, buyer, orderNo);
  return basketId === undefined ? findUnfinished(queries, buyer) : findLiving(queries, buyer, basketId);
}

/** A page was opened anew: what waits for the person is ended, what was sent is asked for. */
export async function failLeftOver(
  ground: PaymentsGround,
  { buyer, orderNo, basketId }: LeftOver,
): Promise<PaymentOutcome> {
  const { queries } = ground.database;
  const payment = await findNamed(queries, buyer, { orderNo, basketId });
  if (!payment) return { kind: "refused", reason: "notFound" };
  if (isBeingPlaced(payment, ground.now())) return outcomeOf(payment);
  try {
    if (payment.state === "INIT" || payment.state === "ACTION_REQUIRED") await endPayment(ground, payment);
    else if (payment.state === "SUBMITTED") await recoverPayment(ground, payment);
  } catch (error) {
    ground.report("a payment that was left behind cannot be ended yet", { paymentId: payment.id, error });
  }
  return outcomeOf(await readPaymentRow(queries, payment.id));
}
