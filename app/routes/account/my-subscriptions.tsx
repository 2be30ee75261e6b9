import { data, Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { refundRequestedCookie } from "../../features/subscriptions/change/refund-requested-cookie.server.ts";
import { loadSubscriptionList } from "../../features/subscriptions/list/load-subscription-list.server.ts";
import { PageHead } from "../../page/page-head.tsx";
import { useIsModalVisit } from "../../page/modal-visit.ts";
import { hydrateOnInteraction, stylesOfLazyViews } from "../../rendering/hydrate-on-interaction.tsx";
import { cookieDeps } from "../../request/cookies/cookie-deps.server.ts";
import type { Route } from "./+types/my-subscriptions";
import { subscriptionDeps } from "./subscription-deps.server.ts";

const SubscriptionListView = hydrateOnInteraction(
  async () => (await import("../../features/subscriptions/list/subscription-list-view.tsx")).SubscriptionListView,
);

export const links = stylesOfLazyViews("app/features/subscriptions/list/subscription-list-view.tsx");

/** What the page of one subscription gets to know from the list. */
export type ListContext = { isModal: boolean };

/** A subscription that is opened by its address is a page of its own, without the list. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  if ("assetId" in params) return data({ list: undefined });
  const tab = new URL(request.url).searchParams.get("tab") === "expired" ? "expired" : "active";
  const refundRequestedFor = await refundRequestedCookie(cookieDeps(context)).read(request);
  const list = await loadSubscriptionList(subscriptionDeps(context), { tab, refundRequestedFor });
  return data({ list }, list.isAvailable ? undefined : { status: 503 });
}

/** The list stays as it is below the dialog, and is read again when the dialog closes. */
export function shouldRevalidate({ nextParams, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isDialog = "assetId" in nextParams && formMethod === undefined;
  return isDialog ? false : defaultShouldRevalidate;
}

export default function MySubscriptions({ loaderData: { list }, params }: Route.ComponentProps) {
  const isModal = useIsModalVisit() && list !== undefined;
  const isListShown = isModal || !("assetId" in params);
  return (
    <>
      {isListShown && !isModal ? <PageHead title="page.subscriptions" isUnlisted /> : null}
      {isListShown && list ? <SubscriptionListView list={list} /> : null}
      <Outlet context={{ isModal } satisfies ListContext} />
    </>
  );
}
