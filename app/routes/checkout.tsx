import { data } from "react-router";
import { isFault } from "../../contracts/fault.ts";
import { totalLines } from "../features/basket/basket-totals.ts";
import { type BasketState, CheckoutBasket } from "../features/basket/panel/checkout-basket.tsx";
import { useFreshOnReturn } from "../features/basket/panel/use-fresh-on-return.ts";
import { maskVin } from "../domain/masking.ts";
import { useMessage } from "../i18n/message.tsx";
import { PageHead } from "../page-head.tsx";
import { loadBasket, loadTaxDisplay } from "../visit/request-basket.server.ts";
import { type RequestContext, vehicleContext } from "../request-context.ts";
import { VehicleRow } from "../ui/vehicle-row/vehicle-row.tsx";
import { drawingOf } from "../vehicle/vehicle-drawing.ts";
import type { Route } from "./+types/checkout";
import { changeBasket } from "./checkout-changes.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const state = await loadState(context);
  return data(
    { state, vehicle: vehicleOf(context) },
    { status: state.kind === "failed" ? 503 : 200, headers: { "cache-control": "private, no-store" } },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  return changeBasket(context, await request.formData());
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

async function loadState(context: RequestContext): Promise<BasketState> {
  try {
    const [basket, display] = await Promise.all([loadBasket(context), loadTaxDisplay(context)]);
    if (!basket || (basket.items.length === 0 && basket.leftBehind.length === 0)) return { kind: "empty" };
    return { kind: "filled", basket, lines: totalLines(basket, display) };
  } catch (error) {
    if (!isFault(error)) throw error;
    return { kind: "failed" };
  }
}

function vehicleOf(context: RequestContext) {
  const { current } = context.get(vehicleContext);
  if (!current) return undefined;
  const vin = maskVin(current.vin);
  const model = drawingOf(current.modelKey);
  return { name: current.modelName, ...(vin && { vin }), ...(model && { model }) };
}

export default function Checkout({ loaderData: { state, vehicle }, actionData }: Route.ComponentProps) {
  const t = useMessage();
  useFreshOnReturn();
  return (
    <div className="wrap">
      <PageHead title="page.checkout" description="page.checkoutDescription" isUnlisted />
      <h1 className="vh">{t("checkout.title")}</h1>
      <CheckoutBasket
        state={state}
        answer={actionData}
        vehicle={vehicle ? <VehicleRow {...vehicle} hasRule={false} /> : null}
      />
    </div>
  );
}
