import type { VehicleMake } from "../../contracts/vehicles/vehicle-identity.ts";
import { demoCustomers, demoPersonas, type DemoSite } from "../customers.ts";
import { vinsOfOwner } from "../vehicles/vehicles.ts";
import { type DemoOrder, demoOrders } from "./demo-orders.ts";
import { vinOf } from "./items.ts";
import { orderMarkets, vehicleOf } from "./markets.ts";
import { guestEmail, orderNumberOf, seedOrders } from "./orders.ts";
import type { OrderCustomer, SeededOrders } from "./seeded-orders.ts";

const makeOfSite: Readonly<Record<DemoSite, VehicleMake>> = { VCS: "Land Rover", VCSJ: "Jaguar" };

/** The orders of the sample accounts at both makes, for the vehicles that are registered to them. */
export function seedOrdersOfOwners(today: Date): SeededOrders {
  return seedOrders(today, demoCustomers.map(orderCustomer));
}

export type SeededGuestOrder = {
  siteId: string;
  countryCode: string;
  orderNumber: string;
  email: string;
  vehicleName: string;
  daysAgo: number;
};

/** Their orders that were placed without signing in. */
export function listGuestOrders(): SeededGuestOrder[] {
  return demoCustomers.flatMap((demoCustomer) => {
    const orders: readonly DemoOrder[] = demoOrders[demoCustomer.persona];
    return orders.filter(({ isGuest }) => isGuest).map((order) => guestOrder(orderCustomer(demoCustomer), order));
  });
}

function guestOrder(customer: OrderCustomer, order: DemoOrder): SeededGuestOrder {
  return {
    siteId: customer.siteId,
    countryCode: orderMarkets[customer.market].countryCode,
    orderNumber: orderNumberOf(customer, order),
    email: guestEmail(customer.market),
    vehicleName: vehicleOf(vinOf(customer, order.items[0]?.asset)).name,
    daysAgo: order.daysAgo,
  };
}

function orderCustomer(customer: (typeof demoCustomers)[number]): OrderCustomer {
  const { siteId, cdcId, email, firstName, lastName, market, persona } = customer;
  const vins = vinsOfOwner(market, demoPersonas[persona], [makeOfSite[siteId]]);
  return { siteId, accountId: cdcId, email, firstName, lastName, market, persona, vins };
}
