import { isFault } from "../../../contracts/fault.ts";
import { renewsByMonth } from "../../../contracts/markets/market-law.ts";
import { dayIn } from "../../../contracts/markets/market-time.ts";
import { billingCountriesOf, countryOptions } from "../../address/billing-countries.server.ts";
import type { AddressEntry } from "../../address/check-address.ts";
import { maskVin } from "../../../contracts/vehicles/mask-vin.ts";
import { calculateNewEnd } from "../../domain/new-end.ts";
import { hasVatNote, totalLines } from "../../features/basket/basket-totals.ts";
import { writeTaxNote, writeTotals } from "../../features/basket/total-texts.server.ts";
import { itemProblem } from "../../features/basket/item-problem.ts";
import type { CheckoutBasketState } from "../../features/basket/panel/checkout-basket.tsx";
import type { CheckoutDeps } from "../../features/checkout/checkout-deps.ts";
import { type CheckoutView, prepareCheckout } from "../../features/checkout/prepare-checkout.server.ts";
import { withDeliveryText } from "../../features/checkout/summary/delivery-texts.server.ts";
import type { VehicleBasket } from "../../features/basket/vehicle-basket.ts";
import {
  type EarlierPaymentStatus,
  type MonthlyPayment,
  PAYMENT_ERROR_PARAM,
  type PaymentView,
} from "../../features/payment/payment-view.ts";
import { monthlyFromWire } from "../../features/payment/monthly-from-wire.ts";
import { readPaymentView } from "../../features/payment/read-payment-view.server.ts";
import {
  depsContext,
  type RequestContext,
  sessionContext,
  settingsContext,
  requestedShopContext,
  vehicleContext,
} from "../../request/request-context.ts";
import { readOrderSummary } from "../../purchase/read-order-summary.server.ts";
import { drawingOfModel } from "../../ui/vehicle-art/drawing-of-model.ts";
import {
  canAgreeToAutoRenewal,
  loadVehicleBasket,
  loadTaxDisplay,
  siteLocaleOf,
  fetchBasketDocumentOnce,
} from "../../features/basket/request/request-basket.server.ts";
import { errorReporter } from "../../request/error-reporter.ts";

/** The page without a basket. */
const emptyPage = {
  checkout: undefined,
  entry: "manual" as const,
  countries: [],
  canAgreeToAutoRenewal: false,
  summary: undefined,
  payment: undefined,
  error: undefined,
};

type CheckoutPageRequest = {
  query: URLSearchParams;
  earlierPayment: EarlierPaymentStatus;
  /** Names of the items that were dropped when the basket moved to this market. */
  droppedItems: readonly string[];
};

/** Loads all that the checkout shows; without a basket only the state of the basket. */
export async function loadCheckout(
  context: RequestContext,
  { query, earlierPayment, droppedItems }: CheckoutPageRequest,
) {
  try {
    const state = await loadState(context, droppedItems);
    const deps = state.kind === "filled" ? await checkoutDeps(context) : undefined;
    if (!deps)
      return { ...emptyPage, state, payment: earlierPayment.kind === "confirming" ? earlierPayment : undefined };
    const prepared = await prepareCheckout(deps, {
      step: query.get("step"),
      ...marketCountries(context),
      locale: siteLocaleOf(context).localeId,
    });
    const services = state.kind === "filled" ? state.basket.items : [];
    const checkout = withDeliveryText(prepared, services, context.get(requestedShopContext).shop.locale.id);
    const isPaying = checkout.open === "payment" && state.kind === "filled";
    return {
      state,
      checkout,
      entry: entryOf(checkout),
      countries: countriesOf(context),
      canAgreeToAutoRenewal: await canAgreeToAutoRenewal(context),
      summary: isPaying ? await readOrderSummary(context) : undefined,
      payment: isPaying ? paymentOf(context, { deps, earlierPayment, basket: state.basket, checkout }) : undefined,
      error: query.get(PAYMENT_ERROR_PARAM) ?? (earlierPayment.kind === "ended" ? earlierPayment.error : undefined),
    };
  } catch (error) {
    if (!isFault(error)) throw error;
    return { ...emptyPage, state: { kind: "failed" } satisfies CheckoutBasketState };
  }
}

type PayableCheckout = {
  deps: CheckoutDeps;
  earlierPayment: EarlierPaymentStatus;
  basket: VehicleBasket;
  checkout: CheckoutView;
};

/** Undefined when an item is no longer sold or would be sold twice, or when the total is not known. */
function paymentOf(context: RequestContext, page: PayableCheckout): PaymentView | undefined {
  const { deps, earlierPayment, basket, checkout } = page;
  if (!basket.total || basket.items.some((item) => itemProblem(item) !== undefined)) return undefined;
  const terms = basket.items.map(({ term }) => term);
  const billing = { ...checkout.address, email: checkout.email };
  const { basket_id: basketId } = deps.basket;
  const monthly = monthlyPayment(context, page);
  return readPaymentView(context, {
    basketId,
    total: basket.total,
    terms,
    earlierPayment,
    billing,
    ...(monthly && { monthly }),
  });
}

const goesOnByMonth = (context: RequestContext, { address }: CheckoutView): boolean =>
  renewsByMonth({ localeId: siteLocaleOf(context).localeId, billingStateCode: address.stateCode });

/** What is paid each month after the first term, where the market goes on by the month. */
function monthlyPayment(
  context: RequestContext,
  { deps, basket, checkout }: PayableCheckout,
): MonthlyPayment | undefined {
  const first = basket.items.find(({ term }) => term !== undefined);
  if (!first?.term || !goesOnByMonth(context, checkout)) return undefined;
  const today = dayIn(context.get(depsContext).now(), context.get(requestedShopContext).shop.market.timeZone);
  const from = first.newEnd ?? calculateNewEnd({ term: first.term, today });
  return { price: monthlyFromWire(deps.basket, basket.items), from };
}

async function loadState(context: RequestContext, droppedItems: readonly string[]): Promise<CheckoutBasketState> {
  const [basket, display] = await Promise.all([loadVehicleBasket(context), loadTaxDisplay(context)]);
  if (!basket || (basket.items.length === 0 && droppedItems.length === 0)) return { kind: "empty" };
  const { id: localeId } = context.get(requestedShopContext).shop.locale;
  const taxNote = writeTaxNote(basket, "checkout.taxWithAddress", localeId);
  return {
    kind: "filled",
    basket: { ...basket, droppedItems },
    lines: writeTotals(totalLines(basket, display), localeId),
    ...(taxNote && { taxNote }),
    hasVatNote: hasVatNote(basket, display),
  };
}

/** Undefined while there is no session or no basket. */
export async function checkoutDeps(context: RequestContext): Promise<CheckoutDeps | undefined> {
  const basket = await fetchBasketDocumentOnce(context);
  const shopper = await context.get(sessionContext).findShopper();
  if (!basket || !shopper) return undefined;
  return {
    shopper,
    siteId: context.get(requestedShopContext).shop.site.id,
    organizationId: context.get(settingsContext).commerce.organizationId,
    basket,
    report: errorReporter(context),
  };
}

export function marketCountries(context: RequestContext) {
  const { country } = context.get(requestedShopContext).shop.market;
  return { countries: billingCountriesOf(country), country };
}

function countriesOf(context: RequestContext) {
  const { market, locale } = context.get(requestedShopContext).shop;
  return countryOptions(market.country, locale.id);
}

/** A known address is shown line by line; otherwise the customer starts with the lookup. */
function entryOf({ hasAddress }: CheckoutView): AddressEntry {
  return hasAddress ? "manual" : "lookup";
}

export function vehicleOf(context: RequestContext) {
  const { selectedVehicle } = context.get(vehicleContext);
  if (!selectedVehicle) return undefined;
  const vin = maskVin(selectedVehicle.vin);
  const drawing = drawingOfModel(selectedVehicle.modelKey);
  return { name: selectedVehicle.modelName, ...(vin && { vin }), ...(drawing && { drawing }) };
}
