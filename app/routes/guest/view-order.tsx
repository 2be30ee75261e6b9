import { data } from "react-router";
import { normaliseLookup } from "../../../contracts/order-management/order-lookup.ts";
import { lookUpGuestOrder } from "../../features/orders/guest/lookup/look-up-order.server.ts";
import type { LookupAnswer } from "../../features/orders/guest/lookup/lookup-answer.ts";
import { LookupView } from "../../features/orders/guest/lookup/lookup-view.tsx";
import { findSampleOrder, sampleOrderViews } from "../../features/orders/guest/lookup/sample-order-views.server.ts";
import { SAMPLE_PARAMETER } from "../../features/orders/guest/lookup/sample-parameter.ts";
import { PageHead } from "../../page/page-head.tsx";
import { stylesOfLazyViews } from "../../rendering/hydrate-on-interaction.tsx";
import { addCookies } from "../../request/cookies/add-cookies.ts";
import { cookieDeps } from "../../request/cookies/cookie-deps.server.ts";
import { guestOrderPath, LOOKUP_NUMBER } from "../../request/guest-order/guest-order-paths.ts";
import { orderGrants } from "../../request/guest-order/order-grants.server.ts";
import {
  depsContext,
  factsContext,
  type RequestContext,
  requestedShopContext,
  sessionContext,
  settingsContext,
} from "../../request/request-context.ts";
import { redirectAfterPost } from "../../request/shop-redirect.ts";
import type { Route } from "./+types/view-order";
import { LOOKUP_STATUS, readLookup } from "./lookup-form.server.ts";

const cacheControl = { "cache-control": "private, no-store" };

export function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const orderNumber = normaliseLookup({ orderNumber: query.get(LOOKUP_NUMBER) ?? "", email: "" }).orderNumber;
  const page = {
    filled: findSampleOrder(context, query.get(SAMPLE_PARAMETER)) ?? { orderNumber, email: "" },
    isReopening: orderNumber !== "",
    isRegistered: context.get(sessionContext).isRegistered,
    samples: sampleOrderViews(context),
  };
  return data(page, { headers: cacheControl });
}

export async function action({ request, context }: Route.ActionArgs) {
  const beganAt = performance.now();
  const { typed, lookup, problems } = await readLookup(request);
  if (problems.length > 0) return refuseLookup({ kind: "invalid", problems, typed });
  const { services, limits } = context.get(depsContext);
  const siteId = context.get(requestedShopContext).shop.site.id;
  const outcome = await lookUpGuestOrder(
    {
      services,
      limits,
      siteId,
      ip: context.get(factsContext).ip,
      elapsedMs: () => performance.now() - beganAt,
      refusalStepMs: context.get(settingsContext).guestLookupStepMs,
    },
    lookup,
  );
  if (outcome.kind === "found") return openOrder(context, request, outcome.order);
  return refuseLookup(
    { kind: outcome.kind, typed },
    outcome.kind === "tooMany" ? { "retry-after": String(outcome.retryAfterSeconds) } : {},
  );
}

async function openOrder(
  context: RequestContext,
  request: Request,
  order: { siteId: string; orderNumber: string; email: string },
): Promise<Response> {
  const grant = await orderGrants(cookieDeps(context)).add(request, order);
  return redirectAfterPost(context, guestOrderPath(order.orderNumber), addCookies(new Headers(cacheControl), grant));
}

function refuseLookup(answer: LookupAnswer, headers: Record<string, string> = {}) {
  return data(answer, { status: LOOKUP_STATUS[answer.kind], headers: { ...cacheControl, ...headers } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  actionHeaders.has("cache-control") ? actionHeaders : loaderHeaders;
export const links = stylesOfLazyViews(
  "app/features/orders/guest/lookup/lookup-form.tsx",
  "app/features/orders/guest/lookup/sample-orders.tsx",
);

export default function ViewOrder({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="page.viewOrder" description="page.viewOrderDescription" />
      <LookupView page={loaderData} answer={actionData} />
    </>
  );
}
