import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Locale } from "../../site/locales.ts";
import type { Market } from "../../site/markets.ts";

/** The dependencies of a help page. */
export type HelpDeps = {
  catalogue: Catalogue;
  siteId: string;
  locale: Pick<Locale, "id">;
  market: Pick<Market, "country" | "currency">;
  isRegistered: boolean;
  /** How long to wait for optional content, in milliseconds. */
  timeoutMs?: number;
  /** How long to wait for the page's main content, in milliseconds. */
  contentTimeoutMs?: number;
};

export const CONTENT_TIMEOUT_MS = 4_000;
