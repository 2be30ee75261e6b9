import type { Money } from "../port/payment-types.ts";
import type { Buyer, RequestSource, StartResult, ClaimedValues } from "../port/payments.ts";
import { marketOf, type PaymentsDeps } from "../deps.ts";
import { currencyOf } from "../markets.ts";
import { billOf, readBasket } from "../orders/commerce-orders.ts";
import type { BuyerIds } from "../provider.ts";
import { ProviderFault } from "../provider-fault.ts";
import { withBuyerIds } from "./identify-buyer.ts";
import { refusalReason } from "./claimed-values.ts";

type StartRequest = { buyer: Buyer; source: RequestSource; basketId: string; claimed: ClaimedValues };

/** Loads what the payment step of a checkout needs to render. */
export async function startCheckout(deps: PaymentsDeps, start: StartRequest): Promise<StartResult> {
  const { buyer, basketId, claimed, source } = start;
  const basket = await readBasket(buyer, basketId);
  if (!basket) return { kind: "requestRefused", reason: "notFound" };
  const bill = billOf(basket);
  if (!bill) return { kind: "requestRefused", reason: "basketNotReady" };
  const { amount, currency, email } = bill;
  const serverValues = { amount, currency, shopperEmail: email, shopperIP: source.ip, countryCode: source.country };
  const { shopperReference, ...others } = claimed;
  const reason = refusalReason(others, serverValues);
  if (reason) return { kind: "requestRefused", reason };
  return openWidget(deps, { ...start, money: { amount, currency }, email, purpose: "checkout", shopperReference });
}

type WidgetRequest = {
  buyer: Buyer;
  source: RequestSource;
  money: Money;
  email: string;
  purpose: "checkout" | "method";
  shopperReference?: string | undefined;
};

async function openWidget(deps: PaymentsDeps, request: WidgetRequest): Promise<StartResult> {
  const { buyer, source, money, email, purpose } = request;
  const { country, locale } = source;
  const market = marketOf(deps, country);
  const provider = deps.providers[market.provider];
  try {
    const prepare = async (buyerIds: BuyerIds): Promise<StartResult> => {
      if (request.shopperReference !== undefined && request.shopperReference !== buyerIds.shopperReference) {
        return { kind: "requestRefused", reason: "tampered" };
      }
      const [widget, saved] = await Promise.all([
        provider.createWidgetData({
          country,
          locale,
          money,
          buyerIds,
          purpose,
          types: market.types,
          hasSavedMethods: buyer.isRegistered,
        }),
        buyer.isRegistered ? provider.listSaved(buyerIds) : [],
      ]);
      return { kind: "ready", settings: provider.publicSettings, types: market.types, money, widget, saved };
    };
    return await withBuyerIds(deps, { provider, buyer, locale, email }, { do: prepare });
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    deps.report("a provider's payment widget could not be prepared", { error });
    return { kind: "failed", error: error.error };
  }
}

/** The same for saving a method without paying. */
export function startAddMethod(deps: PaymentsDeps, { buyer, source }: { buyer: Buyer; source: RequestSource }) {
  const money = { amount: 0, currency: currencyOf(source.country) };
  return openWidget(deps, { buyer, source, money, email: "", purpose: "method" });
}
