import { createHash } from "node:crypto";
import { and, eq, gte, inArray, ne, notExists, or, sql } from "drizzle-orm";
import { readExpiryDates } from "../../contracts/commerce/expiry-dates.ts";
import type { OrderFields } from "../../contracts/commerce/order-fields.ts";
import type { PaidService } from "../port/payments.ts";
import type { Queries } from "../../database/database.ts";
import type { PaymentsDeps } from "../deps.ts";
import type { PaymentState } from "./states.ts";
import { type PaymentRow, payments, refunds } from "./tables.ts";

/** A vehicle gets its services within minutes; after this time the order is a case for customer care. */
const fulfilmentMs = 7 * 24 * 3_600_000;

const hashOf = (vin: string): string => createHash("sha256").update(vin).digest("hex");

/** What the ledger stores about the vehicle and the services of a payment. */
export function paidServicesOf(productIds: readonly string[], fields: OrderFields) {
  const dates = readExpiryDates(fields.c_expiryDates);
  const services = productIds.map((productId): PaidService => {
    const expiredOn = dates.get(productId);
    return { productId, ...(expiredOn !== undefined && { expiredOn }) };
  });
  return { vehicleHash: fields.c_SNP_OMS_vin === undefined ? null : hashOf(fields.c_SNP_OMS_vin), services };
}

type LedgerReader = Pick<PaymentsDeps, "database" | "now">;

/** The services of a vehicle that were paid for recently, or whose payment is pending at a bank. */
export async function findPaidServices(
  { database, now }: LedgerReader,
  { vin }: { vin: string },
): Promise<PaidService[]> {
  const vehicleHash = hashOf(vin);
  if (!(await database.exists(anyPayment, vehicleHash))) return [];
  const found = await database.queries
    .select({ services: payments.services })
    .from(payments)
    .where(and(eq(payments.vehicleHash, vehicleHash), holdsServices(database.queries, ["PENDING"], now())));
  return found.flatMap(({ services }) => services);
}

/**
 * Most vehicles have no payment. Each page with a vehicle asks this first, because the whole question takes the embedded
 * database ten times as long.
 */
const anyPayment = `select 1 from payments.payments where vehicle_hash = $1 and state in ('PENDING', 'AUTHORISED') limit 1`;

/** Payments in these states, and recent ones that were not refunded. */
function holdsServices(queries: Queries, states: PaymentState[], now: Date) {
  const since = new Date(now.getTime() - fulfilmentMs);
  const refund = queries
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payments.id), ne(refunds.state, "FAILED")));
  const isPaid = and(eq(payments.state, "AUTHORISED"), gte(payments.changedAt, since), notExists(refund));
  return or(inArray(payments.state, states), isPaid);
}

const sentStates: PaymentState[] = ["SUBMITTED", "ACTION_REQUIRED", "PENDING"];

/**
 * Whether another payment, paid or in progress, has one of these services for the same vehicle. Call it in the
 * transaction that submits this payment: its lock makes other payments for the vehicle wait, in every process.
 */
export async function lockVehicleAndCheckForDuplicate(
  tx: Queries,
  { id, vehicleHash, services }: Pick<PaymentRow, "id" | "vehicleHash" | "services">,
  now: Date,
): Promise<boolean> {
  if (vehicleHash === null) return false;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${vehicleHash}, 0))`);
  const others = await tx
    .select({ services: payments.services })
    .from(payments)
    .where(and(eq(payments.vehicleHash, vehicleHash), ne(payments.id, id), holdsServices(tx, sentStates, now)));
  const sold = others.flatMap((other) => other.services);
  return services.some((mine) => sold.some((other) => isSameTerm(mine, other)));
}

/** A later end date means that the vehicle already received the earlier term, so this is the next one. */
const isSameTerm = (mine: PaidService, other: PaidService): boolean =>
  mine.productId === other.productId && (mine.expiredOn ?? "") <= (other.expiredOn ?? "");
