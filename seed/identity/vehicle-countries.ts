import type { DemoMarket } from "../customers.ts";

/** The two-letter country of each vehicle market. */
export const vehicleCountries: Readonly<Record<DemoMarket, string>> = {
  GBR: "GB",
  DEU: "DE",
  FRA: "FR",
  ITA: "IT",
  ESP: "ES",
  PRT: "PT",
  NLD: "NL",
  BEL: "BE",
  AUT: "AT",
  CZE: "CZ",
  USA: "US",
  CAD: "CA",
};
