import { MethodStep } from "../../../features/payment/details/add/method-step.tsx";
import { PAYMENT_DETAILS_PATH } from "../../../features/payment/details/payment-details-path.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { PageHead } from "../../../page/page-head.tsx";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { CheckoutStep } from "../../../ui/checkout-step/checkout-step.tsx";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import type { Route } from "./+types/save-payment-method";
import { addressFormStyles, BillingAddressForm } from "./lazy-address-form.tsx";
import { loadMethodPage, takeAddress } from "./save-method-page.server.ts";

/** The page has two addresses: one adds a method, the other replaces it. */
const MODES = {
  add: { title: "payment.add", label: "payment.add", mismatchPage: "add" },
  edit: { title: "payment.editTitle", label: "common.save", mismatchPage: "payment" },
} as const;

export const links = addressFormStyles;

export const loader = ({ request, context }: Route.LoaderArgs) => loadMethodPage(context, request);

export const action = ({ request, context }: Route.ActionArgs) => takeAddress(context, request);

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Asks for the billing address first where none is saved, then shows the provider's fields. */
export default function SavePaymentMethod({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { mode, page, countries } = loaderData;
  const { title, label, mismatchPage } = MODES[mode];
  const t = useMessage();
  const href = useRouterTarget();
  const back = <TextLink to={href(PAYMENT_DETAILS_PATH)}>{t("payment.title")}</TextLink>;
  return (
    <>
      <PageHead title={title} description="page.accountDescription" isUnlisted />
      <CheckoutStep title={t(title)} aside={back} isFirst>
        {page.step === "address" ? (
          <BillingAddressForm
            heading={t("payment.billingAddress")}
            address={page.address}
            entry={page.entry}
            countries={countries}
            answer={answer}
            submitLabel={t("checkout.continue")}
          />
        ) : (
          <MethodStep view={page.view} page={mismatchPage} label={t(label)} />
        )}
      </CheckoutStep>
    </>
  );
}
