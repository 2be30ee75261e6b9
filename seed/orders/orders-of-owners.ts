import type { VehicleMake } from "../../contracts/vehicles/vehicle-identity.ts";
import { demoCustomers, demoPersonas, type DemoSite } from "../customers.ts";
import { vinsOfOwner } from "../vehicles/vehicles.ts";
import { seedOrders } from "./orders.ts";
import type { OrderCustomer, SeededOrders } from "./seeded-orders.ts";

const makeOfSite: Readonly<Record<DemoSite, VehicleMake>> = { VCS: "Land Rover", VCSJ: "Jaguar" };

/** The orders of the sample accounts at both makes, for the vehicles that are registered to them. */
export function seedOrdersOfOwners(today: Date): SeededOrders {
  const customers: OrderCustomer[] = demoCustomers.map((customer) => {
    const { siteId, cdcId, email, firstName, lastName, market, persona } = customer;
    const vins = vinsOfOwner(market, demoPersonas[persona], [makeOfSite[siteId]]);
    return { siteId, accountId: cdcId, email, firstName, lastName, market, persona, vins };
  });
  return seedOrders(today, customers);
}
