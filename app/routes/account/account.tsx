import { Outlet, useLocation } from "react-router";
import { type AccountFrame, useHasOwnBand } from "../../features/account/account-frame.ts";
import { readAccountMenu } from "../../features/account/read-account-menu.server.ts";
import { AccountContent, LazyAccountSkeleton, LazyAccountTabs } from "../../features/account/account-content.tsx";
import { usePageBeingLoaded } from "../../features/account/use-page-being-loaded.ts";
import { ShopError } from "../../features/shell/error-pages/shop-error.tsx";
import { hydrateOnInteraction, stylesOfLazyViews } from "../../rendering/hydrate-on-interaction.tsx";
import { sessionContext } from "../../request/request-context.ts";
import { useDocumentFacts } from "../../page/shop-frame.tsx";
import type { Route } from "./+types/account";

const AccountBand = hydrateOnInteraction(
  async () => (await import("../../features/account/account-band.tsx")).AccountBand,
  { isAwaited: true },
);

export const links = stylesOfLazyViews(
  "app/features/account/account-band.tsx",
  "app/features/account/account-tabs.tsx",
  "app/features/account/account-skeleton.tsx",
  "app/page/part-unavailable-view.tsx",
);

export async function loader({ context }: Route.LoaderArgs) {
  const { person } = context.get(sessionContext);
  return { firstName: person?.firstName ?? "", menu: await readAccountMenu(context) };
}

export default function Account({ loaderData }: Route.ComponentProps) {
  const { firstName, menu } = loaderData;
  const { pathname } = useLocation();
  const hasOwnBand = useHasOwnBand();
  const loading = usePageBeingLoaded();
  const page = <Outlet context={{ firstName, menu } satisfies AccountFrame} />;
  if (hasOwnBand && !loading) return page;
  return (
    <>
      <AccountBand firstName={firstName} pathname={loading ?? pathname} />
      <AccountContent menu={menu} pathname={loading}>
        {loading ? <LazyAccountSkeleton /> : page}
      </AccountContent>
    </>
  );
}

/** A failed page keeps the menu, so that the other pages of the account can be opened. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { requestId, seed } = useDocumentFacts();
  return (
    <>
      <ShopError error={error} reference={requestId} hasStack={seed.stage === "development"} isInAccount />
      {loaderData ? (
        <div className="wrap">
          <LazyAccountTabs menu={loaderData.menu} />
        </div>
      ) : null}
    </>
  );
}
