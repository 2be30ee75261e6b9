import { createHash } from "node:crypto";
import { and, eq, gte, ne, notExists, or } from "drizzle-orm";
import { readExpiryDates } from "../../contracts/commerce/expiry-dates.ts";
import type { OrderFields } from "../../contracts/commerce/order-fields.ts";
import type { PaidService } from "../../contracts/payments/payments.ts";
import type { PaymentsGround } from "../ground.ts";
import { payments, refunds } from "./tables.ts";

/** A vehicle gets what was paid for within minutes; after this time the order is a case for customer care. */
const fulfilmentMs = 7 * 24 * 3_600_000;

const hashOf = (vin: string): string => createHash("sha256").update(vin).digest("hex");

/** What the ledger keeps about the vehicle and the services of a payment. */
export function paidServicesOf(productIds: readonly string[], fields: OrderFields) {
  const dates = readExpiryDates(fields.c_expiryDates);
  const services = productIds.map((productId): PaidService => {
    const expiredOn = dates.get(productId);
    return { productId, ...(expiredOn !== undefined && { expiredOn }) };
  });
  return { vehicleHash: fields.c_SNP_OMS_vin === undefined ? null : hashOf(fields.c_SNP_OMS_vin), services };
}

/** The services of a vehicle that were paid for lately. A bank that takes its time counts for as long as it takes. */
export async function findPaidServices(
  { database, now }: Pick<PaymentsGround, "database" | "now">,
  { vin }: { vin: string },
): Promise<PaidService[]> {
  const since = new Date(now().getTime() - fulfilmentMs);
  const refund = database.queries
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payments.id), ne(refunds.state, "FAILED")));
  const isPending = eq(payments.state, "PENDING");
  const isPaid = and(eq(payments.state, "AUTHORISED"), gte(payments.changedAt, since), notExists(refund));
  const found = await database.queries
    .select({ services: payments.services })
    .from(payments)
    .where(and(eq(payments.vehicleHash, hashOf(vin)), or(isPending, isPaid)));
  return found.flatMap(({ services }) => services);
}
