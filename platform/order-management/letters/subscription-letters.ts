import type { Queries } from "../../../database/database.ts";
import { type Day, addDays } from "../calendar.ts";
import { renewalPlan } from "../life-cycle/renewals/renewal-plan.ts";
import type { AssetRow, ItemRow, OrderRow, PaymentRecordRow, renewals } from "../tables.ts";
import { letterPaths, paymentOfRecord, termOf, vehicleOf } from "./letter-facts.ts";
import { queueOrderLetter } from "./queue-order-letter.ts";

/** A subscription with the purchase that its running term comes from, and the payment method of its renewal. */
export type Subscription = { asset: AssetRow; order: OrderRow; item: ItemRow; record: PaymentRecordRow | null };

const subscriptionOf = ({ asset, order }: Pick<Subscription, "asset" | "order">) => ({
  service: asset.name,
  vehicle: vehicleOf({ ...order, vin: asset.vin }),
});

/** What is charged at the end of the running term, and until when that can be stopped. */
export function nextCharge({ asset, order, item }: Omit<Subscription, "record">, endsOn: Day) {
  const { price, tax, term, termType } = renewalPlan({ asset, order, item });
  return {
    on: endsOn,
    total: price,
    tax,
    currency: order.currency,
    term,
    termType,
    lastDayToStop: addDays(endsOn, -1),
  };
}

type Renewal = typeof renewals.$inferSelect;
type Failure = Subscription & { renewal: Renewal; nextTryOn: Day | null; at: Date };

/** Written at each refusal of the payment. After the last one auto-renewal has ended. */
export async function writeRenewalFailed(tx: Queries, { renewal, nextTryOn, at, ...subscription }: Failure) {
  const { asset, order, record } = subscription;
  await queueOrderLetter(tx, {
    order,
    eventKey: `renewal-failed:${asset.id}:${renewal.periodEnd}:${renewal.attempt}`,
    at,
    content: {
      kind: "renewal-failed",
      ...subscriptionOf(subscription),
      total: renewal.amount,
      tax: renewal.tax,
      currency: renewal.currency,
      payment: paymentOfRecord(record ?? undefined),
      nextTryOn,
      endsOn: renewal.periodEnd,
      mendPath: letterPaths.paymentMethod,
    },
  });
}

/** Its moment tells the letters about one subscription apart. */
export const autoRenewalChangedKey = ({
  asset,
  isOn,
  at,
}: {
  asset: { id: string };
  isOn: boolean;
  at: Date;
}): string => `auto-renewal-changed:${asset.id}:${isOn ? "on" : "off"}:${at.toISOString()}`;

type Switch = Pick<Subscription, "asset" | "order"> & {
  /** The purchase that the running term comes from, where auto-renewal was turned on. */
  renewedItem?: ItemRow;
  at: Date;
  /** The shop turned it off, because the notice that the law asks for was not sent. */
  isWithoutNotice?: boolean;
};

export async function writeAutoRenewalChanged(
  tx: Queries,
  { asset, order, renewedItem, at, isWithoutNotice }: Switch,
): Promise<void> {
  const isOn = renewedItem !== undefined;
  await queueOrderLetter(tx, {
    order,
    eventKey: autoRenewalChangedKey({ asset, isOn, at }),
    at,
    content: {
      kind: "auto-renewal-changed",
      ...subscriptionOf({ asset, order }),
      isOn,
      ...(isWithoutNotice && { isWithoutNotice }),
      endsOn: asset.expiresOn,
      ...(renewedItem &&
        asset.expiresOn !== null && { renewal: chargeOf({ asset, order, item: renewedItem }, asset.expiresOn) }),
      managePath: letterPaths.subscription(asset.id),
    },
  });
}

function chargeOf(subscription: Omit<Subscription, "record">, endsOn: Day) {
  const { term, termType, ...charge } = nextCharge(subscription, endsOn);
  return { ...charge, term: termOf({ term, termType }) };
}
