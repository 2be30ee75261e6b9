import { z } from "zod";
import { type Connection, createClient } from "../../../contracts/client.ts";
import { createChargesClient } from "../../../contracts/charges/charges.ts";
import { createDocumentsClient } from "../../../contracts/documents/documents.ts";
import type { JobHandler } from "../../../database/jobs/jobs.ts";
import type { Database } from "../../../database/database.ts";
import { matchDeclaration } from "../declarations/match-declaration.ts";
import { allocate } from "./allocate.ts";
import { expire } from "./calendar-jobs.ts";
import type { LifeCycleDeps } from "./life-cycle-deps.ts";
import { sendExpiry } from "./ending/send-expiry.ts";
import { install } from "./install.ts";
import { issueCreditNote, issueInvoice } from "./issue-documents.ts";
import { confirmRefund, issueRefund } from "./refund.ts";
import { remind } from "./reminders/remind.ts";
import type { PriceOf } from "./renewals/announced-price.ts";
import { renew } from "./renewals/renew.ts";
import { defaultSettings, type LifeCycleSettings } from "./settings.ts";
import { topics } from "./topics.ts";
import { uninstall } from "./uninstall.ts";

type JobDeps = {
  database: Database;
  now: () => Date;
  vehicles: Connection;
  charges: Connection;
  documents: Connection;
  settings?: Partial<LifeCycleSettings>;
  /** Without it a renewal costs what the running plan cost. */
  priceOf?: PriceOf;
  linkKey: Uint8Array;
};

const waits = z.int().min(0);
const day = z.iso.date();

/** The job handlers that process imported orders. */
export function orderManagementJobs(jobDeps: JobDeps): Record<string, JobHandler> {
  const deps: LifeCycleDeps = {
    database: jobDeps.database,
    now: jobDeps.now,
    settings: { ...defaultSettings, ...jobDeps.settings },
    vehicles: createClient({ service: "vehicles", connection: jobDeps.vehicles, readFault: () => undefined }),
    charges: createChargesClient(jobDeps.charges),
    documents: createDocumentsClient(jobDeps.documents),
    priceOf: jobDeps.priceOf ?? (async () => undefined),
    linkKey: jobDeps.linkKey,
  };
  const handler =
    <Payload>(schema: z.ZodType<Payload>, run: (deps: LifeCycleDeps, payload: Payload) => Promise<void>): JobHandler =>
    (payload) =>
      run(deps, schema.parse(payload));
  return {
    [topics.allocate]: handler(z.object({ orderId: z.string() }), allocate),
    [topics.install]: handler(z.object({ itemId: z.string(), waits }), install),
    [topics.issueInvoice]: handler(z.object({ orderId: z.string(), waits }), issueInvoice),
    [topics.refund]: handler(z.object({ refundId: z.string(), waits }), issueRefund),
    [topics.confirmRefund]: handler(z.object({ refundId: z.string(), look: z.int().min(0), waits }), confirmRefund),
    [topics.uninstall]: handler(
      z.object({ itemId: z.string(), step: z.enum(["prepare", "complete"]), waits }),
      uninstall,
    ),
    [topics.issueCreditNote]: handler(z.object({ refundId: z.string(), waits }), issueCreditNote),
    [topics.remind]: handler(z.object({ assetId: z.string(), expiresOn: day, dayOffset: z.int() }), remind),
    [topics.renew]: handler(z.object({ assetId: z.string(), periodEnd: day, attempt: z.int().min(1), waits }), renew),
    [topics.sendExpiry]: handler(z.object({ itemId: z.string(), waits }), sendExpiry),
    [topics.expire]: handler(z.object({ assetId: z.string(), expiresOn: day }), expire),
    [topics.matchDeclaration]: handler(z.object({ number: z.string(), waits }), matchDeclaration),
  };
}
