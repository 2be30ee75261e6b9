import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Locale } from "../../site/locales.ts";
import type { Market } from "../../site/markets.ts";

/** What a page of the help stands on. */
export type HelpDeps = {
  catalogue: Catalogue;
  siteId: string;
  locale: Pick<Locale, "id">;
  market: Pick<Market, "country">;
  isRegistered: boolean;
  /** How long to wait for what a page can do without, in milliseconds. */
  patienceMs?: number;
  /** How long to wait for what it has nothing to show without. */
  contentPatienceMs?: number;
};

export const CONTENT_PATIENCE_MS = 4_000;
