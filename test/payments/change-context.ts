import { type RequestContext, requestedShopContext, sessionContext } from "../../app/request/request-context.ts";
import type { Session } from "../../app/session/session.ts";
import type { LocaleId } from "../../app/site/locales.ts";
import { shopFromSeed } from "../../app/site/shop-seed.ts";

/** Makes a request one to another site, in another language. */
export function openShop(context: RequestContext, siteId: string, localeId: LocaleId): void {
  const shop = shopFromSeed({
    siteId,
    localeId,
    stage: "development",
    publicOrigin: "http://localhost:3000",
    url: { defaultSite: "VCS", placement: { site: "path", locale: "path" }, showDefaults: false },
  });
  context.set(requestedShopContext, { ...context.get(requestedShopContext), shop });
}

export function changeSession(context: RequestContext, change: Partial<Session>): void {
  context.set(sessionContext, { ...context.get(sessionContext), ...change });
}
