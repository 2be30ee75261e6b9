import { billingAddresses } from "../billing-addresses.ts";

const { germany, czechia } = billingAddresses;

const landRoverGerman = {
  name: "Land Rover de-DE",
  prefix: "/de-DE",
  address: germany,
  account: "owner2.deu@example.com",
  vins: {
    due: "SALEA7BWAS2Z00221",
    nothingDue: "SALKA9A7ASAZ00222",
    allBought: "SALWA2AEATAZ00227",
    paid: "SALZA2BXARHZ00224",
  },
} as const;
const jaguarGerman = {
  name: "Jaguar de-DE",
  prefix: "/jaguar/de-DE",
  address: germany,
  account: "owner2.deu@example.com",
  vins: {
    due: "SADHA2B1AP1Z00231",
    nothingDue: "SAJBA4BNAJCZ00232",
    allBought: "SADHB2S1AS1Z00237",
    paid: "SADFA2BNAR1Z00234",
  },
} as const;
const landRoverCzech = {
  name: "Land Rover cs-CZ",
  prefix: "/cs-CZ",
  address: czechia,
  account: "owner2.cze@example.com",
  vins: {
    due: "SALEA7BWAS2Z00381",
    nothingDue: "SALKA9A7ASAZ00382",
    allBought: "SALWA2AEATAZ00387",
    paid: "SALZA2BXARHZ00384",
  },
} as const;
const jaguarCzech = {
  name: "Jaguar cs-CZ",
  prefix: "/jaguar/cs-CZ",
  address: czechia,
  account: "owner2.cze@example.com",
  vins: {
    due: "SADHA2B1AP1Z00391",
    nothingDue: "SAJBA4BNAJCZ00392",
    allBought: "SADHB2S1AS1Z00397",
    paid: "SADFA2BNAR1Z00394",
  },
} as const;

/**
 * Both makes in the two languages with the longest words, which are also the markets of the two payment providers. Each
 * has a vehicle with services that are due, one with nothing due, one that was bought everything for, and one to pay for.
 * A tour takes one of the pairs: every page is seen in both languages and in both makes.
 */
export const lookPairs = [
  [landRoverGerman, jaguarCzech],
  [jaguarGerman, landRoverCzech],
] as const;

export type LookSite = (typeof lookPairs)[number][number];
