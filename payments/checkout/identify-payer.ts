import { eq, and } from "drizzle-orm";
import { brandCodes, patchForeignIds } from "../../contracts/commerce/customers/customer-foreign-ids.ts";
import { getCustomer } from "../../contracts/commerce/customers/customers.ts";
import type { Buyer, Place } from "../port/payments.ts";
import { marketOf, type PaymentsDeps } from "../deps.ts";
import { providerCustomers } from "../ledger/tables.ts";
import { ProviderFault } from "../provider-fault.ts";
import type { CustomerProfile, Payer, Provider } from "../provider.ts";

type Person = { shopperReference: string; sapCdcId?: string; knownAs?: string; email: string; name: string };

type Who = { buyer: Buyer; locale: string; email?: string };

/**
 * Does something as the buyer is known at the provider. If that record turns out to be stale it is looked for anew,
 * and the work is done once more.
 */
export async function withPayer<Result>(
  deps: PaymentsDeps,
  { provider, ...who }: Who & { provider: Provider },
  work: { do: (payer: Payer) => Promise<Result>; isStale?: (result: Result) => boolean },
): Promise<Result> {
  const key = { provider: provider.name, buyer: who.buyer };
  const cached = deps.payers.read(key);
  if (cached) {
    const result = await work.do(cached).catch(ignoreMissing);
    if (result !== missing && !work.isStale?.(result)) return result;
  }
  const payer = await identifyPayer(deps, provider, who);
  deps.payers.keep(key, payer);
  return work.do(payer);
}

const missing = Symbol("missing");

function ignoreMissing(error: unknown): typeof missing {
  if (error instanceof ProviderFault && error.code === "resource_missing") return missing;
  throw error;
}

/** What the provider knows the buyer by, if it does; makes no record. */
export async function findProviderCustomer(
  deps: PaymentsDeps,
  { buyer, place }: { buyer: Buyer; place: Place },
): Promise<string | null> {
  const provider = deps.providers[marketOf(deps, place.country).provider];
  const cached = deps.payers.read({ provider: provider.name, buyer });
  if (cached) return cached.providerCustomer;
  const person = await readPerson(deps, buyer, "");
  return provider.findCustomer(await profileOf(deps, provider, { person, locale: place.locale }));
}

/** A name of our own choice; nothing of it comes from the request. */
async function identifyPayer(
  deps: PaymentsDeps,
  provider: Provider,
  { buyer, locale, email = "" }: Who,
): Promise<Payer> {
  const person = await readPerson(deps, buyer, email);
  const { shopperReference } = person;
  const profile = await profileOf(deps, provider, { person, locale });
  const providerCustomer = await provider.customerOf(profile);
  if (providerCustomer !== null && providerCustomer !== profile.knownAs) {
    await keep(deps, { provider, buyer, shopperReference, providerCustomer });
  }
  return { shopperReference, providerCustomer };
}

async function profileOf(
  deps: PaymentsDeps,
  provider: Provider,
  { person, locale }: { person: Person; locale: string },
): Promise<CustomerProfile> {
  const { shopperReference, sapCdcId, email, name } = person;
  const knownAs = person.knownAs ?? (await readKept(deps, provider, shopperReference));
  return { shopperReference, sapCdcId, knownAs, email, name, locale, hostName: deps.hostName };
}

export async function shopperReferenceOf(deps: PaymentsDeps, buyer: Buyer): Promise<string> {
  return (await readPerson(deps, buyer, "")).shopperReference;
}

async function readPerson({ commerce }: PaymentsDeps, buyer: Buyer, email: string): Promise<Person> {
  if (!buyer.isRegistered) return { shopperReference: `guest-${buyer.customerId}`, email, name: "" };
  const customer = await buyer.commerceData(getCustomer, {
    params: { organizationId: commerce.organizationId, customerId: buyer.customerId },
    query: { siteId: buyer.siteId },
  });
  const { c_sapCdcId: sapCdcId, c_stripeCustomerId: knownAs } = customer;
  return {
    shopperReference: sapCdcId ?? buyer.customerId,
    ...(sapCdcId !== undefined && { sapCdcId }),
    ...(knownAs !== undefined && { knownAs }),
    email: customer.email,
    name: `${customer.firstName} ${customer.lastName}`.trim(),
  };
}

async function readKept(
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

type Known = { provider: Provider; buyer: Buyer; shopperReference: string; providerCustomer: string };

/** Written down on the profile too, where every other system looks for it. */
async function keep(deps: PaymentsDeps, { provider, buyer, shopperReference, providerCustomer }: Known) {
  const row = { provider: provider.name, shopperReference, providerCustomer };
  await deps.database.queries
    .insert(providerCustomers)
    .values(row)
    .onConflictDoUpdate({ target: [providerCustomers.provider, providerCustomers.shopperReference], set: row });
  if (!buyer.isRegistered) return;
  const { commerce } = deps;
  try {
    await commerce.shop(
      patchForeignIds,
      {
        params: { siteId: buyer.siteId, customerId: buyer.customerId },
        query: { context: "payments", brand: brandCodes[buyer.siteId] ?? "" },
        body: { c_stripeCustomerId: providerCustomer },
      },
      { headers: { authorization: commerce.serverAuthorization } },
    );
  } catch (error) {
    deps.report("the profile does not know the provider's customer yet", { error });
  }
}
