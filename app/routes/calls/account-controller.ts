import { isRestrictedRegion } from "../../address/restricted-region.ts";
import { answerAccountCall } from "../../features/account-calls/answer-account-call.server.ts";
import type { UpdateChecks } from "../../features/account-calls/check-update.server.ts";
import { loadTaxDisplay } from "../../features/basket/request/request-basket.server.ts";
import { readTurnOnTerms } from "../../features/subscriptions/change/read-turn-on-terms.server.ts";
import { postOnly } from "../../request/calls/call-answer.ts";
import { hasSavedMethod } from "../../features/payment/calls/saved-methods/has-saved-method.server.ts";
import { matchesMethod } from "../../features/payment/details/address/matches-method.server.ts";
import { paymentDeps } from "../../features/payment/payment-deps.server.ts";
import type { RequestContext } from "../../request/request-context.ts";
import { subscriptionDeps } from "../account/subscription-deps.server.ts";
import type { Route } from "./+types/account-controller";

export const action = ({ request, context }: Route.ActionArgs) =>
  request.method === "POST" ? answerAccountCall(request, context, updateChecks(context)) : postOnly();

export const loader = () => postOnly();

const updateChecks = (context: RequestContext): UpdateChecks => ({
  hasSavedMethod: (token) => hasSavedMethod(context, token),
  isRestrictedRegion: async (billing) => isRestrictedRegion(billing, (await loadTaxDisplay(context)).addsTaxAtCheckout),
  async matchesMethod({ token, countryCode }) {
    const deps = await paymentDeps(context);
    return deps !== undefined && matchesMethod(context, deps, { token, country: countryCode });
  },
  readRenewalTerms: (assetId) => readTurnOnTerms(subscriptionDeps(context), assetId),
});
