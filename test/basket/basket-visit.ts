import { randomUUID } from "node:crypto";
import { afterAll, beforeAll } from "vitest";
import type { Client } from "../../contracts/client.ts";
import { Fault } from "../../contracts/fault.ts";
import type { Catalogue, SiteLocale } from "../../app/catalogue/catalogue.ts";
import type { addToBasket } from "../../app/features/basket/add-to-basket.server.ts";
import { fetchBasket } from "../../app/features/basket/fetch-basket.server.ts";
import type { Shopper } from "../../app/session/session.ts";
import { testProduct } from "./basket-documents.ts";
import { newShopper, prepareCommerce, shopAs } from "../commerce-fixture.ts";

export const britain: SiteLocale = { siteId: "VCS", localeId: "en-GB", currency: "GBP" };
export const germany: SiteLocale = { siteId: "VCS", localeId: "de-DE", currency: "EUR" };
export const belgium: SiteLocale = { siteId: "VCS", localeId: "fr-BE", currency: "EUR" };
export const america: SiteLocale = { siteId: "VCS", localeId: "en-US", currency: "USD" };

export let commerce: Awaited<ReturnType<typeof prepareCommerce>>;

/** Opens commerce for the tests of the file that calls it: files of one worker share this module. */
export function withCommerce(): void {
  beforeAll(async () => {
    commerce = await prepareCommerce();
  });
  afterAll(() => commerce.close());
}

/** Records the calls of a client, and may refuse them. */
function watched(client: Client, calls: string[], refuse: (path: string) => boolean): Client {
  return async (endpoint, input, options) => {
    calls.push(`${endpoint.method} ${endpoint.path.split("/").slice(-1)[0]}`);
    if (refuse(endpoint.path)) {
      throw new Fault({ service: "commerce", kind: "unavailable", status: 503, detail: { message: "down" } });
    }
    return client(endpoint, input, options);
  };
}

export const planOf = (planId: string) => ({
  planId,
  price: { amount: 100, currency: "GBP" },
  isOrderable: true,
});
const plans = ["NAV-12M", "NAV-24M", "NAV-36M"].map(planOf);
export const catalogue: Pick<Catalogue, "products"> = {
  products: async (_, ids) =>
    [testProduct({ plans }), testProduct({ productId: "LIVE", name: "Live", plans: [planOf("LIVE-12M")] })].filter(
      ({ productId }) => ids.includes(productId),
    ),
};

/** A guest of embedded commerce, with everything that a basket use case needs. */
export function visit({
  siteLocale = britain,
  refuse = () => false,
}: { siteLocale?: SiteLocale; refuse?: (path: string) => boolean } = {}) {
  const calls: string[] = [];
  const guest = newShopper();
  const fetch = async (request: Request) => commerce.app.fetch(request);
  const connection = { baseUrl: "http://commerce.invalid", fetch };
  const { ocapi, scapi } = shopAs(connection, guest);
  const shopper: Shopper = {
    kind: "guest",
    customerId: guest.customerId,
    commerceOcapi: watched(ocapi, calls, refuse),
    commerceScapi: watched(scapi, calls, refuse),
  };
  const ip = randomUUID();
  const limits = { couponPerIp: async () => ({ isAllowed: true }) as const };
  const refusalOfPlans: Parameters<typeof addToBasket>[0]["refusalOfPlans"] = async () => undefined;
  const vin = undefined as string | undefined;
  const deps = {
    shopper,
    siteLocale,
    organizationId: "f_ecom_shop_001",
    catalogue,
    limits,
    ip,
    refusalOfPlans,
    vin,
  };
  return { deps, calls, ocapi };
}

export const down = new Fault({ service: "commerce", kind: "timeout", detail: { message: "slow" } });

type Deps = ReturnType<typeof visit>["deps"];
export const plansIn = async (deps: Deps) => (await fetchBasket(deps))?.items.map(({ planId }) => planId);
