import { createHash } from "node:crypto";
import { readExpiryDates } from "../../../../contracts/commerce/expiry-dates.ts";
import { getOrder, type OrderDocument } from "../../../../contracts/commerce/orders.ts";
import { id } from "../../../../contracts/commerce/text.ts";
import { isFault } from "../../../../contracts/fault.ts";
import { fieldsOfOrderAddress } from "../../../address/saved-address.ts";
import { maskVin } from "../../../../contracts/vehicles/mask-vin.ts";
import type { AddressFields } from "../../../address/address-fields.ts";
import { isCalendarDay } from "../../../domain/calendar-day.ts";
import type { VehicleSubscription } from "../../../domain/vehicle/vehicle.ts";
import type { Shopper } from "../../../session/session.ts";
import { type PaidWith, paidWith } from "./paid-with.ts";

/** The data of a confirmation besides services and totals. */
export type Confirmation = {
  orderNo: string;
  /** The payment is not confirmed yet. */
  isPending: boolean;
  firstName: string;
  email: string;
  /** A guest's e-mail address is shown with the bill's: the guest needs it to find the order again. */
  isGuest: boolean;
  placedAt: string;
  /** Whether the customer agreed to automatic renewal. */
  autoRenew: boolean;
  paidWith?: PaidWith;
  billing?: AddressFields;
  vehicle?: { name: string; vin?: string };
  /** Names the purchase for statistics without naming the order. */
  purchaseId: string;
};

export type ConfirmationOutcome =
  | { kind: "order"; order: OrderDocument; confirmation: Confirmation; subscriptions: readonly VehicleSubscription[] }
  /** It is not paid: the checkout is the page to show. */
  | { kind: "unpaid" }
  /** There is no such order of this shopper. */
  | { kind: "none" };

const PAID: ReadonlySet<string> = new Set(["new", "open", "completed"]);

/** The confirmation of an order of this shopper; commerce returns it to no other customer. */
export async function readConfirmation(
  { shopper, siteId }: { shopper: Shopper; siteId: string },
  { orderNo }: { orderNo: string },
): Promise<ConfirmationOutcome> {
  if (!id.safeParse(orderNo).success) return { kind: "none" };
  const order = await findOrder({ shopper, siteId }, orderNo);
  if (!order) return { kind: "none" };
  const isPending = order.status === "created" && order.c_stripe_status === "processing";
  if (!isPending && !PAID.has(order.status)) return { kind: order.status === "cancelled" ? "none" : "unpaid" };
  return {
    kind: "order",
    order,
    confirmation: confirmationOf(order, isPending),
    subscriptions: Array.from(readExpiryDates(order.c_expiryDates)).flatMap(([productId, expiresOn]) =>
      isCalendarDay(expiresOn) ? [{ productId, expiresOn }] : [],
    ),
  };
}

async function findOrder(
  { shopper, siteId }: { shopper: Shopper; siteId: string },
  orderNo: string,
): Promise<OrderDocument | undefined> {
  try {
    return await shopper.commerceOcapi(getOrder, { params: { siteId, orderNo } });
  } catch (error) {
    if (isFault(error) && error.kind === "refused" && error.status !== 401) return undefined;
    throw error;
  }
}

function confirmationOf(order: OrderDocument, isPending: boolean): Confirmation {
  const { billing_address: billing, c_SNP_OMS_vehicleName: name } = order;
  const paid = paidWith(order);
  const vin = maskVin(order.c_SNP_OMS_vin ?? "");
  return {
    orderNo: order.order_no,
    isPending,
    firstName: billing?.first_name ?? order.c_SNP_OMS_firstName ?? "",
    email: order.customer_info.email,
    isGuest: order.guest,
    placedAt: order.creation_date,
    // A guest has no account in which auto-renewal could be turned off.
    autoRenew: order.c_autoRenewalAccepted === true && !order.guest,
    ...(paid && { paidWith: paid }),
    ...(billing && { billing: fieldsOfOrderAddress(billing) }),
    ...(name && { vehicle: { name, ...(vin && { vin }) } }),
    purchaseId: createHash("sha256").update(`purchase ${order.order_token}`).digest("hex").slice(0, 16),
  };
}
