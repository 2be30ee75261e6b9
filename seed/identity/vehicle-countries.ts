import type { DemoMarket } from "../customers.ts";

/** The markets as vehicles name them, in the two letters the sign-in pages know. */
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
