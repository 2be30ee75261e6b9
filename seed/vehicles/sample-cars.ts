import type { VehicleMake } from "../../contracts/vehicles/vehicle-identity.ts";
import type { OwnerNumber } from "./owners.ts";

/** What a sample shows; each name is the last part of a message key. */
export const sampleKinds = [
  "allActive",
  "expiresIn60Days",
  "expiresIn30Days",
  "expiresIn7Days",
  "expiresToday",
  "expiredYesterday",
  "everythingBought",
  "anotherUser",
  "otherMarket",
  "otherMake",
  "unknown",
] as const;
export type SampleKind = (typeof sampleKinds)[number];

/** Sold in every market for every car. */
export const servicesForAll = [
  "CONNAV",
  "CONNAV-PRO",
  "LIVE",
  "REMOTE",
  "SECURE",
  "SECURE-PRO",
  "ONLINE",
  "ADAS",
  "GUARD",
  "BUNDLE",
] as const;

export type SampleService = (typeof servicesForAll)[number] | "WIFI" | "EVPLAN";

export type SampleCar = {
  kind: SampleKind;
  /** The factory's name: a project code or a short name. */
  model: string;
  line: string;
  /** Characters 1 to 8 of the VIN in Europe and in North America, and 10 to 12. */
  europe: string;
  northAmerica: string;
  yearAndPlant: string;
  powertrain: "BEV" | "PHEV" | "MHEV" | "ICE";
  owner: OwnerNumber;
  /** Days from today to the end of each service. */
  services: Partial<Record<SampleService, number>>;
};

/** The sample vehicles of every market, eight of each make. */
export const sampleCars: Readonly<Record<VehicleMake, readonly SampleCar[]>> = {
  "Land Rover": [
    {
      kind: "expiresIn30Days",
      model: "L663",
      line: "L663",
      europe: "SALEA7BW",
      northAmerica: "SALEP7EU",
      yearAndPlant: "S2",
      powertrain: "MHEV",
      owner: 1,
      services: { CONNAV: 30, REMOTE: 30, SECURE: 400 },
    },
    {
      kind: "allActive",
      model: "Range Rover",
      line: "L460",
      europe: "SALKA9A7",
      northAmerica: "SALKP9E7",
      yearAndPlant: "SA",
      powertrain: "PHEV",
      owner: 1,
      services: { CONNAV: 320, REMOTE: 410, SECURE: 700 },
    },
    {
      kind: "expiresIn60Days",
      model: "Range Rover Sport",
      line: "L461",
      europe: "SAL1A2AU",
      northAmerica: "SAL1L9FU",
      yearAndPlant: "SA",
      powertrain: "PHEV",
      owner: 2,
      services: { "CONNAV-PRO": 60, LIVE: 210 },
    },
    {
      kind: "expiresIn7Days",
      model: "Evoque",
      line: "L551",
      europe: "SALZA2BX",
      northAmerica: "SALZP2FX",
      yearAndPlant: "RH",
      powertrain: "PHEV",
      owner: 2,
      services: { CONNAV: 7, SECURE: 7, EVPLAN: 150 },
    },
    {
      kind: "expiresToday",
      model: "Velar",
      line: "L560",
      europe: "SALYA2BN",
      northAmerica: "SALYB2EX",
      yearAndPlant: "RA",
      powertrain: "MHEV",
      owner: 3,
      services: { CONNAV: 0, LIVE: 0, ONLINE: 120 },
    },
    {
      kind: "expiredYesterday",
      model: "Discovery",
      line: "L462",
      europe: "SALRA2AK",
      northAmerica: "SALRR2RV",
      yearAndPlant: "P2",
      powertrain: "ICE",
      owner: 3,
      services: { CONNAV: -1, REMOTE: 45 },
    },
    {
      kind: "everythingBought",
      model: "Range Rover Sport",
      line: "L461",
      europe: "SALWA2AE",
      northAmerica: "SALWS2RU",
      yearAndPlant: "TA",
      powertrain: "PHEV",
      owner: 4,
      services: {},
    },
    {
      kind: "anotherUser",
      model: "Discovery Sport",
      line: "L550",
      europe: "SALCA2BN",
      northAmerica: "SALCP2FX",
      yearAndPlant: "PH",
      powertrain: "MHEV",
      owner: 9,
      services: { CONNAV: 180, GUARD: 90 },
    },
  ],
  Jaguar: [
    {
      kind: "expiresIn30Days",
      model: "I-PACE",
      line: "X590",
      europe: "SADHA2B1",
      northAmerica: "SADHD2S1",
      yearAndPlant: "P1",
      powertrain: "BEV",
      owner: 1,
      services: { CONNAV: 30, EVPLAN: 30, SECURE: 400 },
    },
    {
      kind: "allActive",
      model: "XF",
      line: "X260",
      europe: "SAJBA4BN",
      northAmerica: "SAJBK4GX",
      yearAndPlant: "JC",
      powertrain: "MHEV",
      owner: 1,
      services: { CONNAV: 320, REMOTE: 410, SECURE: 700 },
    },
    {
      kind: "expiresIn60Days",
      model: "F-PACE",
      line: "X761",
      europe: "SADCA2BK",
      northAmerica: "SADCT2EX",
      yearAndPlant: "SA",
      powertrain: "MHEV",
      owner: 2,
      services: { "CONNAV-PRO": 60, LIVE: 210 },
    },
    {
      kind: "expiresIn7Days",
      model: "E-PACE",
      line: "X540",
      europe: "SADFA2BN",
      northAmerica: "SADFP2FX",
      yearAndPlant: "R1",
      powertrain: "PHEV",
      owner: 2,
      services: { CONNAV: 7, SECURE: 7, EVPLAN: 150 },
    },
    {
      kind: "expiresToday",
      model: "XE",
      line: "X760",
      europe: "SAJAA4BN",
      northAmerica: "SAJAD4FX",
      yearAndPlant: "LC",
      powertrain: "ICE",
      owner: 3,
      services: { CONNAV: 0, LIVE: 0, ONLINE: 120 },
    },
    {
      kind: "expiredYesterday",
      model: "F-TYPE",
      line: "X152",
      europe: "SAJDA1AE",
      northAmerica: "SAJDD1EX",
      yearAndPlant: "PC",
      powertrain: "ICE",
      owner: 3,
      services: { CONNAV: -1, REMOTE: 45 },
    },
    {
      kind: "everythingBought",
      model: "I-PACE",
      line: "X590",
      europe: "SADHB2S1",
      northAmerica: "SADHC2S1",
      yearAndPlant: "S1",
      powertrain: "BEV",
      owner: 4,
      services: {},
    },
    {
      kind: "anotherUser",
      model: "F-PACE",
      line: "X761",
      europe: "SADCB2BK",
      northAmerica: "SADCP2FX",
      yearAndPlant: "RA",
      powertrain: "MHEV",
      owner: 9,
      services: { CONNAV: 180, GUARD: 90 },
    },
  ],
};
