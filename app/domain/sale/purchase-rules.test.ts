import { describe, expect, it } from "vitest";
import { type PurchaseAction, type PurchaseFacts, purchaseRefusal, serviceRefusal } from "./purchase-rules.ts";

const own = { isOfMake: true, isServedHere: true, isOwnerCheckFailed: false };
const visitors = {
  guest: { vehicle: own, serviceRefusals: [] },
  owner: { vehicle: own, serviceRefusals: [undefined] },
  "guest without a vehicle": { vehicle: undefined, serviceRefusals: [] },
  "other customer": { vehicle: { ...own, isOwnerCheckFailed: true }, serviceRefusals: [] },
  "other market": { vehicle: { ...own, isServedHere: false }, serviceRefusals: [] },
  "other make": { vehicle: { ...own, isOfMake: false }, serviceRefusals: [] },
  "vehicle of another basket": { vehicle: own, serviceRefusals: [undefined, "otherVehicle"] },
  "service of another vehicle": { vehicle: own, serviceRefusals: ["notForVehicle"] },
  "service being renewed": { vehicle: own, serviceRefusals: ["beingRenewed"] },
} satisfies Record<string, PurchaseFacts>;
type Visitor = keyof typeof visitors;

const visitorsOnly: Partial<Record<Visitor, string>> = {
  "guest without a vehicle": "noVehicle",
  "other customer": "otherOwner",
  "other market": "otherMarket",
  "other make": "otherMake",
};
const servicesOnly: Partial<Record<Visitor, string>> = {
  "vehicle of another basket": "otherVehicle",
  "service of another vehicle": "notForVehicle",
  "service being renewed": "beingRenewed",
};
const visitorsAndServices = { ...visitorsOnly, ...servicesOnly };

/** The refusal of each action for each visitor. An action without an entry is allowed. */
const refusals: Record<PurchaseAction, Partial<Record<Visitor, string>>> = {
  add: visitorsAndServices,
  addWithoutVehicle: servicesOnly,
  remove: {},
  changeCoupon: visitorsOnly,
  saveContact: visitorsOnly,
  saveAddress: visitorsOnly,
  startPayment: visitorsAndServices,
  pay: visitorsAndServices,
  continuePayment: {},
};

const table = (Object.keys(refusals) as PurchaseAction[]).flatMap((action) =>
  (Object.keys(visitors) as Visitor[]).map((visitor) => [action, visitor, refusals[action][visitor]] as const),
);

it.each(table)("the action %s by the visitor %j is refused with %s", (action, visitor, refusal) => {
  expect(purchaseRefusal(action, visitors[visitor])).toBe(refusal);
});

describe("a service", () => {
  const allowed = { chosenFor: "A", isOffered: true, saleRefusal: undefined };
  it.each([
    ["of the selected vehicle", allowed, "A", undefined],
    ["of another vehicle", allowed, "B", "otherVehicle"],
    ["chosen without a vehicle", { ...allowed, chosenFor: undefined }, "B", undefined],
    ["that is not sold for it", { ...allowed, isOffered: false }, "A", "notForVehicle"],
    ["that was paid for", { ...allowed, saleRefusal: "beingRenewed" as const }, "A", "beingRenewed"],
    ["of another vehicle that was paid for", { ...allowed, saleRefusal: "stillRuns" as const }, "B", "otherVehicle"],
  ])("%s has the refusal $3", (_, chosen, vin, refusal) => {
    expect(serviceRefusal(chosen, vin)).toBe(refusal);
  });
});
