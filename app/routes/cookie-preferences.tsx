import { data, useRouteLoaderData } from "react-router";
import { type Consent, SAVED_PAGE } from "../features/consent/consent.ts";
import type { ChoicePlace } from "../features/consent/choice-texts.server.ts";
import { consentCookies, consentIdOf, hasPrivacySignal } from "../features/consent/consent-cookie.server.ts";
import { ConsentForm } from "../features/consent/consent-form.tsx";
import { recordChoice } from "../features/consent/record-choice.server.ts";
import { refererUrl } from "../middleware/guards/return-page.ts";
import { PageHead } from "../page/page-head.tsx";
import {
  factsContext,
  type RequestContext,
  settingsContext,
  requestedShopContext,
} from "../request/request-context.ts";
import { shopRedirect } from "../request/shop-redirect.ts";
import { safeReturnPath } from "../site/return-path.ts";
import { siteOrigin } from "../site/site-origin.ts";
import { readSitePath } from "../site/site-path.ts";
import type { Route } from "./+types/cookie-preferences";
import { addCookies } from "../request/cookies/add-cookies.ts";
import { readForm } from "../request/form/read-form.server.ts";
import { consentChoiceForm } from "./consent-choice-form.server.ts";

export function loader({ request }: Route.LoaderArgs) {
  return { isSaved: new URL(request.url).searchParams.has("saved") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, consentChoiceForm);
  const { publicOrigin } = context.get(requestedShopContext).shop;
  const { choice } = form;
  const headers = new Headers();
  const consentId = consentIdOf(request, { publicOrigin });
  const isRecorded = await recordChoice(context, { choice, consentId, place: placeOf(form.returnTo, request) });
  addCookies(headers, ...consentCookies({ choice, consentId, isRecorded }, { request, publicOrigin }));
  // The policy of the open document allows neither tag manager nor monitoring: it was loaded before the consent.
  const { tagManagerId, monitoring } = context.get(settingsContext);
  const needsDocument = choice === "granted" && (tagManagerId !== undefined || monitoring !== undefined);
  if (needsDocument) headers.set("x-remix-reload-document", "true");
  const returnTo = form.returnTo ?? (needsDocument ? pageOf(request, context) : null);
  if (returnTo !== null) return shopRedirect(context, safeReturnPath(returnTo), headers);
  return data(null, { headers });
}

/** The form of this page returns to it; the banner stands on every other page. */
function placeOf(returnTo: string | undefined, request: Request): ChoicePlace {
  if (returnTo === SAVED_PAGE) return "page";
  return hasPrivacySignal(request) ? "signal" : "banner";
}

/** The page whose script sent the choice, as a path without site and language. */
function pageOf(request: Request, context: RequestContext): string | null {
  const origin = siteOrigin(context.get(settingsContext), context.get(factsContext).host);
  const url = refererUrl(request.headers.get("referer"), origin);
  return url ? readSitePath(context.get(requestedShopContext).shop.config, url.pathname).pathname + url.search : null;
}

export default function CookiePreferences({ loaderData }: Route.ComponentProps) {
  const consent = useRouteLoaderData<{ consent: Consent }>("root")?.consent;
  return (
    <div className="wrap">
      <PageHead title="page.cookies" description="cookies.text" />
      {consent ? <ConsentForm consent={consent} isSaved={loaderData.isSaved} /> : null}
    </div>
  );
}
