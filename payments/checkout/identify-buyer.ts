import { eq, and } from "drizzle-orm";
import { brandCodes, patchForeignIds } from "../../contracts/commerce/customers/customer-foreign-ids.ts";
import { getCustomer } from "../../contracts/commerce/customers/customers.ts";
import type { Buyer, RequestSource } from "../port/payments.ts";
import { marketOf, type PaymentsDeps } from "../deps.ts";
import { providerCustomers } from "../ledger/tables.ts";
import { ProviderFault } from "../provider-fault.ts";
import type { CustomerProfile, BuyerIds, Provider } from "../provider.ts";

type Person = { shopperReference: string; sapCdcId?: string; knownCustomerId?: string; email: string; name: string };

type IdentifyRequest = { buyer: Buyer; locale: string; email?: string };

/**
 * Runs the work with the buyer's customer record at the provider. If the cached record is stale, it is looked up again
 * and the work is repeated.
 */
export async function withBuyerIds<Result>(
  deps: PaymentsDeps,
  { provider, ...identifyRequest }: IdentifyRequest & { provider: Provider },
  work: { do: (buyerIds: BuyerIds) => Promise<Result>; isStale?: (result: Result) => boolean },
): Promise<Result> {
  const key = { provider: provider.name, buyer: identifyRequest.buyer };
  const cached = deps.buyerIdsCache.read(key);
  if (cached) {
    const result = await work.do(cached).catch(catchMissing);
    if (result !== missing && !work.isStale?.(result)) return result;
  }
  const buyerIds = await identifyBuyer(deps, provider, identifyRequest);
  deps.buyerIdsCache.store(key, buyerIds);
  return work.do(buyerIds);
}

const missing = Symbol("missing");

function catchMissing(error: unknown): typeof missing {
  if (error instanceof ProviderFault && error.code === "resource_missing") return missing;
  throw error;
}

/** The buyer's customer id at the provider; does not create a record. */
export async function findProviderCustomer(
  deps: PaymentsDeps,
  { buyer, source }: { buyer: Buyer; source: RequestSource },
): Promise<string | null> {
  const provider = deps.providers[marketOf(deps, source.country).provider];
  const cached = deps.buyerIdsCache.read({ provider: provider.name, buyer });
  if (cached) return cached.providerCustomer;
  const person = await readPerson(deps, buyer, "");
  return provider.findCustomer(await profileOf(deps, provider, { person, locale: source.locale }));
}

/** Nothing of the buyer's identity comes from the request. */
async function identifyBuyer(
  deps: PaymentsDeps,
  provider: Provider,
  { buyer, locale, email = "" }: IdentifyRequest,
): Promise<BuyerIds> {
  const person = await readPerson(deps, buyer, email);
  const { shopperReference } = person;
  const profile = await profileOf(deps, provider, { person, locale });
  const providerCustomer = await provider.findOrCreateCustomer(profile);
  if (providerCustomer !== null && providerCustomer !== profile.knownCustomerId) {
    await saveProviderCustomer(deps, { provider, buyer, shopperReference, providerCustomer });
  }
  return { shopperReference, providerCustomer };
}

async function profileOf(
  deps: PaymentsDeps,
  provider: Provider,
  { person, locale }: { person: Person; locale: string },
): Promise<CustomerProfile> {
  const { shopperReference, sapCdcId, email, name } = person;
  const knownCustomerId = person.knownCustomerId ?? (await readSavedCustomer(deps, provider, shopperReference));
  return { shopperReference, sapCdcId, knownCustomerId, email, name, locale, hostName: deps.hostName };
}

export async function shopperReferenceOf(deps: PaymentsDeps, buyer: Buyer): Promise<string> {
  return (await readPerson(deps, buyer, "")).shopperReference;
}

/** Begins the reference of every guest at the providers. */
export const guestPrefix = "guest-";

async function readPerson({ commerce }: PaymentsDeps, buyer: Buyer, email: string): Promise<Person> {
  if (!buyer.isRegistered) return { shopperReference: `${guestPrefix}${buyer.customerId}`, email, name: "" };
  const customer = await buyer.commerceScapi(getCustomer, {
    params: { organizationId: commerce.organizationId, customerId: buyer.customerId },
    query: { siteId: buyer.siteId },
  });
  const { c_sapCdcId: sapCdcId, c_stripeCustomerId: knownCustomerId } = customer;
  return {
    shopperReference: sapCdcId ?? buyer.customerId,
    ...(sapCdcId !== undefined && { sapCdcId }),
    ...(knownCustomerId !== undefined && { knownCustomerId }),
    email: customer.email,
    name: `${customer.firstName} ${customer.lastName}`.trim(),
  };
}

async function readSavedCustomer(
  { database }: PaymentsDeps,
  { name }: Provider,
  shopperReference: string,
): Promise<string | undefined> {
  const [row] = await database.queries
    .select()
    .from(providerCustomers)
    .where(and(eq(providerCustomers.provider, name), eq(providerCustomers.shopperReference, shopperReference)));
  return row?.providerCustomer;
}

type ProviderCustomerRecord = { provider: Provider; buyer: Buyer; shopperReference: string; providerCustomer: string };

/** Also stored on the customer's profile in commerce, where other systems read it. */
async function saveProviderCustomer(
  deps: PaymentsDeps,
  { provider, buyer, shopperReference, providerCustomer }: ProviderCustomerRecord,
) {
  const row = { provider: provider.name, shopperReference, providerCustomer };
  await deps.database.queries
    .insert(providerCustomers)
    .values(row)
    .onConflictDoUpdate({ target: [providerCustomers.provider, providerCustomers.shopperReference], set: row });
  if (!buyer.isRegistered) return;
  const { commerce } = deps;
  try {
    await commerce.client(
      patchForeignIds,
      {
        params: { siteId: buyer.siteId, customerId: buyer.customerId },
        query: { context: "payments", brand: brandCodes[buyer.siteId] ?? "" },
        body: { c_stripeCustomerId: providerCustomer },
      },
      { headers: { authorization: commerce.serverAuthorization } },
    );
  } catch (error) {
    deps.report("the provider's customer id was not stored on the profile", { error });
  }
}
