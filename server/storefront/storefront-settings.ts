import { type ErrorResponse, isRouteErrorResponse } from "react-router";
import type { StorefrontSettings } from "../../app/settings/storefront-settings.ts";
import type { Fetch } from "../../contracts/client.ts";
import type { Payments } from "../../payments/port/payments.ts";
import type { Database } from "../../database/database.ts";
import { concealQueries } from "./conceal-queries.ts";
import { createLoginHandover } from "./login-handover.ts";
import { createSessionEndings } from "./session-endings.ts";
import type { Environment } from "../environment/environment.ts";
import { describeError } from "../../database/describe-error.ts";
import type { Logger } from "../logging/logger.ts";
import { logOutages } from "../logging/log-outages.ts";
import { addressLookupKey, commerceClients } from "../platform/embedded-platform.ts";
import { sampleVehicles } from "../platform/sample-vehicles.ts";
import { identityClientId } from "../platform/shop-clients.ts";
import { resilientFetch } from "../resilient-fetch.ts";

type Given = {
  secret: string;
  isLive: boolean;
  logger: Logger;
  now: () => Date;
  database: Database;
  identity: { fetch: Fetch };
  payments: Payments;
};

/** The part of the environment that the storefront may know. */
export function storefrontSettings(
  environment: Environment,
  { secret, isLive, logger, now, database, identity, payments }: Given,
): StorefrontSettings {
  return {
    stage: environment.STAGE,
    mode: isLive ? "development" : "production",
    publicOrigin: environment.PUBLIC_ORIGIN,
    sessionSecret: secret,
    commerce: commerceSettings(environment, secret),
    loginHandover: concealQueries(createLoginHandover(database.queries)),
    sessionEndings: concealQueries(createSessionEndings({ queries: database.queries, now })),
    identity: identitySettings(environment, identity, logger),
    payments: concealQueries(payments),
    isMaintenanceForced: environment.MAINTENANCE === "ON",
    tagManagerId: environment.TAG_MANAGER_ID,
    monitoring: monitoringSettings(environment),
    isIndexed: !environment.NOINDEX && environment.STAGE === "production",
    urls: {
      placement: { site: environment.SITE_PLACEMENT, locale: environment.LOCALE_PLACEMENT },
      showDefaults: environment.SHOW_DEFAULTS,
      hosts: environment.SITE_HOSTS,
    },
    testHosts: testHostsOf(environment),
    vehicleResponseVersion: environment.VEHICLES_RESPONSE_VERSION,
    requestTimeScale: environment.REQUEST_TIME_SCALE,
    addressLookupKey: environment.ADDRESS_LOOKUP_KEY ?? addressLookupKey(secret),
    sampleVehicles: sampleVehicles(environment),
    now,
    reportError: (error, about) => {
      // The router's own answer to what nobody should ask: a method a page does not know, an action that is not there.
      if (isRefusal(error)) logger.info({ ...about, status: error.status }, "page refused");
      else logger.error({ ...about, ...describeError(error) }, "page failed");
    },
  };
}

function commerceSettings(environment: Environment, secret: string): StorefrontSettings["commerce"] {
  const embedded = commerceClients(secret);
  return {
    organizationId: environment.COMMERCE_ORGANIZATION ?? embedded.organizationId,
    clientId: environment.COMMERCE_CLIENT_ID ?? embedded.clientId,
    serverClient: {
      id: environment.COMMERCE_SERVER_CLIENT_ID ?? embedded.serverClient.id,
      secret: environment.COMMERCE_SERVER_SECRET ?? embedded.serverClient.secret,
    },
  };
}

/** In production stage there is no host on which a switch works. */
function testHostsOf({ STAGE, TEST_HOSTS, WIDER_TEST_HOSTS }: Environment): StorefrontSettings["testHosts"] {
  return STAGE === "production" ? { every: [], wider: [] } : { every: TEST_HOSTS, wider: WIDER_TEST_HOSTS };
}

function identitySettings(
  environment: Environment,
  embedded: { fetch: Fetch },
  logger: Logger,
): StorefrontSettings["identity"] {
  const { IDENTITY_ISSUER, IDENTITY_SECRETS, IDENTITY_LOGOUT_HINT, PUBLIC_ORIGIN } = environment;
  const clientOf = (site: "VCS" | "VCSJ") => ({
    id: identityClientId(environment, site),
    secret: IDENTITY_SECRETS[site],
  });
  return {
    issuer: IDENTITY_ISSUER ?? `${PUBLIC_ORIGIN}/identity`,
    clients: { VCS: clientOf("VCS"), VCSJ: clientOf("VCSJ") },
    fetch: IDENTITY_ISSUER
      ? resilientFetch((request) => fetch(request), {}, logOutages(logger, "identity"))
      : (request) => embedded.fetch(request),
    isLogOutHinted: IDENTITY_LOGOUT_HINT,
  };
}

/** The token names the installation to the collector; it is no secret, since every browser sends it. */
function monitoringSettings(environment: Environment): StorefrontSettings["monitoring"] {
  const { MONITORING_URL: url, MONITORING_APPLICATION: application, MONITORING_TOKEN: token } = environment;
  return url && application && token ? { url, application, token } : undefined;
}

function isRefusal(error: unknown): error is ErrorResponse {
  return isRouteErrorResponse(error) && error.status < 500;
}
