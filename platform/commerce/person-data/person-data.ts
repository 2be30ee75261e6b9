import { sql } from "drizzle-orm";
import { type PersonData, type PersonKeys, pseudonymousEmail } from "../../../contracts/privacy/person-data.ts";
import type { Database } from "../../../database/database.ts";
import { readRecords } from "../../../database/read-records.ts";

/** The customer records of the person at both sites. */
const ownIds = ({ accountId, identityId }: PersonKeys) => sql`(select c.id from commerce.customers c
  where c.sap_cdc_id = ${accountId} or c.id = ${accountId} or c.forgerock_id = ${identityId ?? ""})`;

/** Orders of the account, and those placed as a guest with the same address. */
const isOwnOrder = (person: PersonKeys) => sql`(o.customer_id in ${ownIds(person)}
  or (o.is_guest and lower(o.content -> 'customer_info' ->> 'email') = lower(${person.email ?? ""})))`;

export function commercePersonData(database: Database): PersonData {
  const { queries } = database;
  return {
    exportPerson(person) {
      const ids = ownIds(person);
      return readRecords(queries, {
        customers: sql`select to_jsonb(c) - 'password_hash' as record from commerce.customers c
          where c.id in ${ids} order by c.site_id`,
        addresses: sql`select to_jsonb(a) as record from commerce.customer_addresses a
          where a.customer_id in ${ids} order by a.created_at`,
        paymentMethods: sql`select to_jsonb(p) - 'card_token' as record from commerce.customer_payment_instruments p
          where p.customer_id in ${ids} order by p.created_at`,
        baskets: sql`select to_jsonb(b) || jsonb_build_object('items', (
            select coalesce(jsonb_agg(to_jsonb(i)), '[]'::jsonb) from commerce.basket_items i where i.basket_id = b.id
          )) as record
          from commerce.baskets b where b.customer_id in ${ids} order by b.created_at`,
        orders: sql`select to_jsonb(o) - 'order_token' as record from commerce.orders o
          where ${isOwnOrder(person)} order by o.placed_at`,
        coupons: sql`select to_jsonb(r) as record from commerce.coupon_redemptions r
          where r.customer_id in ${ids} order by r.order_no`,
        sessions: sql`select to_jsonb(s) as record from commerce.shopper_sessions s
          where s.customer_id in ${ids} order by s.created_at`,
      });
    },
    /** Sessions stay as ended ones: an access token is refused as long as its session is known to have ended. */
    erasePerson: ({ person, pseudonym }) =>
      database.transaction(async (tx) => {
        const ids = ownIds(person);
        const orderNumbers = sql`(select o.order_no from commerce.orders o where ${isOwnOrder(person)})`;
        await tx.execute(sql`delete from commerce.baskets where customer_id in ${ids}`);
        await tx.execute(sql`update commerce.coupon_redemptions set email = null, vin = null
          where customer_id in ${ids} or order_no in ${orderNumbers}`);
        await tx.execute(sql`delete from commerce.authorization_codes where customer_id in ${ids}`);
        await tx.execute(sql`
          update commerce.orders o set
            fields = '{}'::jsonb,
            content = (o.content - array['billing_address', 'payment_instruments']) || jsonb_build_object(
              'customer_info', jsonb_build_object(
                '_type', 'customer_info',
                'customer_id', o.customer_id,
                'email', ${pseudonymousEmail(pseudonym)}::text),
              'product_items', (
                select coalesce(jsonb_agg(item - 'c_SNP_OMS_vin'), '[]'::jsonb)
                from jsonb_array_elements(o.content -> 'product_items') as item),
              'shipments', (
                select coalesce(jsonb_agg(shipment - 'shipping_address'), '[]'::jsonb)
                from jsonb_array_elements(o.content -> 'shipments') as shipment))
          where ${isOwnOrder(person)}`);
        await tx.execute(sql`delete from commerce.customers where id in ${ids}`);
        return ["orders"];
      }),
  };
}
