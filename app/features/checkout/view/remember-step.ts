import type { ShownStep } from "../checkout-steps.ts";

/**
 * The page one leaves stays in the browser's history as the step it was: going back opens that one, although by then
 * another is the first to be done. Nothing is loaded for it.
 */
export function rememberStep(step: ShownStep): void {
  const address = new URL(window.location.href);
  address.searchParams.set("step", step);
  window.history.replaceState(window.history.state, "", address);
}
