import { data } from "react-router";
import { CheckoutBasket } from "../../features/basket/panel/checkout-basket.tsx";
import { useFreshOnReturn } from "../../features/basket/panel/use-fresh-on-return.ts";
import { CheckoutProgress, CheckoutWay } from "../../features/checkout/view/checkout-way.tsx";
import { useMessage } from "../../i18n/message.tsx";
import { PageHead } from "../../page-head.tsx";
import { VehicleRow } from "../../ui/vehicle-row/vehicle-row.tsx";
import type { Route } from "./+types/checkout";
import { changeBasket } from "./change-basket.server.ts";
import { loadCheckout, vehicleOf } from "./load-checkout.server.ts";
import { isCheckoutIntent, saveStep } from "./save-step.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = await loadCheckout(context, new URL(request.url).searchParams);
  return data(
    { ...page, vehicle: vehicleOf(context) },
    { status: page.state.kind === "failed" ? 503 : 200, headers: { "cache-control": "private, no-store" } },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const intent = form.get("intent");
  return isCheckoutIntent(intent) ? saveStep(context, intent, form) : changeBasket(context, form);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

export default function Checkout({
  loaderData: { state, checkout, vehicle, ...page },
  actionData,
}: Route.ComponentProps) {
  const t = useMessage();
  useFreshOnReturn();
  const step = actionData && "step" in actionData ? actionData : undefined;
  const change = actionData && !("step" in actionData) ? actionData : undefined;
  return (
    <div className="wrap">
      <PageHead title="page.checkout" description="page.checkoutDescription" isUnlisted />
      <h1 className="vh">{t("checkout.title")}</h1>
      <CheckoutBasket
        state={state}
        answer={change}
        foot={vehicle ? <VehicleRow {...vehicle} /> : null}
        head={checkout ? <CheckoutProgress open={checkout.open} /> : null}
      >
        {checkout ? (
          <CheckoutWay
            checkout={checkout}
            countries={page.countries ?? []}
            entry={page.entry ?? "manual"}
            answer={step}
            payment={null}
          />
        ) : null}
      </CheckoutBasket>
    </div>
  );
}
