import type { SaleRefusal } from "./checkout-control.ts";

/** Every call that changes a basket or pays for it. */
export type PurchaseCall =
  | "add"
  /** Driver assistance is added without a vehicle; which one it is for is known at the checkout. */
  | "addWithoutVehicle"
  | "remove"
  | "changeCoupon"
  | "saveContact"
  | "saveAddress"
  | "startPayment"
  | "pay"
  /** What was sent to a provider is brought to its end, whatever the visitor has in hand meanwhile. */
  | "continuePayment";

/** Why one service is not sold for the vehicle in hand. */
export type ServiceRefusal =
  | SaleRefusal
  /** It was chosen for another vehicle than the one in hand. */
  | "otherVehicle"
  /** It is not sold for this vehicle. */
  | "notForVehicle";

/** Why the visitor may buy nothing for the vehicle in hand, whatever the service. */
export type VisitorRefusal = "noVehicle" | "otherMake" | "otherMarket" | "otherOwner";

export type PurchaseRefusal = VisitorRefusal | ServiceRefusal;

/** What a page says about a refusal. Pages lead other visitors away before they can choose anything. */
export type ShownRefusal = SaleRefusal | "notForVehicle";
export const shownRefusal = (refusal: PurchaseRefusal): ShownRefusal =>
  refusal === "beingRenewed" || refusal === "stillRuns" ? refusal : "notForVehicle";

export type PurchaseFacts = {
  /** The vehicle in hand, held against the pages and the person of the request. */
  vehicle: { isOfMake: boolean; isServedHere: boolean; isOfAnotherOwner: boolean } | undefined;
  /** What is wrong with the services the call is about. */
  services: readonly (ServiceRefusal | undefined)[];
};

type Rule = (facts: PurchaseFacts) => PurchaseRefusal | undefined;

const vehicle: Rule = (facts) => (facts.vehicle ? undefined : "noVehicle");
const make: Rule = (facts) => (facts.vehicle?.isOfMake === false ? "otherMake" : undefined);
const market: Rule = (facts) => (facts.vehicle?.isServedHere === false ? "otherMarket" : undefined);
const owner: Rule = (facts) => (facts.vehicle?.isOfAnotherOwner === true ? "otherOwner" : undefined);
const services: Rule = (facts) => facts.services.find((refusal) => refusal !== undefined);

const visitor = [vehicle, make, market, owner];

/** Which rules hold for which call; the first that refuses says why. */
const rules: Readonly<Record<PurchaseCall, readonly Rule[]>> = {
  add: [...visitor, services],
  addWithoutVehicle: [services],
  remove: [],
  changeCoupon: visitor,
  saveContact: visitor,
  saveAddress: visitor,
  startPayment: [...visitor, services],
  pay: [...visitor, services],
  continuePayment: [],
};

/** Undefined when the call is allowed. */
export function purchaseRefusal(call: PurchaseCall, facts: PurchaseFacts): PurchaseRefusal | undefined {
  for (const rule of rules[call]) {
    const refusal = rule(facts);
    if (refusal) return refusal;
  }
  return undefined;
}

type Chosen = { chosenFor: string | undefined; isOffered: boolean; sale: SaleRefusal | undefined };

/** What is wrong with one service for the vehicle in hand. One that was chosen without a vehicle is for any. */
export function serviceRefusal(
  { chosenFor, isOffered, sale }: Chosen,
  vin: string | undefined,
): ServiceRefusal | undefined {
  if (chosenFor !== undefined && vin !== undefined && chosenFor !== vin) return "otherVehicle";
  return isOffered ? sale : "notForVehicle";
}
