import { getSite } from "../../../contracts/commerce/site.ts";
import { isFault } from "../../../contracts/fault.ts";
import type { Services } from "../../../contracts/services.ts";

/** How long an answer of commerce is cached; the browsers' poll is far slower. */
const freshMs = 10_000;
/** No page waits longer than this for the status, in milliseconds. */
const timeoutMs = 1_500;

type CachedStatus = { status: string; at: number };

const cache = new Map<string, CachedStatus>();

type StatusRequest = { services: Services; siteId: string; isForced: boolean; now: () => Date };

/**
 * Whether the shop is open: online, maintenance, to_be_deleted or protected. While commerce does not answer,
 * its last answer counts.
 */
export async function readStorefrontStatus({ services, siteId, isForced, now }: StatusRequest): Promise<string> {
  if (isForced) return "maintenance";
  const last = cache.get(siteId);
  const age = now().getTime() - (last?.at ?? 0);
  if (last && age >= 0 && age < freshMs) return last.status;
  const status = await readFromCommerce(services, siteId, last);
  cache.set(siteId, { status, at: now().getTime() });
  return status;
}

async function readFromCommerce(services: Services, siteId: string, last: CachedStatus | undefined): Promise<string> {
  try {
    const site = await services.commerce(getSite, { params: { siteId } }, { timeoutMs });
    return site.storefront_status;
  } catch (error) {
    if (!isFault(error)) throw error;
    return last?.status ?? "online";
  }
}
