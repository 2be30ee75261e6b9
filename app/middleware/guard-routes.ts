import { data, type MiddlewareFunction } from "react-router";
import { guardDecision } from "../guards/guard-decision.ts";
import { guardOf } from "../guards/find-guard.ts";
import type { RouteGuard } from "../guards/route-guards.ts";
import {
  catalogueContext,
  type RequestContext,
  sessionContext,
  settingsContext,
  shopContext,
} from "../request-context.ts";
import { draftCookie, readDraft } from "../session/form-draft.server.ts";
import { redirectFromMiddleware } from "../shop-redirect.ts";

const nothingHidden = { isAccountHidden: false, isPaymentMethodHidden: false };

/** Turns away whoever may not see a page, before anything of it is fetched. */
export const guardRoutes: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  const guard = guardOf(pattern);
  if (!guard) return next();
  const decision = guardDecision(guard, await askerOf(context, guard));
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
  if (decision === "notFound") throw data(null, { status: 404 });
  if (decision === "signIn") return wayToSignIn(request, context);
  if (!guard.needsSignIn) return next();
  const copy = request.clone();
  const response = await next();
  // Commerce may say only now that the session has ended.
  return context.get(sessionContext).isRegistered ? response : wayToSignIn(copy, context);
};

async function askerOf(context: RequestContext, guard: RouteGuard) {
  const { stage } = context.get(settingsContext);
  const { site } = context.get(shopContext).shop;
  return {
    stage,
    isRegistered: guard.needsSignIn && (await context.get(sessionContext).known())?.kind === "registered",
    preferences: guard.hiddenBy ? await context.get(catalogueContext).preferences(site.id) : nothingHidden,
  };
}

/** What was typed into a form waits until its author is back. */
async function wayToSignIn(request: Request, context: RequestContext): Promise<Response> {
  const { pathname } = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  query.delete("_routes");
  const page = query.size > 0 ? `${pathname}?${query}` : pathname;
  const response = redirectFromMiddleware(context, `/restricted-access?${new URLSearchParams({ redirectUrl: page })}`);
  const draft = await readDraft(request, pathname);
  const cookie = draftCookie(context.get(settingsContext));
  if (draft) response.headers.append("set-cookie", await cookie.write(draft));
  return response;
}
