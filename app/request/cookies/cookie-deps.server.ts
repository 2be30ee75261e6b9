import { type CookieDeps, cookieDepsOf } from "../../settings/sealed-cookie.server.ts";
import { depsContext, type RequestContext, settingsContext } from "../request-context.ts";

/** What a sealed cookie needs, as this request has it. */
export const cookieDeps = (context: RequestContext): CookieDeps =>
  cookieDepsOf(context.get(settingsContext), context.get(depsContext).now);
