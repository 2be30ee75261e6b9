import type { Hono } from "hono";
import type { PersonData } from "../../../contracts/privacy/person-data.ts";
import type { Fetch } from "../../../contracts/client.ts";
import type { Database } from "../../../database/database.ts";
import { describeError } from "../../../database/describe-error.ts";
import type { JobHandler } from "../../../database/jobs/jobs.ts";
import { lettersPersonData } from "../../../letters/person-letters.ts";
import { createIdentityPersonData } from "../../../platform/identity/person-data.ts";
import { createPrivacy, privacyJobs } from "../../../platform/privacy/privacy.ts";
import type { PrivacyDeps } from "../../../platform/privacy/privacy-deps.ts";
import type { Environment } from "../../environment/environment.ts";
import type { Logger } from "../../logging/logger.ts";
import { personSessionsEnding } from "../end-person-sessions.ts";
import { connectPersonSystems } from "./person-systems.ts";
import { answerFailures } from "../service-failures.ts";

type Deps = {
  environment: Environment;
  database: Database;
  now: () => Date;
  logger: Logger;
  services: Record<
    "commerce" | "vehicles" | "order-management" | "documents" | "customer-care" | "consent-records",
    Hono
  >;
  serverClient: { id: string; secret: string };
  vehiclesToken: string;
  paymentsPersonData: () => PersonData;
  toShop?: Fetch;
};

/** The privacy requests, connected with every system that holds personal data. */
export function openPrivacy(deps: Deps): { privacy: Hono; privacyJobs: Record<string, JobHandler> } {
  const { database, now, logger, services } = deps;
  const identity = createIdentityPersonData({
    database,
    now,
    endSessions: personSessionsEnding({ isShopRemote: deps.toShop !== undefined }),
  });
  const privacyDeps: PrivacyDeps = {
    database,
    now,
    systems: connectPersonSystems({
      ...deps,
      apps: { ...services, identity: answerFailures(identity, { name: "person-data", logger }) },
      payments: deps.paymentsPersonData,
      letters: lettersPersonData(database.queries),
    }),
    report: (problem, { system, error }) => logger.warn({ system, ...describeError(error) }, problem),
  };
  return {
    privacy: answerFailures(createPrivacy(privacyDeps), { name: "privacy", logger }),
    privacyJobs: privacyJobs(privacyDeps),
  };
}
