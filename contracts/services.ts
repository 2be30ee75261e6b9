import type { Client } from "./client.ts";

/** The backing systems as the shop knows them: one client each, wherever they answer. */
export type Services = {
  commerce: Client;
  geolocation: Client;
};
