import { useEffect } from "react";

/** The key in session storage for the basket that this tab is paying for. */
const STORAGE_KEY = "payingBasket";

/** A page reloaded during a payment misses the outcome, so the next page asks for it. */
export const storePayingBasket = (basketId: string): void => sessionStorage.setItem(STORAGE_KEY, basketId);
export const readPayingBasket = (): string | null => sessionStorage.getItem(STORAGE_KEY);
export const removePayingBasket = (): void => sessionStorage.removeItem(STORAGE_KEY);

/** For the confirmation page, which has shown the outcome. */
export function useRemovePayingBasket(): void {
  useEffect(removePayingBasket, []);
}
