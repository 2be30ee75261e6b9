import { loadAccountHelp } from "../../features/help/account/load-account-help.server.ts";
import { PageHead } from "../../page/page-head.tsx";
import { hydrateOnInteraction, stylesOfLazyViews } from "../../rendering/hydrate-on-interaction.tsx";
import { requireAccount } from "../../request/account/account-deps.server.ts";
import { helpDeps } from "../help/help-request.server.ts";
import type { Route } from "./+types/need-help";

const AccountHelpView = hydrateOnInteraction(
  async () => (await import("../../features/help/account/account-help-view.tsx")).AccountHelpView,
);

export function loader({ context }: Route.LoaderArgs) {
  const { accountId, services, now } = requireAccount(context);
  return loadAccountHelp({ ...helpDeps(context), customerCare: services.customerCare, accountId, now });
}

export const links = stylesOfLazyViews("app/features/help/account/account-help-view.tsx");

export default function NeedHelp({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="page.help" description="page.accountDescription" isUnlisted />
      <AccountHelpView help={loaderData} />
    </>
  );
}
