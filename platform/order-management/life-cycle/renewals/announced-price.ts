import type { NamedTax } from "../../../../contracts/order-management/import-order.ts";
import { addDays, type Day } from "../../calendar.ts";
import type { AssetRow, ItemRow, TermType } from "../../tables.ts";

/** What a plan costs in the shop today, in minor units, and what its service does, in the language of the order. */
export type CurrentPrice = {
  price: number;
  isTaxIncluded: boolean;
  term: number;
  termType: "month" | "year";
  functions?: string;
};

/** The catalogue's price of a variant; undefined when it is not sold any more or commerce does not answer. */
export type PriceOf = (variant: {
  variantId: string;
  siteId: string;
  localeId: string;
}) => Promise<CurrentPrice | undefined>;

/** A higher price is charged only if a letter has announced it so many days before the renewal. */
const announcementDays = 30;

export type PlanPrice = { price: number; tax: number; taxes: NamedTax[] | null };

type PricedAsset = Pick<AssetRow, "expiresOn" | "price" | "priceTax"> &
  Pick<AssetRow, "announcedFor" | "announcedPrice" | "announcedTax" | "announcedTaxes">;
type TaxedItem = Pick<ItemRow, "total" | "tax" | "taxes" | "taxRate">;

/** What the running plan cost. The taxes by name are known if the price is the item's. */
export function paidPrice({ price, priceTax }: PricedAsset, item: Pick<ItemRow, "total" | "tax" | "taxes">): PlanPrice {
  const isOfItem = item.total === price && item.tax === priceTax;
  return { price, tax: priceTax, taxes: isOfItem ? item.taxes : null };
}

/** The price of the plan at the end of the running period: the announced one, else the same as before. */
export function nextPrice(asset: PricedAsset, item: Pick<ItemRow, "total" | "tax" | "taxes">): PlanPrice {
  const { announcedFor, announcedPrice, announcedTax } = asset;
  const isAnnounced = announcedFor !== null && announcedFor === asset.expiresOn;
  if (!isAnnounced || announcedPrice === null || announcedTax === null) return paidPrice(asset, item);
  return { price: announcedPrice, tax: announcedTax, taxes: asset.announcedTaxes };
}

/** Rates are whole numbers of millionths, as commerce computes with them. */
const rateParts = 1_000_000;

const divideHalfUp = (dividend: number, divisor: number) => Math.floor((2 * dividend + divisor) / (2 * divisor));

/** Today's price with the taxes of the contract, each computed and rounded by itself. */
export function withTaxes({ price, isTaxIncluded }: CurrentPrice, { taxes, taxRate }: TaxedItem): PlanPrice {
  const rates = (taxes ?? [{ rate: taxRate }]).map(({ rate }) => Math.round(rate * rateParts));
  const divisor = rateParts + (isTaxIncluded ? rates.reduce((sum, rate) => sum + rate, 0) : 0);
  const amounts = rates.map((rate) => divideHalfUp(price * rate, divisor));
  const tax = amounts.reduce((sum, amount) => sum + amount, 0);
  const named = taxes?.map((one, index) => ({ ...one, amount: amounts[index] ?? 0 })) ?? null;
  return { price: isTaxIncluded ? price : price + tax, tax, taxes: named };
}

type Term = { term: number; termType: TermType };

const monthsOf = ({ term, termType }: Term): number => (termType === "year" ? term * 12 : term);

/** A plan that goes on by the month has a variant of another length: its price says nothing about the month. */
export const isSameTerm = (one: Term, other: Term): boolean => monthsOf(one) === monthsOf(other);

/** A lower price can be announced at any time before the charge, a higher one only early enough. */
export function canBeAnnounced(
  offered: PlanPrice,
  { next, endsOn, today }: { next: PlanPrice; endsOn: Day; today: Day },
): boolean {
  if (offered.price === next.price) return false;
  return offered.price < next.price ? today < endsOn : today <= addDays(endsOn, -announcementDays);
}
