import { sql } from "drizzle-orm";
import type { PersonData, PersonKeys } from "../../contracts/privacy/person-data.ts";
import { readRows } from "../../database/open-database.ts";
import { readRecords } from "../../database/read-records.ts";
import type { PaymentsDeps } from "../deps.ts";
import { guestPrefix } from "../checkout/identify-buyer.ts";
import { forgetMethods } from "./forget-methods.ts";

/**
 * Payments of the account, whose id is the shopper reference at the providers; and those of orders placed as a guest,
 * also where a payment was never followed by an order.
 */
const isOwnPayment = ({ accountId, email, guestOrderNumbers }: PersonKeys) =>
  sql`(p.shopper_reference = ${accountId} or (p.shopper_reference like ${`${guestPrefix}%`} and (
    lower(p.customer_email) = lower(${email ?? ""}) or p.reference in (
      select jsonb_array_elements_text(${JSON.stringify(guestOrderNumbers)}::jsonb)))))`;

export function paymentsPersonData(deps: PaymentsDeps): PersonData {
  const { queries } = deps.database;
  return {
    exportPerson: (person) =>
      readRecords(queries, {
        payments: sql`select (to_jsonb(p) - array['idempotency_key', 'action']) #- '{method,token}' as record from payments.payments p
          where ${isOwnPayment(person)} order by p.created_at`,
        refunds: sql`select to_jsonb(r) - 'idempotency_key' as record from payments.refunds r
          join payments.payments p on p.id = r.payment_id
          where ${isOwnPayment(person)} order by r.requested_at`,
        disputes: sql`select to_jsonb(d) as record from payments.disputes d
          join payments.payments p on p.id = d.payment_id
          where ${isOwnPayment(person)} order by d.opened_at`,
        paymentMethods: sql`select (to_jsonb(m) - 'token') #- '{details,token}' as record from payments.methods m
          where m.shopper_reference = ${person.accountId} order by m.added_at`,
      }),
    /** A payment keeps its amounts and the provider's references: refunds and disputes need them. */
    async erasePerson({ person }) {
      const guests = await readRows<{ reference: string }>(
        queries,
        sql`select distinct p.shopper_reference as reference from payments.payments p
            where p.shopper_reference <> ${person.accountId} and ${isOwnPayment(person)}`,
      );
      // A guest is a customer at the providers too.
      for (const reference of [person.accountId, ...guests.map((guest) => guest.reference)]) {
        await forgetMethods(deps, reference);
      }
      await queries.execute(sql`
        update payments.payments p set customer_email = null, ip_address = null, order_fields = '{}'::jsonb, action = null,
          method = method - 'token'
        where ${isOwnPayment(person)}`);
      return ["payments"];
    },
  };
}
