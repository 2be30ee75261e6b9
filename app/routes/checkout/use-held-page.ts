import { useState } from "react";

/** The payment step says in its markup how it stands. */
const UNDER_WAY = '[data-payment="paying"], [data-payment="waiting"]';

/**
 * While an order is being paid its basket is gone, and a page that looks again finds none. What was shown stays until
 * the payment has ended: the bank's window is part of it.
 */
export function useHeldPage<Page extends { state: { kind: string } }>(page: Page): Page {
  const [held, setHeld] = useState(page);
  if (held === page) return page;
  const isEmptied = held.state.kind === "filled" && page.state.kind !== "filled";
  if (isEmptied && isPaymentUnderWay()) return held;
  setHeld(page);
  return page;
}

function isPaymentUnderWay(): boolean {
  return typeof document !== "undefined" && document.querySelector(UNDER_WAY) !== null;
}
