import type { Client } from "../../contracts/client.ts";
import type { PersonSystem } from "../../contracts/privacy/privacy-requests.ts";
import type { Database } from "../../database/database.ts";

export type PrivacyDeps = {
  database: Database;
  now: () => Date;
  /** Every system that holds personal data. */
  systems: Readonly<Record<PersonSystem, Client>>;
  /** A system has no call to export or delete, or does not answer. */
  report: (problem: string, about: { system: PersonSystem; error: unknown }) => void;
};
