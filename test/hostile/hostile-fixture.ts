import type { Connection } from "../../contracts/client.ts";
import { addItems, createBasket } from "../../contracts/commerce/baskets.ts";
import { createOcapiClient } from "../../contracts/commerce/ocapi.ts";
import { authorizeCustomer, createSlasClient, getAccessToken } from "../../contracts/commerce/slas.ts";
import { importOrder } from "../../contracts/order-management/import-order.ts";
import { createOrderManagementClient } from "../../contracts/order-management/som.ts";
import type { Queries } from "../../database/database.ts";
import { fillAddresses } from "../../platform/address-lookup/fill-addresses.ts";
import { fillCatalogue } from "../../platform/commerce/catalogue/fill-catalogue.ts";
import { fillHelpContent } from "../../platform/help-content/fill-help-content.ts";
import { fillVehicles } from "../../platform/vehicles/fill-vehicles.ts";
import { seedAddresses } from "../../seed/addresses/addresses.ts";
import { seedHelpContent } from "../../seed/help-content/help-content.ts";
import { sampleVin, seedVehicles } from "../../seed/vehicles/vehicles.ts";
import { openPaymentsModule } from "../../server/payments/open-payments-module.ts";
import { readEnvironment } from "../../server/environment/environment.ts";
import { createLogger } from "../../server/logging/logger.ts";
import {
  addressLookupKey,
  commerceClients,
  createEmbeddedPlatform,
  vehicleCaller,
} from "../../server/platform/embedded-platform.ts";
import { testCatalogue } from "../commerce-catalogue.ts";
import { refuseLeaks } from "../refuse-leaks.ts";
import { paidOrder } from "../order-management/paid-order.ts";
import { newPkce, readRedirect } from "../shopper-fixture.ts";
import { openTestDatabase } from "../test-database.ts";
import { trackChanges } from "./track-changes.ts";

const now = () => new Date("2026-11-15T12:00:00Z");
const secret = "a secret for the tests, shared by all of them";
const { organizationId } = commerceClients(secret);

type ChargesFixture = Pick<Parameters<typeof openPaymentsModule>[0], "environment" | "database" | "logger"> & {
  commerce: Connection;
};

/** The charges of the shop's payments, which order management calls. */
function openCharges({ commerce: connection, environment, database, logger }: ChargesFixture) {
  const origin = environment.PUBLIC_ORIGIN;
  const commerce = { connection, ...commerceClients(secret) };
  const origins = { sandboxOrigin: origin, shopOrigin: origin };
  return openPaymentsModule({ environment, database, now, secret, logger, commerce, ...origins }).charges;
}

function refuseLedger(): never {
  throw new Error("There is no ledger.");
}

/** The whole embedded platform, with a little of everything in it. */
export async function createHostileFixture() {
  const database = await openTestDatabase();
  const environment = readEnvironment({});
  const origin = environment.PUBLIC_ORIGIN;
  const late: { charges?: Connection["fetch"] } = {};
  const lines: string[] = [];
  const logger = createLogger("debug", { write: (line) => lines.push(line) });
  const platform = await createEmbeddedPlatform({
    environment,
    database,
    now,
    secret,
    logger,
    origin,
    charges: { baseUrl: origin, fetch: async (request) => late.charges?.(request) ?? Response.error() },
    paymentsPersonData: refuseLedger,
    addressOf: () => "192.0.2.1",
  });
  await database.transaction(fill);
  const commerce = { baseUrl: origin, fetch: async (request: Request) => platform.services.commerce.fetch(request) };
  const charges = openCharges({ environment, database, logger, commerce });
  late.charges = async (request) => charges.fetch(request);
  const services: Record<string, { fetch: Connection["fetch"] }> = { ...platform.services, charges };
  const connect = (service: string): Connection => ({
    baseUrl: origin,
    fetch: async (request) => {
      const app = services[service];
      if (!app) throw new Error(`There is no service ${service}.`);
      return app.fetch(request);
    },
  });
  const vin = sampleVin({ market: "GBR", make: "Land Rover", kind: "allActive" });
  const order = await createOrderManagementClient(connect("order-management"))(importOrder, {
    body: paidOrder({ vehicle: { vin } }),
  });
  const shoppers = [await visit(connect("commerce"), origin), await visit(connect("commerce"), origin)];
  return {
    database,
    connect,
    identity: platform.identity,
    origin,
    takeChanges: await trackChanges(database),
    /** Valid tokens of each service. */
    tokens: {
      commerce: shoppers.map(({ token }) => token),
      vehicles: [vehicleCaller(secret, "storefront").token, vehicleCaller(secret, "order-management").token],
    } as Record<string, string[]>,
    /** The values of one of the shoppers, by their names on the wire. */
    namedFor: (choice: number) => namesOf(shoppers[choice % shoppers.length], { origin, vin }),
    known: [
      ...shoppers.flatMap(({ basketId, customerId, usid }) => [basketId, customerId, usid]),
      vin,
      order.id,
      order.orderNumber,
      organizationId,
      addressLookupKey(secret),
      `${origin}/callback`,
      "VCS",
      "VCSJ",
      "Sites-VCS-Site",
      "SOM-History",
      "storefront",
      "me",
      "NAV",
      "NAV-12M",
      "root",
      "en-GB",
      "GBP",
      "account-ada",
      "ada@example.com",
      "over-the-air",
      "TEN",
      "CREDIT_CARD",
      "Countries_List",
    ],
    async close() {
      await database.close();
      refuseLeaks(lines);
    },
  };
}

type Shopper = Awaited<ReturnType<typeof visit>>;

const namesOf = (
  shopper: Shopper | undefined,
  { origin, vin }: { origin: string; vin: string },
): Record<string, string> => ({
  siteId: "VCS",
  site: "Sites-VCS-Site",
  controllerMethod: "SOM-History",
  locale: "en-GB",
  organizationId,
  basketId: shopper?.basketId ?? "",
  customerId: shopper?.customerId ?? "",
  usid: shopper?.usid ?? "",
  shipmentId: "me",
  client_id: "storefront",
  channel_id: "VCS",
  redirect_uri: `${origin}/callback`,
  vin,
  accountId: "account-ada",
  Key: addressLookupKey(secret),
});

async function fill(tx: Queries): Promise<void> {
  await fillCatalogue(tx, testCatalogue);
  await fillVehicles(tx, seedVehicles(now()));
  const { addresses, simulatedErrors } = seedAddresses();
  await fillAddresses(tx, { addresses: addresses.slice(0, 200), simulatedErrors });
  await fillHelpContent(tx, seedHelpContent());
}

async function visit(connection: Connection, origin: string) {
  const { verifier, challenge } = newPkce();
  const params = { organizationId };
  const client = { client_id: "storefront", channel_id: "VCS", redirect_uri: `${origin}/callback` };
  const slas = createSlasClient(connection);
  const address = await slas(authorizeCustomer, {
    params,
    query: { ...client, code_challenge: challenge, response_type: "code", hint: "guest" },
  });
  const { code, usid } = readRedirect(address);
  const body = { ...client, grant_type: "authorization_code_pkce" as const, code, usid, code_verifier: verifier };
  const tokens = await slas(getAccessToken, { params, body });
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const ocapi = createOcapiClient(connection);
  const site = { siteId: "VCS" };
  const { basket_id: basketId } = await ocapi(createBasket, { params: site, body: { currency: "GBP" } }, { headers });
  const items = [{ product_id: "NAV-12M", quantity: 1 }];
  await ocapi(addItems, { params: { ...site, basketId }, body: items }, { headers });
  return { token: tokens.access_token, basketId, customerId: tokens.customer_id, usid };
}
