import type { OrderDocument } from "../../../contracts/commerce/orders.ts";
import { isFault } from "../../../contracts/fault.ts";
import { lawOf } from "../../../contracts/markets/market-law.ts";
import { readAccountMenu } from "../../features/account/read-account-menu.server.ts";
import { withTimeBudget } from "../../../contracts/time-budget.ts";
import { dayIn } from "../../../contracts/markets/market-time.ts";
import { countryName } from "../../address/country-name.ts";
import { addressLines } from "../../domain/address/address-lines.ts";
import type { CalendarDay } from "../../domain/calendar-day.ts";
import type { NewAccount } from "../../features/checkout/confirmation/confirmation-view.tsx";
import { translator } from "../../i18n/translator.server.ts";
import { toMajorUnits } from "../../domain/money.ts";
import { ownsVehicle } from "../../domain/vehicle/ownership/vehicle-owner.ts";
import { totalLines } from "../../features/basket/basket-totals.ts";
import { writeTotals } from "../../features/basket/total-texts.server.ts";
import { basketFromWire } from "../../features/basket/basket-from-wire.ts";
import { renewalPricesFromWire } from "../../features/payment/monthly-from-wire.ts";
import { productsOf } from "../../features/basket/products-of.server.ts";
import { basketForVehicle, type VehicleBasketItem } from "../../features/basket/vehicle-basket.ts";
import { readOrderState } from "../../features/orders/detail/ending/read-order-state.server.ts";
import { writeConfirmedContract } from "../../features/checkout/confirmation/contract-on-confirmation-texts.server.ts";
import { type Confirmation, readConfirmation } from "../../features/checkout/confirmation/read-confirmation.server.ts";
import {
  catalogueContext,
  type RequestContext,
  sessionContext,
  requestedShopContext,
  vehicleContext,
  depsContext,
} from "../../request/request-context.ts";
import { withdrawPath } from "../../request/contract-exit/exit-path.ts";
import { cookieDeps } from "../../request/cookies/cookie-deps.server.ts";
import { orderLink } from "../../request/guest-order/order-link.server.ts";
import { drawingOfModel } from "../../ui/vehicle-art/drawing-of-model.ts";
import { loadTaxDisplay, siteLocaleOf } from "../../features/basket/request/request-basket.server.ts";

/** How long commerce may take, in milliseconds: time must be left to read the ledger. */
const orderMs = 4_000;

/**
 * An order of this visitor with all that its confirmation shows. While commerce does not answer, the ledger still says
 * whether the visitor has paid.
 */
export async function loadConfirmation(context: RequestContext, orderNo: string) {
  try {
    return await withTimeBudget(orderMs, () => loadOrder(context, orderNo));
  } catch (error) {
    if (!isFault(error) || error.kind === "refused") throw error;
    const paid = await findPaid(context, orderNo);
    if (!paid) throw error;
    return paid;
  }
}

/** A payment of this visitor that has succeeded, or that only the bank has to confirm. */
async function findPaid(context: RequestContext, orderNo: string) {
  const { customerId } = context.get(sessionContext);
  if (customerId === undefined) return undefined;
  const buyer = { siteId: context.get(requestedShopContext).shop.site.id, customerId };
  const { kind } = await context.get(depsContext).payments.readPayment({ buyer, orderNo });
  if (kind !== "authorised" && kind !== "pending") return undefined;
  return { kind: "paid", orderNo, isPending: kind === "pending" } as const;
}

async function loadOrder(context: RequestContext, orderNo: string) {
  const session = context.get(sessionContext);
  const shopper = await session.findShopper();
  if (!shopper) return { kind: "none" } as const;
  const { site, market, locale } = context.get(requestedShopContext).shop;
  const outcome = await readConfirmation({ shopper, siteId: site.id }, { orderNo });
  if (outcome.kind !== "order") return outcome;
  const { order, confirmation, subscriptions } = outcome;
  const { billing, ...shownConfirmation } = confirmation;
  const offer = { catalogue: context.get(catalogueContext), siteLocale: siteLocaleOf(context) };
  const [products, display, state] = await Promise.all([
    productsOf(offer, order.product_items),
    loadTaxDisplay(context),
    stateOf(context, confirmation),
  ]);
  const view = basketFromWire(order, products);
  const orderedOn = dayIn(new Date(order.creation_date), market.timeZone);
  const shown = basketForVehicle(view, {
    subscriptions,
    today: orderedOn,
    isOwner: isOwnerOfOrdered(context, order.c_SNP_OMS_vin),
  });
  return {
    kind: "order",
    confirmation: shownConfirmation,
    state,
    billingLines: billing ? billingLines(billing, locale.id) : [],
    orderLink: confirmation.isGuest ? await linkOf(context, confirmation) : undefined,
    hasAccount: session.isRegistered && (await readAccountMenu(context)).length > 0,
    contract: contractOf(context, { order, confirmation, items: shown.items, orderedOn }),
    newAccount: confirmation.isGuest ? newAccountOf(context, confirmation) : undefined,
    items: shown.items,
    lines: writeTotals(totalLines(shown, display), locale.id),
    services: shown.items.flatMap(({ name, productId, newEnd }) => {
      const expiresOn = subscriptions.find((one) => one.productId === productId)?.expiresOn;
      return newEnd ? [{ name, newEnd, ...(expiresOn && { expiresOn }) }] : [];
    }),
    vehicle: vehicleOfOrder(context, { ...confirmation, vin: order.c_SNP_OMS_vin }),
    purchase: {
      id: confirmation.purchaseId,
      value: toMajorUnits(shown.total ?? shown.productTotal),
      tax: shown.tax ? toMajorUnits(shown.tax.amount) : 0,
      currency: shown.currency,
      planIds: shown.items.map(({ planId }) => planId),
    },
  } as const;
}

const billingLines = (billing: NonNullable<Confirmation["billing"]>, localeId: string): string[] => [
  ...addressLines(billing),
  countryName(billing.countryCode, localeId),
];

/** What has become of the order; undefined while its payment is pending, because then it has not begun. */
async function stateOf(context: RequestContext, { orderNo, email, isGuest, isPending }: Confirmation) {
  const { person } = context.get(sessionContext);
  const { shop } = context.get(requestedShopContext);
  const { services, now } = context.get(depsContext);
  if (isPending || (!isGuest && !person)) return undefined;
  const owner = isGuest
    ? { owner: { kind: "guest", guest: { orderNumber: orderNo, email } } as const, siteId: shop.site.id }
    : { owner: { kind: "account", accountId: person?.accountId ?? "" } as const, orderNumber: orderNo };
  const deps = { services, now: now(), localeId: shop.locale.id, timeZone: shop.market.timeZone };
  return readOrderState(deps, owner);
}

type Ordered = {
  order: OrderDocument;
  confirmation: Confirmation;
  items: readonly VehicleBasketItem[];
  orderedOn: CalendarDay;
};

function contractOf(context: RequestContext, { order, confirmation, items, orderedOn }: Ordered) {
  const { localeId } = siteLocaleOf(context);
  const law = lawOf({ localeId, billingStateCode: order.billing_address?.state_code });
  const prices = renewalPricesFromWire(order, items, { byMonth: law.autoRenew.renewTo === "rollingMonth" });
  return writeConfirmedContract({
    localeId: context.get(requestedShopContext).shop.locale.id,
    law,
    services: items.map((item) => {
      const renewalPrice = prices.get(item.itemId);
      return { ...item, ...(renewalPrice && { renewalPrice }) };
    }),
    isAutoRenewed: confirmation.autoRenew,
    isPending: confirmation.isPending,
    orderedOn,
    withdrawPath: withdrawPath(confirmation.orderNo),
  });
}

/** The sign-in with this order knows the guest's e-mail address, so that no address of the shop contains it. */
function newAccountOf(context: RequestContext, { orderNo }: Confirmation): NewAccount {
  const t = translator(context.get(requestedShopContext).shop.locale.id);
  const path = `/sign-in?${new URLSearchParams({ to: "/account", order: orderNo })}`;
  return { title: t("confirmation.accountTitle"), text: t("confirmation.accountText"), path };
}

/** Opens the order for the guest, who has no account to find it in. */
function linkOf(context: RequestContext, { orderNo, email }: { orderNo: string; email: string }): Promise<string> {
  const siteId = context.get(requestedShopContext).shop.site.id;
  return orderLink({ siteId, orderNumber: orderNo, email }, cookieDeps(context));
}

/** Whether the buyer owns the vehicle of the order; known only while it is the selected one. */
function isOwnerOfOrdered(context: RequestContext, vin: string | undefined): boolean {
  const { selectedVehicle } = context.get(vehicleContext);
  return selectedVehicle?.vin === vin && ownsVehicle(context.get(sessionContext).person, selectedVehicle?.owner);
}

type OrderedVehicle = { vehicle?: { name: string; vin?: string }; vin: string | undefined };

/** The order holds the vehicle's name; its drawing is known only while it is the selected one. */
function vehicleOfOrder(context: RequestContext, { vehicle, vin }: OrderedVehicle) {
  const { selectedVehicle } = context.get(vehicleContext);
  const drawing = selectedVehicle && selectedVehicle.vin === vin ? drawingOfModel(selectedVehicle.modelKey) : undefined;
  return vehicle && { ...vehicle, ...(drawing && { drawing }) };
}
