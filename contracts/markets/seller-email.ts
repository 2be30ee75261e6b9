import type { WrittenLocale } from "../locales.ts";
import type { marketTimeZones } from "./market-time.ts";

type Market = keyof typeof marketTimeZones;
type Addresses = { VCS: string; VCSJ: string };

/** Where the customers of a make write to the trader of their market, also to withdraw. The addresses are invented examples. */
const sellerEmails: Readonly<Record<Market, Addresses>> = {
  GB: { VCS: "landrover.uk@service.example", VCSJ: "jaguar.uk@service.example" },
  DE: { VCS: "landrover.de@service.example", VCSJ: "jaguar.de@service.example" },
  FR: { VCS: "landrover.fr@service.example", VCSJ: "jaguar.fr@service.example" },
  IT: { VCS: "landrover.it@service.example", VCSJ: "jaguar.it@service.example" },
  ES: { VCS: "landrover.es@service.example", VCSJ: "jaguar.es@service.example" },
  PT: { VCS: "landrover.pt@service.example", VCSJ: "jaguar.pt@service.example" },
  NL: { VCS: "landrover.nl@service.example", VCSJ: "jaguar.nl@service.example" },
  BE: { VCS: "landrover.be@service.example", VCSJ: "jaguar.be@service.example" },
  AT: { VCS: "landrover.at@service.example", VCSJ: "jaguar.at@service.example" },
  CZ: { VCS: "landrover.cz@service.example", VCSJ: "jaguar.cz@service.example" },
  US: { VCS: "landrover.us@service.example", VCSJ: "jaguar.us@service.example" },
  CA: { VCS: "landrover.ca@service.example", VCSJ: "jaguar.ca@service.example" },
};

type Shop = { siteId: keyof Addresses; localeId: WrittenLocale };

export const sellerEmail = ({ siteId, localeId }: Shop): string => sellerEmails[localeId.slice(-2) as Market][siteId];
