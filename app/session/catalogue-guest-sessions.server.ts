import type { Services } from "../../contracts/services.ts";
import type { StorefrontSettings } from "../settings/storefront-settings.ts";
import { type OpenSession, openSession } from "./open-session.server.ts";
import { createSharedTokenRequests } from "./shared-token-requests.server.ts";
import { createShopperLogin } from "./shopper-login.server.ts";
import type { Shopper } from "./session.ts";

/** One guest session for each site, owned by the shop: it reads the catalogue, which is the same for all visitors. */
export type CatalogueGuestSessions = (siteId: string) => Promise<Pick<Shopper, "commerceOcapi" | "commerceScapi">>;

type Deps = {
  services: Pick<Services, "commerceOcapi" | "commerceScapi" | "shopperLogin">;
  settings: Pick<StorefrontSettings, "commerce" | "publicOrigin">;
  now: () => Date;
  report: (error: unknown) => void;
};

/** No other process uses these tokens, so there is nothing to hand over. */
const noHandover = { save: async () => {}, read: async () => undefined };

export function createCatalogueGuestSessions({ services, settings, now, report }: Deps): CatalogueGuestSessions {
  const sessions = new Map<string, OpenSession>();
  const shared = createSharedTokenRequests({ handover: noHandover, now, report });
  return (siteId) => {
    const cached = sessions.get(siteId);
    if (cached) return cached.getOrCreateShopper();
    const login = createShopperLogin({ call: services.shopperLogin, settings, now, siteId });
    const session = openSession({ services, login, shared, now, report }, {});
    sessions.set(siteId, session);
    return session.getOrCreateShopper();
  };
}
