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
  ["counts the new end from the vehicle's present end", {}, {}, facts, "2028-12-15"],
  [
    "counts the new end from today when the vehicle lacks the service",
    {},
    {},
    { ...facts, subscriptions: [] },
    "2028-11-15",
  ],
  ["shows no end without a vehicle", {}, {}, { ...facts, subscriptions: undefined }, undefined],
  ["shows no end for a one-time purchase", { c_subscriptionDuration: 0 }, {}, facts, undefined],
  ["shows a guest no end of a secure service", {}, { showsDatesToOwnerOnly: true }, facts, undefined],
  ["shows no end for another vehicle", {}, {}, { ...facts, refusalOf: () => "otherVehicle" }, undefined],
  [
    "shows the owner the end of a secure service",
    {},
    { showsDatesToOwnerOnly: true },
    { ...facts, isOwner: true },
    "2028-12-15",
  ],
] as const)("%s", (_, item, product, facts, newEnd) => {
  const basket = basketFromWire(testBasket({ product_items: [testItem(item)] }), [testProduct(product)]);
  expect(basketForVehicle(basket, facts).items[0]?.newEnd).toBe(newEnd);
});
