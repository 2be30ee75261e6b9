import { useLayoutEffect } from "react";

/** Sets and removes the mark that `isPaymentInProgress` reads. */
export function useMarkPaymentInProgress(isInProgress: boolean): void {
  useLayoutEffect(() => {
    if (!isInProgress) return undefined;
    const { dataset } = document.documentElement;
    dataset.paying = "";
    return () => {
      delete dataset.paying;
    };
  }, [isInProgress]);
}
