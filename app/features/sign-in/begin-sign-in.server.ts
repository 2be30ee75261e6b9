import { redirectDocument } from "react-router";
import { CALLBACK_PATHS } from "../../site/site-config.ts";
import { siteOrigin } from "../../site/site-origin.ts";
import {
  factsContext,
  identityContext,
  type RequestContext,
  settingsContext,
  shopContext,
} from "../../request/request-context.ts";
import type { Prompt } from "./authorization-request.ts";
import { flowsCookie, withFlow } from "./sign-in-flows.server.ts";
import { prepareSignIn } from "./prepare-sign-in.server.ts";

type Options = { request: Request; returnTo: string; prompt?: Prompt };

/** Redirects the browser to the identity provider; undefined while the provider cannot be reached. */
export async function beginSignIn(
  context: RequestContext,
  { request, returnTo, prompt }: Options,
): Promise<Response | undefined> {
  const settings = context.get(settingsContext);
  const { host, requestId } = context.get(factsContext);
  const { shop, prefix } = context.get(shopContext);
  const redirectUri = siteOrigin(settings, host) + (CALLBACK_PATHS[shop.site.id] ?? "/callback");
  const started = await prepareSignIn(context.get(identityContext), { shop, prefix, redirectUri, returnTo, prompt });
  if (started.kind === "unavailable") {
    settings.reportError(started.cause, { requestId });
    return undefined;
  }
  const cookie = flowsCookie(settings);
  const flows = withFlow((await cookie.read(request)) ?? [], started.flow);
  return redirectDocument(started.address.href, {
    headers: { "set-cookie": await cookie.write(flows), "cache-control": "no-store" },
  });
}
