import type { LetterContent } from "../../../contracts/letters/letters.ts";
import { shopLocales } from "../../../contracts/locales.ts";
import type { Queries } from "../../../database/database.ts";
import { queueLetter } from "../../../letters/outbox/queue-letter.ts";
import type { OrderRow } from "../tables.ts";

/** The order whose customer the letter is for. */
type LetterOrder = Pick<OrderRow, "storefront" | "email" | "firstName" | "siteId" | "localeId">;

type OrderLetter = { order: LetterOrder; eventKey: string; content: LetterContent; at: Date };

/** Letters take no longer addresses. A person whose data was deleted has an address that no letter reaches. */
const isAddress = (email: string): boolean => email.length >= 3 && email.length <= 100 && !email.endsWith(".invalid");

/**
 * Queues a letter to the customer of an order, in the transaction of its cause. Customers of the previous shop get their
 * letters from there.
 */
export async function queueOrderLetter(tx: Queries, { order, eventKey, content, at }: OrderLetter): Promise<void> {
  const { email, firstName, siteId, localeId } = order;
  if (order.storefront === "Magento" || !isAddress(email)) return;
  const letter = {
    eventKey,
    recipient: email,
    name: firstName.slice(0, 100) || null,
    siteId: siteId === "VCSJ" ? ("VCSJ" as const) : ("VCS" as const),
    localeId: shopLocales.find((locale) => locale === localeId) ?? "en-GB",
    content,
  };
  await queueLetter(tx, letter, at);
}
