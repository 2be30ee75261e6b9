import { getOrderDetails, type OrderSummary } from "../../../../contracts/order-management/order-summary.ts";
import { dayIn } from "../../../../contracts/markets/market-time.ts";
import type { Product } from "../../../catalogue/catalogue.ts";
import { type CalendarDay, daysBetween } from "../../../domain/calendar-day.ts";
import { fromMajorUnits, type Money } from "../../../domain/money.ts";
import { type PlanTerm, sellablePlans } from "../../../domain/plan-term.ts";
import { readPaymentRecord } from "../../../request/account/payment-record.server.ts";
import { type PagePart, readPart } from "../../../request/account/read-part.ts";
import { isRenewedByItself } from "../is-renewed-by-itself.ts";
import { readAutoRenewalInCountry } from "../read-auto-renewal.server.ts";
import { readProducts } from "../read-products.server.ts";
import { findSubscription, type SubscriptionDeps } from "../read-subscriptions.server.ts";
import type { Renewal, Subscription } from "../subscription.ts";
import { type SubscriptionTag, tagOf } from "../subscription-tag.ts";
import { type ManageOptions, manageOptions } from "./manage-options.ts";
import { type ManageStep, requestedStep } from "./manage-step.ts";
import { turnOnTerms } from "./turn-on-terms.server.ts";
import type { TurnOnTerms } from "./turn-on-texts.server.ts";
import { methodOfOrder, methodOfRecord, type NamedMethod } from "./payment-method.ts";

/** What the manage dialog shows of a subscription. */
export type ManagedSubscription = {
  assetId: string;
  name: string;
  image?: string;
  tag: SubscriptionTag;
  step: ManageStep;
  options: ManageOptions;
  /** Missing for a purchase without an end. */
  plan?: PlanTerm;
  expiresOn?: CalendarDay;
  isRenewed: boolean;
  /** What the next renewal costs and how long it lasts, if auto-renewal is on. */
  renewal: Renewal;
  /** The method that renewals are charged to, if it is known. */
  method?: NamedMethod;
  /** The last day on which the purchase can be returned, while it can be. */
  refundUntil?: { day: CalendarDay; daysLeft: number };
  /** Read for the refund step only. */
  refund?: PagePart<Refund>;
  /** Written for the step that turns auto-renewal on. */
  turnOn?: TurnOnTerms;
  /** The plans on offer, for a service that can be bought again. */
  plans: { planId: string; term: PlanTerm; price: Money }[];
  order: { orderId: string; orderNumber: string };
  today: CalendarDay;
};

/** What order management pays back, and to which method. */
export type Refund = { amount: Money; method?: NamedMethod };

export type ManageOutcome =
  | { kind: "subscription"; subscription: ManagedSubscription }
  /** No such subscription of this customer. */
  | { kind: "notFound" }
  | { kind: "unavailable" };

type Request = { assetId: string; step: string | null; refundRequestedFor: string | undefined };

export async function loadManagedSubscription(deps: SubscriptionDeps, request: Request): Promise<ManageOutcome> {
  const found = await readPart(findSubscription(deps, request.assetId));
  if (!found.isAvailable) return { kind: "unavailable" };
  if (!found.value) return { kind: "notFound" };
  return { kind: "subscription", subscription: await describe(deps, found.value, request) };
}

async function describe(
  deps: SubscriptionDeps,
  subscription: Subscription,
  { assetId, step: requested, refundRequestedFor }: Request,
): Promise<ManagedSubscription> {
  const { now } = deps;
  const [inCountry, [product], record] = await Promise.all([
    readAutoRenewalInCountry(deps),
    readProducts(deps, [subscription]),
    readPart(readPaymentRecord(deps)),
  ]);
  const options = manageOptions({
    subscription,
    now,
    isAutoRenewalInCountry: inCountry ?? false,
    isRefundJustRequested: refundRequestedFor === assetId,
  });
  const step = requestedStep(requested, options);
  const method = record.isAvailable && record.value && methodOfRecord(record.value);
  const country = { isAutoRenewalInCountry: inCountry };
  return {
    ...factsOf(subscription, product),
    tag: tagOf(subscription, country),
    step,
    options,
    isRenewed: isRenewedByItself(subscription, country),
    ...(method && { method }),
    ...(options.refund === "offered" && { refundUntil: refundUntil(deps, subscription) }),
    ...(step === "turn-on" && {
      turnOn: turnOnTerms(deps, { subscription, product, method: method || undefined }).shown,
    }),
    ...(step === "refund" && { refund: await readRefund(deps, subscription) }),
    plans: options.canBuyAgain ? plansOf(product) : [],
    today: deps.today,
  };
}

function factsOf(subscription: Subscription, product: Product | undefined) {
  const { assetId, plan, expiresOn, renewal, order } = subscription;
  const image = product?.image || subscription.image;
  return {
    assetId,
    name: product?.name ?? subscription.name,
    ...(image && { image }),
    ...(plan && { plan }),
    ...(expiresOn !== undefined && { expiresOn }),
    renewal,
    order,
  };
}

function refundUntil({ shop, today }: SubscriptionDeps, { coolingOffEndsAt }: Subscription) {
  const day = dayIn(new Date(coolingOffEndsAt), shop.market.timeZone);
  return { day, daysLeft: daysBetween(today, day) };
}

/** The amount of the item of the order that pays for this subscription: order management refunds exactly that. */
async function readRefund(deps: SubscriptionDeps, { assetId, order }: Subscription): Promise<PagePart<Refund>> {
  const details = await readPart(
    deps.services.orderManagement(getOrderDetails, {
      body: { accountId: deps.accountId, orderId: order.orderId, orderReference: order.orderNumber },
    }),
  );
  if (!details.isAvailable) return details;
  const amount = amountOf(details.value, assetId);
  if (!amount) {
    deps.reportError(new Error(`The order of a subscription has no item for it: ${assetId}`));
    return { isAvailable: false };
  }
  const method = methodOfOrder(details.value);
  return { isAvailable: true, value: { amount, ...(method && { method }) } };
}

function amountOf({ OrderItemSummaries, CurrencyIsoCode }: OrderSummary, assetId: string): Money | undefined {
  const item = OrderItemSummaries.records.find(({ SNPOMSVcsAsset_C }) => SNPOMSVcsAsset_C === assetId);
  return item && fromMajorUnits(item.OriginalOrderItem.TotalAmtWithTax, CurrencyIsoCode);
}

function plansOf(product: Product | undefined): ManagedSubscription["plans"] {
  const withTerm = (product?.plans ?? []).flatMap(({ planId, term, price, isOrderable }) =>
    term && isOrderable ? [{ planId, term, price }] : [],
  );
  return sellablePlans(withTerm);
}
