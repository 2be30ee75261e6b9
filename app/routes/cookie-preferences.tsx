import { data, useRouteLoaderData } from "react-router";
import { type ConsentChoice, consentChoices } from "../features/consent/consent.ts";
import { consentCookies } from "../features/consent/consent-cookie.server.ts";
import { ConsentForm } from "../features/consent/consent-form.tsx";
import { requireForm } from "../guards/missing-parts.ts";
import { PageHead } from "../page-head.tsx";
import { shopContext } from "../request-context.ts";
import type { loader as rootLoader } from "../root.tsx";
import { shopRedirect } from "../shop-redirect.ts";
import { safeReturnPath } from "../site/return-path.ts";
import type { Route } from "./+types/cookie-preferences";

export function loader({ request }: Route.LoaderArgs) {
  return { isSaved: new URL(request.url).searchParams.has("saved") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await requireForm(request);
  const { publicOrigin } = context.get(shopContext).shop;
  const headers = new Headers();
  for (const line of consentCookies(chosenIn(form), { request, publicOrigin })) headers.append("set-cookie", line);
  const returnTo = form.get("returnTo");
  if (returnTo !== null) return shopRedirect(context, safeReturnPath(returnTo), headers);
  return data(null, { headers });
}

/** A button says it in one word; otherwise the box does. */
function chosenIn(form: FormData): ConsentChoice {
  const said = consentChoices.find((choice) => choice === form.get("choice"));
  return said ?? (form.get("analytics") === "on" ? "granted" : "denied");
}

export default function CookiePreferences({ loaderData }: Route.ComponentProps) {
  const consent = useRouteLoaderData<typeof rootLoader>("root")?.consent;
  return (
    <div className="wrap">
      <PageHead title="page.cookies" />
      {consent ? <ConsentForm consent={consent} isSaved={loaderData.isSaved} /> : null}
    </div>
  );
}
