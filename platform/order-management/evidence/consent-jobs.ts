import type { Connection } from "../../../contracts/client.ts";
import { createConsentRecordsClient } from "../../../contracts/consent-records/consent-records-wire.ts";
import { addConsentRecords } from "../../../contracts/consent-records/records.ts";
import type { Database } from "../../../database/database.ts";
import type { JobHandler } from "../../../database/jobs/jobs.ts";
import { topics } from "../life-cycle/topics.ts";
import { agreed, recordOf } from "./auto-renewal-consent.ts";

type Deps = { database: Database; consentRecords: Connection };

/** Hands over what customers agreed to in their account. Jobs of their own: no change waits for the consent records. */
export function consentJobs({ database: { queries }, consentRecords }: Deps): Record<string, JobHandler> {
  const call = createConsentRecordsClient(consentRecords);
  return {
    [topics.recordConsent]: async (payload) => {
      await call(addConsentRecords, { body: { records: [await recordOf(queries, agreed.parse(payload))] } });
    },
  };
}
