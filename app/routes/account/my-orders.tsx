import { data } from "react-router";
import { readOrders } from "../../features/orders/list/read-orders.server.ts";
import { readShown } from "../../features/orders/list/shown-orders.ts";
import { PageHead } from "../../page/page-head.tsx";
import { PartUnavailable } from "../../page/part-unavailable.tsx";
import { hydrateOnInteraction, stylesOfLazyViews } from "../../rendering/hydrate-on-interaction.tsx";
import { readPart } from "../../request/account/read-part.ts";
import type { Route } from "./+types/my-orders";
import { ordersDeps } from "./orders-request.server.ts";

const OrdersView = hydrateOnInteraction(
  async () => (await import("../../features/orders/list/orders-view.tsx")).OrdersView,
);

export async function loader({ request, context }: Route.LoaderArgs) {
  const shown = readShown(new URL(request.url).searchParams);
  const list = await readPart(readOrders(ordersDeps(context), { shown }));
  return data({ list }, { status: list.isAvailable ? 200 : 503, headers: { "cache-control": "private, no-store" } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const links = stylesOfLazyViews("app/features/orders/list/orders-view.tsx");

export default function MyOrders({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="page.orders" description="page.accountDescription" isUnlisted />
      {list.isAvailable ? <OrdersView list={list.value} /> : <PartUnavailable />}
    </>
  );
}
