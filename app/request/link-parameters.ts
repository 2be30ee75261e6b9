import { type CalendarDay, isCalendarDay } from "../domain/calendar-day.ts";
import type { VehicleReference } from "../domain/vehicle/vehicle-selection.ts";

/** The query parameters that a link may send to any page. */
export type LinkParameters = {
  vehicle?: VehicleReference;
  /** The channel the link was sent by. */
  channel?: string;
  /** The service the link is about. */
  productId?: string;
  /** Both are for the sign-in, and ignored on other pages. */
  code?: string;
  usid?: string;
  switches: TestSwitches;
};

/** For testers only. */
export type TestSwitches = {
  isActiveCheckSkipped: boolean;
  forcedExpiryDate?: CalendarDay;
  isCheckoutControlSkipped: boolean;
};

/** Plain VINs, then encrypted ones: the first that is set counts. */
const VEHICLE_PARAMETERS = [
  { name: "carvin", isEncrypted: false },
  { name: "cvin", isEncrypted: false },
  { name: "vin", isEncrypted: true },
  { name: "evn", isEncrypted: true },
] as const;

const MAX_LENGTH = 512;

type TestHosts = { allSwitches: readonly string[]; dateAndCheckoutSwitches: readonly string[] };
type HostRules = { host: string; testHosts: TestHosts };

export function readLinkParameters(query: URLSearchParams, hostRules: HostRules): LinkParameters {
  return {
    vehicle: readVehicle(query),
    channel: readText(query, "channel"),
    productId: readProductId(query),
    code: readText(query, "code"),
    usid: readText(query, "usid"),
    switches: readSwitches(query, hostRules),
  };
}

/** The query without the vehicle, and without the service, which becomes part of the path. */
export function withoutVehicleAndProduct(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of [...VEHICLE_PARAMETERS.map((parameter) => parameter.name), "pid"]) rest.delete(name);
  return rest;
}

/** The whole name is compared: `localhost.example` is not `localhost`. */
export function isTestHost(host: string, allowed: readonly string[]): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, "");
  return allowed.some((one) => one.toLowerCase() === name);
}

function readVehicle(query: URLSearchParams): VehicleReference | undefined {
  for (const { name, isEncrypted } of VEHICLE_PARAMETERS) {
    const value = readText(query, name);
    if (value) return isEncrypted ? { cryptedVin: value } : { vin: value };
  }
  return undefined;
}

function readSwitches(query: URLSearchParams, { host, testHosts }: HostRules): TestSwitches {
  const hasAllSwitches = isTestHost(host, testHosts.allSwitches);
  const hasDateAndCheckoutSwitches = hasAllSwitches || isTestHost(host, testHosts.dateAndCheckoutSwitches);
  const date = query.get("forceExpiryDate") ?? "";
  return {
    isActiveCheckSkipped: hasAllSwitches && query.get("skipIsActiveCheck") === "true",
    forcedExpiryDate: hasDateAndCheckoutSwitches && isCalendarDay(date) ? date : undefined,
    isCheckoutControlSkipped: hasDateAndCheckoutSwitches && query.get("skipCheckoutControl") === "true",
  };
}

function readProductId(query: URLSearchParams): string | undefined {
  const id = query.get("pid") ?? "";
  return /^[A-Za-z0-9-]{1,40}$/.test(id) ? id : undefined;
}

function readText(query: URLSearchParams, name: string): string | undefined {
  const value = query.get(name)?.trim() ?? "";
  return value === "" || value.length > MAX_LENGTH ? undefined : value;
}
