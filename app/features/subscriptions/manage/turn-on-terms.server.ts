import type { Product } from "../../../catalogue/catalogue.ts";
import type { SubscriptionDeps } from "../read-subscriptions.server.ts";
import type { Subscription } from "../subscription.ts";
import type { NamedMethod } from "./payment-method.ts";
import { writeTurnOnTerms } from "./turn-on-texts.server.ts";

type Renewed = { subscription: Subscription; product: Product | undefined; method?: NamedMethod | undefined };

/** The same for the page and for the evidence of what was agreed to on it. */
export const turnOnTerms = ({ shop }: Pick<SubscriptionDeps, "shop">, { product, ...renewed }: Renewed) =>
  writeTurnOnTerms({ localeId: shop.locale.id, name: product?.name ?? renewed.subscription.name, ...renewed });
