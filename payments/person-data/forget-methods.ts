import { eq } from "drizzle-orm";
import type { PaymentsDeps } from "../deps.ts";
import { methods, providerCustomers, tokens } from "../ledger/tables.ts";
import { ProviderFault } from "../provider-fault.ts";
import type { Provider } from "../provider.ts";

/** Deletes a customer and every saved method at both providers, then here. Repeated, it finds nothing more. */
export async function forgetMethods(deps: PaymentsDeps, shopperReference: string): Promise<void> {
  const { queries } = deps.database;
  const known = await queries
    .select()
    .from(providerCustomers)
    .where(eq(providerCustomers.shopperReference, shopperReference));
  for (const provider of Object.values(deps.providers)) {
    const providerCustomer = known.find((row) => row.provider === provider.name)?.providerCustomer ?? null;
    await forgetAt(provider, { shopperReference, providerCustomer });
  }
  for (const table of [methods, tokens, providerCustomers]) {
    await queries.delete(table).where(eq(table.shopperReference, shopperReference));
  }
}

async function forgetAt(provider: Provider, buyerIds: Parameters<Provider["listSaved"]>[0]): Promise<void> {
  // Stripe keeps methods with its own record of the customer: without one there are none.
  if (provider.name === "stripe" && buyerIds.providerCustomer === null) return;
  try {
    for (const { token } of await provider.listSaved(buyerIds)) await provider.deleteSavedMethod(buyerIds, token);
    await provider.deleteCustomer(buyerIds);
  } catch (error) {
    if (!(error instanceof ProviderFault && error.code === "resource_missing")) throw error;
  }
}
