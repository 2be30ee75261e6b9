import type { Hono } from "hono";
import type { CallResult, ReceivedInput } from "../../../contracts/endpoint.ts";
import { updateOmsRecord } from "../../../contracts/order-management/update-record.ts";
import type { Database } from "../../../database/database.ts";
import type { LifeCycleSettings } from "../life-cycle/settings.ts";
import { serveEndpoint } from "../../serve-endpoint.ts";
import { refuseSomInput } from "../som-fault.ts";
import { switchAutoRenewal } from "./auto-renewal.ts";
import { cancelSubscriptions } from "./cancel-with-refund.ts";
import type { Change } from "./change.ts";
import { removePaymentRecord, writePaymentRecord } from "./payment-record.ts";

type Body = ReceivedInput<typeof updateOmsRecord>["body"];

export function serveUpdates(
  app: Hono,
  { database, now, settings }: { database: Database; now: () => Date; settings: LifeCycleSettings },
): void {
  serveEndpoint(app, updateOmsRecord, {
    refuseInput: refuseSomInput,
    async handle({ body }) {
      const recordId = await database.transaction((tx) => apply({ tx, at: now(), settings }, body));
      return success(recordId);
    },
  });
}

function apply(change: Change, body: Body): Promise<string> {
  if ("cancelAutoRenewalItems" in body) return cancelSubscriptions(change, body);
  if ("refSubscription" in body) return switchAutoRenewal(change, body);
  if ("isDeleted" in body) return removePaymentRecord(change, body);
  return writePaymentRecord(change, body);
}

function success(recordId: string): CallResult<typeof updateOmsRecord> {
  return { patchResult: { result: "Success", recordId } };
}
