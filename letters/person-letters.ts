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
        refusedLetters: sql`select to_jsonb(b) as record from letters.bounces b
          where b.address = lower(${email ?? ""})`,
        unwantedLetters: sql`select to_jsonb(u) as record from letters.unsubscribed u
          where u.address = lower(${email ?? ""}) order by u.site_id`,
      }),
    async erasePerson({ person: { email } }) {
      const address = email ?? "";
      await queries.execute(sql`delete from letters.outbox where lower(recipient) = lower(${address})`);
      await queries.execute(sql`delete from letters.bounces where address = lower(${address})`);
      await queries.execute(sql`delete from letters.unsubscribed where address = lower(${address})`);
      return [];
    },
  };
}
