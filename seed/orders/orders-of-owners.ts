import { demoCustomers } from "../customers.ts";
import { seedVehicles } from "../vehicles/vehicles.ts";
import { seedOrders } from "./orders.ts";
import type { OrderCustomer, SeededOrders } from "./seeded-orders.ts";

/** The orders of the sample accounts, for the vehicles that are registered to them. */
export function seedOrdersOfOwners(today: Date): SeededOrders {
  const { vehicles } = seedVehicles(today);
  const customers: OrderCustomer[] = demoCustomers
    .filter(({ siteId }) => siteId === "VCS")
    .map(({ cdcId, forgerockId, email, firstName, lastName, market, persona }) => ({
      accountId: cdcId,
      email,
      firstName,
      lastName,
      market,
      persona,
      vins: vehicles.filter(({ ownerUuid }) => ownerUuid === cdcId || ownerUuid === forgerockId).map(({ vin }) => vin),
    }));
  return seedOrders(today, customers);
}
