import type Stripe from "stripe";
import type { PaymentMethod } from "../port/payment-words.ts";
import type { Means, SetupReading } from "../port/payments.ts";
import type { Inspection, Payer } from "../provider.ts";
import { errorKindOf, readMethod } from "./read-intent.ts";
import { isMissing } from "./stripe-fault.ts";

/** Whether a setup or a saved method is this person's, and what it is. */
export async function inspectMeans(stripe: Stripe, means: Means, payer: Payer): Promise<Inspection> {
  if (means.provider !== "stripe") return { kind: "foreign" };
  try {
    if (means.token !== undefined) return await inspectSaved(stripe, means.token, payer);
    return await inspectSetup(stripe, means.setupIntentId ?? "", payer);
  } catch (error) {
    if (isMissing(error)) return { kind: "foreign" };
    throw error;
  }
}

const idOf = (value: string | { id: string } | null): string | null =>
  typeof value === "object" ? (value?.id ?? null) : value;

async function inspectSaved(stripe: Stripe, token: string, payer: Payer): Promise<Inspection> {
  const method = await stripe.paymentMethods.retrieve(token);
  if (idOf(method.customer) !== payer.providerCustomer || payer.providerCustomer === null) return { kind: "foreign" };
  return { kind: "fine", means: { provider: "stripe", token }, method: readMethod(method) };
}

/** The setup of this customer, with its method; undefined for any other. */
async function retrieveOwn(
  stripe: Stripe,
  id: string,
  customer: string | null,
): Promise<Stripe.SetupIntent | undefined> {
  const setup = await stripe.setupIntents.retrieve(id, { expand: ["payment_method", "latest_attempt"] });
  return customer !== null && idOf(setup.customer) === customer ? setup : undefined;
}

export async function readSetup(stripe: Stripe, id: string, customer: string): Promise<SetupReading | undefined> {
  try {
    const setup = await retrieveOwn(stripe, id, customer);
    const method = setup?.payment_method;
    return (
      setup && { id, status: setup.status, method: method && typeof method !== "string" ? readMethod(method) : null }
    );
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function inspectSetup(stripe: Stripe, id: string, payer: Payer): Promise<Inspection> {
  const setup = await retrieveOwn(stripe, id, payer.providerCustomer);
  if (!setup) return { kind: "foreign" };
  const method = setup.payment_method;
  if (setup.status !== "succeeded" || method === null || typeof method === "string") return unfinished(setup);
  const read = readMethod(method);
  const token = debitOf(setup) ?? read.token;
  const kept: PaymentMethod = { ...read, token };
  return { kind: "fine", means: { provider: "stripe", token }, method: kept };
}

function unfinished(setup: Stripe.SetupIntent): Inspection {
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

/** iDEAL and Bancontact are good for one time only; what can be charged again is the debit they leave behind. */
function debitOf(setup: Stripe.SetupIntent): string | undefined {
  const attempt = setup.latest_attempt;
  if (attempt === null || typeof attempt === "string") return undefined;
  const { ideal, bancontact } = attempt.payment_method_details;
  const debit = ideal?.generated_sepa_debit ?? bancontact?.generated_sepa_debit;
  return debit ? (idOf(debit) ?? undefined) : undefined;
}
