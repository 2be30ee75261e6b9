import type { MiddlewareFunction } from "react-router";
import { type RequestContext, sessionContext } from "../../request/request-context.ts";
import { redirectFromMiddleware } from "../../request/shop-redirect.ts";
import { needsOfPattern } from "./needs-of-route.ts";
import { requestedPage } from "./requested-page.ts";
import { withFormDraft } from "./with-form-draft.ts";

/** Pages of the account are for registered customers; other visitors are asked to sign in. */
export const requireSignIn: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  if (!needsOfPattern(pattern)?.needsSignIn) return next();
  const session = context.get(sessionContext);
  if ((await session.findShopper())?.kind !== "registered") return askForSignIn(request, context);
  const copy = request.clone();
  const response = await next();
  // The page's calls to commerce may have shown that the session has ended.
  return session.isRegistered ? response : askForSignIn(copy, context);
};

function askForSignIn(request: Request, context: RequestContext): Promise<Response> {
  const query = new URLSearchParams({ redirectUrl: requestedPage(request, context) });
  return withFormDraft(request, context, redirectFromMiddleware(context, `/restricted-access?${query}`));
}
