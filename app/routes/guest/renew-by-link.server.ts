import { consumeLetterLink } from "../../../contracts/order-management/letter-links.ts";
import { isFault } from "../../../contracts/fault.ts";
import { shownRefusal } from "../../domain/sale/purchase-rules.ts";
import type { LetterLink } from "../../features/renewal-links/letter-link.ts";
import type { LinkProblem } from "../../features/renewal-links/link-page.ts";
import { type LinkRequest, readLink } from "../../features/renewal-links/read-link.server.ts";
import { lookUpVehicle } from "../../features/vehicle/lookup/look-up-vehicle.server.ts";
import { lookupDeps } from "../../features/vehicle/lookup/lookup-deps.server.ts";
import { refusalOfPlans } from "../../purchase/purchase-rules.server.ts";
import { errorReporter } from "../../request/error-reporter.ts";
import { type RequestContext, vehicleContext } from "../../request/request-context.ts";
import { redirectAfterPost } from "../../request/shop-redirect.ts";
import { addAndCheckOut } from "../renewal/renewal-request.server.ts";
import { LINK_HEADERS, linkDeps } from "./letter-link-request.server.ts";

/**
 * Puts the plan into the basket for the vehicle of the link, and leads to the checkout; else says why not. What can be
 * refused is asked first, then the link is used up, so that of several requests at once one adds the plan. If adding
 * fails after that, the page of the used link leads to the service.
 */
export async function renewByLink(context: RequestContext, request: LinkRequest): Promise<Response | LinkProblem> {
  const found = await readLink(linkDeps(context), request);
  if (found.kind === "unavailable") return "unavailable";
  if (found.kind !== "usable") return backToPage(context, request);
  const planIds = [found.link.planId];
  const problem = (await selectVehicle(context, found.link)) ?? (await findRefusal(context, planIds));
  if (problem) return problem;
  const used = await consume(context, request);
  if (used !== "now") return used === "unavailable" ? used : backToPage(context, request);
  const added = await addAndCheckOut(context, planIds, "add");
  if (added instanceof Response) return added;
  return added === "planRequired" || added === "basketFailed" ? "notAdded" : added;
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

/** Why the plan would not be added; commerce may be away. */
async function findRefusal(context: RequestContext, planIds: readonly string[]): Promise<LinkProblem | undefined> {
  try {
    const refusal = await refusalOfPlans(context, planIds, "add");
    return refusal && shownRefusal(refusal);
  } catch (error) {
    if (!isFault(error)) throw error;
    return "basketFailed";
  }
}

/** Of several uses only one is now. */
async function consume(context: RequestContext, { token }: LinkRequest): Promise<"now" | "before" | "unavailable"> {
  const { services, siteId } = linkDeps(context);
  try {
    const { state } = await services.orderManagement(consumeLetterLink, { body: { token, siteId } });
    return state === "usable" ? "now" : "before";
  } catch (error) {
    if (!isFault(error)) throw error;
    errorReporter(context)(error);
    return "unavailable";
  }
}
