import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { OrderTerms, RenewalTerms } from "../../features/checkout/view/order-terms.tsx";
import { useOrderConsents } from "../../features/checkout/view/use-order-consents.ts";
import { PaymentStep } from "../../features/payment/payment-step.tsx";
import type { PaymentView } from "../../features/payment/payment-view.ts";
import type { OrderSummary } from "../../features/checkout/summary/order-summary.ts";
import { useMessage } from "../../i18n/message.tsx";
import { useRouterTarget } from "../../site/shop-context.tsx";
import { CheckoutStep } from "../../ui/checkout-step/checkout-step.tsx";

type Props = { payment: PaymentView; error: string | null; summary: OrderSummary | undefined };

/** The last step: the payment method, the terms and the order button. */
export function CheckoutPayment({ payment, error, summary }: Props) {
  const consents = useOrderConsents();
  return (
    <PaymentSection payment={payment} error={error} consents={consents} {...orderTexts(summary)}>
      {summary ? <OrderTerms summary={summary} consents={consents} /> : null}
    </PaymentSection>
  );
}

type PaymentSectionProps = Pick<Props, "payment" | "error"> & {
  consents?: Pick<ReturnType<typeof useOrderConsents>, "canOrder" | "autoRenew">;
  /** Empty while the outcome of an earlier payment is not known: then nothing can be ordered. */
  orderLabel?: string;
  /** Shown above the payment methods. */
  beforePayment?: OrderSummary["beforePayment"];
  children?: ReactNode;
};

/** The payment step, with or without an order to confirm. */
export function PaymentSection({
  payment,
  error,
  consents,
  orderLabel = "",
  beforePayment,
  children,
}: PaymentSectionProps) {
  const t = useMessage();
  const href = useRouterTarget();
  const navigate = useNavigate();
  return (
    <CheckoutStep title={t("checkout.stepPayment")} headingId="step-payment" isFirst={!consents}>
      {beforePayment ? <RenewalTerms texts={beforePayment} /> : null}
      <PaymentStep
        view={payment}
        onPaid={(orderNo) => void navigate(href(`/confirmation/${orderNo}`), { replace: true })}
        orderLabel={orderLabel}
        error={error}
        {...(consents && { canOrder: consents.canOrder, autoRenew: consents.autoRenew })}
      >
        {children}
      </PaymentStep>
    </CheckoutStep>
  );
}

const orderTexts = (summary: OrderSummary | undefined) =>
  summary && { orderLabel: summary.orderLabel, ...(summary.beforePayment && { beforePayment: summary.beforePayment }) };
