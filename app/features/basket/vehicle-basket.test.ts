import { expect, it } from "vitest";
import { testBasket, testItem, testProduct } from "../../../test/basket/basket-documents.ts";
import { basketFromWire } from "./basket-from-wire.ts";
import { basketForVehicle } from "./vehicle-basket.ts";

const facts = {
  subscriptions: [{ productId: "NAV", expiresOn: "2026-12-15" }],
  today: "2026-11-15",
  isOwner: false,
};

it.each([
  ["the vehicle's present end", {}, {}, facts, "2028-12-15"],
  ["today when the vehicle lacks the service", {}, {}, { ...facts, subscriptions: [] }, "2028-11-15"],
  ["nothing without a vehicle", {}, {}, { ...facts, subscriptions: undefined }, undefined],
  ["nothing for a one-time purchase", { c_subscriptionDuration: 0 }, {}, facts, undefined],
  ["nothing for a guest and a secure service", {}, { showsDatesToOwnerOnly: true }, facts, undefined],
  ["nothing for another vehicle", {}, {}, { ...facts, refusalOf: () => "otherVehicle" }, undefined],
  [
    "the owner's own date of a secure service",
    {},
    { showsDatesToOwnerOnly: true },
    { ...facts, isOwner: true },
    "2028-12-15",
  ],
] as const)("counts from %s", (_, item, product, facts, endsOn) => {
  const basket = basketFromWire(testBasket({ product_items: [testItem(item)] }), [testProduct(product)]);
  expect(basketForVehicle(basket, facts).items[0]?.endsOn).toBe(endsOn);
});
