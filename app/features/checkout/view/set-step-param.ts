import type { ShownStep } from "../checkout-steps.ts";

/**
 * Writes the step into the current history entry, so that going back opens it, although another step is the first to be
 * done by then. Nothing is loaded for it.
 */
export function setStepParam(step: ShownStep): void {
  const address = new URL(window.location.href);
  address.searchParams.set("step", step);
  window.history.replaceState(window.history.state, "", address);
}
