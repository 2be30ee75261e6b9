import { z } from "zod";
import { normaliseLookup } from "../../../contracts/order-management/order-lookup.ts";
import { checkLookup } from "../../features/orders/guest/lookup/check-lookup.ts";
import type { LookupAnswer } from "../../features/orders/guest/lookup/lookup-answer.ts";
import { readForm } from "../../request/form/read-form.server.ts";

/** Much longer than an order number or an e-mail address; what is wrong with them is said to the customer. */
const typed = z
  .string()
  .default("")
  .transform((value) => value.slice(0, 300));

const lookupForm = z.object({ orderNumber: typed, email: typed });

/** What was typed, what was meant by it, and what is wrong with it. */
export async function readLookup(request: Request) {
  const typed = await readForm(request, lookupForm);
  const lookup = normaliseLookup(typed);
  return { typed, lookup, problems: checkLookup(lookup) };
}

export const LOOKUP_STATUS: Readonly<Record<LookupAnswer["kind"], number>> = {
  invalid: 422,
  notFound: 422,
  tooMany: 429,
  unavailable: 503,
};
