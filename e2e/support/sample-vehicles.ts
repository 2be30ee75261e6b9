/** A sample vehicle of a market and make whose navigation ends in thirty days. */
export const sites = [
  { name: "Land Rover en-GB", prefix: "", vin: "SALEA7BWAS2Z00201", price: "£159" },
  { name: "Land Rover de-DE", prefix: "/de-DE", vin: "SALEA7BWAS2Z00221", price: "179 €" },
  { name: "Jaguar fr-BE", prefix: "/jaguar/fr-BE", vin: "SADHA2B1AP1Z00351", price: "179 €" },
  { name: "Jaguar cs-CZ", prefix: "/jaguar/cs-CZ", vin: "SADHA2B1AP1Z00391", price: "4 490 Kč" },
  { name: "Land Rover en-US", prefix: "/en-US", vin: "SALEP7EU5S2900401", price: "$179" },
] as const;

export type ShopSite = { name: string; prefix: string; vin: string };

export const britain = sites[0];
export const germany = sites[1];

/** Vehicles for tests that pay. Payments change their state, so no other test may rely on it. */
export const paidFor = {
  britain: { ...britain, vin: "SALZA2BXARHZ00204" },
  britainAgain: { ...britain, vin: "SAL1A2AUASAZ00203" },
  germany: { ...germany, vin: "SALZA2BXARHZ00224" },
  belgium: { ...sites[2], vin: "SADFA2BNAR1Z00354" },
  britishJaguar: { name: "Jaguar en-GB", prefix: "/jaguar", vin: "SADFA2BNAR1Z00214", price: "£159" },
  netherlands: { name: "Land Rover nl-NL", prefix: "/nl-NL", vin: "SALZA2BXARHZ00324", price: "€ 179" },
  america: { name: "Land Rover en-US", prefix: "/en-US", vin: "SALZP2FX5RH900404", price: "$179" },
  canada: { name: "Jaguar en-CA", prefix: "/jaguar/en-CA", vin: "SADFP2FX4R1900434", price: "$244" },
  /** For one test each that walks from the start page: a service that was paid for is not sold again. */
  britainOnce: { ...britain, vin: "SALRA2AKAP2Z00503" },
  germanyOnce: { ...germany, vin: "SALRA2AKAP2Z00513" },
  /** Vehicles of customers whose saved card has expired. */
  britishOwner: { ...britain, vin: "SALRA2AKAP2Z00509" },
  germanOwner: { ...germany, vin: "SALRA2AKAP2Z00519" },
  /** Vehicles of customers who can be offered auto-renewal. */
  frenchCustomer: { name: "Land Rover fr-FR", prefix: "/fr-FR", vin: "SALWA2AEATAZ00247", price: "179 €" },
  jaguarCustomer: { name: "Jaguar en-GB", prefix: "/jaguar", vin: "SADHB2S1AS1Z00217", price: "£159" },
  frenchOwner: { name: "Land Rover fr-FR", prefix: "/fr-FR", vin: "SALRA2AKAP2Z00529", price: "179 €" },
};
