import type { SiteLocale } from "../../catalogue/catalogue.ts";
import type { AccountDeps } from "../../request/account/account-deps.server.ts";

/** The dependencies of the pages about orders. */
export type OrdersDeps = Pick<AccountDeps, "shop" | "services" | "catalogue" | "now"> & {
  siteLocale: SiteLocale;
  /** Logs what the tables of statuses do not have. */
  report: (error: Error) => void;
};
