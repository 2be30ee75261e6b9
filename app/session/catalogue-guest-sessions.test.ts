import { afterAll, beforeAll, expect, it } from "vitest";
import { getCustomerBaskets } from "../../contracts/commerce/customer-baskets.ts";
import { createOcapiClient } from "../../contracts/commerce/ocapi.ts";
import { createScapiClient } from "../../contracts/commerce/scapi.ts";
import { createSlasClient } from "../../contracts/commerce/slas.ts";
import { commercePeople, prepareCommerce } from "../../test/commerce-fixture.ts";
import { createCatalogueGuestSessions } from "./catalogue-guest-sessions.server.ts";

let fixture: Awaited<ReturnType<typeof prepareCommerce>>;
const logins: string[] = [];
let at = new Date("2026-11-15T12:00:00Z");

beforeAll(async () => {
  fixture = await prepareCommerce();
});
afterAll(() => fixture.close());

function createGuestSessions() {
  const connection = {
    baseUrl: "http://commerce.invalid",
    async fetch(request: Request) {
      if (request.url.includes("/oauth2/")) logins.push(new URL(request.url).pathname.split("/").at(-1) ?? "");
      return fixture.app.fetch(request);
    },
  };
  const { settings } = commercePeople;
  return createCatalogueGuestSessions({
    services: {
      commerceOcapi: createOcapiClient(connection),
      commerceScapi: createScapiClient(connection),
      shopperLogin: createSlasClient(connection),
    },
    settings: {
      commerce: { organizationId: settings.organizationId, clientId: "c", serverClient: settings.trustedClient },
      publicOrigin: "http://localhost:3000",
    },
    now: () => at,
    report: () => {},
  });
}

it("the catalogue is read as one guest of each site", async () => {
  const guestSessions = createGuestSessions();
  const [first, second, jaguar] = await Promise.all([
    guestSessions("VCS"),
    guestSessions("VCS"),
    guestSessions("VCSJ"),
  ]);
  expect(logins.sort()).toEqual(["authorize", "authorize", "token", "token"]);
  for (const [guest, siteId] of [
    [first, "VCS"],
    [second, "VCS"],
    [jaguar, "VCSJ"],
  ] as const) {
    const call = guest.commerceScapi(getCustomerBaskets, {
      params: { organizationId: commercePeople.settings.organizationId, customerId: "stranger" },
      query: { siteId },
    });
    await expect(call).rejects.toMatchObject({ status: 404 });
  }
});

it("a guest session gets a new token when the old one has expired", async () => {
  const guestSessions = createGuestSessions();
  await guestSessions("VCS");
  at = new Date(at.getTime() + 1_801_000);
  logins.length = 0;
  await Promise.all([guestSessions("VCS"), guestSessions("VCS")]);
  expect(logins).toEqual(["token"]);
});
