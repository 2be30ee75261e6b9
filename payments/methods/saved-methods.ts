import { eq, inArray } from "drizzle-orm";
import type { SavedMethod } from "../port/payment-types.ts";
import type { Buyer, RequestSource, SetupStatus } from "../port/payments.ts";
import { findProviderCustomer, withBuyerIds } from "../checkout/identify-buyer.ts";
import { marketOf, type PaymentsDeps } from "../deps.ts";
import { methods } from "../ledger/tables.ts";
import type { BuyerIds, Provider } from "../provider.ts";

type Request = { buyer: Buyer; source: RequestSource };

function callWithBuyerIds<Result>(
  deps: PaymentsDeps,
  { buyer, source }: Request,
  work: (provider: Provider, buyerIds: BuyerIds) => Promise<Result>,
): Promise<Result> {
  const provider = deps.providers[marketOf(deps, source.country).provider];
  return withBuyerIds(deps, { provider, buyer, locale: source.locale }, { do: (buyerIds) => work(provider, buyerIds) });
}

export function findOrCreateProviderCustomer(deps: PaymentsDeps, request: Request): Promise<string | null> {
  return callWithBuyerIds(deps, request, async (_, buyerIds) => buyerIds.providerCustomer);
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
  return callWithBuyerIds(deps, request, async (provider, buyerIds) =>
    withIssuingCountries(deps, await provider.listSaved(buyerIds)),
  );
}

/** Adyen says which country issued a card only when the card is saved, and not in its list. */
async function withIssuingCountries({ database }: PaymentsDeps, listed: SavedMethod[]): Promise<SavedMethod[]> {
  const unknown = listed.flatMap(({ token, country }) => (country === undefined ? [token] : []));
  if (unknown.length === 0) return listed;
  const rows = await database.queries.select().from(methods).where(inArray(methods.token, unknown));
  const countries = new Map(rows.map(({ token, details }) => [token, details.country]));
  return listed.map((method) => {
    const country = method.country ?? countries.get(method.token);
    return country === undefined ? method : { ...method, country };
  });
}

export async function deleteSavedMethod(
  deps: PaymentsDeps,
  request: Request & { token: string },
): Promise<"deleted" | "notFound"> {
  if (!request.buyer.isRegistered) return "notFound";
  const result = await callWithBuyerIds(deps, request, async (provider, buyerIds) => {
    const saved = await provider.listSaved(buyerIds);
    if (!saved.some(({ token }) => token === request.token)) return "notFound";
    await provider.deleteSavedMethod(buyerIds, request.token);
    return "deleted";
  });
  if (result === "deleted") await deps.database.queries.delete(methods).where(eq(methods.token, request.token));
  return result;
}
