import { enqueue } from "../../../database/jobs/jobs.ts";
import type { Queries } from "../../../database/database.ts";
import { newExternalId } from "../record-id.ts";
import { invoices } from "../tables.ts";
import type { LifeCycleSettings } from "./settings.ts";
import { later, topics } from "./topics.ts";

/** A paid order gets its invoice and goes to the vehicle. */
export async function startLifeCycle(
  tx: Queries,
  { orderId, at, settings }: { orderId: string; at: Date; settings: LifeCycleSettings },
): Promise<void> {
  await tx.insert(invoices).values({ externalId: newExternalId(), orderId });
  const runAt = later(at, settings.stepSeconds);
  await enqueue(tx, { topic: topics.allocate, payload: { orderId }, runAt, key: orderId });
  await enqueue(tx, { topic: topics.issueInvoice, payload: { orderId, waits: 0 }, runAt, key: orderId });
}
