import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import type { setAutoRenewal } from "../../../contracts/order-management/update-record.ts";
import { enqueue } from "../../../database/jobs/jobs.ts";
import { startOfDay } from "../calendar.ts";
import { queueConsent } from "../evidence/auto-renewal-consent.ts";
import { writeAutoRenewalChanged } from "../letters/subscription-letters.ts";
import { topics } from "../life-cycle/topics.ts";
import { conflict, notFound } from "../som-fault.ts";
import { type AssetRow, assets, type ItemRow, items, type OrderRow, orders, paymentRecords } from "../tables.ts";
import { type UpdateContext, writeAudit } from "./update-context.ts";

type Body = z.output<typeof setAutoRenewal>;
type TurnOff = Extract<Body["fields"], { SNP_OMS_AutoRenewal__c: false }>;

const renewable = ["In progress", "Installed", "Active"];

export async function switchAutoRenewal(
  context: UpdateContext,
  { accountId, recordId, localeId, fields }: Body,
): Promise<string> {
  // All code locks payment records before assets, to avoid deadlocks.
  const paymentRecordId = fields.SNP_OMS_AutoRenewal__c ? await lockPaymentRecord(context, accountId) : undefined;
  const [asset] = await context.tx
    .select()
    .from(assets)
    .where(and(eq(assets.id, recordId), eq(assets.accountId, accountId), isNull(assets.parentId)))
    .for("no key update");
  if (!asset) throw notFound();
  const isChanged = fields.SNP_OMS_AutoRenewal__c
    ? await turnOn(context, asset, paymentRecordId)
    : await turnOff(context, asset, fields);
  if (!isChanged) return recordId;
  const { SNP_OMS_AutoRenewal__c: isOn, ...detail } = fields;
  const order = await readOrder(context, asset);
  if (isOn) {
    const renewedItem = await readItem(context, asset);
    await writeAutoRenewalChanged(context.tx, { asset, order, renewedItem, at: context.at });
    await queueConsent(context, { asset, order, localeId, fields });
  } else if (asset.isAutoRenewed) {
    await writeAutoRenewalChanged(context.tx, { asset, order, at: context.at });
  }
  await writeAudit(context, {
    actor: accountId,
    operation: isOn ? "auto-renewal on" : "auto-renewal off",
    recordId,
    detail: withoutText(detail),
  });
  return recordId;
}

/** The text is kept with the consent records, once. */
const withoutText = (detail: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(detail).filter(([name]) => name !== "SNP_OMS_AutoRenewalConsentText__c"));

/** Always allowed. Turning off again without another reason changes nothing: the first one stays. */
export async function turnOff({ tx }: Pick<UpdateContext, "tx">, asset: AssetRow, fields: TurnOff): Promise<boolean> {
  const isOff = !asset.isAutoRenewed && asset.isAutoRenewalCancelled;
  const reason = fields.SNP_OMS_AutoRenewalCancellationReason__c ?? (isOff ? asset.autoRenewalReason : null);
  const info = fields.SNP_OMS_AutoRenewalAdditionalInfo__c ?? (isOff ? asset.autoRenewalInfo : null);
  if (isOff && reason === asset.autoRenewalReason && info === asset.autoRenewalInfo) return false;
  await tx
    .update(assets)
    .set({
      isAutoRenewed: false,
      isAutoRenewalCancelled: true,
      autoRenewalReason: reason,
      autoRenewalInfo: info,
      paymentRecordId: null,
    })
    .where(eq(assets.id, asset.id));
  return true;
}

async function readOrder({ tx }: Pick<UpdateContext, "tx">, { orderId }: AssetRow): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error("The asset has no order.");
  return order;
}

async function readItem({ tx }: UpdateContext, { itemId }: AssetRow): Promise<ItemRow> {
  const [item] = await tx.select().from(items).where(eq(items.id, itemId));
  if (!item) throw new Error("The asset has no item.");
  return item;
}

/** The account's payment record; undefined if it has no token. */
async function lockPaymentRecord({ tx }: UpdateContext, accountId: string): Promise<string | undefined> {
  const [record] = await tx
    .select({ id: paymentRecords.id, token: paymentRecords.token })
    .from(paymentRecords)
    .where(eq(paymentRecords.accountId, accountId))
    .for("no key update");
  return record && record.token !== "" ? record.id : undefined;
}

async function turnOn(
  { tx, at }: UpdateContext,
  asset: AssetRow,
  paymentRecordId: string | undefined,
): Promise<boolean> {
  if (asset.isCancelled || asset.termType === "one-time" || !renewable.includes(asset.status)) {
    throw conflict("SUBSCRIPTION_ENDED");
  }
  if (asset.isAutoRenewed) return false;
  if (paymentRecordId === undefined) throw conflict("PAYMENT_METHOD_MISSING");
  await tx
    .update(assets)
    .set({
      isAutoRenewed: true,
      turnedOnAt: at,
      isAutoRenewalCancelled: false,
      autoRenewalReason: null,
      autoRenewalInfo: null,
      paymentRecordId,
    })
    .where(eq(assets.id, asset.id));
  if (asset.expiresOn === null) return true;
  // The scheduled renewal may already have run while auto-renewal was off, so another one is scheduled.
  const due = startOfDay(asset.expiresOn, await readOrder({ tx }, asset));
  await enqueue(tx, {
    topic: topics.renew,
    payload: { assetId: asset.id, periodEnd: asset.expiresOn, attempt: 1, waits: 0 },
    runAt: due > at ? due : at,
    key: `${asset.id}:${asset.expiresOn}:1:on-${at.toISOString()}`,
  });
  return true;
}
