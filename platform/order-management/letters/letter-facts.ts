import type { LetterPayment } from "../../../contracts/letters/letter-parts.ts";
import { maskVin } from "../../../contracts/vehicles/mask-vin.ts";
import type { OrderRow, PaymentRecordRow, TermType } from "../tables.ts";

/** The paths of the shop that letters point to. */
export const letterPaths = {
  paymentMethod: "/account/my-payment-method",
  subscription: (assetId: string) => `/account/my-subscriptions/${assetId}`,
  /** A guest opens the order with its number and e-mail address. */
  order: ({ id, orderNumber, accountId }: Pick<OrderRow, "id" | "orderNumber" | "accountId">) =>
    accountId === null
      ? `/view-order?${new URLSearchParams({ orderNo: orderNumber })}`
      : `/account/my-orders/${id}/${encodeURIComponent(orderNumber)}`,
  stopAutoRenewal: (token: string) => `/renewal/stop/${token}`,
  renew: (token: string) => `/renewal/renew/${token}`,
  calendar: (token: string) => `/calendar/${token}`,
};

export const vehicleOf = ({ vehicleName, vin }: Pick<OrderRow, "vehicleName" | "vin">) => ({
  name: vehicleName,
  maskedVin: (maskVin(vin) ?? "").slice(0, 17),
});

export const termOf = ({ term, termType }: { term: number; termType: TermType }) =>
  termType === "one-time" || term === 0 ? null : { count: term, unit: termType };

type Payment = { paymentType: string; cardType: string | null; last4: string | null };

export const paymentOf = ({ paymentType, cardType, last4 }: Payment): LetterPayment => ({
  type: paymentType.slice(0, 50),
  cardType: cardType?.slice(0, 50) || null,
  last4: last4?.slice(-4) || null,
});

/** Null for a record that was deleted. */
export const paymentOfRecord = (record: PaymentRecordRow | undefined): LetterPayment | null =>
  record && record.token !== "" ? paymentOf(record) : null;

export const orderOf = (order: Pick<OrderRow, "id" | "orderNumber" | "accountId">) => ({
  orderNumber: order.orderNumber.slice(0, 100),
  orderPath: letterPaths.order(order),
});
