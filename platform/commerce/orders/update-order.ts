import { and, eq, ne, sql } from "drizzle-orm";
import type { OrderFields } from "../../../contracts/commerce/order-fields.ts";
import type { StatusCommand, updateOrder as updateOrderEndpoint } from "../../../contracts/commerce/orders.ts";
import type { ReceivedInput } from "../../../contracts/endpoint.ts";
import { enqueue } from "../../../database/jobs/jobs.ts";
import type { Queries } from "../../../database/database.ts";
import type { Shopper } from "../access-token.ts";
import { baskets } from "../baskets/basket-tables.ts";
import { moveItems } from "../baskets/merge-baskets.ts";
import { requireCurrentState, resourceState } from "../baskets/resource-state.ts";
import type { CommerceDeps } from "../deps.ts";
import { ocapiFault } from "../ocapi-fault.ts";
import { releaseCoupons } from "./coupon-redemptions.ts";
import { exportConsentsTopic, exportTopic } from "./export/export-topic.ts";
import { isAllowedTransition, statusAfter } from "./order-status.ts";
import { type OrderRow, orders } from "./order-tables.ts";

type Changes = ReceivedInput<typeof updateOrderEndpoint>["body"];

export const orderNotFound = (orderNo: string) =>
  ocapiFault(404, {
    type: "OrderNotFoundException",
    message: `No order with the number '${orderNo}' was found.`,
    arguments: { orderNo },
  });

/** The caller of an order endpoint: a customer, or the shop's own server. */
export type OrderCaller = Pick<Shopper, "siteId" | "customerId"> | { siteId: string; isServer: true };

/** For a customer, other customers' orders do not exist. The server may access any order of a site. */
export const isOrderOf = (caller: OrderCaller, orderNo: string) =>
  and(
    eq(orders.orderNo, orderNo),
    eq(orders.siteId, caller.siteId),
    "isServer" in caller ? undefined : eq(orders.customerId, caller.customerId),
  );

/** Updates the fields and the status of an order, with the effects of the new status. */
export async function updateOrder(
  { database, now }: CommerceDeps,
  caller: OrderCaller,
  { orderNo, changes }: { orderNo: string; changes: Changes },
): Promise<OrderRow> {
  const { status: command, _resource_state: requestedState, ...fieldChanges } = changes;
  return database.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(isOrderOf(caller, orderNo)).for("no key update");
    if (!order) throw orderNotFound(orderNo);
    requireCurrentState(requestedState, resourceState(order.orderNo, order.revision));
    const time = now();
    const fields = mergeFields(order.fields, fieldChanges);
    // The present status may be requested again: the response to the first request may have been lost.
    const isStatusChange = command !== undefined && statusAfter(command) !== order.status;
    const statusChange = isStatusChange ? await changeStatus(tx, { order, command, time }) : {};
    const isPaid = fields.c_stripe_status === "succeeded" && (statusChange.status ?? order.status) !== "created";
    const isLateToken =
      order.fields.c_SNP_OMS_paymentMethodToken === undefined && "c_SNP_OMS_paymentMethodToken" in fields;
    if (isLateToken && order.exportStatus !== "not_exported") await enqueueRepeatedExport(tx, order, time);
    const [changed] = await tx
      .update(orders)
      .set({
        ...statusChange,
        fields,
        ...(isPaid && { paymentStatus: "paid" }),
        revision: sql`${orders.revision} + 1`,
        modifiedAt: time,
      })
      .where(eq(orders.orderNo, order.orderNo))
      .returning();
    return changed ?? order;
  });
}

/** Order management already has the order, but without the payment token for renewals. */
async function enqueueRepeatedExport(tx: Queries, { orderNo }: OrderRow, time: Date): Promise<void> {
  const payload = { orderNo, isRepeated: true };
  await enqueue(tx, { topic: exportTopic, payload, runAt: time, key: `${orderNo}:token` });
}

function mergeFields(fields: OrderFields, changes: Record<string, unknown>): OrderFields {
  const merged = Object.entries({ ...fields, ...changes });
  return Object.fromEntries(merged.filter(([, value]) => value !== null && value !== undefined));
}

async function changeStatus(
  tx: Queries,
  { order, command, time }: { order: OrderRow; command: StatusCommand; time: Date },
): Promise<Partial<OrderRow>> {
  if (!isAllowedTransition(order.status, command)) {
    throw ocapiFault(400, {
      type: "OrderStatusException",
      message: `An order that is ${order.status} cannot become ${command}.`,
      arguments: { orderNo: order.orderNo, status: order.status, requestedStatus: command },
    });
  }
  const status = statusAfter(command);
  if (command === "new") {
    await tx.delete(baskets).where(eq(baskets.id, order.basketId));
    for (const topic of [exportTopic, exportConsentsTopic]) {
      await enqueue(tx, { topic, payload: { orderNo: order.orderNo }, runAt: time, key: order.orderNo });
    }
    return { status, confirmationStatus: "confirmed", exportStatus: "ready" };
  }
  if (status === "failed") {
    await releaseCoupons(tx, order.orderNo);
    if (command === "failed_with_reopen") await reopenBasket(tx, order, time);
    else await tx.delete(baskets).where(eq(baskets.id, order.basketId));
  }
  return { status };
}

/** Reopens the basket of a failed order. A customer has one basket, so one created in the meantime is merged into it. */
async function reopenBasket(tx: Queries, order: OrderRow, time: Date): Promise<void> {
  const [basket] = await tx.select().from(baskets).where(eq(baskets.id, order.basketId)).for("no key update");
  if (!basket) return;
  const [newer] = await tx
    .select()
    .from(baskets)
    .where(
      and(
        eq(baskets.siteId, basket.siteId),
        eq(baskets.customerId, basket.customerId),
        eq(baskets.state, "open"),
        ne(baskets.id, basket.id),
      ),
    )
    .for("no key update");
  if (newer) {
    await moveItems(tx, newer, basket);
    await tx.delete(baskets).where(eq(baskets.id, newer.id));
  }
  await tx
    .update(baskets)
    .set({ state: "open", revision: sql`${baskets.revision} + 1`, modifiedAt: time })
    .where(eq(baskets.id, basket.id));
}
