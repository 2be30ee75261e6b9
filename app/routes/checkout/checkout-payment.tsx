import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { OrderTerms } from "../../features/checkout/view/order-terms.tsx";
import { useOrderConsents } from "../../features/checkout/view/use-order-consents.ts";
import { PaymentStep } from "../../features/payment/payment-step.tsx";
import type { PaymentView } from "../../features/payment/payment-view.ts";
import type { OrderedService } from "../../features/checkout/order-line.ts";
import type { CalendarDay } from "../../domain/calendar-day.ts";
import type { Money } from "../../domain/money.ts";
import { useMessage } from "../../i18n/message.tsx";
import { useShop, useRouterTarget } from "../../site/shop-context.tsx";
import { CheckoutStep } from "../../ui/checkout-step/checkout-step.tsx";

type Order = {
  services: readonly OrderedService[];
  vehicle: { name: string; vin?: string } | undefined;
  total: Money;
  canAgreeToAutoRenewal: boolean;
  renewsByMonth: boolean;
  mentionsVat: boolean;
  termsVersion?: CalendarDay | undefined;
};

type Props = { payment: PaymentView; error: string | null; order: Order | undefined };

/** The last step: the payment method, the terms and the order button. */
export function CheckoutPayment({ payment, error, order }: Props) {
  const consents = useOrderConsents();
  return (
    <PaymentSection payment={payment} error={error} consents={consents}>
      {order ? <OrderTerms {...order} consents={consents} /> : null}
    </PaymentSection>
  );
}

type PaymentSectionProps = Pick<Props, "payment" | "error"> & {
  consents?: Pick<ReturnType<typeof useOrderConsents>, "canOrder" | "autoRenew">;
  children?: ReactNode;
};

/** The payment step, with or without an order to confirm. */
export function PaymentSection({ payment, error, consents, children }: PaymentSectionProps) {
  const t = useMessage();
  const href = useRouterTarget();
  const navigate = useNavigate();
  const { market } = useShop();
  return (
    <CheckoutStep title={t("checkout.stepPayment")} headingId="step-payment" isFirst={!consents}>
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
