import { eq } from "drizzle-orm";
import type { SavedMethod } from "../port/payment-types.ts";
import type { Buyer, RequestSource, SetupStatus } from "../port/payments.ts";
import { findProviderCustomer, withPayer } from "../checkout/identify-payer.ts";
import { marketOf, type PaymentsDeps } from "../deps.ts";
import { methods } from "../ledger/tables.ts";
import type { Payer, Provider } from "../provider.ts";

type Request = { buyer: Buyer; source: RequestSource };

function asPayer<Result>(
  deps: PaymentsDeps,
  { buyer, source }: Request,
  work: (provider: Provider, payer: Payer) => Promise<Result>,
): Promise<Result> {
  const provider = deps.providers[marketOf(deps, source.country).provider];
  return withPayer(deps, { provider, buyer, locale: source.locale }, { do: (payer) => work(provider, payer) });
}

export function findOrCreateProviderCustomer(deps: PaymentsDeps, request: Request): Promise<string | null> {
  return asPayer(deps, request, async (_, payer) => payer.providerCustomer);
}

export async function readSetup(
  deps: PaymentsDeps,
  request: Request & { setupIntentId: string },
): Promise<SetupStatus | undefined> {
  const customer = await findProviderCustomer(deps, request);
  const provider = deps.providers[marketOf(deps, request.source.country).provider];
  return customer === null ? undefined : provider.readSetup(request.setupIntentId, customer);
}

/** The methods that a customer saved in this market. A guest has none. */
export async function savedMethods(deps: PaymentsDeps, request: Request): Promise<SavedMethod[]> {
  if (!request.buyer.isRegistered) return [];
  return asPayer(deps, request, (provider, payer) => provider.listSaved(payer));
}

export async function deleteSavedMethod(
  deps: PaymentsDeps,
  request: Request & { token: string },
): Promise<"deleted" | "notFound"> {
  if (!request.buyer.isRegistered) return "notFound";
  const result = await asPayer(deps, request, async (provider, payer) => {
    const saved = await provider.listSaved(payer);
    if (!saved.some(({ token }) => token === request.token)) return "notFound";
    await provider.deleteSavedMethod(payer, request.token);
    return "deleted";
  });
  if (result === "deleted") await deps.database.queries.delete(methods).where(eq(methods.token, request.token));
  return result;
}
