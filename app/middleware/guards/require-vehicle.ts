import type { MiddlewareFunction } from "react-router";
import { isFault } from "../../../contracts/fault.ts";
import { lookUpAndSelectVehicle } from "../../features/vehicle/lookup/look-up-and-select-vehicle.server.ts";
import { selectFirstOwnVehicle } from "../../features/vehicle/lookup/select-first-own-vehicle.server.ts";
import { redirectAfterLookup } from "../../features/vehicle/lookup/redirect-after-lookup.ts";
import { type RequestContext, sessionContext, vehicleContext } from "../../request/request-context.ts";
import { redirectFromMiddleware } from "../../request/shop-redirect.ts";
import { vehiclePurchaseFacts } from "../../purchase/purchase-rules.server.ts";
import { refuse } from "../../request/refuse.ts";
import { needsOfPattern } from "./needs-of-route.ts";
import { requestedPage } from "./requested-page.ts";

/** A page that needs a vehicle is shown only when the visitor has selected the right one. */
export const requireVehicle: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  const needs = needsOfPattern(pattern);
  if (!needs?.needsVehicle) return next();
  const page = requestedPage(request, context);
  const redirectPath = await findVehicleRedirect(context, { page, checksOwner: needs.checksOwner });
  return redirectPath === undefined ? next() : redirectFromMiddleware(context, redirectPath);
};

/** While commerce does not answer, the session counts as active. */
function ignoreFault(error: unknown): void {
  if (!isFault(error)) throw error;
}

/** The path to go to first; undefined when the page can be shown. */
async function findVehicleRedirect(
  context: RequestContext,
  { page, checksOwner }: { page: string; checksOwner: boolean },
): Promise<string | undefined> {
  const selection = context.get(vehicleContext);
  const back = new URLSearchParams({ redirectUrl: page });
  const { pendingLookup } = selection;
  if (pendingLookup) {
    const outcome = await lookUpAndSelectVehicle(context, pendingLookup);
    if (outcome.kind === "limited") {
      refuse(429, { retryAfterSeconds: outcome.retryAfterSeconds });
    }
    if (["unknown", "otherUser", "makeMismatch"].includes(outcome.kind)) selection.drop();
    const redirectPath = redirectAfterLookup(outcome.kind, { requestedPage: page });
    if (redirectPath) return redirectPath;
  }
  const session = context.get(sessionContext);
  // Reads the session first: after a log-out the visitor no longer counts as the owner.
  await session.findShopper().catch(ignoreFault);
  const { person } = session;
  const vehicle = (await selection.refresh()) ?? (await selectFirstOwnVehicle(context));
  if (!vehicle) return person && !checksOwner ? undefined : `/vin-error?${back}`;
  const facts = vehiclePurchaseFacts(context, vehicle, { checksOwner });
  if (!facts.isServedHere) return "/invalid-market-vin";
  return facts.isOwnerCheckFailed ? `/restricted-access?${back}` : undefined;
}
