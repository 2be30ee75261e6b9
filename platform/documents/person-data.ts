import { sql } from "drizzle-orm";
import type { PersonData } from "../../contracts/privacy/person-data.ts";
import type { Database } from "../../database/database.ts";
import { readRecords } from "../../database/read-records.ts";

export function documentsPersonData({ queries }: Database): PersonData {
  return {
    exportPerson: ({ accountId, guestOrderNumbers }) =>
      readRecords(queries, {
        invoices: sql`select to_jsonb(d) as record from documents.documents d
          where d.account_id = ${accountId} or (d.account_id is null and d.content->>'orderNumber' in (
            select jsonb_array_elements_text(${JSON.stringify(guestOrderNumbers)}::jsonb))) order by d.external_id`,
      }),
    /**
     * An invoice names its customer: the law wants it so, and keeps it. No account opens it any longer; that of a guest
     * opened with the address of its order, which is gone.
     */
    async erasePerson({ person: { accountId }, pseudonym }) {
      await queries.execute(sql`
        update documents.documents set
          account_id = ${pseudonym}, content = content || jsonb_build_object('accountId', ${pseudonym}::text)
        where account_id = ${accountId}`);
      return ["invoices"];
    },
  };
}
