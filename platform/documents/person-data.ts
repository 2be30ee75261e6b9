import { sql } from "drizzle-orm";
import type { PersonData } from "../../contracts/privacy/person-data.ts";
import type { Database } from "../../database/database.ts";
import { readRecords } from "../../database/read-records.ts";

export function documentsPersonData({ queries }: Database): PersonData {
  return {
    exportPerson: ({ accountId }) =>
      readRecords(queries, {
        invoices: sql`select to_jsonb(d) as record from documents.documents d
          where d.account_id = ${accountId} order by d.external_id`,
      }),
    /** An invoice names its customer: the law wants it so, and keeps it. No account opens it any longer. */
    async erasePerson({ person: { accountId }, pseudonym }) {
      await queries.execute(sql`
        update documents.documents set
          account_id = ${pseudonym}, content = content || jsonb_build_object('accountId', ${pseudonym}::text)
        where account_id = ${accountId}`);
      return ["invoices"];
    },
  };
}
