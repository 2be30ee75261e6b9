import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { ConsentRecord } from "../../../contracts/consent-records/records.ts";
import { shopLocales } from "../../../contracts/locales.ts";
import { lawOf } from "../../../contracts/markets/market-law.ts";
import { enqueue } from "../../../database/jobs/jobs.ts";
import type { Queries } from "../../../database/database.ts";
import { addTerm, dayOf } from "../calendar.ts";
import { topics } from "../life-cycle/topics.ts";
import { type AssetRow, assets, type OrderRow, orders } from "../tables.ts";
import type { UpdateContext } from "../update/update-context.ts";

/** Without the account: it is looked up when the record is written, so that no job outlives an erasure with it. */
export const agreed = z.object({
  assetId: z.string(),
  orderId: z.string(),
  locale: z.enum(shopLocales),
  text: z.string(),
  version: z.string(),
  at: z.iso.datetime(),
});
type Agreed = z.infer<typeof agreed>;

type Change = {
  asset: AssetRow;
  order: OrderRow;
  /** The language of the page. */
  localeId: string | undefined;
  fields: {
    SNP_OMS_AutoRenewalConsentText__c?: string | undefined;
    SNP_OMS_AutoRenewalConsentVersion__c?: string | undefined;
  };
};

/** In the transaction that turns auto-renewal on, so that there is one record for each time it was. */
export async function queueConsent(
  { tx, at }: UpdateContext,
  { asset, order, localeId, fields }: Change,
): Promise<void> {
  const { SNP_OMS_AutoRenewalConsentText__c: text, SNP_OMS_AutoRenewalConsentVersion__c: version } = fields;
  if (text === undefined || version === undefined) return;
  const payload = {
    assetId: asset.id,
    orderId: order.id,
    locale: shopLocales.find((one) => one === localeId) ?? order.localeId,
    text,
    version,
    at: at.toISOString(),
  };
  await enqueue(tx, {
    topic: topics.recordConsent,
    payload,
    runAt: at,
    key: `${asset.id}:${payload.at}`,
  });
}

export async function recordOf(
  queries: Queries,
  { assetId, orderId, text, at, ...given }: Agreed,
): Promise<ConsentRecord> {
  const [asset] = await queries.select().from(assets).where(eq(assets.id, assetId));
  const [order] = await queries.select().from(orders).where(eq(orders.id, orderId));
  if (!asset || !order) throw new Error("The consent has no order.");
  const end = asset.expiresOn ?? dayOf(new Date(at), order);
  return {
    ...given,
    key: `auto-renewal:${assetId}:${at}`,
    kind: "auto-renewal",
    choice: "accepted",
    text,
    textHash: createHash("sha256").update(text).digest("hex"),
    siteId: order.siteId,
    recordedAt: at,
    keepUntil: addTerm(end, lawOf(order).consentRecordYears, "year"),
    orderNumber: order.orderNumber,
    accountId: asset.accountId,
    consentId: null,
  };
}
