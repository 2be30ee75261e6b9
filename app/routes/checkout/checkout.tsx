import { data, useNavigate } from "react-router";
import { itemProblem } from "../../features/basket/item-problem.ts";
import type { VehicleBasketItem } from "../../features/basket/vehicle-basket.ts";
import { CheckoutBasket } from "../../features/basket/panel/checkout-basket.tsx";
import { useReloadOnReturn } from "../../features/basket/panel/use-reload-on-return.ts";
import { CheckoutProgress, CheckoutSteps } from "../../features/checkout/view/checkout-steps-view.tsx";
import { PriceNote } from "../../features/checkout/view/price-note.tsx";
import { cancelPayment } from "../../features/payment/cancel-payment.server.ts";
import { CANCEL_PAYMENT_INTENT } from "../../features/payment/payment-view.ts";
import { useUnseenPayment } from "../../features/payment/use-unseen-payment.ts";
import { useMessage } from "../../i18n/message.tsx";
import { PageHead } from "../../page/page-head.tsx";
import { stylesOfLazyViews } from "../../rendering/hydrate-on-interaction.tsx";
import { shopRedirect } from "../../request/shop-redirect.ts";
import { useRouterTarget } from "../../site/shop-context.tsx";
import { Alert } from "../../ui/alert/alert.tsx";
import { CheckoutStep } from "../../ui/checkout-step/checkout-step.tsx";
import { VehicleRow } from "../../ui/vehicle-row/vehicle-row.tsx";
import { takeDroppedItems } from "../../features/basket/request/dropped-items.server.ts";
import { useRetryWhileDown } from "../../page/use-retry-while-down.ts";
import type { Route } from "./+types/checkout";
import { changeBasket } from "./change-basket.server.ts";
import { CheckoutPayment, PaymentSection } from "./checkout-payment.tsx";
import { loadCheckout, vehicleOf } from "./load-checkout.server.ts";
import { isStepForm, saveStep } from "./save-step.server.ts";
import { earlierPaymentContext, endEarlierPaymentBeforeLoad } from "./end-earlier-payment-before-load.server.ts";
import { usePageWhilePaying } from "./use-page-while-paying.ts";
import { addCookies } from "../../request/cookies/add-cookies.ts";
import { readForm } from "../../request/form/read-form.server.ts";
import { checkoutForm, repeatedFields } from "./checkout-form.server.ts";

export const links = stylesOfLazyViews("app/features/basket/panel/term-change.tsx");

export const middleware: Route.MiddlewareFunction[] = [endEarlierPaymentBeforeLoad];

export async function loader({ request, context }: Route.LoaderArgs) {
  const earlierPayment = context.get(earlierPaymentContext);
  if (earlierPayment.kind === "ordered") return shopRedirect(context, `/confirmation/${earlierPayment.orderNo}`);
  const { names: droppedItems, lines } = await takeDroppedItems(request, context);
  const page = await loadCheckout(context, {
    query: new URL(request.url).searchParams,
    earlierPayment,
    droppedItems,
  });
  const headers = new Headers({ "cache-control": "private, no-store" });
  // The cookie is cleared only once the basket, and with it the notice, is shown.
  if (page.state.kind === "filled") addCookies(headers, ...lines);
  const status = page.state.kind === "failed" ? 503 : 200;
  return data({ ...page, vehicle: vehicleOf(context) }, { status, headers });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, checkoutForm, repeatedFields);
  if (form.intent === CANCEL_PAYMENT_INTENT) {
    const unfinished = await cancelPayment(context, form.orderNo);
    return shopRedirect(context, unfinished.kind === "ordered" ? `/confirmation/${unfinished.orderNo}` : "/checkout");
  }
  return isStepForm(form) ? saveStep(context, form) : changeBasket(context, form);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessage();
  const page = usePageWhilePaying(loaderData);
  const { payment, state } = page;
  useReloadOnReturn();
  useUnseenConfirmation(state.kind === "empty" && !payment);
  useRetryWhileDown(state.kind === "failed");
  return (
    <div className="wrap">
      <PageHead title="page.checkout" description="page.checkoutDescription" isUnlisted />
      <h1 className="vh">{t("checkout.title")}</h1>
      {state.kind !== "filled" && payment ? (
        <div className="section">
          <PaymentSection payment={payment} error={null} />
        </div>
      ) : (
        <Page page={page} answer={actionData} />
      )}
    </div>
  );
}

/** Opens the confirmation for a customer who has paid without seeing the outcome. */
function useUnseenConfirmation(isBasketGone: boolean): void {
  const navigate = useNavigate();
  const href = useRouterTarget();
  useUnseenPayment(isBasketGone, (orderNo) => void navigate(href(`/confirmation/${orderNo}`), { replace: true }));
}

type PageProps = { page: Route.ComponentProps["loaderData"]; answer: Route.ComponentProps["actionData"] };

function Page({ page, answer }: PageProps) {
  const { state, checkout } = page;
  const step = answer && "step" in answer ? answer : undefined;
  const change = answer && !("step" in answer) ? answer : undefined;
  return (
    <CheckoutBasket
      state={state}
      answer={change}
      foot={<Foot page={page} />}
      head={checkout ? <CheckoutProgress open={checkout.open} /> : null}
    >
      {checkout ? (
        <CheckoutSteps
          checkout={checkout}
          countries={page.countries}
          entry={page.entry}
          answer={step}
          payment={<Payment page={page} />}
        />
      ) : null}
    </CheckoutBasket>
  );
}

function Foot({ page: { state, vehicle, canAgreeToAutoRenewal } }: Pick<PageProps, "page">) {
  return (
    <>
      {state.kind === "filled" ? (
        <PriceNote hasVatNote={state.hasVatNote} canAgreeToAutoRenewal={canAgreeToAutoRenewal} />
      ) : null}
      {vehicle ? <VehicleRow {...vehicle} /> : null}
    </>
  );
}

function Payment({ page }: Pick<PageProps, "page">) {
  const t = useMessage();
  const { state, payment, summary, error } = page;
  const services = state.kind === "filled" ? state.basket.items : [];
  if (!payment || state.kind !== "filled") {
    return (
      <CheckoutStep title={t("checkout.stepPayment")} headingId="step-payment">
        <PaymentBlocked items={services} />
      </CheckoutStep>
    );
  }
  return <CheckoutPayment payment={payment} error={error ?? null} summary={summary} />;
}

/** Why nothing can be paid: an item that cannot be sold and what to do about it, or an unknown total. */
function PaymentBlocked({ items }: { items: readonly VehicleBasketItem[] }) {
  const t = useMessage();
  const problems = items.flatMap((item) => {
    const problem = itemProblem(item);
    return problem ? [{ item, problem }] : [];
  });
  if (problems.length === 0) return <Alert kind="warn" title={t("error.unavailable")} />;
  return problems.map(({ item, problem }) => (
    <Alert key={item.itemId} kind="warn" title={item.name}>
      <p>{t(problem)}</p>
    </Alert>
  ));
}
