import { useId, useState } from "react";

/** What the customer has ticked above the button that orders. */
export function useOrderTicks() {
  const termsId = useId();
  const [hasAccepted, setAccepted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [autoRenew, setAutoRenew] = useState(false);
  return {
    termsId,
    hasAccepted,
    isMissing: isMissing && !hasAccepted,
    autoRenew,
    accept: setAccepted,
    setAutoRenew,
    /** Whether the order may go out. If not, the tick that is missing takes the focus. */
    canOrder(): boolean {
      setMissing(!hasAccepted);
      if (!hasAccepted) document.getElementById(termsId)?.focus();
      return hasAccepted;
    },
  };
}

export type OrderTicks = ReturnType<typeof useOrderTicks>;
