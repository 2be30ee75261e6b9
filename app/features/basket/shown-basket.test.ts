import { expect, it } from "vitest";
import { testBasket, testItem, testProduct } from "../../../test/basket/basket-documents.ts";
import { basketView } from "./basket-view.ts";
import { shownBasket } from "./shown-basket.ts";

const about = {
  subscriptions: [{ productId: "NAV", expiresOn: "2026-12-15" }],
  today: "2026-11-15",
  isOwner: false,
};

it.each([
  ["the vehicle's present end", {}, {}, about, "2028-12-15"],
  ["today when the vehicle lacks the service", {}, {}, { ...about, subscriptions: [] }, "2028-11-15"],
  ["nothing without a vehicle", {}, {}, { ...about, subscriptions: undefined }, undefined],
  ["nothing for what is bought once", { c_subscriptionDuration: 0 }, {}, about, undefined],
  ["nothing for a guest and a secure service", {}, { isSecure: true }, about, undefined],
  ["nothing for another vehicle", {}, {}, { ...about, refusalOf: () => "otherVehicle" }, undefined],
  ["the owner's own date of a secure service", {}, { isSecure: true }, { ...about, isOwner: true }, "2028-12-15"],
] as const)("counts from %s", (_, item, product, about, endsOn) => {
  const basket = basketView(testBasket({ product_items: [testItem(item)] }), [testProduct(product)]);
  expect(shownBasket(basket, about).items[0]?.endsOn).toBe(endsOn);
});
