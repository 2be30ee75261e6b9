import type { Client } from "../../contracts/client.ts";
import { getSite } from "../../contracts/commerce/site.ts";
import { isFault } from "../../contracts/fault.ts";
import { cachedRead } from "./cached-read.server.ts";

/** How long an answer of commerce is cached; the browsers' poll is far slower. */
const freshMs = 10_000;
/** No page waits longer than this for the status, in milliseconds. */
const timeoutMs = 1_500;

/**
 * Whether a site is open: online, maintenance, to_be_deleted or protected. While commerce does not answer, its last
 * answer counts; before the first one, the site is open.
 */
export function storefrontStatusReader(commerce: Client, now: () => Date): (siteId: string) => Promise<string> {
  return cachedRead<string, string>({
    read: async (siteId) => (await commerce(getSite, { params: { siteId } }, { timeoutMs })).storefront_status,
    nameOf: (siteId) => siteId,
    now,
    freshMs,
    staleMs: freshMs,
    pauseMs: freshMs,
    onFirstFailure: (error) => {
      if (!isFault(error)) throw error;
      return "online";
    },
    service: "commerce",
  });
}
