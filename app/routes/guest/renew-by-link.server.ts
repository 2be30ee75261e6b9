import { consumeLetterLink } from "../../../contracts/order-management/letter-links.ts";
import { isFault } from "../../../contracts/fault.ts";
import type { LetterLink } from "../../features/renewal-links/letter-link.ts";
import type { LinkProblem } from "../../features/renewal-links/link-page.ts";
import { type LinkRequest, readLink } from "../../features/renewal-links/read-link.server.ts";
import { lookUpVehicle } from "../../features/vehicle/lookup/look-up-vehicle.server.ts";
import { lookupDeps } from "../../features/vehicle/lookup/lookup-deps.server.ts";
import { errorReporter } from "../../request/error-reporter.ts";
import { type RequestContext, vehicleContext } from "../../request/request-context.ts";
import { redirectAfterPost } from "../../request/shop-redirect.ts";
import { addAndCheckOut } from "../renewal/renewal-request.server.ts";
import { LINK_HEADERS, linkDeps } from "./letter-link-request.server.ts";

/**
 * Puts the plan into the basket for the vehicle of the link, and leads to the checkout; else says why not. The link is
 * used up last, so that the link still works after a failure on the way. Adding twice has the same result.
 */
export async function renewByLink(context: RequestContext, request: LinkRequest): Promise<Response | LinkProblem> {
  const found = await readLink(linkDeps(context), request);
  if (found.kind === "unavailable") return "unavailable";
  if (found.kind !== "usable") return backToPage(context, request);
  const problem = await selectVehicle(context, found.link);
  if (problem) return problem;
  const added = await addAndCheckOut(context, [found.link.planId], "add");
  if (!(added instanceof Response)) return added === "planRequired" ? "basketFailed" : added;
  await markUsed(context, request);
  return added;
}

const backToPage = (context: RequestContext, { token }: LinkRequest): Response =>
  redirectAfterPost(context, `/renewal/renew/${token}`, new Headers(LINK_HEADERS));

/** Selects the vehicle as the VIN form does. It is not counted as a lookup: the VIN of a signed link cannot be guessed. */
async function selectVehicle(context: RequestContext, { vehicle }: LetterLink): Promise<LinkProblem | undefined> {
  const outcome = await lookUpVehicle(lookupDeps(context), { vin: vehicle.vin });
  switch (outcome.kind) {
    case "found":
      context.get(vehicleContext).select(outcome.vehicle);
      return undefined;
    case "unknown":
      return "vehicleUnknown";
    case "makeMismatch":
      return "notForVehicle";
    case "marketMismatch":
      return "otherMarket";
    case "otherUser":
    case "unavailable":
      return outcome.kind;
  }
}

/** The plan is in the basket already: a link that could not be used up would only add the same again. */
async function markUsed(context: RequestContext, { token }: LinkRequest): Promise<void> {
  const { services, siteId } = linkDeps(context);
  try {
    await services.orderManagement(consumeLetterLink, { body: { token, siteId } });
  } catch (error) {
    if (!isFault(error)) throw error;
    errorReporter(context)(error);
  }
}
