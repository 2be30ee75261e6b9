import { createHash } from "node:crypto";
import type { AccountData } from "../../platform/identity/fill-accounts.ts";
import type { SampleAccount, SampleKind } from "../../platform/identity/pages/sample-aside.ts";

/** Every account of the demonstration has it. */
export const demonstrationPassword = "connected-2026";

/** The markets in the three letters of the vehicles, with their country. */
const markets = {
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
type Market = keyof typeof markets;

const names: Readonly<Record<Market, readonly [string, string][]>> = {
  GBR: [
    ["Eleanor", "Marsh"],
    ["Oliver", "Bennett"],
    ["Priya", "Shah"],
    ["Thomas", "Reid"],
    ["Grace", "Holloway"],
  ],
  DEU: [
    ["Anna", "Schneider"],
    ["Jonas", "Becker"],
    ["Lena", "Hoffmann"],
    ["Felix", "Krüger"],
    ["Mia", "Vogel"],
  ],
  FRA: [
    ["Camille", "Laurent"],
    ["Hugo", "Moreau"],
    ["Chloé", "Girard"],
    ["Louis", "Fontaine"],
    ["Inès", "Marchand"],
  ],
  ITA: [
    ["Giulia", "Ferrari"],
    ["Marco", "Conti"],
    ["Sofia", "Greco"],
    ["Luca", "Rinaldi"],
    ["Elena", "Moretti"],
  ],
  ESP: [
    ["Lucía", "Navarro"],
    ["Pablo", "Serrano"],
    ["Carmen", "Ortega"],
    ["Diego", "Vidal"],
    ["Marta", "Iglesias"],
  ],
  PRT: [
    ["Inês", "Carvalho"],
    ["Tiago", "Lopes"],
    ["Beatriz", "Nunes"],
    ["Rui", "Tavares"],
    ["Joana", "Figueiredo"],
  ],
  NLD: [
    ["Sanne", "de Vries"],
    ["Daan", "Visser"],
    ["Fleur", "Mulder"],
    ["Bram", "Dekker"],
    ["Lotte", "Kuipers"],
  ],
  BEL: [
    ["Élise", "Dubois"],
    ["Wout", "Peeters"],
    ["Manon", "Lambert"],
    ["Jef", "Claes"],
    ["Julie", "Maes"],
  ],
  AUT: [
    ["Katharina", "Gruber"],
    ["Lukas", "Pichler"],
    ["Theresa", "Steiner"],
    ["Paul", "Wallner"],
    ["Nina", "Eder"],
  ],
  CZE: [
    ["Tereza", "Nováková"],
    ["Jakub", "Dvořák"],
    ["Eliška", "Černá"],
    ["Matěj", "Říha"],
    ["Adéla", "Králová"],
  ],
  USA: [
    ["Madison", "Carter"],
    ["Ethan", "Brooks"],
    ["Olivia", "Hayes"],
    ["Mason", "Ward"],
    ["Harper", "Ellis"],
  ],
  CAD: [
    ["Charlotte", "Tremblay"],
    ["Liam", "MacDonald"],
    ["Émilie", "Gagnon"],
    ["Noah", "Campbell"],
    ["Zoé", "Roy"],
  ],
};

/** The numbers of the vehicles' owners in each market, and what each is there to show. */
const owners: readonly { n: number; kind: SampleKind }[] = [
  { n: 1, kind: "several" },
  { n: 2, kind: "owner" },
  { n: 3, kind: "owner" },
  { n: 4, kind: "providerId" },
  { n: 9, kind: "other" },
];

type Person = Omit<SampleAccount, "name"> & { givenName: string; familyName: string };

/** People who show what goes wrong; they are at home in every market. */
const specialPeople: readonly Person[] = [
  {
    sub: personId("nobody"),
    email: "no-vehicle@example.com",
    givenName: "Robin",
    familyName: "Walker",
    kind: "nobody",
  },
  { sub: personId("no crm"), email: "no-crm@example.com", givenName: "Alex", familyName: "Winter", kind: "noCrm" },
  { sub: personId("no cdc"), email: "no-cdc@example.com", givenName: "Sam", familyName: "Summer", kind: "noCdc" },
];

/** The accounts of the demonstration: the owners of the sample vehicles, and three who own none. */
export function seedAccounts(): AccountData & { samples: SampleAccount[] } {
  const people = [...(Object.keys(markets) as Market[]).flatMap(ownersOf), ...specialPeople];
  return {
    password: demonstrationPassword,
    accounts: people.map(({ sub, email, givenName, familyName, kind }) => ({
      sub,
      email,
      emailVerified: true,
      givenName,
      familyName,
      crmId: kind === "noCrm" ? null : `crm-${sub}`,
      cdcId: kind === "noCdc" ? null : `cdc-${sub}`,
    })),
    samples: people.map(({ givenName, familyName, ...sample }) => ({ ...sample, name: `${givenName} ${familyName}` })),
  };
}

function ownersOf(market: Market): Person[] {
  return owners.map(({ n, kind }, index) => {
    const [givenName, familyName] = names[market][index] ?? ["", ""];
    const email = `owner${n}.${market.toLowerCase()}@example.com`;
    return { sub: ownerId(market, n), email, givenName, familyName, kind, country: markets[market] };
  });
}

/** A vehicle names its owner by the same id. */
export function ownerId(market: Market, n: number): string {
  return personId(`owner ${market} ${n}`);
}

/** The same id on every day and every machine, in the form of a UUID. */
function personId(words: string): string {
  const hex = createHash("sha256").update(words).digest("hex");
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
