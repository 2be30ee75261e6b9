import type { Preferences } from "../../catalogue/catalogue.ts";
import type { Stage } from "../../site/site-config.ts";
import type { RouteGuard } from "./route-guards.ts";

/** What the decision depends on. `require-vehicle.ts` checks the vehicle. */
export type Asker = {
  stage: Stage;
  isRegistered: boolean;
  preferences: Pick<Preferences, "isAccountHidden" | "isPaymentMethodHidden">;
};

export type GuardDecision = "open" | "notFound" | "signIn";

/** Whether a page is shown. A hidden page is hidden for every visitor. */
export function guardDecision(guard: RouteGuard, { stage, isRegistered, preferences }: Asker): GuardDecision {
  if (guard.isDevelopmentOnly && stage !== "development") return "notFound";
  if (guard.hiddenBy !== undefined && preferences.isAccountHidden) return "notFound";
  if (guard.hiddenBy === "hidePaymentMethodPage" && preferences.isPaymentMethodHidden) return "notFound";
  if (guard.needsSignIn && !isRegistered) return "signIn";
  return "open";
}
