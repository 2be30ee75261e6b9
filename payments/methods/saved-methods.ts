import { eq } from "drizzle-orm";
import type { SavedMethod } from "../../contracts/payments/payment-words.ts";
import type { Buyer, Place } from "../../contracts/payments/payments.ts";
import { identifyPayer } from "../checkout/identify-payer.ts";
import { marketOf, type PaymentsGround } from "../ground.ts";
import { methods } from "../ledger/tables.ts";
import type { Payer, Provider } from "../provider.ts";

type Request = { buyer: Buyer; place: Place };

async function open(ground: PaymentsGround, { buyer, place }: Request): Promise<{ provider: Provider; payer: Payer }> {
  const provider = ground.providers[marketOf(ground, place.country).provider];
  return { provider, payer: await identifyPayer(ground, provider, { buyer, locale: place.locale }) };
}

export async function providerCustomer(ground: PaymentsGround, request: Request): Promise<string | null> {
  return (await open(ground, request)).payer.providerCustomer;
}

/** What a customer has saved in this market. A guest has nothing. */
export async function savedMethods(ground: PaymentsGround, request: Request): Promise<SavedMethod[]> {
  if (!request.buyer.isRegistered) return [];
  const { provider, payer } = await open(ground, request);
  return provider.listSaved(payer);
}

export async function deleteSavedMethod(
  ground: PaymentsGround,
  request: Request & { token: string },
): Promise<"deleted" | "notFound"> {
  if (!request.buyer.isRegistered) return "notFound";
  const { provider, payer } = await open(ground, request);
  const saved = await provider.listSaved(payer);
  if (!saved.some(({ token }) => token === request.token)) return "notFound";
  await provider.forget(payer, request.token);
  await ground.database.queries.delete(methods).where(eq(methods.token, request.token));
  return "deleted";
}
