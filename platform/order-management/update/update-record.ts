import type { Hono } from "hono";
import type { CallResult, ReceivedInput } from "../../../contracts/endpoint.ts";
import { updateOmsRecord } from "../../../contracts/order-management/update-record.ts";
import type { Database } from "../../../database/database.ts";
import type { LifeCycleSettings } from "../life-cycle/settings.ts";
import { serveEndpoint } from "../../serve-endpoint.ts";
import { refuseSomInput } from "../som-fault.ts";
import { switchAutoRenewal } from "./auto-renewal.ts";
import { cancelSubscriptions } from "./cancel-with-refund.ts";
import type { UpdateContext, UpdateResult } from "./update-context.ts";
import { removePaymentRecord, writePaymentRecord } from "./payment-record.ts";

type Body = ReceivedInput<typeof updateOmsRecord>["body"];

export function serveUpdates(
  app: Hono,
  { database, now, settings }: { database: Database; now: () => Date; settings: LifeCycleSettings },
): void {
  serveEndpoint(app, updateOmsRecord, {
    refuseInput: refuseSomInput,
    async handle({ body }) {
      const updated = await database.transaction((tx) => apply({ tx, at: now(), settings }, body));
      return success(updated);
    },
  });
}

async function apply(context: UpdateContext, body: Body): Promise<UpdateResult> {
  if ("cancelAutoRenewalItems" in body) return cancelSubscriptions(context, body);
  if ("refSubscription" in body) return { recordId: await switchAutoRenewal(context, body) };
  if ("isDeleted" in body) return { recordId: await removePaymentRecord(context, body) };
  return { recordId: await writePaymentRecord(context, body) };
}

function success(updated: UpdateResult): CallResult<typeof updateOmsRecord> {
  return { patchResult: { result: "Success", ...updated } };
}
