import { z } from "zod";

/** Seventeen characters; I, O and Q are never part of one. */
export const vin = z.string().regex(/^[A-HJ-NPR-Z0-9]{17}$/);

/** The catalogue's id of a service, such as CONNAV or SECURE-PRO. */
export const productId = z.string().regex(/^[A-Za-z0-9-]{1,40}$/);

/** A calendar day in a plausible range. */
export const calendarDay = z.iso.date().refine((day) => day >= "2000-01-01" && day <= "2099-12-31");

/** The three-letter market codes of vehicles. All are ISO country codes except Canada's. */
export const vehicleMarkets = {
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
} as const;
export type VehicleMarket = keyof typeof vehicleMarkets;

export const vehicleMakes = ["Land Rover", "Jaguar"] as const;
export type VehicleMake = (typeof vehicleMakes)[number];

/** The system that issued the owner's uuid. */
export type UserIdType = "FORGEROCK" | "SAP_CDC";
