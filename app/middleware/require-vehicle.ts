import { data, type MiddlewareFunction } from "react-router";
import { isFault } from "../../contracts/fault.ts";
import { takeNamedVehicle } from "../features/vehicle/lookup/take-named-vehicle.server.ts";
import { takeOwnVehicle } from "../features/vehicle/lookup/take-own-vehicle.server.ts";
import { redirectAfterLookup } from "../features/vehicle/lookup/redirect-after-lookup.ts";
import { type RequestContext, sessionContext, shopContext, vehicleContext } from "../request/request-context.ts";
import { redirectFromMiddleware } from "../request/shop-redirect.ts";
import { vehicleFacts } from "../routes/purchase/purchase-rules.server.ts";

/** What pages require of the vehicle, by route pattern. */
export type VehicleGuards = Readonly<Record<string, VehicleGuard>>;
type VehicleGuard = {
  needsVehicle: boolean;
  /** A customer sees it only for a vehicle of their own. */
  checksOwner: boolean;
};

/** Redirects from a page that needs a vehicle until the right one is in hand. Runs before loaders. */
export function requireVehicle(guards: VehicleGuards): MiddlewareFunction<Response> {
  return async ({ request, context, pattern }, next) => {
    const guard = guards[pattern.startsWith("/") ? pattern : `/${pattern}`];
    if (!guard?.needsVehicle) return next();
    const query = new URL(request.url).searchParams;
    query.delete("_routes");
    const { pathname } = context.get(shopContext);
    const page = query.size > 0 ? `${pathname}?${query}` : pathname;
    const way = await wayToVehicle(context, { page, checksOwner: guard.checksOwner });
    return way ? redirectFromMiddleware(context, way) : next();
  };
}

/** While commerce does not answer, the session counts as active. */
function ignoreFault(error: unknown): void {
  if (!isFault(error)) throw error;
}

async function wayToVehicle(
  context: RequestContext,
  { page, checksOwner }: { page: string; checksOwner: boolean },
): Promise<string | undefined> {
  const keeper = context.get(vehicleContext);
  const back = new URLSearchParams({ redirectUrl: page });
  const { wanted } = keeper;
  if (wanted) {
    const reception = await takeNamedVehicle(context, wanted);
    if (reception.kind === "limited") {
      // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
      throw data({ retryAfterSeconds: reception.retryAfterSeconds }, { status: 429 });
    }
    if (["unknown", "otherUser", "brandMismatch"].includes(reception.kind)) keeper.drop();
    const way = redirectAfterLookup(reception.kind, { wantedPage: page });
    if (way) return way;
  }
  const session = context.get(sessionContext);
  // Reads the session first: after a log-out the visitor no longer counts as the owner.
  await session.findShopper().catch(ignoreFault);
  const { person } = session;
  const vehicle = (await keeper.refresh()) ?? (await takeOwnVehicle(context));
  if (!vehicle) return person && !checksOwner ? undefined : `/vin-error?${back}`;
  const facts = vehicleFacts(context, vehicle, { isDriverAssistance: !checksOwner });
  if (!facts.isServedHere) return "/invalid-market-vin";
  return facts.isOfAnotherOwner ? `/restricted-access?${back}` : undefined;
}
