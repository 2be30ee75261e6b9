import type { MiddlewareFunction } from "react-router";
import { refuseHiddenAccount } from "./refuse-hidden-account.ts";
import { requireDevelopmentStage } from "./require-development-stage.ts";
import { refuseHiddenPaymentMethod } from "./refuse-hidden-payment-method.ts";
import { requirePageMethod } from "./require-page-method.ts";
import { requireSignIn } from "./require-sign-in.ts";
import { requireVehicle } from "./require-vehicle.ts";
import { signInAfterFailedChange } from "./sign-in-after-failed-change.ts";

/**
 * The checks of a request, in this order; `ROUTE_NEEDS` says which of them an address needs. They run before loaders, so
 * a refused request fetches nothing. A page that does not exist is refused before a sign-in is asked for.
 */
export const GUARDS: readonly MiddlewareFunction<Response>[] = [
  requirePageMethod,
  requireDevelopmentStage,
  refuseHiddenAccount,
  refuseHiddenPaymentMethod,
  requireSignIn,
  signInAfterFailedChange,
  requireVehicle,
];
