import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { MiddlewareFunction } from "react-router";
import type { Client } from "../../contracts/client.ts";
import { authorizeCustomer, getAccessToken } from "../../contracts/commerce/slas.ts";
import type { Services } from "../../contracts/services.ts";
import { lookupVehicles } from "../../contracts/vehicles/lookup-vehicles.ts";
import { findVehicleModel } from "../../contracts/vehicles/vehicle-models.ts";
import type { VehicleInHand } from "../domain/vehicle.ts";
import { servicesContext, sessionContext, settingsContext, shopContext, vehicleContext } from "../request-context.ts";
import type { Shopper } from "../session/session.ts";

const guests = new Map<string, Promise<Shopper>>();
const vehicles = new Map<string, Promise<VehicleInHand | undefined>>();

/** Stands in for sessions and the vehicle in hand: `?carvin=` takes a vehicle, `?registered` signs in. */
export const standIn: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const services = context.get(servicesContext);
  const settings = context.get(settingsContext);
  const { shop } = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  const cookies = Object.fromEntries(
    (request.headers.get("cookie") ?? "").split("; ").map((pair) => pair.split("=") as [string, string]),
  );
  const vin = query.get("carvin") ?? cookies.standVin;
  const id = cookies.standId ?? randomUUID();
  const isRegistered = query.has("registered") || cookies.standIn === "1";
  const current = vin ? await (vehicles.get(vin) ?? remember(vehicles, vin, lookUp(services, vin))) : undefined;
  context.set(vehicleContext, { current, take: () => {}, drop: () => {} });
  const login = () =>
    guests.get(id) ?? remember(guests, id, loginGuest(services, { ...settings, siteId: shop.site.id }));
  context.set(sessionContext, {
    isRegistered,
    known: async () => (guests.has(id) ? login() : undefined),
    shopper: login,
  });
  const response = await next();
  response.headers.append("set-cookie", `standId=${id}; Path=/`);
  if (vin) response.headers.append("set-cookie", `standVin=${vin}; Path=/`);
  if (isRegistered) response.headers.append("set-cookie", "standIn=1; Path=/");
  return response;
};

function remember<Value>(map: Map<string, Value>, key: string, value: Value): Value {
  map.set(key, value);
  return value;
}

async function lookUp({ vehicles: call }: Services, vin: string): Promise<VehicleInHand | undefined> {
  const answer = await call(lookupVehicles, { query: { service: "vehicle", vin, responseVersion: "12" } }).catch(
    () => undefined,
  );
  if (answer?.responseVersion !== "12") return undefined;
  const [found] = answer.vehicles;
  const model = found && findVehicleModel(found.model);
  if (!found || !model) return undefined;
  return {
    vin,
    make: found.make === "Jaguar" ? "jaguar" : "landrover",
    country: found.market,
    modelKey: model.key,
    modelName: model.name,
    subscriptions: found.subscriptions.map(({ productId, expiryDate }) => ({ productId, expiresOn: expiryDate })),
    owner: { id: found.uuid, isForgerockUser: false },
  };
}

async function loginGuest(
  services: Services,
  {
    commerce: { organizationId },
    publicOrigin,
    siteId,
  }: { commerce: { organizationId: string }; publicOrigin: string; siteId: string },
): Promise<Shopper> {
  const verifier = randomBytes(64).toString("base64url");
  const params = { organizationId };
  const common = { client_id: "storefront", channel_id: siteId, redirect_uri: `${publicOrigin}/callback` };
  const address = await services.shopperLogin(authorizeCustomer, {
    params,
    query: {
      ...common,
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      response_type: "code",
      hint: "guest",
    },
  });
  const { searchParams } = new URL(address);
  const tokens = await services.shopperLogin(getAccessToken, {
    params,
    body: {
      ...common,
      grant_type: "authorization_code_pkce",
      code: searchParams.get("code") ?? "",
      usid: searchParams.get("usid") ?? "",
      code_verifier: verifier,
    },
  });
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const speak =
    (client: Client): Client =>
    (endpoint, input, options) =>
      client(endpoint, input, { ...options, headers });
  return {
    kind: "guest",
    customerId: tokens.customer_id,
    commerce: speak(services.commerce),
    commerceData: speak(services.commerceData),
  };
}
