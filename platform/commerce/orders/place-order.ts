import { randomBytes, randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Shopper } from "../access-token.ts";
import { type BasketContents, readContents, redeemerOf } from "../baskets/basket-contents.ts";
import { appliedCoupons, listFlashes, basketAndOrderFields } from "../baskets/basket-document.ts";
import { basketNotReady } from "../baskets/basket-faults.ts";
import { baskets } from "../baskets/basket-tables.ts";
import { lockBasket, matchingLocale } from "../baskets/change-basket.ts";
import { areListed } from "../../../contracts/markets/listed-taxes.ts";
import { rateParts } from "../baskets/pricing/tax-rates.ts";
import { artLink } from "../catalogue/product-document.ts";
import type { CommerceDeps } from "../deps.ts";
import { taxationOfCurrency } from "../markets.ts";
import { redeemCoupons } from "./coupon-redemptions.ts";
import { type OrderedLine, type OrderRow, orders } from "./order-tables.ts";

/**
 * Creates an order from a basket, in the language in which it is ordered. The basket is locked and then no longer open, so
 * that of several requests for the same basket one creates the order and the others find no basket.
 */
export async function placeOrder(
  { database, now }: CommerceDeps,
  shopper: Shopper,
  { basketId, locale }: { basketId: string; locale: string | undefined },
): Promise<OrderRow> {
  return database.transaction(async (tx) => {
    const filled = await lockBasket(tx, shopper, basketId);
    const basket = { ...filled, locale: matchingLocale(locale, filled) ?? filled.locale };
    const time = now();
    const contents = await readContents(tx, basket, time);
    requireReady(contents);
    const orderNo = createOrderNo(basket.siteId);
    // The order is paid with the instrument that was added last.
    const ordered = { ...contents, instruments: contents.instruments.slice(0, 1) };
    const [order] = await tx
      .insert(orders)
      .values({
        orderNo,
        orderToken: randomBytes(24).toString("base64url"),
        siteId: basket.siteId,
        customerId: basket.customerId,
        isGuest: !shopper.isRegistered,
        basketId: basket.id,
        status: "created",
        content: basketAndOrderFields(ordered, time),
        lines: orderedLines(ordered),
        locale: basket.locale,
        placedAt: time,
        modifiedAt: time,
      })
      .returning();
    if (!order) throw new Error(`The order of basket ${basket.id} was not stored.`);
    await redeemCoupons(tx, appliedCoupons(contents), { orderNo, redeemer: redeemerOf(contents) });
    await tx.update(baskets).set({ state: "ordered", modifiedAt: time }).where(eq(baskets.id, basket.id));
    return order;
  });
}

function requireReady(contents: BasketContents): void {
  const [flash] = listFlashes(contents);
  if (flash) throw basketNotReady(flash.type, flash.message);
  if (contents.row.email === "") throw basketNotReady("CustomerEmailRequired", "No e-mail address was given.");
}

/** Letters and digits that cannot be confused with each other. */
const unambiguousCharacters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** Random, so that it does not reveal how many orders there are. */
function createOrderNo(siteId: string): string {
  const group = () =>
    Array.from({ length: 5 }, () => unambiguousCharacters[randomInt(unambiguousCharacters.length)]).join("");
  return `${siteId}-${group()}-${group()}`;
}

function orderedLines({ row, price }: BasketContents): OrderedLine[] {
  const isGross = taxationOfCurrency[row.currency] === "gross";
  return price.lines.map(({ line, afterOrder, adjustedTax = 0, taxes = [] }) => {
    const { details } = line.product;
    return {
      itemId: line.itemId,
      masterId: line.masterId,
      variantId: line.product.id,
      name: line.serviceName,
      featureType: details.featureType,
      subscriptionType: details.subscriptionType,
      duration: details.duration ?? 0,
      durationType: details.durationType ?? "m",
      total: isGross ? afterOrder : afterOrder + adjustedTax,
      tax: adjustedTax,
      taxRate: (price.taxRate ?? 0) / rateParts,
      ...(areListed(taxes) && { taxes: taxes.map((tax) => ({ ...tax, rate: tax.rate / rateParts })) }),
      imageLink: artLink(row.siteId, details.art),
      userManualUrl: details.userManualUrl?.[row.siteId] ?? null,
    };
  });
}
