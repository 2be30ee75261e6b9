import { useLayoutEffect } from "react";

/** Sets and removes the mark that `isPaymentUnderWay` reads. */
export function usePaymentMark(isUnderWay: boolean): void {
  useLayoutEffect(() => {
    if (!isUnderWay) return undefined;
    const { dataset } = document.documentElement;
    dataset.paying = "";
    return () => {
      delete dataset.paying;
    };
  }, [isUnderWay]);
}
