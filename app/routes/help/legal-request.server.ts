import type { LegalTextName } from "../../catalogue/catalogue.ts";
import { loadLegal } from "../../features/help/legal/load-legal.server.ts";
import { refuse } from "../../request/refuse.ts";
import type { RequestContext } from "../../request/request-context.ts";
import { helpAnswer, helpDeps } from "./help-request.server.ts";

type LegalArgs = { context: Readonly<RequestContext>; request: Request };

/** Loads a legal text in the version that the address names. A version that does not exist is not found. */
export async function loadLegalText({ context, request }: LegalArgs, name: LegalTextName) {
  const version = new URL(request.url).searchParams.get("version");
  const outcome = await loadLegal(helpDeps(context), { name, version });
  if (outcome.kind === "notFound") refuse(404);
  return helpAnswer(outcome);
}
