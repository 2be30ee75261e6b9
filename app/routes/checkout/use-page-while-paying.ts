import { useState } from "react";
import { isPaymentInProgress } from "../../site/pages/payment-in-progress.ts";

/**
 * While an order is being paid its basket is gone, so a page that reloads its data finds none. The shown page stays until
 * the payment has ended, because the bank's window is part of it.
 */
export function usePageWhilePaying<Page extends { state: { kind: string } }>(page: Page): Page {
  const [held, setHeld] = useState(page);
  if (held === page) return page;
  const isEmptied = held.state.kind === "filled" && page.state.kind !== "filled";
  if (isEmptied && isPaymentInProgress()) return held;
  setHeld(page);
  return page;
}
