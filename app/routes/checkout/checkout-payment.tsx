import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { OrderTerms, RenewalTerms } from "../../features/checkout/view/order-terms.tsx";
import { useOrderConsents } from "../../features/checkout/view/use-order-consents.ts";
import { PaymentStep } from "../../features/payment/payment-step.tsx";
import type { PaymentView } from "../../features/payment/payment-view.ts";
import type { OrderSummary } from "../../features/checkout/summary/order-summary.ts";
import { useMessage } from "../../i18n/message.tsx";
import { useShop, useRouterTarget } from "../../site/shop-context.tsx";
import { CheckoutStep } from "../../ui/checkout-step/checkout-step.tsx";

type Props = { payment: PaymentView; error: string | null; summary: OrderSummary | undefined };

/** The last step: the payment method, the terms and the order button. */
export function CheckoutPayment({ payment, error, summary }: Props) {
  const consents = useOrderConsents();
  return (
    <PaymentSection payment={payment} error={error} consents={consents} renewalTerms={summary?.beforePayment}>
      {summary ? <OrderTerms summary={summary} consents={consents} /> : null}
    </PaymentSection>
  );
}

type PaymentSectionProps = Pick<Props, "payment" | "error"> & {
  consents?: Pick<ReturnType<typeof useOrderConsents>, "canOrder" | "autoRenew">;
  /** Shown above the payment methods. */
  renewalTerms?: OrderSummary["beforePayment"];
  children?: ReactNode;
};

/** The payment step, with or without an order to confirm. */
export function PaymentSection({ payment, error, consents, renewalTerms, children }: PaymentSectionProps) {
  const t = useMessage();
  const href = useRouterTarget();
  const navigate = useNavigate();
  const { market } = useShop();
  return (
    <CheckoutStep title={t("checkout.stepPayment")} headingId="step-payment" isFirst={!consents}>
      {renewalTerms ? <RenewalTerms texts={renewalTerms} /> : null}
      <PaymentStep
        view={payment}
        onPaid={(orderNo) => void navigate(href(`/confirmation/${orderNo}`), { replace: true })}
        orderLabel={t(market.orderButtonKey)}
        error={error}
        {...(consents && { canOrder: consents.canOrder, autoRenew: consents.autoRenew })}
      >
        {children}
      </PaymentStep>
    </CheckoutStep>
  );
}
