import { getSite } from "../../../contracts/commerce/site.ts";
import { isFault } from "../../../contracts/fault.ts";
import type { Services } from "../../../contracts/services.ts";

/** How long one answer of the commerce platform is good for; the visitors' own poll is far slower. */
const freshMs = 10_000;
/** No page waits longer than this, in milliseconds, to hear that it may be shown. */
const patienceMs = 1_500;

type Known = { status: string; at: number };

const known = new Map<string, Known>();

type Question = { services: Services; siteId: string; isForced: boolean; now: () => Date };

/**
 * Whether the shop is open: online, maintenance, to_be_deleted or protected. While the platform cannot say,
 * its last answer counts.
 */
export async function readStorefrontStatus({ services, siteId, isForced, now }: Question): Promise<string> {
  if (isForced) return "maintenance";
  const last = known.get(siteId);
  const age = now().getTime() - (last?.at ?? 0);
  if (last && age >= 0 && age < freshMs) return last.status;
  const status = await askPlatform(services, siteId, last);
  known.set(siteId, { status, at: now().getTime() });
  return status;
}

async function askPlatform(services: Services, siteId: string, last: Known | undefined): Promise<string> {
  try {
    const site = await services.commerce(getSite, { params: { siteId } }, { timeoutMs: patienceMs });
    return site.storefront_status;
  } catch (error) {
    if (!isFault(error)) throw error;
    return last?.status ?? "online";
  }
}
