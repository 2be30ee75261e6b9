import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import {
  readRefundOrder,
  type RefundDeps,
} from "../../features/subscriptions/refund-request/read-refund-order.server.ts";
import { RefundFrame } from "../../features/subscriptions/refund-request/refund-frame.tsx";
import { receiptOf } from "../../features/subscriptions/refund-request/refund-receipt.ts";
import { formatStamp } from "../../i18n/format-time.ts";
import { useMessage } from "../../i18n/message.tsx";
import { PageHead } from "../../page/page-head.tsx";
import { PartUnavailable } from "../../page/part-unavailable.tsx";
import { hydrateOnInteraction, stylesOfLazyViews } from "../../rendering/hydrate-on-interaction.tsx";
import { RECEIPT_PARAMETER } from "../../request/refunds/refund-path.ts";
import { refuse } from "../../request/refuse.ts";
import {
  catalogueContext,
  depsContext,
  type RequestContext,
  requestedShopContext,
} from "../../request/request-context.ts";
import { shopRedirect } from "../../request/shop-redirect.ts";
import type { Route } from "./+types/request-refund";
import { findRefundOwner } from "./find-refund-owner.server.ts";
import { answerRefundForm } from "./refund-request-form.server.ts";

const RefundRequestView = hydrateOnInteraction(
  async () => (await import("../../features/subscriptions/refund-request/refund-request-view.tsx")).RefundRequestView,
);
const ReceiptView = hydrateOnInteraction(
  async () => (await import("../../features/subscriptions/refund-request/receipt-view.tsx")).ReceiptView,
);

const headersOfPage = { "cache-control": "private, no-store" };

/** Unknown orders, orders of others and expired grants all lead to the same page. */
const LOOK_UP = "/view-order";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const deps = await refundDeps(context, request, params.orderNo);
  if (!deps) return shopRedirect(context, LOOK_UP);
  const found = await readRefundOrder(deps);
  if (found.kind === "none") return shopRedirect(context, LOOK_UP);
  if (found.kind === "unavailable") return data({ kind: found.kind }, { status: 503, headers: headersOfPage });
  const { order } = found;
  const number = new URL(request.url).searchParams.get(RECEIPT_PARAMETER);
  if (number === null) return data({ kind: "order" as const, order }, { headers: headersOfPage });
  const receipt = receiptOf(order, number);
  if (!receipt) refuse(404);
  const { locale, market } = deps.shop;
  const receivedAt = formatStamp(receipt.requestedAt, { locale: locale.id, timeZone: market.timeZone });
  return data({ kind: "receipt" as const, order, receipt, receivedAt }, { headers: headersOfPage });
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const deps = await refundDeps(context, request, params.orderNo);
  return deps ? answerRefundForm({ request, context, deps }) : shopRedirect(context, LOOK_UP);
}

async function refundDeps(
  context: RequestContext,
  request: Request,
  orderNumber: string,
): Promise<RefundDeps | undefined> {
  const owner = await findRefundOwner(context, { request, orderNumber });
  if (!owner) return undefined;
  const { services, now } = context.get(depsContext);
  const { shop } = context.get(requestedShopContext);
  return { owner, orderNumber, shop, services, catalogue: context.get(catalogueContext), now: now() };
}

/** A refused form shows the order as it is now; while order management is away, the page keeps what it has. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (actionStatus === undefined) return defaultShouldRevalidate;
  return actionStatus !== 503;
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const links = stylesOfLazyViews(
  "app/features/subscriptions/refund-request/refund-request-view.tsx",
  "app/features/subscriptions/refund-request/receipt-view.tsx",
  "app/page/part-unavailable-view.tsx",
);

export default function RequestRefund({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="page.refund" description="page.refundDescription" isUnlisted />
      <Content loaderData={loaderData} answer={actionData} />
    </>
  );
}

type ContentProps = {
  loaderData: Route.ComponentProps["loaderData"];
  answer: Route.ComponentProps["actionData"];
};

function Content({ loaderData, answer }: ContentProps) {
  const t = useMessage();
  switch (loaderData.kind) {
    case "unavailable":
      return (
        <RefundFrame title={t("refunds.title")}>
          <PartUnavailable />
        </RefundFrame>
      );
    case "order":
      return <RefundRequestView order={loaderData.order} answer={answer} />;
    case "receipt":
      return <ReceiptView order={loaderData.order} receipt={loaderData.receipt} receivedAt={loaderData.receivedAt} />;
  }
}
