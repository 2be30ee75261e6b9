import { getBasket } from "../../contracts/commerce/baskets.ts";
import type { OrderFields } from "../../contracts/commerce/order-fields.ts";
import { searchOrders } from "../../contracts/commerce/orders.ts";
import {
  createOrder,
  getOrder,
  type OrderDocument,
  type OrderInstrument,
  type StatusCommand,
  updateOrder,
  updateOrderInstrument,
} from "../../contracts/commerce/orders.ts";
import { isFault } from "../../contracts/fault.ts";
import type { Buyer } from "../port/payments.ts";
import type { CommerceAccess } from "../deps.ts";
import type { BillingDetails } from "../provider.ts";
import { toMinorUnits } from "../../contracts/minor-units.ts";

/** The amount to pay, and the personal data for the provider, from commerce. */
export type Bill = {
  amount: number;
  currency: string;
  instrumentId: string | null;
  email: string;
  /** The services in the order. */
  productIds: string[];
  /** Their names, and the tax in the amount. */
  billed: { services: string[]; tax: number };
  /** The vehicles they were chosen for. */
  vins: string[];
  billingDetails: Omit<BillingDetails, "locale">;
};

type Document = Pick<
  OrderDocument,
  | "order_total"
  | "tax_total"
  | "currency"
  | "payment_instruments"
  | "customer_info"
  | "billing_address"
  | "product_items"
>;

/** Undefined while the total, the billing address or the e-mail address is missing. */
export function billOf(document: Document): Bill | undefined {
  const { order_total: total, billing_address: address, customer_info: customer } = document;
  if (total === undefined || !address || customer.email === "") return undefined;
  return {
    amount: toMinorUnits(total),
    currency: document.currency,
    instrumentId: document.payment_instruments?.[0]?.payment_instrument_id ?? null,
    email: customer.email,
    productIds: [...new Set(document.product_items.map((item) => item.c_masterId))],
    billed: {
      services: document.product_items.map((item) => item.c_serviceName ?? item.product_name),
      tax: toMinorUnits(document.tax_total ?? 0),
    },
    vins: [...new Set(document.product_items.flatMap((item) => item.c_SNP_OMS_vin ?? []))],
    billingDetails: {
      email: customer.email,
      firstName: address.first_name,
      lastName: address.last_name,
      address: {
        street: [address.address1.replaceAll("|", ", "), address.address2].filter(Boolean).join(", "),
        city: address.city,
        postalCode: address.postal_code,
        ...(address.state_code !== undefined && { stateCode: address.state_code }),
        country: address.country_code,
      },
    },
  };
}

const asServer = ({ serverAuthorization }: CommerceAccess) => ({ headers: { authorization: serverAuthorization } });

export async function readBasket({ siteId, commerceOcapi }: Buyer, basketId: string) {
  try {
    return await commerceOcapi(getBasket, { params: { siteId, basketId } });
  } catch (error) {
    if (isFault(error) && error.kind === "refused" && error.status !== 401) return undefined;
    throw error;
  }
}

export function placeOrder(
  { siteId, commerceOcapi }: Buyer,
  { basketId, locale }: { basketId: string; locale: string },
): Promise<OrderDocument> {
  return commerceOcapi(createOrder, { params: { siteId }, query: { locale }, body: { basket_id: basketId } });
}

export type OrderId = { siteId: string; orderNo: string };

export async function readOrder(commerce: CommerceAccess, params: OrderId): Promise<OrderDocument | undefined> {
  try {
    return await commerce.client(getOrder, { params }, asServer(commerce));
  } catch (error) {
    if (isFault(error, "OrderNotFoundException")) return undefined;
    throw error;
  }
}

/** The fields and the status to write to an order. */
export type OrderChanges = { status?: StatusCommand; _resource_state?: string } & OrderFields;

export async function changeOrder(commerce: CommerceAccess, params: OrderId, changes: OrderChanges): Promise<void> {
  await commerce.client(updateOrder, { params, body: changes }, asServer(commerce));
}

export async function changeInstrument(
  commerce: CommerceAccess,
  { siteId, orderNo, instrumentId: paymentInstrumentId }: OrderId & { instrumentId: string },
  body: OrderInstrument,
): Promise<void> {
  await commerce.client(
    updateOrderInstrument,
    { params: { siteId, orderNo, paymentInstrumentId }, body },
    asServer(commerce),
  );
}

/** Finds an order whose number the shop never received, by its payment instrument. */
export async function findOrderOfInstrument(
  commerce: CommerceAccess,
  about: { siteId: string; email: string; instrumentId: string },
): Promise<OrderDocument | undefined> {
  const term = (field: "status" | "customer_email", value: string) => ({
    term_query: { fields: [field] as [typeof field], operator: "is" as const, values: [value] as [string] },
  });
  const must = [term("status", "created"), term("customer_email", about.email)];
  const { hits } = await commerce.client(
    searchOrders,
    { params: { siteId: about.siteId }, body: { query: { bool_query: { must } }, count: 50 } },
    asServer(commerce),
  );
  const isPaidWith = ({ payment_instruments: instruments = [] }: OrderDocument) =>
    instruments.some(({ payment_instrument_id: id }) => id === about.instrumentId);
  return hits.map(({ data }) => data).find(isPaidWith);
}
