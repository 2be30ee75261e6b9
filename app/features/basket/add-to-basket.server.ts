import { addItems } from "../../../contracts/commerce/baskets.ts";
import { id } from "../../../contracts/commerce/text.ts";
import { type Fault, isFault } from "../../../contracts/fault.ts";
import type { PurchaseRefusal } from "../../domain/sale/purchase-rules.ts";
import { type BasketDeps, retryOnStaleBasket, requireBasket } from "./find-basket.server.ts";

export type AddOutcome =
  /** With the names of what the basket lost because it is not sold here. */
  | { kind: "added"; droppedItems?: readonly string[] }
  | { kind: "unavailable"; planIds: readonly string[] }
  /** The rules of a purchase refuse it for this visitor and the vehicle in hand. */
  | { kind: "notForSale"; reason: PurchaseRefusal }
  | { kind: "failed" };

type Deps = BasketDeps & {
  /** The rules of a purchase. */
  refusalOfPlans: (planIds: readonly string[]) => Promise<PurchaseRefusal | undefined>;
  /** The vehicle the plans are for, when one is in hand. */
  vin: string | undefined;
};

/** As many as commerce takes at a time; nobody's vehicle has more services. */
const maxPlans = 20;

/**
 * Puts plans into the basket, each of them once: all of them, or none. A plan that is in it already stays, another plan
 * of the same service gives way. Doing it twice changes nothing more.
 */
export async function addToBasket(deps: Deps, { planIds }: { planIds: readonly string[] }): Promise<AddOutcome> {
  const wanted = [...new Set(planIds)];
  const strange = wanted.filter((planId) => !id.safeParse(planId).success);
  if (strange.length > 0) return { kind: "unavailable", planIds: strange };
  if (wanted.length === 0 || wanted.length > maxPlans) return { kind: "failed" };
  const lost: string[] = [];
  try {
    const reason = await deps.refusalOfPlans(wanted);
    if (reason) return { kind: "notForSale", reason };
    await retryOnStaleBasket(async () => {
      const { basket, droppedItems } = await requireBasket(deps);
      lost.push(...droppedItems);
      const { basket_id: basketId } = basket;
      await deps.shopper.commerce(addItems, {
        params: { siteId: deps.place.siteId, basketId },
        query: { locale: deps.place.localeId },
        body: wanted.map((planId) => ({
          product_id: planId,
          quantity: 1,
          ...(deps.vin !== undefined && { c_SNP_OMS_vin: deps.vin }),
        })),
      });
    });
    return { kind: "added", ...(lost.length > 0 && { droppedItems: lost }) };
  } catch (error) {
    if (!isFault(error)) throw error;
    return refusal(error, wanted);
  }
}

function refusal(fault: Fault, wanted: readonly string[]): AddOutcome {
  if (fault.type !== "ProductItemNotAvailableException") return { kind: "failed" };
  const named = wanted.filter((planId) => planId === fault.arguments.productId);
  return { kind: "unavailable", planIds: named.length > 0 ? named : wanted };
}
