/** The address of an order's page. */
export function orderPath({ orderId, orderNumber }: { orderId: string; orderNumber: string }): string {
  return `/account/my-orders/${encodeURIComponent(orderId)}/${encodeURIComponent(orderNumber)}`;
}
