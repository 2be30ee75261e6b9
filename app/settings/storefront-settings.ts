import type { ResponseVersion } from "../../contracts/vehicles/lookup-vehicles.ts";
import type { SampleVehicle } from "../domain/vehicle/sample-vehicle.ts";
import type { MonitoringSettings } from "../site/monitoring-settings.ts";
import type { UrlPlacement } from "../site/site-config.ts";

/** Plain data about the installation. What the storefront calls is in `StorefrontDeps`. */
export type StorefrontSettings = {
  /** Production stage has no test screens, no test switches and no pseudo-locale. */
  stage: "development" | "production";
  /** Whether the code is served hot from its sources or built. */
  mode: "development" | "production";
  publicOrigin: string;
  sessionSecret: string;
  /** How commerce knows the shop: its pages, and its server, which may vouch for a person. */
  commerce: { organizationId: string; clientId: string; serverClient: { id: string; secret: string } };
  /** The OpenID provider, and how it knows each site. */
  identity: {
    issuer: string;
    clients: Readonly<Record<string, { id: string; secret?: string | undefined }>>;
    /** Some providers end a session only for somebody who shows the id token in the address. */
    isLogOutHinted: boolean;
  };
  isMaintenanceForced: boolean;
  /** Whom to hand statistics to, once a visitor has agreed. */
  tagManagerId?: string | undefined;
  /** Where browsers report how pages work, once a visitor has agreed. */
  monitoring?: MonitoringSettings | undefined;
  /** Whether search engines may list the pages. */
  isIndexed: boolean;
  urls: {
    placement: { site: UrlPlacement; locale: UrlPlacement };
    showDefaults: boolean;
    hosts: Record<string, string>;
  };
  /** Host names on which test switches work; the wider ones may only force a date and skip what blocks the checkout. */
  testHosts: { every: readonly string[]; wider: readonly string[] };
  /** The shape the vehicle service is asked for, where it is not left to the country. */
  vehicleResponseVersion?: ResponseVersion;
  /** So many times the usual time a request has. */
  requestTimeScale?: number;
  /** What the address lookup knows the shop by. */
  addressLookupKey: string;
  /** Vehicles of the demonstration; production stage has none. */
  sampleVehicles: readonly SampleVehicle[];
};
