import { enqueue } from "../../../database/jobs/jobs.ts";
import type { Queries } from "../../../database/database.ts";
import { newExternalId } from "../record-id.ts";
import { invoices } from "../tables.ts";
import type { LifeCycleSettings } from "./settings.ts";
import { addSeconds, topics } from "./topics.ts";

/** Schedules the invoice and the allocation of a paid order. */
export async function startLifeCycle(
  tx: Queries,
  { orderId, at, settings }: { orderId: string; at: Date; settings: LifeCycleSettings },
): Promise<void> {
  await tx.insert(invoices).values({ externalId: newExternalId(), orderId });
  const runAt = addSeconds(at, settings.stepSeconds);
  await enqueue(tx, { topic: topics.allocate, payload: { orderId }, runAt, key: orderId });
  await enqueue(tx, { topic: topics.issueInvoice, payload: { orderId, waits: 0 }, runAt, key: orderId });
}
