import { useEffect, useEffectEvent } from "react";
import { forgetPaying, readPaying } from "./paying-basket.ts";
import { askStatus } from "./payment-api.ts";
import { useCallHref } from "./step/use-call-href.ts";

/** For the page without a basket: perhaps it is gone because it was paid for, and nobody has said so yet. */
export function useUnseenPayment(isBasketGone: boolean, onPaid: (orderNo: string) => void): void {
  const hrefOf = useCallHref();
  const find = useEffectEvent(async (basketId: string) => {
    const path = `/service-get-payment-status?basketId=${encodeURIComponent(basketId)}`;
    const outcome = await askStatus(hrefOf(path));
    if (outcome.kind === "lost") return;
    forgetPaying();
    if (outcome.kind === "authorised" || outcome.kind === "pending") onPaid(outcome.orderNo);
  });
  useEffect(() => {
    const basketId = isBasketGone ? readPaying() : null;
    if (basketId !== null) void find(basketId);
  }, [isBasketGone]);
}
