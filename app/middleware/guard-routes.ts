import type { MiddlewareFunction } from "react-router";
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
import { refuse } from "../request/refuse.ts";

const nothingHidden = { isAccountHidden: false, isPaymentMethodHidden: false };

/** Turns away whoever may not see a page, before anything of it is fetched. */
export const guardRoutes: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  const guard = guardOf(pattern);
  if (!guard) return next();
  const decision = guardDecision(guard, await askerOf(context, guard));
  if (decision === "notFound") refuse(404);
  if (decision === "signIn") return wayToSignIn(request, context);
  const session = context.get(sessionContext);
  const isCustomers = session.isRegistered || session.hasEnded;
  const isCustomersChange = isCustomers && isChange(request) && !guard.isCall;
  if (!guard.needsSignIn && !isCustomersChange) return next();
  const copy = request.clone();
  const response = await next();
  // Commerce may say only now that the session has ended.
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
    isRegistered: guard.needsSignIn && (await context.get(sessionContext).known())?.kind === "registered",
    preferences: guard.hiddenBy ? await context.get(catalogueContext).preferences(site.id) : nothingHidden,
  };
}

/** Asks for a sign-in, and says for which page. */
async function wayToSignIn(request: Request, context: RequestContext): Promise<Response> {
  const query = new URLSearchParams({ redirectUrl: pageOf(request, context) });
  return withDraft(request, context, redirectFromMiddleware(context, `/restricted-access?${query}`));
}

/** A customer whose change failed because their session had ended is signed in again without being asked, if possible. */
async function wayBackIn(request: Request, context: RequestContext): Promise<Response> {
  const query = new URLSearchParams({ to: pageOf(request, context) });
  const response = redirectFromMiddleware(context, `/sign-in?${query}`);
  // The way leads out of the shop, where no script of a page can follow.
  response.headers.set("x-remix-reload-document", "true");
  return withDraft(request, context, response);
}

function pageOf(request: Request, context: RequestContext): string {
  const { pathname } = context.get(shopContext);
  const query = new URL(request.url).searchParams;
  query.delete("_routes");
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** What was typed into a form waits until its author is back. */
async function withDraft(request: Request, context: RequestContext, response: Response): Promise<Response> {
  const draft = await readDraft(request, context.get(shopContext).pathname);
  if (draft) response.headers.append("set-cookie", await draftCookie(context.get(settingsContext)).write(draft));
  return response;
}
