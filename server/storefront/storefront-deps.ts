import { type ErrorResponse, isRouteErrorResponse } from "react-router";
import type { StorefrontDeps } from "../../app/settings/storefront-deps.ts";
import type { Fetch } from "../../contracts/client.ts";
import type { Services } from "../../contracts/services.ts";
import type { Database } from "../../database/database.ts";
import { describeError } from "../../database/describe-error.ts";
import type { Payments } from "../../payments/port/payments.ts";
import type { Environment } from "../environment/environment.ts";
import { createRateLimits } from "../limits/rate-limits.ts";
import { logOutages } from "../logging/log-outages.ts";
import type { Logger } from "../logging/logger.ts";
import { resilientFetch } from "../resilient-fetch.ts";
import { concealQueries } from "./conceal-queries.ts";
import { createTokenHandover } from "./token-handover.ts";
import { createSessionEndings } from "./session-endings.ts";

type Options = {
  logger: Logger;
  now: () => Date;
  database: Database;
  services: Services;
  /** The embedded identity provider; not called when the environment names another one. */
  identity: { fetch: Fetch };
  payments: Payments;
};

/** What the storefront may call. */
export function storefrontDeps(
  environment: Environment,
  { logger, now, database, services, identity, payments }: Options,
): StorefrontDeps {
  return {
    services,
    payments: concealQueries(payments),
    tokenHandover: concealQueries(createTokenHandover(database.queries)),
    sessionEndings: concealQueries(createSessionEndings({ queries: database.queries, now })),
    identityFetch: environment.IDENTITY_ISSUER
      ? resilientFetch((request) => fetch(request), {}, logOutages(logger, "identity"))
      : (request) => identity.fetch(request),
    limits: createRateLimits(database, { scale: environment.RATE_LIMIT_SCALE }),
    now,
    reportError: (error, about) => {
      // The router's own answer to a method that a page does not know, or to an action that does not exist.
      if (isRefusal(error)) logger.info({ ...about, status: error.status }, "page refused");
      else logger.error({ ...about, ...describeError(error) }, "page failed");
    },
  };
}

function isRefusal(error: unknown): error is ErrorResponse {
  return isRouteErrorResponse(error) && error.status < 500;
}
