import type { MiddlewareFunction } from "react-router";
import { requireAccountPage } from "./require-account-page.ts";
import { requireDevelopmentStage } from "./require-development-stage.ts";
import { requirePaymentMethodPage } from "./require-payment-method-page.ts";
import { requireSignIn } from "./require-sign-in.ts";
import { requireVehicle } from "./require-vehicle.ts";
import { signInAfterFailedChange } from "./sign-in-after-failed-change.ts";

/**
 * The checks of a request, in this order; `ROUTE_GUARDS` says which of them an address has. They run before loaders, so
 * a refused request fetches nothing. A page that does not exist is refused before a sign-in is asked for.
 */
export const GUARDS: readonly MiddlewareFunction<Response>[] = [
  requireDevelopmentStage,
  requireAccountPage,
  requirePaymentMethodPage,
  requireSignIn,
  signInAfterFailedChange,
  requireVehicle,
];
