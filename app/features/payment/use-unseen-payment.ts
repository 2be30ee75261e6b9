import { useEffect, useEffectEvent } from "react";
import { removePayingBasket, readPayingBasket } from "./paying-basket.ts";
import { fetchPaymentStatus } from "./payment-api.ts";
import { useFullPath } from "../../site/shop-context.tsx";

/** For the page without a basket: the basket may be gone because it was paid for and the outcome was not shown. */
export function useUnseenPayment(isBasketGone: boolean, onPaid: (orderNo: string) => void): void {
  const hrefOf = useFullPath();
  const findOutcome = useEffectEvent(async (basketId: string) => {
    const path = `/service-get-payment-status?basketId=${encodeURIComponent(basketId)}`;
    const outcome = await fetchPaymentStatus(hrefOf(path));
    if (outcome.kind === "lost") return;
    removePayingBasket();
    if (outcome.kind === "authorised" || outcome.kind === "pending") onPaid(outcome.orderNo);
  });
  useEffect(() => {
    const basketId = isBasketGone ? readPayingBasket() : null;
    if (basketId !== null) void findOutcome(basketId);
  }, [isBasketGone]);
}
