import { useEffect, useEffectEvent } from "react";
import { askStatus } from "./payment-api.ts";
import { useCallHref } from "./step/use-call-href.ts";

/** Where a tab keeps the basket that it is paying for. */
const NAME = "payingBasket";

/** A page that is loaded anew in the middle does not hear how its payment ended: the next one asks. */
export const rememberPaying = (basketId: string): void => sessionStorage.setItem(NAME, basketId);

const forgetPaying = (): void => sessionStorage.removeItem(NAME);

/** For the page that shows what was paid. */
export function useSeenPayment(): void {
  useEffect(forgetPaying, []);
}

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
    const basketId = isBasketGone ? sessionStorage.getItem(NAME) : null;
    if (basketId !== null) void find(basketId);
  }, [isBasketGone]);
}
