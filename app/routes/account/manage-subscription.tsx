import { data, useOutletContext } from "react-router";
import { refundRequestedCookie } from "../../features/subscriptions/change/refund-requested-cookie.server.ts";
import { loadManagedSubscription } from "../../features/subscriptions/manage/load-managed-subscription.server.ts";
import { PageHead } from "../../page/page-head.tsx";
import { hydrateOnInteraction, stylesOfLazyViews } from "../../rendering/hydrate-on-interaction.tsx";
import { cookieDeps } from "../../request/cookies/cookie-deps.server.ts";
import { refuse } from "../../request/refuse.ts";
import type { Route } from "./+types/manage-subscription";
import { changeBySubscriptionForm } from "./change-subscription-form.server.ts";
import type { ListContext } from "./my-subscriptions.tsx";
import { subscriptionDeps } from "./subscription-deps.server.ts";

const ManageView = hydrateOnInteraction(
  async () => (await import("../../features/subscriptions/manage/manage-view.tsx")).ManageView,
);

export const links = stylesOfLazyViews("app/features/subscriptions/manage/manage-view.tsx");

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const outcome = await loadManagedSubscription(subscriptionDeps(context), {
    assetId: params.assetId,
    step: new URL(request.url).searchParams.get("step"),
    refundRequestedFor: await refundRequestedCookie(cookieDeps(context)).read(request),
  });
  if (outcome.kind === "notFound") refuse(404);
  return outcome.kind === "unavailable"
    ? data({ subscription: undefined }, { status: 503 })
    : data({ subscription: outcome.subscription });
}

export const action = ({ request, context, params }: Route.ActionArgs) =>
  changeBySubscriptionForm({ request, context, assetId: params.assetId });

export default function ManageSubscription({ loaderData: { subscription }, actionData }: Route.ComponentProps) {
  const { isModal } = useOutletContext<ListContext>();
  return (
    <>
      <PageHead
        title={subscription ? { name: subscription.name } : "page.subscriptions"}
        description="page.accountDescription"
        isUnlisted
      />
      <ManageView
        subscription={subscription}
        refusal={actionData?.refusal}
        typed={actionData?.typed}
        isModal={isModal}
      />
    </>
  );
}
