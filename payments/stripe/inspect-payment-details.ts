import type Stripe from "stripe";
import type { PaymentMethod } from "../port/payment-types.ts";
import type { PaymentDetails, SetupStatus } from "../port/payments.ts";
import type { Inspection, BuyerIds } from "../provider.ts";
import { errorKindOf, readMethod } from "./read-intent.ts";
import { isResourceMissing } from "./stripe-fault.ts";

/** Checks that the buyer owns a setup or a saved method, and reads the method. */
export async function inspectPaymentDetails(
  stripe: Stripe,
  paymentDetails: PaymentDetails,
  buyerIds: BuyerIds,
): Promise<Inspection> {
  if (paymentDetails.provider !== "stripe") return { kind: "notOwned" };
  try {
    if (paymentDetails.token !== undefined) return await inspectSaved(stripe, paymentDetails.token, buyerIds);
    return await inspectSetup(stripe, paymentDetails.setupIntentId ?? "", buyerIds);
  } catch (error) {
    if (isResourceMissing(error)) return { kind: "notOwned" };
    throw error;
  }
}

const idOf = (value: string | { id: string } | null): string | null =>
  typeof value === "object" ? (value?.id ?? null) : value;

async function inspectSaved(stripe: Stripe, token: string, buyerIds: BuyerIds): Promise<Inspection> {
  const method = await stripe.paymentMethods.retrieve(token);
  if (idOf(method.customer) !== buyerIds.providerCustomer || buyerIds.providerCustomer === null)
    return { kind: "notOwned" };
  return { kind: "accepted", paymentDetails: { provider: "stripe", token }, method: readMethod(method) };
}

/** A setup with its method; undefined if it belongs to another customer. */
async function retrieveOwnSetup(
  stripe: Stripe,
  id: string,
  customer: string | null,
): Promise<Stripe.SetupIntent | undefined> {
  const setup = await stripe.setupIntents.retrieve(id, { expand: ["payment_method", "latest_attempt"] });
  return customer !== null && idOf(setup.customer) === customer ? setup : undefined;
}

export async function readSetup(stripe: Stripe, id: string, customer: string): Promise<SetupStatus | undefined> {
  try {
    const setup = await retrieveOwnSetup(stripe, id, customer);
    const method = setup?.payment_method;
    return (
      setup && { id, status: setup.status, method: method && typeof method !== "string" ? readMethod(method) : null }
    );
  } catch (error) {
    if (isResourceMissing(error)) return undefined;
    throw error;
  }
}

async function inspectSetup(stripe: Stripe, id: string, buyerIds: BuyerIds): Promise<Inspection> {
  const setup = await retrieveOwnSetup(stripe, id, buyerIds.providerCustomer);
  if (!setup) return { kind: "notOwned" };
  const method = setup.payment_method;
  if (setup.status !== "succeeded" || method === null || typeof method === "string") return unfinishedSetup(setup);
  const read = readMethod(method);
  const token = debitOf(setup) ?? read.token;
  const reusable: PaymentMethod = { ...read, token };
  return { kind: "accepted", paymentDetails: { provider: "stripe", token }, method: reusable };
}

function unfinishedSetup(setup: Stripe.SetupIntent): Inspection {
  const error = setup.last_setup_error;
  if (error) {
    const code = error.decline_code ?? error.code;
    return { kind: "refused", error: errorKindOf(error), ...(code !== undefined && { code }) };
  }
  return {
    kind: "refused",
    error: setup.status === "requires_action" ? "card_authorisation_error" : "invalid_request_error",
  };
}

/** iDEAL and Bancontact can be charged once; the SEPA debit that they create can be charged again. */
function debitOf(setup: Stripe.SetupIntent): string | undefined {
  const attempt = setup.latest_attempt;
  if (attempt === null || typeof attempt === "string") return undefined;
  const { ideal, bancontact } = attempt.payment_method_details;
  const debit = ideal?.generated_sepa_debit ?? bancontact?.generated_sepa_debit;
  return debit ? (idOf(debit) ?? undefined) : undefined;
}
