import { data } from "react-router";
import { priceOf } from "../../features/checkout/order-line.ts";
import { ConfirmationView } from "../../features/checkout/confirmation/confirmation-view.tsx";
import { PaidView } from "../../features/checkout/confirmation/paid-view.tsx";
import { EndingAlert } from "../../features/orders/detail/ending/ending-alert.tsx";
import { ServicesTimeline } from "../../page/services-timeline/services-timeline.tsx";
import { useRemovePayingBasket } from "../../features/payment/paying-basket.ts";
import { formatMoney } from "../../i18n/format-number.ts";
import { useMessage } from "../../i18n/message.tsx";
import { planLabel } from "../../i18n/plan-label.ts";
import { PageHead } from "../../page/page-head.tsx";
import { useDocumentFacts } from "../../page/shop-frame.tsx";
import { vehicleContext } from "../../request/request-context.ts";
import { shopRedirect } from "../../request/shop-redirect.ts";
import { useShop } from "../../site/shop-context.tsx";
import { VehicleRow } from "../../ui/vehicle-row/vehicle-row.tsx";
import { useRetryWhileDown } from "../../page/use-retry-while-down.ts";
import type { Route } from "./+types/confirmation";
import { loadConfirmation } from "./load-confirmation.server.ts";
import { refuse } from "../../request/refuse.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = await loadConfirmation(context, params.orderNo);
  if (page.kind === "unpaid") return shopRedirect(context, "/checkout");
  if (page.kind === "none") refuse(404);
  // The payment changes the services of the vehicle.
  context.get(vehicleContext).markStale();
  return data(page, { headers: { "cache-control": "private, no-store" } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function Confirmation({ loaderData: page }: Route.ComponentProps) {
  useRemovePayingBasket();
  useRetryWhileDown(page.kind === "paid");
  return page.kind === "paid" ? (
    <>
      <PageHead title="page.confirmation" description="page.confirmationDescription" isUnlisted />
      <PaidView orderNo={page.orderNo} isPending={page.isPending} />
    </>
  ) : (
    <PlacedOrder page={page} />
  );
}

type Order = Extract<Route.ComponentProps["loaderData"], { kind: "order" }>;

function PlacedOrder({ page }: { page: Order }) {
  const t = useMessage();
  const { locale } = useShop();
  const { today } = useDocumentFacts();
  const localisation = { t, locale: locale.id };
  const { vehicle, services } = page;
  return (
    <div data-measured-purchase={JSON.stringify(page.purchase)}>
      <PageHead title="page.confirmation" description="page.confirmationDescription" isUnlisted />
      <ConfirmationView
        confirmation={page.confirmation}
        billingLines={page.billingLines}
        contract={page.contract}
        newAccount={page.newAccount}
        services={services}
        hasAccount={page.hasAccount}
        orderPath={page.orderLink ?? page.state?.path}
        ending={page.state?.ending ? <EndingAlert text={page.state.ending} /> : null}
        isComplete={page.state?.isComplete ?? false}
        rows={[
          ...page.items.map((item) => ({
            label: <OrderedItem name={item.name} plan={planLabel(item.term, localisation)} />,
            value: formatMoney(priceOf(item), locale.id),
          })),
          ...page.lines,
        ]}
        timeline={
          // While the payment is pending, or after a withdrawal, no end date is certain.
          <ServicesTimeline
            today={today}
            ends={page.confirmation.isPending || page.state?.ending ? [] : services.map(({ newEnd }) => newEnd)}
            drawing={vehicle?.drawing}
          />
        }
        vehicle={vehicle ? <VehicleRow {...vehicle} /> : null}
      />
    </div>
  );
}

function OrderedItem({ name, plan }: { name: string; plan: string }) {
  return (
    <>
      {name}
      <br />
      <span className="small">{plan}</span>
    </>
  );
}
