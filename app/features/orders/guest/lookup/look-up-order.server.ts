import { isFault } from "../../../../../contracts/fault.ts";
import { getOrderDetails } from "../../../../../contracts/order-management/order-summary.ts";
import type { BackingSystems } from "../../../../../contracts/services.ts";
import type { OrderLookup } from "../../../../../contracts/order-management/order-lookup.ts";
import type { GuestOrder } from "../../../../request/guest-order/guest-order.ts";
import { RATE_LIMITS, type RateLimits } from "../../../../settings/rate-limits.ts";
import { heldForMs } from "./refusal-time.ts";

export type LookupOutcome =
  | { kind: "found"; order: GuestOrder }
  /** No guest order of this make has the number, or it has another e-mail address. Both get the same answer. */
  | { kind: "notFound" }
  | { kind: "tooMany"; retryAfterSeconds: number }
  | { kind: "unavailable" };

type Deps = {
  services: Pick<BackingSystems, "orderManagement">;
  limits: Pick<RateLimits, "guestOrderPerIp" | "guestOrderPerEmail" | "guestOrderPerNumber">;
  ip: string;
  siteId: string;
  /** Milliseconds since the request began. */
  elapsedMs: () => number;
  /** The step at which refusals are sent; see `heldForMs`. */
  refusalStepMs: number;
};

/** Looks for a guest order by its number and e-mail address, which are normalised and checked already. */
export async function lookUpGuestOrder(deps: Deps, lookup: OrderLookup): Promise<LookupOutcome> {
  if (!(await isWithinLimits(deps, lookup))) {
    // The same for each limit, so that it does not say which one was reached.
    return { kind: "tooMany", retryAfterSeconds: RATE_LIMITS.guestOrderPerIp.seconds };
  }
  const outcome = await findOrder(deps, lookup);
  if (outcome.kind === "notFound") await wait(heldForMs(deps.elapsedMs(), deps.refusalStepMs));
  return outcome;
}

/** Every attempt counts for its address, its person and its order, also when one of the limits is reached. */
async function isWithinLimits({ limits, ip }: Deps, { orderNumber, email }: OrderLookup): Promise<boolean> {
  const results = await Promise.all([
    limits.guestOrderPerIp(ip),
    limits.guestOrderPerEmail(email),
    limits.guestOrderPerNumber(orderNumber),
  ]);
  return results.every(({ isAllowed }) => isAllowed);
}

async function findOrder({ services, siteId }: Deps, guest: OrderLookup): Promise<LookupOutcome> {
  try {
    const { OrderNumber: orderNumber } = await services.orderManagement(getOrderDetails, { body: { guest, siteId } });
    return { kind: "found", order: { siteId, orderNumber, email: guest.email } };
  } catch (error) {
    if (!isFault(error)) throw error;
    return { kind: error.kind === "refused" && error.status === 404 ? "notFound" : "unavailable" };
  }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
