import { redirectDocument } from "react-router";
import { CALLBACK_PATHS } from "../../site/site-config.ts";
import { siteOrigin } from "../../site/site-origin.ts";
import {
  factsContext,
  identityContext,
  type RequestContext,
  settingsContext,
  requestedShopContext,
} from "../../request/request-context.ts";
import type { Prompt } from "./authorization-request.ts";
import { flowsCookie, withFlow } from "./sign-in-flows.server.ts";
import { prepareSignIn } from "./prepare-sign-in.server.ts";
import { cookieDeps } from "../../request/cookies/cookie-deps.server.ts";
import { errorReporter } from "../../request/error-reporter.ts";
import { addCookies } from "../../request/cookies/add-cookies.ts";

type Options = {
  request: Request;
  returnTo: string;
  prompt?: Prompt;
  /** The e-mail address of a guest who wants an account. */
  newAccountEmail?: string | undefined;
};

/** Redirects the browser to the identity provider; undefined while the provider cannot be reached. */
export async function beginSignIn(
  context: RequestContext,
  { request, returnTo, prompt, newAccountEmail }: Options,
): Promise<Response | undefined> {
  const { host } = context.get(factsContext);
  const { shop, prefix } = context.get(requestedShopContext);
  const redirectUri = siteOrigin(context.get(settingsContext), host) + (CALLBACK_PATHS[shop.site.id] ?? "/callback");
  const input = { shop, prefix, redirectUri, returnTo, prompt, newAccountEmail };
  const started = await prepareSignIn(context.get(identityContext), input);
  if (started.kind === "unavailable") {
    errorReporter(context)(started.cause);
    return undefined;
  }
  const cookie = flowsCookie(cookieDeps(context));
  const flows = withFlow((await cookie.read(request)) ?? [], started.flow);
  return redirectDocument(started.url.href, {
    headers: addCookies(new Headers({ "cache-control": "no-store" }), await cookie.write(flows)),
  });
}
