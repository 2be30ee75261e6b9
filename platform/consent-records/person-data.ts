import { sql } from "drizzle-orm";
import type { PersonData } from "../../contracts/privacy/person-data.ts";
import type { Database } from "../../database/database.ts";
import { readRecords } from "../../database/read-records.ts";

export function consentRecordsPersonData(database: Database): PersonData {
  const { queries } = database;
  return {
    exportPerson: ({ accountId, guestOrderNumbers }) =>
      readRecords(queries, {
        consents: sql`select to_jsonb(r) - 'key' as record from consent_records.records r
          where r.account_id = ${accountId} or (r.account_id is null and r.order_number in (
            select jsonb_array_elements_text(${JSON.stringify(guestOrderNumbers)}::jsonb))) order by r.recorded_at`,
      }),
    /** The evidence of an order is kept without the account; what has no order is deleted. */
    erasePerson: ({ person: { accountId } }) =>
      database.transaction(async (tx) => {
        await tx.execute(sql`delete from consent_records.records
          where account_id = ${accountId} and order_number is null`);
        await tx.execute(sql`update consent_records.records set account_id = null where account_id = ${accountId}`);
        return ["consents"];
      }),
  };
}
