import { redirect } from "react-router";
import { readSignInProblem } from "../../features/sign-in/sign-in-problem.ts";
import { SignInNeeded } from "../../features/sign-in/sign-in-needed.tsx";
import { needsOfPath } from "../../middleware/guards/needs-of-route.ts";
import { returnPage } from "../../middleware/guards/return-page.ts";
import { PageHead } from "../../page/page-head.tsx";
import { factsContext, sessionContext, settingsContext, requestedShopContext } from "../../request/request-context.ts";
import { siteOrigin } from "../../site/site-origin.ts";
import { readSitePath } from "../../site/site-path.ts";
import type { Route } from "./+types/restricted-access";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, prefix } = context.get(requestedShopContext);
  const query = new URL(request.url).searchParams;
  const returnTo = returnPage(query.get("redirectUrl"), { shop, prefix });
  const { pathname } = readSitePath(shop.config, returnTo.split(/[?#]/, 1)[0] ?? "");
  const isAccount = needsOfPath(pathname)?.needsSignIn ?? false;
  const isRegistered = (await context.get(sessionContext).findShopper())?.kind === "registered";
  const origin = siteOrigin(context.get(settingsContext), context.get(factsContext).host);
  if (isAccount && isRegistered) return redirect(origin + returnTo);
  return { returnTo, isAccount, problem: readSignInProblem(query.get("problem")), isOtherCustomer: isRegistered };
}

export default function RestrictedAccess({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="page.restricted" isUnlisted />
      <SignInNeeded {...loaderData} />
    </>
  );
}
