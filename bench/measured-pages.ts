import type { Visit } from "./cookies-of-visit.ts";
import { sampleVin } from "../seed/vehicles/vehicles.ts";

const dueSoon = { kind: "expiresIn30Days" } as const;
const defender = sampleVin({ ...dueSoon, market: "GBR", make: "Land Rover" });
const iPace = sampleVin({ ...dueSoon, market: "DEU", make: "Jaguar" });

export type MeasuredPage = Visit & {
  /** The most scripts, compared with the bare page; 1.15 by default. */
  maxScriptRatio?: number;
  /** Its scripts are loaded at once. */
  takesPayment?: boolean;
};

const landRoverOwner = "owner1.gbr@example.com";
const jaguarOwner = "owner1.deu@example.com";

export const measuredPages: readonly MeasuredPage[] = [
  { page: "/vin-error" },
  { page: "/page-not-found" },
  { page: "/loading" },
  { page: "/stay-connected" },
  { page: "/jaguar/de-DE/vin-error" },
  { page: "/service/CONNAV", from: `/service/CONNAV?carvin=${defender}` },
  { page: "/services", from: `/services?carvin=${defender}` },
  { page: "/jaguar/de-DE/service/CONNAV", from: `/jaguar/de-DE/service/CONNAV?carvin=${iPace}` },
  {
    page: "/checkout",
    from: `/services?carvin=${defender}`,
    plan: "CONNAV-12M",
    maxScriptRatio: 1.35,
    takesPayment: true,
  },
  { page: "/account/my-overview", account: landRoverOwner },
  { page: "/account/my-subscriptions", account: landRoverOwner },
  { page: "/account/my-services", account: landRoverOwner },
  { page: "/account/my-orders", account: landRoverOwner },
  { page: "/account/need-help", account: landRoverOwner },
  { page: "/account/my-payment-method", account: landRoverOwner, maxScriptRatio: 1.35 },
  {
    page: "/account/my-payment-method/edit-payment-method",
    account: landRoverOwner,
    maxScriptRatio: 1.35,
    takesPayment: true,
  },
  { page: "/jaguar/de-DE/account/my-subscriptions", account: jaguarOwner },
];
