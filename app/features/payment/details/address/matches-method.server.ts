import type { RequestContext } from "../../../../request/request-context.ts";
import { mustMatchBillingCountry } from "../../calls/billing-match.server.ts";
import type { PaymentDeps } from "../../payment-deps.server.ts";
import { findSavedMethod } from "../read-payment-details.server.ts";

/** Where the site asks for it, the countries of bill and card must be the same. A card of unknown country is accepted. */
export async function matchesMethod(
  context: RequestContext,
  deps: PaymentDeps,
  { token, country }: { token: string; country: string },
): Promise<boolean> {
  if (!(await mustMatchBillingCountry(context))) return true;
  const method = await findSavedMethod(deps, token);
  return method?.country === undefined || method.country === country;
}
