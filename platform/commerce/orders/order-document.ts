import { ocapiVersion } from "../../../contracts/commerce/ocapi.ts";
import type { OrderDocument } from "../../../contracts/commerce/orders.ts";
import { resourceState } from "../baskets/resource-state.ts";
import type { OrderRow } from "./order-tables.ts";

export function orderDocument(row: OrderRow): OrderDocument {
  const { content } = row;
  return {
    ...content,
    ...row.fields,
    _v: ocapiVersion,
    _type: "order",
    _resource_state: resourceState(row.orderNo, row.revision),
    order_no: row.orderNo,
    order_token: row.orderToken,
    site_id: row.siteId,
    customer_name: content.billing_address?.full_name ?? "",
    customer_info: { ...content.customer_info, customer_name: content.billing_address?.full_name ?? "" },
    guest: row.isGuest,
    status: row.status,
    confirmation_status: row.confirmationStatus,
    export_status: row.exportStatus,
    payment_status: row.paymentStatus,
    shipping_status: "not_shipped",
    creation_date: row.placedAt.toISOString(),
    last_modified: row.modifiedAt.toISOString(),
    notes: { link: `orders/${row.orderNo}/notes` },
  };
}
