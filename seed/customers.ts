import { createHash } from "node:crypto";
import type { CustomerData } from "../platform/commerce/shopper/customers/fill-customers.ts";

/** The password of every sample account. */
export const demoPassword = "Connected-Car-1";

export const demoSites = ["VCS", "VCSJ"] as const;
export type DemoSite = (typeof demoSites)[number];

/** What each sample account shows, with the number of its owner in the vehicle data. */
export const demoPersonas = {
  severalVehicles: 1,
  ordersInEveryStatus: 2,
  refunds: 3,
  magentoLegacy: 4,
  newcomer: 5,
  expiredCard: 9,
} as const;
export type DemoPersona = keyof typeof demoPersonas;

type Name = readonly [firstName: string, lastName: string];
type Street = readonly [address1: string, city: string, postalCode: string, stateCode?: string];

type Market = {
  countryCode: string;
  phonePrefix: string;
  /** In the order of the personas. */
  people: readonly [Name, Name, Name, Name, Name, Name];
  streets: readonly [Street, Street, Street];
};

/** People and houses are invented, streets and cities are real. */
const markets = {
  GBR: {
    countryCode: "GB",
    phonePrefix: "+44 20 7946 0",
    people: [
      ["Charlotte", "Ashworth"],
      ["Oliver", "Pemberton"],
      ["Priya", "Raman"],
      ["George", "Whitlock"],
      ["Amelia", "Fairbrother"],
      ["Rhys", "Llewellyn"],
    ],
    streets: [
      ["14 Warwick Street", "Leamington Spa", "CV32 5LB"],
      ["8 Deansgate|Flat 3", "Manchester", "M3 2BW"],
      ["5 Queen Square", "Bristol", "BS1 4LH"],
    ],
  },
  DEU: {
    countryCode: "DE",
    phonePrefix: "+49 30 23125 ",
    people: [
      ["Katharina", "Brandt"],
      ["Jürgen", "Völker"],
      ["Anneliese", "Groß"],
      ["Matthias", "Hölzer"],
      ["Leonie", "Schäfer"],
      ["Emre", "Yıldız"],
    ],
    streets: [
      ["Lindenstraße 12", "Berlin", "10969"],
      ["Schillerstraße 4", "München", "80336"],
      ["Königsallee 30", "Düsseldorf", "40212"],
    ],
  },
  FRA: {
    countryCode: "FR",
    phonePrefix: "+33 1 99 00 1",
    people: [
      ["Hélène", "Marchand"],
      ["Étienne", "Lefèvre"],
      ["Aurélie", "Girard"],
      ["François", "Delacroix"],
      ["Chloé", "Perrin"],
      ["Mehdi", "Benali"],
    ],
    streets: [
      ["18 rue de Rivoli", "Paris", "75004"],
      ["6 rue de la République", "Lyon", "69002"],
      ["3 cours de l’Intendance", "Bordeaux", "33000"],
    ],
  },
  ITA: {
    countryCode: "IT",
    phonePrefix: "+39 02 5555 ",
    people: [
      ["Giulia", "Ferraro"],
      ["Lorenzo", "Mancini"],
      ["Niccolò", "De Santis"],
      ["Paola", "Guerrieri"],
      ["Chiara", "Bellini"],
      ["Andrea", "Costa"],
    ],
    streets: [
      ["Via Torino 22", "Milano", "20123"],
      ["Via del Corso 10", "Roma", "00186"],
      ["Via Po 7", "Torino", "10124"],
    ],
  },
  ESP: {
    countryCode: "ES",
    phonePrefix: "+34 91 055 0",
    people: [
      ["Lucía", "Navarro Gil"],
      ["Íñigo", "Echeverría"],
      ["María José", "Muñoz"],
      ["Joaquín", "Peña Ruiz"],
      ["Nuria", "Castaño"],
      ["Álvaro", "Domínguez"],
    ],
    streets: [
      ["Calle de Alcalá 40", "Madrid", "28014"],
      ["Carrer de Mallorca 12", "Barcelona", "08008"],
      ["Calle Sierpes 9", "Sevilla", "41004"],
    ],
  },
  PRT: {
    countryCode: "PT",
    phonePrefix: "+351 21 000 0",
    people: [
      ["Inês", "Carvalho"],
      ["João", "Magalhães"],
      ["Conceição", "Simões"],
      ["Tomás", "Vasconcelos"],
      ["Beatriz", "Lourenço"],
      ["Gonçalo", "Brandão"],
    ],
    streets: [
      ["Rua Augusta 16", "Lisboa", "1100-053"],
      ["Rua de Santa Catarina 8", "Porto", "4000-447"],
      ["Rua da Sofia 5", "Coimbra", "3000-390"],
    ],
  },
  NLD: {
    countryCode: "NL",
    phonePrefix: "+31 20 555 0",
    people: [
      ["Sanne", "van der Meer"],
      ["Joris", "de Wit"],
      ["Fleur", "Hoekstra"],
      ["Gijs", "IJsselmuiden"],
      ["Noor", "Bakker"],
      ["Daan", "Koçak"],
    ],
    streets: [
      ["Keizersgracht 14", "Amsterdam", "1015 CN"],
      ["Coolsingel 6", "Rotterdam", "3011 AD"],
      ["Oudegracht 9", "Utrecht", "3511 AB"],
    ],
  },
  BEL: {
    countryCode: "BE",
    phonePrefix: "+32 2 555 10 ",
    people: [
      ["Élodie", "Dubois"],
      ["Wouter", "Claes"],
      ["Benoît", "Lambert"],
      ["Lotte", "Vandenberghe"],
      ["Margaux", "Noël"],
      ["Pieter-Jan", "De Smedt"],
    ],
    streets: [
      ["Rue Neuve 12", "Bruxelles", "1000"],
      ["Meir 8", "Antwerpen", "2000"],
      ["Rue Léopold 5", "Liège", "4000"],
    ],
  },
  AUT: {
    countryCode: "AT",
    phonePrefix: "+43 1 5550 ",
    people: [
      ["Theresa", "Huber"],
      ["Leopold", "Grünwald"],
      ["Magdalena", "Pöschl"],
      ["Alois", "Steinböck"],
      ["Valentina", "Moser"],
      ["Nikola", "Jovanović"],
    ],
    streets: [
      ["Mariahilfer Straße 20", "Wien", "1060"],
      ["Herrengasse 7", "Graz", "8010"],
      ["Getreidegasse 9", "Salzburg", "5020"],
    ],
  },
  CZE: {
    countryCode: "CZ",
    phonePrefix: "+420 222 555 ",
    people: [
      ["Kateřina", "Nováková"],
      ["Ondřej", "Dvořák"],
      ["Zdeňka", "Růžičková"],
      ["Jiří", "Kolář"],
      ["Tereza", "Šťastná"],
      ["Matěj", "Černý"],
    ],
    streets: [
      ["Vinohradská 18", "Praha", "120 00"],
      ["Masarykova 6", "Brno", "602 00"],
      ["Stodolní 3", "Ostrava", "702 00"],
    ],
  },
  USA: {
    countryCode: "US",
    phonePrefix: "+1 212 555 01",
    people: [
      ["Madison", "Callahan"],
      ["Marcus", "Whitfield"],
      ["Elena", "Rodriguez"],
      ["Walter", "Lindqvist"],
      ["Ashley", "Nakamura"],
      ["Darnell", "Brooks"],
    ],
    streets: [
      ["120 Madison Avenue|Apt 5B", "New York", "10016", "NY"],
      ["48 Congress Avenue", "Austin", "78701", "TX"],
      ["16 Pine Street", "Seattle", "98101", "WA"],
    ],
  },
  CAD: {
    countryCode: "CA",
    phonePrefix: "+1 416 555 01",
    people: [
      ["Heather", "MacDougall"],
      ["Jean-François", "Tremblay"],
      ["Simone", "Beauchamp"],
      ["Gordon", "Sinclair"],
      ["Océane", "Gagnon"],
      ["Amrit", "Sandhu"],
    ],
    streets: [
      ["200 King Street West", "Toronto", "M5H 3T4", "ON"],
      ["1450 rue Sainte-Catherine Ouest", "Montréal", "H3G 1S8", "QC"],
      ["88 Granville Street", "Vancouver", "V6C 1T2", "BC"],
    ],
  },
} as const satisfies Record<string, Market>;

export type DemoMarket = keyof typeof markets;
export const demoMarkets = Object.keys(markets) as DemoMarket[];

export type DemoCustomer = {
  /** The commerce platform's id, which differs per site. */
  id: string;
  siteId: DemoSite;
  market: DemoMarket;
  persona: DemoPersona;
  email: string;
  firstName: string;
  lastName: string;
  /** The same on both sites. */
  cdcId: string;
  forgerockId: string;
  crmId: string;
};

/** The sample accounts with their ids in all systems; the same on every day. */
export const demoCustomers: readonly DemoCustomer[] = demoSites.flatMap((siteId) =>
  demoMarkets.flatMap((market) =>
    (Object.keys(demoPersonas) as DemoPersona[]).map((persona, index) =>
      demoCustomer({ siteId, market, persona, index }),
    ),
  ),
);

export function findDemoCustomer(key: Pick<DemoCustomer, "siteId" | "market" | "persona">): DemoCustomer {
  const found = demoCustomers.find(
    ({ siteId, market, persona }) => siteId === key.siteId && market === key.market && persona === key.persona,
  );
  if (!found) throw new Error(`There is no sample account ${key.persona} in ${key.market}.`);
  return found;
}

/** The accounts as commerce data of a day. */
export function seedCustomers(today: Date): CustomerData {
  return { customers: demoCustomers.map((customer) => customerRecord(customer, today)) };
}

type DemoCustomerKey = { siteId: DemoSite; market: DemoMarket; persona: DemoPersona; index: number };

function demoCustomer({ siteId, market, persona, index }: DemoCustomerKey): DemoCustomer {
  const number = demoPersonas[persona];
  const [firstName, lastName] = markets[market].people[index] ?? ["", ""];
  const owner = stableUuid(`owner ${market} ${number}`);
  const otherId = stableUuid(`identity ${market} ${number}`);
  // The vehicles of the legacy account are registered under the identity provider's id, all others under the CDC id.
  const isOwnerByIdentityId = persona === "magentoLegacy";
  return {
    id: `ab${hash(`customer ${siteId} ${market} ${number}`).slice(0, 24)}`,
    siteId,
    market,
    persona,
    email: `owner${number}.${market.toLowerCase()}@example.com`,
    firstName,
    lastName,
    cdcId: isOwnerByIdentityId ? otherId : owner,
    forgerockId: isOwnerByIdentityId ? owner : otherId,
    crmId: `CRM-${market}-${String(number).padStart(4, "0")}`,
  };
}

function customerRecord(customer: DemoCustomer, today: Date): CustomerData["customers"][number] {
  const { id, siteId, market, persona, email, firstName, lastName } = customer;
  const number = demoPersonas[persona];
  const { phonePrefix } = markets[market];
  return {
    id,
    siteId,
    customerNo: `${demoSites.indexOf(siteId) + 1}${String(demoMarkets.indexOf(market) + 1).padStart(4, "0")}${String(number).padStart(3, "0")}`,
    login: email,
    password: demoPassword,
    email,
    firstName,
    lastName,
    phoneHome: `${phonePrefix}${number}${number}`,
    sapCdcId: customer.cdcId,
    forgerockId: customer.forgerockId,
    svcrmCustomerId: customer.crmId,
    stripeCustomerId: null,
    createdAt: daysBefore(today, persona === "newcomer" ? 1 : accountAgeDays[persona]),
    lastLoginAt: null,
    addresses: addressesOf(customer),
    paymentInstruments: cardsOf(customer, today),
  };
}

const accountAgeDays: Record<Exclude<DemoPersona, "newcomer">, number> = {
  severalVehicles: 800,
  ordersInEveryStatus: 700,
  refunds: 400,
  magentoLegacy: 2200,
  expiredCard: 900,
};

function addressesOf({ market, persona, firstName, lastName }: DemoCustomer) {
  if (persona === "newcomer") return [];
  const { streets, countryCode } = markets[market];
  const count = persona === "severalVehicles" ? 2 : 1;
  const first = demoPersonas[persona] % streets.length;
  return Array.from({ length: count }, (_, index) => {
    const [address1, city, postalCode, stateCode]: Street = streets[(first + index) % streets.length] ?? streets[0];
    return {
      addressId: index === 0 ? "billing" : `billing-${index + 1}`,
      firstName,
      lastName,
      address1,
      city,
      postalCode,
      countryCode,
      ...(stateCode !== undefined && { stateCode }),
      preferred: index === 0,
    };
  });
}

function cardsOf({ id, persona, firstName, lastName }: DemoCustomer, today: Date) {
  if (persona === "newcomer" || persona === "magentoLegacy") return [];
  const isExpired = persona === "expiredCard";
  const lastMonth = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, 1));
  return [
    {
      paymentInstrumentId: stableUuid(`card ${id}`),
      paymentMethodId: "CREDIT_CARD",
      paymentCard: {
        holder: `${firstName} ${lastName}`,
        cardType: persona === "refunds" ? "Mastercard" : "Visa",
        number: persona === "refunds" ? "************4444" : "************1111",
        expirationMonth: isExpired ? lastMonth.getUTCMonth() + 1 : 12,
        expirationYear: isExpired ? lastMonth.getUTCFullYear() : today.getUTCFullYear() + 2,
      },
    },
  ];
}

function daysBefore(today: Date, days: number): Date {
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() - days, 9));
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** The same id on every day and every machine, in the form of a UUID. */
function stableUuid(text: string): string {
  const hex = hash(text);
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
