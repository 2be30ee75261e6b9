import type { BasketDocument } from "../../../../contracts/commerce/basket-document.ts";
import { isFault } from "../../../../contracts/fault.ts";
import type { SiteLocale } from "../../../catalogue/catalogue.ts";
import { taxNote } from "../../../catalogue/tax-note.ts";
import { dayIn } from "../../../../contracts/markets/market-time.ts";
import { ownsVehicle } from "../../../domain/vehicle/ownership/vehicle-owner.ts";
import { type ServiceRefusal, serviceRefusal } from "../../../domain/sale/purchase-rules.ts";
import { isOfferedFor } from "../../../domain/sale/vehicle-offer.ts";
import type { TaxDisplay } from "../basket-totals.ts";
import { type BasketDeps, fetchBasketDocument } from "../fetch-basket-document.server.ts";
import { productsOf } from "../products-of.server.ts";
import { fetchBasket } from "../fetch-basket.server.ts";
import { type VehicleBasket, basketForVehicle } from "../vehicle-basket.ts";
import type { MessageId } from "../../../i18n/message-id.ts";
import {
  catalogueContext,
  type RequestContext,
  sessionContext,
  settingsContext,
  requestedShopContext,
  vehicleContext,
  depsContext,
} from "../../../request/request-context.ts";
import type { Shopper } from "../../../session/session.ts";
import { PSEUDO_LOCALE } from "../../../site/locales.ts";
import { loadCheckoutControl } from "../../../request/checkout-control.server.ts";
import { resolveWithin } from "../../../request/resolve-within.ts";

/** The basket in the header. The stamp changes whenever the basket does. */
export type BasketSummary = { count: number; stamp: string };

const emptySummary: BasketSummary = { count: 0, stamp: "" };
const stampLength = 12;
/** In milliseconds. Longer than for other parts of a page: a count that disappears looks like a lost basket. */
const summaryTimeoutMs = 3_000;

/** The site's locale in commerce, which does not know the pseudo-locale. */
export function siteLocaleOf(context: RequestContext): SiteLocale {
  const { site, locale, market } = context.get(requestedShopContext).shop;
  const localeId = locale.id === PSEUDO_LOCALE ? (market.locales[0] ?? locale.id) : locale.id;
  return { siteId: site.id, localeId, currency: locale.preferredCurrency };
}

export function basketDeps(context: RequestContext, shopper: Shopper): BasketDeps {
  return {
    shopper,
    siteLocale: siteLocaleOf(context),
    organizationId: context.get(settingsContext).commerce.organizationId,
  };
}

const reads = new WeakMap<RequestContext, Promise<BasketDocument | undefined>>();

/** The basket as commerce sends it. Several loaders of a request need it; commerce is called once. */
export function fetchBasketDocumentOnce(context: RequestContext): Promise<BasketDocument | undefined> {
  const read = reads.get(context) ?? fetchOwnBasketDocument(context);
  reads.set(context, read);
  return read;
}

/** For callers that know that the basket has changed. */
export function forgetBasketDocument(context: RequestContext): void {
  reads.delete(context);
}

/** A visitor without a session has no basket, so commerce is not called. */
async function fetchOwnBasketDocument(context: RequestContext): Promise<BasketDocument | undefined> {
  const shopper = await context.get(sessionContext).findShopper();
  return shopper && fetchBasketDocument(basketDeps(context, shopper));
}

/** The count for the header; undefined when it cannot be read in time. */
export function readBasketSummary(context: RequestContext): Promise<BasketSummary | undefined> {
  const count = async () => {
    const basket = await fetchBasketDocumentOnce(context);
    if (!basket) return emptySummary;
    return { count: basket.product_items.length, stamp: basket._resource_state.slice(0, stampLength) };
  };
  return resolveWithin(count(), summaryTimeoutMs);
}

/** The basket for the selected vehicle, as a page shows it; undefined while there is none. Throws a fault when commerce does not answer. */
export async function loadVehicleBasket(context: RequestContext): Promise<VehicleBasket | undefined> {
  const session = context.get(sessionContext);
  const document = await fetchBasketDocumentOnce(context);
  const shopper = document && (await session.findShopper());
  if (!shopper) return undefined;
  const deps = { ...basketDeps(context, shopper), catalogue: context.get(catalogueContext), document };
  const [basket, refusals] = await Promise.all([fetchBasket(deps), refusalsOf(context, document)]);
  const { selectedVehicle } = context.get(vehicleContext);
  return (
    basket &&
    basketForVehicle(basket, {
      subscriptions: selectedVehicle?.subscriptions,
      today: dayIn(context.get(depsContext).now(), context.get(requestedShopContext).shop.market.timeZone),
      isOwner: ownsVehicle(session.person, selectedVehicle?.owner),
      refusalOf: ({ itemId }) => refusals.get(itemId),
    })
  );
}

/** Why lines of a basket are refused for the selected vehicle, by their ids. */
async function refusalsOf(
  context: RequestContext,
  basket: BasketDocument,
): Promise<Map<string, ServiceRefusal | undefined>> {
  const { selectedVehicle } = context.get(vehicleContext);
  const catalogue = context.get(catalogueContext);
  const [saleRefusalOf, products = []] = await Promise.all([
    loadCheckoutControl(context),
    productsOf({ catalogue, siteLocale: siteLocaleOf(context) }, basket.product_items),
  ]);
  const isOffered = (productId: string) => {
    const product = products.find((one) => one.productId === productId);
    return !selectedVehicle || !product || isOfferedFor(product, selectedVehicle);
  };
  return new Map(
    basket.product_items.map(({ item_id, c_masterId: productId, c_SNP_OMS_vin: chosenFor }) => [
      item_id,
      serviceRefusal(
        { chosenFor, isOffered: isOffered(productId), saleRefusal: saleRefusalOf(productId) },
        selectedVehicle?.vin,
      ),
    ]),
  );
}

/** How the site shows tax in this country; without tax lines while commerce does not answer. */
export async function loadTaxDisplay(context: RequestContext): Promise<TaxDisplay> {
  const { site, market } = context.get(requestedShopContext).shop;
  try {
    const { mentionsVat, hasTaxIntegration, taxIntegrationCountries } = await context
      .get(catalogueContext)
      .preferences(site.id);
    return { mentionsVat, addsTaxAtCheckout: hasTaxIntegration && taxIntegrationCountries.includes(market.country) };
  } catch (error) {
    if (!isFault(error)) throw error;
    return { mentionsVat: false, addsTaxAtCheckout: false };
  }
}

/**
 * The footer's note about tax; undefined while commerce does not answer. The note that tax is added at checkout would be
 * wrong in the checkout, which lists the taxes.
 */
export async function loadTaxNote(context: RequestContext): Promise<MessageId | undefined> {
  const { shop, pathname } = context.get(requestedShopContext);
  const { site, market } = shop;
  const preferences = await resolveWithin(context.get(catalogueContext).preferences(site.id));
  const note = preferences && taxNote({ market, preferences });
  return note === "price.excludeTax" && pathname === "/checkout" ? undefined : note;
}

/**
 * Whether this visitor can agree to automatic renewal. A guest cannot: the agreement could neither be confirmed by a
 * letter nor turned off in an account.
 */
export async function canAgreeToAutoRenewal(context: RequestContext): Promise<boolean> {
  return context.get(sessionContext).isRegistered && isAutoRenewalInCountry(context);
}

/** Whether automatic renewal exists in this country; false while commerce does not answer. */
export async function isAutoRenewalInCountry(context: RequestContext): Promise<boolean> {
  const { site, market } = context.get(requestedShopContext).shop;
  try {
    const { autoRenewalCountries } = await context.get(catalogueContext).preferences(site.id);
    return autoRenewalCountries.includes(market.country);
  } catch (error) {
    if (!isFault(error)) throw error;
    return false;
  }
}
