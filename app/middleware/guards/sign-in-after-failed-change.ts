import type { MiddlewareFunction } from "react-router";
import { type RequestContext, sessionContext } from "../../request/request-context.ts";
import { redirectFromMiddleware } from "../../request/shop-redirect.ts";
import { needsOfPattern } from "./needs-of-route.ts";
import { requestedPage } from "./requested-page.ts";
import { withFormDraft } from "./with-form-draft.ts";

/**
 * A customer whose change failed because the session had ended is sent to the identity provider, which signs them in
 * again without a question if it still knows them. Pages of the account ask for a sign-in instead.
 */
export const signInAfterFailedChange: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  const needs = needsOfPattern(pattern);
  const session = context.get(sessionContext);
  const isCustomer = session.isRegistered || session.hasEnded;
  if (!needs || needs.needsSignIn || needs.isCall || !isCustomer || !isChange(request)) return next();
  const copy = request.clone();
  const response = await next();
  return session.isRegistered || response.status < 400 ? response : signInAgain(copy, context);
};

const isChange = ({ method }: Request) => !["GET", "HEAD"].includes(method);

function signInAgain(request: Request, context: RequestContext): Promise<Response> {
  const query = new URLSearchParams({ to: requestedPage(request, context) });
  const response = redirectFromMiddleware(context, `/sign-in?${query}`);
  // The redirect leads out of the shop, where no script of a page can follow.
  response.headers.set("x-remix-reload-document", "true");
  return withFormDraft(request, context, response);
}
