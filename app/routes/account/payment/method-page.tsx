import type { CountryOption } from "../../../address/form/address-line.tsx";
import type { AddMethodPage } from "../../../features/payment/details/add/read-method-view.server.ts";
import { MethodStep } from "../../../features/payment/details/add/method-step.tsx";
import type { AddressAnswer } from "../../../features/payment/details/address-answer.ts";
import { PAYMENT_DETAILS_PATH } from "../../../features/payment/details/payment-details-path.ts";
import type { MessageId } from "../../../i18n/message-id.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { PageHead } from "../../../page/page-head.tsx";
import { useRouterTarget } from "../../../site/shop-context.tsx";
import { CheckoutStep } from "../../../ui/checkout-step/checkout-step.tsx";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import { BillingAddressForm } from "./lazy-address-form.tsx";

type Props = {
  title: MessageId;
  /** The label of the button that saves. */
  label: MessageId;
  mismatchPage: "payment" | "add";
  page: AddMethodPage;
  countries: readonly CountryOption[];
  answer: AddressAnswer | undefined;
};

/** Adds or replaces the payment method: the billing address first where none is saved, then the provider's fields. */
export function MethodPage({ title, label, mismatchPage, page, countries, answer }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const back = <TextLink to={href(PAYMENT_DETAILS_PATH)}>{t("payment.title")}</TextLink>;
  return (
    <>
      <PageHead title={title} isUnlisted />
      <CheckoutStep title={t(title)} aside={back} isFirst>
        {page.step === "address" ? (
          <>
            <h3 className="display d-22">{t("payment.billingAddress")}</h3>
            <BillingAddressForm
              address={page.address}
              entry={page.entry}
              countries={countries}
              answer={answer}
              submitLabel={t("checkout.continue")}
            />
          </>
        ) : (
          <MethodStep view={page.view} page={mismatchPage} label={t(label)} />
        )}
      </CheckoutStep>
    </>
  );
}
