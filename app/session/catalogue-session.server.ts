import type { Services } from "../../contracts/services.ts";
import type { StorefrontSettings } from "../settings/storefront-settings.ts";
import { type OpenSession, openSession } from "./open-session.server.ts";
import { createSharedLogins } from "./shared-logins.server.ts";
import { createShopperLogin } from "./shopper-login.server.ts";
import type { Shopper } from "./session.ts";

/** A guest of the shop's own for each site: it reads what everybody sees alike, for all visitors of the process. */
export type HouseGuests = (siteId: string) => Promise<Pick<Shopper, "commerce" | "commerceData">>;

type Deps = {
  services: Pick<Services, "commerce" | "commerceData" | "shopperLogin">;
  settings: Pick<StorefrontSettings, "commerce" | "publicOrigin">;
  now: () => Date;
  report: (error: unknown) => void;
};

/** Its tokens are nobody else's, so there is nothing to hand over to other processes. */
const keepToOneself = { leave: async () => {}, pick: async () => undefined };

export function createHouseGuests({ services, settings, now, report }: Deps): HouseGuests {
  const sessions = new Map<string, OpenSession>();
  const shared = createSharedLogins({ handover: keepToOneself, now, report });
  return (siteId) => {
    const known = sessions.get(siteId);
    if (known) return known.shopper();
    const login = createShopperLogin({ call: services.shopperLogin, settings, now, siteId });
    const session = openSession({ services, login, shared, now, report }, {});
    sessions.set(siteId, session);
    return session.shopper();
  };
}
