import { date, pgSchema, text, timestamp } from "drizzle-orm/pg-core";
import type { UserIdType } from "../../contracts/vehicles/vehicle-identity.ts";

const schema = pgSchema("vehicles");

export const owners = schema.table("owners", {
  uuid: text().primaryKey(),
  userIdType: text("user_id_type").$type<UserIdType>().notNull(),
  email: text().notNull(),
});

export const vehicles = schema.table("vehicles", {
  vin: text().primaryKey(),
  ownerUuid: text("owner_uuid").notNull(),
  market: text().notNull(),
  model: text().notNull(),
  make: text().notNull(),
  brand: text().notNull(),
  vehicleLine: text("vehicle_line").notNull(),
  vehicleModel: text("vehicle_model").notNull(),
  vehicleId: text("vehicle_id"),
  powertrain: text(),
});

export const subscriptions = schema.table("subscriptions", {
  vin: text().notNull(),
  productId: text("product_id").notNull(),
  expiryDate: date("expiry_date").notNull(),
});

/** The changes by orders, so that a repeated request is recognised. */
export const subscriptionChanges = schema.table("subscription_changes", {
  vin: text().notNull(),
  productId: text("product_id").notNull(),
  orderReference: text("order_reference").notNull(),
  expiryDate: date("expiry_date").notNull(),
  changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
});
