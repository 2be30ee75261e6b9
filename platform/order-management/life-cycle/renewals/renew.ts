import { and, eq } from "drizzle-orm";
import { charge } from "../../../../contracts/charges/charges.ts";
import { lawOf } from "../../../../contracts/markets/market-law.ts";
import { enqueue } from "../../../../database/jobs/jobs.ts";
import type { Queries } from "../../../../database/database.ts";
import { addDays, type Day, dayOf, laterDay, startOfDay } from "../../calendar.ts";
import { writeRenewalFailed } from "../../letters/subscription-letters.ts";
import {
  assets,
  type AssetRow,
  items,
  type OrderRow,
  orders,
  type PaymentRecordRow,
  paymentRecords,
  renewals,
} from "../../tables.ts";
import { isOutage, type LifeCycleDeps, postpone } from "../life-cycle-deps.ts";
import { endWithoutNotice } from "./end-without-notice.ts";
import { findNotice } from "./renewal-notice.ts";
import { addPaymentErrorOrder, addRenewalOrder, renewalOrderNumber } from "./renewal-order.ts";
import { renewalPlan } from "./renewal-plan.ts";
import { topics } from "../topics.ts";

type RenewPayload = { assetId: string; periodEnd: Day; attempt: number; waits: number };
type Renewal = typeof renewals.$inferSelect;

const keyOf = ({ assetId, periodEnd, attempt }: RenewPayload) => `${assetId}:${periodEnd}:${attempt}`;

/** Charges a due renewal. The amount is stored first, so that a repetition charges the same. */
export async function renew(deps: LifeCycleDeps, payload: RenewPayload): Promise<void> {
  const renewal = await deps.database.transaction((tx) => claimRenewal(tx, payload, deps.now()));
  if (!renewal) return;
  const status =
    renewal === "later"
      ? "pending"
      : await chargeRenewal(deps, renewal, payload).catch((error: unknown) => {
          if (!isOutage(error)) throw error;
          return "pending" as const;
        });
  if (status === "pending") {
    return postpone(deps.database.queries, { topic: topics.renew, payload, key: keyOf(payload) }, deps);
  }
  await deps.database.transaction((tx) => recordOutcome(tx, deps, { payload, isCharged: status === "charged" }));
}

async function lockAsset(tx: Queries, assetId: string): Promise<AssetRow | undefined> {
  const [asset] = await tx.select().from(assets).where(eq(assets.id, assetId)).for("no key update");
  return asset;
}

const isRenewal = ({ assetId, periodEnd, attempt }: RenewPayload) =>
  and(eq(renewals.assetId, assetId), eq(renewals.periodEnd, periodEnd), eq(renewals.attempt, attempt));

const isDue = (asset: AssetRow, { periodEnd }: RenewPayload): boolean =>
  asset.isAutoRenewed && !asset.isCancelled && asset.expiresOn === periodEnd && asset.paymentRecordId !== null;

/** The renewal to charge; undefined if none is due or it has been charged. later: the notice of it still waits. */
async function claimRenewal(tx: Queries, payload: RenewPayload, at: Date): Promise<Renewal | "later" | undefined> {
  const asset = await lockAsset(tx, payload.assetId);
  const [existing] = await tx.select().from(renewals).where(isRenewal(payload));
  if (existing) return existing.state === "charging" ? existing : undefined;
  if (!asset || !isDue(asset, payload)) return undefined;
  const { record, order, item } = await readContract(tx, asset);
  if (!record) throw new Error("The renewal has no payment method.");
  const notice = await findNotice(tx, { asset, order, item });
  if (notice === "onItsWay") return "later";
  const consequence = notice === "missing" ? lawOf(order).autoRenew.withoutNotice : "renews";
  if (consequence === "noRenewal") {
    await endWithoutNotice(tx, { asset, order, at });
    return undefined;
  }
  const { term, termType, price, tax, taxes } = renewalPlan({ asset, order, item });
  const { assetId, periodEnd, attempt } = payload;
  const [added] = await tx
    .insert(renewals)
    .values({
      assetId,
      periodEnd,
      attempt,
      state: "charging",
      term,
      termType,
      amount: price,
      tax,
      taxes,
      currency: order.currency,
      token: canBeCharged(record, order) ? record.token : "",
      hasFreeExit: consequence === "freeExit",
    })
    .returning();
  return added;
}

async function readContract(tx: Queries, asset: AssetRow) {
  const [contract] = await tx
    .select({ order: orders, item: items, record: paymentRecords })
    .from(orders)
    .innerJoin(items, eq(items.id, asset.itemId))
    .leftJoin(paymentRecords, eq(paymentRecords.id, asset.paymentRecordId ?? ""))
    .where(eq(orders.id, asset.orderId));
  if (!contract) throw new Error("The renewal has no order.");
  return contract;
}

/** Bank accounts are debited in euros only. A card is charged in the contract's currency, wherever it was saved. */
const debitTypes: ReadonlySet<string> = new Set(["sepa_debit", "ideal"]);

const canBeCharged = ({ paymentType }: Pick<PaymentRecordRow, "paymentType">, { currency }: { currency: string }) =>
  currency === "EUR" || !debitTypes.has(paymentType.toLowerCase());

async function chargeRenewal({ charges }: LifeCycleDeps, renewal: Renewal, payload: RenewPayload) {
  if (renewal.amount === 0) return "charged";
  if (renewal.token === "") return "refused";
  const { status } = await charges(charge, {
    body: {
      idempotencyKey: `renew:${keyOf(payload)}`,
      amount: renewal.amount,
      currency: renewal.currency,
      token: renewal.token,
      reference: renewalOrderNumber(payload),
    },
  });
  return status;
}

async function recordOutcome(
  tx: Queries,
  { now, settings }: LifeCycleDeps,
  { payload, isCharged }: { payload: RenewPayload; isCharged: boolean },
): Promise<void> {
  const asset = await lockAsset(tx, payload.assetId);
  const [renewal] = await tx
    .update(renewals)
    .set({ state: isCharged ? "charged" : "refused", decidedAt: now() })
    .where(and(isRenewal(payload), eq(renewals.state, "charging")))
    .returning();
  if (!asset || !renewal) return;
  if (isCharged) return addRenewalOrder(tx, { asset, renewal, at: now(), settings });
  // Another order has extended the service in the meantime: nothing is owed, and nothing ends.
  if (asset.expiresOn !== payload.periodEnd) return;
  const failure = { asset, renewal, at: now(), settings };
  const contract = await readContract(tx, asset);
  const nextTryOn = nextTry(failure, contract.order);
  await writeRenewalFailed(tx, { ...failure, ...contract, nextTryOn });
  if (nextTryOn === null) return stopAutoRenewal(tx, failure);
  const next = { ...payload, attempt: payload.attempt + 1, waits: 0 };
  const runAt = startOfDay(nextTryOn, contract.order);
  await enqueue(tx, { topic: topics.renew, payload: next, runAt, key: keyOf(next) });
}

type Failure = Parameters<typeof addPaymentErrorOrder>[1];

/** A try that was late moves the next one to the following day at least. Null after the last one. */
function nextTry({ renewal, at, settings }: Failure, order: OrderRow): Day | null {
  const days = settings.renewalTryDays[renewal.attempt];
  if (days === undefined) return null;
  return laterDay(addDays(renewal.periodEnd, days), addDays(dayOf(at, order), 1));
}

async function stopAutoRenewal(tx: Queries, failure: Failure): Promise<void> {
  await tx
    .update(assets)
    .set({
      isAutoRenewed: false,
      isAutoRenewalCancelled: true,
      autoRenewalReason: "Payment Error",
      autoRenewalInfo: null,
      paymentRecordId: null,
    })
    .where(eq(assets.id, failure.asset.id));
  await addPaymentErrorOrder(tx, failure);
}
