import { hasVinShape } from "../../domain/vin.ts";
import type { Currency, LocaleId } from "../../site/locales.ts";
import type { CountryCode } from "../../site/markets.ts";
import type { Make } from "../../site/site-config.ts";

declare const catalogued: unique symbol;

/** The id of a service or plan. Only `catalogueId` makes one, so that no other text can take its place. */
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

/** A page by its kind: addresses may hold what is nobody's business. */
export function pageName(pathname: string): PageName {
  return pages.find(([, pattern]) => pattern.test(pathname))?.[0] ?? "other";
}

export const measuredClicks = ["manual", "terms", "faq"] as const;
export type MeasuredClick = (typeof measuredClicks)[number];

export type MeasuredItem = { item_id: CatalogueId; quantity: 1 };

/** All that is ever measured. No field takes free text, so none can hold a VIN, an address or a name. */
export type ShopEvent =
  | { event: "fdp_page"; page: PageName; make: Make; country: CountryCode; locale: LocaleId }
  | { event: "view_item"; items: readonly MeasuredItem[] }
  | { event: "add_to_cart"; currency: Currency; items: readonly MeasuredItem[] }
  | { event: "view_cart"; currency: Currency; items: readonly MeasuredItem[] }
  | { event: `click_${MeasuredClick}` };

export function measuredItems(ids: readonly unknown[]): MeasuredItem[] {
  return ids.flatMap((id) => {
    const item_id = typeof id === "string" ? catalogueId(id) : undefined;
    return item_id ? [{ item_id, quantity: 1 }] : [];
  });
}
