import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { OrderTerms } from "../../features/checkout/view/order-terms.tsx";
import { useOrderTicks } from "../../features/checkout/view/use-order-ticks.ts";
import { PaymentStep } from "../../features/payment/payment-step.tsx";
import type { PaymentView } from "../../features/payment/payment-view.ts";
import type { OrderedService } from "../../features/checkout/order-line.ts";
import type { Money } from "../../domain/money.ts";
import { useMessage } from "../../i18n/message.tsx";
import { useShop, useShopHref } from "../../site/shop-context.tsx";
import { CheckoutStep } from "../../ui/checkout-step/checkout-step.tsx";

type Order = {
  services: readonly OrderedService[];
  vehicle: { name: string; vin?: string } | undefined;
  total: Money;
  hasAutoRenewal: boolean;
  hasVat: boolean;
};

type Props = { payment: PaymentView; error: string | null; order: Order | undefined };

/** The last step: how to pay, what is ordered, and the button that orders. */
export function CheckoutPayment({ payment, error, order }: Props) {
  const ticks = useOrderTicks();
  return (
    <PaymentPlace payment={payment} error={error} ticks={ticks}>
      {order ? <OrderTerms {...order} ticks={ticks} /> : null}
    </PaymentPlace>
  );
}

type PlaceProps = Pick<Props, "payment" | "error"> & {
  ticks?: Pick<ReturnType<typeof useOrderTicks>, "canOrder" | "autoRenew">;
  children?: ReactNode;
};

/** Where money is waited for, with or without anything to order. */
export function PaymentPlace({ payment, error, ticks, children }: PlaceProps) {
  const t = useMessage();
  const href = useShopHref();
  const navigate = useNavigate();
  const { market } = useShop();
  return (
    <CheckoutStep title={t("checkout.stepPayment")} headingId="step-payment" isFirst={!ticks}>
      <PaymentStep
        view={payment}
        onPaid={(orderNo) => void navigate(href(`/confirmation/${orderNo}`), { replace: true })}
        orderLabel={t(market.orderButtonKey)}
        error={error}
        {...(ticks && { canOrder: ticks.canOrder, autoRenew: ticks.autoRenew })}
      >
        {children}
      </PaymentStep>
    </CheckoutStep>
  );
}
