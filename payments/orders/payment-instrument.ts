import type { OrderInstrument } from "../../contracts/commerce/orders.ts";
import type { PaymentMethod, PaymentType } from "../port/payment-types.ts";

/** The payment types as commerce names them. */
const methodIds: Readonly<Record<PaymentType, string>> = {
  card: "CREDIT_CARD",
  apple_pay: "APPLE_PAY",
  google_pay: "GOOGLE_PAY",
  ideal: "IDEAL",
  bancontact: "BANCONTACT",
  sepa_debit: "SEPA_DEBIT",
};

/** Types paid from a bank account: their last digits are not those of a card. */
const accounts: ReadonlySet<PaymentType> = new Set(["ideal", "sepa_debit"]);

/** The payment instrument of an order. */
export function instrumentOf({
  type,
  brand,
  last4,
  bankCode,
  expMonth,
  expYear,
  holder,
}: PaymentMethod): OrderInstrument {
  const hasCard = !accounts.has(type) && last4 !== undefined && /^\d{4}$/.test(last4);
  return {
    payment_method_id: methodIds[type],
    ...(hasCard && {
      payment_card: {
        card_type: brand ?? type,
        number_last_digits: last4,
        ...(holder !== undefined && { holder }),
        ...(expMonth !== undefined && { expiration_month: expMonth }),
        ...(expYear !== undefined && { expiration_year: expYear }),
      },
    }),
    ...(bankCode !== undefined && { bank_code: bankCode }),
  };
}
