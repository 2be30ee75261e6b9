import type { Client } from "./client.ts";

/** The clients of the backing systems, one for each API. A system is embedded or remote. */
export type BackingSystems = {
  /** The commerce platform's older API: baskets, orders, content and preferences. */
  commerceOcapi: Client;
  /** The commerce platform's newer APIs: products, categories, promotions and customers. */
  commerceScapi: Client;
  /** Shopper tokens. */
  shopperLogin: Client;
  vehicles: Client;
  orderManagement: Client;
  documents: Client;
  helpContent: Client;
  /** The cases that customers and guests file. */
  customerCare: Client;
  /** What customers and visitors were shown and agreed to. */
  consentRecords: Client;
  /** The shop's own privacy requests: what all systems hold about a customer, and its deletion. */
  privacy: Client;
  addressLookup: Client;
  geolocation: Client;
};
