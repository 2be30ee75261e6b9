import { sampleVin } from "../../seed/vehicles/vehicles.ts";
import type { Visit } from "../cookies-of-visit.ts";

const dueSoon = { kind: "expiresIn30Days" } as const;
const defender = sampleVin({ ...dueSoon, market: "GBR", make: "Land Rover" });
const iPace = sampleVin({ ...dueSoon, market: "DEU", make: "Jaguar" });

const landRoverOwner = "owner1.gbr@example.com";
const jaguarOwner = "owner1.deu@example.com";
const jaguar = "/jaguar/de-DE";

/** Seven pages of each make: the shop, help, the ways out of a contract, the account. */
export const auditedPages: readonly Visit[] = [
  { page: "/stay-connected" },
  { page: "/services", from: `/services?carvin=${defender}` },
  { page: "/service/CONNAV", from: `/service/CONNAV?carvin=${defender}` },
  { page: "/faqs" },
  { page: "/view-order" },
  { page: "/account/my-overview", account: landRoverOwner },
  { page: "/account/my-subscriptions", account: landRoverOwner },
  { page: `${jaguar}/vin-error` },
  { page: `${jaguar}/service/CONNAV`, from: `${jaguar}/service/CONNAV?carvin=${iPace}` },
  { page: `${jaguar}/contact-us` },
  { page: `${jaguar}/withdraw` },
  { page: `${jaguar}/cancel-subscription` },
  { page: `${jaguar}/imprint` },
  { page: `${jaguar}/account/my-orders`, account: jaguarOwner },
];
