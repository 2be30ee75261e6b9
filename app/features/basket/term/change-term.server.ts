import type { Catalogue, Product } from "../../../catalogue/catalogue.ts";
import { isFault } from "../../../../contracts/fault.ts";
import { lawOf } from "../../../../contracts/markets/market-law.ts";
import { type AddDeps, type AddOutcome, addToBasket } from "../add-to-basket.server.ts";
import { fetchBasketDocument } from "../fetch-basket-document.server.ts";
import { productsOf } from "../products-of.server.ts";
import { termChoices } from "./term-choices.ts";

export type ChangeTermOutcome = { kind: "termChanged"; service: string } | Exclude<AddOutcome, { kind: "added" }>;

type Deps = AddDeps & { catalogue: Pick<Catalogue, "products"> };

/** Gives a service in the basket another of its terms. The rules are those of adding it. */
export async function changeTerm(
  deps: Deps,
  { itemId, planId }: { itemId: string; planId: string },
): Promise<ChangeTermOutcome> {
  try {
    const item = (await fetchBasketDocument(deps))?.product_items.find((one) => one.item_id === itemId);
    if (!item) return { kind: "failed" };
    const { c_SNP_OMS_vin: chosenFor = deps.vin } = item;
    if (chosenFor !== deps.vin) return { kind: "purchaseRefused", reason: "otherVehicle" };
    const product = (await productsOf(deps, [item]))?.[0];
    if (!product || !isTermOf(product, planId, deps)) return { kind: "notSold", planIds: [planId] };
    const outcome = await addToBasket(deps, { planIds: [planId] });
    return outcome.kind === "added" ? { kind: "termChanged", service: product.name } : outcome;
  } catch (error) {
    if (!isFault(error)) throw error;
    return { kind: "failed" };
  }
}

function isTermOf({ plans }: Product, planId: string, { siteLocale: { localeId } }: Pick<Deps, "siteLocale">): boolean {
  const { maxInitialMonths } = lawOf({ localeId }).autoRenew;
  return termChoices(plans, maxInitialMonths ?? undefined).some((choice) => choice.planId === planId);
}
