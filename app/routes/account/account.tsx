import { data, isRouteErrorResponse, Outlet } from "react-router";
import { readAccountMenu } from "../../account/read-account-menu.server.ts";
import { AccountShell, AccountTabs } from "../../features/account/account-shell.tsx";
import { FailurePage, NotFoundPage } from "../../features/shell/error-pages/error-page.tsx";
import { PageHead } from "../../page-head.tsx";
import { sessionContext, settingsContext, shopContext } from "../../request-context.ts";
import { draftCookie } from "../../session/form-draft.server.ts";
import { useDocumentFacts } from "../../shop-frame.tsx";
import type { Route } from "./+types/account";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { person } = context.get(sessionContext);
  const cookie = draftCookie(context.get(settingsContext));
  const kept = await cookie.read(request);
  const isHere = kept?.path === context.get(shopContext).pathname;
  return data(
    {
      firstName: person?.firstName ?? "",
      menu: await readAccountMenu(context),
      /** What was typed into the form of this page before its author had to sign in again. */
      draft: isHere ? kept.fields : {},
    },
    isHere ? { headers: { "set-cookie": cookie.clear() } } : undefined,
  );
}

export default function Account({ loaderData }: Route.ComponentProps) {
  return (
    <AccountShell firstName={loaderData.firstName} menu={loaderData.menu}>
      <Outlet context={loaderData.draft} />
    </AccountShell>
  );
}

/** A page that fails leaves the way to the others open. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { requestId, seed } = useDocumentFacts();
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  const stack = seed.stage === "development" && error instanceof Error ? error.stack : undefined;
  return (
    <>
      <PageHead title={isNotFound ? "page.notFound" : "page.genericError"} isUnlisted />
      {isNotFound ? <NotFoundPage /> : <FailurePage reference={requestId} stack={stack} />}
      {loaderData ? (
        <div className="wrap">
          <AccountTabs menu={loaderData.menu} />
        </div>
      ) : null}
    </>
  );
}
