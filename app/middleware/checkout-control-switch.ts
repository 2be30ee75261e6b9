import type { MiddlewareFunction } from "react-router";
import { z } from "zod";
import { checkoutControlContext, factsContext, settingsContext } from "../request/request-context.ts";
import { sealedCookie } from "../settings/sealed-cookie.server.ts";
import { isTestHost, readLinkParameters } from "../request/link-parameters.ts";
import { cookieDeps } from "../request/cookies/cookie-deps.server.ts";
import { withCookies } from "../request/cookies/add-cookies.ts";

const PARAMETER = "skipCheckoutControl";
const MAX_AGE_SECONDS = 3_600;
const isSkippedCookie = z.literal(true);

/**
 * Testers may switch the checkout control off by a query parameter. A cookie keeps it off for an hour, because the
 * basket, the checkout and the payment calls have other addresses. Any other value of the parameter switches it on.
 */
export const checkoutControlSwitch: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { testHosts } = context.get(settingsContext);
  const { host } = context.get(factsContext);
  if (!isTestHost(host, [...testHosts.allSwitches, ...testHosts.dateAndCheckoutSwitches])) return next();
  const cookie = sealedCookie(
    { name: "skip-checkout-control", schema: isSkippedCookie, maxAgeSeconds: MAX_AGE_SECONDS },
    cookieDeps(context),
  );
  const query = new URL(request.url).searchParams;
  if (!query.has(PARAMETER)) {
    context.set(checkoutControlContext, { isSkipped: (await cookie.read(request)) ?? false });
    return next();
  }
  const isSkipped = readLinkParameters(query, { host, testHosts }).switches.isCheckoutControlSkipped;
  context.set(checkoutControlContext, { isSkipped });
  const response = withCookies(await next(), [isSkipped ? await cookie.write(true) : cookie.clear()]);
  response.headers.set("cache-control", "private, no-store");
  return response;
};
