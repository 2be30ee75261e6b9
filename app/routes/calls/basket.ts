import { data } from "react-router";
import { autoRenewalNote } from "../../catalogue/auto-renewal/auto-renewal-note.ts";
import { isFault } from "../../../contracts/fault.ts";
import type { MiniBasketResponse } from "../../features/basket/mini-basket/mini-basket.tsx";
import {
  isAutoRenewalInCountry,
  loadVehicleBasket,
  loadTaxDisplay,
} from "../../features/basket/request/request-basket.server.ts";
import { miniTotalLines, type TaxDisplay } from "../../features/basket/basket-totals.ts";
import { writeTaxNote, writeTotals } from "../../features/basket/total-texts.server.ts";
import type { VehicleBasket } from "../../features/basket/vehicle-basket.ts";
import { requestedShopContext, sessionContext } from "../../request/request-context.ts";
import type { Route } from "./+types/basket";

/** Called by the mini basket when it opens. */
export async function loader({ context }: Route.LoaderArgs) {
  const headers = new Headers({ "cache-control": "private, no-store" });
  try {
    const [basket, isInCountry, display] = await Promise.all([
      loadVehicleBasket(context),
      isAutoRenewalInCountry(context),
      loadTaxDisplay(context),
    ]);
    const { isRegistered } = context.get(sessionContext);
    const answer: MiniBasketResponse =
      basket && basket.items.length > 0
        ? {
            kind: "basket",
            basket,
            autoRenewalNote: autoRenewalNote({ isAutoRenewalInCountry: isInCountry, isRegistered }),
            ...totalsOf(basket, display, context.get(requestedShopContext).shop.locale.id),
          }
        : { kind: "empty" };
    return data(answer, { headers });
  } catch (error) {
    if (!isFault(error)) throw error;
    return data({ kind: "failed" } satisfies MiniBasketResponse, { headers });
  }
}

/** The lines under the items; outside the checkout, the note about taxes is the one of every page. */
function totalsOf(basket: VehicleBasket, display: TaxDisplay, localeId: string) {
  const taxNote = writeTaxNote(basket, "price.excludeTax", localeId);
  const rows = writeTotals(miniTotalLines(basket, display), localeId);
  return { rows, ...(taxNote && { taxNote }), mentionsVat: display.mentionsVat };
}
