import { integer, pgSchema, text } from "drizzle-orm/pg-core";

const schema = pgSchema("address_lookup");

export const addresses = schema.table("addresses", {
  id: text().primaryKey(),
  country: text().notNull(),
  buildingNumber: text("building_number").notNull(),
  street: text().notNull(),
  line1: text().notNull(),
  city: text().notNull(),
  provinceCode: text("province_code").notNull(),
  provinceName: text("province_name").notNull(),
  postalCode: text("postal_code").notNull(),
  /** City and postal code in the order of the country. */
  locality: text().notNull(),
  streetContainer: text("street_container").notNull(),
  postcodeContainer: text("postcode_container").notNull(),
  position: integer().notNull(),
});
export type StoredAddress = typeof addresses.$inferSelect;

/** The search words of an address, without case and accents. */
export const terms = schema.table("terms", {
  term: text().notNull(),
  addressId: text("address_id").notNull(),
});

/** Search texts with which a demonstration makes the service fail. */
export const simulatedErrors = schema.table("rehearsed_errors", {
  text: text().primaryKey(),
  error: text().notNull(),
  description: text().notNull(),
});
