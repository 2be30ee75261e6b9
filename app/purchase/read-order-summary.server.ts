import type { BasketDocument } from "../../contracts/commerce/basket-document.ts";
import { lawOf, type MarketLaw } from "../../contracts/markets/market-law.ts";
import type { CalendarDay } from "../domain/calendar-day.ts";
import { maskVin } from "../../contracts/vehicles/mask-vin.ts";
import type { LegalTextName } from "../catalogue/catalogue.ts";
import { productsOf } from "../features/basket/products-of.server.ts";
import {
  canAgreeToAutoRenewal,
  fetchBasketDocumentOnce,
  loadTaxDisplay,
  loadVehicleBasket,
  siteLocaleOf,
} from "../features/basket/request/request-basket.server.ts";
import type { VehicleBasketItem } from "../features/basket/vehicle-basket.ts";
import type { OrderSummary } from "../features/checkout/summary/order-summary.ts";
import { type SummarisedService, writeOrderSummary } from "../features/checkout/summary/order-summary-texts.server.ts";
import { renewalPricesFromWire } from "../features/payment/monthly-from-wire.ts";
import { resolveWithin } from "../request/resolve-within.ts";
import {
  catalogueContext,
  type RequestContext,
  requestedShopContext,
  vehicleContext,
} from "../request/request-context.ts";

/**
 * The summary above the order button, for the page and for the evidence of the order alike. Undefined without a basket
 * that has a total.
 */
export async function readOrderSummary(context: RequestContext): Promise<OrderSummary | undefined> {
  const [document, basket] = await Promise.all([fetchBasketDocumentOnce(context), loadVehicleBasket(context)]);
  if (!document || !basket?.total) return undefined;
  const { locale } = context.get(requestedShopContext).shop;
  const law = lawOfBasket(context, document);
  const [services, display, isOffered, termsVersion] = await Promise.all([
    summariseServices(context, { document, items: basket.items, law }),
    loadTaxDisplay(context),
    canAgreeToAutoRenewal(context),
    readLegalVersion(context, "terms"),
  ]);
  return writeOrderSummary({
    localeId: locale.id,
    law,
    services,
    vehicle: vehicleOf(context),
    total: basket.total,
    taxes: basket.tax?.parts,
    mentionsVat: basket.taxation === "gross" && display.mentionsVat,
    canAgreeToAutoRenewal: isOffered,
    termsVersion,
  });
}

/** The law of the sale: of the page's market, and in Canada of the province of the bill. */
function lawOfBasket(context: RequestContext, { billing_address: billing }: BasketDocument): MarketLaw {
  return lawOf({ localeId: siteLocaleOf(context).localeId, billingStateCode: billing?.state_code });
}

/** The version that applies now. Undefined while the help content does not answer: an order does not wait for it. */
export async function readLegalVersion(context: RequestContext, name: LegalTextName): Promise<CalendarDay | undefined> {
  const { locale } = context.get(requestedShopContext).shop;
  return (await resolveWithin(context.get(catalogueContext).helpText({ localeId: locale.id, name })))?.version;
}

type Basket = { document: BasketDocument; items: readonly VehicleBasketItem[]; law: MarketLaw };

async function summariseServices(
  context: RequestContext,
  { document, items, law }: Basket,
): Promise<SummarisedService[]> {
  const offer = { catalogue: context.get(catalogueContext), siteLocale: siteLocaleOf(context) };
  const products = await productsOf(offer, document.product_items);
  const prices = renewalPricesFromWire(document, items, { byMonth: law.autoRenew.renewTo === "rollingMonth" });
  return items.map((item) => {
    const feature = products?.find(({ productId }) => productId === item.productId)?.summary;
    const renewalPrice = prices.get(item.itemId);
    return { ...item, ...(feature && { feature }), ...(renewalPrice && { renewalPrice }) };
  });
}

function vehicleOf(context: RequestContext): { name: string; vin?: string } | undefined {
  const { selectedVehicle } = context.get(vehicleContext);
  if (!selectedVehicle) return undefined;
  const vin = maskVin(selectedVehicle.vin);
  return { name: selectedVehicle.modelName, ...(vin && { vin }) };
}
