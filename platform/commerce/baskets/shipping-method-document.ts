import type { shippingMethods } from "../catalogue/catalogue-tables.ts";
import type { LocaleId } from "../markets.ts";

export function shippingMethodDocument(method: typeof shippingMethods.$inferSelect, locale: LocaleId) {
  const { name, description, arrival } = method.texts[locale];
  return {
    _type: "shipping_method" as const,
    id: method.id,
    name,
    description,
    price: 0,
    c_estimatedArrivalTime: arrival,
    shipping_promotions: [],
  };
}
