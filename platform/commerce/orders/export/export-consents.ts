import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Connection } from "../../../../contracts/client.ts";
import { createConsentRecordsClient } from "../../../../contracts/consent-records/consent-records-wire.ts";
import { readOrderConsents } from "../../../../contracts/consent-records/consent-text.ts";
import { addConsentRecords, type ConsentRecord } from "../../../../contracts/consent-records/records.ts";
import type { Database } from "../../../../database/database.ts";
import type { JobHandler } from "../../../../database/jobs/jobs.ts";
import type { FindAccountId } from "./export-order.ts";
import { exportConsentsTopic } from "./export-topic.ts";
import { keepConsentsUntil } from "../keep-consents.ts";
import { type OrderRow, orders } from "../order-tables.ts";

const payload = z.object({ orderNo: z.string() });

type Deps = { database: Database; consentRecords: Connection; findAccountId: FindAccountId };

/** Hands what a customer agreed to over to the consent records. A job of its own: the order itself does not wait for it. */
export function consentExportJobs({ database, consentRecords, findAccountId }: Deps): Record<string, JobHandler> {
  const { queries } = database;
  const call = createConsentRecordsClient(consentRecords);
  return {
    [exportConsentsTopic]: async (sent) => {
      const { orderNo } = payload.parse(sent);
      const [order] = await queries.select().from(orders).where(eq(orders.orderNo, orderNo));
      if (!order) return;
      const accountId = order.isGuest ? null : await findAccountId(queries, order);
      const records = recordsOf(order, accountId);
      if (records.length > 0) await call(addConsentRecords, { body: { records } });
    },
  };
}

function recordsOf(order: OrderRow, accountId: string | null): ConsentRecord[] {
  const { orderNo, siteId, locale, fields, placedAt } = order;
  const billingStateCode = order.content.billing_address?.state_code;
  const keepUntil = keepConsentsUntil({ ...order, billingStateCode });
  return readOrderConsents(fields.c_consents).map((consent) => ({
    ...consent,
    key: `order:${orderNo}:${consent.kind}`,
    textHash: createHash("sha256").update(consent.text).digest("hex"),
    siteId,
    locale,
    recordedAt: placedAt.toISOString(),
    keepUntil,
    orderNumber: orderNo,
    accountId,
    consentId: null,
  }));
}
