import { sql } from "drizzle-orm";
import { type PersonData, pseudonymousEmail } from "../../contracts/privacy/person-data.ts";
import type { Database } from "../../database/database.ts";
import { readRows } from "../../database/open-database.ts";
import { readRecords } from "../../database/read-records.ts";
import { maskedEmail, maskedName } from "./declarations/mask-declarant.ts";

/** The orders of the account, and those that the person placed as a guest with the same address. */
const ownOrders = (accountId: string, email: string | null) =>
  sql`(o.account_id = ${accountId} or (o.is_guest and lower(o.email) = lower(${email ?? ""})))`;

/** The numbers of the orders that were placed as a guest with an address. */
export async function findGuestOrders({ queries }: Database, email: string): Promise<string[]> {
  const rows = await readRows<{ number: string }>(
    queries,
    sql`select o.order_number as number from order_management.orders o
        where o.is_guest and lower(o.email) = lower(${email}) order by o.ordered_at desc limit 1000`,
  );
  return rows.map(({ number }) => number);
}

/** A stranger may have declared something about an order of the person. The letter about it masks the stranger too. */
function maskStranger({ is_own: isOwn, ...record }: Record<string, unknown>): Record<string, unknown> {
  if (isOwn) return record;
  const { name, email } = record;
  return { ...record, name: maskedName(String(name)), email: maskedEmail(String(email)) };
}

export function orderManagementPersonData(database: Database): PersonData {
  const { queries } = database;
  return {
    async exportPerson({ accountId, email }) {
      const isOwn = ownOrders(accountId, email);
      const orderIds = sql`(select o.id from order_management.orders o where ${isOwn})`;
      const assetIds = sql`(select a.id from order_management.assets a
        where a.account_id = ${accountId} or a.order_id in ${orderIds})`;
      const sections = await readRecords(queries, {
        orders: sql`select to_jsonb(o) - 'payment_token' as record from order_management.orders o
          where ${isOwn} order by o.ordered_at`,
        orderItems: sql`select to_jsonb(i) as record from order_management.order_items i
          where i.order_id in ${orderIds} order by i.order_id, i.position`,
        subscriptions: sql`select to_jsonb(a) as record from order_management.assets a
          where a.id in ${assetIds} order by a.id`,
        paymentMethods: sql`select to_jsonb(p) - 'token' as record from order_management.payment_records p
          where p.account_id = ${accountId}`,
        refunds: sql`select to_jsonb(r) as record from order_management.refunds r
          where r.order_id in ${orderIds} order by r.requested_at`,
        renewals: sql`select to_jsonb(r) - 'token' as record from order_management.renewals r
          where r.asset_id in ${assetIds} order by r.period_end`,
        reminders: sql`select to_jsonb(r) as record from order_management.reminders r
          where r.asset_id in ${assetIds} order by r.logged_at`,
        declarations: sql`select to_jsonb(d) - 'request_key' || jsonb_build_object('is_own',
            lower(d.email) = lower(${email ?? ""}) or lower(d.email) in (
              select lower(o.email) from order_management.orders o where ${isOwn})) as record
          from order_management.declarations d
          where lower(d.email) = lower(${email ?? ""}) or d.order_id in ${orderIds} order by d.received_at`,
        changes: sql`select to_jsonb(l) as record from order_management.audit l
          where l.actor = ${accountId} order by l.id`,
      });
      return sections.map(({ name, records }) => ({
        name,
        records: name === "declarations" ? records.map(maskStranger) : records,
      }));
    },
    erasePerson: ({ person: { accountId, email }, pseudonym }) =>
      database.transaction(async (tx) => {
        const orderIds = sql`(select o.id from order_management.orders o where ${ownOrders(accountId, email)})`;
        // Running services go on to their end, and are charged no more.
        await tx.execute(sql`update order_management.renewals set token = '' where asset_id in (
          select id from order_management.assets where account_id = ${accountId} or order_id in ${orderIds})`);
        await tx.execute(sql`delete from order_management.calendars where owner_key in (
          select owner_key from order_management.assets where account_id = ${accountId} or order_id in ${orderIds})`);
        await tx.execute(sql`
          update order_management.assets set
            is_auto_renewed = false, is_auto_renewal_cancelled = true, payment_record_id = null,
            auto_renewal_info = null, account_id = ${pseudonym}, owner_key = ${`${pseudonym}:`} || id
          where account_id = ${accountId} or order_id in ${orderIds}`);
        await tx.execute(sql`delete from order_management.calendars
          where owner_key in (${`account:${accountId}`}, ${`guest:${email?.toLowerCase() ?? ""}`})`);
        await tx.execute(sql`
          update order_management.declarations set
            name = '', contract = '', email = ${pseudonymousEmail(pseudonym)}, reason = null, note = null
          where lower(email) = lower(${email ?? ""}) or order_id in ${orderIds}`);
        await tx.execute(sql`delete from order_management.payment_records where account_id = ${accountId}`);
        await tx.execute(sql`update order_management.refunds set additional_info = null where order_id in ${orderIds}`);
        await tx.execute(sql`update order_management.audit set actor = ${pseudonym} where actor = ${accountId}`);
        await tx.execute(
          sql`update order_management.order_counts set account_id = ${pseudonym} where account_id = ${accountId}`,
        );
        await tx.execute(sql`
          update order_management.orders o set
            account_id = case when o.account_id is null then null else ${pseudonym} end,
            email = ${pseudonymousEmail(pseudonym)}, first_name = '', last_name = null,
            billing_street = '', billing_city = '', billing_postal_code = '',
            card_type = null, last4 = null, card_expires = null, bank_code = null, payment_token = null, provider_customer_id = null
          where ${ownOrders(accountId, email)}`);
        return ["orders"];
      }),
  };
}
