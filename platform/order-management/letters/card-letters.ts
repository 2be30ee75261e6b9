import { and, desc, eq } from "drizzle-orm";
import type { Queries } from "../../../database/database.ts";
import type { Day } from "../calendar.ts";
import { orders, type PaymentRecordRow } from "../tables.ts";
import { letterPaths, paymentOf, paymentOfRecord, vehicleOf } from "./letter-facts.ts";
import { queueOrderLetter } from "./queue-order-letter.ts";
import { nextCharge, type Subscription } from "./subscription-letters.ts";

/** The reminders with which the card is checked. The second is for terms of a month, which do not have the first. */
const cardCheckOffsets = [-35, -7];

/** Written once for a card and a renewal: a card is valid until the last day of its month. */
export async function writeCardExpires(
  tx: Queries,
  { subscription, dayOffset, at }: { subscription: Subscription; dayOffset: number; at: Date },
): Promise<void> {
  const { asset, order, record } = subscription;
  if (!cardCheckOffsets.includes(dayOffset) || !asset.isAutoRenewed || asset.expiresOn === null || !record) return;
  if (!expiresBefore(record.cardExpires, asset.expiresOn)) return;
  const { on, total, tax, currency } = nextCharge(subscription, asset.expiresOn);
  await queueOrderLetter(tx, {
    order,
    eventKey: `card-expires:${asset.id}:${asset.expiresOn}:${record.cardExpires}:${record.last4}`,
    at,
    content: {
      kind: "card-expires",
      service: asset.name,
      vehicle: vehicleOf({ ...order, vin: asset.vin }),
      payment: paymentOf(record),
      cardExpires: record.cardExpires,
      renewsOn: on,
      total,
      tax,
      currency,
      mendPath: letterPaths.paymentMethod,
    },
  });
}

const expiresBefore = (cardExpires: string, renewsOn: Day): boolean =>
  cardExpires !== "" && cardExpires < renewsOn.slice(0, "2027-03".length);

type Change = { change: "saved" | "removed"; record: PaymentRecordRow; at: Date };

/** To the address of the account's latest order. */
export async function writePaymentMethodChanged(tx: Queries, { change, record, at }: Change): Promise<void> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.accountId, record.accountId), eq(orders.storefront, "VCS")))
    .orderBy(desc(orders.orderedAt), desc(orders.id))
    .limit(1);
  if (!order) return;
  await queueOrderLetter(tx, {
    order,
    eventKey: `payment-method-${change}:${record.id}:${at.toISOString()}`,
    at,
    content: {
      kind: "payment-method-changed",
      change,
      payment: paymentOfRecord(record),
      changedAt: at.toISOString(),
      managePath: letterPaths.paymentMethod,
    },
  });
}
