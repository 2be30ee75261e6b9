import type { ResponseVersion } from "../../contracts/vehicles/lookup-vehicles.ts";
import type { SampleVehicle } from "../domain/vehicle/sample-vehicle.ts";
import type { MonitoringSettings } from "../site/monitoring-settings.ts";
import type { UrlPlacement } from "../site/site-config.ts";
import type { SampleGuestOrder } from "./sample-guest-order.ts";

/** Plain data about the installation. What the storefront calls is in `StorefrontDeps`. */
export type StorefrontSettings = {
  /** Production stage has no test screens, no test switches and no pseudo-locale. */
  stage: "development" | "production";
  /** Whether the code is served hot from its sources or built. */
  mode: "development" | "production";
  publicOrigin: string;
  sessionSecret: string;
  /** The shop's credentials at commerce; the server client may sign customers in. */
  commerce: { organizationId: string; clientId: string; serverClient: { id: string; secret: string } };
  /** The OpenID provider, and its client for each site. */
  identity: {
    issuer: string;
    clients: Readonly<Record<string, { id: string; secret?: string | undefined }>>;
    /** Some providers end a session only if the log-out address holds the id token. */
    sendsIdTokenOnLogOut: boolean;
  };
  isMaintenanceForced: boolean;
  /** Receives statistics, once a visitor has consented. */
  tagManagerId?: string | undefined;
  /** Receives the browsers' monitoring reports, once a visitor has consented. */
  monitoring?: MonitoringSettings | undefined;
  /** Whether search engines may list the pages. */
  isIndexed: boolean;
  urls: {
    placement: { site: UrlPlacement; locale: UrlPlacement };
    showDefaults: boolean;
    hosts: Record<string, string>;
  };
  /** Host names on which test switches work: all of them, or only those that force a date or lift the checkout control. */
  testHosts: { allSwitches: readonly string[]; dateAndCheckoutSwitches: readonly string[] };
  /** The version of the vehicle service's answers; by default each country has its own. */
  vehicleResponseVersion?: ResponseVersion;
  /** Multiplies the time limits of requests. */
  requestTimeScale?: number;
  /** The shop's key at the address lookup. */
  addressLookupKey: string;
  /** Refused lookups of guest orders are answered at a multiple of so many milliseconds. */
  guestLookupStepMs: number;
  /** Vehicles of the demonstration; production stage has none. */
  sampleVehicles: readonly SampleVehicle[];
  /** Its guest orders; likewise. */
  sampleGuestOrders: readonly SampleGuestOrder[];
};
