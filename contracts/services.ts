import type { Client } from "./client.ts";

/** The backing systems: a client for each wire, embedded or remote. */
export type Services = {
  /** Baskets, orders, content and preferences. */
  commerce: Client;
  /** Products, categories, promotions and customers. */
  commerceData: Client;
  /** Shopper tokens. */
  shopperLogin: Client;
  vehicles: Client;
  orderManagement: Client;
  documents: Client;
  helpContent: Client;
  addressLookup: Client;
  geolocation: Client;
};
