import { eq, and } from "drizzle-orm";
import { brandCodes, patchForeignIds } from "../../contracts/commerce/customers/customer-foreign-ids.ts";
import { getCustomer } from "../../contracts/commerce/customers/customers.ts";
import type { Buyer } from "../../contracts/payments/payments.ts";
import type { PaymentsGround } from "../ground.ts";
import { providerCustomers } from "../ledger/tables.ts";
import type { Payer, Provider } from "../provider.ts";

type Person = { shopperReference: string; sapCdcId?: string; knownAs?: string; email: string; name: string };

/** Who the buyer is at the provider. A name of our own choice; nothing of it comes from the request. */
export async function identifyPayer(
  ground: PaymentsGround,
  provider: Provider,
  { buyer, locale, email = "" }: { buyer: Buyer; locale: string; email?: string },
): Promise<Payer> {
  const person = await readPerson(ground, buyer, email);
  const { shopperReference } = person;
  const kept = await readKept(ground, provider, shopperReference);
  const providerCustomer = await provider.customerOf({
    shopperReference,
    sapCdcId: person.sapCdcId,
    knownAs: person.knownAs ?? kept,
    email: person.email,
    name: person.name,
    locale,
    hostName: ground.hostName,
  });
  if (providerCustomer !== null && providerCustomer !== (person.knownAs ?? kept)) {
    await keep(ground, { provider, buyer, shopperReference, providerCustomer });
  }
  return { shopperReference, providerCustomer };
}

export async function shopperReferenceOf(ground: PaymentsGround, buyer: Buyer): Promise<string> {
  return (await readPerson(ground, buyer, "")).shopperReference;
}

async function readPerson({ commerce }: PaymentsGround, buyer: Buyer, email: string): Promise<Person> {
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
  { database }: PaymentsGround,
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
async function keep(ground: PaymentsGround, { provider, buyer, shopperReference, providerCustomer }: Known) {
  const row = { provider: provider.name, shopperReference, providerCustomer };
  await ground.database.queries
    .insert(providerCustomers)
    .values(row)
    .onConflictDoUpdate({ target: [providerCustomers.provider, providerCustomers.shopperReference], set: row });
  if (!buyer.isRegistered) return;
  const { commerce } = ground;
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
    ground.report("the profile does not know the provider's customer yet", { error });
  }
}
