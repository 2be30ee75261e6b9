import type { SaleRefusal } from "./checkout-control.ts";

/** Every form action or call that changes a basket or pays for it. */
export type PurchaseAction =
  | "add"
  /** Driver assistance is added without a vehicle; the checkout asks for the vehicle. */
  | "addWithoutVehicle"
  | "remove"
  | "changeCoupon"
  | "saveContact"
  | "saveAddress"
  | "startPayment"
  | "pay"
  /** A payment that was sent to a provider is completed, whichever vehicle is selected meanwhile. */
  | "continuePayment";

/** Why one service is not sold for the selected vehicle. */
export type ServiceRefusal =
  | SaleRefusal
  /** It was chosen for another vehicle than the selected one. */
  | "otherVehicle"
  /** It is not sold for this vehicle. */
  | "notForVehicle";

/** Why the visitor may buy no service for the selected vehicle. */
export type VisitorRefusal = "noVehicle" | "otherMake" | "otherMarket" | "otherOwner";

export type PurchaseRefusal = VisitorRefusal | ServiceRefusal;

/** The refusals that a page explains. Visitors with other refusals are redirected before they can choose a service. */
export type ShownRefusal = SaleRefusal | "notForVehicle";
export const shownRefusal = (refusal: PurchaseRefusal): ShownRefusal =>
  refusal === "beingRenewed" || refusal === "stillRuns" ? refusal : "notForVehicle";

export type PurchaseFacts = {
  /** The selected vehicle compared with the site and the person of the request. */
  vehicle: { isOfMake: boolean; isServedHere: boolean; isOwnerCheckFailed: boolean } | undefined;
  /** One entry for each service of the action; undefined for a service that is allowed. */
  serviceRefusals: readonly (ServiceRefusal | undefined)[];
};

type Rule = (facts: PurchaseFacts) => PurchaseRefusal | undefined;

const vehicle: Rule = (facts) => (facts.vehicle ? undefined : "noVehicle");
const make: Rule = (facts) => (facts.vehicle?.isOfMake === false ? "otherMake" : undefined);
const market: Rule = (facts) => (facts.vehicle?.isServedHere === false ? "otherMarket" : undefined);
const owner: Rule = (facts) => (facts.vehicle?.isOwnerCheckFailed === true ? "otherOwner" : undefined);
const services: Rule = (facts) => facts.serviceRefusals.find((refusal) => refusal !== undefined);

const visitor = [vehicle, make, market, owner];

/** The rules of each action; the first that refuses gives the reason. */
const rules: Readonly<Record<PurchaseAction, readonly Rule[]>> = {
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

/** Undefined when the action is allowed. */
export function purchaseRefusal(action: PurchaseAction, facts: PurchaseFacts): PurchaseRefusal | undefined {
  for (const rule of rules[action]) {
    const refusal = rule(facts);
    if (refusal) return refusal;
  }
  return undefined;
}

type ChosenService = { chosenFor: string | undefined; isOffered: boolean; saleRefusal: SaleRefusal | undefined };

/** Why one service is refused for the selected vehicle. A service chosen without a vehicle fits any. */
export function serviceRefusal(
  { chosenFor, isOffered, saleRefusal }: ChosenService,
  vin: string | undefined,
): ServiceRefusal | undefined {
  if (chosenFor !== undefined && vin !== undefined && chosenFor !== vin) return "otherVehicle";
  return isOffered ? saleRefusal : "notForVehicle";
}
