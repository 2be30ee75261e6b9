import { data } from "react-router";
import { OrderFrame } from "../../features/orders/detail/order-frame.tsx";
import { readOrderSwitches } from "../../features/orders/detail/order-switches.ts";
import { readOrder } from "../../features/orders/detail/read-order.server.ts";
import { readDocumentProblem } from "../../features/orders/documents/read-document-problem.server.ts";
import { useMessage } from "../../i18n/message.tsx";
import { PageHead } from "../../page/page-head.tsx";
import { PartUnavailable } from "../../page/part-unavailable.tsx";
import { hydrateOnInteraction, stylesOfLazyViews } from "../../rendering/hydrate-on-interaction.tsx";
import { isTestHost } from "../../request/link-parameters.ts";
import { refuse } from "../../request/refuse.ts";
import { factsContext, settingsContext } from "../../request/request-context.ts";
import type { Route } from "./+types/order";
import { ordersDeps } from "./orders-request.server.ts";

const OrderView = hydrateOnInteraction(
  async () => (await import("../../features/orders/detail/order-view.tsx")).OrderView,
);

const headersOfPage = { "cache-control": "private, no-store" };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const { testHosts } = context.get(settingsContext);
  const switches = readOrderSwitches(query, {
    isTestHost: isTestHost(context.get(factsContext).host, testHosts.allSwitches),
  });
  const deps = ordersDeps(context);
  const { accountId, forgerockId } = deps;
  const outcome = await readOrder(deps, { ...params, switches, owner: { kind: "account", accountId, forgerockId } });
  if (outcome.kind === "none") refuse(404);
  if (outcome.kind === "unavailable") return data(outcome, { status: 503, headers: headersOfPage });
  return data({ ...outcome, problem: readDocumentProblem(query) }, { headers: headersOfPage });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const links = stylesOfLazyViews(
  "app/features/orders/detail/order-view.tsx",
  "app/page/part-unavailable-view.tsx",
);

export default function OrderRoute({ loaderData }: Route.ComponentProps) {
  const t = useMessage();
  if (loaderData.kind === "unavailable") {
    return (
      <>
        <PageHead title="breadcrumb.viewOrder" description="page.accountDescription" isUnlisted />
        <OrderFrame title={t("breadcrumb.viewOrder")}>
          <PartUnavailable />
        </OrderFrame>
      </>
    );
  }
  const { page, problem } = loaderData;
  const { orderNumber } = page.order;
  return (
    <>
      <PageHead title="page.order" description="page.orderDescription" values={{ orderNumber }} isUnlisted />
      <OrderView page={page} problem={problem} />
    </>
  );
}
