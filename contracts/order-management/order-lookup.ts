/** What identifies a guest order: its number, and the e-mail address it was placed with. */
export type OrderLookup = { orderNumber: string; email: string };

/** Spaces, line breaks, and characters that cannot be seen, such as zero-width spaces and marks of direction. */
const INVISIBLE = /[\p{Z}\p{C}]/gu;
const DASHES = /[\p{Pd}\u2212]/gu;

/** The lookup as it was meant. People copy numbers from letters, and type on keyboards of every language. */
export function normaliseLookup({ orderNumber, email }: OrderLookup): OrderLookup {
  return {
    orderNumber: withHyphens(visible(orderNumber).replaceAll(DASHES, "-").replace(/^#+/, "").toUpperCase()),
    email: visible(email).toLowerCase(),
  };
}

const SHOP_NUMBER = /^VCSJ?-[A-Z0-9]{5}-[A-Z0-9]{5}$/;

/** What a person wrote for a contract, as receipts and letters show it: a number of this shop in its usual form. */
export function shownContract(written: string): string {
  const { orderNumber } = normaliseLookup({ orderNumber: written, email: "" });
  return SHOP_NUMBER.test(orderNumber) ? orderNumber : written.trim();
}

/** Full-width and other variants become the usual characters. */
const visible = (typed: string): string => typed.normalize("NFKC").replaceAll(INVISIBLE, "");

/** Numbers of this shop are often typed with spaces for their hyphens, or without either. */
const withHyphens = (orderNumber: string): string =>
  orderNumber.replace(/^(VCSJ?)-?([A-Z0-9]{5})-?([A-Z0-9]{5})$/, "$1-$2-$3");
