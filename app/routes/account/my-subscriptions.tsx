import { data, Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { z } from "zod";
import { readAccountMenu } from "../../features/account/read-account-menu.server.ts";
import { refundRequestedCookie } from "../../features/subscriptions/change/refund-requested-cookie.server.ts";
import {
  CALENDAR_ID,
  CALENDAR_PARAMETER,
  CALENDAR_RENEWED,
  RENEW_CALENDAR_INTENT,
} from "../../features/subscriptions/list/calendar-form.ts";
import { loadAvailableServices } from "../../features/subscriptions/list/load-available-services.server.ts";
import { loadSubscriptionList } from "../../features/subscriptions/list/load-subscription-list.server.ts";
import { renewCalendarAddress } from "../../features/subscriptions/list/read-calendar-address.server.ts";
import { PageHead } from "../../page/page-head.tsx";
import { useIsModalVisit } from "../../page/modal-visit.ts";
import { hydrateOnInteraction, stylesOfLazyViews } from "../../rendering/hydrate-on-interaction.tsx";
import { requireAccount } from "../../request/account/account-deps.server.ts";
import { cookieDeps } from "../../request/cookies/cookie-deps.server.ts";
import { readForm } from "../../request/form/read-form.server.ts";
import { refuse } from "../../request/refuse.ts";
import { redirectAfterPost } from "../../request/shop-redirect.ts";
import type { Route } from "./+types/my-subscriptions";
import { cardExpiryReader } from "./card-expiry-reader.server.ts";
import { ownVehicleDeps } from "./own-vehicle-deps.server.ts";
import { subscriptionDeps } from "./subscription-deps.server.ts";

const SubscriptionListView = hydrateOnInteraction(
  async () => (await import("../../features/subscriptions/list/subscription-list-view.tsx")).SubscriptionListView,
);

export const links = stylesOfLazyViews("app/features/subscriptions/list/subscription-list-view.tsx");

/** What the page of one subscription gets to know from the list. */
export type ListContext = { isModal: boolean };

/** A subscription that is opened by its address is a page of its own, without the list. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  if ("assetId" in params) return data({ view: undefined });
  const query = new URL(request.url).searchParams;
  const tab = query.get("tab") === "expired" ? "expired" : "active";
  const refundRequestedFor = await refundRequestedCookie(cookieDeps(context)).read(request);
  const deps = { ...subscriptionDeps(context), cardExpiryOf: cardExpiryReader(context) };
  const [list, offers, menu] = await Promise.all([
    loadSubscriptionList(deps, { tab, refundRequestedFor }),
    loadAvailableServices({ ...subscriptionDeps(context), ...ownVehicleDeps(context) }),
    readAccountMenu(context),
  ]);
  const view = {
    list,
    offers,
    hasPaymentPage: menu.includes("payment"),
    isCalendarRenewed: query.get(CALENDAR_PARAMETER) === CALENDAR_RENEWED,
  };
  return data({ view }, list.isAvailable ? undefined : { status: 503 });
}

const calendarForm = z.object({ intent: z.literal(RENEW_CALENDAR_INTENT) });

/** Gives the calendar a new address. */
export async function action({ request, context }: Route.ActionArgs) {
  await readForm(request, calendarForm);
  const outcome = await renewCalendarAddress(requireAccount(context));
  if (outcome === "unavailable") refuse(503);
  const path = `/account/my-subscriptions?${CALENDAR_PARAMETER}=${CALENDAR_RENEWED}#${CALENDAR_ID}`;
  return redirectAfterPost(context, path, new Headers());
}

/** The list stays as it is below the dialog, and is read again when the dialog closes. */
export function shouldRevalidate({ nextParams, formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isDialog = "assetId" in nextParams && formMethod === undefined;
  return isDialog ? false : defaultShouldRevalidate;
}

export default function MySubscriptions({ loaderData: { view }, params }: Route.ComponentProps) {
  const isModal = useIsModalVisit() && view !== undefined;
  const isListShown = isModal || !("assetId" in params);
  return (
    <>
      {isListShown && !isModal ? (
        <PageHead title="page.subscriptions" description="page.accountDescription" isUnlisted />
      ) : null}
      {isListShown && view ? <SubscriptionListView {...view} /> : null}
      <Outlet context={{ isModal } satisfies ListContext} />
    </>
  );
}
