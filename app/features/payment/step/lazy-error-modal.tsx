import { lazy, useEffect } from "react";

const loadErrorModal = () => import("./payment-error-modal.tsx");

export const PaymentErrorModal = lazy(async () => ({ default: (await loadErrorModal()).PaymentErrorModal }));

/** Loads the modal's code early: after a lost connection it could no longer be fetched. */
export function usePreloadedErrorModal(isReady: boolean): void {
  useEffect(() => {
    // If this fails, the code is loaded again when there is an error to show.
    if (isReady) void loadErrorModal().catch(() => undefined);
  }, [isReady]);
}
