import { sampleVin } from "../seed/vehicles/vehicles.ts";

const dueSoon = { kind: "expiresIn30Days" } as const;
const defender = sampleVin({ ...dueSoon, market: "GBR", make: "Land Rover" });
const iPace = sampleVin({ ...dueSoon, market: "DEU", make: "Jaguar" });

type MeasuredPage = {
  page: string;
  /** A visit that comes first: it selects the vehicle. */
  from?: string;
  /** A plan that is put into the basket first. */
  plan?: string;
};

export const measuredPages: readonly MeasuredPage[] = [
  { page: "/vin-error" },
  { page: "/page-not-found" },
  { page: "/loading" },
  { page: "/stay-connected" },
  { page: "/jaguar/de-DE/vin-error" },
  { page: "/service/CONNAV", from: `/service/CONNAV?carvin=${defender}` },
  { page: "/services", from: `/services?carvin=${defender}` },
  { page: "/jaguar/de-DE/service/CONNAV", from: `/jaguar/de-DE/service/CONNAV?carvin=${iPace}` },
  { page: "/checkout", from: `/services?carvin=${defender}`, plan: "CONNAV-12M" },
];
