import { eq } from "drizzle-orm";
import type { LinkState, LinkSubject } from "../../../contracts/order-management/letter-links.ts";
import { toMajorUnits } from "../../../contracts/minor-units.ts";
import type { Queries } from "../../../database/database.ts";
import { termOf } from "../letters/letter-facts.ts";
import { nextCharge, type Subscription } from "../letters/subscription-letters.ts";
import { assets, items, orders, paymentRecords, usedLinks } from "../tables.ts";
import { type LetterLink, readLinkToken } from "./link-token.ts";

export type FoundLink =
  | { state: "unknown" }
  | { state: "expired" }
  /** `usedAt` is missing when the change was made in another way. */
  | { state: "usable" | "used"; link: LetterLink; subscription: Subscription; usedAt?: Date };

type LinkRequest = { key: Uint8Array; token: string; siteId: string; at: Date };

/** What is known about a link. A change that was made in another way leaves the link without a use. */
export async function findLink(queries: Queries, { key, token, siteId, at }: LinkRequest): Promise<FoundLink> {
  const link = readLinkToken(key, token);
  if (!link || link.siteId !== siteId) return { state: "unknown" };
  if (at >= link.expiresAt) return { state: "expired" };
  const [subscription] = await queries
    .select({ asset: assets, order: orders, item: items, record: paymentRecords })
    .from(assets)
    .innerJoin(orders, eq(orders.id, assets.orderId))
    .innerJoin(items, eq(items.id, assets.itemId))
    .leftJoin(paymentRecords, eq(paymentRecords.id, assets.paymentRecordId))
    .where(eq(assets.id, link.assetId));
  if (!subscription) return { state: "unknown" };
  const [use] = await queries.select().from(usedLinks).where(eq(usedLinks.nonce, link.nonce));
  if (use) return { state: "used", link, subscription, usedAt: use.usedAt };
  return { state: isOpen(link, subscription) ? "usable" : "used", link, subscription };
}

/**
 * A later period has links of its own. One to stop auto-renewal ends on the day of its letter's charge, and until then it
 * also stops the charge that an order of another customer has put off.
 */
const isOpen = ({ action, periodEnd }: LetterLink, { asset }: Subscription): boolean =>
  !asset.isCancelled && (action === "stop-auto-renewal" ? asset.isAutoRenewed : asset.expiresOn === periodEnd);

const paidUntil = ({ periodEnd }: LetterLink, { asset: { isCancelled, expiresOn } }: Subscription) =>
  !isCancelled && expiresOn !== null && expiresOn > periodEnd ? { paidUntil: expiresOn } : {};

export function linkDocument(found: FoundLink): LinkState {
  if (!("subscription" in found)) return found;
  const { state, link, subscription, usedAt } = found;
  const subject = subjectOf(link, subscription);
  if (state === "usable") return { state, subject };
  return { state, subject, ...(usedAt && { usedAt: usedAt.toISOString() }), ...paidUntil(link, subscription) };
}

function subjectOf(link: LetterLink, subscription: Subscription): LinkSubject {
  const { asset, order, record } = subscription;
  const endsOn = asset.expiresOn ?? link.periodEnd;
  const { termType, term, ...charge } = nextCharge(subscription, endsOn);
  return {
    action: link.action,
    service: asset.name,
    productId: asset.productId,
    variantId: asset.variantId,
    vin: asset.vin,
    vehicle: order.vehicleName,
    localeId: order.localeId,
    endsOn,
    ...(link.price && { letterPrice: priceDocument(link.price) }),
    renewal: asset.isAutoRenewed
      ? {
          ...charge,
          total: toMajorUnits(charge.total),
          tax: toMajorUnits(charge.tax),
          term: termOf({ term, termType }),
          paymentLast4: record?.last4 || null,
        }
      : null,
  };
}

const priceDocument = ({ total, tax, currency }: NonNullable<LetterLink["price"]>) => ({
  total: toMajorUnits(total),
  tax: toMajorUnits(tax),
  currency,
});
