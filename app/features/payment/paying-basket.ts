import { useEffect } from "react";

/** Where a tab keeps the basket that it is paying for. */
const NAME = "payingBasket";

/** A page that is loaded anew in the middle does not hear how its payment ended: the next one asks. */
export const rememberPaying = (basketId: string): void => sessionStorage.setItem(NAME, basketId);
export const readPaying = (): string | null => sessionStorage.getItem(NAME);
export const forgetPaying = (): void => sessionStorage.removeItem(NAME);

/** For the page that shows what was paid. */
export function useSeenPayment(): void {
  useEffect(forgetPaying, []);
}
