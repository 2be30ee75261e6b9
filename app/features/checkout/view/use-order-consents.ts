import { useId, useState } from "react";

/** The customer's consents above the order button. */
export function useOrderConsents() {
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
    /** Whether the order can be sent. If not, the missing checkbox takes the focus. */
    canOrder(): boolean {
      setMissing(!hasAccepted);
      if (!hasAccepted) document.getElementById(termsId)?.focus();
      return hasAccepted;
    },
  };
}

export type OrderConsents = ReturnType<typeof useOrderConsents>;
