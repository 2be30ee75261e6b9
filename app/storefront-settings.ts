import type { UrlPlacement } from "./site/site-config.ts";

/** What the process tells the storefront about the installation it runs in. */
export type StorefrontSettings = {
  /** Production stage has no test screens, no test switches and no pseudo-locale. */
  stage: "development" | "production";
  /** Whether the code is served hot from its sources or built. */
  mode: "development" | "production";
  publicOrigin: string;
  sessionSecret: string;
  commerce: { organizationId: string };
  testHosts: { every: readonly string[]; wider: readonly string[] };
  isMaintenanceForced: boolean;
  /** Whether search engines may list the pages. */
  isIndexed: boolean;
  urls: {
    placement: { site: UrlPlacement; locale: UrlPlacement };
    showDefaults: boolean;
    hosts: Record<string, string>;
  };
  now: () => Date;
  reportError: (error: unknown, about: { requestId?: string }) => void;
};
