import { PAYMENT_DETAILS_PATH } from "../../../features/payment/details/payment-details-path.ts";
import { toastCookie, type ToastMessage } from "../../../features/shell/toast-cookie.server.ts";
import { addCookies } from "../../../request/cookies/add-cookies.ts";
import { cookieDeps } from "../../../request/cookies/cookie-deps.server.ts";
import type { RequestContext } from "../../../request/request-context.ts";
import { shopRedirect } from "../../../request/shop-redirect.ts";

type Message = Pick<ToastMessage, "id"> & Partial<Pick<ToastMessage, "kind">>;

type Target = { path?: string; toast?: Message; cookies?: readonly string[] };

/** Redirects to a page, by default the payment details, which shows the message. */
export async function redirectWithToast(context: RequestContext, target: Target): Promise<Response> {
  const { path = PAYMENT_DETAILS_PATH, toast, cookies = [] } = target;
  const line = toast && (await toastCookie(cookieDeps(context)).write({ kind: "ok", values: {}, ...toast }));
  return shopRedirect(context, path, addCookies(new Headers({ "cache-control": "no-store" }), ...cookies, line));
}
