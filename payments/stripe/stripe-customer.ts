import type Stripe from "stripe";
import type { CustomerProfile } from "../provider.ts";
import { isMissing } from "./stripe-fault.ts";

/** The person's record at Stripe: the one we know, else the one that carries their id, else a new one. */
export async function customerOf(stripe: Stripe, profile: CustomerProfile): Promise<string> {
  return (await findCustomer(stripe, profile)) ?? createCustomer(stripe, profile);
}

export async function findCustomer(stripe: Stripe, profile: CustomerProfile): Promise<string | undefined> {
  const known = profile.knownAs === undefined ? undefined : await readCustomer(stripe, profile.knownAs);
  return known ?? searchCustomer(stripe, profile);
}

async function readCustomer(stripe: Stripe, id: string): Promise<string | undefined> {
  try {
    const customer = await stripe.customers.retrieve(id);
    return customer.deleted ? undefined : customer.id;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function searchCustomer(stripe: Stripe, { sapCdcId }: CustomerProfile): Promise<string | undefined> {
  if (sapCdcId === undefined || !/^[\w.@:-]+$/.test(sapCdcId)) return undefined;
  const { data } = await stripe.customers.search({ query: `metadata['sap_cdc_id']:'${sapCdcId}'`, limit: 1 });
  return data[0]?.id;
}

/** The search lags behind: the key keeps two requests at the same moment from making twins. */
async function createCustomer(stripe: Stripe, profile: CustomerProfile): Promise<string> {
  const { shopperReference, sapCdcId, knownAs, email, name, locale, hostName } = profile;
  const customer = await stripe.customers.create(
    {
      ...(email !== "" && { email }),
      ...(name !== "" && { name }),
      metadata: { sap_cdc_id: sapCdcId ?? "", localeId: locale, hostName },
    },
    // A record that was deleted is not brought back by the key that made it.
    { idempotencyKey: `cust:${shopperReference}${knownAs === undefined ? "" : `:${knownAs}`}` },
  );
  return customer.id;
}
