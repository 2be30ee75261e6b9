import { consumeLetterLink } from "../../../contracts/order-management/letter-links.ts";
import { readPart } from "../../request/account/read-part.ts";
import { type LinkDeps, type LinkRequest, readLink } from "./read-link.server.ts";

/** answered: the link's page says how it stands now. A second use changes nothing. */
export type StopOutcome = "answered" | "unavailable";

export async function stopAutoRenewal(deps: LinkDeps, request: LinkRequest): Promise<StopOutcome> {
  const found = await readLink(deps, request);
  if (found.kind === "unavailable") return "unavailable";
  if (found.kind !== "usable") return "answered";
  const { services, siteId } = deps;
  const used = await readPart(services.orderManagement(consumeLetterLink, { body: { token: request.token, siteId } }));
  return used.isAvailable ? "answered" : "unavailable";
}
