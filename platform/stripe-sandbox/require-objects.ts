import { eq } from "drizzle-orm";
import type Stripe from "stripe";
import type { Queries } from "../../database/database.ts";
import { updateObject, findObject, type Kind, objects, scenarioOf } from "./objects.ts";
import { errors } from "./stripe-error.ts";

/** Refuses a missing or deleted customer: with 404 in the path, with 400 as a parameter. */
export async function requireCustomer(tx: Queries, id: string, param?: string): Promise<void> {
  const customer = await findObject(tx, "customer", id);
  if (customer && !customer.deleted) return;
  throw param === undefined ? errors.missing("customer", id) : errors.missingParam("customer", param, id);
}

/** A page must begin after an existing object. */
export async function requirePageStart(tx: Queries, kind: Kind, id: string | undefined): Promise<void> {
  if (id !== undefined && !(await findObject(tx, kind, id))) throw errors.missingParam(kind, "starting_after", id);
}

/** A detached method can never be used again. */
export async function requireUsable(tx: Queries, { id }: Stripe.PaymentMethod): Promise<void> {
  if ((await scenarioOf(tx, id)) !== "detached") return;
  throw errors.state("payment_method_unexpected_state", "The payment method was detached. It may not be used again.");
}

export async function detach(tx: Queries, method: Stripe.PaymentMethod): Promise<Stripe.PaymentMethod> {
  const detached = await updateObject<"payment_method">(tx, method, { customer: null });
  await tx.update(objects).set({ scenario: "detached" }).where(eq(objects.id, method.id));
  return detached;
}
