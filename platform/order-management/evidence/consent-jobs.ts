import { z } from "zod";
import type { Connection } from "../../../contracts/client.ts";
import { createConsentRecordsClient } from "../../../contracts/consent-records/consent-records-wire.ts";
import { addConsentRecords, keepOrderConsents } from "../../../contracts/consent-records/records.ts";
import type { Database } from "../../../database/database.ts";
import type { JobHandler } from "../../../database/jobs/jobs.ts";
import { topics } from "../life-cycle/topics.ts";
import { agreed, recordOf } from "./auto-renewal-consent.ts";
import { keepingOf } from "./keep-consents.ts";

const ofAsset = z.object({ assetId: z.string() });

type Deps = { database: Database; consentRecords: Connection };

/**
 * Hands over what customers agreed to in their account, and how long contracts run. Jobs of their own: no change waits for
 * the consent records.
 */
export function consentJobs({ database: { queries }, consentRecords }: Deps): Record<string, JobHandler> {
  const call = createConsentRecordsClient(consentRecords);
  return {
    [topics.recordConsent]: async (payload) => {
      await call(addConsentRecords, { body: { records: [await recordOf(queries, agreed.parse(payload))] } });
    },
    [topics.keepConsents]: async (payload) => {
      const body = await keepingOf(queries, ofAsset.parse(payload).assetId);
      if (body) await call(keepOrderConsents, { body });
    },
  };
}
