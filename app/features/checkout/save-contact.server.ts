import { setCustomer } from "../../../contracts/commerce/baskets.ts";
import type { FieldProblem } from "../../address/check-address.ts";
import { checkEmail } from "../../address/check-email.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";

export type ContactOutcome = { kind: "saved" } | { kind: "invalid"; problems: readonly FieldProblem<"email">[] };

/** Saves the e-mail address for a guest's receipt. */
export async function saveContact(
  { shopper, siteId, basket }: CheckoutDeps,
  { email }: { email: string },
): Promise<ContactOutcome> {
  const problems = checkEmail(email);
  if (problems.length > 0) return { kind: "invalid", problems };
  if (basket.customer_info.email !== email) {
    await shopper.commerceOcapi(setCustomer, { params: { siteId, basketId: basket.basket_id }, body: { email } });
  }
  return { kind: "saved" };
}
