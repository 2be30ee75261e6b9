import { data } from "react-router";
import { z } from "zod";
import { OrderFrame } from "../../features/orders/detail/order-frame.tsx";
import { readOrderSwitches } from "../../features/orders/detail/order-switches.ts";
import { readOrder } from "../../features/orders/detail/read-order.server.ts";
import { readDocumentProblem } from "../../features/orders/documents/read-document-problem.server.ts";
import { ABOUT_PARAMETER, ABOUT_VALUE, CLOSE_INTENT } from "../../features/orders/guest/guest-visit.ts";
import { toastCookie } from "../../features/shell/toast-cookie.server.ts";
import { useMessage } from "../../i18n/message.tsx";
import { PageHead } from "../../page/page-head.tsx";
import { PartUnavailable } from "../../page/part-unavailable.tsx";
import { hydrateOnInteraction, stylesOfLazyViews } from "../../rendering/hydrate-on-interaction.tsx";
import { addCookies } from "../../request/cookies/add-cookies.ts";
import { cookieDeps } from "../../request/cookies/cookie-deps.server.ts";
import { readForm } from "../../request/form/read-form.server.ts";
import { LINK_PARAMETER, LOOKUP_PATH } from "../../request/guest-order/guest-order-paths.ts";
import { findOrderGrant, redirectToLookup } from "../../request/guest-order/order-access.server.ts";
import { orderGrants } from "../../request/guest-order/order-grants.server.ts";
import { isTestHost } from "../../request/link-parameters.ts";
import { factsContext, requestedShopContext, sessionContext, settingsContext } from "../../request/request-context.ts";
import { redirectAfterPost } from "../../request/shop-redirect.ts";
import type { Route } from "./+types/guest-order";
import { guestOrderDeps } from "./guest-order-deps.server.ts";
import { openLink } from "./open-link.server.ts";

const GuestOrderView = hydrateOnInteraction(
  async () => (await import("../../features/orders/guest/guest-order-view.tsx")).GuestOrderView,
);

const OrderNotYet = hydrateOnInteraction(
  async () => (await import("../../features/orders/guest/order-not-yet.tsx")).OrderNotYet,
);

const headersOfPage = { "cache-control": "private, no-store" };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const { orderNo: orderNumber } = params;
  const key = query.get(LINK_PARAMETER);
  if (key !== null) return openLink(context, { request, orderNumber, key });
  const grant = await findOrderGrant(context, { request, orderNumber });
  if (!grant) return redirectToLookup(context, orderNumber);
  const { testHosts } = context.get(settingsContext);
  const switches = readOrderSwitches(query, {
    isTestHost: isTestHost(context.get(factsContext).host, testHosts.allSwitches),
  });
  const owner = { kind: "guest", guest: { orderNumber, email: grant.email } } as const;
  const outcome = await readOrder(guestOrderDeps(context), { owner, switches });
  // The grant proves that there is an order: commerce has not handed it over yet.
  if (outcome.kind === "none") return data({ kind: "notYet", orderNumber } as const, { headers: headersOfPage });
  if (outcome.kind === "unavailable") return data(outcome, { status: 503, headers: headersOfPage });
  const { isRegistered } = context.get(sessionContext);
  const page = {
    ...outcome,
    visit: { orderNumber, until: new Date(grant.until).toISOString(), isRegistered },
    problem: readDocumentProblem(query),
    isAbout: query.get(ABOUT_PARAMETER) === ABOUT_VALUE,
  };
  return data(page, { headers: headersOfPage });
}

const closeForm = z.object({ intent: z.literal(CLOSE_INTENT) });

/** Closes the order on this device. */
export async function action({ request, params, context }: Route.ActionArgs) {
  await readForm(request, closeForm);
  const { site } = context.get(requestedShopContext).shop;
  const cookies = cookieDeps(context);
  const removed = await orderGrants(cookies).remove(request, { siteId: site.id, orderNumber: params.orderNo });
  const toast = await toastCookie(cookies).write({ kind: "ok", id: "guestOrder.closed", values: {} });
  return redirectAfterPost(context, LOOKUP_PATH, addCookies(new Headers(headersOfPage), removed, toast));
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const links = stylesOfLazyViews(
  "app/features/orders/guest/guest-order-view.tsx",
  "app/features/orders/guest/order-not-yet.tsx",
  "app/page/part-unavailable-view.tsx",
);

export default function GuestOrderRoute({ loaderData }: Route.ComponentProps) {
  const t = useMessage();
  if (loaderData.kind === "unavailable") {
    return (
      <>
        <PageHead title="breadcrumb.viewOrder" isUnlisted />
        <OrderFrame isGuest title={t("breadcrumb.viewOrder")}>
          <PartUnavailable />
        </OrderFrame>
      </>
    );
  }
  if (loaderData.kind === "notYet") {
    return (
      <>
        <PageHead title="breadcrumb.viewOrder" isUnlisted />
        <OrderNotYet orderNumber={loaderData.orderNumber} />
      </>
    );
  }
  const { page, visit, problem, isAbout } = loaderData;
  const { orderNumber } = page.order;
  return (
    <>
      <PageHead title="page.order" description="page.orderDescription" values={{ orderNumber }} isUnlisted />
      <GuestOrderView page={page} visit={visit} problem={problem} isAbout={isAbout} />
    </>
  );
}
