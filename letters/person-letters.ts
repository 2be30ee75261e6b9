import { sql } from "drizzle-orm";
import type { PersonData } from "../contracts/privacy/person-data.ts";
import type { Queries } from "../database/database.ts";
import { readRecords } from "../database/read-records.ts";

/** The letters to a person's verified address. */
export function lettersPersonData(queries: Queries): PersonData {
  return {
    exportPerson: ({ email }) =>
      readRecords(queries, {
        letters: sql`select to_jsonb(o) - 'event_key' as record from letters.outbox o
          where lower(o.recipient) = lower(${email ?? ""}) order by o.id`,
      }),
    async erasePerson({ person: { email } }) {
      await queries.execute(sql`delete from letters.outbox where lower(recipient) = lower(${email ?? ""})`);
      return [];
    },
  };
}
