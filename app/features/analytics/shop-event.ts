import { hasVinShape } from "../../domain/vehicle/vin.ts";
import type { Currency, LocaleId } from "../../site/locales.ts";
import type { CountryCode } from "../../site/country-codes.ts";
import type { Make } from "../../site/site-config.ts";

declare const catalogued: unique symbol;

/** The id of a service or plan. Only `catalogueId` creates one, so that no other text can be used as one. */
export type CatalogueId = string & { [catalogued]: true };

const idShape = /^[A-Za-z][\w-]{1,39}$/;
const uuidShape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function catalogueId(value: string): CatalogueId | undefined {
  const isPersonal = hasVinShape(value.toUpperCase()) || uuidShape.test(value);
  return idShape.test(value) && !isPersonal ? (value as CatalogueId) : undefined;
}

const pages = [
  ["home", /^\/(?:home|vin-error)?$/],
  ["service", /^\/(?:service|single-detail-page|product)\/[^/]+$/],
  ["services", /^\/services$/],
  ["renew-all", /^\/renew-all$/],
  ["help", /^\/(?:faqs|contact-us)$/],
  ["terms", /^\/(?:terms-conditions|privacy|imprint|accessibility|cookie-preferences)$/],
  ["account", /^\/account(?:\/|$)/],
] as const;

export type PageName = (typeof pages)[number][0] | "other";

/** The kind of a page, because its URL may hold personal data. */
export function pageName(pathname: string): PageName {
  return pages.find(([, pattern]) => pattern.test(pathname))?.[0] ?? "other";
}

export const measuredClicks = ["manual", "terms", "faq"] as const;
export type MeasuredClick = (typeof measuredClicks)[number];

const linkedPages = [
  ["terms", /\/terms-conditions\/?(?:[?#]|$)/],
  ["faq", /\/faqs\/?(?:[?#]|$)/],
] as const;

/** The measured page that a link opens, wherever the link is shown. */
export function linkedPage(href: string | null | undefined): MeasuredClick | undefined {
  return linkedPages.find(([, pattern]) => pattern.test(href ?? ""))?.[0];
}

export type MeasuredItem = { item_id: CatalogueId; quantity: 1 };

declare const unlinked: unique symbol;

/** Distinguishes purchases without naming their orders. Only `purchaseEvent` creates one. */
export type PurchaseId = string & { [unlinked]: true };

/** All that is ever measured. No field takes free text, so none can hold a VIN, an address or a name. */
export type ShopEvent =
  | { event: "fdp_page"; page: PageName; make: Make; country: CountryCode; locale: LocaleId }
  | { event: "view_item"; items: readonly MeasuredItem[] }
  | { event: "add_to_cart"; currency: Currency; items: readonly MeasuredItem[] }
  | { event: "view_cart"; currency: Currency; items: readonly MeasuredItem[] }
  | Purchase
  | { event: `click_${MeasuredClick}` };

/** The sums are in the main unit of the currency, as the tag manager expects them. */
export type Purchase = {
  event: "purchase";
  transaction_id: PurchaseId;
  value: number;
  tax: number;
  currency: Currency;
  items: readonly MeasuredItem[];
};

const purchaseIdShape = /^[\da-f]{16}$/;
const currencies: readonly Currency[] = ["GBP", "EUR", "CZK", "USD", "CAD"];

/** The event for the purchase in a page's markup; undefined when that is malformed. */
export function purchaseEvent(markup: unknown): Purchase | undefined {
  const { id, value, tax, currency, planIds } = (markup ?? {}) as Record<string, unknown>;
  const known = currencies.find((one) => one === currency);
  if (typeof id !== "string" || !purchaseIdShape.test(id) || !known || !isSum(value) || !isSum(tax)) return undefined;
  const items = measuredItems(Array.isArray(planIds) ? planIds : []);
  return { event: "purchase", transaction_id: id as PurchaseId, value, tax, currency: known, items };
}

const isSum = (value: unknown): value is number => typeof value === "number" && value >= 0 && value < 1e7;

export function measuredItems(ids: readonly unknown[]): MeasuredItem[] {
  return ids.flatMap((id) => {
    const item_id = typeof id === "string" ? catalogueId(id) : undefined;
    return item_id ? [{ item_id, quantity: 1 }] : [];
  });
}
