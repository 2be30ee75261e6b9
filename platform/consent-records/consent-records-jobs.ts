import { lt } from "drizzle-orm";
import type { Queries } from "../../database/database.ts";
import type { JobHandler } from "../../database/jobs/jobs.ts";
import { records } from "./records-table.ts";

export const deleteConsentsTopic = "consent-records.delete-expired";

type JobDeps = { queries: Queries; now: () => Date };

/** The daily deletion of records whose time is over. */
export function consentRecordsJobs({ queries, now }: JobDeps): Record<string, JobHandler> {
  return {
    [deleteConsentsTopic]: async () => {
      await queries.delete(records).where(lt(records.keepUntil, now().toISOString().slice(0, 10)));
    },
  };
}
