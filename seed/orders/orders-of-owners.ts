import { demoCustomers, demoPersonas } from "../customers.ts";
import { vinsOfOwner } from "../vehicles/vehicles.ts";
import { seedOrders } from "./orders.ts";
import type { OrderCustomer, SeededOrders } from "./seeded-orders.ts";

/** The orders of the sample accounts, for the vehicles that are registered to them. */
export function seedOrdersOfOwners(today: Date): SeededOrders {
  const customers: OrderCustomer[] = demoCustomers
    .filter(({ siteId }) => siteId === "VCS")
    .map(({ cdcId, email, firstName, lastName, market, persona }) => ({
      accountId: cdcId,
      email,
      firstName,
      lastName,
      market,
      persona,
      vins: vinsOfOwner(market, demoPersonas[persona]),
    }));
  return seedOrders(today, customers);
}
