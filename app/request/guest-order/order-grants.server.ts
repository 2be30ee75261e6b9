import { z } from "zod";
import { type CookieDeps, sealedCookie } from "../../settings/sealed-cookie.server.ts";
import { guestOrder, type GuestOrder } from "./guest-order.ts";

/** How long a guest sees an order after looking it up. */
export const GRANT_SECONDS = 30 * 60;

/** Two tabs may show two orders. */
const MAX_GRANTS = 3;

/** A guest may see and return this order until that moment, in milliseconds. */
const orderGrant = guestOrder.extend({ until: z.int() });
export type OrderGrant = z.output<typeof orderGrant>;

/** The orders that this browser was given access to, in a sealed cookie. An address alone never opens an order. */
export function orderGrants(deps: CookieDeps) {
  const cookie = sealedCookie(
    { name: "guest-orders", schema: z.array(orderGrant).max(MAX_GRANTS), maxAgeSeconds: GRANT_SECONDS },
    deps,
  );
  const readAll = async (request: Request): Promise<OrderGrant[]> => {
    const now = deps.now().getTime();
    return (await cookie.read(request))?.filter(({ until }) => until > now) ?? [];
  };
  return {
    async find(request: Request, order: Omit<GuestOrder, "email">): Promise<OrderGrant | undefined> {
      return (await readAll(request)).find((grant) => isOf(order)(grant));
    },
    /** All that are open at this site, the latest one last. */
    async list(request: Request, siteId: string): Promise<OrderGrant[]> {
      return (await readAll(request)).filter((grant) => grant.siteId === siteId);
    },
    /** The cookie with one more grant; the oldest makes room. */
    async add(request: Request, order: GuestOrder): Promise<string> {
      const others = (await readAll(request)).filter((grant) => !isOf(order)(grant));
      const { siteId, orderNumber, email } = order;
      const grant = { siteId, orderNumber, email, until: deps.now().getTime() + GRANT_SECONDS * 1000 };
      return cookie.write([...others, grant].slice(-MAX_GRANTS));
    },
    /** Closes all orders on this device. */
    clear: () => cookie.clear(),
    /** The cookie without the grant of this order. */
    async remove(request: Request, order: Omit<GuestOrder, "email">): Promise<string> {
      const others = (await readAll(request)).filter((grant) => !isOf(order)(grant));
      return others.length > 0 ? cookie.write(others) : cookie.clear();
    },
  };
}

const isOf =
  ({ siteId, orderNumber }: Omit<GuestOrder, "email">) =>
  (grant: OrderGrant): boolean =>
    grant.siteId === siteId && grant.orderNumber === orderNumber;
