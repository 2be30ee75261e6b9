import type Stripe from "stripe";
import type { CustomerProfile } from "../provider.ts";
import { isResourceMissing } from "./stripe-fault.ts";

/** The buyer's customer record at Stripe: the known one, else the one with the buyer's id, else a new one. */
export async function findOrCreateCustomer(stripe: Stripe, profile: CustomerProfile): Promise<string> {
  return (await findCustomer(stripe, profile)) ?? createCustomer(stripe, profile);
}

export async function findCustomer(stripe: Stripe, profile: CustomerProfile): Promise<string | undefined> {
  const known = profile.knownCustomerId === undefined ? undefined : await readCustomer(stripe, profile.knownCustomerId);
  return known ?? searchCustomer(stripe, profile);
}

async function readCustomer(stripe: Stripe, id: string): Promise<string | undefined> {
  try {
    const customer = await stripe.customers.retrieve(id);
    return customer.deleted ? undefined : customer.id;
  } catch (error) {
    if (isResourceMissing(error)) return undefined;
    throw error;
  }
}

async function searchCustomer(stripe: Stripe, { sapCdcId }: CustomerProfile): Promise<string | undefined> {
  if (sapCdcId === undefined || !/^[\w.@:-]+$/.test(sapCdcId)) return undefined;
  const { data } = await stripe.customers.search({ query: `metadata['sap_cdc_id']:'${sapCdcId}'`, limit: 1 });
  return data[0]?.id;
}

/** Stripe's search lags behind: the key keeps two simultaneous requests from creating two records. */
async function createCustomer(stripe: Stripe, profile: CustomerProfile): Promise<string> {
  const { shopperReference, sapCdcId, knownCustomerId, email, name, locale, hostName } = profile;
  const customer = await stripe.customers.create(
    {
      ...(email !== "" && { email }),
      ...(name !== "" && { name }),
      metadata: { sap_cdc_id: sapCdcId ?? "", localeId: locale, hostName },
    },
    // Another key after a deleted record: the first key would return the deleted one.
    { idempotencyKey: `cust:${shopperReference}${knownCustomerId === undefined ? "" : `:${knownCustomerId}`}` },
  );
  return customer.id;
}
