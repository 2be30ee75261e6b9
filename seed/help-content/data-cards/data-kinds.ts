import type { ServiceId } from "../../catalogue/language-texts.ts";

/** The data that a service makes or receives from the vehicle. */
export type DataKind =
  | "contract"
  | "position"
  | "destinations"
  | "status"
  | "commands"
  | "trips"
  | "theft"
  | "driverCard"
  | "media"
  | "dataUse"
  | "charging"
  | "assistance"
  | "alerts";

export type Frequency = "driving" | "change" | "request" | "alarm" | "hourly";
export type Retention = "days30" | "months12" | "untilDeleted" | "contractEnd";

type DataFacts = {
  frequency: Frequency;
  /** An estimate for a vehicle in daily use. */
  megabytesPerMonth: number;
  retention: Retention;
};

export const dataFacts: Readonly<Record<DataKind, DataFacts>> = {
  contract: { frequency: "change", megabytesPerMonth: 1, retention: "contractEnd" },
  position: { frequency: "driving", megabytesPerMonth: 15, retention: "days30" },
  destinations: { frequency: "request", megabytesPerMonth: 2, retention: "untilDeleted" },
  status: { frequency: "change", megabytesPerMonth: 5, retention: "days30" },
  commands: { frequency: "request", megabytesPerMonth: 1, retention: "months12" },
  trips: { frequency: "change", megabytesPerMonth: 4, retention: "untilDeleted" },
  theft: { frequency: "alarm", megabytesPerMonth: 3, retention: "months12" },
  driverCard: { frequency: "change", megabytesPerMonth: 1, retention: "days30" },
  media: { frequency: "request", megabytesPerMonth: 10, retention: "days30" },
  dataUse: { frequency: "hourly", megabytesPerMonth: 1, retention: "months12" },
  charging: { frequency: "driving", megabytesPerMonth: 8, retention: "days30" },
  assistance: { frequency: "hourly", megabytesPerMonth: 2, retention: "days30" },
  alerts: { frequency: "change", megabytesPerMonth: 1, retention: "untilDeleted" },
};

const own: Readonly<Record<Exclude<ServiceId, "BUNDLE">, readonly DataKind[]>> = {
  CONNAV: ["position", "destinations"],
  "CONNAV-PRO": ["position", "destinations", "trips"],
  LIVE: ["position"],
  REMOTE: ["status", "commands", "trips"],
  SECURE: ["theft", "status"],
  "SECURE-PRO": ["theft", "status", "driverCard"],
  ONLINE: ["media", "dataUse"],
  WIFI: ["dataUse"],
  EVPLAN: ["position", "destinations", "charging"],
  ADAS: ["assistance"],
  GUARD: ["alerts", "position", "status"],
};

/** The kinds of data of a service; the bundle has those of its three services. */
export function dataKindsOf(service: ServiceId): DataKind[] {
  const kinds = service === "BUNDLE" ? [...own["CONNAV-PRO"], ...own.REMOTE, ...own.SECURE] : [...own[service]];
  return ["contract", ...new Set(kinds)];
}
