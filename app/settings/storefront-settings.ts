import type { Fetch } from "../../contracts/client.ts";
import type { Payments } from "../../payments/port/payments.ts";
import type { LoginHandover } from "./login-handover.ts";
import type { SessionEndings } from "./session-endings.ts";
import type { ResponseVersion } from "../../contracts/vehicles/lookup-vehicles.ts";
import type { SampleVehicle } from "../domain/vehicle/sample-vehicle.ts";
import type { MonitoringSettings } from "../site/monitoring-settings.ts";
import type { UrlPlacement } from "../site/site-config.ts";

/** What the process tells the storefront about the installation it runs in. */
export type StorefrontSettings = {
  /** Production stage has no test screens, no test switches and no pseudo-locale. */
  stage: "development" | "production";
  /** Whether the code is served hot from its sources or built. */
  mode: "development" | "production";
  publicOrigin: string;
  sessionSecret: string;
  /** How commerce knows the shop: its pages, and its server, which may vouch for a person. */
  commerce: { organizationId: string; clientId: string; serverClient: { id: string; secret: string } };
  loginHandover: LoginHandover;
  sessionEndings: SessionEndings;
  /** The OpenID provider, and how it knows each site. */
  identity: {
    issuer: string;
    clients: Readonly<Record<string, { id: string; secret?: string | undefined }>>;
    fetch: Fetch;
    /** Some providers end a session only for somebody who shows the id token in the address. */
    isLogOutHinted: boolean;
  };
  /** Takes the money, and knows where every payment stands. */
  payments: Payments;
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
  now: () => Date;
  reportError: (error: unknown, about: { requestId?: string }) => void;
};
