import { data, type MiddlewareFunction } from "react-router";
import { guardDecision } from "./guards/guard-decision.ts";
import { guardOf } from "./guards/find-guard.ts";
import type { RouteGuard } from "./guards/route-guards.ts";
import {
  catalogueContext,
  type RequestContext,
  sessionContext,
  settingsContext,
  shopContext,
} from "../request/request-context.ts";
import { draftCookie, readDraft } from "../request/form-draft/form-draft.server.ts";
import { redirectFromMiddleware } from "../request/shop-redirect.ts";

const nothingHidden = { isAccountHidden: false, isPaymentMethodHidden: false };

/** Runs before loaders, so that a refused request fetches nothing. */
export const guardRoutes: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  const guard = guardOf(pattern);
  if (!guard) return next();
  const decision = guardDecision(guard, await askerOf(context, guard));
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
  if (decision === "notFound") throw data(null, { status: 404 });
  if (decision === "signIn") return wayToSignIn(request, context);
  const session = context.get(sessionContext);
  const isCustomers = session.isRegistered || session.hasEnded;
  const isCustomersChange = isCustomers && isChange(request) && !guard.isCall;
  if (!guard.needsSignIn && !isCustomersChange) return next();
  const copy = request.clone();
  const response = await next();
  // The page's calls to commerce may have shown that the session has ended.
  if (session.isRegistered) return response;
  if (guard.needsSignIn) return wayToSignIn(copy, context);
  return response.status < 400 ? response : wayBackIn(copy, context);
};

const isChange = ({ method }: Request) => !["GET", "HEAD"].includes(method);

async function askerOf(context: RequestContext, guard: RouteGuard) {
  const { stage } = context.get(settingsContext);
  const { site } = context.get(shopContext).shop;
  return {
    stage,
    isRegistered: guard.needsSignIn && (await context.get(sessionContext).findShopper())?.kind === "registered",
    preferences: guard.hiddenBy ? await context.get(catalogueContext).preferences(site.id) : nothingHidden,
  };
}

/** Redirects to the page that asks for a sign-in, with the requested page as the return address. */
async function wayToSignIn(request: Request, context: RequestContext): Promise<Response> {
  const query = new URLSearchParams({ redirectUrl: pageOf(request, context) });
  return withDraft(request, context, redirectFromMiddleware(context, `/restricted-access?${query}`));
}

/** Tries a sign-in without a prompt for a customer whose change failed because their session had ended. */
async function wayBackIn(request: Request, context: RequestContext): Promise<Response> {
  const query = new URLSearchParams({ to: pageOf(request, context) });
  const response = redirectFromMiddleware(context, `/sign-in?${query}`);
  // The redirect leaves the shop, so the browser must load a document.
  response.headers.set("x-remix-reload-document", "true");
  return withDraft(request, context, response);
}

function pageOf(request: Request, context: RequestContext): string {
  const { pathname } = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  query.delete("_routes");
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** Saves the submitted form in a cookie until the customer is back. */
async function withDraft(request: Request, context: RequestContext, response: Response): Promise<Response> {
  const draft = await readDraft(request, context.get(shopContext).pathname);
  if (draft) response.headers.append("set-cookie", await draftCookie(context.get(settingsContext)).write(draft));
  return response;
}
