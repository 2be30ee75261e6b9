import { eq, sql } from "drizzle-orm";
import type { OrderInstrument } from "../../../contracts/commerce/orders.ts";
import { instrumentDocument } from "../baskets/payment/instrument-document.ts";
import { toStoredCard } from "../baskets/payment/serve-payment.ts";
import type { CommerceDeps } from "../deps.ts";
import { ocapiFault } from "../ocapi-fault.ts";
import { type OrderRow, orders } from "./order-tables.ts";
import { isOrderOf, orderNotFound } from "./update-order.ts";
import { toMinorUnits } from "../../../contracts/minor-units.ts";

type Params = { siteId: string; orderNo: string; paymentInstrumentId: string };

/** Replaces the payment instrument of an order, and keeps its amount. */
export async function updateInstrument(
  { database, now }: CommerceDeps,
  { siteId, orderNo, paymentInstrumentId: id }: Params,
  paid: OrderInstrument,
): Promise<OrderRow> {
  return database.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(isOrderOf({ siteId, isServer: true }, orderNo))
      .for("no key update");
    if (!order) throw orderNotFound(orderNo);
    const instruments = order.content.payment_instruments ?? [];
    if (!instruments.some((one) => one.payment_instrument_id === id)) {
      throw ocapiFault(404, {
        type: "PaymentInstrumentNotFoundException",
        message: `No payment instrument with the id '${id}' was found.`,
        arguments: { paymentInstrumentId: id },
      });
    }
    const time = now();
    const updated = instruments.map((one) =>
      one.payment_instrument_id === id ? replaceInstrument(one, paid, time) : one,
    );
    const [changed] = await tx
      .update(orders)
      .set({
        content: { ...order.content, payment_instruments: updated },
        revision: sql`${orders.revision} + 1`,
        modifiedAt: time,
      })
      .where(eq(orders.orderNo, orderNo))
      .returning();
    return changed ?? order;
  });
}

type Instrument = ReturnType<typeof instrumentDocument>;

function replaceInstrument(before: Instrument, paid: OrderInstrument, now: Date): Instrument {
  const amount = "amount" in before && before.amount !== undefined ? toMinorUnits(before.amount) : undefined;
  const row = {
    id: before.payment_instrument_id,
    methodId: paid.payment_method_id,
    card: paid.payment_card ? toStoredCard(paid.payment_card) : null,
    bankCode: paid.bank_code ?? null,
  };
  return instrumentDocument(row, { now, amount });
}
