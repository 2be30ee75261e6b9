import type { CallHooks } from "../../features/payment/calls/call-hooks.ts";
import { toastCookie } from "../../features/shell/toast-cookie.server.ts";
import { purchaseChecks } from "../../purchase/purchase-checks.server.ts";
import { cookieDeps } from "../../request/cookies/cookie-deps.server.ts";
import type { RequestContext } from "../../request/request-context.ts";

export const callHooks = (context: RequestContext): CallHooks => ({
  purchase: purchaseChecks(context),
  writeToast: (id) => toastCookie(cookieDeps(context)).write({ kind: "ok", id, values: {} }),
});
