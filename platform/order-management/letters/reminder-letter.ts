import { lawOf } from "../../../contracts/markets/market-law.ts";
import type { LetterOf } from "../../../contracts/letters/letters.ts";
import type { Queries } from "../../../database/database.ts";
import { addDays, type Day, startOfDay } from "../calendar.ts";
import { openCalendar } from "../letter-links/calendars.ts";
import { newNonce, writeLinkToken } from "../letter-links/link-token.ts";
import { daysToRenewAfterEnd } from "../life-cycle/reminders/ladder.ts";
import { type CurrentPrice, paidPrice, withTaxes } from "../life-cycle/renewals/announced-price.ts";
import { planAt } from "../life-cycle/renewals/renewal-plan.ts";
import { letterPaths, paymentOfRecord, termOf, vehicleOf } from "./letter-facts.ts";
import { queueOrderLetter } from "./queue-order-letter.ts";
import { nextCharge, type Subscription } from "./subscription-letters.ts";

type RunningSubscription = Subscription & { asset: { expiresOn: Day } };

type Reminder = {
  subscription: RunningSubscription;
  dayOffset: number;
  current: CurrentPrice | undefined;
  linkKey: Uint8Array;
  at: Date;
};

export const reminderKey = ({
  assetId,
  expiresOn,
  dayOffset,
}: {
  assetId: string;
  expiresOn: Day;
  dayOffset: number;
}) => `reminder:${assetId}:${expiresOn}:${dayOffset}`;

export async function writeReminder(tx: Queries, reminder: Reminder): Promise<void> {
  const { subscription, dayOffset, current, linkKey, at } = reminder;
  const { asset, order } = subscription;
  const calendar = await openCalendar(tx, linkKey, { ownerKey: asset.ownerKey, siteId: order.siteId });
  await queueOrderLetter(tx, {
    order,
    eventKey: reminderKey({ assetId: asset.id, expiresOn: asset.expiresOn, dayOffset }),
    at,
    content: {
      kind: "reminder",
      service: asset.name,
      ...(current?.functions && { functions: current.functions }),
      vehicle: vehicleOf({ ...order, vin: asset.vin }),
      dayOffset,
      endsOn: asset.expiresOn,
      ...(asset.isAutoRenewed ? renewing(subscription, linkKey) : ending(reminder)),
      calendarPath: letterPaths.calendar(calendar),
      deadline: lawOf(order).autoRenew.deadline,
      billingStateCode: order.billingStateCode,
    },
  });
}

type Offer = Pick<LetterOf<"reminder">, "renewal" | "stopPath" | "renew">;

/** Auto-renewal is on: what will be charged, and the way to stop it until then. */
function renewing(subscription: RunningSubscription, linkKey: Uint8Array): Offer {
  const { asset, order, item, record } = subscription;
  const { termType, term, ...charge } = nextCharge(subscription, asset.expiresOn);
  const previous = planAt(paidPrice(asset, item), { asset, order }).price;
  const stop = writeLinkToken(linkKey, {
    action: "stop-auto-renewal",
    ...linkOf(subscription),
    expiresAt: startOfDay(asset.expiresOn, order),
  });
  return {
    renewal: {
      ...charge,
      term: termOf({ term, termType }),
      payment: paymentOfRecord(record ?? undefined),
      previousTotal: previous === charge.total ? null : previous,
    },
    stopPath: letterPaths.stopAutoRenewal(stop),
    renew: null,
  };
}

/** It ends unless the customer buys the same plan again, at today's price. */
function ending({ subscription, current, linkKey }: Reminder): Offer {
  const { asset, order, item } = subscription;
  const { price, tax } = current ? withTaxes(current, item) : paidPrice(asset, item);
  const renew = writeLinkToken(linkKey, {
    action: "renew",
    ...linkOf(subscription),
    expiresAt: startOfDay(addDays(asset.expiresOn, daysToRenewAfterEnd + 1), order),
    price: { total: price, tax, currency: order.currency },
  });
  return {
    renewal: null,
    stopPath: null,
    renew: {
      path: letterPaths.renew(renew),
      total: price,
      tax,
      currency: order.currency,
      term: termOf(current ?? asset),
    },
  };
}

const linkOf = ({ asset, order }: RunningSubscription) => ({
  assetId: asset.id,
  periodEnd: asset.expiresOn,
  siteId: order.siteId,
  nonce: newNonce(),
});
