import { safeReturnPath } from "../../../site/return-path.ts";
import type { SiteConfig } from "../../../site/site-config.ts";
import { readSitePath } from "../../../site/site-path.ts";

/** The query parameter for the page after a method is added. */
export const NEXT_PARAM = "next";

/** The path of a page of this shop, without site and language; undefined for anything else. */
export function nextPage(value: string | null, config: SiteConfig): string | undefined {
  const path = safeReturnPath(value, "");
  if (path === "") return undefined;
  const pathname = path.split(/[?#]/, 1)[0] ?? "";
  return readSitePath(config, pathname).pathname + path.slice(pathname.length);
}
