import { sql } from "drizzle-orm";
import type { PersonData } from "../../contracts/privacy/person-data.ts";
import type { Database } from "../../database/database.ts";
import { readRecords } from "../../database/read-records.ts";

/** The cases of the account, and those that the person filed as a guest. */
export function customerCarePersonData({ queries }: Database): PersonData {
  const isOwn = (accountId: string, email: string | null) =>
    sql`(c.account_id = ${accountId} or (c.account_id is null and lower(c.email) = lower(${email ?? ""})))`;
  return {
    exportPerson: ({ accountId, email }) =>
      readRecords(queries, {
        cases: sql`select to_jsonb(c) - 'request_key' as record from customer_care.cases c
          where ${isOwn(accountId, email)} order by c.opened_at`,
      }),
    async erasePerson({ person: { accountId, email } }) {
      await queries.execute(sql`delete from customer_care.cases c where ${isOwn(accountId, email)}`);
      return [];
    },
  };
}
