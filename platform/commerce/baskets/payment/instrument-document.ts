import type { basketInstruments } from "../basket-tables.ts";
import { toMajorUnits } from "../../../../contracts/minor-units.ts";

/** The document of a payment instrument in responses. Only a basket's newest instrument has an amount. */
export function instrumentDocument(
  instrument: Pick<typeof basketInstruments.$inferSelect, "id" | "methodId" | "card" | "bankCode">,
  { now, amount }: { now: Date; amount: number | undefined },
) {
  const { card } = instrument;
  return {
    _type: "order_payment_instrument" as const,
    payment_instrument_id: instrument.id,
    payment_method_id: instrument.methodId,
    ...(amount !== undefined && { amount: toMajorUnits(amount) }),
    ...(card && {
      payment_card: {
        _type: "payment_card" as const,
        card_type: card.cardType,
        credit_card_expired: isExpired(card, now),
        ...(card.expirationMonth !== undefined && { expiration_month: card.expirationMonth }),
        ...(card.expirationYear !== undefined && { expiration_year: card.expirationYear }),
        ...(card.holder !== undefined && { holder: card.holder }),
        number_last_digits: card.lastDigits,
        number_masked: `************${card.lastDigits}`,
      },
    }),
    ...(instrument.bankCode !== null && { bank_code: instrument.bankCode }),
  };
}

/** A card is valid until the end of its expiration month. */
function isExpired(card: { expirationMonth?: number; expirationYear?: number }, now: Date): boolean {
  if (card.expirationMonth === undefined || card.expirationYear === undefined) return false;
  return now.getTime() >= Date.UTC(card.expirationYear, card.expirationMonth, 1);
}
