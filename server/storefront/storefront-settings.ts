import type { StorefrontSettings } from "../../app/settings/storefront-settings.ts";
import type { Environment } from "../environment/environment.ts";
import { addressLookupKey, commerceClients } from "../platform/embedded-platform.ts";
import { sampleGuestOrders } from "../platform/samples/sample-guest-orders.ts";
import { sampleVehicles } from "../platform/samples/sample-vehicles.ts";
import { identityClientId } from "../platform/shop-clients.ts";

/** Longer than a lookup takes: an answer that comes later than one step shows that the system was slow. */
const guestLookupStepMs = 400;

/** The part of the environment that the storefront may know. */
export function storefrontSettings(
  environment: Environment,
  { secret, isLive }: { secret: string; isLive: boolean },
): StorefrontSettings {
  return {
    stage: environment.STAGE,
    mode: isLive ? "development" : "production",
    publicOrigin: environment.PUBLIC_ORIGIN,
    sessionSecret: secret,
    commerce: commerceSettings(environment, secret),
    identity: identitySettings(environment),
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
    guestLookupStepMs,
    sampleVehicles: sampleVehicles(environment),
    sampleGuestOrders: sampleGuestOrders(environment),
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
  return STAGE === "production"
    ? { allSwitches: [], dateAndCheckoutSwitches: [] }
    : { allSwitches: TEST_HOSTS, dateAndCheckoutSwitches: WIDER_TEST_HOSTS };
}

function identitySettings(environment: Environment): StorefrontSettings["identity"] {
  const { IDENTITY_ISSUER, IDENTITY_SECRETS, IDENTITY_LOGOUT_HINT, PUBLIC_ORIGIN } = environment;
  const clientOf = (site: "VCS" | "VCSJ") => ({
    id: identityClientId(environment, site),
    secret: IDENTITY_SECRETS[site],
  });
  return {
    issuer: IDENTITY_ISSUER ?? `${PUBLIC_ORIGIN}/identity`,
    clients: { VCS: clientOf("VCS"), VCSJ: clientOf("VCSJ") },
    sendsIdTokenOnLogOut: IDENTITY_LOGOUT_HINT,
  };
}

/** The token names the installation to the collector; it is no secret, since every browser sends it. */
function monitoringSettings(environment: Environment): StorefrontSettings["monitoring"] {
  const { MONITORING_URL: url, MONITORING_APPLICATION: application, MONITORING_TOKEN: token } = environment;
  return url && application && token ? { url, application, token } : undefined;
}
