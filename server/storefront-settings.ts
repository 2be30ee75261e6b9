import type { StorefrontSettings } from "../app/storefront-settings.ts";
import type { Environment } from "./environment.ts";
import type { Logger } from "./logger.ts";
import { organizationId } from "./platform/embedded-platform.ts";

/** The part of the environment that the storefront may know. */
export function storefrontSettings(
  environment: Environment,
  { secret, isLive, logger, now }: { secret: string; isLive: boolean; logger: Logger; now: () => Date },
): StorefrontSettings {
  return {
    stage: environment.STAGE,
    mode: isLive ? "development" : "production",
    publicOrigin: environment.PUBLIC_ORIGIN,
    sessionSecret: secret,
    commerce: { organizationId },
    testHosts: { every: environment.STAGE === "development" ? ["localhost"] : [], wider: [] },
    isMaintenanceForced: environment.MAINTENANCE === "ON",
    isIndexed: !environment.NOINDEX && environment.STAGE === "production",
    urls: {
      placement: { site: environment.SITE_PLACEMENT, locale: environment.LOCALE_PLACEMENT },
      showDefaults: environment.SHOW_DEFAULTS,
      hosts: environment.SITE_HOSTS,
    },
    now,
    reportError: (error, about) =>
      logger.error({ ...about, error: String(error), stack: stackOf(error) }, "page failed"),
  };
}

function stackOf(error: unknown): string | undefined {
  return error instanceof Error ? error.stack : undefined;
}
