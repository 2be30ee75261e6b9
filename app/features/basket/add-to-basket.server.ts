import { addItems } from "../../../contracts/commerce/baskets.ts";
import { id } from "../../../contracts/commerce/text.ts";
import { type Fault, isFault } from "../../../contracts/fault.ts";
import type { PurchaseRefusal } from "../../domain/sale/purchase-rules.ts";
import { type BasketDeps, retryOnStaleBasket, getOrCreateBasketForMarket } from "./fetch-basket-document.server.ts";

export type AddOutcome =
  /** With the names of items that were dropped because they are not sold here. */
  | { kind: "added"; droppedItems?: readonly string[] }
  /** Commerce does not sell these plans in this market. */
  | { kind: "notSold"; planIds: readonly string[] }
  /** The rules of a purchase refuse it for this visitor and the selected vehicle. */
  | { kind: "purchaseRefused"; reason: PurchaseRefusal }
  | { kind: "failed" };

export type AddDeps = BasketDeps & {
  /** The rules of a purchase. */
  refusalOfPlans: (planIds: readonly string[]) => Promise<PurchaseRefusal | undefined>;
  /** The vehicle that the plans are for, when one is selected. */
  vin: string | undefined;
};

/** The most that commerce accepts in one call; no vehicle has more services. */
const maxPlans = 20;

/**
 * Adds plans to the basket, each of them once: all of them, or none. A plan that is in it already stays, another plan of
 * the same service is replaced. Adding twice has the same result.
 */
export async function addToBasket(deps: AddDeps, { planIds }: { planIds: readonly string[] }): Promise<AddOutcome> {
  const uniqueIds = [...new Set(planIds)];
  const malformed = uniqueIds.filter((planId) => !id.safeParse(planId).success);
  if (malformed.length > 0) return { kind: "notSold", planIds: malformed };
  if (uniqueIds.length === 0 || uniqueIds.length > maxPlans) return { kind: "failed" };
  const dropped: string[] = [];
  try {
    const reason = await deps.refusalOfPlans(uniqueIds);
    if (reason) return { kind: "purchaseRefused", reason };
    await retryOnStaleBasket(async () => {
      const { basket, droppedItems } = await getOrCreateBasketForMarket(deps);
      dropped.push(...droppedItems);
      const { basket_id: basketId } = basket;
      await deps.shopper.commerceOcapi(addItems, {
        params: { siteId: deps.siteLocale.siteId, basketId },
        query: { locale: deps.siteLocale.localeId },
        body: uniqueIds.map((planId) => ({
          product_id: planId,
          quantity: 1,
          ...(deps.vin !== undefined && { c_SNP_OMS_vin: deps.vin }),
        })),
      });
    });
    return { kind: "added", ...(dropped.length > 0 && { droppedItems: dropped }) };
  } catch (error) {
    if (!isFault(error)) throw error;
    return outcomeOfFault(error, uniqueIds);
  }
}

function outcomeOfFault(fault: Fault, planIds: readonly string[]): AddOutcome {
  if (fault.type !== "ProductItemNotAvailableException") return { kind: "failed" };
  const named = planIds.filter((planId) => planId === fault.arguments.productId);
  return { kind: "notSold", planIds: named.length > 0 ? named : planIds };
}
