import { useState } from "react";

/** The markup of a payment step that is paying or waiting. */
const UNDER_WAY = '[data-payment="paying"], [data-payment="waiting"]';

/**
 * While an order is being paid its basket is gone, so a page that reloads its data finds none. The shown page stays until
 * the payment has ended, because the bank's window is part of it.
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
