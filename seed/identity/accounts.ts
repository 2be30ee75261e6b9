import { createHash } from "node:crypto";
import type { AccountData } from "../../platform/identity/fill-accounts.ts";
import type { SampleAccount, SampleKind } from "../../platform/identity/pages/sample-aside.ts";
import { demoCustomers, type DemoPersona, demoPassword } from "../customers.ts";
import { vehicleCountries } from "./vehicle-countries.ts";

/** The password of every demonstration account, at the provider and in the shop. */
export const demonstrationPassword = demoPassword;

/** The kind of each sample account on the sign-in page. */
const kinds: Readonly<Record<DemoPersona, SampleKind>> = {
  severalVehicles: "several",
  ordersInEveryStatus: "owner",
  refunds: "owner",
  magentoLegacy: "providerId",
  newcomer: "noVehicle",
  expiredCard: "other",
};

type Person = Omit<SampleAccount, "name"> & {
  givenName: string;
  familyName: string;
  crmId: string | null;
  cdcId: string | null;
};

/** People without a record in one of the customer systems; they belong to every market. */
const incompletePeople: readonly Person[] = [
  {
    sub: personId("no crm"),
    email: "no-crm@example.com",
    givenName: "Alex",
    familyName: "Winter",
    kind: "noCrm",
    crmId: null,
    cdcId: "cdc-no-crm",
  },
  {
    sub: personId("no cdc"),
    email: "no-cdc@example.com",
    givenName: "Sam",
    familyName: "Summer",
    kind: "noCdc",
    crmId: "crm-no-cdc",
    cdcId: null,
  },
];

/** The accounts of the demonstration: the sample customers, and two with a missing id. */
export function seedAccounts(): AccountData & { samples: SampleAccount[] } {
  const people = [...owners(), ...incompletePeople];
  return {
    password: demonstrationPassword,
    accounts: people.map(({ sub, email, givenName, familyName, crmId, cdcId }) => ({
      sub,
      email,
      emailVerified: true,
      givenName,
      familyName,
      crmId,
      cdcId,
    })),
    samples: people.map(({ sub, email, givenName, familyName, kind, country }) => ({
      sub,
      email,
      name: `${givenName} ${familyName}`,
      kind,
      ...(country && { country }),
    })),
  };
}

/** One person has one account for both makes. */
function owners(): Person[] {
  return demoCustomers
    .filter(({ siteId }) => siteId === "VCS")
    .map(({ forgerockId, email, firstName, lastName, persona, market, crmId, cdcId }) => ({
      sub: forgerockId,
      email,
      givenName: firstName,
      familyName: lastName,
      kind: kinds[persona],
      country: vehicleCountries[market],
      crmId,
      cdcId,
    }));
}

/** The same id on every day and every machine, in the form of a UUID. */
function personId(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex");
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
