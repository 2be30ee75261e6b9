import type { Money } from "../port/payment-words.ts";
import type { Buyer, Place, Started, StatedValues } from "../port/payments.ts";
import { marketOf, type PaymentsDeps } from "../deps.ts";
import { currencyOf } from "../markets.ts";
import { billOf, readBasket } from "../orders/commerce-orders.ts";
import type { Payer } from "../provider.ts";
import { ProviderFault } from "../provider-fault.ts";
import { withPayer } from "./identify-payer.ts";
import { reasonToRefuse } from "./stated-values.ts";

type Start = { buyer: Buyer; place: Place; basketId: string; stated: StatedValues };

/** What the payment step of a checkout shows itself with. */
export async function startCheckout(deps: PaymentsDeps, start: Start): Promise<Started> {
  const { buyer, basketId, stated, place } = start;
  const basket = await readBasket(buyer, basketId);
  if (!basket) return { kind: "refused", reason: "notFound" };
  const bill = billOf(basket);
  if (!bill) return { kind: "refused", reason: "basketNotReady" };
  const { amount, currency, email } = bill;
  const known = { amount, currency, shopperEmail: email, shopperIP: place.ip, countryCode: place.country };
  const { shopperReference, ...others } = stated;
  const reason = reasonToRefuse(others, known);
  if (reason) return { kind: "refused", reason };
  return openWidget(deps, { ...start, money: { amount, currency }, email, purpose: "checkout", shopperReference });
}

type Opening = {
  buyer: Buyer;
  place: Place;
  money: Money;
  email: string;
  purpose: "checkout" | "method";
  shopperReference?: string | undefined;
};

async function openWidget(deps: PaymentsDeps, opening: Opening): Promise<Started> {
  const { buyer, place, money, email, purpose } = opening;
  const { country, locale } = place;
  const market = marketOf(deps, country);
  const provider = deps.providers[market.provider];
  try {
    const prepare = async (payer: Payer): Promise<Started> => {
      if (opening.shopperReference !== undefined && opening.shopperReference !== payer.shopperReference) {
        return { kind: "refused", reason: "tampered" };
      }
      const [widget, saved] = await Promise.all([
        provider.prepare({ country, locale, money, payer, purpose, types: market.types }),
        buyer.isRegistered ? provider.listSaved(payer) : [],
      ]);
      return { kind: "ready", settings: provider.publicSettings, types: market.types, money, widget, saved };
    };
    return await withPayer(deps, { provider, buyer, locale, email }, { do: prepare });
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    deps.report("a provider cannot be started with", { error });
    return { kind: "failed", error: error.error };
  }
}

/** The same for a method that is only to be kept: nothing is paid. */
export function startAddMethod(deps: PaymentsDeps, { buyer, place }: { buyer: Buyer; place: Place }) {
  const money = { amount: 0, currency: currencyOf(place.country) };
  return openWidget(deps, { buyer, place, money, email: "", purpose: "method" });
}
