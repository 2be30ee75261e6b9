import { sql } from "drizzle-orm";
import type { PersonData } from "../../contracts/privacy/person-data.ts";
import { readRecords } from "../../database/read-records.ts";
import type { PaymentsDeps } from "../deps.ts";
import { forgetMethods } from "./forget-methods.ts";

/** The payments are found by the account's id, which is the shopper reference at the providers. */
export function paymentsPersonData(deps: PaymentsDeps): PersonData {
  const { queries } = deps.database;
  return {
    exportPerson: ({ accountId }) =>
      readRecords(queries, {
        payments: sql`select (to_jsonb(p) - array['idempotency_key', 'action']) #- '{method,token}' as record from payments.payments p
          where p.shopper_reference = ${accountId} order by p.created_at`,
        refunds: sql`select to_jsonb(r) - 'idempotency_key' as record from payments.refunds r
          join payments.payments p on p.id = r.payment_id
          where p.shopper_reference = ${accountId} order by r.requested_at`,
        disputes: sql`select to_jsonb(d) as record from payments.disputes d
          join payments.payments p on p.id = d.payment_id
          where p.shopper_reference = ${accountId} order by d.opened_at`,
        paymentMethods: sql`select (to_jsonb(m) - 'token') #- '{details,token}' as record from payments.methods m
          where m.shopper_reference = ${accountId} order by m.added_at`,
      }),
    /** A payment keeps its amounts and the provider's references: refunds and disputes need them. */
    async erasePerson({ person: { accountId } }) {
      await forgetMethods(deps, accountId);
      await queries.execute(sql`
        update payments.payments set customer_email = null, ip_address = null, order_fields = '{}'::jsonb, action = null,
          method = method - 'token'
        where shopper_reference = ${accountId}`);
      return ["payments"];
    },
  };
}
